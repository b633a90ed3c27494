/** The log of a peer: what the peer says of it, and the buttons by which the operator confirms its keys. */
import { useState } from "preact/hooks";
import type { Peer, PeerLog } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { Button } from "../elements/button.tsx";
import { DetailList } from "../elements/detail-list.tsx";
import { ConfirmDialog } from "../elements/dialog.tsx";
import { ErrorNotice } from "../elements/error-notice.tsx";
import { Field, textOf } from "../elements/field.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { useAction, useLoaded } from "../loading.ts";
import { registry } from "../session.ts";

/** The properties of the log of a peer. */
interface PeerLogProps {
  peer: Peer;
  log: PeerLog;
  onChanged: () => void;
}

/** Shows what a peer says its log is, and lets the operator confirm it. */
export function PeerLogDetails({ peer, log, onChanged }: PeerLogProps) {
  const [dialog, setDialog] = useState<"witness" | "watch">();
  const { origin, vkeys, witness_vkey, is_witness, is_watched, read_at } = log;
  const properties = { peer, log, onChanged, onLeave: () => setDialog(undefined) };
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
        {witness_vkey !== null && !is_witness && (
          <Button onClick={() => setDialog("witness")}>Make it a witness</Button>
        )}
        {vkeys.length > 0 && !is_watched && (
          <Button onClick={() => setDialog("watch")}>Witness its log</Button>
        )}
      </div>
      {dialog === "witness" && witness_vkey !== null && <AddWitness {...properties} vkey={witness_vkey} />}
      {dialog === "watch" && <WatchLog {...properties} />}
    </>
  );
}

/** The properties of a dialog. */
interface ConfirmProps extends PeerLogProps {
  onLeave: () => void;
}

function AddWitness({ peer, vkey, onChanged, onLeave }: ConfirmProps & { vkey: string }) {
  const url = `${peer.base_url}/log/witness`;
  const { value, error, reload } = useLoaded((signal) => registry.log.witnesses({ signal }), []);
  const action = useAction(async (form: FormData) => {
    await registry.log.addWitness(textOf(form, "name").trim(), { vkey, url });
    announce("Witness added.");
    onLeave();
    onChanged();
  });
  const former = value?.witnesses.find((witness) => witness.url === url);
  const names = value?.witnesses.map(({ name }) => name) ?? [];
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
      <ErrorNotice error={error} onRetry={reload} />
      {value && (
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
      )}
    </ConfirmDialog>
  );
}

function WatchLog({ peer, log: { origin, vkeys }, onChanged, onLeave }: ConfirmProps) {
  const { value, error, reload } = useLoaded((signal) => registry.log.watched({ signal }), []);
  const action = useAction(async () => {
    await registry.log.watch(origin, { vkeys });
    announce("This node witnesses the log.");
    onLeave();
    onChanged();
  });
  const former = value?.logs.find((each) => each.origin === origin);
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
          <p class="notice bad">This node witnesses a log of this name already. These are replaced:</p>
          <KeyList keys={former.vkeys} />
        </>
      )}
      <ErrorNotice error={error} onRetry={reload} />
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
        , for example in a call. The peer itself sent {keys.length === 1 ? "it" : "them"}, so whoever controls
        its server could send others.
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
  const name = host.replace(/^[.-]+|[.-]+$/g, "") || "peer";
  for (let count = 1; ; count++) {
    const numbered = count === 1 ? name : `${name}-${count}`;
    if (!used.includes(numbered)) return numbered;
  }
}
