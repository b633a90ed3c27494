/** A process of the benchmark of probes: A2A agents with TLS, one server for all hosts. */
import { once } from "node:events";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { Identity } from "../webhooks/authority.ts";

process.once("message", async (identity: Identity) => {
  const server = createServer(identity, (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      if (request.url === "/robots.txt") return response.writeHead(404).end();
      const { id } = JSON.parse(Buffer.concat(chunks).toString());
      const error = { code: -32_001, message: "Task not found" };
      response.writeHead(200, { "content-type": "application/json" });
      return response.end(JSON.stringify({ jsonrpc: "2.0", id, error }));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  process.send?.((server.address() as AddressInfo).port); // it listens on a port, not on a pipe
});
