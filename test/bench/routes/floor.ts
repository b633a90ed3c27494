/**
 * What reads are compared with: a bare route that sends the bytes that the node sends, from memory, and routes that run one
 * prepared statement.
 */
import { DatabaseSync } from "node:sqlite";
import fastify from "fastify";
import pg from "pg";
import type { DatabaseConfig } from "../../../server/core/settings/database-settings.ts";

const node = String(process.env.NODE_URL);
const database = JSON.parse(String(process.env.FLOOR_DATABASE)) as DatabaseConfig; // as routes.ts passes it

/** Runs a query of which each request has one parameter. */
type Query = (param: string) => Promise<unknown[]> | unknown[];

function queryOf(name: string, sqlite: string, postgres: string): Query {
  if (database.engine === "sqlite") {
    const statement = new DatabaseSync(database.file, { readOnly: true }).prepare(sqlite);
    return (param) => statement.all(param);
  }
  const pool = new pg.Pool({ connectionString: database.url, max: 8 });
  return async (param) => (await pool.query({ name, text: postgres, values: [param] })).rows;
}

const rowById = queryOf(
  "row",
  "select * from agent where agent_id = ?",
  "select * from agent where agent_id = $1",
);

const json = "application/json; charset=utf-8";
const bodies = new Map<string, string>();
const app = fastify();
app.get("/bytes/*", async ({ url }, reply) => {
  const path = url.slice("/bytes".length);
  const body = bodies.get(path) ?? (await (await fetch(node + path)).text());
  bodies.set(path, body);
  return reply.type(json).send(body);
});
app.get<{ Params: { id: string } }>("/row/:id", async ({ params }) => rowById(params.id));
console.log(`listening on ${await app.listen({ port: 0, host: "127.0.0.1" })}`);
