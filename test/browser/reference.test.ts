/** The API reference in Chromium: its search, and the language of its samples. */
import type { Browser, Page } from "playwright-core";
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

describe("the language of the samples", () => {
  const operation = (page: Page, name: string) => page.locator(`#operation-${name}`);

  test("is chosen for one operation without script", async () => {
    await using seen = await see(browser, `${site.address}/docs/reference/agents`, {
      javaScriptEnabled: false,
    });
    const { page } = seen;
    const lookup = operation(page, "agents_lookup");
    await expect.poll(() => lookup.getByText("import requests").isVisible()).toBe(false);
    await lookup.getByRole("radio", { name: "Python" }).check();
    await lookup.getByText("import requests").waitFor();
    expect(await lookup.getByText("curl 'http").isVisible()).toBe(false);
    expect(await operation(page, "agents_remove").getByText("curl -X DELETE").isVisible()).toBe(true);
  });

  test("is kept for all operations and pages, and is curl where an operation has no such sample", async () => {
    await using seen = await see(browser, `${site.address}/docs/reference/agents`);
    const { page, faults } = seen;
    await operation(page, "agents_lookup").getByRole("radio", { name: "MCP" }).check();
    await operation(page, "agents_remove").getByText('"registry_delete_agent"').waitFor();
    await operation(page, "agents_mine").getByText("curl 'http").waitFor();
    await page.goto(`${site.address}/docs/reference/facts`);
    await operation(page, "facts_get").getByText('"registry_get_agentfacts"').waitFor();
    await operation(page, "facts_get").getByRole("radio", { name: "MCP" }).focus();
    await page.keyboard.press("ArrowLeft");
    await operation(page, "facts_put").getByText("import requests").waitFor();
    expect(faults).toEqual([]);
  });
});
