/** Parses registrations from their fields and card. */
import { type Description, optionalTextFields, wordListFields } from "../../../../client/description.ts";
import type { operations } from "../../../../generated/openapi.d.ts";
import { asSentences } from "../../../core/http/problem-response.ts";
import { rejectWith } from "../../../core/http/responses.ts";
import { memberNames, valueTest } from "../../../core/http/validation.ts";
import {
  isLonger,
  isObject,
  memberTexts,
  minify,
  objectText,
  parseExactly,
  sameJson,
} from "../../../core/values/json.ts";
import { type CardReading, readCard } from "../card/card.ts";
import { type DerivedIds, derivedIds } from "../card/id.ts";
import type { JsonObject } from "../card/spellings.ts";
import { cutByCase, wordSet } from "../card/words.ts";

export type RegistrationBody = operations["agents_register"]["requestBody"]["content"]["application/json"];

/** The maximum size of members that the contract does not name, in bytes. */
export const extraLimit = 16_384;

/** The maximum size of a card, in bytes. */
export const cardLimit = 262_144;

/** The maximum size of a `server.json`, in bytes. */
const serverJsonLimit = 16_384;

/** A registration that can be applied. */
export interface Registration {
  agentId: string;
  /** Where the id comes from, if the caller sent none. */
  derived: DerivedIds | null;
  /** The fields to set; absent fields are unchanged. */
  set: Partial<Description>;
  /** Words of lists that letter case cuts (`getWeather`), as they were sent: a search finds their parts. */
  spelled?: readonly string[];
  card: SentCard | null;
  /** The URL of the card; undefined if unknown. */
  cardUrl: string | undefined;
  /** The `server.json`; null removes it, undefined keeps it. */
  server: SentServer | null | undefined;
}

/** A `server.json` that was sent. */
export interface SentServer {
  /** Its JSON as it was sent, without white space. */
  document: string;
  name: string;
  /** The URL of its first streamable HTTP remote. */
  mcpUrl: string | undefined;
  /** What it says of fields that a record need not have. */
  described: Partial<Pick<Description, "name" | "description" | "version" | "documentation_url">>;
}

/** A card that was sent. */
export interface SentCard {
  /** Its JSON as it was sent, without white space. */
  document: string;
  json: JsonObject;
  reading: CardReading;
}

/** Members of a registration that are not stored in `extra`: those that it sets, and those that only the node sets. */
const named = memberNames("RegistrationByFields");

/**
 * Parses a registration.
 * @param body the body, validated by the contract.
 * @param text the text of the body, for parts that are stored as sent.
 * @returns the registration, or the problem of input that the schema cannot express.
 */
export function readRegistration(body: RegistrationBody, text: string) {
  const members = memberTexts(text);
  const card = isObject(body.agent_card)
    ? sentCard(body.agent_card, members.get("agent_card") ?? "{}")
    : null;
  if (card === "too large") {
    return rejectWith(413, "body_too_large", `The card has more than ${cardLimit} bytes.`);
  }
  const missing = card ? missingFields(body, card.reading) : [];
  if (missing.length > 0) {
    const errors = asSentences(missing);
    const what = errors.map(({ detail }) => detail).join(" ");
    return rejectWith(400, "unusable_agent_card", `The card cannot be registered as it is. ${what}`, {
      errors,
    });
  }
  const extraTexts = extraMembers(members, isObject(body.extra));
  const extra = readExtra(extraTexts);
  if (extra === "too large") {
    const errors = asSentences([
      { pointer: "", detail: `has more than ${extraLimit} bytes of members that the contract does not name` },
    ]);
    return rejectWith(
      400,
      "extra_too_large",
      `Members that the contract does not name (${[...extraTexts.keys()].slice(0, 5).join(", ")} …) may have ${extraLimit} bytes together.`,
      { errors },
    );
  }
  const server = sentServer(body.server_json, members.get("server_json") ?? "{}");
  if (server === "too large") {
    const errors = asSentences([
      { pointer: "/server_json", detail: `has more than ${serverJsonLimit} bytes` },
    ]);
    return rejectWith(
      400,
      "server_json_too_large",
      `\`server_json\` may have ${serverJsonLimit} bytes: leave out what clients do not need to find and run the server.`,
      { errors },
    );
  }
  return registration(body, card, server, extra);
}

function registration(
  body: RegistrationBody,
  card: SentCard | null,
  server: Registration["server"],
  extra: JsonObject,
): Registration {
  const set: Partial<Description> = { ...(card && cardMembers(card.reading)), ...sentMembers(body) };
  if (server?.mcpUrl !== undefined && body.mcp_url === undefined) set.mcp_url ??= server.mcpUrl;
  if (body.extra !== undefined || Object.keys(extra).length > 0) set.extra = extra;
  const sent = wordListFields.flatMap((member) => body[member] ?? []);
  const spelled = sent.length > 0 ? cutByCase(sent) : undefined;
  const more = { set, card, cardUrl: body.card_url ?? undefined, server, ...(spelled && { spelled }) };
  if (body.agent_id != null) return { agentId: body.agent_id, derived: null, ...more };
  const derived = derivedIds(set.name ?? "", set.agent_url ?? ""); // a card without an id has both
  return { agentId: derived.id, derived, ...more };
}

