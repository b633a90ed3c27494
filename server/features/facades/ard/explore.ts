/** Counts entries by the values of their fields. */
import type { components } from "../../../../generated/openapi.d.ts";
import type { Entry } from "./entries.ts";
import { valuesOf } from "./filter.ts";

type Schemas = components["schemas"];

/** Counts entries by one field: the most common values first, then by name. */
export function facetOf(
  entries: readonly Entry[],
  { field, limit = 20, minCount = 1 }: Schemas["Ard.FacetRequest"],
): Schemas["Ard.Facet"] {
  const counts = new Map<string, number>();
  for (const entry of entries)
    for (const value of new Set(valuesOf(entry, field))) counts.set(value, (counts.get(value) ?? 0) + 1);
  const sorted = [...counts].toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b, "en"));
  const buckets = sorted
    .filter(([, count]) => count >= minCount)
    .slice(0, limit)
    .map(([value, count]) => ({ value, count }));
  const otherCount =
    sorted.reduce((sum, [, count]) => sum + count, 0) - buckets.reduce((sum, { count }) => sum + count, 0);
  return { buckets, otherCount };
}
