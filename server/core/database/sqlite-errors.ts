/** The result codes of SQLite (https://sqlite.org/rescode.html). */

/** Another process writes. */
export const busy = 5;

/** I/O error (https://sqlite.org/rescode.html#ioerr), and that of a write (https://sqlite.org/rescode.html#ioerr_write). */
const ioError = 10;
const ioErrorOfWrite = 778;

/**
 * Whether a failed commit certainly had no effect. The last frame in the write-ahead log is the commit, so after a failed
 * write the log lacks it. After another I/O error, for example of the following sync, the log may contain the whole
 * transaction. Other errors occur before the log is written.
 */
export function isRejectedCommit(error: unknown): boolean {
  const code = resultCode(error);
  return code >= 0 && (code !== ioError || extendedResultCode(error) === ioErrorOfWrite);
}

/** The primary result code of an error of SQLite; -1 of any other. */
export function resultCode(error: unknown): number {
  const code = extendedResultCode(error);
  return code < 0 ? code : code & 0xff;
}

/** The extended result code of an error of SQLite (https://sqlite.org/rescode.html#extrc); -1 of any other. */
function extendedResultCode(error: unknown): number {
  return error instanceof Error && "errcode" in error && typeof error.errcode === "number"
    ? error.errcode
    : -1;
}
