/** Reads the file of a checkpoint for commands. */
import { LogProofError } from "../../client/log/tree.ts";
import { StartError } from "../core/process/start-error.ts";
import { checkpointIn, RollbackGuard } from "../features/log/rollback-guard.ts";

/**
 * Reads the signed checkpoint in a file.
 * @returns null if there is no file.
 * @throws StartError if it is none.
 */
export function readCheckpointFile(file: string): string | null {
  const note = new RollbackGuard(file).read();
  try {
    if (note !== null) checkpointIn(note);
    return note;
  } catch (error) {
    if (!(error instanceof LogProofError)) throw error;
    throw new StartError(
      `${file} is no checkpoint of a log: put back the file that the node has written, or move this one away. Nothing was changed.`,
    );
  }
}
