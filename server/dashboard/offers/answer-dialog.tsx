/** The dialog that says what an answer to an offer does, before it is given. */
import type { ComponentChildren } from "preact";
import type { Offer } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { ConfirmDialog } from "../elements/dialog.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { useAction } from "../loading.ts";
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

/** The properties of the dialog. */
interface AnswerDialogProps {
  offer: Offer;
  answer: Answer;
  onAnswered: () => void;
  onLeave: () => void;
}

/** Asks for confirmation, and answers the offer. */
export function AnswerDialog({ offer, answer, onAnswered, onLeave }: AnswerDialogProps) {
  const { title, verb, what } = words[answer];
  const action = useAction(async () => {
    const { state } = await registry.offers[answer](offer.id);
    announce(`The offer is ${state}.`);
    onAnswered();
  });
  return (
    <ConfirmDialog
      title={title}
      verb={verb}
      look={answer === "cancel" ? "danger" : "primary"}
      action={action}
      onLeave={onLeave}
    >
      <p>
        <UntrustedText class="address" text={offer.agent_id} />
      </p>
      {what}
    </ConfirmDialog>
  );
}
