/** Responses that are kept while what they are made of stays the same. */
import { describe, expect, test } from "vitest";
import { StaticBody } from "../generated/routes.ts";
import { type CachedPage, PageCache } from "../server/core/paging/page-cache.ts";
import { kept } from "../server/features/facades/kept.ts";
import { engines, scratch } from "./engines.ts";
import { createWorld } from "./world.ts";

/** Reads pages that number the reads, after this text. */
function counted(more: { text?: string; isTruncated?: boolean } = {}) {
  const { text = "", ...others } = more;
  let reads = 0;
  return async () => ({ body: new StaticBody(`${text}${++reads}`), ...others });
}

function textOf({ body }: CachedPage): string {
  return body.bytes.toString();
}

describe("a page", () => {
  test("is read once in each state", async () => {
    const pages = new PageCache();
    const read = counted();
    const texts = [];
    for (const state of [1, 1, 2, 2, 1]) texts.push(textOf(await pages.get("list", state, read)));
    expect(texts).toEqual(["1", "1", "2", "2", "3"]);
  });

  test("is read once for requests at the same time", async () => {
    const pages = new PageCache();
    const read = counted();
    const [a, b] = await Promise.all([pages.get("list", 1, read), pages.get("list", 1, read)]);
    expect([textOf(a), textOf(b)]).toEqual(["1", "1"]);
  });

  test("of other parameters is another one", async () => {
    const pages = new PageCache();
    const read = counted();
    expect(textOf(await pages.get("list a", 1, read))).toBe("1");
    expect(textOf(await pages.get("list b", 1, read))).toBe("2");
  });

  test("that could not be read is read again", async () => {
    const pages = new PageCache();
    await expect(pages.get("list", 1, () => Promise.reject(new Error("no database")))).rejects.toThrow(
      "no database",
    );
    expect(textOf(await pages.get("list", 1, counted()))).toBe("1");
  });

  test("that is not complete is not kept", async () => {
    const pages = new PageCache();
    const read = counted({ isTruncated: true });
    await pages.get("search", 1, read);
    expect(textOf(await pages.get("search", 1, read))).toBe("2");
    expect(pages.size).toBe(0);
  });

  test("of a facade that is not complete is made again", async () => {
    await using world = await createWorld("sqlite");
    const context = { database: world.node.database, pages: new PageCache() };
    await kept(context, ["search"], async () => ({ json: { found: 1 }, isTruncated: true }));
    const { body } = await kept(context, ["search"], async () => ({ json: { found: 2 } }));
    expect(textOf({ body })).toBe('{"found":2}');
  });

  test("is dropped when there is no room, the oldest first", async () => {
    const pages = new PageCache(10);
    const read = counted({ text: "123" });
    for (const name of ["a", "b", "c"]) await pages.get(name, 1, read);
    expect(pages.size).toBe(10); // b and c with their names
    const again = counted();
    expect(textOf(await pages.get("b", 1, again))).toBe("1232");
    expect(textOf(await pages.get("a", 1, again))).toBe("1");
  });

  test("that is too long is not kept, and drops no other", async () => {
    const pages = new PageCache(10);
    await pages.get("a", 1, counted());
    await pages.get("b", 1, counted({ text: "x".repeat(11) }));
    expect(pages.size).toBe(2);
  });
});

describe.each(engines)("pages on %s", (engine) => {
  test("show each change at once, also one of another process", async () => {
    await using own = await scratch(engine);
    await using world = await createWorld(engine, { database: own.database });
    await using other = await createWorld(engine, { database: own.database });
    const { registry } = other;
    const read = async () => {
      const { agents } = await registry.agents.list().page();
      const { agents: found } = await registry.agents.search({ q: "weather" }).page();
      const { events } = await registry.events.list().page();
      const { total_agents } = await registry.node.stats();
      return [agents.length, found.length, events.length, total_agents];
    };
    for (let count = 0; count < 5; count++) {
      expect(await read()).toEqual([count, count, count, count]);
      expect(await read()).toEqual([count, count, count, count]);
      await world.registry.agents.register({
        agent_id: `weather-${count}`,
        agent_url: "https://a.example.com/",
      });
    }
  });
});
