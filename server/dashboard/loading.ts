/** Waiting for the node: one answer, a list that grows, something that somebody does. */
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { Listing } from "../../client/index.ts";

/** An answer, once it is there; `error` is what came instead. */
export interface Loaded<Value> {
  value: Value | undefined;
  error: unknown;
  /** Asks again. What is there stays until the answer comes. */
  reload: () => void;
  /** Puts a value in its place, such as the answer to a change. */
  set: (value: Value) => void;
}

/** Loads a value when something is shown, and again when what it depends on changes. */
export function useLoaded<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  dependencies: readonly unknown[],
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

/** A list as far as it was read. */
export interface Paged<Item, Page> {
  /** Undefined until the first page is there. */
  items: Item[] | undefined;
  /** The first page: it may say more than its items. */
  first: Page | undefined;
  /** Whether there are more. */
  more: boolean;
  /** Whether the next page is on its way. */
  busy: boolean;
  error: unknown;
  next: () => void;
  reload: () => void;
  /** Reads what failed once more: the next page, or all from the beginning. */
  retry: () => void;
}

/** Where a page is, as the contract's lists take it. */
export interface Position {
  cursor?: string;
}

/** Reads a list page by page, and from its beginning when what it depends on changes. A page that failed can be tried again. */
export function usePages<Item, Page extends { next_cursor: string | null }>(
  open: (at: Position, signal: AbortSignal) => Listing<Item, Page>,
  itemsOf: (page: Page) => readonly Item[],
  dependencies: readonly unknown[],
): Paged<Item, Page> {
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
      const page = await open(cursor === null ? {} : { cursor }, signal).page();
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
    items: pages?.flatMap(itemsOf),
    first: pages?.[0],
    more: (pages?.at(-1)?.next_cursor ?? null) !== null,
    ...{ busy, error, reload },
    next: () => void (shown.current && read(pages ?? [], shown.current)),
    retry: () => void (shown.current && read(tried.current, shown.current)),
  };
}

/** Something that somebody does, one at a time. */
export interface Action<Given extends unknown[]> {
  busy: boolean;
  error: unknown;
  /** Does it, unless it is under way; failures are kept in `error`. */
  run: (...given: Given) => Promise<void>;
  forget: () => void;
}

/** Wraps something that somebody does: whether it is under way, and what came of it. */
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
