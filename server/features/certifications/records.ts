/** Reads of certifications by statements: lists, because many ask for them, and what each recomputation of a reputation reads. */
import type { Kysely } from "kysely";
import type { components } from "../../../generated/openapi.d.ts";
import {
  endAmongKeys,
  isAmong,
  readNewestFirst,
  type Window,
  type WindowedList,
  type WindowedPage,
} from "../../core/database/windows.ts";
import type { Rows } from "../../core/sql/rows.ts";
import { type Columns, statement } from "../../core/sql/statement.ts";
import type { Certification } from "./certification.ts";

type Schemas = components["schemas"];

type CertificationRow = Columns<Certification>;

type Db = Kysely<{ certification: CertificationRow }>;

// A statement, because each change of an agent's record runs it.
const countedLevels = statement((db: Db, { agent_key, now }: { agent_key: number; now: string }) =>
  db
    .selectFrom("certification")
    .select("level")
    .distinct()
    .where("agent_key", "=", agent_key)
    .where("status", "=", "active")
    .where("counted", "=", true)
    .where((where) => where.or([where("expires_at", "is", null), where("expires_at", ">", now)]))
    .orderBy("level"),
);

/** Reads the distinct levels of an agent's active certifications. */
export async function activeLevels(
  rows: Rows,
  agentKey: number,
  now: string,
): Promise<Schemas["CertificationLevel"][]> {
  const found = await countedLevels.all(rows, { agent_key: agentKey, now });
  return found.map(({ level }) => level);
}

/** Filters of a list of certifications; undefined matches all. */
export interface CertificationFilters {
  agent_id?: string | undefined;
  status?: Schemas["CertificationStatus"][] | undefined;
  level?: Schemas["CertificationLevel"][] | undefined;
}

interface ListValues {
  agent_id: string;
  statuses: readonly string[] | null;
  levels: readonly string[] | null;
  now: string;
}

/** The list of all certifications, or of those of one agent. */
function listOf({ ofAgent }: { ofAgent: boolean }): WindowedList<ListValues, CertificationRow> {
  return {
    end: endAmongKeys("certification", ofAgent),
    read: statement((db: Db, values: ListValues & Window, dialect) => {
      const { agent_id, before, last, limit, statuses, levels, now } = values;
      return db
        .selectFrom("certification")
        .selectAll()
        .where("key", "<", before)
        .$if(ofAgent, (query) => query.where("agent_id", "=", agent_id))
        .where("key", ">=", last)
        .where(({ eb, ref }) =>
          isAmong(
            eb
              .case()
              .when(eb("status", "=", "active").and("expires_at", "<=", now))
              .then("expired")
              .else(ref("status"))
              .end(),
            statuses,
            dialect,
          ),
        )
        .where(({ ref }) => isAmong(ref("level"), levels, dialect))
        .orderBy("key", "desc")
        .limit(limit);
    }),
  };
}

const all = listOf({ ofAgent: false });
const ofAgent = listOf({ ofAgent: true });

/** Reads a page of certifications, newest first, before a key. */
export function certificationsBefore(
  rows: Rows,
  { agent_id, status, level }: CertificationFilters,
  { now, ...page }: WindowedPage & { now: string },
): Promise<CertificationRow[]> {
  const values = { agent_id: agent_id ?? "", statuses: status ?? null, levels: level ?? null, now };
  const list = agent_id === undefined ? all : ofAgent;
  return readNewestFirst(rows, list, values, status !== undefined || level !== undefined, page);
}
