/** Paged lists. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Paged } from "../loading.ts";
import { announce } from "./announcements.tsx";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { ErrorNotice } from "./error-notice.tsx";
import { Skeleton } from "./skeleton.tsx";

/** The properties of a list. */
interface PagedListProps<Item, Page> {
  list: Paged<Item, Page>;
  /** The name of its items, as in "Loading keys". */
  what: string;
  /** The content if the list is empty: a sentence, or more. */
  nothing: ComponentChildren;
  children: (items: Item[]) => ComponentChildren;
}

/** A paged list in all its states: loading, failed, empty, complete, and with more pages. */
export function PagedList<Item, Page>({ list, what, nothing, children }: PagedListProps<Item, Page>) {
  const { items, error, busy, more } = list;
  if (items === undefined) {
    return error === undefined ? (
      <Skeleton what={what} />
    ) : (
      <ErrorNotice error={error} onRetry={list.retry} />
    );
  }
  return (
    <>
      {items.length > 0 && children(items)}
      {items.length === 0 && (typeof nothing === "string" ? <EmptyState title={nothing} /> : nothing)}
      <LoadMore what={what} more={more && error === undefined} busy={busy} onMore={list.next}>
        <ErrorNotice error={error} onRetry={list.retry} />
      </LoadMore>
    </>
  );
}

/** The properties of a list of cards. */
interface CardListProps<Item, Page> extends Omit<PagedListProps<Item, Page>, "children"> {
  /** The card of an item, with a key. */
  children: (item: Item) => ComponentChildren;
}

/** A paged list of cards. */
export function CardList<Item, Page>({ children, ...props }: CardListProps<Item, Page>) {
  return (
    <PagedList {...props}>
      {(items) => <ul class="cards">{items.map((item) => children(item))}</ul>}
    </PagedList>
  );
}

/** The properties of the end of a list. */
interface LoadMoreProps {
  what: string;
  more: boolean;
  busy: boolean;
  onMore: () => void;
  children: ComponentChildren;
}

/** The button for more items. When all are loaded it disappears, and the focus moves to its place. */
function LoadMore({ what, more, busy, onMore, children }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  useLayoutEffect(() => {
    if (more || busy || !asked.current) return;
    asked.current = false;
    if (document.activeElement !== document.body) return;
    place.current?.focus({ preventScroll: true });
    announce(`All ${what} are shown.`);
  }, [more, busy, what]);
  return (
    <div ref={place} class="place" tabIndex={-1}>
      {children}
      {more && (
        <div class="actions centred">
          <Button
            busy={busy}
            onClick={() => {
              asked.current = true;
              onMore();
            }}
          >
            Load more {what}
          </Button>
        </div>
      )}
    </div>
  );
}
