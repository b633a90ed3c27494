/** Checks domains: looks for the three proofs at the same time. It changes nothing. */

import type { Egress } from "../../core/egress/egress.ts";
import { type FetchedJson, fetchJson } from "../../core/egress/fetch-json.ts";
import { checkFetchUrl } from "../../core/egress/fetch-url.ts";
import type { Resolve } from "../../core/egress/resolver.ts";
import type { ReadTxt } from "../../core/egress/txt-resolver.ts";
import { levels } from "../../registry/agents/record/verification.ts";
import { segmentsOf } from "./card-folder.ts";
import type { DomainClaim } from "./domain-claim.ts";
import { isPublicSuffix } from "./domain-name.ts";
import {
  cardUrl,
  type Expected,
  fileUrl,
  isAsFar,
  isInCard,
  isInFile,
  type Level,
  levelOfRecord,
  type Proof,
  recordName,
} from "./proof.ts";

/** What checks need of the node and its surroundings. */
export interface DomainChecksOptions {
  egress: Egress;
  resolve: Resolve;
  /** The readers of TXT records that have to agree. */
  readTxt: readonly ReadTxt[];
  /** The public URL of the node. */
  node: string;
  /** The port of https, except in tests. */
  port: number;
  clock: () => Date;
}

/** The claim that is checked. */
export type CheckedDomain = Pick<DomainClaim, "domain" | "handle" | "card_url" | "state">;

/** The timeout of each request, in milliseconds. */
const limitMs = 5_000;
/** The maximum length of the file, in bytes. */
const fileLimit = 16_384;
/** How much of a response is read, in bytes: pages that a host serves in place of a document are larger. */
const readLimit = 262_144;

/** Looks for proofs. */
export class DomainChecks {
  readonly #options: DomainChecksOptions;

  constructor(options: DomainChecksOptions) {
    this.#options = options;
  }

  /** The public URL of the node, which proofs name. */
  get node(): string {
    return this.#options.node;
  }

