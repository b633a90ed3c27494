/** Agents: register, list, search, look up and retire them. */
import { call, list, type Methods } from "./call.ts";
import type { Http } from "./http.ts";
import type {
  Agent,
  AgentCard,
  AgentPage,
  AgentRename,
  AgentTransfer,
  AllAgentsQuery,
  FoundAgent,
  FoundPage,
  ListedPage,
  ListQuery,
  LookupAnswer,
  LookupRequest,
  OfferMade,
  OwnAgentsQuery,
  OwnedAgent,
  OwnedAgentPage,
  RecordChange,
  RecordChanges,
  RecordChangesQuery,
  Registered,
  Registration,
  SearchQuery,
  ServerJson,
  StatusChange,
  Tombstone,
} from "./models.ts";
import type { ChangeOptions, CreateOptions, ReadOptions, RequestOptions, WriteOptions } from "./options.ts";
import { type Listing, listing } from "./pages.ts";

/** Agents, page by page or one by one. */
export type AgentList = Listing<Agent, AgentPage>;

/** Agents with the accounts that own them, page by page or one by one. */
export type OwnedAgentList = Listing<OwnedAgent, OwnedAgentPage>;

/** The options of a registration. */
export type RegisterOptions = ChangeOptions &
  CreateOptions & {
    /** `*` to register an agent only if none has its id: otherwise a PreconditionFailedError is thrown. */
    ifNoneMatch?: "*" | undefined;
    /** Only says what the registration would do. */
    dryRun?: boolean | undefined;
  };

/** A list of agents by filters, page by page or one by one. The counts of `facets` are in the pages. */
export type ListedAgents = Listing<Agent, ListedPage>;

/** The changes of an agent's record, newest first, page by page or one by one. */
export type RecordChangeList = Listing<RecordChange, RecordChanges>;

/** Search results, best match first unless they are sorted, page by page or one by one. */
export type FoundList = Listing<FoundAgent, FoundPage>;

