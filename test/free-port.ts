/** A port for a program that a test starts. */
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:net";

/**
 * Below the ports that systems give to connections and to servers that listen on port 0: from 49152 on (RFC 6335 section 6), and
 * from 32768 on by default on Linux.
 */
const [first, last] = [20_000, 32_767];

/**
 * Finds a port of this machine that nothing listens on. No test finds it again while this process runs, also when what listens
 * there stops and starts again: listening on the next port reserves it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(first / 2, (last + 1) / 2) * 2;
    const reserved = await listenAt(port + 1);
    if (!reserved) continue;
    const server = await listenAt(port);
    await server?.[Symbol.asyncDispose]();
    if (server) {
      reserved.unref(); // the end of the process closes it
      return port;
    }
    await reserved[Symbol.asyncDispose]();
  }
}

/** Listens on a port. @returns null if another server does. */
async function listenAt(port: number): Promise<Server | null> {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
    return server;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") return null;
    throw error;
  }
}
