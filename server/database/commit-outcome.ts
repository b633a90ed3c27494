/** Tells a commit that the database rejected from one whose answer was lost. */

/**
 * The commit was sent, and its answer never came: the connection broke, or an I/O error ended it. The change may have been
 * made or not.
 */
export class CommitOutcomeUnknown extends Error {
  override readonly name = "CommitOutcomeUnknown";

  constructor(cause: unknown) {
    super("The commit was sent, and it is not known whether it took effect", { cause });
  }
}

/**
 * Runs the statement that commits.
 * @param isKnown whether an error of it says that nothing was committed.
 * @throws CommitOutcomeUnknown for any other error.
 */
export async function commitWith<Result>(
  commit: () => Promise<Result> | Result,
  isKnown: (error: unknown) => boolean,
): Promise<Result> {
  try {
    return await commit();
  } catch (error) {
    throw isKnown(error) ? error : new CommitOutcomeUnknown(error);
  }
}

/**
 * Runs a write that is not the change that the caller asked for: the count of a request, the last use of a session. If its
 * outcome is unknown, the caller's own change was still not made, so what is thrown is the error of the connection.
 */
export async function besideRequest<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof CommitOutcomeUnknown ? error.cause : error;
  }
}

/** Whether an error is, or was caused by, a commit whose outcome is unknown. */
export function isOutcomeUnknown(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof CommitOutcomeUnknown) return true;
  }
  return false;
}
