/**
 * Cookies of requests and responses (RFC 6265), by the functions of `@fastify/cookie`. Its `request.cookies` would hide the second of
 * two cookies of one name, and `reply.setCookie` needs a hook in every response.
 */
import { fastifyCookie } from "@fastify/cookie";
import type { FastifyInstance } from "fastify";

/** The name of the session cookie. */
export const sessionCookie = "access_token";

/** The values of each cookie of a request. */
export type Cookies = ReadonlyMap<string, string[]>;

const none: Cookies = new Map();

/** Attributes of a cookie. `maxAge` is in seconds. */
export interface CookieScope {
  maxAge: number;
  path: string;
  /** Whether it is sent over https only. */
  secure: boolean;
}

/** Attributes of every cookie of the node: scripts cannot read it, and requests from other sites do not send it. */
const attributes = { httpOnly: true, sameSite: "lax" } as const;

/** How many cookies of a request are read. Browsers keep at most 180 for a site. */
const maxCookies = 256;

/**
 * Reads all values of each cookie of a request. A sibling host can set a second cookie of the same name, and a parser that
 * returns one value for each name would hide it (RFC 6265 section 8.6).
 */
export function readCookies(header: string | undefined): Cookies {
  if (header === undefined) return none;
  const values = new Map<string, string[]>();
  for (const pair of header.split(";", maxCookies)) {
    for (const [name, sent = ""] of Object.entries(fastifyCookie.parse(pair))) {
      const value = /^"(.*)"$/.exec(sent)?.[1] ?? sent; // some clients return it in quotes (RFC 2109)
      const found = values.get(name);
      if (found) found.push(value);
      else values.set(name, [value]);
    }
  }
  return values;
}

/** Loads the plugin, in a scope without routes. Its functions work everywhere then. */
export function registerCookies(app: FastifyInstance): void {
  app.register(async (scope) => {
    await scope.register(fastifyCookie, { hook: false });
  });
}

/** Builds a `Set-Cookie` header. */
export function setCookie(name: string, value: string, scope: CookieScope): string {
  return fastifyCookie.serialize(name, value, { ...scope, ...attributes });
}
