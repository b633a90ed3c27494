/**
 * Closes connections whose request has not arrived whole only when their clients have read the response.
 *
 * Closing a connection with unread bytes makes the kernel reset it, and the reset discards the response that the client has
 * not read yet (RFC 9112 section 9.6). A proxy that is still sending a body would then answer 502 instead of 413. So the
 * node ends its side and reads on for a while, as nginx does (https://nginx.org/en/docs/http/ngx_http_core_module.html#lingering_close).
 */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { ConnectionTimes } from "./connections.ts";
import { isHeld } from "./held-connections.ts";

/** How many bytes are read and discarded after a response: many clients send all before they look at the response. */
const maxBytes = 64_000_000;

/** For how long nothing may arrive meanwhile, in milliseconds. */
const maxSilenceMs = 5_000;

/** How often the bytes are counted, in milliseconds. */
const checkMs = 50;

/** The latest request on a connection. A member of it, because weak maps with every request cost the collector much. */
const latest = Symbol("latest request");

type Connection = Socket & { [latest]?: IncomingMessage | undefined };

/** Makes the server linger on connections that it closes during a request. */
export function lingerBeforeClose(server: Server, { lingerMs }: Pick<ConnectionTimes, "lingerMs">): void {
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const connection: Connection = request.socket;
    connection[latest] = request;
    // A connection that is kept for a minute must not keep its last request, and what belongs to it.
    response.once("close", () => {
      if (connection[latest] === request) connection[latest] = undefined;
    });
  });
  server.on("connection", (connection: Connection) => {
    const destroySoon = connection.destroySoon.bind(connection);
    // The server calls it after a response with `Connection: close`.
    connection.destroySoon = () => {
      const request = connection[latest];
      // A held connection sent too much: nothing of it is read any more.
      if (!request || request.complete || isHeld(connection)) destroySoon();
      else linger(request, lingerMs);
    };
  });
}

function linger(request: IncomingMessage, lingerMs: number): void {
  const { socket } = request;
  const from = socket.bytesRead;
  const until = performance.now() + lingerMs;
  let last = { bytes: from, at: performance.now() };
  socket.end();
  request.once("end", () => socket.destroy()); // nothing is unread then
  request.resume();
  const checking = setInterval(() => {
    const now = performance.now();
    const bytes = socket.bytesRead;
    if (bytes !== last.bytes) last = { bytes, at: now };
    if (now > until || now - last.at > maxSilenceMs || bytes - from > maxBytes) socket.destroy();
  }, checkMs).unref();
  socket.once("close", () => clearInterval(checking));
}
