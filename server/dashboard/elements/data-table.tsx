/** Tables of items, a page at a time. */
import type { ComponentChildren } from "preact";
import { Fragment } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { countText, grouped } from "../../display/formats.ts";
import type { Paged } from "../loading.ts";
import { announce } from "./announcements.tsx";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { ErrorNotice } from "./error-notice.tsx";
import { Skeleton } from "./skeleton.tsx";

/** A column: its heading, and its cells. On a small screen the heading stands before each cell. */
export type Column<Item> = readonly [heading: string, cell: (item: Item) => ComponentChildren];

/** The properties of the table. */
interface DataTableProps<Item, Page> {
  list: Paged<Item, Page>;
  /** The name of the items, as in "Loading agents". */
  what: string;
  /** The content if there are none: a sentence, or more. */
  nothing: ComponentChildren;
  /** Whether the list has only what filters found. */
  isFiltered?: boolean;
  keyOf: (item: Item) => string | number;
  /** The first one names the item. */
  columns: readonly Column<Item>[];
  /** A row below that of an item, as wide as the table; null for none. */
  below?: (item: Item) => ComponentChildren;
}

/** Shows a list as a table, in all its states. One page is in the document at a time, so that it stays small. */
export function DataTable<Item, Page>(props: DataTableProps<Item, Page>) {
  const { list, what, nothing, isFiltered = false } = props;
  const place = useRef<HTMLElement>(null);
  const [wanted, want] = useState(0);
  const at = Math.min(wanted, Math.max(0, list.pages.length - 1));
  const rows = list.itemsOf(at);
  useEffect(() => {
    if (isFiltered && list.first)
      announce(found(list.itemsOf(0).length, list.pages.length > 1 || list.more, what));
  }, [isFiltered, list.first]);
  if (list.items === undefined) {
    if (list.error === undefined) return <Skeleton what={what} />;
    return <ErrorNotice error={list.error} onRetry={list.retry} />;
  }
  const turn = (to: number) => {
    want(to);
    if (to >= list.pages.length) list.next();
    place.current?.scrollIntoView({ block: "nearest" });
  };
  const empty = isFiltered ? `No ${what} match` : nothing;
  return (
    // It gets the focus when the button that had it disappears.
    <section ref={place} class="place" tabIndex={-1} aria-label={capital(what)} aria-busy={list.busy}>
      {rows.length > 0 && <Rows {...props} rows={rows} />}
      {rows.length === 0 && (typeof empty === "string" ? <EmptyState title={empty} /> : empty)}
      <ErrorNotice error={list.error} onRetry={list.retry} />
      <Pager list={list} at={at} what={what} onTurn={turn} />
    </section>
  );
}

function Rows<Item, Page>({
  columns,
  keyOf,
  below,
  rows,
}: DataTableProps<Item, Page> & { rows: readonly Item[] }) {
  return (
    <table class="data-table">
      <thead>
        <tr>
          {columns.map(([heading]) => (
            <th scope="col" key={heading}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((item) => {
          const more = below?.(item) ?? null;
          return (
            <Fragment key={keyOf(item)}>
              <tr>
                {columns.map(([heading, cell], index) =>
                  index === 0 ? (
                    <th scope="row" key={heading}>
                      {cell(item)}
                    </th>
                  ) : (
                    <td key={heading} data-heading={heading}>
                      {cell(item)}
                    </td>
                  ),
                )}
              </tr>
              {more !== null && (
                <tr>
                  <td colSpan={columns.length}>{more}</td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

/** The properties of the buttons. */
interface PagerProps<Item, Page> {
  list: Paged<Item, Page>;
  /** The page that is shown. */
  at: number;
  what: string;
  onTurn: (to: number) => void;
}

/** The buttons for other pages, and which items are shown; nothing if there is one page. They stay, so that the focus does. */
function Pager<Item, Page>({ list, at, what, onTurn }: PagerProps<Item, Page>) {
  const reason = useId();
  const isLast = at >= list.pages.length - 1 && !list.more;
  const words = rangeOf(list, at, what);
  const shown = useRef(words);
  const isOnly = at === 0 && isLast;
  useEffect(() => {
    if (shown.current !== words && !isOnly) announce(words);
    shown.current = words;
  }, [words, isOnly]);
  if (isOnly) return null;
  return (
    <div class="pager">
      <Button
        onClick={() => onTurn(at - 1)}
        disabledReasonId={at === 0 ? reason : undefined}
        of={`of ${what}`}
      >
        Previous page
      </Button>
      <Button
        onClick={() => onTurn(at + 1)}
        busy={list.busy}
        disabledReasonId={isLast ? reason : undefined}
        of={`of ${what}`}
      >
        Next page
      </Button>
      <span class="small" id={reason}>
        {words}
      </span>
    </div>
  );
}

/** Which items are shown, in words: `51 to 100 of 2,000 agents`. */
function rangeOf<Item, Page>(list: Paged<Item, Page>, at: number, what: string): string {
  const before = list.pages.slice(0, at).reduce((sum, _, index) => sum + list.itemsOf(index).length, 0);
  const last = before + list.itemsOf(at).length;
  const total = totalOf(list);
  return `${grouped(before + 1)} to ${grouped(last)}${total === null ? "" : ` of ${total}`} ${what}`;
}

/** How many items there are, if it is known: some lists count them, and all loaded pages have them. */
function totalOf<Item, Page>({ first, more, items }: Paged<Item, Page>): string | null {
  if (!more) return grouped(items?.length ?? 0);
  const { total, total_is_exact } = (first ?? {}) as { total?: number; total_is_exact?: boolean }; // of lists that count
  return total === undefined ? null : countText(total, total_is_exact);
}

function found(count: number, isMore: boolean, what: string): string {
  if (count === 1) return `1 match in ${what}.`;
  return `${grouped(count)}${isMore ? " or more" : ""} matches in ${what}.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
