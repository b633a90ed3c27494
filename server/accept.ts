/** Content negotiation by the `Accept` header (RFC 9110 section 12.5.1). */

/** The weights of the media ranges in a header, by their names in lower case. */
export function mediaWeights(accept: string): ReadonlyMap<string, number> {
  return new Map(
    accept
      .toLowerCase()
      .split(",")
      .map((range) => {
        const [media = "", ...parameters] = range.split(";").map((part) => part.trim());
        const weight = parameters.find((parameter) => parameter.startsWith("q="));
        return [media, weight === undefined ? 1 : Number(weight.slice(2))];
      }),
  );
}

/** Whether a header names HTML and prefers it to JSON, as that of browsers does. JSON is the default. */
export function prefersPage(accept: string): boolean {
  const weights = mediaWeights(accept);
  const json = weights.get("application/json") ?? weights.get("application/*") ?? weights.get("*/*") ?? 0;
  return (weights.get("text/html") ?? 0) > json;
}
