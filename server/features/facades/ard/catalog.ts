/** The catalog of the node's local agents, in parts by the order of registration. */
import type { components } from "../../../../generated/openapi.d.ts";
import { nextTurn } from "../../../core/time/time-slice.ts";
import type { Context } from "../../../feature.ts";
import { listedAgents } from "../../../registry/agents/lists/bounded-page.ts";
import { type AgentTables, newestKey } from "../../../registry/agents/record/records.ts";
import { renewOutdated } from "../../../registry/agents/record/stored-records.ts";
import { batch, recordIn } from "../collect.ts";
import { candidatesOf, cut, type Entry, type Publisher } from "./entries.ts";

type Catalog = components["schemas"]["Ard.Catalog"];

/** The number of registrations in a part, and how many the manifest lists itself. */
export const partAgents = 100;
const manifestAgents = 500;

/** The maximum size of a catalog, in bytes: hf-discover 1.3.7 rejects more than 2,000,000. */
const maxBytes = 1_900_000;

/** Descriptions in catalogs are shorter: crawlers read all of them. */
const maxDescription = 512;

/** The maximum length of names where descriptions have no room. */
const maxName = 128;

type Reads = Pick<Context, "database">;

/** The entries of the local agents in a range of registrations. */
async function localEntries(
  context: Reads,
  publisher: Publisher,
  from: number,
  to: number,
): Promise<Entry[]> {
  const { database } = context;
  const found = await database
    .em()
    .getKysely<AgentTables>()
    .selectFrom("agent")
    .select("key")
    .where("key", ">=", from)
    .where("key", "<", to)
    .where("source", "=", "local")
    .where("status", "in", ["active", "deprecated"])
    .orderBy("key")
    .execute();
  const keys = found.map(({ key }) => key);
  const entries: Entry[] = [];
  for (let index = 0; index < keys.length; index += batch) {
    if (index > 0) await nextTurn();
    const rows = await listedAgents.all(database, { keys: keys.slice(index, index + batch) });
    const current = (await renewOutdated(database, rows)).toSorted((one, other) => one.key - other.key);
    const records = current.map(({ record }) => recordIn(record));
    const candidates = await candidatesOf(database, records, publisher);
    entries.push(...candidates.flat().map(({ entry }) => shorten(entry)));
  }
  return entries;
}

/** Whether a catalog of some entries is small enough for its readers. */
function fits(entries: readonly Entry[]): boolean {
  return Buffer.byteLength(JSON.stringify(entries)) <= maxBytes;
}

/** What an entry must have. Those of a part have at most 600 kB together, whatever their agents say. */
function essence({ identifier, displayName, type, url }: Entry): Entry {
  return { identifier, displayName: cut(displayName, maxName), type, url };
}

function shorten({ description, ...entry }: Entry): Entry {
  return description === undefined ? entry : { ...entry, description: cut(description, maxDescription) };
}

/** A part of the catalog; undefined if there is none of this number. */
export async function partOf(
  context: Reads,
  publisher: Publisher,
  part: number,
): Promise<Catalog | undefined> {
  const from = part * partAgents;
  if (from > (await newestKey(context.database))) return undefined;
  const entries = await localEntries(context, publisher, from, from + partAgents);
  return catalogOf(publisher, fits(entries) ? entries : entries.map(essence));
}

/** The manifest: the node, and its agents or the parts of the catalog. */
export async function manifestOf(
  context: Reads,
  publisher: Publisher,
  agents: "all" | "parts" | "none",
): Promise<Catalog> {
  const node = nodeEntries(publisher);
  if (agents === "none") return catalogOf(publisher, node);
  const last = await newestKey(context.database);
  const all =
    agents === "all" && last < manifestAgents && (await localEntries(context, publisher, 0, manifestAgents));
  const entries = [...node, ...(all || partEntries(publisher, last))];
  return catalogOf(publisher, fits(entries) ? entries : [...node, ...partEntries(publisher, last)]);
}

function catalogOf({ publicUrl, domain }: Publisher, entries: Entry[]): Catalog {
  const host = {
    displayName: new URL(publicUrl).host,
    identifier: domain,
    documentationUrl: `${publicUrl}/docs`,
  };
  return { specVersion: "1.0", host, entries };
}

/** The node itself, as a registry and as an MCP server. */
function nodeEntries({ publicUrl, domain }: Publisher): Entry[] {
  const { host } = new URL(publicUrl);
  return [
    {
      identifier: `urn:air:${domain}:registry:node`,
      displayName: `Registry Node at ${host}`,
      type: "application/ai-registry+json",
      url: `${publicUrl}/ard`,
      description: "A registry of AI agents: search it by a need in plain words.",
    },
    {
      identifier: `urn:air:${domain}:mcp:node`,
      displayName: `Registry Node at ${host} (MCP)`,
      type: "application/mcp-server-card+json",
      url: `${publicUrl}/mcp/server-card`,
      description: "The registry as tools for language models.",
    },
  ];
}

function partEntries({ publicUrl, domain }: Publisher, last: number): Entry[] {
  const parts = Array.from({ length: Math.floor(last / partAgents) + 1 }, (_, part) => part);
  return parts.map((part) => ({
    identifier: `urn:air:${domain}:catalog:${part}`,
    displayName: `Agents ${part * partAgents} to ${(part + 1) * partAgents - 1}`,
    type: "application/ai-catalog+json",
    url: `${publicUrl}/ard/catalog/${part}.json`,
  }));
}
