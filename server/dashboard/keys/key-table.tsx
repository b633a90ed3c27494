/** The table of API keys, for large screens. */
import { useId } from "preact/hooks";
import type { Key } from "../../../client/index.ts";
import { grouped } from "../../display/formats.ts";
import { Button } from "../elements/button.tsx";
import { RelativeTime } from "../elements/time.tsx";
import { UntrustedText } from "../elements/untrusted-text.tsx";
import { KeyActions, type KeyProps } from "./key-actions.tsx";
import { endOf, KeyStatus } from "./key-status.tsx";
import { LastUse } from "./last-use.tsx";
import { Quota } from "./quota.tsx";
import { ScopeList } from "./scopes.tsx";
import { UsageChart } from "./usage-chart.tsx";

const columns = ["Key", "Scopes", "Tier", "Created", "Last used", "Used this month", "Actions"];

/** The properties of the table. */
interface KeyTableProps {
  keys: readonly Key[];
  /** The properties of a row besides its key. */
  propsOf: (key: Key) => KeyProps;
}

/** Lists keys, one in each row. */
export function KeyTable({ keys, propsOf }: KeyTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable by keyboard
    <section class="scroll" tabIndex={0} aria-label="API keys">
      <table class="key-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <KeyRow key={key.id} {...propsOf(key)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The row of a key, and its usage below it. */
function KeyRow({ apiKey, onAsk, charted, onChart }: KeyProps) {
  const id = useId();
  const [word, end] = endOf(apiKey);
  return (
    <>
      <tr>
        <th scope="row">
          <div class="key-cell">
            <span class="title">
              <UntrustedText text={apiKey.name} />
            </span>
            <code>
              {apiKey.start}…{apiKey.last4}
            </code>
            <KeyStatus of={apiKey} />
          </div>
        </th>
        <td>
          <ScopeList of={apiKey.scopes} />
        </td>
        <td>{apiKey.tier}</td>
        <td>
          <RelativeTime at={apiKey.created_at} />
          <small class="dim">
            {word} {end}
          </small>
        </td>
        <td>
          <LastUse of={apiKey} />
        </td>
        <td>
          {apiKey.status === "active" ? (
            <Quota usage={apiKey.usage} name={apiKey.name} brief />
          ) : (
            grouped(apiKey.usage.used)
          )}
        </td>
        <td>
          <div class="key-actions">
            <Button
              onClick={() => onChart(!charted)}
              unfolds={{ id, open: charted }}
              of={`of ${apiKey.name}`}
            >
              Usage
            </Button>
            <KeyActions apiKey={apiKey} onAsk={onAsk} />
          </div>
        </td>
      </tr>
      <tr id={id} hidden={!charted}>
        <td colSpan={columns.length}>{charted && <UsageChart id={apiKey.id} />}</td>
      </tr>
    </>
  );
}
