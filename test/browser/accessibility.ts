/** Checks pages by WCAG 2.2 AA with axe, in both themes and on small and large screens. */
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

/** The rules that depend on the theme; all others have the same result in both. */
const rulesOfThemes = ["color-contrast", "link-in-text-block", "target-size"];

/** Changes the theme and width of an open page, with reduced motion, so that no colour is in transition. */
export async function lookAt(page: Page, { scheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
  await page.setViewportSize({ width, height: 900 });
}

/** Checks a page by the standards, and that it fits the width of the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, { type: "tag", values: tags });
  await expectNoSidewaysScroll(page);
}

/** Checks a page by the rules that depend on the theme, and that it fits the width of the screen. */
export async function expectAccessibleTheme(page: Page): Promise<void> {
  await expectNoViolations(page, { type: "rule", values: rulesOfThemes });
  await expectNoSidewaysScroll(page);
}

async function expectNoViolations(page: Page, runOnly: axe.RunOnly): Promise<void> {
  const found = await violations(page, runOnly);
  if (found.length > 0) expect.fail(found.join("\n"));
}

/**
 * The violations that axe finds. It runs in the page itself, which has no frames: AxeBuilder of @axe-core/playwright opens another page
 * for each run, and moves all results there, which takes several times as long as the run.
 */
async function violations(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(script);
  return page.evaluate(async (runOnly) => {
    if (document.querySelector("iframe, frame")) throw new Error("A page has a frame that axe does not see");
    const { axe } = window as unknown as { axe: typeof import("axe-core") }; // set by the source of axe
    const results = await axe.run(document, { runOnly, resultTypes: ["violations"] });
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
    );
  }, runOnly);
}

/** Checks that a page does not scroll horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(beyond, "CSS pixels beyond the width of the screen").toBeLessThanOrEqual(0);
}

const looks = (["light", "dark"] as const).flatMap((scheme) => [
  { scheme, width: 390 },
  { scheme, width: 1440 },
]);

/** Checks a page in both themes and widths, and saves screenshots in the folder of SHOTS. */
export async function expectGood(page: Page, name: string): Promise<void> {
  for (const look of looks) {
    await lookAt(page, look);
    await expectAccessible(page);
    const path = process.env.SHOTS && join(process.env.SHOTS, `${name}-${look.scheme}-${look.width}.png`);
    if (path) await page.screenshot({ path, fullPage: true });
  }
}
