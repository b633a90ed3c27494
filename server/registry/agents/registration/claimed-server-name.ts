/** Claims of names as MCP servers: which agent may have one. */
import type { ExpressionBuilder, Kysely } from "kysely";
import { rejectWith } from "../../../core/http/responses.ts";
import type { Transaction } from "../../../core/journal/transaction.ts";
import { statement } from "../../../core/sql/statement.ts";
import type { Agent } from "../record/agent.ts";
import type { AgentRow, AgentTables } from "../record/records.ts";
import { foldedName, inReverse, isInOwnNamespace, nameOfId, namespaceOf } from "../record/server-name.ts";
import { checkDomain, domainIn, type NewIdRules } from "./new-ids.ts";

type Db = Kysely<AgentTables>;

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

/** An agent that has the name, or one of another account that looks like it. */
const rival = statement((db: Db, { skeleton, lowerCase, key, account }: Claimant) =>
  db
    .selectFrom("agent")
    .select(["agent_id", "server_name"])
    .where("server_name_key", "=", skeleton)
    .where("key", "<>", key)
    .where((eb) => eb.not(isFree(eb, account)))
    .where(({ eb, fn, or }) =>
      or([
        eb(fn<string>("lower", ["server_name"]), "=", lowerCase),
        eb("owner_id", "is", null),
        eb("owner_id", "<>", account),
      ]),
    )
    .orderBy("key")
    .limit(1),
);

const freeHolders = statement((db: Db, { skeleton, lowerCase, key, account }: Claimant) =>
  db
    .selectFrom("agent")
    .select(["key", "agent_id"])
    .where("server_name_key", "=", skeleton)
    .where(({ eb, fn }) => eb(fn<string>("lower", ["server_name"]), "=", lowerCase))
    .where("key", "<>", key)
    .where((eb) => isFree(eb, account)),
);

const rename = statement((db: Db, { key, server_name }: Pick<AgentRow, "key" | "server_name">) =>
  db.updateTable("agent").set({ server_name, server_name_key: null }).where("key", "=", key),
);

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
  const taken = await rival.get(tx, claimant);
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
  for (const { key, agent_id } of await freeHolders.all(tx, claimantOf(agent, name)))
    await rename.run(tx, { key, server_name: nameOfId(agent_id) });
  agent.server_name = name;
}

function claimantOf({ key, owner_id }: Agent, name: string): Claimant {
  return { ...foldedName(name), key, account: owner_id ?? "" };
}
