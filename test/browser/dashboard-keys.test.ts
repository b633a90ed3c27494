/** API keys and first steps on the dashboard. */
import { expect, test } from "vitest";
import { publicUrl } from "../world.ts";
import { serve, useBrowser } from "./browser.ts";
import { announced, enter, signIn } from "./dashboard-scene.ts";

const open = useBrowser();

test("waits for the first request in the first steps, and hides them when all are done", async () => {
  await using world = await serve();
  const developer = await world.developer();
  const { key } = await developer.keys.create({ name: "ci" });
  await using watched = await open(world.url);
  const { page } = watched;
  await signIn(page, developer.email);
  await page.getByText("Waiting for your first request …").waitFor();
  const registry = world.registryWith(key.raw_key);
  await expect(registry.agents.remove("an-agent-that-does-not-exist")).rejects.toMatchObject({ status: 404 });
  await page.reload();
  await page.getByText("Waiting for your first request …").waitFor();
  await expect
    .poll(() => page.locator("figure code").textContent())
    .toBe(`curl ${publicUrl}/api/whoami \\\n  -H 'Authorization: Bearer registry_…'`);
  await registry.accounts.whoami();
  await expect.poll(() => announced(page)).toContain("Your first request succeeded.");
  await expect.poll(() => page.getByText("Waiting for your first request …").count()).toBe(0);
  await developer.webhooks.create({ callbackUrl: "https://hooks.example.com/" });
  await developer.agents.register({ agent_id: "weather", agent_url: "https://weather.example.com" });
  await page.reload();
  await page.getByText("Monthly requests").waitFor();
  await expect.poll(() => page.getByRole("heading", { name: "First steps" }).count()).toBe(0);
});

test("offers the tier of the account first for a new key", async () => {
  await using world = await serve();
  const developer = await world.developer("pro");
  await using watched = await enter(open, world, developer.email, ["keys", "API keys"]);
  const { page } = watched;
  await page.getByLabel("Name").fill("ci");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Your key “ci”" }).waitFor();
  const { keys } = await developer.keys.list().page();
  expect(keys.map(({ tier }) => tier)).toEqual(["pro"]);
});

test("disables the button and gives the reason when the key limit is reached", async () => {
  await using world = await serve();
  const developer = await world.developer();
  for (let count = 0; count < 5; count++) await developer.keys.create({ name: `key ${count}` });
  await using watched = await enter(open, world, developer.email, ["keys", "API keys"]);
  const { page, complaints } = watched;
  const button = page.getByRole("button", { name: "Create key" });
  await page.getByText("5 of 5 keys. Key limit reached").waitFor();
  await expect.poll(() => button.getAttribute("aria-disabled")).toBe("true");
  const reason = await button.getAttribute("aria-describedby");
  await expect.poll(() => page.locator(`[id="${reason}"]`).textContent()).toContain("revoke or rotate a key");
  await page.getByLabel("Name").fill("one too many");
  await page.keyboard.press("Enter");
  expect((await developer.keys.list().page()).keys).toHaveLength(5);
  expect(complaints).toEqual([]);
});

test("creates a key with the selected expiry and tier", async () => {
  await using world = await serve();
  const developer = await world.developer("pro");
  await using watched = await enter(open, world, developer.email, ["keys", "API keys"]);
  const { page } = watched;
  await page.getByLabel("Name").fill("yearly");
  await page.getByLabel("Tier").selectOption("pro");
  await page.getByLabel("Expires").selectOption("In 1 year");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  const [key] = (await developer.keys.list().page()).keys;
  expect(key).toMatchObject({ name: "yearly", tier: "pro" });
  expect(Math.round((Date.parse(key?.expires_at ?? "") - Date.now()) / 86_400_000)).toBe(365);
});

test("renames a key, and says what a name must be", async () => {
  await using world = await serve();
  const developer = await world.developer();
  await developer.keys.create({ name: "ci" });
  await using watched = await enter(open, world, developer.email, ["keys", "API keys"]);
  const { page } = watched;
  await page.getByRole("button", { name: "Rename ci" }).click();
  const dialog = page.getByRole("dialog", { name: "Rename “ci”" });
  await dialog.getByLabel("Name").fill("  ");
  await dialog.getByRole("button", { name: "Rename" }).click();
  await dialog.getByText("must not be blank").first().waitFor();
  await dialog.getByLabel("Name").fill("deployment");
  await page.keyboard.press("Enter");
  await page.getByRole("rowheader", { name: "deployment" }).waitFor();
  expect((await developer.keys.list().page()).keys.map(({ name }) => name)).toEqual(["deployment"]);
});

