/** The dialog to rename an agent. */
import type { Agent } from "../../../client/index.ts";
import { ConfirmDialog } from "../elements/dialog.tsx";
import { trimmedOf } from "../elements/field.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { go } from "../router.ts";
import { registry } from "../session.ts";
import { AgentIdField } from "./agent-id-field.tsx";

/** Gives an agent another id, and shows it there. */
export function Rename({ agent, onLeave }: { agent: Agent; onLeave: () => void }) {
  return (
    <ConfirmDialog
      title="Rename this agent"
      verb="Rename"
      look="primary"
      act={(form) => registry.agents.rename(agent.agent_id, { agent_id: trimmedOf(form, "agent_id") })}
      done="Agent renamed."
      onDone={({ agent_id }) => go("agents", agent_id)}
      onLeave={onLeave}
    >
      <p>
        The agent keeps everything but its ID. Links to{" "}
        <UntrustedText class="address" text={agent.agent_id} /> lead to the new ID, and nobody else can ever
        register the former one. Programs that write to it have to use the new ID.
      </p>
      <AgentIdField
        label="New ID"
        required
        defaultValue={agent.agent_id}
        hint="Letters, digits and . _ : @ ~ -"
      />
    </ConfirmDialog>
  );
}
