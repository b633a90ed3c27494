/** Controls to edit, deprecate, reactivate, rename, transfer and delete an agent, for accounts that may change it. */
import { useState } from "preact/hooks";
import type { Agent, StatusChange } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { Button } from "../elements/button.tsx";
import { ConfirmDialog } from "../elements/dialog.tsx";
import { ErrorNotice } from "../elements/error-notice.tsx";
import { Field, TextField, textOf } from "../elements/field.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { useAction } from "../loading.ts";
import { go, hrefOf } from "../router.ts";
import { registry } from "../session.ts";
import { Rename } from "./rename.tsx";
import { Transfer } from "./transfer.tsx";

/** The properties of the controls and their dialogs. */
interface RetirementProps {
  agent: Agent;
  onChanged: (agent: Agent) => void;
}

/** Shows the controls. @param isOwn whether the account owns the agent: only then may it transfer it. */
export function Retirement({ agent, isOwn, onChanged }: RetirementProps & { isOwn: boolean }) {
  const [open, setOpen] = useState<"deprecate" | "rename" | "transfer" | "remove" | null>(null);
  const close = () => setOpen(null);
  const again = useAction(async () => {
    onChanged(await registry.agents.setStatus(agent.agent_id, { status: "active" }));
    announce("Agent reactivated.");
  });
  return (
    <>
      <div class="actions">
        <a class="button primary" href={hrefOf("agents", agent.agent_id, "edit")}>
          Edit
        </a>
        {agent.status !== "suspended" && (
          <Button onClick={() => setOpen("deprecate")}>
            {agent.status === "deprecated" ? "Change deprecation" : "Deprecate"}
          </Button>
        )}
        {agent.status === "deprecated" && (
          <Button busy={again.busy} onClick={() => void again.run()}>
            Reactivate
          </Button>
        )}
        <Button onClick={() => setOpen("rename")}>Rename</Button>
        {isOwn && agent.status !== "suspended" && (
          <Button onClick={() => setOpen("transfer")}>Transfer</Button>
        )}
        <Button look="danger" onClick={() => setOpen("remove")}>
          Delete
        </Button>
      </div>
      <ErrorNotice error={again.error} />
      {open === "deprecate" && (
        <Deprecate
          agent={agent}
          onLeave={close}
          onChanged={(changed) => {
            close();
            onChanged(changed);
          }}
        />
      )}
      {open === "rename" && <Rename agent={agent} onLeave={close} />}
      {open === "transfer" && <Transfer agent={agent} onLeave={close} />}
      {open === "remove" && <Remove agent={agent} onLeave={close} />}
    </>
  );
}

function Deprecate({ agent, onChanged, onLeave }: RetirementProps & { onLeave: () => void }) {
  const action = useAction(async (form: FormData) => {
    onChanged(await registry.agents.setStatus(agent.agent_id, changeOf(form, agent)));
    announce("Agent deprecated.");
  });
  const { error } = action;
  return (
    <ConfirmDialog
      title="Deprecate this agent"
      verb="Deprecate"
      look="primary"
      action={action}
      onLeave={onLeave}
    >
      <p>It stays listed and points users to a replacement.</p>
      <TextField
        label="Reason (optional)"
        name="message"
        maxLength={500}
        error={error}
        defaultValue={agent.status_message ?? ""}
      />
      <Field
        label="Replacement agent (optional)"
        name="successor_agent_id"
        maxLength={255}
        error={error}
        defaultValue={agent.successor_agent_id ?? ""}
        class="code"
        autocomplete="off"
      />
      <Field
        label="Sunset date (optional)"
        name="sunset_at"
        type="date"
        error={error}
        hint="At 00:00 UTC."
        defaultValue={agent.sunset_at?.slice(0, 10) ?? ""}
      />
    </ConfirmDialog>
  );
}

function changeOf(form: FormData, { sunset_at }: Agent): StatusChange {
  const [message, successor_agent_id, day] = ["message", "successor_agent_id", "sunset_at"].map((name) =>
    textOf(form, name).trim(),
  );
  return {
    status: "deprecated",
    ...(message && { message }),
    ...(successor_agent_id && { successor_agent_id }),
    // The form has only the day: the time of a date that stays is kept.
    ...(day && { sunset_at: sunset_at?.startsWith(day) ? sunset_at : `${day}T00:00:00Z` }),
  };
}

function Remove({ agent, onLeave }: { agent: Agent; onLeave: () => void }) {
  const action = useAction(async () => {
    await registry.agents.remove(agent.agent_id);
    announce("Agent deleted.");
    go("agents");
  });
  return (
    <ConfirmDialog title="Delete this agent?" verb="Delete agent" action={action} onLeave={onLeave}>
      <p>
        This erases the record, AgentFacts and card of <UntrustedText class="address" text={agent.agent_id} />
        . Its ID is reserved: only you can register it again.
      </p>
    </ConfirmDialog>
  );
}
