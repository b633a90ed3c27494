/** Misbehaving peers: the node is not harmed, and keeps the agents that it imported before. */
import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { json, numbering, type PeerResponse, plain, record } from "./fake-peer.ts";
import { scene, testSyncTimes } from "./scene.ts";

const far = [record("far-1", 1), record("far-2", 2)];

/** Responds to `/list` with a text. */
function saying(text: string): PeerResponse {
  return (_url, response) => response.writeHead(200).end(text);
}

/** Responds to `/list` with a page of changes. */
function paging(page: object): PeerResponse {
  return (_url, response) => json(response, page);
}

/** Sends a body without end. */
const flood: PeerResponse = (_url, response) => {
  const chunk = Buffer.alloc(65_536, 0x20);
  const pour = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.writeHead(200).on("drain", pour);
  pour();
};

/** Sends pages of changes without end. */
const endless: PeerResponse = (url, response) => {
  const after = Number(url.searchParams.get("after_seq"));
  json(response, {
    agents: [{ seq: after + 1 }],
    next_cursor: "more",
    as_of_seq: Number.MAX_SAFE_INTEGER,
  });
};

const faults: [what: string, response: PeerResponse][] = [
  ["closes the connection", (_url, response) => response.destroy()],
  ["responds with 500", (_url, response) => response.writeHead(500).end()],
  ["redirects", (_url, response) => response.writeHead(302, { location: "/list2" }).end()],
  ["sends HTML", saying("<html>")],
  ["sends truncated JSON", saying('{"agents": [')],
  ["nests JSON deeply", saying(`${"[".repeat(100_000)}${"]".repeat(100_000)}`)],
  ["sends invalid UTF-8", (_url, response) => response.end(Buffer.from([0x22, 0xff, 0x22]))],
  ["sends an unrelated document", saying("[1, 2]")],
  [
    "sends more entries than requested",
    paging({ agents: Array(101).fill({}), next_cursor: null, as_of_seq: 9 }),
  ],
  [
    "sends decreasing sequence numbers",
    paging({ agents: [record("x", 9), record("y", 8)], next_cursor: null, as_of_seq: 9 }),
  ],
  ["repeats old changes", paging({ agents: [record("x", 1)], next_cursor: null, as_of_seq: 9 })],
  ["sends a page that makes no progress", paging({ agents: [], next_cursor: "again", as_of_seq: 9 })],
  ["sends an invalid as_of_seq", paging({ agents: [], next_cursor: null, as_of_seq: "many" })],
  ["sends a lower as_of_seq", paging({ agents: [], next_cursor: null, as_of_seq: 1 })],
  ["sends a body without end", flood],
  ["sends pages without end", endless],
];

describe("a peer that responded correctly, and then", () => {
  test.each(faults)("%s, keeps its imported agents", async (_what, response) => {
    await using at = await scene("sqlite", [numbering(far)]);
    const { id } = await at.addAndSync();
    at.peers[0]?.response(response);
    const { status, error, created, tombstoned } = await at.operator.federation.sync(id);
    expect({ status, created, tombstoned }).toEqual({ status: "failed", created: 0, tombstoned: 0 });
    expect(await at.findPeer(id)).toMatchObject({ agents: 2, consecutive_failures: 1, last_error: error });
    expect(error).not.toMatch(/127\.0\.0\.1|ECONN|undici/);
  });
});

/** Invalid records, each with one fault. */
const bad = [
  { ...record("b", 2), agent_url: "ftp://b.example.com/" },
  { ...record("..", 2) },
  { ...record("b", 2), name: "a\u0000b" },
  { ...record("b", 2), tags: "weather" },
  { ...record("b", 2), status: "gone" },
  { ...record("b", 2), sunset_at: "tomorrow" },
  { ...record("b", 2), extra: { large: "x".repeat(17_000) } },
  { ...record("b", 2), description: 5 },
  { seq: 2 },
];

