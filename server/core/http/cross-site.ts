/** Detects requests of pages of other sites. */

/** Headers of a request, with names in lower case. */
export interface ArrivedHeaders {
  readonly authorization?: string | undefined;
  readonly host?: string | undefined;
  readonly [name: string]: string | string[] | undefined;
}

const loopbackOrigin = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether a page of another site made a request: by `Sec-Fetch-Site`, which every current browser sends and no page can
 * forge (https://www.w3.org/TR/fetch-metadata/), and by `Origin`. Each alone is not enough: browsers omit
 * `Sec-Fetch-Site` on plain http, and send `same-origin` for a page whose host name was rebound to the node's address
 * (DNS rebinding), which `Origin` reveals. Programs other than browsers send neither.
 * @param publicUrl the public URL, without a trailing slash.
 */
export function isCrossSite(headers: ArrivedHeaders, publicUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  const { origin } = headers;
  return origin !== undefined && origin !== new URL(publicUrl).origin && !isLoopback(origin, headers);
}

/**
 * Whether an origin is a loopback address, and the one in `Host`. Users of `http://localhost:3000` also open
 * `http://127.0.0.1:3000`, and operators open a node before its proxy is set up. DNS cannot resolve these names to
 * another host, and a page of another port has another origin than `Host`.
 */
function isLoopback(origin: string | string[], { host }: ArrivedHeaders): boolean {
  return typeof origin === "string" && loopbackOrigin.test(origin) && origin === `http://${host}`;
}
