/** The agents of a mock registry: a small store behind the operations that write and read them. */
import { describedFields, emptyDescription } from "../description.ts";
import type { Agent, Registration, StatusChange, Tombstone } from "../models.ts";
import type { Journal } from "./journal.ts";
import type { AnyMockCall, MockCall } from "./operation.ts";
import type { ProblemReply, Reply } from "./response.ts";
import { searchAgents } from "./search.ts";

type Call = Pick<AnyMockCall, "path" | "query">;

/** The query parameters that filter, and the fields that they compare. */
const filters = {
  status: "status",
  tags: "tags",
  capabilities: "capabilities",
  skills: "skills",
  protocol: "protocols",
  source: "source",
} as const satisfies Record<string, keyof Agent>;

/** Stores registered agents until they are removed; then their ids are gone, as on a node. */
export class Agents {
  readonly #agents = new Map<string, Agent>();
  /** The present ids of renamed agents, by the former ones. */
  readonly #moved = new Map<string, string>();
  readonly #example: Agent;
  readonly #journal: Journal;

  /** @param example what an agent has whose card the mock does not read. */
  constructor(example: Agent, journal: Journal) {
    this.#example = example;
    this.#journal = journal;
  }

  /** The operations that read or write the store, by name. */
  readonly operations = {
    "agents.register": ({ body, query }: MockCall<"agents.register">) =>
      query.dry_run === "true" ? this.#tried(body) : this.register(body),
    "agents.lookup": ({ path }: Call) =>
      this.#redirect(path.id ?? "") ??
      this.#withAgent(path, (agent) => ({ headers: etag(agent), body: agent })),
    "agents.lookupMany": ({ body }: MockCall<"agents.lookupMany">) => this.#lookupMany(body.agent_ids),
    "agents.setStatus": ({ path, body }: MockCall<"agents.setStatus">) =>
      this.#withAgent(path, (agent) => this.#setStatus(agent, body)),
    "agents.rename": ({ path, body }: MockCall<"agents.rename">) =>
      this.#withAgent(path, (agent) => this.#rename(agent, body.agent_id)),
    "agents.remove": ({ path }: Call) => this.#remove(path.id ?? ""),
    "agents.list": ({ query }: Call) => this.#page(query, this.#listed(query)),
    "agents.mine": ({ query }: Call) => this.#page(query, this.#listed(query)),
    "agents.search": ({ query }: Call) => this.#page(query, searchAgents(this.#listed(query), query)),
  };

  /** The reply to a registration, which is undone. */
  #tried(registration: Registration): Reply {
    const before = [...this.#agents];
    const reply = this.register(registration);
    this.#agents.clear();
    for (const [id, agent] of before) this.#agents.set(id, agent);
    return reply;
  }

