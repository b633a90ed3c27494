/** Violations of agents whose published card is not the registered one. */
import { randomUUID } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import type { Registry } from "../../client/index.ts";
import type { Schemas } from "../../client/models.ts";
import { engines } from "../engines.ts";
import { hang } from "../hang.ts";
import { all } from "../webhooks/scene.ts";
import { createWorld, type TestWorld } from "../world.ts";
import { agent, type Behaviour, type LocalAgent, probing } from "./agents.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** A host with an agent and its card. */
interface Host extends LocalAgent {
  cardUrl: string;
  /** What is published; null for an error. */
  card: string | null;
  etag: string | null;
  /** The values of `If-None-Match` of the requests for the card. */
  conditions: (string | undefined)[];
}

async function host(): Promise<Host> {
  const behaviour: Behaviour = ({ path, headers }, response) => {
    if (path !== "/card.json") return response.writeHead(200).end();
    made.conditions.push(headers["if-none-match"]);
    if (made.card === null) return response.writeHead(500).end();
    const tag: Record<string, string> = made.etag === null ? {} : { etag: made.etag };
    if (made.etag !== null && headers["if-none-match"] === made.etag)
      return response.writeHead(304, tag).end();
    return response.writeHead(200, { "content-type": "application/json", ...tag }).end(made.card);
  };
  const local = await agent(behaviour);
  const cardUrl = local.url.replace(/\/agent$/, "/card.json");
  const made: Host = Object.assign(local, { cardUrl, card: cardOf(local, "1"), etag: '"1"', conditions: [] });
  return made;
}

function cardOf({ url }: Pick<LocalAgent, "url">, version: string): string {
  return JSON.stringify({ name: "Weather", description: "It says the weather", url, version });
}

class Scene implements AsyncDisposable {
  readonly world: TestWorld;
  readonly host: Host;
  readonly developer: Registry;

  constructor(world: TestWorld, host: Host, developer: Registry) {
    this.world = world;
    this.host = host;
    this.developer = developer;
  }

  register() {
    return this.developer.agents.register({ agent_id: "weather", card_url: this.host.cardUrl });
  }

  violations(): Promise<Schemas["Violation"][]> {
    return all(this.world.registry.compliance.list());
  }

  async row() {
    const { database } = this.world.node;
    return database.get<{ fetched_at: string | null; is_reported: unknown; next_at: string }>(
      "select fetched_at, is_reported, next_at from card_check",
    );
  }

  /** Waits until the card has been fetched again after a while. */
  async checkedAfter(milliseconds: number): Promise<void> {
    const before = (await this.row())?.fetched_at;
    this.world.pass(milliseconds);
    await vi.waitFor(async () => {
      this.world.pass(11_000); // the pause of the host
      const after = (await this.row())?.fetched_at;
      expect(after).not.toBeNull();
      expect(after).not.toBe(before);
    }, hang);
  }

  until(expected: Partial<Schemas["Violation"]>[]): Promise<void> {
    return vi.waitFor(async () => expect(await this.violations()).toMatchObject(expected), hang);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.world[Symbol.asyncDispose]();
    await this.host[Symbol.asyncDispose]();
  }
}

/** A registered agent whose card has been compared once. */
async function scene(engine: TestWorld["engine"]): Promise<Scene> {
  const published = await host();
  const jobIntervals = { expiryMs: 30, agingMs: day };
  const world = await createWorld(engine, probing(published), { jobIntervals, newId: randomUUID });
  const made = new Scene(world, published, await world.keyed(await world.developer()));
  await made.register();
  await made.checkedAfter(0);
  return made;
}

describe.each(engines)("published cards on %s", (engine) => {
  test("that differ for an hour open a violation, once; registering the card resolves it", async () => {
    await using made = await scene(engine);
    const { host: published } = made;
    Object.assign(published, { card: cardOf(published, "2"), etag: '"2"' });
    await made.checkedAfter(27 * hour);
    expect(await made.violations()).toEqual([]);
    await made.checkedAfter(hour);
    await made.until([
      {
        rule: "card_drift",
        severity: "medium",
        status: "open",
        count: 1,
        evidence_url: published.cardUrl,
        detail: `The card at ${published.cardUrl} is not the registered one.`,
      },
    ]);
    await made.checkedAfter(27 * hour);
    await made.checkedAfter(27 * hour);
    await made.until([{ status: "open", count: 1 }]);
    await made.register();
    await made.until([{ status: "resolved", note: "The owner registered another card." }]);
    await made.checkedAfter(27 * hour);
    await made.until([{ status: "resolved" }]);
    expect(await all(made.world.registry.events.list({ types: ["compliance.violation"] }))).toHaveLength(1);
  });

  test("are requested only if they changed, and resolve the violation when they are as registered again", async () => {
    await using made = await scene(engine);
    const { host: published } = made;
    const first = published.card;
    await made.checkedAfter(27 * hour);
    expect(published.conditions.at(-1)).toBe('"1"');
    Object.assign(published, { card: cardOf(published, "2"), etag: '"2"' });
    await made.checkedAfter(27 * hour);
    await made.checkedAfter(hour); // 304: it still differs
    expect(published.conditions.at(-1)).toBe('"2"');
    await made.until([{ status: "open" }]);
    Object.assign(published, { card: first, etag: null });
    await made.checkedAfter(27 * hour);
    await made.until([{ status: "resolved", note: "The registered card is published again." }]);
  });

  test("do not differ by white space, the order of members, or an error", async () => {
    await using made = await scene(engine);
    const { host: published } = made;
    const reversed = Object.fromEntries(Object.entries(JSON.parse(published.card ?? "")).reverse());
    const texts = [JSON.stringify(reversed, null, 4), null, "{", "[]", '"\ud800"'];
    for (const card of texts) {
      Object.assign(published, { card, etag: null });
      await made.checkedAfter(27 * hour);
      await made.checkedAfter(27 * hour);
    }
    expect(await made.violations()).toEqual([]);
  });

  test("are requested alone at their host, and not if its robots.txt forbids it", async () => {
    await using made = await scene(engine);
    const { host: published } = made;
    expect(published.atOnce()).toBe(1);
    const sent = published.conditions.length;
    published.robots = "User-agent: RegistryNode\nDisallow: /card.json\n";
    await made.checkedAfter(27 * hour);
    expect(published.conditions).toHaveLength(sent);
    const [, ...later] = published.requests; // the first one is that of the registration
    expect(later.every(({ headers }) => /liveness/.test(headers["user-agent"] ?? ""))).toBe(true);
  });

  test.each([
    ["the owner stops probes", (by: Registry) => by.liveness.choose("weather", { probes: "none" })],
    ["the agent is removed", (by: Registry) => by.agents.remove("weather")],
  ])("are no longer compared when %s", async (_, change) => {
    await using made = await scene(engine);
    Object.assign(made.host, { card: cardOf(made.host, "2"), etag: null });
    await made.checkedAfter(27 * hour);
    await made.checkedAfter(hour);
    await made.until([{ status: "open" }]);
    await change(made.developer);
    await made.until([{ status: "resolved" }]);
    expect(await made.row()).toBeUndefined();
  });
});
