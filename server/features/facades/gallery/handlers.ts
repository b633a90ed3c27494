/** The operations of the generic API of MCP registries, version 0.1, and MCP server cards. */
import type { components } from "../../../../generated/openapi.d.ts";
import { Verbatim } from "../../../../generated/routes.ts";
import { contentTag, matchesIfNoneMatch } from "../../../core/http/responses.ts";
import { instantOf } from "../../../core/time/instants.ts";
import { mapInTurns } from "../../../core/time/turns.ts";
import type { Context, Handlers } from "../../../feature.ts";
import { namespaceOf } from "../../../registry/agents/record/server-name.ts";
import { serverInfo } from "../../../registry/mcp/identity.ts";
import { maxAgents, type Place, placeOf, placeValues, start } from "../collect.ts";
import { findRecord } from "../find-record.ts";
import { type Conditions, kept, keptIfFound, keptResponse, type Made } from "../kept.ts";
import { findListed, listedOf, readServers, type Wanted } from "../list-servers.ts";
import { cardSchema, storedNameOf, toCard, toServer } from "../to-server.ts";

type Schemas = components["schemas"];
type ServerList = Schemas["Gallery.ServerList"];

/** The maximum number of servers in a response. */
const maxServers = 100;

/** The maximum size of the servers of the file, in bytes: 1,000 have about two megabytes. */
const maxFileBytes = 4_000_000;

function notFound() {
  return { status: 404, body: { error: "Server not found" } } as const;
}

interface ListQuery {
  cursor?: string | undefined;
  search?: string | undefined;
  version?: string | undefined;
  updated_since?: string | undefined;
  include_deleted?: string | undefined;
}

/** A list as its first request asked for it: a cursor carries the whole query, because VS Code sends it alone. */
function readQuery({ cursors }: Context, query: ListQuery): { wanted: Wanted; place: Place } | undefined {
  if (!query.cursor) return { wanted: wantedOf(query), place: start };
  const [search, version, updatedSince, includeDeleted, after, skip] =
    cursors.read("gallery", query.cursor) ?? [];
  if (skip === undefined) return undefined;
  const wanted = {
    search: String(search),
    version: String(version),
    updatedSince: String(updatedSince),
    includeDeleted: includeDeleted === 1,
  };
  return { wanted, place: placeOf(after ?? "", skip) };
}

function wantedOf({ search = "", version = "", updated_since, include_deleted }: ListQuery): Wanted {
  return {
    search,
    version: version === "latest" ? "" : version,
    updatedSince: updated_since === undefined ? "" : instantOf(updated_since),
    includeDeleted: include_deleted === undefined ? updated_since !== undefined : include_deleted === "true",
  };
}

function cursorOf({ cursors }: Context, wanted: Wanted, next: Place): string {
  const { search, version, updatedSince, includeDeleted } = wanted;
  const query = [search, version, updatedSince, includeDeleted ? 1 : 0];
  return cursors.write("gallery", [...query, ...placeValues(next)]);
}

export const list: Handlers["gallery"]["list"] = async ({ query, headers }, context) => {
  const read = readQuery(context, query);
  if (!read)
    return {
      status: 400,
      body: { error: "The cursor is not one of this registry: start again without it." },
    };
  const pageSize = Math.min(query.limit, maxServers);
  return keptList(context, headers, ["list", query, pageSize], async () => {
    const { items, next, isTruncated } = await readServers(context, read.wanted, {
      place: read.place,
      pageSize,
    });
    const more = next && { nextCursor: cursorOf(context, read.wanted, next) };
    return { json: { servers: items, metadata: { count: items.length, ...more } }, isTruncated };
  });
};

