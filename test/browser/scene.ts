/** A listening node with content on every page, and a browser. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import type { Config } from "../../server/assembly/config.ts";
import { createWorld, type TestWorld } from "../world.ts";

/** A node that listens on loopback. */
export interface Site extends AsyncDisposable {
  world: TestWorld;
  address: string;
}

/** Starts a node with content. */
export async function startSite(
  fill: (world: TestWorld) => Promise<void>,
  settings: Partial<Config> = {},
): Promise<Site> {
  const world = await createWorld("sqlite", settings);
  await fill(world);
  const address = await world.node.app.listen({ port: 0, host: "127.0.0.1" });
  return { world, address, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() };
}

/** A page and its faults: errors, policy violations, dialogs, requests to other sites. */
export interface Seen extends AsyncDisposable {
  page: Page;
  context: BrowserContext;
  faults: string[];
}

/** A page for several URLs of nodes, one after the other. */
export interface Viewer extends Seen {
  /** Loads a URL. Faults are those of this URL from then on. */
  goTo(url: string): Promise<void>;
}

/** Opens a page in its own browser. */
export async function see(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Seen> {
  const viewer = await openViewer(browser, options);
  await viewer.goTo(url);
  return viewer;
}

/** Opens an empty page in its own browser. */
export async function openViewer(browser: Browser, options: BrowserContextOptions = {}): Promise<Viewer> {
  const context = await browser.newContext({ ...options, locale: "en-GB" });
  const page = await context.newPage();
  const faults: string[] = [];
  let origin = "";
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("console", (message) => {
    // Chromium also reports intended 404 and 410 pages.
    const said = message.text();
    if (["error", "warning"].includes(message.type()) && !/status of (404|410)/.test(said)) faults.push(said);
  });
  page.on("dialog", (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    dialog.dismiss().catch(() => undefined);
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(`${origin}/`)) faults.push(`elsewhere: ${request.url()}`);
  });
  return {
    page,
    context,
    faults,
    async goTo(url) {
      faults.splice(0);
      origin = new URL(url).origin;
      await page.goto(url, { waitUntil: "load" });
    },
    [Symbol.asyncDispose]: () => context.close(),
  };
}
