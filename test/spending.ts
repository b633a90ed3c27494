/** Requests that spend a key's quota, and what came of them. */
import { type Registry, RegistryError } from "../client/index.ts";
import type { TestWorld } from "./world.ts";

/** What came of a request: `done`, or the code of its rejection. */
export async function outcomeOf(response: Promise<unknown>): Promise<string> {
  return response.then(
    () => "done",
    (error: unknown) => {
      if (error instanceof RegistryError) return error.code;
      throw error;
    },
  );
}

/** A rejection; throws if it is none. */
export async function rejectionOf(response: Promise<unknown>): Promise<RegistryError> {
  const error = await response.then(
    (value) => new Error(`It succeeded: ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  if (!(error instanceof RegistryError)) throw error;
  return error;
}

/** Creates a developer with a key, and a client with this key. */
export async function withKey(
  world: TestWorld,
  { tier = "free", ...request }: Partial<Parameters<Registry["keys"]["create"]>[0]> = {},
) {
  const developer = await world.developer(tier);
  const { key } = await developer.keys.create({ name: "ci", tier, ...request });
  return { developer, key, registry: world.registryWith(key.raw_key) };
}

/** A keyed request that changes nothing and is counted: 404. Over quota it is 429. */
export function spend(registry: Registry): Promise<unknown> {
  return registry.facts.put("nobody", {});
}

/** The response to {@link spend} that was counted. */
export const counted = "agent_not_found";

/** How often each came. */
export function tally(outcomes: string[]): Record<string, number> {
  return Object.fromEntries(
    [...Map.groupBy(outcomes, (each) => each)].map(([each, all]) => [each, all.length]),
  );
}

/** Spends so often at once, and says what came. */
export async function spendAtOnce(registries: Registry[], times: number): Promise<Record<string, number>> {
  const all = Array.from({ length: times }, () => registries.map((each) => outcomeOf(spend(each))));
  return tally(await Promise.all(all.flat()));
}

/** Sets what a key, and its account, have used in a month, as so many requests would. */
export async function setUsed(
  { sql }: TestWorld,
  keyId: string,
  { own, account, period = "2026-11" }: { own?: number; account?: number; period?: string },
): Promise<void> {
  for (const [column, used] of [
    ["counter", own],
    ["account_id", account],
  ] as const) {
    if (used === undefined) continue;
    await sql(`insert into quota (owner, period, used, granted)
      select ${column}, '${period}', ${used}, 0 from api_key where id = '${keyId}'
      on conflict (owner, period) do update set used = excluded.used`);
  }
}

/** What is stored as used by a key and by its account. */
export async function storedUse({ node }: TestWorld, keyId: string, period = "2026-11") {
  const found = await node.database.get<{ own: number | null; account: number | null }>(
    `select own.used as own, accounts.used as account from api_key k
      left join quota own on own.owner = k.counter and own.period = ?
      left join quota accounts on accounts.owner = k.account_id and accounts.period = ? where k.id = ?`,
    [period, period, keyId],
  );
  return { own: found?.own ?? 0, account: found?.account ?? 0 };
}

/** What the last response said of the quota. */
export function quotaHeaders({ exchanges }: TestWorld): Record<string, string> {
  const headers = exchanges.at(-1)?.response.headers ?? {};
  const names = Object.keys(headers).filter((name) => /ratelimit|retry-after/.test(name));
  return Object.fromEntries(names.map((name) => [name, String(headers[name])]));
}
