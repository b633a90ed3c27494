/** Lists agents with an MCP endpoint. */
import { type Kysely, sql } from "kysely";
import type { components } from "../../../generated/openapi.d.ts";
import type { AgentRecord, AgentTables } from "../../agents/records.ts";
import { renewOutdated } from "../../agents/stored-records.ts";
import type { Context } from "../../context.ts";
import type { Rows } from "../../database/database.ts";
import { statement } from "../../database/statement.ts";
import {
  batch,
  collect,
  found,
  type ItemsPage,
  type Place,
  plainQuery,
  recordIn,
  type Source,
} from "../collect.ts";
import { type Listed, statusOf, toServer } from "./servers.ts";

type ServerResponse = components["schemas"]["Gallery.ServerResponse"];

/** Which servers are wanted. */
export interface Wanted {
  search: string;
  /** An exact version; empty for all. */
  version: string;
  /** An instant; empty for all. */
  updatedSince: string;
  includeDeleted: boolean;
}

type Db = Kysely<AgentTables>;

/** The condition of the index `agent_by_mcp`. */
const hasEndpoint = sql<boolean>`(mcp_url is not null or protocols = '["mcp"]')`;

const withEndpoint = statement(
  (db: Db, { after, since, limit }: { after: number; since: string; limit: number }) =>
    db
      .selectFrom("agent")
      .select(["key", "seq", "record_form", "record"])
      .where(hasEndpoint)
      .where("seq", ">", after)
      .where("updated_at", ">=", since)
      .orderBy("seq")
      .limit(limit),
);

const deprecations = statement((db: Db, { agentIds }: { agentIds: readonly string[] }, dialect) =>
  db
    .selectFrom("agent")
    .select(["agent_id", "deprecated_at"])
    .where("agent_id", "in", dialect.texts(agentIds)),
);

/** Reads the agents with an endpoint in the order of their changes. */
function inOrderOfChange({ database }: Pick<Context, "database">, since: string): Source {
  return async (after) => {
    const rows = await withEndpoint.all(database, { after: Number(after ?? 0), since, limit: batch + 1 });
    const shown = await renewOutdated(database, rows.slice(0, batch));
    const agents = shown.map(({ seq, record }) => ({ record: recordIn(record), position: String(seq) }));
    return { agents, hasMore: rows.length > batch, isTruncated: false };
  };
}

/** Reads a page of servers. */
export function readServers(
  context: Pick<Context, "database" | "searchLimits" | "node">,
  wanted: Wanted,
  at: { place: Place; pageSize: number },
): Promise<ItemsPage<ServerResponse>> {
  const query = plainQuery(wanted.search);
  const source = query === "" ? inOrderOfChange(context, wanted.updatedSince) : found(query, context);
  const serversOf = async (records: readonly AgentRecord[]) =>
    (await listedOf(context.database, records)).map((each) => {
      const server = isWanted(each.record, wanted) ? toServer(each, context.node.publicUrl) : undefined;
      return server && ["", server.server.version].includes(wanted.version) ? [server] : [];
    });
  return collect(source, serversOf, at);
}

function isWanted(record: AgentRecord, { updatedSince, includeDeleted }: Wanted): boolean {
  return (includeDeleted || statusOf(record) !== "deleted") && record.updated_at >= updatedSince;
}

/** Adds when agents were deprecated. */
export async function listedOf(rows: Rows, records: readonly AgentRecord[]): Promise<Listed[]> {
  const agentIds = records.filter(({ status }) => status === "deprecated").map(({ agent_id }) => agent_id);
  const dates = agentIds.length === 0 ? [] : await deprecations.all(rows, { agentIds });
  const byId = new Map(dates.map(({ agent_id, deprecated_at }) => [agent_id, deprecated_at]));
  return records.map((record) => ({ record, deprecatedAt: byId.get(record.agent_id) ?? null }));
}