export const file: Handlers["gallery"]["file"] = ({ headers }, context) =>
  keptList(context, headers, ["file"], async () => {
    const { items } = await readServers(context, wantedOf({}), { place: start, pageSize: maxAgents });
    const texts = within(await mapInTurns(items, (item) => JSON.stringify(item)), maxFileBytes);
    const metadata = JSON.stringify({ count: texts.length });
    return { json: new Verbatim<ServerList>(`{"servers":[${texts.join(",")}],"metadata":${metadata}}`) };
  });

/** The first texts, as many as fit. */
function within(texts: readonly string[], maxBytes: number): readonly string[] {
  let bytes = 0;
  const end = texts.findIndex((text) => {
    bytes += Buffer.byteLength(text) + 1;
    return bytes > maxBytes;
  });
  return end === -1 ? texts : texts.slice(0, end);
}

/** A list that is kept while nothing changes. */
async function keptList(
  context: Context,
  headers: Conditions,
  name: unknown[],
  make: () => Promise<Made<ServerList>>,
) {
  return keptResponse(headers, await kept(context, ["gallery", ...name], make));
}

/** Finds the server with a name, whose version may be wanted. */
async function serverOf({ database, node }: Context, name: string, version?: string) {
  const listed = await findListed(database, storedNameOf(node.publicUrl, name));
  const found = listed && toServer(listed, node.publicUrl);
  const isWanted = version === undefined || version === "latest" || version === found?.server.version;
  return isWanted && found?._meta["io.modelcontextprotocol.registry/official"].status !== "deleted"
    ? found
    : undefined;
}

async function versionsOf(context: Context, headers: Conditions, name: string) {
  const found = await keptIfFound<ServerList>(context, ["gallery versions", name], async () => {
    const server = await serverOf(context, name);
    return server && { servers: [server], metadata: { count: 1 } };
  });
  return found ? keptResponse(headers, found) : notFound();
}

async function versionOf(context: Context, headers: Conditions, name: string, wanted: string) {
  const asked = ["gallery version", name, wanted];
  const found = await keptIfFound(context, asked, () => serverOf(context, name, wanted));
  return found ? keptResponse(headers, found) : notFound();
}

export const versions: Handlers["gallery"]["versions"] = ({ path, headers }, context) =>
  versionsOf(context, headers, path.name);

export const versionsUnencoded: Handlers["gallery"]["versionsUnencoded"] = ({ path, headers }, context) =>
  versionsOf(context, headers, `${path.publisher}/${path.name}`);

export const version: Handlers["gallery"]["version"] = ({ path, headers }, context) =>
  versionOf(context, headers, path.name, path.version);

export const versionUnencoded: Handlers["gallery"]["versionUnencoded"] = ({ path, headers }, context) =>
  versionOf(context, headers, `${path.publisher}/${path.name}`, path.version);

export const card: Handlers["gallery"]["card"] = async ({ path, headers }, context) => {
  const record = await findRecord(context.database, path.id);
  const [listed] = await listedOf(context.database, record ? [record] : []);
  const found = listed && toCard(listed, context.node.publicUrl);
  return found ? cardResponse(headers, found) : notFound();
};

export const nodeCard: Handlers["gallery"]["nodeCard"] = async ({ headers }, { node: { publicUrl } }) => {
  const { title, version } = serverInfo(publicUrl);
  return cardResponse(headers, {
    $schema: cardSchema,
    name: `${namespaceOf(publicUrl)}/registry-node`,
    title,
    version,
    description: "A registry of AI agents: search it, look agents up, register them.",
    websiteUrl: publicUrl,
    remotes: [{ type: "streamable-http", url: `${publicUrl}/mcp` }],
  });
};

function cardResponse({ "if-none-match": tags }: Conditions, found: Schemas["Gallery.ServerCard"]) {
  const text = JSON.stringify(found);
  const cache = { ETag: contentTag(text), "Cache-Control": "public, max-age=3600" };
  if (matchesIfNoneMatch(tags, cache.ETag)) return { status: 304, headers: cache } as const;
  return { status: 200, headers: cache, media: "application/mcp-server-card+json", body: text } as const;
}
