/**
 * Honours `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header): a request that is repeated with its key gets the
 * response of the first success.
 *
 * The response is written in the transaction of the change, so both are committed or neither is. A caller that never
 * learned the outcome, because the connection, the process or the response to the commit was lost, repeats the request: it
 * gets the kept response if the change was made, and makes the change otherwise.
 */
import { createHmac, hkdfSync } from "node:crypto";
import type { ProblemCode } from "../../../generated/problems.ts";
import { Verbatim } from "../../../generated/routes.ts";
import type { Database } from "../database/database.ts";
import { keyInUse, keyReused } from "../http/idempotency-rejections.ts";
import type { OnceRequest } from "../http/routes.ts";
import { lastSeq } from "../journal/journal.ts";
import type { SecretEncryption } from "../secrets/secret-encryption.ts";
import type { Writer } from "../sql/rows.ts";
import { findResponse, keepResponse, type StoredResponse } from "./stored-response.ts";

/** The response of any handler. */
export interface AnyResponse {
  status: number;
  headers?: Record<string, string | string[]>;
  body?: unknown;
  problem?: { code: ProblemCode; detail: string; [member: string]: unknown };
}

export interface IdempotencyOptions {
  /** 32 bytes. */
  nodeKey: Buffer;
  encryption: SecretEncryption;
  clock: () => Date;
  /** Logs that a response could not be kept. */
  warn: (error: unknown) => void;
}

/** Another process, or another request of this one, has kept a response meanwhile. */
class AlreadyKept extends Error {
  readonly stored: StoredResponse;

  constructor(stored: StoredResponse) {
    super("A response is kept under this key");
    this.stored = stored;
  }
}

/** Keeps responses, and replays them. */
export class Idempotency {
  readonly #options: IdempotencyOptions;
  readonly #hashKey: Buffer;
  /** The fingerprints of requests that this process is processing, by id. Other processes wait for the write lock. */
  readonly #underWay = new Map<string, string>();

  constructor(options: IdempotencyOptions) {
    this.#options = options;
    this.#hashKey = Buffer.from(hkdfSync("sha256", options.nodeKey, "", "registry node: idempotency", 32));
  }

  /**
   * Runs a handler at most once for its key.
   * @param database that of the request.
   * @param handle the handler, given the database that it has to use.
   */
  async run(
    database: Database,
    request: OnceRequest,
    handle: (database: Database) => Promise<AnyResponse>,
  ): Promise<AnyResponse> {
    const { id, fingerprint } = this.#identify(request);
    const other = this.#underWay.get(id);
    if (other !== undefined) return other === fingerprint ? keyInUse() : keyReused();
    this.#underWay.set(id, fingerprint);
    try {
      const stored = await findResponse(database, id, this.#options.clock());
      if (stored) return await this.#replay(database, stored, fingerprint);
      return await this.#first(database, request, { id, fingerprint }, handle);
    } catch (error) {
      if (error instanceof AlreadyKept) return await this.#replay(database, error.stored, fingerprint);
      throw error;
    } finally {
      this.#underWay.delete(id);
    }
  }

  /** Runs the handler. What its transaction returns is its response, so that both can be committed together. */
  async #first(
    database: Database,
    request: OnceRequest,
    names: Names,
    handle: (database: Database) => Promise<AnyResponse>,
  ): Promise<AnyResponse> {
    const { clock, warn } = this.#options;
    const keep = (writer: Writer, response: AnyResponse) => this.#keep(writer, request, names, response);
    let kept: unknown;
    const keeping: Database = {
      ...database,
      transaction: (work) => {
        const before = kept;
        return database.transaction(async (tx) => {
          kept = before; // the change may be made again, after it was undone
          const stored = kept === undefined ? await findResponse(tx, names.id, clock()) : undefined;
          if (stored) throw new AlreadyKept(stored); // one writer at a time: nobody else can keep one from here on
          const result = await work(tx);
          if (isSuccess(result)) {
            await keep(tx, result);
            kept = result;
          }
          return result;
        });
      },
    };
    const response = await handle(keeping);
    if (response !== kept && isSuccess(response)) {
      // Operations that change no row of their own, such as a test delivery: done already, so the response stands.
      await database.aside((writer) => keep(writer, response)).catch(warn);
    }
    return response;
  }

  async #keep(writer: Writer, { account, network }: OnceRequest, names: Names, response: AnyResponse) {
    const { encryption, clock } = this.#options;
    const { status, headers, body } = response;
    const text = body instanceof Verbatim ? body.text : JSON.stringify(body);
    const encrypted = encryption.encrypt(JSON.stringify({ status, headers, text } satisfies Kept), names.id);
    const owner = account === null ? this.#hash("network", network) : null;
    await keepResponse(writer, { ...names, response: encrypted }, owner, clock());
  }

  async #replay(
    database: Database,
    { id, fingerprint, response }: StoredResponse,
    wanted: string,
  ): Promise<AnyResponse> {
    if (fingerprint !== wanted) return keyReused();
    const text = this.#options.encryption.decrypt(response, id);
    if (text === null) throw new Error("A kept response cannot be decrypted");
    const kept: Kept = JSON.parse(text); // written by #keep
    return {
      status: kept.status,
      headers: {
        ...kept.headers,
        "Idempotency-Replayed": "true",
        "Registry-Seq": String(await lastSeq(database)), // the change, or a later one
      },
      ...(kept.text !== undefined && { body: new Verbatim(kept.text) }),
    };
  }

  /** Names a request by hashes: keys, addresses and bodies are not kept. */
  #identify({ key, operation, target, body, account, network }: OnceRequest): Names {
    const caller = account === null ? ["network", network] : ["account", account];
    return {
      id: this.#hash("id", ...caller, operation, key),
      fingerprint: this.#hash("request", operation, target, body),
    };
  }

  #hash(...parts: string[]): string {
    return createHmac("sha256", this.#hashKey).update(JSON.stringify(parts)).digest("base64url");
  }
}

type Names = Pick<StoredResponse, "id" | "fingerprint">;

/** What is kept of a response. */
interface Kept {
  status: number;
  headers?: Record<string, string | string[]> | undefined;
  text?: string | undefined;
}

function isSuccess(value: unknown): value is AnyResponse {
  if (typeof value !== "object" || value === null || !("status" in value) || "problem" in value) return false;
  return typeof value.status === "number" && value.status >= 200 && value.status < 300;
}
