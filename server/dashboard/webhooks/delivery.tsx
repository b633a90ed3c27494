/** A row of a delivery list. */
import type { Delivery } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { Button } from "../elements/button.tsx";
import { ErrorNotice } from "../elements/error-notice.tsx";
import { AbsoluteTime, RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { useAction } from "../loading.ts";
import { registry } from "../session.ts";
import { milliseconds } from "../times.ts";
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

/** Shows a delivery in a line; expanded, its attempts with their phases, and a button to resend it. */
export function DeliveryRow({ webhookId, delivery, onSent }: DeliveryRowProps) {
  const again = useAction(async () => {
    const { status } = await registry.webhooks.redeliver(webhookId, delivery.id);
    announce(status === "delivered" ? "Delivered." : "The delivery failed again.");
    onSent();
  });
  return (
    <li>
      <details>
        <summary>
          <DeliveryStatusBadge status={delivery.status} /> <code>{delivery.event}</code>{" "}
          <span class="dim">
            {outcomeOf(delivery.attempts[0])}seq {delivery.seq}, <RelativeTime at={delivery.created_at} />
          </span>
        </summary>
        {delivery.attempts.map((attempt) => (
          <Attempt key={attempt.attempt} attempt={attempt} />
        ))}
        {delivery.attempts.length === 0 && <p class="small">No attempts.</p>}
        <ErrorNotice error={again.error} />
        <div class="actions">
          <Button busy={again.busy} onClick={() => void again.run()}>
            {delivery.attempts.length === 0 ? "Send now" : "Resend"}
          </Button>
          <span class="small">
            Idempotency key <code>{delivery.idempotency_key}</code>
          </span>
        </div>
      </details>
    </li>
  );
}

/** The result of the last attempt, in the line of its delivery. Attempts are listed newest first. */
function outcomeOf(attempt: Delivery["attempts"][number] | undefined): string {
  if (!attempt) return "";
  const { response_status, error, timings } = attempt;
  return `${response_status === null ? error : `HTTP ${response_status}`} in ${milliseconds(timings.total_ms)}, `;
}

function Attempt({ attempt }: { attempt: Delivery["attempts"][number] }) {
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
      <Timeline timings={timings} />
    </div>
  );
}
