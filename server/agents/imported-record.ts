/** Records of other nodes, as they are read: anything may come, and what breaks the contract is none. */
import { bodyLimit } from "../http/body.ts";
import { valueTest } from "../http/validation.ts";
import { instantOf } from "../instants.ts";
import type { JsonObject } from "./card/card.ts";
import { type AgentStatus, type Described, nothingSaid, type Standing } from "./described.ts";
import { type RegistrationBody, readRegistration } from "./registration.ts";

/** A record that can be taken over. */
export interface ImportedRecord {
  agentId: string;
  /** The number of its last change at its origin; null if that does not number changes. */
  seq: number | null;
  /** When it last changed there; null if that was not said. */
  updatedAt: string | null;
  /** When it was registered there; null if that was not said. */
  registeredAt: string | null;
  /** Everything that it says of itself. */
  described: Described;
  /** Where it is in its life; `tombstoned` if it was deleted. */
  standing: Omit<Standing, "deprecated_at">;
}

const orNull = (name: string) => ({ anyOf: [{ $ref: name }, { type: "null" }] });

/** What the contract lets into a record: what it lets into a registration, and what a node states beside it. */
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
  },
};

/** Members of a record that are taken as they are sent in a registration; others mean nothing here. */
const taken = [
  ...[
    "agent_id",
    "agent_url",
    "name",
    "description",
    "api_url",
    "facts_url",
    "documentation_url",
    "icon_url",
  ],
  ...["version", "provider", "protocols", "capabilities", "tags", "skills", "extra"],
];

/** What a record states beside what a registration may say, as the schema lets it through. */
interface Stated {
  seq?: unknown;
  status?: AgentStatus;
  status_message?: string | null;
  successor_agent_id?: string | null;
  sunset_at?: string | null;
  registered_at?: string | null;
  updated_at?: string | null;
  has_facts?: boolean;
}

let test: ReturnType<typeof valueTest> | undefined;

/**
 * Reads a record.
 * @param exact a value of a list, numbers as written.
 * @param baseUrl where the list is; facts that it has are there.
 * @returns null if it is no record that this node could have.
 */
export function readImported(exact: JsonObject, baseUrl: string): ImportedRecord | null {
  const text = JSON.stringify(exact);
  if (text.length > bodyLimit) return null; // no registration here could have said it
  const json = JSON.parse(text) as RegistrationBody & Stated; // held against the schema below
  if (!fits(json)) return null;
  const members = taken.filter((name) => Object.hasOwn(exact, name)).map((name) => [name, exact[name]]);
  const own = JSON.stringify(Object.fromEntries(members));
  const registration = readRegistration(JSON.parse(own) as RegistrationBody, own); // a part of what was checked
  if ("problem" in registration) return null;
  const { agentId, set } = registration;
  const described = { ...nothingSaid(), name: agentId, agent_url: "", ...set };
  if (json.has_facts) described.facts_url ??= factsUrl(baseUrl, agentId);
  const { seq, status = "active", status_message = null, successor_agent_id = null } = json;
  return {
    agentId,
    seq: isSeq(seq) ? seq : null,
    updatedAt: instant(json.updated_at),
    registeredAt: instant(json.registered_at),
    described,
    standing: {
      status,
      status_message: status_message?.toWellFormed() ?? null,
      successor_agent_id,
      sunset_at: instant(json.sunset_at),
    },
  };
}

/** Whether a value is a number of a change. */
export function isSeq(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function fits(json: object): boolean {
  test ??= valueTest(recordSchema);
  return test(json);
}

function instant(sent: string | null | undefined): string | null {
  return sent == null ? null : instantOf(sent);
}

/** The facts of an imported agent stay where they are. */
function factsUrl(baseUrl: string, agentId: string): string {
  return `${baseUrl}/agentfacts/${encodeURIComponent(agentId)}`;
}
