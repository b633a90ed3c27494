/** Controls to edit, deprecate, reactivate, rename, transfer and delete an agent, for accounts that may change it. */
import { useState } from "preact/hooks";
import type { Agent, StatusChange } from "../../../client/index.ts";
import { Button } from "../elements/button.tsx";
import { ConfirmDialog, type DialogOf } from "../elements/dialog.tsx";
import { Field, filledIn, TextField, trimmedOf } from "../elements/field.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { go, hrefOf } from "../router.ts";
import { registry } from "../session.ts";
import { AgentIdField } from "./agent-id-field.tsx";
import { Rename } from "./rename.tsx";
import { Reactivation } from "./suspension.tsx";
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
        {agent.status === "deprecated" && <Reactivation agent={agent} onChanged={onChanged} />}
        <Button onClick={() => setOpen("rename")}>Rename</Button>
        {isOwn && agent.status !== "suspended" && (
          <Button onClick={() => setOpen("transfer")}>Transfer</Button>
        )}
        <Button look="danger" onClick={() => setOpen("remove")}>
          Delete
        </Button>
      </div>
      {open === "deprecate" && <Deprecate of={agent} onLeave={close} onDone={onChanged} />}
      {open === "rename" && <Rename agent={agent} onLeave={close} />}
      {open === "transfer" && <Transfer agent={agent} onLeave={close} />}
      {open === "remove" && <Remove agent={agent} onLeave={close} />}
    </>
  );
}

function Deprecate({ of: agent, ...dialog }: DialogOf<Agent, Agent>) {
  return (
    <ConfirmDialog
      {...dialog}
      title="Deprecate this agent"
      verb="Deprecate"
      look="primary"
      act={(form) => registry.agents.setStatus(agent.agent_id, changeOf(form, agent))}
      done="Agent deprecated."
    >
      <p>It stays listed and points users to a replacement.</p>
      <TextField
        label="Reason (optional)"
        name="message"
        maxLength={500}
        defaultValue={agent.status_message ?? ""}
      />
      <AgentIdField
        label="Replacement agent (optional)"
        name="successor_agent_id"
        defaultValue={agent.successor_agent_id ?? ""}
      />
      <Field
        label="Sunset date (optional)"
        name="sunset_at"
        type="date"
        hint="At 00:00 UTC."
        defaultValue={agent.sunset_at?.slice(0, 10) ?? ""}
      />
    </ConfirmDialog>
  );
}

function changeOf(form: FormData, { sunset_at }: Agent): StatusChange {
  const day = trimmedOf(form, "sunset_at");
  return {
    status: "deprecated",
    ...filledIn(form, "message", "successor_agent_id"),
    // The form has only the day: the time of a date that stays is kept.
    ...(day && { sunset_at: sunset_at?.startsWith(day) ? sunset_at : `${day}T00:00:00Z` }),
  };
}

function Remove({ agent, onLeave }: { agent: Agent; onLeave: () => void }) {
  return (
    <ConfirmDialog
      title="Delete this agent?"
      verb="Delete agent"
      act={() => registry.agents.remove(agent.agent_id)}
      done="Agent deleted."
      onDone={() => go("agents")}
      onLeave={onLeave}
    >
      <p>
        This erases the record, AgentFacts and card of <UntrustedText class="address" text={agent.agent_id} />
        . Its ID is reserved: only you can register it again.
      </p>
    </ConfirmDialog>
  );
}
