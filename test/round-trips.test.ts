/**
 * How often operations wait for a PostgreSQL server: statements that are sent together wait once. The server may be milliseconds
 * away, and changes wait for each other, so each of these waits is one of all of them.
 */
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Connection } from "../server/core/database/connections.ts";
import { engines } from "./engines.ts";
import { withOwnDatabase } from "./shared-databases.ts";
import { createWorld } from "./world.ts";

/** What a connection has sent. */
interface Sent {
  /** How often it waited for responses before what it sends now. */
  waits: number;
  statements: string[];
}

/**
 * Puts the server at a distance, and notes what each connection sends.
 * @param distanceMs longer than it takes to send what is sent together.
 */
function watchConnections(distanceMs: number): Map<Connection, Sent> {
  const all = new Map<Connection, Sent>();
  const { query } = Connection.prototype;
  vi.spyOn(Connection.prototype, "query").mockImplementation(async function (this: Connection, sql, ...rest) {
    const sent = all.get(this) ?? { waits: 0, statements: [] };
    all.set(this, sent);
    const { waits } = sent;
    sent.statements.push(sql);
    try {
      return await query.call(this, sql, ...rest);
    } finally {
      await pause(distanceMs);
      sent.waits = Math.max(sent.waits, waits + 1);
    }
  });
  return all;
}

/** How often those connections waited that have sent such a statement. Jobs run meanwhile. */
function waitsOf(all: Map<Connection, Sent>, statement: RegExp): number {
  const found = [...all.values()].filter(({ statements }) => statements.some((sql) => statement.test(sql)));
  return found.reduce((sum, { waits }) => sum + waits, 0);
}

afterEach(() => vi.restoreAllMocks());

const agent = { agent_url: "https://agent.example.com/", tags: ["weather"] };
const card = { name: "Carded", url: "https://agent.example.com/", skills: [], version: "1" };
/** What locks the journal at the begin of a change, or the quota of a key. */
const ofChanges = /"journal".* for update/;
const ofQuotas = /for update of quota/;

describe.runIf(engines.includes("postgres"))("on PostgreSQL", () => {
  test("operations wait at most so often", async () => {
    await using world = await createWorld("postgres", {}, withOwnDatabase);
    const browser = await world.developer("pro");
    const keyed = await world.keyed(browser);
    await keyed.agents.register({ ...agent, agent_id: "first" });
    const waits = async (statement: RegExp, operate: () => Promise<unknown>) => {
      const all = watchConnections(40);
      await operate();
      vi.restoreAllMocks();
      return waitsOf(all, statement);
    };
    const cards = (version: string) => () =>
      keyed.agents.register({ agent_id: "carded", agent_card: { ...card, version } });
    const register = (tags: string[]) => () => keyed.agents.register({ ...agent, agent_id: "second", tags });
    const found = {
      lookup: await waits(/from "agent"/, () => world.registry.agents.lookup("first")),
      registration: await waits(ofChanges, register(["weather"])),
      "registration again": await waits(ofChanges, register(["sun"])),
      "registration unchanged": await waits(ofChanges, register(["sun"])),
      "counting a request": await waits(ofQuotas, register(["rain"])),
      "registration with a card": await waits(ofChanges, cards("1")),
      "registration with another card": await waits(ofChanges, cards("2")),
      deletion: await waits(ofChanges, () => keyed.agents.remove("second")),
      "creating a key": await waits(ofChanges, () => browser.keys.create({ name: "another" })),
    };
    const most: typeof found = {
      lookup: 1,
      "counting a request": 1,
      registration: 4,
      "registration again": 3,
      "registration unchanged": 3,
      "registration with a card": 4,
      "registration with another card": 5,
      deletion: 11,
      "creating a key": 6,
    };
    const beyond = Object.entries(most).filter(([name, limit]) => found[name as keyof typeof found] > limit); // the same names
    expect(beyond, JSON.stringify(found)).toEqual([]);
  });

  test("changes at once wait together", async () => {
    await using world = await createWorld("postgres", {}, withOwnDatabase);
    const register = (n: number) => world.registry.agents.register({ ...agent, agent_id: `agent-${n}` });
    await register(0);
    const all = watchConnections(200);
    await Promise.all(Array.from({ length: 15 }, (_, n) => register(n + 1)));
    vi.restoreAllMocks();
    // The first one goes alone. Those that arrive meanwhile begin, read twice, write and commit.
    expect(waitsOf(all, ofChanges)).toBeLessThanOrEqual(4 + 5);
  });
});
