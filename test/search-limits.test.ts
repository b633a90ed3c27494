/**
 * What a search may cost, in terms, words and time: whatever is typed, on both engines.
 * `SCALE_AGENTS=40000 npx vitest run test/search-limits.test.ts` for as many agents as that.
 */
import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { realSearchLimits, type SearchLimits } from "../server/core/database/read-budget.ts";
import { StatementTimeout } from "../server/core/sql/rows.ts";
import { ReadTurns } from "../server/core/time/turns.ts";
import { makePlan, waysOf } from "../server/registry/search/plan.ts";
import { mostTerms, mostWords, parseQuery } from "../server/registry/search/query.ts";
import { fill } from "./bench/fill.ts";
import { engines } from "./engines.ts";
import { createWorld } from "./world.ts";

const agents = Number(process.env.SCALE_AGENTS ?? 300);

const unlimited: SearchLimits = { ...realSearchLimits, budgetMs: { sqlite: 600_000, postgres: 600_000 } };

/** Queries of 256 characters at most, made to cost much. */
const hostile = fc
  .oneof(
    fc.array(fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz0123456789"), { maxLength: 128 }).map(join(" ")),
    fc.array(fc.constantFrom("ag", "an", "to", "ba", "ke", "st", "a2"), { maxLength: 90 }).map(join(" ")),
    fc
      .array(fc.constantFrom("age", "str", "wea", "agnet", "streming", "to"), { maxLength: 60 })
      .map(join(" ")),
    fc.array(fc.constantFrom("agent", "an", "to", "agent to"), { maxLength: 60 }).map(join(" ", '"')),
    fc.array(fc.constantFrom("agent", "an", "b", "天", '"an agent"'), { maxLength: 60 }).map(join(" -")),
    fc.array(fc.constantFrom(..."天气助手データสภาพ가나다"), { maxLength: 256 }).map(join("")),
    fc.array(fc.constantFrom(..."天气데éß"), { maxLength: 128 }).map(join(" ")),
    fc.array(fc.constantFrom("🤖", "🫠", "🇩🇪", "☀️"), { maxLength: 128 }).map(join("")),
    fc.array(fc.constantFrom('"', "-", "a", " ", "'", "*", "agent"), { maxLength: 256 }).map(join("")),
  )
  .map((text) => text.slice(0, 256));

function join(separator: string, quote = "") {
  return (parts: string[]) => `${quote}${parts.join(separator)}${quote}`;
}

describe("a query, whatever is typed,", () => {
  test("has a bounded number of terms and words, and short words are whole but for the last", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const { wanted, unwanted } = parseQuery(text);
        expect(wanted.length).toBeLessThanOrEqual(mostTerms);
        expect(unwanted.length).toBeLessThanOrEqual(mostTerms);
        const words = [...wanted, ...unwanted].flatMap((term) => term.words);
        expect(words.length).toBeLessThanOrEqual(mostWords);
        for (const { words: row, open } of wanted) {
          const last = row.at(-1) ?? "";
          const letters = [...last.normalize("NFD")].length;
          if (open === "anywhere" && letters < 3) expect(last).toMatch(/^[\p{Lo}\p{Lm}]$/u);
        }
        expect(wanted.filter(({ open }) => open === "name").length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 2_000 },
    );
  });

  test("has each term once", () => {
    expect(parseQuery("agent Agent AGENT agent").wanted).toHaveLength(1);
    expect(parseQuery('x -b -b "x b" "x b"')).toMatchObject({ wanted: [{}, {}], unwanted: [{}] });
  });

  test("is planned with a bounded number of words, however many are similar", () => {
    const similar = () => Array.from({ length: 16 }, (_, index) => `word${index}`);
    fc.assert(
      fc.property(hostile, (text) => {
        const plan = makePlan(parseQuery(text), "all words", { begins: () => false, similar });
        expect(plan.wanted.flatMap((term) => term.similar).length).toBeLessThanOrEqual(48);
        expect(plan.wanted.flatMap((term) => waysOf(term, true)).length).toBeLessThanOrEqual(200);
      }),
    );
  });
});

