/** Whose an agent is, who may change it, and what the operator may do that nobody else may. */
import { describe, expect, test } from "vitest";
import { type AllAgentsQuery, type Registry, type RegistryEvent, responseOf } from "../client/index.ts";
import { engines } from "./engines.ts";
import { outcomeOf } from "./responses.ts";
import { createWorld, type TestWorld } from "./world.ts";

const agent = { agent_id: "a", agent_url: "https://a.example.com" };

/** Every way to change an agent that is there. */
const writes: Record<string, (registry: Registry) => Promise<unknown>> = {
  register: ({ agents }) => agents.register({ ...agent, name: "Changed" }),
  "register with a card": ({ agents }) =>
    agents.register({ agent_id: "a", agent_card: { name: "Carded", url: agent.agent_url } }),
  "facts PUT": ({ facts }) => facts.put("a", { label: "A" }),
  "status PUT": ({ agents }) => agents.setStatus("a", { status: "deprecated" }),
  delete: ({ agents }) => agents.remove("a"),
};
const changes = Object.entries(writes);

/** Accounts of all kinds, each by its session and by its keys. */
async function peopleOf(world: TestWorld) {
  const [ada, bob, operator] = [await world.developer(), await world.developer(), await world.owner()];
  const [adasKey, adasOther, bobsKey, operatorsKey] = await Promise.all(
    [ada, ada, bob, operator].map((one) => world.keyed(one)),
  );
  if (!adasKey || !adasOther || !bobsKey || !operatorsKey) throw new Error("There are four keys");
  return { ada, bob, operator, adasKey, adasOther, bobsKey, operatorsKey };
}

async function eventsOf({ registry }: TestWorld): Promise<RegistryEvent[]> {
  return (await registry.events.list({ limit: 100 }).page()).events;
}

async function lastEvent(world: TestWorld): Promise<object> {
  const { event, payload } = (await eventsOf(world)).at(-1) ?? {};
  return { event, ...payload };
}

/** Holds that a write is rejected with a code, and changes nothing. */
async function rejected(world: TestWorld, write: () => Promise<unknown>, code: string): Promise<void> {
  const before = await eventsOf(world);
  expect(await outcomeOf(write())).toBe(code);
  expect(await eventsOf(world)).toEqual(before);
}

