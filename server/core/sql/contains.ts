/** Finds rows that contain a text, whatever case its ASCII letters have. */
import { raw } from "@mikro-orm/core";
import { type RawBuilder, sql } from "kysely";

/**
 * The patterns of texts that contain a text, after `lower()`: SQLite has only made `A` to `Z` lower, PostgreSQL by the locale of the
 * database other letters too.
 */
export interface TextPatterns {
  asciiPattern: string;
  lowerPattern: string;
}

/** The patterns of a text. */
export function patternsOf(text: string): TextPatterns {
  const escaped = text.replaceAll(/[!%_]/g, "!$&");
  const ascii = escaped.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
  return { asciiPattern: `%${ascii}%`, lowerPattern: `%${escaped.toLowerCase()}%` };
}

/** The condition of an entity manager that one of the columns contains a text; none without one. */
export function contains(columns: readonly string[], text: string | undefined): object {
  if (text === undefined) return {};
  const patterns = Object.values(patternsOf(text));
  const like = (column: string) =>
    raw(`(lower(${column}) like ? escape '!' or lower(${column}) like ? escape '!')`, patterns);
  return { $or: columns.map((column) => ({ [like(column)]: [] })) };
}

/** The condition of a statement that one of the columns matches one of the patterns. */
export function matchesOne(columns: readonly string[], patterns: TextPatterns): RawBuilder<boolean> {
  const { asciiPattern, lowerPattern } = patterns;
  const each = columns.flatMap((column) =>
    [asciiPattern, lowerPattern].map((pattern) => sql`lower(${sql.ref(column)}) like ${pattern} escape '!'`),
  );
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
}
