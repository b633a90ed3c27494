/** Limits of the bytes that callers store per day: whose they are, what counts, and that they bound the disk. */
import { describe, expect, test } from "vitest";
import type { Caller } from "../server/core/http/authentication.ts";
import { StorageLimits } from "../server/core/limits/storage-limits.ts";
import { type EngineName, engines } from "./engines.ts";
import { connect, failureOf } from "./mcp-client.ts";
import { outcomeOf } from "./responses.ts";
import { isEveryday } from "./runs.ts";
import { withOwnDatabase } from "./shared-databases.ts";
import { createWorld, noRateLimits, type TestWorld } from "./world.ts";

const json = { "content-type": "application/json" };

const noLimits = { network: 0, anonymous: 0, account: { free: 0, pro: 0, enterprise: 0 } };

function limited(
  engine: EngineName,
  limits: Partial<typeof noLimits>,
  settings = {},
  surroundings = {},
): Promise<TestWorld> {
  const storageLimits = { ...noLimits, ...limits };
  return createWorld(engine, { trustProxy: 1, storageLimits, ...settings }, surroundings);
}

/** Words that nobody has used before. */
let seed = 1;
function newWords(length: number): string {
  let text = "";
  while (text.length < length) {
    seed = (seed * 48_271) % 2_147_483_647;
    text += `${seed.toString(36)} `;
  }
  return text.slice(0, length);
}

/** A card of about so many bytes. */
function card(name: string, bytes: number, text = newWords) {
  const skill = (_: unknown, n: number) => ({
    id: `s${n}`,
    name: `S ${n}`,
    description: text(950),
    tags: ["a"],
  });
  const skills = Array.from({ length: Math.ceil(bytes / 1_000) }, skill);
  return {
    name,
    url: `https://${name}.example.com/`,
    version: "1",
    description: text(500),
    capabilities: {},
    skills,
  };
}

/** Registers an agent with a card without an account. */
function register(world: TestWorld, id: string, address: string, bytes = 10_000, text = newWords) {
  const registration = { agent_id: id, agent_card: card(id, bytes, text) };
  return outcomeOf(world.registry.agents.register(registration, { headers: { "x-forwarded-for": address } }));
}

function lastProblem({ exchanges }: TestWorld): Record<string, unknown> {
  return JSON.parse(exchanges.at(-1)?.response.body ?? "");
}

describe.each(engines)("on %s", (engine) => {
  test("what a network stores without an account is limited per day, in the database, and a rejection changes nothing", async () => {
    await using world = await limited(engine, { network: 300_000 });
    world.stand("2026-11-20T18:00:00.000Z");
    const { database } = world.node;
    let served = 0;
    while ((await register(world, `agent-${served}`, "203.0.113.7")) === "served") served++;
    expect(served).toBeGreaterThan(0);
    expect(served).toBeLessThan(12);
    expect(lastProblem(world)).toMatchObject({
      status: 429,
      code: "storage_limit_reached",
      scope: "network",
      limit: 300_000,
      resets_at: "2026-11-21T00:00:00.000Z",
      detail: expect.stringMatching(
        /^Your network may store 300 kB a day.*Try again after 2026-11-21T00:00:00.000Z, use an account/,
      ),
    });
    expect(world.exchanges.at(-1)?.response.headers["retry-after"]).toBe("21600");
    expect((await world.registry.node.stats()).total_agents).toBe(served);
    expect(await database.all("select seq from event")).toHaveLength(served);

    // Another process, or this one after a restart.
    const other = new StorageLimits({
      database,
      settings: { ...noLimits, network: 300_000 },
      clock: () => new Date("2026-11-20T19:00:00.000Z"),
      tierOf: async () => "free",
      stored: null,
    });
    const nobody: Caller = { account: null, role: null, session: null, key: null, scopes: null };
    const small = other.countedFor(nobody, "203.0.113.7", true).transaction(async (tx) => {
      await tx.run("update agent set extra = ?", ["x".repeat(50_000)]);
    });
    await expect(small).rejects.toMatchObject({ response: { problem: { code: "storage_limit_reached" } } });

    expect(await register(world, "elsewhere", "203.0.113.8")).toBe("served");
    world.stand("2026-11-21T00:00:00.000Z");
    expect(await register(world, "next-day", "203.0.113.7")).toBe("served");
  });

  test("no way to write without an account is open beyond the limit of all of them, and accounts have their own", async () => {
    await using world = await limited(engine, { anonymous: 1_000_000 });
    await register(world, "known", "203.0.113.7", 1_000);
    await world.sql(`update figure set count = 1000000 where kind like 'stored on % by anonymous'`);
    world.pass(10_000); // this process reads the counts again
    const send = (method: string, path: string, body: object) =>
      world.send(method, path, {
        headers: { ...json, "x-forwarded-for": "198.51.100.9" },
        body: JSON.stringify(body),
      });
    const agent = { agent_id: "new", agent_url: "https://new.example.com/" };
    expect(await outcomeOf(world.registry.agents.register(agent))).toBe("storage_limit_reached");
    expect((await send("PUT", "/agents/known/status", { status: "deprecated" })).status).toBe(429);
    expect((await send("PUT", "/agentfacts/known", { id: "known" })).status).toBe(429);
    expect((await send("POST", "/nanda/register", agent)).status).toBe(429);
    await using tools = await connect(world);
    const { problem } = failureOf(await tools.call("registry_register_agent", agent));
    expect(problem).toMatchObject({ code: "storage_limit_reached", scope: "anonymous", limit: 1_000_000 });
    const developer = await world.developer();
    expect(await outcomeOf(developer.agents.register(agent))).toBe("served");
    expect(await outcomeOf(world.registry.agents.remove("known"))).toBe("served"); // deleting is not limited
  });

  test("what an account stores with its keys and sessions is limited together, by its tier, and the owner's is not", async () => {
    await using world = await limited(engine, { account: { free: 400_000, pro: 800_000, enterprise: 0 } });
    const storedBy = async (one: { agents: typeof world.registry.agents }, name: string): Promise<number> => {
      for (let n = 0; n < 40; n++) {
        const registration = { agent_id: `${name}-${n}`, agent_card: card(`${name}-${n}`, 10_000) };
        if ((await outcomeOf(one.agents.register(registration))) !== "served") return n;
      }
      return 40;
    };
    const free = await world.developer();
    const keyed = await world.keyed(free);
    const few = await storedBy(free, "free");
    expect(lastProblem(world)).toMatchObject({ scope: "account", limit: 400_000 });
    expect(await storedBy(keyed, "free-by-key")).toBe(0);
    expect(await outcomeOf(keyed.agents.remove("free-0"))).toBe("served");
    const more = await storedBy(await world.developer("pro"), "pro");
    expect(more).toBeGreaterThan(few);
    expect(more).toBeLessThan(40);
    expect(await storedBy(await world.owner(), "owner")).toBe(40);
  });
});

