/** Negotiation of the content coding of responses (RFC 9110 section 12.5.3). */
import { acceptElements } from "./accept.ts";

/** A content coding of the node. */
export type Encoding = "br" | "gzip";

/** The content codings of the node; of equally weighted ones, the first is used. */
const encodings: readonly Encoding[] = ["br", "gzip"];

/**
 * The preferred content coding of a client; null for none. Without compression (`identity`) is preferred only where it is
 * named with a higher weight. `identity;q=0` asks for compression, and does not exclude responses that are never compressed.
 */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding | null {
  if (!acceptEncoding) return null; // most programs
  const weights = weightsOf(acceptEncoding);
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get("*") ?? 0;
  const best = encodings.reduce((best, each) => (weightOf(each) > weightOf(best) ? each : best));
  return weightOf(best) > 0 && weightOf(best) >= (weights.get("identity") ?? 0) ? best : null;
}

/** The weight of each coding that is named. */
function weightsOf(header: string): Map<string, number> {
  return new Map(acceptElements(header).map(([coding, weight]) => [coding, parseWeight(weight)]));
}

/** A weight (RFC 9110 section 12.4.2). An invalid one is 0: the response is then one that all can read. */
function parseWeight(weight: string | undefined): number {
  if (weight === undefined) return 1;
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight) : 0;
}
