/** Keys as they are kept. */
import { hash } from "node:crypto";

/** What is kept of a key, or of any other secret that cannot be guessed: its SHA-256 in hexadecimal digits. */
export function digestOf(secret: string): string {
  return hash("sha256", secret);
}
