/** The bytes that the signature of an agent card may be over (A2A 1.0 section 8.4). */
import canonicalize from "canonicalize";
import { isObject } from "../../../core/values/json.ts";
import type { JsonObject } from "../card/spellings.ts";

/** How the signed bytes were made, of the card without its signatures. */
const forms = {
  /** As it is. */
  as_published: [(card) => card],
  /** Without members that are not set in a2a.proto, as the specification says. */
  without_defaults: [(card) => asSet(card, agentCard)],
  /** Also without empty texts, lists and objects: @a2a-js/sdk 1.x, a2a-python 1.x. */
  without_empty: [
    (card) => withoutEmpty(asSet(card, agentCard), isEmpty),
    (card) => withoutEmpty(card, isEmpty),
  ],
  /** Also without false and 0: a2a-python before 1.0. */
  without_falsy: [(card) => withoutEmpty(card, isFalsy)],
  /** Also without what a2a-python 0.3 takes for granted. */
  without_model_defaults: [
    (card) => withoutEmpty(withoutModelDefaults(card), isEmpty),
    (card) => withoutEmpty(withoutModelDefaults(card), isFalsy),
  ],
  /** Of a part of it: members that a2a.proto does not have, or the security schemes (@a2a-js/sdk 1.x), could be anything. */
  partly: [
    (card) => withoutEmpty(asSet(known(card), agentCard), isEmpty),
    (card) => withoutEmpty(asSet({ ...known(card), securitySchemes: {} }, agentCard), isEmpty),
  ],
} satisfies Record<string, ((card: JsonObject) => unknown)[]>;

/** A name ends with `_escaped` if the letters outside ASCII are escaped, as a2a-python does. */
export type Form = keyof typeof forms | `${keyof typeof forms}_escaped`;

/** What a card may be signed over. */
export type Payloads = { form: Form; payload: string }[];

/**
 * Makes what a card may be signed over, in the order in which it is tried. Equal ones are given once.
 * @returns null if the card is no I-JSON: it has a lone surrogate, or a number that is too large for a double.
 */
export function payloadsOf(card: JsonObject): Payloads | null {
  const { signatures: _, ...unsigned } = card;
  const payloads = new Map<string, Form>();
  const names = Object.keys(forms) as (keyof typeof forms)[]; // they are no others
  for (const name of names) {
    for (const make of forms[name]) {
      const payload = canonicalized(make(unsigned));
      if (payload === null) return null;
      if (payload !== undefined && !payloads.has(payload)) payloads.set(payload, name);
    }
  }
  for (const [payload, form] of [...payloads]) {
    const ascii = payload.replace(/[\u0080-\uffff]/g, escaped);
    if (!payloads.has(ascii)) payloads.set(ascii, `${form}_escaped` as Form); // one of the names above
  }
  return [...payloads].map(([payload, form]) => ({ form, payload }));
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** The canonical form of a value (RFC 8785); null if it has none, because the value is no I-JSON (RFC 7493 sections 2.1, 2.2). */
function canonicalized(value: unknown): string | null | undefined {
  try {
    return canonicalize(value);
  } catch {
    return null;
  }
}

/** A message of a2a.proto: the members without presence, which are not set if they have their default value, and messages inside. */
interface Message {
  unset?: string;
  inside?: Record<string, Message>;
  /** The values of a map. */
  values?: Message;
}

const scopes: Message = { values: { unset: "list" } };
const requirement: Message = { unset: "schemes", inside: { schemes: scopes } };
const flow: Message = { unset: "refreshUrl pkceRequired" };
const deprecatedFlow: Message = { unset: "authorizationUrl tokenUrl refreshUrl scopes" };
const flows: Message = {
  inside: {
    ...{ authorizationCode: flow, clientCredentials: flow, deviceCode: flow },
    ...{ implicit: deprecatedFlow, password: deprecatedFlow },
  },
};
const scheme: Message = { unset: "description bearerFormat oauth2MetadataUrl", inside: { flows } };

/** The message of a card (https://github.com/a2aproject/A2A/blob/main/specification/a2a.proto). A Struct is none: it has all its values. */
const agentCard: Message = {
  unset: "securitySchemes securityRequirements",
  inside: {
    supportedInterfaces: { unset: "tenant" },
    capabilities: {
      unset: "extensions",
      inside: { extensions: { unset: "uri description required" } },
    },
    securitySchemes: {
      values: {
        inside: {
          apiKeySecurityScheme: scheme,
          httpAuthSecurityScheme: scheme,
          oauth2SecurityScheme: scheme,
          openIdConnectSecurityScheme: scheme,
          mtlsSecurityScheme: scheme,
        },
      },
    },
    securityRequirements: requirement,
    skills: {
      unset: "examples inputModes outputModes securityRequirements",
      inside: { securityRequirements: requirement },
    },
  },
};

const knownMembers = new Set(
  (
    "name description supportedInterfaces provider version documentationUrl iconUrl capabilities securitySchemes " +
    "securityRequirements defaultInputModes defaultOutputModes skills"
  ).split(" "),
);

/** The members of a card that a2a.proto has. */
function known(card: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(card).filter(([name]) => knownMembers.has(name)));
}

