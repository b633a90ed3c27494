/** Lists that are searched for a text. */
import { expect, it } from "vitest";
import type { Browser } from "./browser.ts";
import { engines } from "./engines.ts";
import { createWorld } from "./world.ts";

/** The lists, each with how an item gets a text, and the texts of those that it finds. */
const lists: Record<string, [add: (by: Browser, text: string, at: number) => Promise<unknown>, find: Find]> =
  {
    agents: [
      ({ agents }, name, at) =>
        agents.register({ agent_id: `a${at}`, agent_url: "https://one.test", name, tags: ["x"] }),
      async ({ agents }, contains) => (await agents.mine({ contains }).page()).agents.map(({ name }) => name),
    ],
    keys: [
      ({ keys }, name) => keys.create({ name }),
      async ({ keys }, contains) => (await keys.list({ contains }).page()).keys.map(({ name }) => name),
    ],
    webhooks: [
      ({ webhooks }, description, at) =>
        webhooks.create({ callbackUrl: `https://h${at}.example.com`, description }),
      async ({ webhooks }, contains) =>
        (await webhooks.list({ contains }).page()).webhooks.map(({ description }) => description),
    ],
  };

type Find = (by: Browser, contains: string) => Promise<(string | null)[]>;

it.each(engines)("finds what contains a text, letter for letter but for the case: %s", async (engine) => {
  await using world = await createWorld(engine);
  for (const [list, [add, find]] of Object.entries(lists)) {
    const [own, other] = [await world.developer(), await world.developer()];
    for (const [at, text] of ["Rail 50%", "rail 500", "tram_a", "tramXa", "so!"].entries())
      await add(own, text, at);
    await add(other, "rail of another", 9);
    await add(other, "Ärzte", 10);
    expect(await find(own, "RAIL"), list).toEqual(["rail 500", "Rail 50%"]);
    expect(await find(own, "50%"), list).toEqual(["Rail 50%"]);
    expect(await find(own, "m_A"), list).toEqual(["tram_a"]);
    expect(await find(own, "o!"), list).toEqual(["so!"]);
    expect(await find(other, "ÄRzT"), list).toEqual(["Ärzte"]);
    expect(await find(own, "nothing"), list).toEqual([]);
  }
});

it("finds accounts by their addresses and names, which their users change", async () => {
  await using world = await createWorld("sqlite");
  const [owner, ada] = [await world.owner(), await world.developer()];
  expect((await ada.accounts.changeName({ name: "  Ada Lovelace " })).account.name).toBe("Ada Lovelace");
  const find = async (contains: string) =>
    (await owner.accounts.list({ contains }).page()).accounts.map(({ email }) => email);
  expect(await find("lovelace")).toEqual([ada.email]);
  expect(await find(ada.email)).toEqual([ada.email]);
  expect((await ada.accounts.changeName({ name: null })).account.name).toBeNull();
  expect(await find("lovelace")).toEqual([]);
});
