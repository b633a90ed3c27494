/** Composes SQL of pieces with their parameters. */
import type { Param } from "./database.ts";

/** A piece of SQL with its parameters. */
export interface Sql {
  text: string;
  params: readonly Param[];
}

/** Builds the clause of conditions that must all be met; empty without conditions. */
export function whereAll(conditions: readonly Sql[]): Sql {
  return {
    text: conditions.length === 0 ? "" : `where ${conditions.map(({ text }) => text).join(" and ")}`,
    params: conditions.flatMap(({ params }) => params),
  };
}

/** Builds the condition that compares a column to a value; none without a value. */
export function compared(column: string, comparison: string, value: number | undefined): Sql[] {
  return value === undefined ? [] : [{ text: `${column} ${comparison} ?`, params: [value] }];
}
