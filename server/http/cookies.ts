/** Cookies as they are sent and set (RFC 6265). */

/** The cookie that holds a session. */
export const sessionCookie = "access_token";

/** The values of each cookie of a request. */
export type Cookies = ReadonlyMap<string, string[]>;

/** How long a browser keeps a cookie, in seconds, and where it sends it. */
export interface CookieScope {
  maxAge: number;
  path: string;
  /** Whether it is sent over https alone. */
  secure: boolean;
}

/**
 * The values of each cookie of a request. A parser that gives one value a name would hide that a second was set, by a
 * page of a neighbouring host for example, and nobody could say which is meant (RFC 6265 section 8.6).
 * @param parse gives one value a name.
 */
export function readCookies(
  header: string | undefined,
  parse: (header: string) => Record<string, string | undefined>,
): Cookies {
  const values = new Map<string, string[]>();
  if (header === undefined) return values;
  for (const pair of header.split(";")) {
    for (const [name, value = ""] of Object.entries(parse(pair))) {
      values.set(name, [...(values.get(name) ?? []), value]);
    }
  }
  return values;
}
