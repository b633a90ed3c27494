/** Checks of single agents: register, look up, change, delete. */

import { ensure, equal, NotApplicable } from "../../assertions.ts";
import { checksOf } from "../../check.ts";
import { type Agent, agentIn, type Scene } from "../../scene.ts";
import type { Problem } from "../problem.ts";

/** The fields that a registration sets, with a value of each. */
const described = {
  name: "Tide Agent",
  description: "Tides of every harbour.",
  api_url: "https://api.tides.example.com/v1",
  documentation_url: "https://docs.tides.example.com/",
  version: "1.4.2",
  provider: { name: "Tides Ltd", url: "https://tides.example.com/" },
  protocols: ["a2a"],
  capabilities: ["forecast"],
  tags: ["tides"],
  skills: ["tide_table"],
};

/** Numbers that a JavaScript number changes. */
const exactNumbers = "[9007199254740993,12345678901234567890,1.10]";

export const registerChecks = checksOf("core", "agents_register", {
  "a new agent has 201, an ETag, and a Location that leads to its record": async (scene) => {
    const answer = await scene.registerWith(scene.registration());
    const agent = agentIn(answer.expect(201));
    const read = await scene.get(scene.pathOf(answer.header("location") ?? "/"));
    equal(read.expect(200).json<Agent>(), agent, "the record at Location", read.exchange);
    equal(read.header("etag"), answer.header("etag"), "the ETag of the record", read.exchange);
  },
  "the record has every field that was sent": async (scene) => {
    const agent = await scene.register(described);
    const stored = (await scene.get(`/lookup/${agent.agent_id}`)).expect(200);
    const record = stored.json<Record<string, unknown>>();
    for (const [name, value] of Object.entries(described)) {
      const found = name === "provider" ? (record.provider as { name?: string } | null)?.name : record[name];
      equal(found, name === "provider" ? described.provider.name : value, `\`${name}\``, stored.exchange);
    }
    equal(record.status, "active", "`status`", stored.exchange);
    equal(record.source, "local", "`source`", stored.exchange);
  },
  "registering it again changes it: 200, a later seq, the same registered_at": async (scene) => {
    const before = await scene.register();
    const answer = await scene.registerWith(
      scene.registration({ agent_id: before.agent_id, name: "Renamed" }),
    );
    const after = agentIn(answer.expect(200));
    equal(after.name, "Renamed", "`name`", answer.exchange);
    equal(after.registered_at, before.registered_at, "`registered_at`", answer.exchange);
    ensure(after.seq > before.seq, `\`seq\` is ${after.seq} after ${before.seq}`, answer.exchange);
    ensure(after.updated_at >= before.updated_at, "`updated_at` went back", answer.exchange);
    equal((await scene.lookup(before.agent_id)).name, "Renamed", "`name` of the record");
  },
  "an update keeps what it leaves out, and null clears": async (scene) => {
    const { agent_id } = await scene.register({ tags: ["tides"], description: "Tides.", version: "1.0" });
    (await scene.registerWith(scene.registration({ agent_id, description: null }))).expect(200);
    const { tags, description, version } = await scene.lookup(agent_id);
    equal(
      { tags, description, version },
      { tags: ["tides"], description: null, version: "1.0" },
      "the record",
    );
  },
  "the same registration again changes nothing": async (scene) => {
    const before = await scene.register({ tags: ["tides"] });
    const body = scene.registration({ agent_id: before.agent_id, tags: ["tides"] });
    const answer = (await scene.registerWith(body)).expect(200);
    equal(agentIn(answer), before, "the record", answer.exchange);
  },
  "a stale If-Match has 412 and changes nothing": async (scene) => {
    const { agent_id } = await scene.register({ name: "First" });
    const stale = (await scene.get(`/lookup/${agent_id}`)).header("etag") ?? "";
    (await scene.registerWith(scene.registration({ agent_id, name: "Second" }))).expect(200);
    const body = scene.registration({ agent_id, name: "Third" });
    const answer = await scene.registerWith(body, { headers: { "if-match": stale } });
    answer.expectProblem(412, "precondition_failed");
    equal((await scene.lookup(agent_id)).name, "Second", "`name` after the rejected change", answer.exchange);
  },
  "a current If-Match permits the change, which has another ETag": async (scene) => {
    const { agent_id } = await scene.register();
    const etag = (await scene.get(`/lookup/${agent_id}`)).header("etag") ?? "";
    const body = scene.registration({ agent_id, name: "Changed" });
    const answer = (await scene.registerWith(body, { headers: { "if-match": etag } })).expect(200);
    ensure(answer.header("etag") !== etag, "the ETag is still the same", answer.exchange);
  },
  "If-Match: * needs an existing agent": async (scene) => {
    const answer = await scene.registerWith(scene.registration(), { headers: { "if-match": "*" } });
    answer.expectProblem(412, "precondition_failed");
  },
  "an Idempotency-Key replays the first response and registers nothing twice": async (scene) => {
    const body = scene.registration();
    const headers = { "idempotency-key": scene.newId("key") };
    const first = (await scene.registerWith(body, { headers })).expect(201);
    const again = (await scene.registerWith(body, { headers })).expect(201);
    equal(again.text, first.text, "the replayed body", again.exchange);
    equal(again.header("idempotency-replayed"), "true", "Idempotency-Replayed", again.exchange);
    const { seq } = await scene.lookup(body.agent_id);
    equal(seq, agentIn(first).seq, "`seq` after the repetition", again.exchange);
  },
  "an Idempotency-Key that was used for another body has 422": async (scene) => {
    const headers = { "idempotency-key": scene.newId("key") };
    (await scene.registerWith(scene.registration(), { headers })).expect(201);
    const answer = await scene.registerWith(scene.registration(), { headers });
    answer.expectProblem(422, "idempotency_key_reused");
  },
  "Prefer: respond-async is confirmed by Preference-Applied": async (scene) => {
    const answer = await scene.registerWith(scene.registration(), { headers: { prefer: "respond-async" } });
    equal(
      answer.expect(201).header("preference-applied"),
      "respond-async",
      "Preference-Applied",
      answer.exchange,
    );
  },
  "a missing agent_url is rejected, and the error points at it": async (scene) => {
    const answer = await scene.registerWith({ agent_id: scene.newId() });
    const { errors = [] } = answer.expectProblem(400, "invalid_body").json<Problem>();
    ensure(
      errors.some(({ pointer }) => pointer === "/agent_url"),
      "no error points at /agent_url",
      answer.exchange,
    );
  },
  "an error escapes the names of members in its pointer (RFC 6901)": async (scene) => {
    const answer = await scene.registerWith(scene.registration({ provider: { name: "Tides", "a/b~c": 1 } }));
    const { errors = [] } = answer.expectProblem(400, "invalid_body", "unknown_member").json<Problem>();
    equal(errors[0]?.pointer, "/provider/a~1b~0c", "the pointer", answer.exchange);
  },
  "numbers in extra keep all their digits": async (scene) => {
    const { agent_id, agent_url } = scene.registration();
    const body = `{"agent_id":"${agent_id}","agent_url":"${agent_url}","extra":{"own":${exactNumbers}}}`;
    (await scene.registerWith(body)).expect(201);
    const { text, exchange } = (await scene.get(`/lookup/${agent_id}`)).expect(200);
    ensure(text.includes(`"own":${exactNumbers}`), `the record does not have ${exactNumbers}`, exchange);
  },
  "an agent_url that is not http(s) is rejected": async (scene) => {
    const body = scene.registration({ agent_url: "ftp://files.example.com/agent" });
    (await scene.registerWith(body)).expectProblem(400, "invalid_body");
  },
  "a rejected registration registers nothing": async (scene) => {
    const body = scene.registration({ colour: "red", tags: "not a list" });
    (await scene.registerWith(body)).expect(400);
    (await scene.get(`/lookup/${body.agent_id}`)).expectProblem(404, "agent_not_found");
  },
  "an agent can be registered by its A2A card, which is kept as it was sent": async (scene) => {
    scene.operation("agents_card");
    const agent_id = scene.newId("card");
    const url = `https://${agent_id}.example.com/a2a`;
    const card = `{"version":"2.0.0","name":"Card\\u0020Agent","url":"${url}","x-own":${exactNumbers}}`;
    const body = `{"agent_id":"${agent_id}","agent_card":${card}}`;
    const agent = agentIn((await scene.registerWith(body)).expect(201));
    equal([agent.name, agent.agent_url], ["Card Agent", url], "the fields of the card");
    const read = (await scene.get(`/agents/${agent_id}/card`)).expect(200);
    equal(read.text, card, "the text of the card", read.exchange);
  },
});

