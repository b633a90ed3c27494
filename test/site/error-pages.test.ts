/** Web pages whose request is wrong, and addresses where nothing is: a browser gets a page. */
import { describe, expect, test } from "vitest";
import { createWorld, type TestWorld } from "../world.ts";

const browser = { accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };

const wrong: [string, number, string][] = [
  ["/?status=gone", 400, "invalid_query"],
  ["/?q=a&q=b", 400, "duplicate_query_parameter"],
  ["/?cursor=made-up&q=a", 400, "invalid_cursor"],
  ["/?q=%C3", 400, "invalid_query"],
  ["/docs/no-such-guide", 404, "guide_not_found"],
  ["/docs/reference/no-such-page", 404, "reference_page_not_found"],
  ["/docs/%00", 404, "guide_not_found"],
  ["/problems/no_such_problem", 404, "problem_not_found"],
  ["/agents/unknown/view", 404, "agent_not_found"],
  ["/nowhere", 404, "route_not_found"],
  ["/%", 400, "malformed_request"],
  ["/%C3", 400, "malformed_request"],
];

describe.each(wrong)("%s", (path, status, code) => {
  test("is a page for browsers, with the headers of pages", async () => {
    await using world = await createWorld("sqlite");
    const response = await world.send("GET", path, { headers: browser });
    const text = await response.text();
    expect([response.status, response.headers.get("content-type")]).toEqual([
      status,
      "text/html; charset=utf-8",
    ]);
    expect(text).toContain(`${status} · ${code}`);
    expect(text).toMatch(/^<!doctype html>/);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  test("is a problem for programs", async () => {
    await using world = await createWorld("sqlite");
    for (const accept of ["*/*", "application/json", "text/html, application/problem+json"]) {
      const response = await world.send("GET", path, { headers: { accept } });
      expect(await response.json()).toMatchObject({ status, code });
    }
  });
});

test("an operation of the API has problems for browsers too", async () => {
  await using world = await createWorld("sqlite");
  const response = await world.send("GET", "/lookup/unknown", { headers: browser });
  expect(await response.json()).toMatchObject({ code: "agent_not_found" });
});

test.each([",", " , ,", "a,,b,", "a,".repeat(30)])("a filter of the search form may be %j", async (value) => {
  await using world = await createWorld("sqlite");
  for (const name of ["tags", "provider"]) {
    const path = `/?${name}=${encodeURIComponent(value)}`;
    expect((await world.send("GET", path, { headers: browser })).status).toBe(200);
  }
});

test("the error names the parameter as code, and the values that it may have", async () => {
  await using world = await createWorld("sqlite");
  const response = await world.send("GET", "/?status=gone", { headers: browser });
  expect(await response.text()).toContain(
    "<p><code>status</code> must be one of active, deprecated, suspended, tombstoned.</p>",
  );
});

test("what a request says is text on the page", async () => {
  await using world = await createWorld("sqlite");
  const response = await world.send("GET", "/?q=1&cursor=%3Cscript%3Ealert(1)%3C/script%3E&%3Cb%3E", {
    headers: browser,
  });
  expect(response.status).toBe(400);
  expect(await response.text()).not.toMatch(/<script>alert|<b>/);
});

const pages = ["/", "/docs", "/docs/reference", "/problems/agent_not_found", "/agents/a/view", "/dashboard"];

test.each(pages)("%s ignores query parameters that it does not have", async (path) => {
  await using world = await withAgent();
  const query = "utm_source=x&utm_source=y&fbclid=%C3&limit=0&__proto__=1";
  const response = await world.send("GET", `${path}?${query}`, { headers: browser });
  expect(response.status).toBe(200);
  const plain = await world.send("GET", path, { headers: browser });
  expect(withoutOwnId(await response.text())).toBe(withoutOwnId(await plain.text()));
});

async function withAgent(): Promise<TestWorld> {
  const world = await createWorld("sqlite");
  world.stand("2026-11-24T12:00:00Z");
  await world.registry.agents.register({ agent_id: "a", agent_url: "https://a.example.com" });
  return world;
}

/** A page without the agent id of its commands, which is another one at each request. */
function withoutOwnId(text: string): string {
  return text.replaceAll(/my-agent-[0-9a-f]{8}/g, "my-agent");
}
