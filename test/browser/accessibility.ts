/** Checks pages by WCAG 2.2 AA with axe, in both themes and on small and large screens. What looks the same is checked once. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type axe from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** A theme, and the width of a screen in CSS pixels. */
export interface Look {
  scheme: "light" | "dark";
  width: number;
}

/** The tags of the checked standards. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The script of axe, in its short form: it is sent to every page, and compiled there. */
const script = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** The rules of colours, which take half the time of all; the others have the same result in both themes. */
const rulesOfColours = ["color-contrast", "link-in-text-block"];

/** The texts that met the rules of colours, by all that these depend on: pages share most of their parts. */
const readable = new Set<string>();

/** Changes the theme and width of an open page, with reduced motion, so that no colour is in transition. */
export async function lookAt(page: Page, { scheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
  await page.setViewportSize({ width, height: 900 });
}

/** Checks a page by the standards, and that it fits the width of the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  const unread = await unreadTexts(page);
  const rules = Object.fromEntries(rulesOfColours.map((rule) => [rule, { enabled: unread.length > 0 }]));
  await expectNoViolations(page, { runOnly: { type: "tag", values: tags }, rules });
  for (const text of unread) readable.add(text);
  await expectNoSidewaysScroll(page);
}

/** Checks a page by the rules that depend on the theme or the width, and that it fits the width of the screen. */
export async function expectAccessibleTheme(page: Page): Promise<void> {
  const unread = await unreadTexts(page);
  if (unread.length > 0)
    await expectNoViolations(page, { runOnly: { type: "rule", values: [...rulesOfColours, "target-size"] } });
  for (const text of unread) readable.add(text);
  await expectNoSidewaysScroll(page);
}

/** The texts of a page that differ in their colours or letters, or as targets, from all that met the rules of colours. */
async function unreadTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    // What is behind an element, without what is clear.
    const groundOf = (element: Element | null): string => {
      if (!element) return "";
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      const own = `${backgroundColor} ${backgroundImage} ${opacity} `;
      return (own === "rgba(0, 0, 0, 0) none 1 " ? "" : own) + groundOf(element.parentElement);
    };
    const hasText = (element: Element) =>
      element.matches("input, select, textarea") ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const isJudged = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.matches(":disabled");
    const checked = document.querySelector("dialog:modal") ?? document.body;
    const shown = [...checked.querySelectorAll("*")].filter((each) => hasText(each) && isJudged(each));
    const looks = shown.map((element) => {
      const { color, fontSize, fontWeight, textDecoration } = getComputedStyle(element);
      const around = element.parentElement && getComputedStyle(element.parentElement).color;
      const name = element.matches("a, button, input, select, textarea, summary") && element.className;
      return [name, color, fontSize, fontWeight, textDecoration, around, groundOf(element)].join(" ");
    });
    return [...new Set(looks)];
  });
  return texts.filter((text) => !readable.has(text));
}

async function expectNoViolations(page: Page, options: axe.RunOptions): Promise<void> {
  const found = await violations(page, options);
  if (found.length > 0) expect.fail(found.join("\n"));
}

/**
 * The violations that axe finds: in the dialog that is open, over what was checked before, or in the whole page. It runs in
 * the page itself, which has no frames: AxeBuilder of @axe-core/playwright opens another page for each run, and moves all
 * results there, which takes several times as long as the run.
 */
async function violations(page: Page, options: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(script);
  return page.evaluate(async (options) => {
    if (document.querySelector("iframe, frame")) throw new Error("A page has a frame that axe does not see");
    const { axe } = window as unknown as { axe: typeof import("axe-core") }; // set by the source of axe
    const results = await axe.run(document.querySelector("dialog:modal") ?? document, {
      ...options,
      resultTypes: ["violations"],
    });
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
    );
  }, options);
}

/** Checks that a page does not scroll horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(beyond, "CSS pixels beyond the width of the screen").toBeLessThanOrEqual(0);
}

/** Checks a page in each theme and width, and saves screenshots in the folder of SHOTS. */
export async function expectGood(page: Page, name: string): Promise<void> {
  await lookAt(page, { scheme: "light", width: 390 });
  await expectAccessible(page);
  await picture(page, `${name}-light-390`);
  await lookAt(page, { scheme: "dark", width: 1440 });
  await expectAccessibleTheme(page);
  await picture(page, `${name}-dark-1440`);
}

/** Saves a screenshot of a page in the folder of SHOTS. */
export async function picture(page: Page, name: string, fullPage = true): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, `${name}.png`), fullPage });
}
