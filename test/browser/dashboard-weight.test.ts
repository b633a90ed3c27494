/** The download size of the dashboard. */
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { serve, useBrowser } from "./browser.ts";
import { show } from "./dashboard-scene.ts";

const open = useBrowser();

/** The limit of scripts on the first page, in gzipped kilobytes. */
const budget = 36;

test("loads less script than the limit on the first page, nothing from other sites, and the owner's views on demand", async () => {
  await using world = await serve();
  const owner = await world.owner();
  await using watched = await open(world.url);
  const { page } = watched;
  const scripts = new Map<string, Promise<Buffer>>();
  const elsewhere: string[] = [];
  page.on("response", (response) => {
    const url = response.url();
    if (!url.startsWith(`${world.url}/`)) elsewhere.push(url);
    if (url.endsWith(".js")) scripts.set(url, response.body()); // counted now, however long reading it takes
  });
  await show(page, "sign-in", "Sign in");
  await expect.poll(() => scripts.size).toBeGreaterThan(0);
  const weight =
    (await Promise.all(scripts.values())).reduce((sum, text) => sum + gzipSync(text).length, 0) / 1_000;
  expect(weight).toBeLessThan(budget);
  const first = scripts.size;
  await page.getByLabel("E-mail address").fill(owner.email);
  await page.getByLabel("Password").fill("correct horse battery");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Peers" }).click();
  await page.getByText("No peers yet").waitFor();
  expect(scripts.size).toBeGreaterThan(first);
  expect(elsewhere).toEqual([]);
  const own = [...scripts].filter(([url]) => !/\/(site|theme)\./.test(url)); // those of all pages keep the theme
  const code = (await Promise.all(own.map(([, text]) => text))).join("\n");
  expect(code).not.toMatch(/dangerouslySetInnerHTML:|localStorage/);
});
