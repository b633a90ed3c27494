/** AgentFacts of a fake registry. */
import { Verbatim } from "../../../generated/routes.ts";
import { adopt, notFound, notServed, ownershipError, tombstoned } from "../../../server/agents/rejections.ts";
import { factsDetails } from "../../../server/facts/details.ts";
import { depthLimit, sizeLimit } from "../../../server/facts/limits.ts";
import { requirements, verdict } from "../../../server/facts/requirements.ts";
import { byteLength, depth, minify } from "../../../server/json.ts";
import {
  cacheHeaders,
  etagOf,
  matchesIfNoneMatch,
  preconditionFailed,
  rejectWith,
  satisfiesIfMatch,
} from "../../../server/responses.ts";
import { saveAgent } from "../agents/changes.ts";
import { base64, bytesOfHex, digestOf } from "../bytes.ts";
import type { Handlers } from "../context.ts";
import { schemaErrorsOf } from "../http/schema-errors.ts";

export const get: Handlers["facts"]["get"] = async ({ path, headers }, { state }) => {
  const agent = state.agents.get(path.id);
  if (!agent) return notFound(path.id);
  if (agent.status === "tombstoned") return tombstoned(agent);
  if (agent.status === "suspended")
    return rejectWith(404, "facts_not_found", notServed(path.id, "AgentFacts"));
  const { facts } = agent;
  if (!facts) return rejectWith(404, "facts_not_found", `${path.id} is registered and has no AgentFacts.`);
  const etag = etagOf("facts", facts.seq);
  if (matchesIfNoneMatch(headers["if-none-match"], etag)) return { status: 304, headers: cacheHeaders(etag) };
  return {
    status: 200,
    headers: {
      ...cacheHeaders(etag),
      "Last-Modified": new Date(facts.updated_at).toUTCString(),
      "Content-Digest": `sha-256=:${base64(bytesOfHex(facts.digest.slice("sha256:".length)))}:`,
    },
    body: new Verbatim(facts.document),
  };
};

export const put: Handlers["facts"]["put"] = async ({ path, headers, body, text }, { state, caller }) => {
  const document = minify(text);
  if (byteLength(document) > sizeLimit) {
    return rejectWith(413, "body_too_large", `The document has more than ${sizeLimit} bytes.`);
  }
  if (depth(document) > depthLimit) {
    const errors = [{ pointer: "", detail: `is nested deeper than ${depthLimit} levels` }];
    return rejectWith(400, "json_too_deep", `AgentFacts may be nested ${depthLimit} levels deep.`, {
      errors,
    });
  }
  const conformance = verdict(schemaErrorsOf(requirements, body), body, path.id);
  if (state.settings.strictFacts && !conformance.valid) {
    const detail = "This node takes only documents that follow AgentFacts v1 wholly.";
    return rejectWith(400, "facts_not_conformant", detail, { errors: conformance.errors });
  }
  const agent = state.agents.get(path.id);
  if (!agent) return notFound(path.id);
  if (agent.status === "tombstoned") return tombstoned(agent);
  const rejection = ownershipError(agent, caller);
  if (rejection) return rejection;
  const kept = agent.facts;
  const etag = kept && etagOf("facts", kept.seq);
  if (etag === null ? headers["if-match"] !== undefined : !satisfiesIfMatch(headers["if-match"], etag)) {
    return preconditionFailed(etag ?? "no document");
  }
  if (etag !== null && matchesIfNoneMatch(headers["if-none-match"], etag)) return preconditionFailed(etag);

  const digest = digestOf(document);
  const adopted = adopt(agent, caller);
  const { agent_url, source } = agent;
  if (kept?.digest === digest) {
    kept.origin = "sent"; // declared by the publisher now, so a later card does not replace it
    const more = { agent_url, source, changed: ["owned"] };
    if (adopted) saveAgent(state, agent, { type: "agent.registered", change: "updated", more });
  } else {
    Object.assign(agent, { has_facts: true, details: factsDetails(body) });
    const more = { agent_url, source, changed: adopted ? ["facts", "owned"] : ["facts"] };
    const seq = saveAgent(state, agent, { type: "agent.registered", change: "facts", more });
    const version = (kept?.version ?? 0) + 1;
    agent.facts = { document, digest, version, origin: "sent", updated_at: state.now(), seq };
  }
  const { version, updated_at, seq } = agent.facts ?? { version: 1, updated_at: state.now(), seq: agent.seq };
  return {
    status: 200,
    headers: { ETag: etagOf("facts", seq) },
    body: { agent_id: agent.agent_id, version, digest, updated_at, conformance },
  };
};
