/** Converts the filters of lists and searches to conditions on `agent a`. */
import { type RawBuilder, sql } from "kysely";
import type { operations } from "../../../../generated/openapi.d.ts";
import type { Dialect } from "../../../core/sql/statement.ts";
import { instantOf } from "../../../core/time/instants.ts";
import { fold } from "../../../core/values/fold.ts";
import { keyword } from "../card/words.ts";
import { wordKinds } from "../record/agent-word.ts";
import { hasState, type LiveValues, statesOf } from "../record/liveness.ts";
import { levels } from "../record/verification.ts";

/** A range of agents' keys: the first, and the one after the last. */
export interface Window {
  from: number;
  to: number;
}

/** The query parameters that filter agents. */
export type Filters = Pick<
  NonNullable<operations["agents_list"]["parameters"]["query"]>,
  | "status"
  | "capabilities"
  | "tags"
  | "tags_all"
  | "skills"
  | "protocol"
  | "provider"
  | "source"
  | "certification"
  | "grade"
  | "verified"
  | "updated_since"
  | "after_seq"
> & {
  /** Also for what neither value finds: see {@link statesOf}. */
  live?: "true" | "false" | "unknown" | undefined;
};

/** Whether the caller follows changes: the list then has all changed agents, in the order of the changes. */
export function followsChanges(filters: Filters): boolean {
  return filters.updated_since !== undefined || filters.after_seq !== undefined;
}

/** The values of filters, as columns have them; those of filters that are not given are undefined. */
export interface FilterValues
  extends Record<(typeof wordKinds)[number], readonly string[] | undefined>,
    LiveValues {
  status: readonly string[] | undefined;
  /** Tags that an agent must all have, each once. */
  tags_all: readonly string[] | undefined;
  provider: readonly string[] | undefined;
  source: readonly string[] | undefined;
  certification: readonly string[] | undefined;
  /** The grades that agents must have; if agents without one are wanted too, `otherGrades` is given instead. */
  grade: readonly string[] | undefined;
  /** The grades that agents must not have. */
  otherGrades: readonly string[] | undefined;
  /** The levels of verification that agents must have; if agents without one are wanted too, `otherLevels` is given instead. */
  verified: readonly string[] | undefined;
  /** The levels that agents must not have. */
  otherLevels: readonly string[] | undefined;
  after_seq: number | undefined;
  updated_since: string | undefined;
}

/** Converts filters to values of statements. */
export function valuesOf(filters: Filters): FilterValues {
  const { provider, source, certification, grade, after_seq, updated_since } = filters;
  const words = (kind: (typeof wordKinds)[number]) =>
    filters[kind] && withCommas(filters[kind]).map((value) => keyword(value) ?? "");
  return {
    status: filters.status ?? (followsChanges(filters) ? undefined : ["active", "deprecated"]),
    capabilities: words("capabilities"),
    tags: words("tags"),
    tags_all: filters.tags_all && [...new Set(filters.tags_all.map((value) => keyword(value) ?? ""))],
    skills: words("skills"),
    protocol: words("protocol"),
    provider: provider && withCommas(provider).map(fold),
    source,
    certification,
    ...gradesOf(grade),
    ...levelsOf(filters.verified),
    ...statesOf(filters.live),
    after_seq,
    updated_since: updated_since === undefined ? undefined : instantOf(updated_since),
  };
}

/** The grade of agents that are not rated; most of them have no reputation at all. */
const notRated = "NR";

/** All other grades. */
const grades = ["A+", "A", "B", "C", "D", "F"];

function gradesOf(grade: Filters["grade"]): Pick<FilterValues, "grade" | "otherGrades"> {
  if (!grade?.includes(notRated)) return { grade, otherGrades: undefined };
  return { grade: undefined, otherGrades: grades.filter((each) => !grade.some((wanted) => wanted === each)) };
}

/** The level of agents of which nothing is proved: of most. */
const notVerified = "none";

function levelsOf(verified: Filters["verified"]): Pick<FilterValues, "verified" | "otherLevels"> {
  if (!verified?.includes(notVerified)) return { verified, otherLevels: undefined };
  const others = levels.filter((each) => each !== notVerified && !verified.includes(each));
  return { verified: undefined, otherLevels: others };
}

/**
 * Adds the values that contain commas: a query is split at every comma, so any values that follow one another may have been
 * one, such as the name of a company.
 */
function withCommas(values: readonly string[]): string[] {
  return values.flatMap((_, start) =>
    values.slice(start).map((_, length) => values.slice(start, start + length + 1).join(",")),
  );
}

/** A condition of a statement. */
export type Condition = RawBuilder<boolean>;

/**
 * Returns the conditions of filters, to be joined by `and`.
 * @param window on SQLite, the range of keys to scan: a filter may match all agents, and is then evaluated within the range.
 */
