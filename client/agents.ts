/** Agents: register, list, search, look up, retire. */
import {
  type ChangeOptions,
  conditions,
  type Http,
  type ReadOptions,
  type RequestOptions,
  read,
  sending,
  type WriteOptions,
} from "./http.ts";
import type {
  Agent,
  AgentCard,
  AgentPage,
  FoundAgent,
  FoundPage,
  ListQuery,
  LookupAnswer,
  PageQuery,
  Registered,
  Registration,
  RegistrationByCard,
  SearchQuery,
  StatusChange,
  Tombstone,
} from "./models.ts";
import { type Listing, listing } from "./pages.ts";

/** Agents, page by page or one by one. */
export type AgentList = Listing<Agent, AgentPage>;

/** Found agents, best first, page by page or one by one. */
export type FoundList = Listing<FoundAgent, FoundPage>;

/** The methods of `registry.agents`. All throw RegistryError for a refusal and ConnectionError for no answer. */
export type Agents = ReturnType<typeof createAgents>;

/** Makes the methods of `registry.agents`. */
export function createAgents(http: Http) {
  return {
    /**
     * Registers an agent by fields, by its A2A card or by the URL of its card, or updates it.
     * @returns the record as it is now; `status` says whether it is new.
     * @throws RegistryError `invalid_body`, `unusable_agent_card`, `card_url_rejected`, `card_not_fetched`,
     *   `not_agent_owner`, `agent_imported` and others.
     */
    register(registration: Registration, options: WriteOptions = {}): Promise<Registered> {
      // Any registration may go out. openapi-fetch's types only take `agent_card?: null` for a member that cannot be sent.
      const body = registration as RegistrationByCard;
      return read(http.POST("/register", { body, ...sending(options) }));
    },

    /**
     * Lists agents: newest first, or with `after_seq` or `updated_since` in the order of their changes.
     * `ifNoneMatch` is asked of the first page only.
     * @throws RegistryError `invalid_query`, `invalid_cursor`; the list throws, not this call.
     */
    list(query: ListQuery = {}, options: ReadOptions = {}): AgentList {
      return byCursor<Agent, AgentPage>((cursor) =>
        read(http.GET("/list", { params: pageAt(cursor, query, options), ...sending(options) })),
      );
    },

    /**
     * Lists the agents of the account that is signed in, newest first, in all states but deleted. Needs a session's cookie.
     * @throws RegistryError `credential_missing`, `session_required`, `invalid_cursor`; the list throws, not this call.
     */
    mine(query: PageQuery = {}, options: RequestOptions = {}): AgentList {
      return byCursor<Agent, AgentPage>((cursor) => {
        const params = { query: { ...query, ...(cursor === undefined ? {} : { cursor }) } };
        return read(http.GET("/api/developers/agents", { params, ...sending(options) }));
      });
    },

    /**
     * Searches agents by words, best first. Counts by `facets` are members of the pages.
     * `ifNoneMatch` is asked of the first page only.
     * @throws RegistryError `invalid_query`, `invalid_cursor`; the list throws, not this call.
     */
    search(query: SearchQuery, options: ReadOptions = {}): FoundList {
      return byCursor<FoundAgent, FoundPage>((cursor) =>
        read(http.GET("/search", { params: pageAt(cursor, query, options), ...sending(options) })),
      );
    },

    /**
     * Looks up one agent.
     * @throws RegistryError `agent_not_found`, `agent_tombstoned`, `not_modified`, `invalid_path`.
     */
    lookup(id: string, options: ReadOptions = {}): Promise<Agent> {
      const params = { path: { id }, header: conditions(options) };
      return read(http.GET("/lookup/{id}", { params, ...sending(options) }));
    },

    /**
     * Looks up 1 to 100 agents at once.
     * @returns the records in the order of the ids, and the ids that are not registered or were deleted.
     * @throws RegistryError `invalid_body`.
     */
    lookupMany(ids: string[], options: RequestOptions = {}): Promise<LookupAnswer> {
      return read(http.POST("/lookup", { body: { agent_ids: ids }, ...sending(options) }));
    },

    /**
     * Reads the A2A card that an agent was registered by, as it was sent.
     * @throws RegistryError `card_not_found`, `agent_not_found`, `agent_tombstoned`, `not_modified`.
     */
    card(id: string, options: ReadOptions = {}): Promise<AgentCard> {
      const params = { path: { id }, header: conditions(options) };
      return read(http.GET("/agents/{id}/card", { params, ...sending(options) }));
    },

    /**
     * Deprecates an agent, or makes it active again. The change states all of the status: what is left out is cleared.
     * @returns the record as it is now.
     * @throws RegistryError `agent_not_found`, `not_agent_owner`, `agent_suspended`, `precondition_failed` and others.
     */
    setStatus(id: string, change: StatusChange, options: ChangeOptions = {}): Promise<Agent> {
      const params = { path: { id }, header: conditions(options) };
      return read(http.PUT("/agents/{id}/status", { params, body: change, ...sending(options) }));
    },

    /**
     * Deletes an agent for good. Deleting it again gives the same tombstone.
     * @throws RegistryError `agent_not_found`, `not_agent_owner`, `agent_suspended`, `precondition_failed`.
     */
    remove(id: string, options: ChangeOptions = {}): Promise<Tombstone> {
      const params = { path: { id }, header: conditions(options) };
      return read(http.DELETE("/agents/{id}", { params, ...sending(options) }));
    },
  };
}

function byCursor<Item, Page extends { agents: Item[]; next_cursor: string | null }>(
  fetch: (cursor?: string) => Promise<Page>,
): Listing<Item, Page> {
  return listing({ fetch, items: (page) => page.agents, next: (page) => page.next_cursor });
}

/** Pages of one list may share an ETag, so asking the later ones `If-None-Match` would end the walk in its middle. */
function pageAt<Query>(cursor: string | undefined, query: Query, options: ReadOptions) {
  return cursor === undefined ? { query, header: conditions(options) } : { query: { ...query, cursor } };
}
