/** Lists agents that are MCP servers, and finds them by name. */
import { type Kysely, sql } from "kysely";
import type { components } from "../../../generated/openapi.d.ts";
import type { Rows } from "../../core/sql/rows.ts";
import { type Columns, statement } from "../../core/sql/statement.ts";
import { mapInTurns } from "../../core/time/turns.ts";
import type { Context } from "../../feature.ts";
import type { AgentRecord, AgentTables } from "../../registry/agents/record/records.ts";
import type { AgentServer } from "../../registry/agents/record/server-json.ts";
import { foldedName } from "../../registry/agents/record/server-name.ts";
import { renewOutdated } from "../../registry/agents/record/stored-records.ts";
import {
  batch,
  collect,
  found,
  type ItemsPage,
  type Place,
  plainQuery,
  recordIn,
  type Source,
} from "./collect.ts";
import { type Listed, toServer } from "./to-server.ts";

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

// Statements, because lists and searches of servers run them.

type Db = Kysely<AgentTables & { agent_server: Columns<AgentServer> }>;

const named = statement(
  (db: Db, values: { after: number; since: string; statuses: readonly string[]; limit: number }, dialect) =>
    db
      .selectFrom("agent")
      .select(["key", "seq", "record_form", "record"])
      .where("server_name", "is not", null)
      .where("seq", ">", values.after)
      .where("updated_at", ">=", values.since)
      .where(dialect.isAmong(sql.ref("status"), values.statuses))
      .orderBy("seq")
      .limit(values.limit),
);

const details = statement((db: Db, { agentIds }: { agentIds: readonly string[] }, dialect) =>
  db
    .selectFrom("agent as a")
    .leftJoin("agent_server as s", "s.agent_key", "a.key")
    .select(["a.agent_id", "a.deprecated_at", "a.server_name", "s.document"])
    .where("a.agent_id", "in", dialect.texts(agentIds))
    .where("a.server_name", "is not", null),
);

const byName = statement((db: Db, { name }: { name: string }) =>
  db
    .selectFrom("agent")
    .select(["key", "record_form", "record"])
    .where("server_name", "=", name)
    .where("status", "<>", "tombstoned"),
);

const listedStatuses = ["active", "deprecated"];
const allStatuses = [...listedStatuses, "suspended", "tombstoned"];

/** Reads the agents that are or were servers in the order of their changes. */
function inOrderOfChange({ database }: Pick<Context, "database">, wanted: Wanted): Source {
  const statuses = wanted.includeDeleted ? allStatuses : listedStatuses;
  return async (after) => {
    const values = { after: Number(after ?? 0), since: wanted.updatedSince, statuses, limit: batch + 1 };
    const rows = await named.all(database, values);
    const shown = await renewOutdated(database, rows.slice(0, batch));
    const agents = shown.map(({ seq, record }) => ({ record: recordIn(record), position: String(seq) }));
    return { agents, hasMore: rows.length > batch, isTruncated: false };
  };
}

/** Reads a page of servers. */
export function readServers(
  context: Pick<Context, "database" | "agentSearch" | "node">,
  wanted: Wanted,
  at: { place: Place; pageSize: number },
): Promise<ItemsPage<ServerResponse>> {
  const query = plainQuery(wanted.search);
  const source = query === "" ? inOrderOfChange(context, wanted) : found(query, context);
  const serversOf = async (records: readonly AgentRecord[]) => {
    const changed = records.filter(({ updated_at }) => updated_at >= wanted.updatedSince);
    const listed = new Map(
      (await listedOf(context.database, changed)).map((each) => [each.record.agent_id, each]),
    );
    return mapInTurns(records, ({ agent_id }) => {
      const server = toServerIf(listed.get(agent_id), context.node.publicUrl);
      return server && isWanted(server, wanted) ? [server] : [];
    });
  };
  return collect(source, serversOf, at);
}

function toServerIf(listed: Listed | undefined, publicUrl: string): ServerResponse | undefined {
  return listed && toServer(listed, publicUrl);
}

function isWanted({ server, _meta }: ServerResponse, { version, includeDeleted }: Wanted): boolean {
  const { status } = _meta["io.modelcontextprotocol.registry/official"];
  return (includeDeleted || status !== "deleted") && ["", server.version].includes(version);
}

/** Names that differ in upper and lower case only belong to one agent: see agents/server-name.ts. */
const byNameInAnyCase = statement((db: Db, { skeleton, lowerCase }: ReturnType<typeof foldedName>) =>
  db
    .selectFrom("agent")
    .select(["key", "record_form", "record"])
    .where("server_name_key", "=", skeleton)
    .where(({ eb, fn }) => eb(fn<string>("lower", ["server_name"]), "=", lowerCase))
    .where("status", "<>", "tombstoned")
    .orderBy("key")
    .limit(1),
);

/** Finds the agent with a server name, as it is stored, unless it is deleted. */
export async function findListed(rows: Rows, name: string): Promise<Listed | undefined> {
  if (!isServerName(name)) return undefined;
  const found = (await byName.get(rows, { name })) ?? (await byNameInAnyCase.get(rows, foldedName(name)));
  const [row] = found ? await renewOutdated(rows, [found]) : [];
  const [listed] = row ? await listedOf(rows, [recordIn(row.record)]) : [];
  return listed;
}

/** Whether a text can be a stored name. Others are not looked up: PostgreSQL takes no NUL. */
function isServerName(text: string): boolean {
  return /^[a-zA-Z0-9._/-]{1,200}$/.test(text);
}

/** Adds what lists say beside the record. Agents that never were servers are left out. */
export async function listedOf(rows: Rows, records: readonly AgentRecord[]): Promise<Listed[]> {
  if (records.length === 0) return [];
  const agentIds = records.map(({ agent_id }) => agent_id);
  const found = new Map((await details.all(rows, { agentIds })).map((row) => [row.agent_id, row]));
  return records.flatMap((record) => {
    const row = found.get(record.agent_id);
    if (!row || row.server_name === null) return [];
    return [{ record, deprecatedAt: row.deprecated_at, name: row.server_name, document: row.document }];
  });
}
