// Written by `npm run generate` from spec/. Do not edit.

/**
 * Schemas: every model. Queries: the query of each operation that has one. Bodies: the JSON body of each operation's request
 * that has one. Responses: the JSON body of each operation's successful response.
 */
export interface Schemas {
    /** @description An account. */
    Account: {
        /** @description The account's id. */
        id: Schemas["AccountId"];
        /**
         * @description The e-mail address. Null if the identity provider shared none.
         * @example developer@example.com
         */
        email: Schemas["Email"] | null;
        /** @description The display name. */
        name: Schemas["Line"] | null;
        /** @description `owner` or `developer`. */
        role: Schemas["Role"];
        /** @description The highest tier of its keys. */
        tier: Schemas["Tier"];
        /**
         * @description Whether the operator disabled the account. Its keys and sessions are then rejected.
         * @example false
         */
        disabled: boolean;
        /**
         * @description When its user closed it: it can never be used again. Null if it is not closed; a closed account is also `disabled`.
         * @example null
         */
        closed_at: Schemas["Instant"] | null;
        /**
         * @description Whether the account may issue certifications.
         * @example false
         */
        issuer: boolean;
        /**
         * @description Its sign-in methods. None, if it is closed.
         * @example [
         *       "password"
         *     ]
         */
        sign_in: ("password" | "oidc")[];
        /** @description When the account was created. */
        created_at: Schemas["Instant"];
    };
    /** @description A response with an account. */
    AccountAnswer: {
        /** @description The account. */
        account: Schemas["Account"];
    };
    /** @description A change of an account. Only the owner of the node may make it. */
    AccountChange: {
        /** @description The new tier. Keys with a higher tier get the limits of this one. Keys with a lower tier keep theirs: their owner creates new ones with the new tier. */
        tier?: Schemas["Tier"];
        /**
         * @description Whether the account is disabled. Disabling ends the account's sessions and pauses its active subscriptions in the same change: their pending deliveries become `skipped`. Enabling resumes no subscription: the owner of a subscription resumes it, and may replay what was skipped. Reports and certifications of a disabled account do not count for reputations until it is enabled again: for about ten agents at once, for others within seconds.
         * @example true
         */
        disabled?: boolean;
        /**
         * @description Whether the account may issue certifications. Those that it has issued stay.
         * @example true
         */
        issuer?: boolean;
    };
    /** @description The input to close your account. */
    AccountClosing: {
        /**
         * @description The current password, if your account has one. At most 256 characters.
         * @example correct horse battery staple
         */
        current_password?: string;
        /**
         * @description What becomes of the agents of the account. Required if it has any. `tombstone` deletes them.
         * @example tombstone
         * @enum {string}
         */
        agents?: "tombstone";
    };
    /** @description Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
    AccountDisabled: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/account_disabled
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Account disabled
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "account_disabled";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Account with agents. Your account has agents: delete them, or send `"agents": "tombstone"` to delete them with it. */
    AccountHasAgents: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/account_has_agents
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Account with agents
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "account_has_agents";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /**
         * Format: int64
         * @description The number of agents that are not deleted. At most 1,000 are counted.
         * @example 3
         */
        agents: number;
    };
    /**
     * @description An account's id.
     * @example acc_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
     */
    AccountId: string;
    /** @description Account closed. The account of the request is closed: its user must sign up again. */
    AccountIsClosed: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/account_is_closed
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Account closed
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "account_is_closed";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Account disabled. The account of the request is disabled: enable it first. */
    AccountNotEnabled: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/account_not_enabled
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Account disabled
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "account_not_enabled";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description No such account. No account has this id. */
    AccountNotFound: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/account_not_found
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example No such account
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "account_not_found";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description A page of accounts, newest first. */
    AccountPage: {
        /** @description The accounts. */
        accounts: Schemas["Account"][];
        /**
         * Format: int32
         * @description The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** @description Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: Schemas["Cursor"] | null;
    };
    /** @description Too many active keys. Revoke a key first, or rotate one instead of creating another. */
    ActiveKeyLimitReached: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/active_key_limit_reached
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Too many active keys
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "active_key_limit_reached";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /**
         * Format: int64
         * @description The limit of active keys.
         * @example 5
         */
        limit: number;
        /**
         * Format: int64
         * @description The number of active keys.
         * @example 5
         */
        active: number;
    };
    /** @description What the owner of a node watches, besides its health. */
    AdminHealth: {
        /**
         * @description `warning` if the disk or a job has another status than `ok` or `unknown`.
         * @enum {string}
         */
        status: "ok" | "warning";
        /** @description When it was read. */
        timestamp: Schemas["Instant"];
        /** @description The disk of the database. */
        disk: Schemas["DiskSpace"];
        /** @description What callers have stored. */
        storage: Schemas["StorageUse"];
        /** @description The periodic jobs, by name. */
        jobs: Schemas["JobHealth"][];
    };
    /**
     * @description The record of an agent.
     *
     *     A tombstoned agent keeps `agent_id`, `source`, `owned`, its dates, `seq` and `previous_agent_ids`. Its `name` is its id, its `agent_url` is `https://tombstoned.invalid/`, and all other fields are null or empty, in every list, also with `after_seq`. The former id of a renamed agent is a tombstone with `moved_to`.
     *
     *     A suspended agent shows `agent_id`, `name`, `agent_url`, its status, `source`, `origin`, `owned`, its dates and `seq`. Its other fields are null or empty, `has_facts` is false, its card and AgentFacts respond with 404, and no filter or search finds it by them. All of it returns when the operator reactivates the agent. Its owner can read the whole record in `GET /api/developers/agents`, the operator in the response of `PUT /agents/{id}/status`.
     */
    Agent: {
        /** @description The agent's id. */
        agent_id: Schemas["AgentId"];
        /** @description The display name. */
        name: Schemas["Line"];
        /**
         * @description What the agent does. At most 4,000 characters.
         * @example Hourly forecasts for any place on Earth.
         */
        description: Schemas["Text"] | null;
        /** @description The URL of the agent's endpoint. */
        agent_url: Schemas["HttpUrl"];
        /** @description The URL of the agent's API, if it is not `agent_url`. */
        api_url: Schemas["HttpUrl"] | null;
        /** @description The URL of the agent's MCP endpoint. */
        mcp_url: Schemas["HttpUrl"] | null;
        /** @description The URL of the agent's own AgentFacts. */
        facts_url: Schemas["HttpUrl"] | null;
        /** @description The URL of the documentation. */
        documentation_url: Schemas["HttpUrl"] | null;
        /** @description The URL of an icon. */
        icon_url: Schemas["HttpUrl"] | null;
        /**
         * @description The agent's version, in its own scheme.
         * @example 1.4.0
         */
        version: Schemas["Keyword"] | null;
        /**
         * @description The provider.
         * @example {
         *       "name": "Example Weather Ltd",
         *       "url": "https://example.com"
         *     }
         */
        provider: Schemas["Provider"] | null;
        /**
         * @description The protocols that it implements.
         * @example [
         *       "a2a"
         *     ]
         */
        protocols: Schemas["Protocol"][];
        /**
         * @description Its capabilities: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "streaming"
         *     ]
         */
        capabilities: Schemas["Keyword"][];
        /**
         * @description Its tags: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "weather",
         *       "forecast"
         *     ]
         */
        tags: Schemas["Keyword"][];
        /**
         * @description The ids of its skills: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "hourly-forecast"
         *     ]
         */
        skills: Schemas["Keyword"][];
        /** @description The lifecycle status. */
        status: Schemas["AgentStatus"];
        /** @description The reason for this status. At most 500 characters. */
        status_message: Schemas["StatusMessage"] | null;
        /**
         * @description The agent to use instead. Null if a peer names an id that another source has here.
         * @example null
         */
        successor_agent_id: Schemas["AgentId"] | null;
        /** @description When it will stop working. */
        sunset_at: Schemas["Instant"] | null;
        /**
         * @description `local`, or the id of the peer that it was imported from.
         * @example local
         */
        source: string;
        /**
         * @description Where and when it was imported from. Null for a local agent and a tombstone. Only its origin can change an imported agent.
         * @example null
         */
        origin: Schemas["AgentOrigin"] | null;
        /**
         * @description Whether an account owns it. Anyone who may write can change a local agent without an owner.
         * @example false
         */
        owned: boolean;
        /**
         * @description Whether it has AgentFacts.
         * @example true
         */
        has_facts: boolean;
        /** @description How far its URLs are verified. An imported agent is not verified here: `origin` has what its peer says. */
        verification: Schemas["AgentVerification"];
        /** @description What the signature of its card proves. Null without a card, for imported agents, and for cards of earlier versions. */
        card_signature: Schemas["CardSignature"] | null;
        /** @description When it was first registered. */
        registered_at: Schemas["Instant"];
        /** @description When it last changed. */
        updated_at: Schemas["Instant"];
        /** @description When it was deleted. */
        tombstoned_at: Schemas["Instant"] | null;
        /**
         * @description `true` if the owner of the node erased the agent: delete what you have of it. Otherwise absent.
         * @example true
         */
        erased?: boolean;
        /**
         * @description The id that the agent has now, if it was renamed: this id is a former one, and its status is `tombstoned`. Otherwise null.
         * @example null
         */
        moved_to: Schemas["AgentId"] | null;
        /**
         * @description The ids that the agent had before it was renamed, the latest last: at most 10. Of an imported agent those that this node has as former ids of the same peer: a peer has no say in the ids of others.
         * @example []
         */
        previous_agent_ids: Schemas["AgentId"][];
        /** @description The sequence number of its last change. */
        seq: Schemas["Seq"];
        /**
         * @description Additional fields of the registration, as sent.
         * @example {
         *       "region": "eu"
         *     }
         */
        extra: Schemas["ExtraMembers"];
    };
    /** @description Already erased. The agent is erased, and was not registered again since. */
    AgentAlreadyErased: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/agent_already_erased
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Already erased
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "agent_already_erased";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description An A2A agent card, as published. At most 1,000 fields; real cards have about 20. */
    AgentCard: {
        [key: string]: unknown;
    };
    /** @description Agent deprecated or tombstoned. */
    AgentDeprecatedEvent: {
        /**
         * @description The event type.
         * @enum {string}
         */
        event: "agent.deprecated";
        /** @description The details of the event. */
        payload: Schemas["AgentDeprecatedPayload"];
        /** @description When the event was committed. */
        timestamp: Schemas["Instant"];
        /**
         * @description The key of the event, the same for every delivery. Ignore an event whose key you have seen.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        idempotency_key: string;
    };
    /** @description An agent was deprecated, suspended by the operator, or deleted. */
    AgentDeprecatedPayload: {
        /** @description The agent's id. */
        agent_id: Schemas["AgentId"];
        /** @description The agent's name at that time. */
        name: Schemas["Line"];
        /**
         * @description The kind of change.
         * @enum {string}
         */
        change: "deprecated" | "suspended" | "tombstoned" | "imported";
        /** @description The sequence number of the change, in commit order. */
        seq: Schemas["Seq"];
        /**
         * @description `local`, or the id of the peer that it was imported from.
         * @example local
         */
        source: string;
        /** @description The reason. At most 500 characters. */
        status_message: Schemas["StatusMessage"] | null;
        /** @description The agent to use instead. */
        successor_agent_id: Schemas["AgentId"] | null;
        /** @description When it will stop working. */
        sunset_at: Schemas["Instant"] | null;
        /** @description When it was deleted. */
        tombstoned_at: Schemas["Instant"] | null;
        /**
         * @description `true` if the operator released the id of a deleted agent: anyone may register it. Otherwise absent.
         * @example true
         */
        released?: boolean;
        /**
         * @description The id that the agent has now, if it was renamed: then `change` is `tombstoned`. Otherwise absent.
         * @example weather-agent-2
         */
        moved_to?: Schemas["AgentId"];
        /**
         * @description `true` if the owner of this node, or of the node that the agent was imported from, erased the agent: delete what you have of it. `name` is its id then. Otherwise absent.
         * @example true
         */
        erased?: boolean;
        /**
         * @description The numbers of the events that this change redacted, in ascending order: `GET /events` has them no longer. A long erasure is several such events. Absent unless `erased` is `true`.
         * @example [
         *       3,
         *       8
         *     ]
         */
        redacts?: Schemas["Seq"][];
    };
    /** @description Agent erased. The owner of the node erased the agent with this id. Only the account that owned it may register the id again, and the id is never released. */
    AgentErased: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/agent_erased
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Agent erased
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "agent_erased";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description An AgentFacts document (v1, https://agentfacts.org/schema/v1): at most 262,144 bytes, nested at most 16 levels deep. An object or list that v1 defines has at most 1,000 entries. Fields that v1 defines must have the types given here; fields that it requires may be missing (the response of `PUT` reports that); all others are kept. The names are those of v1, which mixes snake_case and camelCase. */
    AgentFacts: {
        /**
         * @description The agent's id in the publisher's own namespace. Required by v1.
         * @example weather-agent
         */
        id?: Schemas["FactsText"];
        /**
         * @description A URN. Required by v1.
         * @example urn:agent:example:weather-agent
         */
        agent_name?: Schemas["FactsText"];
        /**
         * @description The display name. Required by v1.
         * @example Weather Agent
         */
        label?: Schemas["FactsText"];
        /**
         * @description What the agent does. Required by v1.
         * @example Hourly forecasts for any place on Earth.
         */
        description?: Schemas["FactsText"];
        /**
         * @description The agent's version. Required by v1.
         * @example 1.4.0
         */
        version?: Schemas["FactsText"];
        /**
         * @description The URI of the documentation.
         * @example https://weather.example.com/docs
         */
        documentationUrl?: Schemas["FactsText"];
        /**
         * @description The country or entity whose rules it complies with.
         * @example DE
         */
        jurisdiction?: Schemas["FactsText"];
        /** @description The provider. Required by v1. */
        provider?: Schemas["FactsProvider"];
        /** @description The endpoints. Required by v1. */
        endpoints?: Schemas["FactsEndpoints"];
        /** @description The capabilities. Required by v1. */
        capabilities?: Schemas["FactsCapabilities"];
        /** @description Its skills; v1 requires at least one. */
        skills?: Schemas["FactsSkill"][];
        /** @description The publisher's claims about quality, not verified by the node. */
        evaluations?: Schemas["FactsEvaluations"];
        /** @description The publisher's claims about operation, not verified by the node. */
        telemetry?: Schemas["FactsTelemetry"];
        /** @description The publisher's claims about certification, not verified by the node. */
        certification?: Schemas["FactsCertification"];
    } & {
        [key: string]: unknown;
    };
    /**
     * @description The id of an agent, chosen at registration: 1 to 255 of `A-Z a-z 0-9 . _ : @ ~ -`, case-sensitive, neither `.` nor `..` (a URL cannot carry these as a path segment: RFC 3986 section 5.2.4).
     * @example weather-agent
     */
    AgentId: string;
    /** @description Agent renamed. The agent has another id now: send the request with the id in `moved_to`. Reads of the former id are redirected, writes are not. */
    AgentIdMoved: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/agent_moved
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Agent renamed
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "agent_moved";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /**
         * @description The former id.
         * @example weather-bot
         */
        agent_id: Schemas["AgentId"];
        /** @description The id that the agent has now. */
        moved_to: Schemas["AgentId"];
    };
    /** @description Reserved id. The id names a part or a role of the node, such as `registry` or `admin`, begins with the host of the node, or looks like that of a peer (`peer_…`): choose another one. */
    AgentIdReserved: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/agent_id_reserved
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Reserved id
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "agent_id_reserved";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Agent id taken. A registration without `agent_id`: another agent has the id that the node derived, one with another name or `agent_url`, or one that you may not change. Send `agent_id`. A new id of an agent: another agent has or had it. Choose another one. */
    AgentIdTaken: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/agent_id_taken
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Agent id taken
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "agent_id_taken";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The id. */
        agent_id: Schemas["AgentId"];
    };
    /** @description Id too similar. An agent of another account has an id that looks like this one: they differ only in upper and lower case, in `-`, `_`, `.`, `~`, `:` and `@`, or in characters that look alike, such as `0` and `o`, or `1`, `l` and `i`. Choose another id. */
    AgentIdTooSimilar: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/agent_id_too_similar
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Id too similar
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "agent_id_too_similar";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /**
         * @description The id that you sent.
         * @example Weather_Agent
         */
        agent_id: Schemas["AgentId"];
        /** @description The id of the other agent. */
        existing: Schemas["AgentId"];
    };
    /** @description Imported agent. This agent was imported from another registry, and only that registry can edit it. The operator can suspend it here. */
    AgentImported: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/agent_imported
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Imported agent
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "agent_imported";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /**
         * @description The id of the peer.
         * @example peer_northern
         */
        source: string;
    };
    /** @description The liveness of an agent, seen from this node. If no agent with this URL is verified, instants are those of the beginning of the day, because the times of a private machine tell of a person. */
    AgentLiveness: {
        /** @description The agent's id. */
        agent_id: Schemas["AgentId"];
        /**
         * @description The state.
         * @example up
         */
        state: Schemas["LivenessState"];
        /** @description Since when. Null if it is `unknown`. */
        since: Schemas["Instant"] | null;
        /**
         * @description How it is probed.
         * @example protocol
         */
        level: Schemas["ProbeLevel"];
        /**
         * @description What its owner chose. Null for the default.
         * @example protocol
         */
        choice: Schemas["ProbeLevel"] | null;
        /**
         * @description What probes ask. Null if it is not probed.
         * @example a2a
         */
        method: Schemas["ProbeProtocol"] | null;
        /**
         * @description What the last probe found. Null if there is none.
         * @example ok
         */
        outcome: Schemas["ProbeOutcome"] | null;
        /** @description Whether its agent card declares how to authenticate: otherwise callers cannot know what it asks for. Null if the state is not `auth`, or if it has no card. */
        auth_declared: boolean | null;
        /** @description When it was last probed. Null if it was not. */
        checked_at: Schemas["Instant"] | null;
        /**
         * @description Whether its owner hides its history: then `uptime_30d` and `latency_p50_ms` are null, and `days_30` is empty. The state is never hidden.
         * @example false
         */
        history_hidden: boolean;
        /** @description The uptime of the last 30 days. Null below 20 probes. */
        uptime_30d: Schemas["Uptime"] | null;
        /** @description The days of the last 30 on which it was probed, the oldest first. */
        days_30: Schemas["ProbedDay"][];
        /**
         * @description The median time until the first byte of the last 20 responses, in milliseconds. Null without one.
         * @example 84
         */
        latency_p50_ms: number | null;
    };
    /** @description The liveness of agents. */
    AgentLivenessList: {
        /** @description In the order of the ids. */
        liveness: Schemas["AgentLiveness"][];
        /**
         * @description The ids that are not registered or were deleted.
         * @example []
         */
        missing: Schemas["AgentId"][];
    };
    /** @description Moved: the agent was renamed. Send the request to `Location`, and use the new id from now on. Caches keep this for five minutes only, because an agent may be renamed back. */
    AgentMoved: {
        /**
         * @description Always `moved`.
         * @enum {string}
         */
        status: "moved";
        /**
         * @description The former id.
         * @example weather-bot
         */
        agent_id: Schemas["AgentId"];
        /** @description The id that the agent has now. */
        moved_to: Schemas["AgentId"];
    };
    /** @description Agent not deleted. The id of an agent can only be released once the agent is deleted. */
    AgentNotDeleted: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/agent_not_deleted
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Agent not deleted
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "agent_not_deleted";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description No such agent. No agent is registered with this id, or no agent can have it. Ids are case-sensitive. */
    AgentNotFound: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/agent_not_found
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example No such agent
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "agent_not_found";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Agent without an owner. No account owns the agent: register it with a key of yours, then it is yours. */
    AgentNotOwned: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/agent_not_owned
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Agent without an owner
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "agent_not_owned";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Not probed. This node does not probe the agent: its owner chose so, or that of a verified agent with its URL, the URL is not public, or the node probes no agents. Choose `reachable` or `protocol` first. */
    AgentNotProbed: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/agent_not_probed
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Not probed
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "agent_not_probed";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description The origin of an imported agent, and the age of its record. */
    AgentOrigin: {
        /**
         * @description The peer's id: see `GET /peers`, which also has the time of its last sync.
         * @example peer_5d0f2b8e-7b0c-4a57-9a63-1f0a52b8c1d4
         */
        peer_id: string;
        /**
         * @description The URL of the peer.
         * @example https://registry.example.org
         */
        base_url: Schemas["HttpUrl"];
        /**
         * @description The `seq` of the agent at the peer. Null if the peer does not number its changes.
         * @example 4711
         */
        seq: Schemas["Seq"] | null;
        /** @description When the agent last changed at the peer. Null if unknown. */
        updated_at: Schemas["Instant"] | null;
        /** @description When this record was last imported. As of the last sync, the peer has not changed it since. */
        fetched_at: Schemas["Instant"];
        /** @description What the peer says about the agent's URLs, which this node has not checked. Absent if the peer says nothing. */
        verification?: Schemas["AgentVerification"];
    };
    /** @description A page of agents. It has fewer than `limit` if their records are long, several thousand bytes each: go on until `next_cursor` is null, however many a page has. */
    AgentPage: {
        /** @description The agents. */
        agents: Schemas["Agent"][];
        /**
         * Format: int64
         * @description The number of agents on all pages. Only on the first page, and not with `after_seq` or `updated_since`, whose pages have no end.
         * @example 128
         */
        total?: number;
        /**
         * @description Whether `total` is exact. If it is false, there are `total` agents or more: agents are counted up to 1,000, and in large registries up to a limit of work. Present if `total` is.
         * @example true
         */
        total_is_exact?: boolean;
        /**
         * Format: int32
         * @description The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** @description Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: Schemas["Cursor"] | null;
        /** @description The response includes every change up to this number. */
        as_of_seq: Schemas["Seq"];
    };
    /** @description New agent registered or updated. */
    AgentRegisteredEvent: {
        /**
         * @description The event type.
         * @enum {string}
         */
        event: "agent.registered";
        /** @description The details of the event. */
        payload: Schemas["AgentRegisteredPayload"];
        /** @description When the event was committed. */
        timestamp: Schemas["Instant"];
        /**
         * @description The key of the event, the same for every delivery. Ignore an event whose key you have seen.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        idempotency_key: string;
    };
    /** @description An agent was registered or its record changed. */
    AgentRegisteredPayload: {
        /** @description The agent's id. */
        agent_id: Schemas["AgentId"];
        /** @description The agent's name at that time. */
        name: Schemas["Line"];
        /**
         * @description The kind of change.
         * @enum {string}
         */
        change: "created" | "updated" | "facts" | "reactivated" | "imported";
        /** @description The sequence number of the change, in commit order. */
        seq: Schemas["Seq"];
        /** @description The URL of the agent's endpoint. */
        agent_url: Schemas["HttpUrl"];
        /**
         * @description `local`, or the id of the peer that it was imported from.
         * @example local
         */
        source: string;
        /**
         * @description The fields of the record that changed; all of them for a new agent. `verification` if what is proved about its URLs changed.
         * @example [
         *       "description",
         *       "tags"
         *     ]
         */
        changed: string[];
        /**
         * @description The id that the agent had before, if it was renamed: then `change` is `created`. Otherwise absent.
         * @example weather-bot
         */
        previous_agent_id?: Schemas["AgentId"];
        /** @description The transfer, if the agent now belongs to another account: then `changed` has `owner`. Otherwise absent. */
        transfer?: Schemas["TransferSummary"];
    };
    /** @description A new id of an agent. */
    AgentRename: {
        /**
         * @description The new id. Nobody may have it, or have had it, except the agent itself.
         * @example weather-agent-2
         */
        agent_id: Schemas["AgentId"];
    };
    /**
     * @description `active`: in use. `deprecated`: available, but to be retired. `suspended`: hidden from lists by the operator, and its self-declared fields are withheld. `tombstoned`: deleted; the id is reserved, the rest is erased.
     * @enum {string}
     */
    AgentStatus: "active" | "deprecated" | "suspended" | "tombstoned";
    /** @description Agent suspended. The operator suspended this agent: only the operator can reactivate it. */
    AgentSuspended: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/agent_suspended
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Agent suspended
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "agent_suspended";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Agent deleted. The id is reserved: only the agent's owner may register it again. */
    AgentTombstoned: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/agent_tombstoned
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Agent deleted
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 410;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "agent_tombstoned";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The tombstone. */
        tombstone: Schemas["Tombstone"];
    };
    /** @description The input to offer an agent to another account. */
    AgentTransfer: {
        /** @description To whom: the id of an account, or an e-mail address. The node does not verify the addresses of accounts, so the id is safer where you know it. */
        to: Schemas["OfferRecipient"];
        /** @description Words to the other account, who sees them as text. */
        message?: Schemas["OfferMessage"] | null;
    };
    /** @description How far it is proved that the holder of the agent's URLs registered it. It is no statement about what the agent does. */
    AgentVerification: {
        /**
         * @description `domain`: the owner of the agent proved a domain that covers the hosts of `agent_url`, `api_url` and `mcp_url`. `host`: the owner proved these hosts. `url`: the agent's card names its owner, and the URLs are in the folder of the card, which for a card below `.well-known` is the one above that. `none`: nothing is proved.
         * @example domain
         */
        level: Schemas["VerificationLevel"];
        /** @description The domain that was proved. Null if none was. */
        domain: Schemas["DomainName"] | null;
        /**
         * @description The method. Null if nothing is proved.
         * @example dns
         */
        method: Schemas["ProofMethod"] | null;
        /** @description Since when it is proved. The node checks every day. Null if nothing is proved. */
        verified_at: Schemas["Instant"] | null;
    };
    /** @description Already set up. The node has an owner already: sign in instead. */
    AlreadySetUp: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/already_set_up
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Already set up
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "already_set_up";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description The APIs of the node (RFC 9727), as a set of links (RFC 9264). */
    ApiCatalog: {
        /** @description The catalog itself, and each API. */
        linkset: Schemas["ApiLinks"][];
    };
    /** @description A link to a resource. */
    ApiLink: {
        /** @description The URL. */
        href: Schemas["HttpUrl"];
        /**
         * @description The media type of the resource.
         * @example application/json
         */
        type?: string;
    };
    /** @description The links of one resource. */
    ApiLinks: {
        /** @description The URL of the resource. */
        anchor: Schemas["HttpUrl"];
        /** @description The APIs that are there. */
        item?: Schemas["ApiLink"][];
        /** @description Its description for programs: the OpenAPI document. */
        "service-desc"?: Schemas["ApiLink"][];
        /** @description Its description for people. */
        "service-doc"?: Schemas["ApiLink"][];
        /** @description Its state. */
        status?: Schemas["ApiLink"][];
    };
    /** @description No such asset. The name of an asset changes with its content: reload the page to get the current name. */
    AssetNotFound: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/asset_not_found
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example No such asset
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "asset_not_found";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description The outcomes of attempts in a period. */
    AttemptCounts: {
        /**
         * Format: int64
         * @description The number of attempts that succeeded.
         * @example 118
         */
        delivered: number;
        /**
         * Format: int64
         * @description The number of attempts that failed.
         * @example 2
         */
        failed: number;
        /**
         * @description The share of the attempts that succeeded, from 0 to 1. Null without attempts.
         * @example 0.9833333333333333
         */
        success_rate: number | null;
    };
    /**
     * @description What the badge of an agent says.
     * @enum {string}
     */
    BadgeContent: "grade" | "certification" | "liveness";
    /** @description Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
    BodyTooLarge: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/body_too_large
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Body too large
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 413;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "body_too_large";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Too many subscriptions at one callback host. All ports and all hosts of one registrable domain count together. An account may have 20 there (tier `free`), 50 (`pro`) or 200 (`enterprise` and the operator). All accounts younger than 24 hours may have 100 there together. Delete one, or use another host. */
    CallbackHostLimitReached: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/callback_host_limit_reached
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Too many subscriptions at one callback host
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "callback_host_limit_reached";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /**
         * Format: int64
         * @description The limit of subscriptions at this host.
         * @example 20
         */
        limit: number;
        /**
         * Format: int64
         * @description The number of subscriptions at this host.
         * @example 20
         */
        count: number;
        /**
         * @description The registrable domain or the IP address.
         * @example example.com
         */
        host: string;
    };
    /**
     * @description The URL of a receiver: https, on a public host written in ASCII (`xn--…`), at most 2,048 characters once it is percent-encoded, without credentials and fragment. These are rejected with `callback_url_rejected` and a reason: other schemes; `localhost`, `127.0.0.1`, `[::1]`, private and other special addresses in any spelling; names without a dot or with a special use; ports that browsers block. The addresses of the name are checked before each connection.
     * @example https://hooks.example.com/registry
     */
    CallbackUrl: string;
    /** @description Callback URL rejected. The node cannot deliver to this URL: see `reason`. Use a public https:// URL. */
    CallbackUrlRejected: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/callback_url_rejected
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Callback URL rejected
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "callback_url_rejected";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
        /**
         * @description The reason.
         * @example the host is a private address
         */
        reason: string;
    };
    /** @description Too many card fetches. Too many card fetches are waiting at the node, to this host or from your network: try again after `Retry-After` seconds, or send the card itself. */
    CardFetchesBusy: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/card_fetches_busy
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Too many card fetches
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 503;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "card_fetches_busy";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Card not fetched. The URL, or the one to which it redirects, did not respond with an agent card: see `error`, which is `egress_blocked` for a redirect to where the node does not fetch, and `http_status` for another one that is not followed. Fix the URL, or send the card itself. */
    CardNotFetched: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/card_not_fetched
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Card not fetched
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 502;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "card_not_fetched";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The reason. */
        error: Schemas["FetchError"];
        /**
         * @description The status of the response. Null if there was no response.
         * @example 404
         */
        response_status: number | null;
    };
    /** @description No agent card. The agent was registered by fields and has no card, or the operator suspended it. */
    CardNotFound: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/card_not_found
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example No agent card
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "card_not_found";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description The extension of an agent card that proves the host, or the URL of the card. */
    CardProof: {
        /**
         * @description The URL of the card. Only at `/.well-known/agent-card.json` it proves the host.
         * @example https://weather.example.com/.well-known/agent-card.json
         */
        url: string;
        /**
         * @description What to add to `capabilities.extensions` of the card, as JSON.
         * @example {"uri":"urn:registry-node:owner:1","params":{"node":"https://registry.example","handle":"b0xhTm9kZUhhbmRsZTEyMw"}}
         */
        extension: string;
    };
    /** @description The signature of an agent card (A2A 1.0 section 8.4), checked when the card was registered. Keys are fetched from the `jku` of the signature, and only if it has the origin of `agent_url`: a card can name any key. */
    CardSignature: {
        /** @description What the check found. */
        state: Schemas["CardSignatureState"];
        /**
         * @description Why it is not valid: `malformed`, `duplicate_members`, `not_i_json` (the card has a lone surrogate, or a number that is too large for a double), `critical_header`, `algorithm_not_permitted` (permitted are EdDSA, ES256, ES384, RS256), `no_key_url`, `untrusted_key` (the key is of another origin), `key_not_fetched`, `key_not_found`, `key_not_usable`, `partly_signed` (some libraries leave members out, which could be anything), `signature_mismatch`. Later versions may have others. Null if it is valid or unsigned.
         * @example null
         */
        reason: string | null;
        /**
         * @description The id of the key. Null if no signature names one.
         * @example 2026-key
         */
        kid: string | null;
        /**
         * @description The origin of the key. Null if no key was fetched.
         * @example https://weather.example.com
         */
        key_origin: string | null;
        /**
         * @description What was signed: the card `as_published`, or `without_defaults` as the specification says. Some libraries sign it `without_empty` values, `without_falsy` ones, or `without_model_defaults` of A2A 0.3; or with letters outside ASCII escaped, for example `without_empty_escaped`. Later versions may have others. Null unless it is valid.
         * @example without_defaults
         */
        form: string | null;
    };
    /**
     * @description What the check of a card's signature found. `unsigned`: the card has none. `valid`: the card is unaltered since it was signed with a key of the agent's own origin. `invalid`: that key did not sign this card. `unverifiable`: `reason` says why.
     * @enum {string}
     */
    CardSignatureState: "unsigned" | "valid" | "invalid" | "unverifiable";
    /** @description Card URL rejected. The node cannot fetch from this URL: see `reason`. Use a public https:// URL. */
    CardUrlRejected: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/card_url_rejected
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Card URL rejected
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "card_url_rejected";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
        /**
         * @description The reason.
         * @example The address is not public.
         */
        reason: string;
    };
    /** @description Certification issued or renewed. */
    CertIssuedEvent: {
        /**
         * @description The event type.
         * @enum {string}
         */
        event: "cert.issued";
        /** @description The details of the event. */
        payload: Schemas["CertIssuedPayload"];
        /** @description When the event was committed. */
        timestamp: Schemas["Instant"];
        /**
         * @description The key of the event, the same for every delivery. Ignore an event whose key you have seen.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        idempotency_key: string;
    };
    /** @description A certification was issued or renewed. */
    CertIssuedPayload: {
        /** @description The agent's id. */
        agent_id: Schemas["AgentId"];
        /** @description The agent's name at that time. */
        name: Schemas["Line"];
        /**
         * @description The kind of change.
         * @enum {string}
         */
        change: "issued" | "renewed";
        /** @description The sequence number of the change, in commit order. */
        seq: Schemas["Seq"];
        /** @description The certification. */
        certification: Schemas["CertificationSummary"];
    };
    /** @description Certification revoked. */
    CertRevokedEvent: {
        /**
         * @description The event type.
         * @enum {string}
         */
        event: "cert.revoked";
        /** @description The details of the event. */
        payload: Schemas["CertRevokedPayload"];
        /** @description When the event was committed. */
        timestamp: Schemas["Instant"];
        /**
         * @description The key of the event, the same for every delivery. Ignore an event whose key you have seen.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        idempotency_key: string;
    };
    /** @description A certification was revoked or expired. */
    CertRevokedPayload: {
        /** @description The agent's id. */
        agent_id: Schemas["AgentId"];
        /** @description The agent's name at that time. */
        name: Schemas["Line"];
        /**
         * @description The kind of change.
         * @enum {string}
         */
        change: "revoked" | "expired";
        /** @description The sequence number of the change, in commit order. */
        seq: Schemas["Seq"];
        /** @description The certification. */
        certification: Schemas["CertificationSummary"];
        /** @description The reason. Null if it expired. */
        reason: Schemas["RevocationReason"] | null;
        /** @description When it ended. */
        revoked_at: Schemas["Instant"];
    };
    /** @description A certification of an agent. */
    Certification: {
        /** @description The certification's id. */
        id: Schemas["CertificationId"];
        /**
         * @description The level.
         * @example audited
         */
        level: Schemas["CertificationLevel"];
        /** @description The issuer. */
        issuer: Schemas["Line"];
        /** @description The URL of the evidence. */
        evidence_url: Schemas["HttpUrl"] | null;
        /** @description When it was first issued; a renewal does not change it. */
        issued_at: Schemas["Instant"];
        /** @description When it expires. Null for never. */
        expires_at: Schemas["Instant"] | null;
        /** @description The agent's id. */
        agent_id: Schemas["AgentId"];
        /** @description The id of the account that issued it. `issuer` is the name that this account gave. */
        issued_by: Schemas["AccountId"];
        /** @description The status. */
        status: Schemas["CertificationStatus"];
        /** @description When it was last renewed. Null if never. */
        renewed_at: Schemas["Instant"] | null;
        /** @description When it was revoked or expired. Null while it is active. */
        revoked_at: Schemas["Instant"] | null;
        /** @description Why it was revoked. Null if it was not. */
        reason: Schemas["RevocationReason"] | null;
    };
    /** @description The number of certifications by status. */
    CertificationFigures: {
        /**
         * Format: int64
         * @description Active certifications.
         * @example 210
         */
        active: number;
        /**
         * Format: int64
         * @description Revoked certifications.
         * @example 7
         */
        revoked: number;
        /**
         * Format: int64
         * @description Expired certifications.
         * @example 31
         */
        expired: number;
    };
    /**
     * @description A certification's id.
     * @example cert_4f1c2a90-6f3e-4c1b-8f0e-2f7f9a1c55d1
     */
    CertificationId: string;
    /**
     * @description The level of a certification. `self_attested`: declared by the agent's owner. `basic`: identity and documents were checked. `verified`: the agent was tested. `audited`: the agent and its operator were audited.
     * @enum {string}
     */
    CertificationLevel: "self_attested" | "basic" | "verified" | "audited";
    /** @description No such certification. No certification has this id. */
    CertificationNotFound: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/certification_not_found
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example No such certification
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "certification_not_found";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description A page of certifications, newest first. */
    CertificationPage: {
        /** @description The certifications. */
        certifications: Schemas["Certification"][];
        /**
         * Format: int32
         * @description The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** @description Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: Schemas["Cursor"] | null;
    };
    /** @description The input to issue a certification. */
    CertificationRequest: {
        /** @description The agent's id. */
        agent_id: Schemas["AgentId"];
        /**
         * @description The level.
         * @example verified
         */
        level: Schemas["CertificationLevel"];
        /** @description The issuer's name. Default: the account's name; without one, its id, or the node's address if it is the operator's. Only the operator may give another name. An account whose name looks like the node's issues under its id. */
        issuer?: Schemas["Line"];
        /** @description The URL of the evidence. */
        evidence_url?: Schemas["HttpUrl"] | null;
        /** @description When it expires: in the future. Absent or null: never. */
        expires_at?: Schemas["SentInstant"] | null;
    };
    /**
     * @description `active`: valid, though it does not count for reputation while its issuer's account is disabled. `revoked` by its issuer or the operator. `expired`: past its expiry.
     * @enum {string}
     */
    CertificationStatus: "active" | "revoked" | "expired";
    /** @description A certification in an event. */
    CertificationSummary: {
        /** @description The certification's id. */
        id: Schemas["CertificationId"];
        /**
         * @description The level.
         * @example audited
         */
        level: Schemas["CertificationLevel"];
        /** @description The issuer. */
        issuer: Schemas["Line"];
        /** @description The URL of the evidence. */
        evidence_url: Schemas["HttpUrl"] | null;
        /** @description When it was first issued; a renewal does not change it. */
        issued_at: Schemas["Instant"];
        /** @description When it expires. Null for never. */
        expires_at: Schemas["Instant"] | null;
    };
    /** @description The health of a part of the node. */
    Check: {
        /**
         * @description `ok` or `down`.
         * @enum {string}
         */
        status: "ok" | "down";
        /**
         * Format: double
         * @description The duration of the check, in milliseconds.
         * @example 1
         */
        latency_ms: number;
    };
    /** @description No checkpoint. The log has none yet, because the journal is empty or was not sealed yet. */
    CheckpointNotFound: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/checkpoint_not_found
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example No checkpoint
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "checkpoint_not_found";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Statistics of violations. */
    ComplianceFigures: {
        /**
         * Format: int64
         * @description Open violations.
         * @example 12
         */
        open_violations: number;
        /**
         * @description Open violations by severity. Severities without violations are omitted.
         * @example {
         *       "low": 9,
         *       "critical": 3
         *     }
         */
        by_severity: {
            [key: string]: number;
        };
    };
    /** @description Compliance violation detected. */
    ComplianceViolationEvent: {
        /**
         * @description The event type.
         * @enum {string}
         */
        event: "compliance.violation";
        /** @description The details of the event. */
        payload: Schemas["ComplianceViolationPayload"];
        /** @description When the event was committed. */
        timestamp: Schemas["Instant"];
        /**
         * @description The key of the event, the same for every delivery. Ignore an event whose key you have seen.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        idempotency_key: string;
    };
    /** @description A violation was opened, reopened or escalated. */
    ComplianceViolationPayload: {
        /** @description The agent's id. */
        agent_id: Schemas["AgentId"];
        /** @description The agent's name at that time. */
        name: Schemas["Line"];
        /**
         * @description The kind of change.
         * @enum {string}
         */
        change: "opened" | "escalated" | "reopened";
        /** @description The sequence number of the change, in commit order. */
        seq: Schemas["Seq"];
        /** @description The violation. */
        violation: Schemas["ViolationSummary"];
    };
    /**
     * @description The confidence in a score: `insufficient` below 10 effective reports, `low` below 50, `medium` below 500, else `high`.
     * @enum {string}
     */
    Confidence: "insufficient" | "low" | "medium" | "high";
    /** @description The result of the validation of a document against AgentFacts v1. */
    Conformance: {
        /**
         * @description The schema.
         * @example https://agentfacts.org/schema/v1
         */
        schema: string;
        /**
         * @description Whether the document is valid.
         * @example false
         */
        valid: boolean;
        /** @description The errors; at most 100. */
        errors: Schemas["InputError"][];
        /** @description Warnings: allowed, but perhaps not intended; at most 100. */
        warnings: Schemas["InputError"][];
    };
    /** @description Mistyped key. The checksum in the key's last six characters does not match: copy the key again. */
    CredentialChecksumFailed: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/credential_checksum_failed
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Mistyped key
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 401;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "credential_checksum_failed";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Expired credential. The key or session has expired: create a new key, or sign in again. */
    CredentialExpired: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/credential_expired
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Expired credential
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 401;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "credential_expired";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Malformed credential. It is not a valid API key or session token: check that you copied all of it. */
    CredentialMalformed: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/credential_malformed
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Malformed credential
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 401;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "credential_malformed";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Credential missing. Send an API key (`Authorization: Bearer registry_…`), or sign in. */
    CredentialMissing: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/credential_missing
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Credential missing
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 401;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "credential_missing";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Revoked key. The key was permanently revoked: create a new one. */
    CredentialRevoked: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/credential_revoked
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Revoked key
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 401;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "credential_revoked";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Unknown credential. This node did not issue it, or no longer has it: create a key, or sign in again. */
    CredentialUnknown: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/credential_unknown
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Unknown credential
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 401;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "credential_unknown";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Cross-site request. A page of another site sent a request with a session, or a write without a key. If the page is the node's own, its operator must set `PUBLIC_URL` to the address under which people open the node. */
    CrossSiteRequest: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/cross_site_request
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Cross-site request
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "cross_site_request";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description The current session. */
    CurrentSession: {
        /** @description The account. */
        account: Schemas["Account"];
        /** @description When the session expires if it is not used again. */
        expires_at: Schemas["Instant"];
    };
    /**
     * @description The position of the next page. Opaque, signed by the node, valid for the same query only. At most 1,024 characters.
     * @example eyJrIjo0MTd9.Gk3xq2zJm0Yw8m1cJb0b0A
     */
    Cursor: string;
    /** @description Cursor expired. The events after this number were deleted because of their age: read all agents with `GET /list`, then the events after `oldest_seq` - 1. */
    CursorExpired: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/cursor_expired
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Cursor expired
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 410;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "cursor_expired";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The `seq` of the oldest stored event. */
        oldest_seq: Schemas["Seq"];
    };
    /** @description Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
    DatabaseUnavailable: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/database_unavailable
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Database unavailable
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 503;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "database_unavailable";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description A delivery of an event to a subscription. */
    Delivery: {
        /** @description The delivery's id. */
        id: Schemas["DeliveryId"];
        /** @description The event type. */
        event: Schemas["EventType"];
        /** @description The event's sequence number. */
        seq: Schemas["Seq"];
        /**
         * @description The event's idempotency key, the same for every attempt.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        idempotency_key: string;
        /** @description The status of the delivery. */
        status: Schemas["DeliveryStatus"];
        /** @description When the event was committed. */
        created_at: Schemas["Instant"];
        /** @description When the status was last set. Null while the delivery is pending. */
        finished_at: Schemas["Instant"] | null;
        /**
         * Format: int32
         * @description The number of attempts.
         * @example 1
         */
        attempt_count: number;
        /** @description The last attempts, newest first; at most 10. */
        attempts: Schemas["DeliveryAttempt"][];
    };
    /** @description One attempt at a delivery. */
    DeliveryAttempt: {
        /**
         * @description The status of the receiver's response. Null if there was none.
         * @example 204
         */
        response_status: number | null;
        /** @description Why the attempt failed. Null if it succeeded. */
        error: Schemas["DeliveryError"] | null;
        /**
         * @description The error in words.
         * @example The receiver responded with 204.
         */
        detail: string;
        /** @description The durations. */
        timings: Schemas["DeliveryTimings"];
        /**
         * Format: int32
         * @description The number of the attempt, from 1. Missing numbers are attempts with an unknown outcome, because the node crashed or stopped.
         * @example 1
         */
        attempt: number;
        /**
         * @description The trigger of the attempt: the event itself (or the recovery after a crash), a redelivery, a replay, or the queue endpoint.
         * @enum {string}
         */
        cause: "event" | "redeliver" | "replay" | "queue";
        /** @description When the attempt began. */
        started_at: Schemas["Instant"];
    };
    /** @description One attempt at a delivery, with what the receiver responded. */
    DeliveryAttemptDetail: {
        /**
         * @description The status of the receiver's response. Null if there was none.
         * @example 204
         */
        response_status: number | null;
        /** @description Why the attempt failed. Null if it succeeded. */
        error: Schemas["DeliveryError"] | null;
        /**
         * @description The error in words.
         * @example The receiver responded with 204.
         */
        detail: string;
        /** @description The durations. */
        timings: Schemas["DeliveryTimings"];
        /**
         * Format: int32
         * @description The number of the attempt, from 1. Missing numbers are attempts with an unknown outcome, because the node crashed or stopped.
         * @example 1
         */
        attempt: number;
        /**
         * @description The trigger of the attempt: the event itself (or the recovery after a crash), a redelivery, a replay, or the queue endpoint.
         * @enum {string}
         */
        cause: "event" | "redeliver" | "replay" | "queue";
        /** @description When the attempt began. */
        started_at: Schemas["Instant"];
        /**
         * @description The beginning of the body. Null if there is none: the receiver did not respond, its body was empty or no text (it had a null byte), or the attempt is older than 7 days.
         * @example {"received":true}
         */
        response_body: string | null;
        /**
         * @description Whether the body was longer than `response_body`, or did not end within 500 milliseconds.
         * @example false
         */
        response_truncated: boolean;
    };
    /** @description A delivery with what was sent and what the receiver responded. */
    DeliveryDetail: {
        /** @description The delivery's id. */
        id: Schemas["DeliveryId"];
        /** @description The event type. */
        event: Schemas["EventType"];
        /** @description The event's sequence number. */
        seq: Schemas["Seq"];
        /**
         * @description The event's idempotency key, the same for every attempt.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        idempotency_key: string;
        /** @description The status of the delivery. */
        status: Schemas["DeliveryStatus"];
        /** @description When the event was committed. */
        created_at: Schemas["Instant"];
        /** @description When the status was last set. Null while the delivery is pending. */
        finished_at: Schemas["Instant"] | null;
        /**
         * Format: int32
         * @description The number of attempts.
         * @example 1
         */
        attempt_count: number;
        /**
         * @description The body of each attempt: the envelope of the event, as it is sent.
         * @example {"event":"agent.registered","payload":{},"timestamp":"2026-11-20T16:15:00.000Z","idempotency_key":"evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34"}
         */
        request_body: string;
        /** @description The last attempts, newest first; at most 10. */
        attempts: Schemas["DeliveryAttemptDetail"][];
    };
    /**
     * @description Why an attempt failed: `http_status` (the status was not 2xx), `timeout` (10 seconds, all phases together), `connect_timeout`, `dns_error`, `connection_refused`, `connection_reset`, `tls_error`, `egress_blocked` (the host resolves to an address that the node does not connect to), `network_error` (anything else).
     * @enum {string}
     */
    DeliveryError: "http_status" | "timeout" | "connect_timeout" | "dns_error" | "connection_refused" | "connection_reset" | "tls_error" | "egress_blocked" | "network_error";
    /** @description Delivery failed. The receiver did not respond with 2xx, and `fail_on_error=true` requested this response. */
    DeliveryFailed: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/delivery_failed
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Delivery failed
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 502;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "delivery_failed";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The delivery's id. */
        delivery_id: Schemas["DeliveryId"];
        /**
         * @description The status of the receiver's response. Null if there was none.
         * @example 503
         */
        response_status: number | null;
        /**
         * Format: int32
         * @description The total number of attempts.
         * @example 1
         */
        attempts: number;
    };
    /** @description The number of deliveries by outcome, since the node was set up. A repeated delivery is counted again; tests are not counted. Deliveries stay counted after they are deleted with their subscription, or after 30 days. */
    DeliveryFigures: {
        /**
         * Format: int64
         * @description The receiver responded with 2xx.
         * @example 88121
         */
        delivered: number;
        /**
         * Format: int64
         * @description The receiver did not respond with 2xx.
         * @example 67
         */
        failed: number;
        /**
         * Format: int64
         * @description The subscription was paused or disabled.
         * @example 12
         */
        skipped: number;
    };
    /**
     * @description A delivery's id. It identifies one event for one subscription, and is the same for every attempt.
     * @example dlv_88121_17
     */
    DeliveryId: string;
    /** @description No such delivery. No delivery has this id, or it belongs to another subscription or account. */
    DeliveryNotFound: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/delivery_not_found
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example No such delivery
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "delivery_not_found";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description A page of deliveries, newest event first. */
    DeliveryPage: {
        /** @description The deliveries. */
        deliveries: Schemas["Delivery"][];
        /**
         * Format: int32
         * @description The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** @description Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: Schemas["Cursor"] | null;
    };
    /**
     * @description `pending`: not attempted yet, or under way. `delivered`: the receiver responded with 2xx. `failed`: it did not; the node does not retry by itself. `skipped`: the subscription was paused or disabled. You can redeliver the last two.
     * @enum {string}
     */
    DeliveryStatus: "pending" | "delivered" | "failed" | "skipped";
    /** @description The durations of the phases of an attempt, in milliseconds. Null for a phase that was not reached or not needed. */
    DeliveryTimings: {
        /**
         * @description Resolving the host name.
         * @example 4.2
         */
        dns_ms: number | null;
        /**
         * @description Connecting.
         * @example 11.7
         */
        connect_ms: number | null;
        /**
         * @description The TLS handshake.
         * @example 23.1
         */
        tls_ms: number | null;
        /**
         * @description From the request to the status line of the response.
         * @example 38.5
         */
        first_byte_ms: number | null;
        /**
         * Format: double
         * @description The whole attempt.
         * @example 77.5
         */
        total_ms: number;
    };
    /** @description Delivery under way. An attempt is under way: its outcome is in the list of deliveries within about 10 seconds. */
    DeliveryUnderWay: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/delivery_under_way
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Delivery under way
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "delivery_under_way";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /**
     * @description The reason why the operator disables a subscription: 1 to 500 characters.
     * @example The operator of the receiver complained.
     */
    DisabledReason: string;
    /** @description The disk of the database. All sizes are null where they are unknown: free space of a PostgreSQL server is. */
    DiskSpace: {
        /**
         * @description `warning`: less than `warning_below_bytes` is free. `unknown`: the node cannot see the disk, or reading it failed.
         * @enum {string}
         */
        status: "ok" | "warning" | "unknown";
        /**
         * @description The bytes that the node may still write.
         * @example 52428800000
         */
        free_bytes: number | null;
        /**
         * @description The size of the disk, in bytes.
         * @example 107374182400
         */
        total_bytes: number | null;
        /**
         * @description The size of the database, in bytes; on SQLite with its write-ahead log.
         * @example 734003200
         */
        database_bytes: number | null;
        /**
         * @description The limit of the warning: 1 GB and the size of the database, so that there is room for a backup beside it.
         * @example 1734003200
         */
        warning_below_bytes: number | null;
    };
    /** @description The TXT record that proves a domain. */
    DnsProof: {
        /**
         * @description The name of the record.
         * @example _registry-node.weather.example.com
         */
        name: string;
        /**
         * @description Its value, which proves the host.
         * @example registry.example; handle=b0xhTm9kZUhhbmRsZTEyMw
         */
        value: string;
        /**
         * @description Its value to prove all subdomains too.
         * @example registry.example; handle=b0xhTm9kZUhhbmRsZTEyMw; policy=subdomains
         */
        value_with_subdomains: string;
    };
    /** @description Checked recently. The claim was checked a moment ago: wait until `Retry-After`, then check it again. */
    DomainCheckedRecently: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/domain_checked_recently
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Checked recently
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 429;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "domain_checked_recently";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description A claim of your account to a domain. */
    DomainClaim: {
        /** @description The domain, in its ASCII form. */
        domain: Schemas["DomainName"];
        /**
         * @description What identifies the claim in its proofs. It is not secret: it proves the domain for your account only. It stays the same when you claim a lost or expired domain again.
         * @example b0xhTm9kZUhhbmRsZTEyMw
         */
        handle: string;
        /** @description The URL of the card to look in. Null for the well-known path. */
        card_url: Schemas["HttpUrl"] | null;
        /** @description The state. */
        state: Schemas["DomainState"];
        /** @description How far the claim reaches: `none` unless it is verified or stale. */
        level: Schemas["VerificationLevel"];
        /** @description By which method it was last proved. Null if it never was. */
        method: Schemas["ProofMethod"] | null;
        /** @description When you claimed it. */
        claimed_at: Schemas["Instant"];
        /** @description When the claim expires if it is not proved by then. Null unless it is pending. */
        expires_at: Schemas["Instant"] | null;
        /** @description Since when it is proved. Null if it is not. */
        verified_at: Schemas["Instant"] | null;
        /** @description When a check last found the proof. Null if none has. */
        proved_at: Schemas["Instant"] | null;
        /** @description When it was last checked. Null if it was not. */
        checked_at: Schemas["Instant"] | null;
        /** @description When it is checked again. Null if it is not. */
        next_check_at: Schemas["Instant"] | null;
        /** @description When it was lost or expired. Null otherwise. */
        ended_at: Schemas["Instant"] | null;
        /** @description What the last check found, by method. Empty if it was not checked. */
        findings: Schemas["ProofFinding"][];
        /** @description What to publish. */
        records: Schemas["ProofRecords"];
    };
    /** @description Claim ended. The claim is lost or expired, and is not checked any more: claim the domain again. */
    DomainClaimEnded: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/domain_claim_ended
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Claim ended
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "domain_claim_ended";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Too many claims. Remove a claim that you do not need. */
    DomainLimitReached: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/domain_limit_reached
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Too many claims
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "domain_limit_reached";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /**
         * Format: int64
         * @description The limit of claims, in any state.
         * @example 50
         */
        limit: number;
    };
    /** @description The claims of an account, in the order of their domains. */
    DomainList: {
        /** @description The claims. */
        domains: Schemas["DomainClaim"][];
        /**
         * Format: int32
         * @description The number of claims.
         * @example 1
         */
        count: number;
        /**
         * Format: int32
         * @description The limit of claims.
         * @example 50
         */
        limit: number;
    };
    /**
     * @description A domain name, without scheme, port and path. Case does not matter; an internationalized name is converted to its A-labels.
     * @example weather.example.com
     */
    DomainName: string;
    /** @description Domain not claimable. No account can claim this name: it is not a public domain name, such as an address or `localhost`, or it is a public suffix, under which others register names. Or `card_url` is not on it, this node serves it, or its path is not clear. */
    DomainNotClaimable: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/domain_not_claimable
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Domain not claimable
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "domain_not_claimable";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** @description No such claim. Your account has no claim to this domain. */
    DomainNotFound: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/domain_not_found
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example No such claim
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "domain_not_found";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Domain not verified. The id, or the name in `server_json`, begins with a domain, and your account has not shown that the domain is its own. This node (`NAMESPACE_MODE=verified`) accepts such names from the owners of their domains only: choose one that begins with no domain. */
    DomainNotVerified: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/domain_not_verified
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Domain not verified
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "domain_not_verified";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /**
         * @description The domain.
         * @example example.com
         */
        domain: string;
    };
    /** @description The result of giving up a claim. */
    DomainRemoved: {
        /**
         * @description A message for people.
         * @example Claim removed
         */
        message: string;
        /** @description The domain. */
        domain: Schemas["DomainName"];
    };
    /** @description The domain to claim. */
    DomainRequest: {
        /** @description The domain: the host of your agents' URLs, or the domain above several hosts. */
        domain: Schemas["DomainName"];
        /**
         * @description The URL of your agent's card, if it is not at the well-known path: https, on the same host, and not served by this node. Its extension then proves the URLs in the folder of the card, for the agents that are registered with it. The folder of a card below `.well-known` is the one above that. A card at a URL with a query proves this URL only. A path that servers read in different ways, with encoded slashes or dots, empty segments or `..;`, is in no folder.
         * @example https://weather.example.com/agents/weather.json
         */
        card_url?: Schemas["HttpUrl"] | null;
    };
    /**
     * @description `pending`: not proved yet. `verified`: proved. `stale`: proved, but no check has been able to say so for 72 hours. `lost`: the proof is gone, or no check has found it for 14 days. `expired`: not proved within 7 days.
     * @enum {string}
     */
    DomainState: "pending" | "verified" | "stale" | "lost" | "expired";
    /** @description Duplicate query parameter. Send each parameter once, and separate the values of a filter with commas. */
    DuplicateQueryParameter: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/duplicate_query_parameter
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Duplicate query parameter
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "duplicate_query_parameter";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** @description Multiple sessions. The request has several `access_token` cookies with active sessions, so the node cannot choose one (RFC 6265 section 8.6): delete the cookies, and sign in again. */
    DuplicateSessionCookie: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/duplicate_session_cookie
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Multiple sessions
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "duplicate_session_cookie";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /**
     * @description A validator (RFC 9110 section 8.8.3): it stays equal while the resource does. It is weak (`W/"88121"`) in a response that is compressed, because compression changes the bytes, and strong otherwise.
     * @example "88121"
     */
    ETag: string;
    /**
     * @description An e-mail address: at most 254 characters. It is stored and compared in a normalised form: Unicode NFKC, in lower case, the domain as Unicode UTS #46 maps it, and without quotes that it does not need, so that `"Ada"@example。com` is `ada@example.com`. The address of an account must have no comments, no invisible, control or direction characters, and no word that mixes look-alike scripts.
     * @example ada@example.com
     */
    Email: string;
    /** @description The input to change your e-mail address. */
    EmailChange: {
        /** @description The new e-mail address. */
        email: Schemas["Email"];
        /**
         * @description The current password, if your account has one. At most 256 characters.
         * @example correct horse battery staple
         */
        current_password?: string;
    };
    /** @description No e-mail address. The account has no e-mail address to sign in with, so a password would be of no use. */
    EmailMissing: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/email_missing
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example No e-mail address
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "email_missing";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description E-mail address rejected. The address is not valid, or could be mistaken for another one: see `errors`. */
    EmailRejected: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/email_rejected
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example E-mail address rejected
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "email_rejected";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** @description E-mail address taken. Another account uses this address: sign in, or use another address. */
    EmailTaken: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/email_taken
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example E-mail address taken
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "email_taken";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description An erasure as the owner of the node sees it. */
    Erasure: {
        /** @description The `seq` of its first event, which identifies the erasure. */
        seq: Schemas["Seq"];
        /** @description How far it is. */
        state: Schemas["ErasureState"];
        /**
         * @description Whether the node that the agent was imported from erased it, and this node followed.
         * @example false
         */
        imported: boolean;
        /**
         * Format: int64
         * @description How many events it has redacted so far.
         * @example 12
         */
        redacted_events: number;
        /** @description When it began. */
        erased_at: Schemas["Instant"];
        /** @description When nothing was left. Null while it runs. */
        finished_at: Schemas["Instant"] | null;
        /** @description The agent's id, which stays reserved. */
        agent_id: Schemas["AgentId"];
        /** @description The reason that the owner gave. Null if the node that the agent was imported from erased it. */
        reason: Schemas["StatusMessage"] | null;
        /** @description The account that erased it. Null if the node that the agent was imported from did. */
        erased_by: Schemas["AccountId"] | null;
    };
    /** @description A page of erasures, the latest first. */
    ErasurePage: {
        /** @description The erasures. */
        erasures: Schemas["Erasure"][];
        /**
         * Format: int32
         * @description The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** @description Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: Schemas["Cursor"] | null;
    };
    /** @description The agent to erase. */
    ErasureRequest: {
        /** @description The agent's id: that of an agent, imported agent or deleted agent. */
        agent_id: Schemas["AgentId"];
        /**
         * @description Why. Only owners of this node read it. 1 to 500 characters.
         * @example The person whom it described asked for it.
         */
        reason: string;
    };
    /**
     * @description How far an erasure is. `running`: the agent is erased, and the node still removes its older events. `done`: nothing is left.
     * @enum {string}
     */
    ErasureState: "running" | "done";
    /** @description Event deleted. The event was deleted because of its age: see `oldest_seq`. */
    EventExpired: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/event_expired
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Event deleted
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 410;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "event_expired";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The `seq` of the oldest stored event. */
        oldest_seq: Schemas["Seq"];
    };
    /** @description Statistics of the journal. */
    EventFigures: {
        /** @description The sequence number of the last change. */
        last_seq: Schemas["Seq"];
        /** @description The `seq` of the oldest stored event. Null while there is none. */
        oldest_seq: Schemas["Seq"] | null;
        /**
         * Format: int64
         * @description Events in the last 24 hours.
         * @example 40
         */
        "24h": number;
    };
    /** @description No such event. The journal has not reached this number. */
    EventNotFound: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/event_not_found
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example No such event
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "event_not_found";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Event not in the log. The event is older than the log. */
    EventNotLogged: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/event_not_logged
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Event not in the log
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "event_not_logged";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Event not sealed. No checkpoint has this number yet. */
    EventNotSealed: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/event_not_sealed
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Event not sealed
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "event_not_sealed";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description A page of the journal, in commit order. */
    EventPage: {
        /** @description The events. */
        events: Schemas["RegistryEvent"][];
        /** @description Send this as `after` to continue. No matching event is between the last event and this number. Numbers that are missing between events belong to events that do not match or were redacted: `GET /events/{seq}` says which. */
        next_after: Schemas["Seq"];
        /** @description The `seq` of the oldest stored event. Null while there is none. */
        oldest_seq: Schemas["Seq"] | null;
    };
    /** @description Event redacted. The owner of this node, or of the node that the agent was imported from, erased the agent that the event was about. Its body and id are deleted; the digest of the body is kept, so that a receiver or a transparency log can still prove which body had this number. */
    EventRedacted: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/event_redacted
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Event redacted
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 410;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "event_redacted";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The number of the event. */
        seq: Schemas["Seq"];
        /** @description The event that redacted it: it has `seq` in `redacts`. */
        by_seq: Schemas["Seq"];
        /** @description The type of the event. */
        event: Schemas["EventType"];
        /** @description When the event was committed. */
        timestamp: Schemas["Instant"];
        /**
         * @description The SHA-256 of the event's body, the exact bytes that were delivered and served, in hex.
         * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        body_sha256: string;
    };
    /**
     * @description An event type.
     * @enum {string}
     */
    EventType: "agent.registered" | "agent.deprecated" | "cert.issued" | "cert.revoked" | "reputation.updated" | "compliance.violation" | "federation.peer_added";
    /** @description Expectation failed. The `Expect` header names something else than `100-continue`: leave it out. */
    ExpectationFailed: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/expectation_failed
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Expectation failed
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 417;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "expectation_failed";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Expiry in the past. The expiry must be in the future: send a later time, or omit it. */
    ExpiryInPast: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/expiry_in_past
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Expiry in the past
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "expiry_in_past";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** @description Additional fields, stored as sent: at most 3,000, which is more than 16 KiB can hold. */
    ExtraMembers: {
        [key: string]: unknown;
    };
    /** @description Extra fields too large. Additional fields may have at most 16 KiB of JSON together. */
    ExtraTooLarge: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/extra_too_large
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Extra fields too large
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "extra_too_large";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /**
     * @description A field by which agents can be counted. `certification` are the levels of active certifications, `grade` that of the reputation, `verified` how far their URLs are verified.
     * @enum {string}
     */
    Facet: "tags" | "capabilities" | "protocol" | "provider" | "status" | "source" | "certification" | "grade" | "verified";
    /** @description The number of agents with a value. */
    FacetCount: {
        /**
         * @description The value.
         * @example weather
         */
        value: string;
        /**
         * Format: int64
         * @description The number of agents.
         * @example 61
         */
        count: number;
    };
    /** @description The most common values of each requested facet over all agents of the list or search, at most 20 each. */
    Facets: {
        /** @description By tag. */
        tags?: Schemas["FacetCount"][];
        /** @description By capability. */
        capabilities?: Schemas["FacetCount"][];
        /** @description By protocol. */
        protocol?: Schemas["FacetCount"][];
        /** @description By provider name, in lower case. */
        provider?: Schemas["FacetCount"][];
        /** @description By status. */
        status?: Schemas["FacetCount"][];
        /** @description By source. */
        source?: Schemas["FacetCount"][];
        /** @description By level of active certifications. */
        certification?: Schemas["FacetCount"][];
        /** @description By grade. Agents that are not rated are not counted. */
        grade?: Schemas["FacetCount"][];
        /** @description By how far their URLs are verified. Agents that are not verified are not counted. */
        verified?: Schemas["FacetCount"][];
    };
    /** @description How callers authenticate, in AgentFacts. */
    FactsAuthentication: {
        /**
         * @description Required by v1.
         * @example [
         *       "bearer"
         *     ]
         */
        methods?: Schemas["FactsText"][];
        /**
         * @description Scopes that a caller needs.
         * @example [
         *       "forecast:read"
         *     ]
         */
        requiredScopes?: Schemas["FactsText"][];
    } & {
        [key: string]: unknown;
    };
    /** @description The capabilities of an agent, in AgentFacts. */
    FactsCapabilities: {
        /**
         * @description `text`, `image`, `audio`, `video` and the like. Required by v1.
         * @example [
         *       "text"
         *     ]
         */
        modalities?: Schemas["FactsText"][];
        /**
         * @description Whether it streams responses.
         * @example true
         */
        streaming?: boolean;
        /**
         * @description Whether it accepts batches.
         * @example false
         */
        batch?: boolean;
        /** @description How callers authenticate. Required by v1. */
        authentication?: Schemas["FactsAuthentication"];
    } & {
        [key: string]: unknown;
    };
    /** @description Claims about certification, in AgentFacts. */
    FactsCertification: {
        /**
         * @description The level.
         * @example audited
         */
        level?: Schemas["FactsText"];
        /**
         * @description The issuer.
         * @example Example Audits
         */
        issuer?: Schemas["FactsText"];
        /**
         * @description An RFC 3339 timestamp.
         * @example 2026-01-01T00:00:00Z
         */
        issuanceDate?: Schemas["FactsText"];
        /**
         * @description An RFC 3339 timestamp.
         * @example 2027-01-01T00:00:00Z
         */
        expirationDate?: Schemas["FactsText"];
    } & {
        [key: string]: unknown;
    };
    /** @description The endpoints of an agent, in AgentFacts. */
    FactsEndpoints: {
        /**
         * @description URIs. Required by v1.
         * @example [
         *       "https://weather.example.com/a2a"
         *     ]
         */
        static?: Schemas["FactsText"][];
        /** @description Resolves to an endpoint at run time. */
        adaptive_resolver?: Schemas["FactsResolver"];
    } & {
        [key: string]: unknown;
    };
    /** @description Claims about quality, in AgentFacts. */
    FactsEvaluations: {
        /**
         * @description A score in the evaluator's own scale.
         * @example 4.8
         */
        performanceScore?: number;
        /**
         * @description A percentage, as text.
         * @example 99.9%
         */
        availability90d?: Schemas["FactsText"];
        /**
         * @description An RFC 3339 timestamp.
         * @example 2026-10-01T00:00:00Z
         */
        lastAudited?: Schemas["FactsText"];
        /**
         * @description The URL of the audit.
         * @example https://audit.example.com/weather-agent
         */
        auditTrail?: Schemas["FactsText"];
        /**
         * @description The auditor.
         * @example example-audits
         */
        auditorID?: Schemas["FactsText"];
    } & {
        [key: string]: unknown;
    };
    /** @description Operational metrics, in AgentFacts. */
    FactsMetrics: {
        /**
         * @description Milliseconds; v1 requires 0 or more.
         * @example 420
         */
        latency_p95_ms?: number;
        /**
         * @description Requests per second; v1 requires 0 or more.
         * @example 25
         */
        throughput_rps?: number;
        /**
         * @description A share; v1 requires 0 to 1.
         * @example 0.01
         */
        error_rate?: number;
        /**
         * @description A percentage, as text.
         * @example 99.95%
         */
        availability?: Schemas["FactsText"];
    } & {
        [key: string]: unknown;
    };
    /** @description AgentFacts not valid. This node only accepts documents that are valid by AgentFacts v1: see `errors`. */
    FactsNotConformant: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/facts_not_conformant
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example AgentFacts not valid
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "facts_not_conformant";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** @description No AgentFacts. The agent has no AgentFacts, or the operator suspended it. */
    FactsNotFound: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/facts_not_found
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example No AgentFacts
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "facts_not_found";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description The provider of an agent, in AgentFacts. */
    FactsProvider: {
        /**
         * @description Required by v1.
         * @example Example Weather Ltd
         */
        name?: Schemas["FactsText"];
        /**
         * @description A URI. Required by v1.
         * @example https://example.com
         */
        url?: Schemas["FactsText"];
        /**
         * @description A decentralized identifier (DID).
         * @example did:web:example.com
         */
        did?: Schemas["FactsText"];
    } & {
        [key: string]: unknown;
    };
    /** @description The result of storing a document. */
    FactsReceipt: {
        /** @description The agent's id. */
        agent_id: Schemas["AgentId"];
        /**
         * Format: int32
         * @description The number of this version of the document, from 1.
         * @example 3
         */
        version: number;
        /**
         * @description `sha256:` and the SHA-256 of the served document, in hex.
         * @example sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        digest: string;
        /** @description When it was stored. */
        updated_at: Schemas["Instant"];
        /** @description The result of the validation against AgentFacts v1. */
        conformance: Schemas["Conformance"];
    };
    /** @description Resolves to an endpoint at run time. */
    FactsResolver: {
        /**
         * @description A URI.
         * @example https://weather.example.com/resolve
         */
        url?: Schemas["FactsText"];
        /**
         * @description The policy by which it chooses an endpoint.
         * @example [
         *       "geo"
         *     ]
         */
        policies?: Schemas["FactsText"][];
    } & {
        [key: string]: unknown;
    };
    /** @description A skill, in AgentFacts. */
    FactsSkill: {
        /**
         * @description Required by v1.
         * @example hourly-forecast
         */
        id?: Schemas["FactsText"];
        /**
         * @description Required by v1.
         * @example A forecast by the hour.
         */
        description?: Schemas["FactsText"];
        /**
         * @description Media types or modalities. Required by v1.
         * @example [
         *       "text/plain"
         *     ]
         */
        inputModes?: Schemas["FactsText"][];
        /**
         * @description Media types or modalities. Required by v1.
         * @example [
         *       "application/json"
         *     ]
         */
        outputModes?: Schemas["FactsText"][];
        /**
         * @description Language tags.
         * @example [
         *       "en",
         *       "de"
         *     ]
         */
        supportedLanguages?: Schemas["FactsText"][];
        /**
         * @description Milliseconds; v1 requires 0 or more.
         * @example 800
         */
        latencyBudgetMs?: number;
        /**
         * @description v1 requires 1 or more.
         * @example 4096
         */
        maxTokens?: number;
    } & {
        [key: string]: unknown;
    };
    /** @description Claims about operation, in AgentFacts. */
    FactsTelemetry: {
        /**
         * @description Whether telemetry is collected.
         * @example true
         */
        enabled?: boolean;
        /**
         * @description How long telemetry is kept.
         * @example 30d
         */
        retention?: Schemas["FactsText"];
        /**
         * @description The share of requests that is sampled; v1 requires 0 to 1.
         * @example 0.1
         */
        sampling?: number;
        /** @description The metrics. */
        metrics?: Schemas["FactsMetrics"];
    } & {
        [key: string]: unknown;
    };
    /**
     * @description A text in AgentFacts. At most 262,144 characters: as many as a document has bytes.
     * @example Example Weather Ltd
     */
    FactsText: string;
    /** @description Statistics of federation. */
    FederationFigures: {
        /**
         * Format: int64
         * @description Peers, except those being removed.
         * @example 3
         */
        peers: number;
        /**
         * Format: int64
         * @description Peers whose recent syncs failed.
         * @example 0
         */
        degraded_peers: number;
        /**
         * Format: int64
         * @description Imported agents that are not deleted.
         * @example 1200
         */
        imported_agents: number;
    };
    /** @description New federation peer connected. */
    FederationPeerAddedEvent: {
        /**
         * @description The event type.
         * @enum {string}
         */
        event: "federation.peer_added";
        /** @description The details of the event. */
        payload: Schemas["FederationPeerAddedPayload"];
        /** @description When the event was committed. */
        timestamp: Schemas["Instant"];
        /**
         * @description The key of the event, the same for every delivery. Ignore an event whose key you have seen.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        idempotency_key: string;
    };
    /** @description A federation peer was connected. */
    FederationPeerAddedPayload: {
        /**
         * @description `added`: new. `reactivated`: added again after it was removed.
         * @enum {string}
         */
        change: "added" | "reactivated";
        /** @description The sequence number of the change. */
        seq: Schemas["Seq"];
        /** @description The peer. */
        peer: Schemas["PeerSummary"];
    };
    /** @description The latest events as a JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
    Feed: {
        /**
         * @description The version of the format.
         * @enum {string}
         */
        version: "https://jsonfeed.org/version/1.1";
        /**
         * @description The title.
         * @example Activity of registry.example.com
         */
        title: string;
        /** @description The page with the same events. */
        home_page_url: Schemas["HttpUrl"];
        /** @description The URL of the feed. */
        feed_url: Schemas["HttpUrl"];
        /** @description The node. */
        authors: Schemas["FeedAuthor"][];
        /** @description The events, the newest first. */
        items: Schemas["FeedItem"][];
    };
    /** @description An author of a feed. */
    FeedAuthor: {
        /**
         * @description The name.
         * @example registry.example.com
         */
        name: string;
    };
    /** @description An entry of a feed: an event. */
    FeedItem: {
        /**
         * @description The idempotency key of the event.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        id: string;
        /** @description The page of the agent, or of all activity. */
        url: Schemas["HttpUrl"];
        /**
         * @description What happened.
         * @example Registered: Weather Agent
         */
        title: string;
        /**
         * @description The event in words, as HTML.
         * @example <p>Registered <bdi>Weather Agent</bdi></p>
         */
        content_html: string;
        /** @description When the event was committed. */
        date_published: Schemas["Instant"];
        /** @description The type of the event. */
        tags: Schemas["EventType"][];
    };
    /**
     * @description Why a fetch failed: `http_status` (the status was not 200; redirects are not followed), `too_large`, `not_json` (not a JSON object), `timeout`, `connect_timeout`, `dns_error`, `connection_refused`, `connection_reset`, `tls_error`, `egress_blocked` (the host resolves to an address that the node does not connect to), `network_error` (anything else).
     * @enum {string}
     */
    FetchError: "http_status" | "too_large" | "not_json" | "timeout" | "connect_timeout" | "dns_error" | "connection_refused" | "connection_reset" | "tls_error" | "egress_blocked" | "network_error";
    /** @description A field of a record that a change replaced. */
    FieldChange: {
        /**
         * @description The name of the field, as in the record.
         * @example description
         */
        field: string;
        /**
         * @description Its value before the change.
         * @example Forecasts.
         */
        before: unknown;
        /**
         * @description Its value after the change.
         * @example Hourly forecasts for any place on Earth.
         */
        after: unknown;
    };
    /**
     * @description A day from a form, in UTC. An empty value is ignored.
     * @example 2026-11-20
     */
    FormDay: string;
    /**
     * @description A filter value from a form, one line. An empty value is ignored.
     * @example Example Weather Ltd
     */
    FormLine: string;
    /**
     * @description The number of a version from a form. An empty value is ignored.
     * @example 88121
     */
    FormSeq: string;
    /**
     * @description A filter value from a form, one word. An empty value is ignored.
     * @example weather
     */
    FormWord: string;
    /** @description A log that the node ended, because its operator began a new one. */
    FormerLog: {
        /** @description Its name. */
        origin: Schemas["LogOrigin"];
        /** @description Its keys, the latest last. */
        vkeys: Schemas["LogVerifierKey"][];
        /** @description The last checkpoint that the node knows of it. Null if it had none. */
        checkpoint: Schemas["LogCheckpoint"] | null;
        /** @description When it ended. */
        ended_at: Schemas["Instant"];
    };
    /** @description A search result: an agent and why it was found. */
    FoundAgent: {
        /** @description The agent's id. */
        agent_id: Schemas["AgentId"];
        /** @description The display name. */
        name: Schemas["Line"];
        /**
         * @description What the agent does. At most 4,000 characters.
         * @example Hourly forecasts for any place on Earth.
         */
        description: Schemas["Text"] | null;
        /** @description The URL of the agent's endpoint. */
        agent_url: Schemas["HttpUrl"];
        /** @description The URL of the agent's API, if it is not `agent_url`. */
        api_url: Schemas["HttpUrl"] | null;
        /** @description The URL of the agent's MCP endpoint. */
        mcp_url: Schemas["HttpUrl"] | null;
        /** @description The URL of the agent's own AgentFacts. */
        facts_url: Schemas["HttpUrl"] | null;
        /** @description The URL of the documentation. */
        documentation_url: Schemas["HttpUrl"] | null;
        /** @description The URL of an icon. */
        icon_url: Schemas["HttpUrl"] | null;
        /**
         * @description The agent's version, in its own scheme.
         * @example 1.4.0
         */
        version: Schemas["Keyword"] | null;
        /**
         * @description The provider.
         * @example {
         *       "name": "Example Weather Ltd",
         *       "url": "https://example.com"
         *     }
         */
        provider: Schemas["Provider"] | null;
        /**
         * @description The protocols that it implements.
         * @example [
         *       "a2a"
         *     ]
         */
        protocols: Schemas["Protocol"][];
        /**
         * @description Its capabilities: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "streaming"
         *     ]
         */
        capabilities: Schemas["Keyword"][];
        /**
         * @description Its tags: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "weather",
         *       "forecast"
         *     ]
         */
        tags: Schemas["Keyword"][];
        /**
         * @description The ids of its skills: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "hourly-forecast"
         *     ]
         */
        skills: Schemas["Keyword"][];
        /** @description The lifecycle status. */
        status: Schemas["AgentStatus"];
        /** @description The reason for this status. At most 500 characters. */
        status_message: Schemas["StatusMessage"] | null;
        /**
         * @description The agent to use instead. Null if a peer names an id that another source has here.
         * @example null
         */
        successor_agent_id: Schemas["AgentId"] | null;
        /** @description When it will stop working. */
        sunset_at: Schemas["Instant"] | null;
        /**
         * @description `local`, or the id of the peer that it was imported from.
         * @example local
         */
        source: string;
        /**
         * @description Where and when it was imported from. Null for a local agent and a tombstone. Only its origin can change an imported agent.
         * @example null
         */
        origin: Schemas["AgentOrigin"] | null;
        /**
         * @description Whether an account owns it. Anyone who may write can change a local agent without an owner.
         * @example false
         */
        owned: boolean;
        /**
         * @description Whether it has AgentFacts.
         * @example true
         */
        has_facts: boolean;
        /** @description How far its URLs are verified. An imported agent is not verified here: `origin` has what its peer says. */
        verification: Schemas["AgentVerification"];
        /** @description What the signature of its card proves. Null without a card, for imported agents, and for cards of earlier versions. */
        card_signature: Schemas["CardSignature"] | null;
        /** @description When it was first registered. */
        registered_at: Schemas["Instant"];
        /** @description When it last changed. */
        updated_at: Schemas["Instant"];
        /** @description When it was deleted. */
        tombstoned_at: Schemas["Instant"] | null;
        /**
         * @description `true` if the owner of the node erased the agent: delete what you have of it. Otherwise absent.
         * @example true
         */
        erased?: boolean;
        /**
         * @description The id that the agent has now, if it was renamed: this id is a former one, and its status is `tombstoned`. Otherwise null.
         * @example null
         */
        moved_to: Schemas["AgentId"] | null;
        /**
         * @description The ids that the agent had before it was renamed, the latest last: at most 10. Of an imported agent those that this node has as former ids of the same peer: a peer has no say in the ids of others.
         * @example []
         */
        previous_agent_ids: Schemas["AgentId"][];
        /** @description The sequence number of its last change. */
        seq: Schemas["Seq"];
        /**
         * @description Additional fields of the registration, as sent.
         * @example {
         *       "region": "eu"
         *     }
         */
        extra: Schemas["ExtraMembers"];
        /** @description Why the search found it. */
        match: Schemas["Match"];
    };
    /** @description A page of search results, best match first unless `sort` says otherwise. It has fewer than `limit` if their records are long, as other pages of agents. */
    FoundPage: {
        /** @description The agents. */
        agents: Schemas["FoundAgent"][];
        /**
         * @description True if more agents may match than this page and the previous ones have, because the search reached its work limit. Absent otherwise. Search with more or rarer words.
         * @example false
         */
        truncated?: boolean;
        /**
         * @description "Did you mean": the query with its misspelt words, at most four, replaced by words that agents have. A word is misspelt if no agent has one that begins so. Only on a first page that has fewer than 10 agents and is the last, if no agent has every word, and if the suggestion finds agents.
         * @example weather forecast
         */
        suggestion?: string;
        /** @description Counts over all agents of the list or search, if `facets` requested them. */
        facets?: Schemas["Facets"];
        /**
         * @description True if the counts in `facets` cover only the newest agents, at most 5,000. Absent otherwise.
         * @example false
         */
        facets_truncated?: boolean;
        /**
         * Format: int32
         * @description With `live`, on the first page: the number of agents that match all else, and that probes do not say enough of: they are not probed, as imported ones, or not yet, or only their host was (`unknown`, `reachable`, `degraded`). At most 1,000 are counted. Otherwise absent.
         * @example 12
         */
        live_unknown?: number;
        /**
         * @description Whether `live_unknown` is exact. False: there are more, or the count reached its work limit. Present with `live_unknown`.
         * @example true
         */
        live_unknown_is_exact?: boolean;
        /**
         * Format: int64
         * @description The number of agents on all pages. Only on the first page, and not with `after_seq` or `updated_since`, whose pages have no end.
         * @example 128
         */
        total?: number;
        /**
         * @description Whether `total` is exact. If it is false, there are `total` agents or more: agents are counted up to 1,000, and in large registries up to a limit of work. Present if `total` is.
         * @example true
         */
        total_is_exact?: boolean;
        /**
         * Format: int32
         * @description The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** @description Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: Schemas["Cursor"] | null;
        /** @description The response includes every change up to this number. */
        as_of_seq: Schemas["Seq"];
    };
    /**
     * @description A grade: `A+` from 0.95, `A` from 0.90, `B` from 0.80, `C` from 0.70, `D` from 0.50, else `F`; `NR`: not rated.
     * @enum {string}
     */
    Grade: "A+" | "A" | "B" | "C" | "D" | "F" | "NR";
    /** @description No such guide. See `/docs` for the available guides. */
    GuideNotFound: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/guide_not_found
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example No such guide
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "guide_not_found";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Request line or headers too long. Together they may have at most 16 KiB. */
    HeadersTooLarge: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/headers_too_large
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Request line or headers too long
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 431;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "headers_too_large";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description The health of the node. */
    Health: {
        /**
         * @description `ok`: every part works. `down`: a part does not work; reads may work although writes do not.
         * @enum {string}
         */
        status: "ok" | "down";
        /**
         * @description The version of the node and its contract.
         * @example 0.1.0
         */
        version: string;
        /**
         * @description The id of the node, derived from its key, the same under every address. It is not secret. Peers recognize each other by it.
         * @example node_Zr0mJqg5tq2nq1yMZk9b3w
         */
        node_id: string;
        /**
         * Format: int64
         * @description Whole seconds since the process started.
         * @example 3600
         */
        uptime_s: number;
        /** @description When the check was made. */
        timestamp: Schemas["Instant"];
        /** @description The checks of the parts. */
        checks: {
            /** @description Whether the database responds. */
            database: Schemas["Check"];
            /** @description Whether changes can be committed, according to the last commit or the node's own probe. */
            write: Schemas["WriteCheck"];
        };
        /** @description Warnings for the operator, although the node works. */
        warnings: Schemas["HealthWarning"][];
    };
    /** @description A warning for the operator, although the node works. */
    HealthWarning: {
        /**
         * @description `journal_damaged`: the database's log was damaged while the node was stopped, and confirmed changes were lost. `log_halted`: the transparency log signs nothing, because the database lacks what was published, or may lack it. `probes_late`: more probes of agents are due than `PROBES_PER_HOUR` allows, so all of them are sent less often. `proxy_not_trusted`: forwarded headers come from a private or loopback address, as that of a proxy in front is, and `TRUST_PROXY` trusts no proxy or fewer than there are.
         * @example journal_damaged
         */
        code: string;
        /**
         * @description The warning in words.
         * @example The database's write-ahead log was damaged while the node was stopped. Changes that were confirmed are lost.
         */
        detail: string;
        /** @description When the node detected it. */
        since: Schemas["Instant"];
    };
    /** @description A text of an agent in which a search has found words. */
    Highlight: {
        /** @description The field that has the text. */
        field: Schemas["MatchField"];
        /**
         * @description The text: the value of the field, one value of a list, one line of `details`, or an excerpt of at most 240 UTF-16 code units around the first word. It is plain text that others have written: escape it like any other.
         * @example Hourly weather forecasts for Europe.
         */
        text: string;
        /** @description The found words in the text, in order and apart from each other: at most 20. */
        ranges: Schemas["HighlightRange"][];
    };
    /** @description A range of a text, in UTF-16 code units, as strings of JavaScript and Java count: `text.slice(start, end)`. It never divides a character. */
    HighlightRange: {
        /**
         * Format: int32
         * @description The index of its first code unit.
         * @example 7
         */
        start: number;
        /**
         * Format: int32
         * @description The index after its last code unit.
         * @example 14
         */
        end: number;
    };
    /** @description The file that proves a host. */
    HttpProof: {
        /**
         * @description Where to serve it: with status 200, without a redirect, at most 16 KiB.
         * @example https://weather.example.com/.well-known/registry-node.json
         */
        url: string;
        /**
         * @description Its content. If there is a file already, add the entry to its `proofs`.
         * @example {"proofs":[{"node":"https://registry.example","handle":"b0xhTm9kZUhhbmRsZTEyMw"}]}
         */
        content: string;
    };
    /**
     * Format: uri
     * @description An absolute http or https URL (RFC 3986) without credentials, at most 2,048 characters, port at most 65535.
     * @example https://weather.example.com/a2a
     */
    HttpUrl: string;
    /** @description A warning about a new id or a new server name. */
    IdWarning: {
        /**
         * @description `domain_not_verified`: it begins with a domain, and your account has not shown that the domain is its own.
         * @example domain_not_verified
         */
        code: string;
        /**
         * @description What it means, and what to do.
         * @example The id begins with example.com, which your account has not shown to be its own.
         */
        detail: string;
    };
    /** @description Idempotency key in use. A request with this `Idempotency-Key` is being processed: repeat it after `Retry-After` seconds. */
    IdempotencyKeyInUse: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/idempotency_key_in_use
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Idempotency key in use
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "idempotency_key_in_use";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Idempotency key reused. You sent a different request with this `Idempotency-Key` before: use a new key for each new request. */
    IdempotencyKeyReused: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/idempotency_key_reused
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Idempotency key reused
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 422;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "idempotency_key_reused";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Identity taken. Another account uses this identity, or your account already has a different one. */
    IdentityTaken: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/identity_taken
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Identity taken
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "identity_taken";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description An error at one place of the input. */
    InputError: {
        /**
         * @description The place: a JSON Pointer (RFC 6901) into the body, or `query`, `path` or `header` and the parameter's name, as in `/query/limit`. At most 2,048 characters.
         * @example /agent_url
         */
        pointer: string;
        /**
         * @description What is wrong, and what is expected, as a sentence. At most 2,048 characters.
         * @example `agent_url` is missing.
         */
        detail: string;
    };
    /**
     * Format: date-time
     * @description A timestamp: RFC 3339, UTC, milliseconds, `Z`.
     * @example 2026-11-20T16:15:00.000Z
     */
    Instant: string;
    /** @description Insufficient scope. The key has scopes, and none of them permits this operation: create a key with `required_scope`, or one without scopes. */
    InsufficientScope: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/insufficient_scope
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Insufficient scope
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "insufficient_scope";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The scope that the key needs. */
        required_scope: Schemas["KeyScope"];
    };
    /** @description Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
    InternalError: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/internal_error
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Internal error
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 500;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "internal_error";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Invalid body. Fields are missing, have the wrong type or exceed their limits: see `errors`. */
    InvalidBody: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/invalid_body
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Invalid body
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "invalid_body";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** @description Invalid cursor. The cursor is not from this node or belongs to another query: start again without it. */
    InvalidCursor: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/invalid_cursor
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Invalid cursor
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "invalid_cursor";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** @description Invalid header. A request header has a value that is not allowed: see `errors`. */
    InvalidHeader: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/invalid_header
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Invalid header
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "invalid_header";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** @description Invalid value in the path. It has another form than such an id or name: see `errors`. */
    InvalidPath: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/invalid_path
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Invalid value in the path
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "invalid_path";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** @description Invalid query parameter. A value has the wrong type or exceeds its limits: see `errors`. */
    InvalidQuery: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/invalid_query
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Invalid query parameter
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "invalid_query";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** @description Another issuer's name. You can only issue under the name of your own account: omit `issuer`. */
    IssuerNameNotOwn: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/issuer_name_not_own
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Another issuer's name
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "issuer_name_not_own";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description A periodic job of the process that responds. Each process of a database runs all of them. */
    JobHealth: {
        /**
         * @description The name of the job, as in the metrics.
         * @example key_expiry
         */
        name: string;
        /**
         * @description `failed`: the last run failed; the next one tries again. `late`: no run has succeeded until `due_at`, although none failed. `ok` otherwise.
         * @enum {string}
         */
        status: "ok" | "late" | "failed";
        /** @description When a run last succeeded. Null if none has since the start of the process. */
        last_success_at: Schemas["Instant"] | null;
        /** @description When the last run failed. Null if the last run succeeded. */
        failed_at: Schemas["Instant"] | null;
        /**
         * Format: int32
         * @description The number of runs that failed since the last success.
         * @example 0
         */
        consecutive_failures: number;
        /** @description Until when a run has to succeed: the interval of the job and a minute after the last success. */
        due_at: Schemas["Instant"];
    };
    /** @description JSON nested too deeply. Objects and arrays may be nested 64 levels deep, in AgentFacts 16 levels. */
    JsonTooDeep: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/json_too_deep
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example JSON nested too deeply
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "json_too_deep";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** @description An API key, without the raw key. */
    Key: {
        /** @description The key's id. */
        id: Schemas["KeyId"];
        /** @description The key's name. */
        name: Schemas["KeyName"];
        /** @description The key's tier. */
        tier: Schemas["Tier"];
        /** @description What the key may do. Null for everything that its account may do with a key. */
        scopes: Schemas["KeyScope"][] | null;
        /** @description The key's status. */
        status: Schemas["KeyStatus"];
        /**
         * @description The first 13 characters of the raw key.
         * @example registry_4dJ0
         */
        start: string;
        /**
         * @description The last 4 characters of the raw key.
         * @example 0jJM
         */
        last4: string;
        /** @description When the key was created. */
        created_at: Schemas["Instant"];
        /** @description When the key expires. Null if it does not. An expired key never becomes valid again, also if the node's clock is set back. */
        expires_at: Schemas["Instant"] | null;
        /** @description When the key was revoked. Null if it was not. */
        revoked_at: Schemas["Instant"] | null;
        /** @description When the key was last used, to the minute: also by reads, which use no quota. Null if never. */
        last_used_at: Schemas["Instant"] | null;
        /** @description The key that this key replaces. Null if none. */
        rotated_from: Schemas["KeyId"] | null;
        /** @description The key that replaces this key. Null if none. A replaced key does not count towards the limit of active keys. */
        rotated_to: Schemas["KeyId"] | null;
        /** @description The usage in the current month. */
        usage: Schemas["KeyUsage"];
    };
    /** @description Key already rotated. Another key replaces this one: rotate that key. */
    KeyAlreadyRotated: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/key_already_rotated
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Key already rotated
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "key_already_rotated";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description A change of a key. */
    KeyChange: {
        /** @description The new name. */
        name: Schemas["KeyName"];
    };
    /** @description The usage of a key on one day, UTC. */
    KeyDay: {
        /**
         * Format: date
         * @description The day.
         * @example 2026-11-20
         */
        date: string;
        /**
         * Format: int64
         * @description Successful requests: 2xx and 3xx.
         * @example 120
         */
        served: number;
        /**
         * Format: int64
         * @description Rejected requests: 4xx, except those over quota.
         * @example 3
         */
        refused: number;
        /**
         * Format: int64
         * @description Requests over quota: 429.
         * @example 0
         */
        over_quota: number;
        /**
         * Format: int64
         * @description Requests that failed in the node: 5xx.
         * @example 0
         */
        failed: number;
    };
    /**
     * @description A key's id. It is not secret.
     * @example key_8f14e45f-ceea-467f-a0e6-1d3f4c1b2a90
     */
    KeyId: string;
    /**
     * @description A key's name: 1 to 64 characters, not blank, no control characters.
     * @example ci
     */
    KeyName: string;
    /** @description Key not active. The key is revoked or expired and cannot be rotated: create a new one. */
    KeyNotActive: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/key_not_active
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Key not active
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "key_not_active";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description No such key. You have no key with this id. */
    KeyNotFound: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/key_not_found
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example No such key
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "key_not_found";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description The usage of a key by one operation. */
    KeyOperationUsage: {
        /**
         * @description The id of the operation, as in this document.
         * @example agents_register
         */
        operation: string;
        /**
         * Format: int64
         * @description Successful requests: 2xx and 3xx.
         * @example 120
         */
        served: number;
        /**
         * Format: int64
         * @description Rejected requests: 4xx, except those over quota.
         * @example 3
         */
        refused: number;
        /**
         * Format: int64
         * @description Requests over quota: 429.
         * @example 0
         */
        over_quota: number;
        /**
         * Format: int64
         * @description Requests that failed in the node: 5xx.
         * @example 0
         */
        failed: number;
    };
    /** @description A page of keys, newest first. */
    KeyPage: {
        /** @description The keys, with any status. */
        keys: Schemas["Key"][];
        /**
         * Format: int64
         * @description The number of active keys. A replaced key does not count.
         * @example 3
         */
        active_keys: number;
        /**
         * @description The limit of active keys. Null if there is none.
         * @example 5
         */
        active_key_limit: number | null;
        /**
         * Format: int32
         * @description The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** @description Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: Schemas["Cursor"] | null;
    };
    /** @description The input to create a key. */
    KeyRequest: {
        /** @description A name for the key. */
        name: Schemas["KeyName"];
        /** @description The tier of the key, at most that of the account. Default: that of the account. It stays the same. */
        tier?: Schemas["Tier"];
        /**
         * @description What the key may do, at least one. Null or absent: everything that your account may do with a key. They stay the same, also when the key is rotated.
         * @example [
         *       "agents:write",
         *       "facts:write"
         *     ]
         */
        scopes?: Schemas["KeyScope"][] | null;
        /** @description When the key expires: in the future. */
        expires_at?: Schemas["SentInstant"] | null;
    };
    /** @description The result of revoking a key. */
    KeyRevoked: {
        /**
         * @description A message for people.
         * @example API key revoked
         */
        message: string;
        /** @description The key. */
        key: Schemas["Key"];
    };
    /** @description A new key and the key that it replaces. */
    KeyRotated: {
        /** @description The new key. */
        key: Schemas["NewKey"];
        /** @description The old key, with its new expiry. */
        replaced: Schemas["Key"];
    };
    /**
     * @description What a key with scopes may do besides public reads and reading about itself (`/api/whoami`), which every key may:
     *
     *     - `account:read`: private reads, of your subscriptions and their deliveries.
     *     - `agents:write`: register, update, deprecate and remove agents.
     *     - `facts:write`: publish AgentFacts.
     *     - `reputation:write`: report how calls of agents went.
     *     - `webhooks:manage`: create, read, change, test, replay and delete subscriptions.
     *     - `certifications:write`: issue and revoke certifications, for issuers.
     *     - `node:manage`: administer accounts, peers, violations and subscriptions, for the owner of the node.
     *
     *     No scope lets a key create or change keys: that takes a session.
     * @enum {string}
     */
    KeyScope: "account:read" | "agents:write" | "facts:write" | "reputation:write" | "webhooks:manage" | "certifications:write" | "node:manage";
    /**
     * @description `active`: valid. `revoked`: permanently ended by its account. `expired`: past its expiry. A revoked key stays revoked.
     * @enum {string}
     */
    KeyStatus: "active" | "revoked" | "expired";
    /** @description The usage of a key in the current month. */
    KeyUsage: {
        /**
         * @description The month, UTC.
         * @example 2026-11
         */
        period: string;
        /**
         * Format: int64
         * @description The number of counted requests. A key shares it with the keys that it was rotated from or to.
         * @example 588
         */
        used: number;
        /**
         * Format: int64
         * @description The number of requests per month.
         * @example 1000
         */
        limit: number;
        /**
         * Format: int64
         * @description The number of remaining requests.
         * @example 412
         */
        remaining: number;
        /** @description When the count resets: the first day of the next month, 00:00 UTC. */
        resets_at: Schemas["Instant"];
    };
    /** @description The usage of a key. */
    KeyUsageReport: {
        /** @description The current month. */
        usage: Schemas["KeyUsage"];
        /** @description The requested days up to today, oldest first, including days without requests: for charts. Each process writes its counts every ten seconds, so a process that is killed loses up to ten seconds of them. The count of the month loses nothing. Days are kept for 90 days. */
        days: Schemas["KeyDay"][];
        /** @description The requests of these days by operation, most requests first. Those that the node counted before it did so by operation are missing. */
        by_operation: Schemas["KeyOperationUsage"][];
    };
    /**
     * @description A filter value, a word or short phrase: 1 to 64 characters, not blank, no control characters. Kept in lower case.
     * @example weather
     */
    Keyword: string;
    /** @description The latest events, the newest first. */
    LatestEvents: {
        /** @description The events. */
        events: Schemas["RegistryEvent"][];
        /** @description Send this as `before` for the events before these. Null if no stored event before them matches. */
        next_before: Schemas["Seq"] | null;
    };
    /**
     * @description One line of text for people: 1 to 256 characters, not blank, no control characters.
     * @example Weather Agent
     */
    Line: string;
    /** @description A page of a list of agents. It has fewer than `limit` if their records are long, as other pages of agents. */
    ListedPage: {
        /** @description The agents. */
        agents: Schemas["Agent"][];
        /** @description Counts over all agents of the list or search, if `facets` requested them. */
        facets?: Schemas["Facets"];
        /**
         * @description True if the counts in `facets` cover only the newest agents, at most 5,000. Absent otherwise.
         * @example false
         */
        facets_truncated?: boolean;
        /**
         * Format: int32
         * @description With `live`, on the first page: the number of agents that match all else, and that probes do not say enough of: they are not probed, as imported ones, or not yet, or only their host was (`unknown`, `reachable`, `degraded`). At most 1,000 are counted. Otherwise absent.
         * @example 12
         */
        live_unknown?: number;
        /**
         * @description Whether `live_unknown` is exact. False: there are more, or the count reached its work limit. Present with `live_unknown`.
         * @example true
         */
        live_unknown_is_exact?: boolean;
        /**
         * Format: int64
         * @description The number of agents on all pages. Only on the first page, and not with `after_seq` or `updated_since`, whose pages have no end.
         * @example 128
         */
        total?: number;
        /**
         * @description Whether `total` is exact. If it is false, there are `total` agents or more: agents are counted up to 1,000, and in large registries up to a limit of work. Present if `total` is.
         * @example true
         */
        total_is_exact?: boolean;
        /**
         * Format: int32
         * @description The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** @description Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: Schemas["Cursor"] | null;
        /** @description The response includes every change up to this number. */
        as_of_seq: Schemas["Seq"];
    };
    /** @description The liveness of the process. */
    Liveness: {
        /**
         * @description Always `ok`: a process that does not run does not respond.
         * @enum {string}
         */
        status: "ok";
    };
    /**
     * @description `unknown`: not probed, or not yet. `up`: responds as its protocol requires. `auth`: responds, and asks for a credential or a payment. `reachable`: responds to a GET request; its protocol was not tried. `degraded`: responds otherwise than its protocol requires, or keeps changing between up and down. `down`: three probes in a row failed, over at least 15 minutes. `dormant`: down for 14 days, or gone for good (410); probed every week.
     * @enum {string}
     */
    LivenessState: "unknown" | "up" | "auth" | "reachable" | "degraded" | "down" | "dormant";
    /**
     * @description A checkpoint (https://c2sp.org/tlog-checkpoint): the name of the log, its size, its root, and signatures.
     * @example registry.example.com/log
     *     88121
     *     SJBxmR4cP3cFxjPkN7BmBwHGXCmnzk5ZcYVzHXlnJ1s=
     *
     *     — registry.example.com/log Hy49TIvbH5G2jQ==
     */
    LogCheckpoint: string;
    /** @description Why the log signs nothing. */
    LogHalt: {
        /** @description When the node detected it. */
        since: Schemas["Instant"];
        /**
         * @description What it found.
         * @example The database has 88,000 entries of the log, but a checkpoint of 88,121 was published: it is older than its log.
         */
        reason: string;
    };
    /** @description The transparency log of the journal. */
    LogInfo: {
        /** @description The name of the log, which its checkpoints begin with. */
        origin: Schemas["LogOrigin"];
        /** @description Its keys, the latest last. Empty before the first checkpoint. */
        vkeys: Schemas["LogKey"][];
        /**
         * Format: int64
         * @description The number of entries in the published checkpoint.
         * @example 88121
         */
        size: number;
        /**
         * @description The `seq` of the first event in the log: the entry of an event has the index `seq` - `first_seq`. It is above 1 if older events were deleted before the log began. Null before the first entry.
         * @example 1
         */
        first_seq: Schemas["Seq"] | null;
        /** @description The key that verifies the cosignatures of this node as a witness of other logs. Null if it is no witness. */
        witness_vkey: Schemas["LogVerifierKey"] | null;
        /** @description The witnesses of this log, by name. */
        witnesses: Schemas["LogWitness"][];
        /**
         * @description The policy that the node suggests (https://c2sp.org/tlog-policy): its keys and its witnesses, of which a majority must have cosigned a checkpoint. Compare it with what you know of the witnesses from elsewhere, and keep your own copy.
         * @example log registry.example.com/log+1f2e3d4c+AYq8QGKSgrpcHj/1dOdlNC0R6sHgh7V6r6iHxLNHV4Um
         *     quorum none
         */
        policy: string;
        /** @description Why nothing is signed at present. Null while the log works. */
        halted: Schemas["LogHalt"] | null;
        /** @description The logs before this one, the latest last. */
        former: Schemas["FormerLog"][];
    };
    /** @description A key of the log. */
    LogKey: {
        /** @description The key. */
        vkey: Schemas["LogVerifierKey"];
        /** @description When the node began to sign with it. */
        from: Schemas["Instant"];
        /** @description Until when it signs, because the node key was rotated: for 30 days, both keys sign each checkpoint. Null for the present key. */
        until: Schemas["Instant"] | null;
    };
    /** @description Log not watched. This node does not witness the log. */
    LogNotWatched: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/log_not_watched
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Log not watched
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "log_not_watched";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /**
     * @description The name of a log: the URL of its files without the scheme, and with a suffix if it is not the first log of the node.
     * @example registry.example.com/log
     */
    LogOrigin: string;
    /**
     * @description The key that verifies the signatures of a log or a witness (https://c2sp.org/signed-note): `<name>+<id>+<public key>`.
     * @example registry.example.com/log+1f2e3d4c+AYq8QGKSgrpcHj/1dOdlNC0R6sHgh7V6r6iHxLNHV4Um
     */
    LogVerifierKey: string;
    /** @description A witness of the log: another party that cosigns its checkpoints. */
    LogWitness: {
        /** @description Its name in this node, and in `policy`. */
        name: Schemas["WitnessName"];
        /** @description The key that verifies its cosignatures (https://c2sp.org/tlog-cosignature). */
        vkey: Schemas["LogVerifierKey"];
        /**
         * @description The URL of its interface (https://c2sp.org/tlog-witness).
         * @example https://registry.example.org/log/witness
         */
        url: Schemas["HttpUrl"];
        /**
         * @description The size of the latest checkpoint of the present log that it cosigned. Null if there is none.
         * @example 88121
         */
        size: number | null;
        /** @description The time in that cosignature. Null if there is none. */
        cosigned_at: Schemas["Instant"] | null;
    };
    /** @description No such witness. No witness has this name. */
    LogWitnessNotFound: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/witness_not_found
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example No such witness
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "witness_not_found";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description The records of the requested ids. */
    LookupAnswer: {
        /** @description The records, in the order of the ids. */
        agents: Schemas["Agent"][];
        /**
         * @description The ids that are not registered or were deleted.
         * @example [
         *       "no-such-agent"
         *     ]
         */
        missing: Schemas["AgentId"][];
        /** @description The former ids of renamed agents, with the ids that these have now: look those up. Absent if there are none. */
        moved?: Schemas["MovedId"][];
        /**
         * @description Ids whose records would have made the response too long: ask for them again. Absent unless records are long, several thousand bytes each.
         * @example [
         *       "agent-with-a-long-record"
         *     ]
         */
        remaining?: Schemas["AgentId"][];
    };
    /** @description The ids to look up. */
    LookupRequest: {
        /**
         * @description 1 to 100 ids. Duplicates count once.
         * @example [
         *       "weather-agent",
         *       "no-such-agent"
         *     ]
         */
        agent_ids: Schemas["AgentId"][];
    };
    /** @description Malformed JSON. The body is not valid JSON (RFC 8259) in UTF-8: fix it at the place that `detail` names. */
    MalformedJson: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/malformed_json
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Malformed JSON
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "malformed_json";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** @description Malformed request. The request line or a header is not valid HTTP. */
    MalformedRequest: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/malformed_request
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Malformed request
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "malformed_request";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Why a search found an agent. */
    Match: {
        /**
         * Format: double
         * @description The relevance: 1 for the exact id or name, less for others. Only compare scores within one response.
         * @example 0.8
         */
        score: number;
        /**
         * @description The fields in which the words of the query were found.
         * @example [
         *       "name",
         *       "tags"
         *     ]
         */
        fields: Schemas["MatchField"][];
        /**
         * @description True if the agent has none of the words, and was found because its meaning is near to that of the query. `fields` is empty then. Absent otherwise, and on nodes that rank by words alone.
         * @example false
         */
        by_meaning?: boolean;
        /** @description Where the words of the query are in the fields that `highlight` requested, in the order of these fields: at most 3 texts of a field. Present if `highlight` is sent; empty for an agent that was found by its meaning. */
        highlights?: Schemas["Highlight"][];
    };
    /**
     * @description A field that a search looks in. `details` are the names, descriptions and examples of the agent's skills.
     * @enum {string}
     */
    MatchField: "agent_id" | "name" | "tags" | "capabilities" | "skills" | "provider" | "details" | "description";
    /**
     * @description A JSON-RPC 2.0 response.
     * @example {
     *       "jsonrpc": "2.0",
     *       "id": 1,
     *       "result": {
     *         "content": [
     *           {
     *             "type": "text",
     *             "text": "{\"agents\":[]}"
     *           }
     *         ],
     *         "structuredContent": {
     *           "agents": [],
     *           "count": 0
     *         }
     *       }
     *     }
     */
    McpAnswer: {
        /**
         * @description Always `2.0`.
         * @enum {string}
         */
        jsonrpc: "2.0";
        /** @description The id of the request. */
        id: Schemas["McpId"];
        /**
         * @description The result of the method. Absent if there is an error.
         * @example {
         *       "content": [
         *         {
         *           "type": "text",
         *           "text": "{\"agents\":[]}"
         *         }
         *       ],
         *       "structuredContent": {
         *         "agents": [],
         *         "count": 0
         *       }
         *     }
         */
        result?: {
            [key: string]: unknown;
        };
        /** @description The error. Absent if there is a result. */
        error?: Schemas["McpError"];
    };
    /** @description The responses to the requests of a batch, in their order. */
    McpAnswers: Schemas["McpAnswer"][];
    /** @description Several messages, by versions before 2025-06-18: 1 to 50. */
    McpBatch: Schemas["McpMessage"][];
    /** @description The error of a request. */
    McpError: {
        /**
         * Format: int32
         * @description The error code (JSON-RPC 2.0 section 5.1): -32601 for an unknown method, -32602 for an unknown tool or invalid parameters. Of the protocol: -32020 if a header differs from the message, -32022 for an unsupported version. -32099 if the response is left out, because it would have more than 1,000,000 bytes.
         * @example -32602
         */
        code: number;
        /**
         * @description What was wrong.
         * @example Unknown tool: registry_dance
         */
        message: string;
        /**
         * @description More details. With -32022: `supported`, the supported versions, and `requested`. With -32099: `max_response_bytes`, the maximum size of a response.
         * @example {}
         */
        data?: unknown;
    };
    /**
     * @description The id of a JSON-RPC request, chosen by its sender: a string of at most 1,024 characters, or an integer that JSON represents exactly.
     * @example 1
     */
    McpId: string | Schemas["McpNumber"];
    /** @description A JSON-RPC 2.0 request, or a notification, which has no `id`. */
    McpMessage: {
        /**
         * @description Always `2.0`.
         * @enum {string}
         */
        jsonrpc: "2.0";
        /** @description The id of the request, repeated in the response. A message without an id is a notification and has no response. */
        id?: Schemas["McpId"];
        /**
         * @description The method: `tools/list`, `tools/call`, `server/discover`, or, before 2026-07-28, `initialize` or `ping`. At most 256 characters.
         * @example tools/call
         */
        method: string;
        /**
         * @description The parameters of the method.
         * @example {
         *       "name": "registry_search_agents",
         *       "arguments": {
         *         "q": "weather"
         *       }
         *     }
         */
        params?: Schemas["McpParams"];
    };
    /** @description The metadata of a message. At most 1,000 fields. */
    McpMeta: {
        /** @description Requests progress notifications. The node's tools send none. */
        progressToken?: Schemas["McpId"];
        /** @description The task that the message belongs to. The node's tools create no tasks. At most 1,000 fields. */
        "io.modelcontextprotocol/related-task"?: {
            /**
             * @description The task's id. At most 1,024 characters.
             * @example task-1
             */
            taskId: string;
        } & {
            [key: string]: unknown;
        };
    } & {
        [key: string]: unknown;
    };
    /**
     * Format: int64
     * @description An integer that JSON represents exactly.
     */
    McpNumber: number;
    /** @description The parameters of a method. At most 1,000 fields; the tools have about 20 arguments. */
    McpParams: {
        /** @description The metadata of the message. */
        _meta?: Schemas["McpMeta"];
    } & {
        [key: string]: unknown;
    };
    /**
     * @description A JSON-RPC 2.0 response to a message that was rejected.
     * @example {
     *       "jsonrpc": "2.0",
     *       "id": 1,
     *       "error": {
     *         "code": -32022,
     *         "message": "Unsupported protocol version",
     *         "data": {
     *           "supported": [
     *             "2026-07-28",
     *             "2025-11-25"
     *           ],
     *           "requested": "1900-01-01"
     *         }
     *       }
     *     }
     */
    McpRejection: {
        /**
         * @description Always `2.0`.
         * @enum {string}
         */
        jsonrpc: "2.0";
        /** @description The id of the request. Absent if the message has none. */
        id?: Schemas["McpId"];
        /**
         * @description The error.
         * @example {
         *       "code": -32601,
         *       "message": "Method not found: ping"
         *     }
         */
        error: Schemas["McpError"];
    };
    /** @description The version of a request. */
    McpRequestedVersion: Schemas["McpVersion"] | Schemas["OtherMcpVersion"];
    /**
     * @description The versions of the Model Context Protocol that the node implements.
     * @enum {string}
     */
    McpVersion: "2026-07-28" | "2025-11-25" | "2025-06-18" | "2025-03-26" | "2024-11-05" | "2024-10-07";
    /** @description Method not allowed. The `Allow` header lists the methods of this path. */
    MethodNotAllowed: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/method_not_allowed
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Method not allowed
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 405;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "method_not_allowed";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Metrics disabled. The node serves metrics only if its operator has set `METRICS_TOKEN`. */
    MetricsDisabled: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/metrics_disabled
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Metrics disabled
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "metrics_disabled";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Metrics token required. Send the node's `METRICS_TOKEN` as `Authorization: Bearer`: an API key does not work here. */
    MetricsTokenRequired: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/metrics_token_required
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Metrics token required
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 401;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "metrics_token_required";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Misdirected request. The `Host` header names a host that this node does not serve. A node that listens on the loopback address only serves `localhost` and the host of its `PUBLIC_URL`. */
    MisdirectedRequest: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/misdirected_request
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Misdirected request
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 421;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "misdirected_request";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description A former id of a renamed agent. */
    MovedId: {
        /**
         * @description The former id.
         * @example weather-bot
         */
        agent_id: Schemas["AgentId"];
        /** @description The id that the agent has now. */
        moved_to: Schemas["AgentId"];
    };
    /** @description The response to the registration of a new agent. */
    NewAgentAnswer: {
        /**
         * @description `registered`: the agent is new. `updated`: the agent existed, even if nothing changed.
         * @enum {string}
         */
        status: "registered";
        /** @description The agent's id. */
        agent_id: Schemas["AgentId"];
        /** @description The record. */
        agent: Schemas["Agent"];
        /** @description What to consider about a new id or a new server name. Absent if there is nothing. */
        warnings?: Schemas["IdWarning"][];
    };
    /** @description Too many new ids. Your account has registered as many new ids today (UTC) as its tier permits: try again after `Retry-After` seconds, or ask the operator of the node for another tier. Updates of agents are not limited. */
    NewAgentLimitReached: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/new_agent_limit_reached
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Too many new ids
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 429;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "new_agent_limit_reached";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /**
         * Format: int32
         * @description The number of new ids per day.
         * @example 100
         */
        limit: number;
        /** @description When the limit resets: the next day, 00:00 UTC. */
        resets_at: Schemas["Instant"];
    };
    /** @description The number of agents registered in recent periods. */
    NewAgents: {
        /**
         * Format: int64
         * @description In the last 24 hours.
         * @example 12
         */
        "24h": number;
        /**
         * Format: int64
         * @description In the last 7 days.
         * @example 80
         */
        "7d": number;
        /**
         * Format: int64
         * @description In the last 30 days.
         * @example 300
         */
        "30d": number;
    };
    /** @description A new key. Only this response has the raw key. */
    NewKey: {
        /** @description The key's id. */
        id: Schemas["KeyId"];
        /** @description The key's name. */
        name: Schemas["KeyName"];
        /** @description The key's tier. */
        tier: Schemas["Tier"];
        /** @description What the key may do. Null for everything that its account may do with a key. */
        scopes: Schemas["KeyScope"][] | null;
        /** @description The key's status. */
        status: Schemas["KeyStatus"];
        /**
         * @description The first 13 characters of the raw key.
         * @example registry_4dJ0
         */
        start: string;
        /**
         * @description The last 4 characters of the raw key.
         * @example 0jJM
         */
        last4: string;
        /** @description When the key was created. */
        created_at: Schemas["Instant"];
        /** @description When the key expires. Null if it does not. An expired key never becomes valid again, also if the node's clock is set back. */
        expires_at: Schemas["Instant"] | null;
        /** @description When the key was revoked. Null if it was not. */
        revoked_at: Schemas["Instant"] | null;
        /** @description When the key was last used, to the minute: also by reads, which use no quota. Null if never. */
        last_used_at: Schemas["Instant"] | null;
        /** @description The key that this key replaces. Null if none. */
        rotated_from: Schemas["KeyId"] | null;
        /** @description The key that replaces this key. Null if none. A replaced key does not count towards the limit of active keys. */
        rotated_to: Schemas["KeyId"] | null;
        /** @description The usage in the current month. */
        usage: Schemas["KeyUsage"];
        /** @description The raw key. The node stores only its SHA-256, so it cannot be shown again. */
        raw_key: Schemas["RawKey"];
    };
    /** @description A response with a new key. */
    NewKeyAnswer: {
        /** @description The key. */
        key: Schemas["NewKey"];
    };
    /** @description No password. Your account signs in with the identity provider and has no password. */
    NoPassword: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/no_password
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example No password
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "no_password";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Node busy. The node is reading too many large bodies, or serving too many event streams. Nothing was changed: try again after `Retry-After` seconds. */
    NodeBusy: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/node_busy
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Node busy
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 503;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "node_busy";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Not the agent's owner. You do not own this agent: only its owner and the operator may change it. */
    NotAgentOwner: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/not_agent_owner
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Not the agent's owner
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "not_agent_owner";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Not an issuer. The operator of the node decides which accounts issue certifications. */
    NotAnIssuer: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/not_an_issuer
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Not an issuer
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "not_an_issuer";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Another issuer's certification. Only the account that issued it, or the operator, may renew or revoke it. */
    NotCertificationIssuer: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/not_certification_issuer
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Another issuer's certification
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "not_certification_issuer";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Not implemented. The node does not know the method, or does not implement the operation yet. */
    NotImplemented: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/not_implemented
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Not implemented
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 501;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "not_implemented";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Not the giver. Only the account that made the offer can cancel it before it is accepted: decline it. */
    NotOfferGiver: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/not_offer_giver
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Not the giver
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "not_offer_giver";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Not the recipient. You made this offer: only the other account can accept or decline it. */
    NotOfferRecipient: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/not_offer_recipient
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Not the recipient
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "not_offer_recipient";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Not the subscription's owner. The subscription belongs to another account. The operator can only read it and its deliveries, pause, disable and resume it, and have the queue endpoint attempt its deliveries. Other accounts get this problem when they delete, pause or resume it. For all other requests they get 404, as for an unknown id. */
    NotSubscriptionOwner: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/not_subscription_owner
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Not the subscription's owner
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "not_subscription_owner";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description An offer to transfer an agent to another account. Only the two accounts see it. */
    Offer: {
        /** @description The id of the offer. */
        id: Schemas["OfferId"];
        /** @description The agent. If it is renamed, its present id. */
        agent_id: Schemas["AgentId"];
        /** @description The state. */
        state: Schemas["OfferState"];
        /** @description The account that offers the agent. */
        from_account: Schemas["AccountId"];
        /** @description The account that the agent is offered to. Null in an outgoing offer to an e-mail address until it is accepted: the node does not say whether an account has the address, or which account has used the link. */
        to_account: Schemas["AccountId"] | null;
        /** @description The e-mail address that it is offered to. Null if it is offered to the id of an account. */
        to_email: Schemas["Email"] | null;
        /** @description What the owner of the agent wrote. Null if nothing. */
        message: Schemas["OfferMessage"] | null;
        /** @description When it was made. */
        created_at: Schemas["Instant"];
        /** @description When it expires if it is not answered. */
        expires_at: Schemas["Instant"];
        /** @description When it was accepted. Null if it was not. */
        accepted_at: Schemas["Instant"] | null;
        /** @description When it takes effect, or took effect. Null if it was not accepted. */
        effective_at: Schemas["Instant"] | null;
        /** @description When it ended: took effect, was declined or cancelled, or expired. Null while it is open. */
        ended_at: Schemas["Instant"] | null;
    };
    /** @description The input to claim an offer. */
    OfferClaim: {
        /** @description The token of the link. */
        token: Schemas["OfferToken"];
    };
    /**
     * @description Whether offers were made to your account, or by it.
     * @enum {string}
     */
    OfferDirection: "incoming" | "outgoing";
    /** @description An open offer exists. The agent is offered already: cancel that offer first. */
    OfferExists: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/offer_exists
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example An open offer exists
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "offer_exists";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The open offer. */
        offer_id: Schemas["OfferId"];
    };
    /**
     * @description The id of an offer.
     * @example offer_5d1f0c1e-3b62-4f0a-9d53-0a7cf3a1d9b4
     */
    OfferId: string;
    /** @description An offer that was made now. */
    OfferMade: {
        /** @description The id of the offer. */
        id: Schemas["OfferId"];
        /** @description The agent. If it is renamed, its present id. */
        agent_id: Schemas["AgentId"];
        /** @description The state. */
        state: Schemas["OfferState"];
        /** @description The account that offers the agent. */
        from_account: Schemas["AccountId"];
        /** @description The account that the agent is offered to. Null in an outgoing offer to an e-mail address until it is accepted: the node does not say whether an account has the address, or which account has used the link. */
        to_account: Schemas["AccountId"] | null;
        /** @description The e-mail address that it is offered to. Null if it is offered to the id of an account. */
        to_email: Schemas["Email"] | null;
        /** @description What the owner of the agent wrote. Null if nothing. */
        message: Schemas["OfferMessage"] | null;
        /** @description When it was made. */
        created_at: Schemas["Instant"];
        /** @description When it expires if it is not answered. */
        expires_at: Schemas["Instant"];
        /** @description When it was accepted. Null if it was not. */
        accepted_at: Schemas["Instant"] | null;
        /** @description When it takes effect, or took effect. Null if it was not accepted. */
        effective_at: Schemas["Instant"] | null;
        /** @description When it ended: took effect, was declined or cancelled, or expired. Null while it is open. */
        ended_at: Schemas["Instant"] | null;
        /**
         * Format: uri
         * @description The link to hand on to the person whom an offer to an e-mail address is for. Any account that opens it can accept the offer, and it works once, until the offer ends. Only this response has it: the node stores only a hash of its token. Null for an offer to the id of an account.
         * @example https://registry.example.com/dashboard#/offers?token=k3cVZb0Wc4Q0Y5hHcU1m2wk3cVZb0Wc4Q0Y5hHcU1m2
         */
        claim_url: string | null;
    };
    /**
     * @description Words to the other account: at most 500 characters, no NUL.
     * @example As agreed on Monday.
     */
    OfferMessage: string;
    /** @description No such offer. No offer to or by your account has this id, or no offer has this token: it may have been used. Ended offers are deleted after 30 days. */
    OfferNotFound: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/offer_not_found
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example No such offer
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "offer_not_found";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Offer not open. The state of the offer does not permit this: only an offered one can be accepted or declined, and only an offered or accepted one can be cancelled. */
    OfferNotOpen: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/offer_not_open
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Offer not open
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "offer_not_open";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The state of the offer. */
        state: Schemas["OfferState"];
    };
    /** @description A page of offers, newest first. */
    OfferPage: {
        /** @description The offers. */
        offers: Schemas["Offer"][];
        /**
         * Format: int32
         * @description The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** @description Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: Schemas["Cursor"] | null;
    };
    /**
     * @description The id of an account, or an e-mail address.
     * @example grace@example.com
     */
    OfferRecipient: string;
    /**
     * @description `offered`: open, nobody has answered. `accepted`: takes effect at `effective_at`. `effective`: the agent belongs to the other account. `declined`: by the recipient. `cancelled`: by one of the two accounts, or because the agent was deleted or suspended, or an account disabled or closed. `expired`: not answered within 14 days.
     * @enum {string}
     */
    OfferState: "offered" | "accepted" | "effective" | "declined" | "cancelled" | "expired";
    /**
     * @description The token of the link to an offer.
     * @example k3cVZb0Wc4Q0Y5hHcU1m2wk3cVZb0Wc4Q0Y5hHcU1m2
     */
    OfferToken: string;
    /** @description Sign-in at the provider failed. The response of the identity provider is not usable: start again. */
    OidcFailed: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/oidc_failed
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Sign-in at the provider failed
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "oidc_failed";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description No identity provider. This node has no identity provider: sign in with e-mail address and password. */
    OidcNotConfigured: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/oidc_not_configured
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example No identity provider
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "oidc_not_configured";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Identity provider unavailable. The identity provider does not respond, or not as OpenID Connect requires: try again after `Retry-After` seconds. */
    OidcUnavailable: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/oidc_unavailable
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Identity provider unavailable
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 503;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "oidc_unavailable";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description The number of open violations by severity. */
    OpenViolations: {
        /**
         * Format: int32
         * @description Of severity `info`.
         * @example 0
         */
        info: number;
        /**
         * Format: int32
         * @description Of severity `low`.
         * @example 1
         */
        low: number;
        /**
         * Format: int32
         * @description Of severity `medium`.
         * @example 0
         */
        medium: number;
        /**
         * Format: int32
         * @description Of severity `high`.
         * @example 0
         */
        high: number;
        /**
         * Format: int32
         * @description Of severity `critical`.
         * @example 0
         */
        critical: number;
    };
    /** @description A version that the node may not implement. */
    OtherMcpVersion: string;
    /** @description Outcome unknown. The connection to the database was lost during the commit, so the change may or may not have been made. Look it up, or repeat the request with the same `Idempotency-Key`. */
    OutcomeUnknown: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/outcome_unknown
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Outcome unknown
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 503;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "outcome_unknown";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Certification of your own agent. You may only certify your own agents as `self_attested`. */
    OwnAgentCertification: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/own_agent_certification
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Certification of your own agent
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "own_agent_certification";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Report on your own agent. You can't rate your own agent. */
    OwnAgentReport: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/own_agent_report
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Report on your own agent
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "own_agent_report";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description An agent as its owner and the operator see it: complete, also while it is suspended. */
    OwnedAgent: {
        /** @description The agent's id. */
        agent_id: Schemas["AgentId"];
        /** @description The display name. */
        name: Schemas["Line"];
        /**
         * @description What the agent does. At most 4,000 characters.
         * @example Hourly forecasts for any place on Earth.
         */
        description: Schemas["Text"] | null;
        /** @description The URL of the agent's endpoint. */
        agent_url: Schemas["HttpUrl"];
        /** @description The URL of the agent's API, if it is not `agent_url`. */
        api_url: Schemas["HttpUrl"] | null;
        /** @description The URL of the agent's MCP endpoint. */
        mcp_url: Schemas["HttpUrl"] | null;
        /** @description The URL of the agent's own AgentFacts. */
        facts_url: Schemas["HttpUrl"] | null;
        /** @description The URL of the documentation. */
        documentation_url: Schemas["HttpUrl"] | null;
        /** @description The URL of an icon. */
        icon_url: Schemas["HttpUrl"] | null;
        /**
         * @description The agent's version, in its own scheme.
         * @example 1.4.0
         */
        version: Schemas["Keyword"] | null;
        /**
         * @description The provider.
         * @example {
         *       "name": "Example Weather Ltd",
         *       "url": "https://example.com"
         *     }
         */
        provider: Schemas["Provider"] | null;
        /**
         * @description The protocols that it implements.
         * @example [
         *       "a2a"
         *     ]
         */
        protocols: Schemas["Protocol"][];
        /**
         * @description Its capabilities: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "streaming"
         *     ]
         */
        capabilities: Schemas["Keyword"][];
        /**
         * @description Its tags: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "weather",
         *       "forecast"
         *     ]
         */
        tags: Schemas["Keyword"][];
        /**
         * @description The ids of its skills: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "hourly-forecast"
         *     ]
         */
        skills: Schemas["Keyword"][];
        /** @description The lifecycle status. */
        status: Schemas["AgentStatus"];
        /** @description The reason for this status. At most 500 characters. */
        status_message: Schemas["StatusMessage"] | null;
        /**
         * @description The agent to use instead. Null if a peer names an id that another source has here.
         * @example null
         */
        successor_agent_id: Schemas["AgentId"] | null;
        /** @description When it will stop working. */
        sunset_at: Schemas["Instant"] | null;
        /**
         * @description `local`, or the id of the peer that it was imported from.
         * @example local
         */
        source: string;
        /**
         * @description Where and when it was imported from. Null for a local agent and a tombstone. Only its origin can change an imported agent.
         * @example null
         */
        origin: Schemas["AgentOrigin"] | null;
        /**
         * @description Whether an account owns it. Anyone who may write can change a local agent without an owner.
         * @example false
         */
        owned: boolean;
        /**
         * @description Whether it has AgentFacts.
         * @example true
         */
        has_facts: boolean;
        /** @description How far its URLs are verified. An imported agent is not verified here: `origin` has what its peer says. */
        verification: Schemas["AgentVerification"];
        /** @description What the signature of its card proves. Null without a card, for imported agents, and for cards of earlier versions. */
        card_signature: Schemas["CardSignature"] | null;
        /** @description When it was first registered. */
        registered_at: Schemas["Instant"];
        /** @description When it last changed. */
        updated_at: Schemas["Instant"];
        /** @description When it was deleted. */
        tombstoned_at: Schemas["Instant"] | null;
        /**
         * @description `true` if the owner of the node erased the agent: delete what you have of it. Otherwise absent.
         * @example true
         */
        erased?: boolean;
        /**
         * @description The id that the agent has now, if it was renamed: this id is a former one, and its status is `tombstoned`. Otherwise null.
         * @example null
         */
        moved_to: Schemas["AgentId"] | null;
        /**
         * @description The ids that the agent had before it was renamed, the latest last: at most 10. Of an imported agent those that this node has as former ids of the same peer: a peer has no say in the ids of others.
         * @example []
         */
        previous_agent_ids: Schemas["AgentId"][];
        /** @description The sequence number of its last change. */
        seq: Schemas["Seq"];
        /**
         * @description Additional fields of the registration, as sent.
         * @example {
         *       "region": "eu"
         *     }
         */
        extra: Schemas["ExtraMembers"];
        /** @description The account that owns it. Null if none does. */
        account_id: Schemas["AccountId"] | null;
    };
    /** @description A page of agents with the accounts that own them. It has fewer than `limit` if their records are long, as other pages of agents. */
    OwnedAgentPage: {
        /** @description The agents. */
        agents: Schemas["OwnedAgent"][];
        /**
         * Format: int32
         * @description The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** @description Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: Schemas["Cursor"] | null;
        /** @description The response includes every change up to this number. */
        as_of_seq: Schemas["Seq"];
    };
    /** @description The owner's own account. It cannot be disabled, because only the owner can enable accounts. */
    OwnerCannotBeDisabled: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/owner_cannot_be_disabled
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example The owner's own account
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "owner_cannot_be_disabled";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description The owner's own account. It cannot be closed, because the node would have no operator. */
    OwnerCannotClose: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/owner_cannot_close
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example The owner's own account
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "owner_cannot_close";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Owner required. Only the owner of the node may do this. */
    OwnerRequired: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/owner_required
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Owner required
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "owner_required";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description The owner's own account. Its password is reset on the command line of the node: `npx registry-node owner reset`. */
    OwnerResetsPassword: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/owner_resets_password
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example The owner's own account
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "owner_resets_password";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /**
     * @description A password: 12 to 256 characters of any kind. Easily guessed passwords are rejected: common ones, fewer than 5 different characters, sequences, repeated short texts, the e-mail address.
     * @example correct horse battery staple
     */
    Password: string;
    /** @description The input to change your password. */
    PasswordChange: {
        /**
         * @description The current password. At most 256 characters.
         * @example correct horse battery staple
         */
        current_password: string;
        /**
         * @description The new password.
         * @example four other words at random
         */
        new_password: Schemas["Password"];
    };
    /** @description A link to set a new password. */
    PasswordLink: {
        /**
         * Format: uri
         * @description The link. Give it to the person whom the account belongs to. The node stores only a hash of its token.
         * @example https://registry.example.com/dashboard#/password?token=k3cVZb0Wc4Q0Y5hHcU1m2wk3cVZb0Wc4Q0Y5hHcU1m2
         */
        url: string;
        /** @description When the link expires: 24 hours after it was issued. */
        expires_at: Schemas["Instant"];
    };
    /** @description Link not valid. The link is unknown, was used or replaced, or has expired: ask the operator of the node for a new one. */
    PasswordLinkInvalid: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/password_link_invalid
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Link not valid
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "password_link_invalid";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description The input to set a new password with a link. */
    PasswordReset: {
        /**
         * @description The token of the link.
         * @example k3cVZb0Wc4Q0Y5hHcU1m2wk3cVZb0Wc4Q0Y5hHcU1m2
         */
        token: string;
        /**
         * @description The new password.
         * @example four other words at random
         */
        new_password: Schemas["Password"];
    };
    /** @description A peer: another node whose agents this node imports. */
    Peer: {
        /** @description The peer's id. */
        id: Schemas["PeerId"];
        /**
         * @description The display name.
         * @example Northern registry
         */
        name: Schemas["Line"];
        /**
         * @description The URL of the peer.
         * @example https://registry.example.org
         */
        base_url: Schemas["HttpUrl"];
        /** @description The status of the peer. */
        status: Schemas["PeerStatus"];
        /** @description How the peer is synced. */
        mode: Schemas["PeerMode"];
        /**
         * Format: int64
         * @description The number of its imported agents that are not deleted.
         * @example 1200
         */
        agents: number;
        /**
         * Format: int64
         * @description The number of its agents that are not imported, because their ids are taken.
         * @example 0
         */
        conflicts: number;
        /**
         * Format: int64
         * @description The number of records that the last sync skipped: they are invalid, or exceed the limit for a peer.
         * @example 0
         */
        skipped: number;
        /** @description When the peer was added. */
        added_at: Schemas["Instant"];
        /** @description When the last complete sync ended. Null if there was none. */
        last_sync_at: Schemas["Instant"] | null;
        /** @description When the next sync is due. */
        next_sync_at: Schemas["Instant"];
        /**
         * Format: int32
         * @description Consecutive failures.
         * @example 0
         */
        consecutive_failures: number;
        /**
         * @description Why the last sync failed. Null if it did not.
         * @example null
         */
        last_error: string | null;
        /** @description What it says its transparency log is. Null if it has none, or if the node could not read it yet. */
        log: Schemas["PeerLog"] | null;
    };
    /** @description A conflict: an agent of a peer that is not imported, because its id is taken. */
    PeerConflict: {
        /** @description The agent's id. */
        agent_id: Schemas["AgentId"];
        /** @description The endpoint URL of the peer's agent. */
        agent_url: Schemas["HttpUrl"];
        /**
         * @description The source of the agent that has the id here: `local`, or another peer's id.
         * @example local
         */
        held_by: string;
        /** @description When the peer last listed this agent. */
        seen_at: Schemas["Instant"];
    };
    /** @description A page of conflicts, by id. */
    PeerConflictPage: {
        /** @description The conflicts. */
        conflicts: Schemas["PeerConflict"][];
        /**
         * Format: int32
         * @description The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** @description Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: Schemas["Cursor"] | null;
    };
    /**
     * @description A peer's id. It is the `source` of the agents imported from the peer.
     * @example peer_5d0f2b8e-7b0c-4a57-9a63-1f0a52b8c1d4
     */
    PeerId: string;
    /** @description Peer already added. The node has this peer, perhaps under another URL, or is still removing it. */
    PeerKnown: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/peer_known
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Peer already added
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "peer_known";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The peer's id. */
        peer_id: Schemas["PeerId"];
    };
    /** @description Too many peers. Remove a peer first. */
    PeerLimitReached: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/peer_limit_reached
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Too many peers
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "peer_limit_reached";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /**
         * Format: int64
         * @description The limit of peers.
         * @example 100
         */
        limit: number;
    };
    /** @description All peers, in the order in which they were added; at most 100. */
    PeerList: {
        /** @description The peers. */
        peers: Schemas["Peer"][];
        /**
         * Format: int32
         * @description The number of peers.
         * @example 3
         */
        count: number;
    };
    /** @description What a peer says its transparency log is (https://c2sp.org/tlog-checkpoint). Nobody has confirmed it: compare the keys with what the operator of the peer says, before you rely on them. */
    PeerLog: {
        /** @description The name of the log. */
        origin: Schemas["LogOrigin"];
        /** @description The keys that sign its checkpoints at present, the latest last. Empty before its first checkpoint. */
        vkeys: Schemas["LogVerifierKey"][];
        /**
         * @description The key that verifies the cosignatures of the peer as a witness. Null if it is no witness.
         * @example registry.example.com/log/witness+24a85b71+BFmZB3B5Mpz5kgGATSCKGzQsPpNoOpxDPE+h7tJGsTQC
         */
        witness_vkey: Schemas["LogVerifierKey"] | null;
        /**
         * @description Whether a witness of this node's log has this key: the operator of this node confirmed it.
         * @example true
         */
        is_witness: boolean;
        /**
         * @description Whether this node witnesses this log, with all of these keys: the operator of this node confirmed them.
         * @example false
         */
        is_watched: boolean;
        /** @description When the node last read it from the peer. */
        read_at: Schemas["Instant"];
    };
    /**
     * @description How a peer is synced. `changes`: incrementally, by its changes. `plain`: its whole list is read and compared, because it does not number its changes.
     * @enum {string}
     */
    PeerMode: "changes" | "plain";
    /** @description No such peer. No peer has this id, or it was removed. */
    PeerNotFound: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/peer_not_found
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example No such peer
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "peer_not_found";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Peer not reached. The URL did not respond, or not with a usable response: see `error`. */
    PeerNotReached: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/peer_not_reached
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Peer not reached
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 502;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "peer_not_reached";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The reason. */
        error: Schemas["FetchError"];
        /**
         * @description The status of the response. Null if there was no response.
         * @example 404
         */
        response_status: number | null;
    };
    /** @description The result of removing a peer. */
    PeerRemoved: {
        /**
         * @description A message for people.
         * @example Peer removed
         */
        message: string;
        /** @description The peer's id. */
        id: Schemas["PeerId"];
        /**
         * Format: int64
         * @description The number of its agents that were retired.
         * @example 1200
         */
        retired: number;
        /**
         * Format: int64
         * @description The number of its agents that are still to be retired, in the background.
         * @example 0
         */
        remaining: number;
    };
    /** @description The input to add a peer. */
    PeerRequest: {
        /**
         * @description The URL of the peer: https, on a public host, by the rules of callback URLs, at most 1,024 characters, no query. The node reads `/health`, `/list` and `/log` below it.
         * @example https://registry.example.org
         */
        base_url: Schemas["HttpUrl"];
        /**
         * @description A display name. Default: the host.
         * @example Northern registry
         */
        name?: Schemas["Line"] | null;
    };
    /**
     * @description `active`: synced regularly. `degraded`: three consecutive syncs failed; the node retries at growing intervals, and the peer's agents stay. `removing`: the operator removed it, and its agents are being retired.
     * @enum {string}
     */
    PeerStatus: "active" | "degraded" | "removing";
    /** @description A peer in an event. */
    PeerSummary: {
        /**
         * @description The peer's id, which is the `source` of its agents.
         * @example peer_northern
         */
        id: string;
        /** @description The display name. */
        name: Schemas["Line"];
        /** @description The URL of the peer. */
        base_url: Schemas["HttpUrl"];
    };
    /** @description Peer unusable. The URL isn't a compatible registry node, or is this node itself: check the URL. */
    PeerUnusable: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/peer_unusable
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Peer unusable
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "peer_unusable";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** @description Peer URL rejected. The node cannot read from this URL: see `reason`. Use a public https:// URL. */
    PeerUrlRejected: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/peer_url_rejected
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Peer URL rejected
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "peer_url_rejected";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
        /**
         * @description The reason.
         * @example The address is not public.
         */
        reason: string;
    };
    /** @description Precondition failed. The resource does not match `If-Match` or `If-None-Match`, because it changed: read it again. */
    PreconditionFailed: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/precondition_failed
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Precondition failed
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 412;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "precondition_failed";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description How an agent may be probed. */
    ProbeChoice: {
        /**
         * @description `none`, `reachable`, `protocol` or `task`. Null for the default: `protocol` if its URLs are verified, otherwise `reachable`. If several agents have the URL, each choice applies to its own agent. If some of them are verified, the least that they chose applies to all, but for `none`, which always applies to its agent.
         * @example none
         */
        probes: Schemas["ProbeLevel"] | null;
        /**
         * @description Whether to hide the history from everybody: the uptime, the days and the latency. The state stays visible, and searches and reputations use what is hidden. Default: as before, which is false at first.
         * @example false
         */
        hide_history?: boolean;
    };
    /** @description A key that verifies the signatures of probes: Ed25519 as a JWK (RFC 8037). */
    ProbeKey: {
        /**
         * @description The type of the key.
         * @enum {string}
         */
        kty: "OKP";
        /**
         * @description The curve.
         * @enum {string}
         */
        crv: "Ed25519";
        /**
         * @description The public key, in base64url.
         * @example 11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo
         */
        x: string;
        /**
         * @description Its name in signatures: the thumbprint of the key (RFC 7638).
         * @example kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k
         */
        kid: string;
        /**
         * @description It signs.
         * @enum {string}
         */
        use: "sig";
    };
    /** @description The keys that verify the signatures of probes, as a JWK set. */
    ProbeKeys: {
        /** @description The keys. */
        keys: Schemas["ProbeKey"][];
    };
    /**
     * @description How an agent is probed. `none`: not at all. `reachable`: by a GET request of its URL. `protocol`: by a request of its protocol that changes nothing. `task`: like `protocol`, and once a day an A2A agent gets a message (`SendMessage`, `message/send`), which may cost it something: only if its owner chose so.
     * @enum {string}
     */
    ProbeLevel: "none" | "reachable" | "protocol" | "task";
    /**
     * @description What the last probe found. `ok`: the response that is expected. `auth_required`: 401 or 403. `payment_required`: 402. `no_method`: it speaks JSON-RPC, without the method. `wrong_protocol`: a response that is not one of the protocol. `task_failed`: an error, or a failed task, in response to a message. `redirect`: probes follow none. `not_found`: 404. `gone`: 410. `server_error`: 5xx. `rate_limited`: 429, or 503 with `Retry-After`; it says nothing. `disallowed`: the robots.txt of the host forbids probes. The others say why there was no response.
     * @enum {string}
     */
    ProbeOutcome: "ok" | "auth_required" | "payment_required" | "no_method" | "wrong_protocol" | "task_failed" | "redirect" | "not_found" | "gone" | "server_error" | "rate_limited" | "disallowed" | "timeout" | "connect_timeout" | "dns_error" | "connection_refused" | "connection_reset" | "tls_error" | "egress_blocked" | "network_error";
    /**
     * @description What a probe asks. `a2a`: a task that does not exist (`GetTask`, `tasks/get`). `mcp`: `server/discover`, or `initialize`. `http`: a GET request.
     * @enum {string}
     */
    ProbeProtocol: "a2a" | "mcp" | "http";
    /** @description The probes of a day (UTC). Those that confirm an outcome are not counted. */
    ProbedDay: {
        /**
         * Format: date
         * @description The day.
         * @example 2026-11-20
         */
        date: string;
        /**
         * Format: int32
         * @description The number of probes with a response, also of those that asked for a credential or a payment.
         * @example 24
         */
        responded: number;
        /**
         * Format: int32
         * @description How many of these responses asked for a credential or a payment.
         * @example 0
         */
        auth: number;
        /**
         * Format: int32
         * @description The number of probes that failed.
         * @example 0
         */
        failed: number;
    };
    /** @description Probed recently. A probe of this URL was requested a moment ago, or its host asked for fewer requests: try again after `Retry-After` seconds. */
    ProbedRecently: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/probed_recently
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Probed recently
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 429;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "probed_recently";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description No such problem. No problem has this code: check the `code` of the error response. */
    ProblemNotFound: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/problem_not_found
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example No such problem
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "problem_not_found";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description What a check found by one method. */
    ProofFinding: {
        /** @description The method. */
        method: Schemas["ProofMethod"];
        /** @description The outcome. */
        outcome: Schemas["ProofOutcome"];
        /** @description How far the proof reaches; `none` without one. */
        level: Schemas["VerificationLevel"];
        /**
         * @description What was seen, and what to do.
         * @example _registry-node.weather.example.com has the record.
         */
        detail: string;
    };
    /**
     * @description A way to prove a domain. `http`: a file at a well-known path. `dns`: a TXT record. `card`: an extension in an agent card.
     * @enum {string}
     */
    ProofMethod: "http" | "dns" | "card";
    /**
     * @description `proved`: the proof is there. `absent`: the domain says that there is none. `unknown`: no statement, for example because of a timeout or a server error; it is no evidence against the claim.
     * @enum {string}
     */
    ProofOutcome: "proved" | "absent" | "unknown";
    /** @description What to publish: one of these is enough. Leave it in place, because it is checked every day. */
    ProofRecords: {
        /** @description A file on the host. */
        http: Schemas["HttpProof"];
        /** @description A TXT record. */
        dns: Schemas["DnsProof"];
        /** @description An extension in an agent card. */
        card: Schemas["CardProof"];
    };
    /**
     * @description A protocol of an agent.
     * @enum {string}
     */
    Protocol: "a2a" | "mcp" | "http" | "nlweb" | "acp" | "other";
    /** @description The provider of an agent. */
    Provider: {
        /**
         * @description The name of the person or organisation.
         * @example Example Weather Ltd
         */
        name: Schemas["Line"];
        /**
         * @description The URL of their site.
         * @example https://example.com
         */
        url: Schemas["HttpUrl"] | null;
    };
    /** @description The provider of an agent, as sent. */
    ProviderSent: {
        /**
         * @description The name of the person or organisation.
         * @example Example Weather Ltd
         */
        name: Schemas["Line"];
        /**
         * @description The URL of their site.
         * @example https://example.com
         */
        url?: Schemas["HttpUrl"] | null;
    };
    /** @description An erasure as everyone sees it. It repeats nothing of what was erased, and not the agent's id. */
    PublicErasure: {
        /** @description The `seq` of its first event, which identifies the erasure. */
        seq: Schemas["Seq"];
        /** @description How far it is. */
        state: Schemas["ErasureState"];
        /**
         * @description Whether the node that the agent was imported from erased it, and this node followed.
         * @example false
         */
        imported: boolean;
        /**
         * Format: int64
         * @description How many events it has redacted so far.
         * @example 12
         */
        redacted_events: number;
        /** @description When it began. */
        erased_at: Schemas["Instant"];
        /** @description When nothing was left. Null while it runs. */
        finished_at: Schemas["Instant"] | null;
    };
    /** @description A page of erasures as everyone sees them, the latest first. */
    PublicErasurePage: {
        /** @description The erasures. */
        erasures: Schemas["PublicErasure"][];
        /**
         * Format: int32
         * @description The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** @description Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: Schemas["Cursor"] | null;
    };
    /** @description The delivery that an external queue or scheduler requests. */
    QueuedDelivery: {
        /** @description The delivery's id. URLs are not accepted. */
        delivery_id: Schemas["DeliveryId"];
    };
    /** @description The result of the requested delivery. */
    QueuedDeliveryResult: {
        /** @description The delivery's id. */
        delivery_id: Schemas["DeliveryId"];
        /**
         * @description `delivered`: now or before. `failed`: the receiver did not respond with 2xx.
         * @enum {string}
         */
        status: "delivered" | "failed";
        /**
         * @description The status of the receiver's response to the last attempt. Null if there was none.
         * @example 204
         */
        response_status: number | null;
        /**
         * Format: int32
         * @description The total number of attempts.
         * @example 1
         */
        attempts: number;
    };
    /** @description Quota exceeded. The key, its account, or the sessions of the account have used all requests of this month: see `resets_at`. */
    QuotaExceeded: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/quota_exceeded
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Quota exceeded
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 429;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "quota_exceeded";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /**
         * @description The exceeded quota: that of the key, or one of the account. All keys of an account share a limit, and writes with its sessions have one of the same size.
         * @enum {string}
         */
        scope: "key" | "account";
        /**
         * Format: int64
         * @description The number of requests per month.
         * @example 1000
         */
        limit: number;
        /** @description When the quota resets: the first day of the next month, 00:00 UTC. */
        resets_at: Schemas["Instant"];
    };
    /** @description What is left of a quota. */
    QuotaLeft: {
        /**
         * Format: int64
         * @description The number of requests per month.
         * @example 1000
         */
        limit: number;
        /**
         * Format: int64
         * @description The number of remaining requests.
         * @example 412
         */
        remaining: number;
        /** @description When the quota resets: the first day of the next month, 00:00 UTC. */
        resets_at: Schemas["Instant"];
    };
    /** @description Rate limit reached. Your network (IPv4 address, IPv6 /64), or your account with its sessions, sent too many requests of this kind: try again after `Retry-After` seconds. `detail` says which limit it is. */
    RateLimited: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/rate_limited
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Rate limit reached
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 429;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "rate_limited";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /**
     * @description A raw API key: `registry_`, 40 random letters or digits, and 6 characters of the CRC-32 of what precedes. The checksum detects a mistyped key, and the format lets scanners find leaked keys.
     * @example registry_4dJ0cVh2nQe8Zt5uKp1sWb7yRm3xLg6fAo9iTz0v2W0jJM
     */
    RawKey: string;
    /** @description Whether the node can serve reads and writes now. */
    Readiness: {
        /**
         * @description `ok`: it can. `down`: it cannot, so send requests to another node.
         * @enum {string}
         */
        status: "ok" | "down";
        /** @description When the check was made. */
        timestamp: Schemas["Instant"];
        /** @description The checks of the parts. */
        checks: {
            /** @description Whether the database responds. */
            database: Schemas["Check"];
            /** @description Whether changes can be committed, according to a commit in the last second or a test write. */
            write: Schemas["WriteCheck"];
        };
    };
    /** @description Recent attempts at deliveries: automatic ones, redeliveries and replays, but not tests. */
    RecentAttempts: {
        /** @description In the current hour and the 23 hours before it. */
        "24h": Schemas["AttemptCounts"];
        /** @description In the current hour and the 167 hours before it. */
        "7d": Schemas["AttemptCounts"];
    };
    /** @description Sign in again. Your account has no password, so this needs a sign-in with the identity provider in the last 10 minutes. */
    RecentSignInRequired: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/recent_sign_in_required
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Sign in again
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "recent_sign_in_required";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Recipient rejected. `to` is your own account, which owns the agent already, or an address that no account can have. */
    RecipientRejected: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/recipient_rejected
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Recipient rejected
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "recipient_rejected";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** @description A change of a record, with the values that it replaced. */
    RecordChange: {
        /** @description The sequence number of the change: the `seq` of its event. */
        seq: Schemas["Seq"];
        /** @description When it was committed. */
        changed_at: Schemas["Instant"];
        /** @description The changed fields, in the order of the record. */
        fields: Schemas["FieldChange"][];
    };
    /** @description The latest changes of a record, the newest first. */
    RecordChanges: {
        /** @description The changes. It has fewer than `limit` if they are long. */
        changes: Schemas["RecordChange"][];
        /** @description Send this as `before` for the changes before these. Null if there are no more. */
        next_before: Schemas["Seq"] | null;
    };
    /** @description No such page of the API reference. See `/docs/reference` for its pages. */
    ReferencePageNotFound: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/reference_page_not_found
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example No such page of the API reference
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "reference_page_not_found";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description A registration: by fields, by an agent card, or by the URL of one. */
    Registration: Schemas["RegistrationByFields"] | Schemas["RegistrationByCardUrl"] | Schemas["RegistrationByCard"];
    /** @description A registration by an A2A agent card (v0.3 or v1.0, as published at `/.well-known/agent-card.json`). Name, description, url, version, provider, skills, modes and protocols are read from it, also in their common spellings and from endpoints by protocol (`endpoints: {a2a: …}`, ERC-8004's `services`, MCP's `remotes`), and AgentFacts are derived. Explicit fields take precedence over the card. Additional fields are stored in `extra`, at most 16 KiB. */
    RegistrationByCard: {
        /**
         * @description The card, as JSON. Stored as sent, at most 262,144 bytes; `GET /agents/{id}/card` serves it.
         * @example {
         *       "protocolVersion": "1.0",
         *       "name": "Weather Agent",
         *       "version": "1.4.0",
         *       "supportedInterfaces": [
         *         {
         *           "url": "https://weather.example.com/a2a",
         *           "protocolBinding": "JSONRPC",
         *           "protocolVersion": "1.0"
         *         }
         *       ]
         *     }
         */
        agent_card: Schemas["AgentCard"];
        /**
         * @description The URL at which the card is published. Beside `agent_card` it is stored and not fetched.
         * @example https://weather.example.com/.well-known/agent-card.json
         */
        card_url?: Schemas["HttpUrl"] | null;
        /** @description The agent's id. Default: a slug of the card's name and the host of its endpoint, as in `weather-agent@weather.example.com`. The default never overwrites another agent. It updates the agent that has it if that agent has the same name and `agent_url` and is yours, and restores it if it is deleted and was yours. Else the response is 409 `agent_id_taken`. */
        agent_id?: Schemas["AgentId"] | null;
        /** @description The URL of the agent's endpoint. Default: the card's preferred endpoint. */
        agent_url?: Schemas["HttpUrl"] | null;
        /** @description The display name. Default: the id, or the card's name. */
        name?: Schemas["Line"] | null;
        /**
         * @description What the agent does. At most 4,000 characters.
         * @example Hourly forecasts for any place on Earth.
         */
        description?: Schemas["Text"] | null;
        /**
         * @description The URL of the agent's API, if it is not `agent_url`.
         * @example https://weather.example.com/api
         */
        api_url?: Schemas["HttpUrl"] | null;
        /**
         * @description The URL of the agent's MCP endpoint. Default: that of the card, or the first `streamable-http` remote of `server_json`. An agent that has one also has the protocol `mcp`.
         * @example https://weather.example.com/mcp
         */
        mcp_url?: Schemas["HttpUrl"] | null;
        /** @description The `server.json` of an agent that is an MCP server, as its publisher sent it to other MCP registries: at most 16 KiB. `GET /v0.1/servers` then lists the agent by this name. A name and its look-alikes are reserved: 409 `server_name_taken`. So is the node's namespace: 409 `server_name_reserved`. What the agent lacks of name, description, version and documentation URL is taken from the document, and the protocol `mcp` is added. `agent_url` is required beside it: of a server that is only run from packages send its home page or repository, and the protocols say `other` too, because that URL is no endpoint of MCP. Null removes the document; the name is kept. */
        server_json?: Schemas["ServerJson"] | null;
        /**
         * @description The URL of the agent's own AgentFacts.
         * @example https://weather.example.com/.well-known/agentfacts.json
         */
        facts_url?: Schemas["HttpUrl"] | null;
        /**
         * @description The URL of the documentation.
         * @example https://weather.example.com/docs
         */
        documentation_url?: Schemas["HttpUrl"] | null;
        /**
         * @description The URL of an icon.
         * @example https://weather.example.com/icon.svg
         */
        icon_url?: Schemas["HttpUrl"] | null;
        /**
         * @description The agent's version, in its own scheme.
         * @example 1.4.0
         */
        version?: Schemas["Keyword"] | null;
        /** @description The provider. */
        provider?: Schemas["ProviderSent"] | null;
        /**
         * @description The protocols that it implements.
         * @example [
         *       "a2a",
         *       "mcp"
         *     ]
         */
        protocols?: Schemas["Protocol"][];
        /**
         * @description Its capabilities: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "streaming"
         *     ]
         */
        capabilities?: Schemas["Keyword"][];
        /**
         * @description Its tags: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "weather",
         *       "forecast"
         *     ]
         */
        tags?: Schemas["Keyword"][];
        /**
         * @description The ids of its skills: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "hourly-forecast"
         *     ]
         */
        skills?: Schemas["Keyword"][];
        /**
         * @description Additional fields, as in an earlier response. Each has the same effect as a field of that name in the body itself. A registration with any additional field replaces all of them. At most 16 KiB.
         * @example {
         *       "region": "eu"
         *     }
         */
        extra?: Schemas["ExtraMembers"];
        /** @description No effect: see `PUT /agents/{id}/status`. */
        status?: unknown;
        /** @description No effect: see `PUT /agents/{id}/status`. */
        status_message?: unknown;
        /** @description No effect: see `PUT /agents/{id}/status`. */
        successor_agent_id?: unknown;
        /** @description No effect: see `PUT /agents/{id}/status`. */
        sunset_at?: unknown;
        /** @description No effect: set by the node. */
        source?: unknown;
        /** @description No effect: set by the node. */
        origin?: unknown;
        /** @description No effect: set by the node. */
        owned?: unknown;
        /** @description No effect: see `PUT /agentfacts/{id}`. */
        has_facts?: unknown;
        /** @description No effect: set by the node. */
        registered_at?: unknown;
        /** @description No effect: set by the node. */
        updated_at?: unknown;
        /** @description No effect: see `DELETE /agents/{id}`. */
        tombstoned_at?: unknown;
        /** @description No effect: see `POST /agents/{id}/rename`. */
        moved_to?: unknown;
        /** @description No effect: see `POST /agents/{id}/rename`. */
        previous_agent_ids?: unknown;
        /** @description No effect: set by the node. */
        seq?: unknown;
        /** @description No effect: see `POST /api/developers/domains`. */
        verification?: unknown;
        /** @description No effect: set by the node. */
        card_signature?: unknown;
    } & {
        [key: string]: unknown;
    };
    /** @description A registration by the URL of an A2A agent card. The node fetches the card once, at registration, within 5 seconds, and handles it as if you had sent it as `agent_card`. It follows one redirect on the same site: to another path, port or host of the registrable domain, such as from `www.example.com` to `example.com`, and never from https to http. The URL there has to meet the same rules, and has 5 seconds too. */
    RegistrationByCardUrl: {
        /**
         * @description The URL of the card: https, on a public host, by the rules of callback URLs. `Content-Location` of `GET /agents/{id}/card` says where the card came from: this URL, or the one to which it redirected.
         * @example https://weather.example.com/.well-known/agent-card.json
         */
        card_url: Schemas["HttpUrl"];
        /** @description The agent's id. Default: a slug of the card's name and the host of its endpoint, as in `weather-agent@weather.example.com`. The default never overwrites another agent. It updates the agent that has it if that agent has the same name and `agent_url` and is yours, and restores it if it is deleted and was yours. Else the response is 409 `agent_id_taken`. */
        agent_id?: Schemas["AgentId"] | null;
        /** @description The URL of the agent's endpoint. Default: the card's preferred endpoint. */
        agent_url?: Schemas["HttpUrl"] | null;
        /** @description The display name. Default: the id, or the card's name. */
        name?: Schemas["Line"] | null;
        /**
         * @description What the agent does. At most 4,000 characters.
         * @example Hourly forecasts for any place on Earth.
         */
        description?: Schemas["Text"] | null;
        /**
         * @description The URL of the agent's API, if it is not `agent_url`.
         * @example https://weather.example.com/api
         */
        api_url?: Schemas["HttpUrl"] | null;
        /**
         * @description The URL of the agent's MCP endpoint. Default: that of the card, or the first `streamable-http` remote of `server_json`. An agent that has one also has the protocol `mcp`.
         * @example https://weather.example.com/mcp
         */
        mcp_url?: Schemas["HttpUrl"] | null;
        /** @description The `server.json` of an agent that is an MCP server, as its publisher sent it to other MCP registries: at most 16 KiB. `GET /v0.1/servers` then lists the agent by this name. A name and its look-alikes are reserved: 409 `server_name_taken`. So is the node's namespace: 409 `server_name_reserved`. What the agent lacks of name, description, version and documentation URL is taken from the document, and the protocol `mcp` is added. `agent_url` is required beside it: of a server that is only run from packages send its home page or repository, and the protocols say `other` too, because that URL is no endpoint of MCP. Null removes the document; the name is kept. */
        server_json?: Schemas["ServerJson"] | null;
        /**
         * @description The URL of the agent's own AgentFacts.
         * @example https://weather.example.com/.well-known/agentfacts.json
         */
        facts_url?: Schemas["HttpUrl"] | null;
        /**
         * @description The URL of the documentation.
         * @example https://weather.example.com/docs
         */
        documentation_url?: Schemas["HttpUrl"] | null;
        /**
         * @description The URL of an icon.
         * @example https://weather.example.com/icon.svg
         */
        icon_url?: Schemas["HttpUrl"] | null;
        /**
         * @description The agent's version, in its own scheme.
         * @example 1.4.0
         */
        version?: Schemas["Keyword"] | null;
        /** @description The provider. */
        provider?: Schemas["ProviderSent"] | null;
        /**
         * @description The protocols that it implements.
         * @example [
         *       "a2a",
         *       "mcp"
         *     ]
         */
        protocols?: Schemas["Protocol"][];
        /**
         * @description Its capabilities: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "streaming"
         *     ]
         */
        capabilities?: Schemas["Keyword"][];
        /**
         * @description Its tags: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "weather",
         *       "forecast"
         *     ]
         */
        tags?: Schemas["Keyword"][];
        /**
         * @description The ids of its skills: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "hourly-forecast"
         *     ]
         */
        skills?: Schemas["Keyword"][];
        /**
         * @description Additional fields, as in an earlier response. Each has the same effect as a field of that name in the body itself. A registration with any additional field replaces all of them. At most 16 KiB.
         * @example {
         *       "region": "eu"
         *     }
         */
        extra?: Schemas["ExtraMembers"];
        /** @description No effect: see `PUT /agents/{id}/status`. */
        status?: unknown;
        /** @description No effect: see `PUT /agents/{id}/status`. */
        status_message?: unknown;
        /** @description No effect: see `PUT /agents/{id}/status`. */
        successor_agent_id?: unknown;
        /** @description No effect: see `PUT /agents/{id}/status`. */
        sunset_at?: unknown;
        /** @description No effect: set by the node. */
        source?: unknown;
        /** @description No effect: set by the node. */
        origin?: unknown;
        /** @description No effect: set by the node. */
        owned?: unknown;
        /** @description No effect: see `PUT /agentfacts/{id}`. */
        has_facts?: unknown;
        /** @description No effect: set by the node. */
        registered_at?: unknown;
        /** @description No effect: set by the node. */
        updated_at?: unknown;
        /** @description No effect: see `DELETE /agents/{id}`. */
        tombstoned_at?: unknown;
        /** @description No effect: see `POST /agents/{id}/rename`. */
        moved_to?: unknown;
        /** @description No effect: see `POST /agents/{id}/rename`. */
        previous_agent_ids?: unknown;
        /** @description No effect: set by the node. */
        seq?: unknown;
        /** @description No effect: see `POST /api/developers/domains`. */
        verification?: unknown;
        /** @description No effect: set by the node. */
        card_signature?: unknown;
        /** @description Null or omitted. */
        agent_card?: null;
    } & {
        [key: string]: unknown;
    };
    /** @description A registration by fields. Additional fields are stored in `extra`, at most 16 KiB. */
    RegistrationByFields: {
        /** @description The id to register. */
        agent_id: Schemas["AgentId"];
        /** @description The URL of the agent's endpoint. */
        agent_url: Schemas["HttpUrl"];
        /** @description The display name. Default: the id, or the card's name. */
        name?: Schemas["Line"] | null;
        /**
         * @description What the agent does. At most 4,000 characters.
         * @example Hourly forecasts for any place on Earth.
         */
        description?: Schemas["Text"] | null;
        /**
         * @description The URL of the agent's API, if it is not `agent_url`.
         * @example https://weather.example.com/api
         */
        api_url?: Schemas["HttpUrl"] | null;
        /**
         * @description The URL of the agent's MCP endpoint. Default: that of the card, or the first `streamable-http` remote of `server_json`. An agent that has one also has the protocol `mcp`.
         * @example https://weather.example.com/mcp
         */
        mcp_url?: Schemas["HttpUrl"] | null;
        /** @description The `server.json` of an agent that is an MCP server, as its publisher sent it to other MCP registries: at most 16 KiB. `GET /v0.1/servers` then lists the agent by this name. A name and its look-alikes are reserved: 409 `server_name_taken`. So is the node's namespace: 409 `server_name_reserved`. What the agent lacks of name, description, version and documentation URL is taken from the document, and the protocol `mcp` is added. `agent_url` is required beside it: of a server that is only run from packages send its home page or repository, and the protocols say `other` too, because that URL is no endpoint of MCP. Null removes the document; the name is kept. */
        server_json?: Schemas["ServerJson"] | null;
        /**
         * @description The URL of the agent's own AgentFacts.
         * @example https://weather.example.com/.well-known/agentfacts.json
         */
        facts_url?: Schemas["HttpUrl"] | null;
        /**
         * @description The URL of the documentation.
         * @example https://weather.example.com/docs
         */
        documentation_url?: Schemas["HttpUrl"] | null;
        /**
         * @description The URL of an icon.
         * @example https://weather.example.com/icon.svg
         */
        icon_url?: Schemas["HttpUrl"] | null;
        /**
         * @description The agent's version, in its own scheme.
         * @example 1.4.0
         */
        version?: Schemas["Keyword"] | null;
        /** @description The provider. */
        provider?: Schemas["ProviderSent"] | null;
        /**
         * @description The protocols that it implements.
         * @example [
         *       "a2a",
         *       "mcp"
         *     ]
         */
        protocols?: Schemas["Protocol"][];
        /**
         * @description Its capabilities: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "streaming"
         *     ]
         */
        capabilities?: Schemas["Keyword"][];
        /**
         * @description Its tags: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "weather",
         *       "forecast"
         *     ]
         */
        tags?: Schemas["Keyword"][];
        /**
         * @description The ids of its skills: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "hourly-forecast"
         *     ]
         */
        skills?: Schemas["Keyword"][];
        /**
         * @description Additional fields, as in an earlier response. Each has the same effect as a field of that name in the body itself. A registration with any additional field replaces all of them. At most 16 KiB.
         * @example {
         *       "region": "eu"
         *     }
         */
        extra?: Schemas["ExtraMembers"];
        /** @description No effect: see `PUT /agents/{id}/status`. */
        status?: unknown;
        /** @description No effect: see `PUT /agents/{id}/status`. */
        status_message?: unknown;
        /** @description No effect: see `PUT /agents/{id}/status`. */
        successor_agent_id?: unknown;
        /** @description No effect: see `PUT /agents/{id}/status`. */
        sunset_at?: unknown;
        /** @description No effect: set by the node. */
        source?: unknown;
        /** @description No effect: set by the node. */
        origin?: unknown;
        /** @description No effect: set by the node. */
        owned?: unknown;
        /** @description No effect: see `PUT /agentfacts/{id}`. */
        has_facts?: unknown;
        /** @description No effect: set by the node. */
        registered_at?: unknown;
        /** @description No effect: set by the node. */
        updated_at?: unknown;
        /** @description No effect: see `DELETE /agents/{id}`. */
        tombstoned_at?: unknown;
        /** @description No effect: see `POST /agents/{id}/rename`. */
        moved_to?: unknown;
        /** @description No effect: see `POST /agents/{id}/rename`. */
        previous_agent_ids?: unknown;
        /** @description No effect: set by the node. */
        seq?: unknown;
        /** @description No effect: see `POST /api/developers/domains`. */
        verification?: unknown;
        /** @description No effect: set by the node. */
        card_signature?: unknown;
        /** @description Null or omitted. */
        agent_card?: null;
        /** @description Null or omitted. */
        card_url?: null;
    } & {
        [key: string]: unknown;
    };
    /** @description Any event. Its type is in `event`. */
    RegistryEvent: Schemas["AgentRegisteredEvent"] | Schemas["AgentDeprecatedEvent"] | Schemas["CertIssuedEvent"] | Schemas["CertRevokedEvent"] | Schemas["ReputationUpdatedEvent"] | Schemas["ComplianceViolationEvent"] | Schemas["FederationPeerAddedEvent"];
    /** @description Too early. An id can be released 90 days after its agent was deleted: see `releasable_at`. */
    ReleaseTooEarly: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/release_too_early
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Too early
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "release_too_early";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description When the id can be released. */
        releasable_at: Schemas["Instant"];
    };
    /** @description The deliveries to replay: those that match all given fields. At least one field is required. */
    ReplayRequest: {
        /** @description Events after this one. */
        since_seq?: Schemas["Seq"];
        /** @description Events at or after this time. */
        since?: Schemas["SentInstant"];
        /**
         * @description Deliveries with this status. Default: `skipped` and `failed`.
         * @enum {string}
         */
        status?: "skipped" | "failed" | "delivered";
    };
    /** @description The result of a replay after at most 10 seconds. */
    ReplayResult: {
        /**
         * Format: int32
         * @description The number of replayed deliveries, oldest event first: at most 1,000, and at most what the account may request now.
         * @example 12
         */
        replayed: number;
        /**
         * Format: int32
         * @description The number of successful deliveries.
         * @example 12
         */
        delivered: number;
        /**
         * Format: int32
         * @description The number of failed deliveries.
         * @example 0
         */
        failed: number;
        /**
         * Format: int32
         * @description The number of deliveries still under way: see the list of deliveries.
         * @example 0
         */
        pending: number;
        /** @description Send this as `since_seq` to continue if there were more. Null if these were all. */
        next_since_seq: Schemas["Seq"] | null;
    };
    /** @description The reputation of an agent. The score is `b + 0.2 * max(0, c - b) - 0.1 * f - v`, limited to 0 to 1: `b` is `0.4 * a + 0.6 * s` with the lower bounds of availability `a` and of successes `s`, and `s` alone without an availability; `c` is the certification, `f` the rate of fraud, `v` the violations. Below 10 effective reports it is null, whatever the availability. All inputs are in `inputs`, so anyone can recompute the score. */
    Reputation: {
        /** @description The agent's id. */
        agent_id: Schemas["AgentId"];
        /**
         * @description The score, 0 to 1. Null while there are too few reports.
         * @example 0.873
         */
        score: number | null;
        /**
         * @description The grade, `A+` to `F`. `NR` while there are too few reports.
         * @example B
         */
        grade: Schemas["Grade"];
        /**
         * @description The confidence in the score.
         * @example medium
         */
        confidence: Schemas["Confidence"];
        /** @description The components of the score. */
        components: Schemas["ReputationComponents"];
        /** @description The inputs of the score. */
        inputs: Schemas["ReputationInputs"];
        /**
         * @description The name of the formula. Scores that were computed before probes counted are of `observer-wilson-v1`.
         * @example observer-wilson-v2
         */
        method: string;
        /**
         * @description The SHA-256 of `inputs` as canonical JSON (RFC 8785).
         * @example sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        evidence_digest: string;
        /** @description When the score was computed. */
        computed_at: Schemas["Instant"];
    };
    /** @description How often an agent responded to the probes of this node, on the last 29 whole days (UTC) before `as_of`. It is read when a score is computed: probes of the current day do not change it. */
    ReputationAvailability: {
        /**
         * Format: double
         * @description The share of probes with a response: the mean of the days, because an agent that is down is probed less often.
         * @example 0.9986
         */
        ratio: number;
        /**
         * Format: int32
         * @description The number of probes. Those that confirm an outcome are not counted.
         * @example 690
         */
        n: number;
    };
    /** @description The components of a score. */
    ReputationComponents: {
        /**
         * @description Responses among the probes of this node. Null below 20 probes. `observer-wilson-v1` does not have it.
         * @example {
         *       "value": 0.9986,
         *       "lower_bound": 0.9919,
         *       "n": 690
         *     }
         */
        availability?: Schemas["ReputationRate"] | null;
        /** @description Successes among reports. */
        success: Schemas["ReputationRate"];
        /**
         * Format: double
         * @description The value of the best certification: 0.6 `basic`, 0.8 `verified`, 1 `audited`, else 0.
         * @example 0.8
         */
        certification: number;
        /**
         * Format: double
         * @description The share of reports of fraud. 0 without reports.
         * @example 0
         */
        fraud_rate: number;
        /**
         * Format: double
         * @description The deduction for open violations: 0.1 for any `high`, 0.3 for any `critical`.
         * @example 0
         */
        violations: number;
        /**
         * @description The mean reported latency in milliseconds. Null if none was reported. It does not affect the score.
         * @example 420
         */
        mean_latency_ms: number | null;
    };
    /** @description Statistics of reputations, without deleted agents. */
    ReputationFigures: {
        /**
         * Format: int64
         * @description The number of agents with a score.
         * @example 4120
         */
        rated: number;
        /**
         * @description The number of agents by grade. Grades without agents are omitted.
         * @example {
         *       "A+": 2100,
         *       "B": 2020
         *     }
         */
        by_grade: {
            [key: string]: number;
        };
    };
    /** @description The inputs of a score. Counts have a half-life of 30 days, in whole days (UTC): a report of the day `as_of` counts 1, one of 30 days before 0.5. No account counts more than 25 for an agent: further reports replace its earlier ones. These are excluded: reports and certifications of disabled accounts, until the accounts are enabled again; reports of the agent's owner from before owning it; reports from the first 24 hours of an account; and, if the owner of the agent and the host of its `agent_url` changed within 30 days of each other, reports from before the later change, because they are about another agent. */
    ReputationInputs: {
        /** @description The agent's id. */
        agent_id: Schemas["AgentId"];
        /**
         * @description The start of the day for which the counts are calculated.
         * @example 2026-11-20T00:00:00.000Z
         */
        as_of: Schemas["Instant"];
        /**
         * Format: double
         * @description Reports with `success`, weighted.
         * @example 204
         */
        successes: number;
        /**
         * Format: double
         * @description Reports with `failure`, weighted.
         * @example 8.5
         */
        failures: number;
        /**
         * Format: double
         * @description Reports of fraud, weighted.
         * @example 0
         */
        frauds: number;
        /**
         * Format: double
         * @description Reports with a latency, weighted.
         * @example 150
         */
        timed: number;
        /**
         * Format: double
         * @description The sum of the reported latencies in milliseconds, weighted.
         * @example 63000
         */
        latency_sum_ms: number;
        /**
         * Format: int32
         * @description The number of accounts that reported.
         * @example 14
         */
        reporters: number;
        /**
         * @description The levels of the active certifications, each once.
         * @example [
         *       "verified"
         *     ]
         */
        certifications: Schemas["CertificationLevel"][];
        /** @description Open violations. */
        open_violations: Schemas["OpenViolations"];
        /** @description The availability. Null below 20 probes. Inputs of `observer-wilson-v1` do not have it. */
        availability?: Schemas["ReputationAvailability"] | null;
    };
    /** @description A page of reputations. */
    ReputationPage: {
        /** @description The reputations: of the requested agents in that order, otherwise of all agents that have any, newest agent first. */
        reputations: Schemas["Reputation"][];
        /**
         * @description The requested ids that are not registered or were deleted.
         * @example [
         *       "no-such-agent"
         *     ]
         */
        missing: Schemas["AgentId"][];
        /**
         * Format: int32
         * @description The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** @description Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: Schemas["Cursor"] | null;
    };
    /** @description A rate and its confidence interval. */
    ReputationRate: {
        /**
         * @description The share of successes, or of probes with a response. Null without reports.
         * @example 0.96
         */
        value: number | null;
        /**
         * Format: double
         * @description The lower bound of its 95 % Wilson interval. 0 without reports.
         * @example 0.925
         */
        lower_bound: number;
        /**
         * Format: double
         * @description The number of effective reports, which is the sum of their weights, or of probes.
         * @example 212.5
         */
        n: number;
    };
    /** @description A report about the use of an agent. */
    ReputationReport: {
        /** @description The agent's id. */
        agent_id: Schemas["AgentId"];
        /**
         * @description Whether the agent did what you requested.
         * @enum {string}
         */
        outcome: "success" | "failure";
        /**
         * Format: double
         * @description The latency in milliseconds; at most an hour.
         * @example 420
         */
        latency_ms?: number;
        /**
         * @description Whether the agent was fraudulent: its response pretended to be something else. Default: `false`.
         * @example false
         */
        fraud?: boolean;
    };
    /** @description The result of a report. */
    ReputationReportReceipt: {
        /** @description The agent's id. */
        agent_id: Schemas["AgentId"];
        /**
         * @description Whether the report counts. One report per account and agent counts in 60 seconds, and none in the first 24 hours of the account. Other reports are accepted, but never count.
         * @example true
         */
        counted: boolean;
        /** @description When the next report of this account about this agent counts: not before the account is 24 hours old. */
        next_counted_at: Schemas["Instant"];
        /** @description The agent's reputation after the report. */
        reputation: Schemas["ReputationSummary"];
    };
    /** @description A reputation at one time. */
    ReputationSummary: {
        /**
         * @description The score, 0 to 1. Null while there are too few reports.
         * @example 0.873
         */
        score: number | null;
        /**
         * @description The grade, `A+` to `F`. `NR` while there are too few reports.
         * @example B
         */
        grade: Schemas["Grade"];
    };
    /** @description Reputation score changed. */
    ReputationUpdatedEvent: {
        /**
         * @description The event type.
         * @enum {string}
         */
        event: "reputation.updated";
        /** @description The details of the event. */
        payload: Schemas["ReputationUpdatedPayload"];
        /** @description When the event was committed. */
        timestamp: Schemas["Instant"];
        /**
         * @description The key of the event, the same for every delivery. Ignore an event whose key you have seen.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        idempotency_key: string;
    };
    /** @description An agent's reputation changed. */
    ReputationUpdatedPayload: {
        /** @description The agent's id. */
        agent_id: Schemas["AgentId"];
        /** @description The agent's name at that time. */
        name: Schemas["Line"];
        /**
         * @description The kind of change.
         * @enum {string}
         */
        change: "score" | "grade";
        /** @description The sequence number of the change, in commit order. */
        seq: Schemas["Seq"];
        /** @description The reputation in the last such event; not rated if there was none. */
        previous: Schemas["ReputationSummary"];
        /** @description The new reputation. */
        current: Schemas["ReputationSummary"];
        /**
         * @description The name of the formula.
         * @example observer-wilson-v2
         */
        method: string;
        /**
         * @description A digest of the inputs, so that others can recompute the score.
         * @example sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        evidence_digest: string;
    };
    /** @description Request timeout. The request did not arrive in time: the headers must arrive within 20 seconds, the whole request within 120. */
    RequestTimeout: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/request_timeout
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Request timeout
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 408;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "request_timeout";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description The input to revoke a certification. */
    Revocation: {
        /**
         * @description The reason, in the words of RFC 5280 section 5.3.1.
         * @example privilege_withdrawn
         */
        reason: Schemas["RevocationReason"];
    };
    /**
     * @description Why a certification was revoked: reasons of RFC 5280 section 5.3.1 in snake_case.
     * @enum {string}
     */
    RevocationReason: "unspecified" | "key_compromise" | "affiliation_changed" | "superseded" | "cessation_of_operation" | "privilege_withdrawn";
    /**
     * @description The role of an account: its permissions.
     * @enum {string}
     */
    Role: "owner" | "developer";
    /** @description The grace period of a rotation, in which the old key stays valid. */
    Rotation: {
        /**
         * @description 0, 3,600 (an hour), 86,400 (a day) or 604,800 (a week) seconds.
         * @example 86400
         * @enum {number}
         */
        grace_period_s: 0 | 3600 | 86400 | 604800;
    };
    /** @description No such resource. Nothing is served at this path: see `/docs` for the available paths. */
    RouteNotFound: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/route_not_found
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example No such resource
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "route_not_found";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /**
     * @description A rule's name: 1 to 128 of `A-Z a-z 0-9 . _ : / -`.
     * @example endpoint-https
     */
    RuleName: string;
    /**
     * @description The order of search results. `relevance`: best match first. `newest`: registered last first. `updated`: changed last first. `name`: by name, whatever the letter case. `reputation`: highest score first, then agents that are not rated. Of equal ones the newest is first.
     * @enum {string}
     */
    SearchSort: "relevance" | "newest" | "updated" | "name" | "reputation";
    /** @description The grace period of a rotation, in which the old secret signs too. */
    SecretRotation: {
        /**
         * Format: int32
         * @description Seconds: 0 to 604,800 (a week). Default: a day.
         * @default 86400
         * @example 86400
         */
        grace_period_s: number;
    };
    /**
     * @description An action that the security log records. Further ones may be added.
     * @enum {string}
     */
    SecurityAction: "account_created" | "account_changed" | "account_disabled" | "account_enabled" | "account_closed" | "sign_in" | "sign_in_failed" | "confirmation_failed" | "sign_out" | "identity_added" | "password_changed" | "email_changed" | "password_link_issued" | "password_link_used" | "key_created" | "key_revoked" | "key_rotated" | "webhook_created" | "webhook_changed" | "webhook_deleted" | "webhook_secret_rotated" | "agent_removed" | "agent_renamed" | "transfer_offered" | "transfer_claimed" | "transfer_accepted" | "transfer_declined" | "transfer_cancelled" | "agent_transferred" | "agent_erased" | "domain_claimed" | "domain_removed";
    /** @description No security contact. The operator has named no contact for reports of vulnerabilities: set `SECURITY_CONTACT`. */
    SecurityContactNotSet: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/security_contact_not_set
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example No security contact
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "security_contact_not_set";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description An entry of the security log. It has no secrets. */
    SecurityLogEntry: {
        /**
         * @description The id of the entry.
         * @example log_1024
         */
        id: string;
        /** @description When it happened. */
        at: Schemas["Instant"];
        /**
         * @description What happened: a value of `SecurityAction`, or a new one of a later version. At most 64 characters.
         * @example sign_in
         */
        action: string;
        /** @description The account that it happened to. Null for an agent without an owner, and a sign-in or an offer to an address without an account. */
        account_id: Schemas["AccountId"] | null;
        /** @description The account that did it. Null without a credential, and for the command line of the node. */
        actor_id: Schemas["AccountId"] | null;
        /**
         * @description The key that the request was made with. Null if it was made with none.
         * @example key_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        key_id: string | null;
        /**
         * @description The id of the key, subscription, session or agent, or the domain. Null if the action concerns the account alone.
         * @example key_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        subject_id: string | null;
        /**
         * @description The address of the client, as the operator lets the node log it: whole, masked, or null (`LOG_ADDRESSES`). Null in your own log if another account did it.
         * @example 192.0.2.7
         */
        address: string | null;
        /**
         * @description The browser and its system, or the name of a program. Null if it sent no name, or another account did it.
         * @example Firefox on Linux
         */
        browser: string | null;
    };
    /** @description A page of the security log, newest first. */
    SecurityLogPage: {
        /** @description The entries. */
        entries: Schemas["SecurityLogEntry"][];
        /**
         * Format: int32
         * @description The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** @description Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: Schemas["Cursor"] | null;
    };
    /**
     * Format: date-time
     * @description A timestamp in a request: RFC 3339 with any offset, at most 64 characters.
     * @example 2026-12-31T23:59:59Z
     */
    SentInstant: string;
    /**
     * Format: int64
     * @description A sequence number: it grows by one with every committed change of the node, in commit order.
     * @example 88121
     */
    Seq: number;
    /** @description A `server.json` of the MCP registry. Any version of its schema is accepted, and what the schema 2025-12-11 does not permit is left out of the list of servers. */
    ServerJson: {
        /** @description The server's name. */
        name: Schemas["ServerName"];
    } & {
        [key: string]: unknown;
    };
    /** @description No `server.json`. The agent was registered without one, or the operator suspended it. */
    ServerJsonNotFound: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/server_json_not_found
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example No `server.json`
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "server_json_not_found";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Server document too large. `server_json` may have at most 16 KiB. */
    ServerJsonTooLarge: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/server_json_too_large
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Server document too large
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "server_json_too_large";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /**
     * @description The name of an MCP server: a namespace, which is a host in reverse, a slash, and the rest.
     * @example com.example/weather
     */
    ServerName: string;
    /** @description Server name reserved. The name in `server_json` is in the namespace of the node, which makes names of the ids of its agents. Use a name in a namespace of your own. */
    ServerNameReserved: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/server_name_reserved
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Server name reserved
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "server_name_reserved";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Server name taken. Another agent has the name in `server_json`, or one that looks like it. Use a name in a namespace of your own. */
    ServerNameTaken: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/server_name_taken
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Server name taken
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "server_name_taken";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The agent that has it. */
        agent_id: Schemas["AgentId"];
    };
    /** @description A signed-in session. */
    Session: {
        /** @description The session's id. */
        id: Schemas["SessionId"];
        /**
         * @description Whether this request uses the session.
         * @example true
         */
        current: boolean;
        /** @description When the session was created. */
        created_at: Schemas["Instant"];
        /** @description When it was last used, to the minute. */
        last_used_at: Schemas["Instant"];
        /** @description When the session expires: 7 days after its last use, at most 30 days after the sign-in. An ended session never becomes active again, also if the node's clock is set back. */
        expires_at: Schemas["Instant"];
        /**
         * @description The `User-Agent` header at sign-in. At most 300 characters.
         * @example Mozilla/5.0 (X11; Linux x86_64)
         */
        user_agent: string | null;
    };
    /**
     * @description A session's id. It is not secret: the cookie has a different value.
     * @example ses_5d0c7c1e-2b7e-4a62-a8a6-4b1d7f1f9a11
     */
    SessionId: string;
    /** @description The sessions of an account, newest first. */
    SessionList: {
        /** @description The sessions that have not ended. */
        sessions: Schemas["Session"][];
    };
    /** @description No such session. You have no session with this id, or it has ended. */
    SessionNotFound: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/session_not_found
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example No such session
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "session_not_found";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Session required. An API key cannot do this, so that a leaked key cannot create others: sign in, and send the session cookie. */
    SessionRequired: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/session_required
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Session required
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "session_required";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description The input to set up the node. */
    SetUp: {
        /**
         * @description The token of the set-up link. The node prints the link at its start while it has no owner.
         * @example k3cVZb0Wc4Q0Y5hHcU1m2w
         */
        token: string;
        /** @description The owner's e-mail address. */
        email: Schemas["Email"];
        /** @description The owner's password. */
        password: Schemas["Password"];
    };
    /** @description Invalid set-up token. The token does not match the one that the node printed: copy the link from its output again. */
    SetupTokenInvalid: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/setup_token_invalid
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Invalid set-up token
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "setup_token_invalid";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /**
     * @description The severity of a violation.
     * @enum {string}
     */
    Severity: "info" | "low" | "medium" | "high" | "critical";
    /** @description The input to sign in. */
    SignIn: {
        /** @description The e-mail address of the account. */
        email: Schemas["Email"];
        /**
         * @description Its password. At most 256 characters.
         * @example correct horse battery staple
         */
        password: string;
    };
    /** @description Wrong e-mail or password. No account has this e-mail address and password. */
    SignInFailed: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/sign_in_failed
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Wrong e-mail or password
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 401;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "sign_in_failed";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description The input to create an account. */
    SignUp: {
        /** @description The e-mail address to sign in with. */
        email: Schemas["Email"];
        /** @description The password to sign in with. */
        password: Schemas["Password"];
        /** @description A display name. */
        name?: Schemas["Line"];
    };
    /** @description Sign-up closed. The node is in single-operator mode: only its owner can sign in. */
    SignUpClosed: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/sign_up_closed
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Sign-up closed
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "sign_up_closed";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Too many new accounts. Your network (IPv4 address, IPv6 /64) created the maximum number of accounts in 24 hours: try again after `Retry-After` seconds. */
    SignUpLimitReached: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/sign_up_limit_reached
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Too many new accounts
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 429;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "sign_up_limit_reached";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /**
     * @description The secret in the form of Standard Webhooks: `whsec_` and the same 32 bytes in base64.
     * @example whsec_jxTkX87qRn+g5h0/TBsqkI8U5F/O6kZ/oOYdP0wbKpA=
     */
    SigningKey: string;
    /** @description Single-operator mode. The node is not yet open to the public: only the owner's credentials are accepted. */
    SingleOperatorMode: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/single_operator_mode
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Single-operator mode
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "single_operator_mode";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Statistics of the registry. Periods are counted in whole hours. */
    Stats: {
        /**
         * Format: int64
         * @description Agents that are not deleted.
         * @example 10342
         */
        total_agents: number;
        /**
         * Format: int64
         * @description Agents with the status `active`.
         * @example 10001
         */
        active_agents: number;
        /**
         * @description Agents by status, including tombstones. Statuses without agents are omitted.
         * @example {
         *       "active": 10001,
         *       "deprecated": 341
         *     }
         */
        by_status: {
            [key: string]: number;
        };
        /**
         * @description Agents that are not deleted, by protocol. An agent may have several.
         * @example {
         *       "a2a": 9000,
         *       "mcp": 1400
         *     }
         */
        by_protocol: {
            [key: string]: number;
        };
        /**
         * @description Agents that are not deleted, by source.
         * @example {
         *       "local": 10342
         *     }
         */
        by_source: {
            [key: string]: number;
        };
        /** @description Agents that were recently registered at this node, without imported ones. */
        new_agents: Schemas["NewAgents"];
        /** @description The 20 most common capabilities. */
        top_capabilities: Schemas["ValueCount"][];
        /** @description The 20 most common tags. */
        top_tags: Schemas["ValueCount"][];
        /** @description The journal. */
        events: Schemas["EventFigures"];
        /** @description Certifications. */
        certifications: Schemas["CertificationFigures"];
        /** @description Violations as of the request, because resolving one causes no event. */
        compliance: Schemas["ComplianceFigures"];
        /** @description Reputations. */
        reputation: Schemas["ReputationFigures"];
        /** @description Webhooks as of the request, because they change without an event. */
        webhooks: Schemas["WebhookFigures"];
        /** @description Federation. */
        federation: Schemas["FederationFigures"];
        /** @description The time of the other statistics: that of the last change, or the last full hour if that is later. */
        timestamp: Schemas["Instant"];
    };
    /** @description A new status of an agent. */
    StatusChange: {
        /**
         * @description `active` or `deprecated`; the operator may also set `suspended`, and only the operator can reactivate such an agent.
         * @example deprecated
         */
        status: "active" | "deprecated" | "suspended";
        /** @description The reason, in words. At most 500 characters. */
        message?: Schemas["StatusMessage"] | null;
        /**
         * @description The agent to use instead.
         * @example weather-agent-2
         */
        successor_agent_id?: Schemas["AgentId"] | null;
        /** @description When it will stop working. */
        sunset_at?: Schemas["SentInstant"] | null;
    };
    /**
     * @description The reason for a status: at most 500 characters, no NUL.
     * @example Replaced by weather-agent-2.
     */
    StatusMessage: string;
    /** @description Storage limit reached. Nothing was changed. A day (UTC) has a limit of bytes that requests without an account of your network (IPv4 address, IPv6 /64), all requests without an account, or your account can have the node store, counted with an allowance for indexes and history. Try again after `Retry-After` seconds; without an account, use one; with one, ask the operator of the node for another tier. Deleting and revoking are not limited. */
    StorageLimitReached: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/storage_limit_reached
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Storage limit reached
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 429;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "storage_limit_reached";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /**
         * @description Whose limit it is: your network's, that of all requests without an account, or your account's.
         * @enum {string}
         */
        scope: "network" | "anonymous" | "account";
        /**
         * Format: int64
         * @description The number of bytes per day.
         * @example 64000000
         */
        limit: number;
        /** @description When the limit resets: the next day, 00:00 UTC. */
        resets_at: Schemas["Instant"];
    };
    /** @description Who fills the disk: the bytes that callers have stored today (UTC), as the limits count them (`storage_limit_reached`). */
    StorageUse: {
        /**
         * Format: int64
         * @description What was stored today without an account.
         * @example 5200000
         */
        anonymous_bytes: number;
        /**
         * @description What may be stored in a day without an account; null for no limit.
         * @example 1024000000
         */
        anonymous_limit_bytes: number | null;
        /**
         * Format: int64
         * @description What was ever stored without an account, since this is counted.
         * @example 81000000
         */
        anonymous_total_bytes: number;
        /** @description The accounts that have stored most today, at most ten. */
        accounts: Schemas["StoredByAccount"][];
    };
    /** @description What an account has stored today. */
    StoredByAccount: {
        /** @description The account. */
        account_id: Schemas["AccountId"];
        /**
         * Format: int64
         * @description The number of bytes, as its limit counts them.
         * @example 1250000
         */
        bytes: number;
    };
    /** @description Subscription disabled. Ten consecutive deliveries failed: fix the receiver, then resume the subscription. */
    SubscriptionDisabled: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/subscription_disabled
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Subscription disabled
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "subscription_disabled";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Subscription disabled by the operator. See `reason`. Only the operator can resume it: until then it cannot be paused or tested, and its deliveries cannot be repeated. */
    SubscriptionDisabledByOperator: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/subscription_disabled_by_operator
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Subscription disabled by the operator
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "subscription_disabled_by_operator";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /**
         * @description The reason.
         * @example The operator of the receiver complained.
         */
        reason: string;
    };
    /** @description The number of subscriptions by status. */
    SubscriptionFigures: {
        /**
         * Format: int64
         * @description Active subscriptions.
         * @example 41
         */
        active: number;
        /**
         * Format: int64
         * @description Paused subscriptions.
         * @example 3
         */
        paused: number;
        /**
         * Format: int64
         * @description Disabled subscriptions.
         * @example 1
         */
        disabled: number;
    };
    /** @description Too many subscriptions. An account may have 100 subscriptions (tier `free`), 500 (`pro`) or 2,000 (`enterprise` and the operator): delete one first. */
    SubscriptionLimitReached: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/subscription_limit_reached
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Too many subscriptions
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "subscription_limit_reached";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /**
         * Format: int64
         * @description The limit of subscriptions.
         * @example 100
         */
        limit: number;
        /**
         * Format: int64
         * @description The number of subscriptions.
         * @example 100
         */
        count: number;
    };
    /** @description Subscription not active. The subscription is paused or disabled: resume it first. */
    SubscriptionNotActive: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/subscription_not_active
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Subscription not active
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "subscription_not_active";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description No such subscription. No subscription has this id, or it belongs to another account. */
    SubscriptionNotFound: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/subscription_not_found
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example No such subscription
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "subscription_not_found";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description The result of a sync. */
    SyncResult: {
        /**
         * @description `complete`: all agents of the peer are imported. `running`: the sync continues in the background. `failed`: see `error`; what was imported stays.
         * @enum {string}
         */
        status: "complete" | "running" | "failed";
        /**
         * @description Why the sync failed. Null if it did not.
         * @example null
         */
        error: string | null;
        /**
         * Format: int64
         * @description The number of pages read.
         * @example 1
         */
        pages: number;
        /**
         * Format: int64
         * @description The number of records in them.
         * @example 3
         */
        received: number;
        /**
         * Format: int64
         * @description The number of new agents.
         * @example 1
         */
        created: number;
        /**
         * Format: int64
         * @description The number of changed agents.
         * @example 1
         */
        updated: number;
        /**
         * Format: int64
         * @description The number of agents that were deleted, because the peer deleted them.
         * @example 1
         */
        tombstoned: number;
        /**
         * Format: int64
         * @description The number of unchanged records.
         * @example 0
         */
        unchanged: number;
        /**
         * Format: int64
         * @description The number of records whose ids are taken.
         * @example 0
         */
        conflicts: number;
        /**
         * Format: int64
         * @description The number of skipped records.
         * @example 0
         */
        skipped: number;
    };
    /** @description Sync under way. Another process of the node is syncing this peer: see `last_sync_at` in the list of peers. */
    SyncUnderWay: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/sync_under_way
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Sync under way
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "sync_under_way";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /**
     * @description Text for people: at most 4,000 characters, no NUL.
     * @example Hourly forecasts for any place on Earth.
     */
    Text: string;
    /**
     * @description The plan of an account or a key: its limits.
     * @enum {string}
     */
    Tier: "free" | "pro" | "enterprise";
    /** @description Tier not available. The tier of your account is lower: ask the operator of the node for a higher one. */
    TierNotAvailable: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/tier_not_available
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Tier not available
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "tier_not_available";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description No such tile. The path is not in its canonical form, or the published log is smaller. */
    TileNotFound: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/tile_not_found
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example No such tile
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "tile_not_found";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description The record of a deleted agent. */
    Tombstone: {
        /**
         * @description Always `tombstoned`.
         * @enum {string}
         */
        status: "tombstoned";
        /** @description The id. Only the same owner may register it again, unless the operator of the node has released it. */
        agent_id: Schemas["AgentId"];
        /** @description When it was deleted. */
        tombstoned_at: Schemas["Instant"];
        /**
         * @description `true` if the owner of the node erased the agent. Otherwise absent.
         * @example true
         */
        erased?: boolean;
    };
    /** @description Too many concurrent requests. Your network has too many waiting requests, or this request waited too long: try again after `Retry-After` seconds, and send fewer requests at once. */
    TooManyConcurrentRequests: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/too_many_concurrent_requests
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Too many concurrent requests
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 429;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "too_many_concurrent_requests";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Too many connections. The node, or your network, has reached its limit of open connections. */
    TooManyConnections: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/too_many_connections
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Too many connections
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 503;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "too_many_connections";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Too many deliveries. Tests, redeliveries, replays and requests of the queue endpoint count together. An account may request 2,000 at once and then 10 per second; to one callback host 1,000 and then 5 per second; to a host that has never responded with 2xx, 20 and then one every 5 seconds. Such a host also gets only one attempt at a time, tests included: try again after `Retry-After` seconds. */
    TooManyDeliveries: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/too_many_deliveries
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Too many deliveries
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 429;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "too_many_deliveries";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Too many former ids. The agent has 10 former ids, each of which is reserved for ever: rename it back to one of them, or register a new agent. */
    TooManyFormerIds: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/too_many_former_ids
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Too many former ids
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "too_many_former_ids";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Too many sign-ins. Too many recent sign-ins failed for this e-mail address or from your network: try again after `Retry-After` seconds. */
    TooManySignIns: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/too_many_sign_ins
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Too many sign-ins
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 429;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "too_many_sign_ins";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description A transfer of an agent to another account. It does not say which accounts. */
    TransferSummary: {
        /** @description What was proved about its URLs before. */
        verification_before: Schemas["AgentVerification"];
        /** @description What is proved about its URLs by the account that has it now. */
        verification_after: Schemas["AgentVerification"];
    };
    /** @description Unexpected body. This operation takes no body: send the request without one. */
    UnexpectedBody: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/unexpected_body
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Unexpected body
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "unexpected_body";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** @description Unknown body field. This operation does not define the field, so the request is rejected: check the spelling. */
    UnknownMember: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/unknown_member
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Unknown body field
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "unknown_member";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** @description Unknown query parameter. This operation does not define the parameter, so the request is rejected: check the spelling. */
    UnknownQueryParameter: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/unknown_query_parameter
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Unknown query parameter
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "unknown_query_parameter";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** @description Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
    UnsupportedMediaType: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/unsupported_media_type
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Unsupported media type
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 415;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "unsupported_media_type";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Unusable agent card. The card has no name or no absolute http(s) endpoint: fix the card, or add `name` or `agent_url` to the request. */
    UnusableAgentCard: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/unusable_agent_card
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Unusable agent card
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "unusable_agent_card";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** @description The response to the registration of an agent that existed. */
    UpdatedAgentAnswer: {
        /**
         * @description `registered`: the agent is new. `updated`: the agent existed, even if nothing changed.
         * @enum {string}
         */
        status: "updated";
        /** @description The agent's id. */
        agent_id: Schemas["AgentId"];
        /** @description The record. */
        agent: Schemas["Agent"];
        /** @description What to consider about a new id or a new server name. Absent if there is nothing. */
        warnings?: Schemas["IdWarning"][];
    };
    /** @description How often an agent responded. */
    Uptime: {
        /**
         * Format: double
         * @description The share of probes with a response: the mean of the days, because an agent that is down is probed less often.
         * @example 0.9986
         */
        ratio: number;
        /**
         * Format: double
         * @description The lower bound of its 95 % Wilson interval.
         * @example 0.9934
         */
        lower_bound: number;
        /**
         * Format: int32
         * @description The number of probes. Those that confirm an outcome are not counted.
         * @example 712
         */
        n: number;
        /**
         * @description The day of the first of them.
         * @example 2026-10-22T00:00:00.000Z
         */
        from: Schemas["Instant"];
    };
    /** @description The number of agents with a value. */
    ValueCount: {
        /**
         * @description The value.
         * @example weather
         */
        value: string;
        /**
         * Format: int64
         * @description The number of agents.
         * @example 61
         */
        count: number;
    };
    /** @description The `v1` signatures of one secret, by the way in which a receiver derives the key from it. */
    VectorSignatures: {
        /**
         * @description The key is the 32 bytes of the hexadecimal digits, as in `signing_key`.
         * @example v1,/ExQ4ptYr/JtnR0CBvbfAvBu9WwGgqh1WXY0Zep5LTA=
         */
        bytes: string;
        /**
         * @description The key is the 48 bytes that result if the digits are decoded as base64, as libraries do with a pasted secret.
         * @example v1,ZRNe0ynsoi+4lFUKyAPHeJKo8sY+TezqbKIneAOzLfo=
         */
        pasted: string;
        /**
         * @description The key is the 64 bytes of the text, as for `X-Webhook-Signature`.
         * @example v1,rwxAkgutT9S8AFZZBckTArmc2BGVIY2OCfjTDij/GXo=
         */
        text: string;
    };
    /**
     * @description How far a proof reaches. `url`: the card at one URL. `host`: one host. `domain`: the domain and its subdomains. `none`: nothing is proved.
     * @enum {string}
     */
    VerificationLevel: "none" | "url" | "host" | "domain";
    /** @description Verifier key rejected. It is no key of this kind: use the text that the log or the witness publishes. */
    VerifierKeyRejected: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/verifier_key_rejected
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Verifier key rejected
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "verifier_key_rejected";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** @description A violation of a rule by an agent. An agent has at most one for each rule. The node itself opens those of the rule `liveness`, of severity `low`, when an agent has been down for seven days, and those of the rule `card_drift`, of severity `medium`, when the card at its `card_url` is not the registered one. It resolves them when that ends, or when the agent is no longer probed. */
    Violation: {
        /** @description The violation's id. */
        id: Schemas["ViolationId"];
        /** @description The rule that was broken. */
        rule: Schemas["RuleName"];
        /** @description The severity. */
        severity: Schemas["Severity"];
        /** @description The finding, from the report that set the severity. At most 4,000 characters. */
        detail: Schemas["Text"];
        /** @description The URL of the evidence. */
        evidence_url: Schemas["HttpUrl"] | null;
        /**
         * Format: int32
         * @description The number of reports since it was opened or reopened.
         * @example 1
         */
        count: number;
        /** @description When it was first reported. */
        first_seen_at: Schemas["Instant"];
        /** @description When it was last reported. */
        last_seen_at: Schemas["Instant"];
        /** @description The agent's id. */
        agent_id: Schemas["AgentId"];
        /** @description The status. */
        status: Schemas["ViolationStatus"];
        /** @description The operator's comment when it was resolved or waived. At most 4,000 characters. */
        note: Schemas["Text"] | null;
        /** @description When it was resolved or waived. Null while it is open. */
        decided_at: Schemas["Instant"] | null;
    };
    /** @description The input to resolve or waive a violation. */
    ViolationDecision: {
        /**
         * @description `resolved`: fixed. `waived`: accepted.
         * @enum {string}
         */
        status: "resolved" | "waived";
        /** @description A comment. At most 4,000 characters. */
        note?: Schemas["Text"] | null;
    };
    /**
     * @description A violation's id.
     * @example viol_81aa0c54-0f61-4f0c-9b0a-6a1a3c0f4d22
     */
    ViolationId: string;
    /** @description No such violation. No violation has this id. */
    ViolationNotFound: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/violation_not_found
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example No such violation
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "violation_not_found";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description A page of violations, newest first. */
    ViolationPage: {
        /** @description The violations. */
        violations: Schemas["Violation"][];
        /**
         * Format: int32
         * @description The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** @description Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: Schemas["Cursor"] | null;
    };
    /** @description The input to report a violation. */
    ViolationReport: {
        /** @description The agent's id. */
        agent_id: Schemas["AgentId"];
        /** @description The violated rule. */
        rule: Schemas["RuleName"];
        /**
         * @description The severity.
         * @example high
         */
        severity: Schemas["Severity"];
        /** @description The finding. At most 4,000 characters. */
        detail: Schemas["Text"];
        /** @description The URL of the evidence. */
        evidence_url?: Schemas["HttpUrl"] | null;
    };
    /**
     * @description `open`: not resolved. `resolved`: fixed; a new report reopens it. `waived`: accepted by the operator; a new report reopens it only if the severity is higher.
     * @enum {string}
     */
    ViolationStatus: "open" | "resolved" | "waived";
    /** @description A violation in an event. */
    ViolationSummary: {
        /** @description The violation's id. */
        id: Schemas["ViolationId"];
        /** @description The rule that was broken. */
        rule: Schemas["RuleName"];
        /** @description The severity. */
        severity: Schemas["Severity"];
        /** @description The finding, from the report that set the severity. At most 4,000 characters. */
        detail: Schemas["Text"];
        /** @description The URL of the evidence. */
        evidence_url: Schemas["HttpUrl"] | null;
        /**
         * Format: int32
         * @description The number of reports since it was opened or reopened.
         * @example 1
         */
        count: number;
        /** @description When it was first reported. */
        first_seen_at: Schemas["Instant"];
        /** @description When it was last reported. */
        last_seen_at: Schemas["Instant"];
    };
    /** @description A log that this node witnesses. */
    WatchedLog: {
        /** @description Its name. */
        origin: Schemas["LogOrigin"];
        /** @description The keys that sign its checkpoints. */
        vkeys: Schemas["LogVerifierKey"][];
        /**
         * Format: int64
         * @description The size of the latest checkpoint that the node cosigned.
         * @example 20852163
         */
        size: number;
        /** @description When the node cosigned it. Null if it did not yet. */
        cosigned_at: Schemas["Instant"] | null;
        /** @description When the log was added. */
        added_at: Schemas["Instant"];
    };
    /** @description Too many watched logs. Remove one first. */
    WatchedLogLimitReached: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/watched_log_limit_reached
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Too many watched logs
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "watched_log_limit_reached";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description The logs that this node witnesses, by name; at most 100. */
    WatchedLogList: {
        /** @description The logs. */
        logs: Schemas["WatchedLog"][];
        /**
         * Format: int32
         * @description The number of logs.
         * @example 1
         */
        count: number;
    };
    /** @description The input to witness a log. */
    WatchedLogRequest: {
        /**
         * @description The keys that sign its checkpoints: Ed25519 keys (type 0x01). Add the new one when the log rotates its key.
         * @example [
         *       "registry.example.org/log+1f2e3d4c+AYq8QGKSgrpcHj/1dOdlNC0R6sHgh7V6r6iHxLNHV4Um"
         *     ]
         */
        vkeys: Schemas["LogVerifierKey"][];
    };
    /** @description The available sign-in methods. */
    WaysIn: {
        /**
         * @description Whether sign-up is open. It is closed in single-operator mode.
         * @example true
         */
        sign_up: boolean;
        /**
         * @description Whether the node still needs its owner account. Create it with the set-up link that the node printed.
         * @example false
         */
        set_up: boolean;
        /**
         * @description Whether you can sign in with an identity provider: see `GET /api/auth/oidc/start`.
         * @example false
         */
        oidc: boolean;
    };
    /** @description Weak password. The password is easy to guess: see `errors`, and choose another. */
    WeakPassword: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/weak_password
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Weak password
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "weak_password";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** @description A subscription, without its secret. */
    Webhook: {
        /** @description The subscription's id. */
        id: Schemas["WebhookId"];
        /** @description The account that owns it. */
        account_id: Schemas["AccountId"];
        /** @description The URL that receives deliveries. */
        callbackUrl: Schemas["CallbackUrl"];
        /** @description The events that it receives. Empty for all, including those of later versions. */
        events: Schemas["EventType"][];
        /**
         * @description The origin of the changes that it receives.
         * @example local
         */
        source: Schemas["WebhookSource"];
        /** @description The description. Null if there is none. */
        description: Schemas["WebhookDescription"] | null;
        /** @description The status. */
        status: Schemas["WebhookStatus"];
        /** @description When the subscription was created. */
        created_at: Schemas["Instant"];
        /** @description When a delivery last succeeded. Null if never. */
        last_delivered_at: Schemas["Instant"] | null;
        /**
         * Format: int32
         * @description Consecutive failures. A success resets the number to zero; the tenth failure disables the subscription.
         * @example 0
         */
        consecutive_failures: number;
        /** @description How many of the last attempts succeeded. */
        attempts: Schemas["RecentAttempts"];
        /** @description When the node or the operator disabled it. Null if it is not disabled. */
        disabled_at: Schemas["Instant"] | null;
        /** @description Why the operator disabled it; only the operator can resume it. Null if the operator did not disable it. */
        disabled_reason: Schemas["DisabledReason"] | null;
        /** @description Until when deliveries are also signed with the previous secret. Null if they are not. */
        previous_secret_until: Schemas["Instant"] | null;
    };
    /** @description A change of a subscription. Absent fields stay as they are. */
    WebhookChange: {
        /**
         * @description `paused`: stop deliveries. `active`: deliver again; for a paused or disabled subscription, consecutive failures restart at zero.
         * @enum {string}
         */
        status?: "active" | "paused";
        /** @description The URL that receives deliveries. With another host, consecutive failures restart at zero. Deliveries to the former URL that end later are not counted. */
        callbackUrl?: Schemas["CallbackUrl"];
        /**
         * @description The events to receive. Empty for all.
         * @example [
         *       "agent.registered"
         *     ]
         */
        events?: Schemas["EventType"][];
        /**
         * @description The origin of the changes to receive.
         * @example local
         */
        source?: Schemas["WebhookSource"];
        /** @description A description. Null removes it. */
        description?: Schemas["WebhookDescription"] | null;
    };
    /**
     * @description A description of a subscription. At most 256 characters.
     * @example Search index of the shop
     */
    WebhookDescription: string;
    /** @description Why the operator disables a subscription. */
    WebhookDisabling: {
        /** @description The reason, which the owner of the subscription sees. */
        reason: Schemas["DisabledReason"];
    };
    /** @description Statistics of webhooks. */
    WebhookFigures: {
        /** @description Subscriptions. */
        subscriptions: Schemas["SubscriptionFigures"];
        /** @description Deliveries. */
        deliveries: Schemas["DeliveryFigures"];
    };
    /**
     * @description A subscription's id.
     * @example whk_5d0f2b8e-7b0c-4a57-9a63-1f0a52b8c1d4
     */
    WebhookId: string;
    /** @description A page of subscriptions, newest first. */
    WebhookPage: {
        /** @description The subscriptions. */
        webhooks: Schemas["Webhook"][];
        /**
         * Format: int32
         * @description The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** @description Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: Schemas["Cursor"] | null;
    };
    /** @description The result of deleting a subscription. */
    WebhookRemoved: {
        /**
         * @description A message for people.
         * @example Webhook subscription deleted
         */
        message: string;
        /** @description The subscription's id. */
        id: Schemas["WebhookId"];
    };
    /** @description The input to create a subscription. */
    WebhookRequest: {
        /** @description The URL that receives deliveries. */
        callbackUrl: Schemas["CallbackUrl"];
        /**
         * @description The events to receive. Absent or empty: all.
         * @example [
         *       "agent.registered"
         *     ]
         */
        events?: Schemas["EventType"][];
        /**
         * @description The origin of the changes to receive. Default: `local`.
         * @example local
         */
        source?: Schemas["WebhookSource"];
        /** @description A description. */
        description?: Schemas["WebhookDescription"] | null;
    };
    /**
     * @description 32 random bytes as 64 hex digits. The key of `X-Webhook-Signature` is this text itself, in UTF-8.
     * @example 8f14e45fceea467fa0e61d3f4c1b2a908f14e45fceea467fa0e61d3f4c1b2a90
     */
    WebhookSecret: string;
    /**
     * @description The origin of the changes that a subscription receives. `local`: changes made at this node. `federated`: changes imported from its peers (`change: "imported"`). `all`: both.
     * @enum {string}
     */
    WebhookSource: "local" | "federated" | "all";
    /**
     * @description `active`: events are delivered. `paused` by its owner or the operator, or `disabled` by the node after 10 consecutive failures, or by the operator: events are stored as `skipped`, and can be replayed.
     * @enum {string}
     */
    WebhookStatus: "active" | "paused" | "disabled";
    /** @description The input to test a subscription. */
    WebhookTestRequest: {
        /** @description The event type of the example. Default: the first that the subscription receives. */
        event?: Schemas["EventType"];
    };
    /** @description The result of a test. */
    WebhookTestResult: {
        /**
         * @description The status of the receiver's response. Null if there was none.
         * @example 204
         */
        response_status: number | null;
        /** @description Why the attempt failed. Null if it succeeded. */
        error: Schemas["DeliveryError"] | null;
        /**
         * @description The error in words.
         * @example The receiver responded with 204.
         */
        detail: string;
        /** @description The durations. */
        timings: Schemas["DeliveryTimings"];
        /**
         * @description The beginning of the body. Null if there is none: the receiver did not respond, its body was empty or no text (it had a null byte), or the attempt is older than 7 days.
         * @example {"received":true}
         */
        response_body: string | null;
        /**
         * @description Whether the body was longer than `response_body`, or did not end within 500 milliseconds.
         * @example false
         */
        response_truncated: boolean;
        /**
         * @description Whether the receiver responded with 2xx.
         * @example true
         */
        delivered: boolean;
        /** @description The event type of the example. */
        event: Schemas["EventType"];
        /**
         * @description The idempotency key of the example. It begins with `evt_test_`.
         * @example evt_test_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        idempotency_key: string;
    };
    /** @description A test vector: a delivery with known signatures. */
    WebhookVector: {
        /**
         * @description What the vector tests.
         * @example An event in ASCII
         */
        name: string;
        /**
         * @description The secret of the subscription.
         * @example 8f2b6c1de4a7095338c1f0a96d7e42b5cb9013f86a5e7d24190c8b3fe6d7a250
         */
        secret: string;
        /**
         * @description The same secret in the form of Standard Webhooks.
         * @example whsec_jytsHeSnCVM4wfCpbX5CtcuQE/hqXn0kGQyLP+bXolA=
         */
        signing_key: string;
        /**
         * @description The previous secret, which still signs during a rotation.
         * @example 00ff17a95e3c6bd88124f7093ae5bc6d4471e0c29f58b3067dd2ea91340c65fb
         */
        previous_secret: string | null;
        /**
         * @description The body as text, in UTF-8.
         * @example {"event":"agent.registered"}
         */
        body: string;
        /**
         * @description The bytes of the body in base64.
         * @example eyJldmVudCI6ImFnZW50LnJlZ2lzdGVyZWQifQ==
         */
        body_base64: string;
        /**
         * @description The idempotency key, which is the `webhook-id`.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        id: string;
        /**
         * Format: int64
         * @description The time of the attempt in epoch seconds. A verifier that checks the time must use it as the current time.
         * @example 1793491200
         */
        timestamp: number;
        /**
         * Format: int32
         * @description The number of the attempt.
         * @example 1
         */
        attempt: number;
        /** @description The signatures of `secret`. */
        signatures: Schemas["VectorSignatures"];
        /**
         * @description All headers of the delivery except `User-Agent`.
         * @example {
         *       "X-Webhook-Event": "agent.registered",
         *       "webhook-timestamp": "1793491200"
         *     }
         */
        headers: {
            [key: string]: string;
        };
    };
    /** @description Test vectors for receivers: deliveries with known signatures. */
    WebhookVectors: {
        /** @description The deliveries. */
        vectors: Schemas["WebhookVector"][];
    };
    /** @description A new subscription, or one with a new secret. Only these responses have the secret. */
    WebhookWithSecret: {
        /** @description The subscription's id. */
        id: Schemas["WebhookId"];
        /** @description The account that owns it. */
        account_id: Schemas["AccountId"];
        /** @description The URL that receives deliveries. */
        callbackUrl: Schemas["CallbackUrl"];
        /** @description The events that it receives. Empty for all, including those of later versions. */
        events: Schemas["EventType"][];
        /**
         * @description The origin of the changes that it receives.
         * @example local
         */
        source: Schemas["WebhookSource"];
        /** @description The description. Null if there is none. */
        description: Schemas["WebhookDescription"] | null;
        /** @description The status. */
        status: Schemas["WebhookStatus"];
        /** @description When the subscription was created. */
        created_at: Schemas["Instant"];
        /** @description When a delivery last succeeded. Null if never. */
        last_delivered_at: Schemas["Instant"] | null;
        /**
         * Format: int32
         * @description Consecutive failures. A success resets the number to zero; the tenth failure disables the subscription.
         * @example 0
         */
        consecutive_failures: number;
        /** @description How many of the last attempts succeeded. */
        attempts: Schemas["RecentAttempts"];
        /** @description When the node or the operator disabled it. Null if it is not disabled. */
        disabled_at: Schemas["Instant"] | null;
        /** @description Why the operator disabled it; only the operator can resume it. Null if the operator did not disable it. */
        disabled_reason: Schemas["DisabledReason"] | null;
        /** @description Until when deliveries are also signed with the previous secret. Null if they are not. */
        previous_secret_until: Schemas["Instant"] | null;
        /** @description The secret that signs deliveries. Shown once. */
        secret: Schemas["WebhookSecret"];
        /** @description The same secret for Standard Webhooks libraries. Shown once. */
        signing_key: Schemas["SigningKey"];
    };
    /** @description The caller of a request: its credential, its account and its quota. */
    WhoAmI: {
        /**
         * @description Whether the credential is an API key or a session. If a request has both, it is the key.
         * @example key
         * @enum {string}
         */
        credential: "key" | "session";
        /** @description The account of the credential. */
        account: Schemas["Account"];
        /** @description The key. Null for a session. Its `usage` is that of the key alone. */
        key: Schemas["Key"] | null;
        /** @description The tier that applies: for a key, the lower one of the key and its account. */
        tier: Schemas["Tier"];
        /** @description What is left of the quota of the key, or of all keys of its account together if that is less. Null for a session, because its requests use no quota. */
        quota: Schemas["QuotaLeft"] | null;
        /** @description When the credential expires. Null if it does not. */
        expires_at: Schemas["Instant"] | null;
    };
    /** @description Witness already added. Another witness has this key. */
    WitnessKnown: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/witness_known
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Witness already added
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "witness_known";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Too many witnesses. Remove one first. */
    WitnessLimitReached: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/witness_limit_reached
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Too many witnesses
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "witness_limit_reached";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description The witnesses of the log, by name; at most 32. */
    WitnessList: {
        /** @description The witnesses. */
        witnesses: Schemas["WitnessStatus"][];
        /**
         * Format: int32
         * @description The number of witnesses.
         * @example 2
         */
        count: number;
    };
    /**
     * @description The name of a witness in this node: lower-case letters, digits, `.` and `-`, at most 63.
     * @example north
     */
    WitnessName: string;
    /** @description Witness name reserved. `none` has a meaning in policies (https://c2sp.org/tlog-policy): use another name. */
    WitnessNameReserved: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/witness_name_reserved
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Witness name reserved
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "witness_name_reserved";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description The input to add a witness. */
    WitnessRequest: {
        /** @description The key that verifies its cosignatures: an Ed25519 cosignature key (type 0x04), as the witness publishes it. */
        vkey: Schemas["LogVerifierKey"];
        /**
         * @description The URL of its interface: https, on a public host, by the rules of callback URLs, no query. The node sends requests to `add-checkpoint` below it. That of another node is its own URL with `/log/witness`.
         * @example https://registry.example.org/log/witness
         */
        url: Schemas["HttpUrl"];
    };
    /** @description A witness, and how the node gets on with it. */
    WitnessStatus: {
        /** @description Its name in this node, and in `policy`. */
        name: Schemas["WitnessName"];
        /** @description The key that verifies its cosignatures (https://c2sp.org/tlog-cosignature). */
        vkey: Schemas["LogVerifierKey"];
        /**
         * @description The URL of its interface (https://c2sp.org/tlog-witness).
         * @example https://registry.example.org/log/witness
         */
        url: Schemas["HttpUrl"];
        /**
         * @description The size of the latest checkpoint of the present log that it cosigned. Null if there is none.
         * @example 88121
         */
        size: number | null;
        /** @description The time in that cosignature. Null if there is none. */
        cosigned_at: Schemas["Instant"] | null;
        /** @description When it was added. */
        added_at: Schemas["Instant"];
        /** @description When the node last asked it to cosign. Null if it did not yet. */
        asked_at: Schemas["Instant"] | null;
        /**
         * @description Why it did not cosign when it was last asked. Null if it did.
         * @example null
         */
        last_error: string | null;
    };
    /** @description Witness URL rejected. The node cannot send requests to this URL: see `reason`. Use a public https:// URL. */
    WitnessUrlRejected: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/witness_url_rejected
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Witness URL rejected
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "witness_url_rejected";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
        /**
         * @description The reason.
         * @example The address is not public.
         */
        reason: string;
    };
    /** @description The check whether changes can be committed. */
    WriteCheck: {
        /**
         * @description `ok` or `down`.
         * @enum {string}
         */
        status: "ok" | "down";
        /**
         * Format: double
         * @description The duration of the check, in milliseconds.
         * @example 1
         */
        latency_ms: number;
        /** @description When commits began to fail. Null while they succeed. */
        since: Schemas["Instant"] | null;
    };
    /** @description Wrong password. `current_password` is not the password of your account. */
    WrongPassword: {
        /**
         * Format: uri
         * @description The URL of a page of this node that explains the problem.
         * @example http://localhost:3000/problems/wrong_password
         */
        type: string;
        /**
         * @description A short summary, the same for every problem with this code.
         * @example Wrong password
         */
        title: string;
        /**
         * @description The HTTP status.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong with this request, and what to do. */
        detail: string;
        /**
         * @description The problem's stable, machine-readable code.
         * @enum {string}
         */
        code: "wrong_password";
        /**
         * @description The id of the request that failed. The node's log has the same id.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
}
export interface Queries {
    agents_list: {
        /**
         * @description Filter by status. Default: `active,deprecated`; with `after_seq` or `updated_since`: all.
         * @example [
         *       "active"
         *     ]
         */
        status?: Schemas["AgentStatus"][];
        /**
         * @description Filter by capability: agents with any of these.
         * @example [
         *       "streaming"
         *     ]
         */
        capabilities?: Schemas["Keyword"][];
        /**
         * @description Filter by tag: agents with any of these.
         * @example [
         *       "weather",
         *       "climate"
         *     ]
         */
        tags?: Schemas["Keyword"][];
        /**
         * @description Filter by tag: agents with all of these.
         * @example [
         *       "weather",
         *       "marine"
         *     ]
         */
        tags_all?: Schemas["Keyword"][];
        /**
         * @description Filter by skill id: agents with any of these.
         * @example [
         *       "hourly-forecast"
         *     ]
         */
        skills?: Schemas["Keyword"][];
        /**
         * @description Filter by protocol: agents with any of these.
         * @example [
         *       "a2a"
         *     ]
         */
        protocol?: Schemas["Protocol"][];
        /**
         * @description Filter by provider: complete names, case-insensitive.
         * @example [
         *       "Example Weather Ltd"
         *     ]
         */
        provider?: Schemas["Line"][];
        /**
         * @description Filter by source: `local`, or ids of peers.
         * @example [
         *       "local"
         *     ]
         */
        source?: Schemas["Keyword"][];
        /**
         * @description Filter by certification: agents with an active certification of any of these levels. An expired one counts until its expiry is written, shortly after.
         * @example [
         *       "audited"
         *     ]
         */
        certification?: Schemas["CertificationLevel"][];
        /**
         * @description Filter by grade: agents whose reputation has any of these. In a URL, `A+` is `A%2B`.
         * @example [
         *       "A",
         *       "B"
         *     ]
         */
        grade?: Schemas["Grade"][];
        /**
         * @description Filter by how far the URLs of agents are verified: agents with any of these levels.
         * @example [
         *       "domain"
         *     ]
         */
        verified?: Schemas["VerificationLevel"][];
        /**
         * @description Filter by liveness. `true`: agents found to respond (`up`, `auth`). `false`: found not to (`down`, `dormant`). Others are in neither: `live_unknown` counts them.
         * @example true
         */
        live?: "true" | "false";
        /** @description Only agents that changed at this time or later. `/list` then returns them in the order of the changes, oldest first. */
        updated_since?: Schemas["SentInstant"];
        /** @description Only agents that changed after this change. `/list` then returns them in the order of the changes, oldest first. */
        after_seq?: Schemas["Seq"];
        /**
         * @description The fields to count the agents by.
         * @example [
         *       "tags",
         *       "protocol"
         *     ]
         */
        facets?: Schemas["Facet"][];
        /**
         * @description The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: Schemas["Cursor"];
    };
    agents_mine: {
        /**
         * @description Filter by status. Default: all except `tombstoned`.
         * @example [
         *       "suspended"
         *     ]
         */
        status?: Schemas["AgentStatus"][];
        /**
         * @description Only these agents: at most 100, repeated or separated by commas.
         * @example [
         *       "weather-agent"
         *     ]
         */
        agent_id?: Schemas["AgentId"][];
        /**
         * @description The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: Schemas["Cursor"];
    };
    agents_adminList: {
        /** @description Only agents that this account owns. */
        account_id?: Schemas["AccountId"];
        /**
         * @description Filter by status. Default: all except `tombstoned`.
         * @example [
         *       "suspended"
         *     ]
         */
        status?: Schemas["AgentStatus"][];
        /**
         * @description Only these agents: at most 100, repeated or separated by commas.
         * @example [
         *       "weather-agent"
         *     ]
         */
        agent_id?: Schemas["AgentId"][];
        /**
         * @description The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: Schemas["Cursor"];
    };
    agents_search: {
        /**
         * @description The search query. 1 to 256 characters.
         * @example weather "hourly forecast" -marine
         */
        q: string;
        /**
         * @description Filter by status. Default: `active,deprecated`; with `after_seq` or `updated_since`: all.
         * @example [
         *       "active"
         *     ]
         */
        status?: Schemas["AgentStatus"][];
        /**
         * @description Filter by capability: agents with any of these.
         * @example [
         *       "streaming"
         *     ]
         */
        capabilities?: Schemas["Keyword"][];
        /**
         * @description Filter by tag: agents with any of these.
         * @example [
         *       "weather",
         *       "climate"
         *     ]
         */
        tags?: Schemas["Keyword"][];
        /**
         * @description Filter by tag: agents with all of these.
         * @example [
         *       "weather",
         *       "marine"
         *     ]
         */
        tags_all?: Schemas["Keyword"][];
        /**
         * @description Filter by skill id: agents with any of these.
         * @example [
         *       "hourly-forecast"
         *     ]
         */
        skills?: Schemas["Keyword"][];
        /**
         * @description Filter by protocol: agents with any of these.
         * @example [
         *       "a2a"
         *     ]
         */
        protocol?: Schemas["Protocol"][];
        /**
         * @description Filter by provider: complete names, case-insensitive.
         * @example [
         *       "Example Weather Ltd"
         *     ]
         */
        provider?: Schemas["Line"][];
        /**
         * @description Filter by source: `local`, or ids of peers.
         * @example [
         *       "local"
         *     ]
         */
        source?: Schemas["Keyword"][];
        /**
         * @description Filter by certification: agents with an active certification of any of these levels. An expired one counts until its expiry is written, shortly after.
         * @example [
         *       "audited"
         *     ]
         */
        certification?: Schemas["CertificationLevel"][];
        /**
         * @description Filter by grade: agents whose reputation has any of these. In a URL, `A+` is `A%2B`.
         * @example [
         *       "A",
         *       "B"
         *     ]
         */
        grade?: Schemas["Grade"][];
        /**
         * @description Filter by how far the URLs of agents are verified: agents with any of these levels.
         * @example [
         *       "domain"
         *     ]
         */
        verified?: Schemas["VerificationLevel"][];
        /**
         * @description Filter by liveness. `true`: agents found to respond (`up`, `auth`). `false`: found not to (`down`, `dormant`). Others are in neither: `live_unknown` counts them.
         * @example true
         */
        live?: "true" | "false";
        /** @description Only agents that changed at this time or later. `/list` then returns them in the order of the changes, oldest first. */
        updated_since?: Schemas["SentInstant"];
        /** @description Only agents that changed after this change. `/list` then returns them in the order of the changes, oldest first. */
        after_seq?: Schemas["Seq"];
        /**
         * @description The order of the results. Without it, `relevance`.
         * @example updated
         */
        sort?: Schemas["SearchSort"];
        /**
         * @description The fields of which `match.highlights` shows where the words are.
         * @example [
         *       "name",
         *       "description"
         *     ]
         */
        highlight?: Schemas["MatchField"][];
        /**
         * @description The fields to count the agents by.
         * @example [
         *       "tags",
         *       "protocol"
         *     ]
         */
        facets?: Schemas["Facet"][];
        /**
         * @description The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: Schemas["Cursor"];
    };
    agents_changes: {
        /** @description Only changes before this one. */
        before?: Schemas["Seq"];
        /**
         * @description The maximum number of changes in the response. 1 to 50.
         * @example 20
         */
        limit?: number;
    };
    accounts_oidcCallback: {
        /**
         * @description The authorization code.
         * @example SplxlOBeZQQYbYS6WxSbIA
         */
        code?: string;
        /**
         * @description The value that ties this response to its start.
         * @example af0ifjsldkj
         */
        state?: string;
        /**
         * @description The issuer (RFC 9207).
         * @example https://id.example.com
         */
        iss?: string;
        /**
         * @description The error code, if there is no authorization code.
         * @example access_denied
         */
        error?: string;
        /**
         * @description The error in words.
         * @example The user refused.
         */
        error_description?: string;
        /**
         * @description The URL of a page about the error.
         * @example https://id.example.com/errors/denied
         */
        error_uri?: string;
        /**
         * @description The state of OpenID Connect Session Management. Not used.
         * @example salt.0a1b
         */
        session_state?: string;
        /**
         * @description The granted scope. Not used.
         * @example openid email
         */
        scope?: string;
        /**
         * @description The index of the signed-in user, sent by some providers. Not used.
         * @example 0
         */
        authuser?: string;
        /**
         * @description The user's domain, sent by some providers. Not used.
         * @example example.com
         */
        hd?: string;
        /**
         * @description The prompt that the provider showed, sent by some providers. Not used.
         * @example consent
         */
        prompt?: string;
    };
    accounts_list: {
        /**
         * @description Only these accounts: at most 100, repeated or separated by commas.
         * @example [
         *       "acc_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34"
         *     ]
         */
        id?: Schemas["AccountId"][];
        /**
         * @description The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: Schemas["Cursor"];
    };
    keys_list: {
        /**
         * @description The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: Schemas["Cursor"];
    };
    keys_usage: {
        /**
         * @description How many days the report has, up to today: 1 to 90.
         * @example 7
         */
        days?: number;
    };
    offers_list: {
        /** @description Which offers. Default: `incoming`. */
        direction?: Schemas["OfferDirection"];
        /**
         * @description The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: Schemas["Cursor"];
    };
    audit_list: {
        /**
         * @description Only these actions: repeated or separated by commas.
         * @example [
         *       "sign_in_failed"
         *     ]
         */
        action?: Schemas["SecurityAction"][];
        /** @description Only entries from this time on. */
        since?: Schemas["SentInstant"];
        /**
         * @description The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: Schemas["Cursor"];
    };
    audit_adminList: {
        /** @description Only entries of this account. */
        account_id?: Schemas["AccountId"];
        /**
         * @description Only these actions: repeated or separated by commas.
         * @example [
         *       "sign_in_failed"
         *     ]
         */
        action?: Schemas["SecurityAction"][];
        /** @description Only entries from this time on. */
        since?: Schemas["SentInstant"];
        /**
         * @description The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: Schemas["Cursor"];
    };
    events_list: {
        /** @description Only events after this one. 0: from the oldest stored event. */
        after?: Schemas["Seq"];
        /**
         * @description Only these types.
         * @example [
         *       "agent.registered"
         *     ]
         */
        types?: Schemas["EventType"][];
        /** @description Only events about this agent, by its present id or a former one: those of all its ids. */
        agent_id?: Schemas["AgentId"];
        /**
         * @description The maximum number of events in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
    };
    events_latest: {
        /** @description Only events before this one: `next_before` of the previous page. */
        before?: Schemas["Seq"];
        /**
         * @description Only these types.
         * @example [
         *       "agent.registered"
         *     ]
         */
        types?: Schemas["EventType"][];
        /** @description Only events about this agent, by its present id or a former one: those of all its ids. */
        agent_id?: Schemas["AgentId"];
        /** @description Only events at this instant or later. */
        since?: Schemas["SentInstant"];
        /** @description Only events before this instant. */
        until?: Schemas["SentInstant"];
        /**
         * @description The maximum number of events in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
    };
    erasures_adminList: {
        /**
         * @description The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: Schemas["Cursor"];
    };
    erasures_list: {
        /**
         * @description The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: Schemas["Cursor"];
    };
    webhooks_list: {
        /**
         * @description The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: Schemas["Cursor"];
    };
    webhooks_deliveries: {
        /**
         * @description The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: Schemas["Cursor"];
        /**
         * @description Only deliveries with this status.
         * @example [
         *       "failed"
         *     ]
         */
        status?: Schemas["DeliveryStatus"][];
        /**
         * @description Only deliveries of these events.
         * @example [
         *       "agent.registered"
         *     ]
         */
        event?: Schemas["EventType"][];
    };
    webhooks_deliver: {
        /** @description `true`: respond with 502 if the attempt fails, for queues that retry unless the status is 2xx. */
        fail_on_error?: "true" | "false";
    };
    webhooks_adminList: {
        /**
         * @description The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: Schemas["Cursor"];
    };
    certifications_list: {
        /** @description Only certifications of this agent. */
        agent_id?: Schemas["AgentId"];
        /**
         * @description Only certifications with these statuses.
         * @example [
         *       "active"
         *     ]
         */
        status?: Schemas["CertificationStatus"][];
        /**
         * @description Only certifications with these levels.
         * @example [
         *       "verified",
         *       "audited"
         *     ]
         */
        level?: Schemas["CertificationLevel"][];
        /**
         * @description The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: Schemas["Cursor"];
    };
    compliance_list: {
        /** @description Only violations of this agent. */
        agent_id?: Schemas["AgentId"];
        /**
         * @description Only violations with these statuses.
         * @example [
         *       "open"
         *     ]
         */
        status?: Schemas["ViolationStatus"][];
        /**
         * @description Only violations with these severities.
         * @example [
         *       "high",
         *       "critical"
         *     ]
         */
        severity?: Schemas["Severity"][];
        /**
         * @description The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: Schemas["Cursor"];
    };
    reputation_get: {
        /**
         * @description Only these agents: at most 100, repeated or separated by commas. `limit` and `cursor` then have no effect.
         * @example [
         *       "weather-agent"
         *     ]
         */
        agent_id?: Schemas["AgentId"][];
        /**
         * @description The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: Schemas["Cursor"];
    };
    liveness_get: {
        /**
         * @description These agents: at most 100, repeated or separated by commas.
         * @example [
         *       "weather-agent"
         *     ]
         */
        agent_id: Schemas["AgentId"][];
    };
    federation_sync: {
        /**
         * @description `true`: read all agents of the peer, not only changes; retire those that it no longer has; detect again how it can be synced; and read again what its log is.
         * @example true
         */
        full?: "true" | "false";
    };
    federation_conflicts: {
        /**
         * @description The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** @description `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: Schemas["Cursor"];
    };
    site_landing: {
        /**
         * @description The search query.
         * @example weather forecast
         */
        q?: Schemas["FormLine"];
        /**
         * @description A status.
         * @example active
         */
        status?: Schemas["AgentStatus"] | "";
        /**
         * @description A protocol.
         * @example a2a
         */
        protocol?: Schemas["Protocol"] | "";
        /**
         * @description A capability.
         * @example streaming
         */
        capabilities?: Schemas["FormWord"];
        /** @description A tag. */
        tags?: Schemas["FormWord"];
        /** @description The same as `tags`, for links that people write. */
        tag?: Schemas["FormWord"];
        /**
         * @description The id of a skill.
         * @example hourly-forecast
         */
        skills?: Schemas["FormWord"];
        /** @description The name of a provider. */
        provider?: Schemas["FormLine"];
        /**
         * @description `local`, or the id of a peer.
         * @example local
         */
        source?: Schemas["FormWord"];
        /**
         * @description The level of a certification.
         * @example audited
         */
        certification?: Schemas["CertificationLevel"] | "";
        /**
         * @description A grade.
         * @example B
         */
        grade?: Schemas["Grade"] | "";
        /**
         * @description How far the URLs of agents are verified.
         * @example domain
         */
        verified?: Schemas["VerificationLevel"] | "";
        /**
         * @description Whether agents respond.
         * @example true
         */
        live?: "true" | "false" | "";
        /**
         * @description The order of the results of a search. Lists without search words are always the newest first.
         * @example updated
         */
        sort?: Schemas["SearchSort"] | "";
        /** @description The position of the next page of results. */
        cursor?: Schemas["Cursor"];
        /**
         * @description The token of the set-up link. With it, the page explains how to create the owner account.
         * @example k3cVZb0Wc4Q0Y5hHcU1m2w
         */
        setup?: string;
    };
    site_agents: {
        /**
         * @description The search query.
         * @example weather forecast
         */
        q?: Schemas["FormLine"];
        /**
         * @description A status.
         * @example active
         */
        status?: Schemas["AgentStatus"] | "";
        /**
         * @description A protocol.
         * @example a2a
         */
        protocol?: Schemas["Protocol"] | "";
        /**
         * @description A capability.
         * @example streaming
         */
        capabilities?: Schemas["FormWord"];
        /** @description A tag. */
        tags?: Schemas["FormWord"];
        /** @description The same as `tags`, for links that people write. */
        tag?: Schemas["FormWord"];
        /**
         * @description The id of a skill.
         * @example hourly-forecast
         */
        skills?: Schemas["FormWord"];
        /** @description The name of a provider. */
        provider?: Schemas["FormLine"];
        /**
         * @description `local`, or the id of a peer.
         * @example local
         */
        source?: Schemas["FormWord"];
        /**
         * @description The level of a certification.
         * @example audited
         */
        certification?: Schemas["CertificationLevel"] | "";
        /**
         * @description A grade.
         * @example B
         */
        grade?: Schemas["Grade"] | "";
        /**
         * @description How far the URLs of agents are verified.
         * @example domain
         */
        verified?: Schemas["VerificationLevel"] | "";
        /**
         * @description Whether agents respond.
         * @example true
         */
        live?: "true" | "false" | "";
        /**
         * @description The order of the results of a search. Lists without search words are always the newest first.
         * @example updated
         */
        sort?: Schemas["SearchSort"] | "";
        /** @description The position of the next page of results. */
        cursor?: Schemas["Cursor"];
    };
    site_activity: {
        /**
         * @description An event type.
         * @example agent.registered
         */
        type?: Schemas["EventType"] | "";
        /**
         * @description The id of an agent.
         * @example weather-agent
         */
        agent_id?: Schemas["FormLine"];
        /** @description The first day. */
        from?: Schemas["FormDay"];
        /** @description The last day. */
        to?: Schemas["FormDay"];
        /** @description Only events before this one, for the next page. */
        before?: Schemas["Seq"];
    };
    site_activityAtom: {
        /**
         * @description Only these types.
         * @example [
         *       "agent.registered"
         *     ]
         */
        types?: Schemas["EventType"][];
        /** @description Only events about this agent. */
        agent_id?: Schemas["AgentId"];
    };
    site_activityFeed: {
        /**
         * @description Only these types.
         * @example [
         *       "agent.registered"
         *     ]
         */
        types?: Schemas["EventType"][];
        /** @description Only events about this agent. */
        agent_id?: Schemas["AgentId"];
    };
    site_reference: {
        /**
         * @description The words to search for: of titles, paths, names and descriptions.
         * @example register agent
         */
        q?: Schemas["FormLine"];
    };
    site_compare: {
        /**
         * @description The id of the first agent.
         * @example weather-agent
         */
        a?: Schemas["FormLine"];
        /**
         * @description The id of the second agent.
         * @example weather-agent-2
         */
        b?: Schemas["FormLine"];
    };
    site_versions: {
        /** @description The `seq` of the change that made the earlier version; 0 for the earliest that is kept. */
        from?: Schemas["FormSeq"];
        /** @description The `seq` of the change that made the later version. Default: the present version. */
        to?: Schemas["FormSeq"];
    };
    site_badge: {
        /**
         * @description Only the grade, the certification, or the liveness.
         * @example grade
         */
        show?: Schemas["BadgeContent"];
        /**
         * @description The text of the left half. Default: `agent`, or what is shown.
         * @example Weather Agent
         */
        label?: string;
    };
}
export interface Bodies {
    agents_register: Schemas["Registration"];
    agents_lookupMany: Schemas["LookupRequest"];
    agents_setStatus: Schemas["StatusChange"];
    agents_rename: Schemas["AgentRename"];
    agents_transfer: Schemas["AgentTransfer"];
    accounts_setup: Schemas["SetUp"];
    accounts_signUp: Schemas["SignUp"];
    accounts_signIn: Schemas["SignIn"];
    accounts_changePassword: Schemas["PasswordChange"];
    accounts_changeEmail: Schemas["EmailChange"];
    accounts_close: Schemas["AccountClosing"];
    accounts_resetPassword: Schemas["PasswordReset"];
    accounts_update: Schemas["AccountChange"];
    keys_create: Schemas["KeyRequest"];
    keys_update: Schemas["KeyChange"];
    keys_rotate: Schemas["Rotation"];
    domains_claim: Schemas["DomainRequest"];
    offers_claim: Schemas["OfferClaim"];
    facts_put: Schemas["AgentFacts"];
    erasures_create: Schemas["ErasureRequest"];
    log_addWitness: Schemas["WitnessRequest"];
    log_watch: Schemas["WatchedLogRequest"];
    webhooks_create: Schemas["WebhookRequest"];
    webhooks_update: Schemas["WebhookChange"];
    webhooks_test: Schemas["WebhookTestRequest"];
    webhooks_replay: Schemas["ReplayRequest"];
    webhooks_rotateSecret: Schemas["SecretRotation"];
    webhooks_deliver: Schemas["QueuedDelivery"];
    webhooks_adminCreate: Schemas["WebhookRequest"];
    webhooks_disable: Schemas["WebhookDisabling"];
    certifications_issue: Schemas["CertificationRequest"];
    certifications_revoke: Schemas["Revocation"];
    compliance_report: Schemas["ViolationReport"];
    compliance_decide: Schemas["ViolationDecision"];
    reputation_report: Schemas["ReputationReport"];
    liveness_choose: Schemas["ProbeChoice"];
    federation_add: Schemas["PeerRequest"];
    mcp_call: Schemas["McpMessage"] | Schemas["McpBatch"];
    deliver_agent_registered: Schemas["AgentRegisteredEvent"];
    deliver_agent_deprecated: Schemas["AgentDeprecatedEvent"];
    deliver_cert_issued: Schemas["CertIssuedEvent"];
    deliver_cert_revoked: Schemas["CertRevokedEvent"];
    deliver_reputation_updated: Schemas["ReputationUpdatedEvent"];
    deliver_compliance_violation: Schemas["ComplianceViolationEvent"];
    deliver_federation_peer_added: Schemas["FederationPeerAddedEvent"];
}
export interface Responses {
    agents_register: Schemas["UpdatedAgentAnswer"] | Schemas["NewAgentAnswer"];
    agents_list: Schemas["ListedPage"];
    agents_mine: Schemas["AgentPage"];
    agents_adminList: Schemas["OwnedAgentPage"];
    agents_release: Schemas["Tombstone"];
    agents_search: Schemas["FoundPage"];
    agents_lookup: Schemas["Agent"];
    agents_lookupMany: Schemas["LookupAnswer"];
    agents_card: Schemas["AgentCard"];
    agents_serverJson: Schemas["ServerJson"];
    agents_wellKnownCard: Schemas["AgentCard"];
    agents_changes: Schemas["RecordChanges"];
    agents_setStatus: Schemas["Agent"];
    agents_rename: Schemas["Agent"];
    agents_transfer: Schemas["OfferMade"];
    agents_remove: Schemas["Tombstone"];
    accounts_setup: Schemas["AccountAnswer"];
    accounts_signUp: Schemas["AccountAnswer"];
    accounts_signIn: Schemas["AccountAnswer"];
    accounts_changePassword: Schemas["AccountAnswer"];
    accounts_changeEmail: Schemas["AccountAnswer"];
    accounts_resetPassword: Schemas["AccountAnswer"];
    accounts_ways: Schemas["WaysIn"];
    accounts_session: Schemas["CurrentSession"];
    accounts_whoami: Schemas["WhoAmI"];
    accounts_sessions: Schemas["SessionList"];
    accounts_list: Schemas["AccountPage"];
    accounts_update: Schemas["AccountAnswer"];
    accounts_issuePasswordLink: Schemas["PasswordLink"];
    keys_list: Schemas["KeyPage"];
    keys_create: Schemas["NewKeyAnswer"];
    keys_revoke: Schemas["KeyRevoked"];
    keys_update: Schemas["Key"];
    keys_rotate: Schemas["KeyRotated"];
    keys_usage: Schemas["KeyUsageReport"];
    domains_list: Schemas["DomainList"];
    domains_claim: Schemas["DomainClaim"] | Schemas["DomainClaim"];
    domains_check: Schemas["DomainClaim"];
    domains_remove: Schemas["DomainRemoved"];
    offers_list: Schemas["OfferPage"];
    offers_claim: Schemas["Offer"];
    offers_accept: Schemas["Offer"];
    offers_decline: Schemas["Offer"];
    offers_cancel: Schemas["Offer"];
    facts_get: Schemas["AgentFacts"];
    facts_put: Schemas["FactsReceipt"];
    audit_list: Schemas["SecurityLogPage"];
    audit_adminList: Schemas["SecurityLogPage"];
    events_list: Schemas["EventPage"];
    events_latest: Schemas["LatestEvents"];
    events_get: Schemas["RegistryEvent"];
    erasures_adminList: Schemas["ErasurePage"];
    erasures_create: Schemas["Erasure"];
    erasures_list: Schemas["PublicErasurePage"];
    log_read: Schemas["LogInfo"];
    log_witnesses: Schemas["WitnessList"];
    log_addWitness: Schemas["WitnessStatus"];
    log_removeWitness: Schemas["WitnessStatus"];
    log_watched: Schemas["WatchedLogList"];
    log_watch: Schemas["WatchedLog"];
    log_unwatch: Schemas["WatchedLog"];
    webhooks_list: Schemas["WebhookPage"];
    webhooks_create: Schemas["WebhookWithSecret"];
    webhooks_get: Schemas["Webhook"];
    webhooks_remove: Schemas["WebhookRemoved"];
    webhooks_update: Schemas["Webhook"];
    webhooks_test: Schemas["WebhookTestResult"];
    webhooks_deliveries: Schemas["DeliveryPage"];
    webhooks_delivery: Schemas["DeliveryDetail"];
    webhooks_redeliver: Schemas["Delivery"];
    webhooks_replay: Schemas["ReplayResult"];
    webhooks_rotateSecret: Schemas["WebhookWithSecret"];
    webhooks_deliver: Schemas["QueuedDeliveryResult"];
    webhooks_adminList: Schemas["WebhookPage"];
    webhooks_adminCreate: Schemas["WebhookWithSecret"];
    webhooks_adminRemove: Schemas["WebhookRemoved"];
    webhooks_pause: Schemas["Webhook"];
    webhooks_disable: Schemas["Webhook"];
    webhooks_resume: Schemas["Webhook"];
    certifications_issue: Schemas["Certification"] | Schemas["Certification"];
    certifications_revoke: Schemas["Certification"];
    certifications_list: Schemas["CertificationPage"];
    certifications_get: Schemas["Certification"];
    compliance_report: Schemas["Violation"] | Schemas["Violation"];
    compliance_decide: Schemas["Violation"];
    compliance_list: Schemas["ViolationPage"];
    reputation_get: Schemas["ReputationPage"];
    reputation_report: Schemas["ReputationReportReceipt"];
    liveness_get: Schemas["AgentLivenessList"];
    liveness_choose: Schemas["AgentLiveness"];
    liveness_probe: Schemas["AgentLiveness"];
    federation_add: Schemas["Peer"];
    federation_list: Schemas["PeerList"];
    federation_remove: Schemas["PeerRemoved"];
    federation_sync: Schemas["SyncResult"];
    federation_conflicts: Schemas["PeerConflictPage"];
    mcp_call: Schemas["McpAnswer"] | Schemas["McpAnswers"];
    node_health: Schemas["Health"];
    node_adminHealth: Schemas["AdminHealth"];
    node_live: Schemas["Liveness"];
    node_ready: Schemas["Readiness"];
    node_stats: Schemas["Stats"];
    node_openapiJson: {
        [key: string]: unknown;
    };
    node_webhookVectors: Schemas["WebhookVectors"];
    site_activityFeed: Schemas["Feed"];
}
