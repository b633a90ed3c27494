/** Cancels statements of a PostgreSQL server. */
import { connect } from "node:net";
import pg from "pg";

/** The timeout of a request, in milliseconds. */
const timeoutMs = 2_000;

/** The code of a cancel request. */
const cancelRequestCode = 80_877_102;

/**
 * Sends a CancelRequest (https://www.postgresql.org/docs/current/protocol-message-formats.html) on a separate
 * connection. Otherwise a statement that waits for a lock would keep its server process after its connection is closed, and
 * the server would run out of connections. The result is unknown and does not matter.
 */
export function requestCancel(
  url: string,
  { processID, secretKey }: { processID: number | null; secretKey: number | null },
): void {
  if (processID === null || secretKey === null) return;
  const { host, port } = new pg.Client({ connectionString: url });
  const message = Buffer.alloc(16);
  message.writeInt32BE(16, 0);
  message.writeInt32BE(cancelRequestCode, 4);
  message.writeInt32BE(processID, 8);
  message.writeInt32BE(secretKey, 12);
  const socket = host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  socket.on("error", () => undefined);
  socket.setTimeout(timeoutMs, () => socket.destroy()).unref();
  socket.end(message);
}
