/** What every site says of itself when a history is over, all faults are healed, and the network is quiet. */

import { type Registry, RegistryError, type RegistryEvent } from "../../client/index.ts";
import type { MonitorResult } from "../../client/monitor.ts";
import type { components } from "../../generated/openapi.d.ts";
import { tags } from "./actions.ts";
import { monitorOnce } from "./monitors.ts";
import type { Stage } from "./perform/stage.ts";
import type { Scene, Site } from "./scene.ts";
import { time } from "./virtual-time.ts";

type Schemas = components["schemas"];

/** What a site says. */
export interface SiteAudit {
  site: Site;
  /** When it was read, in the order of all that was seen. */
  order: number;
  events: Schemas["RegistryEvent"][];
  /** All records, also of deleted agents, by id. */
  mirror: Map<string, Schemas["Agent"]>;
  /** The default list, and lists by filters. */
  listed: Record<string, string[]>;
  /** The ids that searches found, by what was searched for. */
  found: Record<string, string[]>;
  facets: Schemas["FoundPage"]["facets"];
  /** What a monitor finds that reads all of the log. */
  log: MonitorResult;
  /** What it says its log is. */
  logInfo: Schemas["LogInfo"];
  stats: Schemas["Stats"];
  /** By id: the record, or the code of its problem. */
  lookups: Map<string, { text: string; again: string }>;
  facts: Map<string, string>;
  /** What a lookup of all of them at once found. */
  lookedUp: Schemas["LookupAnswer"];
  /** By id: the agent card, or the code of its problem. */
  cards: Map<string, string>;
  webhooks: Schemas["Webhook"][];
  /** By id of the subscription, oldest first. */
  deliveries: Map<string, Schemas["Delivery"][]>;
  certifications: Schemas["Certification"][];
  violations: Schemas["Violation"][];
  peers: Schemas["Peer"][];
  reputations: Schemas["Reputation"][];
  accounts: Schemas["Account"][];
  /** By key: how many requests of the month it has used. */
  usedOfKeys: Map<string, number>;
}

/** How long a history has to become quiet. */
const quietMs = 80_000;

/** How long an event takes to the end of a stream. */
const streamMs = 2_000;

/** Heals everything. */
export async function heal({ scene }: Stage): Promise<void> {
  scene.note("everything is healed");
  scene.network.clear();
  for (const receiver of scene.receivers) receiver.manner = "good";
  scene.provider.manner = "good";
  for (const host of scene.cardHosts) host.publish("good");
  for (const site of scene.sites)
    for (const slot of site.slots) {
      slot.machine?.healDatabase();
      await scene.start(site, slot);
    }
}

/** Waits until all is quiet, when nobody sends requests any more: jobs have run, and sites have each other's changes. */
export async function becomeQuiet({ scene }: Stage): Promise<void> {
  await time.sleep(quietMs);
  for (let round = 0; round < 2; round++) {
    for (const site of scene.sites) await syncAll(scene, site);
    await time.sleep(quietMs);
  }
}

/** Lets all readers read to the end, and ends them. They have read at least what was audited. */
export async function endFollowers({ made }: Stage): Promise<void> {
  await time.sleep(streamMs);
  for (const follower of made.followers) if (follower.by !== "stream") await follower.read();
  await Promise.all([...made.followers, ...made.monitors].map((each) => each.end()));
}

async function syncAll(scene: Scene, site: Site): Promise<void> {
  const owner = scene.client(site, { kind: "audit", by: "owner" });
  for (const { id } of (await owner.federation.list()).peers)
    await owner.federation.sync(id).catch((error: unknown) => {
      if (!(error instanceof RegistryError)) throw error; // it may be under way
    });
}

/** Reads all that a site says. */
export async function audit(stage: Stage, site: Site): Promise<SiteAudit> {
  const { scene } = stage;
  const anyone = scene.client(site, { kind: "audit", by: "anyone" });
  const owner = scene.client(site, { kind: "audit", by: "owner" });
  const ids = scene.attempts.flatMap(({ intent }) =>
    typeof intent.agent === "string" ? [intent.agent] : [],
  );
  const lookups = new Map<string, { text: string; again: string }>();
  const facts = new Map<string, string>();
  const cards = new Map<string, string>();
  for (const id of new Set(ids)) {
    lookups.set(id, await lookTwice(scene, site, id));
    const reader = scene.client(site, { kind: "read facts", by: "anyone", agent: id });
    facts.set(id, await answerOf(reader.facts.get(id)));
    cards.set(id, await answerOf(anyone.agents.card(id)));
  }
  const webhooks = await paged(scene, "subscriptions", (limit) => owner.webhooks.adminList({ limit }));
  const deliveries = new Map<string, Schemas["Delivery"][]>();
  for (const { id } of webhooks)
    deliveries.set(id, await paged(scene, "deliveries", (limit) => owner.webhooks.deliveries(id, { limit })));
  const searched = ["agent", "version 1", "version 2", "alpha", ...tags];
  const found: Record<string, string[]> = {};
  for (const word of searched) found[word] = idsOf(await all(anyone.agents.search({ q: word })));
  const facets = (await pageOf(anyone, { q: "agent", facets: ["tags", "status"] })).facets;
  const listed: Record<string, string[]> = { all: idsOf(await all(anyone.agents.list({ limit: 2 }))) };
  for (const tag of tags) listed[`tag ${tag}`] = idsOf(await all(anyone.agents.list({ tags: [tag] })));
  for (const status of ["active", "deprecated", "suspended", "tombstoned"] as const)
    listed[`status ${status}`] = idsOf(await all(anyone.agents.list({ status: [status] })));
  listed.since = idsOf(
    await all(anyone.agents.list({ updated_since: "2000-01-01T00:00:00.000Z", limit: 2 })),
  );
  listed["source local"] = idsOf(await all(anyone.agents.list({ source: ["local"] })));
  return {
    site,
    order: scene.order.next(),
    events: await bothWays(scene, anyone),
    mirror: new Map(
      (await paged(scene, "changes", (limit) => anyone.agents.list({ after_seq: 0, limit }))).map((agent) => [
        agent.agent_id,
        agent,
      ]),
    ),
    listed,
    found,
    facets,
    log: await monitorOnce(scene, site, { all: true }),
    logInfo: await anyone.log.read(),
    stats: await anyone.node.stats(),
    lookups,
    facts,
    lookedUp: await anyone.agents.lookupMany({ agent_ids: [...lookups.keys(), "nobody"] }),
    cards,
    webhooks,
    deliveries,
    certifications: await paged(scene, "certifications", (limit) => anyone.certifications.list({ limit })),
    violations: await paged(scene, "violations", (limit) => anyone.compliance.list({ limit })),
    peers: (await anyone.federation.list()).peers,
    reputations: await paged(scene, "reputations", (limit) => anyone.reputation.list({ limit })),
    accounts: await paged(scene, "accounts", (limit) => owner.accounts.list({ limit })),
    usedOfKeys: await usedOfKeys(stage, site),
  };
}

