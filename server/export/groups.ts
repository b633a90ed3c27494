/** Groups of items that are handled at once. */

/** Collects items in groups of a size; the last one may be smaller. */
export async function* groupsOf<Item>(items: AsyncIterable<Item>, size: number): AsyncIterable<Item[]> {
  let group: Item[] = [];
  for await (const item of items) {
    group.push(item);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
