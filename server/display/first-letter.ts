/** The letter that stands for an agent without an icon. */
import { plainText } from "./hidden-characters.ts";

/** The first letter or digit of a name, in upper case. */
export function firstLetter(name: string): string {
  const letter = /[\p{L}\p{N}]/u.exec(plainText(name))?.[0] ?? "?";
  return letter.toLocaleUpperCase("en").slice(0, 2);
}
