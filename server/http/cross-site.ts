/** Requests of pages of other sites. */

/** Headers of a request, by their names in lower case. */
export interface ArrivedHeaders {
  readonly authorization?: string | undefined;
  readonly host?: string | undefined;
  readonly [name: string]: string | string[] | undefined;
}

const loopbackOrigin = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether a page of another site made a request: by `Sec-Fetch-Site`, which every current browser sends and no page can
 * forge (https://www.w3.org/TR/fetch-metadata/), and by `Origin`. Each alone is not enough: browsers leave
 * `Sec-Fetch-Site` out on plain http, and say `same-origin` of a page whose host name was rebound to the node's address
 * (DNS rebinding), which its `Origin` tells. A program that is no browser sends neither.
 * @param publicUrl where people reach the node; no slash at the end.
 */
export function isCrossSite(headers: ArrivedHeaders, publicUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  const { origin } = headers;
  return origin !== undefined && origin !== publicUrl && !isLoopback(origin, headers);
}

/**
 * Whether an origin is a name of this machine for itself, and that which the browser asks: who is told
 * `http://localhost:3000` also opens `http://127.0.0.1:3000`, and an operator opens the node before its proxy is there.
 * No name server can give these names to another host, and a page of another port has another origin than `Host`.
 */
function isLoopback(origin: string | string[], { host }: ArrivedHeaders): boolean {
  return typeof origin === "string" && loopbackOrigin.test(origin) && origin === `http://${host}`;
}