export const lookupChecks = checksOf("core", "agents_lookup", {
  "an unknown id has 404 agent_not_found": async (scene) => {
    (await scene.get(`/lookup/${scene.newId("nobody")}`)).expectProblem(404, "agent_not_found");
  },
  "ids are case-sensitive": async (scene) => {
    const { agent_id } = await scene.register();
    (await scene.get(`/lookup/${agent_id.toUpperCase()}`)).expectProblem(404, "agent_not_found");
  },
  "a record that did not change has 304, a changed one 200": async (scene) => {
    const { agent_id } = await scene.register();
    const path = `/lookup/${agent_id}`;
    const etag = (await scene.get(path)).header("etag") ?? "";
    (await scene.get(path, { "if-none-match": etag })).expect(304);
    (await scene.get(path, { "if-none-match": `"other", W/${etag.replace(/^W\//, "")}` })).expect(304);
    (await scene.registerWith(scene.registration({ agent_id, name: "Changed" }))).expect(200);
    const changed = (await scene.get(path, { "if-none-match": etag })).expect(200);
    equal(changed.json<Agent>().name, "Changed", "`name`", changed.exchange);
  },
});

interface Batch {
  agents: Agent[];
  missing: string[];
  moved?: { agent_id: string; moved_to: string }[];
}

