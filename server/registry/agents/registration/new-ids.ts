/** Which ids new agents may have, and renamed ones. Agents that have an id keep it. */
import type { Kysely } from "kysely";
import { rejectWith } from "../../../core/http/responses.ts";
import type { Transaction } from "../../../core/journal/transaction.ts";
import { statement } from "../../../core/sql/statement.ts";
import { domainAsked } from "../../hooks.ts";
import type { AgentTables } from "../record/records.ts";
import { skeletonOf } from "../record/skeleton.ts";
import { countNewId, type NewIdLimits, newIdReads } from "./new-id-limit.ts";
import { isReservedId } from "./reserved-ids.ts";

/** The rules of a node. */
export interface NewIdRules extends NewIdLimits {
  /** `NAMESPACE_MODE`: what becomes of ids that begin with the domain of others. */
  namespaces: "warn" | "verified" | "off";
  /** The public URL of the node, whose host is reserved. */
  publicUrl: string;
}

/** Whose a new id will be. */
interface NewIdOwner {
  /** The account; null for none. */
  account: string | null;
  /** Whether it is registered by the owner of the node, who may use reserved ids and any number of them. */
  isOperator: boolean;
}

// A statement, because registrations run it.
/** Looks for an agent of another account with the same skeleton. */
const similar = statement((db: Kysely<AgentTables>, values: { skeleton: string; account: string }) =>
  db
    .selectFrom("agent")
    .select("agent_id")
    .where("skeleton", "=", values.skeleton)
    .where("owner_id", "is not", null) // the condition of the index
    .where("owner_id", "<>", values.account)
    .orderBy("key")
    .limit(1),
);

/** The domain that an id begins with, as in `example.com:weather`; null if there is none. */
export function domainIn(agentId: string): string | null {
  const [beginning = ""] = agentId.toLowerCase().split(/[:@~]/);
  const domain = beginning.split(".").filter(Boolean).join("."); // more dots look like one
  return domainForm.test(domain) && !fileEndings.has(domain.split(".").at(-1) ?? "") ? domain : null;
}

/** Endings of names of files and programs, which are no top-level domains: `next.js` begins with no domain. */
export const fileEndings: ReadonlySet<string> = new Set(
  (
    "bin cfg conf cpp css csv cts dll doc docx env exe gif gz htm html ini ipynb jar jpeg jpg js json jsonl jsx kt lock log lua " +
    "mjs mts node pdf php png ppt proto rb sql svg svelte tar toml ts tsx txt vue war wasm wav xls xlsx xml yaml yml " +
    "agent api assistant mcp server service tool"
  ).split(" "),
);

const domainForm = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** A warning about a new id or server name. */
export interface IdWarning {
  code: "domain_not_verified";
  detail: string;
}

/** What {@link checkNewId} reads, besides what domains prove. */
export function newIdChecks(
  tx: Transaction,
  agentId: string,
  { account, isOperator }: NewIdOwner,
  rules: NewIdRules,
): Promise<unknown>[] {
  const counts = account === null || isOperator ? [] : newIdReads(tx, account, rules);
  return [similar.get(tx, { skeleton: skeletonOf(agentId), account: account ?? "" }), ...counts];
}

/**
 * Checks a new id, and counts it. There is one change at a time, so of two similar ids one is rejected.
 * @returns the problem, or the warnings about the id.
 */
export async function checkNewId(
  tx: Transaction,
  agentId: string,
  { account, isOperator }: NewIdOwner,
  { namespaces, publicUrl, ...limits }: NewIdRules,
) {
  if (!isOperator && isReservedId(agentId, publicUrl))
    return rejectWith(409, "agent_id_reserved", `${agentId} is reserved for the node: choose another id.`);
  const other = await similar.get(tx, { skeleton: skeletonOf(agentId), account: account ?? "" });
  if (other) {
    const detail = `${agentId} looks like ${other.agent_id}, which belongs to another account: choose another id.`;
    const about = { agent_id: agentId, existing: other.agent_id };
    return rejectWith(409, "agent_id_too_similar", detail, about);
  }
  const checked = await checkDomain(tx, "id", domainIn(agentId), account, namespaces);
  if ("problem" in checked) return checked;
  const limited = account === null || isOperator ? null : await countNewId(tx, account, limits);
  return limited ?? checked;
}

/**
 * Checks the domain that a new id or server name begins with.
 * @returns the problem, or the warnings.
 */
export async function checkDomain(
  tx: Transaction,
  what: "id" | "server name",
  domain: string | null,
  account: string | null,
  namespaces: NewIdRules["namespaces"],
) {
  if (namespaces === "off" || domain === null || (await domainAsked.run(tx, account, domain)).includes(true))
    return { warnings: [] };
  const fault = `The ${what} begins with ${domain}, which your account has not shown to be its own`;
  if (namespaces === "verified") {
    const detail = `${fault}: prove the domain, or choose a name that begins with no domain.`;
    return rejectWith(403, "domain_not_verified", detail, { domain });
  }
  const detail = `${fault}. Nodes that require it reject such names.`;
  const warnings: IdWarning[] = [{ code: "domain_not_verified", detail }];
  return { warnings };
}
