/** The card of a peer. */
import { useState } from "preact/hooks";
import type { Peer, SyncResult } from "../../../client/index.ts";
import { grouped } from "../../display/formats.ts";
import type { Tone } from "../../display/tones.ts";
import { announce } from "../elements/announcements.tsx";
import { Badge } from "../elements/badge.tsx";
import { Button } from "../elements/button.tsx";
import { Card } from "../elements/card.tsx";
import { DetailList } from "../elements/detail-list.tsx";
import { ConfirmDialog, type DialogOf } from "../elements/dialog.tsx";
import { ErrorNotice } from "../elements/error-notice.tsx";
import { ExternalLink } from "../elements/external-link.tsx";
import { PagedList } from "../elements/paged-list.tsx";
import { Progress } from "../elements/progress.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { useAction, usePages } from "../loading.ts";
import { registry } from "../session.ts";
import { PeerLogDetails } from "./peer-log.tsx";

/** The timeout of a sync request, in milliseconds; the sync continues in the background. */
const timeout = 120_000;

const tones: Record<Peer["status"], Tone> = { active: "good", degraded: "bad", removing: "idle" };

/** The properties of the card. */
interface PeerCardProps {
  peer: Peer;
  /** All peers, for the names of those that have an id already. */
  peers: readonly Peer[];
  onChanged: () => void;
}

/** Shows a peer, with controls to sync and remove it. */
export function PeerCard({ peer, peers, onChanged }: PeerCardProps) {
  const [removing, setRemoving] = useState(false);
  const [conflicts, showConflicts] = useState(false);
  const [result, setResult] = useState<SyncResult>();
  const sync = useAction(async () => {
    setResult(await registry.federation.sync(peer.id, {}, { timeout }));
    announce("Sync finished.");
    onChanged();
  });
  return (
    <Card
      title={<UntrustedText text={peer.name} />}
      beside={<Badge tone={tones[peer.status]}>{peer.status}</Badge>}
    >
      <p>
        <ExternalLink to={peer.base_url} />
      </p>
      {peer.last_error !== null && (
        <p class="notice bad">
          <strong>
            {peer.consecutive_failures === 1
              ? "The last sync failed."
              : `The last ${peer.consecutive_failures} syncs failed.`}
          </strong>{" "}
          <UntrustedText text={peer.last_error} />
        </p>
      )}
      <DetailList
        of={[
          ["Agents", grouped(peer.agents)],
          ["Conflicts", grouped(peer.conflicts)],
          ["Skipped", grouped(peer.skipped)],
          ["Last sync", <RelativeTime key="last" at={peer.last_sync_at} />],
          ["Next sync", <RelativeTime key="next" at={peer.next_sync_at} />],
        ]}
      />
      {sync.busy && <Progress what="Syncing …" />}
      {result && <p class="small">{wordsOf(result)}</p>}
      <ErrorNotice error={sync.error} />
      <details onToggle={(event) => showConflicts(event.currentTarget.open)}>
        <summary>Conflicts ({grouped(peer.conflicts)})</summary>
        {conflicts && <Conflicts id={peer.id} peers={peers} />}
      </details>
      {peer.log && <PeerLogDetails peer={peer} log={peer.log} onChanged={onChanged} />}
      <div class="actions">
        <Button busy={sync.busy} onClick={() => void sync.run()}>
          Sync now
        </Button>
        <Button look="danger" onClick={() => setRemoving(true)}>
          Remove
        </Button>
      </div>
      {removing && <RemovePeer of={peer} onLeave={() => setRemoving(false)} onDone={onChanged} />}
    </Card>
  );
}

function Conflicts({ id, peers }: { id: string; peers: readonly Peer[] }) {
  const nameOf = (peer: string) => peers.find((each) => each.id === peer)?.name ?? "another peer";
  const list = usePages("conflicts", (at, options) => registry.federation.conflicts(id, at, options), [id]);
  return (
    <PagedList list={list} what="conflicts" nothing="No conflicts">
      {(found) => (
        <ul>
          {found.map(({ agent_id, held_by, seen_at }) => (
            <li key={agent_id}>
              <code class="address">
                <UntrustedText text={agent_id} />
              </code>{" "}
              ID taken by {held_by === "local" ? "a local agent" : <UntrustedText text={nameOf(held_by)} />},
              seen <RelativeTime at={seen_at} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function RemovePeer({ of: peer, ...dialog }: DialogOf<Peer>) {
  return (
    <ConfirmDialog
      {...dialog}
      title={["Remove ", peer.name, "?"]}
      verb="Remove"
      act={() => registry.federation.remove(peer.id)}
      done="Peer removed."
    >
      <p>Its {grouped(peer.agents)} agents are removed from this registry. At the peer nothing changes.</p>
    </ConfirmDialog>
  );
}

function wordsOf({ status, error, created, updated, tombstoned, unchanged }: SyncResult): string {
  const done = `${created} new, ${updated} changed, ${tombstoned} retired, ${unchanged} unchanged`;
  return `${status}: ${done}${error === null ? "" : `. ${error}`}`;
}
