/** A second server of the contract, in memory: agents, AgentFacts and events. It prints its URL. */
import { randomBytes } from "node:crypto";
import type { Schemas } from "@registry-node/contract";
import * as agents from "@registry-node/contract/agents";
import * as contract from "@registry-node/contract/fastify";

type Facts = { text: string; version: number; updated_at: string };
type Entry = { owner: string | null; agent: Schemas["Agent"]; facts?: Facts };

const { etagOf, ProblemError, problemResponse, revalidated, skeletons } = contract;
const entries = new Map<string, Entry>(); // in the order of their registration
const journal = new agents.Journal();
const cursors = new contract.Cursors(randomBytes(32));
const problem = (...parts: Parameters<typeof problemResponse>) => new ProblemError(problemResponse(...parts));
const all = () => [...entries.values()].map(({ agent }) => agent);
const tagOf = ({ agent }: Entry) => etagOf(agent.seq);
const factsTag = ({ facts }: Entry) => etagOf("facts", facts?.version ?? 0);

function find(id: string): Entry {
  const entry = entries.get(id);
  if (!entry) throw problem("agent_not_found", `No agent is registered as ${id}.`);
  if (entry.agent.status !== "tombstoned") return entry;
  throw problem("agent_tombstoned", `${id} was deleted.`, { tombstone: agents.tombstoneOf(entry.agent) });
}

/** Rejects changes by other accounts, and of other states than the caller knows. */
function check(entry: Entry, caller: contract.Caller, ifMatch: string | undefined, tag = tagOf(entry)): void {
  if (entry.owner !== caller.account && caller.role !== "owner")
    throw problem("not_agent_owner", `Another account owns ${entry.agent.agent_id}.`);
  if (contract.satisfiesIfMatch(ifMatch, tag)) return;
  throw problem("precondition_failed", `The current ETag is ${tag}: read it again, then retry.`);
}

function checkNew(sent: agents.Registration, caller: contract.Caller, ifMatch: string | undefined): void {
  if (ifMatch !== undefined) throw problem("precondition_failed", "It is new.");
  if (agents.isReservedId(sent.agentId) && caller.role !== "owner")
    throw problem("agent_id_reserved", `${sent.agentId} is reserved.`);
  const reason = "Cards are not fetched: send it as `agent_card`.";
  const more = { reason, errors: [{ pointer: "/card_url", detail: reason }] };
  if (sent.set.agent_url === undefined) throw problem("card_url_rejected", reason, more);
}

/** Stores what differs, with its event. */
function save(entry: Entry, change: agents.AgentChange, values: Partial<Entry["agent"]>): void {
  const before = new Map<string, unknown>(change === "created" ? [] : Object.entries(entry.agent));
  const changed = Object.entries(values).flatMap(([name, value]) =>
    JSON.stringify(value) === JSON.stringify(before.get(name)) ? [] : name,
  );
  if (changed.length === 0 && change !== "facts") return;
  const updated_at = new Date().toISOString();
  entry.agent = { ...entry.agent, ...values, seq: journal.seq + 1, updated_at };
  entries.set(entry.agent.agent_id, entry);
  journal.append(agents.eventOf(entry.agent, change, changed));
}

