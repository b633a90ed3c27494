/** Whether certifications count: not while the account that issued them is disabled. */
import type { Kysely } from "kysely";
import type { Transaction } from "../../core/journal/transaction.ts";
import { statement } from "../../core/sql/statement.ts";
import { agentOfKey } from "../../registry/agents/record/agent-store.ts";
import { evidenceChanged } from "../../registry/hooks.ts";
import type { CertificationTable } from "./certification.ts";

type Db = Kysely<{ certification: CertificationTable }>;

/** Whose active certifications, and whether they count. */
interface Counted {
  account_id: string;
  counted: boolean;
}

const agentsCertified = statement((db: Db, { account_id, counted, limit }: Counted & { limit: number }) =>
  db
    .selectFrom("certification")
    .select("agent_key")
    .distinct()
    .where("account_id", "=", account_id)
    .where("status", "=", "active")
    .where("counted", "=", counted)
    .orderBy("agent_key")
    .limit(limit),
);

const setCounted = statement((db: Db, { agent_key, account_id, counted }: Counted & { agent_key: number }) =>
  db
    .updateTable("certification")
    .set({ counted })
    .where("agent_key", "=", agent_key)
    .where("account_id", "=", account_id)
    .where("status", "=", "active"),
);

/** Counts the active certifications of an account, or counts them no longer, for up to `limit` agents. @returns how many. */
export async function recountCertifications(
  tx: Transaction,
  { id: account_id, counted }: { id: string; counted: boolean },
  limit: number,
): Promise<number> {
  const agents = await agentsCertified.all(tx, { account_id, counted: !counted, limit });
  for (const { agent_key } of agents) {
    await setCounted.run(tx, { agent_key, account_id, counted });
    await evidenceChanged.run(tx, await agentOfKey(tx, agent_key));
  }
  return agents.length;
}
