/** The pages in a browser: accessible in both themes and on screens of each width, and laid out by rules that exist. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  expectAccessible,
  expectAccessibleTheme,
  expectNoSidewaysScroll,
  lookAt,
  picture,
} from "./accessibility.ts";
import { sharedBrowser } from "./browser.ts";
import { openViewer, see, type Viewer } from "./scene.ts";
import { pageNames, type Sites, startSites } from "./site-pages.ts";

let browser: Browser;
let sites: Sites;
let viewer: Viewer;

beforeAll(async () => {
  browser = await sharedBrowser();
  sites = await startSites();
  // One for all pages, which store nothing: a new one starts a process of the browser, which compiles axe again.
  viewer = await openViewer(browser);
});

afterAll(async () => {
  await viewer?.[Symbol.asyncDispose]();
  await sites?.[Symbol.asyncDispose]();
});

test.each(pageNames)(
  "%s is accessible, has a rule for each class, and keeps cards and chips apart",
  async (name) => {
    const { page, faults } = viewer;
    await lookAt(page, { scheme: "light", width: 390 });
    await viewer.goTo(sites.addressOf(name));
    await expectAccessible(page);
    expect(await classesWithoutRule(page)).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);
    await picture(page, `${name}-light-390`, !name.startsWith("reference"));
    await lookAt(page, { scheme: "dark", width: 768 });
    await expectNoSidewaysScroll(page);
    await lookAt(page, { scheme: "dark", width: 1440 });
    await expectAccessibleTheme(page);
    expect(await layoutFaults(page)).toEqual([]);
    await picture(page, `${name}-dark-1440`, !name.startsWith("reference"));
    expect(faults).toEqual([]);
  },
);

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

test.each(["landing", "search-by-status", "docs"] as const)(
  "the cards of %s fill several columns",
  async (name) => {
    const { page } = viewer;
    await viewer.goTo(sites.addressOf(name));
    const cards = page.locator("main ul > li.card");
    await lookAt(page, { scheme: "light", width: 1440 });
    const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
    expect(second?.y).toBe(first?.y);
    await lookAt(page, { scheme: "light", width: 390 });
    expect((await cards.nth(1).boundingBox())?.x).toBe((await cards.nth(0).boundingBox())?.x);
  },
);

test("finds a class without a rule, bullets beside cards, and chips that touch", async () => {
  await using seen = await see(browser, sites.addressOf("set-up"));
  const { page } = seen;
  expect(await layoutFaults(page)).toEqual([]);
  await page.evaluate(() =>
    document
      .querySelector("main")
      ?.insertAdjacentHTML(
        "beforeend",
        '<ul class="nowhere"><li class="card">A</li><li class="card">B</li></ul><p><b class="chip">a</b><b class="chip">b</b></p>',
      ),
  );
  expect(await classesWithoutRule(page)).toEqual(["nowhere"]);
  expect(await layoutFaults(page)).toEqual([
    "ul.nowhere is no grid: block",
    "ul.nowhere has bullets",
    "li.card A touches li.card B",
    "b.chip a touches b.chip b",
  ]);
});

/** The classes of a page that no rule of its style sheets names. */
function classesWithoutRule(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = new Set<string>();
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule)
          for (const [, name] of rule.selectorText.matchAll(/\.([\w-]+)/g)) named.add(name ?? "");
        if ("cssRules" in rule) read(rule.cssRules as CSSRuleList); // groups of rules, such as @media, and nested rules
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    const used = new Set([...document.querySelectorAll("[class]")].flatMap((each) => [...each.classList]));
    return [...used].filter((name) => !named.has(name)).sort();
  });
}

/** What is wrong with the layout of lists of cards and of chips. */
function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element) => [element.tagName.toLowerCase(), ...element.classList].join(".");
    const faults: string[] = [];
    for (const list of document.querySelectorAll("ul:has(> .card)")) {
      const { display, listStyleType } = getComputedStyle(list);
      if (display !== "grid") faults.push(`${nameOf(list)} is no grid: ${display}`);
      if (listStyleType !== "none") faults.push(`${nameOf(list)} has bullets`);
    }
    for (const element of document.querySelectorAll(".card, .chip, .badge")) {
      const next = element.nextElementSibling;
      if (!next?.matches(".card, .chip, .badge") || !element.checkVisibility()) continue;
      const [a, b] = [element.getBoundingClientRect(), next.getBoundingClientRect()];
      const apart = Math.max(b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom);
      if (apart < 1)
        faults.push(
          `${nameOf(element)} ${element.textContent} touches ${nameOf(next)} ${next.textContent}`.replaceAll(
            /\s+/g,
            " ",
          ),
        );
    }
    return faults;
  });
}
