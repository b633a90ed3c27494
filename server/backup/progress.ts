/** Shows how far a backup, a restore, an export or an import is. */
export interface Progress {
  /** A phase begins. @param total the number of its rows. */
  begin(phase: string, total: number): void;
  /** Rows of a table were done. */
  advance(table: string, rows: number): void;
  end(): void;
}
