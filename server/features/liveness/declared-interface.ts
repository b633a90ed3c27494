/** What agent cards say of the URLs that are probed. */
import type { Kysely } from "kysely";
import type { Rows } from "../../core/sql/rows.ts";
import { type Columns, statement } from "../../core/sql/statement.ts";
import { readCard } from "../../registry/agents/card/card.ts";
import type { Binding } from "../../registry/agents/card/spellings.ts";
import type { AgentCard } from "../../registry/agents/record/agent-card.ts";
import type { ProbeTables, TargetRow } from "./probe-target.ts";

/** What a card says of a URL. */
export interface DeclaredInterface {
  /** The bindings at the URL, as far as they are said. */
  bindings: readonly Binding[];
  /** The tenant that requests name (a2a.proto AgentInterface.tenant); null for none. */
  tenant: string | null;
}

/** What no card says anything of. */
const undeclared: DeclaredInterface = { bindings: [], tenant: null };

// A statement, because it runs for each changed agent.
/** The card of the agent of a URL that was registered first. A row of verified agents has no others. Each probe runs it. */
const firstCard = statement(
  (db: Kysely<ProbeTables & { agent_card: Columns<AgentCard> }>, { key }: Pick<TargetRow, "key">) =>
    db
      .selectFrom("agent_probe as p")
      .innerJoin("agent_card as c", "c.agent_key", "p.agent_key")
      .select("c.document")
      .where("p.target_key", "=", key)
      .orderBy("p.is_verified", "desc")
      .orderBy("p.agent_key")
      .limit(1),
);

/** Reads what the card of an agent with this URL says of it. */
export async function declaredInterface(
  rows: Rows,
  { key, url, method }: Pick<TargetRow, "key" | "url" | "method">,
): Promise<DeclaredInterface> {
  const row = method === "a2a" ? await firstCard.get(rows, { key }) : undefined;
  if (!row) return undeclared;
  const { interfaces } = readCard(JSON.parse(row.document)); // an object, as the contract wants it
  const here = interfaces.filter((each) => withoutHash(each.url) === url);
  const tenant = here.find((each) => each.tenant !== null)?.tenant ?? null;
  return { bindings: here.flatMap(({ binding }) => binding ?? []), tenant };
}

/** A URL as it is probed. */
function withoutHash(text: string): string {
  const url = new URL(text); // one that readCard has read
  url.hash = "";
  return url.href;
}
