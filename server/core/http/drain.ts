/** Closes the server without cutting off clients whose connections are kept alive. */
import type { FastifyInstance } from "fastify";

export interface DrainOptions {
  /** How long an idle connection stays open for a request that is on its way, in milliseconds. */
  idleMs: number;
  /** How long the server waits for requests under way, in milliseconds; then it closes all connections. */
  timeoutMs: number;
}

/** The times of a node. Container runtimes kill processes that have not stopped after ten seconds. */
export const drainTimes: DrainOptions = { idleMs: 500, timeoutMs: 8_000 };

/** How often connections that have become idle are closed, in milliseconds. */
const reapingIntervalMs = 50;

/**
 * Stops listening, lets requests under way finish, and responds to those that arrive on kept connections meanwhile. The
 * responses must say `Connection: close` (RFC 9112 section 9.6), so that clients do not send another request on them:
 * `close()` alone closes idle connections at once, and a client that is just about to send gets a reset.
 */
export async function drain(app: FastifyInstance, { idleMs, timeoutMs }: DrainOptions): Promise<void> {
  const { server } = app;
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => undefined; // `close()` calls it
  let reaping: NodeJS.Timeout | undefined;
  const reap = () => {
    closeIdle();
    reaping = setInterval(closeIdle, reapingIntervalMs);
  };
  let afterReads: NodeJS.Immediate | undefined;
  // Timers run before reads: when the process was held up, requests that arrived meanwhile are read first.
  const grace = setTimeout(() => {
    afterReads = setImmediate(reap);
  }, idleMs);
  const late = setTimeout(() => {
    app.log.warn("hanging up on clients that do not finish");
    server.closeAllConnections();
  }, timeoutMs);
  await app.close();
  server.closeIdleConnections = closeIdle;
  clearTimeout(grace);
  clearImmediate(afterReads);
  clearInterval(reaping);
  clearTimeout(late);
}
