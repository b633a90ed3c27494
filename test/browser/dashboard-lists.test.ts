/** Lists that are read page by page: what fails is read again, and whoever presses a button that goes away is not lost. */
import { expect, test } from "vitest";
import { serve, useBrowser } from "./browser.ts";
import { announced, enter } from "./dashboard-scene.ts";

const open = useBrowser();

test("a list that could not be read again is tried from its beginning, and shows nothing twice", async () => {
  await using world = await serve();
  const developer = await world.developer();
  for (const name of ["one", "two", "three"]) await developer.keys.create({ name });
  await using watched = await enter(open, world, developer.email, ["keys", "API keys"]);
  const { page } = watched;
  const cards = page.locator(".cards > li");
  await expect.poll(() => cards.count()).toBe(3);
  const lists = "**/api/developers/keys";
  await page.route(lists, (route) => (route.request().method() === "GET" ? route.abort() : route.continue()));
  await page.getByRole("button", { name: "Revoke one" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  const again = page.getByRole("button", { name: "Try again" });
  await again.waitFor();
  await page.unroute(lists);
  await again.focus();
  await page.keyboard.press("Enter");
  await page.getByText("revoked", { exact: true }).waitFor();
  await expect.poll(() => cards.count()).toBe(3);
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe("place");
});

test("a view that could not be read is tried again from its heading", async () => {
  await using world = await serve();
  const { email } = await world.developer();
  await using watched = await enter(open, world, email, ["keys", "API keys"]);
  const { page } = watched;
  await page.route("**/api/webhooks", (route) => route.abort());
  await page.getByRole("link", { name: "Webhooks" }).click();
  const again = page.getByRole("button", { name: "Try again" });
  await again.waitFor();
  await page.unroute("**/api/webhooks");
  await again.focus();
  await page.keyboard.press("Enter");
  await page.getByText("You have no webhooks yet").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Webhooks");
});

test("by keyboard, the last of more pages leaves the focus at the end of the list, and says that it is the end", async () => {
  await using world = await serve();
  const developer = await world.developer();
  for (let at = 0; at < 51; at++)
    await developer.agents.register({ agent_id: `agent-${at}`, agent_url: `https://a${at}.example.com` });
  await using watched = await enter(open, world, developer.email, ["agents", "Agents"]);
  const { page } = watched;
  await page.getByRole("button", { name: "Load more agents" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator(".cards > li").count()).toBe(51);
  await expect.poll(() => announced(page)).toContain("All agents are shown.");
  await page.keyboard.press("Shift+Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("agent-0");
});

test("a single fault of what was asked for is told once", async () => {
  await using world = await serve();
  const { email } = await world.developer();
  await using watched = await enter(open, world, email, ["webhooks/%00", "Webhook"]);
  const alert = watched.page.getByRole("alert");
  await alert.waitFor();
  expect((await alert.innerText()).match(/\/path\/id/g)).toHaveLength(1);
});
