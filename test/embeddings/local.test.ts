/** The encoder that comes with the node. */
import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, it, test, vi } from "vitest";
import { LocalEncoder } from "../../server/features/embeddings/local-encoder.ts";
import { localSettings } from "../../server/features/embeddings/settings.ts";
import { formOf } from "../../server/features/embeddings/text.ts";
import { readProgress } from "../../server/features/embeddings/vectors.ts";
import { scratch } from "../engines.ts";
import { hang } from "../hang.ts";
import { createWorld } from "../world.ts";
import { createEndpoint } from "./endpoint.ts";
import { agentOf, comparing, idsOf, isEmbedded, quickTimes } from "./scene.ts";

/** The timeout of a request, in milliseconds. */
const long = 60_000;

describe("the encoder of the node", () => {
  const stop = new AbortController();
  const outcomes: string[] = [];
  const encoder = new LocalEncoder({
    requested: (purpose, outcome) => outcomes.push(`${purpose}: ${outcome}`),
    stopping: stop.signal,
    idleMs: 60_000,
  });
  afterAll(() => stop.abort());

  async function vectorsOf(texts: string[], purpose: "agents" | "query" = "agents") {
    const embedded = await encoder.embed(purpose, texts, long);
    if (embedded.outcome !== "ok") throw new Error(embedded.reason);
    return embedded.vectors;
  }

  it("is loaded by its first text, and finds a text that means the same in other words nearest", async () => {
    expect(encoder.isLoaded).toBe(false);
    const [need] = await vectorsOf(["what to drink with steak"], "query");
    expect(encoder.isLoaded).toBe(true);
    const others = [
      "Wine Waiter\nPairs a bottle of red with your meal",
      "Tax Helper\nFiles returns",
      "Translator",
    ];
    const nearness = (await vectorsOf(others)).map((each) => cosine(need, each));
    expect(nearness.indexOf(Math.max(...nearness))).toBe(0);
    expect(outcomes).toEqual(["query: ok", "agents: ok"]);
  });

  it("has no vector for texts that it cannot read, and the same for a text alone and among others", async () => {
    const [russian, alone] = [await vectorsOf(["погода в городе", ""]), await vectorsOf(["weather"])];
    expect(russian).toEqual([null, null]);
    const among = await vectorsOf(["天気", "weather", "a b c d e", "train", "rain", "weather"]);
    expect(among[0]).toBeNull();
    for (const place of [1, 5]) expect(cosine(among[place], alone[0])).toBeCloseTo(1, 5);
  });

  it("embeds a query while agents wait, and none if too many queries wait", async () => {
    const ended: string[] = [];
    const agents = vectorsOf(Array.from({ length: 20 }, (_, index) => `agent ${index} `.repeat(20)));
    const of = (text: string) => encoder.embed("query", [text], long);
    const queries = await Promise.all(["a", "b", "c", "d", "e"].map(of)).finally(() => ended.push("queries"));
    await agents.finally(() => ended.push("agents"));
    expect(ended).toEqual(["queries", "agents"]);
    expect(queries.map(({ outcome }) => outcome)).toEqual(["ok", "ok", "ok", "ok", "busy"]);
  });

  it("is released after a while without texts, and loaded again by the next", async () => {
    const own = new LocalEncoder({ requested: null, stopping: stop.signal, idleMs: 300 });
    for (let round = 0; round < 2; round++) {
      expect(await own.embed("agents", ["weather"], long)).toEqual({
        outcome: "ok",
        vectors: [expect.anything()],
      });
      await vi.waitFor(() => expect(own.isLoaded).toBe(false), hang);
    }
  });

  it("embeds nothing after the node has stopped", async () => {
    const ending = new AbortController();
    const own = new LocalEncoder({ requested: null, stopping: ending.signal });
    const embedding = own.embed("agents", ["weather"], long);
    ending.abort();
    expect(await embedding).toMatchObject({ outcome: "aborted" });
    expect(await own.embed("query", ["weather"], long)).toMatchObject({ outcome: "aborted" });
  });
});

describe.each(comparing)("a node on %s without an endpoint", (engine) => {
  test("finds agents by meaning, goes on where another node has stopped, and embeds again for an endpoint and back", async () => {
    await using own = await scratch(engine);
    await using endpoint = await createEndpoint();
    const open = (embeddings: typeof localSettings | typeof endpoint.settings) =>
      createWorld(
        engine,
        { database: own.database, embeddings },
        { embeddingTimes: quickTimes, newId: randomUUID },
      );
    let reached: number | undefined;
    {
      await using world = await open(localSettings);
      for (let index = 0; index < 34; index++)
        await world.registry.agents.register({ ...agentOf("ledger-bot"), agent_id: `ledger-${index}` });
      await vi.waitFor(
        async () => expect((await readProgress(world.node.database))?.reached).toBeGreaterThan(0),
        hang,
      );
      await world.registry.agents.register(agentOf("calm-inn"));
      reached = (await readProgress(world.node.database))?.reached;
    }
    {
      await using world = await open(localSettings);
      const progress = await readProgress(world.node.database);
      expect(progress).toMatchObject({ form: formOf(localSettings) });
      expect(progress?.reached).toBeGreaterThanOrEqual(reached ?? 0);
      await isEmbedded(world, localSettings.model);
      expect(await idsOf(world, { q: "a vacation resort" })).toContain("calm-inn (by meaning)");
    }
    for (const settings of [endpoint.settings, localSettings]) {
      await using world = await open(settings);
      await isEmbedded(world, settings.model);
      expect(await idsOf(world, { q: "lodging" })).toContain("calm-inn");
    }
  });
});

/** How similar two vectors are. */
function cosine(a: readonly number[] | null | undefined, b: readonly number[] | null | undefined): number {
  if (!a || !b) return Number.NaN;
  const product = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, each, i) => sum + each * (y[i] ?? 0), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}
