/** The operations on violations. */

import { readsInTurns } from "../../core/database/read-turns.ts";
import { noStore, rejectWith } from "../../core/http/responses.ts";
import { openPage } from "../../core/paging/paging.ts";
import { mapInTurns } from "../../core/time/turns.ts";
import type { Handlers } from "../../feature.ts";
import { goneError, redirectQuery } from "../../registry/agents/record/former-ids.ts";
import { findRow } from "../../registry/agents/record/records.ts";
import { notFound } from "../../registry/agents/record/rejections.ts";
import { violationsBefore } from "./records.ts";
import { toViolationResponse, Violation } from "./violation.ts";
import { decideViolation, reportViolation } from "./violation-changes.ts";

export const report: Handlers["compliance"]["report"] = async ({ body }, { database, newId }) => {
  const { agent_id, rule, severity, evidence_url = null } = body;
  const finding = { rule, severity, detail: body.detail.toWellFormed(), evidence_url };
  return database.transaction(async (tx) => {
    const agent = await findRow(tx, agent_id);
    if (!agent) return notFound(agent_id);
    if (agent.status === "tombstoned") return goneError(tx, agent);
    const { violation, created } = await reportViolation(tx, agent, `viol_${newId()}`, finding);
    return { status: created ? 201 : 200, headers: noStore, body: toViolationResponse(violation) };
  });
};

export const decide: Handlers["compliance"]["decide"] = async ({ path, body }, { database }) => {
  return database.transaction(async (tx) => {
    const known = await tx.em().findOne(Violation, { id: path.id });
    if (!known) return rejectWith(404, "violation_not_found", `No violation has the id ${path.id}.`);
    const agent = await findRow(tx, known.agent_id);
    if (!agent) throw new Error(`${known.id} is of an agent that was never registered`);
    const decision = { status: body.status, note: body.note?.toWellFormed() ?? body.note };
    await decideViolation(tx, agent, known, decision);
    return { status: 200, headers: noStore, body: toViolationResponse(known) };
  });
};

export const list: Handlers["compliance"]["list"] = async ({ query, search }, { database, cursors }) => {
  const { agent_id, status, severity } = query;
  const name = `compliance ${JSON.stringify([agent_id, status, severity])}`;
  const page = openPage(cursors, { path: "/compliance", name, order: { key: Number } }, query);
  if ("problem" in page) return page;
  const bounds = { before: page.after?.key, limit: page.readLimit };
  const readOf = (id: string | undefined) =>
    violationsBefore(readsInTurns(database), { agent_id: id, status, severity }, bounds);
  const found = await readOf(agent_id);
  const former = found.length === 0 && agent_id !== undefined ? [agent_id] : [];
  const moved = await redirectQuery(database, former, "/compliance", search);
  if (moved && !page.after) return moved;
  // A cursor is of the id that it was made for.
  const { rows, next_cursor, link } = page.end(moved ? await readOf(moved.body.moved_to) : found);
  return {
    status: 200,
    headers: { ...noStore, ...link },
    body: { violations: await mapInTurns(rows, toViolationResponse), count: rows.length, next_cursor },
  };
};