test("keeps a rotated key valid for the selected time, and shows it", async () => {
  await using world = await serve();
  const developer = await world.developer();
  const { key } = await developer.keys.create({ name: "ci" });
  await using watched = await enter(open, world, developer.email, ["keys", "API keys"]);
  const { page } = watched;
  await page.getByRole("button", { name: "Rotate ci" }).click();
  await page.getByLabel("1 hour").check();
  await page.getByRole("button", { name: "Rotate", exact: true }).click();
  await page.getByRole("dialog", { name: "Your key “ci”" }).waitFor();
  await page.getByRole("button", { name: "I’ve saved it" }).click();
  await page.getByText("rotated, still valid").waitFor();
  const old = (await developer.keys.list().page()).keys.find(({ id }) => id === key.id);
  expect(Math.round((Date.parse(old?.expires_at ?? "") - Date.now()) / 60_000)).toBe(60);
});

test("draws attention to used quotas and failing webhooks on the overview", async () => {
  await using world = await serve();
  const developer = await world.developer();
  for (const [name, used] of [
    ["nearly", 850],
    ["spent", 1000],
    ["unused", 1],
  ] as const) {
    const { key } = await developer.keys.create({ name });
    await world.sql(`insert into quota (owner, period, used, granted)
      select counter, '${new Date().toISOString().slice(0, 7)}', ${used}, ${used} from api_key where id = '${key.id}'`);
  }
  for (const path of ["failing", "disabled", "works"])
    await developer.webhooks.create({ callbackUrl: `https://hooks.example.com/${path}` });
  await world.sql(
    "update webhook set consecutive_failures = 3 where callback_url = 'https://hooks.example.com/failing'",
  );
  await world.sql(
    "update webhook set status = 'disabled', disabled_at = '2026-11-20T00:00:00.000Z' where callback_url = 'https://hooks.example.com/disabled'",
  );
  await using watched = await enter(open, world, developer.email, ["", "Overview"]);
  const alerts = watched.page.getByRole("region", { name: "Needs your attention" }).getByRole("listitem");
  await alerts.first().waitFor();
  expect(await alerts.allInnerTexts()).toEqual([
    expect.stringMatching(/^spent has used up its quota until 1 \w+ \d{4}, 00:00 UTC\. Details/),
    expect.stringContaining("nearly has used 85 % of its quota. Details"),
    expect.stringContaining(
      "https://hooks.example.com/disabled is disabled, and receives no events. Details",
    ),
    expect.stringContaining(
      "https://hooks.example.com/failing did not accept the last 3 deliveries. Details",
    ),
  ]);
});

test("shows the quota as text: a warning from 80 %, and the limit, also on a small screen", async () => {
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
  await using watched = await enter(open, world, developer.email, ["keys", "API keys"], { width: 390 });
  const { page } = watched;
  const words = async (name: string) =>
    page.getByRole("row").filter({ hasText: name }).locator(".quota").textContent();
  expect(await words("plain")).toMatch(/799 of 1,000$/);
  expect(await words("nearly")).toMatch(/800 of 1,000 80 % used\.$/);
  expect(await words("spent")).toMatch(/1,000 of 1,000 Quota exceeded until 1 \w+ \d{4}\.$/);
  const meter = page.getByRole("meter", { name: /^Requests of nearly this month: 800 of 1,000/ });
  await expect.poll(() => meter.getAttribute("value")).toBe("800");
});

test("creates a key with the selected scopes, and shows them in the table and the dialog", async () => {
  await using world = await serve();
  const developer = await world.developer();
  await developer.keys.create({ name: "everything" });
  await using watched = await enter(open, world, developer.email, ["keys", "API keys"]);
  const { page, complaints } = watched;
  await page.getByLabel("Name").fill("facts");
  await page.getByLabel("Access").selectOption("Selected scopes only");
  expect(await page.getByRole("checkbox").count()).toBe(5); // those of issuers and of the owner are left out
  await page.getByLabel("Publish AgentFacts").check();
  await page.getByRole("button", { name: "Create key" }).click();
  const dialog = page.getByRole("dialog", { name: "Your key “facts”" });
  await dialog.getByText("Code samples").click();
  await dialog.getByText("Check the key").first().waitFor();
  expect(await dialog.getByText("Register an agent").count()).toBe(0); // which this key may not do
  await page.getByRole("button", { name: "Copy API key" }).click();
  await page.getByRole("button", { name: "I’ve saved it" }).click();
  expect((await developer.keys.list().page()).keys.map(({ scopes }) => scopes)).toEqual([
    ["facts:write"],
    null,
  ]);
  const row = (name: string) => page.getByRole("row").filter({ has: page.getByText(name, { exact: true }) });
  await row("facts").getByText("facts:write").waitFor();
  await row("everything").getByText("Full access").waitFor();
  expect(await page.getByRole("checkbox").count()).toBe(0); // the next key begins with full access
  await page.setViewportSize({ width: 390, height: 900 });
  await row("everything").getByText("Full access").waitFor();
  expect(complaints).toEqual([]);
});

