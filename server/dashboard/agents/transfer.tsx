/** The dialog to offer an agent to another account. */
import type { Agent } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { ConfirmDialog } from "../elements/dialog.tsx";
import { Field, TextField, textOf } from "../elements/field.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { useAction } from "../loading.ts";
import { go } from "../router.ts";
import { registry } from "../session.ts";

/** Offers an agent, and shows the offers. */
export function Transfer({ agent, onLeave }: { agent: Agent; onLeave: () => void }) {
  const action = useAction(async (form: FormData) => {
    const message = textOf(form, "message").trim();
    const to = textOf(form, "to").trim();
    await registry.agents.transfer(agent.agent_id, { to, ...(message !== "" && { message }) });
    announce("Offer made.");
    go("offers");
  });
  return (
    <ConfirmDialog
      title="Transfer this agent"
      verb="Offer agent"
      look="primary"
      action={action}
      onLeave={onLeave}
    >
      <p>
        The other account has 14 days to accept <UntrustedText class="address" text={agent.agent_id} />. Until
        then, nothing changes.
      </p>
      <ul>
        <li>
          It takes effect 24 hours after it is accepted, or at once if the agent is younger than 7 days.
        </li>
        <li>
          Then you and your keys cannot change the agent any more, and only the other account can undo it.
        </li>
        <li>Its certifications are revoked. Domains of the other account decide whether it is verified.</li>
        <li>Your webhooks and keys stay yours.</li>
      </ul>
      <Field
        label="To"
        name="to"
        required
        error={action.error}
        maxLength={254}
        placeholder="grace@example.com"
        autocomplete="off"
        spellcheck={false}
        hint="The e-mail address or the account ID of the other account. Check it: the node does not say whether an account has the address."
      />
      <TextField label="Message (optional)" name="message" maxLength={500} error={action.error} />
    </ConfirmDialog>
  );
}
