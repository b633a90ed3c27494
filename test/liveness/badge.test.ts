/** The liveness on the badge of an agent. */
import { expect, test, vi } from "vitest";
import { hang } from "../hang.ts";
import { createWorld } from "../world.ts";
import { agent, probing } from "./agents.ts";
import { insertLiveness, repeated } from "./known.ts";

/** What a badge says. */
function titleOf(image: string): string | undefined {
  return /<title>(.*)<\/title>/.exec(image)?.[1];
}

test("the badge of an agent shows its liveness once it was probed", async () => {
  await using answering = await agent((_, response) => response.writeHead(200).end());
  await using world = await createWorld("sqlite", probing(answering), {
    jobIntervals: { expiryMs: 50, agingMs: 86_400_000 },
  });
  const { registry } = world;
  await registry.agents.register({ agent_id: "weather", agent_url: answering.url, protocols: ["http"] });
  await vi.waitFor(
    async () => expect(titleOf(await registry.site.badge("weather"))).toBe("agent: reachable"),
    hang,
  );
  expect(titleOf(await registry.site.badge("weather", { show: "liveness" }))).toBe("liveness: reachable");
  const owner = await world.owner();
  await owner.certifications.issue({ agent_id: "weather", level: "verified" });
  expect(titleOf(await registry.site.badge("weather"))).toBe("agent: verified · reachable");
  await registry.agents.register({ agent_id: "new", agent_url: "https://new.example.com" });
  expect(titleOf(await registry.site.badge("new", { show: "liveness" }))).toBe("liveness: unknown");
});

test("the badge of an agent that is down is red, whatever else is known of it", async () => {
  await using world = await createWorld("sqlite");
  await world.registry.agents.register({ agent_id: "weather", agent_url: "https://weather.example.com/" });
  await (await world.owner()).certifications.issue({ agent_id: "weather", level: "verified" });
  await insertLiveness(world, "weather", { state: "down", days: repeated(1, 0, 0, 9) });
  const image = await world.registry.site.badge("weather");
  expect(titleOf(image)).toBe("agent: verified · down");
  expect(image).toContain('fill="#b01f2c"');
});
