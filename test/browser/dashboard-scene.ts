/** Common steps of dashboard tests. */
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { password } from "../world.ts";
import type { Look, Open, ServedWorld, WatchedPage } from "./browser.ts";

/** Opens a view of the dashboard and waits for its heading. */
export async function show(page: Page, view: string, heading: string | RegExp): Promise<void> {
  await page.goto(`/dashboard#/${view}`);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
}

/** Signs in as a test account with the form. */
export async function signIn(page: Page, email: string): Promise<void> {
  await show(page, "sign-in", "Sign in");
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Overview" }).waitFor();
}

/** Signs in to a test account as a browser without a page does. The form is for the tests of sessions. */
export async function signInByCookie(
  { context }: WatchedPage,
  world: ServedWorld,
  email: string,
): Promise<void> {
  const { jar, accounts } = world.browser();
  await accounts.signIn({ email, password });
  await context.addCookies([...jar].map(([name, value]) => ({ name, value, url: world.url })));
}

/** Opens a page, signs in, and goes to a view. */
export async function enter(
  open: Open,
  world: ServedWorld,
  email: string,
  [view, heading]: readonly [view: string, heading: string],
  look: Look = {},
): Promise<WatchedPage> {
  const watched = await open(world.url, look);
  await signInByCookie(watched, world, email);
  await show(watched.page, view, heading);
  return watched;
}

/** The focused element as a screen reader reads it: its role and its name. */
export function focused(page: Page): Promise<{ tag: string; name: string; inDialog: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    return {
      tag: element?.tagName ?? "",
      // After the last element of a dialog the browser itself has the focus, and the page reports body.
      name: (element === document.body ? "" : (label ?? element?.textContent ?? ""))
        .replace(/\s+/g, " ")
        .trim(),
      inDialog: element?.closest("dialog") !== null,
    };
  });
}

/**
 * Presses Tab until an element with a matching name has the focus. Fails if there is none.
 * @param back whether to go backwards, by Shift and Tab.
 */
export async function tabTo(page: Page, name: string | RegExp, back = false): Promise<void> {
  const wanted =
    typeof name === "string" ? (text: string) => text === name : (text: string) => name.test(text);
  const met: string[] = [];
  for (let presses = 0; presses < 80; presses++) {
    const at = await focused(page);
    if (wanted(at.name)) return;
    met.push(`${at.tag} ${at.name.slice(0, 40)}`);
    await page.keyboard.press(back ? "Shift+Tab" : "Tab");
  }
  throw new Error(`Tab does not lead to ${name}, but to: ${met.join("; ")}`);
}

/** The current text of the live regions. */
export async function announced(page: Page): Promise<string> {
  return (await page.getByRole("status").allTextContents()).join(" ");
}

/** The folder of the project. */
export const project: string = fileURLToPath(new URL("../..", import.meta.url));
