/** `If-Modified-Since`, where a response has `Last-Modified`. */
import { expect, test } from "vitest";
import { engines } from "./engines.ts";
import { createWorld } from "./world.ts";

test.each(engines)("AgentFacts that did not change since are 304 on %s", async (engine) => {
  await using world = await createWorld(engine);
  await world.registry.agents.register({ agent_id: "a", agent_url: "https://a.example.com" });
  world.stand("2026-11-20T16:15:00.900Z");
  await world.registry.facts.put("a", { label: "A" });
  const statusOf = async (headers: Record<string, string>) =>
    (await world.send("GET", "/agentfacts/a", { headers })).status;
  const { headers } = await world.send("GET", "/agentfacts/a");
  const modified = headers.get("last-modified") ?? "";
  expect(modified).toBe("Fri, 20 Nov 2026 16:15:00 GMT");
  const since = (date: string) => statusOf({ "if-modified-since": date });
  expect(await since(modified)).toBe(304);
  expect(await since("Fri, 20 Nov 2026 16:15:01 GMT")).toBe(304);
  expect(await since("Fri, 20 Nov 2026 16:14:59 GMT")).toBe(200);
  expect(await since("2026-11-20T16:15:00Z")).toBe(200); // not an HTTP date
  expect(await since("yesterday")).toBe(200);
  // If-None-Match takes precedence (RFC 9110 section 13.2.2).
  expect(await statusOf({ "if-modified-since": modified, "if-none-match": '"other"' })).toBe(200);
  expect(
    await statusOf({
      "if-modified-since": "Fri, 20 Nov 2026 16:14:59 GMT",
      "if-none-match": headers.get("etag") ?? "",
    }),
  ).toBe(304);
});
