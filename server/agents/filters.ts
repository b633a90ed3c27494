/** The filters of lists and searches, as SQL over `agent a`. */
import type { operations } from "../../generated/openapi.d.ts";
import { instantOf } from "../instants.ts";
import { keyword } from "./card/words.ts";
import type { Sql } from "./search/engine.ts";
import { fold } from "./search/words.ts";

/** The query parameters that filter agents. */
export type Filters = Pick<
  NonNullable<operations["agents_list"]["parameters"]["query"]>,
  | "status"
  | "capabilities"
  | "tags"
  | "skills"
  | "protocol"
  | "provider"
  | "source"
  | "updated_since"
  | "after_seq"
>;

/** Kinds of words in `agent_word`; each is a filter of the same name. */
export const wordKinds = ["capabilities", "tags", "skills", "protocol"] as const;

/** Whether the caller follows changes: then everything that changed is shown, in the order of the changes. */
export function followsChanges(filters: Filters): boolean {
  return filters.updated_since !== undefined || filters.after_seq !== undefined;
}

/** The conditions that an agent must meet, to be joined by `and`. */
export function conditions(filters: Filters): Sql[] {
  const found: Sql[] = [];
  const statuses = filters.status ?? (followsChanges(filters) ? undefined : ["active", "deprecated"]);
  if (statuses) found.push(among("a.status", statuses));
  for (const kind of wordKinds) {
    const values = filters[kind]?.map((value) => keyword(value) ?? "");
    if (!values) continue;
    const words = among("value", values);
    found.push({
      text: `a.key in (select agent_key from agent_word where kind = ? and ${words.text})`,
      params: [kind, ...words.params],
    });
  }
  if (filters.provider) found.push(among("a.provider_key", filters.provider.map(fold)));
  if (filters.source) found.push(among("a.source", filters.source));
  if (filters.after_seq !== undefined) found.push({ text: "a.seq > ?", params: [filters.after_seq] });
  if (filters.updated_since !== undefined) {
    found.push({ text: "a.updated_at >= ?", params: [instantOf(filters.updated_since)] });
  }
  return found;
}

/** The filters in one form, so that a cursor can be tied to them. */
export function signature(operation: string, query: object): string {
  const pairs = Object.entries(query).filter(
    ([name, value]) => name !== "cursor" && name !== "limit" && value !== undefined,
  );
  return JSON.stringify([operation, ...pairs.sort(([a], [b]) => (a < b ? -1 : 1))]);
}

function among(column: string, values: readonly string[]): Sql {
  return { text: `${column} in (${values.map(() => "?").join(", ")})`, params: [...values] };
}
