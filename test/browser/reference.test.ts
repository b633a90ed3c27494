/** The API reference in Chromium: its search. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { fill } from "./agents.ts";
import { launch } from "./browser.ts";
import { type Site, see, startSite } from "./scene.ts";

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), startSite(fill)]);
});

afterAll(async () => {
  await browser?.close();
  await site?.[Symbol.asyncDispose]();
});

describe("the search", () => {
  test("works without script, by its form", async () => {
    await using seen = await see(browser, `${site.address}/docs/reference/keys`, {
      javaScriptEnabled: false,
    });
    const { page, faults } = seen;
    await page.getByRole("searchbox", { name: "Search the reference" }).fill("register agent");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("heading", { level: 1, name: "Results for" }).waitFor();
    await page.getByRole("link", { name: "Register or update an agent" }).click();
    await expect
      .poll(() => page.url())
      .toBe(`${site.address}/docs/reference/agents#operation-agents_register`);
    expect(faults).toEqual([]);
  });

  test("shows results while the query is written, which the arrow keys lead to", async () => {
    await using seen = await see(browser, `${site.address}/docs/reference/keys`);
    const { page, faults } = seen;
    await page.keyboard.press("/");
    await page.keyboard.type("agent_not_found");
    const results = page.getByRole("complementary").getByRole("listitem");
    await results.getByText("No such agent").waitFor();
    await page
      .getByRole("status")
      .getByText(/^\d+ results?\.$/)
      .waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect.poll(() => results.getByText("No such agent").isVisible()).toBe(false);
    await page.keyboard.type(" ");
    await results.getByText("No such agent").waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect
      .poll(() => page.url())
      .toBe(`${site.address}/docs/reference/problems#problem-agent_not_found`);
    expect(faults).toEqual([]);
  });
});
