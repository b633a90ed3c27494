/** Finds the record of an agent by an id that a client of another specification sent. */

import { valueTest } from "../../core/http/validation.ts";
import type { Rows } from "../../core/sql/rows.ts";
import { presentId } from "../../registry/agents/record/former-ids.ts";
import { type AgentRecord, findRow } from "../../registry/agents/record/records.ts";
import { renewOutdated } from "../../registry/agents/record/stored-records.ts";
import { recordIn } from "./collect.ts";

let test: ReturnType<typeof valueTest> | undefined;

/** Whether a text can be the id of an agent. Other texts are not asked for: PostgreSQL takes no NUL. */
export function isAgentId(text: string): boolean {
  test ??= valueTest({ $ref: "AgentId" }); // compiled at the first call
  return test(text);
}

/** Finds the row of an agent, also by a former id: other specifications know no redirects. */
async function findPresent(rows: Rows, agentId: string) {
  const row = await findRow(rows, agentId);
  const present = row?.moved_to == null ? null : await presentId(rows, row);
  return present === null ? row : findRow(rows, present);
}

/** Finds the record of an agent that is not deleted. */
export async function findRecord(rows: Rows, agentId: string): Promise<AgentRecord | undefined> {
  const row = isAgentId(agentId) ? await findPresent(rows, agentId) : undefined;
  if (!row || row.status === "tombstoned") return undefined;
  const [renewed = row] = await renewOutdated(rows, [row]);
  return recordIn(renewed.record);
}
