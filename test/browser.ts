/** Browsers, as far as accounts need them: clients that keep the cookies they are given. */
import { createRegistry, type Registry } from "../client/index.ts";

/** A client as browsers are. */
export interface Browser extends Registry {
  /** Its cookies, by name. */
  jar: Map<string, string>;
  /** Its account's e-mail address, once it has one. */
  email: string;
  /** Goes to an address of the node as a link leads there, and follows no redirect. */
  goTo(address: string, headers?: Record<string, string>): Promise<Response>;
}

/** A browser that nobody has signed in with. */
export function openBrowser(
  baseUrl: string,
  fetch: (request: Request) => Promise<Response> = (request) => globalThis.fetch(request),
): Browser {
  const jar = new Map<string, string>();
  const withCookies = async (request: Request) => {
    if (jar.size > 0)
      request.headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(request);
    for (const text of response.headers.getSetCookie()) keep(jar, text);
    return response;
  };
  const goTo = (address: string, headers: Record<string, string> = {}) =>
    withCookies(new Request(new URL(address, baseUrl), { headers, redirect: "manual" }));
  return {
    ...createRegistry({ baseUrl, fetch: withCookies, maxRetries: 0, timeout: 600_000 }),
    jar,
    email: "",
    goTo,
  };
}

/** Keeps a cookie, or drops one that has ended. */
function keep(jar: Map<string, string>, text: string): void {
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
  if (/; *Max-Age=0\b/i.test(text)) jar.delete(name);
  else jar.set(name, value);
}
