/**
 * A wire to a server that delays what it carries, as a network does: each chunk by the same time, in order, at any rate. As a
 * process, `node test/bench/delayed-wire.ts <URL> <milliseconds>` prints the URL of its end, and the exchanges when it is stopped.
 */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A wire; its disposal ends all connections. */
export interface DelayedWire extends AsyncDisposable {
  /** The URL of the server by way of the wire. */
  url: string;
  /** How often a client has waited for the server: statements that were sent together are one exchange. */
  readonly exchanges: number;
}

/** Carries what one end sends to the other one, later. @param sent is called with each chunk as it arrives. */
function carry(from: Socket, to: Socket, delayMs: number, sent: () => void): void {
  const queue: { at: number; chunk: Buffer | null }[] = [];
  let isScheduled = false;
  const schedule = () => {
    const [next] = queue;
    if (!next || isScheduled) return;
    isScheduled = true;
    setTimeout(pass, Math.max(0, next.at - performance.now()));
  };
  const pass = () => {
    isScheduled = false;
    const now = performance.now();
    to.cork();
    for (let next = queue[0]; next && next.at <= now + 0.2; next = queue[0]) {
      queue.shift();
      if (next.chunk) to.write(next.chunk);
      else to.end();
    }
    to.uncork();
    schedule();
  };
  const add = (chunk: Buffer | null) => {
    queue.push({ at: performance.now() + delayMs, chunk });
    schedule();
  };
  from.on("data", (chunk: Buffer) => {
    sent();
    add(chunk);
  });
  from.on("end", () => add(null));
  from.on("close", () => to.destroySoon());
}

/** Lays a wire to a server. @param delayMs how long each direction takes, in milliseconds. */
export async function layDelayedWire(target: string, delayMs: number): Promise<DelayedWire> {
  const url = new URL(target);
  const { hostname, port } = url;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.setNoDelay();
    return socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
  };
  let exchanges = 0;
  const server = createServer({ allowHalfOpen: true }, (near) => {
    keep(near);
    const far = keep(connect({ port: Number(port || 5432), host: hostname, allowHalfOpen: true }));
    let isAnswered = true;
    carry(near, far, delayMs, () => {
      if (isAnswered) exchanges++;
      isAnswered = false;
    });
    carry(far, near, delayMs, () => {
      isAnswered = true;
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
  return {
    url: url.href,
    get exchanges() {
      return exchanges;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

if (import.meta.main) {
  const [target = "", delay = "1"] = process.argv.slice(2);
  const wire = await layDelayedWire(target, Number(delay));
  console.log(`listening on ${wire.url}`);
  process.on("SIGUSR2", () => console.log(`exchanges ${wire.exchanges}`));
}
