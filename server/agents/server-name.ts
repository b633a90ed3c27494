/**
 * The names of agents as MCP servers. The name of a `server.json` is stored as it is. Any other is stored without the namespace of
 * the node, which depends on its public URL, and therefore has no slash. An agent that is deleted, or is no server any more, keeps
 * its name, so that lists can say so.
 */
import { hash } from "node:crypto";
import type { Kysely } from "kysely";
import { statement } from "../database/statement.ts";
import type { Transaction } from "../database/transaction.ts";
import { escapeId } from "../facades/escape.ts";
import { mcpUrlOf } from "../facades/mcp-url.ts";
import type { Caller } from "../http/authentication.ts";
import { rejectWith } from "../responses.ts";
import type { Agent } from "./agent.ts";
import type { AgentRow, AgentTables } from "./records.ts";

/** The maximum length of a name that is made of an id. With a namespace of 79 characters it has 200, as much as the schema permits. */
const maxLength = 120;

/** The length of the end of a name that is cut, and its digits: a hash of the id. */
const digits = 16;

/** Makes a name of an id. It is unique, because no other escaped id has two underscores in a row. */
export function nameOfId(agentId: string): string {
  const whole = escapeId(agentId);
  if (whole.length <= maxLength) return whole;
  return `${whole.slice(0, maxLength - digits - 2)}__${hash("sha256", agentId, "hex").slice(0, digits)}`;
}

/** The name that a changed agent has. */
export function serverNameOf(agent: Agent): string | null {
  const { server_name = null } = agent;
  return server_name ?? (mcpUrlOf(agent) === null ? null : nameOfId(agent.agent_id));
}

const holderOf = statement((db: Kysely<AgentTables>, { name }: { name: string }) =>
  db.selectFrom("agent").select(["key", "agent_id", "status", "owner_id"]).where("server_name", "=", name),
);

const rename = statement(
  (db: Kysely<AgentTables>, { key, server_name }: Pick<AgentRow, "key" | "server_name">) =>
    db.updateTable("agent").set({ server_name }).where("key", "=", key),
);

/**
 * Gives an agent the name of its `server.json`. A name is reserved for the agent that sent it first; once that is deleted, its
 * account may give the name to another agent.
 * @returns the problem of the caller, if another agent has the name.
 */
export async function claimServerName(tx: Transaction, agent: Agent, name: string, caller: Caller) {
  const holder = await holderOf.get(tx, { name });
  if (holder && holder.key !== agent.key) {
    const { key, agent_id, status, owner_id } = holder;
    const isFree = status === "tombstoned" && (owner_id === null || owner_id === caller.account);
    if (!isFree) {
      const detail = `The agent ${agent_id} has the server name ${name}. Use a name in a namespace of your own.`;
      return rejectWith(409, "server_name_taken", detail, { agent_id });
    }
    await rename.run(tx, { key, server_name: nameOfId(agent_id) });
  }
  agent.server_name = name;
  return null;
}
