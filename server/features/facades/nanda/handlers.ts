/** The operations of the NANDA index, version 1. Writes are dispatched to the operations of the registry, with their rules. */
import type { components } from "../../../../generated/openapi.d.ts";
import type { InternalResponse } from "../../../core/http/internal-request.ts";
import type { ProblemResponse } from "../../../core/http/problem-response.ts";
import { ProblemError } from "../../../core/http/problem-response.ts";
import { lastSeq } from "../../../core/journal/journal.ts";
import type { Context, Handlers } from "../../../feature.ts";
import { wordSet } from "../../../registry/agents/card/words.ts";
import { findAgent } from "../../../registry/agents/record/agent-store.ts";
import { same } from "../../../registry/agents/record/description.ts";
import { mcpUrlOf } from "../../../registry/agents/record/mcp-url.ts";
import type { AgentRecord } from "../../../registry/agents/record/records.ts";
import { ownershipError } from "../../../registry/agents/record/rejections.ts";
import { namespaceOf } from "../../../registry/agents/record/server-name.ts";
import { collect, maxAgents, newest, sourceOf, start } from "../collect.ts";
import { findRecord, isAgentId } from "../find-record.ts";
import { type Conditions, kept, keptIfFound, keptResponse, type Made, responseOf } from "../kept.ts";
import { findListed, readServers } from "../list-servers.ts";
import { storedNameOf } from "../to-server.ts";
import { type Seen, seenOf, toAgent, toRegistration, toState } from "./agents.ts";
import { countDead, countListed, lastHeartbeat, recordHeartbeat } from "./heartbeat.ts";

type Schemas = components["schemas"];

function notFound(id: string) {
  return { status: 404, body: { error: `No agent is registered as ${id.slice(0, 300)}.` } } as const;
}

/** Throws the problem of an operation of the registry, which is sent in the form of this interface. A deleted agent is unknown. */
function rejectIfProblem({ status, headers, text }: InternalResponse): void {
  if (status < 400) return;
  const problem = JSON.parse(text) as ProblemResponse["problem"]; // every error of an operation is a problem
  const more = Object.fromEntries(
    ["retry-after", "www-authenticate"].flatMap((name) =>
      headers[name] === undefined ? [] : [[name, String(headers[name])]],
    ),
  );
  throw new ProblemError({ status: status === 410 ? 404 : status, problem, headers: more });
}

export const register: Handlers["nanda"]["register"] = async ({ body }, { client }) => {
  rejectIfProblem(await client.dispatch({ method: "POST", url: "/register", body: toRegistration(body) }));
  const { agent_id, agent_facts } = body;
  if (agent_facts) {
    const url = `/agentfacts/${encodeURIComponent(agent_id)}`;
    rejectIfProblem(await client.dispatch({ method: "PUT", url, body: agent_facts }));
  }
  return { status: 200, body: { status: "success", message: "Agent registered", agent_id } };
};

export const remove: Handlers["nanda"]["remove"] = async ({ path }, { client }) => {
  rejectIfProblem(await client.dispatch({ method: "DELETE", url: `/agents/${encodeURIComponent(path.id)}` }));
  return { status: 200, body: { status: "success" } };
};

/** Finds an agent that is not deleted, with its last heartbeat. */
async function find({ database }: Context, id: string): Promise<Seen | undefined> {
  const record = await findRecord(database, id);
  const [seen] = await seenOf(database, record ? [record] : []);
  return seen;
}

/** What responses depend on besides the changes of the registry: heartbeats, which are none. */
async function heartbeatState({ database }: Context): Promise<string> {
  return `-${(await lastHeartbeat(database)) ?? ""}`;
}

/** The response about an agent in a form. */
async function aboutAgent<Body>(
  context: Context,
  headers: Conditions,
  { id, form }: { id: string; form: string },
  convert: (seen: Seen) => Body,
) {
  const read = async () => {
    const seen = await find(context, id);
    return seen && convert(seen);
  };
  const found = await keptIfFound(context, ["nanda", form, id], read, await heartbeatState(context));
  return found ? keptResponse(headers, found) : notFound(id);
}

