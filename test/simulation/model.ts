/**
 * The reference model: what a caller may see of one agent, as the contract says it. It knows no database, no time and no other
 * request; `linearize.ts` finds out whether there is an order of all requests in which it would have given all their answers.
 */

/** The fields of an agent that the simulation sets. */
export interface Fields {
  name?: string;
  description?: string;
  tags?: string[];
  agent_url: string;
}

/** An agent, between two changes. */
export interface AgentState {
  status: "absent" | "active" | "deprecated" | "suspended" | "tombstoned";
  /** The account that owns it; null for none. */
  owner: string | null;
  name: string;
  description: string | null;
  tags: string[];
  agent_url: string;
  message: string | null;
  /** The text of its AgentFacts; null if it has none. */
  facts: string | null;
  /** The number of the change that set the AgentFacts. */
  factsSeq: number;
  /** The number of its last change. */
  seq: number;
  /** `local`, or the peer that it came from. The model does not know what a peer says of it. */
  source: string;
}

export const absent: AgentState = {
  status: "absent",
  owner: null,
  name: "",
  description: null,
  tags: [],
  agent_url: "",
  message: null,
  facts: null,
  factsSeq: 0,
  seq: 0,
  source: "local",
};

/** A request about one agent. */
export type Operation =
  | {
      kind: "register";
      account: string | null;
      isOperator: boolean;
      agent: string;
      fields: Fields;
      ifMatch: number | null;
    }
  | {
      kind: "status";
      account: string | null;
      isOperator: boolean;
      status: "active" | "deprecated" | "suspended";
      message: string | null;
      ifMatch: number | null;
    }
  | { kind: "facts"; account: string | null; isOperator: boolean; text: string; ifMatch: number | null }
  | { kind: "remove"; account: string | null; isOperator: boolean; ifMatch: number | null }
  | { kind: "accept offer"; from: string; to: string }
  | { kind: "lookup" }
  | { kind: "read facts" };

/** What a request leads to: a rejection, which changes nothing, or a state; `change` is what its event says, null without one. */
export type Decision = { code: string } | { state: Omit<AgentState, "seq">; change: string | null };

/** What follows from a request in a state. The number of a change is given by its event. */
export function decide(state: AgentState, operation: Operation): Decision {
  switch (operation.kind) {
    case "register":
      return register(state, operation);
    case "status":
      return setStatus(state, operation);
    case "facts":
      return putFacts(state, operation);
    case "remove":
      return remove(state, operation);
    case "accept offer":
      return acceptOffer(state, operation);
    case "lookup":
      return read(state);
    case "read facts":
      return readFacts(state);
  }
}

type Of<Kind> = Extract<Operation, { kind: Kind }>;
interface Writer {
  account: string | null;
  isOperator: boolean;
}

function register(state: AgentState, operation: Of<"register">): Decision {
  const isNew = state.status === "absent" || state.status === "tombstoned";
  // The operator may change any agent, but only its owner may register a deleted one again.
  const writer = state.status === "tombstoned" ? { ...operation, isOperator: false } : operation;
  const rejection = state.status === "absent" ? null : ownership(state, writer);
  if (rejection) return { code: rejection };
  const { fields, agent, account, ifMatch } = operation;
  if (ifMatch !== null && (isNew || ifMatch !== state.seq)) return { code: "precondition_failed" };
  if (isNew) {
    const { name = agent, description = null, tags = [], agent_url } = fields;
    const described = { name, description, tags: sorted(tags), agent_url };
    const owner = state.owner ?? account;
    return { state: { ...absent, ...described, owner, status: "active" }, change: "created" };
  }
  const wanted = {
    ...state,
    ...(fields.name !== undefined && { name: fields.name }),
    ...(fields.description !== undefined && { description: fields.description }),
    ...(fields.tags !== undefined && { tags: sorted(fields.tags) }),
    agent_url: fields.agent_url,
    owner: state.owner ?? account,
  };
  return { state: wanted, change: same(state, wanted) ? null : "updated" };
}

function setStatus(state: AgentState, operation: Of<"status">): Decision {
  if (state.status === "absent") return { code: "agent_not_found" };
  if (state.status === "tombstoned") return { code: "agent_tombstoned" };
  const rejection = ownership(state, operation);
  if (rejection) return { code: rejection };
  const { status, message, account, isOperator, ifMatch } = operation;
  if (status === "suspended" && !isOperator) return { code: "owner_required" };
  if (ifMatch !== null && ifMatch !== state.seq) return { code: "precondition_failed" };
  const isSuspension = status === "suspended" || state.status === "suspended";
  const owner = isSuspension ? state.owner : (state.owner ?? account);
  const wanted = { ...state, status, message, owner };
  if (same(state, wanted)) return { state: wanted, change: null };
  if (status !== "active") return { state: wanted, change: status };
  return { state: wanted, change: state.status === "active" ? "updated" : "reactivated" };
}