export const batchChecks = checksOf("core", "agents_lookupMany", {
  "each id is among the agents or the missing, once, in the order of the ids": async (scene) => {
    const [first, second] = [await scene.register(), await scene.register()];
    const nobody = scene.newId("nobody");
    const agent_ids = [second.agent_id, nobody, first.agent_id, second.agent_id];
    const answer = await scene.send("POST", "/lookup", { body: { agent_ids } });
    const { agents, missing } = answer.expect(200).json<Batch>();
    const found = agents.map(({ agent_id }) => agent_id);
    equal(found, [second.agent_id, first.agent_id], "the agents", answer.exchange);
    equal(missing, [nobody], "`missing`", answer.exchange);
  },
  "its records are those of single lookups": async (scene) => {
    const agent = await scene.register({ tags: ["batch"] });
    const answer = await scene.send("POST", "/lookup", { body: { agent_ids: [agent.agent_id] } });
    equal(answer.json<Batch>().agents[0], await scene.lookup(agent.agent_id), "the record", answer.exchange);
  },
  "deleted agents are missing": async (scene) => {
    const { agent_id } = await scene.register();
    await remove(scene, agent_id);
    const answer = await scene.send("POST", "/lookup", { body: { agent_ids: [agent_id] } });
    equal(answer.json<Batch>().missing, [agent_id], "`missing`", answer.exchange);
  },
});

async function setStatus(scene: Scene, id: string, body: object, headers?: Record<string, string>) {
  return scene.write("PUT", `/agents/${id}/status`, { body, headers });
}

/** Deletes an agent. */
export async function remove(scene: Scene, id: string) {
  const answer = await scene.write("DELETE", `/agents/${id}`);
  if (answer.status === 200) scene.removed(`agent ${id}`);
  return answer;
}

export const statusChecks = checksOf("core", "agents_setStatus", {
  "a deprecated agent says why, and who follows it": async (scene) => {
    const successor = await scene.register();
    const { agent_id } = await scene.register();
    const change = {
      status: "deprecated",
      message: "Use the other.",
      successor_agent_id: successor.agent_id,
    };
    (await setStatus(scene, agent_id, change)).expect(200);
    const { status, status_message, successor_agent_id } = await scene.lookup(agent_id);
    equal({ status, message: status_message, successor_agent_id }, change, "the record");
  },
  "a sunset is stored in UTC": async (scene) => {
    const { agent_id } = await scene.register();
    const body = { status: "deprecated", sunset_at: "2100-01-01T01:00:00+01:00" };
    (await setStatus(scene, agent_id, body)).expect(200);
    equal((await scene.lookup(agent_id)).sunset_at, "2100-01-01T00:00:00.000Z", "`sunset_at`");
  },
  "an active agent has no message, successor and sunset": async (scene) => {
    const { agent_id } = await scene.register();
    (await setStatus(scene, agent_id, { status: "deprecated", message: "Old." })).expect(200);
    (await setStatus(scene, agent_id, { status: "active" })).expect(200);
    const { status, status_message } = await scene.lookup(agent_id);
    equal({ status, status_message }, { status: "active", status_message: null }, "the record");
  },
  "a stale If-Match has 412 and changes nothing": async (scene) => {
    const { agent_id } = await scene.register();
    const stale = (await scene.get(`/lookup/${agent_id}`)).header("etag") ?? "";
    (await scene.registerWith(scene.registration({ agent_id, name: "Second" }))).expect(200);
    const answer = await setStatus(scene, agent_id, { status: "deprecated" }, { "if-match": stale });
    answer.expectProblem(412, "precondition_failed");
    equal((await scene.lookup(agent_id)).status, "active", "`status` after the rejected change");
  },
  "an unknown agent has 404": async (scene) => {
    const answer = await setStatus(scene, scene.newId("nobody"), { status: "deprecated" });
    answer.expectProblem(404, "agent_not_found");
  },
  "a status that does not exist is rejected": async (scene) => {
    const { agent_id } = await scene.register();
    (await setStatus(scene, agent_id, { status: "retired" })).expectProblem(400, "invalid_body");
  },
});

