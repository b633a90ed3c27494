/** The highlights of search results: where the words are, as ranges of plain texts. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FoundAgent, SearchQuery } from "../../client/index.ts";
import { placedWords, wordsOf } from "../../server/registry/search/words.ts";
import { engines } from "../engines.ts";
import { createWorld, type TestWorld } from "../world.ts";
import { found, registerAll } from "./scene.ts";

type Field = NonNullable<SearchQuery["highlight"]>[number];

const all: Field[] = [
  "agent_id",
  "name",
  "tags",
  "capabilities",
  "skills",
  "provider",
  "details",
  "description",
];

/** The highlights of an agent as texts, with the ranges in brackets. */
function marked({ match }: FoundAgent): string[] {
  return (match.highlights ?? []).map(({ field, text, ranges }) => {
    let [rest, at] = ["", 0];
    for (const { start, end } of ranges) {
      rest += `${text.slice(at, start)}[${text.slice(start, end)}]`;
      at = end;
    }
    return `${field}: ${rest}${text.slice(at)}`;
  });
}

async function markedBy(world: TestWorld, q: string, highlight: Field[] = all): Promise<string[]> {
  return (await found(world, { q, highlight })).flatMap(marked);
}

const [engine = "sqlite"] = engines;

describe("highlights", () => {
  it("are absent unless they are requested, and those of the requested fields only", async () => {
    await using world = await createWorld(engine);
    await registerAll(world, { a: { name: "Weather", tags: ["weather"] } });
    expect((await found(world, { q: "weather" }))[0]?.match).not.toHaveProperty("highlights");
    expect(await markedBy(world, "weather", ["tags"])).toEqual(["tags: [weather]"]);
    expect((await found(world, { q: "weather", highlight: ["details"] }))[0]?.match.highlights).toEqual([]);
  });

  it("show the words in every field, the place of each word once", async () => {
    await using world = await createWorld(engine);
    await registerAll(world, {
      "harbour-agent": {
        name: "Harbour pilot, harbour",
        tags: ["pilot", "sea", "harbour-sea"],
        capabilities: ["harbour entry"],
        skills: ["pilot-skill"],
        provider: { name: "Harbour Ltd" },
        description: "The harbour.\nNo, the pilot!",
        agent_card: {
          name: "Card",
          url: "https://card.example.com",
          skills: [{ id: "x", name: "Enter a harbour" }],
        },
      },
    });
    expect(await markedBy(world, "harbour pilot")).toEqual([
      "agent_id: [harbour]-agent",
      "name: [Harbour pilot], [harbour]",
      "tags: [pilot]",
      "tags: [harbour]-sea",
      "capabilities: [harbour] entry",
      "skills: [pilot]-skill",
      "provider: [Harbour] Ltd",
      "details: Enter a [harbour]",
      "description: The [harbour].\nNo, the [pilot]!",
    ]);
  });

  it.each([
    ["whole words", "fore", "Forecasts now", "name: [Forecasts] now"],
    ["other forms", "taxes", "A tax agent", "name: A [tax] agent"],
    ["similar words", "wether", "Weather", "name: [Weather]"],
    [
      "phrases as one range",
      '"hourly forecast"',
      "Hourly  forecast, hourly",
      "name: [Hourly  forecast], hourly",
    ],
    ["the exact name", "C++ / C#", "C++ / C#", "name: [C++ / C#]"],
    ["accents, composed and not", "zurich", "Zürich Zu\u0308rich", "name: [Zürich] [Zu\u0308rich]"],
    ["characters of a script without spaces", "天气", "北京天气助手", "name: 北京[天气]助手"],
    ["pictographs", "🤖", "A 🤖 agent", "name: A [🤖] agent"],
    ["what is after characters of two code units", "weather", "🤖𠀀 weather", "name: 🤖𠀀 [weather]"],
  ])("show %s", async (_what, q, name, expected) => {
    await using world = await createWorld(engine);
    await registerAll(world, { "~1": { name } });
    expect(await markedBy(world, q, ["name"])).toEqual([expected]);
  });

  it("are excerpts of long texts, around the first word", async () => {
    await using world = await createWorld(engine);
    const description = `${"Other words here. ".repeat(100)}A lighthouse. ${"🤖 ".repeat(500)}lighthouse`;
    await registerAll(world, { a: { description } });
    const [agent] = await found(world, { q: "lighthouse", highlight: ["description"] });
    const { text = "", ranges = [] } = agent?.match.highlights?.[0] ?? {};
    expect(description).toContain(text);
    expect(text.length).toBeLessThanOrEqual(240);
    expect(text.isWellFormed()).toBe(true);
    expect(ranges.map(({ start, end }) => text.slice(start, end))).toEqual(["lighthouse"]);
    expect(ranges[0]?.start).toBeGreaterThan(20);
  });

  it("are at most 3 texts of a field and 20 ranges of a text", async () => {
    await using world = await createWorld(engine);
    const description = "sea ".repeat(60);
    await registerAll(world, { a: { description, tags: ["sea a", "sea b", "sea c", "sea d"] } });
    const [agent] = await found(world, { q: "sea", highlight: ["tags", "description"] });
    const counts = agent?.match.highlights?.map(({ field, ranges }) => [field, ranges.length]);
    expect(counts).toEqual([
      ["tags", 1],
      ["tags", 1],
      ["tags", 1],
      ["description", 20],
    ]);
  });

  it("are plain text: what looks like markup stays as it is", async () => {
    await using world = await createWorld(engine);
    await registerAll(world, { a: { name: "<mark>weather</mark><img src=x onerror=alert(1)>" } });
    expect(await markedBy(world, "weather", ["name"])).toEqual([
      "name: <mark>[weather]</mark><img src=x onerror=alert(1)>",
    ]);
  });

  it("of a suspended agent show nothing but its id and name", async () => {
    await using world = await createWorld(engine);
    await registerAll(world, { a: { name: "Weather", description: "weather", tags: ["weather"] } });
    await world.sql("update agent set record_form = '', status = 'suspended' where agent_id = 'a'");
    const [agent] = await found(world, { q: "weather", highlight: all, status: ["suspended"] });
    expect(agent && marked(agent)).toEqual(["name: [Weather]"]);
  });

  it("are the same page by page, with a cursor that does not depend on them", async () => {
    await using world = await createWorld(engine);
    await registerAll(world, { a: { name: "Weather" }, b: { name: "Weather" }, c: { name: "Weather" } });
    const query = { q: "weather", limit: 1 };
    const { next_cursor } = await world.registry.agents.search(query).page();
    const second = world.registry.agents.search({ ...query, cursor: next_cursor ?? "", highlight: ["name"] });
    expect((await second.page()).agents.map(marked)).toEqual([["name: [Weather]"]]);
  });
});

