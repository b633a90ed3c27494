/** The transparency log of the journal. `@registry-node/client/proof` and `@registry-node/client/monitor` verify it. */
import { call, type Methods } from "./call.ts";
import type { Http } from "./http.ts";
import type { Schemas } from "./models.ts";
import type { ReadOptions, RequestOptions } from "./options.ts";

/** Creates the methods of `registry.log`. */
export function createLog(http: Http) {
  return {
    /** Reads what the log is: its name, its keys and its size. */
    read(options?: ReadOptions): Promise<Schemas["LogInfo"]> {
      return call(http, "GET /log", {}, options);
    },

    /**
     * Reads the latest checkpoint.
     * @throws NotFoundError `checkpoint_not_found`.
     */
    checkpoint(options?: ReadOptions): Promise<string> {
      return call(http, "GET /log/checkpoint", { accept: "text/plain" }, options);
    },

    /**
     * Reads a tile of hashes.
     * @param place its path: `0/x001/x234/067`.
     * @throws NotFoundError `tile_not_found`.
     */
    tile(place: string, options?: RequestOptions): Promise<ArrayBuffer> {
      return call(http, "GET /log/tile/{place}", { path: { place }, accept: bytes }, options);
    },

    /**
     * Reads a bundle of entries.
     * @param place its path: `x001/x234/067`.
     * @throws NotFoundError `tile_not_found`.
     */
    entries(place: string, options?: RequestOptions): Promise<ArrayBuffer> {
      return call(http, "GET /log/tile/entries/{place}", { path: { place }, accept: bytes }, options);
    },

    /**
     * Reads the proof that an event is in the log, for `verifyProof` of `@registry-node/client/proof`.
     * @throws NotFoundError `event_not_sealed`: retry in a second; `event_not_logged`.
     */
    proof(seq: number | string, options?: ReadOptions): Promise<string> {
      const path = { seq: seq as string }; // a number is written in digits
      return call(http, "GET /events/{seq}/proof", { path, accept: "text/plain" }, options);
    },

    /** Reads the witnesses of the log, and whether they cosign. */
    witnesses(options?: RequestOptions): Promise<Schemas["WitnessList"]> {
      return call(http, "GET /api/admin/log/witnesses", {}, options);
    },

    /**
     * Adds a witness of the log, or changes it.
     * @throws ValidationError `verifier_key_rejected`, `witness_url_rejected`; ConflictError `witness_name_reserved`,
     *   `witness_known`, `witness_limit_reached`.
     */
    addWitness(
      name: string,
      witness: Schemas["WitnessRequest"],
      options?: RequestOptions,
    ): Promise<Schemas["WitnessStatus"]> {
      return call(http, "PUT /api/admin/log/witnesses/{name}", { path: { name }, body: witness }, options);
    },

    /**
     * Removes a witness of the log.
     * @throws NotFoundError `witness_not_found`.
     */
    removeWitness(name: string, options?: RequestOptions): Promise<Schemas["WitnessStatus"]> {
      return call(http, "DELETE /api/admin/log/witnesses/{name}", { path: { name } }, options);
    },

    /** Reads which logs the node witnesses. */
    watched(options?: RequestOptions): Promise<Schemas["WatchedLogList"]> {
      return call(http, "GET /api/admin/log/watched", {}, options);
    },

    /**
     * Witnesses a log of others, or replaces its keys.
     * @throws ValidationError `verifier_key_rejected`; ConflictError `watched_log_limit_reached`.
     */
    watch(
      origin: string,
      log: Schemas["WatchedLogRequest"],
      options?: RequestOptions,
    ): Promise<Schemas["WatchedLog"]> {
      return call(http, "PUT /api/admin/log/watched/{origin}", { path: { origin }, body: log }, options);
    },

    /**
     * Stops to witness a log.
     * @throws NotFoundError `log_not_watched`.
     */
    unwatch(origin: string, options?: RequestOptions): Promise<Schemas["WatchedLog"]> {
      return call(http, "DELETE /api/admin/log/watched/{origin}", { path: { origin } }, options);
    },
  } satisfies Methods<"log">;
}

const bytes = "application/octet-stream";

/**
 * The methods of `registry.log`. All throw RegistryError; those about witnesses and watched logs are only for the owner of the
 * node, and throw PermissionError `owner_required` for others.
 */
export interface Log extends ReturnType<typeof createLog> {}