const routes: contract.Routes = {
  ...skeletons,
  agents: {
    ...skeletons.agents,
    async register({ body, text, headers }, { caller }) {
      const sent = agents.readRegistration(body, text);
      if ("problem" in sent) return sent;
      const known = entries.get(sent.agentId);
      if (known) check(known, caller, headers["if-match"]);
      else checkNew(sent, caller, headers["if-match"]);
      const blank = { ...agents.newAgent(sent.agentId, new Date()), owned: caller.account !== null };
      const entry = known ?? { owner: caller.account, agent: blank };
      const isNew = !known || known.agent.status === "tombstoned";
      save(entry, isNew ? "created" : "updated", { ...(isNew && blank), ...sent.set });
      const made = { agent_id: sent.agentId, agent: entry.agent };
      const ETag = tagOf(entry);
      if (!isNew) return { status: 200, headers: { ETag }, body: { status: "updated", ...made } };
      const Location = `/lookup/${encodeURIComponent(sent.agentId)}`;
      return { status: 201, headers: { ETag, Location }, body: { status: "registered", ...made } };
    },
    async lookup({ path, headers }) {
      const entry = find(path.id);
      return revalidated(headers, tagOf(entry), entry.agent);
    },
    async lookupMany({ body }) {
      const ids = [...new Set(body.agent_ids)];
      const found = ids.flatMap((id) => entries.get(id)?.agent ?? []);
      const living = found.filter(({ status }) => status !== "tombstoned");
      const missing = ids.filter((id) => !living.some(({ agent_id }) => agent_id === id));
      return { status: 200, body: { agents: living, missing } };
    },
    list: async ({ query, headers }) => agents.listPage(cursors, all(), query, headers),
    search: async ({ query, headers }) => agents.searchPage(cursors, all(), query, headers),
    async setStatus({ path, headers, body }, { caller }) {
      const entry = find(path.id);
      check(entry, caller, headers["if-match"]);
      const { status, message = null, successor_agent_id = null } = body;
      const sunset_at = body.sunset_at == null ? null : new Date(body.sunset_at).toISOString();
      if (status === "suspended" && caller.role !== "owner")
        throw problem("owner_required", "Only the owner of the server suspends agents.");
      const values = { status, status_message: message, successor_agent_id, sunset_at };
      save(entry, status === "active" ? "reactivated" : status, values);
      return { status: 200, headers: { ETag: tagOf(entry) }, body: entry.agent };
    },
    async remove({ path, headers }, { caller }) {
      const entry = entries.get(path.id) ?? find(path.id);
      check(entry, caller, headers["if-match"]);
      delete entry.facts;
      const isDeleted = entry.agent.status === "tombstoned";
      if (!isDeleted) save(entry, "tombstoned", agents.erased(entry.agent, new Date()));
      return { status: 200, body: agents.tombstoneOf(entry.agent) };
    },
  },
  facts: {
    async get({ path, headers }) {
      const entry = find(path.id);
      if (!entry.facts) throw problem("facts_not_found", `${path.id} has no AgentFacts.`);
      const { text, updated_at } = entry.facts;
      const body = new contract.Verbatim<Schemas["AgentFacts"]>(text);
      return revalidated(headers, factsTag(entry), body, agents.factsHeaders(text, updated_at));
    },
    async put({ path, headers, text }, { caller }) {
      const entry = find(path.id);
      check(entry, caller, headers["if-match"], factsTag(entry));
      if (entry.facts && headers["if-none-match"] === "*") throw problem("precondition_failed", "It exists.");
      const { text: before, version = 0 } = entry.facts ?? {};
      if (text !== before) {
        save(entry, "facts", { has_facts: true });
        entry.facts = { text, version: version + 1, updated_at: entry.agent.updated_at };
      }
      const receipt = agents.factsReceipt(path.id, entry.facts ?? { text, version, updated_at: "" });
      return { status: 200, headers: { ETag: factsTag(entry) }, body: receipt };
    },
  },
  events: { ...skeletons.events, list: journal.list, latest: journal.latest },
  node: {
    ...skeletons.node,
    live: async () => ({ status: 200, headers: contract.noStore, body: { status: "ok" } }),
  },
};

const { KEYS = "owner-key", PORT = "0", PUBLIC_URL = "http://localhost:3000" } = process.env;
const keys = KEYS.split(","); // the first is the owner's
const accountOf = (key: string) => ({ id: `acc_${keys.indexOf(key)}`, isOwner: key === keys[0] });
const app = contract.createApp(routes, {
  publicUrl: PUBLIC_URL,
  accounts: { ofKey: async (key) => (keys.includes(key) ? accountOf(key) : null) },
  // There are no deliveries that a response could wait for.
  afterwards: async (_context, { method, path }, prefer) =>
    method !== "GET" && path !== "/lookup" && contract.prefersAsync(prefer)
      ? { "Preference-Applied": "respond-async" }
      : {},
});
console.log(await app.listen({ port: Number(PORT), host: "127.0.0.1" }));
