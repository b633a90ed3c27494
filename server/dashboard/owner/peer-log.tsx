/** The log of a peer: what the peer says of it, and the buttons by which the operator confirms its keys. */
import { useState } from "preact/hooks";
import type { Peer, PeerLog, Schemas } from "../../../client/index.ts";
import { ActionButton } from "../elements/action-button.tsx";
import { DetailList } from "../elements/detail-list.tsx";
import { ConfirmDialog, type DialogOf } from "../elements/dialog.tsx";
import { Field, trimmedOf } from "../elements/field.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
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
      <div class="actions">
        {/* A dialog opens once it can say what it would replace. */}
        {witness_vkey !== null && !is_witness && (
          <ActionButton act={() => registry.log.witnesses()} onDone={(list) => setWitnesses(list.witnesses)}>
            Make it a witness
          </ActionButton>
        )}
        {vkeys.length > 0 && !is_watched && (
          <ActionButton act={() => registry.log.watched()} onDone={(list) => setWatched(list.logs)}>
            Witness its log
          </ActionButton>
        )}
      </div>
      {witnesses && witness_vkey !== null && (
        <AddWitness
          of={peer}
          vkey={witness_vkey}
          witnesses={witnesses}
          onDone={onChanged}
          onLeave={() => setWitnesses(undefined)}
        />
      )}
      {watched && (
        <WatchLog
          of={peer}
          log={log}
          watched={watched}
          onDone={onChanged}
          onLeave={() => setWatched(undefined)}
        />
      )}
    </>
  );
}

/** The properties of the dialog that adds a witness. */
interface AddWitnessProps extends DialogOf<Peer> {
  vkey: string;
  /** The present witnesses. */
  witnesses: readonly LogWitness[];
}

function AddWitness({ of: peer, vkey, witnesses, ...dialog }: AddWitnessProps) {
  const url = `${peer.base_url}/log/witness`;
  const former = witnesses.find((witness) => witness.url === url);
  const names = witnesses.map(({ name }) => name);
  return (
    <ConfirmDialog
      {...dialog}
      title={["Make ", peer.name, " a witness?"]}
      verb="Make it a witness"
      look="primary"
      act={(form) => registry.log.addWitness(trimmedOf(form, "name"), { vkey, url })}
      done="Witness added."
    >
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
interface WatchLogProps extends DialogOf<Peer> {
  log: PeerLog;
  /** The logs that the node witnesses at present. */
  watched: readonly WatchedLog[];
}

function WatchLog({ of: peer, log: { origin, vkeys }, watched, ...dialog }: WatchLogProps) {
  const former = watched.find((each) => each.origin === origin);
  return (
    <ConfirmDialog
      {...dialog}
      title={["Witness the log of ", peer.name, "?"]}
      verb="Witness its log"
      look="primary"
      act={() => registry.log.watch(origin, { vkeys })}
      done="This node witnesses the log."
    >
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
