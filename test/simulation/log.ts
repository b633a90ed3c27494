/** The log lines of nodes, which go to the standard output of this process. */

/** All log lines of the history that runs. */
export const logLines: string[] = [];

const write = process.stdout.write.bind(process.stdout);

/** Prints a line for people. */
export function print(line: string): void {
  write(`${line}\n`);
}

/** Waits until all is printed: a pipe takes a long timeline in parts. */
export function printed(): Promise<void> {
  return new Promise((resolve) => write("", () => resolve()));
}

/** Collects what nodes log. Call it before other modules are loaded; pino notices that the function was replaced. */
export function installLog(): void {
  process.stdout.write = (line: string | Uint8Array) => {
    logLines.push(String(line));
    return true;
  };
}
