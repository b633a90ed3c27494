/** An agent as the signed-in account may see and change it. */
import { type Account, type Agent, responseOf } from "../../../client/index.ts";
import { registry } from "../session.ts";

/** An agent, whose it is, and what the account may do. */
export interface KnownAgent {
  /** The record: complete for its owner and the operator, also while it is suspended. */
  agent: Agent;
  /** The ETag of the record, for conditional changes. */
  etag: string;
  ownership: "own" | "nobody's" | "another account's";
  /** The id of the account that owns it, if the operator asks. */
  accountId: string | null;
}

/** Reads an agent. The public record has the ETag, and says what is wrong with an unknown id. */
export async function readAgent(account: Account, id: string, signal?: AbortSignal): Promise<KnownAgent> {
  const [looked, found] = await Promise.all([
    registry.agents.lookup(id, { signal }),
    account.role === "owner" ? readOfAll(id, signal) : readOwn(account, id, signal),
  ]);
  const accountId = found?.accountId ?? null;
  const ownership = accountId === account.id ? "own" : looked.owned ? "another account's" : "nobody's";
  return { agent: found?.agent ?? looked, etag: responseOf(looked).etag ?? "*", ownership, accountId };
}

async function readOfAll(id: string, signal: AbortSignal | undefined) {
  const [agent] = (await registry.agents.adminList({ agent_id: [id] }, { signal }).page()).agents;
  return agent && { agent, accountId: agent.account_id };
}

async function readOwn({ id: accountId }: Account, id: string, signal: AbortSignal | undefined) {
  const [agent] = (await registry.agents.mine({ agent_id: [id] }, { signal }).page()).agents;
  return agent && { agent, accountId };
}

/** Whether an account may change the record, the AgentFacts and the status of an agent, and delete it. */
export function mayChange({ agent, ownership }: KnownAgent, { role }: Account): boolean {
  if (agent.origin !== null) return false;
  return role === "owner" || (ownership !== "another account's" && agent.status !== "suspended");
}
