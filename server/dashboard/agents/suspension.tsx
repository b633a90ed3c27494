/** The controls to suspend an agent and to reactivate it, for the operator. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Agent } from "../../../client/index.ts";
import { ActionButton } from "../elements/action-button.tsx";
import { Button } from "../elements/button.tsx";
import { ConfirmDialog, type DialogOf } from "../elements/dialog.tsx";
import { filledIn, TextField } from "../elements/field.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { registry } from "../session.ts";

/** The properties of the controls. */
interface SuspensionProps {
  agent: Agent;
  onChanged: (agent: Agent) => void;
  /** Content beside the button. */
  beside?: string;
}

/** Suspends an agent, with a reason, or reactivates it. */
export function Suspension({ agent, onChanged, beside }: SuspensionProps) {
  const [asking, ask] = useState(false);
  const name = <UntrustedText text={agent.agent_id} />;
  return (
    <>
      <div class="actions">
        {agent.status === "suspended" ? (
          <Reactivation agent={agent} onChanged={onChanged} of={name} />
        ) : (
          <Button look="danger" onClick={() => ask(true)} of={name}>
            Suspend
          </Button>
        )}
        {beside !== undefined && <span class="small">{beside}</span>}
      </div>
      {asking && <Suspend of={agent} onLeave={() => ask(false)} onDone={onChanged} />}
    </>
  );
}

/** The button that reactivates an agent. @param of what screen readers say that it acts on */
export function Reactivation({ agent, onChanged, of }: SuspensionProps & { of?: ComponentChildren }) {
  const act = () => registry.agents.setStatus(agent.agent_id, { status: "active" });
  return (
    <ActionButton act={act} done="Agent reactivated." onDone={onChanged} of={of}>
      Reactivate
    </ActionButton>
  );
}

/** The dialog to suspend an agent. */
function Suspend({ of: agent, ...dialog }: DialogOf<Agent, Agent>) {
  return (
    <ConfirmDialog
      {...dialog}
      title="Suspend this agent?"
      verb="Suspend"
      act={(form) =>
        registry.agents.setStatus(agent.agent_id, { status: "suspended", ...filledIn(form, "message") })
      }
      done="Agent suspended."
    >
      <p>
        <UntrustedText class="address" text={agent.agent_id} /> is no longer listed, and its description is
        withheld. Its owner sees the reason. Only the operator can reactivate it.
      </p>
      <TextField label="Reason (optional)" name="message" maxLength={500} />
    </ConfirmDialog>
  );
}
