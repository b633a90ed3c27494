/** The table of API keys. */
import { useId } from "preact/hooks";
import type { Key, KeyPage } from "../../../client/index.ts";
import { grouped } from "../../display/formats.ts";
import { Button } from "../elements/button.tsx";
import { type Column, DataTable } from "../elements/data-table.tsx";
import { EmptyState } from "../elements/empty-state.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import type { Paged } from "../loading.ts";
import { KeyActions, type KeyProps } from "./key-actions.tsx";
import { endOf, KeyStatus } from "./key-status.tsx";
import { LastUse } from "./last-use.tsx";
import { Quota } from "./quota.tsx";
import { ScopeList } from "./scopes.tsx";
import { UsageChart } from "./usage-chart.tsx";

/** The properties of the table. */
interface KeyTableProps {
  list: Paged<Key, KeyPage>;
  isFiltered: boolean;
  /** The keys whose usage is shown, by their ids. */
  charted: ReadonlySet<string>;
  onChart: (id: string, shown: boolean) => void;
  onAsk: KeyProps["onAsk"];
}

/** Lists keys, one in each row, with the usage below it that the user asks for. */
export function KeyTable({ list, isFiltered, charted, onChart, onAsk }: KeyTableProps) {
  const place = useId();
  const idOf = ({ id }: Key) => `${place}-${id}`;
  const columns: readonly Column<Key>[] = [
    ["Key", (key) => <KeyCell apiKey={key} />],
    ["Scopes", ({ scopes }) => <ScopeList of={scopes} />],
    ["Tier", ({ tier }) => tier],
    ["Created", (key) => <Life apiKey={key} />],
    ["Last used", (key) => <LastUse of={key} />],
    ["Used this month", (key) => <Used apiKey={key} />],
    [
      "Actions",
      (key) => (
        <div class="row-actions">
          <Button
            onClick={() => onChart(key.id, !charted.has(key.id))}
            unfolds={{ id: idOf(key), open: charted.has(key.id) }}
            of={`of ${key.name}`}
          >
            Usage
          </Button>
          <KeyActions apiKey={key} onAsk={onAsk} />
        </div>
      ),
    ],
  ];
  return (
    <DataTable
      list={list}
      what="keys"
      isFiltered={isFiltered}
      keyOf={({ id }) => id}
      columns={columns}
      below={(key) =>
        charted.has(key.id) ? (
          <div id={idOf(key)}>
            <UsageChart id={key.id} />
          </div>
        ) : null
      }
      nothing={
        <EmptyState title="You have no keys yet">
          <p>Create your first key above.</p>
        </EmptyState>
      }
    />
  );
}

function KeyCell({ apiKey }: { apiKey: Key }) {
  return (
    <>
      <UntrustedText text={apiKey.name} />
      <code>
        {apiKey.start}…{apiKey.last4}
      </code>
      <KeyStatus of={apiKey} />
    </>
  );
}

function Life({ apiKey }: { apiKey: Key }) {
  const [word, end] = endOf(apiKey);
  return (
    <>
      <RelativeTime at={apiKey.created_at} />
      <small class="dim">
        {word} {end}
      </small>
    </>
  );
}

function Used({ apiKey }: { apiKey: Key }) {
  if (apiKey.status !== "active") return <>{grouped(apiKey.usage.used)}</>;
  return <Quota usage={apiKey.usage} name={apiKey.name} />;
}
