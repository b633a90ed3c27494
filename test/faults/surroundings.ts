/** What a process starts in. */
import { connected } from "../database-server.ts";
import { type EngineName, scratch } from "../engines.ts";
import { folder, urlOf } from "./process.ts";

/** A database without tables, a folder to start in, and the environment of processes there. */
export async function surroundings(engine: EngineName) {
  await using opened = new AsyncDisposableStack();
  const { database } = opened.use(await scratch(engine));
  const { path } = opened.use(await folder());
  if (database.engine === "postgres") {
    const client = await connected(database.url);
    await client.query("drop schema public cascade; create schema public");
    await client.end();
  }
  const closing = opened.move();
  const env = { DATABASE_URL: urlOf(database), LOG_LEVEL: "warn" };
  return { database, path, env, [Symbol.asyncDispose]: () => closing.disposeAsync() };
}
