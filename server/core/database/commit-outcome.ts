/** Distinguishes commits that the database rejected from those with an unknown outcome. */

/**
 * Thrown if a commit was sent and its response was lost, because of a broken connection or an I/O error. The change may have
 * been made or not.
 */
export class CommitOutcomeUnknown extends Error {
  override readonly name = "CommitOutcomeUnknown";

  constructor(cause: unknown) {
    super("The commit was sent, and it is not known whether it took effect", { cause });
  }
}

/**
 * Runs a commit statement.
 * @param isKnown whether an error says that nothing was committed.
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
 * Runs a write beside the requested change, such as the count of a request or the last use of a session. If its outcome is
 * unknown, the requested change was not made, so the error of the connection is thrown instead.
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