  /**
   * Looks for all proofs of a claim. Do not call it within a transaction, which would block all other writes.
   * @param client the client network on whose behalf it is; undefined for the node's own checks.
   */
  async find(claim: CheckedDomain, client?: string): Promise<Proof[]> {
    const expected = { node: this.#options.node, domain: claim.domain, handle: claim.handle };
    return Promise.all([
      this.#inFile(expected, client),
      this.#inRecords(expected, claim.state !== "pending"),
      this.#inCard(expected, claim.card_url, client),
    ]);
  }

  async #inFile(expected: Expected, client: string | undefined): Promise<Proof> {
    const url = fileUrl(expected.domain, this.#options.port);
    const fetched = await this.#fetch(url, client);
    const finding = (outcome: Proof["outcome"], detail: string) =>
      ({ method: "http", outcome, level: outcome === "proved" ? "host" : "none", detail }) as const;
    if (!fetched.ok) return finding(...(await this.#withoutDocument(expected.domain, url, fetched)));
    if (fetched.bytes > fileLimit) return finding("absent", `${url} has more than ${fileLimit} bytes.`);
    return isInFile(fetched.json, expected)
      ? finding("proved", `${url} has the entry.`)
      : finding("absent", `${url} has no entry with this node and handle.`);
  }

  async #inCard(expected: Expected, ownUrl: string | null, client: string | undefined): Promise<Proof> {
    const { domain } = expected;
    const hostUrl = cardUrl(domain, this.#options.port);
    const url = ownUrl ?? hostUrl;
    const level: Level = url === hostUrl ? "host" : "url";
    const finding = (outcome: Proof["outcome"], detail: string) =>
      ({ method: "card", outcome, level: outcome === "proved" ? level : "none", detail }) as const;
    const shared = ownUrl === null ? null : sharedPlaceError(new URL(ownUrl), this.node);
    if (shared) return finding("absent", shared);
    const fetched = await this.#fetch(url, client);
    if (!fetched.ok) return finding(...(await this.#withoutDocument(domain, url, fetched)));
    return isInCard(fetched.json, expected)
      ? finding("proved", `${url} has the extension.`)
      : finding("absent", `${url} has no extension with this node and handle.`);
  }

  #fetch(url: string, client: string | undefined): Promise<FetchedJson> {
    return fetchJson(this.#options.egress, url, { limitMs, maxBytes: readLimit, traffic: "cards", client });
  }

  /** What it means that a document was not fetched. */
  async #withoutDocument(
    domain: string,
    url: string,
    { error, status, detail }: Extract<FetchedJson, { ok: false }>,
  ): Promise<[Proof["outcome"], string]> {
    if (error === "dns_error") return this.#withoutAddress(domain);
    const isAbsent = status !== null && (status < 400 || status === 404 || status === 410);
    return [isAbsent ? "absent" : "unknown", `${url}: ${detail}`];
  }

  /** The name of the host was not resolved: it does not exist, or the name servers do not say. */
  async #withoutAddress(domain: string): Promise<[Proof["outcome"], string]> {
    const addresses = await this.#options.resolve(domain).catch(() => null);
    return addresses?.length === 0
      ? ["absent", `${domain} has no address.`]
      : ["unknown", `${domain} could not be resolved.`];
  }

  /** @param isKnown whether the domain was proved before: then one name server that has the record is enough. */
  async #inRecords(expected: Expected, isKnown: boolean): Promise<Proof> {
    const name = recordName(expected.domain);
    const found = await Promise.all(this.#options.readTxt.map((read) => this.#levelAt(read, name, expected)));
    const [outcome, level, detail] = agreed(name, found, isKnown);
    return { method: "dns", outcome, level, detail };
  }

  /** How far the records of one name server reach; null if it does not say. */
  async #levelAt(read: ReadTxt, name: string, expected: Expected): Promise<Level | null> {
    const texts = await read(name).catch(() => null); // the name server failed
    if (!texts) return null;
    const now = this.#options.clock().getTime();
    const found = texts.map((text) => levelOfRecord(text, expected, now));
    const best = levels.findLast((level) => found.includes(level)) ?? "none";
    return best === "domain" && isPublicSuffix(expected.domain) ? "host" : best;
  }
}

/** What name servers say together. */
function agreed(
  name: string,
  found: readonly (Level | null)[],
  isKnown: boolean,
): [Proof["outcome"], Level, string] {
  const proved = found.filter((level) => level !== null && level !== "none");
  const [first = "none", ...others] = proved;
  const least = others.reduce<Level>(
    (level, each) => (isAsFar(each, level) ? level : (each ?? "none")),
    first ?? "none",
  );
  if (proved.length === found.length || (isKnown && proved.length > 0))
    return ["proved", least, `${name} has the record.`];
  if (found.every((level) => level === "none"))
    return ["absent", "none", `${name} has no record with this node and handle.`];
  return proved.length > 0
    ? ["unknown", "none", `Two name servers do not agree on ${name}: wait until all have the record.`]
    : ["unknown", "none", `A name server did not respond to the query for ${name}.`];
}

/**
 * Checks the URL of the card of a claim.
 * @param node the public URL of the node.
 * @returns the reason why it is rejected, as a sentence, or null.
 */
export function cardUrlError(
  url: string,
  domain: string,
  { pins, node }: Pick<Egress, "pins"> & { node: string },
): string | null {
  const checked = checkFetchUrl(url, pins);
  if ("reason" in checked) return checked.reason;
  if (checked.url.hostname !== domain) return `The URL must be on ${domain}.`;
  if (segmentsOf(checked.url) === null)
    return "The path of the URL must not have encoded slashes, dots or percent signs, or empty segments.";
  return sharedPlaceError(checked.url, node);
}

/** Why a card proves nothing if the node itself serves it: those who register agents decide what it serves. */
function sharedPlaceError(url: URL, node: string): string | null {
  const { hostname, pathname } = new URL(node);
  const base = pathname.split("/").filter(Boolean);
  const path = segmentsOf(url);
  const isOurs = url.hostname === hostname && (!path || base.every((name, index) => name === path[index]));
  return isOurs ? "This node serves the URL, and serves cards of all accounts: use a URL of your own." : null;
}
