/** The two ways in which people use a page: by a mouse, and by a keyboard alone. Both count what they press. */
import type { Page } from "playwright-core";
import { focused, tabTo } from "./dashboard-scene.ts";

/** What can be pressed. */
type Role = "link" | "button" | "checkbox" | "textbox" | "searchbox";

/** A person at a page. */
export interface Hands {
  /** How often something was pressed: clicks, or Enter and Space on what has the focus. */
  readonly presses: number;
  /** Presses a link or button. @param name its name, or what it begins with. */
  press(role: Role, name: string | RegExp): Promise<void>;
  /** Goes to a text field, and types. A field that has the focus, or follows one that was typed into, takes no click. */
  type(label: string | RegExp, text: string): Promise<void>;
  /** Sends the form with Enter, which is no click. */
  submit(): Promise<void>;
}

export const ways = ["mouse", "keyboard"] as const;

/** Returns the hands of a person who uses a page in a way. */
export function handsAt(page: Page, way: (typeof ways)[number]): Hands {
  return way === "mouse" ? new Mouse(page) : new Keyboard(page);
}

class Mouse implements Hands {
  presses = 0;
  #typed = false;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(role: Role, name: string | RegExp): Promise<void> {
    this.presses++;
    this.#typed = false;
    const dialog = this.#page.getByRole("dialog");
    const shown = (await dialog.count()) > 0 ? dialog : this.#page; // a dialog covers everything else
    await shown.getByRole(role, { name }).first().click();
  }

  async type(label: string | RegExp, text: string): Promise<void> {
    const field = this.#page.getByLabel(label);
    if (this.#typed) await this.#page.keyboard.press("Tab");
    if (!(await field.evaluate((element) => element === document.activeElement))) {
      this.presses++;
      await field.click();
    }
    await this.#page.keyboard.type(text);
    this.#typed = true;
  }

  async submit(): Promise<void> {
    this.#typed = false;
    await this.#page.keyboard.press("Enter");
  }
}

class Keyboard implements Hands {
  presses = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(role: Role, name: string | RegExp): Promise<void> {
    this.presses++;
    await this.#page.getByRole(role, { name }).first().waitFor();
    await tabTo(this.#page, name);
    await this.#page.keyboard.press(role === "checkbox" ? "Space" : "Enter");
  }

  async type(label: string | RegExp, text: string): Promise<void> {
    if (!matches(label, (await focused(this.#page)).name)) await tabTo(this.#page, label);
    await this.#page.keyboard.type(text);
  }

  async submit(): Promise<void> {
    await this.#page.keyboard.press("Enter");
  }
}

function matches(name: string | RegExp, text: string): boolean {
  return typeof name === "string" ? name === text : name.test(text);
}