describe.each(engines)("on %s", (engine) => {
  test("whatever is typed, a search and its suggestion take a bounded time", async () => {
    await using world = await createWorld(engine);
    await fill(world.node.database, 0, agents);
    await world.registry.agents.search({ q: "agent" }).page(); // makes the index
    await fc.assert(
      fc.asyncProperty(hostile, fc.constantFrom("relevance", "name"), async (q, sort) => {
        const startedAt = process.threadCpuUsage();
        const query = `q=${encodeURIComponent(q || "a")}&sort=${sort}&limit=100&facets=tags,status`;
        expect((await world.send("GET", `/search?${query}`)).status).toBe(200);
        const { user, system } = process.threadCpuUsage(startedAt);
        expect((user + system) / 1_000).toBeLessThan(1_000 + agents / 10);
      }),
      { numRuns: 40 },
    );
  });

  test("counts that need more time than there is say that there may be more", async () => {
    const searchLimits = { ...unlimited, budgetMs: { sqlite: 0, postgres: 0 } };
    await using world = await createWorld(engine, {}, { searchLimits });
    const { registry } = world;
    const tags = Array.from({ length: 3 }, (_, index) => `tag-${index}`);
    for (const agent_id of ["weather", "weather-2"])
      await registry.agents.register({ agent_id, agent_url: "https://example.com", tags });
    const page = await registry.agents.search({ q: "weather", tags: ["tag-1"], facets: ["tags"] }).page();
    expect(page.agents.map(({ agent_id }) => agent_id)).toEqual(["weather", "weather-2"]);
  });

  test("a search within its budget says nothing of it", async () => {
    await using world = await createWorld(engine);
    await world.registry.agents.register({ agent_id: "weather", agent_url: "https://example.com" });
    const page = await world.registry.agents.search({ q: "weather", facets: ["tags"] }).page();
    expect(page).not.toHaveProperty("truncated");
    expect(page).not.toHaveProperty("facets_truncated");
    expect(await world.registry.site.landing({ q: "weather" })).not.toContain("stopped early");
  });

  test("facets over more agents than are counted say so, and count the newest", async () => {
    const searchLimits = { ...unlimited, facetAgents: 10 };
    await using world = await createWorld(engine, {}, { searchLimits });
    const { registry } = world;
    for (let index = 0; index < 14; index++) {
      const tags = [index < 4 ? "old" : "new"];
      await registry.agents.register({
        agent_id: `weather-${index}`,
        agent_url: "https://example.com",
        tags,
      });
    }
    const page = await registry.agents.search({ q: "weather", facets: ["tags"], limit: 3 }).page();
    expect(page).toMatchObject({ facets: { tags: [{ value: "new", count: 10 }] }, facets_truncated: true });
    expect(await registry.site.landing({ q: "weather" })).toContain(">10+</span>");
    const exact = await registry.agents.search({ q: "weather", facets: ["tags"], tags: ["new"] }).page();
    expect(exact).not.toHaveProperty("facets_truncated");
    expect(exact.facets).toEqual({ tags: [{ value: "new", count: 10 }] });
  });

  test("a word of one or two letters is found whole anywhere, and as a beginning only last and in names", async () => {
    await using world = await createWorld(engine);
    const { registry } = world;
    const agent_url = "https://example.com";
    await registry.agents.register({ agent_id: "~1", name: "Forecasting", agent_url, tags: ["ai"] });
    await registry.agents.register({ agent_id: "~2", name: "Other", agent_url, tags: ["forecasts", "aim"] });
    await registry.agents.register({ agent_id: "~3", name: "날씨 도우미", agent_url });
    const ids = async (q: string) =>
      (await registry.agents.search({ q }).page()).agents.map(({ agent_id }) => agent_id);
    expect(await ids("fo")).toEqual(["~1"]);
    expect(await ids("ai fo")).toEqual(["~1"]);
    expect(await ids("fo ai")).toEqual(["~1"]); // any of them: no agent has the word "fo"
    expect(await ids("ai")).toEqual(["~1"]);
    expect(await ids("for")).toEqual(["~1", "~2"]);
    expect(await ids("도우 날")).toEqual(["~3"]);
    const [first] = (await registry.agents.search({ q: "fo" }).page()).agents;
    expect(first?.match.fields).toEqual(["name"]);
  });

  test("pages of a short last word give each agent once", async () => {
    await using world = await createWorld(engine);
    const { registry } = world;
    const agent_url = "https://example.com";
    const name = "Forecasting";
    await registry.agents.register({ agent_id: "~1", name, agent_url, description: "fo" });
    await registry.agents.register({ agent_id: "~2", name: "Other", agent_url, description: "fo" });
    await registry.agents.register({ agent_id: "~3", name, agent_url, tags: ["fo"], description: "fo" });
    const ids: string[] = [];
    for await (const { agent_id } of registry.agents.search({ q: "fo", limit: 1 })) ids.push(agent_id);
    expect(ids).toEqual(["~3", "~2", "~1"]);
  });
});

