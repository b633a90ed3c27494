/** Minimal browsers for accounts: clients that store cookies. */
import { createRegistry, type Registry } from "../client/index.ts";

/** A client that stores cookies. */
export interface Browser extends Registry {
  /** Its cookies, by name. */
  jar: Map<string, string>;
  /** The e-mail address of its account, after sign-in. */
  email: string;
  /** Requests a URL of the node like a link, without following redirects. */
  goTo(address: string, headers?: Record<string, string>): Promise<Response>;
}

/** Creates a browser that is not signed in. */
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

/** The id of the account that a browser is signed in with. */
export async function idOf({ accounts }: Registry): Promise<string> {
  return (await accounts.session()).account.id;
}

/** Stores a cookie, or removes an expired one. */
function keep(jar: Map<string, string>, text: string): void {
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
  if (/; *Max-Age=0\b/i.test(text)) jar.delete(name);
  else jar.set(name, value);
}
