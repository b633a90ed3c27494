/** The controls to suspend an agent and to reactivate it, for the operator. */
import { useState } from "preact/hooks";
import type { Agent } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { Button } from "../elements/button.tsx";
import { ConfirmDialog } from "../elements/dialog.tsx";
import { ErrorNotice } from "../elements/error-notice.tsx";
import { TextField, textOf } from "../elements/field.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { useAction } from "../loading.ts";
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
  const again = useAction(async () => {
    onChanged(await registry.agents.setStatus(agent.agent_id, { status: "active" }));
    announce("Agent reactivated.");
  });
  const name = (
    <span class="visually-hidden">
      {" "}
      <UntrustedText text={agent.agent_id} />
    </span>
  );
  return (
    <>
      <div class="actions">
        {agent.status === "suspended" ? (
          <Button busy={again.busy} onClick={() => void again.run()}>
            Reactivate{name}
          </Button>
        ) : (
          <Button look="danger" onClick={() => ask(true)}>
            Suspend{name}
          </Button>
        )}
        {beside !== undefined && <span class="small">{beside}</span>}
      </div>
      <ErrorNotice error={again.error} />
      {asking && (
        <Suspend
          agent={agent}
          onLeave={() => ask(false)}
          onChanged={(changed) => {
            ask(false);
            onChanged(changed);
          }}
        />
      )}
    </>
  );
}

/** The dialog to suspend an agent. */
function Suspend({ agent, onChanged, onLeave }: SuspensionProps & { onLeave: () => void }) {
  const action = useAction(async (form: FormData) => {
    const message = textOf(form, "message").trim();
    const change = { status: "suspended" as const, ...(message !== "" && { message }) };
    const changed = await registry.agents.setStatus(agent.agent_id, change);
    announce("Agent suspended.");
    onChanged(changed);
  });
  return (
    <ConfirmDialog title="Suspend this agent?" verb="Suspend" action={action} onLeave={onLeave}>
      <p>
        <UntrustedText class="address" text={agent.agent_id} /> is no longer listed, and its description is
        withheld. Its owner sees the reason. Only the operator can reactivate it.
      </p>
      <TextField label="Reason (optional)" name="message" maxLength={500} error={action.error} />
    </ConfirmDialog>
  );
}
