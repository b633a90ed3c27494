/** The control to suspend an agent, for the operator. */
import { useState } from "preact/hooks";
import type { Agent } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { Button } from "../elements/button.tsx";
import { ConfirmDialog } from "../elements/dialog.tsx";
import { TextField, textOf } from "../elements/field.tsx";
import { useAction } from "../loading.ts";
import { registry } from "../session.ts";

/** The properties of the control. */
interface SuspensionProps {
  agent: Agent;
  onChanged: (agent: Agent) => void;
}

/** Suspends an agent. Its owner can then neither change nor reactivate it. */
export function Suspension({ agent, onChanged }: SuspensionProps) {
  const [asking, ask] = useState(false);
  const action = useAction(async (form: FormData) => {
    const message = textOf(form, "message").trim();
    const change = { status: "suspended" as const, ...(message !== "" && { message }) };
    const changed = await registry.agents.setStatus(agent.agent_id, change);
    announce("Agent suspended.");
    ask(false);
    onChanged(changed);
  });
  if (agent.status === "suspended") return null;
  return (
    <>
      <div class="actions">
        <Button look="danger" onClick={() => ask(true)}>
          Suspend
        </Button>
        <span class="small">Only for the operator of the node.</span>
      </div>
      {asking && (
        <ConfirmDialog title="Suspend this agent?" verb="Suspend" action={action} onLeave={() => ask(false)}>
          <p>It is no longer listed. Only the operator can reactivate it.</p>
          <TextField label="Reason (optional)" name="message" maxLength={500} error={action.error} />
        </ConfirmDialog>
      )}
    </>
  );
}
