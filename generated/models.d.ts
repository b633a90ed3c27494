// Written by `npm run generate` from spec/. Do not edit.

/**
 * Schemas: every model. Queries: the query of each operation that takes one. Answers: what each operation answers in
 * JSON when it succeeds.
 */
export interface Schemas {
    /** @description An account. */
    Account: {
        /** @description Its id. */
        id: Schemas["AccountId"];
        /** @description Its e-mail address; null if its identity provider told none. */
        email: Schemas["Email"] | null;
        /** @description Its name, for people. */
        name: Schemas["Line"] | null;
        /** @description `owner` or `developer`. */
        role: Schemas["Role"];
        /** @description The highest tier that its keys may have. */
        tier: Schemas["Tier"];
        /** @description Whether the operator disabled it: its keys and sessions are then refused. */
        disabled: boolean;
        /** @description Whether the operator lets it issue certifications. */
        issuer: boolean;
        /**
         * @description How it can sign in.
         * @example [
         *       "password"
         *     ]
         */
        sign_in: ("password" | "oidc")[];
        /** @description When it was made. */
        created_at: Schemas["Instant"];
    };
    /** @description The account of an answer. */
    AccountAnswer: {
        /** @description The account. */
        account: Schemas["Account"];
    };
    /** @description A change of an account, by the owner of the node. */
    AccountChange: {
        /** @description Its new tier. Keys of a higher one are from now on counted by this one. */
        tier?: Schemas["Tier"];
        /**
         * @description Whether it is disabled from now on. With it, in the same change, the account's sessions end and its active subscriptions
         *     pause: what was pending for them is `skipped`. Enabling the account resumes none of them: their owner does, and may
         *     replay what was skipped. What the account reported and certified stops counting for reputations, and counts again
         *     once it is enabled: about the first ten agents in the same change, about others in the seconds that follow.
         * @example true
         */
        disabled?: boolean;
        /**
         * @description Whether it may issue certifications from now on. Those that it has issued stay.
         * @example true
         */
        issuer?: boolean;
    };
    /** @description Account disabled. The operator disabled the account: its keys and sessions are not served. */
    AccountDisabled: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/account_disabled
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Account disabled
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "account_disabled";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /**
     * @description An account's id.
     * @example acc_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
     */
    AccountId: string;
    /** @description No such account. No account has this id. */
    AccountNotFound: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/account_not_found
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example No such account
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "account_not_found";
        /**
         * @description The id of the request that failed; the node's log has it too.
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
         * @description How many entries this page has. 0 to 100.
         * @example 50
         */
        count: number;
        /** @description Send this as `cursor` for the next page; null on the last one. */
        next_cursor: Schemas["Cursor"] | null;
    };
    /** @description Too many active keys. Revoke one first, or rotate one instead of making another. */
    ActiveKeyLimitReached: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/active_key_limit_reached
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Too many active keys
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "active_key_limit_reached";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /**
         * Format: int64
         * @description How many the account may have.
         * @example 5
         */
        limit: number;
        /**
         * Format: int64
         * @description How many it has.
         * @example 5
         */
        active: number;
    };
    /**
     * @description An agent, as the node knows it.
     *
     *     A tombstoned one has kept `agent_id`, `source`, `origin`, `owned`, its dates and `seq`. Its `name` is its id, its
     *     `agent_url` is `https://tombstoned.invalid/`, and all else is null or empty, in every list and in `after_seq` too.
     *
     *     A suspended one is public with `agent_id`, `name`, `agent_url`, its status, `source`, `origin`, `owned`, its dates and
     *     `seq`. What else it says of itself is null or empty, `has_facts` is false, its card and AgentFacts answer 404, and no
     *     filter or search finds it by them, until the operator makes it active again; then all is as it was. Its owner reads
     *     the whole record in `GET /api/developers/agents`, the operator in the answer to `PUT /agents/{id}/status`.
     */
    Agent: {
        /** @description The identifier. */
        agent_id: Schemas["AgentId"];
        /** @description The name for people. */
        name: Schemas["Line"];
        /**
         * @description What the agent does. At most 4,000 characters.
         * @example Hourly forecasts for any place on Earth.
         */
        description: Schemas["Text"] | null;
        /** @description Where the agent is. */
        agent_url: Schemas["HttpUrl"];
        /** @description Where the agent's API is, if it is not `agent_url`. */
        api_url: Schemas["HttpUrl"] | null;
        /** @description Where the agent publishes its own AgentFacts. */
        facts_url: Schemas["HttpUrl"] | null;
        /** @description Documentation for people. */
        documentation_url: Schemas["HttpUrl"] | null;
        /** @description An icon. */
        icon_url: Schemas["HttpUrl"] | null;
        /**
         * @description The agent's version, in its own scheme.
         * @example 1.4.0
         */
        version: Schemas["Keyword"] | null;
        /**
         * @description Who offers it.
         * @example {
         *       "name": "Example Weather Ltd",
         *       "url": "https://example.com"
         *     }
         */
        provider: Schemas["Provider"] | null;
        /**
         * @description How it can be spoken to.
         * @example [
         *       "a2a"
         *     ]
         */
        protocols: Schemas["Protocol"][];
        /**
         * @description What it can do: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "streaming"
         *     ]
         */
        capabilities: Schemas["Keyword"][];
        /**
         * @description Words to find it by: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "weather",
         *       "forecast"
         *     ]
         */
        tags: Schemas["Keyword"][];
        /**
         * @description Ids of its skills: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "hourly-forecast"
         *     ]
         */
        skills: Schemas["Keyword"][];
        /** @description Where in its life it is. */
        status: Schemas["AgentStatus"];
        /** @description Why it has this status. At most 500 characters. */
        status_message: Schemas["StatusMessage"] | null;
        /**
         * @description The agent to use instead.
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
         * @description Where it was imported from, and when; null for a local agent. An imported agent is changed at its origin alone.
         * @example null
         */
        origin: Schemas["AgentOrigin"] | null;
        /**
         * @description Whether an account owns it. A local agent without an owner may be changed by anyone who may write.
         * @example false
         */
        owned: boolean;
        /**
         * @description Whether it has AgentFacts.
         * @example true
         */
        has_facts: boolean;
        /** @description When it was first registered. */
        registered_at: Schemas["Instant"];
        /** @description When it last changed. */
        updated_at: Schemas["Instant"];
        /** @description When it was deleted. */
        tombstoned_at: Schemas["Instant"] | null;
        /** @description The number of its last change. */
        seq: Schemas["Seq"];
        /**
         * @description Members that came with the registration and that the contract does not name, as sent.
         * @example {
         *       "region": "eu"
         *     }
         */
        extra: Schemas["ExtraMembers"];
    };
    /** @description An A2A agent card, as its agent published it. Real ones have some 20 members; at most 1,000 bounds what reading one costs. */
    AgentCard: {
        [key: string]: unknown;
    };
    /** @description Agent deprecated or tombstoned. */
    AgentDeprecatedEvent: {
        /**
         * @description What happened.
         * @enum {string}
         */
        event: "agent.deprecated";
        /** @description To whom, and how. */
        payload: Schemas["AgentDeprecatedPayload"];
        /** @description When it was committed. */
        timestamp: Schemas["Instant"];
        /**
         * @description The same for every delivery of this event: a receiver that has seen it is done.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        idempotency_key: string;
    };
    /** @description An agent was deprecated, suspended by the operator, or deleted. */
    AgentDeprecatedPayload: {
        /** @description The agent. */
        agent_id: Schemas["AgentId"];
        /** @description Its name at that moment. */
        name: Schemas["Line"];
        /**
         * @description What kind of change it was.
         * @enum {string}
         */
        change: "deprecated" | "suspended" | "tombstoned" | "imported";
        /** @description The number of the change: the order in which changes were committed. */
        seq: Schemas["Seq"];
        /**
         * @description `local`, or the id of the peer that it was imported from.
         * @example local
         */
        source: string;
        /** @description Why. At most 500 characters. */
        status_message: Schemas["StatusMessage"] | null;
        /** @description The agent to use instead. */
        successor_agent_id: Schemas["AgentId"] | null;
        /** @description When it will stop working. */
        sunset_at: Schemas["Instant"] | null;
        /** @description When it was deleted. */
        tombstoned_at: Schemas["Instant"] | null;
    };
    /**
     * @description An AgentFacts document (v1, https://agentfacts.org/schema/v1): at most 262,144 bytes, nested at most 16 deep,
     *     with at most 1,000 members in an object that v1 names and 1,000 entries in a list that it names. Members
     *     that v1 names must have the types given here; members that it requires may be missing (the answer to `PUT` reports
     *     that); all others are kept. Names are those of v1, which mixes snake_case and camelCase.
     */
    AgentFacts: {
        /**
         * @description The machine's id in the publisher's own name space. Required by v1.
         * @example weather-agent
         */
        id?: Schemas["FactsText"];
        /**
         * @description A URN. Required by v1.
         * @example urn:agent:example:weather-agent
         */
        agent_name?: Schemas["FactsText"];
        /**
         * @description The name for people. Required by v1.
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
         * @description A URI of documentation for people.
         * @example https://weather.example.com/docs
         */
        documentationUrl?: Schemas["FactsText"];
        /**
         * @description The country or entity whose rules it complies with.
         * @example DE
         */
        jurisdiction?: Schemas["FactsText"];
        /** @description Who offers it. Required by v1. */
        provider?: Schemas["FactsProvider"];
        /** @description Where it is. Required by v1. */
        endpoints?: Schemas["FactsEndpoints"];
        /** @description What it can do. Required by v1. */
        capabilities?: Schemas["FactsCapabilities"];
        /** @description Its skills; v1 wants at least one. */
        skills?: Schemas["FactsSkill"][];
        /** @description What its publisher says of its quality: a claim, not the node's view. */
        evaluations?: Schemas["FactsEvaluations"];
        /** @description What its publisher says of its running: a claim, not the node's view. */
        telemetry?: Schemas["FactsTelemetry"];
        /** @description What its publisher says of its certification: a claim, not the node's view. */
        certification?: Schemas["FactsCertification"];
    } & {
        [key: string]: unknown;
    };
    /**
     * @description The identifier of an agent, chosen by who registers it: 1 to 255 of `A-Z a-z 0-9 . _ : @ ~ -`, case-sensitive,
     *     neither `.` nor `..` (a URL cannot carry these as a path segment: RFC 3986 section 5.2.4).
     * @example weather-agent
     */
    AgentId: string;
    /** @description Imported agent. It came from a peer, and only its origin changes it: change it there. The operator may suspend it here. */
    AgentImported: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/agent_imported
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Imported agent
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "agent_imported";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /**
         * @description The peer that it came from.
         * @example peer_northern
         */
        source: string;
    };
    /** @description No such agent. No agent is registered by this id; ids are case-sensitive. */
    AgentNotFound: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/agent_not_found
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example No such agent
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "agent_not_found";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Where an imported agent comes from, and how old what is known of it is. */
    AgentOrigin: {
        /**
         * @description The peer: see `GET /peers`, which also tells when it was last asked.
         * @example peer_5d0f2b8e-7b0c-4a57-9a63-1f0a52b8c1d4
         */
        peer_id: string;
        /**
         * @description Where the peer is.
         * @example https://registry.example.org
         */
        base_url: Schemas["HttpUrl"];
        /**
         * @description The number of the agent's last change there; null if the peer does not number changes.
         * @example 4711
         */
        seq: Schemas["Seq"] | null;
        /** @description When it last changed there; null if the peer does not say. */
        updated_at: Schemas["Instant"] | null;
        /** @description When this record was last taken over from there. Nothing has changed at the peer since, as of its last sync. */
        fetched_at: Schemas["Instant"];
    };
    /** @description A page of agents. */
    AgentPage: {
        /** @description The agents. */
        agents: Schemas["Agent"][];
        /**
         * Format: int32
         * @description How many entries this page has. 0 to 100.
         * @example 50
         */
        count: number;
        /** @description Send this as `cursor` for the next page; null on the last one. */
        next_cursor: Schemas["Cursor"] | null;
        /** @description Every change up to this number is in the answer. */
        as_of_seq: Schemas["Seq"];
    };
    /** @description New agent registered or updated. */
    AgentRegisteredEvent: {
        /**
         * @description What happened.
         * @enum {string}
         */
        event: "agent.registered";
        /** @description To whom, and how. */
        payload: Schemas["AgentRegisteredPayload"];
        /** @description When it was committed. */
        timestamp: Schemas["Instant"];
        /**
         * @description The same for every delivery of this event: a receiver that has seen it is done.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        idempotency_key: string;
    };
    /** @description An agent was registered or its record changed. */
    AgentRegisteredPayload: {
        /** @description The agent. */
        agent_id: Schemas["AgentId"];
        /** @description Its name at that moment. */
        name: Schemas["Line"];
        /**
         * @description What kind of change it was.
         * @enum {string}
         */
        change: "created" | "updated" | "facts" | "reactivated" | "imported";
        /** @description The number of the change: the order in which changes were committed. */
        seq: Schemas["Seq"];
        /** @description Where it is. */
        agent_url: Schemas["HttpUrl"];
        /**
         * @description `local`, or the id of the peer that it was imported from.
         * @example local
         */
        source: string;
        /**
         * @description The members of the record that changed; all of them when it was created.
         * @example [
         *       "description",
         *       "tags"
         *     ]
         */
        changed: string[];
    };
    /**
     * @description `active`: in use. `deprecated`: still there, on its way out. `suspended`: taken out of lists by the operator, and what
     *     it says of itself is withheld. `tombstoned`: deleted; the id is remembered, the rest is erased.
     * @enum {string}
     */
    AgentStatus: "active" | "deprecated" | "suspended" | "tombstoned";
    /** @description Agent suspended. The operator suspended it, and only the operator can lift that. */
    AgentSuspended: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/agent_suspended
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Agent suspended
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "agent_suspended";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Agent deleted. Its id is remembered, and only its owner may register it again. */
    AgentTombstoned: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/agent_tombstoned
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Agent deleted
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 410;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "agent_tombstoned";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description What remains of it. */
        tombstone: Schemas["Tombstone"];
    };
    /** @description Already set up. The node has its owner: sign in instead. */
    AlreadySetUp: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/already_set_up
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Already set up
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "already_set_up";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description No such asset. The name of an asset changes with what it holds: read the page again, which has the right name. */
    AssetNotFound: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/asset_not_found
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example No such asset
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "asset_not_found";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Body too large. At most 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards at most 262,144 bytes. */
    BodyTooLarge: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/body_too_large
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Body too large
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 413;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "body_too_large";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /**
     * @description Too many subscriptions at one callback host. All ports count together, and all hosts of one registrable domain. An account
     *     of the tier `free` may have 20 there, `pro` 50, `enterprise` and the operator 200; accounts younger than 24 hours, 100 all
     *     together. Delete one, or use another host.
     */
    CallbackHostLimitReached: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/callback_host_limit_reached
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Too many subscriptions at one callback host
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "callback_host_limit_reached";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /**
         * Format: int64
         * @description How many there may be.
         * @example 20
         */
        limit: number;
        /**
         * Format: int64
         * @description How many there are.
         * @example 20
         */
        count: number;
        /**
         * @description The registrable domain, or the address.
         * @example example.com
         */
        host: string;
    };
    /**
     * @description Where deliveries go: an https URL of a public host, which is written in ASCII (`xn--…`), at most 2,048 characters once it is
     *     percent-encoded, without credentials and fragment. Refused with `callback_url_rejected` and a reason: other schemes; `localhost`, `127.0.0.1`, `[::1]`, private and other
     *     special addresses in any spelling; names without a dot or of a special use; ports that browsers refuse. What the name
     *     resolves to is judged before each connection.
     * @example https://hooks.example.com/registry
     */
    CallbackUrl: string;
    /** @description Callback URL rejected. The node does not send there: `reason` says why. Use an https URL of a public host. */
    CallbackUrlRejected: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/callback_url_rejected
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Callback URL rejected
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "callback_url_rejected";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description Each place that is wrong; at least one, at most 100. */
        errors: Schemas["InputError"][];
        /**
         * @description Why.
         * @example the host is a private address
         */
        reason: string;
    };
    /**
     * @description Too many card fetches. The node, this host or your network has as many under way and waiting as it may have. Try again after `Retry-After` seconds, or send
     *     the card itself.
     */
    CardFetchesBusy: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/card_fetches_busy
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Too many card fetches
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 503;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "card_fetches_busy";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Card not fetched. There was no answer at the URL, or none that is a card: see `error`. Mend it, or send the card itself. */
    CardNotFetched: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/card_not_fetched
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Card not fetched
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 502;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "card_not_fetched";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description Why it failed. */
        error: Schemas["FetchError"];
        /**
         * @description The status that was answered; null if there was no answer.
         * @example 404
         */
        response_status: number | null;
    };
    /** @description No agent card. The agent was registered by fields, so there is no card of it, or the operator suspended it. */
    CardNotFound: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/card_not_found
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example No agent card
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "card_not_found";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Card URL rejected. The node does not fetch from there: `reason` says why. Use an https URL of a public host. */
    CardUrlRejected: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/card_url_rejected
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Card URL rejected
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "card_url_rejected";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description Each place that is wrong; at least one, at most 100. */
        errors: Schemas["InputError"][];
        /**
         * @description Why.
         * @example The address is not public.
         */
        reason: string;
    };
    /** @description Certification issued or renewed. */
    CertIssuedEvent: {
        /**
         * @description What happened.
         * @enum {string}
         */
        event: "cert.issued";
        /** @description To whom, and how. */
        payload: Schemas["CertIssuedPayload"];
        /** @description When it was committed. */
        timestamp: Schemas["Instant"];
        /**
         * @description The same for every delivery of this event: a receiver that has seen it is done.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        idempotency_key: string;
    };
    /** @description A certification was issued or renewed. */
    CertIssuedPayload: {
        /** @description The agent. */
        agent_id: Schemas["AgentId"];
        /** @description Its name at that moment. */
        name: Schemas["Line"];
        /**
         * @description What kind of change it was.
         * @enum {string}
         */
        change: "issued" | "renewed";
        /** @description The number of the change: the order in which changes were committed. */
        seq: Schemas["Seq"];
        /** @description The certification. */
        certification: Schemas["CertificationSummary"];
    };
    /** @description Certification revoked. */
    CertRevokedEvent: {
        /**
         * @description What happened.
         * @enum {string}
         */
        event: "cert.revoked";
        /** @description To whom, and how. */
        payload: Schemas["CertRevokedPayload"];
        /** @description When it was committed. */
        timestamp: Schemas["Instant"];
        /**
         * @description The same for every delivery of this event: a receiver that has seen it is done.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        idempotency_key: string;
    };
    /** @description A certification was revoked, or reached its end. */
    CertRevokedPayload: {
        /** @description The agent. */
        agent_id: Schemas["AgentId"];
        /** @description Its name at that moment. */
        name: Schemas["Line"];
        /**
         * @description What kind of change it was.
         * @enum {string}
         */
        change: "revoked" | "expired";
        /** @description The number of the change: the order in which changes were committed. */
        seq: Schemas["Seq"];
        /** @description The certification. */
        certification: Schemas["CertificationSummary"];
        /** @description Why; null when it expired. */
        reason: Schemas["RevocationReason"] | null;
        /** @description When it ended. */
        revoked_at: Schemas["Instant"];
    };
    /** @description A certification of an agent. */
    Certification: {
        /** @description Its id. */
        id: Schemas["CertificationId"];
        /**
         * @description Its level.
         * @example audited
         */
        level: Schemas["CertificationLevel"];
        /** @description Who issued it. */
        issuer: Schemas["Line"];
        /** @description Where the evidence is. */
        evidence_url: Schemas["HttpUrl"] | null;
        /** @description When it was first issued; a renewal does not change it. */
        issued_at: Schemas["Instant"];
        /** @description When it ends by itself; null for never. */
        expires_at: Schemas["Instant"] | null;
        /** @description The agent. */
        agent_id: Schemas["AgentId"];
        /** @description The account that issued it: what the node knows, where `issuer` is what that account says. */
        issued_by: Schemas["AccountId"];
        /** @description Whether it holds. */
        status: Schemas["CertificationStatus"];
        /** @description When it was last renewed; null if it was not. */
        renewed_at: Schemas["Instant"] | null;
        /** @description When it was revoked or reached its end; null while it holds. */
        revoked_at: Schemas["Instant"] | null;
        /** @description Why it was revoked; null if it was not. */
        reason: Schemas["RevocationReason"] | null;
    };
    /** @description Certifications by status. */
    CertificationFigures: {
        /**
         * Format: int64
         * @description That hold.
         * @example 210
         */
        active: number;
        /**
         * Format: int64
         * @description That were revoked.
         * @example 7
         */
        revoked: number;
        /**
         * Format: int64
         * @description That reached their end.
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
     * @description How much stands behind a certification. `self_attested`: the agent's owner says so. `basic`: identity and documents
     *     were looked at. `verified`: the agent was tested. `audited`: the agent and whoever runs it were audited.
     * @enum {string}
     */
    CertificationLevel: "self_attested" | "basic" | "verified" | "audited";
    /** @description No such certification. None has this id. */
    CertificationNotFound: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/certification_not_found
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example No such certification
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "certification_not_found";
        /**
         * @description The id of the request that failed; the node's log has it too.
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
         * @description How many entries this page has. 0 to 100.
         * @example 50
         */
        count: number;
        /** @description Send this as `cursor` for the next page; null on the last one. */
        next_cursor: Schemas["Cursor"] | null;
    };
    /** @description What is certified. */
    CertificationRequest: {
        /** @description The agent. */
        agent_id: Schemas["AgentId"];
        /**
         * @description The level.
         * @example verified
         */
        level: Schemas["CertificationLevel"];
        /**
         * @description Who issues it, for people. Default: the account's name; without one its id, or the node's address if it is the
         *     operator's. Only the operator may give another. An account whose name reads as the node's issues by its id.
         */
        issuer?: Schemas["Line"];
        /** @description Where the evidence is. */
        evidence_url?: Schemas["HttpUrl"] | null;
        /** @description When it ends by itself: in the future. Absent or null: never. */
        expires_at?: Schemas["SentInstant"] | null;
    };
    /**
     * @description `active`: it holds, though it does not count for reputation while the account that issued it is disabled. `revoked`: its issuer or the operator took it back. `expired`: it reached its end.
     * @enum {string}
     */
    CertificationStatus: "active" | "revoked" | "expired";
    /** @description A certification, as events tell of it. */
    CertificationSummary: {
        /** @description Its id. */
        id: Schemas["CertificationId"];
        /**
         * @description Its level.
         * @example audited
         */
        level: Schemas["CertificationLevel"];
        /** @description Who issued it. */
        issuer: Schemas["Line"];
        /** @description Where the evidence is. */
        evidence_url: Schemas["HttpUrl"] | null;
        /** @description When it was first issued; a renewal does not change it. */
        issued_at: Schemas["Instant"];
        /** @description When it ends by itself; null for never. */
        expires_at: Schemas["Instant"] | null;
    };
    /** @description How well a part of the node works. */
    Check: {
        /**
         * @description `ok` or `down`.
         * @enum {string}
         */
        status: "ok" | "down";
        /**
         * Format: double
         * @description How long it took to find out, in milliseconds.
         * @example 1
         */
        latency_ms: number;
    };
    /** @description What agents violate. */
    ComplianceFigures: {
        /**
         * Format: int64
         * @description Violations that are open.
         * @example 12
         */
        open_violations: number;
        /**
         * @description The same by severity; severities that none has are left out.
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
         * @description What happened.
         * @enum {string}
         */
        event: "compliance.violation";
        /** @description To whom, and how. */
        payload: Schemas["ComplianceViolationPayload"];
        /** @description When it was committed. */
        timestamp: Schemas["Instant"];
        /**
         * @description The same for every delivery of this event: a receiver that has seen it is done.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        idempotency_key: string;
    };
    /** @description A violation was opened, reopened or became worse. */
    ComplianceViolationPayload: {
        /** @description The agent. */
        agent_id: Schemas["AgentId"];
        /** @description Its name at that moment. */
        name: Schemas["Line"];
        /**
         * @description What kind of change it was.
         * @enum {string}
         */
        change: "opened" | "escalated" | "reopened";
        /** @description The number of the change: the order in which changes were committed. */
        seq: Schemas["Seq"];
        /** @description The violation. */
        violation: Schemas["ViolationSummary"];
    };
    /**
     * @description How sure a score is: `insufficient` below 10 effective reports, `low` below 50, `medium` below 500, else `high`.
     * @enum {string}
     */
    Confidence: "insufficient" | "low" | "medium" | "high";
    /** @description How far a document follows AgentFacts v1. */
    Conformance: {
        /**
         * @description The schema it was held against.
         * @example https://agentfacts.org/schema/v1
         */
        schema: string;
        /**
         * @description Whether it follows it wholly.
         * @example false
         */
        valid: boolean;
        /** @description Where it does not; at most 100. */
        errors: Schemas["InputError"][];
        /** @description What is allowed, and perhaps not meant; at most 100. */
        warnings: Schemas["InputError"][];
    };
    /** @description Mistyped key. It has the form of a key, but its last six characters do not fit the others: copy it again. */
    CredentialChecksumFailed: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/credential_checksum_failed
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Mistyped key
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 401;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "credential_checksum_failed";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Expired credential. The key or session has reached its end: make a new key, or sign in again. */
    CredentialExpired: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/credential_expired
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Expired credential
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 401;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "credential_expired";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Malformed credential. It has not the form of a key or session of a node: check that it was copied whole. */
    CredentialMalformed: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/credential_malformed
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Malformed credential
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 401;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "credential_malformed";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Credential missing. This needs an API key (`Authorization: Bearer registry_…`) or a signed-in session. */
    CredentialMissing: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/credential_missing
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Credential missing
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 401;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "credential_missing";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Revoked key. It was revoked for good: make a new one. */
    CredentialRevoked: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/credential_revoked
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Revoked key
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 401;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "credential_revoked";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Unknown credential. This node has not issued it, or no longer knows it: make a key, or sign in again. */
    CredentialUnknown: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/credential_unknown
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Unknown credential
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 401;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "credential_unknown";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /**
     * @description Cross-site request. A page of another site asked for this with a session, or for a write without a key. If that page is
     *     the node's own, its operator must set `PUBLIC_URL` to the address that people reach the node by.
     */
    CrossSiteRequest: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/cross_site_request
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Cross-site request
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "cross_site_request";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Who is signed in. */
    CurrentSession: {
        /** @description The account. */
        account: Schemas["Account"];
        /** @description When the session ends, if it is not used again. */
        expires_at: Schemas["Instant"];
    };
    /**
     * @description Where the next page starts. Opaque, signed by the node, good for the same query only. At most 1,024 characters.
     * @example eyJrIjo0MTd9.Gk3xq2zJm0Yw8m1cJb0b0A
     */
    Cursor: string;
    /** @description Database unavailable. Nothing was changed; try again after `Retry-After` seconds. */
    DatabaseUnavailable: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/database_unavailable
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Database unavailable
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 503;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "database_unavailable";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description An event that is owed to a subscription. */
    Delivery: {
        /** @description Its id. */
        id: Schemas["DeliveryId"];
        /** @description The event's type. */
        event: Schemas["EventType"];
        /** @description The event's number. */
        seq: Schemas["Seq"];
        /**
         * @description The event's key, the same for every attempt.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        idempotency_key: string;
        /** @description What became of it. */
        status: Schemas["DeliveryStatus"];
        /** @description When the event was committed. */
        created_at: Schemas["Instant"];
        /** @description When it was last decided; null while it is pending. */
        finished_at: Schemas["Instant"] | null;
        /**
         * Format: int32
         * @description How many attempts were begun.
         * @example 1
         */
        attempt_count: number;
        /** @description The last of them, newest first; at most 10. */
        attempts: Schemas["DeliveryAttempt"][];
    };
    /** @description One attempt at a delivery. */
    DeliveryAttempt: {
        /**
         * @description The status that the receiver answered with; null if it did not.
         * @example 204
         */
        response_status: number | null;
        /** @description Why it failed; null if it succeeded. */
        error: Schemas["DeliveryError"] | null;
        /**
         * @description The same for people.
         * @example The receiver answered 204.
         */
        detail: string;
        /** @description How long it took. */
        timings: Schemas["DeliveryTimings"];
        /**
         * Format: int32
         * @description Which attempt of the delivery it was, from 1; gaps are attempts whose outcome a crash or a stop kept from being known.
         * @example 1
         */
        attempt: number;
        /**
         * @description What made the node try: the event itself (or the sweep after a crash), a redelivery, a replay, or the queue endpoint.
         * @enum {string}
         */
        cause: "event" | "redeliver" | "replay" | "queue";
        /** @description When it began. */
        started_at: Schemas["Instant"];
    };
    /**
     * @description Why an attempt failed: `http_status` (answered, but not with 2xx), `timeout` (10 seconds, all phases together),
     *     `connect_timeout`, `dns_error`, `connection_refused`, `connection_reset`, `tls_error`, `egress_blocked` (the host
     *     resolves to an address that the node does not connect to), `network_error` (anything else).
     * @enum {string}
     */
    DeliveryError: "http_status" | "timeout" | "connect_timeout" | "dns_error" | "connection_refused" | "connection_reset" | "tls_error" | "egress_blocked" | "network_error";
    /** @description Delivery failed. The receiver did not take it, and `fail_on_error=true` asked for this answer. */
    DeliveryFailed: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/delivery_failed
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Delivery failed
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 502;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "delivery_failed";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description The delivery. */
        delivery_id: Schemas["DeliveryId"];
        /**
         * @description The status that the receiver answered with; null if it did not.
         * @example 503
         */
        response_status: number | null;
        /**
         * Format: int32
         * @description How many attempts were begun, over all.
         * @example 1
         */
        attempts: number;
    };
    /**
     * @description How deliveries ended, since the node began. One that is made again is counted again; tests are not counted. What is
     *     forgotten after 30 days, or with its subscription, stays counted.
     */
    DeliveryFigures: {
        /**
         * Format: int64
         * @description The receiver answered 2xx.
         * @example 88121
         */
        delivered: number;
        /**
         * Format: int64
         * @description It did not.
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
     * @description A delivery's id. It says which event is owed to which subscription, and stays the same for every attempt.
     * @example dlv_88121_17
     */
    DeliveryId: string;
    /** @description No such delivery. None has this id, or it belongs to another subscription or account. */
    DeliveryNotFound: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/delivery_not_found
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example No such delivery
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "delivery_not_found";
        /**
         * @description The id of the request that failed; the node's log has it too.
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
         * @description How many entries this page has. 0 to 100.
         * @example 50
         */
        count: number;
        /** @description Send this as `cursor` for the next page; null on the last one. */
        next_cursor: Schemas["Cursor"] | null;
    };
    /**
     * @description `pending`: owed, or under way. `delivered`: the receiver answered 2xx. `failed`: it did not; the node does not try
     *     again by itself. `skipped`: the subscription was paused or disabled. The last two can be delivered again on request.
     * @enum {string}
     */
    DeliveryStatus: "pending" | "delivered" | "failed" | "skipped";
    /** @description How long the phases of an attempt took, in milliseconds; null for a phase that was not reached or not needed. */
    DeliveryTimings: {
        /**
         * @description Resolving the host's name.
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
         * @description From the request to the answer's status line.
         * @example 38.5
         */
        first_byte_ms: number | null;
        /**
         * Format: double
         * @description Everything.
         * @example 77.5
         */
        total_ms: number;
    };
    /** @description Delivery under way. An attempt is being made: its outcome is in the list of deliveries within about 10 seconds. */
    DeliveryUnderWay: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/delivery_under_way
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Delivery under way
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "delivery_under_way";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Query parameter given twice. Give it once; several values of one filter go into it with commas. */
    DuplicateQueryParameter: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/duplicate_query_parameter
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Query parameter given twice
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "duplicate_query_parameter";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description Each place that is wrong; at least one, at most 100. */
        errors: Schemas["InputError"][];
    };
    /**
     * @description Two sessions. The request carries several `access_token` cookies with sessions that go on, so nobody can say which is
     *     meant (RFC 6265 section 8.6): delete them, and sign in again. Cookies without such a session beside one do not matter.
     */
    DuplicateSessionCookie: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/duplicate_session_cookie
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Two sessions
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "duplicate_session_cookie";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /**
     * @description A strong validator (RFC 9110 section 8.8.3): equal as long as the representation is.
     * @example "88121"
     */
    ETag: string;
    /**
     * @description An e-mail address: at most 254 characters. It is stored and compared in its normal form: Unicode's compatibility forms
     *     unified (NFKC), in lower case. An account's has no invisible, control or direction characters, and no word of it mixes
     *     scripts that look alike.
     * @example ada@example.com
     */
    Email: string;
    /** @description E-mail address rejected. It looks like one, and cannot be one or could be mistaken for another: see `errors`. */
    EmailRejected: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/email_rejected
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example E-mail address rejected
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "email_rejected";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description Each place that is wrong; at least one, at most 100. */
        errors: Schemas["InputError"][];
    };
    /** @description E-mail address taken. An account has it: sign in, or use another. */
    EmailTaken: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/email_taken
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example E-mail address taken
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "email_taken";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description What the journal holds. */
    EventFigures: {
        /** @description The number of the last change. */
        last_seq: Schemas["Seq"];
        /**
         * Format: int64
         * @description Events in the last 24 hours.
         * @example 40
         */
        "24h": number;
    };
    /** @description A part of the journal, in the order of commitment. */
    EventPage: {
        /** @description The events. */
        events: Schemas["RegistryEvent"][];
        /** @description Send this as `after` to go on. Nothing that the filters let through is between the last event and it. */
        next_after: Schemas["Seq"];
        /** @description The `seq` of the oldest event that is kept; null while there is none. */
        oldest_seq: Schemas["Seq"] | null;
    };
    /**
     * @description What can happen.
     * @enum {string}
     */
    EventType: "agent.registered" | "agent.deprecated" | "cert.issued" | "cert.revoked" | "reputation.updated" | "compliance.violation" | "federation.peer_added";
    /** @description Expiry in the past. It must end in the future, or not at all. */
    ExpiryInPast: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/expiry_in_past
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Expiry in the past
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "expiry_in_past";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description Each place that is wrong; at least one, at most 100. */
        errors: Schemas["InputError"][];
    };
    /** @description Members that the contract does not name, kept as sent: at most 3,000, which is more than 16 KiB can hold. */
    ExtraMembers: {
        [key: string]: unknown;
    };
    /** @description Extra members too large. Members that the contract does not name may have 16 KiB of JSON together. */
    ExtraTooLarge: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/extra_too_large
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Extra members too large
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "extra_too_large";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description Each place that is wrong; at least one, at most 100. */
        errors: Schemas["InputError"][];
    };
    /**
     * @description A dimension that found agents can be counted by.
     * @enum {string}
     */
    Facet: "tags" | "capabilities" | "protocol" | "provider" | "status" | "source";
    /** @description How many of all found agents have a value. */
    FacetCount: {
        /**
         * @description The value.
         * @example weather
         */
        value: string;
        /**
         * Format: int64
         * @description How many agents.
         * @example 61
         */
        count: number;
    };
    /** @description The commonest values of each dimension that was asked for, over the found agents, at most 20 each. */
    Facets: {
        /** @description By tag. */
        tags?: Schemas["FacetCount"][];
        /** @description By capability. */
        capabilities?: Schemas["FacetCount"][];
        /** @description By protocol. */
        protocol?: Schemas["FacetCount"][];
        /** @description By provider, its name in lower case. */
        provider?: Schemas["FacetCount"][];
        /** @description By status. */
        status?: Schemas["FacetCount"][];
        /** @description By source. */
        source?: Schemas["FacetCount"][];
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
    /** @description What an agent can do, in AgentFacts. */
    FactsCapabilities: {
        /**
         * @description `text`, `image`, `audio`, `video` and the like. Required by v1.
         * @example [
         *       "text"
         *     ]
         */
        modalities?: Schemas["FactsText"][];
        /**
         * @description Whether it streams answers.
         * @example true
         */
        streaming?: boolean;
        /**
         * @description Whether it takes batches.
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
         * @description Who issued it.
         * @example Example Audits
         */
        issuer?: Schemas["FactsText"];
        /**
         * @description An RFC 3339 instant.
         * @example 2026-01-01T00:00:00Z
         */
        issuanceDate?: Schemas["FactsText"];
        /**
         * @description An RFC 3339 instant.
         * @example 2027-01-01T00:00:00Z
         */
        expirationDate?: Schemas["FactsText"];
    } & {
        [key: string]: unknown;
    };
    /** @description Where an agent is, in AgentFacts. */
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
         * @description An RFC 3339 instant.
         * @example 2026-10-01T00:00:00Z
         */
        lastAudited?: Schemas["FactsText"];
        /**
         * @description Where the audit can be read.
         * @example https://audit.example.com/weather-agent
         */
        auditTrail?: Schemas["FactsText"];
        /**
         * @description Who audited.
         * @example example-audits
         */
        auditorID?: Schemas["FactsText"];
    } & {
        [key: string]: unknown;
    };
    /** @description Figures of running, in AgentFacts. */
    FactsMetrics: {
        /**
         * @description Milliseconds; v1 wants 0 or more.
         * @example 420
         */
        latency_p95_ms?: number;
        /**
         * @description Requests per second; v1 wants 0 or more.
         * @example 25
         */
        throughput_rps?: number;
        /**
         * @description A share; v1 wants 0 to 1.
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
    /** @description AgentFacts not valid. This node takes only documents that follow AgentFacts v1 wholly: see `errors`. */
    FactsNotConformant: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/facts_not_conformant
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example AgentFacts not valid
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "facts_not_conformant";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description Each place that is wrong; at least one, at most 100. */
        errors: Schemas["InputError"][];
    };
    /** @description No AgentFacts. The agent is registered and has none, or the operator suspended it. */
    FactsNotFound: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/facts_not_found
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example No AgentFacts
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "facts_not_found";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Who offers an agent, in AgentFacts. */
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
         * @description A decentralised identifier.
         * @example did:web:example.com
         */
        did?: Schemas["FactsText"];
    } & {
        [key: string]: unknown;
    };
    /** @description What the node stored. */
    FactsReceipt: {
        /** @description The agent. */
        agent_id: Schemas["AgentId"];
        /**
         * Format: int32
         * @description Counts the documents of this agent, from 1.
         * @example 3
         */
        version: number;
        /**
         * @description `sha256:` and the SHA-256 of the document as it is served, in hex.
         * @example sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        digest: string;
        /** @description When it was stored. */
        updated_at: Schemas["Instant"];
        /** @description How far it follows AgentFacts v1. */
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
         * @description How it chooses.
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
         * @description Milliseconds; v1 wants 0 or more.
         * @example 800
         */
        latencyBudgetMs?: number;
        /**
         * @description v1 wants 1 or more.
         * @example 4096
         */
        maxTokens?: number;
    } & {
        [key: string]: unknown;
    };
    /** @description Claims about running, in AgentFacts. */
    FactsTelemetry: {
        /**
         * @description Whether it is collected.
         * @example true
         */
        enabled?: boolean;
        /**
         * @description How long it is kept.
         * @example 30d
         */
        retention?: Schemas["FactsText"];
        /**
         * @description The share of requests that is sampled; v1 wants 0 to 1.
         * @example 0.1
         */
        sampling?: number;
        /** @description The figures. */
        metrics?: Schemas["FactsMetrics"];
    } & {
        [key: string]: unknown;
    };
    /**
     * @description A text in AgentFacts. At most 262,144 characters: as many as a document has bytes.
     * @example Example Weather Ltd
     */
    FactsText: string;
    /** @description What the node takes over from others. */
    FederationFigures: {
        /**
         * Format: int64
         * @description Peers, those being removed left out.
         * @example 3
         */
        peers: number;
        /**
         * Format: int64
         * @description Peers that could not be read lately.
         * @example 0
         */
        degraded_peers: number;
        /**
         * Format: int64
         * @description Agents that came from peers and are not deleted.
         * @example 1200
         */
        imported_agents: number;
    };
    /** @description New federation peer connected. */
    FederationPeerAddedEvent: {
        /**
         * @description What happened.
         * @enum {string}
         */
        event: "federation.peer_added";
        /** @description To whom, and how. */
        payload: Schemas["FederationPeerAddedPayload"];
        /** @description When it was committed. */
        timestamp: Schemas["Instant"];
        /**
         * @description The same for every delivery of this event: a receiver that has seen it is done.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        idempotency_key: string;
    };
    /** @description A federation peer was connected. */
    FederationPeerAddedPayload: {
        /**
         * @description `added`: new. `reactivated`: it was removed before.
         * @enum {string}
         */
        change: "added" | "reactivated";
        /** @description The number of the change. */
        seq: Schemas["Seq"];
        /** @description The peer. */
        peer: Schemas["PeerSummary"];
    };
    /**
     * @description Why something could not be fetched: `http_status` (answered, but not with 200; redirects are not followed), `too_large`,
     *     `not_json` (not a JSON object), `timeout`, `connect_timeout`, `dns_error`, `connection_refused`, `connection_reset`,
     *     `tls_error`, `egress_blocked` (the host resolves to an address that the node does not connect to), `network_error`
     *     (anything else).
     * @enum {string}
     */
    FetchError: "http_status" | "too_large" | "not_json" | "timeout" | "connect_timeout" | "dns_error" | "connection_refused" | "connection_reset" | "tls_error" | "egress_blocked" | "network_error";
    /**
     * @description A line to narrow a search by, as a form sends it: an empty one narrows nothing.
     * @example Example Weather Ltd
     */
    FormLine: string;
    /**
     * @description A word to narrow a search by, as a form sends it: an empty one narrows nothing.
     * @example weather
     */
    FormWord: string;
    /** @description An agent that was found. */
    FoundAgent: {
        /** @description The identifier. */
        agent_id: Schemas["AgentId"];
        /** @description The name for people. */
        name: Schemas["Line"];
        /**
         * @description What the agent does. At most 4,000 characters.
         * @example Hourly forecasts for any place on Earth.
         */
        description: Schemas["Text"] | null;
        /** @description Where the agent is. */
        agent_url: Schemas["HttpUrl"];
        /** @description Where the agent's API is, if it is not `agent_url`. */
        api_url: Schemas["HttpUrl"] | null;
        /** @description Where the agent publishes its own AgentFacts. */
        facts_url: Schemas["HttpUrl"] | null;
        /** @description Documentation for people. */
        documentation_url: Schemas["HttpUrl"] | null;
        /** @description An icon. */
        icon_url: Schemas["HttpUrl"] | null;
        /**
         * @description The agent's version, in its own scheme.
         * @example 1.4.0
         */
        version: Schemas["Keyword"] | null;
        /**
         * @description Who offers it.
         * @example {
         *       "name": "Example Weather Ltd",
         *       "url": "https://example.com"
         *     }
         */
        provider: Schemas["Provider"] | null;
        /**
         * @description How it can be spoken to.
         * @example [
         *       "a2a"
         *     ]
         */
        protocols: Schemas["Protocol"][];
        /**
         * @description What it can do: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "streaming"
         *     ]
         */
        capabilities: Schemas["Keyword"][];
        /**
         * @description Words to find it by: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "weather",
         *       "forecast"
         *     ]
         */
        tags: Schemas["Keyword"][];
        /**
         * @description Ids of its skills: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "hourly-forecast"
         *     ]
         */
        skills: Schemas["Keyword"][];
        /** @description Where in its life it is. */
        status: Schemas["AgentStatus"];
        /** @description Why it has this status. At most 500 characters. */
        status_message: Schemas["StatusMessage"] | null;
        /**
         * @description The agent to use instead.
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
         * @description Where it was imported from, and when; null for a local agent. An imported agent is changed at its origin alone.
         * @example null
         */
        origin: Schemas["AgentOrigin"] | null;
        /**
         * @description Whether an account owns it. A local agent without an owner may be changed by anyone who may write.
         * @example false
         */
        owned: boolean;
        /**
         * @description Whether it has AgentFacts.
         * @example true
         */
        has_facts: boolean;
        /** @description When it was first registered. */
        registered_at: Schemas["Instant"];
        /** @description When it last changed. */
        updated_at: Schemas["Instant"];
        /** @description When it was deleted. */
        tombstoned_at: Schemas["Instant"] | null;
        /** @description The number of its last change. */
        seq: Schemas["Seq"];
        /**
         * @description Members that came with the registration and that the contract does not name, as sent.
         * @example {
         *       "region": "eu"
         *     }
         */
        extra: Schemas["ExtraMembers"];
        /** @description Why. */
        match: Schemas["Match"];
    };
    /** @description A page of found agents, best first. */
    FoundPage: {
        /** @description The agents. */
        agents: Schemas["FoundAgent"][];
        /**
         * @description True if the search reached its limit of work before the page was full, so that more agents may match than this page
         *     and the ones before it have; absent otherwise. Ask with fewer, longer or rarer words.
         * @example false
         */
        truncated?: boolean;
        /** @description Counts over all found agents, where `facets` asked for them. */
        facets?: Schemas["Facets"];
        /**
         * @description True if the counts in `facets` do not cover all found agents, but the newest of them, at most 5,000; absent
         *     otherwise.
         * @example false
         */
        facets_truncated?: boolean;
        /**
         * Format: int32
         * @description How many entries this page has. 0 to 100.
         * @example 50
         */
        count: number;
        /** @description Send this as `cursor` for the next page; null on the last one. */
        next_cursor: Schemas["Cursor"] | null;
        /** @description Every change up to this number is in the answer. */
        as_of_seq: Schemas["Seq"];
    };
    /**
     * @description A grade: `A+` from 0.95, `A` from 0.90, `B` from 0.80, `C` from 0.70, `D` from 0.50, else `F`; `NR`: not rated.
     * @enum {string}
     */
    Grade: "A+" | "A" | "B" | "C" | "D" | "F" | "NR";
    /** @description No such guide. `/docs` lists the guides that the node has. */
    GuideNotFound: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/guide_not_found
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example No such guide
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "guide_not_found";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Request line or headers too long. Together they may have 16 KiB. */
    HeadersTooLarge: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/headers_too_large
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Request line or headers too long
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 431;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "headers_too_large";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description How well the node works. */
    Health: {
        /**
         * @description `ok`: all of it. `down`: a part of it does not work; reads may work although writes do not.
         * @enum {string}
         */
        status: "ok" | "down";
        /**
         * @description The version of the node and its contract.
         * @example 0.1.0
         */
        version: string;
        /**
         * @description Which node this is, whatever it is reached by: made of its key, and no secret. Peers know each other by it.
         * @example node_Zr0mJqg5tq2nq1yMZk9b3w
         */
        node_id: string;
        /**
         * Format: int64
         * @description Whole seconds since the process started.
         * @example 3600
         */
        uptime_s: number;
        /** @description When this was found out. */
        timestamp: Schemas["Instant"];
        /** @description The parts. */
        checks: {
            /** @description Whether the database answers. */
            database: Schemas["Check"];
            /** @description Whether changes can be committed, as the last of them or the node's own probe found. */
            write: Schemas["WriteCheck"];
        };
        /** @description What an operator has to know although the node works. */
        warnings: Schemas["HealthWarning"][];
    };
    /** @description What an operator has to know although the node works. */
    HealthWarning: {
        /**
         * @description `journal_damaged`: the database's log was damaged while the node was stopped, and changes that had been answered are lost.
         * @example journal_damaged
         */
        code: string;
        /**
         * @description The same for people.
         * @example The database's write-ahead log was damaged while the node was stopped. Changes that had been answered are lost.
         */
        detail: string;
        /** @description When the node found it out. */
        since: Schemas["Instant"];
    };
    /**
     * Format: uri
     * @description An absolute http or https URL (RFC 3986) without credentials, at most 2,048 characters, port at most 65535.
     * @example https://weather.example.com/a2a
     */
    HttpUrl: string;
    /** @description Idempotency key in use. A request with this `Idempotency-Key` is being processed: repeat it after `Retry-After` seconds. */
    IdempotencyKeyInUse: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/idempotency_key_in_use
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Idempotency key in use
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "idempotency_key_in_use";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Idempotency key reused. Another request was sent with this `Idempotency-Key` before: send a new key with a new request. */
    IdempotencyKeyReused: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/idempotency_key_reused
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Idempotency key reused
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 422;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "idempotency_key_reused";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Identity taken. It is that of another account, or the account that is signed in has another identity already. */
    IdentityTaken: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/identity_taken
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Identity taken
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "identity_taken";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description One place in the input that is wrong. */
    InputError: {
        /**
         * @description Where: a JSON Pointer (RFC 6901) into the body, or `query`, `path` or `header` and the parameter's name, as in
         *     `/query/limit`. At most 2,048 characters.
         * @example /agent_url
         */
        pointer: string;
        /**
         * @description What is wrong there, and what would be right. At most 2,048 characters.
         * @example is missing
         */
        detail: string;
    };
    /**
     * Format: date-time
     * @description An instant: RFC 3339, UTC, milliseconds, `Z`.
     * @example 2026-11-20T16:15:00.000Z
     */
    Instant: string;
    /** @description Internal error. A fault of the node, not of the request; its operator finds it in the log by `request_id`. */
    InternalError: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/internal_error
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Internal error
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 500;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "internal_error";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Invalid body. Members are missing, of the wrong type or out of their limits: see `errors`. */
    InvalidBody: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/invalid_body
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Invalid body
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "invalid_body";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description Each place that is wrong; at least one, at most 100. */
        errors: Schemas["InputError"][];
    };
    /** @description Invalid cursor. It is not one of this node, or belongs to another query: start again without it. */
    InvalidCursor: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/invalid_cursor
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Invalid cursor
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "invalid_cursor";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description Each place that is wrong; at least one, at most 100. */
        errors: Schemas["InputError"][];
    };
    /** @description Invalid header. A request header has a value that the contract does not allow: see `errors`. */
    InvalidHeader: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/invalid_header
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Invalid header
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "invalid_header";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description Each place that is wrong; at least one, at most 100. */
        errors: Schemas["InputError"][];
    };
    /** @description Invalid id in the path. 1 to 255 of `A-Z a-z 0-9 . _ : @ ~ -`, percent-encoded once. */
    InvalidPath: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/invalid_path
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Invalid id in the path
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "invalid_path";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description Each place that is wrong; at least one, at most 100. */
        errors: Schemas["InputError"][];
    };
    /** @description Invalid query parameter. A value is of the wrong type or out of its limits: see `errors`. */
    InvalidQuery: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/invalid_query
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Invalid query parameter
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "invalid_query";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description Each place that is wrong; at least one, at most 100. */
        errors: Schemas["InputError"][];
    };
    /** @description Another issuer's name. An issuer issues under the name of its own account: leave `issuer` out. */
    IssuerNameNotOwn: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/issuer_name_not_own
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Another issuer's name
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "issuer_name_not_own";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description JSON too deep. Objects and arrays may be nested 64 deep, in AgentFacts 16 deep. */
    JsonTooDeep: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/json_too_deep
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example JSON too deep
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "json_too_deep";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description Each place that is wrong; at least one, at most 100. */
        errors: Schemas["InputError"][];
    };
    /** @description An API key, without the secret. */
    Key: {
        /** @description Its id. */
        id: Schemas["KeyId"];
        /** @description Its name. */
        name: Schemas["KeyName"];
        /** @description Its tier. */
        tier: Schemas["Tier"];
        /** @description Whether it is good. */
        status: Schemas["KeyStatus"];
        /**
         * @description How the raw key begins: its first 13 characters.
         * @example registry_4dJ0
         */
        start: string;
        /**
         * @description How the raw key ends: its last 4 characters.
         * @example 0jJM
         */
        last4: string;
        /** @description When it was made. */
        created_at: Schemas["Instant"];
        /** @description When it ends by itself; null if it does not. */
        expires_at: Schemas["Instant"] | null;
        /** @description When it was revoked; null if it was not. */
        revoked_at: Schemas["Instant"] | null;
        /** @description When it was last used, to the minute; null if it never was. */
        last_used_at: Schemas["Instant"] | null;
        /** @description The key that it replaces; null if it replaces none. */
        rotated_from: Schemas["KeyId"] | null;
        /** @description The key that replaces it; null if none does. It then takes no slot of the account's active keys. */
        rotated_to: Schemas["KeyId"] | null;
        /** @description What it has used of its month. */
        usage: Schemas["KeyUsage"];
    };
    /** @description Key already rotated. Another key replaces it: rotate that one. */
    KeyAlreadyRotated: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/key_already_rotated
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Key already rotated
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "key_already_rotated";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description What was counted on a day, UTC. */
    KeyDay: {
        /**
         * Format: date
         * @description The day.
         * @example 2026-11-20
         */
        date: string;
        /**
         * Format: int64
         * @description Requests that were served: 2xx and 3xx.
         * @example 120
         */
        served: number;
        /**
         * Format: int64
         * @description Requests that were refused: 4xx, but for those over quota.
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
         * @description Requests that the node failed at: 5xx.
         * @example 0
         */
        failed: number;
    };
    /**
     * @description A key's id. It is no secret.
     * @example key_8f14e45f-ceea-467f-a0e6-1d3f4c1b2a90
     */
    KeyId: string;
    /**
     * @description A key's name, for people: 1 to 64 characters, not blank, no control characters.
     * @example ci
     */
    KeyName: string;
    /** @description Key not active. It is revoked or expired, and cannot be rotated: make a new one. */
    KeyNotActive: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/key_not_active
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Key not active
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "key_not_active";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description No such key. You have no key of this id. */
    KeyNotFound: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/key_not_found
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example No such key
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "key_not_found";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description A page of keys, newest first. */
    KeyPage: {
        /** @description The keys, in all states. */
        keys: Schemas["Key"][];
        /**
         * Format: int64
         * @description How many active keys the account has. A key that was replaced does not count.
         * @example 3
         */
        active_keys: number;
        /**
         * @description How many it may have; null for any number.
         * @example 5
         */
        active_key_limit: number | null;
        /**
         * Format: int32
         * @description How many entries this page has. 0 to 100.
         * @example 50
         */
        count: number;
        /** @description Send this as `cursor` for the next page; null on the last one. */
        next_cursor: Schemas["Cursor"] | null;
    };
    /** @description What a key is made of. */
    KeyRequest: {
        /** @description A name to know it by. */
        name: Schemas["KeyName"];
        /** @description Its tier, at most that of the account. Default: `free`. */
        tier?: Schemas["Tier"];
        /** @description When it ends by itself; in the future. */
        expires_at?: Schemas["SentInstant"] | null;
    };
    /** @description What became of a revoked key. */
    KeyRevoked: {
        /**
         * @description That it was revoked, for people.
         * @example API key revoked
         */
        message: string;
        /** @description The key. */
        key: Schemas["Key"];
    };
    /** @description A key and the one that it replaces. */
    KeyRotated: {
        /** @description The new key. */
        key: Schemas["NewKey"];
        /** @description The old one, with the end that it now has. */
        replaced: Schemas["Key"];
    };
    /**
     * @description `active`: good. `revoked`: ended by its account, for good. `expired`: reached its end. A revoked key stays revoked.
     * @enum {string}
     */
    KeyStatus: "active" | "revoked" | "expired";
    /** @description What a key has used of its month. */
    KeyUsage: {
        /**
         * @description The month, UTC.
         * @example 2026-11
         */
        period: string;
        /**
         * Format: int64
         * @description Requests that were counted. A key and those that it was rotated from or to share the number.
         * @example 588
         */
        used: number;
        /**
         * Format: int64
         * @description Requests that it may have.
         * @example 1000
         */
        limit: number;
        /**
         * Format: int64
         * @description Requests that remain.
         * @example 412
         */
        remaining: number;
        /** @description When it starts anew: the first of the next month, 00:00 UTC. */
        resets_at: Schemas["Instant"];
    };
    /** @description What a key has used. */
    KeyUsageReport: {
        /** @description The month. */
        usage: Schemas["KeyUsage"];
        /**
         * @description The last 30 days, oldest first, each of them: for charts. Kept by each process for up to ten seconds before it is
         *     written, so a process that is killed loses that much of it; the month's count loses nothing.
         */
        days: Schemas["KeyDay"][];
    };
    /**
     * @description A word or short phrase to filter by: 1 to 64 characters, not blank, no control characters. Kept in lower case.
     * @example weather
     */
    Keyword: string;
    /**
     * @description One line of text for people: 1 to 256 characters, not blank, no control characters.
     * @example Weather Agent
     */
    Line: string;
    /** @description That the process runs. */
    Liveness: {
        /**
         * @description Always `ok`: a process that cannot say so does not answer.
         * @enum {string}
         */
        status: "ok";
    };
    /** @description What is known of the ids that were asked for. */
    LookupAnswer: {
        /** @description The records, in the order of the ids. */
        agents: Schemas["Agent"][];
        /**
         * @description Ids that are not registered, or were deleted.
         * @example [
         *       "no-such-agent"
         *     ]
         */
        missing: Schemas["AgentId"][];
    };
    /** @description The ids to look up. */
    LookupRequest: {
        /**
         * @description 1 to 100 ids; one given twice counts once.
         * @example [
         *       "weather-agent",
         *       "no-such-agent"
         *     ]
         */
        agent_ids: Schemas["AgentId"][];
    };
    /** @description Malformed JSON. The body is not JSON (RFC 8259) in UTF-8: mend it where `detail` says. */
    MalformedJson: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/malformed_json
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Malformed JSON
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "malformed_json";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description Each place that is wrong; at least one, at most 100. */
        errors: Schemas["InputError"][];
    };
    /** @description Malformed request. The request line or a header is not HTTP that the node can read. */
    MalformedRequest: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/malformed_request
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Malformed request
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "malformed_request";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Why an agent was found. */
    Match: {
        /**
         * Format: double
         * @description How well it fits: 1 for the exact id or name, less for the rest. Of use within one answer only.
         * @example 0.8
         */
        score: number;
        /**
         * @description Where the words of the query were found.
         * @example [
         *       "name",
         *       "tags"
         *     ]
         */
        fields: Schemas["MatchField"][];
    };
    /**
     * @description A place where words of a query can be found; `details` are the names, descriptions and examples of its skills.
     * @enum {string}
     */
    MatchField: "agent_id" | "name" | "tags" | "capabilities" | "skills" | "provider" | "details" | "description";
    /** @description A JSON-RPC 2.0 response. */
    McpAnswer: {
        /**
         * @description Always `2.0`.
         * @enum {string}
         */
        jsonrpc: "2.0";
        /** @description That of the request. */
        id: Schemas["McpId"];
        /**
         * @description What the method gives; there is none beside an error.
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
        /** @description Why there is no result. */
        error?: {
            /**
             * Format: int32
             * @description The kind of error (JSON-RPC 2.0 section 5.1): -32601 for an unknown method, -32602 for an unknown tool.
             * @example -32602
             */
            code: number;
            /**
             * @description What was wrong.
             * @example Unknown tool: registry_dance
             */
            message: string;
            /**
             * @description More of it.
             * @example {}
             */
            data?: unknown;
        };
    };
    /**
     * @description The id of a JSON-RPC request, chosen by its sender: a text of at most 1,024 characters, or a whole number
     *     that JSON carries exactly.
     * @example 1
     */
    McpId: string | Schemas["McpNumber"];
    /** @description A JSON-RPC 2.0 request, or a notification: the same without `id`. */
    McpMessage: {
        /**
         * @description Always `2.0`.
         * @enum {string}
         */
        jsonrpc: "2.0";
        /** @description Comes back in the answer. Without one the message is a notification, and has no answer. */
        id?: Schemas["McpId"];
        /**
         * @description The method: `initialize`, `ping`, `tools/list`, `tools/call`. At most 256 characters.
         * @example tools/call
         */
        method: string;
        /**
         * @description What the method is given.
         * @example {
         *       "name": "registry_search_agents",
         *       "arguments": {
         *         "q": "weather"
         *       }
         *     }
         */
        params?: Schemas["McpParams"];
    };
    /** @description What a message says of itself. At most 1,000 members. */
    McpMeta: {
        /** @description Asks for notifications of progress. The node's tools are done at once, and send none. */
        progressToken?: Schemas["McpId"];
        /** @description The task that the message belongs to. The node's tools make none. At most 1,000 members. */
        "io.modelcontextprotocol/related-task"?: {
            /**
             * @description The task. At most 1,024 characters.
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
     * @description A whole number that JSON carries exactly.
     */
    McpNumber: number;
    /** @description What a method is given. At most 1,000 members: the tools have some 20 arguments. */
    McpParams: {
        /** @description What the message says of itself. */
        _meta?: Schemas["McpMeta"];
    } & {
        [key: string]: unknown;
    };
    /**
     * @description The versions of the Model Context Protocol that the node speaks.
     * @enum {string}
     */
    McpVersion: "2025-11-25" | "2025-06-18" | "2025-03-26" | "2024-11-05" | "2024-10-07";
    /** @description Method not allowed. The header `Allow` names the methods of this path. */
    MethodNotAllowed: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/method_not_allowed
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Method not allowed
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 405;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "method_not_allowed";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /**
     * @description Misdirected request. `Host` names a host that this node is not. A node that listens on this machine alone serves
     *     requests to `localhost` and to the host of its `PUBLIC_URL`.
     */
    MisdirectedRequest: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/misdirected_request
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Misdirected request
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 421;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "misdirected_request";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Agents registered in a span of time that ends now. */
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
    /** @description A key that was just made: the only answer that has the raw key. */
    NewKey: {
        /** @description Its id. */
        id: Schemas["KeyId"];
        /** @description Its name. */
        name: Schemas["KeyName"];
        /** @description Its tier. */
        tier: Schemas["Tier"];
        /** @description Whether it is good. */
        status: Schemas["KeyStatus"];
        /**
         * @description How the raw key begins: its first 13 characters.
         * @example registry_4dJ0
         */
        start: string;
        /**
         * @description How the raw key ends: its last 4 characters.
         * @example 0jJM
         */
        last4: string;
        /** @description When it was made. */
        created_at: Schemas["Instant"];
        /** @description When it ends by itself; null if it does not. */
        expires_at: Schemas["Instant"] | null;
        /** @description When it was revoked; null if it was not. */
        revoked_at: Schemas["Instant"] | null;
        /** @description When it was last used, to the minute; null if it never was. */
        last_used_at: Schemas["Instant"] | null;
        /** @description The key that it replaces; null if it replaces none. */
        rotated_from: Schemas["KeyId"] | null;
        /** @description The key that replaces it; null if none does. It then takes no slot of the account's active keys. */
        rotated_to: Schemas["KeyId"] | null;
        /** @description What it has used of its month. */
        usage: Schemas["KeyUsage"];
        /** @description The key itself. The node keeps its SHA-256 only, so it cannot be shown again. */
        raw_key: Schemas["RawKey"];
    };
    /** @description The answer that has the raw key. */
    NewKeyAnswer: {
        /** @description The key. */
        key: Schemas["NewKey"];
    };
    /** @description No password. The account signs in with the identity provider, and has no password to change. */
    NoPassword: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/no_password
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example No password
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "no_password";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /**
     * @description Node busy. Too many large bodies are being read at once, or too many event streams, and nothing was changed: try again
     *     after `Retry-After` seconds.
     */
    NodeBusy: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/node_busy
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Node busy
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 503;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "node_busy";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Not the agent's owner. Only the account that owns an agent, or the operator, may change it. */
    NotAgentOwner: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/not_agent_owner
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Not the agent's owner
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "not_agent_owner";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Not an issuer. The operator of the node decides which accounts issue certifications. */
    NotAnIssuer: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/not_an_issuer
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Not an issuer
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "not_an_issuer";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Another issuer's certification. Only the account that issued it, or the operator, may renew or revoke it. */
    NotCertificationIssuer: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/not_certification_issuer
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Another issuer's certification
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "not_certification_issuer";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Not implemented. The node does not know the method, or does not serve the operation that the contract names yet. */
    NotImplemented: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/not_implemented
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Not implemented
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 501;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "not_implemented";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /**
     * @description Not the subscription's owner. Another account made it. The operator sees it and its deliveries, pauses and resumes it,
     *     and may have the queue endpoint attempt its deliveries; nothing else. Other accounts get this problem when they delete,
     *     pause or resume it; for everything else they get 404, as for an id that does not exist.
     */
    NotSubscriptionOwner: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/not_subscription_owner
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Not the subscription's owner
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "not_subscription_owner";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Sign-in at the provider failed. The answer of the identity provider cannot be used: start again. */
    OidcFailed: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/oidc_failed
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Sign-in at the provider failed
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "oidc_failed";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description No identity provider. This node has none set up: sign in with e-mail address and password. */
    OidcNotConfigured: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/oidc_not_configured
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example No identity provider
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "oidc_not_configured";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Identity provider unavailable. It does not answer as OpenID Connect says: try again after `Retry-After` seconds. */
    OidcUnavailable: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/oidc_unavailable
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Identity provider unavailable
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 503;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "oidc_unavailable";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Open violations by severity. */
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
    /**
     * @description Outcome unknown. The connection to the database was lost while the change was being committed: it is not known whether
     *     it was made. Look it up, or repeat the request with the same `Idempotency-Key`.
     */
    OutcomeUnknown: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/outcome_unknown
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Outcome unknown
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 503;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "outcome_unknown";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Certification of one's own agent. An issuer may call its own agents `self_attested` and no more. */
    OwnAgentCertification: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/own_agent_certification
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Certification of one's own agent
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "own_agent_certification";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Report on one's own agent. What an account says of its own agents does not count: nobody rates oneself. */
    OwnAgentReport: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/own_agent_report
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Report on one's own agent
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "own_agent_report";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description The owner's own account. It cannot be disabled, or nobody could enable it again. */
    OwnerCannotBeDisabled: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/owner_cannot_be_disabled
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example The owner's own account
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "owner_cannot_be_disabled";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Owner required. Only the account that owns the node may do this. */
    OwnerRequired: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/owner_required
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Owner required
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "owner_required";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /**
     * @description A password: 12 to 256 characters, of any kind. Those that are guessed first are rejected: common ones, fewer than 5
     *     different characters, sequences, short texts that are repeated, the e-mail address.
     * @example correct horse battery staple
     */
    Password: string;
    /** @description A change of one's password. */
    PasswordChange: {
        /**
         * @description The password that the account has. At most 256 characters.
         * @example correct horse battery staple
         */
        current_password: string;
        /**
         * @description The password that it is to have.
         * @example four other words at random
         */
        new_password: Schemas["Password"];
    };
    /** @description Another node, whose agents this one lists too. */
    Peer: {
        /** @description Its id. */
        id: Schemas["PeerId"];
        /**
         * @description Its name for people.
         * @example Northern registry
         */
        name: Schemas["Line"];
        /**
         * @description Where it is.
         * @example https://registry.example.org
         */
        base_url: Schemas["HttpUrl"];
        /** @description How it is doing. */
        status: Schemas["PeerStatus"];
        /** @description How it is read. */
        mode: Schemas["PeerMode"];
        /**
         * Format: int64
         * @description Its agents here that are not deleted.
         * @example 1200
         */
        agents: number;
        /**
         * Format: int64
         * @description Its agents that are not here because their ids belong to others.
         * @example 0
         */
        conflicts: number;
        /**
         * Format: int64
         * @description Records that the last sync could not use: they break the contract, or are more than a peer may have.
         * @example 0
         */
        skipped: number;
        /** @description When it was added. */
        added_at: Schemas["Instant"];
        /** @description When all that it had was last taken over; null if that never happened. */
        last_sync_at: Schemas["Instant"] | null;
        /** @description When it is read next, or is due to be. */
        next_sync_at: Schemas["Instant"];
        /**
         * Format: int32
         * @description Failures in a row.
         * @example 0
         */
        consecutive_failures: number;
        /**
         * @description Why the last sync failed; null if it did not.
         * @example null
         */
        last_error: string | null;
    };
    /** @description An agent of a peer that is not here because its id belongs to another. */
    PeerConflict: {
        /** @description The id. */
        agent_id: Schemas["AgentId"];
        /** @description Where the peer's agent is. */
        agent_url: Schemas["HttpUrl"];
        /**
         * @description To whom the id belongs here: `local`, or another peer's id.
         * @example local
         */
        held_by: string;
        /** @description When the peer last said that it has such an agent. */
        seen_at: Schemas["Instant"];
    };
    /** @description A page of conflicts, by id. */
    PeerConflictPage: {
        /** @description The conflicts. */
        conflicts: Schemas["PeerConflict"][];
        /**
         * Format: int32
         * @description How many entries this page has. 0 to 100.
         * @example 50
         */
        count: number;
        /** @description Send this as `cursor` for the next page; null on the last one. */
        next_cursor: Schemas["Cursor"] | null;
    };
    /**
     * @description A peer's id. It is the `source` of the agents that come from it.
     * @example peer_5d0f2b8e-7b0c-4a57-9a63-1f0a52b8c1d4
     */
    PeerId: string;
    /** @description Peer known. The node has it already, perhaps by another URL, or is still removing it. */
    PeerKnown: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/peer_known
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Peer known
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "peer_known";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description Its id. */
        peer_id: Schemas["PeerId"];
    };
    /** @description Too many peers. Remove one first. */
    PeerLimitReached: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/peer_limit_reached
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Too many peers
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "peer_limit_reached";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /**
         * Format: int64
         * @description How many a node may have.
         * @example 100
         */
        limit: number;
    };
    /** @description All peers, in the order in which they were added; there are at most 100. */
    PeerList: {
        /** @description The peers. */
        peers: Schemas["Peer"][];
        /**
         * Format: int32
         * @description How many there are.
         * @example 3
         */
        count: number;
    };
    /**
     * @description How a peer is read. `changes`: by what changed since the last time. `plain`: its whole list is read and compared,
     *     because it does not number its changes.
     * @enum {string}
     */
    PeerMode: "changes" | "plain";
    /** @description No such peer. None has this id, or it was removed. */
    PeerNotFound: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/peer_not_found
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example No such peer
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "peer_not_found";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Peer not reached. There was no answer at the URL, or none that can be used: see `error`. */
    PeerNotReached: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/peer_not_reached
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Peer not reached
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 502;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "peer_not_reached";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description Why it failed. */
        error: Schemas["FetchError"];
        /**
         * @description The status that was answered; null if there was no answer.
         * @example 404
         */
        response_status: number | null;
    };
    /** @description What became of a removed peer. */
    PeerRemoved: {
        /**
         * @description That it was removed, for people.
         * @example Peer removed
         */
        message: string;
        /** @description Its id. */
        id: Schemas["PeerId"];
        /**
         * Format: int64
         * @description How many of its agents were retired.
         * @example 1200
         */
        retired: number;
        /**
         * Format: int64
         * @description How many are still to be; that goes on by itself.
         * @example 0
         */
        remaining: number;
    };
    /** @description Which node to take over agents from. */
    PeerRequest: {
        /**
         * @description Where it is: an https URL of a public host, by the rules of callback URLs, at most 1,024 characters, without a query.
         *     Its `/health` and `/list` are read from there.
         * @example https://registry.example.org
         */
        base_url: Schemas["HttpUrl"];
        /**
         * @description Its name for people. Default: its host.
         * @example Northern registry
         */
        name?: Schemas["Line"] | null;
    };
    /**
     * @description `active`: read regularly. `degraded`: could not be read three times in a row; it is tried again, ever more seldom, and
     *     its agents stay. `removing`: the operator removed it, and its agents are being retired.
     * @enum {string}
     */
    PeerStatus: "active" | "degraded" | "removing";
    /** @description A peer, as events tell of it. */
    PeerSummary: {
        /**
         * @description Its id, which is the `source` of the agents that come from it.
         * @example peer_northern
         */
        id: string;
        /** @description Its name for people. */
        name: Schemas["Line"];
        /** @description Where it is. */
        base_url: Schemas["HttpUrl"];
    };
    /** @description Peer unusable. What answers at the URL is no registry node that this one can read, or is this node itself. */
    PeerUnusable: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/peer_unusable
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Peer unusable
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "peer_unusable";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description Each place that is wrong; at least one, at most 100. */
        errors: Schemas["InputError"][];
    };
    /** @description Peer URL rejected. The node does not read from there: `reason` says why. Use an https URL of a public host. */
    PeerUrlRejected: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/peer_url_rejected
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Peer URL rejected
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "peer_url_rejected";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description Each place that is wrong; at least one, at most 100. */
        errors: Schemas["InputError"][];
        /**
         * @description Why.
         * @example The address is not public.
         */
        reason: string;
    };
    /** @description Precondition failed. It changed since the ETag that `If-Match` or `If-None-Match` names: read it again. */
    PreconditionFailed: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/precondition_failed
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Precondition failed
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 412;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "precondition_failed";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description No such problem. No problem has this code: see the `code` of the answer again. */
    ProblemNotFound: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/problem_not_found
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example No such problem
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "problem_not_found";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /**
     * @description How an agent can be spoken to.
     * @enum {string}
     */
    Protocol: "a2a" | "mcp" | "http" | "nlweb" | "acp" | "other";
    /** @description Who offers an agent. */
    Provider: {
        /**
         * @description The name of the person or organisation.
         * @example Example Weather Ltd
         */
        name: Schemas["Line"];
        /**
         * @description Their site.
         * @example https://example.com
         */
        url: Schemas["HttpUrl"] | null;
    };
    /** @description Who offers an agent, as sent. */
    ProviderSent: {
        /**
         * @description The name of the person or organisation.
         * @example Example Weather Ltd
         */
        name: Schemas["Line"];
        /**
         * @description Their site.
         * @example https://example.com
         */
        url?: Schemas["HttpUrl"] | null;
    };
    /** @description Which delivery an external queue or scheduler wants to be attempted. */
    QueuedDelivery: {
        /** @description Its id. URLs are never taken. */
        delivery_id: Schemas["DeliveryId"];
    };
    /** @description What came of it. */
    QueuedDeliveryResult: {
        /** @description Its id. */
        delivery_id: Schemas["DeliveryId"];
        /**
         * @description `delivered`, now or before; `failed`: the receiver did not take it.
         * @enum {string}
         */
        status: "delivered" | "failed";
        /**
         * @description The status that the receiver answered the last attempt with; null if it did not.
         * @example 204
         */
        response_status: number | null;
        /**
         * Format: int32
         * @description How many attempts were begun, over all.
         * @example 1
         */
        attempts: number;
    };
    /** @description Quota exceeded. The key, or its account, has had all its requests of this month: see `resets_at`. */
    QuotaExceeded: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/quota_exceeded
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Quota exceeded
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 429;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "quota_exceeded";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /**
         * @description Whose quota: that of the key, or the ceiling of the account, which all its keys share.
         * @enum {string}
         */
        scope: "key" | "account";
        /**
         * Format: int64
         * @description Requests that it may have in a month.
         * @example 1000
         */
        limit: number;
        /** @description When it starts anew: the first of the next month, 00:00 UTC. */
        resets_at: Schemas["Instant"];
    };
    /**
     * @description Rate limit reached. This client network (IPv4 address, IPv6 /64) sent too many requests of this kind: try again after
     *     `Retry-After` seconds.
     */
    RateLimited: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/rate_limited
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Rate limit reached
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 429;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "rate_limited";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /**
     * @description A key as it is sent: `registry_`, 40 random letters or digits, and 6 of the CRC-32 of what precedes, so that a
     *     mistyped key is known as such and a scanner can find one that leaked.
     * @example registry_4dJ0cVh2nQe8Zt5uKp1sWb7yRm3xLg6fAo9iTz0v2W0jJM
     */
    RawKey: string;
    /** @description Whether the node can serve reads and writes now. */
    Readiness: {
        /**
         * @description `ok`: it can. `down`: it cannot; send requests elsewhere.
         * @enum {string}
         */
        status: "ok" | "down";
        /** @description When this was found out. */
        timestamp: Schemas["Instant"];
        /** @description The parts. */
        checks: {
            /** @description Whether the database answers. */
            database: Schemas["Check"];
            /** @description Whether changes can be committed: found by a change of the last second, or by one that the node makes for this. */
            write: Schemas["WriteCheck"];
        };
    };
    /** @description A registration: by fields, by an agent card, or by the URL of one. */
    Registration: Schemas["RegistrationByFields"] | Schemas["RegistrationByCardUrl"] | Schemas["RegistrationByCard"];
    /**
     * @description A registration by an A2A agent card (v0.3 or v1.0, as published at `/.well-known/agent-card.json`). Name,
     *     description, url, version, provider, skills, modes and protocols are read from it, also in the spellings that are
     *     common for them, and AgentFacts are derived. Explicit members win over the card. Members that the contract does not
     *     name are kept in `extra`, 16 KiB at most.
     */
    RegistrationByCard: {
        /**
         * @description The card, as JSON. Kept as sent, at most 262,144 bytes; `GET /agents/{id}/card` serves it.
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
         * @description Where the card is published. It is named again beside the card, and not fetched.
         * @example https://weather.example.com/.well-known/agent-card.json
         */
        card_url?: Schemas["HttpUrl"] | null;
        /** @description The id to register. Default: a slug of the card's name and the host of its endpoint. */
        agent_id?: Schemas["AgentId"] | null;
        /** @description Where the agent is. Default: the card's preferred endpoint. */
        agent_url?: Schemas["HttpUrl"] | null;
        /** @description A name for people. Default: the id, or the card's name. */
        name?: Schemas["Line"] | null;
        /**
         * @description What the agent does. At most 4,000 characters.
         * @example Hourly forecasts for any place on Earth.
         */
        description?: Schemas["Text"] | null;
        /**
         * @description Where the agent's API is, if it is not `agent_url`.
         * @example https://weather.example.com/api
         */
        api_url?: Schemas["HttpUrl"] | null;
        /**
         * @description Where the agent publishes its own AgentFacts.
         * @example https://weather.example.com/.well-known/agentfacts.json
         */
        facts_url?: Schemas["HttpUrl"] | null;
        /**
         * @description Documentation for people.
         * @example https://weather.example.com/docs
         */
        documentation_url?: Schemas["HttpUrl"] | null;
        /**
         * @description An icon.
         * @example https://weather.example.com/icon.svg
         */
        icon_url?: Schemas["HttpUrl"] | null;
        /**
         * @description The agent's version, in its own scheme.
         * @example 1.4.0
         */
        version?: Schemas["Keyword"] | null;
        /** @description Who offers it. */
        provider?: Schemas["ProviderSent"] | null;
        /**
         * @description How it can be spoken to.
         * @example [
         *       "a2a",
         *       "mcp"
         *     ]
         */
        protocols?: Schemas["Protocol"][];
        /**
         * @description What it can do: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "streaming"
         *     ]
         */
        capabilities?: Schemas["Keyword"][];
        /**
         * @description Words to find it by: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "weather",
         *       "forecast"
         *     ]
         */
        tags?: Schemas["Keyword"][];
        /**
         * @description Ids of its skills: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "hourly-forecast"
         *     ]
         */
        skills?: Schemas["Keyword"][];
        /**
         * @description More members, as an earlier answer gave them; each is taken as if it stood beside this one. A registration that
         *     carries any such member replaces all of them. 16 KiB at most.
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
        /** @description No effect: stated by the node. */
        source?: unknown;
        /** @description No effect: stated by the node. */
        origin?: unknown;
        /** @description No effect: stated by the node. */
        owned?: unknown;
        /** @description No effect: see `PUT /agentfacts/{id}`. */
        has_facts?: unknown;
        /** @description No effect: stated by the node. */
        registered_at?: unknown;
        /** @description No effect: stated by the node. */
        updated_at?: unknown;
        /** @description No effect: see `DELETE /agents/{id}`. */
        tombstoned_at?: unknown;
        /** @description No effect: stated by the node. */
        seq?: unknown;
    } & {
        [key: string]: unknown;
    };
    /**
     * @description A registration by the URL of an A2A agent card. The node fetches the card once, now, within 5 seconds and without
     *     following redirects, and takes it as if it had been sent as `agent_card`.
     */
    RegistrationByCardUrl: {
        /**
         * @description Where the card is: an https URL of a public host, by the rules of callback URLs. `GET /agents/{id}/card` names it again.
         * @example https://weather.example.com/.well-known/agent-card.json
         */
        card_url: Schemas["HttpUrl"];
        /** @description The id to register. Default: a slug of the card's name and the host of its endpoint. */
        agent_id?: Schemas["AgentId"] | null;
        /** @description Where the agent is. Default: the card's preferred endpoint. */
        agent_url?: Schemas["HttpUrl"] | null;
        /** @description A name for people. Default: the id, or the card's name. */
        name?: Schemas["Line"] | null;
        /**
         * @description What the agent does. At most 4,000 characters.
         * @example Hourly forecasts for any place on Earth.
         */
        description?: Schemas["Text"] | null;
        /**
         * @description Where the agent's API is, if it is not `agent_url`.
         * @example https://weather.example.com/api
         */
        api_url?: Schemas["HttpUrl"] | null;
        /**
         * @description Where the agent publishes its own AgentFacts.
         * @example https://weather.example.com/.well-known/agentfacts.json
         */
        facts_url?: Schemas["HttpUrl"] | null;
        /**
         * @description Documentation for people.
         * @example https://weather.example.com/docs
         */
        documentation_url?: Schemas["HttpUrl"] | null;
        /**
         * @description An icon.
         * @example https://weather.example.com/icon.svg
         */
        icon_url?: Schemas["HttpUrl"] | null;
        /**
         * @description The agent's version, in its own scheme.
         * @example 1.4.0
         */
        version?: Schemas["Keyword"] | null;
        /** @description Who offers it. */
        provider?: Schemas["ProviderSent"] | null;
        /**
         * @description How it can be spoken to.
         * @example [
         *       "a2a",
         *       "mcp"
         *     ]
         */
        protocols?: Schemas["Protocol"][];
        /**
         * @description What it can do: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "streaming"
         *     ]
         */
        capabilities?: Schemas["Keyword"][];
        /**
         * @description Words to find it by: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "weather",
         *       "forecast"
         *     ]
         */
        tags?: Schemas["Keyword"][];
        /**
         * @description Ids of its skills: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "hourly-forecast"
         *     ]
         */
        skills?: Schemas["Keyword"][];
        /**
         * @description More members, as an earlier answer gave them; each is taken as if it stood beside this one. A registration that
         *     carries any such member replaces all of them. 16 KiB at most.
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
        /** @description No effect: stated by the node. */
        source?: unknown;
        /** @description No effect: stated by the node. */
        origin?: unknown;
        /** @description No effect: stated by the node. */
        owned?: unknown;
        /** @description No effect: see `PUT /agentfacts/{id}`. */
        has_facts?: unknown;
        /** @description No effect: stated by the node. */
        registered_at?: unknown;
        /** @description No effect: stated by the node. */
        updated_at?: unknown;
        /** @description No effect: see `DELETE /agents/{id}`. */
        tombstoned_at?: unknown;
        /** @description No effect: stated by the node. */
        seq?: unknown;
        /** @description Null, or left out. */
        agent_card?: null;
    } & {
        [key: string]: unknown;
    };
    /** @description A registration by fields. Members that the contract does not name are kept in `extra`, 16 KiB at most. */
    RegistrationByFields: {
        /** @description The id to register. */
        agent_id: Schemas["AgentId"];
        /** @description Where the agent is. */
        agent_url: Schemas["HttpUrl"];
        /** @description A name for people. Default: the id, or the card's name. */
        name?: Schemas["Line"] | null;
        /**
         * @description What the agent does. At most 4,000 characters.
         * @example Hourly forecasts for any place on Earth.
         */
        description?: Schemas["Text"] | null;
        /**
         * @description Where the agent's API is, if it is not `agent_url`.
         * @example https://weather.example.com/api
         */
        api_url?: Schemas["HttpUrl"] | null;
        /**
         * @description Where the agent publishes its own AgentFacts.
         * @example https://weather.example.com/.well-known/agentfacts.json
         */
        facts_url?: Schemas["HttpUrl"] | null;
        /**
         * @description Documentation for people.
         * @example https://weather.example.com/docs
         */
        documentation_url?: Schemas["HttpUrl"] | null;
        /**
         * @description An icon.
         * @example https://weather.example.com/icon.svg
         */
        icon_url?: Schemas["HttpUrl"] | null;
        /**
         * @description The agent's version, in its own scheme.
         * @example 1.4.0
         */
        version?: Schemas["Keyword"] | null;
        /** @description Who offers it. */
        provider?: Schemas["ProviderSent"] | null;
        /**
         * @description How it can be spoken to.
         * @example [
         *       "a2a",
         *       "mcp"
         *     ]
         */
        protocols?: Schemas["Protocol"][];
        /**
         * @description What it can do: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "streaming"
         *     ]
         */
        capabilities?: Schemas["Keyword"][];
        /**
         * @description Words to find it by: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "weather",
         *       "forecast"
         *     ]
         */
        tags?: Schemas["Keyword"][];
        /**
         * @description Ids of its skills: a set in lower case, at most 64 entries of at most 64 characters.
         * @example [
         *       "hourly-forecast"
         *     ]
         */
        skills?: Schemas["Keyword"][];
        /**
         * @description More members, as an earlier answer gave them; each is taken as if it stood beside this one. A registration that
         *     carries any such member replaces all of them. 16 KiB at most.
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
        /** @description No effect: stated by the node. */
        source?: unknown;
        /** @description No effect: stated by the node. */
        origin?: unknown;
        /** @description No effect: stated by the node. */
        owned?: unknown;
        /** @description No effect: see `PUT /agentfacts/{id}`. */
        has_facts?: unknown;
        /** @description No effect: stated by the node. */
        registered_at?: unknown;
        /** @description No effect: stated by the node. */
        updated_at?: unknown;
        /** @description No effect: see `DELETE /agents/{id}`. */
        tombstoned_at?: unknown;
        /** @description No effect: stated by the node. */
        seq?: unknown;
        /** @description Null, or left out. */
        agent_card?: null;
        /** @description Null, or left out. */
        card_url?: null;
    } & {
        [key: string]: unknown;
    };
    /** @description Any event; `event` tells which. */
    RegistryEvent: Schemas["AgentRegisteredEvent"] | Schemas["AgentDeprecatedEvent"] | Schemas["CertIssuedEvent"] | Schemas["CertRevokedEvent"] | Schemas["ReputationUpdatedEvent"] | Schemas["ComplianceViolationEvent"] | Schemas["FederationPeerAddedEvent"];
    /** @description Which deliveries to make again: those that meet all that is given. At least one must be given. */
    ReplayRequest: {
        /** @description Events after this one. */
        since_seq?: Schemas["Seq"];
        /** @description Events from this instant on. */
        since?: Schemas["SentInstant"];
        /**
         * @description Deliveries that ended so. Without it: `skipped` and `failed`; delivered ones only when they are asked for.
         * @enum {string}
         */
        status?: "skipped" | "failed" | "delivered";
    };
    /** @description What came of a replay, so far as it was known after 10 seconds. */
    ReplayResult: {
        /**
         * Format: int32
         * @description How many deliveries are made again, oldest event first; at most 1,000, and as many as the account may request now.
         * @example 12
         */
        replayed: number;
        /**
         * Format: int32
         * @description How many succeeded.
         * @example 12
         */
        delivered: number;
        /**
         * Format: int32
         * @description How many failed.
         * @example 0
         */
        failed: number;
        /**
         * Format: int32
         * @description How many are still under way: see the list of deliveries.
         * @example 0
         */
        pending: number;
        /** @description Where to go on, as `since_seq`, if there were more; null if these were all. */
        next_since_seq: Schemas["Seq"] | null;
    };
    /**
     * @description What is thought of an agent. The score is `b + 0.2 * max(0, c - b) - 0.1 * f - v`, in 0 to 1, of the components:
     *     `b` the lower bound of successes, `c` the certification, `f` the rate of fraud, `v` the violations. Below 10
     *     effective reports it is null. Everything that it is made of is in `inputs`, so anybody can recompute it.
     */
    Reputation: {
        /** @description The agent. */
        agent_id: Schemas["AgentId"];
        /**
         * @description 0 to 1; null while there are too few reports to say.
         * @example 0.873
         */
        score: number | null;
        /**
         * @description `A+` to `F`; `NR` while there are too few reports to say.
         * @example B
         */
        grade: Schemas["Grade"];
        /**
         * @description How sure the score is.
         * @example medium
         */
        confidence: Schemas["Confidence"];
        /** @description What its parts come to. */
        components: Schemas["ReputationComponents"];
        /** @description What it is made of. */
        inputs: Schemas["ReputationInputs"];
        /**
         * @description The formula, by name.
         * @example observer-wilson-v1
         */
        method: string;
        /**
         * @description The SHA-256 of `inputs` as canonical JSON (RFC 8785).
         * @example sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        evidence_digest: string;
        /** @description When it was computed. */
        computed_at: Schemas["Instant"];
    };
    /** @description What the parts of a score come to. */
    ReputationComponents: {
        /** @description Successes among reports. */
        success: Schemas["ReputationRate"];
        /**
         * Format: double
         * @description What the best certification is worth: 0.6 `basic`, 0.8 `verified`, 1 `audited`, else 0.
         * @example 0.8
         */
        certification: number;
        /**
         * Format: double
         * @description Reports of fraud among reports; 0 without reports.
         * @example 0
         */
        fraud_rate: number;
        /**
         * Format: double
         * @description What open violations take away: 0.1 for any `high`, 0.3 for any `critical`.
         * @example 0
         */
        violations: number;
        /**
         * @description The mean of the latencies that were reported, in milliseconds; null if none was. It is told and does not count.
         * @example 420
         */
        mean_latency_ms: number | null;
    };
    /** @description Reputations of agents that are not deleted. */
    ReputationFigures: {
        /**
         * Format: int64
         * @description How many agents have a score.
         * @example 4120
         */
        rated: number;
        /**
         * @description The same by grade; grades that none has are left out.
         * @example {
         *       "A+": 2100,
         *       "B": 2020
         *     }
         */
        by_grade: {
            [key: string]: number;
        };
    };
    /**
     * @description All that a score is made of. Counts have a half-life of 30 days, in whole days (UTC): a report of the day `as_of` counts
     *     1, one of 30 days before 0.5. No account counts more than 25 for an agent: what it reports beyond takes the place of
     *     what it reported before. What accounts said that the operator disabled is not among them, reports and certifications,
     *     until they are enabled again; nor is what the agent's owner said before adopting it. What an account reports in its first 24 hours is not among them, then or later.
     */
    ReputationInputs: {
        /** @description The agent. */
        agent_id: Schemas["AgentId"];
        /**
         * @description The day that counts are decayed to, by its start.
         * @example 2026-11-20T00:00:00.000Z
         */
        as_of: Schemas["Instant"];
        /**
         * Format: double
         * @description How many reports said `success`.
         * @example 204
         */
        successes: number;
        /**
         * Format: double
         * @description How many said `failure`.
         * @example 8.5
         */
        failures: number;
        /**
         * Format: double
         * @description How many said that there was fraud.
         * @example 0
         */
        frauds: number;
        /**
         * Format: double
         * @description How many told how long it took.
         * @example 150
         */
        timed: number;
        /**
         * Format: double
         * @description How long those took together, in milliseconds.
         * @example 63000
         */
        latency_sum_ms: number;
        /**
         * Format: int32
         * @description How many accounts reported.
         * @example 14
         */
        reporters: number;
        /**
         * @description The levels of the certifications that hold, each once.
         * @example [
         *       "verified"
         *     ]
         */
        certifications: Schemas["CertificationLevel"][];
        /** @description Violations that are open. */
        open_violations: Schemas["OpenViolations"];
    };
    /** @description Reputations. */
    ReputationPage: {
        /** @description The reputations: of the agents asked for in the order asked, else of those that anything is known of, newest agent first. */
        reputations: Schemas["Reputation"][];
        /**
         * @description Ids among those asked for that no agent has, or only a deleted one.
         * @example [
         *       "no-such-agent"
         *     ]
         */
        missing: Schemas["AgentId"][];
        /**
         * Format: int32
         * @description How many entries this page has. 0 to 100.
         * @example 50
         */
        count: number;
        /** @description Send this as `cursor` for the next page; null on the last one. */
        next_cursor: Schemas["Cursor"] | null;
    };
    /** @description A rate and what can be said of it. */
    ReputationRate: {
        /**
         * @description The share of successes; null without reports.
         * @example 0.96
         */
        value: number | null;
        /**
         * Format: double
         * @description The lower bound of its 95 % Wilson interval; 0 without reports.
         * @example 0.925
         */
        lower_bound: number;
        /**
         * Format: double
         * @description How many reports it is made of, each with its weight: the effective reports.
         * @example 212.5
         */
        n: number;
    };
    /** @description What somebody found when they used an agent. */
    ReputationReport: {
        /** @description The agent. */
        agent_id: Schemas["AgentId"];
        /**
         * @description Whether it did what was asked.
         * @enum {string}
         */
        outcome: "success" | "failure";
        /**
         * Format: double
         * @description How long it took, in milliseconds; at most an hour.
         * @example 420
         */
        latency_ms?: number;
        /**
         * @description Whether it deceived: the answer was made to look like what it was not. Absent: it did not.
         * @example false
         */
        fraud?: boolean;
    };
    /** @description What became of a report. */
    ReputationReportReceipt: {
        /** @description The agent. */
        agent_id: Schemas["AgentId"];
        /**
         * @description Whether the report counts. One report of an account about an agent counts in 60 seconds, and none in the first 24
         *     hours of the account; others are accepted and left out for good.
         */
        counted: boolean;
        /** @description From when on a report of this account about this agent counts: not before the account is 24 hours old. */
        next_counted_at: Schemas["Instant"];
        /** @description The agent's reputation now. */
        reputation: Schemas["ReputationSummary"];
    };
    /** @description A reputation at one moment. */
    ReputationSummary: {
        /**
         * @description 0 to 1; null while there are too few reports to say.
         * @example 0.873
         */
        score: number | null;
        /**
         * @description `A+` to `F`; `NR` while there are too few reports to say.
         * @example B
         */
        grade: Schemas["Grade"];
    };
    /** @description Reputation score changed. */
    ReputationUpdatedEvent: {
        /**
         * @description What happened.
         * @enum {string}
         */
        event: "reputation.updated";
        /** @description To whom, and how. */
        payload: Schemas["ReputationUpdatedPayload"];
        /** @description When it was committed. */
        timestamp: Schemas["Instant"];
        /**
         * @description The same for every delivery of this event: a receiver that has seen it is done.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        idempotency_key: string;
    };
    /** @description An agent's reputation moved. */
    ReputationUpdatedPayload: {
        /** @description The agent. */
        agent_id: Schemas["AgentId"];
        /** @description Its name at that moment. */
        name: Schemas["Line"];
        /**
         * @description What kind of change it was.
         * @enum {string}
         */
        change: "score" | "grade";
        /** @description The number of the change: the order in which changes were committed. */
        seq: Schemas["Seq"];
        /** @description As the last such event told it; not rated if there was none. */
        previous: Schemas["ReputationSummary"];
        /** @description Now. */
        current: Schemas["ReputationSummary"];
        /**
         * @description The formula, by name.
         * @example observer-wilson-v1
         */
        method: string;
        /**
         * @description A digest of the inputs, so that others can recompute it.
         * @example sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        evidence_digest: string;
    };
    /** @description Request timeout. The request did not arrive in time: the headers have 20 seconds, the whole of it 120. */
    RequestTimeout: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/request_timeout
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Request timeout
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 408;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "request_timeout";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Why a certification is taken back. */
    Revocation: {
        /**
         * @description The reason, in the words of RFC 5280 section 5.3.1.
         * @example privilege_withdrawn
         */
        reason: Schemas["RevocationReason"];
    };
    /**
     * @description Why a certification was revoked: the reasons of RFC 5280 section 5.3.1 that fit, in snake_case.
     * @enum {string}
     */
    RevocationReason: "unspecified" | "key_compromise" | "affiliation_changed" | "superseded" | "cessation_of_operation" | "privilege_withdrawn";
    /**
     * @description What an account may do.
     * @enum {string}
     */
    Role: "owner" | "developer";
    /** @description How long the old key stays good. */
    Rotation: {
        /**
         * @description 0, 3,600 (an hour), 86,400 (a day) or 604,800 (a week) seconds.
         * @example 86400
         * @enum {number}
         */
        grace_period_s: 0 | 3600 | 86400 | 604800;
    };
    /** @description No such resource. Nothing is served at this path: see `/docs` for what is. */
    RouteNotFound: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/route_not_found
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example No such resource
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "route_not_found";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /**
     * @description A rule's name: 1 to 128 of `A-Z a-z 0-9 . _ : / -`.
     * @example endpoint-https
     */
    RuleName: string;
    /** @description How long the old secret signs too. */
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
     * Format: date-time
     * @description An instant as a caller may send it: RFC 3339 with any offset, at most 64 characters.
     * @example 2026-12-31T23:59:59Z
     */
    SentInstant: string;
    /**
     * Format: int64
     * @description A number that grows by one with every committed change of the node, in commit order.
     * @example 88121
     */
    Seq: number;
    /** @description A signed-in session. */
    Session: {
        /** @description Its id. */
        id: Schemas["SessionId"];
        /** @description Whether it is the one that asks. */
        current: boolean;
        /** @description When it was signed in. */
        created_at: Schemas["Instant"];
        /** @description When it was last used, to the minute. */
        last_used_at: Schemas["Instant"];
        /** @description When it ends by itself: 7 days after its last use, at most 30 days after the sign-in. */
        expires_at: Schemas["Instant"];
        /**
         * @description What the browser said of itself at sign-in. At most 300 characters.
         * @example Mozilla/5.0 (X11; Linux x86_64)
         */
        user_agent: string | null;
    };
    /**
     * @description A session's id. It is no secret: the cookie holds another value.
     * @example ses_5d0c7c1e-2b7e-4a62-a8a6-4b1d7f1f9a11
     */
    SessionId: string;
    /** @description The sessions of an account, newest first. */
    SessionList: {
        /** @description The sessions that have not ended. */
        sessions: Schemas["Session"][];
    };
    /** @description No such session. You have no session of this id, or it has ended. */
    SessionNotFound: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/session_not_found
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example No such session
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "session_not_found";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Session required. Keys cannot do this, so that a leaked key makes no others: sign in, and send the session's cookie. */
    SessionRequired: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/session_required
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Session required
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "session_required";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description What the owner sets up the node with. */
    SetUp: {
        /**
         * @description The token of the set-up link, which the node prints at its start while it has no owner.
         * @example k3cVZb0Wc4Q0Y5hHcU1m2w
         */
        token: string;
        /** @description The owner's e-mail address. */
        email: Schemas["Email"];
        /** @description The owner's password. */
        password: Schemas["Password"];
    };
    /** @description Invalid set-up token. It is not the one that this node printed: take the link from its output again. */
    SetupTokenInvalid: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/setup_token_invalid
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Invalid set-up token
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "setup_token_invalid";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /**
     * @description How bad a violation is.
     * @enum {string}
     */
    Severity: "info" | "low" | "medium" | "high" | "critical";
    /** @description What somebody signs in with. */
    SignIn: {
        /** @description The e-mail address of the account. */
        email: Schemas["Email"];
        /**
         * @description Its password. At most 256 characters.
         * @example correct horse battery staple
         */
        password: string;
    };
    /** @description Wrong e-mail or password. No account has this e-mail address with this password. */
    SignInFailed: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/sign_in_failed
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Wrong e-mail or password
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 401;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "sign_in_failed";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description What an account is made of. */
    SignUp: {
        /** @description The e-mail address to sign in with. */
        email: Schemas["Email"];
        /** @description The password to sign in with. */
        password: Schemas["Password"];
        /** @description A name, for people. */
        name?: Schemas["Line"];
    };
    /** @description Sign-up closed. The node is in single-operator mode: only its owner can sign in. */
    SignUpClosed: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/sign_up_closed
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Sign-up closed
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "sign_up_closed";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Too many new accounts. This client network (IPv4 address, IPv6 /64) made as many accounts as it may in 24 hours: try again after `Retry-After` seconds. */
    SignUpLimitReached: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/sign_up_limit_reached
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Too many new accounts
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 429;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "sign_up_limit_reached";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /**
     * @description The secret in the form of Standard Webhooks: `whsec_` and the same 32 bytes in base64.
     * @example whsec_jxTkX87qRn+g5h0/TBsqkI8U5F/O6kZ/oOYdP0wbKpA=
     */
    SigningKey: string;
    /** @description Single-operator mode. The node is not yet open to the public: it takes the owner's credentials only. */
    SingleOperatorMode: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/single_operator_mode
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Single-operator mode
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "single_operator_mode";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Figures of the registry. Spans of time are counted in whole hours. */
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
         * @description Agents by status, tombstones too; statuses that no agent has are left out.
         * @example {
         *       "active": 10001,
         *       "deprecated": 341
         *     }
         */
        by_status: {
            [key: string]: number;
        };
        /**
         * @description Agents that are not deleted, by protocol; one may have several.
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
        /** @description How many were registered here lately; imported ones are not counted. */
        new_agents: Schemas["NewAgents"];
        /** @description The 20 commonest capabilities. */
        top_capabilities: Schemas["ValueCount"][];
        /** @description The 20 commonest tags. */
        top_tags: Schemas["ValueCount"][];
        /** @description The journal. */
        events: Schemas["EventFigures"];
        /** @description Certifications. */
        certifications: Schemas["CertificationFigures"];
        /** @description Violations, as they stand: they are resolved without an event. */
        compliance: Schemas["ComplianceFigures"];
        /** @description Reputations. */
        reputation: Schemas["ReputationFigures"];
        /** @description Webhooks, as they stand: they change without an event. */
        webhooks: Schemas["WebhookFigures"];
        /** @description Federation. */
        federation: Schemas["FederationFigures"];
        /** @description The moment that the other figures hold for: that of the last change, or the last full hour if that is later. */
        timestamp: Schemas["Instant"];
    };
    /** @description What becomes of an agent. */
    StatusChange: {
        /**
         * @description `active` or `deprecated`; the operator may also set `suspended`, and only the operator can lift that.
         * @example deprecated
         */
        status: "active" | "deprecated" | "suspended";
        /** @description Why, for people. At most 500 characters. */
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
     * @description Why an agent has its status: at most 500 characters, no NUL.
     * @example Replaced by weather-agent-2.
     */
    StatusMessage: string;
    /** @description Subscription disabled. Ten deliveries in a row failed: mend the receiver, then resume the subscription. */
    SubscriptionDisabled: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/subscription_disabled
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Subscription disabled
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "subscription_disabled";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Subscriptions to events, by status. */
    SubscriptionFigures: {
        /**
         * Format: int64
         * @description That events are delivered to.
         * @example 41
         */
        active: number;
        /**
         * Format: int64
         * @description That were paused.
         * @example 3
         */
        paused: number;
        /**
         * Format: int64
         * @description That the node disabled.
         * @example 1
         */
        disabled: number;
    };
    /**
     * @description Too many subscriptions. An account of the tier `free` may have 100, `pro` 500, `enterprise` and the operator 2,000.
     *     Delete one first.
     */
    SubscriptionLimitReached: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/subscription_limit_reached
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Too many subscriptions
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "subscription_limit_reached";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /**
         * Format: int64
         * @description How many the account may have.
         * @example 100
         */
        limit: number;
        /**
         * Format: int64
         * @description How many it has.
         * @example 100
         */
        count: number;
    };
    /** @description Subscription not active. It is paused or disabled: resume it first. */
    SubscriptionNotActive: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/subscription_not_active
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Subscription not active
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "subscription_not_active";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description No such subscription. None has this id, or it belongs to another account. */
    SubscriptionNotFound: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/subscription_not_found
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example No such subscription
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "subscription_not_found";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description What a sync has done. */
    SyncResult: {
        /**
         * @description `complete`: all that the peer has is here. `running`: it goes on by itself. `failed`: see `error`; what was done stays.
         * @enum {string}
         */
        status: "complete" | "running" | "failed";
        /**
         * @description Why it failed; null if it did not.
         * @example null
         */
        error: string | null;
        /**
         * Format: int64
         * @description Pages that were read.
         * @example 1
         */
        pages: number;
        /**
         * Format: int64
         * @description Records in them.
         * @example 3
         */
        received: number;
        /**
         * Format: int64
         * @description Agents that are new here.
         * @example 1
         */
        created: number;
        /**
         * Format: int64
         * @description Agents that were changed.
         * @example 1
         */
        updated: number;
        /**
         * Format: int64
         * @description Agents that were deleted, because the peer deleted them.
         * @example 1
         */
        tombstoned: number;
        /**
         * Format: int64
         * @description Records that say what was known.
         * @example 0
         */
        unchanged: number;
        /**
         * Format: int64
         * @description Records whose ids belong to others.
         * @example 0
         */
        conflicts: number;
        /**
         * Format: int64
         * @description Records that could not be used.
         * @example 0
         */
        skipped: number;
    };
    /** @description Sync under way. Another process of the node is reading this peer: see `last_sync_at` in the list of peers. */
    SyncUnderWay: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/sync_under_way
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Sync under way
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 409;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "sync_under_way";
        /**
         * @description The id of the request that failed; the node's log has it too.
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
     * @description What an account, and each of its keys, may use.
     * @enum {string}
     */
    Tier: "free" | "pro" | "enterprise";
    /** @description Tier not available. Your account's tier is lower: ask the operator of the node for a higher one. */
    TierNotAvailable: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/tier_not_available
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Tier not available
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "tier_not_available";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description What remains of a deleted agent. */
    Tombstone: {
        /**
         * @description Always `tombstoned`.
         * @enum {string}
         */
        status: "tombstoned";
        /** @description The id, which only the same owner may register again. */
        agent_id: Schemas["AgentId"];
        /** @description When it was deleted. */
        tombstoned_at: Schemas["Instant"];
    };
    /**
     * @description Too many concurrent requests. The network that the client is in has as many requests waiting as it may have, or this one
     *     has waited for too long: try again after `Retry-After` seconds, and send fewer at once.
     */
    TooManyConcurrentRequests: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/too_many_concurrent_requests
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Too many concurrent requests
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 429;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "too_many_concurrent_requests";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Too many connections. The node, or the network that the client is in, has all the connections that it may have. */
    TooManyConnections: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/too_many_connections
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Too many connections
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 503;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "too_many_connections";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /**
     * @description Too many deliveries. Tests, redeliveries, replays and those of the queue endpoint count together. An account may request
     *     2,000 at once and then 10 a second, of them to one callback host 1,000 and then 5 a second; to a host that has never
     *     responded with 2xx, 20 and then one in 5 seconds. A test also needs a free place: to a host that has never responded with
     *     2xx there is one attempt at a time.
     */
    TooManyDeliveries: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/too_many_deliveries
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Too many deliveries
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 429;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "too_many_deliveries";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Too many sign-ins. Too many failed lately for this e-mail address or from this network: try again after `Retry-After` seconds. */
    TooManySignIns: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/too_many_sign_ins
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Too many sign-ins
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 429;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "too_many_sign_ins";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Unexpected body. This operation takes none: send the request without one. */
    UnexpectedBody: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/unexpected_body
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Unexpected body
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "unexpected_body";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description Each place that is wrong; at least one, at most 100. */
        errors: Schemas["InputError"][];
    };
    /** @description Unknown body member. The contract does not name this member; it is refused so that a misspelt one is noticed. */
    UnknownMember: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/unknown_member
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Unknown body member
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "unknown_member";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description Each place that is wrong; at least one, at most 100. */
        errors: Schemas["InputError"][];
    };
    /** @description Unknown query parameter. The contract does not name it; it is refused so that no filter is silently ignored. */
    UnknownQueryParameter: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/unknown_query_parameter
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Unknown query parameter
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "unknown_query_parameter";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description Each place that is wrong; at least one, at most 100. */
        errors: Schemas["InputError"][];
    };
    /** @description Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
    UnsupportedMediaType: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/unsupported_media_type
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Unsupported media type
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 415;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "unsupported_media_type";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
    /** @description Unusable agent card. It has no name or no absolute http(s) endpoint: mend it, or send `name` or `agent_url` beside it. */
    UnusableAgentCard: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/unusable_agent_card
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Unusable agent card
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "unusable_agent_card";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description Each place that is wrong; at least one, at most 100. */
        errors: Schemas["InputError"][];
    };
    /** @description How many have a value. */
    ValueCount: {
        /**
         * @description The value.
         * @example weather
         */
        value: string;
        /**
         * Format: int64
         * @description How many.
         * @example 61
         */
        count: number;
    };
    /** @description The `v1` signatures that one secret makes, by what a receiver makes of its text to have a key. */
    VectorSignatures: {
        /**
         * @description The 32 bytes that its hexadecimal digits spell: what `signing_key` says.
         * @example v1,/ExQ4ptYr/JtnR0CBvbfAvBu9WwGgqh1WXY0Zep5LTA=
         */
        bytes: string;
        /**
         * @description The 48 bytes that its digits are as base64: what libraries make of a secret that is pasted as it is.
         * @example v1,ZRNe0ynsoi+4lFUKyAPHeJKo8sY+TezqbKIneAOzLfo=
         */
        pasted: string;
        /**
         * @description The 64 bytes of its text, as for `X-Webhook-Signature`.
         * @example v1,rwxAkgutT9S8AFZZBckTArmc2BGVIY2OCfjTDij/GXo=
         */
        text: string;
    };
    /** @description A violation of a rule by an agent. An agent has one for each rule. */
    Violation: {
        /** @description Its id. */
        id: Schemas["ViolationId"];
        /** @description The rule that was broken. */
        rule: Schemas["RuleName"];
        /** @description How bad it is. */
        severity: Schemas["Severity"];
        /** @description What was found, by the report that gave it its severity. At most 4,000 characters. */
        detail: Schemas["Text"];
        /** @description Where the evidence of that is. */
        evidence_url: Schemas["HttpUrl"] | null;
        /**
         * Format: int32
         * @description How often it was reported since it was opened or reopened.
         * @example 1
         */
        count: number;
        /** @description When it was first reported. */
        first_seen_at: Schemas["Instant"];
        /** @description When it was last reported. */
        last_seen_at: Schemas["Instant"];
        /** @description The agent. */
        agent_id: Schemas["AgentId"];
        /** @description Whether it stands. */
        status: Schemas["ViolationStatus"];
        /** @description What the operator said when it was resolved or waived. At most 4,000 characters. */
        note: Schemas["Text"] | null;
        /** @description When it was resolved or waived; null while it is open. */
        decided_at: Schemas["Instant"] | null;
    };
    /** @description What becomes of a violation. */
    ViolationDecision: {
        /**
         * @description `resolved`: it was mended. `waived`: it is let pass.
         * @enum {string}
         */
        status: "resolved" | "waived";
        /** @description Why, for people. At most 4,000 characters. */
        note?: Schemas["Text"] | null;
    };
    /**
     * @description A violation's id.
     * @example viol_81aa0c54-0f61-4f0c-9b0a-6a1a3c0f4d22
     */
    ViolationId: string;
    /** @description No such violation. None has this id. */
    ViolationNotFound: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/violation_not_found
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example No such violation
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 404;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "violation_not_found";
        /**
         * @description The id of the request that failed; the node's log has it too.
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
         * @description How many entries this page has. 0 to 100.
         * @example 50
         */
        count: number;
        /** @description Send this as `cursor` for the next page; null on the last one. */
        next_cursor: Schemas["Cursor"] | null;
    };
    /** @description What was found. */
    ViolationReport: {
        /** @description The agent. */
        agent_id: Schemas["AgentId"];
        /** @description The rule that it breaks. */
        rule: Schemas["RuleName"];
        /**
         * @description How bad it is.
         * @example high
         */
        severity: Schemas["Severity"];
        /** @description What was found. At most 4,000 characters. */
        detail: Schemas["Text"];
        /** @description Where the evidence is. */
        evidence_url?: Schemas["HttpUrl"] | null;
    };
    /**
     * @description `open`: it stands. `resolved`: it was mended; reported again, it is reopened. `waived`: the operator lets it pass;
     *     reported again, it stays so unless it is worse than before.
     * @enum {string}
     */
    ViolationStatus: "open" | "resolved" | "waived";
    /** @description A violation, as events tell of it. */
    ViolationSummary: {
        /** @description Its id. */
        id: Schemas["ViolationId"];
        /** @description The rule that was broken. */
        rule: Schemas["RuleName"];
        /** @description How bad it is. */
        severity: Schemas["Severity"];
        /** @description What was found, by the report that gave it its severity. At most 4,000 characters. */
        detail: Schemas["Text"];
        /** @description Where the evidence of that is. */
        evidence_url: Schemas["HttpUrl"] | null;
        /**
         * Format: int32
         * @description How often it was reported since it was opened or reopened.
         * @example 1
         */
        count: number;
        /** @description When it was first reported. */
        first_seen_at: Schemas["Instant"];
        /** @description When it was last reported. */
        last_seen_at: Schemas["Instant"];
    };
    /** @description Which ways into the node are open. */
    WaysIn: {
        /**
         * @description Whether somebody new can sign up: not in single-operator mode.
         * @example true
         */
        sign_up: boolean;
        /**
         * @description Whether the owner's account is still to be made, with the set-up link that the node printed.
         * @example false
         */
        set_up: boolean;
        /**
         * @description Whether the node has an identity provider to sign in with: see `GET /api/auth/oidc/start`.
         * @example false
         */
        oidc: boolean;
    };
    /** @description Weak password. It is one of those that are guessed first: see `errors`, and choose another. */
    WeakPassword: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/weak_password
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Weak password
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 400;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "weak_password";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
        /** @description Each place that is wrong; at least one, at most 100. */
        errors: Schemas["InputError"][];
    };
    /** @description A subscription, without its secret. */
    Webhook: {
        /** @description Its id. */
        id: Schemas["WebhookId"];
        /** @description Where deliveries go. */
        callbackUrl: Schemas["CallbackUrl"];
        /** @description Which events it receives; empty for all, those that later versions add included. */
        events: Schemas["EventType"][];
        /**
         * @description Whose changes it receives.
         * @example local
         */
        source: Schemas["WebhookSource"];
        /** @description What it is for; null if nobody said. */
        description: Schemas["WebhookDescription"] | null;
        /** @description Whether events are delivered. */
        status: Schemas["WebhookStatus"];
        /** @description When it was made. */
        created_at: Schemas["Instant"];
        /** @description When a delivery last succeeded; null if none has. */
        last_delivered_at: Schemas["Instant"] | null;
        /**
         * Format: int32
         * @description Failures in a row. A success sets it to zero; the tenth disables the subscription.
         * @example 0
         */
        consecutive_failures: number;
        /** @description When the node disabled it; null if it is not disabled. */
        disabled_at: Schemas["Instant"] | null;
        /** @description Until when deliveries are signed with the secret before the last rotation too; null if they are not. */
        previous_secret_until: Schemas["Instant"] | null;
    };
    /** @description What of a subscription to change; what is absent stays. */
    WebhookChange: {
        /**
         * @description `paused`: keep events back. `active`: deliver again; on a paused or disabled subscription the failures count from zero.
         * @enum {string}
         */
        status?: "active" | "paused";
        /** @description Where deliveries go. */
        callbackUrl?: Schemas["CallbackUrl"];
        /**
         * @description Which events to receive; empty for all.
         * @example [
         *       "agent.registered"
         *     ]
         */
        events?: Schemas["EventType"][];
        /**
         * @description Whose changes to receive.
         * @example local
         */
        source?: Schemas["WebhookSource"];
        /** @description What it is for; null for nothing. */
        description?: Schemas["WebhookDescription"] | null;
    };
    /**
     * @description What a subscription is for, for people. At most 256 characters.
     * @example Search index of the shop
     */
    WebhookDescription: string;
    /** @description Webhooks. */
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
         * @description How many entries this page has. 0 to 100.
         * @example 50
         */
        count: number;
        /** @description Send this as `cursor` for the next page; null on the last one. */
        next_cursor: Schemas["Cursor"] | null;
    };
    /** @description What became of a deleted subscription. */
    WebhookRemoved: {
        /**
         * @description That it was deleted, for people.
         * @example Webhook subscription deleted
         */
        message: string;
        /** @description Its id. */
        id: Schemas["WebhookId"];
    };
    /** @description What a subscription is made of. */
    WebhookRequest: {
        /** @description Where deliveries go. */
        callbackUrl: Schemas["CallbackUrl"];
        /**
         * @description Which events to receive. Absent or empty: all.
         * @example [
         *       "agent.registered"
         *     ]
         */
        events?: Schemas["EventType"][];
        /**
         * @description Whose changes to receive. Default: `local`.
         * @example local
         */
        source?: Schemas["WebhookSource"];
        /** @description What it is for. */
        description?: Schemas["WebhookDescription"] | null;
    };
    /**
     * @description 32 random bytes as 64 hex digits. The key of `X-Webhook-Signature` is this text itself, in UTF-8.
     * @example 8f14e45fceea467fa0e61d3f4c1b2a908f14e45fceea467fa0e61d3f4c1b2a90
     */
    WebhookSecret: string;
    /**
     * @description Whose changes a subscription receives. `local`: those made at this node. `federated`: those imported from its peers
     *     (`change: "imported"`). `all`: both.
     * @enum {string}
     */
    WebhookSource: "local" | "federated" | "all";
    /**
     * @description `active`: events are delivered. `paused` by its owner or the operator, `disabled` by the node after 10 failures in a
     *     row: events are kept as `skipped`, and can be replayed.
     * @enum {string}
     */
    WebhookStatus: "active" | "paused" | "disabled";
    /** @description Which event to send an example of. */
    WebhookTestRequest: {
        /** @description The type. Default: the first that the subscription receives. */
        event?: Schemas["EventType"];
    };
    /** @description How a test ended. */
    WebhookTestResult: {
        /**
         * @description The status that the receiver answered with; null if it did not.
         * @example 204
         */
        response_status: number | null;
        /** @description Why it failed; null if it succeeded. */
        error: Schemas["DeliveryError"] | null;
        /**
         * @description The same for people.
         * @example The receiver answered 204.
         */
        detail: string;
        /** @description How long it took. */
        timings: Schemas["DeliveryTimings"];
        /** @description Whether the receiver answered 2xx. */
        delivered: boolean;
        /** @description The type of the example. */
        event: Schemas["EventType"];
        /**
         * @description The example's key: begins with `evt_test_`.
         * @example evt_test_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        idempotency_key: string;
    };
    /** @description A delivery whose signatures are known. */
    WebhookVector: {
        /**
         * @description What it shows.
         * @example An event in ASCII
         */
        name: string;
        /**
         * @description The secret of the subscription.
         * @example 8f2b6c1de4a7095338c1f0a96d7e42b5cb9013f86a5e7d24190c8b3fe6d7a250
         */
        secret: string;
        /**
         * @description The same secret as Standard Webhooks writes it.
         * @example whsec_jytsHeSnCVM4wfCpbX5CtcuQE/hqXn0kGQyLP+bXolA=
         */
        signing_key: string;
        /**
         * @description The secret before it, which still signs while a rotation overlaps.
         * @example 00ff17a95e3c6bd88124f7093ae5bc6d4471e0c29f58b3067dd2ea91340c65fb
         */
        previous_secret: string | null;
        /**
         * @description The body, to be read as UTF-8.
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
         * @description When the attempt was made, in epoch seconds: a verifier that minds the time must believe that it is then.
         * @example 1793491200
         */
        timestamp: number;
        /**
         * Format: int32
         * @description Which attempt it is.
         * @example 1
         */
        attempt: number;
        /** @description The signatures that `secret` makes. */
        signatures: Schemas["VectorSignatures"];
        /**
         * @description All headers of the delivery but `User-Agent`.
         * @example {
         *       "X-Webhook-Event": "agent.registered",
         *       "webhook-timestamp": "1793491200"
         *     }
         */
        headers: {
            [key: string]: string;
        };
    };
    /** @description Deliveries whose signatures are known, to check a receiver against. */
    WebhookVectors: {
        /** @description The deliveries. */
        vectors: Schemas["WebhookVector"][];
    };
    /** @description A subscription that was just made, or whose secret was just changed: the only answers that have the secret. */
    WebhookWithSecret: {
        /** @description Its id. */
        id: Schemas["WebhookId"];
        /** @description Where deliveries go. */
        callbackUrl: Schemas["CallbackUrl"];
        /** @description Which events it receives; empty for all, those that later versions add included. */
        events: Schemas["EventType"][];
        /**
         * @description Whose changes it receives.
         * @example local
         */
        source: Schemas["WebhookSource"];
        /** @description What it is for; null if nobody said. */
        description: Schemas["WebhookDescription"] | null;
        /** @description Whether events are delivered. */
        status: Schemas["WebhookStatus"];
        /** @description When it was made. */
        created_at: Schemas["Instant"];
        /** @description When a delivery last succeeded; null if none has. */
        last_delivered_at: Schemas["Instant"] | null;
        /**
         * Format: int32
         * @description Failures in a row. A success sets it to zero; the tenth disables the subscription.
         * @example 0
         */
        consecutive_failures: number;
        /** @description When the node disabled it; null if it is not disabled. */
        disabled_at: Schemas["Instant"] | null;
        /** @description Until when deliveries are signed with the secret before the last rotation too; null if they are not. */
        previous_secret_until: Schemas["Instant"] | null;
        /** @description Signs deliveries. Shown once. */
        secret: Schemas["WebhookSecret"];
        /** @description The same secret for libraries of Standard Webhooks. Shown once. */
        signing_key: Schemas["SigningKey"];
    };
    /** @description Whether changes can be committed. */
    WriteCheck: {
        /**
         * @description `ok` or `down`.
         * @enum {string}
         */
        status: "ok" | "down";
        /**
         * Format: double
         * @description How long it took to find out, in milliseconds.
         * @example 1
         */
        latency_ms: number;
        /** @description Since when no change can be committed; null while it can. */
        since: Schemas["Instant"] | null;
    };
    /** @description Wrong password. `current_password` is not the password of the account that is signed in. */
    WrongPassword: {
        /**
         * Format: uri
         * @description The page that explains this kind of problem, served by the node.
         * @example http://localhost:3000/problems/wrong_password
         */
        type: string;
        /**
         * @description The kind of problem in a few words; the same for every problem of this code.
         * @example Wrong password
         */
        title: string;
        /**
         * @description The HTTP status, again.
         * @enum {number}
         */
        status: 403;
        /** @description What was wrong in this request, and what to do. */
        detail: string;
        /**
         * @description The kind of problem, for programs. Stable.
         * @enum {string}
         */
        code: "wrong_password";
        /**
         * @description The id of the request that failed; the node's log has it too.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        request_id: string;
    };
}
export interface Queries {
    agents_list: {
        /**
         * @description Statuses. Default: `active,deprecated`; with `after_seq` or `updated_since`: all.
         * @example [
         *       "active"
         *     ]
         */
        status?: Schemas["AgentStatus"][];
        /**
         * @description Capabilities, any of them.
         * @example [
         *       "streaming"
         *     ]
         */
        capabilities?: Schemas["Keyword"][];
        /**
         * @description Tags, any of them.
         * @example [
         *       "weather",
         *       "climate"
         *     ]
         */
        tags?: Schemas["Keyword"][];
        /**
         * @description Ids of skills, any of them.
         * @example [
         *       "hourly-forecast"
         *     ]
         */
        skills?: Schemas["Keyword"][];
        /**
         * @description Protocols, any of them.
         * @example [
         *       "a2a"
         *     ]
         */
        protocol?: Schemas["Protocol"][];
        /**
         * @description Names of providers, whole, in any case.
         * @example [
         *       "Example Weather Ltd"
         *     ]
         */
        provider?: Schemas["Line"][];
        /**
         * @description `local`, or ids of peers.
         * @example [
         *       "local"
         *     ]
         */
        source?: Schemas["Keyword"][];
        /** @description Only what changed at this instant or later. In `/list` the order is then that of the changes, oldest first. */
        updated_since?: Schemas["SentInstant"];
        /** @description Only what changed after this change. In `/list` the order is then that of the changes, oldest first. */
        after_seq?: Schemas["Seq"];
        /**
         * @description How many entries to give at most. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** @description `next_cursor` of the page before. Left out: from the start. */
        cursor?: Schemas["Cursor"];
    };
    agents_mine: {
        /**
         * @description How many entries to give at most. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** @description `next_cursor` of the page before. Left out: from the start. */
        cursor?: Schemas["Cursor"];
    };
    agents_search: {
        /**
         * @description What to look for. 1 to 256 characters.
         * @example weather "hourly forecast" -marine
         */
        q: string;
        /**
         * @description Statuses. Default: `active,deprecated`; with `after_seq` or `updated_since`: all.
         * @example [
         *       "active"
         *     ]
         */
        status?: Schemas["AgentStatus"][];
        /**
         * @description Capabilities, any of them.
         * @example [
         *       "streaming"
         *     ]
         */
        capabilities?: Schemas["Keyword"][];
        /**
         * @description Tags, any of them.
         * @example [
         *       "weather",
         *       "climate"
         *     ]
         */
        tags?: Schemas["Keyword"][];
        /**
         * @description Ids of skills, any of them.
         * @example [
         *       "hourly-forecast"
         *     ]
         */
        skills?: Schemas["Keyword"][];
        /**
         * @description Protocols, any of them.
         * @example [
         *       "a2a"
         *     ]
         */
        protocol?: Schemas["Protocol"][];
        /**
         * @description Names of providers, whole, in any case.
         * @example [
         *       "Example Weather Ltd"
         *     ]
         */
        provider?: Schemas["Line"][];
        /**
         * @description `local`, or ids of peers.
         * @example [
         *       "local"
         *     ]
         */
        source?: Schemas["Keyword"][];
        /** @description Only what changed at this instant or later. In `/list` the order is then that of the changes, oldest first. */
        updated_since?: Schemas["SentInstant"];
        /** @description Only what changed after this change. In `/list` the order is then that of the changes, oldest first. */
        after_seq?: Schemas["Seq"];
        /**
         * @description What to count the found agents by.
         * @example [
         *       "tags",
         *       "protocol"
         *     ]
         */
        facets?: Schemas["Facet"][];
        /**
         * @description How many entries to give at most. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** @description `next_cursor` of the page before. Left out: from the start. */
        cursor?: Schemas["Cursor"];
    };
    accounts_oidcCallback: {
        /**
         * @description The authorization code.
         * @example SplxlOBeZQQYbYS6WxSbIA
         */
        code?: string;
        /**
         * @description What ties this answer to its start.
         * @example af0ifjsldkj
         */
        state?: string;
        /**
         * @description Who answers (RFC 9207).
         * @example https://id.example.com
         */
        iss?: string;
        /**
         * @description Why there is no code.
         * @example access_denied
         */
        error?: string;
        /**
         * @description The same, for people.
         * @example The user refused.
         */
        error_description?: string;
        /**
         * @description A page about the error.
         * @example https://id.example.com/errors/denied
         */
        error_uri?: string;
        /**
         * @description OpenID Connect Session Management's state. Not used.
         * @example salt.0a1b
         */
        session_state?: string;
        /**
         * @description What was granted. Not used.
         * @example openid email
         */
        scope?: string;
        /**
         * @description Which of several signed-in users it is, as some providers say. Not used.
         * @example 0
         */
        authuser?: string;
        /**
         * @description The user's domain, as some providers say. Not used.
         * @example example.com
         */
        hd?: string;
        /**
         * @description What the provider asked the user, as some say. Not used.
         * @example consent
         */
        prompt?: string;
    };
    accounts_list: {
        /**
         * @description How many entries to give at most. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** @description `next_cursor` of the page before. Left out: from the start. */
        cursor?: Schemas["Cursor"];
    };
    keys_list: {
        /**
         * @description How many entries to give at most. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** @description `next_cursor` of the page before. Left out: from the start. */
        cursor?: Schemas["Cursor"];
    };
    events_list: {
        /** @description Only events after this one. Default: from the oldest that is kept. */
        after?: Schemas["Seq"];
        /**
         * @description Only these types.
         * @example [
         *       "agent.registered"
         *     ]
         */
        types?: Schemas["EventType"][];
        /** @description Only events about this agent. */
        agent_id?: Schemas["AgentId"];
        /**
         * @description How many events to give at most. 1 to 100.
         * @example 50
         */
        limit?: number;
    };
    webhooks_list: {
        /**
         * @description How many entries to give at most. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** @description `next_cursor` of the page before. Left out: from the start. */
        cursor?: Schemas["Cursor"];
    };
    webhooks_deliveries: {
        /**
         * @description How many entries to give at most. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** @description `next_cursor` of the page before. Left out: from the start. */
        cursor?: Schemas["Cursor"];
        /**
         * @description Only those that ended so.
         * @example [
         *       "failed"
         *     ]
         */
        status?: Schemas["DeliveryStatus"][];
        /**
         * @description Only of these events.
         * @example [
         *       "agent.registered"
         *     ]
         */
        event?: Schemas["EventType"][];
    };
    webhooks_deliver: {
        /** @description `true`: an attempt that fails answers 502, for queues that try again on what is not 2xx. */
        fail_on_error?: "true" | "false";
    };
    webhooks_adminList: {
        /**
         * @description How many entries to give at most. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** @description `next_cursor` of the page before. Left out: from the start. */
        cursor?: Schemas["Cursor"];
    };
    certifications_list: {
        /** @description Only those of this agent. */
        agent_id?: Schemas["AgentId"];
        /**
         * @description Only of these statuses.
         * @example [
         *       "active"
         *     ]
         */
        status?: Schemas["CertificationStatus"][];
        /**
         * @description Only of these levels.
         * @example [
         *       "verified",
         *       "audited"
         *     ]
         */
        level?: Schemas["CertificationLevel"][];
        /**
         * @description How many entries to give at most. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** @description `next_cursor` of the page before. Left out: from the start. */
        cursor?: Schemas["Cursor"];
    };
    compliance_list: {
        /** @description Only those of this agent. */
        agent_id?: Schemas["AgentId"];
        /**
         * @description Only of these statuses.
         * @example [
         *       "open"
         *     ]
         */
        status?: Schemas["ViolationStatus"][];
        /**
         * @description Only of these severities.
         * @example [
         *       "high",
         *       "critical"
         *     ]
         */
        severity?: Schemas["Severity"][];
        /**
         * @description How many entries to give at most. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** @description `next_cursor` of the page before. Left out: from the start. */
        cursor?: Schemas["Cursor"];
    };
    reputation_get: {
        /**
         * @description Of these agents. At most 100; repeated, or with commas between. `limit` and `cursor` then mean nothing.
         * @example [
         *       "weather-agent"
         *     ]
         */
        agent_id?: Schemas["AgentId"][];
        /**
         * @description How many entries to give at most. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** @description `next_cursor` of the page before. Left out: from the start. */
        cursor?: Schemas["Cursor"];
    };
    federation_sync: {
        /**
         * @description `true`: read all that the peer has, and not only what changed; retire what it no longer has; and find out anew
         *     how it can be read.
         * @example true
         */
        full?: "true" | "false";
    };
    federation_conflicts: {
        /**
         * @description How many entries to give at most. 1 to 100.
         * @example 50
         */
        limit?: number;
        /** @description `next_cursor` of the page before. Left out: from the start. */
        cursor?: Schemas["Cursor"];
    };
    site_landing: {
        /**
         * @description What to search for.
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
        /** @description Where the next page of results starts. */
        cursor?: Schemas["Cursor"];
        /**
         * @description The token of the set-up link: the page then says how to make the owner's account.
         * @example k3cVZb0Wc4Q0Y5hHcU1m2w
         */
        setup?: string;
    };
}
export interface Answers {
    agents_register: {
        /**
         * @description `registered`: new. `updated`: it was there already; also said when there was nothing to change.
         * @enum {string}
         */
        status: "updated";
        /** @description The id it is registered by. */
        agent_id: Schemas["AgentId"];
        /** @description The record as it is now. */
        agent: Schemas["Agent"];
    } | {
        /**
         * @description `registered`: new. `updated`: it was there already; also said when there was nothing to change.
         * @enum {string}
         */
        status: "registered";
        /** @description The id it is registered by. */
        agent_id: Schemas["AgentId"];
        /** @description The record as it is now. */
        agent: Schemas["Agent"];
    };
    agents_list: Schemas["AgentPage"];
    agents_mine: Schemas["AgentPage"];
    agents_search: Schemas["FoundPage"];
    agents_lookup: Schemas["Agent"];
    agents_lookupMany: Schemas["LookupAnswer"];
    agents_card: Schemas["AgentCard"];
    agents_setStatus: Schemas["Agent"];
    agents_remove: Schemas["Tombstone"];
    facts_get: Schemas["AgentFacts"];
    facts_put: Schemas["FactsReceipt"];
    accounts_setup: Schemas["AccountAnswer"];
    accounts_signUp: Schemas["AccountAnswer"];
    accounts_signIn: Schemas["AccountAnswer"];
    accounts_changePassword: Schemas["AccountAnswer"];
    accounts_ways: Schemas["WaysIn"];
    accounts_session: Schemas["CurrentSession"];
    accounts_sessions: Schemas["SessionList"];
    accounts_list: Schemas["AccountPage"];
    accounts_update: Schemas["AccountAnswer"];
    keys_list: Schemas["KeyPage"];
    keys_create: Schemas["NewKeyAnswer"];
    keys_revoke: Schemas["KeyRevoked"];
    keys_rotate: Schemas["KeyRotated"];
    keys_usage: Schemas["KeyUsageReport"];
    events_list: Schemas["EventPage"];
    webhooks_list: Schemas["WebhookPage"];
    webhooks_create: Schemas["WebhookWithSecret"];
    webhooks_get: Schemas["Webhook"];
    webhooks_remove: Schemas["WebhookRemoved"];
    webhooks_update: Schemas["Webhook"];
    webhooks_test: Schemas["WebhookTestResult"];
    webhooks_deliveries: Schemas["DeliveryPage"];
    webhooks_redeliver: Schemas["Delivery"];
    webhooks_replay: Schemas["ReplayResult"];
    webhooks_rotateSecret: Schemas["WebhookWithSecret"];
    webhooks_deliver: Schemas["QueuedDeliveryResult"];
    webhooks_adminList: Schemas["WebhookPage"];
    webhooks_adminCreate: Schemas["WebhookWithSecret"];
    webhooks_adminRemove: Schemas["WebhookRemoved"];
    webhooks_pause: Schemas["Webhook"];
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
    federation_add: Schemas["Peer"];
    federation_list: Schemas["PeerList"];
    federation_remove: Schemas["PeerRemoved"];
    federation_sync: Schemas["SyncResult"];
    federation_conflicts: Schemas["PeerConflictPage"];
    mcp_call: Schemas["McpAnswer"];
    node_health: Schemas["Health"];
    node_live: Schemas["Liveness"];
    node_ready: Schemas["Readiness"];
    node_stats: Schemas["Stats"];
    node_openapiJson: {
        [key: string]: unknown;
    };
    node_webhookVectors: Schemas["WebhookVectors"];
}