describe("the places of words", () => {
  const anything = fc.string({ unit: "binary", maxLength: 60 });
  const scripts = fc
    .array(fc.constantFrom(..."aé天気ーあ🤖🇩🇪e\u0301 ﬁ①ßẞİ\u20dd-ｶﾞ𠀀".split("")), { maxLength: 40 })
    .map((letters) => letters.join("").toWellFormed());

  it("are in the text, in order, and each is not empty", () => {
    fc.assert(
      fc.property(fc.oneof(anything, scripts), (text) => {
        for (const { start, end } of placedWords(text)) {
          expect(0 <= start && start < end && end <= text.length).toBe(true);
          expect(text.slice(start, end).isWellFormed()).toBe(text.isWellFormed());
        }
        const starts = placedWords(text).map(({ start }) => start);
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      }),
      { numRuns: 3_000 },
    );
  });

  it("end with a character, not within its code units", () => {
    const [, zero] = placedWords("𠀀🄀"); // which the index has as "0"
    expect(zero).toEqual({ word: "0", start: 2, end: 4 });
  });

  it("are of the words that the index has", () => {
    for (const text of ["Zürich e\u0301", "天天天天 abc天b", "🤖🤖 🇩🇪", "ﬁle ①", "a-b_c"])
      expect(placedWords(text).map(({ word }) => word)).toEqual(wordsOf(text));
  });
});
