/** What the operator alone does with an agent. */
import { useState } from "preact/hooks";
import type { Agent } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { Button } from "../elements/button.tsx";
import { Question } from "../elements/dialog.tsx";
import { TextField, textOf } from "../elements/field.tsx";
import { useAction } from "../loading.ts";
import { registry } from "../session.ts";

/** What it is given. */
interface SuspensionProps {
  agent: Agent;
  onChanged: (agent: Agent) => void;
}

/** Suspends an agent, which its owner then can neither change nor free. */
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
        <span class="small">As the operator of the node.</span>
      </div>
      {asking && (
        <Question {...{ title: "Suspend this agent?", verb: "Suspend", action, onLeave: () => ask(false) }}>
          <p>It is no longer listed. Only the operator can make it active again.</p>
          <TextField {...{ label: "Why (optional)", name: "message", maxLength: 500, error: action.error }} />
        </Question>
      )}
    </>
  );
}
