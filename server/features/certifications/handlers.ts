/** Handlers of the operations on certifications. */

import { readsInTurns } from "../../core/database/read-turns.ts";
import { noStore, rejectWith } from "../../core/http/responses.ts";
import { openPage } from "../../core/paging/paging.ts";
import { instantOf } from "../../core/time/instants.ts";
import { mapInTurns } from "../../core/time/turns.ts";
import type { Handlers } from "../../feature.ts";
import { goneError, redirectQuery } from "../../registry/agents/record/former-ids.ts";
import { findRow } from "../../registry/agents/record/records.ts";
import { notFound } from "../../registry/agents/record/rejections.ts";
import { Certification, toCertificationResponse } from "./certification.ts";
import { expireOrFind, issue as issueNew, renew, revoke as revokeActive } from "./certification-changes.ts";
import { issuerOf, requireOwnCertification, requireOwnName } from "./issuers.ts";
import { certificationsBefore } from "./records.ts";

export const issue: Handlers["certifications"]["issue"] = async ({ body }, context) => {
  const { database, caller, newId, node } = context;
  const expires_at = body.expires_at == null ? null : instantOf(body.expires_at);
  const { agent_id, level, evidence_url = null } = body;
  return database.transaction(async (tx) => {
    const { issuer, rejection } = await issuerOf(tx, caller, node.publicUrl);
    if (rejection) return rejection;
    if (expires_at !== null && expires_at <= tx.now) {
      const errors = [{ pointer: "/expires_at", detail: "must be in the future" }];
      return rejectWith(400, "expiry_in_past", "/expires_at must be in the future", { errors });
    }
    const agent = await findRow(tx, agent_id);
    if (!agent) return notFound(agent_id);
    if (agent.status === "tombstoned") return goneError(tx, agent);
    if (agent.owner_id === issuer.account && !issuer.operator && level !== "self_attested") {
      const detail = `${agent_id} is the issuer's own agent: it can only be certified as self_attested.`;
      return rejectWith(403, "own_agent_certification", detail);
    }
    const wanted = body.issuer?.toWellFormed().trim();
    const otherName = requireOwnName(issuer, wanted);
    if (otherName) return otherName;
    const name = wanted ?? issuer.name;
    const active = await expireOrFind(tx, agent, { level, issuer: name });
    const notOwn = active && requireOwnCertification(issuer, active);
    if (notOwn) return notOwn;
    const terms = { level, issuer: name, account_id: issuer.account, evidence_url, expires_at };
    if (!active) {
      const row = await issueNew(tx, agent, `cert_${newId()}`, terms);
      return { status: 201, headers: noStore, body: toCertificationResponse(row, tx.now) };
    }
    await renew(tx, agent, active, terms);
    return { status: 200, headers: noStore, body: toCertificationResponse(active, tx.now) };
  });
};

export const revoke: Handlers["certifications"]["revoke"] = async ({ path, body }, context) => {
  const { database, caller, node } = context;
  return database.transaction(async (tx) => {
    const { issuer, rejection } = await issuerOf(tx, caller, node.publicUrl);
    if (rejection) return rejection;
    const row = await tx.em().findOne(Certification, { id: path.id });
    if (!row) return unknown(path.id);
    const notOwn = requireOwnCertification(issuer, row);
    if (notOwn) return notOwn;
    const agent = await findRow(tx, row.agent_id);
    if (!agent) throw new Error(`${row.id} certifies an agent that was never registered`);
    const active = row.status === "active" ? await expireOrFind(tx, agent, row) : undefined;
    if (active) await revokeActive(tx, agent, active, body.reason);
    return { status: 200, headers: noStore, body: toCertificationResponse(row, tx.now) };
  });
};

export const list: Handlers["certifications"]["list"] = async (
  { query, search },
  { database, cursors, clock },
) => {
  const { agent_id, status, level } = query;
  const name = `certifications ${JSON.stringify([agent_id, status, level])}`;
  const page = openPage(cursors, { path: "/certifications", name, order: { key: Number } }, query);
  if ("problem" in page) return page;
  const now = clock().toISOString();
  const bounds = { before: page.after?.key, limit: page.readLimit, now };
  const readOf = (id: string | undefined) =>
    certificationsBefore(readsInTurns(database), { agent_id: id, status, level }, bounds);
  const found = await readOf(agent_id);
  const former = found.length === 0 && agent_id !== undefined ? [agent_id] : [];
  const moved = await redirectQuery(database, former, "/certifications", search);
  if (moved && !page.after) return moved;
  // A cursor is of the id that it was made for.
  const { rows, next_cursor, link } = page.end(moved ? await readOf(moved.body.moved_to) : found);
  const certifications = await mapInTurns(rows, (row) => toCertificationResponse(row, now));
  return {
    status: 200,
    headers: { ...noStore, ...link },
    body: { certifications, count: certifications.length, next_cursor },
  };
};

export const get: Handlers["certifications"]["get"] = async ({ path }, { database, clock }) => {
  const row = await database.em().findOne(Certification, { id: path.id });
  return row
    ? { status: 200, headers: noStore, body: toCertificationResponse(row, clock().toISOString()) }
    : unknown(path.id);
};

function unknown(id: string) {
  return rejectWith(404, "certification_not_found", `No certification has the id ${id}.`);
}
