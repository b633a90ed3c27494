import { type Candidate, isLinkToFile, namedEndpoints } from "./named-endpoints.ts";
import { type Member, type Part, partOf, spelled } from "./parts.ts";
import type { Protocol } from "./protocols.ts";
import { saidProtocols } from "./said-protocols.ts";
import { isPrivateHost, readUrl, type UrlReading } from "./url.ts";
import { declaredVersion, usualEndpoints } from "./usual-endpoints.ts";

/** An endpoint of an agent. */
export interface CardInterface {
  url: string;
  protocol: Protocol;
}

/** An error in a card: a JSON Pointer (RFC 6901), and the predicate of a sentence. */
export interface CardFault {
  pointer: string;
  detail: string;
}

/** The endpoints in a card; `fault` if there are none. */
export interface CardEndpoints {
  interfaces: CardInterface[];
  protocols: Protocol[];
  fault: CardFault | null;
}

/** A candidate that is a URL. */
interface Address {
  url: string;
  protocol: Protocol | null;
}

/** Members that say how to reach an agent, like its top level. */
const CONNECTIONS = ["communication", "connection"];

/** The maximum number of endpoints: AgentFacts with more would exceed their limit. */
const MOST_INTERFACES = 32;

/** Returns the endpoints in a card, the preferred first, and its protocols. */
export function endpointsOf(card: readonly Part[]): CardEndpoints {
  const connections = partsIn(card, ...CONNECTIONS);
  const usual = usualEndpoints(card, connections);
  const named = namedEndpoints([...card, ...connections, ...partsIn(card, "metadata")]);
  const links = named.filter(({ value }) => isLinkToFile(value));
  const candidates = [...usual, ...named.filter(({ value }) => !isLinkToFile(value))];
  const readings = candidates.map((candidate) => ({ ...candidate, reading: readUrl(candidate.value) }));
  const found = readings.flatMap(({ protocol, reading }) =>
    "url" in reading ? [{ protocol, ...reading }] : [],
  );
  const best = [
    ...found.filter(({ host }) => !isPrivateHost(host)),
    ...found.filter(({ host }) => isPrivateHost(host)),
  ];
  const said = unique([...protocolsOf(usual), ...saidProtocols([...card, ...connections])]);
  const isUnnamed = said.length === 0 && found.some(({ protocol }) => protocol === null);
  return {
    interfaces: settled(best, said).slice(0, MOST_INTERFACES),
    protocols: unique([...(isUnnamed ? (["a2a"] as const) : said), ...protocolsOf(named)]),
    fault: found.length > 0 ? null : faultOf(readings, links, card),
  };
}

/** Returns the objects in members with these names. */
function partsIn(parts: readonly Part[], ...names: string[]): Part[] {
  return spelled(parts, ...names).flatMap(({ value, pointer }) => partOf(value, pointer) ?? []);
}

function protocolsOf(candidates: readonly Candidate[]): Protocol[] {
  return candidates.map(({ protocol }) => protocol).filter((protocol) => protocol !== null);
}

function unique(protocols: readonly Protocol[]): Protocol[] {
  return [...new Set(protocols)];
}

/** Assigns each endpoint a protocol: its own, else that of the same URL elsewhere, else that of the card. */
function settled(found: readonly Address[], said: readonly Protocol[]): CardInterface[] {
  const usual = said.includes("a2a") ? "a2a" : (said[0] ?? "a2a");
  const elsewhere = new Map<string, Protocol>();
  for (const { url, protocol } of found) {
    if (protocol && !elsewhere.has(url)) elsewhere.set(url, protocol);
  }
  const once = new Map<string, CardInterface>();
  for (const { url, protocol: own } of found) {
    const protocol = own ?? elsewhere.get(url) ?? usual;
    if (!once.has(`${protocol} ${url}`)) once.set(`${protocol} ${url}`, { url, protocol });
  }
  return [...once.values()];
}

/**
 * Returns the error of the first invalid URL, strings first; else of the place where the card's version of A2A has the
 * URL.
 */
function faultOf(
  readings: readonly (Member & { reading: UrlReading })[],
  [link]: readonly Member[],
  parts: readonly Part[],
): CardFault {
  const faulty = readings.find(({ value }) => typeof value === "string") ?? readings[0];
  if (faulty && faulty.value !== undefined && "fault" in faulty.reading) {
    const detail = `${faulty.reading.fault}: use an absolute http(s) URL, or send \`agent_url\` beside the card`;
    return { pointer: faulty.pointer, detail };
  }
  if (link) {
    const detail =
      "is the URL of a file: send that as `card_url` if it is a card, or send `agent_url` beside the card";
    return { pointer: link.pointer, detail };
  }
  const usual = (declaredVersion(parts) ?? 0) < 1 ? "/url" : "/supportedInterfaces/0/url";
  return {
    pointer: faulty?.pointer ?? usual,
    detail: "is missing: add it, or send `agent_url` beside the card",
  };
}
