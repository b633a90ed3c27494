// Written by `npm run generate` from spec/. Do not edit.

/**
 * Schemas: every model. Queries: the query of each operation that has one. Bodies: the JSON body of each operation's request
 * that has one. Responses: the JSON body of each operation's successful response.
 */
export interface Schemas {
    /** An account. */
    Account: {
        /** The account's id. */
        id: string;
        /**
         * The e-mail address. Null if the identity provider shared none.
         * @example developer@example.com
         */
        email: string | null;
        /** The display name. */
        name: string | null;
        /** `owner` or `developer`. */
        role: "owner" | "developer";
        /** The highest tier of its keys. */
        tier: "free" | "pro" | "enterprise";
        /**
         * Whether the operator disabled the account. Its keys and sessions are then rejected.
         * @example false
         */
        disabled: boolean;
        /**
         * When its user closed it: it can never be used again. Null if it is not closed; a closed account is also `disabled`.
         * @example null
         */
        closed_at: string | null;
        /**
         * Whether the account may issue certifications.
         * @example false
         */
        issuer: boolean;
        /**
         * Its sign-in methods. None, if it is closed.
         * @example [
         *       "password"
         *     ]
         */
        sign_in: ("password" | "oidc")[];
        /** When the account was created. */
        created_at: string;
    };
    /** A response with an account. */
    AccountAnswer: {
        /** The account. */
        account: Schemas["Account"];
    };
    /** A change of an account. Only the owner of the node may make it. */
    AccountChange: {
        /** The new tier. Keys with a higher tier get the limits of this one. Keys with a lower tier keep theirs: their owner creates new ones with the new tier. */
        tier?: "free" | "pro" | "enterprise";
        /**
         * Whether the account is disabled. Disabling ends the account's sessions and pauses its active subscriptions in the same change: their pending deliveries become `skipped`. Enabling resumes no subscription: the owner of a subscription resumes it, and may replay what was skipped. Reports and certifications of a disabled account do not count for reputations until it is enabled again: for about ten agents at once, for others within seconds.
         * @example true
         */
        disabled?: boolean;
        /**
         * Whether the account may issue certifications. Those that it has issued stay.
         * @example true
         */
        issuer?: boolean;
    };
    /** The input to close your account. */
    AccountClosing: {
        /**
         * The current password, if your account has one. At most 256 characters.
         * @example correct horse battery staple
         */
        current_password?: string;
        /**
         * What becomes of the agents of the account. Required if it has any. `tombstone` deletes them.
         * @example tombstone
         */
        agents?: "tombstone";
    };
    /** Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
    AccountDisabled: {
        type: string;
        title: string;
        status: 403;
        detail: string;
        code: "account_disabled";
        request_id: string;
    };
    /** Account with agents. Your account has agents: delete them, or send `"agents": "tombstone"` to delete them with it. */
    AccountHasAgents: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "account_has_agents";
        request_id: string;
        /**
         * The number of agents that are not deleted. At most 1,000 are counted.
         * @example 3
         */
        agents: number;
    };
    /**
     * An account's id.
     * @example acc_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
     */
    AccountId: string;
    /** Account closed. The account of the request is closed: its user must sign up again. */
    AccountIsClosed: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "account_is_closed";
        request_id: string;
    };
    /** Account disabled. The account of the request is disabled: enable it first. */
    AccountNotEnabled: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "account_not_enabled";
        request_id: string;
    };
    /** No such account. No account has this id. */
    AccountNotFound: {
        type: string;
        title: string;
        status: 404;
        detail: string;
        code: "account_not_found";
        request_id: string;
    };
    /** A page of accounts, newest first. */
    AccountPage: {
        /** The accounts. */
        accounts: Schemas["Account"][];
        /**
         * Format: int32
         * The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: string | null;
    };
    /** Too many active keys. Revoke a key first, or rotate one instead of creating another. */
    ActiveKeyLimitReached: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "active_key_limit_reached";
        request_id: string;
        /**
         * The limit of active keys.
         * @example 5
         */
        limit: number;
        /**
         * The number of active keys.
         * @example 5
         */
        active: number;
    };
    /** What the owner of a node watches, besides its health. */
    AdminHealth: {
        /**
         * `warning` if the disk or a job has another status than `ok` or `unknown`.
         */
        status: "ok" | "warning";
        /** When it was read. */
        timestamp: string;
        /** The disk of the database. */
        disk: Schemas["DiskSpace"];
        /** What callers have stored. */
        storage: Schemas["StorageUse"];
        /** The periodic jobs, by name. */
        jobs: Schemas["JobHealth"][];
    };
    /**
     * The record of an agent.
     *
     *     A tombstoned agent keeps `agent_id`, `source`, `owned`, its dates, `seq` and `previous_agent_ids`. Its `name` is its id, its `agent_url` is `https://tombstoned.invalid/`, and all other fields are null or empty, in every list, also with `after_seq`. The former id of a renamed agent is a tombstone with `moved_to`.
     *
     *     A suspended agent shows `agent_id`, `name`, `agent_url`, its status, `source`, `origin`, `owned`, its dates and `seq`. Its other fields are null or empty, `has_facts` is false, its card and AgentFacts respond with 404, and no filter or search finds it by them. All of it returns when the operator reactivates the agent. Its owner can read the whole record in `GET /api/developers/agents`, the operator in the response of `PUT /agents/{id}/status`.
     */
    Agent: {
        /** The agent's id. */
        agent_id: string;
        /** The display name. */
        name: string;
        /**
         * What the agent does. At most 4,000 characters.
         * @example Hourly forecasts for any place on Earth.
         */
        description: string | null;
        /** The URL of the agent's endpoint. */
        agent_url: string;
        /** The URL of the agent's API, if it is not `agent_url`. */
        api_url: string | null;
        /** The URL of the agent's MCP endpoint. */
        mcp_url: string | null;
        /** The URL of the agent's own AgentFacts. */
        facts_url: string | null;
        /** The URL of the documentation. */
        documentation_url: string | null;
        /** The URL of an icon. */
        icon_url: string | null;
        /**
         * The agent's version, in its own scheme.
         * @example 1.4.0
         */
        version: string | null;
        /**
         * The provider.
         * @example {
         *       "name": "Example Weather Ltd",
         *       "url": "https://example.com"
         *     }
         */
        provider: Schemas["Provider"] | null;
        /**
         * The protocols that it implements.
         * @example [
         *       "a2a"
         *     ]
         */
        protocols: ("a2a" | "mcp" | "http" | "nlweb" | "acp" | "other")[];
        /**
         * Its capabilities: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "streaming"
         *     ]
         */
        capabilities: string[];
        /**
         * Its tags: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "weather",
         *       "forecast"
         *     ]
         */
        tags: string[];
        /**
         * The ids of its skills: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "hourly-forecast"
         *     ]
         */
        skills: string[];
        /** The lifecycle status. */
        status: "active" | "deprecated" | "suspended" | "tombstoned";
        /** The reason for this status. At most 500 characters. */
        status_message: string | null;
        /**
         * The agent to use instead. Null if a peer names an id that another source has here.
         * @example null
         */
        successor_agent_id: string | null;
        /** When it will stop working. */
        sunset_at: string | null;
        /**
         * `local`, or the id of the peer that it was imported from.
         * @example local
         */
        source: string;
        /**
         * Where and when it was imported from. Null for a local agent and a tombstone. Only its origin can change an imported agent.
         * @example null
         */
        origin: Schemas["AgentOrigin"] | null;
        /**
         * Whether an account owns it. Anyone who may write can change a local agent without an owner.
         * @example false
         */
        owned: boolean;
        /**
         * Whether it has AgentFacts.
         * @example true
         */
        has_facts: boolean;
        /** How far its URLs are verified. An imported agent is not verified here: `origin` has what its peer says. */
        verification: Schemas["AgentVerification"];
        /** What the signature of its card proves. Null without a card, for imported agents, and for cards of earlier versions. */
        card_signature: Schemas["CardSignature"] | null;
        /** When it was first registered. */
        registered_at: string;
        /** When it last changed. */
        updated_at: string;
        /** When it was deleted. */
        tombstoned_at: string | null;
        /**
         * `true` if the owner of the node erased the agent: delete what you have of it. Otherwise absent.
         * @example true
         */
        erased?: boolean;
        /**
         * The id that the agent has now, if it was renamed: this id is a former one, and its status is `tombstoned`. Otherwise null.
         * @example null
         */
        moved_to: string | null;
        /**
         * The ids that the agent had before it was renamed, the latest last: at most 10. Of an imported agent those that this node has as former ids of the same peer: a peer has no say in the ids of others.
         * @example []
         */
        previous_agent_ids: string[];
        /** The sequence number of its last change. */
        seq: number;
        /**
         * Additional fields of the registration, as sent.
         * @example {
         *       "region": "eu"
         *     }
         */
        extra: Schemas["ExtraMembers"];
    };
    /** Already erased. The agent is erased, and was not registered again since. */
    AgentAlreadyErased: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "agent_already_erased";
        request_id: string;
    };
    /** An A2A agent card, as published. At most 1,000 fields; real cards have about 20. */
    AgentCard: {
        [key: string]: unknown;
    };
    /** Agent deprecated or tombstoned. */
    AgentDeprecatedEvent: {
        /**
         * The event type.
         */
        event: "agent.deprecated";
        /** The details of the event. */
        payload: Schemas["AgentDeprecatedPayload"];
        /** When the event was committed. */
        timestamp: string;
        /**
         * The key of the event, the same for every delivery. Ignore an event whose key you have seen.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        idempotency_key: string;
    };
    /** An agent was deprecated, suspended by the operator, or deleted. */
    AgentDeprecatedPayload: {
        /** The agent's id. */
        agent_id: string;
        /** The agent's name at that time. */
        name: string;
        /**
         * The kind of change.
         */
        change: "deprecated" | "suspended" | "tombstoned" | "imported";
        /** The sequence number of the change, in commit order. */
        seq: number;
        /**
         * `local`, or the id of the peer that it was imported from.
         * @example local
         */
        source: string;
        /** The reason. At most 500 characters. */
        status_message: string | null;
        /** The agent to use instead. */
        successor_agent_id: string | null;
        /** When it will stop working. */
        sunset_at: string | null;
        /** When it was deleted. */
        tombstoned_at: string | null;
        /**
         * `true` if the operator released the id of a deleted agent: anyone may register it. Otherwise absent.
         * @example true
         */
        released?: boolean;
        /**
         * The id that the agent has now, if it was renamed: then `change` is `tombstoned`. Otherwise absent.
         * @example weather-agent-2
         */
        moved_to?: string;
        /**
         * `true` if the owner of this node, or of the node that the agent was imported from, erased the agent: delete what you have of it. `name` is its id then. Otherwise absent.
         * @example true
         */
        erased?: boolean;
        /**
         * The numbers of the events that this change redacted, in ascending order: `GET /events` has them no longer. A long erasure is several such events. Absent unless `erased` is `true`.
         * @example [
         *       3,
         *       8
         *     ]
         */
        redacts?: number[];
    };
    /** Agent erased. The owner of the node erased the agent with this id. Only the account that owned it may register the id again, and the id is never released. */
    AgentErased: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "agent_erased";
        request_id: string;
    };
    /** An AgentFacts document (v1, https://agentfacts.org/schema/v1): at most 262,144 bytes, nested at most 16 levels deep. An object or list that v1 defines has at most 1,000 entries. Fields that v1 defines must have the types given here; fields that it requires may be missing (the response of `PUT` reports that); all others are kept. The names are those of v1, which mixes snake_case and camelCase. */
    AgentFacts: {
        /**
         * The agent's id in the publisher's own namespace. Required by v1.
         * @example weather-agent
         */
        id?: string;
        /**
         * A URN. Required by v1.
         * @example urn:agent:example:weather-agent
         */
        agent_name?: string;
        /**
         * The display name. Required by v1.
         * @example Weather Agent
         */
        label?: string;
        /**
         * What the agent does. Required by v1.
         * @example Hourly forecasts for any place on Earth.
         */
        description?: string;
        /**
         * The agent's version. Required by v1.
         * @example 1.4.0
         */
        version?: string;
        /**
         * The URI of the documentation.
         * @example https://weather.example.com/docs
         */
        documentationUrl?: string;
        /**
         * The country or entity whose rules it complies with.
         * @example DE
         */
        jurisdiction?: string;
        /** The provider. Required by v1. */
        provider?: Schemas["FactsProvider"];
        /** The endpoints. Required by v1. */
        endpoints?: Schemas["FactsEndpoints"];
        /** The capabilities. Required by v1. */
        capabilities?: Schemas["FactsCapabilities"];
        /** Its skills; v1 requires at least one. */
        skills?: Schemas["FactsSkill"][];
        /** The publisher's claims about quality, not verified by the node. */
        evaluations?: Schemas["FactsEvaluations"];
        /** The publisher's claims about operation, not verified by the node. */
        telemetry?: Schemas["FactsTelemetry"];
        /** The publisher's claims about certification, not verified by the node. */
        certification?: Schemas["FactsCertification"];
    } & {
        [key: string]: unknown;
    };
    /**
     * The id of an agent, chosen at registration: 1 to 255 of `A-Z a-z 0-9 . _ : @ ~ -`, case-sensitive, neither `.` nor `..` (a URL cannot carry these as a path segment: RFC 3986 section 5.2.4).
     * @example weather-agent
     */
    AgentId: string;
    /** Agent renamed. The agent has another id now: send the request with the id in `moved_to`. Reads of the former id are redirected, writes are not. */
    AgentIdMoved: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "agent_moved";
        request_id: string;
        /**
         * The former id.
         * @example weather-bot
         */
        agent_id: string;
        /** The id that the agent has now. */
        moved_to: string;
    };
    /** Reserved id. The id names a part or a role of the node, such as `registry` or `admin`, begins with the host of the node, or looks like that of a peer (`peer_…`): choose another one. */
    AgentIdReserved: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "agent_id_reserved";
        request_id: string;
    };
    /** Agent id taken. A registration without `agent_id`: another agent has the id that the node derived, one with another name or `agent_url`, or one that you may not change. Send `agent_id`. A new id of an agent: another agent has or had it. Choose another one. */
    AgentIdTaken: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "agent_id_taken";
        request_id: string;
        /** The id. */
        agent_id: string;
    };
    /** Id too similar. An agent of another account has an id that looks like this one: they differ only in upper and lower case, in `-`, `_`, `.`, `~`, `:` and `@`, or in characters that look alike, such as `0` and `o`, or `1`, `l` and `i`. Choose another id. */
    AgentIdTooSimilar: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "agent_id_too_similar";
        request_id: string;
        /**
         * The id that you sent.
         * @example Weather_Agent
         */
        agent_id: string;
        /** The id of the other agent. */
        existing: string;
    };
    /** Imported agent. This agent was imported from another registry, and only that registry can edit it. The operator can suspend it here. */
    AgentImported: {
        type: string;
        title: string;
        status: 403;
        detail: string;
        code: "agent_imported";
        request_id: string;
        /**
         * The id of the peer.
         * @example peer_northern
         */
        source: string;
    };
    /** The liveness of an agent, seen from this node. If no agent with this URL is verified, instants are those of the beginning of the day, because the times of a private machine tell of a person. */
    AgentLiveness: {
        /** The agent's id. */
        agent_id: string;
        /**
         * The state.
         * @example up
         */
        state: "unknown" | "up" | "auth" | "reachable" | "degraded" | "down" | "dormant";
        /** Since when. Null if it is `unknown`. */
        since: string | null;
        /**
         * How it is probed.
         * @example protocol
         */
        level: "none" | "reachable" | "protocol" | "task";
        /**
         * What its owner chose. Null for the default.
         * @example protocol
         */
        choice: "none" | "reachable" | "protocol" | "task" | null;
        /**
         * What probes ask. Null if it is not probed.
         * @example a2a
         */
        method: "a2a" | "mcp" | "http" | null;
        /**
         * What the last probe found. Null if there is none.
         * @example ok
         */
        outcome: Schemas["ProbeOutcome"] | null;
        /** Whether its agent card declares how to authenticate: otherwise callers cannot know what it asks for. Null if the state is not `auth`, or if it has no card. */
        auth_declared: boolean | null;
        /** When it was last probed. Null if it was not. */
        checked_at: string | null;
        /**
         * Whether its owner hides its history: then `uptime_30d` and `latency_p50_ms` are null, and `days_30` is empty. The state is never hidden.
         * @example false
         */
        history_hidden: boolean;
        /** The uptime of the last 30 days. Null below 20 probes. */
        uptime_30d: Schemas["Uptime"] | null;
        /** The days of the last 30 on which it was probed, the oldest first. */
        days_30: Schemas["ProbedDay"][];
        /**
         * The median time until the first byte of the last 20 responses, in milliseconds. Null without one.
         * @example 84
         */
        latency_p50_ms: number | null;
    };
    /** The liveness of agents. */
    AgentLivenessList: {
        /** In the order of the ids. */
        liveness: Schemas["AgentLiveness"][];
        /**
         * The ids that are not registered or were deleted.
         * @example []
         */
        missing: string[];
    };
    /** Moved: the agent was renamed. Send the request to `Location`, and use the new id from now on. Caches keep this for five minutes only, because an agent may be renamed back. */
    AgentMoved: {
        /**
         * Always `moved`.
         */
        status: "moved";
        /**
         * The former id.
         * @example weather-bot
         */
        agent_id: string;
        /** The id that the agent has now. */
        moved_to: string;
    };
    /** Agent not deleted. The id of an agent can only be released once the agent is deleted. */
    AgentNotDeleted: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "agent_not_deleted";
        request_id: string;
    };
    /** No such agent. No agent is registered with this id, or no agent can have it. Ids are case-sensitive. */
    AgentNotFound: {
        type: string;
        title: string;
        status: 404;
        detail: string;
        code: "agent_not_found";
        request_id: string;
    };
    /** Agent without an owner. No account owns the agent: register it with a key of yours, then it is yours. */
    AgentNotOwned: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "agent_not_owned";
        request_id: string;
    };
    /** Not probed. This node does not probe the agent: its owner chose so, or that of a verified agent with its URL, the URL is not public, or the node probes no agents. Choose `reachable` or `protocol` first. */
    AgentNotProbed: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "agent_not_probed";
        request_id: string;
    };
    /** The origin of an imported agent, and the age of its record. */
    AgentOrigin: {
        /**
         * The peer's id: see `GET /peers`, which also has the time of its last sync.
         * @example peer_5d0f2b8e-7b0c-4a57-9a63-1f0a52b8c1d4
         */
        peer_id: string;
        /**
         * The URL of the peer.
         * @example https://registry.example.org
         */
        base_url: string;
        /**
         * The `seq` of the agent at the peer. Null if the peer does not number its changes.
         * @example 4711
         */
        seq: number | null;
        /** When the agent last changed at the peer. Null if unknown. */
        updated_at: string | null;
        /** When this record was last imported. As of the last sync, the peer has not changed it since. */
        fetched_at: string;
        /** What the peer says about the agent's URLs, which this node has not checked. Absent if the peer says nothing. */
        verification?: Schemas["AgentVerification"];
    };
    /** A page of agents. It has fewer than `limit` if their records are long, several thousand bytes each: go on until `next_cursor` is null, however many a page has. */
    AgentPage: {
        /** The agents. */
        agents: Schemas["Agent"][];
        /**
         * The number of agents on all pages. Only on the first page, and not with `after_seq` or `updated_since`, whose pages have no end.
         * @example 128
         */
        total?: number;
        /**
         * Whether `total` is exact. If it is false, there are `total` agents or more: agents are counted up to 1,000, and in large registries up to a limit of work. Present if `total` is.
         * @example true
         */
        total_is_exact?: boolean;
        /**
         * Format: int32
         * The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: string | null;
        /** The response includes every change up to this number. */
        as_of_seq: number;
    };
    /** New agent registered or updated. */
    AgentRegisteredEvent: {
        /**
         * The event type.
         */
        event: "agent.registered";
        /** The details of the event. */
        payload: Schemas["AgentRegisteredPayload"];
        /** When the event was committed. */
        timestamp: string;
        /**
         * The key of the event, the same for every delivery. Ignore an event whose key you have seen.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        idempotency_key: string;
    };
    /** An agent was registered or its record changed. */
    AgentRegisteredPayload: {
        /** The agent's id. */
        agent_id: string;
        /** The agent's name at that time. */
        name: string;
        /**
         * The kind of change.
         */
        change: "created" | "updated" | "facts" | "reactivated" | "imported";
        /** The sequence number of the change, in commit order. */
        seq: number;
        /** The URL of the agent's endpoint. */
        agent_url: string;
        /**
         * `local`, or the id of the peer that it was imported from.
         * @example local
         */
        source: string;
        /**
         * The fields of the record that changed; all of them for a new agent. `verification` if what is proved about its URLs changed.
         * @example [
         *       "description",
         *       "tags"
         *     ]
         */
        changed: string[];
        /**
         * The id that the agent had before, if it was renamed: then `change` is `created`. Otherwise absent.
         * @example weather-bot
         */
        previous_agent_id?: string;
        /** The transfer, if the agent now belongs to another account: then `changed` has `owner`. Otherwise absent. */
        transfer?: Schemas["TransferSummary"];
    };
    /** A new id of an agent. */
    AgentRename: {
        /**
         * The new id. Nobody may have it, or have had it, except the agent itself.
         * @example weather-agent-2
         */
        agent_id: string;
    };
    /**
     * `active`: in use. `deprecated`: available, but to be retired. `suspended`: hidden from lists by the operator, and its self-declared fields are withheld. `tombstoned`: deleted; the id is reserved, the rest is erased.
     */
    AgentStatus: "active" | "deprecated" | "suspended" | "tombstoned";
    /** Agent suspended. The operator suspended this agent: only the operator can reactivate it. */
    AgentSuspended: {
        type: string;
        title: string;
        status: 403;
        detail: string;
        code: "agent_suspended";
        request_id: string;
    };
    /** Agent deleted. The id is reserved: only the agent's owner may register it again. */
    AgentTombstoned: {
        type: string;
        title: string;
        status: 410;
        detail: string;
        code: "agent_tombstoned";
        request_id: string;
        /** The tombstone. */
        tombstone: Schemas["Tombstone"];
    };
    /** The input to offer an agent to another account. */
    AgentTransfer: {
        /** To whom: the id of an account, or an e-mail address. The node does not verify the addresses of accounts, so the id is safer where you know it. */
        to: string;
        /** Words to the other account, who sees them as text. */
        message?: string | null;
    };
    /** How far it is proved that the holder of the agent's URLs registered it. It is no statement about what the agent does. */
    AgentVerification: {
        /**
         * `domain`: the owner of the agent proved a domain that covers the hosts of `agent_url`, `api_url` and `mcp_url`. `host`: the owner proved these hosts. `url`: the agent's card names its owner, and the URLs are in the folder of the card, which for a card below `.well-known` is the one above that. `none`: nothing is proved.
         * @example domain
         */
        level: "none" | "url" | "host" | "domain";
        /** The domain that was proved. Null if none was. */
        domain: string | null;
        /**
         * The method. Null if nothing is proved.
         * @example dns
         */
        method: "http" | "dns" | "card" | null;
        /** Since when it is proved. The node checks every day. Null if nothing is proved. */
        verified_at: string | null;
    };
    /** Already set up. The node has an owner already: sign in instead. */
    AlreadySetUp: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "already_set_up";
        request_id: string;
    };
    /** The APIs of the node (RFC 9727), as a set of links (RFC 9264). */
    ApiCatalog: {
        /** The catalog itself, and each API. */
        linkset: Schemas["ApiLinks"][];
    };
    /** A link to a resource. */
    ApiLink: {
        /** The URL. */
        href: string;
        /**
         * The media type of the resource.
         * @example application/json
         */
        type?: string;
    };
    /** The links of one resource. */
    ApiLinks: {
        /** The URL of the resource. */
        anchor: string;
        /** The APIs that are there. */
        item?: Schemas["ApiLink"][];
        /** Its description for programs: the OpenAPI document. */
        "service-desc"?: Schemas["ApiLink"][];
        /** Its description for people. */
        "service-doc"?: Schemas["ApiLink"][];
        /** Its state. */
        status?: Schemas["ApiLink"][];
    };
    /** No such asset. The name of an asset changes with its content: reload the page to get the current name. */
    AssetNotFound: {
        type: string;
        title: string;
        status: 404;
        detail: string;
        code: "asset_not_found";
        request_id: string;
    };
    /** The outcomes of attempts in a period. */
    AttemptCounts: {
        /**
         * The number of attempts that succeeded.
         * @example 118
         */
        delivered: number;
        /**
         * The number of attempts that failed.
         * @example 2
         */
        failed: number;
        /**
         * The share of the attempts that succeeded, from 0 to 1. Null without attempts.
         * @example 0.9833333333333333
         */
        success_rate: number | null;
    };
    /**
     * What the badge of an agent says.
     */
    BadgeContent: "grade" | "certification" | "liveness";
    /** Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
    BodyTooLarge: {
        type: string;
        title: string;
        status: 413;
        detail: string;
        code: "body_too_large";
        request_id: string;
    };
    /** Too many subscriptions at one callback host. All ports and all hosts of one registrable domain count together. An account may have 20 there (tier `free`), 50 (`pro`) or 200 (`enterprise` and the operator). All accounts younger than 24 hours may have 100 there together. Delete one, or use another host. */
    CallbackHostLimitReached: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "callback_host_limit_reached";
        request_id: string;
        /**
         * The limit of subscriptions at this host.
         * @example 20
         */
        limit: number;
        /**
         * The number of subscriptions at this host.
         * @example 20
         */
        count: number;
        /**
         * The registrable domain or the IP address.
         * @example example.com
         */
        host: string;
    };
    /**
     * The URL of a receiver: https, on a public host written in ASCII (`xn--…`), at most 2,048 characters once it is percent-encoded, without credentials and fragment. These are rejected with `callback_url_rejected` and a reason: other schemes; `localhost`, `127.0.0.1`, `[::1]`, private and other special addresses in any spelling; names without a dot or with a special use; ports that browsers block. The addresses of the name are checked before each connection.
     * @example https://hooks.example.com/registry
     */
    CallbackUrl: string;
    /** Callback URL rejected. The node cannot deliver to this URL: see `reason`. Use a public https:// URL. */
    CallbackUrlRejected: {
        type: string;
        title: string;
        status: 400;
        detail: string;
        code: "callback_url_rejected";
        request_id: string;
        /** The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
        /**
         * The reason.
         * @example the host is a private address
         */
        reason: string;
    };
    /** Too many card fetches. Too many card fetches are waiting at the node, to this host or from your network: try again after `Retry-After` seconds, or send the card itself. */
    CardFetchesBusy: {
        type: string;
        title: string;
        status: 503;
        detail: string;
        code: "card_fetches_busy";
        request_id: string;
    };
    /** Card not fetched. The URL, or the one to which it redirects, did not respond with an agent card: see `error`, which is `egress_blocked` for a redirect to where the node does not fetch, and `http_status` for another one that is not followed. Fix the URL, or send the card itself. */
    CardNotFetched: {
        type: string;
        title: string;
        status: 502;
        detail: string;
        code: "card_not_fetched";
        request_id: string;
        /** The reason. */
        error: Schemas["FetchError"];
        /**
         * The status of the response. Null if there was no response.
         * @example 404
         */
        response_status: number | null;
    };
    /** No agent card. The agent was registered by fields and has no card, or the operator suspended it. */
    CardNotFound: {
        type: string;
        title: string;
        status: 404;
        detail: string;
        code: "card_not_found";
        request_id: string;
    };
    /** The extension of an agent card that proves the host, or the URL of the card. */
    CardProof: {
        /**
         * The URL of the card. Only at `/.well-known/agent-card.json` it proves the host.
         * @example https://weather.example.com/.well-known/agent-card.json
         */
        url: string;
        /**
         * What to add to `capabilities.extensions` of the card, as JSON.
         * @example {"uri":"urn:registry-node:owner:1","params":{"node":"https://registry.example","handle":"b0xhTm9kZUhhbmRsZTEyMw"}}
         */
        extension: string;
    };
    /** The signature of an agent card (A2A 1.0 section 8.4), checked when the card was registered. Keys are fetched from the `jku` of the signature, and only if it has the origin of `agent_url`: a card can name any key. */
    CardSignature: {
        /** What the check found. */
        state: "unsigned" | "valid" | "invalid" | "unverifiable";
        /**
         * Why it is not valid: `malformed`, `duplicate_members`, `not_i_json` (the card has a lone surrogate, or a number that is too large for a double), `critical_header`, `algorithm_not_permitted` (permitted are EdDSA, ES256, ES384, RS256), `no_key_url`, `untrusted_key` (the key is of another origin), `key_not_fetched`, `key_not_found`, `key_not_usable`, `partly_signed` (some libraries leave members out, which could be anything), `signature_mismatch`. Later versions may have others. Null if it is valid or unsigned.
         * @example null
         */
        reason: string | null;
        /**
         * The id of the key. Null if no signature names one.
         * @example 2026-key
         */
        kid: string | null;
        /**
         * The origin of the key. Null if no key was fetched.
         * @example https://weather.example.com
         */
        key_origin: string | null;
        /**
         * What was signed: the card `as_published`, or `without_defaults` as the specification says. Some libraries sign it `without_empty` values, `without_falsy` ones, or `without_model_defaults` of A2A 0.3; or with letters outside ASCII escaped, for example `without_empty_escaped`. Later versions may have others. Null unless it is valid.
         * @example without_defaults
         */
        form: string | null;
    };
    /**
     * What the check of a card's signature found. `unsigned`: the card has none. `valid`: the card is unaltered since it was signed with a key of the agent's own origin. `invalid`: that key did not sign this card. `unverifiable`: `reason` says why.
     */
    CardSignatureState: "unsigned" | "valid" | "invalid" | "unverifiable";
    /** Card URL rejected. The node cannot fetch from this URL: see `reason`. Use a public https:// URL. */
    CardUrlRejected: {
        type: string;
        title: string;
        status: 400;
        detail: string;
        code: "card_url_rejected";
        request_id: string;
        /** The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
        /**
         * The reason.
         * @example The address is not public.
         */
        reason: string;
    };
    /** Certification issued or renewed. */
    CertIssuedEvent: {
        /**
         * The event type.
         */
        event: "cert.issued";
        /** The details of the event. */
        payload: Schemas["CertIssuedPayload"];
        /** When the event was committed. */
        timestamp: string;
        /**
         * The key of the event, the same for every delivery. Ignore an event whose key you have seen.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        idempotency_key: string;
    };
    /** A certification was issued or renewed. */
    CertIssuedPayload: {
        /** The agent's id. */
        agent_id: string;
        /** The agent's name at that time. */
        name: string;
        /**
         * The kind of change.
         */
        change: "issued" | "renewed";
        /** The sequence number of the change, in commit order. */
        seq: number;
        /** The certification. */
        certification: Schemas["CertificationSummary"];
    };
    /** Certification revoked. */
    CertRevokedEvent: {
        /**
         * The event type.
         */
        event: "cert.revoked";
        /** The details of the event. */
        payload: Schemas["CertRevokedPayload"];
        /** When the event was committed. */
        timestamp: string;
        /**
         * The key of the event, the same for every delivery. Ignore an event whose key you have seen.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        idempotency_key: string;
    };
    /** A certification was revoked or expired. */
    CertRevokedPayload: {
        /** The agent's id. */
        agent_id: string;
        /** The agent's name at that time. */
        name: string;
        /**
         * The kind of change.
         */
        change: "revoked" | "expired";
        /** The sequence number of the change, in commit order. */
        seq: number;
        /** The certification. */
        certification: Schemas["CertificationSummary"];
        /** The reason. Null if it expired. */
        reason: "unspecified" | "key_compromise" | "affiliation_changed" | "superseded" | "cessation_of_operation" | "privilege_withdrawn" | null;
        /** When it ended. */
        revoked_at: string;
    };
    /** A certification of an agent. */
    Certification: {
        /** The certification's id. */
        id: string;
        /**
         * The level.
         * @example audited
         */
        level: "self_attested" | "basic" | "verified" | "audited";
        /** The issuer. */
        issuer: string;
        /** The URL of the evidence. */
        evidence_url: string | null;
        /** When it was first issued; a renewal does not change it. */
        issued_at: string;
        /** When it expires. Null for never. */
        expires_at: string | null;
        /** The agent's id. */
        agent_id: string;
        /** The id of the account that issued it. `issuer` is the name that this account gave. */
        issued_by: string;
        /** The status. */
        status: "active" | "revoked" | "expired";
        /** When it was last renewed. Null if never. */
        renewed_at: string | null;
        /** When it was revoked or expired. Null while it is active. */
        revoked_at: string | null;
        /** Why it was revoked. Null if it was not. */
        reason: "unspecified" | "key_compromise" | "affiliation_changed" | "superseded" | "cessation_of_operation" | "privilege_withdrawn" | null;
    };
    /** The number of certifications by status. */
    CertificationFigures: {
        /**
         * Active certifications.
         * @example 210
         */
        active: number;
        /**
         * Revoked certifications.
         * @example 7
         */
        revoked: number;
        /**
         * Expired certifications.
         * @example 31
         */
        expired: number;
    };
    /**
     * A certification's id.
     * @example cert_4f1c2a90-6f3e-4c1b-8f0e-2f7f9a1c55d1
     */
    CertificationId: string;
    /**
     * The level of a certification. `self_attested`: declared by the agent's owner. `basic`: identity and documents were checked. `verified`: the agent was tested. `audited`: the agent and its operator were audited.
     */
    CertificationLevel: "self_attested" | "basic" | "verified" | "audited";
    /** No such certification. No certification has this id. */
    CertificationNotFound: {
        type: string;
        title: string;
        status: 404;
        detail: string;
        code: "certification_not_found";
        request_id: string;
    };
    /** A page of certifications, newest first. */
    CertificationPage: {
        /** The certifications. */
        certifications: Schemas["Certification"][];
        /**
         * Format: int32
         * The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: string | null;
    };
    /** The input to issue a certification. */
    CertificationRequest: {
        /** The agent's id. */
        agent_id: string;
        /**
         * The level.
         * @example verified
         */
        level: "self_attested" | "basic" | "verified" | "audited";
        /** The issuer's name. Default: the account's name; without one, its id, or the node's address if it is the operator's. Only the operator may give another name. An account whose name looks like the node's issues under its id. */
        issuer?: string;
        /** The URL of the evidence. */
        evidence_url?: string | null;
        /** When it expires: in the future. Absent or null: never. */
        expires_at?: string | null;
    };
    /**
     * `active`: valid, though it does not count for reputation while its issuer's account is disabled. `revoked` by its issuer or the operator. `expired`: past its expiry.
     */
    CertificationStatus: "active" | "revoked" | "expired";
    /** A certification in an event. */
    CertificationSummary: {
        /** The certification's id. */
        id: string;
        /**
         * The level.
         * @example audited
         */
        level: "self_attested" | "basic" | "verified" | "audited";
        /** The issuer. */
        issuer: string;
        /** The URL of the evidence. */
        evidence_url: string | null;
        /** When it was first issued; a renewal does not change it. */
        issued_at: string;
        /** When it expires. Null for never. */
        expires_at: string | null;
    };
    /** The health of a part of the node. */
    Check: {
        /**
         * `ok` or `down`.
         */
        status: "ok" | "down";
        /**
         * Format: double
         * The duration of the check, in milliseconds.
         * @example 1
         */
        latency_ms: number;
    };
    /** No checkpoint. The log has none yet, because the journal is empty or was not sealed yet. */
    CheckpointNotFound: {
        type: string;
        title: string;
        status: 404;
        detail: string;
        code: "checkpoint_not_found";
        request_id: string;
    };
    /** Statistics of violations. */
    ComplianceFigures: {
        /**
         * Open violations.
         * @example 12
         */
        open_violations: number;
        /**
         * Open violations by severity. Severities without violations are omitted.
         * @example {
         *       "low": 9,
         *       "critical": 3
         *     }
         */
        by_severity: {
            [key: string]: number;
        };
    };
    /** Compliance violation detected. */
    ComplianceViolationEvent: {
        /**
         * The event type.
         */
        event: "compliance.violation";
        /** The details of the event. */
        payload: Schemas["ComplianceViolationPayload"];
        /** When the event was committed. */
        timestamp: string;
        /**
         * The key of the event, the same for every delivery. Ignore an event whose key you have seen.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        idempotency_key: string;
    };
    /** A violation was opened, reopened or escalated. */
    ComplianceViolationPayload: {
        /** The agent's id. */
        agent_id: string;
        /** The agent's name at that time. */
        name: string;
        /**
         * The kind of change.
         */
        change: "opened" | "escalated" | "reopened";
        /** The sequence number of the change, in commit order. */
        seq: number;
        /** The violation. */
        violation: Schemas["ViolationSummary"];
    };
    /**
     * The confidence in a score: `insufficient` below 10 effective reports, `low` below 50, `medium` below 500, else `high`.
     */
    Confidence: "insufficient" | "low" | "medium" | "high";
    /** The result of the validation of a document against AgentFacts v1. */
    Conformance: {
        /**
         * The schema.
         * @example https://agentfacts.org/schema/v1
         */
        schema: string;
        /**
         * Whether the document is valid.
         * @example false
         */
        valid: boolean;
        /** The errors; at most 100. */
        errors: Schemas["InputError"][];
        /** Warnings: allowed, but perhaps not intended; at most 100. */
        warnings: Schemas["InputError"][];
    };
    /** Mistyped key. The checksum in the key's last six characters does not match: copy the key again. */
    CredentialChecksumFailed: {
        type: string;
        title: string;
        status: 401;
        detail: string;
        code: "credential_checksum_failed";
        request_id: string;
    };
    /** Expired credential. The key or session has expired: create a new key, or sign in again. */
    CredentialExpired: {
        type: string;
        title: string;
        status: 401;
        detail: string;
        code: "credential_expired";
        request_id: string;
    };
    /** Malformed credential. It is not a valid API key or session token: check that you copied all of it. */
    CredentialMalformed: {
        type: string;
        title: string;
        status: 401;
        detail: string;
        code: "credential_malformed";
        request_id: string;
    };
    /** Credential missing. Send an API key (`Authorization: Bearer registry_…`), or sign in. */
    CredentialMissing: {
        type: string;
        title: string;
        status: 401;
        detail: string;
        code: "credential_missing";
        request_id: string;
    };
    /** Revoked key. The key was permanently revoked: create a new one. */
    CredentialRevoked: {
        type: string;
        title: string;
        status: 401;
        detail: string;
        code: "credential_revoked";
        request_id: string;
    };
    /** Unknown credential. This node did not issue it, or no longer has it: create a key, or sign in again. */
    CredentialUnknown: {
        type: string;
        title: string;
        status: 401;
        detail: string;
        code: "credential_unknown";
        request_id: string;
    };
    /** Cross-site request. A page of another site sent a request with a session, or a write without a key. If the page is the node's own, its operator must set `PUBLIC_URL` to the address under which people open the node. */
    CrossSiteRequest: {
        type: string;
        title: string;
        status: 403;
        detail: string;
        code: "cross_site_request";
        request_id: string;
    };
    /** The current session. */
    CurrentSession: {
        /** The account. */
        account: Schemas["Account"];
        /** When the session expires if it is not used again. */
        expires_at: string;
    };
    /**
     * The position of the next page. Opaque, signed by the node, valid for the same query only. At most 1,024 characters.
     * @example eyJrIjo0MTd9.Gk3xq2zJm0Yw8m1cJb0b0A
     */
    Cursor: string;
    /** Cursor ahead. The journal has not reached this number: the node's database was restored from an older backup, or the number is of another node. Read all agents with `GET /list`, then the events after `last_seq`. */
    CursorAhead: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "cursor_ahead";
        request_id: string;
        /** The `seq` of the latest event; 0 if there is none. */
        last_seq: number;
    };
    /** Cursor expired. The events after this number were deleted because of their age: read all agents with `GET /list`, then the events after `oldest_seq` - 1. */
    CursorExpired: {
        type: string;
        title: string;
        status: 410;
        detail: string;
        code: "cursor_expired";
        request_id: string;
        /** The `seq` of the oldest stored event. */
        oldest_seq: number;
    };
    /** Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
    DatabaseUnavailable: {
        type: string;
        title: string;
        status: 503;
        detail: string;
        code: "database_unavailable";
        request_id: string;
    };
    /** A delivery of an event to a subscription. */
    Delivery: {
        /** The delivery's id. */
        id: string;
        /** The event type. */
        event: "agent.registered" | "agent.deprecated" | "cert.issued" | "cert.revoked" | "reputation.updated" | "compliance.violation" | "federation.peer_added";
        /** The agent of the event, by its id at that time. Null if the event has none. */
        agent_id: string | null;
        /** The event's sequence number. */
        seq: number;
        /**
         * The event's idempotency key, the same for every attempt.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        idempotency_key: string;
        /** The status of the delivery. */
        status: "pending" | "delivered" | "failed" | "skipped";
        /** When the event was committed. */
        created_at: string;
        /** When the status was last set. Null while the delivery is pending. */
        finished_at: string | null;
        /**
         * Format: int32
         * The number of attempts.
         * @example 1
         */
        attempt_count: number;
        /** The last attempts, newest first; at most 10. */
        attempts: Schemas["DeliveryAttempt"][];
    };
    /** One attempt at a delivery. */
    DeliveryAttempt: {
        /**
         * The status of the receiver's response. Null if there was none.
         * @example 204
         */
        response_status: number | null;
        /** Why the attempt failed. Null if it succeeded. */
        error: Schemas["DeliveryError"] | null;
        /**
         * The error in words.
         * @example The receiver responded with 204.
         */
        detail: string;
        /** The durations. */
        timings: Schemas["DeliveryTimings"];
        /**
         * Format: int32
         * The number of the attempt, from 1. Missing numbers are attempts with an unknown outcome, because the node crashed or stopped.
         * @example 1
         */
        attempt: number;
        /**
         * The trigger of the attempt: the event itself (or the recovery after a crash), a redelivery, a replay, or the queue endpoint.
         */
        cause: "event" | "redeliver" | "replay" | "queue";
        /** When the attempt began. */
        started_at: string;
    };
    /** One attempt at a delivery, with what the receiver responded. */
    DeliveryAttemptDetail: {
        /**
         * The status of the receiver's response. Null if there was none.
         * @example 204
         */
        response_status: number | null;
        /** Why the attempt failed. Null if it succeeded. */
        error: Schemas["DeliveryError"] | null;
        /**
         * The error in words.
         * @example The receiver responded with 204.
         */
        detail: string;
        /** The durations. */
        timings: Schemas["DeliveryTimings"];
        /**
         * Format: int32
         * The number of the attempt, from 1. Missing numbers are attempts with an unknown outcome, because the node crashed or stopped.
         * @example 1
         */
        attempt: number;
        /**
         * The trigger of the attempt: the event itself (or the recovery after a crash), a redelivery, a replay, or the queue endpoint.
         */
        cause: "event" | "redeliver" | "replay" | "queue";
        /** When the attempt began. */
        started_at: string;
        /**
         * The beginning of the body. Null if there is none: the receiver did not respond, its body was empty or no text (it had a null byte), or the attempt is older than 7 days.
         * @example {"received":true}
         */
        response_body: string | null;
        /**
         * Whether the body was longer than `response_body`, or did not end within 500 milliseconds.
         * @example false
         */
        response_truncated: boolean;
    };
    /** A delivery with what was sent and what the receiver responded. */
    DeliveryDetail: {
        /** The delivery's id. */
        id: string;
        /** The event type. */
        event: "agent.registered" | "agent.deprecated" | "cert.issued" | "cert.revoked" | "reputation.updated" | "compliance.violation" | "federation.peer_added";
        /** The agent of the event, by its id at that time. Null if the event has none. */
        agent_id: string | null;
        /** The event's sequence number. */
        seq: number;
        /**
         * The event's idempotency key, the same for every attempt.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        idempotency_key: string;
        /** The status of the delivery. */
        status: "pending" | "delivered" | "failed" | "skipped";
        /** When the event was committed. */
        created_at: string;
        /** When the status was last set. Null while the delivery is pending. */
        finished_at: string | null;
        /**
         * Format: int32
         * The number of attempts.
         * @example 1
         */
        attempt_count: number;
        /**
         * The body of each attempt: the envelope of the event, as it is sent.
         * @example {"event":"agent.registered","payload":{},"timestamp":"2026-11-20T16:15:00.000Z","idempotency_key":"evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34"}
         */
        request_body: string;
        /** The last attempts, newest first; at most 10. */
        attempts: Schemas["DeliveryAttemptDetail"][];
    };
    /**
     * Why an attempt failed: `http_status` (the status was not 2xx), `timeout` (10 seconds, all phases together), `connect_timeout`, `dns_error`, `connection_refused`, `connection_reset`, `tls_error`, `egress_blocked` (the host resolves to an address that the node does not connect to), `network_error` (anything else).
     */
    DeliveryError: "http_status" | "timeout" | "connect_timeout" | "dns_error" | "connection_refused" | "connection_reset" | "tls_error" | "egress_blocked" | "network_error";
    /** Delivery failed. The receiver did not respond with 2xx, and `fail_on_error=true` requested this response. */
    DeliveryFailed: {
        type: string;
        title: string;
        status: 502;
        detail: string;
        code: "delivery_failed";
        request_id: string;
        /** The delivery's id. */
        delivery_id: string;
        /**
         * The status of the receiver's response. Null if there was none.
         * @example 503
         */
        response_status: number | null;
        /**
         * Format: int32
         * The total number of attempts.
         * @example 1
         */
        attempts: number;
    };
    /** The number of deliveries by outcome, since the node was set up. A repeated delivery is counted again; tests are not counted. Deliveries stay counted after they are deleted with their subscription, or after 30 days. */
    DeliveryFigures: {
        /**
         * The receiver responded with 2xx.
         * @example 88121
         */
        delivered: number;
        /**
         * The receiver did not respond with 2xx.
         * @example 67
         */
        failed: number;
        /**
         * The subscription was paused or disabled.
         * @example 12
         */
        skipped: number;
    };
    /**
     * A delivery's id. It identifies one event for one subscription, and is the same for every attempt.
     * @example dlv_88121_17
     */
    DeliveryId: string;
    /** No such delivery. No delivery has this id, or it belongs to another subscription or account. */
    DeliveryNotFound: {
        type: string;
        title: string;
        status: 404;
        detail: string;
        code: "delivery_not_found";
        request_id: string;
    };
    /** A page of deliveries, newest event first. */
    DeliveryPage: {
        /** The deliveries. */
        deliveries: Schemas["Delivery"][];
        /**
         * Format: int32
         * The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: string | null;
    };
    /**
     * `pending`: not attempted yet, or under way. `delivered`: the receiver responded with 2xx. `failed`: it did not; the node does not retry by itself. `skipped`: the subscription was paused or disabled. You can redeliver the last two.
     */
    DeliveryStatus: "pending" | "delivered" | "failed" | "skipped";
    /** The durations of the phases of an attempt, in milliseconds. Null for a phase that was not reached or not needed. */
    DeliveryTimings: {
        /**
         * Resolving the host name.
         * @example 4.2
         */
        dns_ms: number | null;
        /**
         * Connecting.
         * @example 11.7
         */
        connect_ms: number | null;
        /**
         * The TLS handshake.
         * @example 23.1
         */
        tls_ms: number | null;
        /**
         * From the request to the status line of the response.
         * @example 38.5
         */
        first_byte_ms: number | null;
        /**
         * Format: double
         * The whole attempt.
         * @example 77.5
         */
        total_ms: number;
    };
    /** Delivery under way. An attempt is under way: its outcome is in the list of deliveries within about 10 seconds. */
    DeliveryUnderWay: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "delivery_under_way";
        request_id: string;
    };
    /**
     * The reason why the operator disables a subscription: 1 to 500 characters.
     * @example The operator of the receiver complained.
     */
    DisabledReason: string;
    /** The disk of the database. All sizes are null where they are unknown: free space of a PostgreSQL server is. */
    DiskSpace: {
        /**
         * `warning`: less than `warning_below_bytes` is free. `unknown`: the node cannot see the disk, or reading it failed.
         */
        status: "ok" | "warning" | "unknown";
        /**
         * The bytes that the node may still write.
         * @example 52428800000
         */
        free_bytes: number | null;
        /**
         * The size of the disk, in bytes.
         * @example 107374182400
         */
        total_bytes: number | null;
        /**
         * The size of the database, in bytes; on SQLite with its write-ahead log.
         * @example 734003200
         */
        database_bytes: number | null;
        /**
         * The limit of the warning: 1 GB and the size of the database, so that there is room for a backup beside it.
         * @example 1734003200
         */
        warning_below_bytes: number | null;
    };
    /** The TXT record that proves a domain. */
    DnsProof: {
        /**
         * The name of the record.
         * @example _registry-node.weather.example.com
         */
        name: string;
        /**
         * Its value, which proves the host.
         * @example registry.example; handle=b0xhTm9kZUhhbmRsZTEyMw
         */
        value: string;
        /**
         * Its value to prove all subdomains too.
         * @example registry.example; handle=b0xhTm9kZUhhbmRsZTEyMw; policy=subdomains
         */
        value_with_subdomains: string;
    };
    /** Checked recently. The claim was checked a moment ago: wait until `Retry-After`, then check it again. */
    DomainCheckedRecently: {
        type: string;
        title: string;
        status: 429;
        detail: string;
        code: "domain_checked_recently";
        request_id: string;
    };
    /** A claim of your account to a domain. */
    DomainClaim: {
        /** The domain, in its ASCII form. */
        domain: string;
        /**
         * What identifies the claim in its proofs. It is not secret: it proves the domain for your account only. It stays the same when you claim a lost or expired domain again.
         * @example b0xhTm9kZUhhbmRsZTEyMw
         */
        handle: string;
        /** The URL of the card to look in. Null for the well-known path. */
        card_url: string | null;
        /** The state. */
        state: "pending" | "verified" | "stale" | "lost" | "expired";
        /** How far the claim reaches: `none` unless it is verified or stale. */
        level: "none" | "url" | "host" | "domain";
        /** By which method it was last proved. Null if it never was. */
        method: "http" | "dns" | "card" | null;
        /** When you claimed it. */
        claimed_at: string;
        /** When the claim expires if it is not proved by then. Null unless it is pending. */
        expires_at: string | null;
        /** Since when it is proved. Null if it is not. */
        verified_at: string | null;
        /** When a check last found the proof. Null if none has. */
        proved_at: string | null;
        /** When it was last checked. Null if it was not. */
        checked_at: string | null;
        /** When it is checked again. Null if it is not. */
        next_check_at: string | null;
        /** When it was lost or expired. Null otherwise. */
        ended_at: string | null;
        /** What the last check found, by method. Empty if it was not checked. */
        findings: Schemas["ProofFinding"][];
        /** What to publish. */
        records: Schemas["ProofRecords"];
    };
    /** Claim ended. The claim is lost or expired, and is not checked any more: claim the domain again. */
    DomainClaimEnded: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "domain_claim_ended";
        request_id: string;
    };
    /** Too many claims. Remove a claim that you do not need. */
    DomainLimitReached: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "domain_limit_reached";
        request_id: string;
        /**
         * The limit of claims, in any state.
         * @example 50
         */
        limit: number;
    };
    /** The claims of an account, in the order of their domains. */
    DomainList: {
        /** The claims. */
        domains: Schemas["DomainClaim"][];
        /**
         * Format: int32
         * The number of claims.
         * @example 1
         */
        count: number;
        /**
         * Format: int32
         * The limit of claims.
         * @example 50
         */
        limit: number;
    };
    /**
     * A domain name, without scheme, port and path. Case does not matter; an internationalized name is converted to its A-labels.
     * @example weather.example.com
     */
    DomainName: string;
    /** Domain not claimable. No account can claim this name: it is not a public domain name, such as an address or `localhost`, or it is a public suffix, under which others register names. Or `card_url` is not on it, this node serves it, or its path is not clear. */
    DomainNotClaimable: {
        type: string;
        title: string;
        status: 400;
        detail: string;
        code: "domain_not_claimable";
        request_id: string;
        /** The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** No such claim. Your account has no claim to this domain. */
    DomainNotFound: {
        type: string;
        title: string;
        status: 404;
        detail: string;
        code: "domain_not_found";
        request_id: string;
    };
    /** Domain not verified. The id, or the name in `server_json`, begins with a domain, and your account has not shown that the domain is its own. This node (`NAMESPACE_MODE=verified`) accepts such names from the owners of their domains only: choose one that begins with no domain. */
    DomainNotVerified: {
        type: string;
        title: string;
        status: 403;
        detail: string;
        code: "domain_not_verified";
        request_id: string;
        /**
         * The domain.
         * @example example.com
         */
        domain: string;
    };
    /** The result of giving up a claim. */
    DomainRemoved: {
        /**
         * A message for people.
         * @example Claim removed
         */
        message: string;
        /** The domain. */
        domain: string;
    };
    /** The domain to claim. */
    DomainRequest: {
        /** The domain: the host of your agents' URLs, or the domain above several hosts. */
        domain: string;
        /**
         * The URL of your agent's card, if it is not at the well-known path: https, on the same host, and not served by this node. Its extension then proves the URLs in the folder of the card, for the agents that are registered with it. The folder of a card below `.well-known` is the one above that. A card at a URL with a query proves this URL only. A path that servers read in different ways, with encoded slashes or dots, empty segments or `..;`, is in no folder.
         * @example https://weather.example.com/agents/weather.json
         */
        card_url?: string | null;
    };
    /**
     * `pending`: not proved yet. `verified`: proved. `stale`: proved, but no check has been able to say so for 72 hours. `lost`: the proof is gone, or no check has found it for 14 days. `expired`: not proved within 7 days.
     */
    DomainState: "pending" | "verified" | "stale" | "lost" | "expired";
    /** Duplicate query parameter. Send each parameter once, and separate the values of a filter with commas. */
    DuplicateQueryParameter: {
        type: string;
        title: string;
        status: 400;
        detail: string;
        code: "duplicate_query_parameter";
        request_id: string;
        /** The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** Multiple sessions. The request has several `access_token` cookies with active sessions, so the node cannot choose one (RFC 6265 section 8.6): delete the cookies, and sign in again. */
    DuplicateSessionCookie: {
        type: string;
        title: string;
        status: 400;
        detail: string;
        code: "duplicate_session_cookie";
        request_id: string;
    };
    /**
     * A validator (RFC 9110 section 8.8.3): it stays equal while the resource does. It is weak (`W/"88121"`) in a response that is compressed, because compression changes the bytes, and strong otherwise.
     * @example "88121"
     */
    ETag: string;
    /**
     * An e-mail address: at most 254 characters. It is stored and compared in a normalised form: Unicode NFKC, in lower case, the domain as Unicode UTS #46 maps it, and without quotes that it does not need, so that `"Ada"@example。com` is `ada@example.com`. The address of an account must have no comments, no invisible, control or direction characters, and no word that mixes look-alike scripts.
     * @example ada@example.com
     */
    Email: string;
    /** The input to change your e-mail address. */
    EmailChange: {
        /** The new e-mail address. */
        email: string;
        /**
         * The current password, if your account has one. At most 256 characters.
         * @example correct horse battery staple
         */
        current_password?: string;
    };
    /** No e-mail address. The account has no e-mail address to sign in with, so a password would be of no use. */
    EmailMissing: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "email_missing";
        request_id: string;
    };
    /** E-mail address rejected. The address is not valid, or could be mistaken for another one: see `errors`. */
    EmailRejected: {
        type: string;
        title: string;
        status: 400;
        detail: string;
        code: "email_rejected";
        request_id: string;
        /** The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** E-mail address taken. Another account uses this address: sign in, or use another address. */
    EmailTaken: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "email_taken";
        request_id: string;
    };
    /** An erasure as the owner of the node sees it. */
    Erasure: {
        /** The `seq` of its first event, which identifies the erasure. */
        seq: number;
        /** How far it is. */
        state: "running" | "done";
        /**
         * Whether the node that the agent was imported from erased it, and this node followed.
         * @example false
         */
        imported: boolean;
        /**
         * How many events it has redacted so far.
         * @example 12
         */
        redacted_events: number;
        /** When it began. */
        erased_at: string;
        /** When nothing was left. Null while it runs. */
        finished_at: string | null;
        /** The agent's id, which stays reserved. */
        agent_id: string;
        /** The reason that the owner gave. Null if the node that the agent was imported from erased it. */
        reason: string | null;
        /** The account that erased it. Null if the node that the agent was imported from did. */
        erased_by: string | null;
    };
    /** A page of erasures, the latest first. */
    ErasurePage: {
        /** The erasures. */
        erasures: Schemas["Erasure"][];
        /**
         * Format: int32
         * The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: string | null;
    };
    /** The agent to erase. */
    ErasureRequest: {
        /** The agent's id: that of an agent, imported agent or deleted agent. */
        agent_id: string;
        /**
         * Why. Only owners of this node read it. 1 to 500 characters.
         * @example The person whom it described asked for it.
         */
        reason: string;
    };
    /**
     * How far an erasure is. `running`: the agent is erased, and the node still removes its older events. `done`: nothing is left.
     */
    ErasureState: "running" | "done";
    /** Event deleted. The event was deleted because of its age: see `oldest_seq`. */
    EventExpired: {
        type: string;
        title: string;
        status: 410;
        detail: string;
        code: "event_expired";
        request_id: string;
        /** The `seq` of the oldest stored event. */
        oldest_seq: number;
    };
    /** Statistics of the journal. */
    EventFigures: {
        /** The sequence number of the last change. */
        last_seq: number;
        /** The `seq` of the oldest stored event. Null while there is none. */
        oldest_seq: number | null;
        /**
         * Events in the last 24 hours.
         * @example 40
         */
        "24h": number;
    };
    /** No such event. The journal has not reached this number. */
    EventNotFound: {
        type: string;
        title: string;
        status: 404;
        detail: string;
        code: "event_not_found";
        request_id: string;
    };
    /** Event not in the log. The event is older than the log. */
    EventNotLogged: {
        type: string;
        title: string;
        status: 404;
        detail: string;
        code: "event_not_logged";
        request_id: string;
    };
    /** Event not sealed. No checkpoint has this number yet. */
    EventNotSealed: {
        type: string;
        title: string;
        status: 404;
        detail: string;
        code: "event_not_sealed";
        request_id: string;
    };
    /** A page of the journal, in commit order. */
    EventPage: {
        /** The events. */
        events: Schemas["RegistryEvent"][];
        /** Send this as `after` to continue. No matching event is between the last event and this number. Numbers that are missing between events belong to events that do not match or were redacted: `GET /events/{seq}` says which. */
        next_after: number;
        /** The `seq` of the oldest stored event. Null while there is none. */
        oldest_seq: number | null;
    };
    /** Event redacted. The owner of this node, or of the node that the agent was imported from, erased the agent that the event was about. Its body and id are deleted; the digest of the body is kept, so that a receiver or a transparency log can still prove which body had this number. */
    EventRedacted: {
        type: string;
        title: string;
        status: 410;
        detail: string;
        code: "event_redacted";
        request_id: string;
        /** The number of the event. */
        seq: number;
        /** The event that redacted it: it has `seq` in `redacts`. */
        by_seq: number;
        /** The type of the event. */
        event: "agent.registered" | "agent.deprecated" | "cert.issued" | "cert.revoked" | "reputation.updated" | "compliance.violation" | "federation.peer_added";
        /** When the event was committed. */
        timestamp: string;
        /**
         * The SHA-256 of the event's body, the exact bytes that were delivered and served, in hex.
         * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        body_sha256: string;
    };
    /**
     * An event type.
     */
    EventType: "agent.registered" | "agent.deprecated" | "cert.issued" | "cert.revoked" | "reputation.updated" | "compliance.violation" | "federation.peer_added";
    /** Expectation failed. The `Expect` header names something else than `100-continue`: leave it out. */
    ExpectationFailed: {
        type: string;
        title: string;
        status: 417;
        detail: string;
        code: "expectation_failed";
        request_id: string;
    };
    /** Expiry in the past. The expiry must be in the future: send a later time, or omit it. */
    ExpiryInPast: {
        type: string;
        title: string;
        status: 400;
        detail: string;
        code: "expiry_in_past";
        request_id: string;
        /** The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** Additional fields, stored as sent: at most 3,000, which is more than 16 KiB can hold. */
    ExtraMembers: {
        [key: string]: unknown;
    };
    /** Extra fields too large. Additional fields may have at most 16 KiB of JSON together. */
    ExtraTooLarge: {
        type: string;
        title: string;
        status: 400;
        detail: string;
        code: "extra_too_large";
        request_id: string;
        /** The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /**
     * A field by which agents can be counted. `certification` are the levels of active certifications, `grade` that of the reputation, `verified` how far their URLs are verified.
     */
    Facet: "tags" | "capabilities" | "protocol" | "provider" | "status" | "source" | "certification" | "grade" | "verified";
    /** The number of agents with a value. */
    FacetCount: {
        /**
         * The value.
         * @example weather
         */
        value: string;
        /**
         * The number of agents.
         * @example 61
         */
        count: number;
    };
    /** The most common values of each requested facet over all agents of the list or search, at most 20 each. */
    Facets: {
        /** By tag. */
        tags?: Schemas["FacetCount"][];
        /** By capability. */
        capabilities?: Schemas["FacetCount"][];
        /** By protocol. */
        protocol?: Schemas["FacetCount"][];
        /** By provider name, in lower case. */
        provider?: Schemas["FacetCount"][];
        /** By status. */
        status?: Schemas["FacetCount"][];
        /** By source. */
        source?: Schemas["FacetCount"][];
        /** By level of active certifications. */
        certification?: Schemas["FacetCount"][];
        /** By grade. Agents that are not rated are not counted. */
        grade?: Schemas["FacetCount"][];
        /** By how far their URLs are verified. Agents that are not verified are not counted. */
        verified?: Schemas["FacetCount"][];
    };
    /** How callers authenticate, in AgentFacts. */
    FactsAuthentication: {
        /**
         * Required by v1.
         * @example [
         *       "bearer"
         *     ]
         */
        methods?: string[];
        /**
         * Scopes that a caller needs.
         * @example [
         *       "forecast:read"
         *     ]
         */
        requiredScopes?: string[];
    } & {
        [key: string]: unknown;
    };
    /** The capabilities of an agent, in AgentFacts. */
    FactsCapabilities: {
        /**
         * `text`, `image`, `audio`, `video` and the like. Required by v1.
         * @example [
         *       "text"
         *     ]
         */
        modalities?: string[];
        /**
         * Whether it streams responses.
         * @example true
         */
        streaming?: boolean;
        /**
         * Whether it accepts batches.
         * @example false
         */
        batch?: boolean;
        /** How callers authenticate. Required by v1. */
        authentication?: Schemas["FactsAuthentication"];
    } & {
        [key: string]: unknown;
    };
    /** Claims about certification, in AgentFacts. */
    FactsCertification: {
        /**
         * The level.
         * @example audited
         */
        level?: string;
        /**
         * The issuer.
         * @example Example Audits
         */
        issuer?: string;
        /**
         * An RFC 3339 timestamp.
         * @example 2026-01-01T00:00:00Z
         */
        issuanceDate?: string;
        /**
         * An RFC 3339 timestamp.
         * @example 2027-01-01T00:00:00Z
         */
        expirationDate?: string;
    } & {
        [key: string]: unknown;
    };
    /** The endpoints of an agent, in AgentFacts. */
    FactsEndpoints: {
        /**
         * URIs. Required by v1.
         * @example [
         *       "https://weather.example.com/a2a"
         *     ]
         */
        static?: string[];
        /** Resolves to an endpoint at run time. */
        adaptive_resolver?: Schemas["FactsResolver"];
    } & {
        [key: string]: unknown;
    };
    /** Claims about quality, in AgentFacts. */
    FactsEvaluations: {
        /**
         * A score in the evaluator's own scale.
         * @example 4.8
         */
        performanceScore?: number;
        /**
         * A percentage, as text.
         * @example 99.9%
         */
        availability90d?: string;
        /**
         * An RFC 3339 timestamp.
         * @example 2026-10-01T00:00:00Z
         */
        lastAudited?: string;
        /**
         * The URL of the audit.
         * @example https://audit.example.com/weather-agent
         */
        auditTrail?: string;
        /**
         * The auditor.
         * @example example-audits
         */
        auditorID?: string;
    } & {
        [key: string]: unknown;
    };
    /** Operational metrics, in AgentFacts. */
    FactsMetrics: {
        /**
         * Milliseconds; v1 requires 0 or more.
         * @example 420
         */
        latency_p95_ms?: number;
        /**
         * Requests per second; v1 requires 0 or more.
         * @example 25
         */
        throughput_rps?: number;
        /**
         * A share; v1 requires 0 to 1.
         * @example 0.01
         */
        error_rate?: number;
        /**
         * A percentage, as text.
         * @example 99.95%
         */
        availability?: string;
    } & {
        [key: string]: unknown;
    };
    /** AgentFacts not valid. This node only accepts documents that are valid by AgentFacts v1: see `errors`. */
    FactsNotConformant: {
        type: string;
        title: string;
        status: 400;
        detail: string;
        code: "facts_not_conformant";
        request_id: string;
        /** The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** No AgentFacts. The agent has no AgentFacts, or the operator suspended it. */
    FactsNotFound: {
        type: string;
        title: string;
        status: 404;
        detail: string;
        code: "facts_not_found";
        request_id: string;
    };
    /** The provider of an agent, in AgentFacts. */
    FactsProvider: {
        /**
         * Required by v1.
         * @example Example Weather Ltd
         */
        name?: string;
        /**
         * A URI. Required by v1.
         * @example https://example.com
         */
        url?: string;
        /**
         * A decentralized identifier (DID).
         * @example did:web:example.com
         */
        did?: string;
    } & {
        [key: string]: unknown;
    };
    /** The result of storing a document. */
    FactsReceipt: {
        /** The agent's id. */
        agent_id: string;
        /**
         * Format: int32
         * The number of this version of the document, from 1.
         * @example 3
         */
        version: number;
        /**
         * `sha256:` and the SHA-256 of the served document, in hex.
         * @example sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        digest: string;
        /** When it was stored. */
        updated_at: string;
        /** The result of the validation against AgentFacts v1. */
        conformance: Schemas["Conformance"];
    };
    /** Resolves to an endpoint at run time. */
    FactsResolver: {
        /**
         * A URI.
         * @example https://weather.example.com/resolve
         */
        url?: string;
        /**
         * The policy by which it chooses an endpoint.
         * @example [
         *       "geo"
         *     ]
         */
        policies?: string[];
    } & {
        [key: string]: unknown;
    };
    /** A skill, in AgentFacts. */
    FactsSkill: {
        /**
         * Required by v1.
         * @example hourly-forecast
         */
        id?: string;
        /**
         * Required by v1.
         * @example A forecast by the hour.
         */
        description?: string;
        /**
         * Media types or modalities. Required by v1.
         * @example [
         *       "text/plain"
         *     ]
         */
        inputModes?: string[];
        /**
         * Media types or modalities. Required by v1.
         * @example [
         *       "application/json"
         *     ]
         */
        outputModes?: string[];
        /**
         * Language tags.
         * @example [
         *       "en",
         *       "de"
         *     ]
         */
        supportedLanguages?: string[];
        /**
         * Milliseconds; v1 requires 0 or more.
         * @example 800
         */
        latencyBudgetMs?: number;
        /**
         * v1 requires 1 or more.
         * @example 4096
         */
        maxTokens?: number;
    } & {
        [key: string]: unknown;
    };
    /** Claims about operation, in AgentFacts. */
    FactsTelemetry: {
        /**
         * Whether telemetry is collected.
         * @example true
         */
        enabled?: boolean;
        /**
         * How long telemetry is kept.
         * @example 30d
         */
        retention?: string;
        /**
         * The share of requests that is sampled; v1 requires 0 to 1.
         * @example 0.1
         */
        sampling?: number;
        /** The metrics. */
        metrics?: Schemas["FactsMetrics"];
    } & {
        [key: string]: unknown;
    };
    /**
     * A text in AgentFacts. At most 262,144 characters: as many as a document has bytes.
     * @example Example Weather Ltd
     */
    FactsText: string;
    /** Statistics of federation. */
    FederationFigures: {
        /**
         * Peers, except those being removed.
         * @example 3
         */
        peers: number;
        /**
         * Peers whose recent syncs failed.
         * @example 0
         */
        degraded_peers: number;
        /**
         * Imported agents that are not deleted.
         * @example 1200
         */
        imported_agents: number;
    };
    /** New federation peer connected. */
    FederationPeerAddedEvent: {
        /**
         * The event type.
         */
        event: "federation.peer_added";
        /** The details of the event. */
        payload: Schemas["FederationPeerAddedPayload"];
        /** When the event was committed. */
        timestamp: string;
        /**
         * The key of the event, the same for every delivery. Ignore an event whose key you have seen.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        idempotency_key: string;
    };
    /** A federation peer was connected. */
    FederationPeerAddedPayload: {
        /**
         * `added`: new. `reactivated`: added again after it was removed.
         */
        change: "added" | "reactivated";
        /** The sequence number of the change. */
        seq: number;
        /** The peer. */
        peer: Schemas["PeerSummary"];
    };
    /** The latest events as a JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
    Feed: {
        /**
         * The version of the format.
         */
        version: "https://jsonfeed.org/version/1.1";
        /**
         * The title.
         * @example Activity of registry.example.com
         */
        title: string;
        /** The page with the same events. */
        home_page_url: string;
        /** The URL of the feed. */
        feed_url: string;
        /** The node. */
        authors: Schemas["FeedAuthor"][];
        /** The events, the newest first. */
        items: Schemas["FeedItem"][];
    };
    /** An author of a feed. */
    FeedAuthor: {
        /**
         * The name.
         * @example registry.example.com
         */
        name: string;
    };
    /** An entry of a feed: an event. */
    FeedItem: {
        /**
         * The idempotency key of the event.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        id: string;
        /** The page of the agent, or of all activity. */
        url: string;
        /**
         * What happened.
         * @example Registered: Weather Agent
         */
        title: string;
        /**
         * The event in words, as HTML.
         * @example <p>Registered <bdi>Weather Agent</bdi></p>
         */
        content_html: string;
        /** When the event was committed. */
        date_published: string;
        /** The type of the event. */
        tags: ("agent.registered" | "agent.deprecated" | "cert.issued" | "cert.revoked" | "reputation.updated" | "compliance.violation" | "federation.peer_added")[];
    };
    /**
     * Why a fetch failed: `http_status` (the status was not 200; redirects are not followed), `too_large`, `not_json` (not a JSON object), `timeout`, `connect_timeout`, `dns_error`, `connection_refused`, `connection_reset`, `tls_error`, `egress_blocked` (the host resolves to an address that the node does not connect to), `network_error` (anything else).
     */
    FetchError: "http_status" | "too_large" | "not_json" | "timeout" | "connect_timeout" | "dns_error" | "connection_refused" | "connection_reset" | "tls_error" | "egress_blocked" | "network_error";
    /** A field of a record that a change replaced. */
    FieldChange: {
        /**
         * The name of the field, as in the record.
         * @example description
         */
        field: string;
        /**
         * Its value before the change.
         * @example Forecasts.
         */
        before: unknown;
        /**
         * Its value after the change.
         * @example Hourly forecasts for any place on Earth.
         */
        after: unknown;
    };
    /**
     * A day from a form, in UTC. An empty value is ignored.
     * @example 2026-11-20
     */
    FormDay: string;
    /**
     * A filter value from a form, one line. An empty value is ignored.
     * @example Example Weather Ltd
     */
    FormLine: string;
    /**
     * The number of a version from a form. An empty value is ignored.
     * @example 88121
     */
    FormSeq: string;
    /**
     * A filter value from a form, one word. An empty value is ignored.
     * @example weather
     */
    FormWord: string;
    /** A log that the node ended, because its operator began a new one. */
    FormerLog: {
        /** Its name. */
        origin: string;
        /** Its keys, the latest last. */
        vkeys: string[];
        /** The last checkpoint that the node knows of it. Null if it had none. */
        checkpoint: string | null;
        /** When it ended. */
        ended_at: string;
    };
    /** A search result: an agent and why it was found. */
    FoundAgent: {
        /** The agent's id. */
        agent_id: string;
        /** The display name. */
        name: string;
        /**
         * What the agent does. At most 4,000 characters.
         * @example Hourly forecasts for any place on Earth.
         */
        description: string | null;
        /** The URL of the agent's endpoint. */
        agent_url: string;
        /** The URL of the agent's API, if it is not `agent_url`. */
        api_url: string | null;
        /** The URL of the agent's MCP endpoint. */
        mcp_url: string | null;
        /** The URL of the agent's own AgentFacts. */
        facts_url: string | null;
        /** The URL of the documentation. */
        documentation_url: string | null;
        /** The URL of an icon. */
        icon_url: string | null;
        /**
         * The agent's version, in its own scheme.
         * @example 1.4.0
         */
        version: string | null;
        /**
         * The provider.
         * @example {
         *       "name": "Example Weather Ltd",
         *       "url": "https://example.com"
         *     }
         */
        provider: Schemas["Provider"] | null;
        /**
         * The protocols that it implements.
         * @example [
         *       "a2a"
         *     ]
         */
        protocols: ("a2a" | "mcp" | "http" | "nlweb" | "acp" | "other")[];
        /**
         * Its capabilities: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "streaming"
         *     ]
         */
        capabilities: string[];
        /**
         * Its tags: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "weather",
         *       "forecast"
         *     ]
         */
        tags: string[];
        /**
         * The ids of its skills: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "hourly-forecast"
         *     ]
         */
        skills: string[];
        /** The lifecycle status. */
        status: "active" | "deprecated" | "suspended" | "tombstoned";
        /** The reason for this status. At most 500 characters. */
        status_message: string | null;
        /**
         * The agent to use instead. Null if a peer names an id that another source has here.
         * @example null
         */
        successor_agent_id: string | null;
        /** When it will stop working. */
        sunset_at: string | null;
        /**
         * `local`, or the id of the peer that it was imported from.
         * @example local
         */
        source: string;
        /**
         * Where and when it was imported from. Null for a local agent and a tombstone. Only its origin can change an imported agent.
         * @example null
         */
        origin: Schemas["AgentOrigin"] | null;
        /**
         * Whether an account owns it. Anyone who may write can change a local agent without an owner.
         * @example false
         */
        owned: boolean;
        /**
         * Whether it has AgentFacts.
         * @example true
         */
        has_facts: boolean;
        /** How far its URLs are verified. An imported agent is not verified here: `origin` has what its peer says. */
        verification: Schemas["AgentVerification"];
        /** What the signature of its card proves. Null without a card, for imported agents, and for cards of earlier versions. */
        card_signature: Schemas["CardSignature"] | null;
        /** When it was first registered. */
        registered_at: string;
        /** When it last changed. */
        updated_at: string;
        /** When it was deleted. */
        tombstoned_at: string | null;
        /**
         * `true` if the owner of the node erased the agent: delete what you have of it. Otherwise absent.
         * @example true
         */
        erased?: boolean;
        /**
         * The id that the agent has now, if it was renamed: this id is a former one, and its status is `tombstoned`. Otherwise null.
         * @example null
         */
        moved_to: string | null;
        /**
         * The ids that the agent had before it was renamed, the latest last: at most 10. Of an imported agent those that this node has as former ids of the same peer: a peer has no say in the ids of others.
         * @example []
         */
        previous_agent_ids: string[];
        /** The sequence number of its last change. */
        seq: number;
        /**
         * Additional fields of the registration, as sent.
         * @example {
         *       "region": "eu"
         *     }
         */
        extra: Schemas["ExtraMembers"];
        /** Why the search found it. */
        match: Schemas["Match"];
    };
    /** A page of search results, best match first unless `sort` says otherwise. It has fewer than `limit` if their records are long, as other pages of agents. */
    FoundPage: {
        /** The agents. */
        agents: Schemas["FoundAgent"][];
        /**
         * True if more agents may match than this page and the previous ones have, because the search reached its work limit. Absent otherwise. Search with more or rarer words.
         * @example false
         */
        truncated?: boolean;
        /**
         * "Did you mean": the query with its misspelt words, at most four, replaced by words that agents have. A word is misspelt if no agent has one that begins so. Only on a first page that has fewer than 10 agents and is the last, if no agent has every word, and if the suggestion finds agents.
         * @example weather forecast
         */
        suggestion?: string;
        /** Counts over all agents of the list or search, if `facets` requested them. */
        facets?: Schemas["Facets"];
        /**
         * True if the counts in `facets` cover only the newest agents, at most 5,000. Absent otherwise.
         * @example false
         */
        facets_truncated?: boolean;
        /**
         * Format: int32
         * With `live`, on the first page: the number of agents that match all else, and that probes do not say enough of: they are not probed, as imported ones, or not yet, or only their host was (`unknown`, `reachable`, `degraded`). At most 1,000 are counted. Otherwise absent.
         * @example 12
         */
        live_unknown?: number;
        /**
         * Whether `live_unknown` is exact. False: there are more, or the count reached its work limit. Present with `live_unknown`.
         * @example true
         */
        live_unknown_is_exact?: boolean;
        /**
         * The number of agents on all pages. Only on the first page, and not with `after_seq` or `updated_since`, whose pages have no end.
         * @example 128
         */
        total?: number;
        /**
         * Whether `total` is exact. If it is false, there are `total` agents or more: agents are counted up to 1,000, and in large registries up to a limit of work. Present if `total` is.
         * @example true
         */
        total_is_exact?: boolean;
        /**
         * Format: int32
         * The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: string | null;
        /** The response includes every change up to this number. */
        as_of_seq: number;
    };
    /**
     * A grade: `A+` from 0.95, `A` from 0.90, `B` from 0.80, `C` from 0.70, `D` from 0.50, else `F`; `NR`: not rated.
     */
    Grade: "A+" | "A" | "B" | "C" | "D" | "F" | "NR";
    /** No such guide. See `/docs` for the available guides. */
    GuideNotFound: {
        type: string;
        title: string;
        status: 404;
        detail: string;
        code: "guide_not_found";
        request_id: string;
    };
    /** Request line or headers too long. Together they may have at most 16 KiB. */
    HeadersTooLarge: {
        type: string;
        title: string;
        status: 431;
        detail: string;
        code: "headers_too_large";
        request_id: string;
    };
    /** The health of the node. */
    Health: {
        /**
         * `ok`: every part works. `down`: a part does not work; reads may work although writes do not.
         */
        status: "ok" | "down";
        /**
         * The version of the node and its contract.
         * @example 0.1.0
         */
        version: string;
        /**
         * The id of the node, derived from its key, the same under every address. It is not secret. Peers recognize each other by it.
         * @example node_Zr0mJqg5tq2nq1yMZk9b3w
         */
        node_id: string;
        /**
         * Whole seconds since the process started.
         * @example 3600
         */
        uptime_s: number;
        /** When the check was made. */
        timestamp: string;
        /** The checks of the parts. */
        checks: {
            /** Whether the database responds. */
            database: Schemas["Check"];
            /** Whether changes can be committed, according to the last commit or the node's own probe. */
            write: Schemas["WriteCheck"];
        };
        /** Warnings for the operator, although the node works. */
        warnings: Schemas["HealthWarning"][];
    };
    /** A warning for the operator, although the node works. */
    HealthWarning: {
        /**
         * `journal_damaged`: the database's log was damaged while the node was stopped, and confirmed changes were lost. `log_halted`: the transparency log signs nothing, because the database lacks what was published, or may lack it. `probes_late`: more probes of agents are due than `PROBES_PER_HOUR` allows, so all of them are sent less often. `proxy_not_trusted`: forwarded headers come from a private or loopback address, as that of a proxy in front is, and `TRUST_PROXY` trusts no proxy or fewer than there are.
         * @example journal_damaged
         */
        code: string;
        /**
         * The warning in words.
         * @example The database's write-ahead log was damaged while the node was stopped. Changes that were confirmed are lost.
         */
        detail: string;
        /** When the node detected it. */
        since: string;
    };
    /** A text of an agent in which a search has found words. */
    Highlight: {
        /** The field that has the text. */
        field: "agent_id" | "name" | "tags" | "capabilities" | "skills" | "provider" | "details" | "description";
        /**
         * The text: the value of the field, one value of a list, one line of `details`, or an excerpt of at most 240 UTF-16 code units around the first word. It is plain text that others have written: escape it like any other.
         * @example Hourly weather forecasts for Europe.
         */
        text: string;
        /** The found words in the text, in order and apart from each other: at most 20. */
        ranges: Schemas["HighlightRange"][];
    };
    /** A range of a text, in UTF-16 code units, as strings of JavaScript and Java count: `text.slice(start, end)`. It never divides a character. */
    HighlightRange: {
        /**
         * Format: int32
         * The index of its first code unit.
         * @example 7
         */
        start: number;
        /**
         * Format: int32
         * The index after its last code unit.
         * @example 14
         */
        end: number;
    };
    /** The file that proves a host. */
    HttpProof: {
        /**
         * Where to serve it: with status 200, without a redirect, at most 16 KiB.
         * @example https://weather.example.com/.well-known/registry-node.json
         */
        url: string;
        /**
         * Its content. If there is a file already, add the entry to its `proofs`.
         * @example {"proofs":[{"node":"https://registry.example","handle":"b0xhTm9kZUhhbmRsZTEyMw"}]}
         */
        content: string;
    };
    /**
     * Format: uri
     * An absolute http or https URL (RFC 3986) without credentials, at most 2,048 characters, port at most 65535.
     * @example https://weather.example.com/a2a
     */
    HttpUrl: string;
    /** A warning about a new id or a new server name. */
    IdWarning: {
        /**
         * `domain_not_verified`: it begins with a domain, and your account has not shown that the domain is its own.
         * @example domain_not_verified
         */
        code: string;
        /**
         * What it means, and what to do.
         * @example The id begins with example.com, which your account has not shown to be its own.
         */
        detail: string;
    };
    /** Idempotency key in use. A request with this `Idempotency-Key` is being processed: repeat it after `Retry-After` seconds. */
    IdempotencyKeyInUse: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "idempotency_key_in_use";
        request_id: string;
    };
    /** Idempotency key reused. You sent a different request with this `Idempotency-Key` before: use a new key for each new request. */
    IdempotencyKeyReused: {
        type: string;
        title: string;
        status: 422;
        detail: string;
        code: "idempotency_key_reused";
        request_id: string;
    };
    /** Identity taken. Another account uses this identity, or your account already has a different one. */
    IdentityTaken: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "identity_taken";
        request_id: string;
    };
    /** An error at one place of the input. */
    InputError: {
        /**
         * The place: a JSON Pointer (RFC 6901) into the body, or `query`, `path` or `header` and the parameter's name, as in `/query/limit`. At most 2,048 characters.
         * @example /agent_url
         */
        pointer: string;
        /**
         * What is wrong, and what is expected, as a sentence. At most 2,048 characters.
         * @example `agent_url` is missing.
         */
        detail: string;
    };
    /**
     * Format: date-time
     * A timestamp: RFC 3339, UTC, milliseconds, `Z`.
     * @example 2026-11-20T16:15:00.000Z
     */
    Instant: string;
    /** Insufficient scope. The key has scopes, and none of them permits this operation: create a key with `required_scope`, or one without scopes. */
    InsufficientScope: {
        type: string;
        title: string;
        status: 403;
        detail: string;
        code: "insufficient_scope";
        request_id: string;
        /** The scope that the key needs. */
        required_scope: "account:read" | "agents:write" | "facts:write" | "reputation:write" | "webhooks:manage" | "certifications:write" | "node:manage";
    };
    /** Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
    InternalError: {
        type: string;
        title: string;
        status: 500;
        detail: string;
        code: "internal_error";
        request_id: string;
    };
    /** Invalid body. Fields are missing, have the wrong type or exceed their limits: see `errors`. */
    InvalidBody: {
        type: string;
        title: string;
        status: 400;
        detail: string;
        code: "invalid_body";
        request_id: string;
        /** The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** Invalid cursor. The cursor is not from this node or belongs to another query: start again without it. */
    InvalidCursor: {
        type: string;
        title: string;
        status: 400;
        detail: string;
        code: "invalid_cursor";
        request_id: string;
        /** The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** Invalid header. A request header has a value that is not allowed: see `errors`. */
    InvalidHeader: {
        type: string;
        title: string;
        status: 400;
        detail: string;
        code: "invalid_header";
        request_id: string;
        /** The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** Invalid value in the path. It has another form than such an id or name: see `errors`. */
    InvalidPath: {
        type: string;
        title: string;
        status: 400;
        detail: string;
        code: "invalid_path";
        request_id: string;
        /** The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** Invalid query parameter. A value has the wrong type or exceeds its limits: see `errors`. */
    InvalidQuery: {
        type: string;
        title: string;
        status: 400;
        detail: string;
        code: "invalid_query";
        request_id: string;
        /** The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** Another issuer's name. You can only issue under the name of your own account: omit `issuer`. */
    IssuerNameNotOwn: {
        type: string;
        title: string;
        status: 403;
        detail: string;
        code: "issuer_name_not_own";
        request_id: string;
    };
    /** A periodic job of the process that responds. Each process of a database runs all of them. */
    JobHealth: {
        /**
         * The name of the job, as in the metrics.
         * @example key_expiry
         */
        name: string;
        /**
         * `failed`: the last run failed; the next one tries again. `late`: no run has succeeded until `due_at`, although none failed. `ok` otherwise.
         */
        status: "ok" | "late" | "failed";
        /** When a run last succeeded. Null if none has since the start of the process. */
        last_success_at: string | null;
        /** When the last run failed. Null if the last run succeeded. */
        failed_at: string | null;
        /**
         * Format: int32
         * The number of runs that failed since the last success.
         * @example 0
         */
        consecutive_failures: number;
        /** Until when a run has to succeed: the interval of the job and a minute after the last success. */
        due_at: string;
    };
    /** JSON nested too deeply. Objects and arrays may be nested 64 levels deep, in AgentFacts 16 levels. */
    JsonTooDeep: {
        type: string;
        title: string;
        status: 400;
        detail: string;
        code: "json_too_deep";
        request_id: string;
        /** The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** An API key, without the raw key. */
    Key: {
        /** The key's id. */
        id: string;
        /** The key's name. */
        name: string;
        /** The key's tier. */
        tier: "free" | "pro" | "enterprise";
        /** What the key may do. Null for everything that its account may do with a key. */
        scopes: ("account:read" | "agents:write" | "facts:write" | "reputation:write" | "webhooks:manage" | "certifications:write" | "node:manage")[] | null;
        /** The key's status. */
        status: "active" | "revoked" | "expired";
        /**
         * The first 13 characters of the raw key.
         * @example registry_4dJ0
         */
        start: string;
        /**
         * The last 4 characters of the raw key.
         * @example 0jJM
         */
        last4: string;
        /** When the key was created. */
        created_at: string;
        /** When the key expires. Null if it does not. An expired key never becomes valid again, also if the node's clock is set back. */
        expires_at: string | null;
        /** When the key was revoked. Null if it was not. */
        revoked_at: string | null;
        /** When the key was last used, to the minute: also by reads, which use no quota. Null if never. */
        last_used_at: string | null;
        /** The key that this key replaces. Null if none. */
        rotated_from: string | null;
        /** The key that replaces this key. Null if none. A replaced key does not count towards the limit of active keys. */
        rotated_to: string | null;
        /** The usage in the current month. */
        usage: Schemas["KeyUsage"];
    };
    /** Key already rotated. Another key replaces this one: rotate that key. */
    KeyAlreadyRotated: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "key_already_rotated";
        request_id: string;
    };
    /** A change of a key. */
    KeyChange: {
        /** The new name. */
        name: string;
    };
    /** The usage of a key on one day, UTC. */
    KeyDay: {
        /**
         * Format: date
         * The day.
         * @example 2026-11-20
         */
        date: string;
        /**
         * Successful requests: 2xx and 3xx.
         * @example 120
         */
        served: number;
        /**
         * Rejected requests: 4xx, except those over quota.
         * @example 3
         */
        refused: number;
        /**
         * Requests over quota: 429.
         * @example 0
         */
        over_quota: number;
        /**
         * Requests that failed in the node: 5xx.
         * @example 0
         */
        failed: number;
    };
    /**
     * A key's id. It is not secret.
     * @example key_8f14e45f-ceea-467f-a0e6-1d3f4c1b2a90
     */
    KeyId: string;
    /**
     * A key's name: 1 to 64 characters, not blank, no control characters.
     * @example ci
     */
    KeyName: string;
    /** Key not active. The key is revoked or expired and cannot be rotated: create a new one. */
    KeyNotActive: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "key_not_active";
        request_id: string;
    };
    /** No such key. You have no key with this id. */
    KeyNotFound: {
        type: string;
        title: string;
        status: 404;
        detail: string;
        code: "key_not_found";
        request_id: string;
    };
    /** The usage of a key by one operation. */
    KeyOperationUsage: {
        /**
         * The id of the operation, as in this document.
         * @example agents_register
         */
        operation: string;
        /**
         * Successful requests: 2xx and 3xx.
         * @example 120
         */
        served: number;
        /**
         * Rejected requests: 4xx, except those over quota.
         * @example 3
         */
        refused: number;
        /**
         * Requests over quota: 429.
         * @example 0
         */
        over_quota: number;
        /**
         * Requests that failed in the node: 5xx.
         * @example 0
         */
        failed: number;
    };
    /** A page of keys, newest first. */
    KeyPage: {
        /** The keys, with any status. */
        keys: Schemas["Key"][];
        /**
         * The number of active keys. A replaced key does not count.
         * @example 3
         */
        active_keys: number;
        /**
         * The limit of active keys. Null if there is none.
         * @example 5
         */
        active_key_limit: number | null;
        /**
         * Format: int32
         * The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: string | null;
    };
    /** The input to create a key. */
    KeyRequest: {
        /** A name for the key. */
        name: string;
        /** The tier of the key, at most that of the account. Default: that of the account. It stays the same. */
        tier?: "free" | "pro" | "enterprise";
        /**
         * What the key may do, at least one. Null or absent: everything that your account may do with a key. They stay the same, also when the key is rotated.
         * @example [
         *       "agents:write",
         *       "facts:write"
         *     ]
         */
        scopes?: ("account:read" | "agents:write" | "facts:write" | "reputation:write" | "webhooks:manage" | "certifications:write" | "node:manage")[] | null;
        /** When the key expires: in the future. */
        expires_at?: string | null;
    };
    /** The result of revoking a key. */
    KeyRevoked: {
        /**
         * A message for people.
         * @example API key revoked
         */
        message: string;
        /** The key. */
        key: Schemas["Key"];
    };
    /** A new key and the key that it replaces. */
    KeyRotated: {
        /** The new key. */
        key: Schemas["NewKey"];
        /** The old key, with its new expiry. */
        replaced: Schemas["Key"];
    };
    /**
     * What a key with scopes may do besides public reads and reading about itself (`/api/whoami`), which every key may:
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
     */
    KeyScope: "account:read" | "agents:write" | "facts:write" | "reputation:write" | "webhooks:manage" | "certifications:write" | "node:manage";
    /**
     * `active`: valid. `revoked`: permanently ended by its account. `expired`: past its expiry. A revoked key stays revoked.
     */
    KeyStatus: "active" | "revoked" | "expired";
    /** The usage of a key in the current month. */
    KeyUsage: {
        /**
         * The month, UTC.
         * @example 2026-11
         */
        period: string;
        /**
         * The number of counted requests. A key shares it with the keys that it was rotated from or to.
         * @example 588
         */
        used: number;
        /**
         * The number of requests per month.
         * @example 1000
         */
        limit: number;
        /**
         * The number of remaining requests.
         * @example 412
         */
        remaining: number;
        /** When the count resets: the first day of the next month, 00:00 UTC. */
        resets_at: string;
    };
    /** The usage of a key. */
    KeyUsageReport: {
        /** The current month. */
        usage: Schemas["KeyUsage"];
        /** The requested days up to today, oldest first, including days without requests: for charts. Each process writes its counts every ten seconds, so a process that is killed loses up to ten seconds of them. The count of the month loses nothing. Days are kept for 90 days. */
        days: Schemas["KeyDay"][];
        /** The requests of these days by operation, most requests first. Those that the node counted before it did so by operation are missing. */
        by_operation: Schemas["KeyOperationUsage"][];
    };
    /**
     * A filter value, a word or short phrase: 1 to 64 characters, not blank, no control characters. Kept in lower case.
     * @example weather
     */
    Keyword: string;
    /** The latest events, the newest first. */
    LatestEvents: {
        /** The events. */
        events: Schemas["RegistryEvent"][];
        /** Send this as `before` for the events before these. Null if no stored event before them matches. */
        next_before: number | null;
    };
    /**
     * One line of text for people: 1 to 256 characters, not blank, no control characters.
     * @example Weather Agent
     */
    Line: string;
    /** A page of a list of agents. It has fewer than `limit` if their records are long, as other pages of agents. */
    ListedPage: {
        /** The agents. */
        agents: Schemas["Agent"][];
        /** Counts over all agents of the list or search, if `facets` requested them. */
        facets?: Schemas["Facets"];
        /**
         * True if the counts in `facets` cover only the newest agents, at most 5,000. Absent otherwise.
         * @example false
         */
        facets_truncated?: boolean;
        /**
         * Format: int32
         * With `live`, on the first page: the number of agents that match all else, and that probes do not say enough of: they are not probed, as imported ones, or not yet, or only their host was (`unknown`, `reachable`, `degraded`). At most 1,000 are counted. Otherwise absent.
         * @example 12
         */
        live_unknown?: number;
        /**
         * Whether `live_unknown` is exact. False: there are more, or the count reached its work limit. Present with `live_unknown`.
         * @example true
         */
        live_unknown_is_exact?: boolean;
        /**
         * The number of agents on all pages. Only on the first page, and not with `after_seq` or `updated_since`, whose pages have no end.
         * @example 128
         */
        total?: number;
        /**
         * Whether `total` is exact. If it is false, there are `total` agents or more: agents are counted up to 1,000, and in large registries up to a limit of work. Present if `total` is.
         * @example true
         */
        total_is_exact?: boolean;
        /**
         * Format: int32
         * The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: string | null;
        /** The response includes every change up to this number. */
        as_of_seq: number;
    };
    /** The liveness of the process. */
    Liveness: {
        /**
         * Always `ok`: a process that does not run does not respond.
         */
        status: "ok";
    };
    /**
     * `unknown`: not probed, or not yet. `up`: responds as its protocol requires. `auth`: responds, and asks for a credential or a payment. `reachable`: responds to a GET request; its protocol was not tried. `degraded`: responds otherwise than its protocol requires, or keeps changing between up and down. `down`: three probes in a row failed, over at least 15 minutes. `dormant`: down for 14 days, or gone for good (410); probed every week.
     */
    LivenessState: "unknown" | "up" | "auth" | "reachable" | "degraded" | "down" | "dormant";
    /**
     * A checkpoint (https://c2sp.org/tlog-checkpoint): the name of the log, its size, its root, and signatures.
     * @example registry.example.com/log
     *     88121
     *     SJBxmR4cP3cFxjPkN7BmBwHGXCmnzk5ZcYVzHXlnJ1s=
     *
     *     — registry.example.com/log Hy49TIvbH5G2jQ==
     */
    LogCheckpoint: string;
    /** Why the log signs nothing. */
    LogHalt: {
        /** When the node detected it. */
        since: string;
        /**
         * What it found.
         * @example The database has 88,000 entries of the log, but a checkpoint of 88,121 was published: it is older than its log.
         */
        reason: string;
    };
    /** The transparency log of the journal. */
    LogInfo: {
        /** The name of the log, which its checkpoints begin with. */
        origin: string;
        /** Its keys, the latest last. Empty before the first checkpoint. */
        vkeys: Schemas["LogKey"][];
        /**
         * The number of entries in the published checkpoint.
         * @example 88121
         */
        size: number;
        /**
         * The `seq` of the first event in the log: the entry of an event has the index `seq` - `first_seq`. It is above 1 if older events were deleted before the log began. Null before the first entry.
         * @example 1
         */
        first_seq: number | null;
        /** The key that verifies the cosignatures of this node as a witness of other logs. Null if it is no witness. */
        witness_vkey: string | null;
        /** The witnesses of this log, by name. */
        witnesses: Schemas["LogWitness"][];
        /**
         * The policy that the node suggests (https://c2sp.org/tlog-policy): its keys and its witnesses, of which a majority must have cosigned a checkpoint. Compare it with what you know of the witnesses from elsewhere, and keep your own copy.
         * @example log registry.example.com/log+1f2e3d4c+AYq8QGKSgrpcHj/1dOdlNC0R6sHgh7V6r6iHxLNHV4Um
         *     quorum none
         */
        policy: string;
        /** Why nothing is signed at present. Null while the log works. */
        halted: Schemas["LogHalt"] | null;
        /** The logs before this one, the latest last. */
        former: Schemas["FormerLog"][];
    };
    /** A key of the log. */
    LogKey: {
        /** The key. */
        vkey: string;
        /** When the node began to sign with it. */
        from: string;
        /** Until when it signs, because the node key was rotated: for 30 days, both keys sign each checkpoint. Null for the present key. */
        until: string | null;
    };
    /** Log not watched. This node does not witness the log. */
    LogNotWatched: {
        type: string;
        title: string;
        status: 404;
        detail: string;
        code: "log_not_watched";
        request_id: string;
    };
    /**
     * The name of a log: the URL of its files without the scheme, and with a suffix if it is not the first log of the node.
     * @example registry.example.com/log
     */
    LogOrigin: string;
    /**
     * The key that verifies the signatures of a log or a witness (https://c2sp.org/signed-note): `<name>+<id>+<public key>`.
     * @example registry.example.com/log+1f2e3d4c+AYq8QGKSgrpcHj/1dOdlNC0R6sHgh7V6r6iHxLNHV4Um
     */
    LogVerifierKey: string;
    /** A witness of the log: another party that cosigns its checkpoints. */
    LogWitness: {
        /** Its name in this node, and in `policy`. */
        name: string;
        /** The key that verifies its cosignatures (https://c2sp.org/tlog-cosignature). */
        vkey: string;
        /**
         * The URL of its interface (https://c2sp.org/tlog-witness).
         * @example https://registry.example.org/log/witness
         */
        url: string;
        /**
         * The size of the latest checkpoint of the present log that it cosigned. Null if there is none.
         * @example 88121
         */
        size: number | null;
        /** The time in that cosignature. Null if there is none. */
        cosigned_at: string | null;
    };
    /** No such witness. No witness has this name. */
    LogWitnessNotFound: {
        type: string;
        title: string;
        status: 404;
        detail: string;
        code: "witness_not_found";
        request_id: string;
    };
    /** The records of the requested ids. */
    LookupAnswer: {
        /** The records, in the order of the ids. */
        agents: Schemas["Agent"][];
        /**
         * The ids that are not registered or were deleted.
         * @example [
         *       "no-such-agent"
         *     ]
         */
        missing: string[];
        /** The former ids of renamed agents, with the ids that these have now: look those up. Absent if there are none. */
        moved?: Schemas["MovedId"][];
        /**
         * Ids whose records would have made the response too long: ask for them again. Absent unless records are long, several thousand bytes each.
         * @example [
         *       "agent-with-a-long-record"
         *     ]
         */
        remaining?: string[];
    };
    /** The ids to look up. */
    LookupRequest: {
        /**
         * 1 to 100 ids. Duplicates count once.
         * @example [
         *       "weather-agent",
         *       "no-such-agent"
         *     ]
         */
        agent_ids: string[];
    };
    /** Malformed JSON. The body is not valid JSON (RFC 8259) in UTF-8: fix it at the place that `detail` names. */
    MalformedJson: {
        type: string;
        title: string;
        status: 400;
        detail: string;
        code: "malformed_json";
        request_id: string;
        /** The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** Malformed request. The request line or a header is not valid HTTP. */
    MalformedRequest: {
        type: string;
        title: string;
        status: 400;
        detail: string;
        code: "malformed_request";
        request_id: string;
    };
    /** Why a search found an agent. */
    Match: {
        /**
         * Format: double
         * The relevance: 1 for the exact id or name, less for others. Only compare scores within one response.
         * @example 0.8
         */
        score: number;
        /**
         * The fields in which the words of the query were found.
         * @example [
         *       "name",
         *       "tags"
         *     ]
         */
        fields: ("agent_id" | "name" | "tags" | "capabilities" | "skills" | "provider" | "details" | "description")[];
        /**
         * True if the agent has none of the words, and was found because its meaning is near to that of the query. `fields` is empty then. Absent otherwise, and on nodes that rank by words alone.
         * @example false
         */
        by_meaning?: boolean;
        /** Where the words of the query are in the fields that `highlight` requested, in the order of these fields: at most 3 texts of a field. Present if `highlight` is sent; empty for an agent that was found by its meaning. */
        highlights?: Schemas["Highlight"][];
    };
    /**
     * A field that a search looks in. `details` are the names, descriptions and examples of the agent's skills.
     */
    MatchField: "agent_id" | "name" | "tags" | "capabilities" | "skills" | "provider" | "details" | "description";
    /**
     * A JSON-RPC 2.0 response.
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
         * Always `2.0`.
         */
        jsonrpc: "2.0";
        /** The id of the request. */
        id: Schemas["McpId"];
        /**
         * The result of the method. Absent if there is an error.
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
        /** The error. Absent if there is a result. */
        error?: Schemas["McpError"];
    };
    /** The responses to the requests of a batch, in their order. */
    McpAnswers: Schemas["McpAnswer"][];
    /** Several messages, by versions before 2025-06-18: 1 to 50. */
    McpBatch: Schemas["McpMessage"][];
    /** The error of a request. */
    McpError: {
        /**
         * Format: int32
         * The error code (JSON-RPC 2.0 section 5.1): -32601 for an unknown method, -32602 for an unknown tool or invalid parameters. Of the protocol: -32020 if a header differs from the message, -32022 for an unsupported version. -32099 if the response is left out, because it would have more than 1,000,000 bytes.
         * @example -32602
         */
        code: number;
        /**
         * What was wrong.
         * @example Unknown tool: registry_dance
         */
        message: string;
        /**
         * More details. With -32022: `supported`, the supported versions, and `requested`. With -32099: `max_response_bytes`, the maximum size of a response.
         * @example {}
         */
        data?: unknown;
    };
    /**
     * The id of a JSON-RPC request, chosen by its sender: a string of at most 1,024 characters, or an integer that JSON represents exactly.
     * @example 1
     */
    McpId: string | number;
    /** A JSON-RPC 2.0 request, or a notification, which has no `id`. */
    McpMessage: {
        /**
         * Always `2.0`.
         */
        jsonrpc: "2.0";
        /** The id of the request, repeated in the response. A message without an id is a notification and has no response. */
        id?: Schemas["McpId"];
        /**
         * The method: `tools/list`, `tools/call`, `server/discover`, or, before 2026-07-28, `initialize` or `ping`. At most 256 characters.
         * @example tools/call
         */
        method: string;
        /**
         * The parameters of the method.
         * @example {
         *       "name": "registry_search_agents",
         *       "arguments": {
         *         "q": "weather"
         *       }
         *     }
         */
        params?: Schemas["McpParams"];
    };
    /** The metadata of a message. At most 1,000 fields. */
    McpMeta: {
        /** Requests progress notifications. The node's tools send none. */
        progressToken?: Schemas["McpId"];
        /** The task that the message belongs to. The node's tools create no tasks. At most 1,000 fields. */
        "io.modelcontextprotocol/related-task"?: {
            /**
             * The task's id. At most 1,024 characters.
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
     * An integer that JSON represents exactly.
     */
    McpNumber: number;
    /** The parameters of a method. At most 1,000 fields; the tools have about 20 arguments. */
    McpParams: {
        /** The metadata of the message. */
        _meta?: Schemas["McpMeta"];
    } & {
        [key: string]: unknown;
    };
    /**
     * A JSON-RPC 2.0 response to a message that was rejected.
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
         * Always `2.0`.
         */
        jsonrpc: "2.0";
        /** The id of the request. Absent if the message has none. */
        id?: Schemas["McpId"];
        /**
         * The error.
         * @example {
         *       "code": -32601,
         *       "message": "Method not found: ping"
         *     }
         */
        error: Schemas["McpError"];
    };
    /** The version of a request. */
    McpRequestedVersion: "2026-07-28" | "2025-11-25" | "2025-06-18" | "2025-03-26" | "2024-11-05" | "2024-10-07" | string;
    /**
     * The versions of the Model Context Protocol that the node implements.
     */
    McpVersion: "2026-07-28" | "2025-11-25" | "2025-06-18" | "2025-03-26" | "2024-11-05" | "2024-10-07";
    /** Method not allowed. The `Allow` header lists the methods of this path. */
    MethodNotAllowed: {
        type: string;
        title: string;
        status: 405;
        detail: string;
        code: "method_not_allowed";
        request_id: string;
    };
    /** Metrics disabled. The node serves metrics only if its operator has set `METRICS_TOKEN`. */
    MetricsDisabled: {
        type: string;
        title: string;
        status: 404;
        detail: string;
        code: "metrics_disabled";
        request_id: string;
    };
    /** Metrics token required. Send the node's `METRICS_TOKEN` as `Authorization: Bearer`: an API key does not work here. */
    MetricsTokenRequired: {
        type: string;
        title: string;
        status: 401;
        detail: string;
        code: "metrics_token_required";
        request_id: string;
    };
    /** Misdirected request. The `Host` header names a host that this node does not serve. A node that listens on the loopback address only serves `localhost` and the host of its `PUBLIC_URL`. */
    MisdirectedRequest: {
        type: string;
        title: string;
        status: 421;
        detail: string;
        code: "misdirected_request";
        request_id: string;
    };
    /** A former id of a renamed agent. */
    MovedId: {
        /**
         * The former id.
         * @example weather-bot
         */
        agent_id: string;
        /** The id that the agent has now. */
        moved_to: string;
    };
    /** The response to the registration of a new agent. */
    NewAgentAnswer: {
        /**
         * `registered`: the agent is new. `updated`: the agent existed, even if nothing changed.
         */
        status: "registered";
        /** The agent's id. */
        agent_id: string;
        /** The record. */
        agent: Schemas["Agent"];
        /** What to consider about a new id or a new server name. Absent if there is nothing. */
        warnings?: Schemas["IdWarning"][];
    };
    /** Too many new ids. Your account has registered as many new ids today (UTC) as its tier permits: try again after `Retry-After` seconds, or ask the operator of the node for another tier. Updates of agents are not limited. */
    NewAgentLimitReached: {
        type: string;
        title: string;
        status: 429;
        detail: string;
        code: "new_agent_limit_reached";
        request_id: string;
        /**
         * Format: int32
         * The number of new ids per day.
         * @example 100
         */
        limit: number;
        /** When the limit resets: the next day, 00:00 UTC. */
        resets_at: string;
    };
    /** The number of agents registered in recent periods. */
    NewAgents: {
        /**
         * In the last 24 hours.
         * @example 12
         */
        "24h": number;
        /**
         * In the last 7 days.
         * @example 80
         */
        "7d": number;
        /**
         * In the last 30 days.
         * @example 300
         */
        "30d": number;
    };
    /** A new key. Only this response has the raw key. */
    NewKey: {
        /** The key's id. */
        id: string;
        /** The key's name. */
        name: string;
        /** The key's tier. */
        tier: "free" | "pro" | "enterprise";
        /** What the key may do. Null for everything that its account may do with a key. */
        scopes: ("account:read" | "agents:write" | "facts:write" | "reputation:write" | "webhooks:manage" | "certifications:write" | "node:manage")[] | null;
        /** The key's status. */
        status: "active" | "revoked" | "expired";
        /**
         * The first 13 characters of the raw key.
         * @example registry_4dJ0
         */
        start: string;
        /**
         * The last 4 characters of the raw key.
         * @example 0jJM
         */
        last4: string;
        /** When the key was created. */
        created_at: string;
        /** When the key expires. Null if it does not. An expired key never becomes valid again, also if the node's clock is set back. */
        expires_at: string | null;
        /** When the key was revoked. Null if it was not. */
        revoked_at: string | null;
        /** When the key was last used, to the minute: also by reads, which use no quota. Null if never. */
        last_used_at: string | null;
        /** The key that this key replaces. Null if none. */
        rotated_from: string | null;
        /** The key that replaces this key. Null if none. A replaced key does not count towards the limit of active keys. */
        rotated_to: string | null;
        /** The usage in the current month. */
        usage: Schemas["KeyUsage"];
        /** The raw key. The node stores only its SHA-256, so it cannot be shown again. */
        raw_key: string;
    };
    /** A response with a new key. */
    NewKeyAnswer: {
        /** The key. */
        key: Schemas["NewKey"];
    };
    /** No password. Your account signs in with the identity provider and has no password. */
    NoPassword: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "no_password";
        request_id: string;
    };
    /** Node busy. The node is reading too many large bodies, or serving too many event streams. Nothing was changed: try again after `Retry-After` seconds. */
    NodeBusy: {
        type: string;
        title: string;
        status: 503;
        detail: string;
        code: "node_busy";
        request_id: string;
    };
    /** Not the agent's owner. You do not own this agent: only its owner and the operator may change it. */
    NotAgentOwner: {
        type: string;
        title: string;
        status: 403;
        detail: string;
        code: "not_agent_owner";
        request_id: string;
    };
    /** Not an issuer. The operator of the node decides which accounts issue certifications. */
    NotAnIssuer: {
        type: string;
        title: string;
        status: 403;
        detail: string;
        code: "not_an_issuer";
        request_id: string;
    };
    /** Another issuer's certification. Only the account that issued it, or the operator, may renew or revoke it. */
    NotCertificationIssuer: {
        type: string;
        title: string;
        status: 403;
        detail: string;
        code: "not_certification_issuer";
        request_id: string;
    };
    /** Not implemented. The node does not know the method, or does not implement the operation yet. */
    NotImplemented: {
        type: string;
        title: string;
        status: 501;
        detail: string;
        code: "not_implemented";
        request_id: string;
    };
    /** Not the giver. Only the account that made the offer can cancel it before it is accepted: decline it. */
    NotOfferGiver: {
        type: string;
        title: string;
        status: 403;
        detail: string;
        code: "not_offer_giver";
        request_id: string;
    };
    /** Not the recipient. You made this offer: only the other account can accept or decline it. */
    NotOfferRecipient: {
        type: string;
        title: string;
        status: 403;
        detail: string;
        code: "not_offer_recipient";
        request_id: string;
    };
    /** Not the subscription's owner. The subscription belongs to another account. The operator can only read it and its deliveries, pause, disable and resume it, and have the queue endpoint attempt its deliveries. Other accounts get this problem when they delete, pause or resume it. For all other requests they get 404, as for an unknown id. */
    NotSubscriptionOwner: {
        type: string;
        title: string;
        status: 403;
        detail: string;
        code: "not_subscription_owner";
        request_id: string;
    };
    /** An offer to transfer an agent to another account. Only the two accounts see it. */
    Offer: {
        /** The id of the offer. */
        id: string;
        /** The agent. If it is renamed, its present id. */
        agent_id: string;
        /** The state. */
        state: "offered" | "accepted" | "effective" | "declined" | "cancelled" | "expired";
        /** The account that offers the agent. */
        from_account: string;
        /** The display name of that account. Null if it has none. */
        from_name: string | null;
        /** The e-mail address of that account, which the node has not verified. Null if it has none. */
        from_email: string | null;
        /** The account that the agent is offered to. Null in an outgoing offer to an e-mail address until it is accepted: the node does not say whether an account has the address, or which account has used the link. */
        to_account: string | null;
        /** The e-mail address that it is offered to. Null if it is offered to the id of an account. */
        to_email: string | null;
        /** What the owner of the agent wrote. Null if nothing. */
        message: string | null;
        /** When it was made. */
        created_at: string;
        /** When it expires if it is not answered. */
        expires_at: string;
        /** When it was accepted. Null if it was not. */
        accepted_at: string | null;
        /** When it takes effect, or took effect. Null if it was not accepted. */
        effective_at: string | null;
        /** When it ended: took effect, was declined or cancelled, or expired. Null while it is open. */
        ended_at: string | null;
    };
    /** The input to claim an offer. */
    OfferClaim: {
        /** The token of the link. */
        token: string;
    };
    /**
     * Whether offers were made to your account, or by it.
     */
    OfferDirection: "incoming" | "outgoing";
    /** An open offer exists. The agent is offered already: cancel that offer first. */
    OfferExists: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "offer_exists";
        request_id: string;
        /** The open offer. */
        offer_id: string;
    };
    /**
     * The id of an offer.
     * @example offer_5d1f0c1e-3b62-4f0a-9d53-0a7cf3a1d9b4
     */
    OfferId: string;
    /** An offer that was made now. */
    OfferMade: {
        /** The id of the offer. */
        id: string;
        /** The agent. If it is renamed, its present id. */
        agent_id: string;
        /** The state. */
        state: "offered" | "accepted" | "effective" | "declined" | "cancelled" | "expired";
        /** The account that offers the agent. */
        from_account: string;
        /** The display name of that account. Null if it has none. */
        from_name: string | null;
        /** The e-mail address of that account, which the node has not verified. Null if it has none. */
        from_email: string | null;
        /** The account that the agent is offered to. Null in an outgoing offer to an e-mail address until it is accepted: the node does not say whether an account has the address, or which account has used the link. */
        to_account: string | null;
        /** The e-mail address that it is offered to. Null if it is offered to the id of an account. */
        to_email: string | null;
        /** What the owner of the agent wrote. Null if nothing. */
        message: string | null;
        /** When it was made. */
        created_at: string;
        /** When it expires if it is not answered. */
        expires_at: string;
        /** When it was accepted. Null if it was not. */
        accepted_at: string | null;
        /** When it takes effect, or took effect. Null if it was not accepted. */
        effective_at: string | null;
        /** When it ended: took effect, was declined or cancelled, or expired. Null while it is open. */
        ended_at: string | null;
        /**
         * Format: uri
         * The link to hand on to the person whom an offer to an e-mail address is for. Any account that opens it can accept the offer, and it works once, until the offer ends. Only this response has it: the node stores only a hash of its token. Null for an offer to the id of an account.
         * @example https://registry.example.com/dashboard#/offers?token=k3cVZb0Wc4Q0Y5hHcU1m2wk3cVZb0Wc4Q0Y5hHcU1m2
         */
        claim_url: string | null;
    };
    /**
     * Words to the other account: at most 500 characters, no NUL.
     * @example As agreed on Monday.
     */
    OfferMessage: string;
    /** No such offer. No offer to or by your account has this id, or no offer has this token: it may have been used. Ended offers are deleted after 30 days. */
    OfferNotFound: {
        type: string;
        title: string;
        status: 404;
        detail: string;
        code: "offer_not_found";
        request_id: string;
    };
    /** Offer not open. The state of the offer does not permit this: only an offered one can be accepted or declined, and only an offered or accepted one can be cancelled. */
    OfferNotOpen: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "offer_not_open";
        request_id: string;
        /** The state of the offer. */
        state: "offered" | "accepted" | "effective" | "declined" | "cancelled" | "expired";
    };
    /** A page of offers, newest first. */
    OfferPage: {
        /** The offers. */
        offers: Schemas["Offer"][];
        /**
         * Format: int32
         * The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: string | null;
    };
    /**
     * The id of an account, or an e-mail address.
     * @example grace@example.com
     */
    OfferRecipient: string;
    /**
     * `offered`: open, nobody has answered. `accepted`: takes effect at `effective_at`. `effective`: the agent belongs to the other account. `declined`: by the recipient. `cancelled`: by one of the two accounts, or because the agent was deleted or suspended, or an account disabled or closed. `expired`: not answered within 14 days.
     */
    OfferState: "offered" | "accepted" | "effective" | "declined" | "cancelled" | "expired";
    /**
     * The token of the link to an offer.
     * @example k3cVZb0Wc4Q0Y5hHcU1m2wk3cVZb0Wc4Q0Y5hHcU1m2
     */
    OfferToken: string;
    /** Sign-in at the provider failed. The response of the identity provider is not usable: start again. */
    OidcFailed: {
        type: string;
        title: string;
        status: 400;
        detail: string;
        code: "oidc_failed";
        request_id: string;
    };
    /** No identity provider. This node has no identity provider: sign in with e-mail address and password. */
    OidcNotConfigured: {
        type: string;
        title: string;
        status: 404;
        detail: string;
        code: "oidc_not_configured";
        request_id: string;
    };
    /** Identity provider unavailable. The identity provider does not respond, or not as OpenID Connect requires: try again after `Retry-After` seconds. */
    OidcUnavailable: {
        type: string;
        title: string;
        status: 503;
        detail: string;
        code: "oidc_unavailable";
        request_id: string;
    };
    /** The number of open violations by severity. */
    OpenViolations: {
        /**
         * Format: int32
         * Of severity `info`.
         * @example 0
         */
        info: number;
        /**
         * Format: int32
         * Of severity `low`.
         * @example 1
         */
        low: number;
        /**
         * Format: int32
         * Of severity `medium`.
         * @example 0
         */
        medium: number;
        /**
         * Format: int32
         * Of severity `high`.
         * @example 0
         */
        high: number;
        /**
         * Format: int32
         * Of severity `critical`.
         * @example 0
         */
        critical: number;
    };
    /** No such OpenAPI document. `/openapi.json` has the tags that have one: `/openapi/<tag>.json`. */
    OpenapiDocumentNotFound: {
        type: string;
        title: string;
        status: 404;
        detail: string;
        code: "openapi_document_not_found";
        request_id: string;
    };
    /** A version that the node may not implement. */
    OtherMcpVersion: string;
    /** Outcome unknown. The connection to the database was lost during the commit, so the change may or may not have been made. Look it up, or repeat the request with the same `Idempotency-Key`. */
    OutcomeUnknown: {
        type: string;
        title: string;
        status: 503;
        detail: string;
        code: "outcome_unknown";
        request_id: string;
    };
    /** The input to change your account. */
    OwnAccountChange: {
        /**
         * The display name. Null removes it.
         * @example Ada Lovelace
         */
        name: string | null;
    };
    /** Certification of your own agent. You may only certify your own agents as `self_attested`. */
    OwnAgentCertification: {
        type: string;
        title: string;
        status: 403;
        detail: string;
        code: "own_agent_certification";
        request_id: string;
    };
    /** Report on your own agent. You can't rate your own agent. */
    OwnAgentReport: {
        type: string;
        title: string;
        status: 403;
        detail: string;
        code: "own_agent_report";
        request_id: string;
    };
    /** An agent as its owner and the operator see it: complete, also while it is suspended. */
    OwnedAgent: {
        /** The agent's id. */
        agent_id: string;
        /** The display name. */
        name: string;
        /**
         * What the agent does. At most 4,000 characters.
         * @example Hourly forecasts for any place on Earth.
         */
        description: string | null;
        /** The URL of the agent's endpoint. */
        agent_url: string;
        /** The URL of the agent's API, if it is not `agent_url`. */
        api_url: string | null;
        /** The URL of the agent's MCP endpoint. */
        mcp_url: string | null;
        /** The URL of the agent's own AgentFacts. */
        facts_url: string | null;
        /** The URL of the documentation. */
        documentation_url: string | null;
        /** The URL of an icon. */
        icon_url: string | null;
        /**
         * The agent's version, in its own scheme.
         * @example 1.4.0
         */
        version: string | null;
        /**
         * The provider.
         * @example {
         *       "name": "Example Weather Ltd",
         *       "url": "https://example.com"
         *     }
         */
        provider: Schemas["Provider"] | null;
        /**
         * The protocols that it implements.
         * @example [
         *       "a2a"
         *     ]
         */
        protocols: ("a2a" | "mcp" | "http" | "nlweb" | "acp" | "other")[];
        /**
         * Its capabilities: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "streaming"
         *     ]
         */
        capabilities: string[];
        /**
         * Its tags: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "weather",
         *       "forecast"
         *     ]
         */
        tags: string[];
        /**
         * The ids of its skills: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "hourly-forecast"
         *     ]
         */
        skills: string[];
        /** The lifecycle status. */
        status: "active" | "deprecated" | "suspended" | "tombstoned";
        /** The reason for this status. At most 500 characters. */
        status_message: string | null;
        /**
         * The agent to use instead. Null if a peer names an id that another source has here.
         * @example null
         */
        successor_agent_id: string | null;
        /** When it will stop working. */
        sunset_at: string | null;
        /**
         * `local`, or the id of the peer that it was imported from.
         * @example local
         */
        source: string;
        /**
         * Where and when it was imported from. Null for a local agent and a tombstone. Only its origin can change an imported agent.
         * @example null
         */
        origin: Schemas["AgentOrigin"] | null;
        /**
         * Whether an account owns it. Anyone who may write can change a local agent without an owner.
         * @example false
         */
        owned: boolean;
        /**
         * Whether it has AgentFacts.
         * @example true
         */
        has_facts: boolean;
        /** How far its URLs are verified. An imported agent is not verified here: `origin` has what its peer says. */
        verification: Schemas["AgentVerification"];
        /** What the signature of its card proves. Null without a card, for imported agents, and for cards of earlier versions. */
        card_signature: Schemas["CardSignature"] | null;
        /** When it was first registered. */
        registered_at: string;
        /** When it last changed. */
        updated_at: string;
        /** When it was deleted. */
        tombstoned_at: string | null;
        /**
         * `true` if the owner of the node erased the agent: delete what you have of it. Otherwise absent.
         * @example true
         */
        erased?: boolean;
        /**
         * The id that the agent has now, if it was renamed: this id is a former one, and its status is `tombstoned`. Otherwise null.
         * @example null
         */
        moved_to: string | null;
        /**
         * The ids that the agent had before it was renamed, the latest last: at most 10. Of an imported agent those that this node has as former ids of the same peer: a peer has no say in the ids of others.
         * @example []
         */
        previous_agent_ids: string[];
        /** The sequence number of its last change. */
        seq: number;
        /**
         * Additional fields of the registration, as sent.
         * @example {
         *       "region": "eu"
         *     }
         */
        extra: Schemas["ExtraMembers"];
        /** The account that owns it. Null if none does. */
        account_id: string | null;
    };
    /** A page of agents with the accounts that own them. It has fewer than `limit` if their records are long, as other pages of agents. */
    OwnedAgentPage: {
        /** The agents. */
        agents: Schemas["OwnedAgent"][];
        /**
         * Format: int32
         * The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: string | null;
        /** The response includes every change up to this number. */
        as_of_seq: number;
    };
    /** The owner's own account. It cannot be disabled, because only the owner can enable accounts. */
    OwnerCannotBeDisabled: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "owner_cannot_be_disabled";
        request_id: string;
    };
    /** The owner's own account. It cannot be closed, because the node would have no operator. */
    OwnerCannotClose: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "owner_cannot_close";
        request_id: string;
    };
    /** Owner required. Only the owner of the node may do this. */
    OwnerRequired: {
        type: string;
        title: string;
        status: 403;
        detail: string;
        code: "owner_required";
        request_id: string;
    };
    /** The owner's own account. Its password is reset on the machine of the node, by the command `owner reset`. */
    OwnerResetsPassword: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "owner_resets_password";
        request_id: string;
    };
    /**
     * A password: 12 to 256 characters of any kind. Easily guessed passwords are rejected: common ones, fewer than 5 different characters, sequences, repeated short texts, the e-mail address.
     * @example correct horse battery staple
     */
    Password: string;
    /** The input to change your password. */
    PasswordChange: {
        /**
         * The current password. At most 256 characters.
         * @example correct horse battery staple
         */
        current_password: string;
        /**
         * The new password.
         * @example four other words at random
         */
        new_password: string;
    };
    /** A link to set a new password. */
    PasswordLink: {
        /**
         * Format: uri
         * The link. Give it to the person whom the account belongs to. The node stores only a hash of its token.
         * @example https://registry.example.com/dashboard#/password?token=k3cVZb0Wc4Q0Y5hHcU1m2wk3cVZb0Wc4Q0Y5hHcU1m2
         */
        url: string;
        /** When the link expires: 24 hours after it was issued. */
        expires_at: string;
    };
    /** Link not valid. The link is unknown, was used or replaced, or has expired: ask the operator of the node for a new one. */
    PasswordLinkInvalid: {
        type: string;
        title: string;
        status: 403;
        detail: string;
        code: "password_link_invalid";
        request_id: string;
    };
    /** The input to set a new password with a link. */
    PasswordReset: {
        /**
         * The token of the link.
         * @example k3cVZb0Wc4Q0Y5hHcU1m2wk3cVZb0Wc4Q0Y5hHcU1m2
         */
        token: string;
        /**
         * The new password.
         * @example four other words at random
         */
        new_password: string;
    };
    /** A peer: another node whose agents this node imports. */
    Peer: {
        /** The peer's id. */
        id: string;
        /**
         * The display name.
         * @example Northern registry
         */
        name: string;
        /**
         * The URL of the peer.
         * @example https://registry.example.org
         */
        base_url: string;
        /** The status of the peer. */
        status: "active" | "degraded" | "removing";
        /** How the peer is synced. */
        mode: "changes" | "plain";
        /**
         * The number of its imported agents that are not deleted.
         * @example 1200
         */
        agents: number;
        /**
         * The number of its agents that are not imported, because their ids are taken.
         * @example 0
         */
        conflicts: number;
        /**
         * The number of records that the last sync skipped: they are invalid, or exceed the limit for a peer.
         * @example 0
         */
        skipped: number;
        /** When the peer was added. */
        added_at: string;
        /** When the last complete sync ended. Null if there was none. */
        last_sync_at: string | null;
        /** When the next sync is due. */
        next_sync_at: string;
        /**
         * Format: int32
         * Consecutive failures.
         * @example 0
         */
        consecutive_failures: number;
        /**
         * Why the last sync failed. Null if it did not.
         * @example null
         */
        last_error: string | null;
        /** What it says its transparency log is. Null if it has none, or if the node could not read it yet. */
        log: Schemas["PeerLog"] | null;
    };
    /** A conflict: an agent of a peer that is not imported, because its id is taken. */
    PeerConflict: {
        /** The agent's id. */
        agent_id: string;
        /** The endpoint URL of the peer's agent. */
        agent_url: string;
        /**
         * The source of the agent that has the id here: `local`, or another peer's id.
         * @example local
         */
        held_by: string;
        /** When the peer last listed this agent. */
        seen_at: string;
    };
    /** A page of conflicts, by id. */
    PeerConflictPage: {
        /** The conflicts. */
        conflicts: Schemas["PeerConflict"][];
        /**
         * Format: int32
         * The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: string | null;
    };
    /**
     * A peer's id. It is the `source` of the agents imported from the peer.
     * @example peer_5d0f2b8e-7b0c-4a57-9a63-1f0a52b8c1d4
     */
    PeerId: string;
    /** Peer already added. The node has this peer, perhaps under another URL, or is still removing it. */
    PeerKnown: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "peer_known";
        request_id: string;
        /** The peer's id. */
        peer_id: string;
    };
    /** Too many peers. Remove a peer first. */
    PeerLimitReached: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "peer_limit_reached";
        request_id: string;
        /**
         * The limit of peers.
         * @example 100
         */
        limit: number;
    };
    /** All peers, in the order in which they were added; at most 100. */
    PeerList: {
        /** The peers. */
        peers: Schemas["Peer"][];
        /**
         * Format: int32
         * The number of peers.
         * @example 3
         */
        count: number;
    };
    /** What a peer says its transparency log is (https://c2sp.org/tlog-checkpoint). Nobody has confirmed it: compare the keys with what the operator of the peer says, before you rely on them. */
    PeerLog: {
        /** The name of the log. */
        origin: string;
        /** The keys that sign its checkpoints at present, the latest last. Empty before its first checkpoint. */
        vkeys: string[];
        /**
         * The key that verifies the cosignatures of the peer as a witness. Null if it is no witness.
         * @example registry.example.com/log/witness+24a85b71+BFmZB3B5Mpz5kgGATSCKGzQsPpNoOpxDPE+h7tJGsTQC
         */
        witness_vkey: string | null;
        /**
         * Whether a witness of this node's log has this key: the operator of this node confirmed it.
         * @example true
         */
        is_witness: boolean;
        /**
         * Whether this node witnesses this log, with all of these keys: the operator of this node confirmed them.
         * @example false
         */
        is_watched: boolean;
        /** When the node last read it from the peer. */
        read_at: string;
    };
    /**
     * How a peer is synced. `changes`: incrementally, by its changes. `plain`: its whole list is read and compared, because it does not number its changes.
     */
    PeerMode: "changes" | "plain";
    /** No such peer. No peer has this id, or it was removed. */
    PeerNotFound: {
        type: string;
        title: string;
        status: 404;
        detail: string;
        code: "peer_not_found";
        request_id: string;
    };
    /** Peer not reached. The URL did not respond, or not with a usable response: see `error`. */
    PeerNotReached: {
        type: string;
        title: string;
        status: 502;
        detail: string;
        code: "peer_not_reached";
        request_id: string;
        /** The reason. */
        error: Schemas["FetchError"];
        /**
         * The status of the response. Null if there was no response.
         * @example 404
         */
        response_status: number | null;
    };
    /** The result of removing a peer. */
    PeerRemoved: {
        /**
         * A message for people.
         * @example Peer removed
         */
        message: string;
        /** The peer's id. */
        id: string;
        /**
         * The number of its agents that were retired.
         * @example 1200
         */
        retired: number;
        /**
         * The number of its agents that are still to be retired, in the background.
         * @example 0
         */
        remaining: number;
    };
    /** The input to add a peer. */
    PeerRequest: {
        /**
         * The URL of the peer: https, on a public host, by the rules of callback URLs, at most 1,024 characters, no query. The node reads `/health`, `/list` and `/log` below it.
         * @example https://registry.example.org
         */
        base_url: string;
        /**
         * A display name. Default: the host.
         * @example Northern registry
         */
        name?: string | null;
    };
    /**
     * `active`: synced regularly. `degraded`: three consecutive syncs failed; the node retries at growing intervals, and the peer's agents stay. `removing`: the operator removed it, and its agents are being retired.
     */
    PeerStatus: "active" | "degraded" | "removing";
    /** A peer in an event. */
    PeerSummary: {
        /**
         * The peer's id, which is the `source` of its agents.
         * @example peer_northern
         */
        id: string;
        /** The display name. */
        name: string;
        /** The URL of the peer. */
        base_url: string;
    };
    /** Peer unusable. The URL isn't a compatible registry node, or is this node itself: check the URL. */
    PeerUnusable: {
        type: string;
        title: string;
        status: 400;
        detail: string;
        code: "peer_unusable";
        request_id: string;
        /** The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** Peer URL rejected. The node cannot read from this URL: see `reason`. Use a public https:// URL. */
    PeerUrlRejected: {
        type: string;
        title: string;
        status: 400;
        detail: string;
        code: "peer_url_rejected";
        request_id: string;
        /** The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
        /**
         * The reason.
         * @example The address is not public.
         */
        reason: string;
    };
    /** Precondition failed. The resource does not match `If-Match` or `If-None-Match`, because it changed: read it again. */
    PreconditionFailed: {
        type: string;
        title: string;
        status: 412;
        detail: string;
        code: "precondition_failed";
        request_id: string;
    };
    /** How an agent may be probed. */
    ProbeChoice: {
        /**
         * `none`, `reachable`, `protocol` or `task`. Null for the default: `protocol` if its URLs are verified, otherwise `reachable`. If several agents have the URL, each choice applies to its own agent. If some of them are verified, the least that they chose applies to all, but for `none`, which always applies to its agent.
         * @example none
         */
        probes: "none" | "reachable" | "protocol" | "task" | null;
        /**
         * Whether to hide the history from everybody: the uptime, the days and the latency. The state stays visible, and searches and reputations use what is hidden. Default: as before, which is false at first.
         * @example false
         */
        hide_history?: boolean;
    };
    /** A key that verifies the signatures of probes: Ed25519 as a JWK (RFC 8037). */
    ProbeKey: {
        /**
         * The type of the key.
         */
        kty: "OKP";
        /**
         * The curve.
         */
        crv: "Ed25519";
        /**
         * The public key, in base64url.
         * @example 11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo
         */
        x: string;
        /**
         * Its name in signatures: the thumbprint of the key (RFC 7638).
         * @example kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k
         */
        kid: string;
        /**
         * It signs.
         */
        use: "sig";
    };
    /** The keys that verify the signatures of probes, as a JWK set. */
    ProbeKeys: {
        /** The keys. */
        keys: Schemas["ProbeKey"][];
    };
    /**
     * How an agent is probed. `none`: not at all. `reachable`: by a GET request of its URL. `protocol`: by a request of its protocol that changes nothing. `task`: like `protocol`, and once a day an A2A agent gets a message (`SendMessage`, `message/send`), which may cost it something: only if its owner chose so.
     */
    ProbeLevel: "none" | "reachable" | "protocol" | "task";
    /**
     * What the last probe found. `ok`: the response that is expected. `auth_required`: 401 or 403. `payment_required`: 402. `no_method`: it speaks JSON-RPC, without the method. `wrong_protocol`: a response that is not one of the protocol. `task_failed`: an error, or a failed task, in response to a message. `redirect`: probes follow none. `not_found`: 404. `gone`: 410. `server_error`: 5xx. `rate_limited`: 429, or 503 with `Retry-After`; it says nothing. `disallowed`: the robots.txt of the host forbids probes. The others say why there was no response.
     */
    ProbeOutcome: "ok" | "auth_required" | "payment_required" | "no_method" | "wrong_protocol" | "task_failed" | "redirect" | "not_found" | "gone" | "server_error" | "rate_limited" | "disallowed" | "timeout" | "connect_timeout" | "dns_error" | "connection_refused" | "connection_reset" | "tls_error" | "egress_blocked" | "network_error";
    /**
     * What a probe asks. `a2a`: a task that does not exist (`GetTask`, `tasks/get`). `mcp`: `server/discover`, or `initialize`. `http`: a GET request.
     */
    ProbeProtocol: "a2a" | "mcp" | "http";
    /** The probes of a day (UTC). Those that confirm an outcome are not counted. */
    ProbedDay: {
        /**
         * Format: date
         * The day.
         * @example 2026-11-20
         */
        date: string;
        /**
         * Format: int32
         * The number of probes with a response, also of those that asked for a credential or a payment.
         * @example 24
         */
        responded: number;
        /**
         * Format: int32
         * How many of these responses asked for a credential or a payment.
         * @example 0
         */
        auth: number;
        /**
         * Format: int32
         * The number of probes that failed.
         * @example 0
         */
        failed: number;
    };
    /** Probed recently. A probe of this URL was requested a moment ago, or its host asked for fewer requests: try again after `Retry-After` seconds. */
    ProbedRecently: {
        type: string;
        title: string;
        status: 429;
        detail: string;
        code: "probed_recently";
        request_id: string;
    };
    /** No such problem. No problem has this code: check the `code` of the error response. */
    ProblemNotFound: {
        type: string;
        title: string;
        status: 404;
        detail: string;
        code: "problem_not_found";
        request_id: string;
    };
    /** What a check found by one method. */
    ProofFinding: {
        /** The method. */
        method: "http" | "dns" | "card";
        /** The outcome. */
        outcome: "proved" | "absent" | "unknown";
        /** How far the proof reaches; `none` without one. */
        level: "none" | "url" | "host" | "domain";
        /**
         * What was seen, and what to do.
         * @example _registry-node.weather.example.com has the record.
         */
        detail: string;
    };
    /**
     * A way to prove a domain. `http`: a file at a well-known path. `dns`: a TXT record. `card`: an extension in an agent card.
     */
    ProofMethod: "http" | "dns" | "card";
    /**
     * `proved`: the proof is there. `absent`: the domain says that there is none. `unknown`: no statement, for example because of a timeout or a server error; it is no evidence against the claim.
     */
    ProofOutcome: "proved" | "absent" | "unknown";
    /** What to publish: one of these is enough. Leave it in place, because it is checked every day. */
    ProofRecords: {
        /** A file on the host. */
        http: Schemas["HttpProof"];
        /** A TXT record. */
        dns: Schemas["DnsProof"];
        /** An extension in an agent card. */
        card: Schemas["CardProof"];
    };
    /**
     * A protocol of an agent.
     */
    Protocol: "a2a" | "mcp" | "http" | "nlweb" | "acp" | "other";
    /** The provider of an agent. */
    Provider: {
        /**
         * The name of the person or organisation.
         * @example Example Weather Ltd
         */
        name: string;
        /**
         * The URL of their site.
         * @example https://example.com
         */
        url: string | null;
    };
    /** The provider of an agent, as sent. */
    ProviderSent: {
        /**
         * The name of the person or organisation.
         * @example Example Weather Ltd
         */
        name: string;
        /**
         * The URL of their site.
         * @example https://example.com
         */
        url?: string | null;
    };
    /** An erasure as everyone sees it. It repeats nothing of what was erased, and not the agent's id. */
    PublicErasure: {
        /** The `seq` of its first event, which identifies the erasure. */
        seq: number;
        /** How far it is. */
        state: "running" | "done";
        /**
         * Whether the node that the agent was imported from erased it, and this node followed.
         * @example false
         */
        imported: boolean;
        /**
         * How many events it has redacted so far.
         * @example 12
         */
        redacted_events: number;
        /** When it began. */
        erased_at: string;
        /** When nothing was left. Null while it runs. */
        finished_at: string | null;
    };
    /** A page of erasures as everyone sees them, the latest first. */
    PublicErasurePage: {
        /** The erasures. */
        erasures: Schemas["PublicErasure"][];
        /**
         * Format: int32
         * The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: string | null;
    };
    /** The delivery that an external queue or scheduler requests. */
    QueuedDelivery: {
        /** The delivery's id. URLs are not accepted. */
        delivery_id: string;
    };
    /** The result of the requested delivery. */
    QueuedDeliveryResult: {
        /** The delivery's id. */
        delivery_id: string;
        /**
         * `delivered`: now or before. `failed`: the receiver did not respond with 2xx.
         */
        status: "delivered" | "failed";
        /**
         * The status of the receiver's response to the last attempt. Null if there was none.
         * @example 204
         */
        response_status: number | null;
        /**
         * Format: int32
         * The total number of attempts.
         * @example 1
         */
        attempts: number;
    };
    /** Quota exceeded. The key, its account, or the sessions of the account have used all requests of this month: see `resets_at`. */
    QuotaExceeded: {
        type: string;
        title: string;
        status: 429;
        detail: string;
        code: "quota_exceeded";
        request_id: string;
        /**
         * The exceeded quota: that of the key, or one of the account. All keys of an account share a limit, and writes with its sessions have one of the same size.
         */
        scope: "key" | "account";
        /**
         * The number of requests per month.
         * @example 1000
         */
        limit: number;
        /** When the quota resets: the first day of the next month, 00:00 UTC. */
        resets_at: string;
    };
    /** What is left of a quota. */
    QuotaLeft: {
        /**
         * The number of requests per month.
         * @example 1000
         */
        limit: number;
        /**
         * The number of remaining requests.
         * @example 412
         */
        remaining: number;
        /** When the quota resets: the first day of the next month, 00:00 UTC. */
        resets_at: string;
    };
    /** Rate limit reached. Your network (IPv4 address, IPv6 /64), or your account with its sessions, sent too many requests of this kind: try again after `Retry-After` seconds. `detail` says which limit it is. */
    RateLimited: {
        type: string;
        title: string;
        status: 429;
        detail: string;
        code: "rate_limited";
        request_id: string;
    };
    /**
     * A raw API key: `registry_`, 40 random letters or digits, and 6 characters of the CRC-32 of what precedes. The checksum detects a mistyped key, and the format lets scanners find leaked keys.
     * @example registry_4dJ0cVh2nQe8Zt5uKp1sWb7yRm3xLg6fAo9iTz0v2W0jJM
     */
    RawKey: string;
    /** Whether the node can serve reads and writes now. */
    Readiness: {
        /**
         * `ok`: it can. `down`: it cannot, so send requests to another node.
         */
        status: "ok" | "down";
        /** When the check was made. */
        timestamp: string;
        /** The checks of the parts. */
        checks: {
            /** Whether the database responds. */
            database: Schemas["Check"];
            /** Whether changes can be committed, according to a commit in the last second or a test write. */
            write: Schemas["WriteCheck"];
        };
    };
    /** Recent attempts at deliveries: automatic ones, redeliveries and replays, but not tests. */
    RecentAttempts: {
        /** In the current hour and the 23 hours before it. */
        "24h": Schemas["AttemptCounts"];
        /** In the current hour and the 167 hours before it. */
        "7d": Schemas["AttemptCounts"];
    };
    /** Sign in again. Your account has no password, so this needs a sign-in with the identity provider in the last 10 minutes. */
    RecentSignInRequired: {
        type: string;
        title: string;
        status: 403;
        detail: string;
        code: "recent_sign_in_required";
        request_id: string;
    };
    /** Recipient rejected. `to` is your own account, which owns the agent already, or an address that no account can have. */
    RecipientRejected: {
        type: string;
        title: string;
        status: 400;
        detail: string;
        code: "recipient_rejected";
        request_id: string;
        /** The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** A change of a record, with the values that it replaced. */
    RecordChange: {
        /** The sequence number of the change: the `seq` of its event. */
        seq: number;
        /** When it was committed. */
        changed_at: string;
        /** The changed fields, in the order of the record. */
        fields: Schemas["FieldChange"][];
    };
    /** The latest changes of a record, the newest first. */
    RecordChanges: {
        /** The changes. It has fewer than `limit` if they are long. */
        changes: Schemas["RecordChange"][];
        /** Send this as `before` for the changes before these. Null if there are no more. */
        next_before: number | null;
    };
    /** No such page of the API reference. See `/docs/reference` for its pages. */
    ReferencePageNotFound: {
        type: string;
        title: string;
        status: 404;
        detail: string;
        code: "reference_page_not_found";
        request_id: string;
    };
    /** A registration: by fields, by an agent card, or by the URL of one. */
    Registration: Schemas["RegistrationByFields"] | Schemas["RegistrationByCardUrl"] | Schemas["RegistrationByCard"];
    /** A registration by an A2A agent card (v0.3 or v1.0, as published at `/.well-known/agent-card.json`). Name, description, url, version, provider, skills, modes and protocols are read from it, also in their common spellings and from endpoints by protocol (`endpoints: {a2a: …}`, ERC-8004's `services`, MCP's `remotes`), and AgentFacts are derived. Explicit fields take precedence over the card. Additional fields are stored in `extra`, at most 16 KiB. */
    RegistrationByCard: {
        /**
         * The card, as JSON. Stored as sent, at most 262,144 bytes; `GET /agents/{id}/card` serves it.
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
         * The URL at which the card is published. Beside `agent_card` it is stored and not fetched.
         * @example https://weather.example.com/.well-known/agent-card.json
         */
        card_url?: string | null;
        /** The agent's id. Default: a slug of the card's name and the host of its endpoint, as in `weather-agent@weather.example.com`. The default never overwrites another agent. It updates the agent that has it if that agent has the same name and `agent_url` and is yours, and restores it if it is deleted and was yours. Else the response is 409 `agent_id_taken`. */
        agent_id?: string | null;
        /** The URL of the agent's endpoint. Default: the card's preferred endpoint. */
        agent_url?: string | null;
        /** The display name. Default: the id, or the card's name. */
        name?: string | null;
        /**
         * What the agent does. At most 4,000 characters.
         * @example Hourly forecasts for any place on Earth.
         */
        description?: string | null;
        /**
         * The URL of the agent's API, if it is not `agent_url`.
         * @example https://weather.example.com/api
         */
        api_url?: string | null;
        /**
         * The URL of the agent's MCP endpoint. Default: that of the card, or the first `streamable-http` remote of `server_json`.
         * @example https://weather.example.com/mcp
         */
        mcp_url?: string | null;
        /** The `server.json` of an agent that is an MCP server, as sent to other MCP registries: at most 16 KiB. `GET /v0.1/servers` then lists the agent by this name. Names and look-alikes are reserved (409 `server_name_taken`), like the node's namespace (409 `server_name_reserved`). It gives the agent what it lacks of name, description, version and documentation URL. Without a remote send `agent_url` too. Null removes the document; the name is kept. */
        server_json?: Schemas["ServerJson"] | null;
        /**
         * The URL of the agent's own AgentFacts.
         * @example https://weather.example.com/.well-known/agentfacts.json
         */
        facts_url?: string | null;
        /**
         * The URL of the documentation.
         * @example https://weather.example.com/docs
         */
        documentation_url?: string | null;
        /**
         * The URL of an icon.
         * @example https://weather.example.com/icon.svg
         */
        icon_url?: string | null;
        /**
         * The agent's version, in its own scheme.
         * @example 1.4.0
         */
        version?: string | null;
        /** The provider. */
        provider?: Schemas["ProviderSent"] | null;
        /**
         * The protocols that it implements.
         * @example [
         *       "a2a",
         *       "mcp"
         *     ]
         */
        protocols?: ("a2a" | "mcp" | "http" | "nlweb" | "acp" | "other")[];
        /**
         * Its capabilities: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "streaming"
         *     ]
         */
        capabilities?: string[];
        /**
         * Its tags: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "weather",
         *       "forecast"
         *     ]
         */
        tags?: string[];
        /**
         * The ids of its skills: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "hourly-forecast"
         *     ]
         */
        skills?: string[];
        /**
         * Additional fields, as in an earlier response. Each has the same effect as a field of that name in the body itself. A registration with any additional field replaces all of them. At most 16 KiB.
         * @example {
         *       "region": "eu"
         *     }
         */
        extra?: Schemas["ExtraMembers"];
    } & {
        [key: string]: unknown;
    };
    /** A registration by the URL of an A2A agent card. The node fetches the card once, at registration, within 5 seconds, and handles it as if you had sent it as `agent_card`. It follows one redirect on the same site: to another path, port or host of the registrable domain, such as from `www.example.com` to `example.com`, and never from https to http. The URL there has to meet the same rules, and has 5 seconds too. */
    RegistrationByCardUrl: {
        /**
         * The URL of the card: https, on a public host, by the rules of callback URLs. `Content-Location` of `GET /agents/{id}/card` says where the card came from: this URL, or the one to which it redirected.
         * @example https://weather.example.com/.well-known/agent-card.json
         */
        card_url: string;
        /** The agent's id. Default: a slug of the card's name and the host of its endpoint, as in `weather-agent@weather.example.com`. The default never overwrites another agent. It updates the agent that has it if that agent has the same name and `agent_url` and is yours, and restores it if it is deleted and was yours. Else the response is 409 `agent_id_taken`. */
        agent_id?: string | null;
        /** The URL of the agent's endpoint. Default: the card's preferred endpoint. */
        agent_url?: string | null;
        /** The display name. Default: the id, or the card's name. */
        name?: string | null;
        /**
         * What the agent does. At most 4,000 characters.
         * @example Hourly forecasts for any place on Earth.
         */
        description?: string | null;
        /**
         * The URL of the agent's API, if it is not `agent_url`.
         * @example https://weather.example.com/api
         */
        api_url?: string | null;
        /**
         * The URL of the agent's MCP endpoint. Default: that of the card, or the first `streamable-http` remote of `server_json`.
         * @example https://weather.example.com/mcp
         */
        mcp_url?: string | null;
        /** The `server.json` of an agent that is an MCP server, as sent to other MCP registries: at most 16 KiB. `GET /v0.1/servers` then lists the agent by this name. Names and look-alikes are reserved (409 `server_name_taken`), like the node's namespace (409 `server_name_reserved`). It gives the agent what it lacks of name, description, version and documentation URL. Without a remote send `agent_url` too. Null removes the document; the name is kept. */
        server_json?: Schemas["ServerJson"] | null;
        /**
         * The URL of the agent's own AgentFacts.
         * @example https://weather.example.com/.well-known/agentfacts.json
         */
        facts_url?: string | null;
        /**
         * The URL of the documentation.
         * @example https://weather.example.com/docs
         */
        documentation_url?: string | null;
        /**
         * The URL of an icon.
         * @example https://weather.example.com/icon.svg
         */
        icon_url?: string | null;
        /**
         * The agent's version, in its own scheme.
         * @example 1.4.0
         */
        version?: string | null;
        /** The provider. */
        provider?: Schemas["ProviderSent"] | null;
        /**
         * The protocols that it implements.
         * @example [
         *       "a2a",
         *       "mcp"
         *     ]
         */
        protocols?: ("a2a" | "mcp" | "http" | "nlweb" | "acp" | "other")[];
        /**
         * Its capabilities: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "streaming"
         *     ]
         */
        capabilities?: string[];
        /**
         * Its tags: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "weather",
         *       "forecast"
         *     ]
         */
        tags?: string[];
        /**
         * The ids of its skills: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "hourly-forecast"
         *     ]
         */
        skills?: string[];
        /**
         * Additional fields, as in an earlier response. Each has the same effect as a field of that name in the body itself. A registration with any additional field replaces all of them. At most 16 KiB.
         * @example {
         *       "region": "eu"
         *     }
         */
        extra?: Schemas["ExtraMembers"];
        /** Null or omitted. */
        agent_card?: null;
    } & {
        [key: string]: unknown;
    };
    /** A registration by fields. Additional fields are stored in `extra`, at most 16 KiB. */
    RegistrationByFields: {
        /** The id to register. */
        agent_id: string;
        /** The URL of the agent's endpoint. */
        agent_url: string;
        /** The display name. Default: the id, or the card's name. */
        name?: string | null;
        /**
         * What the agent does. At most 4,000 characters.
         * @example Hourly forecasts for any place on Earth.
         */
        description?: string | null;
        /**
         * The URL of the agent's API, if it is not `agent_url`.
         * @example https://weather.example.com/api
         */
        api_url?: string | null;
        /**
         * The URL of the agent's MCP endpoint. Default: that of the card, or the first `streamable-http` remote of `server_json`.
         * @example https://weather.example.com/mcp
         */
        mcp_url?: string | null;
        /** The `server.json` of an agent that is an MCP server, as sent to other MCP registries: at most 16 KiB. `GET /v0.1/servers` then lists the agent by this name. Names and look-alikes are reserved (409 `server_name_taken`), like the node's namespace (409 `server_name_reserved`). It gives the agent what it lacks of name, description, version and documentation URL. Without a remote send `agent_url` too. Null removes the document; the name is kept. */
        server_json?: Schemas["ServerJson"] | null;
        /**
         * The URL of the agent's own AgentFacts.
         * @example https://weather.example.com/.well-known/agentfacts.json
         */
        facts_url?: string | null;
        /**
         * The URL of the documentation.
         * @example https://weather.example.com/docs
         */
        documentation_url?: string | null;
        /**
         * The URL of an icon.
         * @example https://weather.example.com/icon.svg
         */
        icon_url?: string | null;
        /**
         * The agent's version, in its own scheme.
         * @example 1.4.0
         */
        version?: string | null;
        /** The provider. */
        provider?: Schemas["ProviderSent"] | null;
        /**
         * The protocols that it implements.
         * @example [
         *       "a2a",
         *       "mcp"
         *     ]
         */
        protocols?: ("a2a" | "mcp" | "http" | "nlweb" | "acp" | "other")[];
        /**
         * Its capabilities: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "streaming"
         *     ]
         */
        capabilities?: string[];
        /**
         * Its tags: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "weather",
         *       "forecast"
         *     ]
         */
        tags?: string[];
        /**
         * The ids of its skills: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "hourly-forecast"
         *     ]
         */
        skills?: string[];
        /**
         * Additional fields, as in an earlier response. Each has the same effect as a field of that name in the body itself. A registration with any additional field replaces all of them. At most 16 KiB.
         * @example {
         *       "region": "eu"
         *     }
         */
        extra?: Schemas["ExtraMembers"];
        /** Null or omitted. */
        agent_card?: null;
        /** Null or omitted. */
        card_url?: null;
    } & {
        [key: string]: unknown;
    };
    /** Any event. Its type is in `event`. */
    RegistryEvent: Schemas["AgentRegisteredEvent"] | Schemas["AgentDeprecatedEvent"] | Schemas["CertIssuedEvent"] | Schemas["CertRevokedEvent"] | Schemas["ReputationUpdatedEvent"] | Schemas["ComplianceViolationEvent"] | Schemas["FederationPeerAddedEvent"];
    /** Too early. An id can be released 90 days after its agent was deleted: see `releasable_at`. */
    ReleaseTooEarly: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "release_too_early";
        request_id: string;
        /** When the id can be released. */
        releasable_at: string;
    };
    /** The deliveries to replay: those that match all given fields. At least one field is required. */
    ReplayRequest: {
        /** Events after this one. */
        since_seq?: number;
        /** Events at or after this time. */
        since?: string;
        /**
         * Deliveries with this status. Default: `skipped` and `failed`.
         */
        status?: "skipped" | "failed" | "delivered";
    };
    /** The result of a replay after at most 10 seconds. */
    ReplayResult: {
        /**
         * Format: int32
         * The number of replayed deliveries, oldest event first: at most 1,000, and at most what the account may request now.
         * @example 12
         */
        replayed: number;
        /**
         * Format: int32
         * The number of successful deliveries.
         * @example 12
         */
        delivered: number;
        /**
         * Format: int32
         * The number of failed deliveries.
         * @example 0
         */
        failed: number;
        /**
         * Format: int32
         * The number of deliveries still under way: see the list of deliveries.
         * @example 0
         */
        pending: number;
        /** Send this as `since_seq` to continue if there were more. Null if these were all. */
        next_since_seq: number | null;
    };
    /** The reputation of an agent. The score is `b + 0.2 * max(0, c - b) - 0.1 * f - v`, limited to 0 to 1: `b` is `0.4 * a + 0.6 * s` with the lower bounds of availability `a` and of successes `s`, and `s` alone without an availability; `c` is the certification, `f` the rate of fraud, `v` the violations. Below 10 effective reports it is null, whatever the availability. All inputs are in `inputs`, so anyone can recompute the score. */
    Reputation: {
        /** The agent's id. */
        agent_id: string;
        /**
         * The score, 0 to 1. Null while there are too few reports.
         * @example 0.873
         */
        score: number | null;
        /**
         * The grade, `A+` to `F`. `NR` while there are too few reports.
         * @example B
         */
        grade: "A+" | "A" | "B" | "C" | "D" | "F" | "NR";
        /**
         * The confidence in the score.
         * @example medium
         */
        confidence: "insufficient" | "low" | "medium" | "high";
        /** The components of the score. */
        components: Schemas["ReputationComponents"];
        /** The inputs of the score. */
        inputs: Schemas["ReputationInputs"];
        /**
         * The name of the formula. Scores that were computed before probes counted are of `observer-wilson-v1`.
         * @example observer-wilson-v2
         */
        method: string;
        /**
         * The SHA-256 of `inputs` as canonical JSON (RFC 8785).
         * @example sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        evidence_digest: string;
        /** When the score was computed. */
        computed_at: string;
    };
    /** How often an agent responded to the probes of this node, on the last 29 whole days (UTC) before `as_of`. It is read when a score is computed: probes of the current day do not change it. */
    ReputationAvailability: {
        /**
         * Format: double
         * The share of probes with a response: the mean of the days, because an agent that is down is probed less often.
         * @example 0.9986
         */
        ratio: number;
        /**
         * Format: int32
         * The number of probes. Those that confirm an outcome are not counted.
         * @example 690
         */
        n: number;
    };
    /** The components of a score. */
    ReputationComponents: {
        /**
         * Responses among the probes of this node. Null below 20 probes. `observer-wilson-v1` does not have it.
         * @example {
         *       "value": 0.9986,
         *       "lower_bound": 0.9919,
         *       "n": 690
         *     }
         */
        availability?: Schemas["ReputationRate"] | null;
        /** Successes among reports. */
        success: Schemas["ReputationRate"];
        /**
         * Format: double
         * The value of the best certification: 0.6 `basic`, 0.8 `verified`, 1 `audited`, else 0.
         * @example 0.8
         */
        certification: number;
        /**
         * Format: double
         * The share of reports of fraud. 0 without reports.
         * @example 0
         */
        fraud_rate: number;
        /**
         * Format: double
         * The deduction for open violations: 0.1 for any `high`, 0.3 for any `critical`.
         * @example 0
         */
        violations: number;
        /**
         * The mean reported latency in milliseconds. Null if none was reported. It does not affect the score.
         * @example 420
         */
        mean_latency_ms: number | null;
    };
    /** Statistics of reputations, without deleted agents. */
    ReputationFigures: {
        /**
         * The number of agents with a score.
         * @example 4120
         */
        rated: number;
        /**
         * The number of agents by grade. Grades without agents are omitted.
         * @example {
         *       "A+": 2100,
         *       "B": 2020
         *     }
         */
        by_grade: {
            [key: string]: number;
        };
    };
    /** The inputs of a score. Counts have a half-life of 30 days, in whole days (UTC): a report of the day `as_of` counts 1, one of 30 days before 0.5. No account counts more than 25 for an agent: further reports replace its earlier ones. These are excluded: reports and certifications of disabled accounts, until the accounts are enabled again; reports of the agent's owner from before owning it; reports from the first 24 hours of an account; and, if the owner of the agent and the host of its `agent_url` changed within 30 days of each other, reports from before the later change, because they are about another agent. */
    ReputationInputs: {
        /** The agent's id. */
        agent_id: string;
        /**
         * The start of the day for which the counts are calculated.
         * @example 2026-11-20T00:00:00.000Z
         */
        as_of: string;
        /**
         * Format: double
         * Reports with `success`, weighted.
         * @example 204
         */
        successes: number;
        /**
         * Format: double
         * Reports with `failure`, weighted.
         * @example 8.5
         */
        failures: number;
        /**
         * Format: double
         * Reports of fraud, weighted.
         * @example 0
         */
        frauds: number;
        /**
         * Format: double
         * Reports with a latency, weighted.
         * @example 150
         */
        timed: number;
        /**
         * Format: double
         * The sum of the reported latencies in milliseconds, weighted.
         * @example 63000
         */
        latency_sum_ms: number;
        /**
         * Format: int32
         * The number of accounts that reported.
         * @example 14
         */
        reporters: number;
        /**
         * The levels of the active certifications, each once.
         * @example [
         *       "verified"
         *     ]
         */
        certifications: ("self_attested" | "basic" | "verified" | "audited")[];
        /** Open violations. */
        open_violations: Schemas["OpenViolations"];
        /** The availability. Null below 20 probes. Inputs of `observer-wilson-v1` do not have it. */
        availability?: Schemas["ReputationAvailability"] | null;
    };
    /** A page of reputations. */
    ReputationPage: {
        /** The reputations: of the requested agents in that order, otherwise of all agents that have any, newest agent first. */
        reputations: Schemas["Reputation"][];
        /**
         * The requested ids that are not registered or were deleted.
         * @example [
         *       "no-such-agent"
         *     ]
         */
        missing: string[];
        /**
         * Format: int32
         * The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: string | null;
    };
    /** A rate and its confidence interval. */
    ReputationRate: {
        /**
         * The share of successes, or of probes with a response. Null without reports.
         * @example 0.96
         */
        value: number | null;
        /**
         * Format: double
         * The lower bound of its 95 % Wilson interval. 0 without reports.
         * @example 0.925
         */
        lower_bound: number;
        /**
         * Format: double
         * The number of effective reports, which is the sum of their weights, or of probes.
         * @example 212.5
         */
        n: number;
    };
    /** A report about the use of an agent. */
    ReputationReport: {
        /** The agent's id. */
        agent_id: string;
        /**
         * Whether the agent did what you requested.
         */
        outcome: "success" | "failure";
        /**
         * Format: double
         * The latency in milliseconds; at most an hour.
         * @example 420
         */
        latency_ms?: number;
        /**
         * Whether the agent was fraudulent: its response pretended to be something else. Default: `false`.
         * @example false
         */
        fraud?: boolean;
    };
    /** The result of a report. */
    ReputationReportReceipt: {
        /** The agent's id. */
        agent_id: string;
        /**
         * Whether the report counts. One report per account and agent counts in 60 seconds, and none in the first 24 hours of the account. Other reports are accepted, but never count.
         * @example true
         */
        counted: boolean;
        /** When the next report of this account about this agent counts: not before the account is 24 hours old. */
        next_counted_at: string;
        /** The agent's reputation after the report. */
        reputation: Schemas["ReputationSummary"];
    };
    /** A reputation at one time. */
    ReputationSummary: {
        /**
         * The score, 0 to 1. Null while there are too few reports.
         * @example 0.873
         */
        score: number | null;
        /**
         * The grade, `A+` to `F`. `NR` while there are too few reports.
         * @example B
         */
        grade: "A+" | "A" | "B" | "C" | "D" | "F" | "NR";
    };
    /** Reputation score changed. */
    ReputationUpdatedEvent: {
        /**
         * The event type.
         */
        event: "reputation.updated";
        /** The details of the event. */
        payload: Schemas["ReputationUpdatedPayload"];
        /** When the event was committed. */
        timestamp: string;
        /**
         * The key of the event, the same for every delivery. Ignore an event whose key you have seen.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        idempotency_key: string;
    };
    /** An agent's reputation changed. */
    ReputationUpdatedPayload: {
        /** The agent's id. */
        agent_id: string;
        /** The agent's name at that time. */
        name: string;
        /**
         * The kind of change.
         */
        change: "score" | "grade";
        /** The sequence number of the change, in commit order. */
        seq: number;
        /** The reputation in the last such event; not rated if there was none. */
        previous: Schemas["ReputationSummary"];
        /** The new reputation. */
        current: Schemas["ReputationSummary"];
        /**
         * The name of the formula.
         * @example observer-wilson-v2
         */
        method: string;
        /**
         * A digest of the inputs, so that others can recompute the score.
         * @example sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        evidence_digest: string;
    };
    /** Request timeout. The request did not arrive in time: the headers must arrive within 20 seconds, the whole request within 120. */
    RequestTimeout: {
        type: string;
        title: string;
        status: 408;
        detail: string;
        code: "request_timeout";
        request_id: string;
    };
    /** The input to revoke a certification. */
    Revocation: {
        /**
         * The reason, in the words of RFC 5280 section 5.3.1.
         * @example privilege_withdrawn
         */
        reason: "unspecified" | "key_compromise" | "affiliation_changed" | "superseded" | "cessation_of_operation" | "privilege_withdrawn";
    };
    /**
     * Why a certification was revoked: reasons of RFC 5280 section 5.3.1 in snake_case.
     */
    RevocationReason: "unspecified" | "key_compromise" | "affiliation_changed" | "superseded" | "cessation_of_operation" | "privilege_withdrawn";
    /**
     * The role of an account: its permissions.
     */
    Role: "owner" | "developer";
    /** The grace period of a rotation, in which the old key stays valid. */
    Rotation: {
        /**
         * 0, 3,600 (an hour), 86,400 (a day) or 604,800 (a week) seconds.
         * @example 86400
         */
        grace_period_s: 0 | 3600 | 86400 | 604800;
    };
    /** No such resource. Nothing is served at this path: see `/docs` for the available paths. */
    RouteNotFound: {
        type: string;
        title: string;
        status: 404;
        detail: string;
        code: "route_not_found";
        request_id: string;
    };
    /**
     * A rule's name: 1 to 128 of `A-Z a-z 0-9 . _ : / -`.
     * @example endpoint-https
     */
    RuleName: string;
    /**
     * The order of search results. `relevance`: best match first. `newest`: registered last first. `updated`: changed last first. `name`: by name, whatever the letter case. `reputation`: highest score first, then agents that are not rated. Of equal ones the newest is first.
     */
    SearchSort: "relevance" | "newest" | "updated" | "name" | "reputation";
    /** The grace period of a rotation, in which the old secret signs too. */
    SecretRotation: {
        /**
         * Format: int32
         * Seconds: 0 to 604,800 (a week). Default: a day.
         * @default 86400
         * @example 86400
         */
        grace_period_s: number;
    };
    /**
     * An action that the security log records. Further ones may be added.
     */
    SecurityAction: "account_created" | "account_changed" | "account_disabled" | "account_enabled" | "account_closed" | "sign_in" | "sign_in_failed" | "confirmation_failed" | "sign_out" | "identity_added" | "password_changed" | "email_changed" | "password_link_issued" | "password_link_used" | "key_created" | "key_revoked" | "key_rotated" | "webhook_created" | "webhook_changed" | "webhook_deleted" | "webhook_secret_rotated" | "agent_removed" | "agent_renamed" | "transfer_offered" | "transfer_claimed" | "transfer_accepted" | "transfer_declined" | "transfer_cancelled" | "agent_transferred" | "agent_erased" | "domain_claimed" | "domain_removed";
    /** No security contact. The operator has named no contact for reports of vulnerabilities: set `SECURITY_CONTACT`. */
    SecurityContactNotSet: {
        type: string;
        title: string;
        status: 404;
        detail: string;
        code: "security_contact_not_set";
        request_id: string;
    };
    /** An entry of the security log. It has no secrets. */
    SecurityLogEntry: {
        /**
         * The id of the entry.
         * @example log_1024
         */
        id: string;
        /** When it happened. */
        at: string;
        /**
         * What happened: a value of `SecurityAction`, or a new one of a later version. At most 64 characters.
         * @example sign_in
         */
        action: string;
        /** The account that it happened to. Null for an agent without an owner, and a sign-in or an offer to an address without an account. */
        account_id: string | null;
        /** The account that did it. Null without a credential, and for the command line of the node. */
        actor_id: string | null;
        /**
         * The key that the request was made with. Null if it was made with none.
         * @example key_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        key_id: string | null;
        /**
         * The id of the key, subscription, session or agent, or the domain. Null if the action concerns the account alone.
         * @example key_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        subject_id: string | null;
        /**
         * The address of the client, as the operator lets the node log it: whole, masked, or null (`LOG_ADDRESSES`). Null in your own log if another account did it.
         * @example 192.0.2.7
         */
        address: string | null;
        /**
         * The browser and its system, or the name of a program. Null if it sent no name, or another account did it.
         * @example Firefox on Linux
         */
        browser: string | null;
    };
    /** A page of the security log, newest first. */
    SecurityLogPage: {
        /** The entries. */
        entries: Schemas["SecurityLogEntry"][];
        /**
         * Format: int32
         * The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: string | null;
    };
    /**
     * Format: date-time
     * A timestamp in a request: RFC 3339 with any offset, at most 64 characters.
     * @example 2026-12-31T23:59:59Z
     */
    SentInstant: string;
    /**
     * A sequence number: it grows by one with every committed change of the node, in commit order.
     * @example 88121
     */
    Seq: number;
    /** A `server.json` of the MCP registry. Any version of its schema is accepted, and what the schema 2025-12-11 does not permit is left out of the list of servers. */
    ServerJson: {
        /** The server's name. */
        name: string;
    } & {
        [key: string]: unknown;
    };
    /** No `server.json`. The agent was registered without one, or the operator suspended it. */
    ServerJsonNotFound: {
        type: string;
        title: string;
        status: 404;
        detail: string;
        code: "server_json_not_found";
        request_id: string;
    };
    /** Server document too large. `server_json` may have at most 16 KiB. */
    ServerJsonTooLarge: {
        type: string;
        title: string;
        status: 400;
        detail: string;
        code: "server_json_too_large";
        request_id: string;
        /** The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /**
     * The name of an MCP server: a namespace, which is a host in reverse, a slash, and the rest.
     * @example com.example/weather
     */
    ServerName: string;
    /** Server name reserved. The name in `server_json` is in the namespace of the node, which makes names of the ids of its agents. Use a name in a namespace of your own. */
    ServerNameReserved: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "server_name_reserved";
        request_id: string;
    };
    /** Server name taken. Another agent has the name in `server_json`, or one that looks like it. Use a name in a namespace of your own. */
    ServerNameTaken: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "server_name_taken";
        request_id: string;
        /** The agent that has it. */
        agent_id: string;
    };
    /** A signed-in session. */
    Session: {
        /** The session's id. */
        id: string;
        /**
         * Whether this request uses the session.
         * @example true
         */
        current: boolean;
        /** When the session was created. */
        created_at: string;
        /** When it was last used, to the minute. */
        last_used_at: string;
        /** When the session expires: 7 days after its last use, at most 30 days after the sign-in. An ended session never becomes active again, also if the node's clock is set back. */
        expires_at: string;
        /**
         * The `User-Agent` header at sign-in. At most 300 characters.
         * @example Mozilla/5.0 (X11; Linux x86_64)
         */
        user_agent: string | null;
    };
    /**
     * A session's id. It is not secret: the cookie has a different value.
     * @example ses_5d0c7c1e-2b7e-4a62-a8a6-4b1d7f1f9a11
     */
    SessionId: string;
    /** The sessions of an account, newest first. */
    SessionList: {
        /** The sessions that have not ended. */
        sessions: Schemas["Session"][];
    };
    /** No such session. You have no session with this id, or it has ended. */
    SessionNotFound: {
        type: string;
        title: string;
        status: 404;
        detail: string;
        code: "session_not_found";
        request_id: string;
    };
    /** Session required. An API key cannot do this, so that a leaked key cannot create others: sign in, and send the session cookie. */
    SessionRequired: {
        type: string;
        title: string;
        status: 403;
        detail: string;
        code: "session_required";
        request_id: string;
    };
    /** The input to set up the node. */
    SetUp: {
        /**
         * The token of the set-up link. The node prints the link at its start while it has no owner.
         * @example k3cVZb0Wc4Q0Y5hHcU1m2w
         */
        token: string;
        /** The owner's e-mail address. */
        email: string;
        /** The owner's password. */
        password: string;
    };
    /** Invalid set-up token. The token does not match the one that the node printed: copy the link from its output again. */
    SetupTokenInvalid: {
        type: string;
        title: string;
        status: 403;
        detail: string;
        code: "setup_token_invalid";
        request_id: string;
    };
    /**
     * The severity of a violation.
     */
    Severity: "info" | "low" | "medium" | "high" | "critical";
    /** The input to sign in. */
    SignIn: {
        /** The e-mail address of the account. */
        email: string;
        /**
         * Its password. At most 256 characters.
         * @example correct horse battery staple
         */
        password: string;
    };
    /** Wrong e-mail or password. No account has this e-mail address and password. */
    SignInFailed: {
        type: string;
        title: string;
        status: 401;
        detail: string;
        code: "sign_in_failed";
        request_id: string;
    };
    /** The input to create an account. */
    SignUp: {
        /** The e-mail address to sign in with. */
        email: string;
        /** The password to sign in with. */
        password: string;
        /** A display name. */
        name?: string;
    };
    /** Sign-up closed. The node is in single-operator mode: only its owner can sign in. */
    SignUpClosed: {
        type: string;
        title: string;
        status: 403;
        detail: string;
        code: "sign_up_closed";
        request_id: string;
    };
    /** Too many new accounts. Your network (IPv4 address, IPv6 /64) created the maximum number of accounts in 24 hours: try again after `Retry-After` seconds. */
    SignUpLimitReached: {
        type: string;
        title: string;
        status: 429;
        detail: string;
        code: "sign_up_limit_reached";
        request_id: string;
    };
    /**
     * The secret in the form of Standard Webhooks: `whsec_` and the same 32 bytes in base64.
     * @example whsec_jxTkX87qRn+g5h0/TBsqkI8U5F/O6kZ/oOYdP0wbKpA=
     */
    SigningKey: string;
    /** Single-operator mode. The node is not yet open to the public: only the owner's credentials are accepted. */
    SingleOperatorMode: {
        type: string;
        title: string;
        status: 403;
        detail: string;
        code: "single_operator_mode";
        request_id: string;
    };
    /** Statistics of the registry. Periods are counted in whole hours. */
    Stats: {
        /**
         * Agents that are not deleted.
         * @example 10342
         */
        total_agents: number;
        /**
         * Agents with the status `active`.
         * @example 10001
         */
        active_agents: number;
        /**
         * Agents by status, including tombstones. Statuses without agents are omitted.
         * @example {
         *       "active": 10001,
         *       "deprecated": 341
         *     }
         */
        by_status: {
            [key: string]: number;
        };
        /**
         * Agents that are not deleted, by protocol. An agent may have several.
         * @example {
         *       "a2a": 9000,
         *       "mcp": 1400
         *     }
         */
        by_protocol: {
            [key: string]: number;
        };
        /**
         * Agents that are not deleted, by source.
         * @example {
         *       "local": 10342
         *     }
         */
        by_source: {
            [key: string]: number;
        };
        /** Agents that were recently registered at this node, without imported ones. */
        new_agents: Schemas["NewAgents"];
        /** The 20 most common capabilities. */
        top_capabilities: Schemas["ValueCount"][];
        /** The 20 most common tags. */
        top_tags: Schemas["ValueCount"][];
        /** The journal. */
        events: Schemas["EventFigures"];
        /** Certifications. */
        certifications: Schemas["CertificationFigures"];
        /** Violations as of the request, because resolving one causes no event. */
        compliance: Schemas["ComplianceFigures"];
        /** Reputations. */
        reputation: Schemas["ReputationFigures"];
        /** Webhooks as of the request, because they change without an event. */
        webhooks: Schemas["WebhookFigures"];
        /** Federation. */
        federation: Schemas["FederationFigures"];
        /** The time of the other statistics: that of the last change, or the last full hour if that is later. */
        timestamp: string;
    };
    /** A new status of an agent. */
    StatusChange: {
        /**
         * `active` or `deprecated`; the operator may also set `suspended`, and only the operator can reactivate such an agent.
         * @example deprecated
         */
        status: "active" | "deprecated" | "suspended";
        /** The reason, in words. At most 500 characters. */
        message?: string | null;
        /**
         * The agent to use instead.
         * @example weather-agent-2
         */
        successor_agent_id?: string | null;
        /** When it will stop working. */
        sunset_at?: string | null;
    };
    /**
     * The reason for a status: at most 500 characters, no NUL.
     * @example Replaced by weather-agent-2.
     */
    StatusMessage: string;
    /** Storage limit reached. Nothing was changed. A day (UTC) has a limit of bytes that requests without an account of your network (IPv4 address, IPv6 /64), all requests without an account, or your account can have the node store, counted with an allowance for indexes and history. Try again after `Retry-After` seconds; without an account, use one; with one, ask the operator of the node for another tier. Deleting and revoking are not limited. */
    StorageLimitReached: {
        type: string;
        title: string;
        status: 429;
        detail: string;
        code: "storage_limit_reached";
        request_id: string;
        /**
         * Whose limit it is: your network's, that of all requests without an account, or your account's.
         */
        scope: "network" | "anonymous" | "account";
        /**
         * The number of bytes per day.
         * @example 64000000
         */
        limit: number;
        /** When the limit resets: the next day, 00:00 UTC. */
        resets_at: string;
    };
    /** Who fills the disk: the bytes that callers have stored today (UTC), as the limits count them (`storage_limit_reached`). */
    StorageUse: {
        /**
         * What was stored today without an account.
         * @example 5200000
         */
        anonymous_bytes: number;
        /**
         * What may be stored in a day without an account; null for no limit.
         * @example 1024000000
         */
        anonymous_limit_bytes: number | null;
        /**
         * What was ever stored without an account, since this is counted.
         * @example 81000000
         */
        anonymous_total_bytes: number;
        /** The accounts that have stored most today, at most ten. */
        accounts: Schemas["StoredByAccount"][];
    };
    /** What an account has stored today. */
    StoredByAccount: {
        /** The account. */
        account_id: string;
        /**
         * The number of bytes, as its limit counts them.
         * @example 1250000
         */
        bytes: number;
    };
    /** Subscription disabled. Ten consecutive deliveries failed: fix the receiver, then resume the subscription. */
    SubscriptionDisabled: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "subscription_disabled";
        request_id: string;
    };
    /** Subscription disabled by the operator. See `reason`. Only the operator can resume it: until then it cannot be paused or tested, and its deliveries cannot be repeated. */
    SubscriptionDisabledByOperator: {
        type: string;
        title: string;
        status: 403;
        detail: string;
        code: "subscription_disabled_by_operator";
        request_id: string;
        /**
         * The reason.
         * @example The operator of the receiver complained.
         */
        reason: string;
    };
    /** The number of subscriptions by status. */
    SubscriptionFigures: {
        /**
         * Active subscriptions.
         * @example 41
         */
        active: number;
        /**
         * Paused subscriptions.
         * @example 3
         */
        paused: number;
        /**
         * Disabled subscriptions.
         * @example 1
         */
        disabled: number;
    };
    /** Too many subscriptions. An account may have 100 subscriptions (tier `free`), 500 (`pro`) or 2,000 (`enterprise` and the operator): delete one first. */
    SubscriptionLimitReached: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "subscription_limit_reached";
        request_id: string;
        /**
         * The limit of subscriptions.
         * @example 100
         */
        limit: number;
        /**
         * The number of subscriptions.
         * @example 100
         */
        count: number;
    };
    /** Subscription not active. The subscription is paused or disabled: resume it first. */
    SubscriptionNotActive: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "subscription_not_active";
        request_id: string;
    };
    /** No such subscription. No subscription has this id, or it belongs to another account. */
    SubscriptionNotFound: {
        type: string;
        title: string;
        status: 404;
        detail: string;
        code: "subscription_not_found";
        request_id: string;
    };
    /** The result of a sync. */
    SyncResult: {
        /**
         * `complete`: all agents of the peer are imported. `running`: the sync continues in the background. `failed`: see `error`; what was imported stays.
         */
        status: "complete" | "running" | "failed";
        /**
         * Why the sync failed. Null if it did not.
         * @example null
         */
        error: string | null;
        /**
         * The number of pages read.
         * @example 1
         */
        pages: number;
        /**
         * The number of records in them.
         * @example 3
         */
        received: number;
        /**
         * The number of new agents.
         * @example 1
         */
        created: number;
        /**
         * The number of changed agents.
         * @example 1
         */
        updated: number;
        /**
         * The number of agents that were deleted, because the peer deleted them.
         * @example 1
         */
        tombstoned: number;
        /**
         * The number of unchanged records.
         * @example 0
         */
        unchanged: number;
        /**
         * The number of records whose ids are taken.
         * @example 0
         */
        conflicts: number;
        /**
         * The number of skipped records.
         * @example 0
         */
        skipped: number;
    };
    /** Sync under way. Another process of the node is syncing this peer: see `last_sync_at` in the list of peers. */
    SyncUnderWay: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "sync_under_way";
        request_id: string;
    };
    /**
     * Text for people: at most 4,000 characters, no NUL.
     * @example Hourly forecasts for any place on Earth.
     */
    Text: string;
    /**
     * The plan of an account or a key: its limits.
     */
    Tier: "free" | "pro" | "enterprise";
    /** Tier not available. The tier of your account is lower: ask the operator of the node for a higher one. */
    TierNotAvailable: {
        type: string;
        title: string;
        status: 403;
        detail: string;
        code: "tier_not_available";
        request_id: string;
    };
    /** No such tile. The path is not in its canonical form, or the published log is smaller. */
    TileNotFound: {
        type: string;
        title: string;
        status: 404;
        detail: string;
        code: "tile_not_found";
        request_id: string;
    };
    /** The record of a deleted agent. */
    Tombstone: {
        /**
         * Always `tombstoned`.
         */
        status: "tombstoned";
        /** The id. Only the same owner may register it again, unless the operator of the node has released it. */
        agent_id: string;
        /** When it was deleted. */
        tombstoned_at: string;
        /**
         * `true` if the owner of the node erased the agent. Otherwise absent.
         * @example true
         */
        erased?: boolean;
    };
    /** Too many concurrent requests. Your network has too many waiting requests, or this request waited too long: try again after `Retry-After` seconds, and send fewer requests at once. */
    TooManyConcurrentRequests: {
        type: string;
        title: string;
        status: 429;
        detail: string;
        code: "too_many_concurrent_requests";
        request_id: string;
    };
    /** Too many connections. The node, or your network, has reached its limit of open connections. */
    TooManyConnections: {
        type: string;
        title: string;
        status: 503;
        detail: string;
        code: "too_many_connections";
        request_id: string;
    };
    /** Too many deliveries. Tests, redeliveries, replays and requests of the queue endpoint count together. An account may request 2,000 at once and then 10 per second; to one callback host 1,000 and then 5 per second; to a host that has never responded with 2xx, 20 and then one every 5 seconds. Such a host also gets only one attempt at a time, tests included: try again after `Retry-After` seconds. */
    TooManyDeliveries: {
        type: string;
        title: string;
        status: 429;
        detail: string;
        code: "too_many_deliveries";
        request_id: string;
    };
    /** Too many former ids. The agent has 10 former ids, each of which is reserved for ever: rename it back to one of them, or register a new agent. */
    TooManyFormerIds: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "too_many_former_ids";
        request_id: string;
    };
    /** Too many sign-ins. Too many recent sign-ins failed for this e-mail address or from your network: try again after `Retry-After` seconds. */
    TooManySignIns: {
        type: string;
        title: string;
        status: 429;
        detail: string;
        code: "too_many_sign_ins";
        request_id: string;
    };
    /** A transfer of an agent to another account. It does not say which accounts. */
    TransferSummary: {
        /** What was proved about its URLs before. */
        verification_before: Schemas["AgentVerification"];
        /** What is proved about its URLs by the account that has it now. */
        verification_after: Schemas["AgentVerification"];
    };
    /** Unexpected body. This operation takes no body: send the request without one. */
    UnexpectedBody: {
        type: string;
        title: string;
        status: 400;
        detail: string;
        code: "unexpected_body";
        request_id: string;
        /** The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** Unknown body field. This operation does not define the field, so the request is rejected: check the spelling. */
    UnknownMember: {
        type: string;
        title: string;
        status: 400;
        detail: string;
        code: "unknown_member";
        request_id: string;
        /** The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** Unknown query parameter. This operation does not define the parameter, so the request is rejected: check the spelling. */
    UnknownQueryParameter: {
        type: string;
        title: string;
        status: 400;
        detail: string;
        code: "unknown_query_parameter";
        request_id: string;
        /** The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
    UnsupportedMediaType: {
        type: string;
        title: string;
        status: 415;
        detail: string;
        code: "unsupported_media_type";
        request_id: string;
    };
    /** Unusable agent card. The card has no name or no absolute http(s) endpoint: fix the card, or add `name` or `agent_url` to the request. */
    UnusableAgentCard: {
        type: string;
        title: string;
        status: 400;
        detail: string;
        code: "unusable_agent_card";
        request_id: string;
        /** The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** The response to the registration of an agent that existed. */
    UpdatedAgentAnswer: {
        /**
         * `registered`: the agent is new. `updated`: the agent existed, even if nothing changed.
         */
        status: "updated";
        /** The agent's id. */
        agent_id: string;
        /** The record. */
        agent: Schemas["Agent"];
        /** What to consider about a new id or a new server name. Absent if there is nothing. */
        warnings?: Schemas["IdWarning"][];
    };
    /** How often an agent responded. */
    Uptime: {
        /**
         * Format: double
         * The share of probes with a response: the mean of the days, because an agent that is down is probed less often.
         * @example 0.9986
         */
        ratio: number;
        /**
         * Format: double
         * The lower bound of its 95 % Wilson interval.
         * @example 0.9934
         */
        lower_bound: number;
        /**
         * Format: int32
         * The number of probes. Those that confirm an outcome are not counted.
         * @example 712
         */
        n: number;
        /**
         * The day of the first of them.
         * @example 2026-10-22T00:00:00.000Z
         */
        from: string;
    };
    /** The number of agents with a value. */
    ValueCount: {
        /**
         * The value.
         * @example weather
         */
        value: string;
        /**
         * The number of agents.
         * @example 61
         */
        count: number;
    };
    /** The `v1` signatures of one secret, by the way in which a receiver derives the key from it. */
    VectorSignatures: {
        /**
         * The key is the 32 bytes of the hexadecimal digits, as in `signing_key`.
         * @example v1,/ExQ4ptYr/JtnR0CBvbfAvBu9WwGgqh1WXY0Zep5LTA=
         */
        bytes: string;
        /**
         * The key is the 48 bytes that result if the digits are decoded as base64, as libraries do with a pasted secret.
         * @example v1,ZRNe0ynsoi+4lFUKyAPHeJKo8sY+TezqbKIneAOzLfo=
         */
        pasted: string;
        /**
         * The key is the 64 bytes of the text, as for `X-Webhook-Signature`.
         * @example v1,rwxAkgutT9S8AFZZBckTArmc2BGVIY2OCfjTDij/GXo=
         */
        text: string;
    };
    /**
     * How far a proof reaches. `url`: the card at one URL. `host`: one host. `domain`: the domain and its subdomains. `none`: nothing is proved.
     */
    VerificationLevel: "none" | "url" | "host" | "domain";
    /** Verifier key rejected. It is no key of this kind: use the text that the log or the witness publishes. */
    VerifierKeyRejected: {
        type: string;
        title: string;
        status: 400;
        detail: string;
        code: "verifier_key_rejected";
        request_id: string;
        /** The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** A violation of a rule by an agent. An agent has at most one for each rule. The node itself opens those of the rule `liveness`, of severity `low`, when an agent has been down for seven days, and those of the rule `card_drift`, of severity `medium`, when the card at its `card_url` is not the registered one. It resolves them when that ends, or when the agent is no longer probed. */
    Violation: {
        /** The violation's id. */
        id: string;
        /** The rule that was broken. */
        rule: string;
        /** The severity. */
        severity: "info" | "low" | "medium" | "high" | "critical";
        /** The finding, from the report that set the severity. At most 4,000 characters. */
        detail: string;
        /** The URL of the evidence. */
        evidence_url: string | null;
        /**
         * Format: int32
         * The number of reports since it was opened or reopened.
         * @example 1
         */
        count: number;
        /** When it was first reported. */
        first_seen_at: string;
        /** When it was last reported. */
        last_seen_at: string;
        /** The agent's id. */
        agent_id: string;
        /** The status. */
        status: "open" | "resolved" | "waived";
        /** The operator's comment when it was resolved or waived. At most 4,000 characters. */
        note: string | null;
        /** When it was resolved or waived. Null while it is open. */
        decided_at: string | null;
    };
    /** The input to resolve or waive a violation. */
    ViolationDecision: {
        /**
         * `resolved`: fixed. `waived`: accepted.
         */
        status: "resolved" | "waived";
        /** A comment. At most 4,000 characters. */
        note?: string | null;
    };
    /**
     * A violation's id.
     * @example viol_81aa0c54-0f61-4f0c-9b0a-6a1a3c0f4d22
     */
    ViolationId: string;
    /** No such violation. No violation has this id. */
    ViolationNotFound: {
        type: string;
        title: string;
        status: 404;
        detail: string;
        code: "violation_not_found";
        request_id: string;
    };
    /** A page of violations, newest first. */
    ViolationPage: {
        /** The violations. */
        violations: Schemas["Violation"][];
        /**
         * Format: int32
         * The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: string | null;
    };
    /** The input to report a violation. */
    ViolationReport: {
        /** The agent's id. */
        agent_id: string;
        /** The violated rule. */
        rule: string;
        /**
         * The severity.
         * @example high
         */
        severity: "info" | "low" | "medium" | "high" | "critical";
        /** The finding. At most 4,000 characters. */
        detail: string;
        /** The URL of the evidence. */
        evidence_url?: string | null;
    };
    /**
     * `open`: not resolved. `resolved`: fixed; a new report reopens it. `waived`: accepted by the operator; a new report reopens it only if the severity is higher.
     */
    ViolationStatus: "open" | "resolved" | "waived";
    /** A violation in an event. */
    ViolationSummary: {
        /** The violation's id. */
        id: string;
        /** The rule that was broken. */
        rule: string;
        /** The severity. */
        severity: "info" | "low" | "medium" | "high" | "critical";
        /** The finding, from the report that set the severity. At most 4,000 characters. */
        detail: string;
        /** The URL of the evidence. */
        evidence_url: string | null;
        /**
         * Format: int32
         * The number of reports since it was opened or reopened.
         * @example 1
         */
        count: number;
        /** When it was first reported. */
        first_seen_at: string;
        /** When it was last reported. */
        last_seen_at: string;
    };
    /** A log that this node witnesses. */
    WatchedLog: {
        /** Its name. */
        origin: string;
        /** The keys that sign its checkpoints. */
        vkeys: string[];
        /**
         * The size of the latest checkpoint that the node cosigned.
         * @example 20852163
         */
        size: number;
        /** When the node cosigned it. Null if it did not yet. */
        cosigned_at: string | null;
        /** When the log was added. */
        added_at: string;
    };
    /** Too many watched logs. Remove one first. */
    WatchedLogLimitReached: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "watched_log_limit_reached";
        request_id: string;
    };
    /** The logs that this node witnesses, by name; at most 100. */
    WatchedLogList: {
        /** The logs. */
        logs: Schemas["WatchedLog"][];
        /**
         * Format: int32
         * The number of logs.
         * @example 1
         */
        count: number;
    };
    /** The input to witness a log. */
    WatchedLogRequest: {
        /**
         * The keys that sign its checkpoints: Ed25519 keys (type 0x01). Add the new one when the log rotates its key.
         * @example [
         *       "registry.example.org/log+1f2e3d4c+AYq8QGKSgrpcHj/1dOdlNC0R6sHgh7V6r6iHxLNHV4Um"
         *     ]
         */
        vkeys: string[];
    };
    /** The available sign-in methods. */
    WaysIn: {
        /**
         * Whether sign-up is open. It is closed in single-operator mode.
         * @example true
         */
        sign_up: boolean;
        /**
         * Whether the node still needs its owner account. Create it with the set-up link that the node printed.
         * @example false
         */
        set_up: boolean;
        /**
         * Whether you can sign in with an identity provider: see `GET /api/auth/oidc/start`.
         * @example false
         */
        oidc: boolean;
    };
    /** Weak password. The password is easy to guess: see `errors`, and choose another. */
    WeakPassword: {
        type: string;
        title: string;
        status: 400;
        detail: string;
        code: "weak_password";
        request_id: string;
        /** The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
    };
    /** A subscription, without its secret. */
    Webhook: {
        /** The subscription's id. */
        id: string;
        /** The account that owns it. */
        account_id: string;
        /** The URL that receives deliveries. */
        callbackUrl: string;
        /** The events that it receives. Empty for all, including those of later versions. */
        events: ("agent.registered" | "agent.deprecated" | "cert.issued" | "cert.revoked" | "reputation.updated" | "compliance.violation" | "federation.peer_added")[];
        /**
         * The origin of the changes that it receives.
         * @example local
         */
        source: "local" | "federated" | "all";
        /** The description. Null if there is none. */
        description: string | null;
        /** The status. */
        status: "active" | "paused" | "disabled";
        /** When the subscription was created. */
        created_at: string;
        /** When a delivery last succeeded. Null if never. */
        last_delivered_at: string | null;
        /**
         * Format: int32
         * Consecutive failures. A success resets the number to zero; the tenth failure disables the subscription.
         * @example 0
         */
        consecutive_failures: number;
        /** How many of the last attempts succeeded. */
        attempts: Schemas["RecentAttempts"];
        /** When the node or the operator disabled it. Null if it is not disabled. */
        disabled_at: string | null;
        /** Why the operator disabled it; only the operator can resume it. Or that the receiver responded with 410: then you can resume it. Null if it failed too often, or is not disabled. */
        disabled_reason: string | null;
        /** Until when deliveries are also signed with the previous secret. Null if they are not. */
        previous_secret_until: string | null;
    };
    /** A change of a subscription. Absent fields stay as they are. */
    WebhookChange: {
        /**
         * `paused`: stop deliveries. `active`: deliver again; for a paused or disabled subscription, consecutive failures restart at zero.
         */
        status?: "active" | "paused";
        /** The URL that receives deliveries. With another host, consecutive failures restart at zero. Deliveries to the former URL that end later are not counted. */
        callbackUrl?: string;
        /**
         * The events to receive. Empty for all.
         * @example [
         *       "agent.registered"
         *     ]
         */
        events?: ("agent.registered" | "agent.deprecated" | "cert.issued" | "cert.revoked" | "reputation.updated" | "compliance.violation" | "federation.peer_added")[];
        /**
         * The origin of the changes to receive.
         * @example local
         */
        source?: "local" | "federated" | "all";
        /** A description. Null removes it. */
        description?: string | null;
    };
    /**
     * A description of a subscription. At most 256 characters.
     * @example Search index of the shop
     */
    WebhookDescription: string;
    /** Why the operator disables a subscription. */
    WebhookDisabling: {
        /** The reason, which the owner of the subscription sees. */
        reason: string;
    };
    /** Statistics of webhooks. */
    WebhookFigures: {
        /** Subscriptions. */
        subscriptions: Schemas["SubscriptionFigures"];
        /** Deliveries. */
        deliveries: Schemas["DeliveryFigures"];
    };
    /**
     * A subscription's id.
     * @example whk_5d0f2b8e-7b0c-4a57-9a63-1f0a52b8c1d4
     */
    WebhookId: string;
    /** A page of subscriptions, newest first. */
    WebhookPage: {
        /** The subscriptions. */
        webhooks: Schemas["Webhook"][];
        /**
         * Format: int32
         * The number of entries in this page. 0 to 100.
         * @example 50
         */
        count: number;
        /** Send this as `cursor` to get the next page. Null on the last page. */
        next_cursor: string | null;
    };
    /** The result of deleting a subscription. */
    WebhookRemoved: {
        /**
         * A message for people.
         * @example Webhook subscription deleted
         */
        message: string;
        /** The subscription's id. */
        id: string;
    };
    /** The input to create a subscription. */
    WebhookRequest: {
        /** The URL that receives deliveries. */
        callbackUrl: string;
        /**
         * The events to receive. Absent or empty: all.
         * @example [
         *       "agent.registered"
         *     ]
         */
        events?: ("agent.registered" | "agent.deprecated" | "cert.issued" | "cert.revoked" | "reputation.updated" | "compliance.violation" | "federation.peer_added")[];
        /**
         * The origin of the changes to receive. Default: `local`.
         * @example local
         */
        source?: "local" | "federated" | "all";
        /** A description. */
        description?: string | null;
    };
    /**
     * 32 random bytes as 64 hex digits. The key of `X-Webhook-Signature` is this text itself, in UTF-8.
     * @example 8f14e45fceea467fa0e61d3f4c1b2a908f14e45fceea467fa0e61d3f4c1b2a90
     */
    WebhookSecret: string;
    /**
     * The origin of the changes that a subscription receives. `local`: changes made at this node. `federated`: changes imported from its peers (`change: "imported"`). `all`: both.
     */
    WebhookSource: "local" | "federated" | "all";
    /**
     * `active`: events are delivered. `paused` by its owner or the operator, or `disabled` by the node after 10 consecutive failures, or by the operator: events are stored as `skipped`, and can be replayed.
     */
    WebhookStatus: "active" | "paused" | "disabled";
    /** The input to test a subscription. */
    WebhookTestRequest: {
        /** The event type of the example. Default: the first that the subscription receives. */
        event?: "agent.registered" | "agent.deprecated" | "cert.issued" | "cert.revoked" | "reputation.updated" | "compliance.violation" | "federation.peer_added";
    };
    /** The result of a test. */
    WebhookTestResult: {
        /**
         * The status of the receiver's response. Null if there was none.
         * @example 204
         */
        response_status: number | null;
        /** Why the attempt failed. Null if it succeeded. */
        error: Schemas["DeliveryError"] | null;
        /**
         * The error in words.
         * @example The receiver responded with 204.
         */
        detail: string;
        /** The durations. */
        timings: Schemas["DeliveryTimings"];
        /**
         * The beginning of the body. Null if there is none: the receiver did not respond, its body was empty or no text (it had a null byte), or the attempt is older than 7 days.
         * @example {"received":true}
         */
        response_body: string | null;
        /**
         * Whether the body was longer than `response_body`, or did not end within 500 milliseconds.
         * @example false
         */
        response_truncated: boolean;
        /**
         * Whether the receiver responded with 2xx.
         * @example true
         */
        delivered: boolean;
        /** The event type of the example. */
        event: "agent.registered" | "agent.deprecated" | "cert.issued" | "cert.revoked" | "reputation.updated" | "compliance.violation" | "federation.peer_added";
        /**
         * The idempotency key of the example. It begins with `evt_test_`.
         * @example evt_test_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        idempotency_key: string;
    };
    /** A test vector: a delivery with known signatures. */
    WebhookVector: {
        /**
         * What the vector tests.
         * @example An event in ASCII
         */
        name: string;
        /**
         * The secret of the subscription.
         * @example 8f2b6c1de4a7095338c1f0a96d7e42b5cb9013f86a5e7d24190c8b3fe6d7a250
         */
        secret: string;
        /**
         * The same secret in the form of Standard Webhooks.
         * @example whsec_jytsHeSnCVM4wfCpbX5CtcuQE/hqXn0kGQyLP+bXolA=
         */
        signing_key: string;
        /**
         * The previous secret, which still signs during a rotation.
         * @example 00ff17a95e3c6bd88124f7093ae5bc6d4471e0c29f58b3067dd2ea91340c65fb
         */
        previous_secret: string | null;
        /**
         * The body as text, in UTF-8.
         * @example {"event":"agent.registered"}
         */
        body: string;
        /**
         * The bytes of the body in base64.
         * @example eyJldmVudCI6ImFnZW50LnJlZ2lzdGVyZWQifQ==
         */
        body_base64: string;
        /**
         * The idempotency key, which is the `webhook-id`.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        id: string;
        /**
         * The time of the attempt in epoch seconds. A verifier that checks the time must use it as the current time.
         * @example 1793491200
         */
        timestamp: number;
        /**
         * Format: int32
         * The number of the attempt.
         * @example 1
         */
        attempt: number;
        /** The signatures of `secret`. */
        signatures: Schemas["VectorSignatures"];
        /**
         * All headers of the delivery except `User-Agent`.
         * @example {
         *       "X-Webhook-Event": "agent.registered",
         *       "webhook-timestamp": "1793491200"
         *     }
         */
        headers: {
            [key: string]: string;
        };
    };
    /** Test vectors for receivers: deliveries with known signatures. */
    WebhookVectors: {
        /** The deliveries. */
        vectors: Schemas["WebhookVector"][];
    };
    /** A new subscription, or one with a new secret. Only these responses have the secret. */
    WebhookWithSecret: {
        /** The subscription's id. */
        id: string;
        /** The account that owns it. */
        account_id: string;
        /** The URL that receives deliveries. */
        callbackUrl: string;
        /** The events that it receives. Empty for all, including those of later versions. */
        events: ("agent.registered" | "agent.deprecated" | "cert.issued" | "cert.revoked" | "reputation.updated" | "compliance.violation" | "federation.peer_added")[];
        /**
         * The origin of the changes that it receives.
         * @example local
         */
        source: "local" | "federated" | "all";
        /** The description. Null if there is none. */
        description: string | null;
        /** The status. */
        status: "active" | "paused" | "disabled";
        /** When the subscription was created. */
        created_at: string;
        /** When a delivery last succeeded. Null if never. */
        last_delivered_at: string | null;
        /**
         * Format: int32
         * Consecutive failures. A success resets the number to zero; the tenth failure disables the subscription.
         * @example 0
         */
        consecutive_failures: number;
        /** How many of the last attempts succeeded. */
        attempts: Schemas["RecentAttempts"];
        /** When the node or the operator disabled it. Null if it is not disabled. */
        disabled_at: string | null;
        /** Why the operator disabled it; only the operator can resume it. Or that the receiver responded with 410: then you can resume it. Null if it failed too often, or is not disabled. */
        disabled_reason: string | null;
        /** Until when deliveries are also signed with the previous secret. Null if they are not. */
        previous_secret_until: string | null;
        /** The secret that signs deliveries. Shown once. */
        secret: string;
        /** The same secret for Standard Webhooks libraries. Shown once. */
        signing_key: string;
    };
    /** The caller of a request: its credential, its account and its quota. */
    WhoAmI: {
        /**
         * Whether the credential is an API key or a session. If a request has both, it is the key.
         * @example key
         */
        credential: "key" | "session";
        /** The account of the credential. */
        account: Schemas["Account"];
        /** The key. Null for a session. Its `usage` is that of the key alone. */
        key: Schemas["Key"] | null;
        /** The tier that applies: for a key, the lower one of the key and its account. */
        tier: "free" | "pro" | "enterprise";
        /** What is left of the quota of the key, or of all keys of its account together if that is less. Null for a session, because its requests use no quota. */
        quota: Schemas["QuotaLeft"] | null;
        /** When the credential expires. Null if it does not. */
        expires_at: string | null;
    };
    /** Witness already added. Another witness has this key. */
    WitnessKnown: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "witness_known";
        request_id: string;
    };
    /** Too many witnesses. Remove one first. */
    WitnessLimitReached: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "witness_limit_reached";
        request_id: string;
    };
    /** The witnesses of the log, by name; at most 32. */
    WitnessList: {
        /** The witnesses. */
        witnesses: Schemas["WitnessStatus"][];
        /**
         * Format: int32
         * The number of witnesses.
         * @example 2
         */
        count: number;
    };
    /**
     * The name of a witness in this node: lower-case letters, digits, `.` and `-`, at most 63.
     * @example north
     */
    WitnessName: string;
    /** Witness name reserved. `none` has a meaning in policies (https://c2sp.org/tlog-policy): use another name. */
    WitnessNameReserved: {
        type: string;
        title: string;
        status: 409;
        detail: string;
        code: "witness_name_reserved";
        request_id: string;
    };
    /** The input to add a witness. */
    WitnessRequest: {
        /** The key that verifies its cosignatures: an Ed25519 cosignature key (type 0x04), as the witness publishes it. */
        vkey: string;
        /**
         * The URL of its interface: https, on a public host, by the rules of callback URLs, no query. The node sends requests to `add-checkpoint` below it. That of another node is its own URL with `/log/witness`.
         * @example https://registry.example.org/log/witness
         */
        url: string;
    };
    /** A witness, and how the node gets on with it. */
    WitnessStatus: {
        /** Its name in this node, and in `policy`. */
        name: string;
        /** The key that verifies its cosignatures (https://c2sp.org/tlog-cosignature). */
        vkey: string;
        /**
         * The URL of its interface (https://c2sp.org/tlog-witness).
         * @example https://registry.example.org/log/witness
         */
        url: string;
        /**
         * The size of the latest checkpoint of the present log that it cosigned. Null if there is none.
         * @example 88121
         */
        size: number | null;
        /** The time in that cosignature. Null if there is none. */
        cosigned_at: string | null;
        /** When it was added. */
        added_at: string;
        /** When the node last asked it to cosign. Null if it did not yet. */
        asked_at: string | null;
        /**
         * Why it did not cosign when it was last asked. Null if it did.
         * @example null
         */
        last_error: string | null;
    };
    /** Witness URL rejected. The node cannot send requests to this URL: see `reason`. Use a public https:// URL. */
    WitnessUrlRejected: {
        type: string;
        title: string;
        status: 400;
        detail: string;
        code: "witness_url_rejected";
        request_id: string;
        /** The errors in the input: 1 to 100. */
        errors: Schemas["InputError"][];
        /**
         * The reason.
         * @example The address is not public.
         */
        reason: string;
    };
    /** The check whether changes can be committed. */
    WriteCheck: {
        /**
         * `ok` or `down`.
         */
        status: "ok" | "down";
        /**
         * Format: double
         * The duration of the check, in milliseconds.
         * @example 1
         */
        latency_ms: number;
        /** When commits began to fail. Null while they succeed. */
        since: string | null;
    };
    /** Wrong password. `current_password` is not the password of your account. */
    WrongPassword: {
        type: string;
        title: string;
        status: 403;
        detail: string;
        code: "wrong_password";
        request_id: string;
    };
}
export interface Queries {
    agents_register: {
        /**
         * `true`: only say what the registration would do. Nothing is stored, and the id is not counted.
         * @example false
         */
        dry_run?: "true" | "false";
    };
    agents_list: {
        /**
         * Filter by status. Default: `active,deprecated`; with `after_seq` or `updated_since`: all.
         * @example [
         *       "active"
         *     ]
         */
        status?: ("active" | "deprecated" | "suspended" | "tombstoned")[];
        /**
         * Filter by capability: agents with any of these.
         * @example [
         *       "streaming"
         *     ]
         */
        capabilities?: string[];
        /**
         * Filter by tag: agents with any of these.
         * @example [
         *       "weather",
         *       "climate"
         *     ]
         */
        tags?: string[];
        /**
         * Filter by tag: agents with all of these.
         * @example [
         *       "weather",
         *       "marine"
         *     ]
         */
        tags_all?: string[];
        /**
         * Filter by skill id: agents with any of these.
         * @example [
         *       "hourly-forecast"
         *     ]
         */
        skills?: string[];
        /**
         * Filter by protocol: agents with any of these.
         * @example [
         *       "a2a"
         *     ]
         */
        protocol?: ("a2a" | "mcp" | "http" | "nlweb" | "acp" | "other")[];
        /**
         * Filter by provider: complete names, case-insensitive.
         * @example [
         *       "Example Weather Ltd"
         *     ]
         */
        provider?: string[];
        /**
         * Filter by source: `local`, or ids of peers.
         * @example [
         *       "local"
         *     ]
         */
        source?: string[];
        /**
         * Filter by certification: agents with an active certification of any of these levels. An expired one counts until its expiry is written, shortly after.
         * @example [
         *       "audited"
         *     ]
         */
        certification?: ("self_attested" | "basic" | "verified" | "audited")[];
        /**
         * Filter by grade: agents whose reputation has any of these. In a URL, `A+` is `A%2B`.
         * @example [
         *       "A",
         *       "B"
         *     ]
         */
        grade?: ("A+" | "A" | "B" | "C" | "D" | "F" | "NR")[];
        /**
         * Filter by how far the URLs of agents are verified: agents with any of these levels.
         * @example [
         *       "domain"
         *     ]
         */
        verified?: ("none" | "url" | "host" | "domain")[];
        /**
         * Filter by liveness. `true`: agents found to respond (`up`, `auth`). `false`: found not to (`down`, `dormant`). Others are in neither: `live_unknown` counts them.
         * @example true
         */
        live?: "true" | "false";
        /** Only agents that changed at this time or later. `/list` then returns them in the order of the changes, oldest first. */
        updated_since?: string;
        /** Only agents that changed after this change. `/list` then returns them in the order of the changes, oldest first. */
        after_seq?: number;
        /**
         * The fields to count the agents by.
         * @example [
         *       "tags",
         *       "protocol"
         *     ]
         */
        facets?: Schemas["Facet"][];
        /**
         * The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: string;
    };
    agents_mine: {
        /**
         * Filter by status. Default: all except `tombstoned`.
         * @example [
         *       "suspended"
         *     ]
         */
        status?: ("active" | "deprecated" | "suspended" | "tombstoned")[];
        /**
         * Only these agents: at most 100, repeated or separated by commas.
         * @example [
         *       "weather-agent"
         *     ]
         */
        agent_id?: string[];
        /**
         * Only entries that contain this text. `A` to `Z` are the same in either case.
         * @example weather
         */
        contains?: string;
        /**
         * The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: string;
    };
    agents_adminList: {
        /** Only agents that this account owns. */
        account_id?: string;
        /**
         * Filter by status. Default: all except `tombstoned`.
         * @example [
         *       "suspended"
         *     ]
         */
        status?: ("active" | "deprecated" | "suspended" | "tombstoned")[];
        /**
         * Only these agents: at most 100, repeated or separated by commas.
         * @example [
         *       "weather-agent"
         *     ]
         */
        agent_id?: string[];
        /**
         * The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: string;
    };
    agents_search: {
        /**
         * The search query. 1 to 256 characters.
         * @example weather "hourly forecast" -marine
         */
        q: string;
        /**
         * Filter by status. Default: `active,deprecated`; with `after_seq` or `updated_since`: all.
         * @example [
         *       "active"
         *     ]
         */
        status?: ("active" | "deprecated" | "suspended" | "tombstoned")[];
        /**
         * Filter by capability: agents with any of these.
         * @example [
         *       "streaming"
         *     ]
         */
        capabilities?: string[];
        /**
         * Filter by tag: agents with any of these.
         * @example [
         *       "weather",
         *       "climate"
         *     ]
         */
        tags?: string[];
        /**
         * Filter by tag: agents with all of these.
         * @example [
         *       "weather",
         *       "marine"
         *     ]
         */
        tags_all?: string[];
        /**
         * Filter by skill id: agents with any of these.
         * @example [
         *       "hourly-forecast"
         *     ]
         */
        skills?: string[];
        /**
         * Filter by protocol: agents with any of these.
         * @example [
         *       "a2a"
         *     ]
         */
        protocol?: ("a2a" | "mcp" | "http" | "nlweb" | "acp" | "other")[];
        /**
         * Filter by provider: complete names, case-insensitive.
         * @example [
         *       "Example Weather Ltd"
         *     ]
         */
        provider?: string[];
        /**
         * Filter by source: `local`, or ids of peers.
         * @example [
         *       "local"
         *     ]
         */
        source?: string[];
        /**
         * Filter by certification: agents with an active certification of any of these levels. An expired one counts until its expiry is written, shortly after.
         * @example [
         *       "audited"
         *     ]
         */
        certification?: ("self_attested" | "basic" | "verified" | "audited")[];
        /**
         * Filter by grade: agents whose reputation has any of these. In a URL, `A+` is `A%2B`.
         * @example [
         *       "A",
         *       "B"
         *     ]
         */
        grade?: ("A+" | "A" | "B" | "C" | "D" | "F" | "NR")[];
        /**
         * Filter by how far the URLs of agents are verified: agents with any of these levels.
         * @example [
         *       "domain"
         *     ]
         */
        verified?: ("none" | "url" | "host" | "domain")[];
        /**
         * Filter by liveness. `true`: agents found to respond (`up`, `auth`). `false`: found not to (`down`, `dormant`). Others are in neither: `live_unknown` counts them.
         * @example true
         */
        live?: "true" | "false";
        /** Only agents that changed at this time or later. `/list` then returns them in the order of the changes, oldest first. */
        updated_since?: string;
        /** Only agents that changed after this change. `/list` then returns them in the order of the changes, oldest first. */
        after_seq?: number;
        /**
         * The order of the results. Without it, `relevance`.
         * @example updated
         */
        sort?: "relevance" | "newest" | "updated" | "name" | "reputation";
        /**
         * The fields of which `match.highlights` shows where the words are.
         * @example [
         *       "name",
         *       "description"
         *     ]
         */
        highlight?: ("agent_id" | "name" | "tags" | "capabilities" | "skills" | "provider" | "details" | "description")[];
        /**
         * The fields to count the agents by.
         * @example [
         *       "tags",
         *       "protocol"
         *     ]
         */
        facets?: Schemas["Facet"][];
        /**
         * The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: string;
    };
    agents_changes: {
        /** Only changes before this one. */
        before?: number;
        /**
         * The maximum number of changes in the response. 1 to 50.
         * @example 20
         */
        limit?: number;
    };
    accounts_oidcCallback: {
        /**
         * The authorization code.
         * @example SplxlOBeZQQYbYS6WxSbIA
         */
        code?: string;
        /**
         * The value that ties this response to its start.
         * @example af0ifjsldkj
         */
        state?: string;
        /**
         * The issuer (RFC 9207).
         * @example https://id.example.com
         */
        iss?: string;
        /**
         * The error code, if there is no authorization code.
         * @example access_denied
         */
        error?: string;
        /**
         * The error in words.
         * @example The user refused.
         */
        error_description?: string;
        /**
         * The URL of a page about the error.
         * @example https://id.example.com/errors/denied
         */
        error_uri?: string;
        /**
         * The state of OpenID Connect Session Management. Not used.
         * @example salt.0a1b
         */
        session_state?: string;
        /**
         * The granted scope. Not used.
         * @example openid email
         */
        scope?: string;
        /**
         * The index of the signed-in user, sent by some providers. Not used.
         * @example 0
         */
        authuser?: string;
        /**
         * The user's domain, sent by some providers. Not used.
         * @example example.com
         */
        hd?: string;
        /**
         * The prompt that the provider showed, sent by some providers. Not used.
         * @example consent
         */
        prompt?: string;
    };
    accounts_list: {
        /**
         * Only these accounts: at most 100, repeated or separated by commas.
         * @example [
         *       "acc_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34"
         *     ]
         */
        id?: string[];
        /**
         * Only entries that contain this text. `A` to `Z` are the same in either case.
         * @example weather
         */
        contains?: string;
        /**
         * The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: string;
    };
    keys_list: {
        /**
         * Only entries that contain this text. `A` to `Z` are the same in either case.
         * @example weather
         */
        contains?: string;
        /**
         * The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: string;
    };
    keys_usage: {
        /**
         * How many days the report has, up to today: 1 to 90.
         * @example 7
         */
        days?: number;
    };
    offers_list: {
        /** Which offers. Default: `incoming`. */
        direction?: "incoming" | "outgoing";
        /**
         * The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: string;
    };
    audit_list: {
        /**
         * Only these actions: repeated or separated by commas.
         * @example [
         *       "sign_in_failed"
         *     ]
         */
        action?: Schemas["SecurityAction"][];
        /** Only entries from this time on. */
        since?: string;
        /**
         * The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: string;
    };
    audit_adminList: {
        /** Only entries of this account. */
        account_id?: string;
        /**
         * Only these actions: repeated or separated by commas.
         * @example [
         *       "sign_in_failed"
         *     ]
         */
        action?: Schemas["SecurityAction"][];
        /** Only entries from this time on. */
        since?: string;
        /**
         * The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: string;
    };
    events_list: {
        /** Only events after this one. 0: from the oldest stored event. */
        after?: number;
        /**
         * Only these types.
         * @example [
         *       "agent.registered"
         *     ]
         */
        types?: ("agent.registered" | "agent.deprecated" | "cert.issued" | "cert.revoked" | "reputation.updated" | "compliance.violation" | "federation.peer_added")[];
        /** Only events about this agent, by its present id or a former one: those of all its ids. */
        agent_id?: string;
        /**
         * The maximum number of events in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
    };
    events_latest: {
        /** Only events before this one: `next_before` of the previous page. */
        before?: number;
        /**
         * Only these types.
         * @example [
         *       "agent.registered"
         *     ]
         */
        types?: ("agent.registered" | "agent.deprecated" | "cert.issued" | "cert.revoked" | "reputation.updated" | "compliance.violation" | "federation.peer_added")[];
        /** Only events about this agent, by its present id or a former one: those of all its ids. */
        agent_id?: string;
        /** Only events at this instant or later. */
        since?: string;
        /** Only events before this instant. */
        until?: string;
        /**
         * The maximum number of events in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
    };
    erasures_adminList: {
        /**
         * The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: string;
    };
    erasures_list: {
        /**
         * The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: string;
    };
    webhooks_list: {
        /**
         * Only subscriptions with this status.
         * @example [
         *       "disabled"
         *     ]
         */
        status?: ("active" | "paused" | "disabled")[];
        /**
         * Only entries that contain this text. `A` to `Z` are the same in either case.
         * @example weather
         */
        contains?: string;
        /**
         * The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: string;
    };
    webhooks_deliveries: {
        /**
         * The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: string;
        /**
         * Only deliveries with this status.
         * @example [
         *       "failed"
         *     ]
         */
        status?: ("pending" | "delivered" | "failed" | "skipped")[];
        /**
         * Only deliveries of these events.
         * @example [
         *       "agent.registered"
         *     ]
         */
        event?: ("agent.registered" | "agent.deprecated" | "cert.issued" | "cert.revoked" | "reputation.updated" | "compliance.violation" | "federation.peer_added")[];
        /** Only deliveries of events of this agent. */
        agent_id?: string;
    };
    webhooks_deliver: {
        /** `true`: respond with 502 if the attempt fails, for queues that retry unless the status is 2xx. */
        fail_on_error?: "true" | "false";
    };
    webhooks_adminList: {
        /**
         * Only subscriptions with this status.
         * @example [
         *       "disabled"
         *     ]
         */
        status?: ("active" | "paused" | "disabled")[];
        /**
         * Only entries that contain this text. `A` to `Z` are the same in either case.
         * @example weather
         */
        contains?: string;
        /**
         * The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: string;
    };
    certifications_list: {
        /** Only certifications of this agent. */
        agent_id?: string;
        /**
         * Only certifications with these statuses.
         * @example [
         *       "active"
         *     ]
         */
        status?: ("active" | "revoked" | "expired")[];
        /**
         * Only certifications with these levels.
         * @example [
         *       "verified",
         *       "audited"
         *     ]
         */
        level?: ("self_attested" | "basic" | "verified" | "audited")[];
        /**
         * The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: string;
    };
    compliance_list: {
        /** Only violations of this agent. */
        agent_id?: string;
        /**
         * Only violations with these statuses.
         * @example [
         *       "open"
         *     ]
         */
        status?: ("open" | "resolved" | "waived")[];
        /**
         * Only violations with these severities.
         * @example [
         *       "high",
         *       "critical"
         *     ]
         */
        severity?: ("info" | "low" | "medium" | "high" | "critical")[];
        /**
         * The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: string;
    };
    reputation_get: {
        /**
         * Only these agents: at most 100, repeated or separated by commas. `limit` and `cursor` then have no effect.
         * @example [
         *       "weather-agent"
         *     ]
         */
        agent_id?: string[];
        /**
         * The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: string;
    };
    liveness_get: {
        /**
         * These agents: at most 100, repeated or separated by commas.
         * @example [
         *       "weather-agent"
         *     ]
         */
        agent_id: string[];
    };
    federation_sync: {
        /**
         * `true`: read all agents of the peer, not only changes; retire those that it no longer has; detect again how it can be synced; and read again what its log is.
         * @example true
         */
        full?: "true" | "false";
    };
    federation_conflicts: {
        /**
         * The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        cursor?: string;
    };
    node_openapiJson: {
        /**
         * Whether to add the code samples.
         * @example true
         */
        samples?: "true" | "false";
    };
    node_openapiDocument: {
        /**
         * Whether to add the code samples.
         * @example true
         */
        samples?: "true" | "false";
    };
    site_landing: {
        /**
         * The search query.
         * @example weather forecast
         */
        q?: string;
        /**
         * A status.
         * @example active
         */
        status?: "active" | "deprecated" | "suspended" | "tombstoned" | "";
        /**
         * A protocol.
         * @example a2a
         */
        protocol?: "a2a" | "mcp" | "http" | "nlweb" | "acp" | "other" | "";
        /**
         * A capability.
         * @example streaming
         */
        capabilities?: string;
        /** A tag. */
        tags?: string;
        /** The same as `tags`, for links that people write. */
        tag?: string;
        /**
         * The id of a skill.
         * @example hourly-forecast
         */
        skills?: string;
        /** The name of a provider. */
        provider?: string;
        /**
         * `local`, or the id of a peer.
         * @example local
         */
        source?: string;
        /**
         * The level of a certification.
         * @example audited
         */
        certification?: "self_attested" | "basic" | "verified" | "audited" | "";
        /**
         * A grade.
         * @example B
         */
        grade?: "A+" | "A" | "B" | "C" | "D" | "F" | "NR" | "";
        /**
         * How far the URLs of agents are verified.
         * @example domain
         */
        verified?: "none" | "url" | "host" | "domain" | "";
        /**
         * Whether agents respond.
         * @example true
         */
        live?: "true" | "false" | "";
        /**
         * The order of the results of a search. Lists without search words are always the newest first.
         * @example updated
         */
        sort?: "relevance" | "newest" | "updated" | "name" | "reputation" | "";
        /** The position of the next page of results. */
        cursor?: string;
        /**
         * The token of the set-up link. With it, the page explains how to create the owner account.
         * @example k3cVZb0Wc4Q0Y5hHcU1m2w
         */
        setup?: string;
    };
    site_agents: {
        /**
         * The search query.
         * @example weather forecast
         */
        q?: string;
        /**
         * A status.
         * @example active
         */
        status?: "active" | "deprecated" | "suspended" | "tombstoned" | "";
        /**
         * A protocol.
         * @example a2a
         */
        protocol?: "a2a" | "mcp" | "http" | "nlweb" | "acp" | "other" | "";
        /**
         * A capability.
         * @example streaming
         */
        capabilities?: string;
        /** A tag. */
        tags?: string;
        /** The same as `tags`, for links that people write. */
        tag?: string;
        /**
         * The id of a skill.
         * @example hourly-forecast
         */
        skills?: string;
        /** The name of a provider. */
        provider?: string;
        /**
         * `local`, or the id of a peer.
         * @example local
         */
        source?: string;
        /**
         * The level of a certification.
         * @example audited
         */
        certification?: "self_attested" | "basic" | "verified" | "audited" | "";
        /**
         * A grade.
         * @example B
         */
        grade?: "A+" | "A" | "B" | "C" | "D" | "F" | "NR" | "";
        /**
         * How far the URLs of agents are verified.
         * @example domain
         */
        verified?: "none" | "url" | "host" | "domain" | "";
        /**
         * Whether agents respond.
         * @example true
         */
        live?: "true" | "false" | "";
        /**
         * The order of the results of a search. Lists without search words are always the newest first.
         * @example updated
         */
        sort?: "relevance" | "newest" | "updated" | "name" | "reputation" | "";
        /** The position of the next page of results. */
        cursor?: string;
    };
    site_activity: {
        /**
         * An event type.
         * @example agent.registered
         */
        type?: "agent.registered" | "agent.deprecated" | "cert.issued" | "cert.revoked" | "reputation.updated" | "compliance.violation" | "federation.peer_added" | "";
        /**
         * The id of an agent.
         * @example weather-agent
         */
        agent_id?: string;
        /** The first day. */
        from?: string;
        /** The last day. */
        to?: string;
        /** Only events before this one, for the next page. */
        before?: number;
    };
    site_activityAtom: {
        /**
         * Only these types.
         * @example [
         *       "agent.registered"
         *     ]
         */
        types?: ("agent.registered" | "agent.deprecated" | "cert.issued" | "cert.revoked" | "reputation.updated" | "compliance.violation" | "federation.peer_added")[];
        /** Only events about this agent. */
        agent_id?: string;
    };
    site_activityFeed: {
        /**
         * Only these types.
         * @example [
         *       "agent.registered"
         *     ]
         */
        types?: ("agent.registered" | "agent.deprecated" | "cert.issued" | "cert.revoked" | "reputation.updated" | "compliance.violation" | "federation.peer_added")[];
        /** Only events about this agent. */
        agent_id?: string;
    };
    site_reference: {
        /**
         * The words to search for: of titles, paths, names and descriptions.
         * @example register agent
         */
        q?: string;
    };
    site_compare: {
        /**
         * The id of the first agent.
         * @example weather-agent
         */
        a?: string;
        /**
         * The id of the second agent.
         * @example weather-agent-2
         */
        b?: string;
    };
    site_versions: {
        /** The `seq` of the change that made the earlier version; 0 for the earliest that is kept. */
        from?: string;
        /** The `seq` of the change that made the later version. Default: the present version. */
        to?: string;
    };
    site_badge: {
        /**
         * Only the grade, the certification, or the liveness.
         * @example grade
         */
        show?: "grade" | "certification" | "liveness";
        /**
         * The text of the left half. Default: `agent`, or what is shown.
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
    accounts_changeName: Schemas["OwnAccountChange"];
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
    accounts_changeName: Schemas["AccountAnswer"];
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
    node_openapiDocument: {
        [key: string]: unknown;
    };
    node_webhookVectors: Schemas["WebhookVectors"];
    site_activityFeed: Schemas["Feed"];
}
