/** Hooks for requests: a value, a paged list, an action. */
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { Listing } from "../../client/index.ts";

/** The state of a loaded value. */
export interface Loaded<Value> {
  value: Value | undefined;
  error: unknown;
  /** Loads again. The current value stays until the response comes. */
  reload: () => void;
  /** Replaces the value, for example by the response to a change. */
  set: (value: Value) => void;
}

/** Loads a value when a component is shown, and again when a dependency changes. */
export function useLoaded<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  dependencies: readonly unknown[] = [],
): Loaded<Value> {
  const [state, setState] = useState<{ value?: Value; error?: unknown }>({});
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    load(leaving.signal).then(
      (value) => leaving.signal.aborted || setState({ value }),
      (error: unknown) => leaving.signal.aborted || setState((before) => ({ ...before, error })),
    );
    return () => leaving.abort();
  }, [...dependencies, turn]);
  const reload = useCallback(() => {
    setState(({ value }) => (value === undefined ? {} : { value }));
    setTurn((count) => count + 1);
  }, []);
  const set = useCallback((value: Value) => setState({ value }), []);
  return { value: state.value, error: state.error, reload, set };
}

/** Loads again at intervals while that is needed, and the page is visible. */
export function usePolling(isNeeded: boolean, reload: () => void, intervalMs: number): void {
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setInterval(() => document.hidden || reload(), intervalMs);
    return () => clearInterval(timer);
  }, [isNeeded, reload, intervalMs]);
}

/** The state of a paged list. */
export interface Paged<Item, Page> {
  /** Undefined until the first page is loaded. */
  items: Item[] | undefined;
  /** The first page, which may have more than its items. */
  first: Page | undefined;
  /** All loaded pages. */
  pages: readonly Page[];
  /** The items of one of them. */
  itemsOf: (page: number) => readonly Item[];
  /** Whether there are more. */
  more: boolean;
  /** Whether a page is being loaded. */
  busy: boolean;
  error: unknown;
  next: () => void;
  reload: () => void;
  /** Repeats the failed request: the next page, or the first one. */
  retry: () => void;
}

/** The end of a page. */
interface NextCursor {
  /** Null on the last page. */
  next_cursor: string | null;
}

/** The position of a page, as in the API. */
export interface Position {
  cursor?: string;
}

/** Reads a page of a list, which has its items in a member with a name. */
type ReadPage<Page> = (
  at: Position,
  options: { signal: AbortSignal },
) => Pick<Listing<unknown, Page>, "page">;

/**
 * Loads a list page by page, and from the beginning when a dependency changes. A failed page can be retried.
 * @param member the member of the pages that has the items.
 */
export function usePages<Name extends string, Page extends Record<Name, readonly unknown[]> & NextCursor>(
  member: Name,
  open: ReadPage<Page>,
  dependencies: readonly unknown[] = [],
): Paged<Page[Name][number], Page> {
  const [pages, setPages] = useState<Page[]>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(true);
  const [turn, setTurn] = useState(0);
  const shown = useRef<AbortSignal | null>(null);
  const tried = useRef<Page[]>([]);

  const read = async (before: Page[], signal: AbortSignal) => {
    tried.current = before;
    const cursor = before.at(-1)?.next_cursor ?? null;
    setBusy(true);
    setError(undefined);
    try {
      const page = await open(cursor === null ? {} : { cursor }, { signal }).page();
      if (!signal.aborted) setPages([...before, page]);
    } catch (problem) {
      if (!signal.aborted) setError(problem);
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  };

  useEffect(() => {
    const leaving = new AbortController();
    shown.current = leaving.signal;
    void read([], leaving.signal);
    return () => leaving.abort();
  }, [...dependencies, turn]);

  const reload = useCallback(() => setTurn((count) => count + 1), []);
  return {
    items: pages?.flatMap((page): Page[Name][number][] => [...page[member]]),
    first: pages?.[0],
    pages: pages ?? [],
    itemsOf: (page) => pages?.[page]?.[member] ?? [],
    more: (pages?.at(-1)?.next_cursor ?? null) !== null,
    busy,
    error,
    reload,
    next: () => void (shown.current && read(pages ?? [], shown.current)),
    retry: () => void (shown.current && read(tried.current, shown.current)),
  };
}

/** An action of the user, one at a time. */
export interface Action<Given extends unknown[]> {
  busy: boolean;
  error: unknown;
  /** Runs the action unless it is running; an error is stored in `error`. */
  run: (...given: Given) => Promise<void>;
  forget: () => void;
}

/** Wraps an action of the user: its progress and its error. */
export function useAction<Given extends unknown[]>(act: (...given: Given) => Promise<void>): Action<Given> {
  const [state, setState] = useState<{ busy: boolean; error?: unknown }>({ busy: false });
  const under = useRef(false);
  const run = async (...given: Given) => {
    if (under.current) return;
    under.current = true;
    setState({ busy: true });
    try {
      await act(...given);
      setState({ busy: false });
    } catch (error) {
      setState({ busy: false, error });
    } finally {
      under.current = false;
    }
  };
  return { busy: state.busy, error: state.error, run, forget: () => setState({ busy: false }) };
}
