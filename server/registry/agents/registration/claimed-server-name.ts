/** Claims of names as MCP servers: which agent may have one. */
import type { ExpressionBuilder } from "kysely";
import { rejectWith } from "../../../core/http/responses.ts";
import type { Transaction } from "../../../core/journal/transaction.ts";
import { Agent } from "../record/agent.ts";
import type { AgentTables } from "../record/records.ts";
import { foldedName, inReverse, isInOwnNamespace, nameOfId, namespaceOf } from "../record/server-name.ts";
import { checkDomain, domainIn, type NewIdRules } from "./new-ids.ts";

/** Who wants a name: the agent, and its account or an empty text. */
interface Claimant {
  /** What it looks like. */
  skeleton: string;
  lowerCase: string;
  key: number;
  account: string;
}

/** A tombstone whose name its account, or anyone if it has none, may give to another agent. */
function isFree({ eb, and, or }: ExpressionBuilder<AgentTables, "agent">, account: string) {
  return and([
    eb("status", "=", "tombstoned"),
    or([eb("owner_id", "is", null), eb("owner_id", "=", account)]),
  ]);
}

/** Agents that have a name, or one that looks like it. */
function holdersOf(tx: Transaction, { skeleton, key }: Claimant) {
  return tx
    .em()
    .getKysely<AgentTables>()
    .selectFrom("agent")
    .select(["key", "agent_id", "server_name"])
    .where("server_name_key", "=", skeleton)
    .where("key", "<>", key)
    .orderBy("key");
}

/**
 * Checks the name of an agent's `server.json` by the rules of ids. The namespace of the node is reserved. A name and those that
 * look like it are reserved for the agent that sent it first; once that is deleted, its account may give the name to another agent.
 * @returns the problem of the caller, or the warnings about the name.
 */
export async function checkServerName(
  tx: Transaction,
  agent: Agent,
  name: string,
  { namespaces, publicUrl }: NewIdRules,
) {
  if (isInOwnNamespace(name, publicUrl)) {
    if (name === `${namespaceOf(publicUrl)}/${nameOfId(agent.agent_id)}`) return { warnings: [] };
    const detail = `${name} is in the namespace of this node, which names its own agents. Use a name in a namespace of your own.`;
    return rejectWith(409, "server_name_reserved", detail);
  }
  if (agent.server_name === name) return { warnings: [] };
  const claimant = claimantOf(agent, name);
  // An agent that has the name, or one of another account that looks like it.
  const taken = await holdersOf(tx, claimant)
    .where((eb) => eb.not(isFree(eb, claimant.account)))
    .where(({ eb, fn, or }) =>
      or([
        eb(fn<string>("lower", ["server_name"]), "=", claimant.lowerCase),
        eb("owner_id", "is", null),
        eb("owner_id", "<>", claimant.account),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (taken) {
    const { agent_id, server_name } = taken;
    const detail = `The agent ${agent_id} has the server name ${server_name}${server_name === name ? "" : `, which looks like ${name}`}. Use a name in a namespace of your own.`;
    return rejectWith(409, "server_name_taken", detail, { agent_id });
  }
  const [namespace = ""] = name.split("/");
  return checkDomain(tx, "server name", domainIn(inReverse(namespace)), agent.owner_id ?? null, namespaces);
}

/** Gives an agent a name that {@link checkServerName} accepted. */
export async function takeServerName(
  tx: Transaction,
  agent: Agent,
  name: string,
  publicUrl: string,
): Promise<void> {
  if (isInOwnNamespace(name, publicUrl)) {
    agent.server_name = nameOfId(agent.agent_id);
    return;
  }
  if (agent.server_name === name) return;
  const claimant = claimantOf(agent, name);
  const free = await holdersOf(tx, claimant)
    .where(({ eb, fn }) => eb(fn<string>("lower", ["server_name"]), "=", claimant.lowerCase))
    .where((eb) => isFree(eb, claimant.account))
    .execute();
  for (const { key, agent_id } of free) {
    const renamed = { server_name: nameOfId(agent_id), server_name_key: null };
    await tx.em().nativeUpdate(Agent, { key }, renamed);
  }
  agent.server_name = name;
}

function claimantOf({ key, owner_id }: Agent, name: string): Claimant {
  return { ...foldedName(name), key, account: owner_id ?? "" };
}
