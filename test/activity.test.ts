/** The latest events, as API, page and feeds. */
import { describe, expect, it } from "vitest";
import type { EventType, LatestEventsQuery } from "../client/models.ts";
import { engines } from "./engines.ts";
import { all } from "./webhooks/scene.ts";
import { createWorld, publicUrl, type TestWorld } from "./world.ts";

const registration = (agent_id: string, more: object = {}) => ({
  agent_id,
  agent_url: `https://${agent_id}.example.com/`,
  ...more,
});

describe.each(engines)("the latest events on %s", (engine) => {
  it("are those of the journal, the newest first, for each filter and page size", async () => {
    await using world = await createWorld(engine);
    await changed(world);
    const journal = await idsOf(world.registry.events.list({ limit: 100 }));
    expect(journal).toHaveLength(9);
    const types: EventType[] = ["agent.deprecated", "agent.registered"];
    const deprecated: EventType[] = ["agent.deprecated"];
    const filters: LatestEventsQuery[] = [
      {},
      { agent_id: "b" },
      { types: deprecated },
      { types },
      { agent_id: "a", types },
    ];
    for (const filter of filters) {
      const expected = (await idsOf(world.registry.events.list(filter))).reverse();
      expect(expected.length).toBeGreaterThan(0);
      for (const limit of [1, 2, 3, 100])
        expect(
          await idsOf(world.registry.events.latest({ ...filter, limit })),
          JSON.stringify(filter),
        ).toEqual(expected);
    }
  });

  it("are those of a period, whose end is exclusive", async () => {
    await using world = await createWorld(engine);
    for (const [day, agent_id] of [
      ["18", "a"],
      ["19", "b"],
      ["20", "c"],
      ["21", "d"],
    ] as const) {
      world.stand(`2026-11-${day}T12:00:00.000Z`);
      await world.registry.agents.register(registration(agent_id));
      await world.registry.agents.register(registration(`${agent_id}-2`)); // at the same instant
    }
    const agents = async (query: LatestEventsQuery) =>
      (await all(world.registry.events.latest(query))).map(({ payload }) =>
        "agent_id" in payload ? payload.agent_id : "",
      );
    const noon = (day: number) => `2026-11-${day}T12:00:00Z`;
    expect(await agents({ since: noon(20) })).toEqual(["d-2", "d", "c-2", "c"]);
    expect(await agents({ until: noon(19) })).toEqual(["a-2", "a"]);
    expect(await agents({ since: noon(19), until: noon(20) })).toEqual(["b-2", "b"]);
    expect(await agents({ since: noon(19), until: noon(20), limit: 1 })).toEqual(["b-2", "b"]);
    expect(await agents({ since: "2026-11-19T13:00:00+01:00", until: "2026-11-19T12:00:00.001Z" })).toEqual([
      "b-2",
      "b",
    ]);
    expect(await agents({ since: "2027-01-01T00:00:00Z" })).toEqual([]);
    expect(await agents({ until: "2020-01-01T00:00:00Z" })).toEqual([]);
    expect(await agents({ since: noon(20), until: noon(19) })).toEqual([]);
  });

  it("end at the oldest stored event", async () => {
    await using world = await createWorld(engine);
    await changed(world);
    await world.arrange.deleteEvents();
    const { oldest_seq } = (await world.registry.node.stats()).events;
    const events = await all(world.registry.events.latest({ limit: 2, since: "2020-01-01T00:00:00Z" }));
    expect(events.at(-1)?.payload.seq).toBe(oldest_seq);
  });

  it("show a change at once", async () => {
    await using world = await createWorld(engine);
    expect((await world.registry.events.latest().page()).events).toEqual([]);
    await world.registry.agents.register(registration("a"));
    expect((await world.registry.events.latest().page()).events).toHaveLength(1);
  });
});

describe("the page of activity", () => {
  it("says what changed in words and values, by day", async () => {
    await using world = await createWorld("sqlite");
    await changed(world);
    const text = await world.registry.site.activity();
    expect(text).toContain('<time datetime="2026-11-20">20 Nov 2026</time>');
    for (const word of ["Registered", "Updated", "New AgentFacts", "Deprecated", "Deleted", "Use b."])
      expect(text).toContain(word);
    expect(text.indexOf("Deleted")).toBeLessThan(text.indexOf("New AgentFacts"));
  });

  it("keeps the filters in the form, in the links to older events and in the feeds", async () => {
    await using world = await createWorld("sqlite");
    for (let at = 0; at < 51; at++)
      await world.registry.agents.register(registration("a", { description: `Version ${at}.` }));
    const query = { agent_id: "a", type: "agent.registered" as const, from: "2026-11-20", to: "2026-11-20" };
    const text = await world.registry.site.activity(query);
    expect(text).toContain('name="agent_id" value="a"');
    expect(text).toContain('<option value="agent.registered" selected>');
    expect(text).toContain('name="from" value="2026-11-20"');
    const [, older = ""] = /href="([^"]*)">Older</.exec(text) ?? [];
    expect(older.replaceAll("&amp;", "&")).toBe(
      "/activity?agent_id=a&type=agent.registered&from=2026-11-20&to=2026-11-20&before=2",
    );
    expect(text).toContain("/activity.atom?types=agent.registered&amp;agent_id=a");
    const last = await world.registry.site.activity({ ...query, before: 2 });
    expect(last.match(/number 1(?!\d)/g)).toHaveLength(1);
    expect(last).toContain(">Newest<");
    expect(last).not.toContain(">Older<");
  });

  it("shows nothing for what cannot be the id of an agent", async () => {
    await using world = await createWorld("sqlite");
    expect(await world.registry.site.activity({ agent_id: "no id: 100 %" })).toContain("Nothing changed.");
  });

  it.each([
    ["2026-02-30", "There is no day 2026-02-30."],
    ["9999-12-31", "There is no day 9999-12-31."],
    ["2020-01-01", "Nothing changed."],
  ])("says so if a form has the last day %s", async (to, words) => {
    await using world = await createWorld("sqlite");
    await changed(world);
    expect(await world.registry.site.activity({ to })).toContain(words);
  });
});

