/** Certifications of a fake registry. */
import { notFound, tombstoned } from "../../../server/agents/rejections.ts";
import { toCertificationResponse } from "../../../server/certifications/certification.ts";
import { issuerName, namesOfNode } from "../../../server/certifications/issuer-name.ts";
import { instantOf } from "../../../server/instants.ts";
import { rejectWith } from "../../../server/responses.ts";
import { callerOf } from "../accounts/account.ts";
import type { Context, Handlers } from "../context.ts";
import { noStore, pageOf } from "../http/paging.ts";
import { issue as issueNew, renew, revoke as takeBack } from "./changes.ts";

export const issue: Handlers["certifications"]["issue"] = async ({ body }, context) => {
  const { state } = context;
  const { issuer, rejection } = issuerOf(context);
  if (rejection) return rejection;
  const expires_at = body.expires_at == null ? null : instantOf(body.expires_at);
  if (expires_at !== null && expires_at <= state.now()) {
    const errors = [{ pointer: "/expires_at", detail: "must be in the future" }];
    return rejectWith(400, "expiry_in_past", "/expires_at must be in the future", { errors });
  }
  const { agent_id, level, evidence_url = null } = body;
  const agent = state.agents.get(agent_id);
  if (!agent) return notFound(agent_id);
  if (agent.status === "tombstoned") return tombstoned(agent);
  if (agent.owner_id === issuer.account && !issuer.operator && level !== "self_attested") {
    const detail = `${agent_id} is the issuer's own agent: it can be self_attested, and no more.`;
    return rejectWith(403, "own_agent_certification", detail);
  }
  const wanted = body.issuer?.toWellFormed().trim();
  if (!issuer.operator && wanted !== undefined && wanted !== issuer.name) {
    const detail = `You issue certifications as ${issuer.name}: leave /issuer out. Only the operator of the node names other issuers.`;
    return rejectWith(403, "issuer_name_not_own", detail);
  }
  const name = wanted ?? issuer.name;
  const existing = state.certifications.find(
    (each) =>
      each.agent_id === agent_id && each.level === level && each.issuer === name && each.status === "active",
  );
  const fault = existing && notOwn(issuer, existing);
  if (fault) return fault;
  const terms = { level, issuer: name, account_id: issuer.account, evidence_url, expires_at };
  if (!existing) {
    return {
      status: 201,
      headers: noStore,
      body: toCertificationResponse(issueNew(state, agent, terms), state.now()),
    };
  }
  renew(state, agent, existing, terms);
  return { status: 200, headers: noStore, body: toCertificationResponse(existing, state.now()) };
};

export const revoke: Handlers["certifications"]["revoke"] = async ({ path, body }, context) => {
  const { state } = context;
  const { issuer, rejection } = issuerOf(context);
  if (rejection) return rejection;
  const row = state.certifications.find(({ id }) => id === path.id);
  const agent = row && state.agents.get(row.agent_id);
  if (!agent) return unknown(path.id);
  const fault = notOwn(issuer, row);
  if (fault) return fault;
  if (row.status === "active") takeBack(state, agent, row, body.reason);
  return { status: 200, headers: noStore, body: toCertificationResponse(row, state.now()) };
};

export const list: Handlers["certifications"]["list"] = async ({ query }, { state }) => {
  const { agent_id, status, level } = query;
  const found = state.certifications.filter(
    (row) =>
      (agent_id === undefined || row.agent_id === agent_id) &&
      (!status || status.includes(row.status)) &&
      (!level || level.includes(row.level)),
  );
  const page = pageOf(found, "/certifications", query, ({ key }) => key);
  if ("problem" in page) return page;
  const certifications = page.items.map((row) => toCertificationResponse(row, state.now()));
  const { next_cursor } = page;
  return {
    status: 200,
    headers: { ...noStore, ...page.headers },
    body: { certifications, count: certifications.length, next_cursor },
  };
};

export const get: Handlers["certifications"]["get"] = async ({ path }, { state }) => {
  const row = state.certifications.find(({ id }) => id === path.id);
  return row
    ? { status: 200, headers: noStore, body: toCertificationResponse(row, state.now()) }
    : unknown(path.id);
};

/** The caller as an issuer (the operator, or an account that the operator made one), or a problem. */
function issuerOf(context: Context) {
  const account = callerOf(context);
  const operator = account.role === "owner";
  if (!operator && !account.issuer) {
    const detail = "The account does not issue certifications: the operator of the node decides who does.";
    return { rejection: rejectWith(403, "not_an_issuer", detail) };
  }
  const { accounts, settings } = context.state;
  const owner = accounts.find(({ role }) => role === "owner");
  const name = operator
    ? (account.name ?? settings.baseUrl)
    : issuerName(account, namesOfNode(settings.baseUrl, owner?.name ?? null));
  return { issuer: { account: account.id, name, operator } };
}

function notOwn(issuer: { account: string; operator: boolean }, { account_id }: { account_id: string }) {
  if (issuer.operator || issuer.account === account_id) return undefined;
  return rejectWith(403, "not_certification_issuer", "Another account issued this certification.");
}

function unknown(id: string) {
  return rejectWith(404, "certification_not_found", `No certification has the id ${id}.`);
}
