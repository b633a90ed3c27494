/** How good a ranking is: normalized discounted cumulative gain of the first ten results (Järvelin and Kekäläinen, 2002). */

const depth = 10;

/** The gain of a result: 3 if it is right, 1 if it is acceptable (2^grade - 1). */
const gains = { right: 3, acceptable: 1 };

/** Which results are right and acceptable. */
export interface Judgement {
  right: readonly string[];
  acceptable?: readonly string[];
}

/**
 * The gain of a ranking, relative to the best one: 0 to 1.
 * @param ids the results, best first.
 */
export function normalizedGain(ids: readonly string[], { right, acceptable = [] }: Judgement): number {
  const gainOf = (id: string) =>
    right.includes(id) ? gains.right : acceptable.includes(id) ? gains.acceptable : 0;
  const ideal = [...right.map(() => gains.right), ...acceptable.map(() => gains.acceptable)];
  return discounted(ids.map(gainOf)) / discounted(ideal);
}

function discounted(values: readonly number[]): number {
  return values.slice(0, depth).reduce((sum, gain, index) => sum + gain / Math.log2(index + 2), 0);
}
