/** Hosts of agents, which publish A2A agent cards: each responds as the history says, and remembers every fetch. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { hostOf, type Network } from "./network.ts";
import type { Order } from "./order.ts";
import { time } from "./virtual-time.ts";

/** How a host responds. */
export const cardManners = [
  "good",
  "new card at each fetch",
  "card of another agent",
  "no name",
  "no object",
  "too large",
  "redirecting",
  "moved",
  "moved again",
  "failing",
  "slow",
  "hanging",
  "stalling",
] as const;
export type CardManner = (typeof cardManners)[number];

/** The members of a card that the simulation sets. */
export interface Card {
  name: string;
  description: string;
  version: string;
  url: string;
  skills: { id: string; name: string; description: string; tags: string[] }[];
}

/** A fetch that reached a host. */
export interface Fetch {
  /** Its place in the order of all that was seen. */
  order: number;
  path: string;
  /** The status of the response; null for none. */
  status: number | null;
  /** The card of the response, if an agent can be registered with it. */
  card: Card | null;
}

/** What is sent, and when. */
interface Reply {
  status: number;
  text: string;
  card?: Card;
  /** The URL that it redirects to. */
  location?: string;
  delayMs?: number;
  /** Whether the second half is never sent. */
  stalls?: boolean;
}

/** The path to which a host moves its cards. */
const movedTo = "/moved";

/** Whether a request with a URL makes the node fetch a path of a host: that of the URL, or where it redirects to. */
export function isFetchedFor(url: unknown, host: string, path: string): boolean {
  return [path, path.replace(movedTo, "")].some((each) => url === `https://${host}${each}`);
}

/** The maximum size of a card is 256 KiB. */
const tooManyBytes = 300_000;

/** A host that publishes the cards of all agents. */
export class CardHost {
  readonly host: string;
  readonly fetches: Fetch[] = [];
  readonly #order: Order;
  readonly #elsewhere: string;
  #manner: CardManner = "good";
  #version = 1;

  /**
   * @param elsewhere the host that it redirects to.
   * @param address default: a public one.
   */
  constructor(
    network: Network,
    { host, elsewhere, address }: { host: string; elsewhere: string; address?: string },
    order: Order,
  ) {
    this.host = host;
    this.#elsewhere = elsewhere;
    this.#order = order;
    const accepting = hostOf((request, response) => void this.#serve(request, response));
    network.add(host, accepting, address);
  }

  /** Publishes new cards. */
  publish(manner: CardManner): void {
    this.#manner = manner;
    this.#version++;
  }

  async #serve({ url: path = "" }: IncomingMessage, response: ServerResponse): Promise<void> {
    const reply = this.#reply(path);
    this.fetches.push({
      order: this.#order.next(),
      path,
      status: reply?.status ?? null,
      card: reply?.card ?? null,
    });
    if (!reply) return;
    const { status, text, location, delayMs = 0, stalls = false } = reply;
    if (delayMs > 0) await time.sleep(delayMs);
    response.writeHead(status, {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
      ...(location !== undefined && { location }),
    });
    if (stalls) response.write(text.slice(0, text.length / 2));
    else response.end(text);
  }

  #reply(path: string): Reply | null {
    const card = this.#cardOf(path);
    const whole: Reply = { status: 200, text: JSON.stringify(card, null, 2), card };
    switch (this.#manner) {
      case "good":
        return whole;
      case "new card at each fetch":
        this.#version++;
        return whole;
      case "card of another agent": {
        const other = this.#cardOf("/another.json");
        return { status: 200, text: JSON.stringify(other), card: other };
      }
      case "no name":
        return { status: 200, text: JSON.stringify({ ...card, name: undefined }) };
      case "no object":
        return { status: 200, text: JSON.stringify([card]) };
      case "too large":
        return { status: 200, text: JSON.stringify({ ...card, comment: "x".repeat(tooManyBytes) }) };
      case "redirecting":
        return { status: 302, text: "{}", location: `https://${this.#elsewhere}${path}` };
      case "moved":
        return path.startsWith(movedTo) ? whole : { status: 308, text: "", location: movedTo + path };
      case "moved again":
        return { status: 301, text: "", location: movedTo + path };
      case "failing":
        return { status: 500, text: JSON.stringify(card) };
      case "slow":
        return { ...whole, delayMs: 1_500 };
      case "hanging":
        return null;
      case "stalling":
        return { status: 200, text: JSON.stringify(card), stalls: true };
    }
  }

  #cardOf(path: string): Card {
    const name = path.replace(movedTo, "").slice(1, -".json".length);
    const version = String(this.#version);
    const skill = {
      id: `skill-${version}`,
      name: "Answers",
      description: "Answers questions",
      tags: ["card"],
    };
    return {
      name: `Agent ${name}`,
      description: `Card ${version} of ${this.host}`,
      version,
      url: `https://agents.example.com/${name}/${version}`,
      skills: [skill],
    };
  }
}
