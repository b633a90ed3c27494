/** Keeps the beginning of a list of deliveries current while it is shown. */
import { useEffect, useState } from "preact/hooks";
import type { Delivery, DeliveryPage } from "../../../client/index.ts";
import type { Paged } from "../loading.ts";

/** How often the newest deliveries are read. */
const intervalMs = 5_000;

type DeliveryList = Paged<Delivery, DeliveryPage>;

/**
 * Reads the newest deliveries every few seconds, while the page is visible.
 * @param read reads the first page of the list.
 * @returns the list with new deliveries before the others, and with what has become of those.
 */
export function useLiveDeliveries(
  list: DeliveryList,
  read: (signal: AbortSignal) => Promise<DeliveryPage>,
): DeliveryList {
  const { first, items, reload } = list;
  /** What was read since the first page, newest first. */
  const [recent, setRecent] = useState<readonly Delivery[]>([]);
  useEffect(() => {
    setRecent([]);
    if (!first) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    let known = first.deliveries;
    const poll = async () => {
      if (document.hidden) return;
      const page = await read(signal);
      if (signal.aborted) return;
      const isMissingSome = page.next_cursor !== null && !page.deliveries.some((each) => has(known, each));
      if (isMissingSome) return reload();
      known = withNewer(known, page.deliveries);
      setRecent((before) => withNewer(before, page.deliveries));
    };
    const timer = setInterval(() => void poll().catch(() => undefined), intervalMs); // the next one may succeed
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [first]);
  return { ...list, items: items && withNewer(items, recent) };
}

/** A list with newer deliveries before it, and with newer states of its own. Both have the newest event first. */
function withNewer(list: readonly Delivery[], newer: readonly Delivery[]): Delivery[] {
  const states = new Map(newer.map((each) => [each.id, each]));
  return [...newer.filter((each) => !has(list, each)), ...list.map((each) => states.get(each.id) ?? each)];
}

function has(list: readonly Delivery[], { id }: Delivery): boolean {
  return list.some((each) => each.id === id);
}