describe("the feeds", () => {
  it("have the latest events, and stay equal until the next change", async () => {
    await using world = await createWorld("sqlite");
    await changed(world);
    const etags: (string | null)[] = [];
    const onResponse = ({ headers }: { headers: Headers }) => void etags.push(headers.get("etag"));
    const feed = await world.registry.site.activityFeed({}, { onResponse });
    const events = await all(world.registry.events.latest());
    expect(feed.items.map(({ id }) => id)).toEqual(events.map(({ idempotency_key }) => idempotency_key));
    expect(feed.items[0]).toMatchObject({
      title: "Registered: c",
      url: `${publicUrl}/agents/c/view`,
      tags: ["agent.registered"],
    });
    await world.registry.site.activityFeed({}, { onResponse });
    await world.registry.agents.register(registration("d"));
    await world.registry.site.activityFeed({}, { onResponse });
    expect(etags[0]).toBe(etags[1]);
    expect(etags[2]).not.toBe(etags[1]);
  });

  it("may be of one agent, and of some types", async () => {
    await using world = await createWorld("sqlite");
    await changed(world);
    const types: EventType[] = ["agent.deprecated"];
    const filters = { agent_id: "a", types };
    const { items, title, feed_url } = await world.registry.site.activityFeed(filters);
    expect(items.map(({ title }) => title)).toEqual(["Deprecated: a"]);
    expect(title).toBe("Activity of a (agent.deprecated)");
    expect(feed_url).toBe(`${publicUrl}/activity.json?types=agent.deprecated&agent_id=a`);
    expect((await world.registry.site.activityAtom(filters)).match(/<entry>/g)).toHaveLength(1);
  });

  it("name entries by tags without the port of the node (RFC 4151)", async () => {
    await using world = await createWorld("sqlite", { publicUrl: "https://registry.example:8443" });
    await world.registry.agents.register(registration("a"));
    const atom = await (await world.send("GET", "/activity.atom")).text();
    expect(atom.match(/<id>tag:([^,]*),/)?.[1]).toBe("registry.example");
  });

  it("escape hostile names, and have no character that XML cannot have", async () => {
    await using world = await createWorld("sqlite");
    const name = "</title><script>alert(1)</script>&\"'\u202E\uFFFF]]>";
    await world.registry.agents.register(registration("a", { name }));
    const atom = await world.registry.site.activityAtom();
    expect(atom).not.toMatch(/<script|\uFFFF|\u202E/);
    expect(atom).toContain("&lt;/title&gt;&lt;script&gt;");
    expect(atom).toContain("]]&gt;");
    const [item] = (await world.registry.site.activityFeed()).items;
    expect(item?.content_html).not.toContain("<script");
    expect(item?.title).toContain("</title><script>"); // plain text
  });
});

describe("other pages", () => {
  it("/agents lists all agents, and ?tag= is another name of ?tags=", async () => {
    await using world = await createWorld("sqlite");
    await world.registry.agents.register(registration("tagged", { tags: ["weather"] }));
    await world.registry.agents.register(registration("other"));
    const everything = await world.registry.site.agents();
    expect([everything.includes("tagged"), everything.includes("other.example")]).toEqual([true, false]);
    expect(everything).toContain("/agents/other/view");
    for (const text of [
      await world.registry.site.agents({ tag: "weather" }),
      await world.registry.site.landing({ tag: "weather" }),
    ]) {
      expect(text).toContain("/agents/tagged/view");
      expect(text).not.toContain("/agents/other/view");
    }
  });

  it("/status has the health and the statistics, and is there while the database is gone", async () => {
    await using world = await createWorld("sqlite");
    await changed(world);
    const text = await world.registry.site.status();
    for (const words of ["Working", "Running for", "Agents by status"]) expect(text).toContain(words);
    await world.node.database[Symbol.asyncDispose]();
    const down = await world.registry.site.status();
    expect(down).toContain("Down");
    expect(down).not.toContain("Agents by status");
  });

  it("an agent's page shows its latest events, however many there are", async () => {
    await using world = await createWorld("sqlite");
    for (let at = 0; at < 520; at++)
      await world.registry.agents.register(registration("a", { description: `Version ${at}.` }));
    const text = await world.registry.site.agent("a");
    expect(text.match(/<b>Updated<\/b>/g)).toHaveLength(20);
    expect(text).not.toContain("newer events");
  });
});

/** Makes nine changes of three agents. */
async function changed({ registry: { agents, facts } }: TestWorld): Promise<void> {
  await agents.register(registration("a"));
  await agents.register(registration("b"));
  await agents.register(registration("a", { description: "Changed." }));
  await facts.put("b", { id: "b", agent_name: "b" });
  await agents.setStatus("a", { status: "deprecated", message: "Use b." });
  await agents.setStatus("a", { status: "active" });
  await agents.register(registration("a", { description: "Changed again." }));
  await agents.remove("b");
  await agents.register(registration("c"));
}

async function idsOf(list: AsyncIterable<{ idempotency_key: string }>): Promise<string[]> {
  return (await all(list)).map(({ idempotency_key }) => idempotency_key);
}
