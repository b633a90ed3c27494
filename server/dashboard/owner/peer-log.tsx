/** The log of a peer: what the peer says of it, and the buttons by which the operator confirms its keys. */
import { useState } from "preact/hooks";
import type { Peer, PeerLog, Schemas } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { Button } from "../elements/button.tsx";
import { DetailList } from "../elements/detail-list.tsx";
import { ConfirmDialog } from "../elements/dialog.tsx";
import { ErrorNotice } from "../elements/error-notice.tsx";
import { Field, textOf } from "../elements/field.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { useAction } from "../loading.ts";
import { registry } from "../session.ts";

type LogWitness = Schemas["LogWitness"];
type WatchedLog = Schemas["WatchedLog"];

/** The properties of the log of a peer. */
interface PeerLogProps {
  peer: Peer;
  log: PeerLog;
  onChanged: () => void;
}

/** Shows what a peer says its log is, and lets the operator confirm it. */
export function PeerLogDetails({ peer, log, onChanged }: PeerLogProps) {
  const [witnesses, setWitnesses] = useState<LogWitness[]>();
  const [watched, setWatched] = useState<WatchedLog[]>();
  // A dialog opens once it can say what it would replace.
  const addWitness = useAction(async () => setWitnesses((await registry.log.witnesses()).witnesses));
  const watch = useAction(async () => setWatched((await registry.log.watched()).logs));
  const { origin, vkeys, witness_vkey, is_witness, is_watched, read_at } = log;
  return (
    <>
      <h3>Transparency log</h3>
      <DetailList
        of={[
          [
            "Name",
            <code key="name" class="address">
              <UntrustedText text={origin} />
            </code>,
          ],
          ["Witness of this node", is_witness ? "Yes" : "No"],
          ["Witnessed by this node", is_watched ? "Yes" : "No"],
          ["Keys read", <RelativeTime key="read" at={read_at} />],
        ]}
      />
      <ErrorNotice error={addWitness.error ?? watch.error} />
      <div class="actions">
        {witness_vkey !== null && !is_witness && (
          <Button busy={addWitness.busy} onClick={() => void addWitness.run()}>
            Make it a witness
          </Button>
        )}
        {vkeys.length > 0 && !is_watched && (
          <Button busy={watch.busy} onClick={() => void watch.run()}>
            Witness its log
          </Button>
        )}
      </div>
      {witnesses && witness_vkey !== null && (
        <AddWitness
          peer={peer}
          vkey={witness_vkey}
          witnesses={witnesses}
          onChanged={onChanged}
          onLeave={() => setWitnesses(undefined)}
        />
      )}
      {watched && (
        <WatchLog
          peer={peer}
          log={log}
          watched={watched}
          onChanged={onChanged}
          onLeave={() => setWatched(undefined)}
        />
      )}
    </>
  );
}

/** The properties of both dialogs. */
interface ConfirmProps {
  peer: Peer;
  onChanged: () => void;
  onLeave: () => void;
}

/** The properties of the dialog that adds a witness. */
interface AddWitnessProps extends ConfirmProps {
  vkey: string;
  /** The present witnesses. */
  witnesses: readonly LogWitness[];
}

function AddWitness({ peer, vkey, witnesses, onChanged, onLeave }: AddWitnessProps) {
  const url = `${peer.base_url}/log/witness`;
  const action = useAction(async (form: FormData) => {
    await registry.log.addWitness(textOf(form, "name").trim(), { vkey, url });
    announce("Witness added.");
    onLeave();
    onChanged();
  });
  const former = witnesses.find((witness) => witness.url === url);
  const names = witnesses.map(({ name }) => name);
  const title = (
    <>
      Make <UntrustedText text={peer.name} /> a witness?
    </>
  );
  return (
    <ConfirmDialog title={title} verb="Make it a witness" look="primary" action={action} onLeave={onLeave}>
      <p>
        A witness cosigns the checkpoints of this node’s log, so that nobody can be shown another history. It
        does so once its operator has it witness this log.
      </p>
      <Keys keys={[vkey]} />
      {former && (
        <p class="notice bad">
          The witness {former.name} has this URL and another key. If you keep its name, this key replaces that
          one.
        </p>
      )}
      <Field
        label="Name of the witness"
        name="name"
        required
        maxLength={63}
        defaultValue={former?.name ?? unusedName(peer.base_url, names)}
        hint="A witness that has this name already is replaced."
        autocomplete="off"
        spellcheck={false}
      />
    </ConfirmDialog>
  );
}

/** The properties of the dialog that has a log witnessed. */
interface WatchLogProps extends ConfirmProps {
  log: PeerLog;
  /** The logs that the node witnesses at present. */
  watched: readonly WatchedLog[];
}

function WatchLog({ peer, log: { origin, vkeys }, watched, onChanged, onLeave }: WatchLogProps) {
  const action = useAction(async () => {
    await registry.log.watch(origin, { vkeys });
    announce("This node witnesses the log.");
    onLeave();
    onChanged();
  });
  const former = watched.find((each) => each.origin === origin);
  const title = (
    <>
      Witness the log of <UntrustedText text={peer.name} />?
    </>
  );
  return (
    <ConfirmDialog title={title} verb="Witness its log" look="primary" action={action} onLeave={onLeave}>
      <p>
        This node then cosigns the checkpoints of this log that are sent to it, and only those that begin with
        all entries of the ones before.
      </p>
      <p>
        Log:{" "}
        <code class="address">
          <UntrustedText text={origin} />
        </code>
      </p>
      <Keys keys={vkeys} />
      {!isNamedAfter(origin, peer.base_url) && (
        <p class="notice bad">The name of the log has another host than the peer: ask its operator why.</p>
      )}
      {former && (
        <>
          <p class="notice bad">
            This node witnesses a log of this name already. These keys of it are replaced:
          </p>
          <KeyList keys={former.vkeys} />
        </>
      )}
    </ConfirmDialog>
  );
}

/** Shows keys, and says what to compare them with. */
function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <>
      <p>
        <strong>
          Compare {keys.length === 1 ? "the key" : "the keys"} with what the operator of the peer says
        </strong>
        , for example in a call. The peer itself sent {keys.length === 1 ? "it" : "them"}, so someone who
        controls its server could send others.
      </p>
      <KeyList keys={keys} />
    </>
  );
}

function KeyList({ keys }: { keys: readonly string[] }) {
  return (
    <ul>
      {keys.map((key) => (
        <li key={key}>
          <code class="address">
            <UntrustedText text={key} />
          </code>
        </li>
      ))}
    </ul>
  );
}

/** Whether the name of a log begins with the host of a URL. */
function isNamedAfter(origin: string, url: string): boolean {
  return origin.split("/")[0] === new URL(url).host;
}

/** A name for a witness: the host of its URL, with a number if a witness has that name. */
function unusedName(url: string, used: readonly string[]): string {
  const host = new URL(url).hostname.replace(/[^a-z0-9.-]/g, "").slice(0, 58);
  const name = host.replace(/^[.-]+/, "").replace(/(?<![.-])[.-]+$/, "") || "peer";
  for (let count = 1; ; count++) {
    const numbered = count === 1 ? name : `${name}-${count}`;
    if (!used.includes(numbered)) return numbered;
  }
}
