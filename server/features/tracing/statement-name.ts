/** The short name of a statement in spans: what it does, and with which table. */

const verb = /^\s*(\w{1,20})/;
const table = /\b(?:from|into|update)\s+["`]?(\w{1,60})/i;

/** `select "a" from "agent" where …` -> `SELECT agent`. */
export function statementName(sql: string): string {
  const first = verb.exec(sql)?.[1]?.toUpperCase() ?? "SQL";
  const named = table.exec(sql)?.[1];
  return named === undefined ? first : `${first} ${named}`;
}
