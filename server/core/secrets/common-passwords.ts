/** The commonest passwords: the list of zxcvbn-ts, some 49,000, the commonest first. It stays on the server. */
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

let common: Set<string> | undefined;

/** Loads the list at its first use, so that the start does not take longer. */
function commonPasswords(): Set<string> {
  if (common) return common;
  const { dictionary }: typeof import("@zxcvbn-ts/language-common") = require("@zxcvbn-ts/language-common");
  common = new Set(dictionary["passwords-common"].map(String));
  return common;
}

/** Whether a text in lower case is one of them. */
export function isCommonPassword(text: string): boolean {
  return commonPasswords().has(text);
}
