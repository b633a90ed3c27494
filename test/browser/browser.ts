/** A browser at a node: Chromium, driven by Playwright. */
import type { AddressInfo } from "node:net";
import type { Browser, BrowserContext, Page } from "playwright-core";
import type { Config } from "../../server/assembly/config.ts";
import type { World } from "../../server/world.ts";
import { createWorld, type TestWorld } from "../world.ts";
import { launch } from "./chromium.ts";

/** A node that listens. */
export interface ServedWorld extends TestWorld {
  url: string;
}

/** Starts a node on loopback with the time of the browser. */
export async function serve(
  settings: Partial<Config> = {},
  surroundings: Partial<World> = {},
): Promise<ServedWorld> {
  const world = await createWorld("sqlite", settings, { clock: () => new Date(), ...surroundings });
  await world.node.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = world.node.app.server.address() as AddressInfo; // it listens on a port, not on a pipe
  return { ...world, url: `http://127.0.0.1:${port}` };
}

/** The options of a page. */
export interface Look {
  scheme?: "light" | "dark";
  width?: number;
  /** Whether pages may write to the clipboard. */
  clipboard?: boolean;
}

/** A page and its complaints: script errors and violations of its Content-Security-Policy. */
export interface WatchedPage extends AsyncDisposable {
  page: Page;
  context: BrowserContext;
  complaints: string[];
}

/** Opens a page at a URL. */
export type Open = (url: string, look?: Look) => Promise<WatchedPage>;

let shared: Promise<Browser> | undefined;

/** The browser of all test files of this process, with which it ends. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launch();
  return shared;
}

/** Returns the function that opens pages. */
export function useBrowser(): Open {
  return async (url, look) => open(await sharedBrowser(), url, look);
}

/** Opens a page in its own profile. */
async function open(browser: Browser, url: string, look: Look = {}): Promise<WatchedPage> {
  const { scheme = "light", width = 1280, clipboard = true } = look;
  const context = await browser.newContext({
    colorScheme: scheme,
    viewport: { width, height: 900 },
    baseURL: url,
    permissions: clipboard ? ["clipboard-read", "clipboard-write"] : [],
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !isResponse(message.text())) complaints.push(message.text());
  });
  page.on("dialog", (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return { page, context, complaints, [Symbol.asyncDispose]: () => context.close() };
}

/** Chromium reports each 4xx response as a failed load; an expected error response is no fault of the page. */
function isResponse(text: string): boolean {
  return /^Failed to load resource: the server responded with a status of 4\d\d/.test(text);
}