test("asks for a scope if none is selected", async () => {
  await using world = await serve();
  const developer = await world.developer();
  await using watched = await enter(open, world, developer.email, ["keys", "API keys"]);
  const { page } = watched;
  await page.getByLabel("Name").fill("none");
  await page.getByLabel("Access").selectOption("Selected scopes only");
  await page.getByRole("button", { name: "Create key" }).click();
  await page.getByRole("group", { name: "The key may" }).getByText("Select at least one scope.").waitFor();
  expect((await developer.keys.list().page()).keys).toEqual([]);
});

test("shows usage by day, by pointer and by keyboard, and by operation, for a range of days", async () => {
  await using world = await serve();
  const developer = await world.developer();
  const { key } = await developer.keys.create({ name: "ci" });
  const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  for (const [days, count] of [
    [0, 12],
    [1, 5],
    [40, 2_000],
  ] as const) {
    await world.sql(`insert into key_day (key_id, day, outcome, count)
      values ('${key.id}', '${dayAgo(days)}', 'served', ${count}), ('${key.id}', '${dayAgo(days)}', 'refused', 1)`);
    await world.sql(`insert into key_operation_day (key_id, day, operation, outcome, count)
      values ('${key.id}', '${dayAgo(days)}', 'agents_register', 'served', ${count})`);
  }
  await using watched = await enter(open, world, developer.email, ["keys", "API keys"]);
  const { page } = watched;
  await page.getByRole("button", { name: "Usage of ci" }).click();
  const chart = page.getByRole("slider", { name: "Requests by day in the last 30 days" });
  const words = () => chart.getAttribute("aria-valuetext");
  await expect.poll(words).toMatch(/, 13 requests: 12 successful, 1 rejected \(4xx\)$/);
  await chart.press("ArrowLeft");
  await expect.poll(words).toMatch(/, 6 requests: 5 successful, 1 rejected \(4xx\)$/);
  await chart.press("Home");
  await expect.poll(words).toMatch(/, 0 requests$/);
  const box = await chart.boundingBox();
  if (!box) throw new Error("The chart is shown");
  await page.mouse.move(box.x + box.width - 2, box.y + 20);
  await expect.poll(() => page.locator(".reading").textContent()).toMatch(/, 13 requests/);
  const operation = page.getByRole("row", { name: /^agents_register/ });
  await expect.poll(() => operation.innerText()).toMatch(/^agents_register\s+17\s+17\s+0/);
  await page.getByLabel("90 days").check();
  await expect.poll(() => operation.innerText()).toMatch(/^agents_register\s+2,017\s+2,017/);
  await page.getByText("View days as table").click();
  await page.getByRole("row", { name: new RegExp(`^${dayAgo(40)} 2,001 2,000 1`) }).waitFor();
});

test("loads long lists page by page, and retries a failed page", async () => {
  await using world = await serve();
  const developer = await world.developer("enterprise");
  for (let count = 0; count < 55; count++) await developer.keys.create({ name: `key ${count}` });
  await using watched = await enter(open, world, developer.email, ["keys", "API keys"]);
  const { page } = watched;
  await page.getByRole("rowheader", { name: "key 54" }).waitFor();
  await expect.poll(() => page.getByRole("rowheader").count()).toBe(50);
  await page.route("**/keys?cursor=**", (route) => route.abort());
  await page.getByRole("button", { name: "Next page" }).click();
  await page.getByRole("alert").filter({ hasText: "The node did not respond" }).waitFor();
  await page.unroute("**/keys?cursor=**");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("key 0", { exact: true }).first().waitFor();
  await page.getByRole("region", { name: "Keys" }).getByText("51 to 55 of 55 keys").waitFor();
  await expect.poll(() => page.getByRole("rowheader").count()).toBe(5);
});