function putFacts(state: AgentState, operation: Of<"facts">): Decision {
  if (state.status === "absent") return { code: "agent_not_found" };
  if (state.status === "tombstoned") return { code: "agent_tombstoned" };
  const rejection = ownership(state, operation);
  if (rejection) return { code: rejection };
  const { text, account, ifMatch } = operation;
  if (ifMatch !== null && (state.facts === null || ifMatch !== state.factsSeq))
    return { code: "precondition_failed" };
  const owner = state.owner ?? account;
  if (state.facts === text)
    return { state: { ...state, owner }, change: owner === state.owner ? null : "updated" };
  return { state: { ...state, owner, facts: text, factsSeq: Number.NaN }, change: "facts" };
}

function remove(state: AgentState, operation: Of<"remove">): Decision {
  if (state.status === "absent") return { code: "agent_not_found" };
  const rejection = ownership(state, operation);
  if (rejection) return { code: rejection };
  const { account, ifMatch } = operation;
  if (ifMatch !== null && ifMatch !== state.seq) return { code: "precondition_failed" };
  if (state.status === "tombstoned") return { state, change: null };
  const owner = state.owner ?? account;
  return { state: { ...absent, status: "tombstoned", owner, source: state.source }, change: "tombstoned" };
}

/** An offer stands while the account that made it has the agent. */
function acceptOffer(state: AgentState, { from, to }: Of<"accept offer">): Decision {
  const isServed = state.status === "active" || state.status === "deprecated";
  if (!isServed || state.source !== "local" || state.owner !== from) return { code: "offer_not_open" };
  return { state: { ...state, owner: to }, change: "updated" };
}

function read(state: AgentState): Decision {
  if (state.status === "absent") return { code: "agent_not_found" };
  if (state.status === "tombstoned") return { code: "agent_tombstoned" };
  return { state, change: null };
}

function readFacts(state: AgentState): Decision {
  if (state.status === "absent") return { code: "agent_not_found" };
  if (state.status === "tombstoned") return { code: "agent_tombstoned" };
  if (state.status === "suspended" || state.facts === null) return { code: "facts_not_found" };
  return { state, change: null };
}

/** Why a caller may not change an agent; null if they may. */
function ownership(state: AgentState, { account, isOperator }: Writer): string | null {
  if (state.source !== "local") return "agent_imported";
  if (isOperator) return null;
  if (state.owner !== null && state.owner !== account) return "not_agent_owner";
  return state.status === "suspended" ? "agent_suspended" : null;
}

function same(one: Omit<AgentState, "seq">, other: Omit<AgentState, "seq">): boolean {
  return (
    one.status === other.status &&
    one.owner === other.owner &&
    one.name === other.name &&
    one.description === other.description &&
    one.agent_url === other.agent_url &&
    one.message === other.message &&
    one.tags.join() === other.tags.join()
  );
}

/** The record of an agent, as far as the model knows it. */
export interface SeenRecord {
  status: string;
  name: string;
  description: string | null;
  tags: string[];
  agent_url: string;
  status_message: string | null;
  has_facts: boolean;
  owned: boolean;
  source: string;
  seq: number;
}

/**
 * Whether a record is what this state looks like.
 * @param isWhole whether the caller sees what a suspension withholds.
 * @returns the field that is not; null if all are.
 */
export function difference(state: AgentState, record: SeenRecord, isWhole: boolean): string | null {
  const withheld = state.status === "suspended" && !isWhole;
  const known: Partial<SeenRecord> = {
    seq: state.seq,
    source: state.source,
    ...(state.source === "local" && {
      status: state.status,
      name: state.name,
      agent_url: state.agent_url,
      status_message: state.message,
      owned: state.owner !== null,
      description: withheld ? null : state.description,
      has_facts: withheld ? false : state.facts !== null,
    }),
  };
  for (const [field, value] of Object.entries(known))
    if (record[field as keyof SeenRecord] !== value)
      return `${field} is ${JSON.stringify(record[field as keyof SeenRecord])} and not ${JSON.stringify(value)}`;
  const tags = withheld || state.source !== "local" ? [] : state.tags;
  if (state.source === "local" && sorted(record.tags).join() !== tags.join())
    return `tags are ${JSON.stringify(record.tags)} and not ${JSON.stringify(tags)}`;
  return null;
}

function sorted(tags: readonly string[]): string[] {
  return [...new Set(tags)].sort();
}
