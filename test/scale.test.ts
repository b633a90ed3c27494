/**
 * Many agents, read while others write. `SCALE_AGENTS=100000 npx vitest run test/scale.test.ts` for as many as that; the
 * default is what a test run can wait for.
 */
import { describe, expect, test } from "vitest";
import { generatedAgent } from "./bench/agents.ts";
import { fill } from "./bench/fill.ts";
import { engines } from "./engines.ts";
import { createWorld } from "./world.ts";

const agents = Number(process.env.SCALE_AGENTS ?? 1_000);

/** Long enough for the largest number on the slowest engine. */
const timeoutMs = 1_200_000;

describe.each(engines)("on %s", (engine) => {
  test(
    `a walk over ${agents} agents gives each once while others are registered, updated and deleted`,
    async () => {
      await using world = await createWorld(engine);
      const { registry } = world;
      await fill(world.node.database, 0, agents);
      world.exchanges.length = 0;

      let walking = true;
      const writing = (async () => {
        let turn = 0;
        for (; walking; turn++) {
          const known = `agent-${(turn * 7919) % agents}`;
          await registry.agents.register({ agent_id: `new-${turn}`, agent_url: "https://new.example.com" });
          if (turn % 3 === 0)
            await registry.agents.register({
              agent_id: known,
              agent_url: `https://moved.example.com/${turn}`,
            });
          if (turn % 5 === 0) await registry.agents.setStatus(known, { status: "deprecated" });
          if (turn % 7 === 0) await registry.agents.remove(`new-${turn}`);
          world.exchanges.length = 0;
        }
        return turn;
      })();
      const seen = new Map<string, number>();
      for await (const { agent_id } of registry.agents.list({ limit: 100 }))
        seen.set(agent_id, (seen.get(agent_id) ?? 0) + 1);
      walking = false;
      expect(await writing).toBeGreaterThan(0);

      for (let n = 0; n < agents; n++) expect(seen.get(`agent-${n}`), `agent-${n}`).toBe(1);
      expect([...seen.values()].every((times) => times === 1)).toBe(true);
    },
    timeoutMs,
  );

  test(
    `a search over ${agents} agents finds by every kind of word`,
    async () => {
      await using world = await createWorld(engine);
      const { registry } = world;
      await fill(world.node.database, 0, agents);
      await registry.agents.register({
        agent_id: "needle",
        agent_url: "https://needle.example.com",
        name: "Zygomorphic Needle",
        description: "Threads quixotic jacquard looms.",
        tags: ["xylography"],
        skills: ["thimblerigging"],
      });
      const first = async (q: string) =>
        (await registry.agents.search({ q, limit: 1 }).page()).agents[0]?.agent_id;
      for (const q of [
        "needle",
        "Zygomorphic Needle",
        "zygomorph",
        "xylography",
        "thimblerigging",
        '"quixotic jacquard"',
        "jacquard zygomorphic",
      ]) {
        expect(await first(q), q).toBe("needle");
      }
      for (const q of ["zygomorhic", "xylographi", "thimbelrigging", "quixotik", "zygmorphic"])
        expect(await first(q), q).toBe("needle");
      expect(await first(`agent-${agents - 1}`)).toBe(`agent-${agents - 1}`);

      const { name } = generatedAgent(42).set;
      expect(await first(name ?? "")).toBe("agent-42");
      for (const q of [
        '"',
        "*",
        "NEAR(",
        "-",
        "--",
        "🤖".repeat(128),
        "a".repeat(256),
        'x"y OR z*',
        "( ) ^ : + {}",
      ]) {
        expect((await world.send("GET", `/search?q=${encodeURIComponent(q)}`)).status, q).toBe(200);
      }
    },
    timeoutMs,
  );
});
