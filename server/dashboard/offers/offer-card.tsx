/** The card of an offer. */
import { useState } from "preact/hooks";
import type { Offer } from "../../../client/index.ts";
import type { Tone } from "../../display/tones.ts";
import { publicPage } from "../agents/agent-link.tsx";
import { Badge } from "../elements/badge.tsx";
import { Button } from "../elements/button.tsx";
import { DetailList } from "../elements/detail-list.tsx";
import { AbsoluteTime, RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { type Answer, AnswerDialog } from "./answer-dialog.tsx";

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
    <li class="card">
      <div class="card-head">
        <h3>
          <a href={publicPage(agent_id)}>
            <UntrustedText class="address" text={agent_id} />
          </a>
        </h3>
        <Badge tone={tones[state]}>{state}</Badge>
      </div>
      {message !== null && message !== "" && (
        <p class="long">
          <UntrustedText text={message} />
        </p>
      )}
      <DetailList of={[party(offer, direction), ...times(offer)]} />
      <div class="actions">
        {answersTo(offer, direction).map(({ answer, verb, look }) => (
          <Button key={answer} look={look} onClick={() => ask(answer)}>
            {verb}
            <span class="visually-hidden"> {agent_id}</span>
          </Button>
        ))}
      </div>
      {asked && (
        <AnswerDialog
          offer={offer}
          answer={asked}
          onLeave={() => ask(null)}
          onAnswered={() => {
            ask(null);
            onChanged();
          }}
        />
      )}
    </li>
  );
}

/** The other account. */
function party({ from_account, to_account, to_email }: Offer, direction: OfferCardProps["direction"]) {
  const text = direction === "incoming" ? from_account : (to_email ?? to_account ?? "");
  const other = <UntrustedText key="other" class="address" text={text} />;
  return [direction === "incoming" ? "From account" : "To", other] as const;
}

/** The times that matter in the state. */
function times({ state, created_at, expires_at, effective_at, ended_at }: Offer) {
  return [
    ["Made", <RelativeTime key="made" at={created_at} />] as const,
    ...(state === "offered" ? [["Expires", <AbsoluteTime key="end" at={expires_at} />] as const] : []),
    ...(state === "accepted" && effective_at !== null
      ? [["Takes effect", <AbsoluteTime key="effect" at={effective_at} />] as const]
      : []),
    ...(ended_at === null ? [] : [["Ended", <RelativeTime key="ended" at={ended_at} />] as const]),
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
