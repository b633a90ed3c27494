/** The card of an API key, for small screens. */
import { DetailList } from "../elements/detail-list.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { KeyActions, type KeyProps } from "./key-actions.tsx";
import { endOf, KeyStatus } from "./key-status.tsx";
import { LastUse } from "./last-use.tsx";
import { Quota } from "./quota.tsx";
import { ScopeList } from "./scopes.tsx";
import { UsageChart } from "./usage-chart.tsx";

/** Shows a key with its usage, and its actions. */
export function KeyCard({ apiKey, onAsk, charted, onChart }: KeyProps) {
  const active = apiKey.status === "active";
  return (
    <li class="card">
      <div class="card-head">
        <h2>
          <UntrustedText text={apiKey.name} />
        </h2>
        <KeyStatus of={apiKey} />
        <code class="key-hint">
          {apiKey.start}…{apiKey.last4}
        </code>
      </div>
      <DetailList
        of={[
          ["Scopes", <ScopeList key="scopes" of={apiKey.scopes} />],
          ["Tier", apiKey.tier],
          ["Created", <RelativeTime key="created" at={apiKey.created_at} />],
          ["Last used", <LastUse key="used" of={apiKey} />],
          endOf(apiKey),
        ]}
      />
      {active && <Quota usage={apiKey.usage} name={apiKey.name} />}
      <details open={charted} onToggle={(event) => onChart(event.currentTarget.open)}>
        <summary>
          Usage<span class="visually-hidden"> of {apiKey.name}</span>
        </summary>
        {charted && <UsageChart id={apiKey.id} />}
      </details>
      {active && (
        <div class="actions">
          <KeyActions apiKey={apiKey} onAsk={onAsk} />
        </div>
      )}
    </li>
  );
}
