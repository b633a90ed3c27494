/** The pages in a browser: accessible in both themes and widths. */
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectAccessible, expectAccessibleTheme, lookAt } from "./accessibility.ts";
import { launch } from "./chromium.ts";
import { openViewer, see, type Viewer } from "./scene.ts";
import { pageNames, type Sites, startSites } from "./site-pages.ts";

let browser: Browser;
let sites: Sites;
let viewer: Viewer;

beforeAll(async () => {
  browser = await launch();
  sites = await startSites();
  // One for all pages, which store nothing: a new one starts a process of the browser, which compiles axe again.
  viewer = await openViewer(browser);
});

afterAll(async () => {
  await browser?.close();
  await sites?.[Symbol.asyncDispose]();
});

const widths = [390, 768, 1440];

test.each(pageNames)("%s is accessible in both themes and widths", async (name) => {
  const { page, faults } = viewer;
  await lookAt(page, { scheme: "light", width: 1280 });
  await viewer.goTo(sites.addressOf(name));
  for (const width of widths) {
    await lookAt(page, { scheme: "light", width });
    await picture(page, `${name}-light-${width}`);
    await expectAccessible(page);
    await lookAt(page, { scheme: "dark", width });
    await picture(page, `${name}-dark-${width}`);
    await expectAccessibleTheme(page);
  }
  expect(faults).toEqual([]);
});

test("finds an image without text, low contrast in one theme, and a line that is too long", async () => {
  await using seen = await see(browser, sites.addressOf("set-up"));
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
