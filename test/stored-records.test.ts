/** The stored public records of agents. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RecordRenewal } from "../server/registry/agents/record/stored-records.ts";
import { engines } from "./engines.ts";
import { expectStoredRecords } from "./stored.ts";
import { all } from "./webhooks/scene.ts";
import { type Browser, createWorld, type TestWorld } from "./world.ts";

const everyStatus = ["active", "deprecated", "suspended", "tombstoned"] as const;

/** The agents of a node by every read of them, which must agree. */
async function readAll({ registry }: TestWorld) {
  const listed = await all(registry.agents.list({ status: [...everyStatus], limit: 100 }));
  const living = listed.filter(({ status }) => status !== "tombstoned");
  for (const agent of living) expect(await registry.agents.lookup(agent.agent_id)).toEqual(agent);
  const ids = living.slice(0, 100).map(({ agent_id }) => agent_id);
  if (ids.length > 0)
    expect((await registry.agents.lookupMany({ agent_ids: ids })).agents).toEqual(
      ids.map((id) => agentOf(living, id)),
    );
  const found = await all(registry.agents.search({ q: "-unheard", status: [...everyStatus], limit: 100 }));
  for (const { match: _, ...agent } of found) expect(agent).toEqual(agentOf(listed, agent.agent_id));
  return listed;
}

function agentOf<Agent extends { agent_id: string }>(agents: readonly Agent[], id: string) {
  return agents.find(({ agent_id }) => agent_id === id);
}

const names = fc.constantFrom("Wetter", "天気", "weather “quoted” \\ \n\t", "a\u2028b", "😀");
const steps = fc.array(
  fc.record({
    change: fc.constantFrom("register", "register", "facts", "deprecate", "suspend", "activate", "remove"),
    id: fc.constantFrom("a", "b", "c", "d", "e"),
    name: names,
    extra: fc.constantFrom({}, { number: 1e21 }, { nested: [null, { deep: "😀" }] }),
  }),
  { minLength: 30, maxLength: 30 },
);
type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never;

/** Makes a change; one that is rejected changes nothing. */
async function make({ agents, facts }: Browser, { change, id, name, extra }: Step): Promise<void> {
  const registration = {
    agent_id: id,
    name,
    agent_url: `https://${id}.example.com/`,
    description: name,
    extra,
  };
  const made = {
    register: () => agents.register(registration),
    facts: () => facts.put(id, { label: name }),
    deprecate: () => agents.setStatus(id, { status: "deprecated", message: "Old." }),
    suspend: () => agents.setStatus(id, { status: "suspended" }),
    activate: () => agents.setStatus(id, { status: "active" }),
    remove: () => agents.remove(id),
  }[change];
  await made().catch(() => undefined);
}

describe.each(engines)("stored records on %s", (engine) => {
  test("are those of the rows after any history", async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        await using world = await createWorld(engine);
        const owner = await world.owner();
        for (const step of history) await make(owner, step);
        await expectStoredRecords(world.node.database);
        await readAll(world);
      }),
      { numRuns: 4 },
    );
  });

  test("of another form are built when they are read, and replaced while the node serves", async () => {
    await using world = await createWorld(engine);
    for (let n = 0; n < 120; n++)
      await world.registry.agents.register({ agent_id: `a-${n}`, agent_url: "https://a.example.com/" });
    await world.registry.agents.remove("a-7");
    const before = await readAll(world);
    await world.sql(`update agent set record_form = 'other', record = '{"agent_id":"of another version"}'`);
    await world.sql("update journal set record_form = 'other'");
    expect(await readAll(world)).toEqual(before);
    const renewal = new RecordRenewal(world.node.database);
    let steps = 0;
    while ((await renewal.step()) === 0) {
      steps++;
      await world.registry.agents.register({ agent_id: "a-3", agent_url: `https://a.example.com/${steps}` });
    }
    expect(steps).toBeGreaterThan(2); // 50 at most in each
    await expectStoredRecords(world.node.database);
    expect(await new RecordRenewal(world.node.database).step()).toBeNull(); // is known to be done
    const after = await readAll(world);
    expect(after.filter(({ agent_id }) => agent_id !== "a-3")).toEqual(
      before.filter(({ agent_id }) => agent_id !== "a-3"),
    );
  });
});
