/** Content negotiation by the headers of a request (RFC 9110 section 12.5). */

/** How many elements of a header are read. Browsers send about ten. */
const maxElements = 64;

/** The elements of a header such as `Accept`: their names in lower case, and what they say after `q=`. */
export function acceptElements(header: string): [name: string, weight: string | undefined][] {
  return header
    .toLowerCase()
    .split(",", maxElements)
    .map((element) => {
      const [name = "", ...parameters] = element.split(";").map((part) => part.trim());
      return [name, parameters.find((parameter) => parameter.startsWith("q="))?.slice(2)];
    });
}

/** The weights of the media ranges in a header, by their names in lower case. */
export function mediaWeights(accept: string): ReadonlyMap<string, number> {
  return new Map(
    acceptElements(accept).map(([media, weight]) => [media, weight === undefined ? 1 : Number(weight)]),
  );
}

/** Whether a header names HTML and prefers it to JSON, as that of browsers does. JSON is the default. */
export function prefersPage(accept: string): boolean {
  const weights = mediaWeights(accept);
  const json = weights.get("application/json") ?? weights.get("application/*") ?? weights.get("*/*") ?? 0;
  return (weights.get("text/html") ?? 0) > json;
}