describe.runIf(engines.includes("postgres"))("a statement with a limit on PostgreSQL", () => {
  test("is ended by the server, and leaves no limit on its connection", async () => {
    await using world = await createWorld("postgres");
    const { database } = world.node;
    await expect(database.bounded(20, (rows) => rows.all("select pg_sleep(60)"))).rejects.toThrow(
      StatementTimeout,
    );
    const settings = await Promise.all(
      Array.from({ length: 16 }, () => database.get("select current_setting('statement_timeout') as ms")),
    );
    expect(new Set(settings.map((each) => JSON.stringify(each)))).toEqual(new Set(['{"ms":"0"}']));
  });
});

describe("long reads", () => {
  test("let the event loop serve others between slices", async () => {
    let now = 0;
    const turns = new ReadTurns({ concurrency: 1, holdsEventLoop: true, now: () => now });
    const order: string[] = [];
    const read = async (name: string) => {
      const used = { usedMs: 0 };
      for (let step = 0; step < 3; step++) {
        await turns.step(used, async () => {
          now += 25;
          order.push(name);
        });
      }
    };
    let reading = true;
    const other = (async () => {
      while (reading) {
        order.push("other");
        await setImmediate();
      }
    })();
    await Promise.all([read("a"), read("b")]);
    reading = false;
    await other;
    const gaps = order.join(" ").match(/[ab] [ab]/g);
    expect(gaps, order.join(" ")).toBeNull();
    expect(order.filter((each) => each !== "other")).toEqual(["a", "b", "a", "b", "a", "b"]);
  });

  test("go on with the one that has used the least", async () => {
    let now = 0;
    const turns = new ReadTurns({ concurrency: 1, holdsEventLoop: false, now: () => now });
    const order: string[] = [];
    const step = (name: string, used: { usedMs: number }, ms: number) =>
      turns.step(used, async () => {
        await setImmediate();
        now += ms;
        order.push(name);
      });
    const [long, short] = [{ usedMs: 100 }, { usedMs: 0 }];
    await Promise.all([step("first", { usedMs: 0 }, 10), step("long", long, 10), step("short", short, 10)]);
    expect(order).toEqual(["first", "short", "long"]);
    expect([long.usedMs, short.usedMs]).toEqual([110, 10]);
  });

  test("give their turn away when a step fails", async () => {
    const turns = new ReadTurns({ concurrency: 1, holdsEventLoop: false });
    const failing = turns.step({ usedMs: 0 }, () => Promise.reject(new Error("failed")));
    const next = turns.step({ usedMs: 0 }, async () => "done");
    await expect(failing).rejects.toThrow("failed");
    expect(await next).toBe("done");
  });
});
