/**
 * Compares published cards with the registered ones, once a day, and opens a violation for each that differs. Requests are sent by the
 * prober, so hosts see one sender. A difference is confirmed after an hour, because an owner may publish a card and register it then.
 */

import type { Database } from "../../core/database/database.ts";
import type { ProbeResponse } from "../../core/egress/egress.ts";
import { valueLimit } from "../../core/http/body.ts";
import type { Rows } from "../../core/sql/rows.ts";
import { exceededLimit, isObject, minify } from "../../core/values/json.ts";
import { type AgentCard, findCard } from "../../registry/agents/record/agent-card.ts";
import { agentOfKey } from "../../registry/agents/record/agent-store.ts";
import { cardLimit, sameDocument } from "../../registry/agents/registration/registration.ts";
import { violationEnded, violationFound } from "../../registry/hooks.ts";
import { type CardCheck, deleteCheck, firstCheck, leaseChecks, saveCheck } from "./card-check.ts";
import { ownRules } from "./own-rules.ts";
import { agentProbe } from "./probe-store.ts";
import type { Prober } from "./prober.ts";
import { targetOfAgent } from "./targets.ts";

/** How many cards a process checks at the same time. */
const batchSize = 10;

const minuteMs = 60_000;

/** For how long a process has a check. Another one makes it if that process dies. */
const leaseMs = 2 * minuteMs;

/** When a card is fetched again: after a day, to confirm a difference, and while its host is busy. */
const intervals = { dailyMs: 1_440 * minuteMs, confirmMs: 60 * minuteMs, busyMs: minuteMs };

/** What the node says when it resolves a violation. */
const notes = {
  registered: "The owner registered another card.",
  published: "The registered card is published again.",
  unchecked: "The published card is no longer compared with the registered one.",
};

export interface CardDriftOptions {
  /** A database that sends the deliveries of its changes. */
  database: Database;
  prober: Pick<Prober, "get">;
  clock: () => Date;
  newId: () => string;
  random: (bytes: number) => Buffer;
}

/** The card of a check, if it is compared. */
type CheckedCard = AgentCard & { url: string };

/**
 * Makes one batch of checks that are due.
 * @returns the milliseconds until the next one; null if there is none.
 */
export async function checkCards(options: CardDriftOptions): Promise<number | null> {
  const { database, clock } = options;
  const now = clock();
  const first = await firstCheck(database);
  if (first === undefined) return null;
  if (first > now.toISOString()) return Date.parse(first) - now.getTime();
  const leased_until = new Date(now.getTime() + leaseMs).toISOString();
  const lease = { now: now.toISOString(), until: leased_until, limit: batchSize };
  const leased = await database.aside((writer) => leaseChecks(writer, lease));
  await Promise.all(leased.map((check) => new Check(options, { ...check, leased_until }).run()));
  return leased.length === batchSize ? 0 : null;
}

type Leased = CardCheck & { leased_until: string };

/** The check of an agent's card. */
class Check {
  readonly #options: CardDriftOptions;
  readonly #row: Leased;

  constructor(options: CardDriftOptions, row: Leased) {
    this.#options = options;
    this.#row = row;
  }

