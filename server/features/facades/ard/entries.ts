/** Converts agents to entries, within the limits of the clients of ARD: one that they reject would cost them a whole page. */
import type { components } from "../../../../generated/openapi.d.ts";
import type { Rows } from "../../../core/sql/rows.ts";
import { mapInTurns } from "../../../core/time/turns.ts";
import { allLevels } from "../../../display/certification-levels.ts";
import { mcpUrlOf } from "../../../registry/agents/record/mcp-url.ts";
import type { AgentRecord } from "../../../registry/agents/record/records.ts";
import { type Artefacts, artefactsOf } from "../artefacts.ts";
import { domainOf, identifierOf, type Kind } from "./identifier.ts";

type Schemas = components["schemas"];
export type Entry = Schemas["Ard.Entry"];

/** The node as a publisher. */
export interface Publisher {
  /** The public URL, without a trailing slash. */
  publicUrl: string;
  /** The domain in the names of its entries. */
  domain: string;
}

/** The limits of VS Code, which discards a page with an entry beyond them: UTF-16 units, items, units of an item. */
const maxText = 4_096;
const maxItems = 32;
const maxItem = 512;

/** Media types, by what an entry links to. */
export const mediaTypes = {
  a2a: "application/a2a-agent-card+json",
  mcp: "application/mcp-server-card+json",
  facts: "application/vnd.nanda.agentfacts+json",
  agent: "application/json",
} as const satisfies Record<Kind, string>;

/** An entry and the record that it was made of. */
export interface Candidate {
  entry: Entry;
  record: AgentRecord;
}

/** The entries of each of some agents. */
export async function candidatesOf(
  rows: Rows,
  records: readonly AgentRecord[],
  publisher: Publisher,
): Promise<Candidate[][]> {
  const agents = await artefactsOf(rows, records);
  return mapInTurns(agents, (agent) =>
    entriesOf(agent, publisher).map((entry) => ({ entry, record: agent.record })),
  );
}

/** The entries of an agent: one for each artefact, or one for its record. */
export function entriesOf(agent: Artefacts, publisher: Publisher): Entry[] {
  const { record } = agent;
  if (record.status !== "active" && record.status !== "deprecated") return [];
  const cards: Kind[] = [
    ...(agent.hasCard ? ["a2a" as const] : []),
    ...(agent.hasServerJson || mcpUrlOf(record) !== null ? ["mcp" as const] : []),
  ];
  const kinds: Kind[] = cards.length > 0 ? cards : [record.has_facts ? "facts" : "agent"];
  return kinds.map((kind) => entryOf(kind, agent, publisher));
}

function entryOf(kind: Kind, agent: Artefacts, { publicUrl, domain }: Publisher): Entry {
  const { record } = agent;
  const origin = record.origin?.base_url;
  const publisher = origin === undefined ? domain : domainOf(origin);
  const capabilities = [...new Set([...record.capabilities, ...record.skills])];
  const queries = agent.examples.map((each) => cut(each, maxItem)).slice(0, 5);
  return defined({
    identifier: identifierOf(publisher, kind, record.agent_id),
    displayName: cut(record.name, maxText),
    type: mediaTypes[kind],
    url: publicUrl + pathOf(kind, record.agent_id),
    description: record.description ? cut(record.description, maxText) : undefined,
    tags: listOf(record.tags),
    capabilities: listOf(capabilities),
    version: record.version ?? undefined,
    updatedAt: record.updated_at,
    representativeQueries: queries.length < 2 ? undefined : queries,
    metadata: metadataOf(agent, publicUrl),
    trustManifest: publisher === domain ? trustOf(agent, publicUrl, domain) : undefined,
  });
}

function pathOf(kind: Kind, agentId: string): string {
  const id = encodeURIComponent(agentId);
  return {
    a2a: `/agents/${id}/card`,
    mcp: `/agents/${id}/server-card`,
    facts: `/agentfacts/${id}`,
    agent: `/lookup/${id}`,
  }[kind];
}

function metadataOf(
  { record, certifications, grade }: Artefacts,
  publicUrl: string,
): Schemas["Ard.Metadata"] {
  const text = (value: string | null | undefined) => (value ? cut(value, maxText) : undefined);
  return defined({
    agentId: record.agent_id,
    status: record.status,
    statusMessage: text(record.status_message),
    sunsetAt: text(record.sunset_at),
    provider: text(record.provider?.name),
    providerUrl: text(record.provider?.url),
    protocols: text(record.protocols.join(",")),
    agentUrl: record.agent_url,
    documentationUrl: text(record.documentation_url),
    factsUrl: record.has_facts ? publicUrl + pathOf("facts", record.agent_id) : undefined,
    reputation: text(grade),
    certificationLevel: allLevels.find((level) => certifications.some((each) => each.level === level)),
    origin: record.origin?.base_url,
    seq: record.seq,
  });
}

function trustOf({ certifications }: Artefacts, publicUrl: string, domain: string): Entry["trustManifest"] {
  if (certifications.length === 0) return undefined;
  const attestations = certifications.slice(0, maxItems).map(({ id, level }) => ({
    type: level,
    uri: `${publicUrl}/certifications/${encodeURIComponent(id)}`,
    mediaType: "application/json" as const,
  }));
  return { identity: `https://${domain}`, attestations };
}

function listOf(values: readonly string[]): string[] | undefined {
  return values.length === 0 ? undefined : values.slice(0, maxItems).map((each) => cut(each, maxItem));
}

/** Cuts a text to a number of UTF-16 units, not within a character. */
export function cut(text: string, units: number): string {
  return text.length <= units ? text : text.slice(0, units).replace(/[\ud800-\udbff]$/, "");
}

/** Leaves out what is undefined: in ARD, null is not the same as absent. */
function defined<Value extends object>(values: { [Name in keyof Value]: Value[Name] | undefined }): Value {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Value; // optional members are absent
}
