/** Detects that the file of an open database was deleted or replaced. */
import { statSync } from "node:fs";

/** Thrown if the file at the database's path is not the open one. */
export class FileReplaced extends Error {
  constructor(file: string, gone: boolean) {
    super(
      `${file} was ${gone ? "deleted or moved" : "replaced"} while the node had it open, so nothing that is written would be found ` +
        "again; put the file back, or stop the node, restore the database, and start it",
    );
  }
}

/**
 * The identity of the files that SQLite has open. SQLite continues writing to a deleted file, and these changes are lost when
 * the process ends (https://sqlite.org/howtocorrupt.html#unlink).
 */
export class FileIdentity {
  readonly #known: Map<string, string>;

  /** @param file an open database in WAL mode. */
  constructor(file: string) {
    const files = [file, `${file}-wal`];
    this.#known = new Map(files.flatMap((each) => [...identityOf(each)].map((id) => [each, id] as const)));
  }

  /**
   * Takes two system calls, some microseconds.
   * @throws FileReplaced
   */
  verify(): void {
    for (const [file, known] of this.#known) {
      const [found] = identityOf(file);
      if (found !== known) throw new FileReplaced(file, found === undefined);
    }
  }
}

/** Returns the device and inode of a file; empty if it does not exist. */
function identityOf(file: string): [] | [string] {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats ? [`${stats.dev} ${stats.ino}`] : [];
}
