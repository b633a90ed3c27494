/** Checks that stored responses are those that the rows say. */
import type { Kysely } from "kysely";
import { expect } from "vitest";
import type { Rows } from "../server/core/sql/rows.ts";
import { statement } from "../server/core/sql/statement.ts";
import type { AgentTables } from "../server/registry/agents/record/records.ts";
import { recordForm, recordOf } from "../server/registry/agents/record/stored-records.ts";

const allRows = statement((db: Kysely<AgentTables>) => db.selectFrom("agent").selectAll().orderBy("key"));

/** Checks the stored records of all agents, except those whose form a test has emptied to have them built again. */
export async function expectStoredRecords(rows: Rows): Promise<void> {
  const found = (await allRows.all(rows, {})).filter(({ record_form }) => record_form !== "");
  expect(found.map(({ record_form }) => record_form)).toEqual(found.map(() => recordForm));
  expect(found.map(({ record }) => record)).toEqual(found.map(recordOf));
}
