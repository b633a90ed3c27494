/** Searches: what is found by which words, in which order, in every script, and whatever is typed. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FoundAgent, SearchQuery } from "../client/index.ts";
import { isSlip, slipForms } from "../server/registry/search/slips.ts";
import { type EngineName, engines } from "./engines.ts";
import { createWorld, type TestWorld } from "./world.ts";

type Described = Record<string, unknown>;

/** Registers an agent whose URL says nothing. */
async function agent({ registry }: TestWorld, agent_id: string, described: Described = {}): Promise<void> {
  await registry.agents.register({ agent_id, agent_url: "https://example.com/a2a", ...described });
}

/** Registers agents by id, in this order. */
async function agents(world: TestWorld, all: Record<string, Described>): Promise<void> {
  for (const [id, described] of Object.entries(all)) await agent(world, id, described);
}

/** Registers agents of these names, with ids that no word finds. */
async function named(world: TestWorld, ...names: string[]): Promise<void> {
  for (const [index, name] of names.entries()) await agent(world, `~${index}`, { name });
}

async function found(world: TestWorld, q: string, query: Omit<SearchQuery, "q"> = {}): Promise<FoundAgent[]> {
  const agents: FoundAgent[] = [];
  for await (const each of world.registry.agents.search({ limit: 100, ...query, q })) agents.push(each);
  return agents;
}

/** The ids that a query finds, best first. */
async function ids(world: TestWorld, q: string, query: Omit<SearchQuery, "q"> = {}): Promise<string[]> {
  return (await found(world, q, query)).map(({ agent_id }) => agent_id);
}

/** The names that a query finds, best first. */
async function names(world: TestWorld, q: string): Promise<string[]> {
  return (await found(world, q)).map(({ name }) => name);
}

/** What each query finds, by name. */
async function namesBy(world: TestWorld, queries: string[]): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const q of queries) all[q] = await names(world, q);
  return all;
}

function each<Value>(queries: string[], value: Value): Record<string, Value> {
  return Object.fromEntries(queries.map((q) => [q, value]));
}

/** A node that the tests of a group only read, after it was filled once. */
function useWorld(engine: EngineName, fill: (world: TestWorld) => Promise<void>): () => TestWorld {
  let world: TestWorld;
  beforeAll(async () => {
    world = await createWorld(engine);
    await fill(world);
  });
  afterAll(() => world?.[Symbol.asyncDispose]());
  return () => world;
}

/** A card whose skill says these words. */
function cardOf(skill: { name?: string; description?: string; examples?: string[]; tags?: string[] }) {
  return { name: "Card", url: "https://card.example.com", skills: [{ id: "skill", ...skill }] };
}

/** All use one index, whichever database the agents are in: test/search/engines.test.ts compares both. */
const [engine = "sqlite"] = engines;

