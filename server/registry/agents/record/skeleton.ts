/** What an id or another name looks like: those with the same skeleton are easily taken for one another. */

/** Every character of an id that is neither a letter nor a digit. */
const separators = /[-_.~:@]/g;

/**
 * The skeleton of an id: without separators, unless it has nothing else, in lower case, with one character for those that look alike (Unicode UTS #39
 * section 4, of which ids only have ASCII: `0` and `O`, `1`, `I` and `l`, `m` and `rn`). Upper case makes `i` look like `l`.
 */
export function skeletonOf(agentId: string): string {
  const letters = agentId.replace(separators, "").toLowerCase();
  return letters.replaceAll("0", "o").replace(/[1i]/g, "l").replaceAll("m", "rn") || agentId;
}
