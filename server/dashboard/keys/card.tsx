/** One key of the list. */
import { useState } from "preact/hooks";
import type { Key, NewKey } from "../../../client/index.ts";
import { Button } from "../elements/button.tsx";
import { Badge, Facts, Moment } from "../elements/shown.tsx";
import { Theirs } from "../elements/theirs.tsx";
import { LastUse } from "./last-use.tsx";
import { Quota } from "./quota.tsx";
import { RevokeKey } from "./revoke.tsx";
import { RotateKey } from "./rotate.tsx";
import { UsageChart } from "./usage-chart.tsx";

/** After how long without a call a key is called idle, in milliseconds. */
const idleAfter = 90 * 86_400_000;

/** What a key's card can be given. */
interface KeyCardProps {
  apiKey: Key;
  onRotated: (made: NewKey) => void;
  onRevoked: () => void;
}

/** A key: what it is called, how it looks, what it has used, and what can be done with it. */
export function KeyCard({ apiKey, onRotated, onRevoked }: KeyCardProps) {
  const [asking, ask] = useState<"rotate" | "revoke" | null>(null);
  const [charted, setCharted] = useState(false);
  const active = apiKey.status === "active";
  return (
    <li class="card">
      <div class="card-head">
        <h2>
          <Theirs text={apiKey.name} />
        </h2>
        <State of={apiKey} />
        <code class="key-hint">
          {apiKey.start}…{apiKey.last4}
        </code>
      </div>
      <Facts
        of={[
          ["Tier", apiKey.tier],
          ["Created", <Moment key="created" at={apiKey.created_at} />],
          ["Last used", <LastUse key="used" of={apiKey} />],
          endOf(apiKey),
        ]}
      />
      {active && <Quota usage={apiKey.usage} name={apiKey.name} />}
      <details onToggle={(event) => setCharted(event.currentTarget.open)}>
        <summary>
          The last 30 days<span class="visually-hidden"> of {apiKey.name}</span>
        </summary>
        {charted && <UsageChart id={apiKey.id} />}
      </details>
      {active && (
        <div class="actions">
          {apiKey.rotated_to === null && (
            <Button onClick={() => ask("rotate")}>
              Rotate<span class="visually-hidden"> {apiKey.name}</span>
            </Button>
          )}
          <Button onClick={() => ask("revoke")} look="danger">
            Revoke<span class="visually-hidden"> {apiKey.name}</span>
          </Button>
        </div>
      )}
      {asking === "rotate" && (
        <RotateKey
          apiKey={apiKey}
          onLeave={() => ask(null)}
          onRotated={(made) => {
            ask(null);
            onRotated(made);
          }}
        />
      )}
      {asking === "revoke" && (
        <RevokeKey
          apiKey={apiKey}
          onLeave={() => ask(null)}
          onRevoked={() => {
            ask(null);
            onRevoked();
          }}
        />
      )}
    </li>
  );
}

/** How a key is, in words. */
function State({ of }: { of: Key }) {
  if (of.status === "revoked") return <Badge mood="bad">revoked</Badge>;
  if (of.status === "expired") return <Badge mood="idle">expired</Badge>;
  if (of.rotated_to !== null) return <Badge mood="warn">replaced, still good</Badge>;
  const silent = Date.now() - Date.parse(of.last_used_at ?? of.created_at) > idleAfter;
  return silent ? <Badge mood="warn">active, unused for 90 days</Badge> : <Badge mood="good">active</Badge>;
}

function endOf({ status, revoked_at, expires_at }: Key) {
  if (status === "revoked") return ["Revoked", <Moment key="end" at={revoked_at} />] as const;
  const word = status === "expired" ? "Expired" : "Expires";
  return [word, <Moment key="end" at={expires_at} />] as const;
}
