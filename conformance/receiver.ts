/** Receives the deliveries of webhooks: an HTTP server that a run opens, at a URL that the node can reach. */
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { NotApplicable } from "./assertions.ts";

/** A received request. */
export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** The receiver of a check, at a path of its own. */
export interface Receiver {
  /** What subscriptions name. */
  callbackUrl: string;
  /** The requests so far, oldest first. */
  requests: Received[];
  /** The status of the next responses. */
  respondWith(status: number): void;
}

/** How a receiver is reached. */
export interface ReceiverOptions {
  /** The URL at which the node reaches it: a tunnel, or the URL of this machine. Undefined for no receiver. */
  callbackUrl: string | undefined;
  /** The port that it listens on; 0 for a free one. */
  port: number;
  /** The key and certificate of an HTTPS server, in PEM; undefined for plain HTTP behind a tunnel. */
  tls: { key: string; cert: string } | undefined;
}

/** Opens receivers on one server, which starts with the first. */
export class ReceiverSource implements AsyncDisposable {
  readonly #options: ReceiverOptions;
  readonly #paths = new Map<string, { requests: Received[]; status: number }>();
  #server: ReturnType<typeof createServer> | undefined;

  constructor(options: ReceiverOptions) {
    this.#options = options;
  }

  /** Opens a receiver. Without a callback URL, the check does not apply. */
  async open(name: string): Promise<Receiver> {
    const { callbackUrl } = this.#options;
    if (callbackUrl === undefined)
      throw new NotApplicable(
        "It needs a receiver: pass --callback-url with a URL that leads to --callback-port.",
      );
    await this.#listen();
    const state = { requests: [] as Received[], status: 204 };
    const base = new URL(callbackUrl.endsWith("/") ? callbackUrl : `${callbackUrl}/`);
    const url = new URL(name, base);
    this.#paths.set(name, state);
    return {
      callbackUrl: url.href,
      requests: state.requests,
      respondWith: (status) => {
        state.status = status;
      },
    };
  }

  async #listen(): Promise<void> {
    if (this.#server) return;
    const { tls, port } = this.#options;
    const server = tls ? createSecureServer(tls) : createServer();
    server.on("request", (request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const name = (request.url ?? "").split(/[/?]/).findLast((part) => this.#paths.has(part));
        const state = this.#paths.get(name ?? "");
        state?.requests.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
        response.writeHead(state?.status ?? 404).end();
      });
    });
    server.listen(port);
    await once(server, "listening");
    this.#server = server;
  }

  /** The port that it listens on; undefined before the first receiver. */
  get port(): number | undefined {
    return (this.#server?.address() as AddressInfo | undefined)?.port; // it listens on a port, not on a pipe
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }
}
