/** Receivers of webhooks: each behaves as the history says, and remembers every request that reached it. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { hostOf, type Network } from "./network.ts";
import type { Order } from "./order.ts";
import { time } from "./virtual-time.ts";

/** How a receiver answers. */
export const manners = ["good", "failing", "slow", "hanging", "redirecting", "flaky"] as const;
export type Manner = (typeof manners)[number];

/** A request that reached a receiver. */
export interface Arrival {
  /** Its place in the order of all that was seen. */
  order: number;
  atMs: number;
  /** The path of the callback URL, which names the subscription. */
  path: string;
  headers: Record<string, string>;
  body: string;
  /** The status that was sent; null for none. */
  answered: number | null;
}

/** A receiver. */
export class Receiver {
  readonly host: string;
  readonly arrivals: Arrival[] = [];
  manner: Manner = "good";
  readonly #order: Order;
  #flips = 0;

  constructor(network: Network, index: number, order: Order) {
    this.host = `hooks.receiver-${index}.com`;
    this.#order = order;
    network.add(
      this.host,
      hostOf((request, response) => void this.#receive(request, response)),
    );
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer); // no encoding is set
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const body = Buffer.concat(chunks).toString();
    const [status, delayMs] = this.#answer();
    this.arrivals.push({
      order: this.#order.next(),
      atMs: time.now,
      path: request.url ?? "",
      headers,
      body,
      answered: status,
    });
    if (status === null) return;
    if (delayMs > 0) await time.sleep(delayMs);
    response.writeHead(status, status === 302 ? { location: "https://elsewhere.example.com/" } : {}).end();
  }

  #answer(): [status: number | null, delayMs: number] {
    if (this.manner === "good") return [200, 0];
    if (this.manner === "failing") return [500, 0];
    if (this.manner === "slow") return [204, 1_500];
    if (this.manner === "redirecting") return [302, 0];
    if (this.manner === "flaky") return [this.#flips++ % 2 === 0 ? 503 : 202, 30];
    return [null, 0];
  }
}
