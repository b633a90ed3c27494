/** The pages in a browser: accessible in both themes and widths. */
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible, expectAccessibleTheme, lookAt } from "./accessibility.ts";
import { fill, fillImported, hostile, rich } from "./agents.ts";
import { launch } from "./browser.ts";
import { type Site, see, startSite } from "./scene.ts";

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

/** Every page in every state that looks different. */
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

const names = Object.keys(pages) as (keyof typeof pages)[]; // the keys of the object
const widths = [390, 1280];

/** Representative sections of the reference, because axe takes a minute for the whole. */
const partsOfReference = [
  ".top",
  ".side",
  "#introduction",
  "#tag-reputation",
  "#operation-deliver_agent_registered",
];

test.each(names)("%s is accessible in both themes and widths", async (name) => {
  await using seen = await see(browser, addressOf(name));
  const { page, faults } = seen;
  const parts = name === "reference" ? partsOfReference : [];
  for (const width of widths) {
    await lookAt(page, { scheme: "light", width });
    await picture(page, `${name}-light-${width}`);
    await expectAccessible(page, parts);
    await lookAt(page, { scheme: "dark", width });
    await picture(page, `${name}-dark-${width}`);
    await expectAccessibleTheme(page, parts);
  }
  expect(faults).toEqual([]);
});

test("finds an image without text, low contrast in one theme, and a line that is too long", async () => {
  await using seen = await see(browser, addressOf("set-up"));
  const { page } = seen;
  const add = (markup: string) =>
    page.evaluate((html) => document.querySelector("main")?.insertAdjacentHTML("beforeend", html), markup);
  await expectAccessible(page);
  await add('<img src="/favicon.ico">');
  await expect(expectAccessible(page)).rejects.toThrow("image-alt");
  await add("<p>readable</p>");
  await page
    .locator("p", { hasText: "readable" })
    .evaluate((line) => line.style.setProperty("color", "#555"));
  await expectAccessibleTheme(page);
  await lookAt(page, { scheme: "dark", width: 1280 });
  await expect(expectAccessibleTheme(page)).rejects.toThrow("color-contrast");
  await lookAt(page, { scheme: "light", width: 1280 });
  await page
    .locator("p", { hasText: "readable" })
    .evaluate((line) => line.style.setProperty("width", "3000px"));
  await expect(expectAccessibleTheme(page)).rejects.toThrow("beyond the width");
});

/** Saves a screenshot of a page in the folder of SHOTS. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (!folder) return;
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: !name.startsWith("reference") });
}
