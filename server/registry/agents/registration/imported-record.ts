/** Parses records of peers. Input is untrusted; a record that violates the contract is rejected. */
import { type Description, describedFields, emptyDescription } from "../../../../client/description.ts";
import { bodyLimit } from "../../../core/http/body.ts";
import { valueTest } from "../../../core/http/validation.ts";
import { instantOf } from "../../../core/time/instants.ts";
import type { JsonObject } from "../card/spellings.ts";
import type { AgentStatus, LifecycleStatus } from "../record/description.ts";
import { levels, type Verification } from "../record/verification.ts";
import { type RegistrationBody, readRegistration } from "./registration.ts";

/** A record that can be imported. */
export interface ImportedRecord {
  agentId: string;
  /** The number of its last change at its origin; null if the origin does not number changes. */
  seq: number | null;
  /** When it last changed there; null if unknown. */
  updatedAt: string | null;
  /** When it was registered there; null if unknown. */
  registeredAt: string | null;
  /** The id that the agent has there now, if this one is a former id. */
  movedTo: string | null;
  /** Its former ids there. */
  previousAgentIds: string[];
  /** Whether it was erased there, not only deleted. */
  erased: boolean;
  /** Its description. */
  described: Description;
  /** Its lifecycle status; `tombstoned` if it was deleted. */
  lifecycle: Omit<LifecycleStatus, "deprecated_at">;
  /** What the origin says about its URLs; null if it says nothing that this node understands. */
  verification: Verification | null;
}

const orNull = (name: string) => ({ anyOf: [{ $ref: name }, { type: "null" }] });

/** The schema of a record: a registration, and the fields that a node adds. */
const recordSchema = {
  type: "object",
  allOf: [{ $ref: "RegistrationByFields" }],
  properties: {
    status: { $ref: "AgentStatus" },
    status_message: orNull("StatusMessage"),
    successor_agent_id: orNull("AgentId"),
    sunset_at: orNull("SentInstant"),
    registered_at: orNull("SentInstant"),
    updated_at: orNull("SentInstant"),
    has_facts: { type: "boolean" },
    moved_to: orNull("AgentId"),
    erased: { type: "boolean" },
    previous_agent_ids: { type: "array", maxItems: 10, items: { $ref: "AgentId" } },
  },
};

/** The schema of what a node says about the URLs of an agent. */
const verificationSchema = {
  type: "object",
  required: ["level", "domain", "method", "verified_at"],
  properties: {
    level: { enum: levels },
    domain: orNull("DomainName"),
    method: { enum: ["http", "dns", "card", null] },
    verified_at: orNull("SentInstant"),
  },
};

/** The fields of a record that are read as those of a registration; others are ignored. */
const registrationFields = ["agent_id", ...describedFields];

/** The fields that a node adds to a registration. */
interface NodeFields {
  seq?: unknown;
  status?: AgentStatus;
  status_message?: string | null;
  successor_agent_id?: string | null;
  sunset_at?: string | null;
  registered_at?: string | null;
  updated_at?: string | null;
  has_facts?: boolean;
  moved_to?: string | null;
  erased?: boolean;
  previous_agent_ids?: string[];
  verification?: unknown;
}

let test: ReturnType<typeof valueTest> | undefined;
let verificationTest: ReturnType<typeof valueTest> | undefined;

/**
 * Parses a record.
 * @param exact an entry of a list, numbers as written.
 * @param baseUrl the base URL of the peer, which also serves the AgentFacts.
 * @returns null if it is not a record that this node could have.
 */
export function readImported(exact: JsonObject, baseUrl: string): ImportedRecord | null {
  const text = JSON.stringify(exact);
  if (text.length > bodyLimit) return null; // longer than any registration
  const json = JSON.parse(text) as RegistrationBody & NodeFields; // validated by the schema below
  if (!isValid(json)) return null;
  const members = registrationFields
    .filter((name) => Object.hasOwn(exact, name))
    .map((name) => [name, exact[name]]);
  const own = JSON.stringify(Object.fromEntries(members));
  const registration = readRegistration(JSON.parse(own) as RegistrationBody, own); // a part of the validated record
  if ("problem" in registration) return null;
  const { agentId, set } = registration;
  const described = { ...emptyDescription(), name: agentId, agent_url: "", ...set };
  if (json.has_facts) described.facts_url ??= factsUrl(baseUrl, agentId);
  const { seq, status = "active", status_message = null, successor_agent_id = null } = json;
  return {
    agentId,
    seq: isSeq(seq) ? seq : null,
    updatedAt: instant(json.updated_at),
    registeredAt: instant(json.registered_at),
    movedTo: json.moved_to ?? null,
    previousAgentIds: json.previous_agent_ids ?? [],
    erased: json.erased ?? false,
    described,
    lifecycle: {
      status,
      status_message: status_message?.toWellFormed() ?? null,
      successor_agent_id,
      sunset_at: instant(json.sunset_at),
    },
    verification: verificationOf(json.verification),
  };
}

/** A statement of a later version, which may have further levels, is not understood: it is no reason to reject the record. */
function verificationOf(sent: unknown): Verification | null {
  verificationTest ??= valueTest(verificationSchema);
  if (!verificationTest(sent)) return null;
  const { level, domain, method, verified_at } = sent as Verification; // validated
  return level === "none" ? null : { level, domain, method, verified_at: instant(verified_at) };
}

/** Whether a value is the number of a change. */
export function isSeq(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isValid(json: object): boolean {
  test ??= valueTest(recordSchema);
  return test(json);
}

function instant(sent: string | null | undefined): string | null {
  return sent == null ? null : instantOf(sent);
}

/** The AgentFacts of an imported agent are served by its origin. */
function factsUrl(baseUrl: string, agentId: string): string {
  return `${baseUrl}/agentfacts/${encodeURIComponent(agentId)}`;
}
