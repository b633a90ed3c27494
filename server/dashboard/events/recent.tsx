/** The last few events. */
import type { RegistryEvent } from "../../../client/index.ts";
import { Failure } from "../elements/failure.tsx";
import { Skeleton } from "../elements/shown.tsx";
import { useLoaded } from "../loading.ts";
import { hrefOf } from "../router.ts";
import { registry } from "../session.ts";
import { EventRow } from "./event-row.tsx";

/** How many. */
const few = 5;

/** What changed in the registry last; nothing on a node where nothing has. */
export function Recent() {
  const { value: events, error, reload } = useLoaded(read, []);
  if (!events) {
    return error === undefined ? <Skeleton what="events" /> : <Failure error={error} onRetry={reload} />;
  }
  if (events.length === 0) return null;
  return (
    <section>
      <h2>Last changes in the registry</h2>
      <ol class="rows">
        {events.map((event) => (
          <EventRow key={event.idempotency_key} event={event} />
        ))}
      </ol>
      <p>
        <a href={hrefOf("events")}>Follow them live</a>
      </p>
    </section>
  );
}

async function read(signal: AbortSignal): Promise<RegistryEvent[]> {
  const { events } = await registry.node.stats({ signal });
  const after = Math.max(0, events.last_seq - few);
  return (await registry.events.list({ after, limit: few }, { signal }).page()).events.reverse();
}
