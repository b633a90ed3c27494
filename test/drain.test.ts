/** A server that closes while clients keep connections. */
import { once } from "node:events";
import { connect } from "node:net";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { drain } from "../server/core/http/drain.ts";

test("a request that arrives while the process is held up gets its response, although the time of idle connections is over", async () => {
  const app = fastify({ return503OnClosing: false });
  app.get("/", async (_, reply) => reply.header("connection", "close").send("a response"));
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const socket = connect(Number(port), "127.0.0.1").setEncoding("utf8");
  socket.write("GET /kept HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(socket, "data");

  const idleMs = 50;
  const drained = drain(app, { idleMs, timeoutMs: 60_000 });
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"); // sent at once, as the socket has nothing else to send
  holdUp(idleMs + 10);
  const [response] = await once(socket, "data");
  expect(response).toContain("a response");
  await drained;
});

/** Keeps the process from doing anything else for a time. */
function holdUp(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
