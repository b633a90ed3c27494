/** The dialogs that say what an answer to an offer does, before it is given. */
import type { ComponentChildren } from "preact";
import type { Offer } from "../../../client/index.ts";
import { ConfirmDialog, type DialogOf } from "../elements/dialog.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { registry } from "../session.ts";

/** What to do with an offer. */
export type Answer = "accept" | "decline" | "cancel";

interface Words {
  title: string;
  verb: string;
  what: ComponentChildren;
}

const words: Record<Answer, Words> = {
  accept: {
    title: "Accept this offer?",
    verb: "Accept offer",
    what: (
      <ul>
        <li>The agent becomes yours in 24 hours, or at once if it is younger than 7 days.</li>
        <li>Until then, you and the other account can cancel the offer.</li>
        <li>Then only you and your keys can change it, and you answer for it.</li>
        <li>Its certifications are revoked, and your domains decide whether it is verified.</li>
        <li>Its reports stay, unless its host changes within 30 days too.</li>
      </ul>
    ),
  },
  decline: {
    title: "Decline this offer?",
    verb: "Decline offer",
    what: <p>The agent stays with its owner, who sees that you declined.</p>,
  },
  cancel: {
    title: "Cancel this offer?",
    verb: "Cancel offer",
    what: <p>The agent stays with its owner. The offer cannot be accepted any more.</p>,
  },
};

/** What is said of an offer in a state. */
const outcomes: Record<Offer["state"], string> = {
  offered: "The offer is open.",
  accepted: "Accepted. The agent becomes yours in 24 hours.",
  effective: "Accepted. The agent is yours.",
  declined: "The offer is declined.",
  cancelled: "The offer is cancelled.",
  expired: "The offer has expired.",
};

/** Asks for confirmation, and answers the offer. */
export function AnswerDialog({ of: offer, answer, ...dialog }: DialogOf<Offer> & { answer: Answer }) {
  const { title, verb, what } = words[answer];
  return (
    <ConfirmDialog
      {...dialog}
      title={title}
      verb={verb}
      look={answer === "cancel" ? "danger" : "primary"}
      act={() => registry.offers[answer](offer.id)}
      done={({ state }) => outcomes[state]}
    >
      <p>
        <UntrustedText class="address" text={offer.agent_id} />
      </p>
      {what}
    </ConfirmDialog>
  );
}

/** Asks for confirmation, because the link works once, for the account that is signed in. */
export function ClaimDialog({ of: token, ...dialog }: DialogOf<string>) {
  return (
    <ConfirmDialog
      {...dialog}
      title="Claim the offer of this link?"
      verb="Claim offer"
      look="primary"
      act={() => registry.offers.claim({ token })}
      done={({ agent_id }) => `The offer of ${agent_id} is for your account.`}
    >
      <p>
        The link works once: the offer is for your account from then on. Then you can accept or decline it.
      </p>
    </ConfirmDialog>
  );
}
