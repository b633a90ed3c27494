/** The statements that find the agents of a part of a search: those of one rank, newest first. */
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Engine } from "../../database/database.ts";
import { type Dialect, type Query, queryOfGiven } from "../../database/statement.ts";
import { type Candidate, selectCandidates } from "../bounded-page.ts";
import { all, type Condition, conditions, type FilterValues } from "../filters.ts";
import { rankAt } from "../liveness.ts";
import type { AgentTables } from "../records.ts";
import { engineOf } from "./engines.ts";
import type { ExactMatch } from "./match.ts";

/** A range of keys. On SQLite a statement whose range has no begin is not cut into windows. */
export interface KeyRange {
  /** The first; undefined for the first of all. */
  from: number | undefined;
  /** The one after the last; undefined for the last of all. */
  to: number | undefined;
}

/** What a part is searched for. */
export interface PartValues extends ExactMatch, FilterValues, KeyRange {
  /** The full-text query. */
  query: string | undefined;
  limit: number;
}

/** What agents are searched for by their ranks. */
export interface RankedValues extends PartValues {
  /** See {@link rankAt}. */
  change: number;
  /** The first rank; undefined for all. */
  minRank: number | undefined;
}

/** An agent with its rank in its part. */
export interface RankedCandidate extends Candidate {
  rank: number;
}

/** The statements of a part. */
export interface PartQueries {
  ranked: Query<RankedValues, RankedCandidate>;
  candidates: Query<PartValues, Candidate>;
  keys: Query<PartValues, { key: number }>;
}

interface Part {
  /** The tables after `from`. */
  from: (engine: Engine) => RawBuilder<unknown>;
  key: (engine: Engine) => RawBuilder<unknown>;
  /** The conditions, without those of the filters. */
  where: (values: PartValues, engine: Engine) => Condition[];
  /** The rank, if not that of the liveness. */
  rank?: (values: RankedValues) => RawBuilder<number>;
}

const agents = () => sql`agent a`;
const keyOfAgent = () => sql`a.key`;
const keyOfIndex = (engine: Engine) => sql.ref(`agent_index.${engineOf({ engine }).indexKey}`);

/** The agent with the id, and those with the name. */
const exact: Part = {
  from: agents,
  key: keyOfAgent,
  where: ({ id, name }) => [
    sql`a.key in (select key from agent where agent_id = ${id} union all select key from agent where name_key = ${name})`,
  ],
  rank: ({ id, change }) => sql`case when a.agent_id = ${id} then 0 else ${rankAt(change)} end`,
};

/** Agents that the full-text query finds. */
const matching: Part = {
  from: (engine) => sql`agent_index join agent a on a.key = ${keyOfIndex(engine)}`,
  key: keyOfIndex,
  where: (values, engine) => [matches(values, engine), isOther(values)],
};

/** Agents that the full-text query does not find. */
const others: Part = {
  from: agents,
  key: keyOfAgent,
  where: (values, engine) => {
    // FTS5 cannot exclude from everything (https://sqlite.org/fts5.html#fts5_boolean_operators).
    const { from } = values;
    const key = keyOfIndex(engine);
    const found = all(matches(values, engine), from === undefined ? undefined : isIn(key, values));
    return [sql`a.key not in (select ${key} from agent_index where ${found})`, isOther(values)];
  },
};

function matches({ query }: PartValues, engine: Engine): Condition {
  return engineOf({ engine }).matches(sql`${query}`);
}

/** Whether it is in no result of {@link exact}. */
function isOther({ id, name }: PartValues): Condition {
  return sql`a.agent_id <> ${id} and a.name_key <> ${name}`;
}

function isIn(key: RawBuilder<unknown>, { from, to }: KeyRange): Condition | undefined {
  const bounds = [
    ...(from === undefined ? [] : [sql<boolean>`${key} >= ${from}`]),
    ...(to === undefined ? [] : [sql<boolean>`${key} < ${to}`]),
  ];
  return bounds.length > 0 ? all(...bounds) : undefined;
}

function selectionOf(part: Part, values: PartValues, dialect: Dialect) {
  const { engine } = dialect;
  const { from, to, limit } = values;
  const key = part.key(engine);
  const window = from === undefined || to === undefined ? undefined : { from, to };
  const range = isIn(key, values);
  const where = [
    ...part.where(values, engine),
    ...conditions(values, dialect, window),
    ...(range ? [range] : []),
  ];
  return { from: part.from(engine), key, where, order: sql`${key} desc`, limit };
}

function queriesOf(part: Part): PartQueries {
  return {
    ranked: queryOfGiven((_: Kysely<AgentTables>, values: RankedValues, dialect) => {
      const { from, where, order, limit } = selectionOf(part, values, dialect);
      const { minRank, change } = values;
      const rank = part.rank?.(values) ?? rankAt(change);
      const isLater = minRank === undefined ? undefined : sql<boolean>`${rank} >= ${minRank}`;
      return sql<RankedCandidate>`select a.key, octet_length(a.record) as size, ${rank} as rank
        from ${from} where ${all(...where, isLater)} order by ${order} limit ${limit}`;
    }),
    candidates: queryOfGiven((_: Kysely<AgentTables>, values: PartValues, dialect) =>
      selectCandidates(selectionOf(part, values, dialect)),
    ),
    keys: queryOfGiven((_: Kysely<AgentTables>, values: PartValues, dialect) => {
      const { from, key, where, order, limit } = selectionOf(part, values, dialect);
      return sql<{
        key: number;
      }>`select ${key} as key from ${from} where ${all(...where)} order by ${order} limit ${limit}`;
    }),
  };
}

export const parts = { exact: queriesOf(exact), matching: queriesOf(matching), others: queriesOf(others) };
