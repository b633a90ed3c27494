/** The card of an offer. */
import { useState } from "preact/hooks";
import type { Offer } from "../../../client/index.ts";
import type { Tone } from "../../display/tones.ts";
import { publicPage } from "../agents/agent-link.tsx";
import { Badge } from "../elements/badge.tsx";
import { Button } from "../elements/button.tsx";
import { Card } from "../elements/card.tsx";
import { type Detail, DetailList } from "../elements/detail-list.tsx";
import { AbsoluteTime, RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { type Answer, AnswerDialog } from "./dialogs.tsx";

const tones: Record<Offer["state"], Tone> = {
  offered: "info",
  accepted: "warn",
  effective: "good",
  declined: "idle",
  cancelled: "idle",
  expired: "idle",
};

/** The properties of the card. */
interface OfferCardProps {
  offer: Offer;
  direction: "incoming" | "outgoing";
  onChanged: () => void;
}

/** Shows an offer, with the answers that are possible. */
export function OfferCard({ offer, direction, onChanged }: OfferCardProps) {
  const [asked, ask] = useState<Answer | null>(null);
  const { agent_id, state, message } = offer;
  return (
    <Card
      href={publicPage(agent_id)}
      title={<UntrustedText class="address" text={agent_id} />}
      level={3}
      beside={<Badge tone={tones[state]}>{state}</Badge>}
    >
      {message !== null && message !== "" && (
        <p class="long">
          <UntrustedText text={message} />
        </p>
      )}
      <DetailList of={[party(offer, direction), ...times(offer)]} />
      <div class="actions">
        {answersTo(offer, direction).map(({ answer, verb, look }) => (
          <Button key={answer} look={look} onClick={() => ask(answer)} of={agent_id}>
            {verb}
          </Button>
        ))}
      </div>
      {asked && <AnswerDialog of={offer} answer={asked} onLeave={() => ask(null)} onDone={onChanged} />}
    </Card>
  );
}

/** The other account. */
function party(offer: Offer, direction: OfferCardProps["direction"]) {
  const { from_name, from_email, from_account, to_account, to_email } = offer;
  const from = [from_name, from_email, from_account].filter((each) => each !== null).join(", ");
  const text = direction === "incoming" ? from : (to_email ?? to_account ?? "");
  const other = <UntrustedText key="other" class="address" text={text} />;
  return [direction === "incoming" ? "From" : "To", other] as const;
}

/** The times that matter in the state. */
function times({ state, created_at, expires_at, effective_at, ended_at }: Offer): Detail[] {
  const isDue = state === "accepted" && effective_at !== null;
  return [
    ["Made", <RelativeTime key="made" at={created_at} />],
    state === "offered" && ["Expires", <AbsoluteTime key="end" at={expires_at} />],
    isDue && ["Takes effect", <AbsoluteTime key="effect" at={effective_at} />],
    ended_at !== null && ["Ended", <RelativeTime key="ended" at={ended_at} />],
  ];
}

/** The answers that are possible in the state. */
function answersTo({ state }: Offer, direction: OfferCardProps["direction"]) {
  const cancel = { answer: "cancel", verb: "Cancel offer", look: "danger" } as const;
  if (state === "accepted") return [cancel];
  if (state !== "offered") return [];
  if (direction === "outgoing") return [cancel];
  return [
    { answer: "accept", verb: "Accept", look: "primary" },
    { answer: "decline", verb: "Decline", look: "plain" },
  ] as const;
}
