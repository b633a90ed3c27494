/** What a check of a domain looks for, and what it finds: the forms of the three proofs. */
import type { components } from "../../../generated/openapi.d.ts";
import { isObject } from "../../core/values/json.ts";
import { levels } from "../../registry/agents/record/verification.ts";

type Schemas = components["schemas"];

/** What a check found by one method. */
export type Proof = Schemas["ProofFinding"];
export type Level = Schemas["VerificationLevel"];

/** What a proof has to name. */
export interface Expected {
  /** The public URL of this node. */
  node: string;
  domain: string;
  handle: string;
}

/** Whether a level reaches at least as far as another. */
export function isAsFar(level: Level | null, other: Level | null): boolean {
  return levels.indexOf(level ?? "none") >= levels.indexOf(other ?? "none");
}

/** The URI of the extension of agent cards. */
const extensionUri = "urn:registry-node:owner:1";

/** The path of the file, and of the card that proves its host. */
const filePath = "/.well-known/registry-node.json";
const cardPath = "/.well-known/agent-card.json";

/** The URL of the file of a domain. @param port that of https, except in tests. */
export function fileUrl(domain: string, port: number): string {
  return `${originOf(domain, port)}${filePath}`;
}

/** The URL of the card that proves a domain. */
export function cardUrl(domain: string, port: number): string {
  return `${originOf(domain, port)}${cardPath}`;
}

function originOf(domain: string, port: number): string {
  return port === 443 ? `https://${domain}` : `https://${domain}:${port}`;
}

/** The name of the TXT record of a domain. */
export function recordName(domain: string): string {
  return `_registry-node.${domain}`;
}

/** How TXT records name this node: its public URL without the scheme. */
function issuerName(node: string): string {
  return node.replace(/^https?:\/\//, "").toLowerCase();
}

/** Writes what the account has to publish. */
export function recordsOf(expected: Expected, card_url: string | null): Schemas["ProofRecords"] {
  const { node, domain, handle } = expected;
  const value = `${issuerName(node)}; handle=${handle}`;
  return {
    http: { url: fileUrl(domain, 443), content: JSON.stringify({ proofs: [{ node, handle }] }) },
    dns: { name: recordName(domain), value, value_with_subdomains: `${value}; policy=subdomains` },
    card: {
      url: card_url ?? cardUrl(domain, 443),
      extension: JSON.stringify({ uri: extensionUri, params: { node, handle } }),
    },
  };
}

/** Whether the file of a host has the proof. */
export function isInFile(document: unknown, expected: Expected): boolean {
  return isObject(document) && listOf(document.proofs).some((proof) => names(proof, expected));
}

/** Whether an agent card has the proof, in an extension (A2A 1.0 section 4.4.4). */
export function isInCard(card: unknown, expected: Expected): boolean {
  const capabilities = isObject(card) && isObject(card.capabilities) ? card.capabilities : {};
  return listOf(capabilities.extensions).some(
    (each) => isObject(each) && each.uri === extensionUri && names(each.params, expected),
  );
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function names(proof: unknown, { node, handle }: Expected): boolean {
  if (!isObject(proof) || typeof proof.node !== "string") return false;
  return proof.node.replace(/\/$/, "") === node && proof.handle === handle;
}

/**
 * Reads a TXT record: `registry.example; handle=…; policy=subdomains; until=<epoch seconds>`. Unknown parameters are ignored.
 * @param now in milliseconds: a record whose `until` has passed proves nothing.
 * @returns how far it reaches; `none` if it does not prove the claim.
 */
export function levelOfRecord(text: string, { node, handle }: Expected, now: number): Level {
  const [issuer = "", ...rest] = text.split(";").map((part) => part.trim());
  if (issuer.toLowerCase() !== issuerName(node)) return "none";
  const parameters = new Map(
    rest.map((part) => {
      const at = part.indexOf("=");
      return [part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()];
    }),
  );
  if (parameters.get("handle") !== handle) return "none";
  const until = parameters.get("until");
  if (until !== undefined && !(Number(until) * 1_000 > now)) return "none";
  return parameters.get("policy") === "subdomains" ? "domain" : "host";
}