export function conditions(values: FilterValues, dialect: Dialect, window?: Window): Condition[] {
  const { status, tags_all, provider, source } = values;
  const isIn = (key: Condition) => window && sql<boolean>`${key} >= ${window.from} and ${key} < ${window.to}`;
  const found: Condition[] = [];
  if (status) found.push(dialect.isAmong(sql`a.status`, status));
  for (const kind of wordKinds) {
    const words = values[kind];
    if (!words) continue;
    const isWanted = all(sql`kind = ${kind}`, dialect.isAmong(sql`value`, words), isIn(sql`agent_key`));
    found.push(sql`a.key in (select agent_key from agent_word where ${isWanted})`);
  }
  if (tags_all) {
    const isWanted = all(sql`kind = 'tags'`, dialect.isAmong(sql`value`, tags_all), isIn(sql`agent_key`));
    found.push(
      sql`a.key in (select agent_key from agent_word where ${isWanted} group by agent_key having count(*) = ${dialect.lengthOf(tags_all)})`,
    );
  }
  if (provider) {
    const isWanted = dialect.isAmong(window ? sql`provider_key` : sql`a.provider_key`, provider);
    found.push(
      window ? sql`a.key in (select key from agent where ${all(isWanted, isIn(sql`key`))})` : isWanted,
    );
  }
  // The sign prevents SQLite from using the index of sources, which has another order.
  if (source) found.push(dialect.isAmong(window ? sql`+a.source` : sql`a.source`, source));
  for (const { isExcluded, key, agents } of trustConditions(values, dialect)) {
    const keys = sql`select ${key} from ${all(agents, isIn(key))}`;
    found.push(isExcluded ? sql`a.key not in (${keys})` : sql`a.key in (${keys})`);
  }
  return [...found, ...liveConditions(values, dialect), ...isChanged(values, window ? sql`+` : sql``)];
}

/** A condition on the certifications, the reputation or the verification of an agent: whether it is, or is not, among some. */
interface TrustCondition {
  isExcluded: boolean;
  /** The column with the agent's key. */
  key: Condition;
  /** The table and the condition of those. */
  agents: Condition;
}

function trustConditions(
  { certification, grade, otherGrades, verified, otherLevels }: FilterValues,
  dialect: Dialect,
): TrustCondition[] {
  const ofGrades = (list: readonly string[]): Condition =>
    sql`reputation where ${dialect.isAmong(sql`published_grade`, list)}`;
  const ofLevels = (list: readonly string[]): Condition =>
    sql`agent as verified where ${dialect.isAmong(sql`verified.verified_level`, list)}`;
  const found: TrustCondition[] = [];
  const key = sql<boolean>`agent_key`;
  const verifiedKey = sql<boolean>`verified.key`;
  if (certification)
    found.push({
      isExcluded: false,
      key,
      agents: sql`certification where ${all(sql`status = 'active' and counted = true`, dialect.isAmong(sql`level`, certification))}`,
    });
  if (grade) found.push({ isExcluded: false, key, agents: ofGrades(grade) });
  if (otherGrades) found.push({ isExcluded: true, key, agents: ofGrades(otherGrades) });
  if (verified) found.push({ isExcluded: false, key: verifiedKey, agents: ofLevels(verified) });
  if (otherLevels) found.push({ isExcluded: true, key: verifiedKey, agents: ofLevels(otherLevels) });
  return found;
}

/**
 * Returns the same conditions for SQLite while it scans an index of `agent a` in the order of changes: each is evaluated
 * for each agent, so the cost of a statement depends on the range of the index only.
 */
export function conditionsInOrderOfChange(values: FilterValues, dialect: Dialect): Condition[] {
  const { status, tags_all, provider, source } = values;
  const found: Condition[] = [];
  if (status) found.push(dialect.isAmong(sql`a.status`, status));
  for (const kind of wordKinds) {
    const words = values[kind];
    if (!words) continue;
    const isWanted = all(sql`kind = ${kind}`, dialect.isAmong(sql`value`, words));
    found.push(sql`exists (select 1 from agent_word where ${isWanted} and agent_key = a.key)`);
  }
  if (tags_all) {
    const isWanted = all(sql`kind = 'tags'`, dialect.isAmong(sql`value`, tags_all), sql`agent_key = a.key`);
    found.push(sql`(select count(*) from agent_word where ${isWanted}) = ${dialect.lengthOf(tags_all)}`);
  }
  if (provider) found.push(dialect.isAmong(sql`a.provider_key`, provider));
  if (source) found.push(dialect.isAmong(sql`a.source`, source));
  for (const { isExcluded, key, agents } of trustConditions(values, dialect)) {
    const own = sql`select 1 from ${all(agents, sql`${key} = a.key`)}`;
    found.push(isExcluded ? sql`not exists (${own})` : sql`exists (${own})`);
  }
  return [...found, ...liveConditions(values, dialect), ...isChanged(values)];
}

function liveConditions({ states, otherStates }: FilterValues, dialect: Dialect): Condition[] {
  return [
    ...(states === undefined ? [] : [hasState(states, dialect)]),
    ...(otherStates === undefined ? [] : [sql<boolean>`not ${hasState(otherStates, dialect)}`]),
  ];
}

/** @param sign prevents SQLite from using an index. */
function isChanged({ after_seq, updated_since }: FilterValues, sign = sql``): Condition[] {
  return [
    ...(after_seq === undefined ? [] : [sql<boolean>`${sign}a.seq > ${after_seq}`]),
    ...(updated_since === undefined ? [] : [sql<boolean>`${sign}a.updated_at >= ${updated_since}`]),
  ];
}

/** Joins conditions, of which there is at least one. */
export function all(...conditions: (Condition | undefined)[]): Condition {
  const given = conditions.filter((each) => each !== undefined);
  return sql`${sql.join(given, sql` and `)}`;
}
