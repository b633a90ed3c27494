/** The overview: what to do first, and how things are. */
import { useEffect } from "preact/hooks";
import type { Key } from "../../client/index.ts";
import { Failure } from "./elements/failure.tsx";
import { Heading } from "./elements/heading.tsx";
import { Skeleton } from "./elements/shown.tsx";
import { Theirs } from "./elements/theirs.tsx";
import { Recent } from "./events/recent.tsx";
import { Steps } from "./first-steps.tsx";
import { wasUsed } from "./keys/last-use.tsx";
import { useLoaded } from "./loading.ts";
import { hrefOf } from "./router.ts";
import { registry } from "./session.ts";
import { counted } from "./times.ts";
import type { ViewProps } from "./views.tsx";

/** How often the first request is looked for, in milliseconds. */
const lookEvery = 3_000;

/** What the account has, and the steps that are still to do. */
export function OverviewView({ account }: ViewProps) {
  const { value, error, reload } = useLoaded(read, []);
  const waiting = value !== undefined && value.keys.length > 0 && !value.keys.some(wasUsed);
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => document.hidden || reload(), lookEvery);
    return () => clearInterval(timer);
  }, [waiting, reload]);
  return (
    <>
      <Heading title="Overview">
        <p>
          Welcome, <Theirs text={account.name ?? account.email ?? account.id} />.
        </p>
      </Heading>
      <Failure error={error} onRetry={reload} />
      {value === undefined && error === undefined && <Skeleton what="the overview" rows={4} />}
      {value && (
        <>
          <Steps
            keyed={value.keys.length > 0}
            called={value.keys.some(wasUsed)}
            subscribed={value.webhooks > 0}
            waiting={waiting}
          />
          <ul class="tiles">
            <Tile to="keys" label="Active keys" value={counted(value.activeKeys)} />
            <Tile to="keys" label="Calls this month" value={counted(value.calls)} />
            <Tile to="webhooks" label="Webhooks" value={many(value.webhooks)} />
            <Tile to="agents" label="Your agents" value={many(value.agents)} />
          </ul>
          <Recent />
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

/** How many fit a page: more are told as so many and more. */
const page = 100;

async function read(signal: AbortSignal) {
  const [keys, webhooks, agents] = await Promise.all([
    registry.keys.list({ limit: page }, { signal }).page(),
    registry.webhooks.list({ limit: page }, { signal }).page(),
    registry.agents.mine({ limit: page }, { signal }).page(),
  ]);
  return {
    keys: keys.keys,
    activeKeys: keys.active_keys,
    calls: [...usedByCounter(keys.keys).values()].reduce((sum, used) => sum + used, 0),
    webhooks: webhooks.count,
    agents: agents.count,
  };
}

/** Calls by counter: a key and those that it was rotated from or to share one. */
function usedByCounter(keys: Key[]): Map<string, number> {
  const byId = new Map(keys.map((key) => [key.id, key]));
  const newest = (key: Key): Key => {
    const next = key.rotated_to === null ? undefined : byId.get(key.rotated_to);
    return next ? newest(next) : key;
  };
  return new Map(keys.map((key) => [newest(key).id, key.usage.used]));
}

function many(count: number): string {
  return count === page ? `${page}+` : counted(count);
}
