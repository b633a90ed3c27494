/** Other clients of a node that is flooded: what they send, from addresses of their own, and how much of it is done. */
import { Agent, request } from "node:http";
import type { Receiver } from "../../webhooks/receiver.ts";

/** What is measured. */
export const activities = ["sign-ins", "lookups", "registrations", "deliveries"] as const;
export type Activity = (typeof activities)[number];

/** How often each was done, and how long each took, in milliseconds. */
export type Done = Record<Activity, number[]>;

export interface OthersOptions {
  port: number;
  /** A key without a near quota. */
  key: string;
  /** Whose sign-ins; each comes from its own address. */
  accounts: { email: string; password: string; from: string }[];
  /** Where the deliveries go. */
  receiver: Receiver;
}

interface Sent {
  method: string;
  path: string;
  from: string;
  headers?: Record<string, string>;
  body?: object;
}

/** Sends requests of each kind, the next when the one before has its response, for as long as it exists. */
export class Others implements Disposable {
  readonly #options: OthersOptions;
  readonly #agents = new Map<string, Agent>();
  #done: Done = { "sign-ins": [], lookups: [], registrations: [], deliveries: [] };
  #failures = new Map<string, number>();
  #isOver = false;
  #count = 0;

  constructor(options: OthersOptions) {
    this.#options = options;
    options.receiver.respondWith(({ body }, response) => {
      const { payload } = JSON.parse(body.toString()) as { payload: { agent_id?: string } }; // the envelope of a delivery
      if (payload.agent_id?.startsWith("other-")) this.#done.deliveries.push(0);
      response.writeHead(204).end();
      options.receiver.requests.length = 0;
    });
    for (let n = 0; n < 2; n++) void this.#repeat("sign-ins", () => this.#signIn());
    for (let n = 0; n < 4; n++) void this.#repeat("lookups", () => this.#lookUp());
    for (let n = 0; n < 3; n++) void this.#repeat("registrations", () => this.#register());
  }

  /** What was done since the last call, and what failed. */
  take(): { done: Done; failures: Map<string, number> } {
    const taken = { done: this.#done, failures: this.#failures };
    this.#done = { "sign-ins": [], lookups: [], registrations: [], deliveries: [] };
    this.#failures = new Map();
    return taken;
  }

  [Symbol.dispose](): void {
    this.#isOver = true;
    for (const agent of this.#agents.values()) agent.destroy();
  }

  async #repeat(activity: Activity, once: () => Promise<number>): Promise<void> {
    while (!this.#isOver) {
      const startedAt = performance.now();
      const status = await once();
      if (status >= 200 && status < 300) {
        this.#done[activity].push(performance.now() - startedAt);
      } else {
        const name = `${activity} ${status}`;
        this.#failures.set(name, (this.#failures.get(name) ?? 0) + 1);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  #signIn(): Promise<number> {
    const { accounts } = this.#options;
    const { email, password, from } = accounts[this.#count++ % accounts.length] ?? never();
    return this.#send({ method: "POST", path: "/api/auth/sign-in", from, body: { email, password } });
  }

  #lookUp(): Promise<number> {
    return this.#send({ method: "GET", path: `/lookup/agent-${this.#count++ % 1_000}`, from: "127.0.0.1" });
  }

  /** Its response comes after its delivery. */
  #register(): Promise<number> {
    const body = { agent_id: `other-${this.#count++}`, agent_url: "https://other.example.com/" };
    const headers = { authorization: `Bearer ${this.#options.key}` };
    return this.#send({ method: "POST", path: "/register", from: "127.0.0.1", headers, body });
  }

  /** The status of the response; 0 for none. */
  #send({ method, path, from, headers = {}, body }: Sent): Promise<number> {
    const text = body === undefined ? "" : JSON.stringify(body);
    const sent =
      body === undefined
        ? headers
        : { ...headers, "content-type": "application/json", "content-length": String(text.length) };
    return new Promise((resolve) => {
      const out = request(
        {
          port: this.#options.port,
          host: "127.0.0.1",
          method,
          path,
          headers: sent,
          agent: this.#agentOf(from),
        },
        (response) => {
          response
            .resume()
            .on("end", () => resolve(response.statusCode ?? 0))
            .on("error", () => resolve(0));
        },
      );
      out.on("error", () => resolve(0));
      out.end(text);
    });
  }

  #agentOf(localAddress: string): Agent {
    let agent = this.#agents.get(localAddress);
    if (!agent) {
      agent = new Agent({ keepAlive: true, localAddress });
      this.#agents.set(localAddress, agent);
    }
    return agent;
  }
}

function never(): never {
  throw new Error("There are no accounts to sign in with");
}
