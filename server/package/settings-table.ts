/** Writes the table of settings in deploy/settings.md: a part of `npm run generate`. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { settings } from "../assembly/config.ts";

const table = /(?<=\| Variable \| Default \| Meaning \|\n\|---\|---\|---\|\n)(\|.*\n)*/;

/** Returns a text with the table of the settings as they are defined. */
export function withSettings(text: string): string {
  const rows = [...settings].map(
    ([name, { defaultText, says }]) => `| \`${name}\` |${defaultText && ` ${defaultText}`} | ${says} |\n`,
  );
  return text.replace(table, () => rows.join(""));
}

if (import.meta.main) {
  const file = join(import.meta.dirname, "..", "..", "deploy", "settings.md");
  writeFileSync(file, withSettings(readFileSync(file, "utf8")));
}
