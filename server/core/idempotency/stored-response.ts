/** Responses kept for requests that are repeated with the same `Idempotency-Key`, as rows. */
import { defineEntity, type InferEntity, LockMode, p } from "@mikro-orm/core";
import type { Kysely } from "kysely";
import type { SecretEncryption } from "../secrets/secret-encryption.ts";
import type { Managed } from "../sql/orm.ts";
import type { Rows, Writer } from "../sql/rows.ts";
import { type Columns, excludedOf, statement } from "../sql/statement.ts";

/** How long a response is kept, in milliseconds. */
const keptMs = 86_400_000;

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
    network: p.text().strictNullable(),
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

type Row = Columns<IdempotentRequest>;

type Db = Kysely<{ idempotent_request: Row }>;

// Statements, because each request with an `Idempotency-Key` runs them.
const newerThan = statement((db: Db, { id, created_at }: Pick<Row, "id" | "created_at">) =>
  db
    .selectFrom("idempotent_request")
    .select(["id", "fingerprint", "response"])
    .where("id", "=", id)
    .where("created_at", ">", created_at),
);

const put = statement((db: Db, { id, fingerprint, response, network, created_at }: Row) => {
  const values = { fingerprint, response, network, created_at };
  return db
    .insertInto("idempotent_request")
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(excludedOf(values)));
});

const deleteBeyond = statement((db: Db, { network, kept }: { network: string; kept: number }) =>
  db
    .deleteFrom("idempotent_request")
    .where("network", "=", network)
    .where("created_at", "<=", (query) =>
      query
        .selectFrom("idempotent_request")
        .select("created_at")
        .where("network", "=", network)
        .orderBy("created_at", "desc")
        .limit(1)
        .offset(kept),
    ),
);

/** Finds the response that is kept under an id; undefined if there is none, or it has expired. */
export function findResponse(rows: Rows, id: string, now: Date): Promise<StoredResponse | undefined> {
  return newerThan.get(rows, { id, created_at: expiredAt(now) });
}

/**
 * Keeps a response.
 * @param network the network of a caller without a credential; null for an account.
 */
export async function keepResponse(
  writer: Writer,
  stored: StoredResponse,
  network: string | null,
  now: Date,
): Promise<void> {
  await put.run(writer, { ...stored, network, created_at: now.toISOString() });
  if (network !== null) await deleteBeyond.run(writer, { network, kept: keptPerNetwork });
}

/**
 * Deletes a slice of what has expired.
 * @returns whether there may be more.
 */
export async function deleteExpired(writer: Managed, now: Date): Promise<boolean> {
  const em = writer.em();
  const oldest = {
    fields: ["id"],
    orderBy: { created_at: "asc" },
    limit: sliceSize,
    // A request with the same key may be replacing it, and what it keeps is new.
    lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
  } as const;
  const expired = await em.find(IdempotentRequest, { created_at: { $lte: expiredAt(now) } }, oldest);
  await em.nativeDelete(IdempotentRequest, { id: expired.map(({ id }) => id) });
  return expired.length === sliceSize;
}

function expiredAt(now: Date): string {
  return new Date(now.getTime() - keptMs).toISOString();
}

/** The number of responses that are decrypted per change. */
const decryptedPerChange = 100;

/** Which responses are deleted. */
interface ResponsesWith {
  /** Those that have one of these texts. */
  texts: readonly string[];
  /** Only those that were kept before this instant. */
  before: string;
  /** The last response that was looked at; empty at the beginning. */
  after: string;
}

/**
 * Deletes the next responses that have a text, and those that cannot be decrypted. Their requests are then made again if they are
 * repeated.
 * @returns the last response that was looked at; undefined if all were.
 */
export async function deleteResponsesWith(
  writer: Managed,
  encryption: SecretEncryption,
  { texts, before, after }: ResponsesWith,
): Promise<string | undefined> {
  const em = writer.em();
  const next = { orderBy: { id: "asc" }, limit: decryptedPerChange } as const;
  const read = await em.find(IdempotentRequest, { id: { $gt: after }, created_at: { $lt: before } }, next);
  const found = read.filter(({ id, response }) => {
    const text = encryption.decrypt(response, id);
    const body = text === null ? null : String(JSON.parse(text).text); // written by Idempotency
    return body === null || texts.some((each) => body.includes(each));
  });
  em.remove(found);
  return read.at(-1)?.id;
}
