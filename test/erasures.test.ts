/** Erasures: nothing is left of what an agent said, and that it was erased is public. */
import { hash, randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { RegistryEvent } from "../client/index.ts";
import { SecretEncryption } from "../server/core/secrets/secret-encryption.ts";
import { continueErasures } from "../server/features/erasures/steps.ts";
import { type EngineName, engines } from "./engines.ts";
import { numbering, record } from "./federation/fake-peer.ts";
import { scene as peerScene } from "./federation/scene.ts";
import { outcomeOf } from "./responses.ts";
import { isEveryday } from "./runs.ts";
import { tablesWith, wordsInFiles } from "./stored-texts.ts";
import type { Respond } from "./webhooks/receiver.ts";
import { all, scene } from "./webhooks/scene.ts";
import { createWorld, type TestWorld, withoutExpiry } from "./world.ts";

const agent_id = "a-7";
const reason = "The person whom it described asked for it.";

/** Words that are in no other text of a node. */
const traces = ["Quirinia", "zanzibrot", "wurlimond", "fraxelbund", "dinkoflaun", "obskurant"];
const [person, host, word, detail, other, responded] = traces as [
  string,
  string,
  string,
  string,
  string,
  string,
];

const registration = {
  agent_id,
  name: `${person} Weather`,
  agent_url: `https://${host}.example.com/a2a`,
  description: `Forecasts by ${word} ${person}`,
  tags: [word],
  icon_url: `https://${host}.example.com/icon.png`,
  provider: { name: `${person} Ltd` },
  extra: { contact: person },
  server_json: { name: `com.example.${host}/weather`, description: person },
};

/** Registers an agent, and has everything written about it that can be. */
async function written(world: TestWorld): Promise<void> {
  const registry = await world.keyed(await world.developer());
  await registry.agents.register(registration, { idempotencyKey: "first-registration" });
  await registry.agents.register({ ...registration, description: `Now by ${other}`, tags: [word, other] });
  await registry.agents.register({
    agent_id,
    agent_card: {
      name: `${person} Weather`,
      url: registration.agent_url,
      skills: [{ id: "s", name: word, description: other, tags: [word] }],
    },
  });
  await registry.facts.put(agent_id, { label: person, description: other });
  await registry.agents.rename(agent_id, { agent_id: "a-8" });
  const operator = await world.owner();
  await operator.compliance.report({
    agent_id: "a-8",
    rule: "r",
    severity: "low",
    detail,
    evidence_url: `https://${host}.example.com/`,
  });
  await operator.certifications.issue({
    agent_id: "a-8",
    level: "audited",
    evidence_url: `https://${host}.example.com/evidence`,
  });
  await registry.agents.transfer("a-8", { to: "grace@example.com", message: `${person}, as agreed` });
  await registry.agents.setStatus("a-8", { status: "deprecated", message: `Ask ${person}` });
}

/** Waits until no erasure runs. */
async function finished({ registry }: Pick<TestWorld, "registry">): Promise<void> {
  const running = async () =>
    (await all(registry.erasures.list())).filter(({ state }) => state === "running");
  await expect.poll(running).toEqual([]);
}

/** The numbers that events redacted. */
function redactedBy(events: readonly RegistryEvent[]): number[] {
  return events.flatMap((event) => (event.event === "agent.deprecated" ? (event.payload.redacts ?? []) : []));
}

describe.each(engines)("on %s", (engine: EngineName) => {
  test("nothing that an agent said is left in any table, index or file", async () => {
    const respond: Respond = ({ body }, response) =>
      void response.writeHead(body.includes(person) ? 500 : 204).end(body.includes(person) && responded);
    await using own = await scene(engine, respond);
    const { world, hook } = own;
    await own.subscribe();
    await written(world);
    await expect.poll(() => hook.requests.length).toBeGreaterThan(5);
    expect(await tablesWith(world, traces)).not.toEqual([]);
    await (await world.owner()).erasures.create({ agent_id: "a-8", reason });
    await finished(world);
    expect(await tablesWith(world, traces)).toEqual([]);
    if (engine === "sqlite") expect(await wordsInFiles(world, traces)).toEqual([]);
  });

  test("an id that is erased is gone for readers, and the journal says by which event each of its events was redacted", async () => {
    await using world = await createWorld(engine);
    const { registry } = world;
    await written(world);
    await registry.agents.register({ ...registration, agent_id: "b", server_json: null });
    const before = await all(registry.events.list());
    const erasure = await (await world.owner()).erasures.create({ agent_id: "a-8", reason });
    await finished(world);
    for (const id of ["a-8", agent_id])
      expect(await outcomeOf(registry.agents.lookup(id))).toBe("agent_tombstoned");
    await expect(registry.agents.lookup("a-8")).rejects.toMatchObject({
      problem: {
        detail: "a-8 was erased by the owner of a node.",
        tombstone: { agent_id: "a-8", erased: true },
      },
    });
    const after = await all(registry.events.list());
    const seqs = new Set(after.map(({ payload }) => payload.seq));
    const gone = before.filter(({ payload }) => !seqs.has(payload.seq));
    expect(gone.map(({ payload }) => payload.seq)).toEqual(redactedBy(after));
    expect(gone.every(({ payload }) => "agent_id" in payload && payload.agent_id !== "b")).toBe(true);
    expect(after.some(({ payload }) => "agent_id" in payload && payload.agent_id === "b")).toBe(true);
    const last = Math.max(...seqs);
    for (let seq = 1; seq <= last; seq++)
      if (!seqs.has(seq)) expect(await outcomeOf(registry.events.get(seq))).toBe("event_redacted");
      else expect(await registry.events.get(seq)).toEqual(after.find(({ payload }) => payload.seq === seq));
    expect(await outcomeOf(registry.events.get(last + 1))).toBe("event_not_found");
    expect(await all(registry.erasures.list())).toEqual([
      {
        seq: erasure.seq,
        state: "done",
        imported: false,
        redacted_events: gone.length,
        erased_at: erasure.erased_at,
        finished_at: expect.any(String),
      },
    ]);
    const { events } = await registry.events.latest({ agent_id: "a-8" }).page();
    expect(redactedBy(events)).toEqual(redactedBy(after));
  });

  test("the digest of a redacted event is that of the bytes that were served", async () => {
    await using world = await createWorld(engine);
    await world.registry.agents.register(registration);
    const served = await (await world.send("GET", "/events/1")).text();
    await (await world.owner()).erasures.create({ agent_id, reason });
    const problem = await (await world.send("GET", "/events/1")).json();
    expect(problem).toMatchObject({
      code: "event_redacted",
      seq: 1,
      by_seq: 2,
      event: "agent.registered",
      timestamp: JSON.parse(served).timestamp,
      body_sha256: hash("sha256", served),
    });
    const { request_id: _, ...said } = problem; // a request's id may contain the agent's by chance
    expect(JSON.stringify(said)).not.toContain(agent_id);
  });

  test("responses that are kept for repeated requests are deleted, but for that of the erasure", async () => {
    await using world = await createWorld(engine);
    const kept = () => world.node.database.all("select id from idempotent_request");
    await world.registry.agents.register(registration, { idempotencyKey: "registration-of-the-agent" });
    const other = { agent_id: "b", agent_url: "https://b.example.com/" };
    await world.registry.agents.register(other, { idempotencyKey: "registration-of-another" });
    expect(await kept()).toHaveLength(2);
    const operator = await world.owner();
    const erase = () =>
      operator.erasures.create({ agent_id, reason }, { idempotencyKey: "erasure-of-the-agent" });
    const erasure = await erase();
    await finished(world);
    expect(await kept()).toHaveLength(2);
    expect(await erase()).toEqual(erasure);
    await world.registry.agents.register(other, { idempotencyKey: "registration-of-another" });
    expect(await all(world.registry.erasures.list())).toHaveLength(1);
  });

  test("a deleted agent can be erased, once", async () => {
    await using world = await createWorld(engine);
    const operator = await world.owner();
    await written(world);
    await operator.agents.remove("a-8");
    expect(await tablesWith(world, [person])).toContain("event");
    await operator.erasures.create({ agent_id: "a-8", reason });
    await finished(world);
    expect(await tablesWith(world, traces)).toEqual([]);
    expect(await outcomeOf(operator.erasures.create({ agent_id: "a-8", reason }))).toBe(
      "agent_already_erased",
    );
    const [entry] = await all(operator.audit.adminList({ action: ["agent_erased"] }));
    expect(entry).toMatchObject({ subject_id: "a-8" });
    expect(await all(operator.erasures.adminList())).toMatchObject([
      { agent_id: "a-8", reason, state: "done" },
    ]);
  });

  test("an erased id stays reserved for the account that owned it", async () => {
    await using world = await createWorld(engine);
    const operator = await world.owner();
    const owner = await world.keyed(await world.developer());
    const stranger = await world.keyed(await world.developer());
    await owner.agents.register({ agent_id, agent_url: registration.agent_url });
    await world.registry.agents.register({ agent_id: "unowned", agent_url: registration.agent_url });
    for (const id of [agent_id, "unowned"]) await operator.erasures.create({ agent_id: id, reason });
    await finished(world);
    const register = ({ agents }: TestWorld["registry"], id: string) =>
      outcomeOf(agents.register({ agent_id: id, agent_url: "https://new.example.com/" }));
    expect(await register(stranger, agent_id)).toBe("not_agent_owner");
    expect(await register(stranger, "unowned")).toBe("agent_erased");
    expect(await register(world.registry, "unowned")).toBe("agent_erased");
    for (const id of [agent_id, "unowned"])
      expect(await outcomeOf(operator.agents.release(id))).toBe("agent_erased");
    await owner.agents.register({ agent_id, agent_url: "https://new.example.com/" });
    expect(await owner.agents.lookup(agent_id)).not.toHaveProperty("erased");
    await operator.erasures.create({ agent_id, reason: "again" }); // its first erasure stays in the journal
    await finished(world);
    const events = await all(world.registry.events.list());
    expect(redactedBy(events)).toContain(1);
  });

  test.skipIf(isEveryday)(
    "a long erasure goes on in slices from where it is, and reports all of them",
    async () => {
      await using world = await createWorld(engine, {}, withoutExpiry); // its job runs once, at the start
      const owner = await world.keyed(await world.developer());
      const count = 450;
      for (let n = 0; n < count; n++)
        await owner.agents.register({
          agent_id,
          agent_url: registration.agent_url,
          description: `${person} ${n}`,
        });
      await (await world.owner()).erasures.create({ agent_id, reason });
      expect((await all(world.registry.erasures.list()))[0]).toMatchObject({
        state: "running",
        redacted_events: 200,
      });
      expect(
        await outcomeOf(owner.agents.register({ agent_id, agent_url: "https://new.example.com/" })),
      ).toBe("agent_erased");
      const { database } = world.node;
      const encryption = new SecretEncryption(Buffer.alloc(32), "stored responses", randomBytes);
      let steps = 0;
      while ((await continueErasures({ database, encryption })) !== null) steps++;
      expect(steps).toBeGreaterThan(3);
      const events = await all(world.registry.events.list());
      expect(events.map((event) => redactedBy([event]).length)).toEqual([200, 200, 50]);
      expect(redactedBy(events)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
      expect(await tablesWith(world, [person])).toEqual([]);
    },
  );
});

describe.each(engines)("with a peer, on %s", (engine: EngineName) => {
  const far = { name: person, agent_url: `https://${host}.example.com/`, tags: [word] };

  test("no sync adds an agent again that the owner of this node erased", async () => {
    const records = [record("far", 1, far)];
    await using own = await peerScene(engine, [numbering(records), numbering([record("far", 1, far)])]);
    const { world, operator, findPeer } = own;
    const { id } = await own.addAndSync(0);
    const second = await own.addAndSync(1);
    expect(await findPeer(second.id)).toMatchObject({ conflicts: 1 });
    await operator.erasures.create({ agent_id: "far", reason });
    await finished(world);
    records.push(record("far", 2, { ...far, description: detail }));
    for (const peer of [id, second.id]) await operator.federation.sync(peer);
    await operator.federation.remove(id);
    await operator.federation.sync(second.id);
    expect(await outcomeOf(world.registry.agents.lookup("far"))).toBe("agent_tombstoned");
    expect(await findPeer(second.id)).toMatchObject({ conflicts: 0 });
    expect(await tablesWith(world, traces)).toEqual([]);
  });
});
