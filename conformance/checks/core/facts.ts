/** Checks of AgentFacts. */

import { createHash } from "node:crypto";
import { ensure, equal } from "../../assertions.ts";
import { checksOf } from "../../check.ts";
import type { Scene } from "../../scene.ts";
import { remove } from "./agents.ts";

interface Receipt {
  agent_id: string;
  version: number;
  digest: string;
}

const facts = {
  agent_name: "urn:agent:tides",
  label: "Tides",
  version: "1.0",
  capabilities: { modalities: ["text"] },
};

function put(scene: Scene, id: string, body: unknown, headers?: Record<string, string>) {
  return scene.write("PUT", `/agentfacts/${id}`, { body, headers });
}

export const factsChecks = [
  ...checksOf("core", "facts_put", {
    "the document is kept as it was sent": async (scene) => {
      const { agent_id } = await scene.register();
      const own = `{"deep":[1,2.50,"\\u00e9",null,9007199254740993]}`;
      const body = `{"x-own":${own},${JSON.stringify(facts).slice(1)}`;
      (await put(scene, agent_id, body)).expect(200);
      const read = (await scene.get(`/agentfacts/${agent_id}`)).expect(200);
      equal(read.text, body, "the text of the document", read.exchange);
      const digest = createHash("sha256").update(read.text).digest("base64");
      equal(read.header("content-digest"), `sha-256=:${digest}:`, "Content-Digest", read.exchange);
      equal((await scene.lookup(agent_id)).has_facts, true, "`has_facts` of the record");
    },
    "each document has the next version and another digest": async (scene) => {
      const { agent_id } = await scene.register();
      const first = (await put(scene, agent_id, facts)).expect(200).json<Receipt>();
      const answer = (await put(scene, agent_id, { ...facts, label: "Other" })).expect(200);
      const second = answer.json<Receipt>();
      equal(second.version, first.version + 1, "`version`", answer.exchange);
      ensure(second.digest !== first.digest, "the digest is still the same", answer.exchange);
    },
    "a stale If-Match has 412 and changes nothing": async (scene) => {
      const { agent_id } = await scene.register();
      (await put(scene, agent_id, facts)).expect(200);
      const stale = (await scene.get(`/agentfacts/${agent_id}`)).header("etag") ?? "";
      (await put(scene, agent_id, { ...facts, label: "Second" })).expect(200);
      const answer = await put(scene, agent_id, { ...facts, label: "Third" }, { "if-match": stale });
      answer.expectProblem(412, "precondition_failed");
      const read = await scene.get(`/agentfacts/${agent_id}`);
      equal(
        read.json<{ label: string }>().label,
        "Second",
        "`label` after the rejected change",
        read.exchange,
      );
    },
    "If-None-Match: * permits the first document only": async (scene) => {
      const { agent_id } = await scene.register();
      (await put(scene, agent_id, facts, { "if-none-match": "*" })).expect(200);
      (await put(scene, agent_id, facts, { "if-none-match": "*" })).expectProblem(412, "precondition_failed");
    },
    "unknown and deleted agents have no document": async (scene) => {
      (await put(scene, scene.newId("nobody"), facts)).expectProblem(404, "agent_not_found");
      const { agent_id } = await scene.register();
      await remove(scene, agent_id);
      (await put(scene, agent_id, facts)).expectProblem(410, "agent_tombstoned");
    },
  }),
  ...checksOf("core", "facts_get", {
    "an agent without a document has 404 facts_not_found": async (scene) => {
      const { agent_id } = await scene.register();
      (await scene.get(`/agentfacts/${agent_id}`)).expectProblem(404, "facts_not_found");
      (await scene.get(`/agentfacts/${scene.newId("nobody")}`)).expectProblem(404, "agent_not_found");
    },
    "a document that did not change has 304, a changed one 200": async (scene) => {
      const { agent_id } = await scene.register();
      (await put(scene, agent_id, facts)).expect(200);
      const path = `/agentfacts/${agent_id}`;
      const etag = (await scene.get(path)).header("etag") ?? "";
      (await scene.get(path, { "if-none-match": etag })).expect(304);
      (await put(scene, agent_id, { ...facts, label: "Changed" })).expect(200);
      (await scene.get(path, { "if-none-match": etag })).expect(200);
    },
    "a deleted agent has 410": async (scene) => {
      const { agent_id } = await scene.register();
      (await put(scene, agent_id, facts)).expect(200);
      await remove(scene, agent_id);
      (await scene.get(`/agentfacts/${agent_id}`)).expectProblem(410, "agent_tombstoned");
    },
  }),
];
