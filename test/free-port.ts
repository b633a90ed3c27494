/** A port for a program that a test starts. */
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** Finds a port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  server.close();
  await once(server, "close");
  return port;
}
