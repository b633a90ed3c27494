/** The suggestion of a search: the query with its misspelt words corrected. */
import { describe, expect, it, test } from "vitest";
import type { SearchQuery } from "../../client/index.ts";
import { engines } from "../engines.ts";
import { isEveryday } from "../runs.ts";
import { createWorld, type TestWorld } from "../world.ts";
import { registerAll } from "./scene.ts";

async function suggestion({ registry }: TestWorld, query: SearchQuery): Promise<string | undefined> {
  return (await registry.agents.search(query).page()).suggestion;
}

const registered = {
  forecast: { name: "Weather forecast", tags: ["marine"] },
  trains: { name: "Rail Concierge", description: "Books tickets of trains to Berlin." },
  translator: { name: "Translator", description: "Translates documents." },
  zurich: { name: "Zürich", description: "Погода in der Schweiz." },
};

const [engine = "sqlite"] = engines;

describe("a search", () => {
  it.each([
    ["one wrong letter", "wether", "weather"],
    ["two wrong letters", "wexxher", "weather"],
    ["two letters too many", "translattorr", "translator"],
    ["two swapped letters", "waether", "weather"],
    ["several misspelt words", "wether foercast", "weather forecast"],
    ["capital letters", "Wether Forecast", "weather Forecast"],
    ["another script", "пагода", "погода"],
    ["a word in quotes", '"wether forecast"', '"weather forecast"'],
    ["punctuation and an excluded word", "wether, (forecast) -wether", "weather, (forecast) -wether"],
    ["a need in plain words", "find me a tikets to Berlin", "find me a tickets to Berlin"],
  ])("suggests a correction of a query with %s", async (_kind, q, expected) => {
    await using world = await createWorld(engine);
    await registerAll(world, registered);
    expect(await suggestion(world, { q })).toBe(expected);
  });

  it.each([
    ["every word is known", "weather"],
    ["the word is the beginning of a known one", "weath"],
    ["no word is near", "quicksilver"],
    ["a short word has two wrong letters", "raxx"],
    ["the misspelt word is excluded", "weather -forcast"],
    ["there are no words", "*** ---"],
    ["more than four words are misspelt", "wether forcast tikets translater marinee"],
  ])("suggests nothing if %s", async (_reason, q) => {
    await using world = await createWorld(engine);
    await registerAll(world, registered);
    expect(await suggestion(world, { q })).toBeUndefined();
  });

  it("suggests nothing that finds no agent: of deleted agents, or outside of the filters", async () => {
    await using world = await createWorld(engine);
    await registerAll(world, registered);
    expect(await suggestion(world, { q: "wether", tags: ["marine"] })).toBe("weather");
    expect(await suggestion(world, { q: "wether", tags: ["other"] })).toBeUndefined();
    await world.registry.agents.remove("forecast");
    expect(await suggestion(world, { q: "wether" })).toBeUndefined();
  });

  it("prefers the word that more agents have", async () => {
    await using world = await createWorld(engine);
    await registerAll(world, { a: { name: "Feather" }, b: { name: "Weather" }, c: { tags: ["weather"] } });
    expect(await suggestion(world, { q: "xeather" })).toBe("weather");
  });

  it("suggests on the first page only, and not if it has many agents", async () => {
    await using world = await createWorld(engine);
    const many = Array.from({ length: 12 }, (_, index) => [`a${index}`, { name: "Weather" }]);
    await registerAll(world, Object.fromEntries(many.slice(0, 9)));
    expect(await suggestion(world, { q: "wether" })).toBe("weather");
    expect(await suggestion(world, { q: "wether", limit: 3 })).toBeUndefined();
    await registerAll(world, Object.fromEntries(many.slice(9)));
    expect(await suggestion(world, { q: "wether" })).toBeUndefined();
  });

  it("suggests with every sort", async () => {
    await using world = await createWorld(engine);
    await registerAll(world, registered);
    for (const sort of ["relevance", "newest", "updated", "name", "reputation"] as const)
      expect(await suggestion(world, { q: "wether", sort })).toBe("weather");
  });

  it("suggests nothing longer than a query may be", async () => {
    await using world = await createWorld(engine);
    await registerAll(world, { a: { name: "Weathers" } });
    const q = `weathrs ${"-".repeat(248)}`;
    expect([...q]).toHaveLength(256);
    expect(await suggestion(world, { q })).toBeUndefined();
    expect(await suggestion(world, { q: q.slice(0, -1) })).toBe(`weathers ${"-".repeat(247)}`);
  });
});

describe("a query of combining marks alone", () => {
  const marks = [0x301, 0x308, 0x345, 0x483, 0x489, 0x591, 0x5bf, 0x64b, 0x670, 0x93c, 0x94d, 0xe31, 0xe48];
  const others = [0x1ab0, 0x1dc0, 0x200d, 0x20d0, 0x20dd, 0x20e3, 0x302a, 0x3099, 0xfe00, 0xfe0f, 0xfe20];
  const beyond = [0x101fd, 0x1d165, 0x1e8d0, 0xe0100];

  test.skipIf(isEveryday)(
    "responds, whatever the marks are, how many there are, and what is wanted of them",
    async () => {
      await using world = await createWorld(engine);
      await registerAll(world, {
        a: { name: "e\u0301" },
        b: { name: "\u0e48\u0e48", tags: ["\u20dd\u20dd\u20dd"] },
      });
      const each = [...marks, ...others, ...beyond].map((code) => String.fromCodePoint(code));
      const queries = each.flatMap((mark) => [1, 2, 3, 4, 6, 33].map((count) => mark.repeat(count)));
      queries.push(each.join(""), each.join(" "), `"${each[0]}"`, `-${each[0]}`, `a${each.join("")}`);
      const failed: string[] = [];
      for (const q of queries) {
        for (const more of ["", "&sort=name&highlight=name,tags,details"]) {
          const response = await world.send("GET", `/search?q=${encodeURIComponent(q)}${more}`);
          if (response.status !== 200) failed.push(`${response.status} ${JSON.stringify(q)}${more}`);
        }
      }
      expect(failed).toEqual([]);
    },
  );
});