export const lookup: Handlers["nanda"]["lookup"] = ({ path: { id }, headers }, context) =>
  aboutAgent(context, headers, { id, form: "agent" }, (seen) => toAgent(seen, context.node.publicUrl));

export const agent: Handlers["nanda"]["agent"] = ({ path: { id }, headers }, context) =>
  aboutAgent(context, headers, { id, form: "state" }, toState);

export const alive: Handlers["nanda"]["alive"] = ({ path: { id }, headers }, context) =>
  aboutAgent(context, headers, { id, form: "alive" }, (seen) => ({ agent_id: id, alive: seen.alive }));

/** The response of a list or search. */
async function listResponse<Body>(
  context: Context,
  headers: Conditions,
  name: unknown[],
  make: () => Promise<Made<Body>>,
) {
  const found = await kept(context, ["nanda", ...name], make, await heartbeatState(context));
  return keptResponse(headers, found);
}

export const isAlive: Handlers["nanda"]["isAlive"] = async ({ path, headers }, context) =>
  keptResponse(headers, responseOf<boolean>((await find(context, path.id))?.alive ?? false));

export const sender: Handlers["nanda"]["sender"] = async ({ path, headers }, context) => {
  const seen = await find(context, path.id);
  return keptResponse(
    headers,
    responseOf<Schemas["Nanda.Sender"]>({ sender_name: seen?.record.name ?? path.id }),
  );
};

/** The newest agents, as many as a list has, and whether there are more. */
async function newestAgents(context: Context): Promise<{ records: AgentRecord[]; isCut: boolean }> {
  const itemsOf = async (records: readonly AgentRecord[]) => records.map((each) => [each]);
  const { items, next } = await collect(newest(context), itemsOf, { place: start, pageSize: maxAgents });
  return { records: items, isCut: next !== undefined };
}

async function toAgents({ database, node }: Context, records: readonly AgentRecord[]) {
  const seen = await seenOf(database, records);
  return seen.map((each) => toAgent(each, node.publicUrl));
}

export const list: Handlers["nanda"]["list"] = ({ headers }, context) =>
  listResponse<Schemas["Nanda.Agents"]>(context, headers, ["list"], async () => {
    const { records, isCut } = await newestAgents(context);
    const agents = await toAgents(context, records);
    return { json: { agents, count: agents.length, ...(isCut && { truncated: true }) } };
  });

export const urls: Handlers["nanda"]["urls"] = ({ headers }, context) =>
  listResponse<Record<string, string>>(context, headers, ["urls"], async () => {
    const { records } = await newestAgents(context);
    return { json: Object.fromEntries(records.map(({ agent_id, agent_url }) => [agent_id, agent_url])) };
  });

export const clients: Handlers["nanda"]["clients"] = ({ headers }, context) =>
  listResponse<Record<string, "alive">>(context, headers, ["clients"], async () => {
    const { records } = await newestAgents(context);
    return { json: Object.fromEntries(records.map(({ agent_id }) => [agent_id, "alive" as const])) };
  });

interface SearchQuery {
  q?: string | undefined;
  capabilities?: string[] | undefined;
  tags?: string[] | undefined;
  limit: number;
}

/** The maximum number of agents that a search finds. */
const maxFound = 100;

async function searched(context: Context, { q = "", capabilities = [], tags = [], limit }: SearchQuery) {
  const hasAny = (wanted: readonly string[], own: readonly string[]) => {
    const words = wanted.map((each) => each.trim().toLowerCase()).filter((each) => each !== "");
    return words.length === 0 || words.some((each) => own.includes(each));
  };
  const itemsOf = async (records: readonly AgentRecord[]) =>
    records.map((each) => (hasAny(capabilities, each.capabilities) && hasAny(tags, each.tags) ? [each] : []));
  const at = { place: start, pageSize: Math.min(limit, maxFound) };
  const { items, isTruncated } = await collect(sourceOf(q, context), itemsOf, at);
  return { agents: await toAgents(context, items), isTruncated };
}

