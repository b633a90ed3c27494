/** Which failure of a transaction its caller learns: the first, because later ones often follow from it. */

/**
 * Throws the first failure of a statement, or what followed from it if there is none, or if it says of the same failure what it is: an
 * entity manager knows violations of constraints.
 */
export async function throwFirst(error: unknown, statements: { settle(): Promise<void> }): Promise<never> {
  await statements.settle().catch((first: unknown) => {
    if (!(error instanceof Error && error.cause === first)) throw first;
  });
  throw error;
}
