/** The browser that is installed here: Chromium, or Chrome. */
import { existsSync } from "node:fs";
import type { Browser } from "playwright-core";

/** Where systems install it. Debian's headless shell, which has no windows, needs less than half the time of the whole browser. */
const places = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** The path of the browser: CHROMIUM, or the first that exists. Undefined if there is none. */
export const executablePath: string | undefined =
  process.env.CHROMIUM ?? places.find((path) => existsSync(path));

/** Starts the browser. @throws if there is none, or it does not start. */
export async function launch(): Promise<Browser> {
  if (executablePath === undefined)
    throw new Error("There is no Chromium or Chrome in the usual places: set CHROMIUM to the path of one");
  const { chromium } = await import("playwright-core"); // the configuration of test runs needs only the path
  return chromium.launch({ executablePath, args: ["--no-sandbox"] });
}
