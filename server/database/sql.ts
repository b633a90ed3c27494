/** Composes SQL of pieces with their parameters. */
import type { Param } from "./database.ts";

/** A piece of SQL with its parameters. */
export interface Sql {
  text: string;
  params: readonly Param[];
}

/** Joins pieces. */
export function join(pieces: readonly Sql[], separator: string): Sql {
  return {
    text: pieces.map(({ text }) => text).join(separator),
    params: pieces.flatMap(({ params }) => params),
  };
}

/** Builds the clause of conditions that must all be met; empty without conditions. */
export function whereAll(conditions: readonly Sql[]): Sql {
  const { text, params } = join(conditions, " and ");
  return { text: text === "" ? "" : `where ${text}`, params };
}

/** Builds the condition that compares a column to a value; none without a value. */
export function compared(column: string, comparison: string, value: number | undefined): Sql[] {
  return value === undefined ? [] : [{ text: `${column} ${comparison} ?`, params: [value] }];
}
