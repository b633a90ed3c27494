/** Requests as bytes, which no client would send. */
import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import type { TestWorld } from "./world.ts";

/**
 * Sends bytes to a listening node.
 * @param hangsUp whether to end the connection when the node has ended its side, instead of waiting for the node.
 * @returns all that it sent until it hung up.
 */
export async function said({ node }: TestWorld, bytes: string | Buffer, hangsUp = false): Promise<string> {
  const { port } = node.app.server.address() as AddressInfo; // it listens on a port
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.on("data", (data) => {
    text += data;
  });
  if (hangsUp) socket.once("end", () => socket.destroy());
  socket.write(bytes);
  await once(socket, "close");
  return text;
}
