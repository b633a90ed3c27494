/**
 * Checks the signatures of agent cards (A2A 1.0 section 8.4: JWS over JCS). A card names the URL of its key itself, so a signature
 * says nothing unless that URL has the origin of the agent. What the check finds never prevents a registration.
 */
import { flattenedVerify, importJWK, type JWK } from "jose";
import type { components } from "../../../../generated/openapi.d.ts";
import type { Egress } from "../../../core/egress/egress.ts";
import { fetchJson } from "../../../core/egress/fetch-json.ts";
import { checkFetchUrl } from "../../../core/egress/fetch-url.ts";
import { clientNetwork } from "../../../core/http/client-network.ts";
import { isObject } from "../../../core/values/json.ts";
import type { JsonObject } from "../card/spellings.ts";
import { type Form, hasDuplicateMembers, type Payloads, payloadsOf } from "./payloads.ts";

/** What the record of an agent says about the signature of its card. */
export type CardSignature = components["schemas"]["CardSignature"];

/** The algorithms that are accepted: none with a shared secret, and none that the key does not name. */
const algorithms = ["EdDSA", "Ed25519", "ES256", "ES384", "RS256"];

/** The kinds of public keys. */
const keyTypes = ["EC", "OKP", "RSA"];

/** How many signatures of a card are looked at. */
const maxSignatures = 4;

/** The limits of a key set. */
const keySetLimits = { limitMs: 5_000, maxBytes: 65_536, maxValues: 2_000, traffic: "cards" } as const;

/** The protected header of a signature, as far as it is checked. */
interface Header {
  alg: string;
  kid: string;
  jku: string;
}

/** A signature that names a key of the agent. */
interface Signature {
  protected: string;
  signature: string;
  header: Header;
}

/** A card that was sent. */
interface SignedCard {
  /** Its JSON as it was sent. */
  document: string;
  json: JsonObject;
}

/**
 * Checks the signatures of a card. Do not call it within a transaction, which would block all other writes.
 * @param agentUrl the URL of the agent: keys are fetched from its origin only.
 * @param client the network address of the caller.
 */
export async function checkSignature(
  egress: Egress,
  { document, json }: SignedCard,
  agentUrl: string,
  client: string,
): Promise<CardSignature> {
  const { signatures } = json;
  if (signatures === undefined || (Array.isArray(signatures) && signatures.length === 0))
    return result("unsigned");
  if (!Array.isArray(signatures)) return result("unverifiable", "malformed");
  const card: unknown = JSON.parse(document); // numbers as JCS has them, not as they were written
  if (!isObject(card) || hasDuplicateMembers(document, card))
    return result("unverifiable", "duplicate_members");
  const payloads = payloadsOf(card);
  if (!payloads) return result("unverifiable", "not_i_json");
  const origin = URL.parse(agentUrl)?.origin ?? null;
  const checked = await Promise.all(
    signatures.slice(0, maxSignatures).map((each) => checkOne(egress, each, payloads, origin, client)),
  );
  const order = ["valid", "invalid", "unverifiable"];
  return checked.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))[0] ?? result("unsigned");
}

async function checkOne(
  egress: Egress,
  sent: unknown,
  payloads: Payloads,
  origin: string | null,
  client: string,
): Promise<CardSignature> {
  const read = readSignature(sent);
  if (typeof read === "string") return result("unverifiable", read);
  const { kid, jku } = read.header;
  const url = checkFetchUrl(jku, egress.pins);
  if ("reason" in url || url.url.origin !== origin) return result("unverifiable", "untrusted_key", { kid });
  const about = { kid, key_origin: origin };
  const fetched = await fetchJson(egress, jku, { ...keySetLimits, client: clientNetwork(client) });
  if (!fetched.ok) return result("unverifiable", "key_not_fetched", about);
  const key = keyIn(fetched.json, kid);
  if (!key) return result("unverifiable", "key_not_found", about);
  const form = await signedForm(read, key, payloads);
  if (form === "unusable") return result("unverifiable", "key_not_usable", about);
  if (form?.startsWith("partly")) return result("unverifiable", "partly_signed", about);
  return form ? result("valid", null, { ...about, form }) : result("invalid", "signature_mismatch", about);
}

/** Reads a signature. @returns the signature, or the reason why it cannot be checked. */
function readSignature(sent: unknown): Signature | string {
  if (!isObject(sent) || typeof sent.protected !== "string" || typeof sent.signature !== "string")
    return "malformed";
  const header = readHeader(sent.protected);
  if (!header || typeof header.alg !== "string" || typeof header.kid !== "string" || header.kid.length > 256)
    return "malformed";
  if (header.crit !== undefined) return "critical_header"; // none is understood (RFC 7515 section 4.1.11)
  const { alg, kid, jku } = header;
  if (!algorithms.includes(alg)) return "algorithm_not_permitted";
  if (typeof jku !== "string") return "no_key_url";
  return { protected: sent.protected, signature: sent.signature, header: { alg, kid, jku } };
}

function readHeader(text: string): JsonObject | null {
  try {
    const header: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    return isObject(header) ? header : null;
  } catch {
    return null; // no JSON
  }
}

/** Finds the public key with an id in a key set (RFC 7517 section 5). */
function keyIn(keySet: unknown, kid: string): JWK | undefined {
  const keys: unknown[] = isObject(keySet) && Array.isArray(keySet.keys) ? keySet.keys : [];
  const found = keys.find(
    (key) => isObject(key) && key.kid === kid && keyTypes.includes(String(key.kty)) && key.use !== "enc",
  );
  return found as JWK | undefined; // importJWK checks its members
}

/** The form of the card that a key signed; null if it signed none, `unusable` if it is no key for the algorithm. */
async function signedForm(
  { protected: header, signature, header: { alg } }: Signature,
  jwk: JWK,
  payloads: Payloads,
): Promise<Form | null | "unusable"> {
  const { d: _, ...publicKey } = jwk;
  if (publicKey.alg !== undefined && publicKey.alg !== alg) return "unusable";
  const key = await importJWK(publicKey, alg).catch(() => null); // a key of another kind, or none
  if (!key) return "unusable";
  for (const { form, payload } of payloads) {
    const jws = { protected: header, payload: Buffer.from(payload).toString("base64url"), signature };
    const isSigned = await flattenedVerify(jws, key, { algorithms: [alg] }).then(
      () => true,
      () => false, // the signature does not match, or the key is too short
    );
    if (isSigned) return form;
  }
  return null;
}

function result(
  state: CardSignature["state"],
  reason: string | null = null,
  more: Partial<Pick<CardSignature, "kid" | "key_origin" | "form">> = {},
): CardSignature {
  return { state, reason, kid: null, key_origin: null, form: null, ...more };
}

/**
 * What a signature says after the URL of its agent has changed: nothing, if its key is not of the same origin any more.
 * @param stored as JSON; null if there is none.
 */
export function afterMove(stored: string | null, agentUrl: string): string | null {
  if (stored === null) return null;
  const signature = JSON.parse(stored) as CardSignature; // written by applyRegistration
  if (signature.key_origin === null || signature.key_origin === URL.parse(agentUrl)?.origin) return stored;
  return JSON.stringify(result("unverifiable", "untrusted_key", { kid: signature.kid }));
}

/** Whether a check could not say anything because of the network, so that an earlier one of the same card still holds. */
export function isTransient({ reason }: CardSignature): boolean {
  return reason === "key_not_fetched";
}
