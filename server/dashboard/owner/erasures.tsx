/** Erases agents, and lists the erasures. */
import { useState } from "preact/hooks";
import type { Schemas } from "../../../client/index.ts";
import { grouped } from "../../display/formats.ts";
import { AgentIdField } from "../agents/agent-id-field.tsx";
import { Badge } from "../elements/badge.tsx";
import { ConfirmDialog, type DialogOf } from "../elements/dialog.tsx";
import { TextField, trimmedOf } from "../elements/field.tsx";
import { Heading } from "../elements/heading.tsx";
import { CardList } from "../elements/paged-list.tsx";
import { TaskForm } from "../elements/task-form.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { usePages, usePolling } from "../loading.ts";
import { registry } from "../session.ts";

type Erasure = Schemas["Erasure"];
type ErasureRequest = Schemas["ErasureRequest"];

/** The form, which asks for confirmation, and the list. */
export function ErasuresView() {
  const list = usePages("erasures", registry.erasures.adminList);
  usePolling(list.items?.some(({ state }) => state === "running") ?? false, list.reload, reloadMs);
  const [wanted, want] = useState<ErasureRequest | null>(null);
  const [erased, setErased] = useState(0);
  const ask = async (form: FormData) =>
    want({ agent_id: trimmedOf(form, "agent_id"), reason: trimmedOf(form, "reason") });
  return (
    <>
      <Heading
        title="Erasures"
        about="An erasure removes everything that an agent said, its past events too, for good. A deletion keeps these events."
      />
      <div class="panel" key={erased}>
        <TaskForm act={ask} verb="Erase" shown={["/agent_id", "/reason"]}>
          <AgentIdField required />
          <TextField
            label="Reason"
            name="reason"
            required
            maxLength={500}
            hint="Only owners of this node read it."
          />
        </TaskForm>
      </div>
      <CardList list={list} what="erasures" nothing="No erasures">
        {(each) => <ErasureCard key={each.seq} erasure={each} />}
      </CardList>
      {wanted && (
        <Erase
          of={wanted}
          onLeave={() => want(null)}
          onDone={() => {
            setErased((count) => count + 1);
            list.reload();
          }}
        />
      )}
    </>
  );
}

/** How often the list is read again while an erasure runs, in milliseconds. */
const reloadMs = 2_000;

/** The dialog to erase an agent. */
function Erase({ of: request, ...dialog }: DialogOf<ErasureRequest>) {
  return (
    <ConfirmDialog
      {...dialog}
      title="Erase this agent for good?"
      verb="Erase"
      act={(form) => {
        if (trimmedOf(form, "confirmation") !== request.agent_id)
          throw new Error(`Type ${request.agent_id} to confirm that it is erased.`);
        return registry.erasures.create(request);
      }}
      done="Agent erased."
    >
      <p>
        Everything that <UntrustedText class="address" text={request.agent_id} /> said is deleted here, and at
        the registries that mirror this one when they next read it. It cannot be undone. The id stays
        reserved. That it was erased is public; the reason is not.
      </p>
      <p>Backups that exist and subscribers that received its events still have it.</p>
      <AgentIdField label="Type the agent id to confirm" name="confirmation" required />
    </ConfirmDialog>
  );
}

/** Shows an erasure. */
function ErasureCard({ erasure }: { erasure: Erasure }) {
  const { agent_id, seq, state, imported, redacted_events, reason, erased_at } = erasure;
  return (
    <li class="card">
      <div class="card-head">
        <h2 class="code">
          <UntrustedText text={agent_id} />
        </h2>
        <Badge tone={state === "done" ? "good" : "warn"}>{state}</Badge>
      </div>
      <p class="small">
        Erased <RelativeTime at={erased_at} />, {grouped(redacted_events)}{" "}
        {redacted_events === 1 ? "event" : "events"} redacted, first event {seq}
      </p>
      <p>
        {imported ? (
          "The registry that it was imported from erased it."
        ) : (
          <UntrustedText text={reason ?? ""} />
        )}
      </p>
    </li>
  );
}
