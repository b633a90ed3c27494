/** What was owed to a webhook, and what became of it. */
import { useState } from "preact/hooks";
import type { DeliveriesQuery, Delivery, DeliveryPage, Webhook } from "../../../client/index.ts";
import { Button } from "../elements/button.tsx";
import { Choice } from "../elements/field.tsx";
import { Listed, Nothing } from "../elements/shown.tsx";
import { usePages } from "../loading.ts";
import { registry } from "../session.ts";
import { DeliveryRow } from "./delivery.tsx";
import { allTypes } from "./event-picker.tsx";
import { Replay } from "./replay.tsx";

const statuses = ["delivered", "failed", "skipped", "pending"] as const;
const anyStatus = ["", "Any outcome"] as const;
const anyEvent = ["", "Any event"] as const;
const types = allTypes.map(twice);

/** The deliveries of a webhook, by outcome and event; each can be made again, and many at once. */
export function Deliveries({ webhook, onSent }: { webhook: Webhook; onSent: () => void }) {
  const [status, setStatus] = useState("");
  const [event, setEvent] = useState("");
  const [replaying, setReplaying] = useState(false);
  const list = usePages<Delivery, DeliveryPage>(
    (at, signal) =>
      registry.webhooks.deliveries(webhook.id, { ...queryOf(status, event), ...at }, { signal }),
    ({ deliveries }) => deliveries,
    [webhook.id, status, event],
  );
  const sent = () => {
    list.reload();
    onSent();
  };
  return (
    <section>
      <h2>Deliveries</h2>
      <div class="toolbar">
        <Choice
          {...{
            label: "Outcome",
            name: "status",
            value: status,
            choices: [anyStatus, ...statuses.map(twice)],
          }}
          onChoice={setStatus}
        />
        <Choice
          {...{ label: "Event", name: "event", value: event, choices: [anyEvent, ...types] }}
          onChoice={setEvent}
        />
        <Button busy={list.busy && list.items !== undefined} onClick={list.reload}>
          Refresh
        </Button>
        <Button onClick={() => setReplaying(true)}>Replay …</Button>
      </div>
      <Listed
        list={list}
        what="deliveries"
        nothing={
          <Nothing title={status === "" && event === "" ? "Nothing delivered yet" : "No such deliveries"}>
            <p>They appear here as events happen. Tests are not listed.</p>
          </Nothing>
        }
      >
        {(deliveries) => (
          <ul class="rows">
            {deliveries.map((each) => (
              <DeliveryRow key={each.id} webhookId={webhook.id} delivery={each} onSent={sent} />
            ))}
          </ul>
        )}
      </Listed>
      {replaying && <Replay webhook={webhook} onLeave={() => setReplaying(false)} onReplayed={sent} />}
    </section>
  );
}

function twice(value: string) {
  return [value, value] as const;
}

/** The filters, as the contract names them; an empty one is none. */
function queryOf(status: string, event: string): DeliveriesQuery {
  const chosen = statuses.filter((each) => each === status);
  const types = allTypes.filter((each) => each === event);
  return {
    limit: 20,
    ...(chosen.length > 0 && { status: chosen }),
    ...(types.length > 0 && { event: types }),
  };
}
