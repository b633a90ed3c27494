/** AgentFacts: the descriptive document of an agent. */
import { type ChangeOptions, conditions, type Http, type ReadOptions, read, sending } from "./http.ts";
import type { AgentFacts, FactsReceipt } from "./models.ts";

/** The methods of `registry.facts`. All throw RegistryError for a refusal and ConnectionError for no answer. */
export type Facts = ReturnType<typeof createFacts>;

/** Makes the methods of `registry.facts`. */
export function createFacts(http: Http) {
  return {
    /**
     * Reads the AgentFacts of an agent. Numbers are JavaScript numbers: digits beyond their precision are lost here,
     * though the node keeps them.
     * @throws RegistryError `facts_not_found`, `agent_not_found`, `agent_tombstoned`, `not_modified`.
     */
    get(id: string, options: ReadOptions = {}): Promise<AgentFacts> {
      const params = { path: { id }, header: conditions(options) };
      return read(http.GET("/agentfacts/{id}", { params, ...sending(options) }));
    },

    /**
     * Stores the AgentFacts of a registered agent, in place of those it had. `ifNoneMatch: "*"` stores only if it has
     * none.
     * @returns what was stored, and how far it follows AgentFacts v1.
     * @throws RegistryError `invalid_body`, `facts_not_conformant`, `agent_not_found`, `not_agent_owner`,
     *   `precondition_failed` and others.
     */
    put(id: string, document: AgentFacts, options: ChangeOptions & ReadOptions = {}): Promise<FactsReceipt> {
      const params = { path: { id }, header: conditions(options) };
      return read(http.PUT("/agentfacts/{id}", { params, body: document, ...sending(options) }));
    },
  };
}
