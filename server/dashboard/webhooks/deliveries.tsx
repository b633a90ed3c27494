/** The deliveries of a webhook. */
import { useState } from "preact/hooks";
import type { DeliveriesQuery, Webhook } from "../../../client/index.ts";
import { Button } from "../elements/button.tsx";
import { EmptyState } from "../elements/empty-state.tsx";
import { FilterBar, type Filters, filtersOfRoute, isFiltering } from "../elements/filters.tsx";
import { LiveList } from "../elements/live-list.tsx";
import { PagedList } from "../elements/paged-list.tsx";
import { type Position, usePages } from "../loading.ts";
import { registry } from "../session.ts";
import { DeliveryRow } from "./delivery.tsx";
import { allTypes } from "./event-picker.tsx";
import { useLiveDeliveries } from "./live-deliveries.ts";
import { Replay } from "./replay.tsx";

const statuses = ["delivered", "failed", "skipped", "pending"] as const;
const types = allTypes.map(twice);

/** Lists the deliveries of a webhook by status and event, with controls to resend and replay them. */
export function Deliveries({ webhook, onSent }: { webhook: Webhook; onSent: () => void }) {
  const filters = filtersOfRoute("q", "status", "event");
  const [replaying, setReplaying] = useState(false);
  const open = (at: Position, options: { signal: AbortSignal }) =>
    registry.webhooks.deliveries(webhook.id, { ...queryOf(filters), ...at }, options);
  const pages = usePages("deliveries", open, [webhook.id, ...Object.values(filters)]);
  const list = useLiveDeliveries(pages, (signal) => open({}, { signal }).page());
  const sent = () => {
    list.reload();
    onSent();
  };
  return (
    <section>
      <h2>Deliveries</h2>
      <FilterBar
        filters={filters}
        search="Agent id"
        choices={[
          ["status", "Outcome", "Any outcome", statuses.map(twice)],
          ["event", "Event", "Any event", types],
        ]}
      >
        <Button onClick={() => setReplaying(true)}>Replay</Button>
      </FilterBar>
      <PagedList
        list={list}
        what="deliveries"
        nothing={
          <EmptyState title={isFiltering(filters) ? "No matching deliveries" : "No deliveries yet"}>
            <p>Deliveries appear here when events occur. Tests are not listed.</p>
          </EmptyState>
        }
      >
        {(deliveries) => (
          <LiveList
            key={Object.values(filters).join(" ")}
            items={deliveries}
            keyOf={({ id }) => id}
            names={["delivery", "deliveries"]}
          >
            {(shown) => (
              <ul class="rows">
                {shown.map((each) => (
                  <DeliveryRow key={each.id} webhookId={webhook.id} delivery={each} onSent={sent} />
                ))}
              </ul>
            )}
          </LiveList>
        )}
      </PagedList>
      {replaying && <Replay of={webhook} onLeave={() => setReplaying(false)} onDone={sent} />}
    </section>
  );
}

function twice(value: string) {
  return [value, value] as const;
}

/** The query of the filters, without empty ones. */
function queryOf({ q, status, event }: Filters<"q" | "status" | "event">): DeliveriesQuery {
  const chosen = statuses.filter((each) => each === status);
  const types = allTypes.filter((each) => each === event);
  return {
    limit: 20,
    ...(q !== "" && { agent_id: q }),
    ...(chosen.length > 0 && { status: chosen }),
    ...(types.length > 0 && { event: types }),
  };
}