describe.each(engines)("on %s", (engine) => {
  test.each(bad)("skips only the record that does not conform to the contract: %j", async (one) => {
    await using at = await scene(engine, [numbering([record("a", 1), one, record("c", 3)])]);
    const { id } = await at.add();
    expect(await at.operator.federation.sync(id)).toMatchObject({
      status: "complete",
      created: 2,
      skipped: 1,
    });
    expect(await at.findPeer(id)).toMatchObject({ agents: 2, skipped: 1 });
  });

  test("rejects ids of other sources, and lists them as conflicts until the peer removes them", async () => {
    const claims = [record("near", 1), record("far", 2)];
    await using at = await scene(engine, [numbering([record("far", 1)]), numbering(claims)]);
    const { agent } = await at.world.registry.agents.register({
      agent_id: "near",
      agent_url: "https://n.example.com/",
    });
    const first = await at.add(0);
    await at.operator.federation.sync(first.id);
    const kept = await at.world.registry.agents.lookup("far");
    const second = await at.add(1);
    expect(await at.operator.federation.sync(second.id)).toMatchObject({ created: 0, conflicts: 2 });
    expect(await at.world.registry.agents.lookup("near")).toEqual(agent);
    expect(await at.world.registry.agents.lookup("far")).toEqual(kept);
    const { conflicts } = await at.operator.federation.conflicts(second.id).page();
    expect(conflicts).toMatchObject([
      { agent_id: "far", held_by: first.id },
      { agent_id: "near", held_by: "local" },
    ]);

    // Its tombstones of what is not its own delete nothing.
    claims.splice(
      0,
      2,
      record("near", 3, { status: "tombstoned" }),
      record("far", 4, { status: "tombstoned" }),
    );
    await at.operator.federation.sync(second.id);
    expect(await at.world.registry.agents.lookup("far")).toEqual(kept);
    expect(await at.findPeer(second.id)).toMatchObject({ conflicts: 0 });
  });

  test("rejects the id of a deleted agent of this node, which its owner can register again", async () => {
    await using at = await scene(engine, [numbering([record("near", 1)])]);
    const { agents } = await at.world.developer();
    const near = { agent_id: "near", agent_url: "https://n.example.com/" };
    await agents.register(near);
    await agents.remove("near");
    const { id } = await at.add();
    expect(await at.operator.federation.sync(id)).toMatchObject({ created: 0, conflicts: 1 });
    await expect(at.world.registry.agents.lookup("near")).rejects.toMatchObject({ code: "agent_tombstoned" });
    expect((await agents.register(near)).agent).toMatchObject({ source: "local", origin: null });
  });

  test("leaves out agents that the peer imported, even if the peer ignores that only its own are requested", async () => {
    const listed = [record("far", 1), record("third", 2, { source: "peer_other" })];
    await using at = await scene(engine, [numbering(listed)]);
    const { id } = await at.add();
    expect(await at.operator.federation.sync(id)).toMatchObject({ received: 1, created: 1, skipped: 0 });
    await expect(at.world.registry.agents.lookup("third")).rejects.toMatchObject({ code: "agent_not_found" });
    expect(await at.findPeer(id)).toMatchObject({ agents: 1 });
  });

  test("gives the ids of a removed peer to the peer that had conflicts with it", async () => {
    await using at = await scene(engine, [numbering([record("x", 1)]), numbering([record("x", 1)])]);
    const first = await at.add(0);
    await at.operator.federation.sync(first.id);
    const second = await at.add(1);
    await at.operator.federation.sync(second.id);
    expect(await at.operator.federation.remove(first.id)).toMatchObject({ retired: 1, remaining: 0 });
    await expect(at.world.registry.agents.lookup("x")).rejects.toMatchObject({ code: "agent_tombstoned" });
    await at.operator.federation.sync(second.id);
    expect(await at.world.registry.agents.lookup("x")).toMatchObject({ source: second.id });
    expect(await at.findPeer(second.id)).toMatchObject({ agents: 1, conflicts: 0 });
  });
});

test("requests smaller pages if a page is too long", async () => {
  const large = Array.from({ length: 30 }, (_, index) =>
    record(`large-${index}`, index + 1, { description: "x".repeat(4_000) }),
  );
  const times = testSyncTimes({}, { pageBytes: 60_000 });
  await using at = await scene("sqlite", [numbering(large)], times);
  const { id } = await at.add();
  expect(await at.operator.federation.sync(id)).toMatchObject({ status: "complete", created: 30, pages: 3 });
});

test("continues in the next sync when a sync reaches its limits", async () => {
  const many = Array.from({ length: 250 }, (_, index) => record(`many-${index}`, index + 1));
  await using at = await scene("sqlite", [numbering(many)], testSyncTimes({}, { pages: 2 }));
  const { id } = await at.add();
  expect(await at.operator.federation.sync(id)).toMatchObject({ status: "failed", created: 200 });
  expect(await at.operator.federation.sync(id)).toMatchObject({ status: "complete", created: 50 });
});

describe("a peer whose pages have cursors", () => {
  test.each([
    ["in a loop", () => "1"],
    ["that never end", () => String(Math.random())],
  ])("%s fails, and keeps its imported agents", async (_what, cursor) => {
    await using at = await scene("sqlite", [plain(() => ["p-1", "p-2", "p-3"])]);
    const { id } = await at.add();
    expect(await at.operator.federation.sync(id)).toMatchObject({ status: "complete", created: 3 });
    at.peers[0]?.response(({ searchParams }, response) => {
      const agent_id = searchParams.has("cursor") ? "p-2" : "p-1";
      json(response, { agents: [{ agent_id, agent_url: "https://p.example.com/" }], next_cursor: cursor() });
    });
    expect(await at.operator.federation.sync(id)).toMatchObject({ status: "failed", tombstoned: 0 });
    expect(await at.findPeer(id)).toMatchObject({ agents: 3 });
  });
});
