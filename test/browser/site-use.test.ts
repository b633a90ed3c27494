/** The pages in Chromium: without scripts, by keyboard, with live updates, and with a hostile agent. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { password } from "../world.ts";
import { fill, hostile, rich } from "./agents.ts";
import { sharedBrowser } from "./browser.ts";
import { type Site, see, startSite } from "./scene.ts";

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([sharedBrowser(), startSite(fill)]);
});

afterAll(async () => {
  await site?.[Symbol.asyncDispose]();
});

describe("without script", () => {
  const silent = { javaScriptEnabled: false };

  test("a search can be filtered, leads to an agent, and is restored by the back button", async () => {
    await using seen = await see(browser, `${site.address}/`, silent);
    const { page, faults } = seen;
    await page.getByRole("searchbox", { name: "Search agents" }).fill("weather");
    await page.getByRole("combobox", { name: "Status" }).selectOption("active");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("heading", { name: "Results for weather" }).waitFor();
    await page.getByRole("link", { name: "Remove the filter status: active" }).click();
    await page.getByRole("link", { name: "Weather Agent" }).click();
    await page.getByRole("heading", { level: 1, name: "Weather Agent" }).waitFor();
    expect(
      await page.getByRole("img", { name: /^Score 0\.\d{3} of 1, grade C, low confidence\.$/ }).count(),
    ).toBe(1);
    await page.goBack();
    await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("weather");
    expect(faults).toEqual([]);
  });

  test("commands have no copy button", async () => {
    await using seen = await see(browser, `${site.address}/`, silent);
    await expect.poll(() => seen.page.getByRole("button", { name: "Copy" }).count()).toBe(0);
  });
});

test.each([
  ["operation-agents_register", "/docs/reference/agents#operation-agents_register"],
  ["schema-AgentNotFound", "/docs/reference/problems#problem-agent_not_found"],
  ["tag-keys", "/docs/reference/keys"],
])("a link to #%s of the reference, when it was one page, leads to its page", async (fragment, path) => {
  await using seen = await see(browser, `${site.address}/docs/reference#${fragment}`);
  await expect.poll(() => seen.page.url()).toBe(`${site.address}${path}`);
  expect(seen.faults).toEqual([]);
});

test("the first tab stop skips to the content", async () => {
  await using seen = await see(browser, `${site.address}/agents/${rich}/view`);
  await seen.page.keyboard.press("Tab");
  const skip = seen.page.getByRole("link", { name: "Skip to content" });
  await expect.poll(() => skip.evaluate((link) => link === document.activeElement)).toBe(true);
  await seen.page.keyboard.press("Enter");
  await expect.poll(() => new URL(seen.page.url()).hash).toBe("#contents");
});

describe("a command", () => {
  test("that is the endpoint of an agent is copied, which is announced", async () => {
    await using seen = await see(browser, `${site.address}/agents/${rich}/view`, {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const { page, faults } = seen;
    await page.getByRole("button", { name: "Copy" }).first().click();
    await page.getByRole("status").getByText("Copied.").waitFor({ state: "attached" });
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe("https://weather.example.com/a2a");
    expect(faults).toEqual([]);
  });

  test("is selected if the page may not copy, which is announced", async () => {
    await using seen = await see(browser, `${site.address}/agents/${rich}/view`);
    const { page, faults } = seen;
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await page.getByRole("button", { name: "Copy" }).first().click();
    await page.getByRole("status").getByText("The text is selected").waitFor({ state: "attached" });
    await expect
      .poll(() => page.evaluate(() => String(getSelection())))
      .toBe("https://weather.example.com/a2a");
    expect(faults).toEqual([]);
  });
});

test.each(["America/St_Johns", "Asia/Kolkata", "Europe/Berlin", "America/New_York"])(
  "times are those of the visitor in %s, and UTC in their titles",
  async (timezoneId) => {
    await using seen = await see(browser, `${site.address}/activity`, { timezoneId });
    const times = await seen.page.locator("time[title]").evaluateAll((elements) => {
      const format = new Intl.DateTimeFormat("en-GB", {
        ...{ day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" },
        timeZoneName: "shortOffset",
      });
      return elements.map((time) => ({
        shown: time.textContent,
        title: time.getAttribute("title"),
        expected: format.format(new Date(time.getAttribute("datetime") ?? "")),
      }));
    });
    expect(times.length).toBeGreaterThan(5);
    expect(times.map(({ shown }) => shown)).toEqual(times.map(({ expected }) => expected));
    for (const { title } of times) expect(title).toMatch(/ UTC$/);
    expect(seen.faults).toEqual([]);
  },
);

test("new events appear on the landing page without reloading it", async () => {
  await using seen = await see(browser, `${site.address}/`);
  const { page, faults } = seen;
  const agents = page.locator(".figures div", { hasText: /^Agents/ }).locator("dd");
  await expect.poll(() => agents.textContent()).toBe("9");
  await site.world.registry.agents.register({
    agent_id: "late",
    name: "Latecomer",
    agent_url: "https://late.example.com",
  });
  await page
    .getByRole("region", { name: "Recent activity" })
    .getByRole("link", { name: "Latecomer" })
    .waitFor();
  await expect.poll(() => agents.textContent()).toBe("10");
  expect(faults).toEqual([]);
});

test("the page of a hostile agent runs no foreign script and has only http(s) links", async () => {
  await using seen = await see(browser, `${site.address}/agents/${encodeURIComponent(hostile)}/view`);
  const { page, faults } = seen;
  for (const summary of await page.locator("summary").all()) await summary.click();
  const links = await page
    .locator("main a")
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol));
  expect([...new Set(links)].sort()).toEqual(["http:", "https:"]);
  const own = await page
    .locator("script")
    .evaluateAll((all) => all.map((script) => script.getAttribute("src") ?? "inline"));
  expect(own.every((src) => src.startsWith("/assets/"))).toBe(true);
  // The agent's text does not change the direction of the surrounding text.
  const direction = await page.locator(".agent-head").evaluate((head) => getComputedStyle(head).direction);
  expect(direction).toBe("ltr");
  expect(faults).toEqual([]);
});

test("the theme that a visitor chooses holds for all pages, also before their other scripts run", async () => {
  await using seen = await see(browser, `${site.address}/docs`, { colorScheme: "light" });
  const { page, faults } = seen;
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const button = page.getByRole("button", { name: /^Theme:/ });
  const light = await ground();
  await button.click();
  await page.getByRole("status").getByText("Theme: light.").waitFor({ state: "attached" });
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await ground()).toBe(light);
  await button.click();
  const dark = await ground();
  expect(dark).not.toBe(light);
  expect(faults).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.route(/\/assets\/site\..*js$/, (route) => route.abort());
  for (const path of ["/", "/dashboard"]) {
    await page.goto(`${site.address}${path}`);
    expect(await ground()).toBe(dark);
  }
  await page.unroute(/\/assets\/site\..*js$/);
  await page.reload();
  await button.click();
  expect(await ground()).toBe(light);
});

test("on a phone, the search and the agents come before the figures and the latest changes", async () => {
  await using seen = await see(browser, `${site.address}/`, { viewport: { width: 390, height: 844 } });
  const tops = await seen.page.evaluate(() =>
    ["form.search", "#newest", "#figures", "#latest-changes"].map(
      (each) => document.querySelector(each)?.getBoundingClientRect().top ?? Number.NaN,
    ),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

test("the header leads to the form for a new agent, and names the dashboard once somebody is signed in", async () => {
  await using seen = await see(browser, `${site.address}/docs`);
  const { page } = seen;
  const link = (name: string) => page.getByRole("banner").getByRole("link", { name });
  await link("Add agent").click();
  await page.getByRole("link", { name: "Create account" }).waitFor();
  expect(new URL(page.url()).hash).toBe("#/agents/new");
  await page.goto(`${site.address}/docs`);
  await link("Sign in").click();
  await page.getByRole("link", { name: "Create account" }).click();
  await page.getByLabel("E-mail address").fill("header@example.com");
  await page.getByLabel("Password").fill(password);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Overview" }).waitFor();
  await page.goto(`${site.address}/docs`);
  await link("Dashboard").waitFor();
  await link("Add agent").click();
  await page.getByRole("heading", { level: 1, name: "Register agent" }).waitFor();
});

test.each([390, 1280])("at %d pixels, the header keeps to the edges of what is below it", async (width) => {
  for (const path of ["/", "/dashboard"]) {
    await using seen = await see(browser, `${site.address}${path}`, { viewport: { width, height: 900 } });
    const [inner, current] = await seen.page.evaluate(() => {
      const row = document.querySelector(".top-row");
      if (!row) throw new Error("there is no header");
      const { left, right } = row.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(row);
      const edges = [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)];
      const link = row.querySelector("[aria-current]")?.getBoundingClientRect();
      return [edges, [link?.left, link?.right]].map(([from = 0, to = 0]) => ({ from, to }));
    });
    expect(current?.from).toBeGreaterThanOrEqual(inner?.from ?? Number.NaN);
    expect(current?.to).toBeLessThanOrEqual(inner?.to ?? Number.NaN);
  }
});

test("with forced colours, the header highlights the current section", async () => {
  await using seen = await see(browser, `${site.address}/docs`, { forcedColors: "active" });
  const outlines = await seen.page
    .getByRole("navigation", { name: "Site" })
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => [link.textContent, getComputedStyle(link).outlineStyle]));
  expect(outlines.filter(([, style]) => style !== "none")).toEqual([["Docs", "solid"]]);
});
