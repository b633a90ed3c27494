/** The commonest passwords: the list of zxcvbn-ts, some 49,000, the commonest first. It stays on the server. */
import { dictionary } from "@zxcvbn-ts/language-common";

const common = new Set(dictionary["passwords-common"].map(String));

/** Whether a text in lower case is one of them. */
export function isCommonPassword(text: string): boolean {
  return common.has(text);
}
