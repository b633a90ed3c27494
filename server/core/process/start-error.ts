/** An error of the environment that prevents the start. Its message says in one line what to do. */
export class StartError extends Error {
  override readonly name: string = "StartError";
}
