/** Responses kept for requests that are repeated with the same `Idempotency-Key`, as rows. */
import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Param, Rows } from "../database/database.ts";

/** How long a response is kept, in milliseconds. */
const keptMs = 86_400_000;

/** How often a node looks for expired responses, in milliseconds. */
export const expiryIntervalMs = 60_000;

/** Responses that are kept for one network whose callers send no credential: the newest. */
const keptPerNetwork = 1_000;

/** Rows that are deleted at once: other writers wait meanwhile. */
const sliceSize = 500;

export const IdempotentRequest = defineEntity({
  name: "IdempotentRequest",
  tableName: "idempotent_request",
  properties: {
    /** Identifies caller, operation and key. */
    id: p.text().primary(),
    /** Identifies the rest of the request. */
    fingerprint: p.text(),
    /** Encrypted: a response may hold a key or a secret that is shown once. */
    response: p.text(),
    /** The hash of the network of a caller without a credential; null for an account. */
    network: p.text().nullable(),
    created_at: p.text(),
  },
  indexes: [
    { name: "idempotent_request_by_age", properties: ["created_at"] },
    {
      name: "idempotent_request_by_network",
      properties: ["network", "created_at"],
      where: "network is not null",
    },
  ],
});

export type IdempotentRequest = InferEntity<typeof IdempotentRequest>;

/** A response and the request that it belongs to. */
export type StoredResponse = Pick<IdempotentRequest, "id" | "fingerprint" | "response">;

/** Finds the response that is kept under an id; undefined if there is none, or it has expired. */
export function findResponse(rows: Rows, id: string, now: Date): Promise<StoredResponse | undefined> {
  return rows.get<StoredResponse>(
    "select id, fingerprint, response from idempotent_request where id = ? and created_at > ?",
    [id, expiredAt(now)],
  );
}

/**
 * Keeps a response.
 * @param network the network of a caller without a credential; null for an account.
 */
export async function keepResponse(
  rows: Rows,
  { id, fingerprint, response }: StoredResponse,
  network: string | null,
  now: Date,
): Promise<void> {
  const run = (sql: string, params: readonly Param[]) => rows.all(sql, params);
  await run(
    `insert into idempotent_request (id, fingerprint, response, network, created_at) values (?, ?, ?, ?, ?)
      on conflict (id) do update set fingerprint = excluded.fingerprint, response = excluded.response,
        network = excluded.network, created_at = excluded.created_at`,
    [id, fingerprint, response, network, now.toISOString()],
  );
  if (network === null) return;
  await run(
    `delete from idempotent_request where network = ? and created_at <= (
        select created_at from idempotent_request where network = ? order by created_at desc limit 1 offset ?)`,
    [network, network, keptPerNetwork],
  );
}

/**
 * Deletes a slice of what has expired.
 * @returns whether there may be more.
 */
export async function deleteExpired(rows: Rows, now: Date): Promise<boolean> {
  const deleted = await rows.all(
    `delete from idempotent_request where id in (
        select id from idempotent_request where created_at <= ? order by created_at limit ?) returning id`,
    [expiredAt(now), sliceSize],
  );
  return deleted.length === sliceSize;
}

function expiredAt(now: Date): string {
  return new Date(now.getTime() - keptMs).toISOString();
}
