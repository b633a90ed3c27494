/** The dialog to offer an agent to another account. */
import { useState } from "preact/hooks";
import type { Agent, OfferMade } from "../../../client/index.ts";
import { ConfirmDialog } from "../elements/dialog.tsx";
import { Field, filledIn, TextField, trimmedOf } from "../elements/field.tsx";
import { SecretDialog } from "../elements/secret-dialog.tsx";
import { AbsoluteTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { go } from "../router.ts";
import { registry } from "../session.ts";

/** Offers an agent, and shows the offers. */
export function Transfer({ agent, onLeave }: { agent: Agent; onLeave: () => void }) {
  const [made, setMade] = useState<OfferMade | null>(null);
  if (made?.claim_url != null) {
    return (
      <SecretDialog
        title="Offer made"
        what="link"
        secret={made.claim_url}
        snippets={[]}
        onDone={() => go("offers")}
      >
        <p>
          Give it to <UntrustedText class="address" text={made.to_email ?? ""} /> on a way that you trust: the
          node sends no e-mail. Whoever opens it first can accept the offer, until{" "}
          <AbsoluteTime at={made.expires_at} />. An account that has the address already needs no link.
        </p>
      </SecretDialog>
    );
  }
  return (
    <ConfirmDialog
      title="Transfer this agent"
      verb="Offer agent"
      look="primary"
      stays
      act={(form) =>
        registry.agents.transfer(agent.agent_id, { to: trimmedOf(form, "to"), ...filledIn(form, "message") })
      }
      done="Offer made."
      onDone={(offer) => (offer.claim_url === null ? go("offers") : setMade(offer))}
      onLeave={onLeave}
    >
      <p>
        The other account has 14 days to accept <UntrustedText class="address" text={agent.agent_id} />. Until
        then, nothing changes. It sees your name and your e-mail address.
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
        maxLength={254}
        placeholder="grace@example.com"
        autocomplete="off"
        spellcheck={false}
        hint="The account ID or the e-mail address of the other account. The ID is safer: the node neither verifies addresses nor says whether an account has one. For an address you get a link to hand on."
      />
      <TextField label="Message (optional)" name="message" maxLength={500} />
    </ConfirmDialog>
  );
}
