/** Keys and first steps on the dashboard: what is told before it fails, and what becomes of what is done. */
import { expect, test } from "vitest";
import { serve, useBrowser } from "./browser.ts";
import { announced, enter, signIn } from "./dashboard-scene.ts";

const open = useBrowser();

test("the first steps wait for the first request, and are over when all three are done", async () => {
  await using world = await serve();
  const developer = await world.developer();
  const { key } = await developer.keys.create({ name: "ci" });
  await using watched = await open(world.url);
  const { page } = watched;
  await signIn(page, developer.email);
  await page.getByText("Waiting for the first request …").waitFor();
  await world
    .registryWith(key.raw_key)
    .agents.register({ agent_id: "a", agent_url: "https://a.example.com" });
  await expect.poll(() => announced(page)).toContain("The first request has arrived.");
  await expect.poll(() => page.getByText("Waiting for the first request …").count()).toBe(0);
  await developer.webhooks.create({ callbackUrl: "https://hooks.example.com/" });
  await page.reload();
  await page.getByText("Calls this month").waitFor();
  await expect.poll(() => page.getByRole("heading", { name: "First steps" }).count()).toBe(0);
});

test("who has all the keys that the tier allows is told so, and the button does nothing", async () => {
  await using world = await serve();
  const developer = await world.developer();
  for (let count = 0; count < 5; count++) await developer.keys.create({ name: `key ${count}` });
  await using watched = await enter(open, world, developer.email, ["keys", "API keys"]);
  const { page, complaints } = watched;
  const button = page.getByRole("button", { name: "Create key" });
  await page.getByText("5 of 5 keys. There can be no more").waitFor();
  await expect.poll(() => button.getAttribute("aria-disabled")).toBe("true");
  const reason = await button.getAttribute("aria-describedby");
  await expect.poll(() => page.locator(`[id="${reason}"]`).textContent()).toContain("revoke one below first");
  await page.getByLabel("Name").fill("one too many");
  await page.keyboard.press("Enter");
  expect((await developer.keys.list().page()).keys).toHaveLength(5);
  expect(complaints).toEqual([]);
});

test("a key has the expiry and the tier that were chosen", async () => {
  await using world = await serve();
  const developer = await world.developer("pro");
  await using watched = await enter(open, world, developer.email, ["keys", "API keys"]);
  const { page } = watched;
  await page.getByLabel("Name").fill("yearly");
  await page.getByLabel("Tier").selectOption("pro");
  await page.getByLabel("Expires").selectOption("In a year");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  const [key] = (await developer.keys.list().page()).keys;
  expect(key).toMatchObject({ name: "yearly", tier: "pro" });
  expect(Math.round((Date.parse(key?.expires_at ?? "") - Date.now()) / 86_400_000)).toBe(365);
});

test("a rotated key stays good for as long as was chosen, and says so", async () => {
  await using world = await serve();
  const developer = await world.developer();
  const { key } = await developer.keys.create({ name: "ci" });
  await using watched = await enter(open, world, developer.email, ["keys", "API keys"]);
  const { page } = watched;
  await page.getByRole("button", { name: "Rotate ci" }).click();
  await page.getByLabel("An hour").check();
  await page.getByRole("button", { name: "Rotate", exact: true }).click();
  await page.getByRole("dialog", { name: "Your key “ci”" }).waitFor();
  await page.getByRole("button", { name: "I’ve saved it" }).click();
  await page.getByText("replaced, still good").waitFor();
  const old = (await developer.keys.list().page()).keys.find(({ id }) => id === key.id);
  expect(Math.round((Date.parse(old?.expires_at ?? "") - Date.now()) / 60_000)).toBe(60);
});

test("the quota is told in words: nearly used up from 80 %, used up at its end, and when it starts anew", async () => {
  await using world = await serve();
  const developer = await world.developer();
  for (const [name, used] of [
    ["plain", 799],
    ["nearly", 800],
    ["spent", 1000],
  ] as const) {
    const { key } = await developer.keys.create({ name });
    await world.sql(`insert into quota (owner, period, used, granted)
      select counter, '${new Date().toISOString().slice(0, 7)}', ${used}, ${used} from api_key where id = '${key.id}'`);
  }
  await using watched = await enter(open, world, developer.email, ["keys", "API keys"]);
  const { page } = watched;
  const words = async (name: string) =>
    page.getByRole("listitem").filter({ hasText: name }).locator(".quota").textContent();
  expect(await words("plain")).toMatch(/799 of 1,000 requests\. Starts anew 1 \w+ \d{4}, 00:00 UTC\.$/);
  expect(await words("nearly")).toMatch(/800 of 1,000 requests\. Nearly used up \(80 %\): starts anew 1 \w+/);
  expect(await words("spent")).toMatch(/1,000 of 1,000 requests\. Used up: calls are refused until 1 \w+/);
  const meter = page.getByRole("meter", { name: /^Requests of nearly this month: 800 of 1,000/ });
  await expect.poll(() => meter.getAttribute("value")).toBe("800");
});

test("long lists come page by page, and a page that failed can be tried again", async () => {
  await using world = await serve();
  const developer = await world.developer("enterprise");
  for (let count = 0; count < 55; count++) await developer.keys.create({ name: `key ${count}` });
  await using watched = await enter(open, world, developer.email, ["keys", "API keys"]);
  const { page } = watched;
  await page.getByRole("heading", { name: "key 54" }).waitFor();
  await expect.poll(() => page.getByRole("heading", { level: 2 }).count()).toBe(50);
  await page.route("**/keys?cursor=**", (route) => route.abort());
  await page.getByRole("button", { name: "Load more keys" }).click();
  await page.getByRole("alert").filter({ hasText: "The node did not answer" }).waitFor();
  await page.unroute("**/keys?cursor=**");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "key 0", exact: true }).waitFor();
  await expect.poll(() => page.getByRole("heading", { level: 2 }).count()).toBe(55);
  await expect.poll(() => page.getByRole("button", { name: "Load more keys" }).count()).toBe(0);
});
