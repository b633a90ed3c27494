/** Notices that the file of a database was deleted or replaced under the process. */
import { statSync } from "node:fs";

/** The file at the database's path is not the one that is open. */
export class FileReplaced extends Error {
  constructor(file: string, gone: boolean) {
    super(
      `${file} was ${gone ? "deleted or moved" : "replaced"} while the node had it open, so nothing that is written would be found ` +
        "again; put the file back, or stop the node, restore the database, and start it",
    );
  }
}

/**
 * The identity of the files that SQLite has open. SQLite itself goes on writing into a file that has no name any more, and
 * all that was answered then is gone with the process (https://sqlite.org/howtocorrupt.html#unlink).
 */
export class FileIdentity {
  readonly #known: Map<string, string>;

  /** @param file a database that is open, in WAL mode. */
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

/** Device and inode of a file; empty if there is none. */
function identityOf(file: string): [] | [string] {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats ? [`${stats.dev} ${stats.ino}`] : [];
}