describe.each(engines)("on %s", (engine) => {
  describe.each(changes)("%s", (_name, write) => {
    test("is for the operator too, who does not thereby own it", async () => {
      await using world = await createWorld(engine);
      const { adasKey, operator, operatorsKey } = await peopleOf(world);
      for (const registry of [operator, operatorsKey]) {
        await adasKey.agents.register(agent);
        expect(await outcomeOf(write(registry))).toBe("served");
        expect(await outcomeOf(adasKey.agents.register(agent))).toBe("served");
      }
    });

    test("of an agent without an owner is open to anyone, and a caller with a credential becomes its owner", async () => {
      await using world = await createWorld(engine);
      const { ada, adasKey, bobsKey, operatorsKey } = await peopleOf(world);
      for (const registry of [world.registry, ada, adasKey, operatorsKey]) {
        await world.registry.agents.register(agent);
        await world.sql(
          "update agent set record_form = '', owner_id = null, status = 'active', tombstoned_at = null",
        );
        const keyed = registry !== world.registry;
        expect(await outcomeOf(write(registry))).toBe("served");
        const [row] = await world.node.database.all<{ owned: number | boolean }>(
          "select owner_id is not null as owned from agent",
        );
        expect(Boolean(row?.owned)).toBe(keyed);
        expect(await outcomeOf(bobsKey.agents.register(agent))).toBe(keyed ? "not_agent_owner" : "served");
        await world.sql("update agent set record_form = '', owner_id = null");
      }
    });

    test("of an agent that the operator suspended is the operator's alone", async () => {
      await using world = await createWorld(engine);
      const { ada, adasKey, bobsKey, operatorsKey } = await peopleOf(world);
      await adasKey.agents.register(agent);
      await operatorsKey.agents.setStatus("a", { status: "suspended", message: "Fraud." });
      for (const registry of [ada, adasKey]) await rejected(world, () => write(registry), "agent_suspended");
      await rejected(world, () => write(bobsKey), "not_agent_owner");
      expect(await outcomeOf(write(operatorsKey))).toBe("served");
    });

    test("of a suspended agent without an owner is the operator's alone too, and adopts nothing", async () => {
      await using world = await createWorld(engine);
      const { ada, adasKey, operatorsKey } = await peopleOf(world);
      await world.registry.agents.register(agent);
      await operatorsKey.agents.setStatus("a", { status: "suspended" });
      for (const registry of [ada, adasKey, world.registry])
        await rejected(world, () => write(registry), "agent_suspended");
      expect((await world.registry.agents.lookup("a")).owned).toBe(false);
    });
  });

  test.each([
    ["register", { event: "agent.registered", change: "updated", changed: ["name", "owned"] }],
    ["facts PUT", { event: "agent.registered", change: "facts", changed: ["facts", "owned"] }],
  ])("adopting by %s is in the event, with the other changes", async (name, expected) => {
    await using world = await createWorld(engine);
    const { adasKey } = await peopleOf(world);
    await world.registry.agents.register(agent);
    await writes[name]?.(adasKey);
    expect(await lastEvent(world)).toMatchObject(expected);
    expect((await world.registry.agents.lookup("a")).owned).toBe(true);
  });

  test("adopting is a change of its own where nothing else changes, and happens once", async () => {
    await using world = await createWorld(engine);
    const { adasKey } = await peopleOf(world);
    const document = { label: "A" };
    for (const repeat of [
      () => adasKey.agents.register(agent),
      () => adasKey.agents.setStatus("a", { status: "active" }),
      () => adasKey.facts.put("a", document),
    ]) {
      await world.registry.agents.register(agent);
      await world.registry.facts.put("a", document);
      const before = await eventsOf(world);
      await repeat();
      expect(await lastEvent(world)).toMatchObject({
        event: "agent.registered",
        change: "updated",
        changed: ["owned"],
      });
      await repeat();
      expect(await eventsOf(world)).toHaveLength(before.length + 1);
      await world.sql("update agent set record_form = '', owner_id = null");
    }
  });

  test("a new agent belongs to the account of its key or session, and to nobody without", async () => {
    await using world = await createWorld(engine);
    const { ada, adasKey } = await peopleOf(world);
    const owned = async (registry: Registry, agent_id: string) =>
      (await registry.agents.register({ ...agent, agent_id })).agent.owned;
    expect(await owned(world.registry, "x")).toBe(false);
    expect(await owned(ada, "y")).toBe(true);
    expect(await owned(adasKey, "z")).toBe(true);
    expect(JSON.stringify(world.exchanges.at(-1))).not.toContain("acc_"); // whose it is, is nobody's business
  });

  test("of many who adopt an agent at once, one has it", async () => {
    await using world = await createWorld(engine);
    await world.registry.agents.register(agent);
    const people = await Promise.all(Array.from({ length: 6 }, () => world.developer()));
    const outcomes = await Promise.all(people.map(({ agents }) => outcomeOf(agents.register(agent))));
    expect(outcomes.filter((outcome) => outcome === "served")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "not_agent_owner")).toHaveLength(5);
  });

  describe("suspending", () => {
    test("is the operator's alone", async () => {
      await using world = await createWorld(engine);
      const { ada, adasKey, bobsKey } = await peopleOf(world);
      await adasKey.agents.register(agent);
      await world.registry.agents.register({ ...agent, agent_id: "free" });
      for (const [registry, id, code] of [
        [ada, "a", "owner_required"],
        [adasKey, "a", "owner_required"],
        [adasKey, "free", "owner_required"],
        [world.registry, "free", "owner_required"],
        [bobsKey, "a", "not_agent_owner"],
      ] as const) {
        await rejected(world, () => registry.agents.setStatus(id, { status: "suspended" }), code);
      }
      expect((await world.registry.agents.lookup("free")).owned).toBe(false);
    });

    test("emits a deprecation, removes the agent from lists, and keeps its owner", async () => {
      await using world = await createWorld(engine);
      const { adasKey, bobsKey, operator } = await peopleOf(world);
      await adasKey.agents.register(agent);
      const { status } = await operator.agents.setStatus("a", { status: "suspended", message: "Fraud." });
      expect(status).toBe("suspended");
      expect(await lastEvent(world)).toMatchObject({
        event: "agent.deprecated",
        change: "suspended",
        status_message: "Fraud.",
        agent_id: "a",
      });
      expect((await world.registry.agents.list().page()).agents).toEqual([]);
      expect((await world.registry.agents.search({ q: "a" }).page()).agents).toEqual([]);
      expect(await world.registry.agents.lookup("a")).toMatchObject({ status: "suspended", owned: true });

      await operator.agents.setStatus("a", { status: "active" });
      expect(await lastEvent(world)).toMatchObject({ event: "agent.registered", change: "reactivated" });
      expect(await outcomeOf(adasKey.agents.register(agent))).toBe("served");
      expect(await outcomeOf(bobsKey.agents.register(agent))).toBe("not_agent_owner");
    });

    test("and lifting it again takes no agent over from nobody", async () => {
      await using world = await createWorld(engine);
      const { bobsKey, operator } = await peopleOf(world);
      await world.registry.agents.register(agent);
      expect((await operator.agents.setStatus("a", { status: "suspended" })).owned).toBe(false);
      expect((await operator.agents.setStatus("a", { status: "active" })).owned).toBe(false);
      expect((await bobsKey.agents.register(agent)).agent.owned).toBe(true);
    });
  });

  describe("the id of a deleted agent", () => {
    test("is for its owner to register again, by any key, and for nobody else", async () => {
      await using world = await createWorld(engine);
      const { adasKey, adasOther, bob, operator } = await peopleOf(world);
      await adasKey.agents.register(agent);
      await adasKey.agents.remove("a");
      for (const registry of [bob, operator, world.registry])
        await rejected(world, () => registry.agents.register(agent), "not_agent_owner");
      expect(await adasOther.agents.register(agent)).toMatchObject({
        status: "registered",
        agent: { owned: true },
      });
      expect(await outcomeOf(bob.agents.register(agent))).toBe("not_agent_owner");
    });

    test("is for nobody else to delete again", async () => {
      await using world = await createWorld(engine);
      const { adasKey, bob, bobsKey } = await peopleOf(world);
      await adasKey.agents.register(agent);
      const tombstone = await adasKey.agents.remove("a");
      for (const registry of [bob, bobsKey, world.registry])
        await rejected(world, () => registry.agents.remove("a"), "not_agent_owner");
      expect(await adasKey.agents.remove("a")).toEqual(tombstone);
    });

    test("stays its owner's when the operator deleted it", async () => {
      await using world = await createWorld(engine);
      const { adasKey, bob, operator } = await peopleOf(world);
      await adasKey.agents.register(agent);
      const tombstone = await operator.agents.remove("a");
      expect(await operator.agents.remove("a")).toEqual(tombstone);
      await rejected(world, () => bob.agents.register(agent), "not_agent_owner");
      await rejected(world, () => operator.agents.register(agent), "not_agent_owner");
      expect(await outcomeOf(adasKey.agents.register(agent))).toBe("served");
    });

    test("belongs to the caller who deleted it with a credential while it had no owner", async () => {
      await using world = await createWorld(engine);
      const { adasKey, bob } = await peopleOf(world);
      await world.registry.agents.register(agent);
      await adasKey.agents.remove("a");
      await rejected(world, () => bob.agents.register(agent), "not_agent_owner");
      expect((await adasKey.agents.register(agent)).agent.owned).toBe(true);
    });

    test("that was nobody's is anyone's", async () => {
      await using world = await createWorld(engine);
      const { bobsKey } = await peopleOf(world);
      await world.registry.agents.register(agent);
      await world.registry.agents.remove("a");
      expect((await bobsKey.agents.register(agent)).agent.owned).toBe(true);
    });
  });

  test("only who may change an agent learns that a precondition failed", async () => {
    await using world = await createWorld(engine);
    const { adasKey, bobsKey } = await peopleOf(world);
    await adasKey.agents.register(agent);
    const ifMatch = '"other"';
    expect(await outcomeOf(bobsKey.agents.remove("a", { ifMatch }))).toBe("not_agent_owner");
    expect(await outcomeOf(adasKey.agents.remove("a", { ifMatch }))).toBe("precondition_failed");
    expect(await outcomeOf(bobsKey.agents.register(agent, { ifMatch }))).toBe("not_agent_owner");
    expect(await outcomeOf(adasKey.agents.register(agent, { ifMatch }))).toBe("precondition_failed");
  });

  test("of two registrations that are based on the same record, one updates it", async () => {
    await using world = await createWorld(engine);
    const { adasKey, adasOther } = await peopleOf(world);
    const ifMatch = responseOf(await adasKey.agents.register(agent)).etag ?? "";
    const rename = (registry: Registry, name: string) =>
      outcomeOf(registry.agents.register({ ...agent, name }, { ifMatch }));
    const outcomes = await Promise.all([rename(adasKey, "One"), rename(adasOther, "Two")]);
    expect(outcomes.toSorted()).toEqual(["precondition_failed", "served"]);
    await adasKey.agents.remove("a");
    await rejected(world, () => adasKey.agents.register(agent, { ifMatch: "*" }), "precondition_failed");
  });

  test("the operator lists the agents of all accounts, complete and with their owners", async () => {
    await using world = await createWorld(engine);
    const { ada, adasKey, operator } = await peopleOf(world);
    const { id: account_id } = (await ada.accounts.session()).account;
    for (const agent_id of ["a", "b", "gone"])
      await adasKey.agents.register({ ...agent, agent_id, description: `That is ${agent_id}.` });
    await world.registry.agents.register({ ...agent, agent_id: "nobodys" });
    await adasKey.agents.remove("gone");
    await operator.agents.setStatus("a", { status: "suspended" });
    const listed = async (query: AllAgentsQuery) => {
      const { agents } = await operator.agents.adminList(query).page();
      return agents.map((each) => [each.agent_id, each.account_id]);
    };
    expect(await listed({})).toEqual([
      ["nobodys", null],
      ["b", account_id],
      ["a", account_id],
    ]);
    expect(await listed({ account_id })).toEqual([
      ["b", account_id],
      ["a", account_id],
    ]);
    expect(await listed({ status: ["suspended", "tombstoned"] })).toEqual([
      ["gone", account_id],
      ["a", account_id],
    ]);
    expect(await listed({ account_id, status: ["active"] })).toEqual([["b", account_id]]);
    expect(await listed({ agent_id: ["a", "nobodys", "gone"] })).toEqual([
      ["nobodys", null],
      ["a", account_id],
    ]);
    const { agents } = await operator.agents.adminList({ agent_id: ["a"] }).page();
    expect(agents).toMatchObject([{ status: "suspended", description: "That is a." }]);
    const first = await operator.agents.adminList({ limit: 1 }).page();
    const cursor = first.next_cursor ?? "";
    const filters: AllAgentsQuery[] = [{ account_id }, { status: ["active"] }, { agent_id: ["a", "b"] }];
    for (const filter of filters)
      await expect(operator.agents.adminList({ ...filter, cursor }).page()).rejects.toMatchObject({
        code: "invalid_cursor",
      });
  });

  test("an account finds only its own agents by their ids", async () => {
    await using world = await createWorld(engine);
    const { ada, bob } = await peopleOf(world);
    for (const agent_id of ["a", "b"]) await ada.agents.register({ ...agent, agent_id });
    expect((await ada.agents.mine({ agent_id: ["b"] }).page()).agents).toMatchObject([{ agent_id: "b" }]);
    expect((await bob.agents.mine({ agent_id: ["b"] }).page()).agents).toEqual([]);
  });

  test("an account reads how many agents it has, and which are suspended", async () => {
    await using world = await createWorld(engine);
    const { ada, bob, operator } = await peopleOf(world);
    for (const agent_id of ["a", "b", "c", "gone"]) await ada.agents.register({ ...agent, agent_id });
    await ada.agents.remove("gone");
    await operator.agents.setStatus("b", { status: "suspended" });
    const first = await ada.agents.mine({ limit: 1 }).page();
    expect(first).toMatchObject({ count: 1, total: 3, total_is_exact: true });
    const cursor = first.next_cursor ?? "";
    expect(await ada.agents.mine({ limit: 1, cursor }).page()).not.toHaveProperty("total");
    const suspended = await ada.agents.mine({ status: ["suspended"] }).page();
    expect(suspended).toMatchObject({ agents: [{ agent_id: "b" }], total: 1 });
    expect(await bob.agents.mine().page()).toMatchObject({ agents: [], total: 0 });
  });
});