  /** Registers an agent, or changes a registered one. */
  register(registration: Registration): Reply {
    const agent_id = registration.agent_id ?? this.#example.agent_id;
    const moved_to = this.#moved.get(agent_id);
    if (moved_to !== undefined) return moved(agent_id, moved_to);
    const found = this.#agents.get(agent_id);
    const previous = found?.status === "tombstoned" ? undefined : found;
    const agent = this.#save({
      ...(previous ?? this.#newAgent(agent_id, registration)),
      ...givenFields(registration),
    });
    return {
      status: previous ? 200 : 201,
      headers: { ...etag(agent), Location: `/lookup/${encodeURIComponent(agent_id)}` },
      body: { status: previous ? "updated" : "registered", agent_id, agent },
    };
  }

  /** Removes all agents. */
  clear(): void {
    this.#agents.clear();
    this.#moved.clear();
  }

  /** An agent with nothing but an id; by a card, with what the example has. */
  #newAgent(agent_id: string, registration: Registration): Agent {
    const byFields = registration.agent_card == null && registration.card_url == null;
    const now = new Date().toISOString();
    return {
      ...this.#example,
      ...(byFields && { ...emptyDescription(), name: agent_id, has_facts: false }),
      agent_id,
      registered_at: now,
      updated_at: now,
    };
  }

  #save(agent: Agent): Agent {
    const saved = { ...agent, updated_at: new Date().toISOString(), seq: this.#journal.nextSeq() };
    this.#agents.set(agent.agent_id, saved);
    return saved;
  }

  #withAgent({ id = "" }: Call["path"], respond: (agent: Agent) => Reply): Reply {
    const moved_to = this.#moved.get(id);
    if (moved_to !== undefined) return moved(id, moved_to);
    const agent = this.#agents.get(id);
    if (!agent) return notFound(id);
    if (agent.status !== "tombstoned") return respond(agent);
    return {
      problem: "agent_tombstoned",
      detail: `${id} was deleted.`,
      members: { tombstone: tombstoneOf(agent) },
    };
  }

  #lookupMany(ids: readonly string[]): Reply {
    const wanted = [...new Set(ids)];
    const agents = wanted.flatMap((id) => this.#agents.get(id) ?? []).filter(isNotDeleted);
    const found = new Set(agents.map(({ agent_id }) => agent_id));
    const gone = wanted.filter((id) => !found.has(id));
    const moved = gone.flatMap((agent_id) => {
      const moved_to = this.#moved.get(agent_id);
      return moved_to === undefined ? [] : { agent_id, moved_to };
    });
    const missing = gone.filter((id) => !this.#moved.has(id));
    return { body: { agents, missing, ...(moved.length > 0 && { moved }) } };
  }

  /** Redirects a read of a former id. */
  #redirect(agent_id: string): Reply | undefined {
    const moved_to = this.#moved.get(agent_id);
    if (moved_to === undefined) return undefined;
    const headers = { Location: `/lookup/${encodeURIComponent(moved_to)}`, "Cache-Control": "max-age=300" };
    return { status: 301, headers, body: { status: "moved", agent_id, moved_to } };
  }

  /** Gives an agent another id, to which its former ids lead. */
  #rename(agent: Agent, to: string): Reply {
    const from = agent.agent_id;
    if (to === from) return { headers: etag(agent), body: agent };
    if (this.#agents.has(to) || (this.#moved.has(to) && this.#moved.get(to) !== from)) {
      const detail = `${to} belongs to another agent, or did before.`;
      return { problem: "agent_id_taken", detail, members: { agent_id: to } };
    }
    this.#agents.delete(from);
    this.#moved.delete(to);
    this.#moved.set(from, to);
    const previous_agent_ids = [...agent.previous_agent_ids.filter((id) => id !== to), from];
    for (const id of previous_agent_ids) this.#moved.set(id, to);
    const name = agent.name === from ? to : agent.name;
    const saved = this.#save({ ...agent, agent_id: to, name, previous_agent_ids });
    return { headers: etag(saved), body: saved };
  }

  #setStatus(agent: Agent, { status, message, successor_agent_id, sunset_at }: StatusChange): Reply {
    const saved = this.#save({
      ...agent,
      status,
      status_message: message ?? null,
      successor_agent_id: successor_agent_id ?? null,
      sunset_at: sunset_at ?? null,
    });
    return { headers: etag(saved), body: saved };
  }

  #remove(id: string): Reply {
    const moved_to = this.#moved.get(id);
    if (moved_to !== undefined) return moved(id, moved_to);
    const agent = this.#agents.get(id);
    if (!agent) return notFound(id);
    if (agent.status === "tombstoned") return { body: tombstoneOf(agent) };
    const tombstoned_at = new Date().toISOString();
    return { body: tombstoneOf(this.#save({ ...agent, status: "tombstoned", tombstoned_at })) };
  }

  /** The agents that match all filters, newest first. */
  #listed(query: Call["query"]): Agent[] {
    const wanted = { status: "active,deprecated", ...query };
    return [...this.#agents.values()].reverse().filter((agent) =>
      Object.entries(filters).every(([parameter, field]) => {
        const values = wanted[parameter as keyof typeof wanted]?.split(","); // undefined if it is not sent
        return !values || [agent[field]].flat().some((value) => values.includes(value));
      }),
    );
  }

  /** A page of agents. Its cursor is the number of agents before it. */
  #page({ limit, cursor }: Call["query"], found: readonly Agent[]): Reply {
    const start = Number(cursor ?? 0);
    const end = start + Number(limit ?? 50);
    const agents = found.slice(start, end);
    const next_cursor = end < found.length ? `${end}` : null;
    return { body: { agents, count: agents.length, next_cursor, as_of_seq: this.#journal.seq } };
  }
}

/** The fields of a registration that are not omitted or null. */
function givenFields(registration: Registration): Partial<Agent> {
  const given = describedFields.map((name) => [name, registration[name]] as const);
  return Object.fromEntries(given.filter(([, value]) => value != null)); // a registration has the types of the record
}

function isNotDeleted({ status }: Agent): boolean {
  return status !== "tombstoned";
}

function tombstoneOf({ agent_id, tombstoned_at }: Agent): Tombstone {
  return { status: "tombstoned", agent_id, tombstoned_at: tombstoned_at ?? "" };
}

function notFound(id: string): ProblemReply {
  return { problem: "agent_not_found", detail: `No agent is registered with the id ${id}.` };
}

function moved(agent_id: string, moved_to: string): ProblemReply {
  const detail = `${agent_id} was renamed to ${moved_to}.`;
  return { problem: "agent_moved", detail, members: { agent_id, moved_to } };
}

function etag({ seq }: Agent): Record<string, string> {
  return { ETag: `"${seq}"` };
}
