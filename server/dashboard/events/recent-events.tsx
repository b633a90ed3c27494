/** The most recent events. */
import type { RegistryEvent } from "../../../client/index.ts";
import { ErrorNotice } from "../elements/error-notice.tsx";
import { Skeleton } from "../elements/skeleton.tsx";
import { useLoaded } from "../loading.ts";
import { hrefOf } from "../router.ts";
import { nodeUrl, registry } from "../session.ts";
import { EventInWords } from "./event-row.tsx";

/** The number of events. */
const few = 5;

/** Shows the most recent events; nothing if there are none. */
export function RecentEvents() {
  const { value: events, error, reload } = useLoaded(read, []);
  if (!events) {
    return error === undefined ? <Skeleton what="events" /> : <ErrorNotice error={error} onRetry={reload} />;
  }
  if (events.length === 0) return null;
  return (
    <section>
      <h2>Recent activity</h2>
      <ol class="rows">
        {events.map((event) => (
          <EventInWords key={event.idempotency_key} event={event} />
        ))}
      </ol>
      <p>
        <a href={hrefOf("events")}>Live events</a>, <a href={`${nodeUrl}/activity`}>all activity</a>
      </p>
    </section>
  );
}

async function read(signal: AbortSignal): Promise<RegistryEvent[]> {
  const { events } = await registry.node.stats({ signal });
  const after = Math.max((events.oldest_seq ?? 1) - 1, events.last_seq - few);
  return (await registry.events.list({ after, limit: few }, { signal }).page()).events.reverse();
}
