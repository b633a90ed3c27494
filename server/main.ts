/** The process: read the configuration, make the node, listen, stop on a signal. */
import { existsSync } from "node:fs";
import { version } from "../generated/operations.ts";
import { ConfigError, readConfig } from "./config.ts";
import { createNode } from "./node.ts";

if (existsSync(".env")) process.loadEnvFile(".env");

try {
  const config = readConfig(process.env);
  console.log(`Registry Node ${version} is starting …`);
  const node = await createNode(config);
  const address = await node.app.listen({ port: config.port, host: config.host });
  console.log(`
  Node       ${config.publicUrl}   (listening on ${address})
  Reference  ${config.publicUrl}/docs
  Contract   ${config.publicUrl}/openapi.json
  Health     ${config.publicUrl}/health
  Events     ${config.publicUrl}/events
  Database   ${node.database.description}${node.database.created ? " (new)" : ""}

  Try        curl ${config.publicUrl}/register -H 'Content-Type: application/json' \\
               -d '{"agent_id":"hello","agent_url":"https://example.com/hello"}'
  Stop       Ctrl+C
`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, async () => {
      console.log("Registry Node is stopping: finishing what is under way …");
      await node[Symbol.asyncDispose]();
    });
  }
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error instanceof ConfigError ? error.message : explain(error));
  process.exitCode = 1;
}

/** The commonest reasons why a node cannot start, with what to do; any other with its stack. */
function explain(error: Error): string {
  const code = "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return `Port ${process.env.PORT ?? 3000} is in use: stop what uses it, or start with PORT=<another>.`;
  if (code === "EACCES" || code === "EROFS")
    return `Not allowed: ${error.message}. Start where the node may write, or set DATABASE_URL.`;
  if (code === "ECONNREFUSED" || code === "ENOTFOUND")
    return `The database does not answer: ${error.message}. Check DATABASE_URL.`;
  return `The node cannot start. ${error.stack}`;
}
