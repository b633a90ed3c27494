/** Paged lists: retries after failures, and the focus after the last page. */
import { expect, test } from "vitest";
import { expectGood } from "./accessibility.ts";
import { serve, useBrowser } from "./browser.ts";
import { announced, enter, show } from "./dashboard-scene.ts";

const open = useBrowser();

test("retries a failed reload from the beginning, and shows nothing twice", async () => {
  await using world = await serve();
  const developer = await world.developer();
  for (const name of ["one", "two", "three"]) await developer.keys.create({ name });
  await using watched = await enter(open, world, developer.email, ["keys", "API keys"]);
  const { page } = watched;
  const rows = page.getByRole("rowheader");
  await expect.poll(() => rows.count()).toBe(3);
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
  await expect.poll(() => rows.count()).toBe(3);
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe("place");
});

test("keeps the focus on the heading when a failed view is retried", async () => {
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

test("moves the focus to the end of the list after the last page, and announces it", async () => {
  await using world = await serve();
  const owner = await world.owner();
  await owner.agents.register({ agent_id: "weather", agent_url: "https://weather.example.com" });
  for (let at = 0; at < 51; at++)
    await owner.compliance.report({ agent_id: "weather", rule: `rule-${at}`, severity: "low", detail: "x" });
  await using watched = await enter(open, world, owner.email, ["violations", "Violations"]);
  const { page } = watched;
  await page.getByRole("button", { name: "Load more violations" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator(".cards > li").count()).toBe(51);
  await expect.poll(() => announced(page)).toContain("All violations are shown.");
});

test("turns the pages of a table, and finds one of many agents in two actions, also after going back", async () => {
  await using world = await serve();
  const developer = await world.developer();
  for (let at = 0; at < 101; at++)
    await developer.agents.register({ agent_id: `agent-${at}`, agent_url: `https://a${at}.example.com` });
  await using watched = await enter(open, world, developer.email, ["agents", "Agents"]);
  const { page, complaints } = watched;
  const rows = page.locator("tbody > tr");
  const turn = async (verb: string, words: string, count: number) => {
    await page.getByRole("button", { name: verb }).press("Enter");
    await page.getByText(words, { exact: true }).filter({ visible: true }).first().waitFor();
    await expect.poll(() => rows.count()).toBe(count);
  };
  await expect.poll(() => rows.count()).toBe(50);
  await expectGood(page, "agents-many");
  await turn("Next page", "51 to 100 of 101 agents", 50);
  await turn("Next page", "101 to 101 of 101 agents", 1);
  await expect.poll(() => announced(page)).toContain("101 to 101 of 101 agents");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Next page");
  await turn("Previous page", "51 to 100 of 101 agents", 50);

  await page.getByLabel("Search").pressSequentially("A42.EXAMPLE");
  await expect.poll(() => rows.count()).toBe(1);
  await expect.poll(() => announced(page)).toContain("1 match in agents.");
  await page.getByRole("link", { name: "agent-42" }).click();
  await page.getByRole("heading", { level: 1, name: "Agent agent-42" }).waitFor();
  await expect.poll(() => page.title()).toBe("agent-42 · Agent · Registry Node");
  await page.goBack();
  await expect.poll(() => rows.count()).toBe(1);
  await expect.poll(() => page.getByLabel("Search").inputValue()).toBe("A42.EXAMPLE");
  await page.getByLabel("Status").selectOption("suspended");
  await page.getByText("No agents match").waitFor();
  expect(complaints).toEqual([]);
});

test("shows a single input error once", async () => {
  await using world = await serve();
  const { email } = await world.developer();
  await using watched = await enter(open, world, email, ["webhooks", "Webhooks"]);
  const errors = [{ pointer: "/path/id", detail: "must be shorter" }];
  const problem = {
    status: 400,
    code: "invalid_path",
    title: "Invalid",
    detail: "/path/id must be shorter.",
    errors,
  };
  await watched.page.route("**/api/webhooks/whk_1", (route) =>
    route.fulfill({ status: 400, contentType: "application/problem+json", body: JSON.stringify(problem) }),
  );
  await show(watched.page, "webhooks/whk_1", "Webhook");
  const alert = watched.page.getByRole("alert");
  await alert.waitFor();
  expect((await alert.innerText()).match(/\/path\/id/g)).toHaveLength(1);
});
