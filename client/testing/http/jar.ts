/** The cookies of one browser. */
import type { Sent } from "./answers.ts";

/** Keeps cookies as they are set, and drops those that have ended. */
export class Jar {
  readonly #values = new Map<string, string>();

  /** What a request sends; undefined if there is nothing. */
  get header(): string | undefined {
    return this.#values.size === 0
      ? undefined
      : [...this.#values].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** Takes the cookies that an answer sets. */
  take({ headers }: Pick<Sent, "headers">): void {
    for (const [name, text] of headers) {
      if (name.toLowerCase() !== "set-cookie") continue;
      const [, cookie = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (/; *Max-Age=0\b/i.test(text)) this.#values.delete(cookie);
      else this.#values.set(cookie, value);
    }
  }

  /** Keeps a cookie. */
  set(name: string, value: string): void {
    this.#values.set(name, value);
  }

  /** Forgets all. */
  clear(): void {
    this.#values.clear();
  }
}
