/** One delivery. */
import type { Delivery } from "../../../client/index.ts";
import { announce } from "../elements/announcements.tsx";
import { Button } from "../elements/button.tsx";
import { Failure } from "../elements/failure.tsx";
import { Minute, Moment } from "../elements/shown.tsx";
import { Theirs } from "../elements/theirs.tsx";
import { useAction } from "../loading.ts";
import { registry } from "../session.ts";
import { milliseconds } from "../times.ts";
import { DeliveryState } from "./state.tsx";
import { Timeline } from "./timeline.tsx";

/** What a row can be given. */
interface DeliveryRowProps {
  webhookId: string;
  delivery: Delivery;
  onSent: () => void;
}

/** A delivery in a line; unfolded, each attempt with its phases, and a button that makes it again. */
export function DeliveryRow({ webhookId, delivery, onSent }: DeliveryRowProps) {
  const again = useAction(async () => {
    const { status } = await registry.webhooks.redeliver(webhookId, delivery.id);
    announce(status === "delivered" ? "Delivered." : "It failed again.");
    onSent();
  });
  return (
    <li>
      <details>
        <summary>
          <DeliveryState status={delivery.status} /> <code>{delivery.event}</code>{" "}
          <span class="dim">
            change {delivery.seq}, <Moment at={delivery.created_at} />
          </span>
        </summary>
        {delivery.attempts.map((attempt) => (
          <Attempt key={attempt.attempt} attempt={attempt} />
        ))}
        {delivery.attempts.length === 0 && <p class="small">No attempt was made.</p>}
        <Failure error={again.error} />
        <div class="actions">
          <Button busy={again.busy} onClick={() => void again.run()}>
            {delivery.attempts.length === 0 ? "Deliver now" : "Deliver again"}
          </Button>
          <span class="small">
            Idempotency key <code>{delivery.idempotency_key}</code>
          </span>
        </div>
      </details>
    </li>
  );
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
          <Minute at={attempt.started_at} />, by {attempt.cause}
        </span>
      </p>
      <p>
        <Theirs text={detail} />
      </p>
      <Timeline timings={timings} />
    </div>
  );
}
