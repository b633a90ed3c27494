/** Reads of violations by statements: lists, because many ask for them, and what each recomputation of a reputation reads. */
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
import type { Violation } from "./violation.ts";

type Schemas = components["schemas"];

type Db = Kysely<{ violation: Columns<Violation> }>;

// A statement, because each change of an agent's record runs it.
const openCounts = statement((db: Db, { agent_key }: Pick<Violation, "agent_key">) =>
  db
    .selectFrom("violation")
    .select(({ fn }) => ["severity", fn.countAll<number>().as("count")])
    .where("agent_key", "=", agent_key)
    .where("status", "=", "open")
    .groupBy("severity"),
);

/** Counts the open violations of an agent by severity. */
export async function openBySeverity(rows: Rows, agentKey: number): Promise<Schemas["OpenViolations"]> {
  const counts = { info: 0, low: 0, medium: 0, high: 0, critical: 0 };
  const found = await openCounts.all(rows, { agent_key: agentKey });
  for (const { severity, count } of found) counts[severity] = count;
  return counts;
}

/** Filters of violations; undefined for all. */
export interface ViolationFilters {
  agent_id?: string | undefined;
  status?: Schemas["ViolationStatus"][] | undefined;
  severity?: Schemas["Severity"][] | undefined;
}

interface ListValues {
  agent_id: string;
  statuses: readonly string[] | null;
  severities: readonly string[] | null;
}

/** The list of all violations, or of those of one agent. */
function listOf({ ofAgent }: { ofAgent: boolean }): WindowedList<ListValues, Violation> {
  return {
    end: endAmongKeys("violation", ofAgent),
    read: statement((db: Db, values: ListValues & Window, dialect) =>
      db
        .selectFrom("violation")
        .selectAll()
        .where("key", "<", values.before)
        .$if(ofAgent, (query) => query.where("agent_id", "=", values.agent_id))
        .where("key", ">=", values.last)
        .where(({ ref }) => isAmong(ref("status"), values.statuses, dialect))
        .where(({ ref }) => isAmong(ref("severity"), values.severities, dialect))
        .orderBy("key", "desc")
        .limit(values.limit),
    ),
  };
}

const all = listOf({ ofAgent: false });
const ofAgent = listOf({ ofAgent: true });

/** Reads a page of violations, newest first, before a position. */
export function violationsBefore(
  rows: Rows,
  { agent_id, status, severity }: ViolationFilters,
  page: WindowedPage,
): Promise<Violation[]> {
  const values = { agent_id: agent_id ?? "", statuses: status ?? null, severities: severity ?? null };
  const list = agent_id === undefined ? all : ofAgent;
  return readNewestFirst(rows, list, values, status !== undefined || severity !== undefined, page);
}
