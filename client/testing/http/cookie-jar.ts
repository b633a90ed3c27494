/** The cookies of one browser. */
import type { SentResponse } from "./responses.ts";

/** Stores cookies, and removes expired ones. */
export class CookieJar {
  readonly #values = new Map<string, string>();

  /** The `Cookie` header of a request; undefined if there is none. */
  get header(): string | undefined {
    return this.#values.size === 0
      ? undefined
      : [...this.#values].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** Stores the cookies that a response sets. */
  take({ headers }: Pick<SentResponse, "headers">): void {
    for (const [name, text] of headers) {
      if (name.toLowerCase() !== "set-cookie") continue;
      const [, cookie = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (/; *Max-Age=0\b/i.test(text)) this.#values.delete(cookie);
      else this.#values.set(cookie, value);
    }
  }

  /** Stores a cookie. */
  set(name: string, value: string): void {
    this.#values.set(name, value);
  }

  /** Removes all cookies. */
  clear(): void {
    this.#values.clear();
  }
}