/** Removes members that are not set (A2A 1.0 section 8.4.1, rule 1). */
function asSet(value: unknown, message: Message): unknown {
  if (Array.isArray(value)) return value.map((each) => asSet(each, message));
  if (!isObject(value)) return value;
  const unset = message.unset?.split(" ") ?? [];
  const members = Object.entries(value).filter(
    ([name, member]) => member !== null && !(unset.includes(name) && isFalsy(member)),
  );
  const setMembers = members.map(([name, member]) => {
    const inner = message.values ?? message.inside?.[name];
    return [name, inner ? asSet(member, inner) : member];
  });
  return Object.fromEntries(setMembers);
}

/** Removes values from all objects and lists in a value. */
function withoutEmpty(value: unknown, isRemoved: (value: unknown) => boolean): unknown {
  if (Array.isArray(value))
    return value.map((each) => withoutEmpty(each, isRemoved)).filter((each) => !isRemoved(each));
  if (!isObject(value)) return value;
  const members = Object.entries(value)
    .map(([name, member]): [string, unknown] => [name, withoutEmpty(member, isRemoved)])
    .filter(([, member]) => !isRemoved(member));
  return Object.fromEntries(members);
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === "" || (isObject(value) && Object.keys(value).length === 0);
}

function isFalsy(value: unknown): boolean {
  return value === false || value === 0 || isEmpty(value);
}

/** Removes the defaults of the models of A2A 0.3: those of the card, and the types of security schemes, of which each has one. */
function withoutModelDefaults({ protocolVersion, preferredTransport, securitySchemes, ...rest }: JsonObject) {
  const schemes = Object.entries(isObject(securitySchemes) ? securitySchemes : {}).map(([name, each]) => {
    const { type: _, ...members } = isObject(each) ? each : {};
    return [name, members];
  });
  return {
    ...rest,
    ...(protocolVersion !== "0.3.0" && { protocolVersion }),
    ...(preferredTransport !== "JSONRPC" && { preferredTransport }),
    securitySchemes: Object.fromEntries(schemes),
  };
}

/** Whether an object in a JSON text has a member twice: then parsers do not agree on what was signed (RFC 8785 section 3.1). */
export function hasDuplicateMembers(text: string, value: unknown): boolean {
  return writtenMembers(text) !== memberCount(value);
}

/** How many members a valid JSON text has: each has one colon outside of strings. */
function writtenMembers(text: string): number {
  let members = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === "\\")
      index++; // the escaped character
    else if (character === '"') isInString = !isInString;
    else if (character === ":" && !isInString) members++;
  }
  return members;
}

function memberCount(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + memberCount(each), 0);
  if (!isObject(value)) return 0;
  const members = Object.values(value);
  return members.reduce((sum: number, each) => sum + memberCount(each), members.length);
}
