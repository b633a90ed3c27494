/** The journal of a fake registry: events in their order, their deliveries, and those who follow them. */
import type { components } from "../../../generated/openapi.d.ts";
import type { State } from "../state.ts";
import type { Delivery } from "../tables.ts";

type Schemas = components["schemas"];

/** A stored event. */
export interface KeptEvent {
  seq: number;
  id: string;
  type: Schemas["EventType"];
  agentId: string | null;
  /** The envelope as JSON: the same bytes for every receiver. */
  body: string;
  committed_at: string;
}

/** A new event, without the fields that the journal adds. */
export interface NewEvent {
  type: Schemas["EventType"];
  agentId: string | null;
  /** Its payload; `seq` is the sequence number of the change. */
  payload: { seq: number; [member: string]: unknown };
  /** Whether it was imported. */
  imported?: boolean;
}

export class Journal {
  readonly events: KeptEvent[] = [];
  /** The sequence number of the last change. */
  seq = 0;
  /** Deliveries that have not been attempted. */
  readonly pending: Delivery[] = [];
  readonly #state: State;
  /** The callbacks that wait for the next event. */
  #waiting: (() => void)[] = [];
  #over = false;

  constructor(state: State) {
    this.#state = state;
  }

  /** Whether the journal has ended. */
  get over(): boolean {
    return this.#over;
  }

  /** The sequence number of a change. Call it only when something changes. */
  nextSeq(): number {
    return ++this.seq;
  }

  /** Appends an event, and creates its deliveries. */
  emit({ type, agentId, payload, imported = false }: NewEvent): void {
    const { seq } = payload;
    const committed_at = this.#state.now();
    const id = this.#state.newId("evt");
    const body = JSON.stringify({ event: type, payload, timestamp: committed_at, idempotency_key: id });
    this.events.push({ seq, id, type, agentId, body, committed_at });
    this.#createDeliveries({ id, seq, type, body }, imported ? "federated" : "local", committed_at);
    this.#wake();
  }

  /** Waits for the next event, or the end. */
  next(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Ends all streams. */
  end(): void {
    this.#over = true;
    this.#wake();
  }

  #wake(): void {
    for (const go of this.#waiting.splice(0)) go();
  }

  #createDeliveries(event: Delivery["event"], source: "federated" | "local", now: string): void {
    for (const webhook of this.#state.webhooks) {
      if (webhook.events.length > 0 && !webhook.events.includes(event.type)) continue;
      if (webhook.source !== "all" && webhook.source !== source) continue;
      const skipped = webhook.status !== "active";
      const delivery: Delivery = {
        id: `dlv_${event.seq}_${webhook.key}`,
        webhook,
        event,
        cause: "event",
        under_way: false,
        status: skipped ? "skipped" : "pending",
        attempts: [],
        created_at: now,
        finished_at: skipped ? now : null,
      };
      this.#state.deliveries.push(delivery);
      if (!skipped) this.pending.push(delivery);
    }
  }
}
