/** Agents by their certifications and grades: filters and counts of lists and searches. */
import { describe, expect, it } from "vitest";
import type { ListQuery } from "../../client/index.ts";
import { engines } from "../engines.ts";
import { createWorld, type TestWorld } from "../world.ts";
import { agent_id, issuer, oneReporter, reports, withAgent } from "./people.ts";

/** The agent that everything is about, with the grade B and two certifications; one with one, one with none. */
async function someTrusted(world: TestWorld) {
  await withAgent(world);
  for (const other of ["certified", "plain"])
    await world.registry.agents.register({ agent_id: other, agent_url: "https://other.example.com/a2a" });
  const by = await issuer(world);
  await by.certifications.issue({ agent_id, level: "audited" });
  const verified = await by.certifications.issue({ agent_id, level: "verified" });
  await by.certifications.issue({ agent_id: "certified", level: "verified" });
  await reports(world, await oneReporter(world), Array(12).fill("success"));
  return { by, verified };
}

describe.each(engines)("on %s", (engine) => {
  it.each([
    [{ certification: ["verified"] }, ["certified", agent_id]],
    [{ certification: ["audited"] }, [agent_id]],
    [{ certification: ["audited", "verified"] }, ["certified", agent_id]],
    [{ certification: ["self_attested"] }, []],
    [{ grade: ["B"] }, [agent_id]],
    [{ grade: ["A+", "A"] }, []],
    [{ grade: ["NR"] }, ["plain", "certified"]],
    [{ grade: ["NR", "B"] }, ["plain", "certified", agent_id]],
    [{ grade: ["NR"], certification: ["verified"] }, ["certified"]],
    [{ certification: ["verified"], after_seq: 0 }, [agent_id, "certified"]],
    [{ grade: ["NR"], after_seq: 0 }, ["certified", "plain"]],
    [{ grade: ["B"], after_seq: 0 }, [agent_id]],
  ] as [ListQuery, string[]][])("the list by %j has %j", async (query, ids) => {
    await using world = await createWorld(engine);
    await someTrusted(world);
    const { agents } = await world.registry.agents.list(query).page();
    expect(agents.map((each) => each.agent_id)).toEqual(ids);
    if (query.after_seq !== undefined) return;
    const { total } = await world.registry.agents.list({ ...query, limit: 1 }).page();
    expect(total).toBe(ids.length);
  });

  it("lists and searches count certifications and grades", async () => {
    await using world = await createWorld(engine);
    await someTrusted(world);
    const facets = ["certification", "grade"] as const;
    const counts = {
      certification: [
        { value: "verified", count: 2 },
        { value: "audited", count: 1 },
      ],
      grade: [{ value: "B", count: 1 }],
    };
    const { agents } = world.registry;
    expect((await agents.list({ facets: [...facets] }).page()).facets).toEqual(counts);
    expect((await agents.list({ facets: [...facets], grade: ["NR"] }).page()).facets).toEqual({
      certification: [{ value: "verified", count: 1 }],
      grade: [],
    });
    const found = await agents.search({ q: "-quicksilver", facets: [...facets] }).page();
    expect(found.facets).toEqual(counts);
    const some = await agents.search({ q: "-quicksilver", certification: ["audited"], grade: ["B"] }).page();
    expect(some.agents.map((each) => each.agent_id)).toEqual([agent_id]);
  });

  it("a revoked certification, and one of a disabled account, no longer count", async () => {
    await using world = await createWorld(engine);
    const { by, verified } = await someTrusted(world);
    const levels = async () => {
      const { facets } = await world.registry.agents.list({ facets: ["certification"] }).page();
      return facets?.certification;
    };
    await by.certifications.revoke(verified.id, { reason: "superseded" });
    expect(await levels()).toEqual([
      { value: "audited", count: 1 },
      { value: "verified", count: 1 },
    ]);
    const { account } = await by.accounts.session();
    await (await world.owner()).accounts.update(account.id, { disabled: true });
    await world.registry.agents.register({ agent_id: "later", agent_url: "https://later.example.com" });
    expect(await levels()).toEqual([]);
  });

  it("a list that follows changes has no counts", async () => {
    await using world = await createWorld(engine);
    await withAgent(world);
    const { facets } = await world.registry.agents.list({ facets: ["tags"], after_seq: 0 }).page();
    expect(facets).toBeUndefined();
  });
});
