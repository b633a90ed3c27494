/** One peer. */
import { useState } from "preact/hooks";
import type { Peer, PeerConflict, PeerConflictPage, SyncResult } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { Button } from "../elements/button.tsx";
import { Question } from "../elements/dialog.tsx";
import { Failure } from "../elements/failure.tsx";
import { Progress } from "../elements/progress.tsx";
import { Badge, Facts, Listed, Moment, type Mood, Nothing, Outside } from "../elements/shown.tsx";
import { Theirs } from "../elements/theirs.tsx";
import { useAction, usePages } from "../loading.ts";
import { registry } from "../session.ts";
import { counted } from "../times.ts";

/** How long the reading of a peer may take, in milliseconds; what is not done by then goes on by itself. */
const timeout = 120_000;

const moods: Record<Peer["status"], Mood> = { active: "good", degraded: "bad", removing: "idle" };

/** A peer: how it is, what it has here; it can be read now, and removed. */
export function PeerCard({ peer, onChanged }: { peer: Peer; onChanged: () => void }) {
  const [removing, setRemoving] = useState(false);
  const [conflicts, showConflicts] = useState(false);
  const [result, setResult] = useState<SyncResult>();
  const sync = useAction(async () => {
    setResult(await registry.federation.sync(peer.id, {}, { timeout }));
    announce("The peer was read.");
    onChanged();
  });
  return (
    <li class="card">
      <div class="card-head">
        <h2>
          <Theirs text={peer.name} />
        </h2>
        <Badge mood={moods[peer.status]}>{peer.status}</Badge>
      </div>
      <p>
        <Outside to={peer.base_url} />
      </p>
      {peer.last_error !== null && (
        <p class="notice bad">
          <strong>{peer.consecutive_failures} readings in a row failed.</strong>{" "}
          <Theirs text={peer.last_error} />
        </p>
      )}
      <Facts
        of={[
          ["Agents", counted(peer.agents)],
          ["Conflicts", counted(peer.conflicts)],
          ["Skipped", counted(peer.skipped)],
          ["Last read", <Moment key="last" at={peer.last_sync_at} />],
          ["Next", <Moment key="next" at={peer.next_sync_at} />],
        ]}
      />
      {sync.busy && <Progress what="Reading the peer …" />}
      {result && <p class="small">{wordsOf(result)}</p>}
      <Failure error={sync.error} />
      <details onToggle={(event) => showConflicts(event.currentTarget.open)}>
        <summary>Conflicts ({counted(peer.conflicts)})</summary>
        {conflicts && <Conflicts id={peer.id} />}
      </details>
      <div class="actions">
        <Button busy={sync.busy} onClick={() => void sync.run()}>
          Read now
        </Button>
        <Button look="danger" onClick={() => setRemoving(true)}>
          Remove
        </Button>
      </div>
      {removing && <RemovePeer peer={peer} onLeave={() => setRemoving(false)} onRemoved={onChanged} />}
    </li>
  );
}

function Conflicts({ id }: { id: string }) {
  const list = usePages<PeerConflict, PeerConflictPage>(
    (at, signal) => registry.federation.conflicts(id, at, { signal }),
    (page) => page.conflicts,
    [id],
  );
  return (
    <Listed list={list} what="conflicts" nothing={<Nothing title="No conflicts" />}>
      {(found) => (
        <ul>
          {found.map(({ agent_id, held_by, seen_at }) => (
            <li key={agent_id}>
              <code class="address">
                <Theirs text={agent_id} />
              </code>{" "}
              belongs to {held_by}, seen <Moment at={seen_at} />
            </li>
          ))}
        </ul>
      )}
    </Listed>
  );
}

/** What the dialog can be given. */
interface RemovePeerProps {
  peer: Peer;
  onRemoved: () => void;
  onLeave: () => void;
}

function RemovePeer({ peer, onRemoved, onLeave }: RemovePeerProps) {
  const action = useAction(async () => {
    await registry.federation.remove(peer.id);
    announce("Peer removed.");
    onLeave();
    onRemoved();
  });
  const title = (
    <>
      Remove <Theirs text={peer.name} />?
    </>
  );
  return (
    <Question {...{ title, verb: "Remove", action, onLeave }}>
      <p>Its {counted(peer.agents)} agents are retired here. At their origin nothing changes.</p>
    </Question>
  );
}

function wordsOf({ status, error, created, updated, tombstoned, unchanged }: SyncResult): string {
  const done = `${created} new, ${updated} changed, ${tombstoned} retired, ${unchanged} as before`;
  return `${status}: ${done}${error === null ? "" : `. ${error}`}`;
}
