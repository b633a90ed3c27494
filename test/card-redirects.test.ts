/** Redirects of the URLs of cards: which the node follows, and what it says about those that it does not. */
import type { ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { checkRedirect } from "../server/core/egress/fetch-url.ts";
import { parsePins } from "../server/core/egress/pins.ts";
import { fakePeer, type PeerResponse, reachingPeers } from "./federation/fake-peer.ts";
import { header } from "./responses.ts";
import { reaching, receiver } from "./webhooks/receiver.ts";
import { createWorld, type TestWorld } from "./world.ts";

const card = { name: "Weather", url: "https://weather.example.com/a2a" };

function sendCard(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(card));
}

/** A host whose path /card.json redirects, and whose other paths have the card. */
function redirecting(location: string | undefined, status = 302): PeerResponse {
  return ({ pathname }, response) => {
    if (pathname !== "/card.json") sendCard(response);
    else response.writeHead(status, location === undefined ? {} : { location }).end();
  };
}

/** The URL that the node says a card came from. */
async function sourceOf(world: TestWorld, id: string): Promise<string | undefined> {
  await world.registry.agents.card(id);
  return header(world, "content-location");
}

describe("a redirect is followed", () => {
  test.each([301, 302, 303, 307, 308])(
    "with the status %i, and the card says where it came from",
    async (status) => {
      await using host = await fakePeer(redirecting("/moved.json?v=2#part", status), "cards.example.test");
      await using world = await createWorld("sqlite", reachingPeers(host));
      const { agents } = world.registry;
      const card_url = `${host.baseUrl}/card.json`;
      const { agent_id, agent } = await agents.register({ card_url });
      expect(host.requests).toEqual(["/card.json", "/moved.json?v=2"]);
      expect(await sourceOf(world, agent_id)).toBe(`${host.baseUrl}/moved.json?v=2`);
      expect((await agents.register({ card_url })).agent).toEqual(agent);
    },
  );

  test("from http to https, and from www to the domain", async () => {
    await using apex = await receiver((_request, response) => sendCard(response), "cards.example.test");
    await using www = await fakePeer(redirecting(apex.url("/card.json")), "www.cards.example.test");
    const [settings, surroundings] = await reaching(apex, www);
    await using world = await createWorld("sqlite", settings, surroundings);
    const { agent_id } = await world.registry.agents.register({ card_url: `${www.baseUrl}/card.json` });
    expect(await sourceOf(world, agent_id)).toBe(apex.url("/card.json"));
  });
});

