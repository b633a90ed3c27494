/** Starts the server. Its settings are PORT, HOST, PUBLIC_URL and OWNER_KEY. */
import { randomBytes } from "node:crypto";
import { drain, notImplemented } from "@registry-node/contract/fastify";
import { routes } from "./routes.ts";
import { createServer } from "./server.ts";

const { PORT = "3000", HOST = "127.0.0.1", OWNER_KEY } = process.env;
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${PORT}`;
const ownerKey = OWNER_KEY ?? randomBytes(24).toString("base64url");
const stopping = new AbortController();
const app = createServer({ publicUrl, ownerKey, stopping: stopping.signal });
const address = await app.listen({ port: Number(PORT), host: HOST }).catch((error: Error) => {
  console.error(`cannot listen: ${error.message}. PORT and HOST set where.`);
  process.exit(1);
});

const handlers = Object.values(routes).flatMap((feature) => Object.values(feature) as unknown[]);
const written = handlers.filter((handler) => handler !== notImplemented).length;
console.log(`listening on ${address}`);
console.log(
  `${written} of ${handlers.length} operations are written; the others respond with 501: src/handlers`,
);
if (OWNER_KEY === undefined)
  console.log(`the owner's key until the next start: ${ownerKey} (OWNER_KEY sets it)`);
console.log("Stop with Ctrl+C.");

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    stopping.abort();
    await drain(app, { idleMs: 500, timeoutMs: 8_000 });
  });
}