export const search: Handlers["nanda"]["search"] = ({ query, headers }, context) =>
  listResponse<Schemas["Nanda.Agents"]>(context, headers, ["search", query], async () => {
    const { agents, isTruncated } = await searched(context, query);
    return { json: { agents, count: agents.length }, isTruncated };
  });

export const found: Handlers["nanda"]["found"] = ({ query, headers }, context) =>
  listResponse<Schemas["Nanda.Agent"][]>(context, headers, ["found", query], async () => {
    const { agents, isTruncated } = await searched(context, query);
    return { json: agents, isTruncated };
  });

/** What adapters call an agent that is not alive. */
const notAlive = new Set(["dead", "offline", "inactive", "stopped"]);

export const beat: Handlers["nanda"]["beat"] = async ({ path, body }, context) => {
  const { database, caller, clock } = context;
  const known = isAgentId(path.id) ? await findAgent(database, path.id) : null;
  if (!known || known.status === "tombstoned") return notFound(path.id);
  const rejected = ownershipError(known, caller);
  if (rejected) throw new ProblemError({ ...rejected, headers: {} });
  const isAlive = body.alive ?? !notAlive.has((body.status ?? "").toLowerCase());
  await database.aside((writer) =>
    recordHeartbeat(writer, { agent_key: known.key, alive: isAlive, seen_at: clock().toISOString() }),
  );
  await updateIfChanged(context, known, body);
  return { status: 200, body: { status: "success", agent_id: path.id, alive: isAlive } };
};

/** Registers capabilities and tags that differ. */
async function updateIfChanged(
  { client }: Context,
  known: Pick<AgentRecord, "agent_id" | "agent_url" | "capabilities" | "tags">,
  { capabilities, tags }: Schemas["Nanda.Heartbeat"],
): Promise<void> {
  const differs = (sent: string[] | null | undefined, own: readonly string[]) =>
    sent != null && !same(wordSet(sent), own);
  const changed = {
    ...(differs(capabilities, known.capabilities) && { capabilities }),
    ...(differs(tags, known.tags) && { tags }),
  };
  if (Object.keys(changed).length === 0) return;
  const { agent_id, agent_url } = known;
  rejectIfProblem(
    await client.dispatch({ method: "POST", url: "/register", body: { agent_id, agent_url, ...changed } }),
  );
}

export const mcpServers: Handlers["nanda"]["mcpServers"] = ({ headers }, context) =>
  listResponse<Schemas["Nanda.McpServer"][]>(context, headers, ["mcp servers"], async () => {
    const wanted = { search: "", version: "", updatedSince: "", includeDeleted: false };
    const { items } = await readServers(context, wanted, { place: start, pageSize: maxFound });
    const json = items.flatMap(({ server }) => {
      const [remote] = server.remotes ?? [];
      const meta = server._meta?.[`${namespaceOf(context.node.publicUrl)}/agent`];
      if (!remote || !meta) return [];
      const qualified_name = String(meta.agentId);
      return [{ qualified_name, endpoint: remote.url, registry_provider: "local" as const }];
    });
    return { json };
  });

export const mcpEndpoint: Handlers["nanda"]["mcpEndpoint"] = async ({ query, headers }, context) => {
  const { database, node } = context;
  const name = query.qualified_name;
  const record =
    (await findRecord(database, name)) ??
    (await findListed(database, storedNameOf(node.publicUrl, name)))?.record;
  const endpoint = record && mcpUrlOf(record);
  if (!endpoint) return notFound(name);
  const found = { endpoint, config: "{}", registry_provider: "local" as const };
  return keptResponse(headers, responseOf<Schemas["Nanda.McpEndpoint"]>(found));
};

export const health: Handlers["nanda"]["health"] = async (_request, { database }) => {
  await lastSeq(database);
  return { status: 200, headers: { "Cache-Control": "no-store" }, body: { status: "healthy" } };
};

export const stats: Handlers["nanda"]["stats"] = async ({ headers }, { database }) => {
  const [total, dead] = [await countListed(database), await countDead(database)];
  return keptResponse(
    headers,
    responseOf<Schemas["Nanda.Stats"]>({
      total_agents: total,
      alive_agents: Math.max(0, total - dead),
      total_clients: 0,
    }),
  );
};