describe("a redirect is not followed, and the problem says where it leads,", () => {
  /** Registers by a URL that redirects, and returns the problem. */
  async function problemOf(location: string | undefined, respond = redirecting(location)) {
    await using host = await fakePeer(respond, "cards.example.test");
    await using other = await fakePeer((_url, response) => sendCard(response), "cards.other.test");
    await using world = await createWorld("sqlite", reachingPeers(host, other));
    const card_url = `${host.baseUrl}/card.json`;
    const error = await world.registry.agents.register({ card_url }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 502, code: "card_not_fetched" });
    expect((await world.registry.node.stats()).total_agents).toBe(0);
    expect(other.requests).toEqual([]);
    const { message, problem } = error as Error & { problem: object };
    return { message, problem, requests: host.requests };
  }

  test.each([
    ["https://cards.other.test/card.json", "https://cards.other.test/card.json, a URL of another site"],
    [
      "//cards.other.test/card.json",
      "http://cards.other.test/card.json, and the node does not fetch from there",
    ],
    [
      "https://10.0.0.1/card.json",
      "https://10.0.0.1/card.json, and the node does not fetch from there. The address is not public.",
    ],
    ["https://0x7f.1/card.json", "https://127.0.0.1/card.json, and the node does not fetch from there"],
    ["https://[::1]/card.json", "https://[::1]/card.json, and the node does not fetch from there"],
    ["https://localhost/card.json", "https://localhost/card.json, and the node does not fetch from there"],
    [
      "https://ann:hunter2@cards.example.test/",
      "https://cards.example.test/, and the node does not fetch from there",
    ],
    ["https://cards.example.test:22/card.json", "https://cards.example.test:22/card.json, and the node"],
    ["http://cards.example.test:81/card.json", "http://cards.example.test:81/card.json, and the node"],
    ["file:///etc/passwd", "file:///etc/passwd, and the node does not fetch from there"],
    ["/card.json", "It redirects to itself."],
    ["https://", "It redirects to a URL that is not valid."],
  ])("to %s", async (location, said) => {
    const { message, problem, requests } = await problemOf(location);
    expect(message).toContain(said);
    expect(message).not.toContain("hunter2");
    expect(problem).toMatchObject({ response_status: 302 });
    expect(requests).toEqual(["/card.json"]);
  });

  test("without a location", async () => {
    const { message, requests } = await problemOf(undefined);
    expect(message).toContain("The status of the response is 302, not 200.");
    expect(requests).toEqual(["/card.json"]);
  });

  test.each([
    ["again", "/third.json"],
    ["back", "/card.json"],
  ])("a second time, %s", async (_, third) => {
    const { message, requests } = await problemOf("/second.json", ({ pathname }, response) => {
      response.writeHead(302, { location: pathname === "/card.json" ? "/second.json" : third }).end();
    });
    expect(message).toMatch(
      /It redirects to \S+\/second\.json, which redirects again: the node follows one redirect\./,
    );
    expect(requests).toEqual(["/card.json", "/second.json"]);
  });

  test("to a page without a card", async () => {
    const { message } = await problemOf("/page", ({ pathname }, response) => {
      if (pathname === "/page") response.end("<html>");
      else response.writeHead(301, { location: "/page" }).end();
    });
    expect(message).toMatch(/It redirects to \S+\/page\. The response is not valid JSON\./);
  });
});

test("a redirect to a name with an address that is not public is not followed", async () => {
  const location = "https://internal.cards.example.test/card.json";
  await using host = await fakePeer(redirecting(location), "cards.example.test");
  await using world = await createWorld("sqlite", reachingPeers(host), { resolve: async () => ["10.0.0.1"] });
  const registering = world.registry.agents.register({ card_url: `${host.baseUrl}/card.json` });
  await expect(registering).rejects.toMatchObject({
    code: "card_not_fetched",
    message: expect.stringContaining(`It redirects to ${location}. `),
    problem: { error: "egress_blocked", response_status: null },
  });
});

test.each([
  ["https://www.example.com/card.json", "https://example.com/card.json"],
  ["https://example.com/card.json", "https://www.example.com/card.json"],
  ["https://a.example.co.uk/card.json", "https://b.c.example.co.uk:8443/card.json"],
  ["http://cards.example.test:81/", "https://example.test/"],
  ["http://cards.example.test:81/", "http://cards.example.test:81/other"],
  ["https://11.0.0.1/card.json", "https://11.0.0.1/other.json"],
])("a redirect from %s to %s stays on the site", (from, to) => {
  expect(checkRedirect(new URL(from), to, pins)).toEqual({ url: new URL(to) });
});

test.each([
  ["https://cards.example.test/", "http://cards.example.test:81/"],
  ["https://a.github.io/card.json", "https://b.github.io/card.json"],
  ["https://a.co.uk/card.json", "https://b.co.uk/card.json"],
  ["https://example.com/card.json", "https://example.com.evil.example/card.json"],
  ["https://example.com/card.json", "https://notexample.com/card.json"],
  ["https://11.0.0.1/card.json", "https://11.0.0.2/card.json"],
])("a redirect from %s to %s is not followed", (from, to) => {
  expect(checkRedirect(new URL(from), to, pins)).toMatchObject({ reason: expect.stringContaining(to) });
});

const pins = parsePins("cards.example.test:81=127.0.0.1") ?? new Map<string, string>();
