/** AgentFacts: the self-declared document of an agent. */
import { call, type Methods } from "./call.ts";
import type { Http } from "./http.ts";
import type { AgentFacts, FactsReceipt } from "./models.ts";
import type { ChangeOptions, ReadOptions } from "./options.ts";

/** Creates the methods of `registry.facts`. */
export function createFacts(http: Http) {
  return {
    /**
     * Reads the AgentFacts of an agent. Numbers are JavaScript numbers: digits beyond their precision are lost here, although
     * the node stores them.
     * @throws NotFoundError `facts_not_found`, `agent_not_found`; GoneError `agent_tombstoned`; RegistryError `not_modified`.
     */
    get(id: string, options?: ReadOptions): Promise<AgentFacts> {
      return call(http, "GET /agentfacts/{id}", { path: { id } }, options);
    },

    /**
     * Stores the AgentFacts of a registered agent. They replace the previous ones. With `ifNoneMatch: "*"` they are stored
     * only if the agent has none.
     * @returns the version and the result of the validation against AgentFacts v1.
     * @throws ValidationError `invalid_body`, `facts_not_conformant`; NotFoundError `agent_not_found`;
     *   PermissionError `not_agent_owner`; PreconditionFailedError.
     */
    put(id: string, document: AgentFacts, options?: ChangeOptions & ReadOptions): Promise<FactsReceipt> {
      return call(http, "PUT /agentfacts/{id}", { path: { id }, body: document }, options);
    },
  } satisfies Methods<"facts">;
}

/** The methods of `registry.facts`. All throw RegistryError. */
export interface Facts extends ReturnType<typeof createFacts> {}
