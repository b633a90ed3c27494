/** The overview: first steps, totals and recent activity. */
import type { Account, Key } from "../../client/index.ts";
import { countText, grouped } from "../display/formats.ts";
import { Alerts, alertsOf, readNodeAlerts } from "./alerts.tsx";
import { ErrorNotice } from "./elements/error-notice.tsx";
import { Heading } from "./elements/heading.tsx";
import { Skeleton } from "./elements/skeleton.tsx";
import { UntrustedText } from "./elements/untrusted-text.tsx";
import { RecentEvents } from "./events/recent-events.tsx";
import { Steps } from "./first-steps.tsx";
import { wasUsed } from "./keys/last-use.tsx";
import { useLoaded, usePolling } from "./loading.ts";
import { hrefOf } from "./router.ts";
import { registry } from "./session.ts";
import type { ViewProps } from "./view-props.ts";

/** The interval of polling for the first request, in milliseconds. */
const lookEvery = 3_000;

/** Shows the totals of the account, and its remaining first steps. */
export function OverviewView({ account }: ViewProps) {
  const { value, error, reload } = useLoaded((signal) => read(account, signal), []);
  const waiting = value !== undefined && value.keys.length > 0 && !value.called;
  usePolling(waiting, reload, lookEvery);
  return (
    <>
      <Heading title="Overview">
        <p>
          Welcome, <UntrustedText text={account.name ?? account.email ?? account.id} />.
        </p>
      </Heading>
      <ErrorNotice error={error} onRetry={reload} />
      {value === undefined && error === undefined && <Skeleton what="the overview" rows={4} />}
      {value && (
        <>
          <Alerts alerts={value.alerts} />
          <Steps
            published={value.published}
            keyed={value.keys.length > 0}
            called={value.called}
            subscribed={value.webhooks > 0}
            waiting={waiting}
          />
          <ul class="tiles">
            <Tile to="keys" label="Active keys" value={grouped(value.activeKeys)} />
            <Tile to="keys" label="Monthly requests" value={grouped(value.calls)} />
            <Tile to="webhooks" label="Webhooks" value={many(value.webhooks)} />
            <Tile to="agents" label="Your agents" value={value.agents} />
          </ul>
          <RecentEvents />
        </>
      )}
    </>
  );
}

function Tile({ to, label, value }: { to: string; label: string; value: string }) {
  return (
    <li>
      <a class="tile" href={hrefOf(to)}>
        <strong>{value}</strong>
        <span>{label}</span>
      </a>
    </li>
  );
}

/** The page size: a full page is shown as "100+". */
const page = 100;

async function read(account: Account, signal: AbortSignal) {
  const [keys, webhooks, agents, suspended, offers, domains, nodeAlerts] = await Promise.all([
    registry.keys.list({ limit: page }, { signal }).page(),
    registry.webhooks.list({ limit: page }, { signal }).page(),
    registry.agents.mine({ limit: 1 }, { signal }).page(),
    registry.agents.mine({ status: ["suspended"], limit: 3 }, { signal }).page(),
    registry.offers.list({ limit: page }, { signal }).page(),
    registry.domains.list({ signal }),
    readNodeAlerts(account, signal),
  ]);
  return {
    alerts: [
      ...nodeAlerts,
      ...alertsOf({ ...keys, ...webhooks, ...offers, ...domains, suspended: suspended.agents }),
    ],
    keys: keys.keys,
    called: await hasSucceeded(keys.keys, signal),
    activeKeys: keys.active_keys,
    calls: [...usedByCounter(keys.keys).values()].reduce((sum, used) => sum + used, 0),
    webhooks: webhooks.count,
    published: agents.count > 0,
    agents: countText(agents.total ?? agents.count, agents.total_is_exact),
  };
}

/** How far the usage reports of keys reach back, in milliseconds. */
const reported = 30 * 86_400_000;

/**
 * Whether a request with one of the keys succeeded. Rejected requests are a use of a key, but no success. The time of the
 * last use is some seconds late, so the newest key is asked for in any case.
 */
async function hasSucceeded(keys: readonly Key[], signal: AbortSignal): Promise<boolean> {
  if (keys.some(({ last_used_at: at }) => at !== null && Date.now() - Date.parse(at) > reported)) return true;
  for (const { id } of keys.filter((key, index) => index === 0 || wasUsed(key))) {
    const { days } = await registry.keys.usage(id, {}, { signal });
    if (days.some(({ served }) => served > 0)) return true;
  }
  return false;
}

/** Requests by counter: a key shares one with the keys that it was rotated from or to. */
function usedByCounter(keys: Key[]): Map<string, number> {
  const byId = new Map(keys.map((key) => [key.id, key]));
  const newest = (key: Key): Key => {
    const next = key.rotated_to === null ? undefined : byId.get(key.rotated_to);
    return next ? newest(next) : key;
  };
  return new Map(keys.map((key) => [newest(key).id, key.usage.used]));
}

function many(count: number): string {
  return countText(count, count !== page);
}
