/** Whether agents respond, as the node has found by probes. */
import { call, type Methods } from "./call.ts";
import type { Http } from "./http.ts";
import type { Schemas } from "./models.ts";
import type { ReadOptions, RequestOptions } from "./options.ts";

/** Creates the methods of `registry.liveness`. */
export function createLiveness(http: Http) {
  return {
    /**
     * Reads the liveness of agents, in the order of the given ids. Unknown ids are in `missing`.
     * @param query `agent_id`: one id, or up to 100.
     * @throws ValidationError `invalid_query`; RegistryError `not_modified`.
     */
    get(
      query: { agent_id: string | readonly string[] },
      options?: ReadOptions,
    ): Promise<Schemas["AgentLivenessList"]> {
      return call(http, "GET /liveness", { query }, options);
    },

    /**
     * Chooses how your agent may be probed: `none`, `reachable`, `protocol`, `task`, or null for the default; and whether its history is
     * hidden.
     * @throws NotFoundError `agent_not_found`; PermissionError `not_agent_owner`, `agent_suspended`, `agent_imported`;
     *   ConflictError `agent_moved`; GoneError `agent_tombstoned`.
     */
    choose(
      id: string,
      choice: Schemas["ProbeChoice"],
      options?: RequestOptions,
    ): Promise<Schemas["AgentLiveness"]> {
      return call(http, "PUT /agents/{id}/liveness", { path: { id }, body: choice }, options);
    },

    /**
     * Probes your agent now, at most once a minute.
     * @returns its liveness; null if the probe is made later, because its host was probed a moment ago or is slow.
     * @throws NotFoundError `agent_not_found`; PermissionError `not_agent_owner`, `agent_suspended`, `agent_imported`;
     *   ConflictError `agent_not_probed`, `agent_moved`; RateLimitedError `probed_recently`; GoneError `agent_tombstoned`.
     */
    async probe(id: string, options?: RequestOptions): Promise<Schemas["AgentLiveness"] | null> {
      const takes = (status: number) => status === 202;
      const response = await call(http, "POST /agents/{id}/probe", { path: { id }, takes }, options);
      return response ?? null;
    },

    /** Reads the keys that verify the signatures of the node's probes: a JWK set, as text. */
    keys(options?: RequestOptions): Promise<string> {
      const accept = "application/http-message-signatures-directory+json";
      return call(http, "GET /.well-known/http-message-signatures-directory", { accept }, options);
    },
  } satisfies Methods<"liveness">;
}

/** The methods of `registry.liveness`. All throw RegistryError. */
export interface Liveness extends ReturnType<typeof createLiveness> {}
