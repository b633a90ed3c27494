/** Live lists on the dashboard: new entries do not move those that are being read. */
import { expect, test } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { serve, useBrowser } from "./browser.ts";
import { announced, enter } from "./dashboard-scene.ts";

const open = useBrowser();

test("keeps new live events behind a button while the pointer or the focus is among them", async () => {
  await using world = await serve();
  const owner = await world.owner();
  const register = (agent_id: string) =>
    owner.agents.register({ agent_id, agent_url: "https://x.example.com" });
  await register("first");
  await using watched = await enter(open, world, owner.email, ["events", "Live events"]);
  const { page, complaints } = watched;
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  const waiting = (count: number) => page.getByRole("button", { name: `${count} new` });
  await link("first").hover();
  const place = await link("first").boundingBox();
  for (const name of ["second", "third"]) await register(name);
  await waiting(2).waitFor();
  await expect.poll(() => announced(page)).toContain("2 new events.");
  expect(await link("first").boundingBox()).toEqual(place);
  expect(await link("third").count()).toBe(0);
  await expectAccessible(page);
  await waiting(2).click();
  await link("third").waitFor();
  expect(await waiting(2).count()).toBe(0);

  await page.mouse.move(0, 0);
  await register("fourth");
  await link("fourth").waitFor(); // nobody reads: it is shown at once
  await link("third").focus();
  await register("fifth");
  await waiting(1).waitFor();
  await page.getByLabel("Type").focus();
  await link("fifth").waitFor();
  expect(complaints).toEqual([]);
});

test("keeps new live events behind a button while the list is scrolled, and leads to its beginning", async () => {
  await using world = await serve();
  const owner = await world.owner();
  const register = (agent_id: string) =>
    owner.agents.register({ agent_id, agent_url: "https://x.example.com" });
  for (let number = 0; number < 20; number++) await register(`agent-${number}`);
  await using watched = await enter(open, world, owner.email, ["events", "Live events"]);
  const { page } = watched;
  for (const number of [0, 19])
    await page.getByRole("link", { name: `agent-${number}`, exact: true }).waitFor();
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await register("newest");
  await page.getByRole("button", { name: "1 new event" }).click();
  const newest = page.getByRole("link", { name: "newest" });
  await newest.waitFor();
  await expect.poll(() => newest.evaluate((link) => link.getBoundingClientRect().top > 0)).toBe(true);
});
