/** The card of an API key, for small screens. */
import { Card } from "../elements/card.tsx";
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
  const beside = (
    <>
      <KeyStatus of={apiKey} />
      <code class="key-hint">
        {apiKey.start}…{apiKey.last4}
      </code>
    </>
  );
  return (
    <Card title={<UntrustedText text={apiKey.name} />} beside={beside}>
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
    </Card>
  );
}
