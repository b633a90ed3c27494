/** The pages in a browser: readable by everybody, in both themes, on small screens, without script, and safe. */
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