function sentCard(json: JsonObject, text: string): SentCard | "too large" {
  const document = minify(text);
  return Buffer.byteLength(document) > cardLimit ? "too large" : { document, json, reading: readCard(json) };
}

function sentServer(
  json: RegistrationBody["server_json"],
  text: string,
): Registration["server"] | "too large" {
  if (json == null) return json;
  const document = minify(text);
  if (Buffer.byteLength(document) > serverJsonLimit) return "too large";
  return { document, name: json.name, mcpUrl: endpointOf(json), described: describedBy(json) };
}

/** Reads the texts of a `server.json` within the limits of a record. */
function describedBy({ name: serverName, title, ...json }: JsonObject): SentServer["described"] {
  const reading = readCard({
    name: typeof title === "string" && title.trim() !== "" ? title : serverName,
    description: json.description,
    version: json.version,
    documentationUrl: json.websiteUrl,
  });
  const { name, description, version, documentation_url } = reading;
  return { ...(name !== null && { name }), description, version, documentation_url };
}

let isHttpUrl: ReturnType<typeof valueTest> | undefined;

/** The URL of the first streamable HTTP remote of a `server.json`. One with variables is not the URL of an endpoint yet. */
function endpointOf({ remotes }: JsonObject): string | undefined {
  isHttpUrl ??= valueTest({ $ref: "HttpUrl" }); // compiled at the first call
  const urls = (Array.isArray(remotes) ? remotes : []).flatMap((remote: unknown) =>
    isObject(remote) && remote.type === "streamable-http" ? [remote.url] : [],
  );
  return urls.find((url): url is string => typeof url === "string" && isHttpUrl?.(url) === true);
}

/** The maximum number of characters of cards that are compared by value: parsing and sorting larger ones takes too long. */
const comparedLength = 65_536;

/** Whether two cards are equal, in any order of members. Large cards are compared as text. */
export function sameDocument(kept: string | undefined, sent: string): boolean {
  if (kept === undefined || kept === sent) return kept === sent;
  if (Math.max(kept.length, sent.length) > comparedLength) return false;
  return sameJson(parseExactly(kept), parseExactly(sent));
}

/** Lists the required fields that neither the card nor the caller set. */
function missingFields(body: RegistrationBody, { name, agent_url, faults }: CardReading) {
  const wanted = [
    body.name == null && name === null ? faults.name : null,
    body.agent_url == null && agent_url === null ? faults.agent_url : null,
  ];
  return wanted.flatMap((fault) =>
    fault ? [{ pointer: `/agent_card${fault.pointer}`, detail: fault.detail }] : [],
  );
}

function cardMembers(reading: CardReading): Partial<Description> {
  const { description, version, provider, documentation_url, icon_url, capabilities, tags, skills } = reading;
  const protocols = reading.protocols.length > 0 ? reading.protocols : (["a2a"] as const);
  return {
    description,
    version,
    provider,
    documentation_url,
    icon_url,
    mcp_url: reading.mcp_url,
    capabilities,
    tags,
    skills,
    protocols: [...protocols],
    ...(reading.name !== null && { name: reading.name }),
    ...(reading.agent_url !== null && { agent_url: reading.agent_url }),
  };
}

/** The members that were sent. Null clears a field; a cleared name becomes the id. */
function sentMembers(body: RegistrationBody): Partial<Description> {
  const { provider, protocols } = body;
  const set: Partial<Description> = {};
  for (const member of optionalTextFields) {
    const value = body[member];
    if (value !== undefined) set[member] = value === null ? null : value.toWellFormed();
  }
  if (body.agent_url != null) set.agent_url = body.agent_url;
  if (body.name != null) set.name = body.name.toWellFormed().trim();
  else if (body.name === null && body.agent_id != null && body.agent_card == null) set.name = body.agent_id;
  if (provider !== undefined)
    set.provider = provider && { name: provider.name.toWellFormed().trim(), url: provider.url ?? null };
  if (protocols !== undefined) set.protocols = [...new Set(protocols)];
  for (const member of wordListFields) {
    const words = body[member];
    if (words !== undefined) set[member] = wordSet(words);
  }
  return set;
}

/** Members that the contract does not name, as sent: those beside the named ones, over those in `extra`. */
function extraMembers(members: Map<string, string>, hasExtra: boolean): Map<string, string> {
  const inside = hasExtra ? memberTexts(members.get("extra") ?? "{}") : [];
  const beside = [...members].filter(([name]) => !named.has(name));
  return new Map([...inside, ...beside]);
}

function readExtra(members: Map<string, string>): JsonObject | "too large" {
  const text = objectText(members);
  if (isLonger(text, extraLimit)) return "too large";
  const extra = parseExactly(text) as JsonObject; // as objectText writes it
  return Buffer.byteLength(JSON.stringify(extra)) > extraLimit ? "too large" : extra;
}