export const removeChecks = checksOf("core", "agents_remove", {
  "a deleted agent is a tombstone: lookups have 410": async (scene) => {
    const { agent_id } = await scene.register();
    const answer = (await remove(scene, agent_id)).expect(200);
    equal(
      answer.json<{ agent_id: string }>().agent_id,
      agent_id,
      "`agent_id` of the tombstone",
      answer.exchange,
    );
    (await scene.get(`/lookup/${agent_id}`)).expectProblem(410, "agent_tombstoned");
  },
  "a deleted agent is in no list and no search": async (scene) => {
    const word = scene.newWord();
    const { agent_id } = await scene.register({ name: word, tags: [word] });
    (await remove(scene, agent_id)).expect(200);
    for (const path of [`/list?tags=${word}`, `/search?q=${word}`]) {
      const answer = await scene.get(path);
      equal(answer.json<{ agents: unknown[] }>().agents, [], `the agents of ${path}`, answer.exchange);
    }
  },
  "a deleted agent cannot change its status": async (scene) => {
    const { agent_id } = await scene.register();
    (await remove(scene, agent_id)).expect(200);
    (await setStatus(scene, agent_id, { status: "deprecated" })).expectProblem(410, "agent_tombstoned");
  },
  "a stale If-Match has 412, and the agent stays": async (scene) => {
    const { agent_id } = await scene.register();
    const stale = (await scene.get(`/lookup/${agent_id}`)).header("etag") ?? "";
    (await scene.registerWith(scene.registration({ agent_id, name: "Second" }))).expect(200);
    const answer = await scene.write("DELETE", `/agents/${agent_id}`, { headers: { "if-match": stale } });
    answer.expectProblem(412, "precondition_failed");
    await scene.lookup(agent_id);
  },
  "an unknown agent has 404": async (scene) => {
    (await remove(scene, scene.newId("nobody"))).expectProblem(404, "agent_not_found");
  },
});

export const changesChecks = checksOf("core", "agents_changes", {
  "the history has each change, newest first": async (scene) => {
    scene.operation("agents_changes");
    const { agent_id } = await scene.register({ name: "First" });
    for (const name of ["Second", "Third"])
      (await scene.registerWith(scene.registration({ agent_id, name }))).expect(200);
    const answer = await scene.get(`/agents/${agent_id}/changes`);
    const { changes } = answer.expect(200).json<{ changes: { seq: number }[] }>();
    const seqs = changes.map(({ seq }) => seq);
    equal(
      seqs,
      seqs.toSorted((a, b) => b - a),
      "the order of `seq`",
      answer.exchange,
    );
    ensure(seqs.length >= 2, `there are ${seqs.length} changes, expected 2`, answer.exchange);
  },
});

export const renameChecks = checksOf("core", "agents_rename", {
  "the former id leads to the new one: 301, and batches name it": async (scene) => {
    scene.operation("agents_rename");
    if (!scene.callers.writer) throw new NotApplicable("Only agents of an account can be renamed.");
    const { agent_id } = await scene.register();
    const next = scene.newId("next");
    const answer = await scene.write("POST", `/agents/${agent_id}/rename`, { body: { agent_id: next } });
    answer.expect(200);
    scene.removed(`agent ${agent_id}`);
    scene.afterCheck(`agent ${next}`, () => scene.write("DELETE", `/agents/${next}`));
    const read = (await scene.get(`/lookup/${agent_id}`)).expect(301);
    ensure(
      read.header("location")?.endsWith(`/lookup/${next}`) ?? false,
      `Location is ${read.header("location")}`,
      read.exchange,
    );
    equal((await scene.lookup(next)).previous_agent_ids, [agent_id], "`previous_agent_ids`");
    const batch = await scene.send("POST", "/lookup", { body: { agent_ids: [agent_id] } });
    const { agents, missing, moved } = batch.expect(200).json<Batch>();
    equal([agents, missing, moved], [[], [], [{ agent_id, moved_to: next }]], "the batch", batch.exchange);
    const before = await scene.get(`/events?agent_id=${agent_id}`);
    const after = await scene.get(`/events?agent_id=${next}`);
    equal(before.json(), after.json(), "the events of the former id", before.exchange);
  },
});
