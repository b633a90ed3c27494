/** Performs changes and reads of agents. */
import { type ChangeAgent, type Read, type RegisterMany, tags } from "../actions.ts";
import type { Site } from "../scene.ts";
import { pick, race, type Stage } from "./stage.ts";

/** Words that are searched for. */
const words = ["agent", "version 1", ...tags, "alpha"];

/** The agents of a site: its own, and one that every site would like to have. */
export function agentOf({ index }: Pick<Site, "index">, agent: number): string {
  return agent === 5 ? "common" : `${["alpha", "beta", "gamma", "delta", "omega"][agent]}-${index}`;
}

/** Sends a change, or several of one kind at the same time. */
export async function changeAgent(stage: Stage, action: ChangeAgent): Promise<void> {
  const site = stage.site(action.site);
  // The model does not know how an imported agent is suspended.
  const mayBeImported = "to" in action && action.by === "owner" && action.agent === 5;
  const agent = agentOf(site, mayBeImported ? 0 : action.agent);
  const ifMatch = await conditionOf(stage, site, agent, action);
  await race(action.racers, (racer) => changeOnce(stage, site, agent, ifMatch, action, racer));
}

async function changeOnce(
  stage: Stage,
  site: Site,
  agent: string,
  ifMatch: number | null,
  action: ChangeAgent,
  racer: number,
): Promise<void> {
  const { by } = action;
  const sending = { ...action, process: action.process + racer };
  const options = ifMatch === null ? {} : { ifMatch: `"${action.do === "facts" ? "facts-" : ""}${ifMatch}"` };
  if (action.do === "register") {
    const fields = fieldsOf({ ...action, version: action.version + racer }, agent);
    const isKeyed = action.key !== null && stage.keysLast;
    const depends = isKeyed ? null : ifMatch; // a request with the key of another one has its condition
    const client = stage.client(site, { kind: "register", by, agent, fields, ifMatch: depends }, sending);
    await client.agents.register(
      { agent_id: agent, ...fields },
      isKeyed ? { idempotencyKey: `key-${action.key}` } : options,
    );
  } else if (action.do === "status") {
    const chosen = (action.message + racer) % 3;
    const message = chosen === 0 ? null : `message ${chosen}`;
    const client = stage.client(
      site,
      { kind: "status", by, agent, ifMatch, status: action.to, message },
      sending,
    );
    await client.agents.setStatus(
      agent,
      { status: action.to, ...(message !== null && { message }) },
      options,
    );
  } else if (action.do === "facts") {
    const document = { agent_name: agent, version: `${action.version + racer}` };
    const text = JSON.stringify(document);
    const client = stage.client(site, { kind: "facts", by, agent, ifMatch, text }, sending);
    await client.facts.put(agent, document as never, options); // what is missing is reported, not rejected
  } else {
    await stage.client(site, { kind: "remove", by, agent, ifMatch }, sending).agents.remove(agent, options);
  }
}

/** The number of the record or AgentFacts that a change depends on; null for none. */
async function conditionOf(
  stage: Stage,
  site: Site,
  agent: string,
  action: ChangeAgent,
): Promise<number | null> {
  if (!("condition" in action) || action.condition === "none") return null;
  const isFacts = action.do === "facts";
  if (action.condition === "what is read now") {
    const client = stage.client(site, { kind: isFacts ? "read facts" : "lookup", by: "anyone", agent });
    await (isFacts ? client.facts.get(agent) : client.agents.lookup(agent)).catch(() => undefined); // there may be none
  }
  const kinds = isFacts ? ["read facts"] : ["lookup", "register", "status"];
  const seen = stage.scene.attempts.findLast(
    ({ intent, site: at, status, headers }) =>
      at === site.index &&
      intent.agent === agent &&
      status !== null &&
      status < 300 &&
      headers.etag !== undefined &&
      kinds.includes(intent.kind),
  );
  const number = /\d+/.exec(seen?.headers.etag ?? "")?.[0];
  return number === undefined ? null : Number(number);
}

function fieldsOf(
  { version, tags: chosen, named }: { version: number; tags: number; named: boolean },
  agent: string,
) {
  return {
    agent_url: "https://agents.example.com/a2a",
    ...(named && { name: `Agent ${agent} version ${version} – größer, 大` }),
    ...(version > 0 && { description: `This is version ${version}` }),
    ...(chosen > 0 && { tags: tags.filter((_, index) => (chosen & (1 << index)) !== 0) }),
  };
}

/** Registers agents of their own, one for each number. */
export async function registerMany(stage: Stage, action: RegisterMany): Promise<void> {
  const site = stage.site(action.site);
  const { by, count, from } = action;
  await race(count, async (index) => {
    const agent = `many-${site.index}-${from + index}`;
    const fields = { agent_url: "https://agents.example.com/a2a" };
    const client = stage.client(site, { kind: "register", by, agent, fields, ifMatch: null }, action);
    await client.agents.register({ agent_id: agent, ...fields });
  });
}

/** Reads, as anyone may. */
export async function read(stage: Stage, action: Read): Promise<void> {
  const { process } = action;
  if (action.do === "certification") {
    const found = pick(stage.made.certifications, action.certification);
    if (!found) return;
    const client = stage.client(
      found.site,
      { kind: "certification", by: "anyone", id: found.id },
      { process },
    );
    await client.certifications.get(found.id);
    return;
  }
  const site = stage.site(action.site);
  if (action.do === "lookup") {
    const agent = agentOf(site, action.agent);
    const kind = action.facts ? "read facts" : "lookup";
    const client = stage.client(site, { kind, by: "anyone", agent }, { process });
    await (action.facts ? client.facts.get(agent) : client.agents.lookup(agent));
    return;
  }
  const client = stage.client(site, { kind: action.do, by: "anyone" }, { process });
  if (action.do === "stats") await client.node.stats();
  else if (action.do === "search") await client.agents.search({ q: words[action.word] ?? "agent" });
  else {
    const tag = tags[action.tag] ?? "red";
    const query = action.by === "tags" ? { tags: [tag] } : action.by === "changes" ? { after_seq: 0 } : {};
    const ids: string[] = [];
    for await (const { agent_id } of client.agents.list({ ...query, limit: 2 })) ids.push(agent_id);
    const twice = ids.filter((id, place) => ids.indexOf(id) !== place);
    // By changes, an agent that changes meanwhile comes again.
    if (action.by === "all" && twice.length > 0) stage.scene.faults.push(`A list has ${twice} twice: ${ids}`);
  }
}
