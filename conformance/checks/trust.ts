/** Checks of certifications, violations and reputations. */

import { evidenceDigest, recomputeReputation } from "../../client/evidence.ts";
import type { Schemas } from "../../generated/models.d.ts";
import { ensure, equal, NotApplicable } from "../assertions.ts";
import { checksOf } from "../check.ts";
import type { Scene } from "../scene.ts";
import { remove } from "./core/agents.ts";

type Certification = Schemas["Certification"];
type Violation = Schemas["Violation"];
type Reputation = Schemas["Reputation"];

/** Certifies an agent as the owner. */
async function certify(
  scene: Scene,
  agent_id: string,
  fields: Record<string, unknown> = {},
): Promise<Certification> {
  scene.operation("certifications_issue");
  const body = { agent_id, level: "verified", ...fields };
  const answer = await scene.send("POST", "/api/admin/certifications", { as: scene.owner(), body });
  const made = answer.expect(201, 200).json<Certification>();
  scene.afterCheck(`certification ${made.id}`, () => withdraw(scene, made.id));
  return made;
}

function withdraw(scene: Scene, id: string) {
  const body = { reason: "cessation_of_operation" };
  return scene.send("DELETE", `/api/admin/certifications/${id}`, { as: scene.owner(), body });
}

async function accuse(scene: Scene, agent_id: string, severity: string) {
  scene.operation("compliance_report");
  const body = { agent_id, rule: "conformance-check", severity, detail: "Made by a conformance check." };
  return scene.send("POST", "/api/admin/compliance/violations", { as: scene.owner(), body });
}

async function decide(scene: Scene, id: string, status: string) {
  return scene.send("PATCH", `/api/admin/compliance/violations/${id}`, {
    as: scene.owner(),
    body: { status },
  });
}

async function reputationOf(scene: Scene, agent_id: string): Promise<Reputation> {
  const answer = await scene.get(`/reputation?agent_id=${agent_id}`);
  const [found] = answer.expect(200).json<{ reputations: Reputation[] }>().reputations;
  ensure(found !== undefined, "the agent has no reputation", answer.exchange);
  return found;
}

/** Fails unless the formula and the digest of the published inputs give what the node says. */
async function recomputes(reputation: Reputation): Promise<void> {
  const { score, grade, confidence, components, method, inputs, evidence_digest } = reputation;
  equal(
    { score, grade, confidence, components, method },
    ordered(recomputeReputation(inputs)),
    "the reputation",
  );
  equal(evidence_digest, await evidenceDigest(inputs), "`evidence_digest`");
}

function ordered({ score, grade, confidence, components, method }: ReturnType<typeof recomputeReputation>) {
  return { score, grade, confidence, components, method };
}

/** The types of the events about an agent. */
async function eventTypes(scene: Scene, agent_id: string): Promise<string[]> {
  const { events } = (await scene.get(`/events?agent_id=${agent_id}`)).json<{
    events: { event: string }[];
  }>();
  return events.map(({ event }) => event);
}