/** Looks an agent up as it is stored, and once more after the stored record was declared outdated. */
async function lookTwice(scene: Scene, site: Site, agent: string): Promise<{ text: string; again: string }> {
  const reader = () => scene.client(site, { kind: "lookup", by: "anyone", agent }).agents.lookup(agent);
  const text = await answerOf(reader());
  const slot = site.slots.find(({ node }) => node !== null);
  const { machine, node } = slot ?? {};
  if (!machine || !node) return { text, again: text };
  await machine.run(() =>
    node.database.transaction((tx) =>
      tx.run(`update agent set record_form = '' where agent_id = '${agent}'`),
    ),
  );
  return { text, again: await answerOf(reader()) };
}

async function pageOf(client: Registry, query: Parameters<Registry["agents"]["search"]>[0]) {
  for await (const page of client.agents.search(query).pages()) return page;
  throw new Error("There is a page.");
}

/** What came: the body as text, or the code of the problem. */
async function answerOf(response: Promise<unknown>): Promise<string> {
  return response.then(
    (body) => JSON.stringify(body),
    (error: unknown) => {
      if (error instanceof RegistryError) return error.code;
      throw error;
    },
  );
}

/** A list, by large pages; by pages of two it must have the same items, in the same order. One item has only one page. */
async function paged<Each extends Listed>(
  scene: Scene,
  what: string,
  list: (limit: number) => AsyncIterable<Each>,
): Promise<Each[]> {
  const large = await all(list(100));
  const small = large.length > 1 ? await all(list(2)) : large;
  const [few, many] = [small.map(nameOf), large.map(nameOf)];
  if (few.join() !== many.join())
    scene.faults.push(`The list of ${what} is ${few} in pages of 2, and ${many} in one page.`);
  return large;
}

/** The events in order. Read the newest first, they are the same. */
async function bothWays(scene: Scene, anyone: Registry): Promise<RegistryEvent[]> {
  const events = await paged(scene, "events", (limit) => anyone.events.list({ after: 0, limit }));
  const latest = await paged(scene, "latest events", (limit) => anyone.events.latest({ limit }));
  const [forwards, backwards] = [events.map(nameOf), latest.reverse().map(nameOf)];
  if (forwards.join() !== backwards.join())
    scene.faults.push(`The events are ${forwards}, and read the newest first ${backwards}.`);
  return events;
}

/** What identifies the items of a list. */
interface Listed {
  id?: string;
  agent_id?: string | null;
  idempotency_key?: string;
}

function nameOf({ id, agent_id, idempotency_key }: Listed): string {
  return id ?? idempotency_key ?? agent_id ?? "";
}

/** What the keys of all accounts have used. Accounts that are disabled do not say, nor those whose session a fast clock ends. */
async function usedOfKeys(stage: Stage, site: Site): Promise<Map<string, number>> {
  const used = new Map<string, number>();
  for (const by of ["ann", "bob", "owner"] as const) {
    const cookie = await stage.sessionOf(site, by).catch(() => null);
    if (cookie === null) continue;
    const client = stage.client(site, { kind: "audit", by }, {}, cookie);
    const keys = paged(stage.scene, "keys", (limit) => client.keys.list({ limit }));
    for (const { id, usage } of await keys.catch(noneOf)) used.set(id, usage.used);
  }
  return used;
}

/** Nothing, after an answer of the node; other failures are thrown. */
function noneOf(error: unknown): [] {
  if (error instanceof RegistryError) return [];
  throw error;
}

async function all<Each>(list: AsyncIterable<Each>): Promise<Each[]> {
  const items: Each[] = [];
  for await (const each of list) items.push(each);
  return items;
}

function idsOf(agents: { agent_id: string }[]): string[] {
  return agents.map(({ agent_id }) => agent_id);
}