  async run(): Promise<void> {
    const { database } = this.#options;
    const card = await checkedCard(database, this.#row.agent_key);
    if (!card) return this.#end();
    const known = isOf(this.#row, card) ? this.#row : this.#forgotten(card);
    if (this.#row.is_reported && !known.is_reported) return this.#write(card, known, notes.registered);
    const at = this.#nextFetch(known);
    const now = this.#now();
    if (at > now) return this.#write(card, { ...known, next_at: iso(at) });
    const result = await this.#fetch(card.url, known.etag);
    if (result === null) return this.#write(card, { ...known, next_at: iso(now + intervals.busyMs) });
    await this.#write(card, this.#after(known, card, result), notes.published);
  }

  /** A check of which nothing is known: the card or its URL is another one. It is not fetched before its time. */
  #forgotten({ url, seq }: CheckedCard): Leased {
    const nothing = { etag: null, differs_since: null, is_reported: false };
    return { ...this.#row, url, card_seq: seq, ...nothing, next_at: iso(this.#now()) };
  }

  /** When the card is fetched, in milliseconds since the epoch. */
  #nextFetch({ fetched_at, differs_since, is_reported }: Leased): number {
    const last = fetched_at === null ? null : Date.parse(fetched_at);
    if (last === null || last > this.#now()) return 0; // a later instant is of a clock that was set back
    return last + (differs_since !== null && !is_reported ? intervals.confirmMs : intervals.dailyMs);
  }

  async #fetch(url: string, etag: string | null): Promise<ProbeResponse | "disallowed" | null> {
    const headers = { accept: "application/json", ...(etag !== null && { "if-none-match": etag }) };
    return this.#options.prober.get(new URL(url), headers, cardLimit);
  }

  #after(known: Leased, card: CheckedCard, result: ProbeResponse | "disallowed"): Leased {
    const now = this.#now();
    const fetched_at = iso(now);
    const jitter = this.#options.random(2).readUInt16BE() / 65_536; // so that the cards of a node are not fetched all at once
    const next_at = iso(now + intervals.dailyMs * (1 + jitter / 10));
    const found = result === "disallowed" ? null : findingOf(result, card, known);
    if (!found) return { ...known, fetched_at, next_at };
    const { etag, differs } = found;
    if (!differs) return { ...known, fetched_at, next_at, etag, differs_since: null, is_reported: false };
    const differs_since = known.differs_since ?? fetched_at;
    const is_reported = known.is_reported || now - Date.parse(differs_since) >= intervals.confirmMs;
    const again = is_reported ? next_at : iso(now + intervals.confirmMs);
    return { ...known, fetched_at, next_at: again, etag, differs_since, is_reported };
  }

  /** Writes the check, and opens or resolves the violation. @param note why it is resolved, if it is. */
  async #write(card: CheckedCard, row: Leased, note: string = notes.registered): Promise<void> {
    const { database, newId } = this.#options;
    const { agent_key, is_reported } = this.#row;
    if (row.is_reported === is_reported) {
      await database.aside((writer) => saveCheck(writer, row));
      return;
    }
    await database.transaction(async (tx) => {
      const current = await checkedCard(tx, agent_key);
      if (!current || !isOf({ url: card.url, card_seq: card.seq }, current)) return; // the next check finds it
      if (!(await saveCheck(tx, row))) return;
      if (!row.is_reported) return void (await violationEnded.run(tx, agent_key, ownRules.cardDrift, note));
      const detail = `The card at ${card.url} is not the registered one.`;
      const finding = { ...ownRules.cardDrift, detail, evidence_url: card.url };
      await violationFound.run(tx, await agentOfKey(tx, agent_key), `viol_${newId()}`, finding);
    });
  }

  /** Ends the checks of a card that is not compared any more. */
  async #end(): Promise<void> {
    const { database } = this.#options;
    if (!this.#row.is_reported) {
      await database.aside((writer) => deleteCheck(writer, this.#row));
      return;
    }
    await database.transaction(async (tx) => {
      if (await deleteCheck(tx, this.#row))
        await violationEnded.run(tx, this.#row.agent_key, ownRules.cardDrift, notes.unchecked);
    });
  }

  #now(): number {
    return this.#options.clock().getTime();
  }
}

/** The card of an agent, if it is compared: it has a URL, the agent is probed, and its owner has not opted out. */
async function checkedCard(rows: Rows, agentKey: number): Promise<CheckedCard | null> {
  const card = await findCard(rows, agentKey);
  if (card?.url == null || !isWebUrl(card.url)) return null;
  const wanted = (await agentProbe.get(rows, { agent_key: agentKey }))?.wanted ?? null;
  if (wanted === "none" || !targetOfAgent(await agentOfKey(rows, agentKey))) return null;
  return { ...card, url: card.url };
}

function isWebUrl(url: string): boolean {
  return /^https?:$/.test(URL.parse(url)?.protocol ?? "");
}

/** Whether a check is of this card at this URL. */
function isOf(check: Pick<CardCheck, "url" | "card_seq">, { url, seq }: Pick<CheckedCard, "url" | "seq">) {
  return check.url === url && check.card_seq === seq;
}

/** What a response says of a card; null if it says nothing, for example because it is an error or no JSON object. */
function findingOf({ response }: ProbeResponse, card: CheckedCard, known: Leased) {
  if (response?.status === 304 && known.etag !== null)
    return { etag: known.etag, differs: known.differs_since !== null };
  if (response?.status !== 200) return null;
  const text = cardText(response.body);
  if (text === null) return null;
  return { etag: response.headers.etag ?? null, differs: !sameDocument(card.document, minify(text)) };
}

/** The text of a card; null if the body is none. */
function cardText(body: Buffer): string | null {
  if (exceededLimit(body, { depth: maxDepth, values: valueLimit })) return null;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
    return isObject(JSON.parse(text)) ? text : null;
  } catch {
    return null; // no valid UTF-8, or no valid JSON
  }
}

/** The maximum nesting depth of a card, as in requests. */
const maxDepth = 64;

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
