/** The operations on violations. */
import { findRow } from "../agents/records.ts";
import { notFound, tombstoned } from "../agents/rejections.ts";
import type { Handlers } from "../context.ts";
import { mapInTurns, readsInTurns } from "../database/read-turns.ts";
import { invalidCursor, nextLink, rejectWith } from "../responses.ts";
import { decideViolation, reportViolation } from "./changes.ts";
import { findViolation, toViolationResponse, violationsBefore } from "./records.ts";

const noStore = { "Cache-Control": "no-store" };

export const report: Handlers["compliance"]["report"] = async ({ body }, { database, newId }) => {
  const { agent_id, rule, severity, evidence_url = null } = body;
  const finding = { rule, severity, detail: body.detail.toWellFormed(), evidence_url };
  return database.transaction(async (tx) => {
    const agent = await findRow(tx, agent_id);
    if (!agent) return notFound(agent_id);
    if (agent.status === "tombstoned") return tombstoned(agent);
    const { row, created } = await reportViolation(tx, agent, `viol_${newId()}`, finding);
    return { status: created ? 201 : 200, headers: noStore, body: toViolationResponse(row) };
  });
};

export const decide: Handlers["compliance"]["decide"] = async ({ path, body }, { database }) => {
  return database.transaction(async (tx) => {
    const known = await findViolation(tx, path.id);
    if (!known) return rejectWith(404, "violation_not_found", `No violation has the id ${path.id}.`);
    const agent = await findRow(tx, known.agent_id);
    if (!agent) throw new Error(`${known.id} is of an agent that was never registered`);
    const decision = { status: body.status, note: body.note?.toWellFormed() ?? body.note };
    const row = await decideViolation(tx, agent, known, decision);
    return { status: 200, headers: noStore, body: toViolationResponse(row) };
  });
};

export const list: Handlers["compliance"]["list"] = async ({ query }, { database, cursors }) => {
  const { limit, cursor, ...filters } = query;
  const scope = `compliance ${JSON.stringify([filters.agent_id, filters.status, filters.severity])}`;
  const after = cursor === undefined ? undefined : cursors.read(scope, cursor);
  if (cursor !== undefined && !after) return invalidCursor();
  const before = after && Number(after[0]);
  const rows = await violationsBefore(readsInTurns(database), filters, { before, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const next_cursor = last ? cursors.write(scope, [last.key]) : null;
  return {
    status: 200,
    headers: { ...noStore, ...nextLink("/compliance", query, next_cursor) },
    body: { violations: await mapInTurns(shown, toViolationResponse), count: shown.length, next_cursor },
  };
};
