/** Agents: register, list, search, look up and retire them. */
import type { Lines } from "./methods.ts";
import type {
  Agent,
  AgentCard,
  AgentPage,
  FoundAgent,
  FoundPage,
  ListQuery,
  LookupAnswer,
  LookupRequest,
  PageQuery,
  Registered,
  Registration,
  SearchQuery,
  StatusChange,
  Tombstone,
} from "./models.ts";
import type { ChangeOptions, CreateOptions, ReadOptions, RequestOptions, WriteOptions } from "./options.ts";
import type { Listing } from "./pages.ts";

/** Agents, page by page or one by one. */
export type AgentList = Listing<Agent, AgentPage>;

/** Search results, best match first, page by page or one by one. */
export type FoundList = Listing<FoundAgent, FoundPage>;

/** The methods of `registry.agents`. All throw RegistryError. */
export interface Agents {
  /**
   * Registers an agent by fields, by its A2A card or by the URL of its card, or updates it.
   * @returns the record; `status` says whether it is new.
   * @throws ValidationError `invalid_body`, `unusable_agent_card`, `card_url_rejected`; ServerError `card_not_fetched`,
   *   `card_fetches_busy`;
   *   PermissionError `not_agent_owner`, `agent_imported`.
   */
  register(registration: Registration, options?: WriteOptions & CreateOptions): Promise<Registered>;

  /**
   * Lists agents: newest first, or with `after_seq` or `updated_since` in the order of their changes.
   * `ifNoneMatch` is only sent with the first page.
   * @throws ValidationError `invalid_query`, `invalid_cursor`; the list throws, not this call.
   */
  list(query?: ListQuery, options?: ReadOptions): AgentList;

  /**
   * Lists your agents, newest first, with any status except deleted. Needs a session cookie.
   * @throws AuthenticationError; ValidationError `invalid_cursor`; the list throws, not this call.
   */
  mine(query?: PageQuery, options?: RequestOptions): AgentList;

  /**
   * Searches agents by words, best match first. The counts of `facets` are in the pages.
   * `ifNoneMatch` is only sent with the first page.
   * @throws ValidationError `invalid_query`, `invalid_cursor`; the list throws, not this call.
   */
  search(query: SearchQuery, options?: ReadOptions): FoundList;

  /**
   * Looks up one agent.
   * @throws NotFoundError `agent_not_found`; GoneError `agent_tombstoned`; RegistryError `not_modified`.
   */
  lookup(id: string, options?: ReadOptions): Promise<Agent>;

  /**
   * Looks up 1 to 100 agents at once.
   * @returns the records in the order of the ids, and the ids that are not registered or were deleted.
   * @throws ValidationError `invalid_body`.
   */
  lookupMany(lookup: LookupRequest, options?: RequestOptions): Promise<LookupAnswer>;

  /**
   * Reads the A2A card with which an agent was registered, as it was sent.
   * @throws NotFoundError `card_not_found`, `agent_not_found`; GoneError `agent_tombstoned`; RegistryError `not_modified`.
   */
  card(id: string, options?: ReadOptions): Promise<AgentCard>;

  /**
   * Deprecates an agent, or reactivates it. The change replaces the whole status: omitted fields are cleared.
   * @returns the record.
   * @throws NotFoundError `agent_not_found`; PermissionError `not_agent_owner`, `agent_suspended`;
   *   PreconditionFailedError.
   */
  setStatus(id: string, change: StatusChange, options?: ChangeOptions): Promise<Agent>;

  /**
   * Deletes an agent permanently. Deleting it again returns the same tombstone.
   * @throws NotFoundError `agent_not_found`; PermissionError `not_agent_owner`, `agent_suspended`;
   *   PreconditionFailedError.
   */
  remove(id: string, options?: ChangeOptions): Promise<Tombstone>;
}

/** The requests of its operations. */
export const agents: Lines<"agents"> = {
  register: "POST /register body once",
  list: "GET /list list agents",
  mine: "GET /api/developers/agents list agents",
  search: "GET /search list agents",
  lookup: "GET /lookup/{id}",
  lookupMany: "POST /lookup body reads",
  card: "GET /agents/{id}/card",
  setStatus: "PUT /agents/{id}/status body",
  remove: "DELETE /agents/{id}",
};
