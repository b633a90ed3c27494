/** Small things that views show: states, times, addresses, nothing at all, and what is still to come. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Paged } from "../loading.ts";
import { distance, minuteOf, now } from "../times.ts";
import { announce } from "./announcements.tsx";
import { Button } from "./button.tsx";
import { Failure } from "./failure.tsx";
import { Theirs } from "./theirs.tsx";

/** How something is, as a colour and a sign, which the sheet of all pages adds; the word is what says it. */
export type Mood = "good" | "warn" | "bad" | "idle";

/** A state in a word. */
export function Badge({ mood, children }: { mood: Mood; children: ComponentChildren }) {
  return <span class={`badge ${mood}`}>{children}</span>;
}

/** A time by its distance from now; exactly, in its title. */
export function Moment({ at, otherwise = "never" }: { at: string | null; otherwise?: string }) {
  if (at === null) return <>{otherwise}</>;
  return (
    <time dateTime={at} title={at}>
      {distance(at, Math.max(now.value, Date.now()))}
    </time>
  );
}

/** A time to the minute. */
export function Minute({ at }: { at: string }) {
  return (
    <time dateTime={at} title={at}>
      {minuteOf(at)}
    </time>
  );
}

/** A link to an address that somebody wrote: http and https alone are links, anything else stays text. */
export function Outside({ to }: { to: string }) {
  const shown = <Theirs class="address" text={to} />;
  if (!/^https?:$/.test(URL.parse(to)?.protocol ?? "")) return shown;
  return (
    <a href={to} rel="nofollow noopener noreferrer ugc" target="_blank">
      {shown}
      <span class="visually-hidden"> (another site, in a new tab)</span>
    </a>
  );
}

/** Facts, each with its name. */
export function Facts({ of }: { of: readonly (readonly [name: string, value: ComponentChildren])[] }) {
  return (
    <dl class="particulars">
      {of.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** That there is nothing yet, and what to do about it. */
export function Nothing({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <div class="empty">
      <p>
        <strong>{title}</strong>
      </p>
      {children}
    </div>
  );
}

/** As much room as what will be there takes. */
export function Skeleton({ rows = 3, what }: { rows?: number; what: string }) {
  return (
    <div class="skeletons" aria-busy="true">
      <p class="visually-hidden">Loading {what} …</p>
      {Array.from({ length: rows }, (_, index) => (
        <div class="skeleton" aria-hidden="true" key={index} />
      ))}
    </div>
  );
}

/** What a list can be given. */
interface ListedProps<Item, Page> {
  list: Paged<Item, Page>;
  /** What it lists, as in "Loading keys". */
  what: string;
  /** What is shown if there is nothing. */
  nothing: ComponentChildren;
  children: (items: Item[]) => ComponentChildren;
}

/** A list in all its states: on its way, failed, empty, there, and with more to come. */
export function Listed<Item, Page>({ list, what, nothing, children }: ListedProps<Item, Page>) {
  const { items, error, busy, more } = list;
  if (items === undefined) {
    return error === undefined ? <Skeleton what={what} /> : <Failure error={error} onRetry={list.retry} />;
  }
  return (
    <>
      {items.length === 0 ? nothing : children(items)}
      <Rest what={what} more={more && error === undefined} busy={busy} onMore={list.next}>
        <Failure error={error} onRetry={list.retry} />
      </Rest>
    </>
  );
}

/** What the end of a list can be given. */
interface RestProps {
  what: string;
  more: boolean;
  busy: boolean;
  onMore: () => void;
  children: ComponentChildren;
}

/** What follows a list: the button for more. Once all is there it is gone, and whoever pressed it goes on at this place. */
function Rest({ what, more, busy, onMore, children }: RestProps) {
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
