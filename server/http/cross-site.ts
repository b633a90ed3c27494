/** Requests of pages of other sites. */

/** Headers of a request, by their names in lower case. */
export interface ArrivedHeaders {
  readonly authorization?: string | undefined;
  readonly [name: string]: string | string[] | undefined;
}

/**
 * Whether a page of another site made a request: by `Sec-Fetch-Site`, which every current browser sends and no page can
 * forge (https://www.w3.org/TR/fetch-metadata/), else by `Origin`. What is no browser sends neither.
 * @param publicUrl where people reach the node; no slash at the end.
 */
export function isCrossSite(headers: ArrivedHeaders, publicUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  const { origin } = headers;
  return origin !== undefined && origin !== publicUrl;
}
