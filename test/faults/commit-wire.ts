/** A connection to a PostgreSQL server that loses the response to a commit. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface CommitWire extends AsyncDisposable {
  /** The URL of the server by way of the wire. */
  url: string;
  /** How many responses were lost. */
  lost: number;
  /**
   * Loses the response to the next commit of a change: passes the statement on, and closes the connection when it is done.
   * @param change a statement of that change; default: one that inserts an agent, a key or a webhook.
   */
  loseNext(change?: RegExp): void;
  /** Likewise, of the next statement of that form that is a transaction of its own. */
  loseNextStatement(form: RegExp): void;
}

const commit = /\bcommit\0/;
const insertion = /insert into .?(agent|api_key|webhook)\b/i;

/** Lays a wire to a server. */
export async function layCommitWire(target: string): Promise<CommitWire> {
  const url = new URL(target);
  const { hostname, port } = url;
  const sockets = new Set<Socket>();
  /** Whether the response to what was sent is to be lost; null while none is. */
  let losing: ((text: string, sinceCommit: string) => boolean) | null = null;
  /** What the response that is to be lost contains. Responses to earlier statements may come before it. */
  let lastResponse = /(?:)/;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    return socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const far = keep(connect(Number(port || 5432), hostname));
    let sent = ""; // since the last commit
    let mute = false;
    let unheard = "";
    keep(near).on("data", (bytes) => {
      const text = bytes.toString("latin1");
      sent += text;
      if (losing?.(text, sent)) {
        mute = true;
        losing = null;
      }
      if (commit.test(sent)) sent = "";
      far.write(bytes);
    });
    far.on("data", (bytes) => {
      if (!mute) return near.write(bytes);
      unheard += bytes.toString("latin1");
      if (!lastResponse.test(unheard)) return;
      wire.lost += 1; // the server has committed: this is its response
      far.destroy();
      near.destroy();
    });
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
  const wire: CommitWire = {
    url: url.href,
    lost: 0,
    loseNext: (change = insertion) => {
      lastResponse = /COMMIT\0/;
      losing = (_text, sinceCommit) => commit.test(sinceCommit) && change.test(sinceCommit);
    },
    loseNextStatement: (form) => {
      lastResponse = /(?:)/;
      losing = (text) => form.test(text);
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
  return wire;
}
