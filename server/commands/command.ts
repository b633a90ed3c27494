/** A command of the node's command line, such as `registry-node backup`. */
export interface Command {
  /** What the command does, in one line of the list of commands. */
  summary: string;
  /** What `--help` prints: usage, options with their defaults, an example. */
  help: string;
  /**
   * Runs the command.
   * @param args the arguments behind the name of the command.
   * @throws StartError with what is wrong and what to do; the process then exits with status 1.
   */
  run: (args: string[]) => Promise<void>;
}
