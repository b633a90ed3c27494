/** Content negotiation of the journal: a page or a stream. */

/** Whether `Accept` prefers an event stream to JSON (RFC 9110 section 12.5.1). */
export function prefersEventStream(accept: string): boolean {
  const weights = new Map(
    accept
      .toLowerCase()
      .split(",")
      .map((range) => {
        const [media = "", ...parameters] = range.split(";").map((part) => part.trim());
        const weight = parameters.find((parameter) => parameter.startsWith("q="));
        return [media, weight === undefined ? 1 : Number(weight.slice(2))];
      }),
  );
  return (weights.get("text/event-stream") ?? 0) > (weights.get("application/json") ?? 0);
}
