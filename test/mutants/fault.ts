/** A fault to plant: a text that stands once in a file, and the text that replaces it. */
export interface Fault {
  /** The file, from the root of the project. */
  file: string;
  replace: string;
  by: string;
  /** What a user or an operator would notice. */
  effect: string;
}
