/** The card of an API key. */
import { useState } from "preact/hooks";
import type { Key, NewKey } from "../../../client/index.ts";
import { Badge } from "../elements/badge.tsx";
import { Button } from "../elements/button.tsx";
import { DetailList } from "../elements/detail-list.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { LastUse } from "./last-use.tsx";
import { Quota } from "./quota.tsx";
import { RenameKey } from "./rename-key.tsx";
import { RevokeKey } from "./revoke-key.tsx";
import { RotateKey } from "./rotate-key.tsx";
import { UsageChart } from "./usage-chart.tsx";

/** The time without calls after which a key counts as unused, in milliseconds. */
const idleAfter = 90 * 86_400_000;

/** The properties of a key card. */
interface KeyCardProps {
  apiKey: Key;
  onRotated: (made: NewKey) => void;
  /** Called after it was renamed or revoked. */
  onChanged: () => void;
}

/** Shows a key with its usage, and its actions. */
export function KeyCard({ apiKey, onRotated, onChanged }: KeyCardProps) {
  const [asking, ask] = useState<"rename" | "rotate" | "revoke" | null>(null);
  const done = () => {
    ask(null);
    onChanged();
  };
  const [charted, setCharted] = useState(false);
  const active = apiKey.status === "active";
  return (
    <li class="card">
      <div class="card-head">
        <h2>
          <UntrustedText text={apiKey.name} />
        </h2>
        <State of={apiKey} />
        <code class="key-hint">
          {apiKey.start}…{apiKey.last4}
        </code>
      </div>
      <DetailList
        of={[
          ["Tier", apiKey.tier],
          ["Created", <RelativeTime key="created" at={apiKey.created_at} />],
          ["Last used", <LastUse key="used" of={apiKey} />],
          endOf(apiKey),
        ]}
      />
      {active && <Quota usage={apiKey.usage} name={apiKey.name} />}
      <details onToggle={(event) => setCharted(event.currentTarget.open)}>
        <summary>
          Usage<span class="visually-hidden"> of {apiKey.name}</span>
        </summary>
        {charted && <UsageChart id={apiKey.id} />}
      </details>
      {active && (
        <div class="actions">
          <Button onClick={() => ask("rename")}>
            Rename<span class="visually-hidden"> {apiKey.name}</span>
          </Button>
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
      {asking === "rename" && <RenameKey apiKey={apiKey} onLeave={() => ask(null)} onRenamed={done} />}
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
      {asking === "revoke" && <RevokeKey apiKey={apiKey} onLeave={() => ask(null)} onRevoked={done} />}
    </li>
  );
}

/** The status badge of a key. */
function State({ of }: { of: Key }) {
  if (of.status === "revoked") return <Badge tone="bad">revoked</Badge>;
  if (of.status === "expired") return <Badge tone="idle">expired</Badge>;
  if (of.rotated_to !== null) return <Badge tone="warn">rotated, still valid</Badge>;
  const silent = Date.now() - Date.parse(of.last_used_at ?? of.created_at) > idleAfter;
  return silent ? <Badge tone="warn">active, unused for 90 days</Badge> : <Badge tone="good">active</Badge>;
}

function endOf({ status, revoked_at, expires_at }: Key) {
  if (status === "revoked") return ["Revoked", <RelativeTime key="end" at={revoked_at} />] as const;
  const word = status === "expired" ? "Expired" : "Expires";
  return [word, <RelativeTime key="end" at={expires_at} />] as const;
}
