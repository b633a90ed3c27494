/** A person who uses a page by the keyboard alone, and how many clicks the same takes by a mouse. */
import type { Page } from "playwright-core";
import { focused, tabTo } from "./dashboard-scene.ts";

/** What can be pressed. */
type Role = "link" | "button" | "checkbox" | "textbox" | "searchbox";

/** A person at a page. */
export class Hands {
  /** The clicks of a mouse, or Enter and Space on what has the focus. */
  clicks = 0;
  /** Whether a text was typed last: Tab leads to the field after it, by mouse too. */
  #typed = false;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses a link or button. @param name its name, or what it begins with. */
  async press(role: Role, name: string | RegExp): Promise<void> {
    this.clicks++;
    this.#typed = false;
    await this.#page.getByRole(role, { name }).first().waitFor();
    await tabTo(this.#page, name);
    await this.#page.keyboard.press(role === "checkbox" ? "Space" : "Enter");
  }

  /** Goes to a text field, and types. A field that has the focus, or follows one that was typed into, takes no click. */
  async type(label: RegExp, text: string): Promise<void> {
    if (this.#typed) await this.#page.keyboard.press("Tab");
    if (!label.test((await focused(this.#page)).name)) {
      this.clicks++;
      await tabTo(this.#page, label);
    }
    await this.#page.keyboard.type(text);
    this.#typed = true;
  }

  /** Sends the form with Enter, which is no click. */
  async submit(): Promise<void> {
    this.#typed = false;
    await this.#page.keyboard.press("Enter");
  }
}
