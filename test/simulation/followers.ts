/** Readers of the journal: by pages, by the event stream, and mirrors by `after_seq`. */
import { Agent, fetch as httpFetch } from "undici";
import { createRegistry, RegistryError } from "../../client/index.ts";
import type { Scene, Site } from "./scene.ts";
import { time } from "./virtual-time.ts";

/** An event as it was read. */
export interface ReadEvent {
  seq: number;
  text: string;
}

/** How often a reader of pages asks, in milliseconds. */
const intervalMs = 30_000;

/** The events that a reader of one agent asks for. */
export const changesOfAgents = ["agent.registered", "agent.deprecated"] as const;

/** A reader of a site. */
export class Follower {
  readonly site: Site;
  readonly by: "pages" | "stream" | "changes";
  /** The agent whose changes alone it reads; null for all events. Mirrors read all. */
  readonly agent: string | null;
  readonly events: ReadEvent[] = [];
  /** The records of a mirror, by id. */
  readonly records = new Map<string, string>();
  readonly #scene: Scene;
  readonly #end = new AbortController();
  #after = 0;
  #running: Promise<void> = Promise.resolve();

  constructor(scene: Scene, site: Site, by: Follower["by"], agent: string | null) {
    this.#scene = scene;
    this.site = site;
    this.by = by;
    this.agent = agent;
  }

  /** Begins to read, until it is told to end. */
  start(): void {
    this.#running = this.#run().catch((error: unknown) => {
      this.#scene.faults.push(`A reader failed: ${(error as Error).stack}`);
    });
  }

  async #run(): Promise<void> {
    while (!this.#end.signal.aborted) {
      try {
        if (this.by === "stream") await this.#stream();
        else await this.read();
      } catch (error) {
        if (!(error instanceof RegistryError) && !this.#end.signal.aborted) throw error;
      }
      await Promise.race([time.sleep(this.#scene.interval(intervalMs)), ended(this.#end.signal)]);
    }
  }

  async end(): Promise<void> {
    this.#end.abort();
    await this.#running;
  }

  /** Reads what is new. */
  async read(): Promise<void> {
    const client = this.#scene.client(this.site, { kind: "follow", by: "anyone" });
    if (this.by === "pages") {
      for await (const event of client.events.list({ ...this.#filter(), limit: 3 })) this.#add(event);
      return;
    }
    for await (const agent of client.agents.list({ after_seq: this.#after, limit: 3 })) {
      this.records.set(agent.agent_id, JSON.stringify(agent));
      this.#after = agent.seq;
    }
  }

  #filter() {
    const after = this.#after;
    return this.agent === null ? { after } : { after, agent_id: this.agent, types: [...changesOfAgents] };
  }

  async #stream(): Promise<void> {
    const { url, host } = this.site;
    const agent = new Agent({
      connect: (_, callback) => {
        const wire = this.#scene.network.wire().connect(0, host);
        wire.once("connect", () => callback(null, wire as never)); // all of a socket that undici uses
        wire.once("error", (error) => callback(error, null));
      },
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    const client = createRegistry({
      baseUrl: url,
      maxRetries: 0,
      fetch: ({ url: target, headers, signal }) =>
        httpFetch(target, {
          headers: Object.fromEntries(headers),
          signal,
          dispatcher: agent,
        }) as unknown as Promise<Response>, // of the same standard
    });
    try {
      for await (const event of client.events.stream(this.#filter(), { signal: this.#end.signal }))
        this.#add(event);
    } finally {
      await agent.destroy();
    }
  }

  #add(event: object): void {
    const { seq } = (event as { payload: { seq: number } }).payload;
    this.events.push({ seq, text: JSON.stringify(event) });
    this.#after = seq;
  }
}

function ended(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
