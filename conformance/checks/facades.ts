/** Checks of the interfaces of other specifications: they show the records of the registry. */

import { ensure, equal, NotApplicable } from "../assertions.ts";
import { checksOf } from "../check.ts";
import type { Agent, Scene } from "../scene.ts";
import { remove } from "./core/agents.ts";

/** Registers an MCP server, which all facades show. */
async function server(scene: Scene): Promise<{ agent: Agent; name: string }> {
  const word = scene.newWord();
  const name = `com.example/${word}`;
  const url = `https://${word}.example.com/mcp`;
  const server_json = {
    name,
    version: "1.0.0",
    description: "Made by a conformance check.",
    remotes: [{ type: "streamable-http", url }],
  };
  return { agent: await scene.register({ name: word, mcp_url: url, server_json }), name };
}

interface Entry {
  identifier: string;
  displayName: string;
  url: string;
  metadata?: { agentId?: string };
}
interface ServerList {
  servers: { server: { name: string; version: string } }[];
  metadata: { nextCursor?: string };
}
interface NandaAgent {
  agent_id: string;
  agent_url: string;
}

const ard = checksOf("facades", "ard", {
  "a search finds an agent of the registry, with an entry that can be read": async (scene) => {
    scene.operation("ard_search");
    const { agent } = await server(scene);
    const answer = await scene.send("POST", "/ard/search", { body: { query: { text: agent.name } } });
    const { results } = answer.expect(200).json<{ results: Entry[] }>();
    const found = results.find(({ metadata }) => metadata?.agentId === agent.agent_id);
    ensure(found !== undefined, "the search does not find the agent", answer.exchange);
    const read = await scene.get(`/ard/agents/${encodeURIComponent(found.identifier)}`);
    equal(read.expect(200).json<Entry>().identifier, found.identifier, "`identifier`", read.exchange);
  },
  "the list begins with the newest agent, and pages do not repeat it": async (scene) => {
    scene.operation("ard_list");
    const [one, two] = [await server(scene), await server(scene)];
    const first = await scene.get("/ard/agents?pageSize=1");
    const page = first.expect(200).json<{ items: Entry[]; pageToken?: string }>();
    const token = encodeURIComponent(page.pageToken ?? "");
    const second = await scene.get(`/ard/agents?pageSize=1&pageToken=${token}`);
    const rest = second.expect(200).json<{ items: Entry[] }>().items;
    const ids = [...page.items, ...rest].map(({ metadata }) => metadata?.agentId);
    equal(ids, [two.agent.agent_id, one.agent.agent_id], "the agents on both pages", second.exchange);
  },
  "results are ranked 100, 99 and so on": async (scene) => {
    scene.operation("ard_search");
    const name = scene.newWord();
    for (let made = 0; made < 2; made++) await scene.register({ name });
    const answer = await scene.send("POST", "/ard/search", { body: { query: { text: name } } });
    const { results } = answer.expect(200).json<{ results: { score: number }[] }>();
    const scores = results.map(({ score }) => score);
    equal(scores, [100, 99], "the scores", answer.exchange);
  },
  "a deleted agent has no entry": async (scene) => {
    scene.operation("ard_search");
    const { agent } = await server(scene);
    await remove(scene, agent.agent_id);
    const answer = await scene.send("POST", "/ard/search", { body: { query: { text: agent.name } } });
    equal(answer.expect(200).json<{ results: Entry[] }>().results, [], "the results", answer.exchange);
  },
});

const gallery = checksOf("facades", "gallery", {
  "a server of the registry is listed, and has its latest version": async (scene) => {
    scene.operation("gallery_list");
    const { name } = await server(scene);
    const list = await scene.get(`/v0.1/servers?search=${encodeURIComponent(name)}`);
    const names = list
      .expect(200)
      .json<ServerList>()
      .servers.map((each) => each.server.name);
    ensure(names.includes(name), "the list does not have the server", list.exchange);
    const latest = await scene.get(`/v0.1/servers/${encodeURIComponent(name)}/versions/latest`);
    const found = latest.expect(200).json<ServerList["servers"][number]>().server;
    equal([found.name, found.version], [name, "1.0.0"], "name and version", latest.exchange);
  },
  "pages do not repeat a server": async (scene) => {
    scene.operation("gallery_list");
    for (let made = 0; made < 3; made++) await server(scene);
    const first = (await scene.get("/v0.1/servers?limit=2")).expect(200).json<ServerList>();
    const cursor = encodeURIComponent(first.metadata.nextCursor ?? "");
    const answer = await scene.get(`/v0.1/servers?limit=2&cursor=${cursor}`);
    const names = [...first.servers, ...answer.expect(200).json<ServerList>().servers].map(
      (each) => each.server.name,
    );
    equal(new Set(names).size, names.length, "the number of distinct servers", answer.exchange);
  },
  "an unknown server has 404": async (scene) => {
    scene.operation("gallery_version");
    const name = encodeURIComponent(`com.example/${scene.newWord()}`);
    (await scene.get(`/v0.1/servers/${name}/versions/latest`)).expect(404);
  },
});

