/** A node whose public URL has a path, behind proxies that remove the path, and behind those that pass it on. */
import { describe, expect, test } from "vitest";
import { createRegistry } from "../client/index.ts";
import { withoutBasePath } from "../server/core/http/base-path.ts";
import { inject, toResponse } from "../server/testing.ts";
import { createWorld, password, type TestWorld } from "./world.ts";

const publicUrl = "https://example.com/some/registry";
const basePath = "/some/registry";

/** Sends a request to the public URL through a proxy. */
type Proxy = (request: Request) => Promise<Response>;

/** What a proxy makes of the path of a request. */
const proxies: Record<string, (path: string) => string> = {
  "that removes the path": (path) => path.slice(basePath.length) || "/",
  "that passes the path on": (path) => path,
};

function proxyOf({ node }: TestWorld, pathOf: (path: string) => string): Proxy {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    expect(`${pathname}/`).toContain(`${basePath}/`);
    const response = await inject(node, {
      method: request.method,
      url: pathOf(pathname) + search,
      headers: Object.fromEntries(request.headers),
      payload: request.body ? Buffer.from(await request.arrayBuffer()) : undefined,
    });
    return toResponse(request.method, response);
  };
}

/** The references of a page to the node. */
function referencesOf(page: string): string[] {
  const found = [...page.matchAll(/ (?:href|src|action)="([^"#]+)/g)].map(([, to = ""]) =>
    to.replaceAll("&amp;", "&"),
  );
  return found.filter((to) => !/^(?:mailto:|https?:\/\/(?!example\.com\/some))/.test(to));
}

describe.each(Object.entries(proxies))("behind a proxy %s", (_kind, pathOf) => {
  test("every reference of every page leads below the path, to something that is served", async () => {
    await using world = await createWorld("sqlite", { publicUrl });
    const send = proxyOf(world, pathOf);
    const registry = createRegistry({
      baseUrl: publicUrl,
      fetch: send,
    });
    for (const name of ["Weather", "Trains"])
      await registry.agents.register({
        agent_card: {
          name,
          url: "https://agents.invalid/a2a",
          skills: [{ id: "x", name: "X", tags: ["y"] }],
        },
      });
    const seen = new Set<string>();
    const open = [`${publicUrl}/`];
    for (let url = open.pop(); url !== undefined; url = open.pop()) {
      if (seen.has(url)) continue;
      seen.add(url);
      const response = await send(new Request(url, { headers: { accept: "text/html" } }));
      expect(response.status, url).toBeLessThan(400);
      const text = await response.text();
      if (!response.headers.get("content-type")?.startsWith("text/html")) continue;
      for (const to of referencesOf(text)) {
        const target = new URL(to, url);
        expect(target.href, `${to} in ${url}`).toMatch(/^https:\/\/example\.com\/some\/registry(\/|$)/);
        target.hash = "";
        if (!/[?&](cursor|after)=/.test(target.href) && seen.size + open.length < 400) open.push(target.href);
      }
    }
    expect(seen.size).toBeGreaterThan(60);
    expect([...seen].filter((url) => url.includes("/assets/")).length).toBeGreaterThan(3);
  });

  test("sessions, pages of lists, locations and problems are below the path", async () => {
    await using world = await createWorld("sqlite", { publicUrl });
    const send = proxyOf(world, pathOf);
    const headers = { "content-type": "application/json", origin: "https://example.com" };
    const post = (path: string, body: object) =>
      send(new Request(`${publicUrl}${path}`, { method: "POST", headers, body: JSON.stringify(body) }));
    const signedUp = await post("/api/auth/sign-up", { email: "ada@example.com", password });
    expect(signedUp.status).toBe(201);
    const [cookie = ""] = signedUp.headers.getSetCookie();
    expect(cookie).toMatch(/; Path=\/some\/registry(;|$)/);
    const made = await post("/register", { agent_id: "a", agent_url: "https://agents.invalid" });
    expect(made.headers.get("location")).toBe("/some/registry/lookup/a");
    await post("/register", { agent_id: "b", agent_url: "https://agents.invalid" });
    const listed = await send(new Request(`${publicUrl}/list?limit=1`));
    expect(listed.headers.get("link")).toMatch(/^<\/some\/registry\/list\?[^>]*>; rel="next"$/);
    const problem = await send(new Request(`${publicUrl}/lookup/none`));
    expect(await problem.json()).toMatchObject({ type: `${publicUrl}/problems/agent_not_found` });
    const foreign = await send(
      new Request(`${publicUrl}/api/auth/sign-in`, {
        method: "POST",
        headers: { ...headers, origin: "https://other.example" },
        body: "{}",
      }),
    );
    expect(foreign.status).toBe(403);
    const document = await (await send(new Request(`${publicUrl}/openapi.json`))).json();
    expect(document.servers).toMatchObject([{ url: publicUrl }]);
  });
});

test("only the whole path is removed", () => {
  const of = (target: string) => withoutBasePath(target, "/r");
  expect(["/r", "/r?q=1", "/r/list?a=/r", "/list", "/rest", "/r/r/x"].map(of)).toEqual([
    "/",
    "/?q=1",
    "/list?a=/r",
    "/list",
    "/rest",
    "/r/x",
  ]);
});

test("without a path, nothing is changed", async () => {
  await using world = await createWorld("sqlite");
  const page = await world.registry.site.landing({});
  expect(page).toContain('href="/docs"');
});
