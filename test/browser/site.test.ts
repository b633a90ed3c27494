/** The pages in a browser: readable by everybody, in both themes, on small screens, without script, and safe. */
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launch } from "./browser.ts";
import { fill, fillImported, hostile, rich, type Site, see, startSite } from "./scene.ts";

let browser: Browser;
const sites: Record<string, Site> = {};

beforeAll(async () => {
  browser = await launch();
  sites.full = await startSite(fill);
  sites.empty = await startSite(async () => undefined);
  sites.closed = await startSite(async (world) => void (await world.owner()), { singleOperator: true });
  sites.imported = await startSite(fillImported);
});

afterAll(async () => {
  await browser?.close();
  for (const site of Object.values(sites)) await site[Symbol.asyncDispose]();
});

/** Every page, and every state of it that looks different. */
const pages = {
  landing: ["full", "/"],
  search: ["full", "/?q=weather&status=active"],
  "search-without-result": ["full", "/?q=zzzzzz&tags=work"],
  "landing-empty": ["empty", "/"],
  "landing-closed": ["closed", "/"],
  "set-up": ["empty", "/?setup=k3cVZb0Wc4Q0Y5hHcU1m2w"],
  agent: ["full", `/agents/${rich}/view`],
  "agent-hostile": ["full", `/agents/${encodeURIComponent(hostile)}/view`],
  "agent-deprecated": ["full", "/agents/old-agent/view"],
  "agent-imported": ["imported", "/agents/weather-agent/view"],
  "agent-missing": ["full", "/agents/no-such-agent/view"],
  "agent-deleted": ["full", "/agents/gone-agent/view"],
  docs: ["full", "/docs"],
  "guide-start": ["full", "/docs/start"],
  "guide-keys": ["full", "/docs/keys"],
  "guide-webhooks": ["full", "/docs/webhooks"],
  reference: ["full", "/docs/reference"],
  problem: ["full", "/problems/quota_exceeded"],
} as const;

function addressOf(name: keyof typeof pages): string {
  const [site, path] = pages[name];
  return `${sites[site]?.address}${path}`;
}

const names = Object.keys(pages) as (keyof typeof pages)[]; // those are its keys
const looks = (["light", "dark"] as const).flatMap((colorScheme) =>
  [390, 1280].map((width) => ({ colorScheme, width })),
);

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Parts of the reference that have one of everything: the whole of it takes axe a minute, and is more of the same. */
const partsOfReference = [
  ".top",
  ".side",
  "#introduction",
  "#tag-reputation",
  "#operation-deliver_agent_registered",
];

/** What keeps somebody from reading a page, by axe. */
async function barriers(page: Page, name: keyof typeof pages): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(standards);
  const parts = name === "reference" ? partsOfReference : [];
  const { violations } = await parts.reduce((builder, part) => builder.include(part), axe).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
}

describe.each(names)("%s", (name) => {
  test.each(looks)(
    "in $colorScheme, $width pixels wide, can be read by everybody",
    async ({ colorScheme, width }) => {
      const viewport = { width, height: 900 };
      await using seen = await see(browser, addressOf(name), { colorScheme, viewport });
      const { page, faults } = seen;
      const folder = process.env.SHOTS; // where to leave a picture of each
      if (folder)
        await page.screenshot({
          path: join(folder, `${name}-${colorScheme}-${width}.png`),
          fullPage: name !== "reference",
        });
      expect(await barriers(page, name)).toEqual([]);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond).toBeLessThanOrEqual(0);
      expect(faults).toEqual([]);
    },
  );
});

describe("without script", () => {
  const silent = { javaScriptEnabled: false };

  test("a person searches, narrows the search, opens an agent, and comes back", async () => {
    await using seen = await see(browser, addressOf("landing"), silent);
    const { page, faults } = seen;
    await page.getByRole("searchbox", { name: "Search agents" }).fill("weather");
    await page.getByRole("combobox", { name: "Status" }).selectOption("active");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("heading", { name: "Results for weather" }).waitFor();
    await page.getByRole("link", { name: "Remove the filter status: active" }).click();
    await page.getByRole("link", { name: "Weather Agent" }).click();
    await page.getByRole("heading", { level: 1, name: "Weather Agent" }).waitFor();
    expect(
      await page.getByRole("img", { name: /^Score 0\.\d{3} of 1, grade C; confidence low\.$/ }).count(),
    ).toBe(1);
    await page.goBack();
    expect(await page.getByRole("searchbox").inputValue()).toBe("weather");
    expect(faults).toEqual([]);
  });

  test("commands have no button that would not work", async () => {
    await using seen = await see(browser, addressOf("landing"), silent);
    expect(await seen.page.getByRole("button", { name: "Copy" }).count()).toBe(0);
  });
});

test("by keyboard, the first stop skips to the contents", async () => {
  await using seen = await see(browser, addressOf("agent"));
  await seen.page.keyboard.press("Tab");
  const skip = seen.page.getByRole("link", { name: "Skip to the contents" });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  await seen.page.keyboard.press("Enter");
  expect(new URL(seen.page.url()).hash).toBe("#contents");
});

describe("a command", () => {
  test("is copied, and that is said", async () => {
    await using seen = await see(browser, addressOf("agent"), {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const { page, faults } = seen;
    await page.getByRole("button", { name: "Copy" }).first().click();
    await page.getByRole("status").getByText("Copied.").waitFor({ state: "attached" });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^curl 'http:.*\/lookup\/weather-agent'$/,
    );
    expect(faults).toEqual([]);
  });

  test("is selected where a page may not copy, and that is said", async () => {
    await using seen = await see(browser, addressOf("agent"));
    const { page, faults } = seen;
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await page.getByRole("button", { name: "Copy" }).first().click();
    await page.getByRole("status").getByText("Selected:").waitFor({ state: "attached" });
    expect(await page.evaluate(() => String(getSelection()))).toContain("/lookup/weather-agent");
    expect(faults).toEqual([]);
  });
});

test("what happens is seen on the landing page without loading it again", async () => {
  await using site = await startSite(fill);
  await using seen = await see(browser, `${site.address}/`);
  const { page, faults } = seen;
  const agents = page.locator(".figures div", { hasText: /^Agents/ }).locator("dd");
  expect(await agents.textContent()).toBe("9");
  await site.world.registry.agents.register({
    agent_id: "late",
    name: "Latecomer",
    agent_url: "https://late.example.com",
  });
  await page
    .getByRole("region", { name: "Latest changes" })
    .getByRole("link", { name: "Latecomer" })
    .waitFor();
  expect(await agents.textContent()).toBe("10");
  expect(faults).toEqual([]);
});

test("a hostile agent is shown harmlessly, whatever is pressed on its page", async () => {
  await using seen = await see(browser, addressOf("agent-hostile"));
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
  // Nothing that the agent wrote turns what the node writes around.
  const direction = await page.locator(".agent-head").evaluate((head) => getComputedStyle(head).direction);
  expect(direction).toBe("ltr");
  expect(faults).toEqual([]);
});
