/** Lists that grow by themselves, without moving what is being read. */
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "./announcements.tsx";
import { Button } from "./button.tsx";

/** How long the entries that come together are announced together. */
const announceAfterMs = 1_000;

/** The properties of a live list. */
interface LiveListProps<Item> {
  /** Newest first. */
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** The name of one entry, and of several, as in "3 new events". */
  names: readonly [one: string, several: string];
  children: (shown: readonly Item[]) => ComponentChildren;
}

/**
 * A live list. While the pointer or the focus is in it, or its beginning is scrolled out of view, new entries wait behind a
 * button. The button has its own line, which is always there, so that nothing moves when it appears.
 */
export function LiveList<Item>({ items, keyOf, names: [one, several], children }: LiveListProps<Item>) {
  const place = useRef<HTMLDivElement>(null);
  // Measured here too: the event of scrolling comes with the next frame.
  const isRead = useIsRead(place) || isAbove(place.current);
  const last = useRef<readonly Item[]>([]);
  const [, setReleases] = useState(0);
  const { shown, waiting } = isRead ? hold(items, last.current, keyOf) : { shown: items, waiting: 0 };
  last.current = shown;
  const name = waiting === 1 ? one : several;
  useEffect(() => {
    if (waiting === 0) return;
    const timer = setTimeout(() => announce(`${waiting} new ${name}.`), announceAfterMs);
    return () => clearTimeout(timer);
  }, [waiting, name]);
  const release = () => {
    last.current = [];
    setReleases((count) => count + 1);
    place.current?.focus({ preventScroll: true }); // the button disappears
    if (isAbove(place.current)) place.current?.scrollIntoView();
  };
  return (
    <div ref={place} class="place" tabIndex={-1}>
      <div class="live-bar">
        {waiting > 0 ? (
          <Button look="primary" onClick={release}>
            {waiting} new<span class="visually-hidden"> {name}</span>
          </Button>
        ) : (
          <span class="small">
            {isRead ? `New ${several} wait while you read.` : `New ${several} appear here.`}
          </span>
        )}
      </div>
      {children(shown)}
    </div>
  );
}

/** Which entries are shown, and how many wait, while the last shown ones are read. Entries at the end do not move the others. */
function hold<Item>(items: readonly Item[], last: readonly Item[], keyOf: (item: Item) => string) {
  if (last.length === 0) return { shown: items, waiting: 0 };
  const known = new Set(last.map(keyOf));
  const first = items.findIndex((each) => known.has(keyOf(each)));
  return first === -1
    ? { shown: last, waiting: items.length }
    : { shown: items.slice(first), waiting: first };
}

/** Whether the pointer or the focus is in an element, or its beginning is scrolled out of view. */
function useIsRead(place: RefObject<HTMLDivElement | null>): boolean {
  const [state, setState] = useState({ pointer: false, focus: false, scrolled: false });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const change = (changed: Partial<typeof state>) => setState((before) => ({ ...before, ...changed }));
    const leaving = new AbortController();
    const { signal } = leaving;
    element.addEventListener("pointerenter", () => change({ pointer: true }), { signal });
    element.addEventListener("pointerleave", () => change({ pointer: false }), { signal });
    // The element itself gets the focus when entries are released: nobody reads one of them then.
    element.addEventListener("focusin", ({ target }) => change({ focus: target !== element }), { signal });
    element.addEventListener("focusout", () => change({ focus: false }), { signal });
    addEventListener("scroll", () => change({ scrolled: isAbove(element) }), { signal, passive: true });
    return () => leaving.abort();
  }, [place]);
  return state.pointer || state.focus || state.scrolled;
}

/** Whether the beginning of an element is above what the window shows. */
function isAbove(element: HTMLElement | null): boolean {
  return element !== null && element.getBoundingClientRect().top < -1;
}