/** Creates the methods of `registry.agents`. */
export function createAgents(http: Http) {
  return {
    /**
     * Registers an agent by fields, by its A2A card or by the URL of its card, or updates it.
     * @param options with `dryRun`, nothing is stored: the result is what the registration would do.
     * @returns the record; `status` says whether it is new.
     * @throws ValidationError `invalid_body`, `unusable_agent_card`, `card_url_rejected`; ServerError `card_not_fetched`,
     *   `card_fetches_busy`; ConflictError `agent_id_taken`, if you send no `agent_id`, `agent_id_too_similar`, `agent_id_reserved`, `agent_moved`;
     *   RateLimitedError `new_agent_limit_reached`; PermissionError `not_agent_owner`,
     *   `agent_imported`; PreconditionFailedError, if the agent changed since the ETag in `ifMatch`.
     */
    register(registration: Registration, options?: RegisterOptions): Promise<Registered> {
      const query = options?.dryRun ? { dry_run: true } : undefined;
      return call(http, "POST /register", { query, body: registration, safe: "once" }, options);
    },

    /**
     * Lists agents: newest first, or with `after_seq` or `updated_since` in the order of their changes. The counts of `facets` are
     * in the pages.
     * `ifNoneMatch` is only sent with the first page.
     * @throws ValidationError `invalid_query`, `invalid_cursor`; the list throws, not this call.
     */
    list(query?: ListQuery, options?: ReadOptions): ListedAgents {
      return list(http, "GET /list", "agents", { query }, options);
    },

    /**
     * Lists your agents, newest first, with any status except deleted unless you ask for others. Needs a session cookie.
     * @throws AuthenticationError; ValidationError `invalid_cursor`; the list throws, not this call.
     */
    mine(query?: OwnAgentsQuery, options?: RequestOptions): AgentList {
      return list(http, "GET /api/developers/agents", "agents", { query }, options);
    },

    /**
     * Lists all agents with the accounts that own them, newest first. Only for the owner of the node.
     * @throws PermissionError `owner_required`; ValidationError `invalid_cursor`; the list throws, not this call.
     */
    adminList(query?: AllAgentsQuery, options?: RequestOptions): OwnedAgentList {
      return list(http, "GET /api/admin/agents", "agents", { query }, options);
    },

    /**
     * Searches agents by words, best match first unless you `sort` them. The counts of `facets` and the `suggestion` ("did you
     * mean") are in the pages, the places of the words in `match.highlights` if you name their fields in `highlight`.
     * `ifNoneMatch` is only sent with the first page.
     * @throws ValidationError `invalid_query`, `invalid_cursor`; the list throws, not this call.
     */
    search(query: SearchQuery, options?: ReadOptions): FoundList {
      return list(http, "GET /search", "agents", { query }, options);
    },

    /**
     * Looks up one agent.
     * @throws NotFoundError `agent_not_found`; GoneError `agent_tombstoned`; RegistryError `not_modified`.
     */
    lookup(id: string, options?: ReadOptions): Promise<Agent> {
      return call(http, "GET /lookup/{id}", { path: { id } }, options);
    },

    /**
     * Looks up 1 to 100 agents at once.
     * @returns the records in the order of the ids, and the ids that are not registered or were deleted.
     * @throws ValidationError `invalid_body`.
     */
    lookupMany(lookup: LookupRequest, options?: RequestOptions): Promise<LookupAnswer> {
      return call(http, "POST /lookup", { body: lookup, safe: "reads" }, options);
    },

    /**
     * Reads the A2A card with which an agent was registered, as it was sent.
     * @throws NotFoundError `card_not_found`, `agent_not_found`; GoneError `agent_tombstoned`; RegistryError `not_modified`.
     */
    card(id: string, options?: ReadOptions): Promise<AgentCard> {
      return call(http, "GET /agents/{id}/card", { path: { id } }, options);
    },

    /**
     * Reads the same card at the path where A2A clients look for it.
     * @throws as `card`.
     */
    wellKnownCard(id: string, options?: ReadOptions): Promise<AgentCard> {
      return call(http, "GET /agents/{id}/.well-known/agent-card.json", { path: { id } }, options);
    },

    /**
     * Reads the `server.json` with which an agent that is an MCP server was registered, as it was sent.
     * @throws NotFoundError `server_json_not_found`, `agent_not_found`; GoneError `agent_tombstoned`; RegistryError `not_modified`.
     */
    serverJson(id: string, options?: ReadOptions): Promise<ServerJson> {
      return call(http, "GET /agents/{id}/server.json", { path: { id } }, options);
    },

    /**
     * Reads the logo of an agent, an SVG image: its icon, or the first letter of its name.
     * @throws NotFoundError `agent_not_found`; GoneError `agent_tombstoned`; RegistryError `not_modified`.
     */
    logo(id: string, options?: ReadOptions): Promise<string> {
      return call(http, "GET /agents/{id}/logo", { path: { id }, accept: "image/svg+xml" }, options);
    },

    /**
     * Lists the changes of an agent's record, newest first, each with the values that it replaced.
     * @throws NotFoundError `agent_not_found`; GoneError `agent_tombstoned`; the list throws, not this call.
     */
    changes(id: string, query?: RecordChangesQuery, options?: RequestOptions): RecordChangeList {
      return listing<RecordChange, RecordChanges, number>({
        fetch: (before) => {
          const part = before === undefined ? query : { ...query, before };
          return call(http, "GET /agents/{id}/changes", { path: { id }, query: part }, options);
        },
        items: (page) => page.changes,
        next: (page) => page.next_before,
      });
    },

    /**
     * Deprecates an agent, or reactivates it. The change replaces the whole status: omitted fields are cleared.
     * @returns the record.
     * @throws NotFoundError `agent_not_found`; PermissionError `not_agent_owner`, `agent_suspended`;
     *   PreconditionFailedError.
     */
    setStatus(id: string, change: StatusChange, options?: ChangeOptions): Promise<Agent> {
      return call(http, "PUT /agents/{id}/status", { path: { id }, body: change }, options);
    },

    /**
     * Renames an agent. Reads of its former id lead to the new one, and nobody else can ever register the former id.
     * @returns the record, with the new id.
     * @throws NotFoundError `agent_not_found`; ConflictError `agent_id_taken`, `agent_id_too_similar`, `agent_id_reserved`,
     *   `agent_moved`, `too_many_former_ids`; RateLimitedError `new_agent_limit_reached`;
     *   PermissionError `not_agent_owner`, `agent_suspended`, `agent_imported`; PreconditionFailedError.
     */
    rename(id: string, change: AgentRename, options?: ChangeOptions): Promise<Agent> {
      return call(http, "POST /agents/{id}/rename", { path: { id }, body: change }, options);
    },

    /**
     * Offers an agent of yours to another account, by its id or an e-mail address. Nothing changes before it accepts.
     * @returns the offer: the same whether an account has the address or not. For an address it has the link to hand on (`claim_url`).
     * @throws NotFoundError `agent_not_found`; ConflictError `offer_exists`, `agent_not_owned`, `agent_moved`;
     *   ValidationError `recipient_rejected`; PermissionError `not_agent_owner`, `agent_suspended`, `agent_imported`.
     */
    transfer(id: string, transfer: AgentTransfer, options?: CreateOptions): Promise<OfferMade> {
      return call(
        http,
        "POST /agents/{id}/transfer",
        { path: { id }, body: transfer, safe: "once" },
        options,
      );
    },

    /**
     * Releases the id of a deleted agent, so that any account may register it. Only for the owner of the node.
     * @throws NotFoundError `agent_not_found`; ConflictError `agent_not_deleted`, `release_too_early`, `agent_moved`;
     *   PermissionError `agent_imported`, `owner_required`.
     */
    release(id: string, options?: WriteOptions): Promise<Tombstone> {
      return call(http, "POST /api/admin/agents/{id}/release", { path: { id } }, options);
    },

    /**
     * Deletes an agent permanently. Deleting it again returns the same tombstone.
     * @throws NotFoundError `agent_not_found`; PermissionError `not_agent_owner`, `agent_suspended`;
     *   PreconditionFailedError.
     */
    remove(id: string, options?: ChangeOptions): Promise<Tombstone> {
      return call(http, "DELETE /agents/{id}", { path: { id } }, options);
    },
  } satisfies Methods<"agents">;
}

/** The methods of `registry.agents`. All throw RegistryError. */
export interface Agents extends ReturnType<typeof createAgents> {}
