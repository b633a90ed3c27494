/** What the head of each page says to search engines and to previews of links. */
import { expect, test } from "vitest";
import { withWeather } from "../contract/preparation.ts";
import { createWorld, publicUrl } from "../world.ts";

/** Pages, and the paths of their canonical URLs. */
const paths: Record<string, string> = {
  "/": "/",
  "/?q=weather&status=": "/?q=weather",
  "/agents": "/agents",
  "/agents?tag=weather&status=": "/?tags=weather",
  "/agents/weather-agent/view": "/agents/weather-agent/view",
  "/activity?type=agent.registered": "/activity",
  "/status": "/status",
  "/docs": "/docs",
  "/docs/start": "/docs/start",
  "/docs/reference": "/docs/reference",
  "/problems/quota_exceeded": "/problems/quota_exceeded",
  "/dashboard": "/dashboard",
  "/?setup=k3cVZb0Wc4Q0Y5hHcU1m2w": "/",
};

test("each page has its canonical URL, a title and a description", async () => {
  await using world = await createWorld("sqlite");
  await withWeather(world);
  const descriptions = new Set<string>();
  for (const [path, canonical] of Object.entries(paths)) {
    const [head = ""] = (await (await world.send("GET", path)).text()).split("<body>");
    const of = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, text = ""]) => text);
    expect(of(/<link rel="canonical" href="([^"]*)">/g), path).toEqual([publicUrl + canonical]);
    expect(of(/<meta property="og:url" content="([^"]*)">/g), path).toEqual([publicUrl + canonical]);
    const [title = "", more] = of(/<title>(.+) · Registry Node<\/title>/g);
    expect([of(/<meta property="og:title" content="([^"]+)">/g), more], path).toEqual([[title], undefined]);
    const [about = ""] = of(/<meta name="description" content="([^"]+)">/g);
    expect(of(/<meta property="og:description" content="([^"]+)">/g), path).toEqual([about]);
    expect(about.length, path).toBeGreaterThan(40);
    descriptions.add(about);
  }
  expect(descriptions.size).toBeGreaterThanOrEqual(8);
});
