/** Lists of named values. */
import type { ComponentChildren } from "preact";

/** A value with its name; false for none. */
export type Detail = readonly [name: string, value: ComponentChildren] | false;

/** A list of values with their names. */
export function DetailList({ of }: { of: readonly Detail[] }) {
  return (
    <dl class="particulars">
      {of.map(
        (detail) =>
          detail && (
            <div key={detail[0]}>
              <dt>{detail[0]}</dt>
              <dd>{detail[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
