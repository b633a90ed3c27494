/** A fault of the surroundings that keeps the node from starting: its message says, in one line, what to do. */
export class StartError extends Error {
  override readonly name: string = "StartError";
}