const nanda = checksOf("facades", "nanda", {
  "a registration by its adapters is an agent of the registry": async (scene) => {
    scene.operation("nanda_register");
    if (scene.callers.writer)
      throw new NotApplicable(
        "Agents that adapters register belong to nobody, so the run could not delete them.",
      );
    const agent_id = scene.newId("nanda");
    const agent_url = `https://${agent_id}.example.com/a2a`;
    (await scene.send("POST", "/nanda/register", { body: { agent_id, agent_url } })).expect(200);
    scene.afterCheck(`agent ${agent_id}`, () => remove(scene, agent_id));
    equal((await scene.lookup(agent_id)).agent_url, agent_url, "`agent_url` of the record");
  },
  "an agent of the registry is looked up, listed and found": async (scene) => {
    scene.operation("nanda_lookup");
    const { agent } = await server(scene);
    const { agent_id, agent_url } = agent;
    const read = await scene.get(`/nanda/lookup/${agent_id}`);
    equal(read.expect(200).json<NandaAgent>().agent_url, agent_url, "`agent_url`", read.exchange);
    for (const path of ["/nanda/list", `/nanda/search?q=${agent.name}`]) {
      const answer = await scene.get(path);
      const ids = answer
        .expect(200)
        .json<{ agents: NandaAgent[] }>()
        .agents.map((each) => each.agent_id);
      ensure(ids.includes(agent_id), `${path} does not have the agent`, answer.exchange);
    }
  },
  "an unknown agent has 404": async (scene) => {
    scene.operation("nanda_lookup");
    (await scene.get(`/nanda/lookup/${scene.newId("nobody")}`)).expect(404);
  },
});

interface RpcAnswer {
  result?: {
    tools?: { name: string }[];
    isError?: boolean;
    structuredContent?: unknown;
    content?: { text?: string }[];
  };
}

const mcp = checksOf("facades", "mcp_call", {
  "tools/list names the tools, and a lookup tool reads a record": async (scene) => {
    scene.operation("mcp_call");
    const { agent_id } = await scene.register();
    const headers = { accept: "application/json, text/event-stream" };
    const call = (id: number, method: string, params: object) =>
      scene.send("POST", "/mcp", { headers, body: { jsonrpc: "2.0", id, method, params } });
    const list = (await call(1, "tools/list", {})).expect(200);
    const names = list.json<RpcAnswer>().result?.tools?.map(({ name }) => name) ?? [];
    ensure(names.includes("registry_lookup_agent"), "there is no tool registry_lookup_agent", list.exchange);
    const read = await call(2, "tools/call", { name: "registry_lookup_agent", arguments: { agent_id } });
    ensure(read.expect(200).text.includes(agent_id), "the tool does not return the record", read.exchange);
    const { result } = read.json<RpcAnswer>();
    ensure(result?.isError !== true, "the tool failed", read.exchange);
    equal(result?.structuredContent, await scene.lookup(agent_id), "`structuredContent`", read.exchange);
    const nobody = { name: "registry_lookup_agent", arguments: { agent_id: scene.newId("nobody") } };
    const failed = (await call(3, "tools/call", nobody)).expect(200);
    equal(failed.json<RpcAnswer>().result?.isError, true, "`isError` of a failed call", failed.exchange);
    ensure(failed.text.includes("agent_not_found"), "the failed call has no code", failed.exchange);
    equal(failed.json<{ id: unknown }>().id, 3, "`id`", failed.exchange);
  },
});

export const facadeChecks = [...ard, ...gallery, ...nanda, ...mcp];