export const trustChecks = [
  ...checksOf("trust", "certifications_issue", {
    "a certification is public, and has its event": async (scene) => {
      const { agent_id } = await scene.register();
      const made = await certify(scene, agent_id);
      const read = await scene.get(`/certifications/${made.id}`);
      equal(read.expect(200).json(), made, "the certification", read.exchange);
      const list = await scene.get(`/certifications?agent_id=${agent_id}`);
      const { certifications } = list.expect(200).json<{ certifications: Certification[] }>();
      equal(certifications, [made], "the list", list.exchange);
      ensure((await eventTypes(scene, agent_id)).includes("cert.issued"), "there is no event cert.issued");
    },
    "the same certification again renews it": async (scene) => {
      const { agent_id } = await scene.register();
      const first = await certify(scene, agent_id);
      const again = await certify(scene, agent_id);
      equal(again.id, first.id, "the id of the renewal");
      ensure(again.renewed_at !== null, "`renewed_at` is not set");
    },
    "an expiry in the past is rejected": async (scene) => {
      const { agent_id } = await scene.register();
      scene.operation("certifications_issue");
      const body = { agent_id, level: "basic", expires_at: "2001-01-01T00:00:00Z" };
      (await scene.send("POST", "/api/admin/certifications", { as: scene.owner(), body })).expect(400);
    },
    "unknown and deleted agents are not certified": async (scene) => {
      scene.operation("certifications_issue");
      const issue = (agent_id: string) =>
        scene.send("POST", "/api/admin/certifications", {
          as: scene.owner(),
          body: { agent_id, level: "basic" },
        });
      (await issue(scene.newId("nobody"))).expectProblem(404, "agent_not_found");
      const { agent_id } = await scene.register();
      await remove(scene, agent_id);
      (await issue(agent_id)).expectProblem(410, "agent_tombstoned");
    },
  }),
  ...checksOf("trust", "certifications_revoke", {
    "a revoked certification says so, and has its event": async (scene) => {
      const { agent_id } = await scene.register();
      const { id } = await certify(scene, agent_id);
      (await withdraw(scene, id)).expect(200);
      scene.removed(`certification ${id}`);
      const read = await scene.get(`/certifications/${id}`);
      const { status, reason, revoked_at } = read.expect(200).json<Certification>();
      equal([status, reason], ["revoked", "cessation_of_operation"], "`status` and `reason`", read.exchange);
      ensure(revoked_at !== null, "`revoked_at` is not set", read.exchange);
      ensure((await eventTypes(scene, agent_id)).includes("cert.revoked"), "there is no event cert.revoked");
      const active = await scene.get(`/certifications?agent_id=${agent_id}&status=active`);
      equal(
        active.json<{ certifications: unknown[] }>().certifications,
        [],
        "the active certifications",
        active.exchange,
      );
    },
    "an unknown certification has 404": async (scene) => {
      scene.operation("certifications_revoke");
      (await withdraw(scene, "cert_unknown")).expectProblem(404, "certification_not_found");
    },
  }),
  ...checksOf("trust", "compliance_report", {
    "a violation is public, and has its event": async (scene) => {
      const { agent_id } = await scene.register();
      const made = (await accuse(scene, agent_id, "high")).expect(201).json<Violation>();
      scene.afterCheck(`violation ${made.id}`, () => decide(scene, made.id, "resolved"));
      const list = await scene.get(`/compliance?agent_id=${agent_id}`);
      const { violations } = list.expect(200).json<{ violations: Violation[] }>();
      equal(violations, [made], "the list", list.exchange);
      ensure(
        (await eventTypes(scene, agent_id)).includes("compliance.violation"),
        "there is no event compliance.violation",
      );
    },
    "the same violation again is counted, and escalates": async (scene) => {
      const { agent_id } = await scene.register();
      const first = (await accuse(scene, agent_id, "low")).expect(201).json<Violation>();
      const answer = (await accuse(scene, agent_id, "high")).expect(200);
      const { id, count, severity } = answer.json<Violation>();
      equal([id, count, severity], [first.id, 2, "high"], "the violation", answer.exchange);
      (await decide(scene, first.id, "resolved")).expect(200);
    },
  }),
  ...checksOf("trust", "compliance_decide", {
    "a resolved violation is not open any more": async (scene) => {
      scene.operation("compliance_decide");
      const { agent_id } = await scene.register();
      const { id } = (await accuse(scene, agent_id, "critical")).expect(201).json<Violation>();
      (await decide(scene, id, "resolved")).expect(200);
      const open = await scene.get(`/compliance?agent_id=${agent_id}&status=open`);
      equal(
        open.expect(200).json<{ violations: unknown[] }>().violations,
        [],
        "the open violations",
        open.exchange,
      );
    },
  }),
  ...checksOf("trust", "reputation_get", {
    "a reputation can be recomputed from its inputs": async (scene) => {
      const { agent_id } = await scene.register();
      await certify(scene, agent_id, { level: "audited" });
      const { id } = (await accuse(scene, agent_id, "critical")).expect(201).json<Violation>();
      const reputation = await reputationOf(scene, agent_id);
      equal(reputation.inputs.certifications.length, 1, "the number of certifications in the inputs");
      await recomputes(reputation);
      (await decide(scene, id, "resolved")).expect(200);
      await recomputes(await reputationOf(scene, agent_id));
    },
    "every reputation of the first page can be recomputed": async (scene) => {
      scene.operation("reputation_get");
      if (scene.callers.owner) await certify(scene, (await scene.register()).agent_id);
      const { reputations } = (await scene.get("/reputation?limit=100"))
        .expect(200)
        .json<{ reputations: Reputation[] }>();
      if (reputations.length === 0) throw new NotApplicable("No agent of the node has a reputation.");
      for (const reputation of reputations) await recomputes(reputation);
    },
    "agents without a reputation are missing": async (scene) => {
      scene.operation("reputation_get");
      const nobody = scene.newId("nobody");
      const answer = await scene.get(`/reputation?agent_id=${nobody}`);
      equal(answer.expect(200).json<{ missing: string[] }>().missing, [nobody], "`missing`", answer.exchange);
    },
  }),
  ...checksOf("trust", "reputation_report", {
    "an account reports on the agents of others only": async (scene) => {
      scene.operation("reputation_report");
      if (!scene.callers.writer) throw new NotApplicable("It needs an account: pass --key, or --sign-up.");
      const { agent_id } = await scene.register();
      const body = { agent_id, outcome: "success" };
      (await scene.write("POST", "/reputation/reports", { body })).expectProblem(403, "own_agent_report");
    },
    "a report needs a credential": async (scene) => {
      scene.operation("reputation_report");
      const { agent_id } = await scene.register();
      const body = { agent_id, outcome: "success" };
      (await scene.send("POST", "/reputation/reports", { body })).expectProblem(401, "credential_missing");
    },
    "the owner's report has a receipt with the reputation": async (scene) => {
      scene.operation("reputation_report");
      const { agent_id } = await scene.register();
      const body = { agent_id, outcome: "success", latency_ms: 120 };
      const answer = await scene.send("POST", "/reputation/reports", { as: scene.owner(), body });
      equal(
        answer.expect(200).json<{ agent_id: string }>().agent_id,
        agent_id,
        "`agent_id`",
        answer.exchange,
      );
    },
  }),
];
