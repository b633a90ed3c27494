/** The dialog to rename an agent. */
import type { Agent } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { ConfirmDialog } from "../elements/dialog.tsx";
import { Field, textOf } from "../elements/field.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { useAction } from "../loading.ts";
import { go } from "../router.ts";
import { registry } from "../session.ts";

/** Gives an agent another id, and shows it there. */
export function Rename({ agent, onLeave }: { agent: Agent; onLeave: () => void }) {
  const action = useAction(async (form: FormData) => {
    const agent_id = textOf(form, "agent_id").trim();
    await registry.agents.rename(agent.agent_id, { agent_id });
    announce("Agent renamed.");
    go("agents", agent_id);
  });
  return (
    <ConfirmDialog title="Rename this agent" verb="Rename" look="primary" action={action} onLeave={onLeave}>
      <p>
        The agent keeps everything but its ID. Links to{" "}
        <UntrustedText class="address" text={agent.agent_id} /> lead to the new ID, and nobody else can ever
        register the former one. Programs that write to it have to use the new ID.
      </p>
      <Field
        label="New ID"
        name="agent_id"
        maxLength={255}
        required
        error={action.error}
        defaultValue={agent.agent_id}
        class="code"
        autocomplete="off"
        hint="Letters, digits and . _ : @ ~ -"
      />
    </ConfirmDialog>
  );
}
