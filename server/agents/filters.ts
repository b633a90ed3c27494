/** Converts the filters of lists and searches to SQL on `agent a`. */
import type { operations } from "../../generated/openapi.d.ts";
import type { Sql } from "../database/sql.ts";
import { instantOf } from "../instants.ts";
import { keyword } from "./card/words.ts";
import type { Window } from "./search/engine.ts";
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

/** The kinds of words in `agent_word`; each is a filter of the same name. */
export const wordKinds = ["capabilities", "tags", "skills", "protocol"] as const;

/** Whether the caller follows changes: the list then has all changed agents, in the order of the changes. */
export function followsChanges(filters: Filters): boolean {
  return filters.updated_since !== undefined || filters.after_seq !== undefined;
}

/**
 * Returns the conditions of filters, to be joined by `and`.
 * @param window on SQLite, the range of keys to scan: a filter may match all agents, and is then evaluated within the range.
 */
export function conditions(filters: Filters, window?: Window): Sql[] {
  const found: Sql[] = [];
  const statuses = statusesOf(filters);
  if (statuses) found.push(among("a.status", statuses));
  const range = window && { text: " and agent_key >= ? and agent_key < ?", params: [window.from, window.to] };
  for (const { kind, values } of wordFilters(filters)) {
    const words = among("value", values);
    found.push({
      text: `a.key in (select agent_key from agent_word where kind = ? and ${words.text}${range?.text ?? ""})`,
      params: [kind, ...words.params, ...(range?.params ?? [])],
    });
  }
  if (filters.provider) {
    const providers = among(window ? "provider_key" : "a.provider_key", filters.provider.map(fold));
    found.push(
      window
        ? {
            text: `a.key in (select key from agent where ${providers.text} and key >= ? and key < ?)`,
            params: [...providers.params, window.from, window.to],
          }
        : providers,
    );
  }
  // The sign prevents SQLite from using the index of sources, which has another order.
  if (filters.source) found.push(among(window ? "+a.source" : "a.source", filters.source));
  return [...found, ...changed(filters, window ? "+" : "")];
}

/**
 * Returns the same conditions for SQLite while it scans an index of `agent a` in the order of changes: each is evaluated
 * for each agent, so the cost of a statement depends on the range of the index only.
 */
export function conditionsInOrderOfChange(filters: Filters): Sql[] {
  const found: Sql[] = [];
  const statuses = statusesOf(filters);
  if (statuses) found.push(among("a.status", statuses));
  for (const { kind, values } of wordFilters(filters)) {
    const words = among("value", values);
    found.push({
      text: `exists (select 1 from agent_word where kind = ? and ${words.text} and agent_key = a.key)`,
      params: [kind, ...words.params],
    });
  }
  if (filters.provider) found.push(among("a.provider_key", filters.provider.map(fold)));
  if (filters.source) found.push(among("a.source", filters.source));
  return [...found, ...changed(filters)];
}

function statusesOf(filters: Filters): readonly string[] | undefined {
  return filters.status ?? (followsChanges(filters) ? undefined : ["active", "deprecated"]);
}

function wordFilters(filters: Filters) {
  return wordKinds.flatMap((kind) => {
    const values = filters[kind]?.map((value) => keyword(value) ?? "");
    return values ? [{ kind, values }] : [];
  });
}

/** @param sign prevents SQLite from using an index. */
function changed({ after_seq, updated_since }: Filters, sign = ""): Sql[] {
  return [
    ...(after_seq === undefined ? [] : [{ text: `${sign}a.seq > ?`, params: [after_seq] }]),
    ...(updated_since === undefined
      ? []
      : [{ text: `${sign}a.updated_at >= ?`, params: [instantOf(updated_since)] }]),
  ];
}

/** Serializes filters canonically, so that a cursor is valid for them only. */
export function signature(operation: string, query: object): string {
  const pairs = Object.entries(query).filter(
    ([name, value]) => name !== "cursor" && name !== "limit" && value !== undefined,
  );
  return JSON.stringify([operation, ...pairs.sort(([a], [b]) => (a < b ? -1 : 1))]);
}

function among(column: string, values: readonly string[]): Sql {
  return { text: `${column} in (${values.map(() => "?").join(", ")})`, params: [...values] };
}
