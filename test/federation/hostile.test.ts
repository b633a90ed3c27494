/** Peers that do wrong: none of it harms the node, and what was there before stays. */
import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { json, numbering, type PeerAnswer, plain, record } from "./fake-peer.ts";
import { scene, syncPaced } from "./scene.ts";

const far = [record("far-1", 1), record("far-2", 2)];

/** Answers `/list` with a text. */
function saying(text: string): PeerAnswer {
  return (_url, response) => response.writeHead(200).end(text);
}

/** Answers `/list` with a page of changes. */
function paging(page: object): PeerAnswer {
  return (_url, response) => json(response, page);
}

/** Sends as much as is read. */
const flood: PeerAnswer = (_url, response) => {
  const chunk = Buffer.alloc(65_536, 0x20);
  const pour = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.writeHead(200).on("drain", pour);
  pour();
};

/** Pages of changes without an end. */
const endless: PeerAnswer = (url, response) => {
  const after = Number(url.searchParams.get("after_seq"));
  json(response, {
    agents: [{ seq: after + 1 }],
    next_cursor: "more",
    as_of_seq: Number.MAX_SAFE_INTEGER,
  });
};

const faults: [what: string, answer: PeerAnswer][] = [
  ["hangs up", (_url, response) => response.destroy()],
  ["fails", (_url, response) => response.writeHead(500).end()],
  ["leads elsewhere", (_url, response) => response.writeHead(302, { location: "/list2" }).end()],
  ["says no JSON", saying("<html>")],
  ["says half a JSON", saying('{"agents": [')],
  ["nests it deep", saying(`${"[".repeat(100_000)}${"]".repeat(100_000)}`)],
  ["says what is no UTF-8", (_url, response) => response.end(Buffer.from([0x22, 0xff, 0x22]))],
  ["says another thing", saying("[1, 2]")],
  [
    "has more on a page than was asked for",
    paging({ agents: Array(101).fill({}), next_cursor: null, as_of_seq: 9 }),
  ],
  ["counts backwards", paging({ agents: [record("x", 9), record("y", 8)], next_cursor: null, as_of_seq: 9 })],
  ["repeats what is over", paging({ agents: [record("x", 1)], next_cursor: null, as_of_seq: 9 })],
  ["has a page that leads nowhere", paging({ agents: [], next_cursor: "again", as_of_seq: 9 })],
  ["has no number of changes", paging({ agents: [], next_cursor: null, as_of_seq: "many" })],
  ["lost its changes", paging({ agents: [], next_cursor: null, as_of_seq: 1 })],
  ["sends without end", flood],
  ["pages without end", endless],
];

describe("a peer that was good, and then", () => {
  test.each(faults)("%s, loses nothing of what it had", async (_what, answer) => {
    await using at = await scene("sqlite", [numbering(far)]);
    const { id } = await at.add();
    await at.operator.federation.sync(id);
    at.peers[0]?.answer(answer);
    const { status, error, created, tombstoned } = await at.operator.federation.sync(id);
    expect({ status, created, tombstoned }).toEqual({ status: "failed", created: 0, tombstoned: 0 });
    expect(await at.told(id)).toMatchObject({ agents: 2, consecutive_failures: 1, last_error: error });
    expect(error).not.toMatch(/127\.0\.0\.1|ECONN|undici/);
  });
});

/** Records that are none, each alone. */
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
  test.each(bad)("a record that breaks the contract is skipped, and others are not: %j", async (one) => {
    await using at = await scene(engine, [numbering([record("a", 1), one, record("c", 3)])]);
    const { id } = await at.add();
    expect(await at.operator.federation.sync(id)).toMatchObject({
      status: "complete",
      created: 2,
      skipped: 1,
    });
    expect(await at.told(id)).toMatchObject({ agents: 2, skipped: 1 });
  });

  test("others' ids stay theirs, and are listed as conflicts until the peer gives them up", async () => {
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
    expect(await at.told(second.id)).toMatchObject({ conflicts: 0 });
  });

  test("what a peer holds passes to another when it is removed", async () => {
    await using at = await scene(engine, [numbering([record("x", 1)]), numbering([record("x", 1)])]);
    const first = await at.add(0);
    await at.operator.federation.sync(first.id);
    const second = await at.add(1);
    await at.operator.federation.sync(second.id);
    expect(await at.operator.federation.remove(first.id)).toMatchObject({ retired: 1, remaining: 0 });
    await expect(at.world.registry.agents.lookup("x")).rejects.toMatchObject({ code: "agent_tombstoned" });
    await at.operator.federation.sync(second.id);
    expect(await at.world.registry.agents.lookup("x")).toMatchObject({ source: second.id });
    expect(await at.told(second.id)).toMatchObject({ agents: 1, conflicts: 0 });
  });
});

test("a page that is too long is asked for in smaller ones", async () => {
  const large = Array.from({ length: 30 }, (_, index) =>
    record(`large-${index}`, index + 1, { description: "x".repeat(4_000) }),
  );
  const pace = syncPaced({}, { pageBytes: 60_000 });
  await using at = await scene("sqlite", [numbering(large)], pace);
  const { id } = await at.add();
  expect(await at.operator.federation.sync(id)).toMatchObject({ status: "complete", created: 30, pages: 3 });
});

test("what a run may not hold is gone on with in the next one", async () => {
  const many = Array.from({ length: 250 }, (_, index) => record(`many-${index}`, index + 1));
  await using at = await scene("sqlite", [numbering(many)], syncPaced({}, { pages: 2 }));
  const { id } = await at.add();
  expect(await at.operator.federation.sync(id)).toMatchObject({ status: "failed", created: 200 });
  expect(await at.operator.federation.sync(id)).toMatchObject({ status: "complete", created: 50 });
});

describe("a peer whose pages have cursors", () => {
  test.each([
    ["in a loop", () => "1"],
    ["that never end", () => String(Math.random())],
  ])("%s is left, and loses nothing", async (_what, cursor) => {
    await using at = await scene("sqlite", [plain(() => ["p-1", "p-2", "p-3"])]);
    const { id } = await at.add();
    expect(await at.operator.federation.sync(id)).toMatchObject({ status: "complete", created: 3 });
    at.peers[0]?.answer(({ searchParams }, response) => {
      const agent_id = searchParams.has("cursor") ? "p-2" : "p-1";
      json(response, { agents: [{ agent_id, agent_url: "https://p.example.com/" }], next_cursor: cursor() });
    });
    expect(await at.operator.federation.sync(id)).toMatchObject({ status: "failed", tombstoned: 0 });
    expect(await at.told(id)).toMatchObject({ agents: 3 });
  });
});
