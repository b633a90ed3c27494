/** What tests ask of responses: the code of a rejection, headers of the last one, the next instant of the clock. */
import { RegistryError } from "../client/index.ts";
import type { TestWorld } from "./world.ts";

/** The code that a call is rejected with; "served" if it is not. */
export async function outcomeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return "served";
  } catch (error) {
    if (error instanceof RegistryError) return error.code;
    throw error;
  }
}

/** A header of the last response. */
export function header({ exchanges }: TestWorld, name: string): string | undefined {
  const value = exchanges.at(-1)?.response.headers[name];
  return value === undefined ? undefined : String(value);
}

/** Moves the clock so that the next look at it gives this instant: it goes on by a millisecond at each look. */
export async function setClock(world: TestWorld, instant: string | number): Promise<void> {
  const { timestamp } = await world.registry.node.health();
  world.pass(new Date(instant).getTime() - Date.parse(timestamp) - 1);
}

/** All that a database holds, as text. */
export async function dump({ node: { database } }: TestWorld): Promise<string> {
  const names =
    database.engine === "sqlite"
      ? "select name from sqlite_master where type = 'table' and sql not like 'create virtual%'"
      : "select tablename as name from pg_tables where schemaname = 'public'";
  const texts: string[] = [];
  for (const { name } of await database.all<{ name: string }>(names)) {
    texts.push(name, JSON.stringify(await database.all(`select * from "${name}"`)));
  }
  return texts.join("\n");
}
