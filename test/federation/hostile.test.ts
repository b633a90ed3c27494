/** Misbehaving peers: the node is not harmed, and keeps the agents that it imported before. */
import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { outcomeOf } from "../responses.ts";
import { all } from "../webhooks/scene.ts";
import { json, type Listed, numbering, type PeerResponse, plain, record } from "./fake-peer.ts";
import { type Scene, scene, testSyncTimes } from "./scene.ts";

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

/** The numbers of the events that a reader gets for an id. */
async function seqsOf({ world }: Scene, agent_id: string): Promise<number[]> {
  const { events } = await world.registry.events.list({ agent_id, limit: 100 }).page();
  return events.map(({ payload }) => payload.seq);
}

/** Waits until no erasure runs. */
async function erased({ world }: Scene): Promise<void> {
  const running = async () =>
    (await all(world.registry.erasures.list())).filter(({ state }) => state === "running");
  await expect.poll(running).toEqual([]);
}

describe.each(engines)("ids of others that a peer names, on %s", (engine) => {
  const paypal = { agent_id: "paypal", agent_url: "https://paypal.example.com/" };

  /** A node with the agent `paypal` of an account, and a peer with these records. */
  async function besidePaypal(records: Listed[]) {
    const at = await scene(engine, [numbering(records)]);
    const registry = await at.world.keyed(await at.world.developer());
    await registry.agents.register(paypal, { idempotencyKey: "registration-of-paypal" });
    const { agent } = await registry.agents.register({ ...paypal, tags: ["payments"] });
    return { at, registry, agent };
  }

  test("an erasure at a peer redacts and deletes only what is about the peer's own agents", async () => {
    const records = [
      record("former", 1, { status: "tombstoned", moved_to: "evil" }),
      record("evil", 2, { previous_agent_ids: ["former", "paypal", "unknown"] }),
      record("registered", 3), // the kept response has this text
    ];
    const { at, registry, agent } = await besidePaypal(records);
    await using _ = at;
    const { id } = await at.addAndSync();
    const past = await seqsOf(at, "paypal");
    expect(past).toHaveLength(2);
    expect((await at.world.registry.agents.lookup("evil")).previous_agent_ids).toEqual(["former"]);
    expect(await seqsOf(at, "evil")).toEqual(await seqsOf(at, "former"));
    for (const event of await seqsOf(at, "evil")) expect(past).not.toContain(event);

    records.splice(
      0,
      records.length,
      record("evil", 4, { status: "tombstoned", erased: true, previous_agent_ids: ["paypal"] }),
      record("registered", 5, { status: "tombstoned", erased: true }),
    );
    await at.operator.federation.sync(id);
    await erased(at);
    const erasures = await all(at.world.registry.erasures.list());
    expect(erasures.map(({ redacted_events }) => redacted_events)).toEqual([1, 2]);
    expect(await seqsOf(at, "paypal")).toEqual(past);
    expect(await at.world.registry.agents.lookup("paypal")).toEqual(agent);
    const kept = await at.world.node.database.all("select id from idempotent_request");
    expect(kept.length).toBeGreaterThan(0);
    await registry.agents.register(paypal, { idempotencyKey: "registration-of-paypal" }); // answered from the kept response
    expect(await at.world.registry.agents.lookup("paypal")).toEqual(agent);
  });

  test("an id that came from a removed peer keeps the events of that time when its next peer erases it", async () => {
    const records = [record("x", 1)];
    await using at = await scene(engine, [numbering([record("x", 1)]), numbering(records)]);
    const first = await at.addAndSync(0);
    await at.operator.federation.remove(first.id);
    const before = await seqsOf(at, "x");
    expect(before).toHaveLength(2);
    const second = await at.addAndSync(1);
    records[0] = record("x", 2, { tags: ["second"] });
    await at.operator.federation.sync(second.id);
    records[0] = record("x", 3, { status: "tombstoned", erased: true });
    await at.operator.federation.sync(second.id);
    await erased(at);
    const after = await seqsOf(at, "x");
    expect(after.slice(0, 2)).toEqual(before);
    expect(after).toHaveLength(3); // and the erasure
  });

  test("a former id that a removed peer invented gives nobody the agent that has it", async () => {
    const { at, agent } = await besidePaypal([
      record("evil", 1, { previous_agent_ids: ["paypal"] }),
      record("other", 2, { previous_agent_ids: ["paypal"] }),
    ]);
    await using _ = at;
    const { id } = await at.addAndSync();
    await at.operator.federation.remove(id);
    const mallory = await at.world.keyed(await at.world.developer());
    for (const name of ["evil", "other"]) {
      const evil = { agent_id: name, agent_url: "https://evil.example.com/" };
      expect((await mallory.agents.register(evil)).agent.previous_agent_ids).toEqual([]);
      if (name === "other") {
        // As an earlier version kept it.
        const former = `update agent set previous_agent_ids = '["paypal"]' where agent_id = 'other'`;
        await at.world.node.database.aside((writer) => writer.run(former));
      }
      await mallory.agents.rename(name, { agent_id: `${name}-2` });
      expect(await outcomeOf(mallory.agents.rename(`${name}-2`, { agent_id: "paypal" }))).toBe(
        "agent_id_taken",
      );
      expect(await at.world.registry.agents.lookup("paypal")).toEqual(agent);
      expect(await seqsOf(at, "paypal")).toHaveLength(2);
      expect(await seqsOf(at, `${name}-2`)).not.toContain(agent.seq);
    }
  });

  test("a peer's former id leads to no agent of others: neither readers nor writers nor its owner", async () => {
    const { at, registry, agent } = await besidePaypal([
      record("paypa1-support", 1, { status: "tombstoned", moved_to: "paypal" }),
      record("later", 2, { status: "tombstoned", moved_to: "mallory" }),
      record("old", 3, { status: "deprecated", successor_agent_id: "paypal" }),
      record("older", 4, { status: "deprecated", successor_agent_id: "mallory" }),
    ]);
    await using _ = at;
    await at.addAndSync();
    await registry.agents.register({ agent_id: "mallory", agent_url: "https://m.example.com/" });
    for (const [former, present] of [
      ["paypa1-support", "paypal"],
      ["later", "mallory"],
    ] as const) {
      expect(await outcomeOf(at.world.registry.agents.lookup(former))).toBe("agent_tombstoned");
      expect(await outcomeOf(registry.agents.setStatus(former, { status: "active" }))).toBe(
        "agent_tombstoned",
      );
      expect(await outcomeOf(registry.agents.register({ ...paypal, agent_id: former }))).toBe(
        "agent_imported",
      );
      expect(await outcomeOf(registry.agents.rename(present, { agent_id: former }))).toBe("agent_id_taken");
      const own = await seqsOf(at, present);
      for (const seq of await seqsOf(at, former)) expect(own).not.toContain(seq);
    }
    expect((await at.world.registry.agents.lookup("old")).successor_agent_id).toBeNull();
    for (const id of ["old", "older"])
      expect((await at.world.send("GET", `/lookup/${id}`)).headers.get("link")).toBeNull();
    expect(await at.world.registry.agents.lookup("paypal")).toEqual(agent);
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