describe("a search", () => {
  describe("an agent is found by a word", () => {
    const described = {
      name: "Alpha",
      tags: ["bravo"],
      capabilities: ["charlie"],
      skills: ["delta-skill"],
      provider: { name: "Echo Ltd" },
      description: "Says foxtrot.\nAnd nothing else.",
      agent_card: cardOf({
        name: "Golf",
        description: "Says hotel.",
        examples: ["Say india!"],
        tags: ["juliet"],
      }),
    };

    const world = useWorld(engine, (world) =>
      agents(world, { "zulu-1": described, other: { name: "Other" } }),
    );

    test.each([
      ["agent_id", "zulu"],
      ["name", "alpha"],
      ["tags", "bravo"],
      ["capabilities", "charlie"],
      ["skills", "delta"],
      ["provider", "echo"],
      ["description", "foxtrot"],
      ["details", "golf"],
      ["details", "hotel"],
      ["details", "india"],
      ["details", "juliet"],
    ])("of its %s (%s), which the match lists", async (field, word) => {
      const [first, ...more] = await found(world(), word);
      expect(more).toEqual([]);
      expect(first).toMatchObject({ agent_id: "zulu-1", match: { fields: [field] } });
    });

    test("of the skills in its facts", async () => {
      await using world = await createWorld(engine);
      await agents(world, { a: {}, b: {} });
      await world.registry.facts.put("a", {
        label: "Kilo",
        skills: [{ id: "lima", description: "Says mike." }],
      });
      for (const word of ["kilo", "lima", "mike"]) expect(await ids(world, word)).toEqual(["a"]);
    });

    test("before those with some of the words, if all words are there, each in whatever place", async () => {
      await using world = await createWorld(engine);
      await agents(world, { a: described, b: { name: "Alpha" }, c: { description: "foxtrot" } });
      expect(await ids(world, "foxtrot alpha")).toEqual(["a"]);
      expect(await ids(world, "foxtrot alpha bravo hotel")).toEqual(["a", "b", "c"]);
      expect((await found(world, "foxtrot alpha bravo hotel"))[0]?.match.fields).toEqual([
        "name",
        "tags",
        "details",
        "description",
      ]);
    });

    test("whatever punctuation stands beside it", async () => {
      await using world = await createWorld(engine);
      await named(world, "C++ (fast) e-mail/weather_agent's #1");
      for (const q of [
        "c++",
        "(fast)",
        "e-mail",
        "weather_agent",
        "agent's",
        "#1",
        "mail/weather",
        "fast!",
      ]) {
        expect([q, (await names(world, q)).length]).toEqual([q, 1]);
      }
    });
  });

  describe("the order", () => {
    test("is: exact id or name, names and sets, texts", async () => {
      await using world = await createWorld(engine);
      await agents(world, {
        lighthouse: { name: "One" },
        exact: { name: "Lighthouse" },
        whole: { name: "The Lighthouse" },
        begun: { name: "Lighthouses" },
        tag: { tags: ["lighthouse"] },
        capability: { capabilities: ["lighthouse keeping"] },
        provider: { provider: { name: "Lighthouse Ltd" } },
        details: { agent_card: cardOf({ description: "Runs a lighthouse." }) },
        description: { description: "Near a lighthouse." },
      });
      const all = await found(world, "lighthouse");
      const order = all.map(({ agent_id }) => agent_id);
      const groups = [order.slice(0, 2), order.slice(2, 7), order.slice(7)];
      expect(groups.map((each) => each.sort())).toEqual([
        ["exact", "lighthouse"],
        ["begun", "capability", "provider", "tag", "whole"],
        ["description", "details"],
      ]);
      const scores = all.map(({ match }) => match.score);
      expect(scores.slice(0, 2)).toEqual([1, 1]);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    });

    test("follows the place where the last of the words is found", async () => {
      await using world = await createWorld(engine);
      await agents(world, {
        both: { name: "Harbour pilot" },
        set: { name: "Harbour", tags: ["pilot"] },
        text: { name: "Harbour", description: "A pilot." },
      });
      expect(await ids(world, "pilot harbour")).toEqual(["both", "set", "text"]);
    });

    test("has the exact id first, whatever letters it has beside letters", async () => {
      await using world = await createWorld(engine);
      await agents(world, { "~:~": {}, "a.b": { name: "Second" }, other: { name: "a b" } });
      expect(await found(world, "~:~")).toMatchObject([
        { agent_id: "~:~", match: { score: 1, fields: ["agent_id", "name"] } },
      ]);
      expect((await ids(world, "a.b"))[0]).toBe("a.b");
    });
  });

  describe("words in quotes", () => {
    const all = {
      row: { description: "An hourly forecast for you." },
      apart: { description: "A forecast, hourly." },
      set: { tags: ["hourly", "forecast"] },
      fields: { name: "Hourly", description: "forecast" },
      lines: { agent_card: cardOf({ name: "hourly", description: "forecast" }) },
      begun: { description: "hourly forecasts" },
    };
    const world = useWorld(engine, (world) => agents(world, all));

    test("must stand next to each other, in one text", async () => {
      expect(await ids(world(), '"hourly forecast"')).toEqual(["row"]);
      expect(await ids(world(), '"Hourly, FORECAST!')).toEqual(["row"]);
      expect(await ids(world(), "hourly-forecast")).toEqual(["row", "begun"]);
    });

    test("must be whole", async () => {
      expect(await ids(world(), '"hour"')).toEqual([]);
      expect(await ids(world(), '"forecasts"')).toEqual(["begun"]);
    });

    test("go together with words outside", async () => {
      expect(await ids(world(), 'yo "hourly forecast"')).toEqual(["row"]);
      expect((await found(world(), '"hourly forecast"'))[0]?.match.fields).toEqual(["description"]);
    });
  });

  describe("a word after a minus", () => {
    const all = {
      sea: { name: "Sea weather", tags: ["marine"] },
      land: { name: "Land weather" },
      deep: { name: "Weather below", description: "In the deep sea." },
      marines: { name: "Weather of marines" },
    };

    test("excludes what has it, wherever, and nothing that only begins so", async () => {
      await using world = await createWorld(engine);
      await agents(world, all);
      expect((await ids(world, "weather -marine")).sort()).toEqual(["deep", "land", "marines"]);
      expect(await ids(world, "-sea weather -marines")).toEqual(["land"]);
    });

    test("may be a row of words in quotes", async () => {
      await using world = await createWorld(engine);
      await agents(world, all);
      expect((await ids(world, 'weather -"deep sea"')).sort()).toEqual(["land", "marines", "sea"]);
      expect(await ids(world, 'weather -"sea deep"')).toHaveLength(4);
    });

    test("alone finds all that lacks it, within the filters", async () => {
      await using world = await createWorld(engine);
      await agents(world, all);
      await agent(world, "gone");
      await world.registry.agents.remove("gone");
      await world.registry.agents.setStatus("land", { status: "deprecated" });
      expect(await ids(world, "-sea")).toEqual(["marines", "land"]);
      expect(await ids(world, "-sea", { status: ["active"] })).toEqual(["marines"]);
      expect(await ids(world, "-nothing -marine")).toEqual(["marines", "deep", "land"]);
    });

    test("excludes a character of a script without spaces wherever it stands", async () => {
      await using world = await createWorld(engine);
      await named(world, "黑猫助手", "天气助手");
      expect(await names(world, "助手 -猫")).toEqual(["天气助手"]);
      expect(await names(world, "助手 -天气")).toEqual(["黑猫助手"]);
    });
  });

  test("the beginning of a word finds it, its middle and end do not", async () => {
    await using world = await createWorld(engine);
    await named(world, "Forecasting");
    const finding = ["f", "fo", "forecast", "FORECASTIN", "forecasting"];
    expect(await namesBy(world, finding)).toEqual(each(finding, ["Forecasting"]));
    const failing = ["ecast", "casting", "orecas"];
    expect(await namesBy(world, failing)).toEqual(each(failing, []));
  });

  describe("a misspelt word finds the right one", () => {
    const words = ["Weather", "West", "Api", "Zürich", "Погода", "Αθήνα", "الطقس", "मौसम", "𞤀𞤣𞤤𞤢𞤥", "gpt4"];
    const world = useWorld(engine, (world) => named(world, ...words));

    test.each([
      ["with a letter left out", "Weather", ["weathr", "eather", "wather"]],
      ["with a letter put in", "Weather", ["weatther", "xweather", "weatherr", "weathyer"]],
      ["with a letter replaced", "Weather", ["weatxer", "xeather", "weathex", "veather"]],
      ["with two letters swapped", "Weather", ["waether", "ewather", "weathre", "wetaher"]],
      ["of four letters, one left out", "West", ["est", "wst", "wet"]],
      ["of four letters and one more", "West", ["westt", "wwest", "wesxt", "xwest"]],
      ["of four letters, one replaced", "West", ["xest", "wxst", "wext", "wesx"]],
      ["of four letters, two swapped", "West", ["ewst", "wset", "wets"]],
      ["of three letters and one more", "Api", ["appi", "aapi", "apii", "xapi"]],
      ["with a digit", "gpt4", ["gpr4", "gptt4", "ggpt4"]],
      ["with accents", "Zürich", ["zürch", "Zuirch", "züric", "zurihc"]],
      ["in Cyrillic", "Погода", ["пагода", "погда", "огода", "погдоа"]],
      ["in Greek", "Αθήνα", ["αθηα", "αθινα", "θηνα"]],
      ["in Arabic", "الطقس", ["الطقص", "اطقس", "لطقس"]],
      ["in Devanagari", "मौसम", ["मोसम", "मौसन"]],
      ["in a script beyond the first plane", "𞤀𞤣𞤤𞤢𞤥", ["𞤀𞤣𞤤𞤥", "𞤣𞤀𞤤𞤢𞤥", "𞤀𞤣𞤤𞤢𞤤"]],
    ])("%s: %s", async (_kind, right, typed) => {
      expect(await namesBy(world(), typed)).toEqual(each(typed, [right]));
    });

    test("beside words that are right", async () => {
      await using world = await createWorld(engine);
      await agents(world, {
        a: { name: "Weather", tags: ["berlin"] },
        b: { name: "Weather", tags: ["paris"] },
        c: { name: "Leather", tags: ["berlin"] },
      });
      expect(await ids(world, "weathr berlin")).toEqual(["a"]);
      expect(await ids(world, "wether brelin")).toEqual(["a"]);
    });

    test("and not when more than one letter is wrong", async () => {
      const typed = ["waethr", "xxather", "wetaehr", "weth", "wseet", "погад", "apo", "pai"];
      expect(await namesBy(world(), typed)).toEqual(each(typed, []));
    });

    test("and says where", async () => {
      await using world = await createWorld(engine);
      await agent(world, "a", { name: "Weather", description: "Of leather.", tags: ["feather"] });
      expect((await found(world, "wether"))[0]?.match.fields).toEqual(["name"]);
    });
  });

  describe("a word that is right", () => {
    test("does not drag similar ones in", async () => {
      await using world = await createWorld(engine);
      await named(world, "Weather", "Leather", "Heather", "Feathers");
      expect(await namesBy(world, ["weather", "leather", "feather"])).toEqual({
        weather: ["Weather"],
        leather: ["Leather"],
        feather: ["Feathers"],
      });
    });

    test("of three letters does not drag similar ones in", async () => {
      await using world = await createWorld(engine);
      await named(world, "Api", "Apis mellifera", "Apia", "Arpi");
      expect((await names(world, "api")).sort()).toEqual(["Api", "Apia", "Apis mellifera"]);
    });

    test("does not tell of places that only have a similar one", async () => {
      await using world = await createWorld(engine);
      await agent(world, "a", { name: "Weather", description: "Of leather.", tags: ["heather"] });
      expect((await found(world, "weather"))[0]?.match.fields).toEqual(["name"]);
    });

    test("finds similar ones where it finds nothing itself", async () => {
      await using world = await createWorld(engine);
      await agents(world, {
        a: { name: "Weather", tags: ["paris"] },
        b: { name: "Leather", tags: ["berlin"] },
      });
      expect(await ids(world, "weather berlin")).toEqual(["b"]);
      expect(await ids(world, "weather", { tags: ["berlin"] })).toEqual(["b"]);
    });
  });

  test("where no agent has all words, those with any of them are found, with lower scores", async () => {
    await using world = await createWorld(engine);
    await agents(world, { a: { name: "Weather" }, b: { description: "In Berlin." }, c: { name: "Other" } });
    const all = await found(world, "weather berlin quicksilver");
    expect(all.map(({ agent_id }) => agent_id)).toEqual(["a", "b"]);
    const [one] = await found(world, "in berlin");
    expect(all[1]?.match.score).toBeLessThan(one?.match.score ?? 0);
    expect(await ids(world, "weather berlin quicksilver -in")).toEqual(["a"]);
    expect(await ids(world, "quicksilver mercury")).toEqual([]);
  });

  describe("a need in plain words", () => {
    const all = {
      hotel: { name: "Stay Desk", description: "Books rooms.", tags: ["hotels"] },
      train: { name: "Rail Concierge", description: "Finds connections of trains.", tags: ["tickets"] },
      books: { name: "Book club", description: "Talks about books." },
      scam: { name: "Guard", description: "Recognizes phishing." },
      taxes: { name: "Ledger", description: "Prepares tax returns." },
    };

    test("finds what is needed, and not the words around it", async () => {
      await using world = await createWorld(engine);
      await agents(world, all);
      expect((await ids(world, "I need to book a train"))[0]).toBe("train");
      expect(await ids(world, "find me a train")).toEqual(["train"]);
      expect(await ids(world, "please help me with the")).toEqual([]);
    });

    test("finds other forms of a word", async () => {
      await using world = await createWorld(engine);
      await agents(world, all);
      expect(await ids(world, "do my taxes")).toEqual(["taxes"]);
      expect(await ids(world, "hotel")).toEqual(["hotel"]);
      expect(await ids(world, "preparing")).toEqual(["taxes"]);
    });

    test("finds other forms of a word that do not begin with its stem", async () => {
      await using world = await createWorld(engine);
      await agents(world, {
        hiring: { name: "Talent", description: "Supports hiring." },
        seen: { name: "Radar", description: "Measures the visibility of brands." },
      });
      expect(await ids(world, "hire")).toEqual(["hiring"]);
      expect(await ids(world, "visible")).toEqual(["seen"]);
    });

    test("finds the thing rather than the time", async () => {
      await using world = await createWorld(engine);
      await agents(world, { ...all, weekly: { name: "Week planner", description: "Plans a week." } });
      expect((await ids(world, "find me a hotel for a week"))[0]).toBe("hotel");
    });

    test("finds synonyms where no agent has the word, with a lower score", async () => {
      await using world = await createWorld(engine);
      await agents(world, all);
      expect(await found(world, "scam")).toMatchObject([{ agent_id: "scam", match: { score: 1 } }]);
      await world.registry.agents.remove("scam");
      await agent(world, "guard", all.scam);
      expect(await found(world, "scam")).toMatchObject([
        {
          agent_id: "guard",
          match: { fields: ["description"], score: expect.toSatisfy((score) => score < 0.2) },
        },
      ]);
    });

    test("ranks agents with rare words first, and those with all words before all others", async () => {
      await using world = await createWorld(engine);
      for (let index = 0; index < 9; index++) await agent(world, `~${index}`, { description: "alpha" });
      await agents(world, {
        both: { description: "bravo and charlie" },
        one: { description: "bravo" },
        whole: { description: "alpha, bravo, charlie" },
      });
      expect((await ids(world, "alpha bravo charlie")).slice(0, 4)).toEqual(["whole", "both", "one", "~8"]);
    });

    test("has every word in quotes, none after a minus, and only agents within the filters", async () => {
      await using world = await createWorld(engine);
      await agents(world, {
        a: { description: "alpha bravo", tags: ["x"] },
        b: { description: "bravo charlie" },
        c: { description: "alpha charlie", tags: ["x"] },
      });
      expect((await ids(world, "alpha bravo charlie delta")).sort()).toEqual(["a", "b", "c"]);
      expect((await ids(world, 'alpha "bravo" charlie delta')).sort()).toEqual(["a", "b"]);
      expect(await ids(world, "alpha bravo charlie delta -bravo")).toEqual(["c"]);
      expect((await ids(world, "alpha bravo charlie delta", { tags: ["x"] })).sort()).toEqual(["a", "c"]);
    });

    test("gives each agent once, page by page, while agents are written, and counts them", async () => {
      await using world = await createWorld(engine);
      const words = ["alpha", "bravo", "charlie", "delta"];
      for (let index = 1; index < 16; index++) {
        const description = words.filter((_, bit) => index & (1 << bit)).join(" ");
        await agent(world, `~${index}`, { description });
      }
      const q = words.join(" ");
      const whole = await ids(world, q);
      expect(whole).toHaveLength(15);
      const facets = ["status" as const];
      const first = await world.registry.agents.search({ q, limit: 4, facets }).page();
      expect(first).toMatchObject({
        total: 15,
        total_is_exact: true,
        facets: { status: [{ value: "active", count: 15 }] },
      });
      const walked: string[] = [];
      for await (const { agent_id } of world.registry.agents.search({ q, limit: 4 })) {
        walked.push(agent_id);
        await agent(world, `new-${walked.length}`, { description: "alpha charlie" });
      }
      expect(walked).toEqual(whole);
    });
  });

  describe("letter case, accents and scripts:", () => {
    test.each([
      ["Zürich Straße", ["zurich", "ZÜRICH", "zürich", "Zu\u0308rich", "strasse", "STRASSE", "straße"]],
      ["Ｆｕｌｌ ﬁle №5", ["full", "FILE", "file", "no5"]],
      ["İstanbul ILGAZ", ["istanbul", "ISTANBUL", "ilgaz"]],
      ["Ångström São Đà Nẵng", ["angstrom", "sao", "nang"]],
      ["天气助手", ["天气", "气助", "助手", "天", "手", "天气助", '"助手"', '"气"', "天气助手"]],
      ["天气AI平台", ["天气AI", "天气ai平台", "气AI", "AI平", "ai", "平台"]],
      [
        "東京カレンダー案内",
        ["カレンダー", "カレンダ", "東京カレンダー", "ダー案", "案内", '"カレンダー"', "ｶﾚﾝﾀﾞｰ"],
      ],
      ["データ分析サービス", ["データ", '"データ"', "データ分析", "サービス", "分析"]],
      ["ひらがなエージェント", ["ひらがな", "エージェント", "がな"]],
      ["ตัวแทนสภาพอากาศ", ["สภาพ", "อากาศ", "ตัวแทน", "สภาพอากาศ"]],
      ["ຕົວແທນ ភ្នាក់ងារ ကိုယ်စားလှယ်", ["ຕົວແທນ", "ភ្នាក់", "စားလှယ်"]],
      ["Агент Погоды Ёлка", ["агент", "ПОГОДЫ", "пог", "елка", "ёлка"]],
      ["وكيل الطقس", ["وكيل", "الطقس", "الط"]],
      ["סוכן מזג אוויר", ["סוכן", "אוויר"]],
      ["날씨 도우미", ["날씨", "도우", "도우미"]],
      ["Καιρός Αθήνα", ["καιρος", "ΚΑΙΡΌΣ", "αθηνα", "ΑΘΗΝΑ"]],
      ["मौसम सहायक", ["मौसम", "सहा"]],
      ["𞤀𞤣𞤤𞤢𞤥", ["𞤀𞤣𞤤", "𞤢𞤣𞤤𞤢𞤥"]],
      ["🤖 Robot ☀️", ["🤖", "🤖 robot", "☀️", "☀"]],
      ["☀ Sun", ["☀️", "☀"]],
      ["👩‍👩‍👧 🫠 👍🏽", ["👩‍👩‍👧", "👩", "🫠", "👍🏽", "👍"]],
      ["🇩🇪 Wetter 🇫🇷", ["🇩🇪", "🇫🇷", "🇩🇪 wetter"]],
      ["会議のメモを作る", ["会議のメモから", "会議のメモ", "会議の議事録"]],
      ["装修报价助手", ["装修要花多少钱", "装修报价"]],
      ["แปลเอกสารภาษาไทย", ["แปลภาษาไทย", "เอกสาร"]],
      ["وكيل تَرْجَمَة إلى الفارسى", ["ترجمة", "ترجمه", "وکیل", "الى الفارسي"]],
      ["مترجم می‌نویسد ۱۲۳", ["مينويسد", "123"]],
      ["שָׁלוֹם עולם", ["שלום", "עוֹלם"]],
      ["हिन्दी सहायक चाँद", ["हिंदी", "हिन्दी", "चांद"]],
      ["Iğdır ılık ÆØÅ Łódź", ["igdir", "ILIK", "aeoa", "lodz"]],
    ])("%s is found by %j", async (name, queries) => {
      await using world = await createWorld(engine);
      await named(world, name, "Something else", "别的");
      expect(await namesBy(world, queries)).toEqual(each(queries, [name]));
    });

    test("other words of the same script do not find it", async () => {
      await using world = await createWorld(engine);
      await named(world, "天气助手", "カレンダー", "🇩🇪", "Погода", "สภาพอากาศ");
      const queries = ["气天", "天手", "ダレ", "ーカ", "🇪🇺", "🇩🇰", "дагопо", "🤖", "ศาก"];
      expect(await namesBy(world, queries)).toEqual(each(queries, []));
    });
  });

  describe("identifiers and signs:", () => {
    test.each([
      [
        "getWeatherForecast",
        ["forecast", "weather forecast", "getweatherforecast", "get-weather", "getWeather"],
      ],
      ["airtable-plus", ["airtableplus", "airtable plus", "AirtablePlus", "plus"]],
      ["WebSearch", ["websearch", "web search", "web-search", "search"]],
      ["HTMLParser APIs", ["html parser", "htmlparser", "apis"]],
      ["snake_case_name", ["snakecasename", "case name", "snake_case"]],
      ["works with v1.2.3 and POL-358", ["1.2.3", "v1.2.3", "pol358", "POL-358", "358"]],
      ["GPT-4o R2-D2 node.js", ["gpt4o", "gpt 4o", "r2d2", "nodejs", "node.js"]],
      ["gpt4o r2d2 nodejs", ["GPT-4o", "R2-D2", "node.js"]],
      ["Surfers of the coast", ["surfing", "surfer", "surf"]],
    ])("%s is found by %j", async (name, queries) => {
      await using world = await createWorld(engine);
      await named(world, name, "Something else");
      expect(await namesBy(world, queries)).toEqual(each(queries, [name]));
    });

    test("C, C++, C#, F# and .NET differ", async () => {
      await using world = await createWorld(engine);
      const languages = ["C", "C++", "C#", "F#", ".NET"];
      await named(world, ...languages.map((language) => `${language} helper`));
      for (const language of languages) expect((await names(world, language))[0]).toBe(`${language} helper`);
      expect(await names(world, "C++")).toEqual(["C++ helper"]);
      expect((await names(world, "helper -C++")).sort()).toEqual([
        ".NET helper",
        "C helper",
        "C# helper",
        "F# helper",
      ]);
    });

    test("of skills are found in their parts, whatever letter case the record has", async () => {
      await using world = await createWorld(engine);
      await agent(world, "a", { skills: ["listOpenIssues"] });
      await agent(world, "b", { agent_card: cardOf({ name: "Sky" }), skills: ["getForecast"] });
      expect(await ids(world, "issues")).toEqual(["a"]);
      expect(await ids(world, "open issues")).toEqual(["a"]);
    });
  });

  test("the name that is exactly the words is first, whatever stands between them", async () => {
    await using world = await createWorld(engine);
    await agents(world, {
      other: { name: "Agent for React", description: "Agent react devtools, agent react devtools." },
      meant: { name: "agent-react-devtools" },
      late: { name: "React agent", tags: ["agent", "react", "devtools"] },
    });
    expect((await ids(world, "agent react devtools"))[0]).toBe("meant");
    expect((await ids(world, "agentreactdevtools"))[0]).toBe("meant");
  });

  test("words in a row come before the same words apart", async () => {
    await using world = await createWorld(engine);
    await agents(world, {
      row: { description: "It helps a team with a design system of its own, and more." },
      apart: { description: "A system of design that helps, and more of its own for a team." },
    });
    expect((await ids(world, "design system"))[0]).toBe("row");
  });

  describe("whatever is typed", () => {
    const typed = [
      '"',
      '""',
      '"a',
      'a"b',
      '"""',
      "*",
      "a*",
      "*a",
      "-",
      "--",
      "---a",
      "- a",
      '-"',
      '-""',
      '-"a',
      "+a",
      "~a",
      "NEAR(",
      "NEAR(a b, 2)",
      "a AND",
      "AND",
      "OR",
      "NOT",
      "NOT a",
      "a OR b",
      "(",
      ")",
      "(a",
      "{name}: a",
      "name:a",
      "name : a",
      "^a",
      "a:*",
      "a:*b",
      "a <-> b",
      "<->",
      "a & b",
      "!a",
      "a | b",
      "'",
      "''",
      "a'b",
      "o'brien",
      "\\",
      "\\\\",
      "a\\",
      "\\'",
      "%",
      "_",
      "%_%",
      "; drop table agent; --",
      "$1",
      "?",
      "?1",
      ":a",
      "\0",
      "a\0b",
      "\u0000\u0001",
      "\n",
      "\t",
      "\u2028",
      "\u00a0",
      "\ufeff",
      "\u200b",
      "\u202eabc",
      "\u0301",
      "\ud800",
      "\udc00a",
      "a\ud83d",
      "\ufffd",
      "\ue000",
      "\u{10ffff}",
      "\u{f0000}",
      "ﷺ",
      "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
      "1️⃣",
      "©",
      "½",
      "null",
      "undefined",
      "NaN",
      "__proto__",
      "constructor",
      "0",
      "-0",
      "1e309",
      "<script>",
      "a".repeat(256),
      "🤖".repeat(256),
      "𠀀".repeat(256),
      "天".repeat(256),
      '"'.repeat(256),
      "-a ".repeat(85),
      "a ".repeat(128),
      "a-".repeat(128),
      "e\u0301".repeat(128),
      '-"'.repeat(128),
      "('\"".repeat(85),
      "ﷺ".repeat(256),
    ];

    test("a search responds", async () => {
      await using world = await createWorld(engine);
      await named(world, "a b", "O'Brien", "Not Near Or And", "🤖🤖🤖", "天天天天");
      const rejected: string[] = [];
      for (const q of typed) {
        const facets = "tags,capabilities,protocol,provider,status,source";
        const query = `q=${encodeURIComponent(q.toWellFormed())}&facets=${facets}`;
        for (const more of ["limit=100", "limit=1&sort=name&highlight=agent_id,name,details"]) {
          const response = await world.send("GET", `/search?${query}&${more}`);
          if (response.status !== 200) rejected.push(`${response.status} ${q}`);
        }
      }
      expect(rejected).toEqual([]);
    });

    test("a search responds, 256 characters of anything too", async () => {
      await using world = await createWorld(engine);
      await named(world, "a b", "天天天天");
      const alphabets = [
        [..."ab \"'*-()\\:&|!<>^{}+~?%"],
        [...'a"- '],
        ["\u0301", "\u200d", "\ufe0f", "a", "天", "ー", "🇩", "🤖", " "],
        Array.from({ length: 400 }, (_, index) => String.fromCodePoint(index * 251 + 1)).filter((each) =>
          each.isWellFormed(),
        ),
      ];
      let state = 1;
      const random = (below: number) => {
        state = (Math.imul(state, 48_271) >>> 0) % 2_147_483_647;
        return state % below;
      };
      const rejected: string[] = [];
      for (const alphabet of alphabets) {
        for (let round = 0; round < 10; round++) {
          const q = Array.from({ length: 256 }, () => alphabet[random(alphabet.length)]).join("");
          const response = await world.send(
            "GET",
            `/search?q=${encodeURIComponent(q)}&limit=2&facets=status`,
          );
          if (response.status !== 200) rejected.push(`${response.status} ${JSON.stringify(q)}`);
        }
      }
      expect(rejected).toEqual([]);
    });

    test("half a surrogate pair is rejected by name where it is sent as bytes", async () => {
      await using world = await createWorld(engine);
      const response = await world.send("GET", "/search?q=a%ED%A0%80");
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: "invalid_query",
        errors: [{ pointer: "/query/q" }],
      });
    });

    test("words that are syntax elsewhere are words", async () => {
      await using world = await createWorld(engine);
      await named(world, "Not Near Or And", "O'Brien", "Other");
      const syntax = ["NOT", "near", "NEAR(", "or", "AND", "not near", '"near or"', "or*", "not:near"];
      expect(await namesBy(world, syntax)).toEqual(each(syntax, ["Not Near Or And"]));
      expect(await namesBy(world, ["o'brien", "O’Brien", "brien"])).toEqual(
        each(["o'brien", "O’Brien", "brien"], ["O'Brien"]),
      );
      const nothing = ["*", '"', "--", "(", "\\", " ", "'"];
      expect(await namesBy(world, nothing)).toEqual(each(nothing, []));
    });
  });

  describe("facets", () => {
    const facets = ["tags", "capabilities", "protocol", "provider", "status", "source"] as const;

    /** Registers agents of which most are about weather, in each way that a search can find them. */
    async function many(world: TestWorld): Promise<void> {
      for (let index = 0; index < 60; index++) {
        await agent(world, `a${index}`, {
          name: ["Weather", "Weathers", "Rain", "Leather"][index % 4],
          description: index % 3 === 0 ? "weather" : "none",
          tags: [`t${index % 25}`, `u${index % 7}`, index % 2 === 0 ? "even" : "weather"],
          capabilities: index % 5 === 0 ? ["streaming"] : [],
          protocols: index % 2 === 0 ? ["a2a", "mcp"] : ["http"],
          provider: index % 3 === 0 ? null : { name: `Provider ${index % 4}` },
        });
        if (index % 6 === 0) await world.registry.agents.setStatus(`a${index}`, { status: "deprecated" });
        if (index % 20 === 19) await world.registry.agents.remove(`a${index}`);
      }
    }

    const world = useWorld(engine, many);

    function counted(values: string[]) {
      return [...Map.groupBy(values, (value) => value)]
        .map(([value, same]) => ({ value, count: same.length }))
        .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
        .slice(0, 20);
    }

    test("are a recount over all found, whatever the words and filters", async () => {
      const queries: [string, Omit<SearchQuery, "q">][] = [
        ["weather", {}],
        ["wether", {}],
        ["weather -even", {}],
        ["-weather", {}],
        ["weather", { tags: ["even", "t3"] }],
        ["weather", { status: ["active"], protocol: ["mcp"] }],
        ["weather quicksilver", {}],
        ["a6", {}],
        ["quicksilver", {}],
      ];
      for (const [q, filters] of queries) {
        const all = await found(world(), q, filters);
        const query = { q, ...filters, limit: 1, facets: [...facets] };
        const page = await world().registry.agents.search(query).page();
        const recount = {
          tags: counted(all.flatMap(({ tags }) => tags)),
          capabilities: counted(all.flatMap(({ capabilities }) => capabilities)),
          protocol: counted(all.flatMap(({ protocols }) => protocols)),
          provider: counted(all.flatMap(({ provider }) => provider?.name.toLowerCase() ?? [])),
          status: counted(all.map(({ status }) => status)),
          source: counted(all.map(({ source }) => source)),
        };
        expect({ q, filters, facets: page.facets }).toEqual({ q, filters, facets: recount });
        expect(all.length > 0).toBe(q !== "quicksilver");
      }
    });

    test("are those that were asked for, on every page the same", async () => {
      const list = world().registry.agents.search({ q: "weather", facets: ["status"], limit: 10 });
      const seen = [];
      for await (const page of list.pages()) seen.push(page.facets);
      expect(seen.length).toBeGreaterThan(2);
      expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(1);
      expect(Object.keys(seen[0] ?? {})).toEqual(["status"]);
      expect((await world().registry.agents.search({ q: "weather" }).page()).facets).toBeUndefined();
    });

    test("of every value can be filtered by", async () => {
      const { facets: counts } = await world()
        .registry.agents.search({ q: "weather", facets: ["tags", "provider", "protocol"] })
        .page();
      for (const [name, values] of Object.entries(counts ?? {})) {
        for (const { value, count } of values) {
          expect([name, value, (await ids(world(), "weather", { [name]: [value] })).length]).toEqual([
            name,
            value,
            count,
          ]);
        }
      }
    });
  });

  describe("filters", () => {
    const world = useWorld(engine, async (world) => {
      await agents(world, {
        a: { name: "Weather a", tags: ["land"] },
        b: { name: "Weather b", tags: ["sea"], provider: { name: "Sky" }, skills: ["swim"] },
      });
      world.pass(3_600_000);
      await agents(world, {
        c: { name: "Weather c", tags: ["sea"], protocols: ["mcp"], capabilities: ["tides"] },
        d: { name: "Other", tags: ["sea"] },
      });
      await world.registry.agents.setStatus("c", { status: "deprecated" });
    });

    test.each([
      [{ tags: ["sea"] }, ["b", "c"]],
      [{ tags: ["sea"], protocol: ["mcp"] }, ["c"]],
      [{ tags: ["sea", "land"] }, ["a", "b", "c"]],
      [{ provider: ["SKY"] }, ["b"]],
      [{ capabilities: ["tides"], status: ["deprecated"] }, ["c"]],
      [{ skills: ["swim"], source: ["local"] }, ["b"]],
      [{ source: ["peer"] }, []],
      [{ status: ["active"] }, ["a", "b"]],
      [{ after_seq: 2 }, ["c"]],
      [{ updated_since: "2026-11-20T17:00:00Z" }, ["c"]],
    ] as [Omit<SearchQuery, "q">, string[]][])(
      "of %j go together with the words",
      async (filters, expected) => {
        expect((await ids(world(), "weather", filters)).sort()).toEqual(expected);
      },
    );
  });

  describe("pages", () => {
    /** Registers agents that are found in each rank. */
    async function ranked(world: TestWorld, word: string): Promise<void> {
      for (let index = 0; index < 40; index++) {
        const described = [
          { name: word },
          { name: `The ${word}` },
          { name: `${word}s` },
          { tags: [word] },
          { agent_card: cardOf({ name: word }) },
          { description: `It is ${word}.` },
          { name: "Other" },
        ];
        await agent(world, `a${index}`, described[(index * 3) % described.length]);
      }
    }

    test("end with the page that has the last agent, be it full", async () => {
      await using world = await createWorld(engine);
      await named(world, "Weather", "Weather a", "Weathers", "A weather", "Other");
      const counts = [];
      const list = world.registry.agents.search({ q: "weather", limit: 2 });
      for await (const { count } of list.pages()) counts.push(count);
      expect(counts).toEqual([2, 2]);
    });

    test("of three give all of one big page, in its order", async () => {
      await using world = await createWorld(engine);
      await ranked(world, "weather");
      for (const q of ["weather", "wether", "-weather", "weather quicksilver", '"weather"']) {
        const whole = await found(world, q);
        expect(whole.length).toBeGreaterThan(3);
        expect(await found(world, q, { limit: 3 })).toEqual(whole);
      }
    });

    test.each(["weather", "wether", "-quicksilver", "wether quicksilver"])(
      "of three, for %s, give each that stays as it is once, while others are written",
      async (q) => {
        await using world = await createWorld(engine);
        await ranked(world, "weather");
        const before = await ids(world, q);
        const seen: string[] = [];
        const changed = new Set<string>();
        let round = 0;
        for await (const page of world.registry.agents.search({ q, limit: 3 }).pages()) {
          seen.push(...page.agents.map(({ agent_id }) => agent_id));
          // Agents with the words come, with the very words that were typed, and some of those there go or change.
          await agent(world, `new${round}`, { name: "The weather", tags: ["wether", "quicksilver"] });
          await agent(world, `a${round * 3}`, { name: "Changed", description: `wether ${round}` });
          await world.registry.agents.remove(`a${round * 3 + 1}`);
          changed.add(`a${round * 3}`).add(`a${round * 3 + 1}`);
          round++;
          if (round === 10) break;
        }
        const stayed = (list: string[]) => list.filter((id) => id.startsWith("a") && !changed.has(id));
        expect(new Set(stayed(seen)).size).toBe(stayed(seen).length);
        const end = round === 10 ? stayed(seen).length : undefined;
        expect(stayed(seen)).toEqual(stayed(before).slice(0, end));
        expect(stayed(seen).length).toBeGreaterThan(5);
      },
    );
  });

  describe("after a change", () => {
    test("an agent is found by its new words and no more by the old", async () => {
      await using world = await createWorld(engine);
      await agent(world, "x", {
        name: "Alpha",
        tags: ["bravo"],
        capabilities: ["charlie"],
        skills: ["delta"],
        provider: { name: "Echo" },
        description: "foxtrot",
        agent_card: cardOf({ name: "golf" }),
      });
      await agent(world, "x", {
        name: "November",
        tags: ["oscar"],
        capabilities: ["papa"],
        skills: ["quebec"],
        provider: { name: "Romeo" },
        description: "sierra",
        agent_card: cardOf({ name: "tango" }),
      });
      for (const word of ["alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf"]) {
        expect([word, await ids(world, word)]).toEqual([word, []]);
      }
      for (const word of ["november", "oscar", "papa", "quebec", "romeo", "sierra", "tango"]) {
        expect([word, await ids(world, word)]).toEqual([word, ["x"]]);
      }
    });

    test("of its card where only the search reads, the new words count", async () => {
      await using world = await createWorld(engine);
      const examples = Array.from({ length: 40 }, (_, index) => `example ${index}`);
      await agent(world, "x", { agent_card: cardOf({ examples: [...examples, "before"] }) });
      await agent(world, "x", { agent_card: cardOf({ examples: [...examples, "after"] }) });
      expect(await ids(world, "after")).toEqual(["x"]);
      expect(await ids(world, "before")).toEqual([]);
    });

    test("of its facts, the new words count", async () => {
      await using world = await createWorld(engine);
      await agent(world, "x", { agent_card: cardOf({ name: "alpha" }) });
      await world.registry.facts.put("x", { skills: [{ id: "bravo" }] });
      expect(await ids(world, "bravo")).toEqual(["x"]);
      expect(await ids(world, "alpha")).toEqual([]);
    });

    test("a deleted agent is found by nothing, and by no old word when it is registered again", async () => {
      await using world = await createWorld(engine);
      await agent(world, "lighthouse", { name: "Harbour", tags: ["sea"] });
      await world.registry.agents.remove("lighthouse");
      for (const word of ["lighthouse", "harbour", "sea", "harbor"])
        expect(await ids(world, word)).toEqual([]);
      expect(await ids(world, "light", { status: ["tombstoned"] })).toEqual([]);
      await agent(world, "lighthouse");
      expect(await ids(world, "lighthouse")).toEqual(["lighthouse"]);
      expect(await ids(world, "harbour")).toEqual([]);
    });

    test("a word that only a deleted agent had is no longer taken for right", async () => {
      await using world = await createWorld(engine);
      await agents(world, { a: { name: "Wether" }, b: { name: "Weather" } });
      expect(await ids(world, "wether")).toEqual(["a"]);
      await world.registry.agents.remove("a");
      expect(await ids(world, "wether")).toEqual(["b"]);
    });

    test("deprecated agents are found, suspended ones only where they are asked for", async () => {
      await using world = await createWorld(engine);
      await agents(world, {
        old: { name: "Weather old" },
        held: { name: "Weather held", description: "Galoshes", tags: ["umbrella"] },
      });
      await world.registry.agents.setStatus("old", { status: "deprecated" });
      await (await world.owner()).agents.setStatus("held", { status: "suspended" });
      expect(await ids(world, "weather")).toEqual(["old"]);
      expect(await ids(world, "weather", { status: ["suspended"] })).toEqual(["held"]);
      for (const hidden of ["galoshes", "umbrella"])
        expect(await ids(world, hidden, { status: ["suspended"] })).toEqual([]);
    });
  });
});

describe("a word with a letter wrong", () => {
  const letter = fc.constantFrom(..."abcdeéß0");
  const word = fc.array(letter, { minLength: 3, maxLength: 12 });
  const slip = fc.tuple(fc.nat(), letter, fc.constantFrom("put in", "left out", "replaced", "swapped"));

  test("has a half as it was, or its middle swapped", () => {
    fc.assert(
      fc.property(word, slip, (letters, [place, other, kind]) => {
        const at = place % letters.length;
        const wrong = [...letters];
        if (kind === "put in") wrong.splice(place % (letters.length + 1), 0, other);
        if (kind === "left out") wrong.splice(at, 1);
        if (kind === "replaced") wrong.splice(at, 1, other);
        if (kind === "swapped")
          wrong.splice(Math.min(at, letters.length - 2), 2, ...letters.slice(at).slice(0, 2).reverse());
        const [sent, meant] = [wrong.join(""), letters.join("")];
        fc.pre(isSlip(meant, sent));
        const { start, end, swapped } = slipForms(sent);
        expect(meant.startsWith(start) || meant.endsWith(end) || meant === swapped).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });
});
