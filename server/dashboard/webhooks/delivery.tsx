/** A row of a delivery list. */
import { useState } from "preact/hooks";
import type { Delivery, DeliveryDetail } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { Button } from "../elements/button.tsx";
import { ErrorNotice } from "../elements/error-notice.tsx";
import { AbsoluteTime, RelativeTime } from "../elements/time.tsx";
import { UntrustedBlock, UntrustedText } from "../elements/untrusted-text.tsx";
import { useAction, useLoaded } from "../loading.ts";
import { registry } from "../session.ts";
import { milliseconds } from "../times.ts";
import { ResponseBody } from "./response-body.tsx";
import { DeliveryStatusBadge } from "./status-badge.tsx";
import { Timeline } from "./timeline.tsx";

/** The triggers of an attempt, as text. */
const causes: Record<Delivery["attempts"][number]["cause"], string> = {
  event: "automatic",
  redeliver: "resent",
  replay: "replayed",
  queue: "by queue",
};

/** The properties of a row. */
interface DeliveryRowProps {
  webhookId: string;
  delivery: Delivery;
  onSent: () => void;
}

/** Shows a delivery in a line; expanded, what was sent and received in each attempt, and a button to resend it. */
export function DeliveryRow({ webhookId, delivery, onSent }: DeliveryRowProps) {
  const [open, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <DeliveryStatusBadge status={delivery.status} /> <code>{delivery.event}</code>{" "}
          {delivery.agent_id != null && <UntrustedText class="address" text={delivery.agent_id} />}{" "}
          <span class="dim">
            {outcomeOf(delivery.attempts[0])}seq {delivery.seq}, <RelativeTime at={delivery.created_at} />
          </span>
        </summary>
        {open && <Expanded webhookId={webhookId} delivery={delivery} onSent={onSent} />}
      </details>
    </li>
  );
}

function Expanded({ webhookId, delivery, onSent }: DeliveryRowProps) {
  const { id, status, attempts, attempt_count } = delivery;
  const { value: detail, error } = useLoaded(
    (signal) => registry.webhooks.delivery(webhookId, id, { signal }),
    [webhookId, id, status, attempt_count],
  );
  const again = useAction(async () => {
    const { status } = await registry.webhooks.redeliver(webhookId, id);
    announce(status === "delivered" ? "Delivered." : "The delivery failed again.");
    onSent();
  });
  return (
    <>
      {attempts.map((attempt) => (
        <Attempt
          key={attempt.attempt}
          attempt={attempt}
          received={detail?.attempts.find((each) => each.attempt === attempt.attempt)}
        />
      ))}
      {attempts.length === 0 && <p class="small">No attempts.</p>}
      {detail && <UntrustedBlock label="Request body, formatted" text={formatted(detail.request_body)} />}
      <ErrorNotice error={error ?? again.error} />
      <div class="actions">
        <Button busy={again.busy} onClick={() => void again.run()}>
          {attempts.length === 0 ? "Send now" : "Resend"}
        </Button>
        <span class="small">
          Idempotency key <code>{delivery.idempotency_key}</code>
        </span>
      </div>
    </>
  );
}

/** Indents JSON. */
function formatted(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2);
}

/** The result of the last attempt, in the line of its delivery. Attempts are listed newest first. */
function outcomeOf(attempt: Delivery["attempts"][number] | undefined): string {
  if (!attempt) return "";
  const { response_status, error, timings } = attempt;
  return `${response_status === null ? error : `HTTP ${response_status}`} in ${milliseconds(timings.total_ms)}, `;
}

/** The properties of an attempt. */
interface AttemptProps {
  attempt: Delivery["attempts"][number];
  /** The same with the response; undefined until it is loaded. */
  received: DeliveryDetail["attempts"][number] | undefined;
}

function Attempt({ attempt, received }: AttemptProps) {
  const { response_status, error, detail, timings } = attempt;
  return (
    <div class="attempt">
      <p>
        <strong>Attempt {attempt.attempt}</strong>{" "}
        {response_status !== null ? <code>HTTP {response_status}</code> : <code>{error}</code>}{" "}
        {milliseconds(timings.total_ms)}{" "}
        <span class="dim">
          <AbsoluteTime at={attempt.started_at} />, {causes[attempt.cause]}
        </span>
      </p>
      <p>
        <UntrustedText text={detail} />
      </p>
      {received && <ResponseBody response={received} at={attempt.started_at} />}
      <Timeline timings={timings} />
    </div>
  );
}
