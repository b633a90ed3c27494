/** Accounts of other things' owners, for the operator. */
import type { Account } from "../../client/index.ts";
import { registry } from "./session.ts";

/** Accounts by their ids. */
export type Accounts = ReadonlyMap<string, Account>;

/** Reads the accounts with these ids, at most 100, with one request. Those of unknown ids are absent. */
export async function readAccounts(ids: readonly (string | null)[], signal: AbortSignal): Promise<Accounts> {
  const id = [...new Set(ids)].filter((each) => each !== null);
  if (id.length === 0) return new Map();
  const { accounts } = await registry.accounts.list({ id, limit: 100 }, { signal }).page();
  return new Map(accounts.map((account) => [account.id, account]));
}

/** Adds the accounts that own the items of a page. */
export async function withOwners<Page extends object>(
  page: Page,
  items: readonly { account_id: string | null }[],
  signal: AbortSignal,
): Promise<Page & { accounts: Accounts }> {
  const ids = items.map(({ account_id }) => account_id);
  return { ...page, accounts: await readAccounts(ids, signal) };
}

/** The account with an id, if one of the pages has it. */
export function ownerIn(pages: readonly { accounts: Accounts }[], id: string): Account | undefined {
  return pages.map(({ accounts }) => accounts.get(id)).find((each) => each !== undefined);
}

/** What an account is called: its e-mail address, its name, or its id. */
export function nameOf({ email, name, id }: Account): string {
  return email ?? name ?? id;
}