describe.skipIf(isEveryday)("the disk", () => {
  /** The bytes of a database's file that are in use. */
  async function fileSize({ node: { database } }: TestWorld): Promise<number> {
    const [pages] = await database.all<{ page_count: number }>("pragma page_count");
    const [free] = await database.all<{ freelist_count: number }>("pragma freelist_count");
    return ((pages?.page_count ?? 0) - (free?.freelist_count ?? 0)) * 4_096;
  }

  async function counted({ node: { database } }: TestWorld): Promise<number> {
    const rows = await database.all<{ count: number }>(
      "select count from figure where kind like 'stored on % by anonymous'",
    );
    return rows.reduce((sum, { count }) => sum + count, 0);
  }

  test.each([
    ["one network", 1, 500_000],
    ["many networks", 40, 2_000_000],
  ])("an hour of registrations from %s makes the file grow within the limit", async (_, networks, bound) => {
    const settings = { rateLimits: { ...noRateLimits, anonymous_write: 60 } };
    await using world = await limited(
      "sqlite",
      { network: 500_000, anonymous: 2_000_000 },
      settings,
      withOwnDatabase,
    );
    await register(world, "first", "203.0.113.1", 1_000); // pages of tables and indexes that were empty
    const before = { file: await fileSize(world), counted: await counted(world) };
    const begin = Date.parse("2026-11-20T12:00:00.000Z");
    const outcomes = new Set<string>();
    for (let n = 0; n < 360; n++) {
      world.stand(new Date(begin + n * 10_000).toISOString());
      outcomes.add(await register(world, `agent-${n}`, `198.51.100.${n % networks}`, 1_000 * (n % 40)));
    }
    expect([...outcomes].sort()).toEqual(["served", "storage_limit_reached"]);
    const grown = (await fileSize(world)) - before.file;
    const stored = (await counted(world)) - before.counted;
    expect(stored).toBeLessThanOrEqual(bound);
    expect(stored).toBeGreaterThan(0.8 * bound);
    expect(grown).toBeLessThanOrEqual(1.5 * bound);
  });

  test.each([
    ["small agents", 150, (world: TestWorld, n: number) => register(world, `small-${n}`, "203.0.113.7", 0)],
    ["cards of new words", 60, (world: TestWorld, n: number) => register(world, `new-${n}`, "203.0.113.7")],
    [
      "cards of known words",
      60,
      (world: TestWorld, n: number) =>
        register(world, `known-${n}`, "203.0.113.7", 10_000, (length) =>
          "weather forecast ".repeat(length / 17),
        ),
    ],
    ["large cards", 20, (world: TestWorld, n: number) => register(world, `l-${n}`, "203.0.113.7", 150_000)],
    [
      "many tags",
      60,
      (world: TestWorld, n: number) =>
        outcomeOf(
          world.registry.agents.register({
            agent_id: `tags-${n}`,
            agent_url: "https://a.example.com/",
            tags: newWords(1_000).split(" ").slice(0, 50),
          }),
        ),
    ],
    [
      "additional fields",
      60,
      (world: TestWorld, n: number) =>
        outcomeOf(
          world.registry.agents.register({
            agent_id: `extra-${n}`,
            agent_url: "https://a.example.com/",
            note: newWords(12_000),
          }),
        ),
    ],
  ])("%s take no more than 1.5 times what is counted, and no less than half", async (_, count, write) => {
    await using world = await limited("sqlite", {}, {}, withOwnDatabase);
    await write(world, 0);
    const before = { file: await fileSize(world), counted: await counted(world) };
    for (let n = 1; n <= count; n++) expect(await write(world, n)).toBe("served");
    const ratio = ((await fileSize(world)) - before.file) / ((await counted(world)) - before.counted);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(1.5);
  });
});
