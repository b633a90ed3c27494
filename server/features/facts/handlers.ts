/** The operations on AgentFacts. */
import { Verbatim } from "../../../generated/routes.ts";
import { asSentences } from "../../core/http/problem-response.ts";
import {
  cacheHeaders,
  etagOf,
  isNotModified,
  matchesIfNoneMatch,
  preconditionFailed,
  rejectWith,
  satisfiesIfMatch,
} from "../../core/http/responses.ts";
import { depth, minify } from "../../core/values/json.ts";
import type { Handlers } from "../../feature.ts";
import { changeableAgent } from "../../registry/agents/lifecycle/changeable-agent.ts";
import { type AgentFacts, digestOf, findFacts, putFacts } from "../../registry/agents/record/agent-facts.ts";
import { goneResponse } from "../../registry/agents/record/former-ids.ts";
import { findRow } from "../../registry/agents/record/records.ts";
import { adopt, notFound, notServed } from "../../registry/agents/record/rejections.ts";
import { footprint, saveAgent } from "../../registry/agents/record/save-agent.ts";
import { conformance } from "./conformance.ts";
import { factsDetails } from "./details.ts";
import { depthLimit, sizeLimit } from "./limits.ts";

export const get: Handlers["facts"]["get"] = async ({ path, headers, search }, { database }) => {
  const row = await findRow(database, path.id);
  if (!row) return notFound(path.id);
  if (row.status === "tombstoned") return goneResponse(database, row, (id) => `/agentfacts/${id}${search}`);
  if (row.status === "suspended") return rejectWith(404, "facts_not_found", notServed(path.id, "AgentFacts"));
  const facts = await findFacts(database, row.key);
  if (!facts) return rejectWith(404, "facts_not_found", `${path.id} is registered and has no AgentFacts.`);
  const etag = etagOf("facts", facts.seq);
  if (isNotModified(headers, etag, facts.updated_at)) return { status: 304, headers: cacheHeaders(etag) };
  return {
    status: 200,
    headers: {
      ...cacheHeaders(etag),
      "Last-Modified": new Date(facts.updated_at).toUTCString(),
      "Content-Digest": `sha-256=:${Buffer.from(facts.digest.slice("sha256:".length), "hex").toString("base64")}:`,
    },
    body: new Verbatim(facts.document),
  };
};

export const put: Handlers["facts"]["put"] = async (
  { path, headers, body, text },
  { database, caller, node },
) => {
  const document = minify(text);
  if (Buffer.byteLength(document) > sizeLimit) {
    return rejectWith(413, "body_too_large", `The document has more than ${sizeLimit} bytes.`);
  }
  if (depth(document) > depthLimit) {
    const errors = asSentences([{ pointer: "", detail: `is nested deeper than ${depthLimit} levels` }]);
    return rejectWith(400, "json_too_deep", `AgentFacts may be nested ${depthLimit} levels deep.`, {
      errors,
    });
  }
  const verdict = conformance(body, path.id);
  if (node.strictFacts && !verdict.valid) {
    const detail = "This node takes only documents that follow AgentFacts v1 wholly.";
    return rejectWith(400, "facts_not_conformant", detail, { errors: verdict.errors });
  }

  return database.transaction(async (tx) => {
    const agent = await changeableAgent(tx, path.id, caller);
    if ("problem" in agent) return agent;
    const present = await findFacts(tx, agent.key);
    const etag = present && etagOf("facts", present.seq);
    if (etag === null ? headers["if-match"] !== undefined : !satisfiesIfMatch(headers["if-match"], etag)) {
      return preconditionFailed(etag ?? "no document");
    }
    if (etag !== null && matchesIfNoneMatch(headers["if-none-match"], etag)) return preconditionFailed(etag);

    const digest = digestOf(document);
    const receipt = (facts: Pick<AgentFacts, "version" | "updated_at" | "seq">) => ({
      status: 200 as const,
      headers: { ETag: etagOf("facts", facts.seq) },
      body: {
        agent_id: agent.agent_id,
        version: facts.version,
        digest,
        updated_at: facts.updated_at,
        conformance: verdict,
      },
    });
    const before = footprint(agent);
    const adopted = adopt(agent, caller);
    const { agent_url, source } = agent;
    if (present?.digest === digest) {
      // Now sent by the publisher, so a later card does not replace it.
      if (present.origin !== "sent") await putFacts(tx, { ...present, origin: "sent" });
      const more = { agent_url, source, changed: ["owned"] };
      if (adopted) await saveAgent(tx, agent, before, { type: "agent.registered", change: "updated", more });
      return receipt(present);
    }

    Object.assign(agent, { has_facts: true, details: factsDetails(body) });
    const more = { agent_url, source, changed: adopted ? ["facts", "owned"] : ["facts"] };
    const seq = await saveAgent(tx, agent, before, { type: "agent.registered", change: "facts", more });
    const stored = {
      agent_key: agent.key,
      document,
      digest,
      seq,
      version: (present?.version ?? 0) + 1,
      origin: "sent" as const,
      updated_at: tx.changedAt,
    };
    await putFacts(tx, stored);
    return receipt(stored);
  });
};
