/** The style of the pages, as a browser computes it. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lookAt } from "./accessibility.ts";
import { launch } from "./chromium.ts";
import { see } from "./scene.ts";
import { pageNames, type Sites, startSites } from "./site-pages.ts";

let browser: Browser;
let sites: Sites;

beforeAll(async () => {
  browser = await launch();
  sites = await startSites();
});

afterAll(async () => {
  await browser?.close();
  await sites?.[Symbol.asyncDispose]();
});

test.each(pageNames)("every class of %s has a rule in its style sheets", async (name) => {
  await using seen = await see(browser, sites.addressOf(name));
  expect(await classesWithoutRule(seen.page)).toEqual([]);
});

test.each(pageNames)("cards and chips of %s are apart, and lists of them have no bullets", async (name) => {
  await using seen = await see(browser, sites.addressOf(name));
  for (const width of [390, 1440]) {
    await lookAt(seen.page, { scheme: "light", width });
    expect(await layoutFaults(seen.page), `at ${width} px`).toEqual([]);
  }
});

test.each(["landing", "search-by-status", "docs"] as const)(
  "the cards of %s fill several columns",
  async (name) => {
    await using seen = await see(browser, sites.addressOf(name));
    const cards = seen.page.locator("main ul > li.card");
    await lookAt(seen.page, { scheme: "light", width: 1440 });
    const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
    expect(second?.y).toBe(first?.y);
    await lookAt(seen.page, { scheme: "light", width: 390 });
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
