/** Finds rows that contain a text, whatever case its ASCII letters have. Both engines compare alike. */
import { raw } from "@mikro-orm/core";

/** What follows `like` and a pattern of {@link patternOf}. */
export const likeEscape = "escape '!'";

/** The pattern of texts in lower case that contain a text. */
export function patternOf(text: string): string {
  return `%${text.toLowerCase().replaceAll(/[!%_]/g, "!$&")}%`;
}

/** The condition of an entity manager that one of the columns contains a text; none without one. */
export function contains(columns: readonly string[], text: string | undefined): object {
  if (text === undefined) return {};
  const pattern = patternOf(text);
  return {
    $or: columns.map((column) => ({ [raw(`lower(${column}) like ? ${likeEscape}`, [pattern])]: [] })),
  };
}
