// Written by `npm run generate` from spec/. Do not edit.

import type { Schemas } from "./models.d.ts";

export interface FacadeSchemas {
    /** A statement about an agent. */
    "Ard.Attestation": {
        /**
         * The level of the certification.
         * @example audited
         */
        type: string;
        /**
         * The URL of the certification.
         * @example https://registry.example.com/certifications/crt_1
         */
        uri: string;
        /**
         * The media type of the certification.
         */
        mediaType: "application/json";
    };
    /** A value and its count. */
    "Ard.Bucket": {
        /**
         * The value.
         * @example application/a2a-agent-card+json
         */
        value: string;
        /**
         * The number of entries with it.
         * @example 61
         */
        count: number;
    };
    /** A catalog of entries. */
    "Ard.Catalog": {
        /**
         * The version of the format of catalogs.
         */
        specVersion: "1.0";
        /** The node. */
        host: FacadeSchemas["Ard.Host"];
        /** The entries. */
        entries: FacadeSchemas["Ard.Entry"][];
    };
    /** An entry: one artefact of an agent, such as its A2A card. An agent with two artefacts has two entries. */
    "Ard.Entry": {
        /** The entry's name. */
        identifier: FacadeSchemas["Ard.Identifier"];
        /**
         * The agent's name.
         * @example Weather Agent
         */
        displayName: string;
        /** What `url` links to: an A2A card, an MCP server card, AgentFacts, the record of the agent, a registry or a catalog. */
        type: FacadeSchemas["Ard.Type"];
        /**
         * The URL of the artefact, at this node.
         * @example https://registry.example.com/agents/weather-agent/card
         */
        url: string;
        /**
         * What the agent does.
         * @example Hourly forecasts for any place on Earth.
         */
        description?: string;
        /**
         * The agent's tags.
         * @example [
         *       "weather"
         *     ]
         */
        tags?: string[];
        /**
         * The agent's capabilities and the ids of its skills.
         * @example [
         *       "streaming",
         *       "hourly-forecast"
         *     ]
         */
        capabilities?: string[];
        /**
         * The agent's version.
         * @example 1.4.0
         */
        version?: string;
        /**
         * When the record last changed.
         * @example 2026-11-20T16:15:00.000Z
         */
        updatedAt?: string;
        /**
         * Examples of requests from the skills of the agent's card, 2 to 5.
         * @example [
         *       "Will it rain in Oslo?",
         *       "Forecast for the weekend"
         *     ]
         */
        representativeQueries?: string[];
        /** What else the registry knows of the agent. */
        metadata?: FacadeSchemas["Ard.Metadata"];
        /** Who vouches for the entry. Absent without active certifications. */
        trustManifest?: FacadeSchemas["Ard.TrustManifest"];
    };
    /** Criteria of counts. */
    "Ard.ExploreQuery": {
        /**
         * The need, in plain words.
         * @example weather forecast
         */
        text?: string;
        /**
         * As in a search.
         * @example {
         *       "tags": [
         *         "weather"
         *       ]
         *     }
         */
        filter?: FacadeSchemas["Ard.Filter"];
    };
    /** Counts of entries. */
    "Ard.ExploreRequest": {
        /** Which entries to count. Without it, all. */
        query?: FacadeSchemas["Ard.ExploreQuery"];
        /** What to count by. */
        resultType: FacadeSchemas["Ard.ResultType"];
    };
    /** Counts of entries. */
    "Ard.ExploreResponse": {
        /**
         * The kind of the result.
         */
        resultType: "facets";
        /** By field. */
        facets: {
            [key: string]: FacadeSchemas["Ard.Facet"];
        };
    };
    /** The values of a field. */
    "Ard.Facet": {
        /** The most common values. */
        buckets: FacadeSchemas["Ard.Bucket"][];
        /**
         * The number of entries with other values.
         * @example 0
         */
        otherCount: number;
    };
    /** A field to count by. */
    "Ard.FacetRequest": {
        /**
         * The field, as in a filter.
         * @example type
         */
        field: string;
        /**
         * Format: int32
         * The maximum number of values.
         * @example 20
         */
        limit?: number;
        /**
         * Format: int32
         * The minimum count of a value.
         * @example 1
         */
        minCount?: number;
    };
    /** The node failed. */
    "Ard.Failed": {
        /**
         * The code of ARD.
         */
        errorCode: "INTERNAL_ERROR";
        /**
         * What was wrong, and what to do.
         * @example No entry is registered as urn:air:registry.example.com:agent:no-such-agent.
         */
        message: string;
    };
    /** Field -> a value or several. */
    "Ard.Filter": {
        [key: string]: unknown;
    };
    /** An entry that a search found. */
    "Ard.Found": {
        /** The entry's name. */
        identifier: FacadeSchemas["Ard.Identifier"];
        /**
         * The agent's name.
         * @example Weather Agent
         */
        displayName: string;
        /** What `url` links to: an A2A card, an MCP server card, AgentFacts, the record of the agent, a registry or a catalog. */
        type: FacadeSchemas["Ard.Type"];
        /**
         * The URL of the artefact, at this node.
         * @example https://registry.example.com/agents/weather-agent/card
         */
        url: string;
        /**
         * What the agent does.
         * @example Hourly forecasts for any place on Earth.
         */
        description?: string;
        /**
         * The agent's tags.
         * @example [
         *       "weather"
         *     ]
         */
        tags?: string[];
        /**
         * The agent's capabilities and the ids of its skills.
         * @example [
         *       "streaming",
         *       "hourly-forecast"
         *     ]
         */
        capabilities?: string[];
        /**
         * The agent's version.
         * @example 1.4.0
         */
        version?: string;
        /**
         * When the record last changed.
         * @example 2026-11-20T16:15:00.000Z
         */
        updatedAt?: string;
        /**
         * Examples of requests from the skills of the agent's card, 2 to 5.
         * @example [
         *       "Will it rain in Oslo?",
         *       "Forecast for the weekend"
         *     ]
         */
        representativeQueries?: string[];
        /** What else the registry knows of the agent. */
        metadata?: FacadeSchemas["Ard.Metadata"];
        /** Who vouches for the entry. Absent without active certifications. */
        trustManifest?: FacadeSchemas["Ard.TrustManifest"];
        /**
         * Format: int32
         * The rank: 100 for the best match, one less for each further one, at least 1.
         * @example 100
         */
        score: number;
        /**
         * The registry that found it.
         * @example https://registry.example.com/ard
         */
        source: string;
    };
    /** Who publishes a catalog. */
    "Ard.Host": {
        /**
         * Its name.
         * @example registry.example.com
         */
        displayName: string;
        /**
         * Its domain.
         * @example registry.example.com
         */
        identifier: string;
        /**
         * Its documentation.
         * @example https://registry.example.com/docs
         */
        documentationUrl: string;
    };
    /**
     * The name of an entry: `urn:air:<domain of its publisher>:<kind>:<id>`. `urn:ai:` is accepted in its place.
     * @example urn:air:registry.example.com:a2a:weather-agent
     */
    "Ard.Identifier": string;
    /** The request is not valid. */
    "Ard.Invalid": {
        /**
         * The code of ARD.
         */
        errorCode: "INVALID_ARGUMENT";
        /**
         * What was wrong, and what to do.
         * @example No entry is registered as urn:air:registry.example.com:agent:no-such-agent.
         */
        message: string;
    };
    /** A page of entries. */
    "Ard.Items": {
        /** The entries. */
        items: FacadeSchemas["Ard.Entry"][];
        /** Send this to get the next page. Absent on the last page. */
        pageToken?: FacadeSchemas["Ard.PageToken"];
    };
    /** What the registry knows of the agent, beside what ARD defines. All of it is in the record: `GET /lookup/{id}`. */
    "Ard.Metadata": {
        /**
         * The agent's id at this node.
         * @example weather-agent
         */
        agentId?: string;
        /**
         * `active` or `deprecated`.
         * @example active
         */
        status?: string;
        /** The reason for the status. */
        statusMessage?: string;
        /** When the agent will stop working. */
        sunsetAt?: string;
        /**
         * The name of the provider.
         * @example Example Weather Ltd
         */
        provider?: string;
        /** The URL of the provider's site. */
        providerUrl?: string;
        /**
         * The protocols, separated by commas.
         * @example a2a,mcp
         */
        protocols?: string;
        /**
         * The URL of the agent's endpoint.
         * @example https://weather.example.com/a2a
         */
        agentUrl?: string;
        /** The URL of the documentation. */
        documentationUrl?: string;
        /** The URL of the AgentFacts at this node. */
        factsUrl?: string;
        /**
         * The grade of the reputation; absent for an agent that is not rated.
         * @example A
         */
        reputation?: string;
        /**
         * The highest level of the active certifications.
         * @example audited
         */
        certificationLevel?: string;
        /** The URL of the registry from which the record was imported. */
        origin?: string;
        /**
         * The sequence number of the last change of the record.
         * @example 88121
         */
        seq?: number;
    };
    /** There is no such entry. */
    "Ard.NotFound": {
        /**
         * The code of ARD.
         */
        errorCode: "NOT_FOUND";
        /**
         * What was wrong, and what to do.
         * @example No entry is registered as urn:air:registry.example.com:agent:no-such-agent.
         */
        message: string;
    };
    /** A position in the results, opaque. */
    "Ard.PageToken": string;
    /** Criteria of a search. */
    "Ard.Query": {
        /**
         * The need, in plain words. Of more than 256 characters the first words count.
         * @example weather forecast
         */
        text: string;
        /**
         * Field -> one value or several. An entry must match each field, by any of its values: `type`, `publisher`, `tags`, `capabilities`, and others by their path, such as `metadata.status`. Text is compared without case.
         * @example {
         *       "tags": [
         *         "weather"
         *       ]
         *     }
         */
        filter?: FacadeSchemas["Ard.Filter"];
    };
    /** Too many requests from your network. */
    "Ard.RateLimited": {
        /**
         * The code of ARD.
         */
        errorCode: "RATE_LIMIT_EXCEEDED";
        /**
         * What was wrong, and what to do.
         * @example No entry is registered as urn:air:registry.example.com:agent:no-such-agent.
         */
        message: string;
    };
    /** Another registry to ask. */
    "Ard.Referral": {
        /** Its name. */
        identifier: FacadeSchemas["Ard.Identifier"];
        /**
         * Its name for people.
         * @example registry.example.org
         */
        displayName: string;
        /**
         * A registry.
         */
        type: "application/ai-registry+json";
        /**
         * Its base URL.
         * @example https://registry.example.org/ard
         */
        url: string;
    };
    /** The fields to count by. */
    "Ard.ResultType": {
        /** The fields: 1 to 10. */
        facets: FacadeSchemas["Ard.FacetRequest"][];
    };
    /** A page of entries by position, in the dialect of VS Code. */
    "Ard.Results": {
        /** The entries. */
        results: FacadeSchemas["Ard.Entry"][];
        /**
         * The number of entries, of the newest 1,000 agents at most.
         * @example 128
         */
        total: number;
        /**
         * Format: int32
         * As requested.
         * @example 0
         */
        offset: number;
        /**
         * Format: int32
         * As requested.
         * @example 20
         */
        pageSize: number;
    };
    /** A search. */
    "Ard.SearchRequest": {
        /** What to find. */
        query: FacadeSchemas["Ard.Query"];
        /**
         * `auto`: this registry and its peers, whose agents it has imported. `none` means the same here. `referrals` also lists the active peers that are registries of ARD themselves, which the node finds out once a day.
         * @example auto
         */
        federation?: string;
        /**
         * Format: int32
         * The maximum number of results.
         * @example 10
         */
        pageSize?: number;
        /** `pageToken` of the previous response. */
        pageToken?: FacadeSchemas["Ard.PageToken"];
    };
    /** The results of a search. */
    "Ard.SearchResponse": {
        /** The entries, best match first. */
        results: FacadeSchemas["Ard.Found"][];
        /** Other registries. Only if the request asked for them. */
        referrals?: FacadeSchemas["Ard.Referral"][];
        /** Send this to get the next page. Absent on the last page. */
        pageToken?: FacadeSchemas["Ard.PageToken"];
    };
    /** The body is too large. */
    "Ard.TooLarge": {
        /**
         * The code of ARD.
         */
        errorCode: "INVALID_ARGUMENT";
        /**
         * What was wrong, and what to do.
         * @example No entry is registered as urn:air:registry.example.com:agent:no-such-agent.
         */
        message: string;
    };
    /** Who vouches for an entry: this registry, by the active certifications of the agent. */
    "Ard.TrustManifest": {
        /**
         * The registry. Its domain is that of the entry's identifier.
         * @example https://registry.example.com
         */
        identity: string;
        /** The active certifications. */
        attestations: FacadeSchemas["Ard.Attestation"][];
    };
    /**
     * The media type of what an entry links to.
     * @example application/a2a-agent-card+json
     */
    "Ard.Type": string;
    /** The database of the node does not respond. */
    "Ard.Unavailable": {
        /**
         * The code of ARD.
         */
        errorCode: "INTERNAL_ERROR";
        /**
         * What was wrong, and what to do.
         * @example No entry is registered as urn:air:registry.example.com:agent:no-such-agent.
         */
        message: string;
    };
    /** The body is not JSON. */
    "Ard.Unsupported": {
        /**
         * The code of ARD.
         */
        errorCode: "INVALID_ARGUMENT";
        /**
         * What was wrong, and what to do.
         * @example No entry is registered as urn:air:registry.example.com:agent:no-such-agent.
         */
        message: string;
    };
    /** What the registry knows of the agent beside what this specification defines. */
    "Gallery.AgentMeta": {
        /**
         * The agent's id.
         * @example weather-agent
         */
        agentId: string;
        /**
         * The protocols.
         * @example [
         *       "mcp"
         *     ]
         */
        protocols: string[];
        /**
         * The tags.
         * @example [
         *       "weather"
         *     ]
         */
        tags: string[];
        /**
         * The capabilities.
         * @example [
         *       "streaming"
         *     ]
         */
        capabilities: string[];
        /**
         * The URL of the record.
         * @example https://registry.example.com/lookup/weather-agent
         */
        lookup: string;
    };
    /** The node failed. */
    "Gallery.Failed": {
        /**
         * What was wrong.
         * @example Server not found
         */
        error: string;
    };
    /** An icon. */
    "Gallery.Icon": {
        /**
         * The URL, https.
         * @example https://weather.example.com/icon.png
         */
        src: string;
        /**
         * The media type.
         */
        mimeType?: "image/png" | "image/jpeg" | "image/jpg" | "image/svg+xml" | "image/webp";
        /**
         * The sizes, as in `48x48`, or `any`.
         * @example [
         *       "48x48"
         *     ]
         */
        sizes?: string[];
        /**
         * The background that it is made for.
         */
        theme?: "light" | "dark";
    };
    /** The request is not valid. */
    "Gallery.Invalid": {
        /**
         * What was wrong.
         * @example Server not found
         */
        error: string;
    };
    /** How a list continues. */
    "Gallery.ListMetadata": {
        /**
         * Format: int32
         * The number of servers in this response.
         * @example 30
         */
        count: number;
        /** Send this as `cursor` to get the next page. Absent on the last page. */
        nextCursor?: string;
    };
    /** There is no such server. */
    "Gallery.NotFound": {
        /**
         * What was wrong.
         * @example Server not found
         */
        error: string;
    };
    /** The state of a server in this registry. */
    "Gallery.Official": {
        /**
         * `deleted`: the agent is deleted, suspended by the operator of the node, or no longer an MCP server.
         */
        status: "active" | "deprecated" | "deleted";
        /** The reason. */
        statusMessage?: string;
        /** When the status last changed. */
        statusChangedAt: string;
        /** When the agent was registered. */
        publishedAt: string;
        /** When the record last changed. */
        updatedAt: string;
        /**
         * The registry has one version of each server.
         */
        isLatest: true;
    };
    /** A package to install and run, as in the `server.json`. */
    "Gallery.Package": {
        /**
         * The kind of package registry.
         * @example npm
         */
        registryType: string;
        /**
         * The name of the package there, or the URL of a file.
         * @example @example/weather-mcp
         */
        identifier: string;
        /**
         * The version.
         * @example 1.4.0
         */
        version?: string;
        /**
         * How it is reached once it runs.
         * @example {
         *       "type": "stdio"
         *     }
         */
        transport: FacadeSchemas["Gallery.PackageTransport"];
    } & {
        [key: string]: unknown;
    };
    /** How a package is reached once it runs. */
    "Gallery.PackageTransport": {
        /**
         * The transport.
         */
        type: "stdio" | "streamable-http" | "sse";
    } & {
        [key: string]: unknown;
    };
    /** What the publisher added to the `server.json`, as sent. */
    "Gallery.PublisherMeta": {
        [key: string]: unknown;
    };
    /** Too many requests from your network. */
    "Gallery.RateLimited": {
        /**
         * What was wrong.
         * @example Server not found
         */
        error: string;
    };
    /** A way to reach a server. */
    "Gallery.Remote": {
        /**
         * The transport.
         */
        type: "streamable-http" | "sse";
        /**
         * The URL of the MCP endpoint; in a `server.json`, with variables in braces.
         * @example https://weather.example.com/mcp
         */
        url: string;
    } & {
        [key: string]: unknown;
    };
    /** The source code of a server. */
    "Gallery.Repository": {
        /**
         * The URL.
         * @example https://github.com/example/weather
         */
        url: string;
        /**
         * The hosting service.
         * @example github
         */
        source: string;
        /**
         * The id there.
         * @example 1233900064
         */
        id?: string;
        /**
         * The folder of the server.
         * @example servers/weather
         */
        subfolder?: string;
    };
    /** An MCP server: an agent with an MCP endpoint or a `server.json`, in the form of `server.json`. */
    "Gallery.Server": {
        /**
         * The schema.
         */
        $schema: "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json";
        /**
         * The name: that of the `server.json` of the registration, else the node's host in reverse, a slash, and the agent's id, in which other characters are `_` and two hex digits. An id that is longer than 120 characters then is cut: `__` and 16 digits of its SHA-256 end it.
         * @example com.example.registry/weather-agent
         */
        name: string;
        /**
         * The beginning of the description, or the agent's name.
         * @example Hourly forecasts for any place on Earth.
         */
        description: string;
        /**
         * The version of the `server.json`, else of the agent; `0.0.0` without one, or if it is a range.
         * @example 1.4.0
         */
        version: string;
        /**
         * The title of the `server.json`, else the agent's name.
         * @example Weather Agent
         */
        title?: string;
        /**
         * The site or documentation.
         * @example https://weather.example.com/docs
         */
        websiteUrl?: string;
        /** The source code, if the `server.json` says. */
        repository?: FacadeSchemas["Gallery.Repository"];
        /** The icons. */
        icons?: FacadeSchemas["Gallery.Icon"][];
        /** How to reach it: the remotes of the `server.json` if `mcp_url` of the record is among them or null, else `mcp_url`. Absent for a deleted server. */
        remotes?: FacadeSchemas["Gallery.Remote"][];
        /** By the namespace of the node: see `AgentMeta`. What the publisher added to the `server.json` stands beside it. */
        _meta?: {
            [key: string]: FacadeSchemas["Gallery.AgentMeta"] | FacadeSchemas["Gallery.PublisherMeta"];
        };
        /** The packages of the `server.json`. */
        packages?: FacadeSchemas["Gallery.Package"][];
    };
    /** An MCP server card (SEP-2127). */
    "Gallery.ServerCard": {
        /**
         * The schema.
         */
        $schema: "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json";
        /**
         * The name: that of the `server.json` of the registration, else the node's host in reverse, a slash, and the agent's id, in which other characters are `_` and two hex digits. An id that is longer than 120 characters then is cut: `__` and 16 digits of its SHA-256 end it.
         * @example com.example.registry/weather-agent
         */
        name: string;
        /**
         * The beginning of the description, or the agent's name.
         * @example Hourly forecasts for any place on Earth.
         */
        description: string;
        /**
         * The version of the `server.json`, else of the agent; `0.0.0` without one, or if it is a range.
         * @example 1.4.0
         */
        version: string;
        /**
         * The title of the `server.json`, else the agent's name.
         * @example Weather Agent
         */
        title?: string;
        /**
         * The site or documentation.
         * @example https://weather.example.com/docs
         */
        websiteUrl?: string;
        /** The source code, if the `server.json` says. */
        repository?: FacadeSchemas["Gallery.Repository"];
        /** The icons. */
        icons?: FacadeSchemas["Gallery.Icon"][];
        /** How to reach it: the remotes of the `server.json` if `mcp_url` of the record is among them or null, else `mcp_url`. Absent for a deleted server. */
        remotes?: FacadeSchemas["Gallery.Remote"][];
        /** By the namespace of the node: see `AgentMeta`. What the publisher added to the `server.json` stands beside it. */
        _meta?: {
            [key: string]: FacadeSchemas["Gallery.AgentMeta"] | FacadeSchemas["Gallery.PublisherMeta"];
        };
    };
    /** A page of servers. */
    "Gallery.ServerList": {
        /** The servers. */
        servers: FacadeSchemas["Gallery.ServerResponse"][];
        /** How the list continues. */
        metadata: FacadeSchemas["Gallery.ListMetadata"];
    };
    /** The state, by the name that the specification gives it. */
    "Gallery.ServerMeta": {
        "io.modelcontextprotocol.registry/official": FacadeSchemas["Gallery.Official"];
    };
    /** A server and its state. */
    "Gallery.ServerResponse": {
        /** The server. */
        server: FacadeSchemas["Gallery.Server"];
        /** Its state. */
        _meta: FacadeSchemas["Gallery.ServerMeta"];
    };
    /** The database of the node does not respond. */
    "Gallery.Unavailable": {
        /**
         * What was wrong.
         * @example Server not found
         */
        error: string;
    };
    /** An agent. */
    "Nanda.Agent": {
        /**
         * The id.
         * @example weather-agent
         */
        agent_id: string;
        /**
         * The URL of the endpoint.
         * @example https://weather.example.com/a2a
         */
        agent_url: string;
        /** The URL of the API. */
        api_url: string | null;
        /**
         * The name.
         * @example Weather Agent
         */
        name: string;
        /** What it does. */
        description: string | null;
        /**
         * The capabilities.
         * @example [
         *       "streaming"
         *     ]
         */
        capabilities: string[];
        /**
         * The tags.
         * @example [
         *       "weather"
         *     ]
         */
        tags: string[];
        /** The last heartbeat, or the last change. */
        last_seen: string;
        /** The URL of the AgentFacts. */
        agent_facts_url: string | null;
    };
    /** The state of an agent. */
    "Nanda.AgentState": {
        /**
         * The id.
         * @example weather-agent
         */
        agent_id: string;
        /**
         * The URL of the endpoint.
         * @example https://weather.example.com/a2a
         */
        agent_url: string;
        /** The URL of the API. */
        api_url: string | null;
        /** Whether it is alive: by its last heartbeat, and without one unless the operator suspended it. */
        alive: boolean;
        /** Always null. */
        assigned_to: null;
        /** The last heartbeat, or the last change. */
        last_update: string;
        /** The capabilities. */
        capabilities: string[];
        /** The tags. */
        tags: string[];
    };
    /** Agents. */
    "Nanda.Agents": {
        /** The agents. */
        agents: FacadeSchemas["Nanda.Agent"][];
        /**
         * Format: int32
         * How many these are.
         * @example 1
         */
        count: number;
        /** Whether there are more: a list has the newest 1,000. Absent otherwise. */
        truncated?: boolean;
    };
    /** Whether an agent is alive. */
    "Nanda.Alive": {
        /**
         * The id.
         * @example weather-agent
         */
        agent_id: string;
        /** Whether it is alive. */
        alive: boolean;
    };
    /** The heartbeat was recorded. */
    "Nanda.Beat": {
        status: "success";
        /**
         * The id.
         * @example weather-agent
         */
        agent_id: string;
        /** Whether it is alive. */
        alive: boolean;
    };
    /** An AgentFacts document. */
    "Nanda.FactsDocument": {
        [key: string]: unknown;
    };
    /** The node failed. */
    "Nanda.Failed": {
        /**
         * What was wrong, and what to do.
         * @example No agent is registered as no-such-agent.
         */
        error: string;
    };
    /** The agent belongs to another account, or came from another registry. */
    "Nanda.Forbidden": {
        /**
         * What was wrong, and what to do.
         * @example No agent is registered as no-such-agent.
         */
        error: string;
    };
    /** The node is healthy. */
    "Nanda.Healthy": {
        status: "healthy";
    };
    /** A heartbeat. */
    "Nanda.Heartbeat": {
        /** Whether the agent is alive. Default: true, unless `status` is `dead`, `offline` or `inactive`. */
        alive?: boolean | null;
        /** The state in words. It says nothing of the status of the record. */
        status?: FacadeSchemas["Nanda.Value"] | null;
        /** The capabilities, if they changed. */
        capabilities?: FacadeSchemas["Nanda.Value"][] | null;
        /** The tags, if they changed. */
        tags?: FacadeSchemas["Nanda.Value"][] | null;
    };
    /** The request is not valid. */
    "Nanda.Invalid": {
        /**
         * What was wrong, and what to do.
         * @example No agent is registered as no-such-agent.
         */
        error: string;
    };
    /** The endpoint of an MCP server. */
    "Nanda.McpEndpoint": {
        /**
         * The URL of the MCP endpoint.
         * @example https://maps.example.com/mcp
         */
        endpoint: string;
        /**
         * JSON: always `{}`.
         * @example {}
         */
        config: string;
        /**
         * The registry.
         */
        registry_provider: "local";
    };
    /** An MCP server. */
    "Nanda.McpServer": {
        /**
         * The id of the agent.
         * @example maps
         */
        qualified_name: string;
        /**
         * The URL of the MCP endpoint.
         * @example https://maps.example.com/mcp
         */
        endpoint: string;
        /**
         * The registry.
         */
        registry_provider: "local";
    };
    /** There is no such agent. A deleted agent is unknown here. */
    "Nanda.NotFound": {
        /**
         * What was wrong, and what to do.
         * @example No agent is registered as no-such-agent.
         */
        error: string;
    };
    /** Too many requests. */
    "Nanda.RateLimited": {
        /**
         * What was wrong, and what to do.
         * @example No agent is registered as no-such-agent.
         */
        error: string;
    };
    /** The registration succeeded, for a new agent and for a known one. */
    "Nanda.Registered": {
        status: "success";
        /**
         * In words.
         * @example Agent registered
         */
        message: string;
        /**
         * The id.
         * @example weather-agent
         */
        agent_id: string;
    };
    /** A registration. */
    "Nanda.Registration": {
        /**
         * The id.
         * @example weather-agent
         */
        agent_id: string;
        /**
         * The URL of the endpoint.
         * @example https://weather.example.com/a2a
         */
        agent_url: string;
        /** The URL of the API. Null means the same as absent. */
        api_url?: FacadeSchemas["Nanda.Value"] | null;
        /** The URL of the AgentFacts. */
        agent_facts_url?: FacadeSchemas["Nanda.Value"] | null;
        /** The AgentFacts, which are stored like those of `PUT /agentfacts/{id}`. */
        agent_facts?: FacadeSchemas["Nanda.FactsDocument"] | null;
        /** The name. */
        name?: FacadeSchemas["Nanda.Value"] | null;
        /** A subject, which becomes a tag. */
        domain?: FacadeSchemas["Nanda.Value"] | null;
        /** A subject, which becomes a tag. */
        specialization?: FacadeSchemas["Nanda.Value"] | null;
        /** What the agent does. */
        description?: FacadeSchemas["Nanda.Value"] | null;
        /** The capabilities. */
        capabilities?: FacadeSchemas["Nanda.Value"][] | null;
        /** The tags. */
        tags?: FacadeSchemas["Nanda.Value"][] | null;
        /** The protocols. Others than those of this registry become `other`. */
        supported_protocols?: FacadeSchemas["Nanda.Value"][] | null;
    };
    /** The deletion succeeded. */
    "Nanda.Removed": {
        status: "success";
    };
    /** The name of a sender. */
    "Nanda.Sender": {
        /**
         * The name of the agent, or the id of an unknown one.
         * @example Weather Agent
         */
        sender_name: string;
    };
    /** Counts. */
    "Nanda.Stats": {
        /**
         * The agents that are active or deprecated.
         * @example 128
         */
        total_agents: number;
        /**
         * Those that are alive.
         * @example 120
         */
        alive_agents: number;
        /**
         * Always 0.
         */
        total_clients: 0;
    };
    /** The body is too large. */
    "Nanda.TooLarge": {
        /**
         * What was wrong, and what to do.
         * @example No agent is registered as no-such-agent.
         */
        error: string;
    };
    /** The node wants a key: send `Authorization: Bearer registry_…`, or `X-API-Key`. */
    "Nanda.Unauthorized": {
        /**
         * What was wrong, and what to do.
         * @example No agent is registered as no-such-agent.
         */
        error: string;
    };
    /** The database of the node does not respond. */
    "Nanda.Unavailable": {
        /**
         * What was wrong, and what to do.
         * @example No agent is registered as no-such-agent.
         */
        error: string;
    };
    /** The body is not JSON. */
    "Nanda.Unsupported": {
        /**
         * What was wrong, and what to do.
         * @example No agent is registered as no-such-agent.
         */
        error: string;
    };
    /** A text of a client. */
    "Nanda.Value": string;
    /**
     * A checkpoint, and the proof that it begins with the entries of an older one.
     * @example old 20852014
     *     PlRNCrwHpqhGrupue0L7gxbjbMiKA9temvuZZDDpkaw=
     *
     *     registry.example.org/log
     *     20852163
     *     CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=
     *
     *     — registry.example.org/log Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=
     */
    "Witness.AddCheckpoint": string;
    /**
     * Signature lines (https://c2sp.org/tlog-cosignature): of this node, with the time at which it signed.
     * @example — registry.example.com/log/witness CMp+6LWBU0anHGH5aNDTJkH/gj79sG+T6+iP2ThYN5krrDJbR1HDnucjL39QsZTSvVjyQLrdk3DXDqI5G2HgLatVs0pWh6Up69HVOw==
     */
    "Witness.Cosignatures": string;
    /** The node failed. */
    "Witness.Failed": {
        /**
         * What was wrong, and what to do.
         * @example This node does not witness the log registry.example.org/log.
         */
        error: string;
    };
    /** No key that the operator confirmed has signed the checkpoint, or a signature by one of them is wrong. */
    "Witness.Forbidden": {
        /**
         * What was wrong, and what to do.
         * @example This node does not witness the log registry.example.org/log.
         */
        error: string;
    };
    /** The proof does not show that the checkpoint begins with the entries of the latest one that the node cosigned. */
    "Witness.Inconsistent": {
        /**
         * What was wrong, and what to do.
         * @example This node does not witness the log registry.example.org/log.
         */
        error: string;
    };
    /** The request is malformed, or `old` is more than the size of the checkpoint. */
    "Witness.Invalid": {
        /**
         * What was wrong, and what to do.
         * @example This node does not witness the log registry.example.org/log.
         */
        error: string;
    };
    /** The node does not witness this log, or has cosigned no checkpoint of it yet. */
    "Witness.NotFound": {
        /**
         * What was wrong, and what to do.
         * @example This node does not witness the log registry.example.org/log.
         */
        error: string;
    };
    /** Too many requests. */
    "Witness.RateLimited": {
        /**
         * What was wrong, and what to do.
         * @example This node does not witness the log registry.example.org/log.
         */
        error: string;
    };
    /** The body has more than 65,536 bytes. */
    "Witness.TooLarge": {
        /**
         * What was wrong, and what to do.
         * @example This node does not witness the log registry.example.org/log.
         */
        error: string;
    };
    /**
     * A number of entries, and a line break.
     * @example 20852014
     */
    "Witness.TreeSize": string;
    /** The database of the node does not respond. */
    "Witness.Unavailable": {
        /**
         * What was wrong, and what to do.
         * @example This node does not witness the log registry.example.org/log.
         */
        error: string;
    };
    /** The body has a `Content-Encoding`. */
    "Witness.Unsupported": {
        /**
         * What was wrong, and what to do.
         * @example This node does not witness the log registry.example.org/log.
         */
        error: string;
    };
}
export interface paths {
    "/ard/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search entries
         * Search entries by a need in plain words, best match first, as in `GET /search`, whose operators are ordinary text here.
         */
        post: operations["ard_search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ard/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call the MCP endpoint of ARD
         * The MCP endpoint of ARD, with one tool, `search`: the search above. It speaks the versions of the protocol that `/mcp` speaks.
         */
        post: operations["ard_mcp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ard/agents/{identifier}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an entry
         * Read one entry by its identifier, as one percent-encoded segment.
         */
        get: operations["ard_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ard/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List entries
         * List entries, those of the newest agents first. With `offset`, the response is in the dialect of VS Code.
         */
        get: operations["ard_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ard/explore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count entries by field
         * Count entries by the values of fields, of the best or newest 1,000 agents at most.
         */
        post: operations["ard_explore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ard/catalog/{part}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a part of the catalog
         * A part of the catalog: the local agents of one range of 100 registrations. A part stays the same while its agents do.
         */
        get: operations["ard_catalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/ard.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * ARD manifest
         * The manifest of the node: itself as a registry and as an MCP server, and its local agents. A node that has registered more than 500 agents links to the parts of the catalog instead, and a node with `ARD_MANIFEST=node` lists no agents.
         */
        get: operations["ard_manifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/ai-catalog.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * AI Catalog
         * The same as an AI Catalog 1.0, which always links to the parts of the catalog.
         */
        get: operations["ard_aiCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v0.1/servers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List MCP servers
         * List MCP servers, in the order of their changes; with `search`, best match first, as in `GET /search`. A cursor carries the whole query.
         */
        get: operations["gallery_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v0.1/servers.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * MCP servers as a file
         * MCP servers as one file, for clients that read a file: the first 1,000 of the list, as far as they have 4,000,000 bytes together. The list has all of them, in pages.
         */
        get: operations["gallery_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v0.1/servers/{name}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of an MCP server
         * The versions of a server: one.
         */
        get: operations["gallery_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v0.1/servers/{publisher}/{name}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of an MCP server by an unencoded name
         * The same for a name that was not percent-encoded.
         */
        get: operations["gallery_versionsUnencoded"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v0.1/servers/{name}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an MCP server
         * A version of a server.
         */
        get: operations["gallery_version"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v0.1/servers/{publisher}/{name}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an MCP server by an unencoded name
         * The same for a name that was not percent-encoded.
         */
        get: operations["gallery_versionUnencoded"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{id}/server-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the MCP server card of an agent
         * The server card of an agent with an MCP endpoint.
         */
        get: operations["gallery_card"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp/server-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the MCP server card of the node
         * The server card of the node itself, whose MCP endpoint is `/mcp`.
         */
        get: operations["gallery_nodeCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nanda/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an agent
         * Register an agent, or update it. The response is 200 also for a new agent: the adapters take 201 for a failure.
         */
        post: operations["nanda_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nanda/lookup/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up an agent
         * Look up an agent.
         */
        get: operations["nanda_lookup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nanda/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List agents
         * List the newest 1,000 agents.
         */
        get: operations["nanda_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nanda/v1/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the URLs of agents
         * The ids and URLs of the newest 1,000 agents.
         */
        get: operations["nanda_urls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nanda/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search agents
         * Search agents, as `GET /search`, whose operators are ordinary text here.
         */
        get: operations["nanda_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nanda/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search agents for a list
         * Search agents, with a bare list as the response.
         */
        get: operations["nanda_found"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nanda/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List clients
         * The ids of the newest 1,000 agents.
         */
        get: operations["nanda_clients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nanda/sender/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the name of a sender
         * The name of a sender.
         */
        get: operations["nanda_sender"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nanda/agents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the state of an agent
         * The state of an agent.
         */
        get: operations["nanda_agent"];
        put?: never;
        post?: never;
        /**
         * Delete an agent
         * Delete an agent, as `DELETE /agents/{id}`.
         */
        delete: operations["nanda_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nanda/agents/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send a heartbeat
         * Record a heartbeat: that the agent is alive, or not. It changes nothing of its record, and causes no event. Capabilities and tags that differ are a registration.
         */
        put: operations["nanda_beat"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nanda/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether an agent is alive
         * Whether an agent is alive.
         */
        get: operations["nanda_alive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nanda/v1/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether an agent is alive as a value
         * Whether an agent is alive, as a bare value; false for an unknown one.
         */
        get: operations["nanda_isAlive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nanda/mcp_servers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List MCP servers
         * List the newest 100 MCP servers.
         */
        get: operations["nanda_mcpServers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nanda/get_mcp_registry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the endpoint of an MCP server
         * The endpoint of an MCP server.
         */
        get: operations["nanda_mcpEndpoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nanda/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the health
         * Whether the node serves requests.
         */
        get: operations["nanda_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nanda/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read counts
         * Counts of agents.
         */
        get: operations["nanda_stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log/witness/add-checkpoint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a checkpoint cosigned
         * Have a checkpoint cosigned. The body is a line `old <size>`, up to 63 lines with the hashes of the consistency proof from that size in base64, an empty line, and the signed checkpoint. It may have any media type. The node stores the checkpoint before it responds, so two requests at once never get cosignatures of different histories.
         */
        post: operations["witness_addCheckpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log/witness/{hash}/checkpoint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the latest cosigned checkpoint of a log
         * Read the latest checkpoint of a log that the node cosigned, with the signatures of the log and the cosignature.
         */
        get: operations["witness_checkpoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register or update an agent
         * Register an agent, or update it: by fields, by its A2A card, or by the URL of its card.
         *
         *     The response is 201 for a new agent and 200 for an existing one. In an update, an omitted field keeps its value and null clears it, so an integration that only sends the id and the URL removes nothing. Sending the same content again changes nothing and emits nothing. Emits `agent.registered`.
         *
         *     The id of a new agent must not look like that of an agent of another account. An account can register a number of new ids per day, by its tier. An id that begins with a domain, as in `example.com:weather`, should be registered by the owner of the domain: see `warnings`.
         *
         *     An agent that is registered without a credential has no owner, and does not expire: it stays until it is deleted, and the first write with a credential makes the agent that account's. What you can store per day is limited: see `storage_limit_reached`.
         *
         *     With `If-Match`, only an agent that has not changed since is updated: the ETag is that of `GET /lookup/{id}`. No agent is created then, because a new one has no ETag. With `If-None-Match: *`, an agent is only registered, and none is updated.
         */
        post: operations["agents_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List agents
         * List agents, newest first.
         *
         *     Pages never skip or repeat an agent, even while agents are being written. With `after_seq` or `updated_since` the order is that of the changes, and deleted and suspended agents are included, so that a mirror misses nothing: continue with `after_seq` = the `seq` of the last agent. Such pages have no `facets`. A change of liveness is none of an agent, so such pages with `live` miss it.
         */
        get: operations["agents_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developers/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your agents
         * The agents of your account, newest first, with any status except deleted unless you ask for others. `contains` looks into their ids, names and URLs.
         */
        get: operations["agents_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all agents and their owners
         * All agents with the accounts that own them, newest first. Records are complete, also those of suspended agents. Only for the owner of the node.
         */
        get: operations["agents_adminList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/agents/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release the id of a deleted agent
         * Release the id of a deleted agent, so that any account may register it. Only for the owner of the node, and 90 days after the agent was deleted, because others may still have the id.
         *
         *     What is left of the agent is deleted: its certifications, violations, reports and reputation. Its events stay. Its own former ids no longer lead to it. The former ids of an agent that is not deleted are never released. A released id stays as it is. Emits `agent.deprecated` (`change: "tombstoned"`, with `released`).
         */
        post: operations["agents_release"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search agents
         * Search agents by words, best match first unless you `sort` them.
         *
         *     The exact id comes first, then the exact name. Then come agents with every word, as it is or in another form (`taxes`, `tax`), ranked by BM25 (https://sqlite.org/fts5.html#the_bm25_function) with weights for where a word is: 8 in the id or name, 4 in tags, capabilities, skills and the provider, 1.5 in the description, 1 in details of skills; words in a row count more. If there are few, the beginnings of words match too, and if there are none, words with one wrong letter. Identifiers are found in parts and joined (`getWeatherForecast`, `get weather`, `getweatherforecast`). `"two words"` matches an exact phrase, `-word` excludes a word. Other punctuation is ignored, but `C++`, `C#`, `F#` and `.NET` are words.
         *
         *     What this node knows of an agent changes its score by a factor: 0.6 if it is down, 0.4 if it is dormant, 1.05 if its URLs are verified, and 0.95 to 1.05 by its reputation, if it is rated. The exact id is first in any state.
         *
         *     Agents with some of the words are found if no agent has every word, or if fewer than 20 do and the query reads like a need in plain words (three words or more outside of quotes: `find me a train to Rome`). They follow, ranked by how rare the words are that they have, and how often and where they have them. English synonyms count too, with less weight. At most 100 agents are compared, those with the rarest words. Words that say nothing of an agent (`I need an agent that can`) are ignored, unless there are no others. Each result has every phrase in quotes.
         *
         *     A word of one or two letters matches whole words only; the last word also matches the beginning of the id or name. A search uses the first 12 words or phrases, the first 12 after a minus, and 16 words in all, including those of phrases; the rest is ignored. Texts without spaces, as in Chinese or Thai, are cut into words; up to four characters are one phrase. At most 10,000 agents are ranked: if more match, the last page sets `truncated`. So does a search while the node, after its start, still reads all agents.
         *
         *     Unless the operator has turned it off, agents are also found by their meaning, without a word in common: if the query reads like a need, or fewer than 20 agents are found by words, the first 30 of these and up to 20 whose descriptions are nearest to the query are ranked together, after the exact id or name. Filters and `-word` hold for all of them. Agents that were found by meaning alone have `by_meaning` in `match`. `total` and `facets` count agents with the words. With a phrase in quotes, or if the embedding of the query takes too long, words alone rank. A new agent is found by words at once, and by meaning some seconds later. `score` then depends on ranks, not on words.
         *
         *     The first page ranks, and its list is kept for a while: later pages go on in it, and leave out agents that do not match any more. If it is not kept any longer, they go on at the same score in a new one.
         *
         *     With a `sort` other than `relevance`, the results are the agents with every word, or if there are none, those with some of them; never those by meaning alone. The newest 5,000 of them are sorted; if there are more, `truncated` is set. A cursor is valid for its `sort` only. `after_seq` and `updated_since` are only filters of a search, so every `sort` may be sent with them. An agent that changes its place while you read the pages may come twice or not at all.
         */
        get: operations["agents_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lookup/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up an agent
         * Look up one agent.
         *
         *     The response for a deprecated agent has `Deprecation`, and `Sunset` and `Link` if it has a date and a successor. A deleted agent responds with 410 and its tombstone.
         */
        get: operations["agents_lookup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up several agents
         * Look up to 100 agents at once. Unknown and deleted ids are in `missing`, former ids of renamed agents in `moved`. Changes nothing.
         */
        post: operations["agents_lookupMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{id}/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an agent's card
         * The A2A card with which the agent was registered, as it was sent or fetched. Not available while the agent is suspended.
         */
        get: operations["agents_card"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{id}/server.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an agent's server.json
         * The `server.json` with which the agent was registered, as it was sent. `GET /v0.1/servers` has what the schema 2025-12-11 permits of it. Not available while the agent is suspended.
         */
        get: operations["agents_serverJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{id}/.well-known/agent-card.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an agent's card at its well-known path
         * The card of `/agents/{id}/card`, where A2A clients look for it: below the base URL `…/agents/{id}/` (A2A section 8.2). Caches may serve it for five minutes without asking. The response for a deprecated agent has `Deprecation`.
         */
        get: operations["agents_wellKnownCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{id}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an agent's logo
         * The logo of an agent: a square SVG image with the icon of `icon_url` inside, or else with the first letter of its name.
         *
         *     The node fetches the icon itself and keeps it for some hours, so that browsers never contact the host of the agent. An icon is a still PNG, JPEG, GIF or WebP image of at most 100,000 bytes and 1,024 pixels in width and height, at a public https:// URL. For any other, for a host that does not respond in time, and for a suspended agent, the image has the letter.
         */
        get: operations["agents_logo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the changes of an agent
         * What the changes of an agent's record replaced: each changed field with its value before and after, the newest change first. Changes of the card and of the AgentFacts are events without values.
         *
         *     Values are kept as long as the event of their change, for changes that this version of the node or a later one made, and for the latest changes of an agent: up to 200, and 1 MB of values. Deleting the agent deletes them. While the operator suspends the agent, the list is empty.
         */
        get: operations["agents_changes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Deprecate or reactivate an agent
         * Deprecate an agent, or reactivate it.
         *
         *     The change replaces the whole status: an omitted message, successor or date is cleared. The same status again changes nothing. Emits `agent.deprecated` (`change: "deprecated"` or `"suspended"`) or `agent.registered` (`change: "reactivated"`). Only the operator can suspend an agent, and only the operator can reactivate a suspended one.
         */
        put: operations["agents_setStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{id}/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename an agent
         * Rename an agent: give it another id.
         *
         *     The agent keeps everything else: its history, card, AgentFacts, certifications, violations and reports. The former id is reserved for the agent for ever. Reads of it respond with 301 and `Location`, writes with 409 `agent_moved`. If the agent is renamed again, all former ids point to the newest one; it may be renamed back. A name that was the id becomes the new id. The same id again changes nothing.
         *
         *     Emits two events: `agent.deprecated` of the former id (`change: "tombstoned"`, with `moved_to`) and `agent.registered` of the new one (`change: "created"`, with `previous_agent_id`), so a mirror that knows neither field deletes the one and adds the other.
         */
        post: operations["agents_rename"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer an agent to another account
         * Offer an agent of yours to another account. Nothing changes before the other account accepts: see `POST /api/developers/offers/{id}/accept`.
         *
         *     An offer to an e-mail address is for the account that has the address now, also after it changes it. An account that gets the address later does not get the offer, because addresses are not verified. The response is the same whether an account has the address or not, and has a link (`claim_url`), by which any account that you give it to can claim the offer.
         *
         *     An agent has one open offer at a time, which expires after 14 days, and ends when the agent is deleted or suspended. The operator of the node cannot offer agents of others.
         */
        post: operations["agents_transfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an agent
         * Delete an agent permanently.
         *
         *     Its name, URL, description, facts and card are erased. The id stays reserved as a tombstone: only the same owner may register it again. Earlier events stay in the journal unchanged. Deleting the agent again changes nothing and returns the same tombstone. Emits `agent.deprecated` (`change: "tombstoned"`).
         */
        delete: operations["agents_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up the node
         * Create the owner account and sign in. It works once, with the token that the node printed, and not if `OWNER_EMAIL` and `OWNER_PASSWORD` define the owner.
         */
        post: operations["accounts_setup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up
         * Create an account and sign in. Its tier is `free` until the owner of the node raises it. A client network (IPv4 address, IPv6 /64) can create a limited number of accounts in 24 hours, including accounts from the identity provider. Reports about agents do not count in the first 24 hours of an account.
         */
        post: operations["accounts_signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * Sign in with e-mail address and password. The response ends the session that the request carries. A wrong password and an unknown address get the same response in the same time. After several failures, further attempts have to wait: the more failures, the longer the wait, at most 15 minutes. An account has at most 100 sessions: a further sign-in ends the oldest.
         */
        post: operations["accounts_signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * Change the password of your account. All its sessions end, and this browser gets a new one. API keys stay valid. A wrong `current_password` counts as a failed sign-in. An account that only signs in with the identity provider has no password and cannot set one.
         */
        post: operations["accounts_changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the e-mail address
         * Change the e-mail address of your account. If the account has a password, `current_password` must be it, and a wrong one counts as a failed sign-in. Otherwise you must have signed in with the identity provider in the last 10 minutes. All sessions of the account end, and this browser gets a new one. API keys stay valid. The node does not verify that the address is yours.
         */
        post: operations["accounts_changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Close your account
         * Close your account for good. `current_password` must be the password of the account, or, without one, you must have signed in with the identity provider in the last 10 minutes.
         *
         *     At once: its sessions end, its keys are revoked, its subscriptions are deleted, and its e-mail address, name and identity are erased, so that they can be used for a new account. The reports that it made no longer count for reputations. Afterwards, within seconds or, if there are many, minutes: its agents are deleted (`agents: "tombstone"`), and the certifications that it issued are revoked (`cessation_of_operation`). The ids of its agents cannot be registered again. The account's id and its entries of the security log are kept.
         */
        delete: operations["accounts_close"];
        options?: never;
        head?: never;
        /**
         * Change your name
         * Change the display name of your account.
         */
        patch: operations["accounts_changeName"];
        trace?: never;
    };
    "/api/auth/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a link
         * Set a new password with the link that the operator of the node issued. A link works once. All sessions of the account end, and so does the session of this browser: sign in with the new password. API keys stay valid. A token that is unknown, used, replaced or expired gets the same response.
         */
        post: operations["accounts_resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/ways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sign-in methods
         * The available sign-in methods. A page can use them to show the right forms. Sign-in with a password is always available.
         */
        get: operations["accounts_ways"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * End the current session.
         */
        post: operations["accounts_signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the current session
         * The signed-in account, and when the session expires.
         */
        get: operations["accounts_session"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whoami": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check your credential
         * The credential of this request: its account, its tier, when it expires, and what is left of its quota. The request uses no quota, and works also when the quota is used up. So it is a safe first request to test a key.
         */
        get: operations["accounts_whoami"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your sessions
         * The sessions of your account.
         */
        get: operations["accounts_sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session
         * End one of your sessions. Its next request is rejected.
         */
        delete: operations["accounts_endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/oidc/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign in with the identity provider
         * Redirect the browser to the node's identity provider (OpenID Connect, authorization code with PKCE). If you are already signed in, the identity is added to your account. Pages of other sites cannot send browsers here, because they could add an identity of their choice.
         */
        get: operations["accounts_oidcStart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/oidc/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return from the identity provider
         * The URL that the identity provider sends the browser back to, within ten minutes. The issuer and the subject are the identity. If you were signed in at the start and still are, the identity is added to your account. Otherwise an unknown identity gets a new account. Each authorization response is accepted once. The new account gets the e-mail address only if the provider has verified it. An existing account with the same address is not taken over.
         */
        get: operations["accounts_oidcCallback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts
         * All accounts, newest first. `contains` looks into their e-mail addresses, names and ids. Only for the owner of the node.
         */
        get: operations["accounts_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an account
         * Change an account's tier, disable or enable it, or let it issue certifications. Only for the owner of the node.
         */
        patch: operations["accounts_update"];
        trace?: never;
    };
    "/api/admin/accounts/{id}/password-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a password link
         * Issue a link with which the person whom an account belongs to sets a new password. The node sends no e-mail: give them the link yourself. It works once within 24 hours, and replaces an earlier link of the account. It ends if the account is disabled, or its password or e-mail address changes. Only for the owner of the node.
         */
        post: operations["accounts_issuePasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developers/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your keys
         * The keys of your account, with any status, newest first. `contains` looks into their names, ids and beginnings.
         */
        get: operations["keys_list"];
        put?: never;
        /**
         * Create a key
         * Create an API key. Only this response has the raw key. The tier of your account limits the number of active keys; the tier of the key limits its requests.
         */
        post: operations["keys_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developers/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a key
         * Revoke a key permanently. Its next request is rejected, everywhere. Revoking it again changes nothing.
         */
        delete: operations["keys_revoke"];
        options?: never;
        head?: never;
        /**
         * Rename a key
         * Rename a key, with any status. Everything else about it stays the same.
         */
        patch: operations["keys_update"];
        trace?: never;
    };
    "/api/developers/keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a key
         * Replace a key by a new one with the same name, tier, scopes and expiry. Both keys are valid until the grace period ends. They share the count of the month, and the old key does not count towards the limit of active keys.
         */
        post: operations["keys_rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developers/keys/{id}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a key's usage
         * The usage of a key: in the current month, on each of the last days, and by operation.
         */
        get: operations["keys_usage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developers/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your domains
         * The claims of your account, in any state, in the order of their domains.
         */
        get: operations["domains_list"];
        put?: never;
        /**
         * Claim a domain
         * Claim a domain, so that your agents on it are shown as verified. The response says what to publish; then check the claim. Nothing is shown before the proof is found. Claiming a domain again changes `card_url` only, and starts a lost or expired claim again, and one that was proved by the card at another `card_url`. Several accounts may claim one domain, each with a handle of its own.
         */
        post: operations["domains_claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developers/domains/{domain}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a claim now
         * Check a claim now. The node looks for all three proofs at the same time, and responds with what it saw, after 10 seconds at most. It checks claims by itself too: pending ones every hour, verified ones every day.
         */
        post: operations["domains_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developers/domains/{domain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a claim
         * Give up a claim. Agents that it verified are not verified any more.
         */
        delete: operations["domains_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developers/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your offers
         * The offers to your account, or by it, in any state, newest first. Ended offers are deleted after 30 days.
         */
        get: operations["offers_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developers/offers/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim an offer by its link
         * Claim an offer by the token of its link. The offer is for your account from then on, in the place of the account that has the e-mail address, and the link does not work any more. Nothing else changes: accept or decline the offer then.
         */
        post: operations["offers_claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developers/offers/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an offer
         * Accept an offer. The agent becomes yours 24 hours later (`effective_at`), so that a mistake can be undone: until then both accounts can cancel the offer. An agent that was registered less than 7 days ago becomes yours at once. It counts as one of the new ids that your account may have in a day.
         *
         *     When the offer takes effect, your keys can change the agent and those of the other account cannot, all its certifications are revoked (`affiliation_changed`), and your claims to domains decide how far it is verified. Subscriptions stay with their accounts. Emits `agent.registered` (`change: "updated"`, with `transfer`).
         */
        post: operations["offers_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developers/offers/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an offer
         * Decline an offer.
         */
        post: operations["offers_decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developers/offers/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an offer
         * Cancel an offer of yours, or one that was accepted and has not taken effect: both accounts can do that.
         */
        post: operations["offers_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agentfacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an agent's AgentFacts
         * The AgentFacts of an agent, as stored: self-declared, not verified by the node. Not available while the agent is suspended.
         */
        get: operations["facts_get"];
        /**
         * Store an agent's AgentFacts
         * Store the AgentFacts of a registered agent. They replace the previous ones.
         *
         *     The document is kept as sent, except for white space between its tokens: numbers keep their digits, unknown fields stay. Its own `id` and `agent_name` often belong to another namespace, so a difference from the path is only a warning. Missing required fields are reported in `conformance`; a node with `FACTS_VALIDATION=strict` rejects such documents. Storing the same document again changes nothing. Emits `agent.registered` (`change: "facts"`). With `If-None-Match: *` the document is stored only if the agent has none.
         */
        put: operations["facts_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/security-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your security log
         * What happened to your account that matters for its security, newest first: sign-ins and failed ones, changes of credentials, keys, webhooks and agents. Failed sign-ins are those that the node did not reject unchecked (`too_many_sign_ins`). Entries are never changed; the operator of the node decides how long they are kept.
         */
        get: operations["audit_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/security-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the security log of all accounts
         * The security log of all accounts, newest first. Only for the owner of the node.
         */
        get: operations["audit_adminList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read or follow the events
         * Read the journal: every event that webhooks are sent for, in commit order.
         *
         *     With `Accept: text/event-stream` the response is a live stream (Server-Sent Events): first the events after `after`, then each event as it is committed. The `id` of a message is its `seq`, its `event` the event type, its `data` the envelope. The `Last-Event-ID` of a reconnecting client replaces `after`. After 15 seconds without an event a comment is sent. `limit` has no effect on a stream. Browsers get a web page with the same events.
         */
        get: operations["events_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the latest events
         * Read the latest events, the newest first, for example what changed today. To read all events in order, or to follow them, use `GET /events`.
         */
        get: operations["events_latest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{seq}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an event
         * Read one event by its number. Every change has the next number, so a number up to the latest has an event, or had one: 410 says whether it was redacted or deleted because of its age.
         */
        get: operations["events_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/erasures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the erasures with their agents
         * The erasures with their agents and reasons, the latest first. Only for the owner of the node.
         */
        get: operations["erasures_adminList"];
        put?: never;
        /**
         * Erase an agent
         * Erase an agent: everything that it said, at this node, for good. Only for the owner of the node. A deletion keeps the agent's past events, in which its name and URLs are; an erasure does not. It cannot be undone.
         *
         *     The agent becomes a tombstone at once, if it is not one. Its record, card, AgentFacts, `server.json`, former values, search entries, former ids, texts of violations and evidence of certifications are deleted in the same change. Its events are redacted: their bodies and ids are deleted with their deliveries, up to 200 in the same change and the others within moments. Each such change emits `agent.deprecated` (`change: "tombstoned"`) with `erased` and `redacts`, the numbers of the events. What is kept of a redacted event is its number, type, time and the SHA-256 of its body: see `GET /events/{seq}`.
         *
         *     The id stays reserved: nobody but the account that owned the agent can register it, no peer can add it, and the owner of the node cannot release it. Nodes that mirror this one erase the agent too.
         */
        post: operations["erasures_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erasures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the erasures
         * The erasures of this node, the latest first: that the owner erases is public, what was erased is not. So a reader of the journal can tell an event that was redacted from one that was lost.
         */
        get: operations["erasures_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the log is
         * Read what the log is: its name, its keys and its size.
         *
         *     Every event of the journal gets an entry in an append-only log, usually within two seconds. The log is a Merkle tree (RFC 6962) in the form of https://c2sp.org/tlog-tiles, so anybody can check that the registry shows everybody the same history and never rewrites it. An entry is JSON in ASCII, `{"v":1,"seq":…,"event":"…","timestamp":"…","body_sha256":"…"}`, in this order and without spaces. Keep the keys: they are what you compare later checkpoints with. Browsers get a web page with the same.
         */
        get: operations["log_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log/checkpoint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the latest checkpoint
         * Read the latest checkpoint: the size and the root of the log, signed (https://c2sp.org/tlog-checkpoint), with the cosignatures of its witnesses (https://c2sp.org/tlog-cosignature).
         *
         *     Without witnesses it is the newest checkpoint. With witnesses, the node asks them once a minute while the log grows, and publishes the newest checkpoint that a majority of them has cosigned, which is about a minute old at most. If they have cosigned none for five minutes, it publishes the one that it asked them about last. So the checkpoint never becomes older.
         */
        get: operations["log_checkpoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log/tile/{place}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a tile of hashes
         * Read a tile of hashes: up to 256 hashes of 32 bytes each (https://c2sp.org/tlog-tiles). The path is `<level>/<number>`, or `<level>/<number>.p/<width>` for the first hashes of a tile. Digits of the number are in groups of three, all but the last with an `x` before: `0/x001/x234/067`.
         */
        get: operations["log_tile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log/tile/entries/{place}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a bundle of entries
         * Read a bundle of entries: up to 256 entries, each with its length before it as two bytes, most significant first (https://c2sp.org/tlog-tiles). The path is `<number>` or `<number>.p/<width>`, as of tiles.
         */
        get: operations["log_entries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{seq}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prove that an event is in the log
         * Read the proof that an event is in the log (https://c2sp.org/tlog-proof). Its `extra` is the entry, and an entry has the SHA-256 of the event's body. `verifyProof` of the client verifies all of it. If the event was not sealed yet, the response is 404 with `Retry-After`. Browsers get a web page that explains and verifies the proof.
         *
         *     The proof is in the newest checkpoint that a majority of the witnesses has cosigned, if that has the event, and otherwise in the newest one: so the proof of an event has its cosignatures about a minute later.
         */
        get: operations["log_proof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/log/witnesses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the witnesses of the log
         * Read the witnesses of the log, and whether they cosign. Only for the owner of the node.
         */
        get: operations["log_witnesses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/log/witnesses/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a witness of the log
         * Add a witness of the log, or change it. Only for the owner of the node.
         *
         *     The node asks it to cosign within a minute, and then once a minute while the log grows. The operator of the witness must have confirmed this log before. Take its key from its operator, not from where its URL is.
         */
        put: operations["log_addWitness"];
        post?: never;
        /**
         * Remove a witness of the log
         * Remove a witness of the log. Its cosignatures are no longer served. Only for the owner of the node.
         */
        delete: operations["log_removeWitness"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/log/watched": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the logs that the node witnesses
         * Read which logs this node witnesses. Only for the owner of the node.
         */
        get: operations["log_watched"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/log/watched/{origin}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Witness a log
         * Witness a log of others, or replace its keys. Only for the owner of the node.
         *
         *     From then on the node cosigns checkpoints of this log that are sent to `POST /log/witness/add-checkpoint`. What it cosigned stays stored when you remove the log: added again, it must begin with the same entries.
         */
        put: operations["log_watch"];
        post?: never;
        /**
         * Stop to witness a log
         * Stop to witness a log. Only for the owner of the node.
         */
        delete: operations["log_unwatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your subscriptions
         * Your subscriptions, newest first. `contains` looks into their URLs, descriptions and ids.
         */
        get: operations["webhooks_list"];
        put?: never;
        /**
         * Subscribe to events
         * Subscribe to events. Only this response has the secret. An account may have 100 subscriptions (tier `free`), 500 (`pro`) or 2,000 (`enterprise`), of which 20, 50 or 200 may be at one callback host.
         *
         *     Every event is sent as soon as it is committed: one POST request with a timeout of 10 seconds, without redirects and without retries. 2xx is a success, anything else a failure; the tenth consecutive failure disables the subscription. A host that has never responded with 2xx gets one delivery at a time, any other host a few. Accounts share the capacity of the node by the time that their receivers take.
         */
        post: operations["webhooks_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a subscription
         * Read one subscription.
         */
        get: operations["webhooks_get"];
        put?: never;
        post?: never;
        /**
         * Delete a subscription
         * Delete a subscription permanently, with its secret and its deliveries.
         */
        delete: operations["webhooks_remove"];
        options?: never;
        head?: never;
        /**
         * Change a subscription
         * Change a subscription: its status, events, description or URL.
         */
        patch: operations["webhooks_update"];
        trace?: never;
    };
    "/api/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a subscription
         * Send a signed example at once and return the outcome. It has the header `X-Webhook-Test: true`, its key begins with `evt_test_`, and its payload has `"test": true`, the `seq` 0, and ids and hosts of examples (`example.com`). It also works for a paused or disabled subscription. A failure is not counted; a success resets the consecutive failures to zero.
         */
        post: operations["webhooks_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries
         * The deliveries of a subscription that are still stored (30 days by default), newest event first.
         */
        get: operations["webhooks_deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries/{delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a delivery
         * Read one delivery, with the body that is sent and what the receiver responded to each attempt: the first 4,096 bytes of the body, for 7 days. Headers of requests and responses are not stored.
         */
        get: operations["webhooks_delivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries/{delivery_id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver an event
         * Repeat a delivery at once, with the same body and key and a new signature time, whatever its status, even if the subscription is paused or disabled. A failure is not counted; a success resets the consecutive failures to zero.
         */
        post: operations["webhooks_redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay deliveries
         * Repeat several deliveries, for example those that were skipped while the subscription was paused, with the same bodies and keys. They begin oldest event first and several are under way at once, so a receiver puts them in order by `seq`. Failures are not counted. The response waits at most 10 seconds; the rest continues.
         */
        post: operations["webhooks_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret
         * Replace the secret. During the grace period, `webhook-signature` has signatures of both secrets. `X-Webhook-Signature` has only one, made with the new secret. If you rotate twice within a grace period, the oldest of the three secrets stops signing immediately.
         */
        post: operations["webhooks_rotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/queue/webhook-deliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attempt a delivery
         * Attempt one delivery, for external queues and schedulers: by id only. The response is 200 whatever the receiver does. A delivery that has succeeded is not sent again. Failures count as for events.
         */
        post: operations["webhooks_deliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List subscriptions
         * Your subscriptions, newest first. The operator gets the subscriptions of all accounts.
         */
        get: operations["webhooks_adminList"];
        put?: never;
        /**
         * Subscribe to events
         * The same as `POST /api/webhooks`.
         */
        post: operations["webhooks_adminCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a subscription
         * The same as `DELETE /api/webhooks/{id}`: only for the subscription's owner, not for the operator.
         */
        delete: operations["webhooks_adminRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Pause a subscription
         * Stop deliveries. Events that occur meanwhile are stored as `skipped`. Pausing a paused subscription changes nothing.
         */
        patch: operations["webhooks_pause"];
        trace?: never;
    };
    "/api/admin/webhooks/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Disable a subscription
         * Disable a subscription of any account, with a reason that its owner sees. Its owner cannot resume it, only the operator can. Deliveries stop, including requested ones; events are stored as `skipped`. Only for the owner of the node.
         */
        patch: operations["webhooks_disable"];
        trace?: never;
    };
    "/api/admin/webhooks/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Resume a subscription
         * Deliver events again, with the same secret and filters; consecutive failures restart at zero. It also re-enables a disabled subscription; one that the operator disabled can only be resumed by the operator. Resuming an active subscription changes nothing, not even its consecutive failures. The subscription of a disabled account stays as it is (`account_disabled`).
         */
        patch: operations["webhooks_resume"];
        trace?: never;
    };
    "/api/admin/certifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue or renew a certification
         * Certify an agent, or renew the certification. Only for the operator of the node, and for accounts that the operator made issuers.
         *
         *     Only one certification of an agent, level and issuer is active at a time. Another request for the same one renews it (200), with the evidence and the expiry of the new request. Emits `cert.issued`. A certification of a disabled account does not count towards the reputation until the operator renews it.
         */
        post: operations["certifications_issue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/certifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a certification
         * Revoke a certification permanently. Only for the account that issued it, and for the operator. Emits `cert.revoked`. It changes nothing on a revoked or expired certification.
         */
        delete: operations["certifications_revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List certifications
         * List certifications, newest first. They are issued at this node, not declared by the agents.
         */
        get: operations["certifications_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a certification
         * Read one certification, for example to check that it is still active.
         */
        get: operations["certifications_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/compliance/violations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a violation
         * Report a violation. Only for the operator of the node.
         *
         *     A violation that is new for the agent is opened (201), and `compliance.violation` is emitted. Otherwise the response is 200: a report of an open violation is counted, and escalates it if the severity is higher (its detail and evidence are then those of this report); a resolved violation is reopened with this report; a waived one is counted, and reopened only if the severity is higher than when it was waived.
         */
        post: operations["compliance_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/compliance/violations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Resolve or waive a violation
         * Resolve or waive a violation. Only for the operator of the node. It may emit `reputation.updated`, because open violations lower an agent's score.
         */
        patch: operations["compliance_decide"];
        trace?: never;
    };
    "/compliance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List violations
         * List violations, newest first.
         */
        get: operations["compliance_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reputation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read reputations
         * Read reputations: of the requested agents, or without `agent_id` of all agents that have one, in pages. The node returns stored scores and computes nothing here.
         */
        get: operations["reputation_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reputation/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report on an agent
         * Report the outcome of using an agent, with a key or a session. You cannot report on your own agents. One report per account and agent counts in 60 seconds, and none before the account is 24 hours old, because accounts are free. Emits `reputation.updated` if the score has changed by 0.01 since the last such event, or if the grade has changed.
         */
        post: operations["reputation_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/liveness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the liveness of agents
         * Read whether agents respond, as this node has found by probes of its own. It is no part of their records: probes change no ETag and emit no event. Imported agents are not probed: ask the node that they come from.
         */
        get: operations["liveness_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{id}/liveness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose how an agent is probed
         * Choose how your agent may be probed. `none` applies at once, and its history is deleted, unless other agents have the URL. It changes nothing in the record of the agent.
         */
        put: operations["liveness_choose"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{id}/probe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Probe an agent now
         * Probe your agent now, at most once a minute, for example after you have fixed it. The response has what was found. The states change by the same rules, and the probe does not count in the uptime, nor does it put off the next one.
         *
         *     The response is 202 without a body if the probe is made later: at most one request is under way to a host, with 10 seconds between two of them.
         */
        post: operations["liveness_probe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/http-message-signatures-directory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the keys of probes
         * Read the keys of the signatures of this node's probes. Each request of a probe is signed (RFC 9421) by the profile Web Bot Auth: `Signature-Agent` has the address of the node, and hosts find the keys here. The response is signed with them too. A node whose `PUBLIC_URL` is not an https address without a path does not sign its probes, because hosts could not find its keys.
         */
        get: operations["liveness_keys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/peers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a peer
         * Add a peer. Only for the owner of the node.
         *
         *     The node reads the peer's `/health` and the first entry of its `/list`. If they are valid and not this node's own, the peer is active: its local agents are imported shortly after, and then synced about every minute. Agents that the peer imported itself are not. A peer that was removed gets its old id again. Emits `federation.peer_added`.
         *
         *     The node also reads the peer's `/log`, and again with a sync each day. The peer becomes no witness by that, and its log is not witnessed: confirm its keys, then send them to `PUT /api/admin/log/witnesses/{name}` and `PUT /api/admin/log/watched/{origin}`.
         */
        post: operations["federation_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List peers
         * The peers of this node, the state of their syncs, and what they say their logs are.
         */
        get: operations["federation_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/peers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a peer
         * Remove a peer. Syncing stops, and its agents are retired as if it had deleted them. Only for the owner of the node.
         *
         *     Their ids are then free: anyone may register them, and other peers may provide them. The response comes after at most 10 seconds; the rest is retired in the background, also after a restart. Retiring emits `agent.deprecated` (`change: "imported"`).
         */
        delete: operations["federation_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/peers/{id}/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sync with a peer
         * Sync a peer now. Only for the owner of the node.
         *
         *     The response comes when the sync is complete, or after 10 seconds; the sync then continues in the background. If a sync is under way, the response is about that one. Errors of the peer are in the body, not in the status.
         */
        post: operations["federation_sync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/peers/{id}/conflicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conflicts with a peer
         * The agents of a peer that are not imported, because their ids are taken. Only for the owner of the node.
         */
        get: operations["federation_conflicts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call the MCP endpoint
         * The endpoint of the Model Context Protocol: streamable HTTP, without sessions and without a stream.
         *
         *     You send one message and get its response as JSON; a notification has none (202). Requests are independent, so `tools/call` does not need an `initialize` before it. By version 2026-07-28 of the protocol, a request has its version and the client's capabilities in `_meta`, and repeats its version, its method and the name of its tool in headers; `server/discover` says what the node supports. Requests without this `_meta` are served by the earlier versions. The tools are operations of this API: `tools/list` has their names. A tool call is its operation: the same validation, ownership, quota and events. The response of the operation is the tool's `structuredContent` and, as the same text, its `content`. Its status and headers are in `_meta["registry-node/answer"]`.
         *
         *     By the versions before 2025-06-18, which a request without `MCP-Protocol-Version` may be of, the body may be a batch: a list of at most 50 messages. They are handled one after another, each as if it were sent alone; the response is the list of their responses.
         *
         *     A response has at most 1,000,000 bytes. If a result is large, `content` only says that it is in `structuredContent`. If it is larger than the limit, the message has the error -32099, although the call was made. So has the message of a batch whose response does not fit any more, and those after it, which are not handled: the error says which of the two.
         *
         *     If the operation fails, the result has `isError`, and this request still succeeds: the first text says what was wrong, the second is the problem as JSON. This request itself needs no key and is never counted. A key in `Authorization` or `X-API-Key` must be valid, otherwise the response is 401. The key is passed on to the operation, which counts the call once. Session cookies are not passed on.
         */
        post: operations["mcp_call"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health of the node
         * The health of the node: whether the database responds, and whether changes can be committed. Quick, and never rate limited. A credential is not read. Browsers get a web page, with the same status.
         */
        get: operations["node_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Disk space and jobs of the node
         * What needs the attention of the owner: the disk space of the database, and the periodic jobs of the process that responds, with those that fail or are late. Only for the owner of the node.
         */
        get: operations["node_adminHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Liveness of the process
         * Whether the process runs. It checks nothing else, and no credential.
         */
        get: operations["node_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Readiness of the node
         * Whether the node can serve reads and writes now. It reads, and at most once a second it writes a row of its own, however many requests arrive. 503 too for the last seconds before the node stops, if it has `SHUTDOWN_DELAY_SECONDS`. For load balancers and orchestrators. Never rate limited. A credential is not read.
         */
        get: operations["node_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Statistics of the registry
         * Statistics of the registry. Writes keep them up to date, so this read costs the same for ten agents and ten million. Browsers get a web page.
         */
        get: operations["node_stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * OpenAPI document as JSON
         * The OpenAPI document as JSON: the operations that clients call. `/openapi/all.json` has the web pages and the interfaces of other specifications too, and `/openapi/<tag>.json` the operations of one tag. With `samples`, each operation has programs that send its example request: `x-codeSamples`.
         */
        get: operations["node_openapiJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/{document}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an OpenAPI document
         * A part of the contract as an OpenAPI document of its own, or all of it, as JSON.
         */
        get: operations["node_openapiDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * OpenAPI document as YAML
         * The OpenAPI document as YAML.
         */
        get: operations["node_openapiYaml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/arazzo.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Arazzo workflows
         * Workflows for the main jobs, each a sequence of operations: an Arazzo 1.0.1 document, which tools can run.
         */
        get: operations["node_workflows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metrics for Prometheus
         * The metrics of the process, for Prometheus. Values of the database are read for each request, and are omitted while it is unavailable. Uses no quota.
         */
        get: operations["node_metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/webhook-vectors.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Test vectors for webhook receivers
         * Deliveries with known signatures, to test the verification of a receiver in any language. They never change within a version.
         */
        get: operations["node_webhookVectors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Landing page and search
         * The landing page: what the registry is, its statistics, recent activity, and a search for agents.
         */
        get: operations["site_landing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of agents
         * All agents as a list, with the search form. `/` with a search shows the same.
         */
        get: operations["site_agents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Activity of the registry
         * What changed in the registry, the newest first: `GET /events/latest` as a web page.
         */
        get: operations["site_activity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Activity as an Atom feed
         * The latest events as an Atom feed (RFC 4287), for feed readers.
         */
        get: operations["site_activityAtom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activity.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Activity as a JSON Feed
         * The latest events as a JSON Feed, for feed readers.
         */
        get: operations["site_activityFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Status of the node
         * The health and the statistics of the node as a web page. It is there while the node is down too, and says so.
         */
        get: operations["site_status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Documentation
         * The list of the guides and the API reference.
         */
        get: operations["site_docs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/reference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * API reference
         * The API reference: how to authenticate, and all operations, events, problems and models with links to their pages. With `q`, those that have all its words.
         */
        get: operations["site_reference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/reference/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a page of the API reference
         * A page of the API reference: the operations of a tag with their models, or `webhook-events`, `problems`, or `models`, those that several tags share.
         */
        get: operations["site_referencePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/{guide}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a guide
         * A guide as a web page.
         */
        get: operations["site_guide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explain a problem
         * A web page that explains a problem and how to fix it. The `type` of every problem links to it.
         */
        get: operations["site_problem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an agent's page
         * A web page about an agent: its record, its AgentFacts, its reputation and its history.
         */
        get: operations["site_agent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare two agents
         * Compares two agents side by side as a web page: their records, grades and certifications. With one agent, the page suggests others; without any, it has the form.
         */
        get: operations["site_compare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare versions of an agent
         * Compares two versions of an agent's record as a web page: the fields whose values differ, with both values. A version is the record after a change of `GET /agents/{id}/changes`. Without parameters, it is the latest change.
         */
        get: operations["site_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agents/{id}/badge.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Badge of an agent
         * A badge to embed in a README or a web page: an SVG image with the grade, the highest active certification and the liveness of the agent. Without reports the grade is "not rated"; a certification by the agent's owner itself does not count; the liveness of an agent that was not probed is left out.
         *
         *     For a deprecated, suspended or deleted agent, and for an id that was never registered, the badge says so in their place. It is an image with status 200 in these cases too, because proxies of images, such as that of GitHub, drop any other response. Programs use `GET /lookup/{id}`.
         */
        get: operations["site_badge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Dashboard
         * The dashboard for signed-in users: one page, with its views in the fragment, as in `/dashboard#/keys`.
         */
        get: operations["site_dashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an asset of the pages
         * A style sheet, script or image of the pages. Its name changes with its content, so it may be stored forever.
         */
        get: operations["site_asset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/api-catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * API catalog
         * The APIs of the node and their descriptions (RFC 9727), for tools that only know the host. `/` links to it.
         */
        get: operations["site_apiCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/security.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Security contact
         * Where to report a vulnerability of this node (RFC 9116). The contact is that of the operator, `SECURITY_CONTACT`; the file expires 180 days after the day on which it is read.
         */
        get: operations["site_securityContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favicon.ico": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Icon
         * The icon of the node in 16, 32 and 48 pixels, for programs that look for it here. Pages link to a drawing.
         */
        get: operations["site_favicon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/robots.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules for crawlers
         * What crawlers may visit (RFC 9309): everything but the dashboard and what takes a session.
         */
        get: operations["site_robots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Site map
         * The pages that do not depend on agents (https://www.sitemaps.org/protocol.html), for search engines.
         */
        get: operations["site_siteMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/llms.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Introduction for language models
         * What the node is and where its documentation is, in Markdown for language models (https://llmstxt.org).
         */
        get: operations["site_llms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "agent.registered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * agent.registered
         * New agent registered or updated.
         */
        post: operations["deliver_agent_registered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "agent.deprecated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * agent.deprecated
         * Agent deprecated or tombstoned.
         */
        post: operations["deliver_agent_deprecated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "cert.issued": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * cert.issued
         * Certification issued or renewed.
         */
        post: operations["deliver_cert_issued"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "cert.revoked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * cert.revoked
         * Certification revoked or expired.
         */
        post: operations["deliver_cert_revoked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "reputation.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * reputation.updated
         * Reputation score changed.
         */
        post: operations["deliver_reputation_updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "compliance.violation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * compliance.violation
         * Compliance violation detected.
         */
        post: operations["deliver_compliance_violation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "federation.peer_added": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * federation.peer_added
         * New federation peer connected.
         */
        post: operations["deliver_federation_peer_added"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: Schemas & FacadeSchemas;
    responses: {
        /** The request is not valid. */
        "Ard.Invalid": {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * Seconds to wait before you try again.
                 * @example 5
                 */
                "Retry-After"?: number;
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": FacadeSchemas["Ard.Invalid"];
            };
        };
        /** The body is too large. */
        "Ard.TooLarge": {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * Seconds to wait before you try again.
                 * @example 5
                 */
                "Retry-After"?: number;
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": FacadeSchemas["Ard.TooLarge"];
            };
        };
        /** The body is not JSON. */
        "Ard.Unsupported": {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * Seconds to wait before you try again.
                 * @example 5
                 */
                "Retry-After"?: number;
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": FacadeSchemas["Ard.Unsupported"];
            };
        };
        /** Too many requests from your network. */
        "Ard.RateLimited": {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * Seconds to wait before you try again.
                 * @example 5
                 */
                "Retry-After"?: number;
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": FacadeSchemas["Ard.RateLimited"];
            };
        };
        /** The node failed. */
        "Ard.Failed": {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * Seconds to wait before you try again.
                 * @example 5
                 */
                "Retry-After"?: number;
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": FacadeSchemas["Ard.Failed"];
            };
        };
        /** The database of the node does not respond. */
        "Ard.Unavailable": {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * Seconds to wait before you try again.
                 * @example 5
                 */
                "Retry-After"?: number;
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": FacadeSchemas["Ard.Unavailable"];
            };
        };
        /** The message was rejected by the rules of the Model Context Protocol: an invalid message or version (400), or an unknown method (404). */
        McpRejection: {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Schemas["McpRejection"];
            };
        };
        /** The node failed. */
        "Ard.Failed2": {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * Seconds to wait before you try again.
                 * @example 5
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": FacadeSchemas["Ard.Failed"];
            };
        };
        /** Not modified. The response has no body. */
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                ETag: components["headers"]["ETag"];
                /**
                 * `no-cache`: a cache may store the response, but must revalidate it before each use.
                 * @example no-cache
                 */
                "Cache-Control": string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** The request is not valid. */
        "Ard.Invalid2": {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * Seconds to wait before you try again.
                 * @example 5
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": FacadeSchemas["Ard.Invalid"];
            };
        };
        /** There is no such entry. */
        "Ard.NotFound": {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * Seconds to wait before you try again.
                 * @example 5
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": FacadeSchemas["Ard.NotFound"];
            };
        };
        /** The database of the node does not respond. */
        "Ard.Unavailable2": {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * Seconds to wait before you try again.
                 * @example 5
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": FacadeSchemas["Ard.Unavailable"];
            };
        };
        /** Not modified. The response has no body. */
        NotModified2: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                ETag: components["headers"]["ETag"];
                /**
                 * `no-cache`: a cache may store the response, but must revalidate it before each use.
                 * @example no-cache
                 */
                "Cache-Control": string;
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** The request is not valid. */
        "Gallery.Invalid": {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * Seconds to wait before you try again.
                 * @example 5
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": FacadeSchemas["Gallery.Invalid"];
            };
        };
        /** The node failed. */
        "Gallery.Failed": {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * Seconds to wait before you try again.
                 * @example 5
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": FacadeSchemas["Gallery.Failed"];
            };
        };
        /** The database of the node does not respond. */
        "Gallery.Unavailable": {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * Seconds to wait before you try again.
                 * @example 5
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": FacadeSchemas["Gallery.Unavailable"];
            };
        };
        /** There is no such server. */
        "Gallery.NotFound": {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * Seconds to wait before you try again.
                 * @example 5
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": FacadeSchemas["Gallery.NotFound"];
            };
        };
        /** The card has not changed. */
        NotModified3: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                ETag: string;
                /**
                 * `public, max-age=3600`.
                 * @example public, max-age=3600
                 */
                "Cache-Control": string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** The request is not valid. */
        "Nanda.Invalid": {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * Seconds to wait before you try again.
                 * @example 5
                 */
                "Retry-After"?: number;
                /**
                 * How to authenticate.
                 * @example Bearer realm="registry"
                 */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": FacadeSchemas["Nanda.Invalid"];
            };
        };
        /** The node wants a key: send `Authorization: Bearer registry_…`, or `X-API-Key`. */
        "Nanda.Unauthorized": {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * Seconds to wait before you try again.
                 * @example 5
                 */
                "Retry-After"?: number;
                /**
                 * How to authenticate.
                 * @example Bearer realm="registry"
                 */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": FacadeSchemas["Nanda.Unauthorized"];
            };
        };
        /** The agent belongs to another account, or came from another registry. */
        "Nanda.Forbidden": {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * Seconds to wait before you try again.
                 * @example 5
                 */
                "Retry-After"?: number;
                /**
                 * How to authenticate.
                 * @example Bearer realm="registry"
                 */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": FacadeSchemas["Nanda.Forbidden"];
            };
        };
        /** Too many requests. */
        "Nanda.RateLimited": {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * Seconds to wait before you try again.
                 * @example 5
                 */
                "Retry-After"?: number;
                /**
                 * How to authenticate.
                 * @example Bearer realm="registry"
                 */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": FacadeSchemas["Nanda.RateLimited"];
            };
        };
        /** The node failed. */
        "Nanda.Failed": {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * Seconds to wait before you try again.
                 * @example 5
                 */
                "Retry-After"?: number;
                /**
                 * How to authenticate.
                 * @example Bearer realm="registry"
                 */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": FacadeSchemas["Nanda.Failed"];
            };
        };
        /** The database of the node does not respond. */
        "Nanda.Unavailable": {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * Seconds to wait before you try again.
                 * @example 5
                 */
                "Retry-After"?: number;
                /**
                 * How to authenticate.
                 * @example Bearer realm="registry"
                 */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": FacadeSchemas["Nanda.Unavailable"];
            };
        };
        /** There is no such agent. A deleted agent is unknown here. */
        "Nanda.NotFound": {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * Seconds to wait before you try again.
                 * @example 5
                 */
                "Retry-After"?: number;
                /**
                 * How to authenticate.
                 * @example Bearer realm="registry"
                 */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": FacadeSchemas["Nanda.NotFound"];
            };
        };
        /** The request is not valid. */
        "Nanda.Invalid2": {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * Seconds to wait before you try again.
                 * @example 5
                 */
                "Retry-After"?: number;
                /**
                 * How to authenticate.
                 * @example Bearer realm="registry"
                 */
                "WWW-Authenticate"?: string;
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": FacadeSchemas["Nanda.Invalid"];
            };
        };
        /** Too many requests. */
        "Nanda.RateLimited2": {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * Seconds to wait before you try again.
                 * @example 5
                 */
                "Retry-After"?: number;
                /**
                 * How to authenticate.
                 * @example Bearer realm="registry"
                 */
                "WWW-Authenticate"?: string;
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": FacadeSchemas["Nanda.RateLimited"];
            };
        };
        /** The node failed. */
        "Nanda.Failed2": {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * Seconds to wait before you try again.
                 * @example 5
                 */
                "Retry-After"?: number;
                /**
                 * How to authenticate.
                 * @example Bearer realm="registry"
                 */
                "WWW-Authenticate"?: string;
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": FacadeSchemas["Nanda.Failed"];
            };
        };
        /** The database of the node does not respond. */
        "Nanda.Unavailable2": {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * Seconds to wait before you try again.
                 * @example 5
                 */
                "Retry-After"?: number;
                /**
                 * How to authenticate.
                 * @example Bearer realm="registry"
                 */
                "WWW-Authenticate"?: string;
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/json": FacadeSchemas["Nanda.Unavailable"];
            };
        };
        /**
         * - `credential_missing`: Credential missing.
         *     - `credential_malformed`: Malformed credential.
         *     - `credential_checksum_failed`: Mistyped key.
         *     - `credential_unknown`: Unknown credential.
         *     - `credential_revoked`: Revoked key.
         *     - `credential_expired`: Expired credential.
         */
        Unauthorized: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
            };
        };
        /** Precondition failed. The resource does not match `If-Match` or `If-None-Match`, because it changed: read it again. */
        PreconditionFailed: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                /**
                 * A page that explains the deprecation (`rel="deprecation"`).
                 * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                 */
                Link?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["PreconditionFailed"];
            };
        };
        /** Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
        BodyTooLarge: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                /**
                 * A page that explains the deprecation (`rel="deprecation"`).
                 * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                 */
                Link?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["BodyTooLarge"];
            };
        };
        /** Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
        UnsupportedMediaType: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                /**
                 * A page that explains the deprecation (`rel="deprecation"`).
                 * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                 */
                Link?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["UnsupportedMediaType"];
            };
        };
        /** Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
        InternalError: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                /**
                 * A page that explains the deprecation (`rel="deprecation"`).
                 * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                 */
                Link?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["InternalError"];
            };
        };
        /**
         * - `invalid_query`: Invalid query parameter.
         *     - `unknown_query_parameter`: Unknown query parameter.
         *     - `duplicate_query_parameter`: Duplicate query parameter.
         *     - `invalid_header`: Invalid header.
         *     - `invalid_cursor`: Invalid cursor.
         */
        BadRequest: {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"] | Schemas["InvalidCursor"];
            };
        };
        /**
         * - `credential_malformed`: Malformed credential.
         *     - `credential_checksum_failed`: Mistyped key.
         *     - `credential_unknown`: Unknown credential.
         *     - `credential_revoked`: Revoked key.
         *     - `credential_expired`: Expired credential.
         */
        Unauthorized2: {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
            };
        };
        /** Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
        AccountDisabled: {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["AccountDisabled"];
            };
        };
        /** Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
        InternalError2: {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["InternalError"];
            };
        };
        /** Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
        DatabaseUnavailable: {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["DatabaseUnavailable"];
            };
        };
        /**
         * - `invalid_query`: Invalid query parameter.
         *     - `unknown_query_parameter`: Unknown query parameter.
         *     - `duplicate_query_parameter`: Duplicate query parameter.
         *     - `invalid_cursor`: Invalid cursor.
         *     - `duplicate_session_cookie`: Multiple sessions.
         */
        BadRequest2: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidCursor"] | Schemas["DuplicateSessionCookie"];
            };
        };
        /**
         * - `credential_missing`: Credential missing.
         *     - `credential_malformed`: Malformed credential.
         *     - `credential_checksum_failed`: Mistyped key.
         *     - `credential_unknown`: Unknown credential.
         *     - `credential_revoked`: Revoked key.
         *     - `credential_expired`: Expired credential.
         */
        Unauthorized3: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
            };
        };
        /**
         * - `account_disabled`: Account disabled.
         *     - `single_operator_mode`: Single-operator mode.
         *     - `session_required`: Session required.
         */
        Forbidden: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["SessionRequired"];
            };
        };
        /** Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
        InternalError3: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["InternalError"];
            };
        };
        /** Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
        DatabaseUnavailable2: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["DatabaseUnavailable"];
            };
        };
        /**
         * - `invalid_query`: Invalid query parameter.
         *     - `unknown_query_parameter`: Unknown query parameter.
         *     - `duplicate_query_parameter`: Duplicate query parameter.
         *     - `invalid_cursor`: Invalid cursor.
         *     - `duplicate_session_cookie`: Multiple sessions.
         */
        BadRequest3: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidCursor"] | Schemas["DuplicateSessionCookie"];
            };
        };
        /**
         * - `account_disabled`: Account disabled.
         *     - `single_operator_mode`: Single-operator mode.
         *     - `insufficient_scope`: Insufficient scope.
         *     - `owner_required`: Owner required.
         */
        Forbidden2: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * `Bearer realm="registry"` with the error and the scope (RFC 6750 section 3.1).
                 * @example Bearer realm="registry", error="insufficient_scope", scope="agents:write"
                 */
                "WWW-Authenticate"?: string;
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["InsufficientScope"] | Schemas["OwnerRequired"];
            };
        };
        /** Quota exceeded. The key, its account, or the sessions of the account have used all requests of this month: see `resets_at`. */
        QuotaExceeded: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "Retry-After": components["headers"]["Retry-After"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["QuotaExceeded"];
            };
        };
        /** Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
        InternalError4: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["InternalError"];
            };
        };
        /** Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
        DatabaseUnavailable3: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "Retry-After": components["headers"]["Retry-After"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["DatabaseUnavailable"];
            };
        };
        /** No such agent. No agent is registered with this id, or no agent can have it. Ids are case-sensitive. */
        AgentNotFound: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["AgentNotFound"];
            };
        };
        /**
         * - `database_unavailable`: Database unavailable.
         *     - `outcome_unknown`: Outcome unknown.
         */
        ServiceUnavailable: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "Retry-After": components["headers"]["Retry-After"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
            };
        };
        /** Moved: the agent was renamed. Send the request to `Location`, and use the new id from now on. Caches keep this for five minutes only, because an agent may be renamed back. */
        AgentMoved: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * The same request with the new id.
                 * @example /lookup/weather-agent
                 */
                Location: string;
                /**
                 * `max-age=300`.
                 * @example max-age=300
                 */
                "Cache-Control": string;
                [name: string]: unknown;
            };
            content: {
                "application/json": Schemas["AgentMoved"];
            };
        };
        /**
         * - `invalid_query`: Invalid query parameter.
         *     - `unknown_query_parameter`: Unknown query parameter.
         *     - `duplicate_query_parameter`: Duplicate query parameter.
         *     - `invalid_header`: Invalid header.
         */
        BadRequest4: {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"];
            };
        };
        /** No such agent. No agent is registered with this id, or no agent can have it. Ids are case-sensitive. */
        AgentNotFound2: {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["AgentNotFound"];
            };
        };
        /** Agent deleted. The id is reserved: only the agent's owner may register it again. */
        AgentTombstoned: {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["AgentTombstoned"];
            };
        };
        /** Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
        BodyTooLarge2: {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["BodyTooLarge"];
            };
        };
        /** Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
        UnsupportedMediaType2: {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["UnsupportedMediaType"];
            };
        };
        /**
         * - `node_busy`: Node busy.
         *     - `database_unavailable`: Database unavailable.
         */
        ServiceUnavailable2: {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["NodeBusy"] | Schemas["DatabaseUnavailable"];
            };
        };
        /**
         * - `agent_not_found`: No such agent.
         *     - `card_not_found`: No agent card.
         */
        NotFound: {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["AgentNotFound"] | Schemas["CardNotFound"];
            };
        };
        /** No such agent. No agent is registered with this id, or no agent can have it. Ids are case-sensitive. */
        AgentNotFound3: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                /**
                 * A page that explains the deprecation (`rel="deprecation"`).
                 * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                 */
                Link?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["AgentNotFound"];
            };
        };
        /** Agent renamed. The agent has another id now: send the request with the id in `moved_to`. Reads of the former id are redirected, writes are not. */
        AgentIdMoved: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                /**
                 * A page that explains the deprecation (`rel="deprecation"`).
                 * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                 */
                Link?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["AgentIdMoved"];
            };
        };
        /** Agent deleted. The id is reserved: only the agent's owner may register it again. */
        AgentTombstoned2: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                /**
                 * A page that explains the deprecation (`rel="deprecation"`).
                 * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                 */
                Link?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["AgentTombstoned"];
            };
        };
        /**
         * - `quota_exceeded`: Quota exceeded.
         *     - `rate_limited`: Rate limit reached.
         *     - `storage_limit_reached`: Storage limit reached.
         */
        TooManyRequests: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "Retry-After": components["headers"]["Retry-After"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                /**
                 * A page that explains the deprecation (`rel="deprecation"`).
                 * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                 */
                Link?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["QuotaExceeded"] | Schemas["RateLimited"] | Schemas["StorageLimitReached"];
            };
        };
        /**
         * - `node_busy`: Node busy.
         *     - `database_unavailable`: Database unavailable.
         *     - `outcome_unknown`: Outcome unknown.
         */
        ServiceUnavailable3: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "Retry-After": components["headers"]["Retry-After"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                /**
                 * A page that explains the deprecation (`rel="deprecation"`).
                 * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                 */
                Link?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["NodeBusy"] | Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
            };
        };
        /** Agent deleted. The id is reserved: only the agent's owner may register it again. */
        AgentTombstoned3: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["AgentTombstoned"];
            };
        };
        /** Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
        BodyTooLarge3: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["BodyTooLarge"];
            };
        };
        /** Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
        UnsupportedMediaType3: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["UnsupportedMediaType"];
            };
        };
        /**
         * - `node_busy`: Node busy.
         *     - `database_unavailable`: Database unavailable.
         *     - `outcome_unknown`: Outcome unknown.
         */
        ServiceUnavailable4: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "Retry-After": components["headers"]["Retry-After"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["NodeBusy"] | Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
            };
        };
        /**
         * - `account_disabled`: Account disabled.
         *     - `single_operator_mode`: Single-operator mode.
         *     - `insufficient_scope`: Insufficient scope.
         *     - `cross_site_request`: Cross-site request.
         *     - `not_agent_owner`: Not the agent's owner.
         *     - `agent_suspended`: Agent suspended.
         *     - `agent_imported`: Imported agent.
         */
        Forbidden3: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * `Bearer realm="registry"` with the error and the scope (RFC 6750 section 3.1).
                 * @example Bearer realm="registry", error="insufficient_scope", scope="agents:write"
                 */
                "WWW-Authenticate"?: string;
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["InsufficientScope"] | Schemas["CrossSiteRequest"] | Schemas["NotAgentOwner"] | Schemas["AgentSuspended"] | Schemas["AgentImported"];
            };
        };
        /** Idempotency key reused. You sent a different request with this `Idempotency-Key` before: use a new key for each new request. */
        IdempotencyKeyReused: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["IdempotencyKeyReused"];
            };
        };
        /**
         * - `quota_exceeded`: Quota exceeded.
         *     - `storage_limit_reached`: Storage limit reached.
         *     - `rate_limited`: Rate limit reached.
         */
        TooManyRequests2: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "Retry-After": components["headers"]["Retry-After"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["QuotaExceeded"] | Schemas["StorageLimitReached"] | Schemas["RateLimited"];
            };
        };
        /**
         * - `account_disabled`: Account disabled.
         *     - `single_operator_mode`: Single-operator mode.
         *     - `insufficient_scope`: Insufficient scope.
         *     - `cross_site_request`: Cross-site request.
         *     - `not_agent_owner`: Not the agent's owner.
         *     - `agent_suspended`: Agent suspended.
         *     - `agent_imported`: Imported agent.
         */
        Forbidden4: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * `Bearer realm="registry"` with the error and the scope (RFC 6750 section 3.1).
                 * @example Bearer realm="registry", error="insufficient_scope", scope="agents:write"
                 */
                "WWW-Authenticate"?: string;
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                Deprecation: components["headers"]["Deprecation"];
                Sunset: components["headers"]["Sunset"];
                /**
                 * A page that explains the deprecation (`rel="deprecation"`).
                 * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                 */
                Link?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["InsufficientScope"] | Schemas["CrossSiteRequest"] | Schemas["NotAgentOwner"] | Schemas["AgentSuspended"] | Schemas["AgentImported"];
            };
        };
        /**
         * - `malformed_json`: Malformed JSON.
         *     - `json_too_deep`: JSON nested too deeply.
         *     - `invalid_body`: Invalid body.
         *     - `unknown_member`: Unknown body field.
         *     - `email_rejected`: E-mail address rejected.
         *     - `weak_password`: Weak password.
         *     - `invalid_query`: Invalid query parameter.
         *     - `unknown_query_parameter`: Unknown query parameter.
         *     - `duplicate_query_parameter`: Duplicate query parameter.
         *     - `invalid_header`: Invalid header.
         */
        BadRequest5: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["EmailRejected"] | Schemas["WeakPassword"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"];
            };
        };
        /**
         * - `credential_malformed`: Malformed credential.
         *     - `credential_checksum_failed`: Mistyped key.
         *     - `credential_unknown`: Unknown credential.
         *     - `credential_revoked`: Revoked key.
         *     - `credential_expired`: Expired credential.
         */
        Unauthorized4: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
            };
        };
        /** Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
        BodyTooLarge4: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["BodyTooLarge"];
            };
        };
        /** Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
        UnsupportedMediaType4: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["UnsupportedMediaType"];
            };
        };
        /** Idempotency key reused. You sent a different request with this `Idempotency-Key` before: use a new key for each new request. */
        IdempotencyKeyReused2: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["IdempotencyKeyReused"];
            };
        };
        /**
         * - `too_many_sign_ins`: Too many sign-ins.
         *     - `rate_limited`: Rate limit reached.
         */
        TooManyRequests3: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "Retry-After": components["headers"]["Retry-After"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["TooManySignIns"] | Schemas["RateLimited"];
            };
        };
        /** Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
        InternalError5: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["InternalError"];
            };
        };
        /**
         * - `node_busy`: Node busy.
         *     - `database_unavailable`: Database unavailable.
         *     - `outcome_unknown`: Outcome unknown.
         */
        ServiceUnavailable5: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "Retry-After": components["headers"]["Retry-After"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["NodeBusy"] | Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
            };
        };
        /**
         * - `credential_missing`: Credential missing.
         *     - `credential_malformed`: Malformed credential.
         *     - `credential_checksum_failed`: Mistyped key.
         *     - `credential_unknown`: Unknown credential.
         *     - `credential_revoked`: Revoked key.
         *     - `credential_expired`: Expired credential.
         */
        Unauthorized5: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["CredentialMissing"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
            };
        };
        /**
         * - `account_disabled`: Account disabled.
         *     - `single_operator_mode`: Single-operator mode.
         *     - `cross_site_request`: Cross-site request.
         *     - `session_required`: Session required.
         *     - `wrong_password`: Wrong password.
         *     - `recent_sign_in_required`: Sign in again.
         */
        Forbidden5: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["CrossSiteRequest"] | Schemas["SessionRequired"] | Schemas["WrongPassword"] | Schemas["RecentSignInRequired"];
            };
        };
        /**
         * - `malformed_json`: Malformed JSON.
         *     - `json_too_deep`: JSON nested too deeply.
         *     - `invalid_body`: Invalid body.
         *     - `unknown_member`: Unknown body field.
         *     - `invalid_query`: Invalid query parameter.
         *     - `unknown_query_parameter`: Unknown query parameter.
         *     - `duplicate_query_parameter`: Duplicate query parameter.
         *     - `duplicate_session_cookie`: Multiple sessions.
         */
        BadRequest6: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
            };
        };
        /**
         * - `account_disabled`: Account disabled.
         *     - `single_operator_mode`: Single-operator mode.
         *     - `cross_site_request`: Cross-site request.
         *     - `session_required`: Session required.
         */
        Forbidden6: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["CrossSiteRequest"] | Schemas["SessionRequired"];
            };
        };
        /** Body too large. A body may have 1,000,000 bytes and 20,000 JSON values; AgentFacts and agent cards may have 262,144 bytes. */
        BodyTooLarge5: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["BodyTooLarge"];
            };
        };
        /** Unsupported media type. Send `Content-Type: application/json`, without `Content-Encoding`. */
        UnsupportedMediaType5: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["UnsupportedMediaType"];
            };
        };
        /**
         * - `storage_limit_reached`: Storage limit reached.
         *     - `rate_limited`: Rate limit reached.
         */
        TooManyRequests4: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "Retry-After": components["headers"]["Retry-After"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["StorageLimitReached"] | Schemas["RateLimited"];
            };
        };
        /**
         * - `node_busy`: Node busy.
         *     - `database_unavailable`: Database unavailable.
         *     - `outcome_unknown`: Outcome unknown.
         */
        ServiceUnavailable6: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["NodeBusy"] | Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
            };
        };
        /**
         * - `invalid_query`: Invalid query parameter.
         *     - `unknown_query_parameter`: Unknown query parameter.
         *     - `duplicate_query_parameter`: Duplicate query parameter.
         */
        BadRequest7: {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"];
            };
        };
        /**
         * - `unexpected_body`: Unexpected body.
         *     - `invalid_query`: Invalid query parameter.
         *     - `unknown_query_parameter`: Unknown query parameter.
         *     - `duplicate_query_parameter`: Duplicate query parameter.
         *     - `duplicate_session_cookie`: Multiple sessions.
         */
        BadRequest8: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["UnexpectedBody"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
            };
        };
        /**
         * - `database_unavailable`: Database unavailable.
         *     - `outcome_unknown`: Outcome unknown.
         */
        ServiceUnavailable7: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
            };
        };
        /**
         * - `invalid_query`: Invalid query parameter.
         *     - `unknown_query_parameter`: Unknown query parameter.
         *     - `duplicate_query_parameter`: Duplicate query parameter.
         *     - `duplicate_session_cookie`: Multiple sessions.
         */
        BadRequest9: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
            };
        };
        /**
         * - `invalid_query`: Invalid query parameter.
         *     - `unknown_query_parameter`: Unknown query parameter.
         *     - `duplicate_query_parameter`: Duplicate query parameter.
         *     - `duplicate_session_cookie`: Multiple sessions.
         */
        BadRequest10: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
            };
        };
        /** No identity provider. This node has no identity provider: sign in with e-mail address and password. */
        OidcNotConfigured: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["OidcNotConfigured"];
            };
        };
        /** Rate limit reached. Your network (IPv4 address, IPv6 /64), or your account with its sessions, sent too many requests of this kind: try again after `Retry-After` seconds. `detail` says which limit it is. */
        RateLimited: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "Retry-After": components["headers"]["Retry-After"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["RateLimited"];
            };
        };
        /**
         * - `malformed_json`: Malformed JSON.
         *     - `json_too_deep`: JSON nested too deeply.
         *     - `invalid_body`: Invalid body.
         *     - `unknown_member`: Unknown body field.
         *     - `invalid_query`: Invalid query parameter.
         *     - `unknown_query_parameter`: Unknown query parameter.
         *     - `duplicate_query_parameter`: Duplicate query parameter.
         *     - `duplicate_session_cookie`: Multiple sessions.
         */
        BadRequest11: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
            };
        };
        /**
         * - `account_disabled`: Account disabled.
         *     - `single_operator_mode`: Single-operator mode.
         *     - `insufficient_scope`: Insufficient scope.
         *     - `cross_site_request`: Cross-site request.
         *     - `owner_required`: Owner required.
         */
        Forbidden7: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * `Bearer realm="registry"` with the error and the scope (RFC 6750 section 3.1).
                 * @example Bearer realm="registry", error="insufficient_scope", scope="agents:write"
                 */
                "WWW-Authenticate"?: string;
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["InsufficientScope"] | Schemas["CrossSiteRequest"] | Schemas["OwnerRequired"];
            };
        };
        /** No such account. No account has this id. */
        AccountNotFound: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["AccountNotFound"];
            };
        };
        /**
         * - `unexpected_body`: Unexpected body.
         *     - `invalid_query`: Invalid query parameter.
         *     - `unknown_query_parameter`: Unknown query parameter.
         *     - `duplicate_query_parameter`: Duplicate query parameter.
         *     - `duplicate_session_cookie`: Multiple sessions.
         */
        BadRequest12: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["UnexpectedBody"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
            };
        };
        /** Idempotency key reused. You sent a different request with this `Idempotency-Key` before: use a new key for each new request. */
        IdempotencyKeyReused3: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["IdempotencyKeyReused"];
            };
        };
        /** No such key. You have no key with this id. */
        KeyNotFound: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["KeyNotFound"];
            };
        };
        /**
         * - `account_disabled`: Account disabled.
         *     - `single_operator_mode`: Single-operator mode.
         *     - `insufficient_scope`: Insufficient scope.
         *     - `cross_site_request`: Cross-site request.
         */
        Forbidden8: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * `Bearer realm="registry"` with the error and the scope (RFC 6750 section 3.1).
                 * @example Bearer realm="registry", error="insufficient_scope", scope="agents:write"
                 */
                "WWW-Authenticate"?: string;
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["InsufficientScope"] | Schemas["CrossSiteRequest"];
            };
        };
        /**
         * - `account_disabled`: Account disabled.
         *     - `single_operator_mode`: Single-operator mode.
         *     - `insufficient_scope`: Insufficient scope.
         */
        Forbidden9: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * `Bearer realm="registry"` with the error and the scope (RFC 6750 section 3.1).
                 * @example Bearer realm="registry", error="insufficient_scope", scope="agents:write"
                 */
                "WWW-Authenticate"?: string;
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["InsufficientScope"];
            };
        };
        /** No such claim. Your account has no claim to this domain. */
        DomainNotFound: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["DomainNotFound"];
            };
        };
        /**
         * - `quota_exceeded`: Quota exceeded.
         *     - `rate_limited`: Rate limit reached.
         */
        TooManyRequests5: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "Retry-After": components["headers"]["Retry-After"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["QuotaExceeded"] | Schemas["RateLimited"];
            };
        };
        /**
         * - `account_disabled`: Account disabled.
         *     - `single_operator_mode`: Single-operator mode.
         *     - `insufficient_scope`: Insufficient scope.
         *     - `cross_site_request`: Cross-site request.
         *     - `not_offer_recipient`: Not the recipient.
         */
        Forbidden10: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * `Bearer realm="registry"` with the error and the scope (RFC 6750 section 3.1).
                 * @example Bearer realm="registry", error="insufficient_scope", scope="agents:write"
                 */
                "WWW-Authenticate"?: string;
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["InsufficientScope"] | Schemas["CrossSiteRequest"] | Schemas["NotOfferRecipient"];
            };
        };
        /** No such offer. No offer to or by your account has this id, or no offer has this token: it may have been used. Ended offers are deleted after 30 days. */
        OfferNotFound: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["OfferNotFound"];
            };
        };
        /** Offer not open. The state of the offer does not permit this: only an offered one can be accepted or declined, and only an offered or accepted one can be cancelled. */
        OfferNotOpen: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["OfferNotOpen"];
            };
        };
        /**
         * - `malformed_json`: Malformed JSON.
         *     - `json_too_deep`: JSON nested too deeply.
         *     - `invalid_body`: Invalid body.
         *     - `unknown_member`: Unknown body field.
         *     - `invalid_query`: Invalid query parameter.
         *     - `unknown_query_parameter`: Unknown query parameter.
         *     - `duplicate_query_parameter`: Duplicate query parameter.
         *     - `duplicate_session_cookie`: Multiple sessions.
         *     - `invalid_header`: Invalid header.
         */
        BadRequest13: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"] | Schemas["InvalidHeader"];
            };
        };
        /**
         * - `invalid_query`: Invalid query parameter.
         *     - `unknown_query_parameter`: Unknown query parameter.
         *     - `duplicate_query_parameter`: Duplicate query parameter.
         *     - `invalid_cursor`: Invalid cursor.
         */
        BadRequest14: {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidCursor"];
            };
        };
        /** The client has made a conditional request and the resource has not been modified. */
        NotModified4: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                ETag: components["headers"]["ETag"];
                /**
                 * `no-cache`: a cache may store the response, but must revalidate it before each use.
                 * @example no-cache
                 */
                "Cache-Control": string;
                /**
                 * `Accept`: the response is a web page if `Accept` names `text/html` and prefers it to JSON, as that of browsers does.
                 * @example Accept
                 */
                Vary: string;
                /**
                 * The resources that the page may load: files of the node only, nothing inline.
                 * @example default-src 'none'; script-src 'self'; style-src 'self'
                 */
                "Content-Security-Policy"?: string;
                /**
                 * The referrer that links of the page send to other sites: only the node's origin.
                 * @example strict-origin-when-cross-origin
                 */
                "Referrer-Policy"?: string;
                /**
                 * `same-origin`: pages of other sites cannot access the window of this page.
                 * @example same-origin
                 */
                "Cross-Origin-Opener-Policy"?: string;
                /**
                 * The browser features that the page may use: none of these.
                 * @example camera=(), geolocation=(), microphone=()
                 */
                "Permissions-Policy"?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** No such tile. The path is not in its canonical form, or the published log is smaller. */
        TileNotFound: {
            headers: {
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["TileNotFound"];
            };
        };
        /**
         * - `account_disabled`: Account disabled.
         *     - `single_operator_mode`: Single-operator mode.
         *     - `insufficient_scope`: Insufficient scope.
         *     - `owner_required`: Owner required.
         *     - `cross_site_request`: Cross-site request.
         */
        Forbidden11: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * `Bearer realm="registry"` with the error and the scope (RFC 6750 section 3.1).
                 * @example Bearer realm="registry", error="insufficient_scope", scope="agents:write"
                 */
                "WWW-Authenticate"?: string;
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["InsufficientScope"] | Schemas["OwnerRequired"] | Schemas["CrossSiteRequest"];
            };
        };
        /**
         * - `malformed_json`: Malformed JSON.
         *     - `json_too_deep`: JSON nested too deeply.
         *     - `invalid_body`: Invalid body.
         *     - `unknown_member`: Unknown body field.
         *     - `callback_url_rejected`: Callback URL rejected.
         *     - `invalid_query`: Invalid query parameter.
         *     - `unknown_query_parameter`: Unknown query parameter.
         *     - `duplicate_query_parameter`: Duplicate query parameter.
         *     - `duplicate_session_cookie`: Multiple sessions.
         *     - `invalid_header`: Invalid header.
         */
        BadRequest15: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["CallbackUrlRejected"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"] | Schemas["InvalidHeader"];
            };
        };
        /**
         * - `subscription_limit_reached`: Too many subscriptions.
         *     - `callback_host_limit_reached`: Too many subscriptions at one callback host.
         *     - `idempotency_key_in_use`: Idempotency key in use.
         */
        Conflict: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * Seconds to wait.
                 * @example 5
                 */
                "Retry-After"?: number;
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["SubscriptionLimitReached"] | Schemas["CallbackHostLimitReached"] | Schemas["IdempotencyKeyInUse"];
            };
        };
        /** No such subscription. No subscription has this id, or it belongs to another account. */
        SubscriptionNotFound: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["SubscriptionNotFound"];
            };
        };
        /**
         * - `account_disabled`: Account disabled.
         *     - `single_operator_mode`: Single-operator mode.
         *     - `insufficient_scope`: Insufficient scope.
         *     - `not_subscription_owner`: Not the subscription's owner.
         *     - `cross_site_request`: Cross-site request.
         *     - `subscription_disabled_by_operator`: Subscription disabled by the operator.
         */
        Forbidden12: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * `Bearer realm="registry"` with the error and the scope (RFC 6750 section 3.1).
                 * @example Bearer realm="registry", error="insufficient_scope", scope="agents:write"
                 */
                "WWW-Authenticate"?: string;
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["InsufficientScope"] | Schemas["NotSubscriptionOwner"] | Schemas["CrossSiteRequest"] | Schemas["SubscriptionDisabledByOperator"];
            };
        };
        /**
         * - `account_disabled`: Account disabled.
         *     - `single_operator_mode`: Single-operator mode.
         *     - `insufficient_scope`: Insufficient scope.
         *     - `not_subscription_owner`: Not the subscription's owner.
         *     - `cross_site_request`: Cross-site request.
         */
        Forbidden13: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * `Bearer realm="registry"` with the error and the scope (RFC 6750 section 3.1).
                 * @example Bearer realm="registry", error="insufficient_scope", scope="agents:write"
                 */
                "WWW-Authenticate"?: string;
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["InsufficientScope"] | Schemas["NotSubscriptionOwner"] | Schemas["CrossSiteRequest"];
            };
        };
        /**
         * - `account_disabled`: Account disabled.
         *     - `single_operator_mode`: Single-operator mode.
         *     - `insufficient_scope`: Insufficient scope.
         *     - `not_subscription_owner`: Not the subscription's owner.
         *     - `subscription_disabled_by_operator`: Subscription disabled by the operator.
         *     - `cross_site_request`: Cross-site request.
         */
        Forbidden14: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * `Bearer realm="registry"` with the error and the scope (RFC 6750 section 3.1).
                 * @example Bearer realm="registry", error="insufficient_scope", scope="agents:write"
                 */
                "WWW-Authenticate"?: string;
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["InsufficientScope"] | Schemas["NotSubscriptionOwner"] | Schemas["SubscriptionDisabledByOperator"] | Schemas["CrossSiteRequest"];
            };
        };
        /** Idempotency key in use. A request with this `Idempotency-Key` is being processed: repeat it after `Retry-After` seconds. */
        IdempotencyKeyInUse: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "Retry-After": components["headers"]["Retry-After"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["IdempotencyKeyInUse"];
            };
        };
        /**
         * - `quota_exceeded`: Quota exceeded.
         *     - `too_many_deliveries`: Too many deliveries.
         *     - `storage_limit_reached`: Storage limit reached.
         *     - `rate_limited`: Rate limit reached.
         */
        TooManyRequests6: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "Retry-After": components["headers"]["Retry-After"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["QuotaExceeded"] | Schemas["TooManyDeliveries"] | Schemas["StorageLimitReached"] | Schemas["RateLimited"];
            };
        };
        /**
         * - `invalid_cursor`: Invalid cursor.
         *     - `invalid_query`: Invalid query parameter.
         *     - `unknown_query_parameter`: Unknown query parameter.
         *     - `duplicate_query_parameter`: Duplicate query parameter.
         *     - `duplicate_session_cookie`: Multiple sessions.
         */
        BadRequest16: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["InvalidCursor"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
            };
        };
        /**
         * - `subscription_not_found`: No such subscription.
         *     - `delivery_not_found`: No such delivery.
         */
        NotFound2: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["SubscriptionNotFound"] | Schemas["DeliveryNotFound"];
            };
        };
        /**
         * - `agent_moved`: Agent renamed.
         *     - `idempotency_key_in_use`: Idempotency key in use.
         */
        Conflict2: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * Seconds to wait.
                 * @example 5
                 */
                "Retry-After"?: number;
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["AgentIdMoved"] | Schemas["IdempotencyKeyInUse"];
            };
        };
        /** No such peer. No peer has this id, or it was removed. */
        PeerNotFound: {
            headers: {
                /**
                 * `no-store`: no cache may store a response that is meant for one caller.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["PeerNotFound"];
            };
        };
        /**
         * - `credential_malformed`: Malformed credential.
         *     - `credential_checksum_failed`: Mistyped key.
         *     - `credential_unknown`: Unknown credential.
         *     - `credential_revoked`: Revoked key.
         *     - `credential_expired`: Expired credential.
         */
        Unauthorized6: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * The resources that the page may load: files of the node only, nothing inline.
                 * @example default-src 'none'; script-src 'self'; style-src 'self'
                 */
                "Content-Security-Policy": string;
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                "Permissions-Policy": components["headers"]["Permissions-Policy"];
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                "text/html": string;
            };
        };
        /** Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
        AccountDisabled2: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * The resources that the page may load: files of the node only, nothing inline.
                 * @example default-src 'none'; script-src 'self'; style-src 'self'
                 */
                "Content-Security-Policy": string;
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                "Permissions-Policy": components["headers"]["Permissions-Policy"];
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["AccountDisabled"];
                "text/html": string;
            };
        };
        /** Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
        InternalError6: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * The resources that the page may load: files of the node only, nothing inline.
                 * @example default-src 'none'; script-src 'self'; style-src 'self'
                 */
                "Content-Security-Policy": string;
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                "Permissions-Policy": components["headers"]["Permissions-Policy"];
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["InternalError"];
                "text/html": string;
            };
        };
        /** Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
        DatabaseUnavailable4: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * The resources that the page may load: files of the node only, nothing inline.
                 * @example default-src 'none'; script-src 'self'; style-src 'self'
                 */
                "Content-Security-Policy": string;
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                "Permissions-Policy": components["headers"]["Permissions-Policy"];
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["DatabaseUnavailable"];
                "text/html": string;
            };
        };
        /**
         * - `invalid_query`: Invalid query parameter.
         *     - `duplicate_query_parameter`: Duplicate query parameter.
         */
        BadRequest17: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * The resources that the page may load: files of the node only, nothing inline.
                 * @example default-src 'none'; script-src 'self'; style-src 'self'
                 */
                "Content-Security-Policy": string;
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                "Permissions-Policy": components["headers"]["Permissions-Policy"];
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["InvalidQuery"] | Schemas["DuplicateQueryParameter"];
                "text/html": string;
            };
        };
        /** The feed has not changed. */
        NotModified5: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /** The validator of the feed. */
                ETag: string;
                /**
                 * `no-cache`: send `If-None-Match`.
                 * @example no-cache
                 */
                "Cache-Control": string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** Invalid query parameter. A value has the wrong type or exceeds its limits: see `errors`. */
        InvalidQuery: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * The resources that the page may load: files of the node only, nothing inline.
                 * @example default-src 'none'; script-src 'self'; style-src 'self'
                 */
                "Content-Security-Policy": string;
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                "Permissions-Policy": components["headers"]["Permissions-Policy"];
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["InvalidQuery"];
                "text/html": string;
            };
        };
        /** No such agent. No agent is registered with this id, or no agent can have it. Ids are case-sensitive. */
        AgentNotFound4: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * The resources that the page may load: files of the node only, nothing inline.
                 * @example default-src 'none'; script-src 'self'; style-src 'self'
                 */
                "Content-Security-Policy": string;
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                "Permissions-Policy": components["headers"]["Permissions-Policy"];
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["AgentNotFound"];
                "text/html": string;
            };
        };
        /** Agent deleted. The id is reserved: only the agent's owner may register it again. */
        AgentTombstoned4: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "API-Version": components["headers"]["API-Version"];
                /**
                 * The resources that the page may load: files of the node only, nothing inline.
                 * @example default-src 'none'; script-src 'self'; style-src 'self'
                 */
                "Content-Security-Policy": string;
                "Referrer-Policy": components["headers"]["Referrer-Policy"];
                "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                "Permissions-Policy": components["headers"]["Permissions-Policy"];
                /**
                 * `no-store`: no cache may store an error, because the next request may succeed.
                 * @example no-store
                 */
                "Cache-Control"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Schemas["AgentTombstoned"];
                "text/html": string;
            };
        };
        /** A redirect, which is not followed: a failure. Ten consecutive failures disable the subscription. */
        Status3XX: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** The receiver rejected the delivery: a failure. Ten consecutive failures disable the subscription. */
        Status4XX: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** The receiver had an error: a failure. Ten consecutive failures disable the subscription. */
        Status5XX: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * The id of an agent.
         * @example weather-agent
         */
        "ActivityForm.agent_id": string;
        /** Only events before this one, for the next page. */
        "ActivityForm.before": number;
        /** The first day. */
        "ActivityForm.from": string;
        /** The last day. */
        "ActivityForm.to": string;
        /**
         * An event type.
         * @example agent.registered
         */
        "ActivityForm.type": "agent.registered" | "agent.deprecated" | "cert.issued" | "cert.revoked" | "reputation.updated" | "compliance.violation" | "federation.peer_added" | "";
        /** Only agents that changed after this change. `/list` then returns them in the order of the changes, oldest first. */
        "AgentFilters.after_seq": number;
        /**
         * Filter by capability: agents with any of these.
         * @example [
         *       "streaming"
         *     ]
         */
        "AgentFilters.capabilities": string[];
        /**
         * Filter by certification: agents with an active certification of any of these levels. An expired one counts until its expiry is written, shortly after.
         * @example [
         *       "audited"
         *     ]
         */
        "AgentFilters.certification": ("self_attested" | "basic" | "verified" | "audited")[];
        /**
         * Filter by grade: agents whose reputation has any of these. In a URL, `A+` is `A%2B`.
         * @example [
         *       "A",
         *       "B"
         *     ]
         */
        "AgentFilters.grade": ("A+" | "A" | "B" | "C" | "D" | "F" | "NR")[];
        /**
         * Filter by liveness. `true`: agents found to respond (`up`, `auth`). `false`: found not to (`down`, `dormant`). Others are in neither: `live_unknown` counts them.
         * @example true
         */
        "AgentFilters.live": "true" | "false";
        /**
         * Filter by protocol: agents with any of these.
         * @example [
         *       "a2a"
         *     ]
         */
        "AgentFilters.protocol": ("a2a" | "mcp" | "http" | "nlweb" | "acp" | "other")[];
        /**
         * Filter by provider: complete names, case-insensitive.
         * @example [
         *       "Example Weather Ltd"
         *     ]
         */
        "AgentFilters.provider": string[];
        /**
         * Filter by skill id: agents with any of these.
         * @example [
         *       "hourly-forecast"
         *     ]
         */
        "AgentFilters.skills": string[];
        /**
         * Filter by source: `local`, or ids of peers.
         * @example [
         *       "local"
         *     ]
         */
        "AgentFilters.source": string[];
        /**
         * Filter by status. Default: `active,deprecated`; with `after_seq` or `updated_since`: all.
         * @example [
         *       "active"
         *     ]
         */
        "AgentFilters.status": ("active" | "deprecated" | "suspended" | "tombstoned")[];
        /**
         * Filter by tag: agents with any of these.
         * @example [
         *       "weather",
         *       "climate"
         *     ]
         */
        "AgentFilters.tags": string[];
        /**
         * Filter by tag: agents with all of these.
         * @example [
         *       "weather",
         *       "marine"
         *     ]
         */
        "AgentFilters.tags_all": string[];
        /** Only agents that changed at this time or later. `/list` then returns them in the order of the changes, oldest first. */
        "AgentFilters.updated_since": string;
        /**
         * Filter by how far the URLs of agents are verified: agents with any of these levels.
         * @example [
         *       "domain"
         *     ]
         */
        "AgentFilters.verified": ("none" | "url" | "host" | "domain")[];
        /** The agent's id. A text that cannot be an id is one that no agent has: 404. */
        AgentPath: string;
        /**
         * Only entries that contain this text. `A` to `Z` are the same in either case.
         * @example weather
         */
        ContainedText: string;
        /**
         * W3C Trace Context: the span of the request that this delivery is. Sent by nodes that export traces; the trace is that of the change, if the attempt followed it directly.
         * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
         */
        "DeliveryHeaders.traceparent": string;
        /**
         * `Registry-Node/` and the node's version.
         * @example Registry-Node/0.1.0
         */
        "DeliveryHeaders.user_agent": string;
        /**
         * Standard Webhooks: the event's idempotency key.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        "DeliveryHeaders.webhook_id": string;
        /**
         * Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; several, separated by spaces. Each secret signs with three keys: its 32 bytes (as in `whsec_…`), the 48 bytes that its digits are in base64, and its text. During a rotation the previous secret signs too, after the new one.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        "DeliveryHeaders.webhook_signature": string;
        /**
         * Standard Webhooks: when this attempt was made, in epoch seconds. Reject deliveries that are older than five minutes.
         * @example 1793491200
         */
        "DeliveryHeaders.webhook_timestamp": string;
        /**
         * The event's idempotency key.
         * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        "DeliveryHeaders.x_idempotency_key": string;
        /**
         * The number of the attempt, from 1.
         * @example 1
         */
        "DeliveryHeaders.x_webhook_attempt": number;
        /** The event type. */
        "DeliveryHeaders.x_webhook_event": "agent.registered" | "agent.deprecated" | "cert.issued" | "cert.revoked" | "reputation.updated" | "compliance.violation" | "federation.peer_added";
        /**
         * `sha256=` and the HMAC-SHA256 of the raw body in hex. The key is the UTF-8 text of the 64-character secret; after a rotation, of the new one.
         * @example sha256=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
         */
        "DeliveryHeaders.x_webhook_signature": string;
        /**
         * `true` for a test that the subscription's owner requested. Absent for real events.
         * @example true
         */
        "DeliveryHeaders.x_webhook_test": "true";
        /** The domain. */
        DomainPath: string;
        /**
         * The fields to count the agents by.
         * @example [
         *       "tags",
         *       "protocol"
         *     ]
         */
        FacetQuery: Schemas["Facet"][];
        /** Only events about this agent. */
        "FeedFilters.agent_id": string;
        /**
         * Only these types.
         * @example [
         *       "agent.registered"
         *     ]
         */
        "FeedFilters.types": ("agent.registered" | "agent.deprecated" | "cert.issued" | "cert.revoked" | "reputation.updated" | "compliance.violation" | "federation.peer_added")[];
        /** @example weather-agent */
        "Gallery.NameParts.name": string;
        /** @example com.example.registry */
        "Gallery.NameParts.publisher": string;
        /** @example com.example.registry/weather-agent */
        "Gallery.NamePath": string;
        /**
         * `latest`, or the version of the agent.
         * @example latest
         */
        "Gallery.VersionPath": string;
        /**
         * A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        IdempotencyKey: string;
        /**
         * The ETag that your change is based on, or `*` for any (RFC 9110 section 13.1.1). That of a compressed response matches too (`W/"88121"`, or `"88121-gzip"` of a proxy): it names the state of the resource.
         * @example "88121"
         */
        IfMatch: string;
        /**
         * `Last-Modified` of the response that you have (RFC 9110 section 13.1.3). Ignored beside `If-None-Match`, and if it is not an HTTP date.
         * @example Fri, 20 Nov 2026 16:15:00 GMT
         */
        IfModifiedSince: string;
        /**
         * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
         * @example "88121"
         */
        IfNoneMatch: string;
        /** The key's id. */
        KeyPath: string;
        /**
         * The id.
         * @example weather-agent
         */
        "Nanda.IdPath": string;
        /**
         * Capabilities, of which an agent has one.
         * @example [
         *       "streaming"
         *     ]
         */
        "Nanda.Search.capabilities": FacadeSchemas["Nanda.Value"][];
        /**
         * The maximum number of agents, at most 100.
         * @example 50
         */
        "Nanda.Search.limit": number;
        /**
         * The need, in plain words. Empty: all agents.
         * @example weather
         */
        "Nanda.Search.q": string;
        /**
         * Tags, of which an agent has one.
         * @example [
         *       "weather"
         *     ]
         */
        "Nanda.Search.tags": FacadeSchemas["Nanda.Value"][];
        /** The id of the offer. */
        OfferPath: string;
        /**
         * Only these agents: at most 100, repeated or separated by commas.
         * @example [
         *       "weather-agent"
         *     ]
         */
        "OwnedAgentFilters.agent_id": string[];
        /**
         * Filter by status. Default: all except `tombstoned`.
         * @example [
         *       "suspended"
         *     ]
         */
        "OwnedAgentFilters.status": ("active" | "deprecated" | "suspended" | "tombstoned")[];
        /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
        "PageQuery.cursor": string;
        /**
         * The maximum number of entries in the response. 1 to 100.
         * @example 50
         */
        "PageQuery.limit": number;
        /** The peer's id. */
        PeerPath: string;
        /**
         * `respond-async` (RFC 7240 section 4.1): respond as soon as the change is committed. Without it, the response waits until each delivery of the event has been attempted, at most 10 seconds or what the node's operator has set, and at most 1 second for a receiver that did not respond to its last delivery in time. Other preferences are ignored.
         * @example respond-async
         */
        Prefer: string;
        /**
         * The change that the response must include, with all before it: the `Registry-Seq` of an earlier response, or the `seq` of an event. Without it, a node with replicas may respond with a state that is up to 5 seconds old, if you send no credential and the request is not about a later page (`cursor`, `after_seq`, `updated_since`).
         * @example 88121
         */
        ReadAfter: string;
        /**
         * A capability.
         * @example streaming
         */
        "SearchForm.capabilities": string;
        /**
         * The level of a certification.
         * @example audited
         */
        "SearchForm.certification": "self_attested" | "basic" | "verified" | "audited" | "";
        /** The position of the next page of results. */
        "SearchForm.cursor": string;
        /**
         * A grade.
         * @example B
         */
        "SearchForm.grade": "A+" | "A" | "B" | "C" | "D" | "F" | "NR" | "";
        /**
         * Whether agents respond.
         * @example true
         */
        "SearchForm.live": "true" | "false" | "";
        /**
         * A protocol.
         * @example a2a
         */
        "SearchForm.protocol": "a2a" | "mcp" | "http" | "nlweb" | "acp" | "other" | "";
        /** The name of a provider. */
        "SearchForm.provider": string;
        /**
         * The search query.
         * @example weather forecast
         */
        "SearchForm.q": string;
        /**
         * The id of a skill.
         * @example hourly-forecast
         */
        "SearchForm.skills": string;
        /**
         * The order of the results of a search. Lists without search words are always the newest first.
         * @example updated
         */
        "SearchForm.sort": "relevance" | "newest" | "updated" | "name" | "reputation" | "";
        /**
         * `local`, or the id of a peer.
         * @example local
         */
        "SearchForm.source": string;
        /**
         * A status.
         * @example active
         */
        "SearchForm.status": "active" | "deprecated" | "suspended" | "tombstoned" | "";
        /** The same as `tags`, for links that people write. */
        "SearchForm.tag": string;
        /** A tag. */
        "SearchForm.tags": string;
        /**
         * How far the URLs of agents are verified.
         * @example domain
         */
        "SearchForm.verified": "none" | "url" | "host" | "domain" | "";
        /**
         * Only these actions: repeated or separated by commas.
         * @example [
         *       "sign_in_failed"
         *     ]
         */
        "SecurityLogFilters.action": Schemas["SecurityAction"][];
        /** Only entries from this time on. */
        "SecurityLogFilters.since": string;
        /**
         * The place of the tile. It contains slashes, which may be sent as they are or percent-encoded.
         * @example 0/x001/x234/067
         */
        TilePath: string;
        /**
         * The name of the log. It contains slashes, which may be sent as they are or percent-encoded.
         * @example registry.example.org/log
         */
        WatchedLogPath: string;
        /**
         * Only subscriptions with this status.
         * @example [
         *       "disabled"
         *     ]
         */
        "WebhookFilters.status": ("active" | "paused" | "disabled")[];
        /** The subscription's id. */
        WebhookPath: string;
    };
    requestBodies: never;
    headers: {
        /**
         * The limits that apply: requests (`q`) in a window of `w` seconds (draft-ietf-httpapi-ratelimit-headers). `month` is the quota of the key; other names are limits of the client network.
         * @example "month";q=1000;w=2592000
         */
        "RateLimit-Policy": string;
        /**
         * The remaining requests (`r`), and the seconds until the window ends (`t`).
         * @example "month";r=412;t=950400
         */
        RateLimit: string;
        /**
         * The number of requests that the key has per month.
         * @example 1000
         */
        "X-RateLimit-Limit": number;
        /**
         * The remaining requests of this month.
         * @example 412
         */
        "X-RateLimit-Remaining": number;
        /**
         * When the quota resets: seconds since 1970-01-01T00:00:00Z.
         * @example 1796083200
         */
        "X-RateLimit-Reset": number;
        /**
         * When writing without a credential became deprecated (RFC 9745).
         * @example @1795132800
         */
        Deprecation: string;
        /**
         * When such writes will be rejected, if a date is set (RFC 8594).
         * @example Fri, 01 Jan 2027 00:00:00 GMT
         */
        Sunset: string;
        /**
         * The state that includes the change. Send it with your next reads, and they include the change too.
         * @example 88121
         */
        "Registry-Seq": number;
        /**
         * `no-store`.
         * @example no-store
         */
        "Cache-Control": string;
        /**
         * The request id: your own `X-Request-Id` if it matches `^[\w-]{1,64}$`, otherwise generated by the node.
         * @example 0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
         */
        "X-Request-Id": string;
        /**
         * The version of the contract that the node implements.
         * @example 0.1.0
         */
        "API-Version": string;
        /**
         * The session: an opaque token in the cookie `access_token` (HttpOnly, SameSite=Lax, Secure on https).
         * @example access_token=…; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax
         */
        "Set-Cookie": string;
        /**
         * `Bearer realm="registry"` with the error (RFC 6750 section 3).
         * @example Bearer realm="registry", error="invalid_token"
         */
        "WWW-Authenticate": string;
        /**
         * Seconds to wait.
         * @example 5
         */
        "Retry-After": number;
        /**
         * A page of the node.
         * @example /
         */
        Location: string;
        /** The validator of this representation. */
        ETag: string;
        /**
         * The logo loads nothing but the icon inside, and runs nothing, also if it is opened by itself.
         * @example default-src 'none'; img-src data:; sandbox
         */
        "Content-Security-Policy": string;
        /**
         * When the record of the agent last changed, as an HTTP date.
         * @example Fri, 20 Nov 2026 16:15:00 GMT
         */
        "Last-Modified": string;
        /**
         * `A2A-Version`: clients name the version that they speak, and a later version of the node may choose by it.
         * @example A2A-Version
         */
        Vary: string;
        /**
         * The SHA-256 of the body (RFC 9530).
         * @example sha-256=:n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=:
         */
        "Content-Digest": string;
        /**
         * The signature.
         * @example sig1=:1VeWaHVYZ6rHpzTWkiHQEsl3ZzXbcJWGYAwdSKGX+vJUVUlqLGvNDyDuW4xJRPgQnHXFFHEZJW2J2UAMVeHlDA==:
         */
        Signature: string;
        /**
         * What is signed: the host that was requested.
         * @example sig1=("@authority";req);created=1763640900;expires=1763727300;keyid="kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k";alg="ed25519";tag="http-message-signatures-directory"
         */
        "Signature-Input": string;
        /**
         * The referrer that links of the page send to other sites: only the node's origin.
         * @example strict-origin-when-cross-origin
         */
        "Referrer-Policy": string;
        /**
         * `same-origin`: pages of other sites cannot access the window of this page.
         * @example same-origin
         */
        "Cross-Origin-Opener-Policy": string;
        /**
         * The browser features that the page may use: none of these.
         * @example camera=(), geolocation=(), microphone=()
         */
        "Permissions-Policy": string;
        /**
         * The catalog itself, also for a HEAD request (RFC 9727 section 3).
         * @example <https://registry.example.com/.well-known/api-catalog>; rel="api-catalog"
         */
        Link: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    ard_search: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FacadeSchemas["Ard.SearchRequest"];
            };
        };
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Ard.SearchResponse"];
                };
            };
            400: components["responses"]["Ard.Invalid"];
            413: components["responses"]["Ard.TooLarge"];
            415: components["responses"]["Ard.Unsupported"];
            429: components["responses"]["Ard.RateLimited"];
            500: components["responses"]["Ard.Failed"];
            503: components["responses"]["Ard.Unavailable"];
        };
    };
    ard_mcp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The version of the protocol.
                 * @example 2025-11-25
                 */
                "MCP-Protocol-Version"?: Schemas["McpRequestedVersion"];
                /**
                 * By version 2026-07-28: the method of the request.
                 * @example tools/call
                 */
                "Mcp-Method"?: string;
                /**
                 * By version 2026-07-28: the name of the called tool.
                 * @example search
                 */
                "Mcp-Name"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["McpMessage"] | Schemas["McpBatch"];
            };
        };
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["McpAnswer"] | Schemas["McpAnswers"];
                };
            };
            /** The notification was accepted. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The message was rejected by the rules of the Model Context Protocol: an invalid message or version (400), or an unknown method (404). */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["McpRejection"] | FacadeSchemas["Ard.Invalid"];
                };
            };
            404: components["responses"]["McpRejection"];
            /** The body is too large. */
            413: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Ard.TooLarge"];
                };
            };
            /** The body is not JSON. */
            415: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Ard.Unsupported"];
                };
            };
            500: components["responses"]["Ard.Failed2"];
        };
    };
    ard_get: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example urn:air:registry.example.com:a2a:weather-agent */
                identifier: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Ard.Entry"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Ard.Invalid2"];
            404: components["responses"]["Ard.NotFound"];
            500: components["responses"]["Ard.Failed2"];
            503: components["responses"]["Ard.Unavailable2"];
        };
    };
    ard_list: {
        parameters: {
            query?: {
                /**
                 * Conditions, joined by `AND`: `displayName`, `type` or `publisherId` `=` a text in quotes, `createdAfter` or `updatedAfter` `=` a time in quotes.
                 * @example type = 'application/a2a-agent-card+json'
                 */
                filter?: string;
                /** A media type, with `offset`. */
                type?: FacadeSchemas["Ard.Type"];
                /**
                 * The maximum number of entries.
                 * @example 20
                 */
                pageSize?: number;
                /** `pageToken` of the previous response. */
                pageToken?: FacadeSchemas["Ard.PageToken"];
                /**
                 * The number of entries to skip.
                 * @example 0
                 */
                offset?: number;
            };
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Ard.Items"] | FacadeSchemas["Ard.Results"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Ard.Invalid2"];
            500: components["responses"]["Ard.Failed2"];
            503: components["responses"]["Ard.Unavailable2"];
        };
    };
    ard_explore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FacadeSchemas["Ard.ExploreRequest"];
            };
        };
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Ard.ExploreResponse"];
                };
            };
            400: components["responses"]["Ard.Invalid"];
            413: components["responses"]["Ard.TooLarge"];
            415: components["responses"]["Ard.Unsupported"];
            429: components["responses"]["Ard.RateLimited"];
            500: components["responses"]["Ard.Failed"];
            503: components["responses"]["Ard.Unavailable"];
        };
    };
    ard_catalog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * `<number>.json`, from 0.
                 * @example 0.json
                 */
                part: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A catalog as an AI Catalog. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/ai-catalog+json": FacadeSchemas["Ard.Catalog"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Ard.Invalid2"];
            404: components["responses"]["Ard.NotFound"];
            500: components["responses"]["Ard.Failed2"];
            503: components["responses"]["Ard.Unavailable2"];
        };
    };
    ard_manifest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Ard.Catalog"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Ard.Invalid2"];
            500: components["responses"]["Ard.Failed2"];
            503: components["responses"]["Ard.Unavailable2"];
        };
    };
    ard_aiCatalog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A catalog as an AI Catalog. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/ai-catalog+json": FacadeSchemas["Ard.Catalog"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Ard.Invalid2"];
            500: components["responses"]["Ard.Failed2"];
            503: components["responses"]["Ard.Unavailable2"];
        };
    };
    gallery_list: {
        parameters: {
            query?: {
                /** `nextCursor` of the previous response. */
                cursor?: string;
                /**
                 * The maximum number of servers, at most 100.
                 * @example 30
                 */
                limit?: number;
                /**
                 * Words to search.
                 * @example weather
                 */
                search?: string;
                /** Only servers that changed at this time or later. Deleted ones are included. */
                updated_since?: string;
                /**
                 * `latest`, or an exact version.
                 * @example latest
                 */
                version?: string;
                /**
                 * Whether deleted servers are included.
                 * @example false
                 */
                include_deleted?: string;
            };
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Gallery.ServerList"];
                };
            };
            304: components["responses"]["NotModified2"];
            /** The request is not valid. */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Gallery.Invalid"];
                };
            };
            /** Too many requests from your network. */
            429: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Gallery.RateLimited"];
                };
            };
            /** The node failed. */
            500: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Gallery.Failed"];
                };
            };
            /** The database of the node does not respond. */
            503: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Gallery.Unavailable"];
                };
            };
        };
    };
    gallery_file: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Gallery.ServerList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Gallery.Invalid"];
            500: components["responses"]["Gallery.Failed"];
            503: components["responses"]["Gallery.Unavailable"];
        };
    };
    gallery_versions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example com.example.registry/weather-agent */
                name: components["parameters"]["Gallery.NamePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Gallery.ServerList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Gallery.Invalid"];
            404: components["responses"]["Gallery.NotFound"];
            500: components["responses"]["Gallery.Failed"];
            503: components["responses"]["Gallery.Unavailable"];
        };
    };
    gallery_versionsUnencoded: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example com.example.registry */
                publisher: components["parameters"]["Gallery.NameParts.publisher"];
                /** @example weather-agent */
                name: components["parameters"]["Gallery.NameParts.name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Gallery.ServerList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Gallery.Invalid"];
            404: components["responses"]["Gallery.NotFound"];
            500: components["responses"]["Gallery.Failed"];
            503: components["responses"]["Gallery.Unavailable"];
        };
    };
    gallery_version: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example com.example.registry/weather-agent */
                name: components["parameters"]["Gallery.NamePath"];
                /**
                 * `latest`, or the version of the agent.
                 * @example latest
                 */
                version: components["parameters"]["Gallery.VersionPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Gallery.ServerResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Gallery.Invalid"];
            404: components["responses"]["Gallery.NotFound"];
            500: components["responses"]["Gallery.Failed"];
            503: components["responses"]["Gallery.Unavailable"];
        };
    };
    gallery_versionUnencoded: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example com.example.registry */
                publisher: components["parameters"]["Gallery.NameParts.publisher"];
                /** @example weather-agent */
                name: components["parameters"]["Gallery.NameParts.name"];
                /**
                 * `latest`, or the version of the agent.
                 * @example latest
                 */
                version: components["parameters"]["Gallery.VersionPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Gallery.ServerResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Gallery.Invalid"];
            404: components["responses"]["Gallery.NotFound"];
            500: components["responses"]["Gallery.Failed"];
            503: components["responses"]["Gallery.Unavailable"];
        };
    };
    gallery_card: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The agent's id.
                 * @example weather-agent
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A server card. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: string;
                    /**
                     * `public, max-age=3600`.
                     * @example public, max-age=3600
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/mcp-server-card+json": FacadeSchemas["Gallery.ServerCard"];
                };
            };
            304: components["responses"]["NotModified3"];
            400: components["responses"]["Gallery.Invalid"];
            404: components["responses"]["Gallery.NotFound"];
            500: components["responses"]["Gallery.Failed"];
            503: components["responses"]["Gallery.Unavailable"];
        };
    };
    gallery_nodeCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A server card. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: string;
                    /**
                     * `public, max-age=3600`.
                     * @example public, max-age=3600
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/mcp-server-card+json": FacadeSchemas["Gallery.ServerCard"];
                };
            };
            304: components["responses"]["NotModified3"];
            400: components["responses"]["Gallery.Invalid"];
            500: components["responses"]["Gallery.Failed"];
        };
    };
    nanda_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FacadeSchemas["Nanda.Registration"];
            };
        };
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Nanda.Registered"];
                };
            };
            400: components["responses"]["Nanda.Invalid"];
            401: components["responses"]["Nanda.Unauthorized"];
            403: components["responses"]["Nanda.Forbidden"];
            /** The body is too large. */
            413: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    /**
                     * How to authenticate.
                     * @example Bearer realm="registry"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Nanda.TooLarge"];
                };
            };
            /** The body is not JSON. */
            415: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    /**
                     * How to authenticate.
                     * @example Bearer realm="registry"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Nanda.Unsupported"];
                };
            };
            429: components["responses"]["Nanda.RateLimited"];
            500: components["responses"]["Nanda.Failed"];
            503: components["responses"]["Nanda.Unavailable"];
        };
    };
    nanda_lookup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The id.
                 * @example weather-agent
                 */
                id: components["parameters"]["Nanda.IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Nanda.Agent"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Nanda.Invalid"];
            404: components["responses"]["Nanda.NotFound"];
            500: components["responses"]["Nanda.Failed"];
            503: components["responses"]["Nanda.Unavailable"];
        };
    };
    nanda_list: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Nanda.Agents"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Nanda.Invalid"];
            500: components["responses"]["Nanda.Failed"];
            503: components["responses"]["Nanda.Unavailable"];
        };
    };
    nanda_urls: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Nanda.Invalid"];
            500: components["responses"]["Nanda.Failed"];
            503: components["responses"]["Nanda.Unavailable"];
        };
    };
    nanda_search: {
        parameters: {
            query?: {
                /**
                 * The need, in plain words. Empty: all agents.
                 * @example weather
                 */
                q?: components["parameters"]["Nanda.Search.q"];
                /**
                 * Capabilities, of which an agent has one.
                 * @example [
                 *       "streaming"
                 *     ]
                 */
                capabilities?: components["parameters"]["Nanda.Search.capabilities"];
                /**
                 * Tags, of which an agent has one.
                 * @example [
                 *       "weather"
                 *     ]
                 */
                tags?: components["parameters"]["Nanda.Search.tags"];
                /**
                 * The maximum number of agents, at most 100.
                 * @example 50
                 */
                limit?: components["parameters"]["Nanda.Search.limit"];
            };
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Nanda.Agents"];
                };
            };
            304: components["responses"]["NotModified2"];
            400: components["responses"]["Nanda.Invalid2"];
            429: components["responses"]["Nanda.RateLimited2"];
            500: components["responses"]["Nanda.Failed2"];
            503: components["responses"]["Nanda.Unavailable2"];
        };
    };
    nanda_found: {
        parameters: {
            query?: {
                /**
                 * The need, in plain words. Empty: all agents.
                 * @example weather
                 */
                q?: components["parameters"]["Nanda.Search.q"];
                /**
                 * Capabilities, of which an agent has one.
                 * @example [
                 *       "streaming"
                 *     ]
                 */
                capabilities?: components["parameters"]["Nanda.Search.capabilities"];
                /**
                 * Tags, of which an agent has one.
                 * @example [
                 *       "weather"
                 *     ]
                 */
                tags?: components["parameters"]["Nanda.Search.tags"];
                /**
                 * The maximum number of agents, at most 100.
                 * @example 50
                 */
                limit?: components["parameters"]["Nanda.Search.limit"];
            };
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Nanda.Agent"][];
                };
            };
            304: components["responses"]["NotModified2"];
            400: components["responses"]["Nanda.Invalid2"];
            429: components["responses"]["Nanda.RateLimited2"];
            500: components["responses"]["Nanda.Failed2"];
            503: components["responses"]["Nanda.Unavailable2"];
        };
    };
    nanda_clients: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: "alive";
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Nanda.Invalid"];
            500: components["responses"]["Nanda.Failed"];
            503: components["responses"]["Nanda.Unavailable"];
        };
    };
    nanda_sender: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The id.
                 * @example weather-agent
                 */
                id: components["parameters"]["Nanda.IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Nanda.Sender"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Nanda.Invalid"];
            500: components["responses"]["Nanda.Failed"];
            503: components["responses"]["Nanda.Unavailable"];
        };
    };
    nanda_agent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The id.
                 * @example weather-agent
                 */
                id: components["parameters"]["Nanda.IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Nanda.AgentState"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Nanda.Invalid"];
            404: components["responses"]["Nanda.NotFound"];
            500: components["responses"]["Nanda.Failed"];
            503: components["responses"]["Nanda.Unavailable"];
        };
    };
    nanda_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The id.
                 * @example weather-agent
                 */
                id: components["parameters"]["Nanda.IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Nanda.Removed"];
                };
            };
            400: components["responses"]["Nanda.Invalid"];
            401: components["responses"]["Nanda.Unauthorized"];
            403: components["responses"]["Nanda.Forbidden"];
            404: components["responses"]["Nanda.NotFound"];
            429: components["responses"]["Nanda.RateLimited"];
            500: components["responses"]["Nanda.Failed"];
            503: components["responses"]["Nanda.Unavailable"];
        };
    };
    nanda_beat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The id.
                 * @example weather-agent
                 */
                id: components["parameters"]["Nanda.IdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FacadeSchemas["Nanda.Heartbeat"];
            };
        };
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Nanda.Beat"];
                };
            };
            /** The request is not valid. */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    /**
                     * How to authenticate.
                     * @example Bearer realm="registry"
                     */
                    "WWW-Authenticate"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Nanda.Invalid"];
                };
            };
            /** The node wants a key: send `Authorization: Bearer registry_…`, or `X-API-Key`. */
            401: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    /**
                     * How to authenticate.
                     * @example Bearer realm="registry"
                     */
                    "WWW-Authenticate"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Nanda.Unauthorized"];
                };
            };
            /** The agent belongs to another account, or came from another registry. */
            403: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    /**
                     * How to authenticate.
                     * @example Bearer realm="registry"
                     */
                    "WWW-Authenticate"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Nanda.Forbidden"];
                };
            };
            /** There is no such agent. A deleted agent is unknown here. */
            404: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    /**
                     * How to authenticate.
                     * @example Bearer realm="registry"
                     */
                    "WWW-Authenticate"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Nanda.NotFound"];
                };
            };
            /** The body is too large. */
            413: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    /**
                     * How to authenticate.
                     * @example Bearer realm="registry"
                     */
                    "WWW-Authenticate"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Nanda.TooLarge"];
                };
            };
            /** The body is not JSON. */
            415: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    /**
                     * How to authenticate.
                     * @example Bearer realm="registry"
                     */
                    "WWW-Authenticate"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Nanda.Unsupported"];
                };
            };
            /** Too many requests. */
            429: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    /**
                     * How to authenticate.
                     * @example Bearer realm="registry"
                     */
                    "WWW-Authenticate"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Nanda.RateLimited"];
                };
            };
            /** The node failed. */
            500: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    /**
                     * How to authenticate.
                     * @example Bearer realm="registry"
                     */
                    "WWW-Authenticate"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Nanda.Failed"];
                };
            };
            /** The database of the node does not respond. */
            503: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    /**
                     * How to authenticate.
                     * @example Bearer realm="registry"
                     */
                    "WWW-Authenticate"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Nanda.Unavailable"];
                };
            };
        };
    };
    nanda_alive: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The id.
                 * @example weather-agent
                 */
                id: components["parameters"]["Nanda.IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Nanda.Alive"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Nanda.Invalid"];
            404: components["responses"]["Nanda.NotFound"];
            500: components["responses"]["Nanda.Failed"];
            503: components["responses"]["Nanda.Unavailable"];
        };
    };
    nanda_isAlive: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The id.
                 * @example weather-agent
                 */
                id: components["parameters"]["Nanda.IdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Nanda.Invalid"];
            500: components["responses"]["Nanda.Failed"];
            503: components["responses"]["Nanda.Unavailable"];
        };
    };
    nanda_mcpServers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Nanda.McpServer"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Nanda.Invalid"];
            500: components["responses"]["Nanda.Failed"];
            503: components["responses"]["Nanda.Unavailable"];
        };
    };
    nanda_mcpEndpoint: {
        parameters: {
            query: {
                /**
                 * The id of the agent.
                 * @example maps
                 */
                qualified_name: string;
            };
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Nanda.McpEndpoint"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Nanda.Invalid"];
            404: components["responses"]["Nanda.NotFound"];
            500: components["responses"]["Nanda.Failed"];
            503: components["responses"]["Nanda.Unavailable"];
        };
    };
    nanda_health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Nanda.Healthy"];
                };
            };
            400: components["responses"]["Nanda.Invalid"];
            500: components["responses"]["Nanda.Failed"];
            503: components["responses"]["Nanda.Unavailable"];
        };
    };
    nanda_stats: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Nanda.Stats"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["Nanda.Invalid"];
            500: components["responses"]["Nanda.Failed"];
            503: components["responses"]["Nanda.Unavailable"];
        };
    };
    witness_addCheckpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/plain": FacadeSchemas["Witness.AddCheckpoint"];
            };
        };
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": FacadeSchemas["Witness.Cosignatures"];
                };
            };
            /** The request is malformed, or `old` is more than the size of the checkpoint. */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Witness.Invalid"];
                };
            };
            /** No key that the operator confirmed has signed the checkpoint, or a signature by one of them is wrong. */
            403: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Witness.Forbidden"];
                };
            };
            /** The node does not witness this log, or has cosigned no checkpoint of it yet. */
            404: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Witness.NotFound"];
                };
            };
            /** The size of the latest checkpoint that the node cosigned, which is not the `old` of the request. Send a proof from this size, if your log has it. */
            409: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/x.tlog.size": FacadeSchemas["Witness.TreeSize"];
                };
            };
            /** The body has more than 65,536 bytes. */
            413: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Witness.TooLarge"];
                };
            };
            /** The body has a `Content-Encoding`. */
            415: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Witness.Unsupported"];
                };
            };
            /** The proof does not show that the checkpoint begins with the entries of the latest one that the node cosigned. */
            422: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Witness.Inconsistent"];
                };
            };
            /** Too many requests. */
            429: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Witness.RateLimited"];
                };
            };
            /** The node failed. */
            500: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Witness.Failed"];
                };
            };
            /** The database of the node does not respond. */
            503: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Witness.Unavailable"];
                };
            };
        };
    };
    witness_checkpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The SHA-256 of the log's name, in hex.
                 * @example b2a8ad4c5a0d7cdbb2b8a3b0d7ac07d0d53e1f7d4e57a3a5c0f7b1a6e2c94f10
                 */
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            304: components["responses"]["NotModified"];
            /** The request is malformed, or `old` is more than the size of the checkpoint. */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Witness.Invalid"];
                };
            };
            /** The node does not witness this log, or has cosigned no checkpoint of it yet. */
            404: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Witness.NotFound"];
                };
            };
            /** The node failed. */
            500: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Witness.Failed"];
                };
            };
            /** The database of the node does not respond. */
            503: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait before you try again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FacadeSchemas["Witness.Unavailable"];
                };
            };
        };
    };
    agents_register: {
        parameters: {
            query?: {
                /**
                 * `true`: only say what the registration would do. Nothing is stored, and the id is not counted.
                 * @example false
                 */
                dry_run?: "true" | "false";
            };
            header?: {
                /**
                 * The ETag that your change is based on, or `*` for any (RFC 9110 section 13.1.1). That of a compressed response matches too (`W/"88121"`, or `"88121-gzip"` of a proxy): it names the state of the resource.
                 * @example "88121"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * `respond-async` (RFC 7240 section 4.1): respond as soon as the change is committed. Without it, the response waits until each delivery of the event has been attempted, at most 10 seconds or what the node's operator has set, and at most 1 second for a receiver that did not respond to its last delivery in time. Other preferences are ignored.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["Registration"];
            };
        };
        responses: {
            /** Updated: the agent existed, and its record is now as sent. Sending the same content again changes nothing. */
            200: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /** The validator of the record. */
                    ETag: string;
                    /**
                     * `respond-async` (RFC 7240 section 3): the response did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    /**
                     * `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["UpdatedAgentAnswer"];
                };
            };
            /** Registered: the agent is new. */
            201: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * The path of the record.
                     * @example /lookup/weather-agent
                     */
                    Location: string;
                    /** The validator of the record. */
                    ETag: string;
                    /**
                     * `respond-async` (RFC 7240 section 3): the response did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    /**
                     * `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["NewAgentAnswer"];
                };
            };
            /**
             * - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `unusable_agent_card`: Unusable agent card.
             *     - `card_url_rejected`: Card URL rejected.
             *     - `extra_too_large`: Extra fields too large.
             *     - `server_json_too_large`: Server document too large.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["UnusableAgentCard"] | Schemas["CardUrlRejected"] | Schemas["ExtraTooLarge"] | Schemas["ServerJsonTooLarge"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"] | Schemas["InvalidHeader"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * - `domain_not_verified`: Domain not verified.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `insufficient_scope`: Insufficient scope.
             *     - `cross_site_request`: Cross-site request.
             *     - `not_agent_owner`: Not the agent's owner.
             *     - `agent_suspended`: Agent suspended.
             *     - `agent_imported`: Imported agent.
             */
            403: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `Bearer realm="registry"` with the error and the scope (RFC 6750 section 3.1).
                     * @example Bearer realm="registry", error="insufficient_scope", scope="agents:write"
                     */
                    "WWW-Authenticate"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DomainNotVerified"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["InsufficientScope"] | Schemas["CrossSiteRequest"] | Schemas["NotAgentOwner"] | Schemas["AgentSuspended"] | Schemas["AgentImported"];
                };
            };
            /**
             * - `agent_id_taken`: Agent id taken.
             *     - `agent_moved`: Agent renamed.
             *     - `agent_erased`: Agent erased.
             *     - `agent_id_too_similar`: Id too similar.
             *     - `agent_id_reserved`: Reserved id.
             *     - `server_name_taken`: Server name taken.
             *     - `server_name_reserved`: Server name reserved.
             *     - `idempotency_key_in_use`: Idempotency key in use.
             */
            409: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentIdTaken"] | Schemas["AgentIdMoved"] | Schemas["AgentErased"] | Schemas["AgentIdTooSimilar"] | Schemas["AgentIdReserved"] | Schemas["ServerNameTaken"] | Schemas["ServerNameReserved"] | Schemas["IdempotencyKeyInUse"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** Idempotency key reused. You sent a different request with this `Idempotency-Key` before: use a new key for each new request. */
            422: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["IdempotencyKeyReused"];
                };
            };
            /**
             * - `new_agent_limit_reached`: Too many new ids.
             *     - `quota_exceeded`: Quota exceeded.
             *     - `rate_limited`: Rate limit reached.
             *     - `storage_limit_reached`: Storage limit reached.
             */
            429: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NewAgentLimitReached"] | Schemas["QuotaExceeded"] | Schemas["RateLimited"] | Schemas["StorageLimitReached"];
                };
            };
            500: components["responses"]["InternalError"];
            /** Card not fetched. The URL, or the one to which it redirects, did not respond with an agent card: see `error`, which is `egress_blocked` for a redirect to where the node does not fetch, and `http_status` for another one that is not followed. Fix the URL, or send the card itself. */
            502: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CardNotFetched"];
                };
            };
            /**
             * - `node_busy`: Node busy.
             *     - `card_fetches_busy`: Too many card fetches.
             *     - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NodeBusy"] | Schemas["CardFetchesBusy"] | Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    agents_list: {
        parameters: {
            query?: {
                /**
                 * Filter by status. Default: `active,deprecated`; with `after_seq` or `updated_since`: all.
                 * @example [
                 *       "active"
                 *     ]
                 */
                status?: components["parameters"]["AgentFilters.status"];
                /**
                 * Filter by capability: agents with any of these.
                 * @example [
                 *       "streaming"
                 *     ]
                 */
                capabilities?: components["parameters"]["AgentFilters.capabilities"];
                /**
                 * Filter by tag: agents with any of these.
                 * @example [
                 *       "weather",
                 *       "climate"
                 *     ]
                 */
                tags?: components["parameters"]["AgentFilters.tags"];
                /**
                 * Filter by tag: agents with all of these.
                 * @example [
                 *       "weather",
                 *       "marine"
                 *     ]
                 */
                tags_all?: components["parameters"]["AgentFilters.tags_all"];
                /**
                 * Filter by skill id: agents with any of these.
                 * @example [
                 *       "hourly-forecast"
                 *     ]
                 */
                skills?: components["parameters"]["AgentFilters.skills"];
                /**
                 * Filter by protocol: agents with any of these.
                 * @example [
                 *       "a2a"
                 *     ]
                 */
                protocol?: components["parameters"]["AgentFilters.protocol"];
                /**
                 * Filter by provider: complete names, case-insensitive.
                 * @example [
                 *       "Example Weather Ltd"
                 *     ]
                 */
                provider?: components["parameters"]["AgentFilters.provider"];
                /**
                 * Filter by source: `local`, or ids of peers.
                 * @example [
                 *       "local"
                 *     ]
                 */
                source?: components["parameters"]["AgentFilters.source"];
                /**
                 * Filter by certification: agents with an active certification of any of these levels. An expired one counts until its expiry is written, shortly after.
                 * @example [
                 *       "audited"
                 *     ]
                 */
                certification?: components["parameters"]["AgentFilters.certification"];
                /**
                 * Filter by grade: agents whose reputation has any of these. In a URL, `A+` is `A%2B`.
                 * @example [
                 *       "A",
                 *       "B"
                 *     ]
                 */
                grade?: components["parameters"]["AgentFilters.grade"];
                /**
                 * Filter by how far the URLs of agents are verified: agents with any of these levels.
                 * @example [
                 *       "domain"
                 *     ]
                 */
                verified?: components["parameters"]["AgentFilters.verified"];
                /**
                 * Filter by liveness. `true`: agents found to respond (`up`, `auth`). `false`: found not to (`down`, `dormant`). Others are in neither: `live_unknown` counts them.
                 * @example true
                 */
                live?: components["parameters"]["AgentFilters.live"];
                /** Only agents that changed at this time or later. `/list` then returns them in the order of the changes, oldest first. */
                updated_since?: components["parameters"]["AgentFilters.updated_since"];
                /** Only agents that changed after this change. `/list` then returns them in the order of the changes, oldest first. */
                after_seq?: components["parameters"]["AgentFilters.after_seq"];
                /**
                 * The fields to count the agents by.
                 * @example [
                 *       "tags",
                 *       "protocol"
                 *     ]
                 */
                facets?: components["parameters"]["FacetQuery"];
                /**
                 * The maximum number of entries in the response. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * The change that the response must include, with all before it: the `Registry-Seq` of an earlier response, or the `seq` of an event. Without it, a node with replicas may respond with a state that is up to 5 seconds old, if you send no credential and the request is not about a later page (`cursor`, `after_seq`, `updated_since`).
                 * @example 88121
                 */
                "Registry-Seq"?: components["parameters"]["ReadAfter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    /**
                     * `<…>; rel="next"` (RFC 8288) while there is a next page.
                     * @example </list?limit=50&cursor=eyJrIjo0MTd9.Gk3x>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["ListedPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            500: components["responses"]["InternalError2"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    agents_mine: {
        parameters: {
            query?: {
                /**
                 * Filter by status. Default: all except `tombstoned`.
                 * @example [
                 *       "suspended"
                 *     ]
                 */
                status?: components["parameters"]["OwnedAgentFilters.status"];
                /**
                 * Only these agents: at most 100, repeated or separated by commas.
                 * @example [
                 *       "weather-agent"
                 *     ]
                 */
                agent_id?: components["parameters"]["OwnedAgentFilters.agent_id"];
                /**
                 * Only entries that contain this text. `A` to `Z` are the same in either case.
                 * @example weather
                 */
                contains?: components["parameters"]["ContainedText"];
                /**
                 * The maximum number of entries in the response. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `<…>; rel="next"` (RFC 8288) while there is a next page.
                     * @example </list?limit=50&cursor=eyJrIjo0MTd9.Gk3x>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AgentPage"];
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized3"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError3"];
            503: components["responses"]["DatabaseUnavailable2"];
        };
    };
    agents_adminList: {
        parameters: {
            query?: {
                /** Only agents that this account owns. */
                account_id?: string;
                /**
                 * Filter by status. Default: all except `tombstoned`.
                 * @example [
                 *       "suspended"
                 *     ]
                 */
                status?: components["parameters"]["OwnedAgentFilters.status"];
                /**
                 * Only these agents: at most 100, repeated or separated by commas.
                 * @example [
                 *       "weather-agent"
                 *     ]
                 */
                agent_id?: components["parameters"]["OwnedAgentFilters.agent_id"];
                /**
                 * The maximum number of entries in the response. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `<…>; rel="next"` (RFC 8288) while there is a next page.
                     * @example </list?limit=50&cursor=eyJrIjo0MTd9.Gk3x>; rel="next"
                     */
                    Link?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["OwnedAgentPage"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden2"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["DatabaseUnavailable3"];
        };
    };
    agents_release: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * `respond-async` (RFC 7240 section 4.1): respond as soon as the change is committed. Without it, the response waits until each delivery of the event has been attempted, at most 10 seconds or what the node's operator has set, and at most 1 second for a receiver that did not respond to its last delivery in time. Other preferences are ignored.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** The agent's id. A text that cannot be an id is one that no agent has: 404. */
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `respond-async` (RFC 7240 section 3): the response did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Tombstone"];
                };
            };
            /**
             * - `unexpected_body`: Unexpected body.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `invalid_header`: Invalid header.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnexpectedBody"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"] | Schemas["DuplicateSessionCookie"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `insufficient_scope`: Insufficient scope.
             *     - `cross_site_request`: Cross-site request.
             *     - `owner_required`: Owner required.
             *     - `agent_imported`: Imported agent.
             */
            403: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `Bearer realm="registry"` with the error and the scope (RFC 6750 section 3.1).
                     * @example Bearer realm="registry", error="insufficient_scope", scope="agents:write"
                     */
                    "WWW-Authenticate"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["InsufficientScope"] | Schemas["CrossSiteRequest"] | Schemas["OwnerRequired"] | Schemas["AgentImported"];
                };
            };
            404: components["responses"]["AgentNotFound"];
            /**
             * - `agent_moved`: Agent renamed.
             *     - `agent_not_deleted`: Agent not deleted.
             *     - `agent_erased`: Agent erased.
             *     - `release_too_early`: Too early.
             */
            409: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentIdMoved"] | Schemas["AgentNotDeleted"] | Schemas["AgentErased"] | Schemas["ReleaseTooEarly"];
                };
            };
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    agents_search: {
        parameters: {
            query: {
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
                status?: components["parameters"]["AgentFilters.status"];
                /**
                 * Filter by capability: agents with any of these.
                 * @example [
                 *       "streaming"
                 *     ]
                 */
                capabilities?: components["parameters"]["AgentFilters.capabilities"];
                /**
                 * Filter by tag: agents with any of these.
                 * @example [
                 *       "weather",
                 *       "climate"
                 *     ]
                 */
                tags?: components["parameters"]["AgentFilters.tags"];
                /**
                 * Filter by tag: agents with all of these.
                 * @example [
                 *       "weather",
                 *       "marine"
                 *     ]
                 */
                tags_all?: components["parameters"]["AgentFilters.tags_all"];
                /**
                 * Filter by skill id: agents with any of these.
                 * @example [
                 *       "hourly-forecast"
                 *     ]
                 */
                skills?: components["parameters"]["AgentFilters.skills"];
                /**
                 * Filter by protocol: agents with any of these.
                 * @example [
                 *       "a2a"
                 *     ]
                 */
                protocol?: components["parameters"]["AgentFilters.protocol"];
                /**
                 * Filter by provider: complete names, case-insensitive.
                 * @example [
                 *       "Example Weather Ltd"
                 *     ]
                 */
                provider?: components["parameters"]["AgentFilters.provider"];
                /**
                 * Filter by source: `local`, or ids of peers.
                 * @example [
                 *       "local"
                 *     ]
                 */
                source?: components["parameters"]["AgentFilters.source"];
                /**
                 * Filter by certification: agents with an active certification of any of these levels. An expired one counts until its expiry is written, shortly after.
                 * @example [
                 *       "audited"
                 *     ]
                 */
                certification?: components["parameters"]["AgentFilters.certification"];
                /**
                 * Filter by grade: agents whose reputation has any of these. In a URL, `A+` is `A%2B`.
                 * @example [
                 *       "A",
                 *       "B"
                 *     ]
                 */
                grade?: components["parameters"]["AgentFilters.grade"];
                /**
                 * Filter by how far the URLs of agents are verified: agents with any of these levels.
                 * @example [
                 *       "domain"
                 *     ]
                 */
                verified?: components["parameters"]["AgentFilters.verified"];
                /**
                 * Filter by liveness. `true`: agents found to respond (`up`, `auth`). `false`: found not to (`down`, `dormant`). Others are in neither: `live_unknown` counts them.
                 * @example true
                 */
                live?: components["parameters"]["AgentFilters.live"];
                /** Only agents that changed at this time or later. `/list` then returns them in the order of the changes, oldest first. */
                updated_since?: components["parameters"]["AgentFilters.updated_since"];
                /** Only agents that changed after this change. `/list` then returns them in the order of the changes, oldest first. */
                after_seq?: components["parameters"]["AgentFilters.after_seq"];
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
                facets?: components["parameters"]["FacetQuery"];
                /**
                 * The maximum number of entries in the response. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * The change that the response must include, with all before it: the `Registry-Seq` of an earlier response, or the `seq` of an event. Without it, a node with replicas may respond with a state that is up to 5 seconds old, if you send no credential and the request is not about a later page (`cursor`, `after_seq`, `updated_since`).
                 * @example 88121
                 */
                "Registry-Seq"?: components["parameters"]["ReadAfter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    /**
                     * `<…>; rel="next"` (RFC 8288) while there is a next page.
                     * @example </list?limit=50&cursor=eyJrIjo0MTd9.Gk3x>; rel="next"
                     */
                    Link?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["FoundPage"];
                };
            };
            304: components["responses"]["NotModified2"];
            /**
             * - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `invalid_header`: Invalid header.
             *     - `invalid_cursor`: Invalid cursor.
             */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"] | Schemas["InvalidCursor"];
                };
            };
            /**
             * - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /** Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
            403: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"];
                };
            };
            /** Rate limit reached. Your network (IPv4 address, IPv6 /64), or your account with its sessions, sent too many requests of this kind: try again after `Retry-After` seconds. `detail` says which limit it is. */
            429: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["RateLimited"];
                };
            };
            /** Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                };
            };
            /** Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
            503: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                };
            };
        };
    };
    agents_lookup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * The change that the response must include, with all before it: the `Registry-Seq` of an earlier response, or the `seq` of an event. Without it, a node with replicas may respond with a state that is up to 5 seconds old, if you send no credential and the request is not about a later page (`cursor`, `after_seq`, `updated_since`).
                 * @example 88121
                 */
                "Registry-Seq"?: components["parameters"]["ReadAfter"];
            };
            path: {
                /** The agent's id. A text that cannot be an id is one that no agent has: 404. */
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    /**
                     * When the agent was deprecated: `@` and epoch seconds (RFC 9745). On deprecated agents only.
                     * @example @1793491200
                     */
                    Deprecation?: string;
                    /**
                     * When it will stop working, as an HTTP date (RFC 8594). On deprecated agents that have such a date.
                     * @example Thu, 31 Dec 2026 23:59:59 GMT
                     */
                    Sunset?: string;
                    /**
                     * `<…>; rel="successor-version"` (RFC 5829). On deprecated agents that have a successor.
                     * @example </lookup/weather-agent-2>; rel="successor-version"
                     */
                    Link?: string;
                    /** When all changes of the agent's origin were last imported, which is the maximum age of this record. Absent if that never happened. On imported agents only. */
                    "X-Origin-Synced-At"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Agent"];
                };
            };
            301: components["responses"]["AgentMoved"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest4"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            404: components["responses"]["AgentNotFound2"];
            410: components["responses"]["AgentTombstoned"];
            500: components["responses"]["InternalError2"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    agents_lookupMany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The change that the response must include, with all before it: the `Registry-Seq` of an earlier response, or the `seq` of an event. Without it, a node with replicas may respond with a state that is up to 5 seconds old, if you send no credential and the request is not about a later page (`cursor`, `after_seq`, `updated_since`).
                 * @example 88121
                 */
                "Registry-Seq"?: components["parameters"]["ReadAfter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["LookupRequest"];
            };
        };
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["LookupAnswer"];
                };
            };
            /**
             * - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"];
                };
            };
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            413: components["responses"]["BodyTooLarge2"];
            415: components["responses"]["UnsupportedMediaType2"];
            500: components["responses"]["InternalError2"];
            503: components["responses"]["ServiceUnavailable2"];
        };
    };
    agents_card: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * The change that the response must include, with all before it: the `Registry-Seq` of an earlier response, or the `seq` of an event. Without it, a node with replicas may respond with a state that is up to 5 seconds old, if you send no credential and the request is not about a later page (`cursor`, `after_seq`, `updated_since`).
                 * @example 88121
                 */
                "Registry-Seq"?: components["parameters"]["ReadAfter"];
            };
            path: {
                /** The agent's id. A text that cannot be an id is one that no agent has: 404. */
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    /**
                     * The URL at which the card is published (RFC 9110 section 8.7), if it is known: the one that the node fetched it from, after a redirect, or the one that was sent with it.
                     * @example https://weather.example.com/.well-known/agent-card.json
                     */
                    "Content-Location"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AgentCard"];
                };
            };
            301: components["responses"]["AgentMoved"];
            /** The client has made a conditional request and the resource has not been modified. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    /**
                     * The URL at which the card is published (RFC 9110 section 8.7), if it is known: the one that the node fetched it from, after a redirect, or the one that was sent with it.
                     * @example https://weather.example.com/.well-known/agent-card.json
                     */
                    "Content-Location"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest4"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["AgentTombstoned"];
            500: components["responses"]["InternalError2"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    agents_serverJson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * The change that the response must include, with all before it: the `Registry-Seq` of an earlier response, or the `seq` of an event. Without it, a node with replicas may respond with a state that is up to 5 seconds old, if you send no credential and the request is not about a later page (`cursor`, `after_seq`, `updated_since`).
                 * @example 88121
                 */
                "Registry-Seq"?: components["parameters"]["ReadAfter"];
            };
            path: {
                /** The agent's id. A text that cannot be an id is one that no agent has: 404. */
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["ServerJson"];
                };
            };
            301: components["responses"]["AgentMoved"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest4"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            /**
             * - `agent_not_found`: No such agent.
             *     - `server_json_not_found`: No `server.json`.
             */
            404: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentNotFound"] | Schemas["ServerJsonNotFound"];
                };
            };
            410: components["responses"]["AgentTombstoned"];
            500: components["responses"]["InternalError2"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    agents_wellKnownCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * `Last-Modified` of the response that you have (RFC 9110 section 13.1.3). Ignored beside `If-None-Match`, and if it is not an HTTP date.
                 * @example Fri, 20 Nov 2026 16:15:00 GMT
                 */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
                /**
                 * The change that the response must include, with all before it: the `Registry-Seq` of an earlier response, or the `seq` of an event. Without it, a node with replicas may respond with a state that is up to 5 seconds old, if you send no credential and the request is not about a later page (`cursor`, `after_seq`, `updated_since`).
                 * @example 88121
                 */
                "Registry-Seq"?: components["parameters"]["ReadAfter"];
            };
            path: {
                /** The agent's id. A text that cannot be an id is one that no agent has: 404. */
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * The URL at which the card is published (RFC 9110 section 8.7), if it is known: the one that the node fetched it from, after a redirect, or the one that was sent with it.
                     * @example https://weather.example.com/.well-known/agent-card.json
                     */
                    "Content-Location"?: string;
                    /** The validator of the card. */
                    ETag: string;
                    /**
                     * `public, max-age=300`.
                     * @example public, max-age=300
                     */
                    "Cache-Control": string;
                    "Last-Modified": components["headers"]["Last-Modified"];
                    Vary: components["headers"]["Vary"];
                    /**
                     * When the agent was deprecated: `@` and epoch seconds (RFC 9745). On deprecated agents only.
                     * @example @1793491200
                     */
                    Deprecation?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AgentCard"];
                };
            };
            301: components["responses"]["AgentMoved"];
            /** The client has made a conditional request and the resource has not been modified. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * The URL at which the card is published (RFC 9110 section 8.7), if it is known: the one that the node fetched it from, after a redirect, or the one that was sent with it.
                     * @example https://weather.example.com/.well-known/agent-card.json
                     */
                    "Content-Location"?: string;
                    /** The validator of the card. */
                    ETag: string;
                    /**
                     * `public, max-age=300`.
                     * @example public, max-age=300
                     */
                    "Cache-Control": string;
                    "Last-Modified": components["headers"]["Last-Modified"];
                    Vary: components["headers"]["Vary"];
                    /**
                     * When the agent was deprecated: `@` and epoch seconds (RFC 9745). On deprecated agents only.
                     * @example @1793491200
                     */
                    Deprecation?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest4"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["AgentTombstoned"];
            500: components["responses"]["InternalError2"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    agents_logo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** The agent's id. A text that cannot be an id is one that no agent has: 404. */
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /** The validator of the logo. */
                    ETag: string;
                    /**
                     * `public, max-age=3600`; `public, max-age=300` for a letter; `no-cache` while too many icons are being fetched.
                     * @example public, max-age=3600
                     */
                    "Cache-Control": string;
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            301: components["responses"]["AgentMoved"];
            /** The client has made a conditional request and the resource has not been modified. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /** The validator of the logo. */
                    ETag: string;
                    /**
                     * `public, max-age=3600`; `public, max-age=300` for a letter; `no-cache` while too many icons are being fetched.
                     * @example public, max-age=3600
                     */
                    "Cache-Control": string;
                    "Content-Security-Policy": components["headers"]["Content-Security-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest4"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            404: components["responses"]["AgentNotFound2"];
            410: components["responses"]["AgentTombstoned"];
            500: components["responses"]["InternalError2"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    agents_changes: {
        parameters: {
            query?: {
                /** Only changes before this one. */
                before?: number;
                /**
                 * The maximum number of changes in the response. 1 to 50.
                 * @example 20
                 */
                limit?: number;
            };
            header?: {
                /**
                 * The change that the response must include, with all before it: the `Registry-Seq` of an earlier response, or the `seq` of an event. Without it, a node with replicas may respond with a state that is up to 5 seconds old, if you send no credential and the request is not about a later page (`cursor`, `after_seq`, `updated_since`).
                 * @example 88121
                 */
                "Registry-Seq"?: components["parameters"]["ReadAfter"];
            };
            path: {
                /** The agent's id. A text that cannot be an id is one that no agent has: 404. */
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["RecordChanges"];
                };
            };
            301: components["responses"]["AgentMoved"];
            400: components["responses"]["BadRequest4"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            404: components["responses"]["AgentNotFound2"];
            410: components["responses"]["AgentTombstoned"];
            500: components["responses"]["InternalError2"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    agents_setStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETag that your change is based on, or `*` for any (RFC 9110 section 13.1.1). That of a compressed response matches too (`W/"88121"`, or `"88121-gzip"` of a proxy): it names the state of the resource.
                 * @example "88121"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * `respond-async` (RFC 7240 section 4.1): respond as soon as the change is committed. Without it, the response waits until each delivery of the event has been attempted, at most 10 seconds or what the node's operator has set, and at most 1 second for a receiver that did not respond to its last delivery in time. Other preferences are ignored.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** The agent's id. A text that cannot be an id is one that no agent has: 404. */
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["StatusChange"];
            };
        };
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /** The validator of the record. */
                    ETag: string;
                    /**
                     * `respond-async` (RFC 7240 section 3): the response did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Agent"];
                };
            };
            /**
             * - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `invalid_header`: Invalid header.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"] | Schemas["DuplicateSessionCookie"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `insufficient_scope`: Insufficient scope.
             *     - `cross_site_request`: Cross-site request.
             *     - `not_agent_owner`: Not the agent's owner.
             *     - `agent_suspended`: Agent suspended.
             *     - `agent_imported`: Imported agent.
             *     - `owner_required`: Owner required.
             */
            403: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `Bearer realm="registry"` with the error and the scope (RFC 6750 section 3.1).
                     * @example Bearer realm="registry", error="insufficient_scope", scope="agents:write"
                     */
                    "WWW-Authenticate"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["InsufficientScope"] | Schemas["CrossSiteRequest"] | Schemas["NotAgentOwner"] | Schemas["AgentSuspended"] | Schemas["AgentImported"] | Schemas["OwnerRequired"];
                };
            };
            404: components["responses"]["AgentNotFound3"];
            409: components["responses"]["AgentIdMoved"];
            410: components["responses"]["AgentTombstoned2"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable3"];
        };
    };
    agents_rename: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETag that your change is based on, or `*` for any (RFC 9110 section 13.1.1). That of a compressed response matches too (`W/"88121"`, or `"88121-gzip"` of a proxy): it names the state of the resource.
                 * @example "88121"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * `respond-async` (RFC 7240 section 4.1): respond as soon as the change is committed. Without it, the response waits until each delivery of the event has been attempted, at most 10 seconds or what the node's operator has set, and at most 1 second for a receiver that did not respond to its last delivery in time. Other preferences are ignored.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** The agent's id. A text that cannot be an id is one that no agent has: 404. */
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["AgentRename"];
            };
        };
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /** The validator of the record. */
                    ETag: string;
                    /**
                     * `respond-async` (RFC 7240 section 3): the response did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Agent"];
                };
            };
            /**
             * - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `invalid_header`: Invalid header.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"] | Schemas["DuplicateSessionCookie"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `insufficient_scope`: Insufficient scope.
             *     - `cross_site_request`: Cross-site request.
             *     - `not_agent_owner`: Not the agent's owner.
             *     - `agent_suspended`: Agent suspended.
             *     - `agent_imported`: Imported agent.
             *     - `domain_not_verified`: Domain not verified.
             */
            403: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `Bearer realm="registry"` with the error and the scope (RFC 6750 section 3.1).
                     * @example Bearer realm="registry", error="insufficient_scope", scope="agents:write"
                     */
                    "WWW-Authenticate"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["InsufficientScope"] | Schemas["CrossSiteRequest"] | Schemas["NotAgentOwner"] | Schemas["AgentSuspended"] | Schemas["AgentImported"] | Schemas["DomainNotVerified"];
                };
            };
            404: components["responses"]["AgentNotFound"];
            /**
             * - `agent_moved`: Agent renamed.
             *     - `agent_id_taken`: Agent id taken.
             *     - `too_many_former_ids`: Too many former ids.
             *     - `agent_id_too_similar`: Id too similar.
             *     - `agent_id_reserved`: Reserved id.
             */
            409: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentIdMoved"] | Schemas["AgentIdTaken"] | Schemas["TooManyFormerIds"] | Schemas["AgentIdTooSimilar"] | Schemas["AgentIdReserved"];
                };
            };
            410: components["responses"]["AgentTombstoned3"];
            /** Precondition failed. The resource does not match `If-Match` or `If-None-Match`, because it changed: read it again. */
            412: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["PreconditionFailed"];
                };
            };
            413: components["responses"]["BodyTooLarge3"];
            415: components["responses"]["UnsupportedMediaType3"];
            /**
             * - `quota_exceeded`: Quota exceeded.
             *     - `new_agent_limit_reached`: Too many new ids.
             *     - `storage_limit_reached`: Storage limit reached.
             *     - `rate_limited`: Rate limit reached.
             */
            429: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"] | Schemas["NewAgentLimitReached"] | Schemas["StorageLimitReached"] | Schemas["RateLimited"];
                };
            };
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable4"];
        };
    };
    agents_transfer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** The agent's id. A text that cannot be an id is one that no agent has: 404. */
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["AgentTransfer"];
            };
        };
        responses: {
            /** The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["OfferMade"];
                };
            };
            /**
             * - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             *     - `recipient_rejected`: Recipient rejected.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"] | Schemas["RecipientRejected"] | Schemas["InvalidHeader"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["AgentNotFound"];
            /**
             * - `agent_moved`: Agent renamed.
             *     - `agent_not_owned`: Agent without an owner.
             *     - `offer_exists`: An open offer exists.
             *     - `idempotency_key_in_use`: Idempotency key in use.
             */
            409: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentIdMoved"] | Schemas["AgentNotOwned"] | Schemas["OfferExists"] | Schemas["IdempotencyKeyInUse"];
                };
            };
            410: components["responses"]["AgentTombstoned3"];
            413: components["responses"]["BodyTooLarge3"];
            415: components["responses"]["UnsupportedMediaType3"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests2"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable4"];
        };
    };
    agents_remove: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETag that your change is based on, or `*` for any (RFC 9110 section 13.1.1). That of a compressed response matches too (`W/"88121"`, or `"88121-gzip"` of a proxy): it names the state of the resource.
                 * @example "88121"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * `respond-async` (RFC 7240 section 4.1): respond as soon as the change is committed. Without it, the response waits until each delivery of the event has been attempted, at most 10 seconds or what the node's operator has set, and at most 1 second for a receiver that did not respond to its last delivery in time. Other preferences are ignored.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** The agent's id. A text that cannot be an id is one that no agent has: 404. */
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `respond-async` (RFC 7240 section 3): the response did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Tombstone"];
                };
            };
            /**
             * - `unexpected_body`: Unexpected body.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `invalid_header`: Invalid header.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnexpectedBody"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"] | Schemas["DuplicateSessionCookie"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden4"];
            404: components["responses"]["AgentNotFound3"];
            409: components["responses"]["AgentIdMoved"];
            412: components["responses"]["PreconditionFailed"];
            /**
             * - `quota_exceeded`: Quota exceeded.
             *     - `rate_limited`: Rate limit reached.
             */
            429: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"] | Schemas["RateLimited"];
                };
            };
            500: components["responses"]["InternalError"];
            /**
             * - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    accounts_setup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["SetUp"];
            };
        };
        responses: {
            /** The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    /**
                     * `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AccountAnswer"];
                };
            };
            400: components["responses"]["BadRequest5"];
            401: components["responses"]["Unauthorized4"];
            /**
             * - `cross_site_request`: Cross-site request.
             *     - `setup_token_invalid`: Invalid set-up token.
             *     - `account_disabled`: Account disabled.
             */
            403: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["SetupTokenInvalid"] | Schemas["AccountDisabled"];
                };
            };
            /**
             * - `already_set_up`: Already set up.
             *     - `email_taken`: E-mail address taken.
             *     - `idempotency_key_in_use`: Idempotency key in use.
             */
            409: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AlreadySetUp"] | Schemas["EmailTaken"] | Schemas["IdempotencyKeyInUse"];
                };
            };
            413: components["responses"]["BodyTooLarge4"];
            415: components["responses"]["UnsupportedMediaType4"];
            422: components["responses"]["IdempotencyKeyReused2"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalError5"];
            503: components["responses"]["ServiceUnavailable5"];
        };
    };
    accounts_signUp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["SignUp"];
            };
        };
        responses: {
            /** The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    /**
                     * `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AccountAnswer"];
                };
            };
            400: components["responses"]["BadRequest5"];
            401: components["responses"]["Unauthorized4"];
            /**
             * - `cross_site_request`: Cross-site request.
             *     - `sign_up_closed`: Sign-up closed.
             *     - `account_disabled`: Account disabled.
             */
            403: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["SignUpClosed"] | Schemas["AccountDisabled"];
                };
            };
            /**
             * - `email_taken`: E-mail address taken.
             *     - `idempotency_key_in_use`: Idempotency key in use.
             */
            409: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["EmailTaken"] | Schemas["IdempotencyKeyInUse"];
                };
            };
            413: components["responses"]["BodyTooLarge4"];
            415: components["responses"]["UnsupportedMediaType4"];
            422: components["responses"]["IdempotencyKeyReused2"];
            /**
             * - `too_many_sign_ins`: Too many sign-ins.
             *     - `sign_up_limit_reached`: Too many new accounts.
             *     - `rate_limited`: Rate limit reached.
             */
            429: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["TooManySignIns"] | Schemas["SignUpLimitReached"] | Schemas["RateLimited"];
                };
            };
            500: components["responses"]["InternalError5"];
            503: components["responses"]["ServiceUnavailable5"];
        };
    };
    accounts_signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["SignIn"];
            };
        };
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AccountAnswer"];
                };
            };
            /**
             * - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"];
                };
            };
            /**
             * - `sign_in_failed`: Wrong e-mail or password.
             *     - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["SignInFailed"] | Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                };
            };
            /**
             * - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             */
            403: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"];
                };
            };
            413: components["responses"]["BodyTooLarge4"];
            415: components["responses"]["UnsupportedMediaType4"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalError5"];
            503: components["responses"]["ServiceUnavailable5"];
        };
    };
    accounts_changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["PasswordChange"];
            };
        };
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AccountAnswer"];
                };
            };
            /**
             * - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `weak_password`: Weak password.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["WeakPassword"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
                };
            };
            401: components["responses"]["Unauthorized5"];
            /**
             * - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `cross_site_request`: Cross-site request.
             *     - `session_required`: Session required.
             *     - `wrong_password`: Wrong password.
             */
            403: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["CrossSiteRequest"] | Schemas["SessionRequired"] | Schemas["WrongPassword"];
                };
            };
            /** No password. Your account signs in with the identity provider and has no password. */
            409: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NoPassword"];
                };
            };
            413: components["responses"]["BodyTooLarge4"];
            415: components["responses"]["UnsupportedMediaType4"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalError5"];
            503: components["responses"]["ServiceUnavailable5"];
        };
    };
    accounts_changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["EmailChange"];
            };
        };
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AccountAnswer"];
                };
            };
            /**
             * - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `email_rejected`: E-mail address rejected.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["EmailRejected"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
                };
            };
            401: components["responses"]["Unauthorized5"];
            403: components["responses"]["Forbidden5"];
            /** E-mail address taken. Another account uses this address: sign in, or use another address. */
            409: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["EmailTaken"];
                };
            };
            413: components["responses"]["BodyTooLarge4"];
            415: components["responses"]["UnsupportedMediaType4"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalError5"];
            503: components["responses"]["ServiceUnavailable5"];
        };
    };
    accounts_close: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["AccountClosing"];
            };
        };
        responses: {
            /** There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
                };
            };
            401: components["responses"]["Unauthorized5"];
            403: components["responses"]["Forbidden5"];
            /**
             * - `account_has_agents`: Account with agents.
             *     - `owner_cannot_close`: The owner's own account.
             */
            409: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountHasAgents"] | Schemas["OwnerCannotClose"];
                };
            };
            413: components["responses"]["BodyTooLarge4"];
            415: components["responses"]["UnsupportedMediaType4"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalError5"];
            503: components["responses"]["ServiceUnavailable5"];
        };
    };
    accounts_changeName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["OwnAccountChange"];
            };
        };
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AccountAnswer"];
                };
            };
            400: components["responses"]["BadRequest6"];
            401: components["responses"]["Unauthorized3"];
            403: components["responses"]["Forbidden6"];
            413: components["responses"]["BodyTooLarge5"];
            415: components["responses"]["UnsupportedMediaType5"];
            429: components["responses"]["TooManyRequests4"];
            500: components["responses"]["InternalError3"];
            503: components["responses"]["ServiceUnavailable6"];
        };
    };
    accounts_resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["PasswordReset"];
            };
        };
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AccountAnswer"];
                };
            };
            /**
             * - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `weak_password`: Weak password.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["WeakPassword"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"];
                };
            };
            401: components["responses"]["Unauthorized4"];
            /**
             * - `cross_site_request`: Cross-site request.
             *     - `password_link_invalid`: Link not valid.
             *     - `account_disabled`: Account disabled.
             */
            403: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["PasswordLinkInvalid"] | Schemas["AccountDisabled"];
                };
            };
            413: components["responses"]["BodyTooLarge4"];
            415: components["responses"]["UnsupportedMediaType4"];
            429: components["responses"]["TooManyRequests3"];
            500: components["responses"]["InternalError5"];
            503: components["responses"]["ServiceUnavailable5"];
        };
    };
    accounts_ways: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WaysIn"];
                };
            };
            400: components["responses"]["BadRequest7"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            500: components["responses"]["InternalError2"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    accounts_signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest8"];
            401: components["responses"]["Unauthorized3"];
            403: components["responses"]["Forbidden6"];
            500: components["responses"]["InternalError3"];
            503: components["responses"]["ServiceUnavailable7"];
        };
    };
    accounts_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["CurrentSession"];
                };
            };
            400: components["responses"]["BadRequest9"];
            401: components["responses"]["Unauthorized3"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError3"];
            503: components["responses"]["DatabaseUnavailable2"];
        };
    };
    accounts_whoami: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WhoAmI"];
                };
            };
            400: components["responses"]["BadRequest10"];
            401: components["responses"]["Unauthorized"];
            /**
             * - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             */
            403: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"];
                };
            };
            500: components["responses"]["InternalError4"];
            503: components["responses"]["DatabaseUnavailable3"];
        };
    };
    accounts_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["SessionList"];
                };
            };
            400: components["responses"]["BadRequest9"];
            401: components["responses"]["Unauthorized3"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError3"];
            503: components["responses"]["DatabaseUnavailable2"];
        };
    };
    accounts_endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The session's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** There is no content to send for this request, but the headers may be useful. */
            204: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest8"];
            401: components["responses"]["Unauthorized3"];
            403: components["responses"]["Forbidden6"];
            /** No such session. You have no session with this id, or it has ended. */
            404: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["SessionNotFound"];
                };
            };
            500: components["responses"]["InternalError3"];
            503: components["responses"]["ServiceUnavailable7"];
        };
    };
    accounts_oidcStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Redirection */
            302: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * The URL of the identity provider.
                     * @example https://id.example.com/authorize?client_id=registry
                     */
                    Location: string;
                    /**
                     * A cookie that ties the response to this browser, for ten minutes.
                     * @example oidc_flow=…; Path=/api/auth/oidc; Max-Age=600; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie": string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"];
                };
            };
            401: components["responses"]["Unauthorized4"];
            /**
             * - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             */
            403: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"];
                };
            };
            404: components["responses"]["OidcNotConfigured"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError5"];
            /**
             * - `oidc_unavailable`: Identity provider unavailable.
             *     - `database_unavailable`: Database unavailable.
             */
            503: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["OidcUnavailable"] | Schemas["DatabaseUnavailable"];
                };
            };
        };
    };
    accounts_oidcCallback: {
        parameters: {
            query?: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Redirection */
            303: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Sent twice: the session, an opaque token in the cookie `access_token` (HttpOnly, SameSite=Lax, Secure on https), and the end of the cookie `oidc_flow`.
                     * @example access_token=…; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie": string;
                    Location: components["headers"]["Location"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `oidc_failed`: Sign-in at the provider failed.
             */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["OidcFailed"];
                };
            };
            401: components["responses"]["Unauthorized4"];
            /**
             * - `sign_up_closed`: Sign-up closed.
             *     - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             */
            403: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["SignUpClosed"] | Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"];
                };
            };
            404: components["responses"]["OidcNotConfigured"];
            /**
             * - `email_taken`: E-mail address taken.
             *     - `identity_taken`: Identity taken.
             */
            409: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["EmailTaken"] | Schemas["IdentityTaken"];
                };
            };
            /**
             * - `sign_up_limit_reached`: Too many new accounts.
             *     - `rate_limited`: Rate limit reached.
             */
            429: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["SignUpLimitReached"] | Schemas["RateLimited"];
                };
            };
            500: components["responses"]["InternalError5"];
            /**
             * - `oidc_unavailable`: Identity provider unavailable.
             *     - `database_unavailable`: Database unavailable.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["OidcUnavailable"] | Schemas["DatabaseUnavailable"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    accounts_list: {
        parameters: {
            query?: {
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
                contains?: components["parameters"]["ContainedText"];
                /**
                 * The maximum number of entries in the response. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `<…>; rel="next"` (RFC 8288) while there is a next page.
                     * @example </list?limit=50&cursor=eyJrIjo0MTd9.Gk3x>; rel="next"
                     */
                    Link?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AccountPage"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden2"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["DatabaseUnavailable3"];
        };
    };
    accounts_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The account's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["AccountChange"];
            };
        };
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AccountAnswer"];
                };
            };
            400: components["responses"]["BadRequest11"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden7"];
            404: components["responses"]["AccountNotFound"];
            /**
             * - `account_is_closed`: Account closed.
             *     - `owner_cannot_be_disabled`: The owner's own account.
             */
            409: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountIsClosed"] | Schemas["OwnerCannotBeDisabled"];
                };
            };
            413: components["responses"]["BodyTooLarge3"];
            415: components["responses"]["UnsupportedMediaType3"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable4"];
        };
    };
    accounts_issuePasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The account's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["PasswordLink"];
                };
            };
            400: components["responses"]["BadRequest12"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden7"];
            404: components["responses"]["AccountNotFound"];
            /**
             * - `email_missing`: No e-mail address.
             *     - `account_not_enabled`: Account disabled.
             *     - `account_is_closed`: Account closed.
             *     - `owner_resets_password`: The owner's own account.
             */
            409: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["EmailMissing"] | Schemas["AccountNotEnabled"] | Schemas["AccountIsClosed"] | Schemas["OwnerResetsPassword"];
                };
            };
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    keys_list: {
        parameters: {
            query?: {
                /**
                 * Only entries that contain this text. `A` to `Z` are the same in either case.
                 * @example weather
                 */
                contains?: components["parameters"]["ContainedText"];
                /**
                 * The maximum number of entries in the response. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `<…>; rel="next"` (RFC 8288) while there is a next page.
                     * @example </list?limit=50&cursor=eyJrIjo0MTd9.Gk3x>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["KeyPage"];
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized3"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError3"];
            503: components["responses"]["DatabaseUnavailable2"];
        };
    };
    keys_create: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["KeyRequest"];
            };
        };
        responses: {
            /** The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["NewKeyAnswer"];
                };
            };
            /**
             * - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             *     - `expiry_in_past`: Expiry in the past.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"] | Schemas["ExpiryInPast"] | Schemas["InvalidHeader"];
                };
            };
            401: components["responses"]["Unauthorized3"];
            /**
             * - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `cross_site_request`: Cross-site request.
             *     - `session_required`: Session required.
             *     - `tier_not_available`: Tier not available.
             */
            403: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["CrossSiteRequest"] | Schemas["SessionRequired"] | Schemas["TierNotAvailable"];
                };
            };
            /**
             * - `active_key_limit_reached`: Too many active keys.
             *     - `idempotency_key_in_use`: Idempotency key in use.
             */
            409: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["ActiveKeyLimitReached"] | Schemas["IdempotencyKeyInUse"];
                };
            };
            413: components["responses"]["BodyTooLarge5"];
            415: components["responses"]["UnsupportedMediaType5"];
            422: components["responses"]["IdempotencyKeyReused3"];
            429: components["responses"]["TooManyRequests4"];
            500: components["responses"]["InternalError3"];
            503: components["responses"]["ServiceUnavailable6"];
        };
    };
    keys_revoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The key's id. */
                id: components["parameters"]["KeyPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["KeyRevoked"];
                };
            };
            400: components["responses"]["BadRequest8"];
            401: components["responses"]["Unauthorized3"];
            403: components["responses"]["Forbidden6"];
            404: components["responses"]["KeyNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError3"];
            503: components["responses"]["ServiceUnavailable7"];
        };
    };
    keys_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The key's id. */
                id: components["parameters"]["KeyPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["KeyChange"];
            };
        };
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Key"];
                };
            };
            400: components["responses"]["BadRequest6"];
            401: components["responses"]["Unauthorized3"];
            403: components["responses"]["Forbidden6"];
            404: components["responses"]["KeyNotFound"];
            413: components["responses"]["BodyTooLarge5"];
            415: components["responses"]["UnsupportedMediaType5"];
            429: components["responses"]["TooManyRequests4"];
            500: components["responses"]["InternalError3"];
            503: components["responses"]["ServiceUnavailable6"];
        };
    };
    keys_rotate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** The key's id. */
                id: components["parameters"]["KeyPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["Rotation"];
            };
        };
        responses: {
            /** The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["KeyRotated"];
                };
            };
            /**
             * - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"] | Schemas["InvalidHeader"];
                };
            };
            401: components["responses"]["Unauthorized3"];
            403: components["responses"]["Forbidden6"];
            404: components["responses"]["KeyNotFound"];
            /**
             * - `key_not_active`: Key not active.
             *     - `key_already_rotated`: Key already rotated.
             *     - `idempotency_key_in_use`: Idempotency key in use.
             */
            409: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["KeyNotActive"] | Schemas["KeyAlreadyRotated"] | Schemas["IdempotencyKeyInUse"];
                };
            };
            413: components["responses"]["BodyTooLarge5"];
            415: components["responses"]["UnsupportedMediaType5"];
            422: components["responses"]["IdempotencyKeyReused3"];
            429: components["responses"]["TooManyRequests4"];
            500: components["responses"]["InternalError3"];
            503: components["responses"]["ServiceUnavailable6"];
        };
    };
    keys_usage: {
        parameters: {
            query?: {
                /**
                 * How many days the report has, up to today: 1 to 90.
                 * @example 7
                 */
                days?: number;
            };
            header?: never;
            path: {
                /** The key's id. */
                id: components["parameters"]["KeyPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["KeyUsageReport"];
                };
            };
            400: components["responses"]["BadRequest9"];
            401: components["responses"]["Unauthorized3"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["KeyNotFound"];
            500: components["responses"]["InternalError3"];
            503: components["responses"]["DatabaseUnavailable2"];
        };
    };
    domains_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["DomainList"];
                };
            };
            400: components["responses"]["BadRequest10"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden9"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["DatabaseUnavailable3"];
        };
    };
    domains_claim: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["DomainRequest"];
            };
        };
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["DomainClaim"];
                };
            };
            /** The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["DomainClaim"];
                };
            };
            /**
             * - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             *     - `domain_not_claimable`: Domain not claimable.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"] | Schemas["DomainNotClaimable"] | Schemas["InvalidHeader"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden8"];
            /**
             * - `domain_limit_reached`: Too many claims.
             *     - `idempotency_key_in_use`: Idempotency key in use.
             */
            409: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DomainLimitReached"] | Schemas["IdempotencyKeyInUse"];
                };
            };
            413: components["responses"]["BodyTooLarge3"];
            415: components["responses"]["UnsupportedMediaType3"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests2"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable4"];
        };
    };
    domains_check: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The domain. */
                domain: components["parameters"]["DomainPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["DomainClaim"];
                };
            };
            400: components["responses"]["BadRequest12"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden8"];
            404: components["responses"]["DomainNotFound"];
            /** Claim ended. The claim is lost or expired, and is not checked any more: claim the domain again. */
            409: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DomainClaimEnded"];
                };
            };
            /**
             * - `quota_exceeded`: Quota exceeded.
             *     - `domain_checked_recently`: Checked recently.
             *     - `storage_limit_reached`: Storage limit reached.
             *     - `rate_limited`: Rate limit reached.
             */
            429: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"] | Schemas["DomainCheckedRecently"] | Schemas["StorageLimitReached"] | Schemas["RateLimited"];
                };
            };
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    domains_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The domain. */
                domain: components["parameters"]["DomainPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["DomainRemoved"];
                };
            };
            400: components["responses"]["BadRequest12"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden8"];
            404: components["responses"]["DomainNotFound"];
            429: components["responses"]["TooManyRequests5"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    offers_list: {
        parameters: {
            query?: {
                /** Which offers. Default: `incoming`. */
                direction?: "incoming" | "outgoing";
                /**
                 * The maximum number of entries in the response. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `<…>; rel="next"` (RFC 8288) while there is a next page.
                     * @example </list?limit=50&cursor=eyJrIjo0MTd9.Gk3x>; rel="next"
                     */
                    Link?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["OfferPage"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden9"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["DatabaseUnavailable3"];
        };
    };
    offers_claim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["OfferClaim"];
            };
        };
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Offer"];
                };
            };
            400: components["responses"]["BadRequest11"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden10"];
            404: components["responses"]["OfferNotFound"];
            409: components["responses"]["OfferNotOpen"];
            413: components["responses"]["BodyTooLarge3"];
            415: components["responses"]["UnsupportedMediaType3"];
            429: components["responses"]["TooManyRequests2"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable4"];
        };
    };
    offers_accept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The id of the offer. */
                id: components["parameters"]["OfferPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Offer"];
                };
            };
            400: components["responses"]["BadRequest12"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden10"];
            404: components["responses"]["OfferNotFound"];
            409: components["responses"]["OfferNotOpen"];
            /**
             * - `quota_exceeded`: Quota exceeded.
             *     - `storage_limit_reached`: Storage limit reached.
             *     - `rate_limited`: Rate limit reached.
             *     - `new_agent_limit_reached`: Too many new ids.
             */
            429: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"] | Schemas["StorageLimitReached"] | Schemas["RateLimited"] | Schemas["NewAgentLimitReached"];
                };
            };
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    offers_decline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The id of the offer. */
                id: components["parameters"]["OfferPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Offer"];
                };
            };
            400: components["responses"]["BadRequest12"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden10"];
            404: components["responses"]["OfferNotFound"];
            409: components["responses"]["OfferNotOpen"];
            429: components["responses"]["TooManyRequests2"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    offers_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The id of the offer. */
                id: components["parameters"]["OfferPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Offer"];
                };
            };
            400: components["responses"]["BadRequest12"];
            401: components["responses"]["Unauthorized"];
            /**
             * - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `insufficient_scope`: Insufficient scope.
             *     - `cross_site_request`: Cross-site request.
             *     - `not_offer_giver`: Not the giver.
             */
            403: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `Bearer realm="registry"` with the error and the scope (RFC 6750 section 3.1).
                     * @example Bearer realm="registry", error="insufficient_scope", scope="agents:write"
                     */
                    "WWW-Authenticate"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["InsufficientScope"] | Schemas["CrossSiteRequest"] | Schemas["NotOfferGiver"];
                };
            };
            404: components["responses"]["OfferNotFound"];
            409: components["responses"]["OfferNotOpen"];
            429: components["responses"]["TooManyRequests2"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    facts_get: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * `Last-Modified` of the response that you have (RFC 9110 section 13.1.3). Ignored beside `If-None-Match`, and if it is not an HTTP date.
                 * @example Fri, 20 Nov 2026 16:15:00 GMT
                 */
                "If-Modified-Since"?: components["parameters"]["IfModifiedSince"];
                /**
                 * The change that the response must include, with all before it: the `Registry-Seq` of an earlier response, or the `seq` of an event. Without it, a node with replicas may respond with a state that is up to 5 seconds old, if you send no credential and the request is not about a later page (`cursor`, `after_seq`, `updated_since`).
                 * @example 88121
                 */
                "Registry-Seq"?: components["parameters"]["ReadAfter"];
            };
            path: {
                /** The agent's id. A text that cannot be an id is one that no agent has: 404. */
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    /**
                     * When the document was stored, as an HTTP date.
                     * @example Fri, 20 Nov 2026 16:15:00 GMT
                     */
                    "Last-Modified": string;
                    "Content-Digest": components["headers"]["Content-Digest"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AgentFacts"];
                };
            };
            301: components["responses"]["AgentMoved"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest4"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            /**
             * - `agent_not_found`: No such agent.
             *     - `facts_not_found`: No AgentFacts.
             */
            404: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentNotFound"] | Schemas["FactsNotFound"];
                };
            };
            410: components["responses"]["AgentTombstoned"];
            500: components["responses"]["InternalError2"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    facts_put: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETag that your change is based on, or `*` for any (RFC 9110 section 13.1.1). That of a compressed response matches too (`W/"88121"`, or `"88121-gzip"` of a proxy): it names the state of the resource.
                 * @example "88121"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * `respond-async` (RFC 7240 section 4.1): respond as soon as the change is committed. Without it, the response waits until each delivery of the event has been attempted, at most 10 seconds or what the node's operator has set, and at most 1 second for a receiver that did not respond to its last delivery in time. Other preferences are ignored.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** The agent's id. A text that cannot be an id is one that no agent has: 404. */
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["AgentFacts"];
            };
        };
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /** The validator of the document. */
                    ETag: string;
                    /**
                     * `respond-async` (RFC 7240 section 3): the response did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["FactsReceipt"];
                };
            };
            /**
             * - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `facts_not_conformant`: AgentFacts not valid.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `invalid_header`: Invalid header.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    /**
                     * A page that explains the deprecation (`rel="deprecation"`).
                     * @example <http://localhost:3000/docs/keys#transition-period>; rel="deprecation"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["FactsNotConformant"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"] | Schemas["DuplicateSessionCookie"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden4"];
            404: components["responses"]["AgentNotFound3"];
            409: components["responses"]["AgentIdMoved"];
            410: components["responses"]["AgentTombstoned2"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable3"];
        };
    };
    audit_list: {
        parameters: {
            query?: {
                /**
                 * Only these actions: repeated or separated by commas.
                 * @example [
                 *       "sign_in_failed"
                 *     ]
                 */
                action?: components["parameters"]["SecurityLogFilters.action"];
                /** Only entries from this time on. */
                since?: components["parameters"]["SecurityLogFilters.since"];
                /**
                 * The maximum number of entries in the response. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `<…>; rel="next"` (RFC 8288) while there is a next page.
                     * @example </list?limit=50&cursor=eyJrIjo0MTd9.Gk3x>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["SecurityLogPage"];
                };
            };
            400: components["responses"]["BadRequest2"];
            401: components["responses"]["Unauthorized3"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError3"];
            503: components["responses"]["DatabaseUnavailable2"];
        };
    };
    audit_adminList: {
        parameters: {
            query?: {
                /** Only entries of this account. */
                account_id?: string;
                /**
                 * Only these actions: repeated or separated by commas.
                 * @example [
                 *       "sign_in_failed"
                 *     ]
                 */
                action?: components["parameters"]["SecurityLogFilters.action"];
                /** Only entries from this time on. */
                since?: components["parameters"]["SecurityLogFilters.since"];
                /**
                 * The maximum number of entries in the response. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `<…>; rel="next"` (RFC 8288) while there is a next page.
                     * @example </list?limit=50&cursor=eyJrIjo0MTd9.Gk3x>; rel="next"
                     */
                    Link?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["SecurityLogPage"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden2"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["DatabaseUnavailable3"];
        };
    };
    events_list: {
        parameters: {
            query?: {
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
            header?: {
                /**
                 * The id of the last message of an interrupted stream. Takes precedence over `after`.
                 * @example 88121
                 */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    /**
                     * `Accept`: the response is a web page if `Accept` names `text/html` and prefers it to JSON, as that of browsers does.
                     * @example Accept
                     */
                    Vary: string;
                    /**
                     * The resources that the page may load: files of the node only, nothing inline.
                     * @example default-src 'none'; script-src 'self'; style-src 'self'
                     */
                    "Content-Security-Policy"?: string;
                    /**
                     * The referrer that links of the page send to other sites: only the node's origin.
                     * @example strict-origin-when-cross-origin
                     */
                    "Referrer-Policy"?: string;
                    /**
                     * `same-origin`: pages of other sites cannot access the window of this page.
                     * @example same-origin
                     */
                    "Cross-Origin-Opener-Policy"?: string;
                    /**
                     * The browser features that the page may use: none of these.
                     * @example camera=(), geolocation=(), microphone=()
                     */
                    "Permissions-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["EventPage"];
                    "text/event-stream": string;
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest4"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            /** Cursor ahead. The journal has not reached this number: the node's database was restored from an older backup, or the number is of another node. Read all agents with `GET /list`, then the events after `last_seq`. */
            409: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CursorAhead"];
                };
            };
            /** Cursor expired. The events after this number were deleted because of their age: read all agents with `GET /list`, then the events after `oldest_seq` - 1. */
            410: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CursorExpired"];
                };
            };
            500: components["responses"]["InternalError2"];
            503: components["responses"]["ServiceUnavailable2"];
        };
    };
    events_latest: {
        parameters: {
            query?: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["LatestEvents"];
                };
            };
            400: components["responses"]["BadRequest7"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            500: components["responses"]["InternalError2"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    events_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The number of the event.
                 * @example 88121
                 */
                seq: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["RegistryEvent"];
                };
            };
            400: components["responses"]["BadRequest7"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            /** No such event. The journal has not reached this number. */
            404: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["EventNotFound"];
                };
            };
            /**
             * - `event_expired`: Event deleted.
             *     - `event_redacted`: Event redacted.
             */
            410: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["EventExpired"] | Schemas["EventRedacted"];
                };
            };
            500: components["responses"]["InternalError2"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    erasures_adminList: {
        parameters: {
            query?: {
                /**
                 * The maximum number of entries in the response. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `<…>; rel="next"` (RFC 8288) while there is a next page.
                     * @example </list?limit=50&cursor=eyJrIjo0MTd9.Gk3x>; rel="next"
                     */
                    Link?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["ErasurePage"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden2"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["DatabaseUnavailable3"];
        };
    };
    erasures_create: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["ErasureRequest"];
            };
        };
        responses: {
            /** The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Erasure"];
                };
            };
            400: components["responses"]["BadRequest13"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden7"];
            404: components["responses"]["AgentNotFound"];
            /**
             * - `agent_moved`: Agent renamed.
             *     - `agent_already_erased`: Already erased.
             *     - `idempotency_key_in_use`: Idempotency key in use.
             */
            409: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentIdMoved"] | Schemas["AgentAlreadyErased"] | Schemas["IdempotencyKeyInUse"];
                };
            };
            413: components["responses"]["BodyTooLarge3"];
            415: components["responses"]["UnsupportedMediaType3"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable4"];
        };
    };
    erasures_list: {
        parameters: {
            query?: {
                /**
                 * The maximum number of entries in the response. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    /**
                     * `<…>; rel="next"` (RFC 8288) while there is a next page.
                     * @example </list?limit=50&cursor=eyJrIjo0MTd9.Gk3x>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["PublicErasurePage"];
                };
            };
            400: components["responses"]["BadRequest14"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            500: components["responses"]["InternalError2"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    log_read: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    /**
                     * `Accept`: the response is a web page if `Accept` names `text/html` and prefers it to JSON, as that of browsers does.
                     * @example Accept
                     */
                    Vary: string;
                    /**
                     * The resources that the page may load: files of the node only, nothing inline.
                     * @example default-src 'none'; script-src 'self'; style-src 'self'
                     */
                    "Content-Security-Policy"?: string;
                    /**
                     * The referrer that links of the page send to other sites: only the node's origin.
                     * @example strict-origin-when-cross-origin
                     */
                    "Referrer-Policy"?: string;
                    /**
                     * `same-origin`: pages of other sites cannot access the window of this page.
                     * @example same-origin
                     */
                    "Cross-Origin-Opener-Policy"?: string;
                    /**
                     * The browser features that the page may use: none of these.
                     * @example camera=(), geolocation=(), microphone=()
                     */
                    "Permissions-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["LogInfo"];
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified4"];
            400: components["responses"]["BadRequest4"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            500: components["responses"]["InternalError2"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    log_checkpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest4"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            /** No checkpoint. The log has none yet, because the journal is empty or was not sealed yet. */
            404: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CheckpointNotFound"];
                };
            };
            500: components["responses"]["InternalError2"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    log_tile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The place of the tile. It contains slashes, which may be sent as they are or percent-encoded.
                 * @example 0/x001/x234/067
                 */
                place: components["parameters"]["TilePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A file of the log that never changes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `public, max-age=31536000, immutable`.
                     * @example public, max-age=31536000, immutable
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            400: components["responses"]["BadRequest7"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            404: components["responses"]["TileNotFound"];
            500: components["responses"]["InternalError2"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    log_entries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The place of the tile. It contains slashes, which may be sent as they are or percent-encoded.
                 * @example 0/x001/x234/067
                 */
                place: components["parameters"]["TilePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A file of the log that never changes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `public, max-age=31536000, immutable`.
                     * @example public, max-age=31536000, immutable
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            400: components["responses"]["BadRequest7"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            404: components["responses"]["TileNotFound"];
            500: components["responses"]["InternalError2"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    log_proof: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The number of the event.
                 * @example 88121
                 */
                seq: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A proof, for programs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    /**
                     * `Accept`: the response is a web page if `Accept` names `text/html` and prefers it to JSON, as that of browsers does.
                     * @example Accept
                     */
                    Vary: string;
                    /**
                     * The resources that the page may load: files of the node only, nothing inline.
                     * @example default-src 'none'; script-src 'self'; style-src 'self'
                     */
                    "Content-Security-Policy"?: string;
                    /**
                     * The referrer that links of the page send to other sites: only the node's origin.
                     * @example strict-origin-when-cross-origin
                     */
                    "Referrer-Policy"?: string;
                    /**
                     * `same-origin`: pages of other sites cannot access the window of this page.
                     * @example same-origin
                     */
                    "Cross-Origin-Opener-Policy"?: string;
                    /**
                     * The browser features that the page may use: none of these.
                     * @example camera=(), geolocation=(), microphone=()
                     */
                    "Permissions-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified4"];
            400: components["responses"]["BadRequest4"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            /**
             * - `event_not_sealed`: Event not sealed.
             *     - `event_not_logged`: Event not in the log.
             */
            404: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["EventNotSealed"] | Schemas["EventNotLogged"];
                };
            };
            500: components["responses"]["InternalError2"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    log_witnesses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WitnessList"];
                };
            };
            400: components["responses"]["BadRequest10"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden2"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["DatabaseUnavailable3"];
        };
    };
    log_addWitness: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The name of the witness. */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["WitnessRequest"];
            };
        };
        responses: {
            /** A response that must not be stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WitnessStatus"];
                };
            };
            /**
             * - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `invalid_path`: Invalid value in the path.
             *     - `verifier_key_rejected`: Verifier key rejected.
             *     - `witness_url_rejected`: Witness URL rejected.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidPath"] | Schemas["VerifierKeyRejected"] | Schemas["WitnessUrlRejected"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden11"];
            /**
             * - `witness_name_reserved`: Witness name reserved.
             *     - `witness_known`: Witness already added.
             *     - `witness_limit_reached`: Too many witnesses.
             */
            409: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["WitnessNameReserved"] | Schemas["WitnessKnown"] | Schemas["WitnessLimitReached"];
                };
            };
            413: components["responses"]["BodyTooLarge3"];
            415: components["responses"]["UnsupportedMediaType3"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable4"];
        };
    };
    log_removeWitness: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The name of the witness. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A response that must not be stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WitnessStatus"];
                };
            };
            400: components["responses"]["BadRequest12"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden11"];
            /** No such witness. No witness has this name. */
            404: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["LogWitnessNotFound"];
                };
            };
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    log_watched: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WatchedLogList"];
                };
            };
            400: components["responses"]["BadRequest10"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden2"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["DatabaseUnavailable3"];
        };
    };
    log_watch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the log. It contains slashes, which may be sent as they are or percent-encoded.
                 * @example registry.example.org/log
                 */
                origin: components["parameters"]["WatchedLogPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["WatchedLogRequest"];
            };
        };
        responses: {
            /** A response that must not be stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WatchedLog"];
                };
            };
            /**
             * - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `invalid_path`: Invalid value in the path.
             *     - `verifier_key_rejected`: Verifier key rejected.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidPath"] | Schemas["VerifierKeyRejected"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden11"];
            /** Too many watched logs. Remove one first. */
            409: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["WatchedLogLimitReached"];
                };
            };
            413: components["responses"]["BodyTooLarge3"];
            415: components["responses"]["UnsupportedMediaType3"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable4"];
        };
    };
    log_unwatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the log. It contains slashes, which may be sent as they are or percent-encoded.
                 * @example registry.example.org/log
                 */
                origin: components["parameters"]["WatchedLogPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A response that must not be stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WatchedLog"];
                };
            };
            400: components["responses"]["BadRequest12"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden11"];
            /** Log not watched. This node does not witness the log. */
            404: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["LogNotWatched"];
                };
            };
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    webhooks_list: {
        parameters: {
            query?: {
                /**
                 * Only subscriptions with this status.
                 * @example [
                 *       "disabled"
                 *     ]
                 */
                status?: components["parameters"]["WebhookFilters.status"];
                /**
                 * Only entries that contain this text. `A` to `Z` are the same in either case.
                 * @example weather
                 */
                contains?: components["parameters"]["ContainedText"];
                /**
                 * The maximum number of entries in the response. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `<…>; rel="next"` (RFC 8288) while there is a next page.
                     * @example </list?limit=50&cursor=eyJrIjo0MTd9.Gk3x>; rel="next"
                     */
                    Link?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WebhookPage"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden9"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["DatabaseUnavailable3"];
        };
    };
    webhooks_create: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["WebhookRequest"];
            };
        };
        responses: {
            /** A response that must not be stored. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WebhookWithSecret"];
                };
            };
            400: components["responses"]["BadRequest15"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden8"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge3"];
            415: components["responses"]["UnsupportedMediaType3"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests2"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable4"];
        };
    };
    webhooks_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The subscription's id. */
                id: components["parameters"]["WebhookPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A response that must not be stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Webhook"];
                };
            };
            400: components["responses"]["BadRequest10"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden9"];
            404: components["responses"]["SubscriptionNotFound"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["DatabaseUnavailable3"];
        };
    };
    webhooks_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The subscription's id. */
                id: components["parameters"]["WebhookPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A response that must not be stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WebhookRemoved"];
                };
            };
            400: components["responses"]["BadRequest12"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden13"];
            404: components["responses"]["SubscriptionNotFound"];
            429: components["responses"]["TooManyRequests5"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    webhooks_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The subscription's id. */
                id: components["parameters"]["WebhookPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["WebhookChange"];
            };
        };
        responses: {
            /** A response that must not be stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Webhook"];
                };
            };
            /**
             * - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `callback_url_rejected`: Callback URL rejected.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["CallbackUrlRejected"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden12"];
            404: components["responses"]["SubscriptionNotFound"];
            /**
             * - `subscription_disabled`: Subscription disabled.
             *     - `callback_host_limit_reached`: Too many subscriptions at one callback host.
             */
            409: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["SubscriptionDisabled"] | Schemas["CallbackHostLimitReached"];
                };
            };
            413: components["responses"]["BodyTooLarge3"];
            415: components["responses"]["UnsupportedMediaType3"];
            429: components["responses"]["TooManyRequests2"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable4"];
        };
    };
    webhooks_test: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** The subscription's id. */
                id: components["parameters"]["WebhookPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Schemas["WebhookTestRequest"];
            };
        };
        responses: {
            /** A response that must not be stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WebhookTestResult"];
                };
            };
            400: components["responses"]["BadRequest13"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden14"];
            404: components["responses"]["SubscriptionNotFound"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["BodyTooLarge3"];
            415: components["responses"]["UnsupportedMediaType3"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests6"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable4"];
        };
    };
    webhooks_deliveries: {
        parameters: {
            query?: {
                /**
                 * The maximum number of entries in the response. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
                cursor?: components["parameters"]["PageQuery.cursor"];
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
            header?: never;
            path: {
                /** The subscription's id. */
                id: components["parameters"]["WebhookPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `<…>; rel="next"` (RFC 8288) while there is a next page.
                     * @example </list?limit=50&cursor=eyJrIjo0MTd9.Gk3x>; rel="next"
                     */
                    Link?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["DeliveryPage"];
                };
            };
            400: components["responses"]["BadRequest16"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden9"];
            404: components["responses"]["SubscriptionNotFound"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["DatabaseUnavailable3"];
        };
    };
    webhooks_delivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The subscription's id. */
                id: components["parameters"]["WebhookPath"];
                /** The delivery's id. */
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A response that must not be stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["DeliveryDetail"];
                };
            };
            400: components["responses"]["BadRequest10"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden9"];
            404: components["responses"]["NotFound2"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["DatabaseUnavailable3"];
        };
    };
    webhooks_redeliver: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** The subscription's id. */
                id: components["parameters"]["WebhookPath"];
                /** The delivery's id. */
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A response that must not be stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Delivery"];
                };
            };
            /**
             * - `unexpected_body`: Unexpected body.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["UnexpectedBody"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"] | Schemas["InvalidHeader"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden14"];
            404: components["responses"]["NotFound2"];
            /**
             * - `delivery_under_way`: Delivery under way.
             *     - `idempotency_key_in_use`: Idempotency key in use.
             */
            409: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DeliveryUnderWay"] | Schemas["IdempotencyKeyInUse"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests6"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    webhooks_replay: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** The subscription's id. */
                id: components["parameters"]["WebhookPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["ReplayRequest"];
            };
        };
        responses: {
            /** A response that must not be stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["ReplayResult"];
                };
            };
            400: components["responses"]["BadRequest13"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden14"];
            404: components["responses"]["SubscriptionNotFound"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["BodyTooLarge3"];
            415: components["responses"]["UnsupportedMediaType3"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests6"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable4"];
        };
    };
    webhooks_rotateSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** The subscription's id. */
                id: components["parameters"]["WebhookPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Schemas["SecretRotation"];
            };
        };
        responses: {
            /** A response that must not be stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WebhookWithSecret"];
                };
            };
            400: components["responses"]["BadRequest13"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden13"];
            404: components["responses"]["SubscriptionNotFound"];
            409: components["responses"]["IdempotencyKeyInUse"];
            413: components["responses"]["BodyTooLarge3"];
            415: components["responses"]["UnsupportedMediaType3"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests2"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable4"];
        };
    };
    webhooks_deliver: {
        parameters: {
            query?: {
                /** `true`: respond with 502 if the attempt fails, for queues that retry unless the status is 2xx. */
                fail_on_error?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["QueuedDelivery"];
            };
        };
        responses: {
            /** A response that must not be stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["QueuedDeliveryResult"];
                };
            };
            400: components["responses"]["BadRequest11"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden8"];
            /** No such delivery. No delivery has this id, or it belongs to another subscription or account. */
            404: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DeliveryNotFound"];
                };
            };
            /**
             * - `delivery_under_way`: Delivery under way.
             *     - `subscription_not_active`: Subscription not active.
             */
            409: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DeliveryUnderWay"] | Schemas["SubscriptionNotActive"];
                };
            };
            413: components["responses"]["BodyTooLarge3"];
            415: components["responses"]["UnsupportedMediaType3"];
            429: components["responses"]["TooManyRequests6"];
            500: components["responses"]["InternalError4"];
            /** Delivery failed. The receiver did not respond with 2xx, and `fail_on_error=true` requested this response. */
            502: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DeliveryFailed"];
                };
            };
            503: components["responses"]["ServiceUnavailable4"];
        };
    };
    webhooks_adminList: {
        parameters: {
            query?: {
                /**
                 * Only subscriptions with this status.
                 * @example [
                 *       "disabled"
                 *     ]
                 */
                status?: components["parameters"]["WebhookFilters.status"];
                /**
                 * Only entries that contain this text. `A` to `Z` are the same in either case.
                 * @example weather
                 */
                contains?: components["parameters"]["ContainedText"];
                /**
                 * The maximum number of entries in the response. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `<…>; rel="next"` (RFC 8288) while there is a next page.
                     * @example </list?limit=50&cursor=eyJrIjo0MTd9.Gk3x>; rel="next"
                     */
                    Link?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WebhookPage"];
                };
            };
            400: components["responses"]["BadRequest3"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden9"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["DatabaseUnavailable3"];
        };
    };
    webhooks_adminCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["WebhookRequest"];
            };
        };
        responses: {
            /** A response that must not be stored. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WebhookWithSecret"];
                };
            };
            400: components["responses"]["BadRequest15"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden8"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge3"];
            415: components["responses"]["UnsupportedMediaType3"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests2"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable4"];
        };
    };
    webhooks_adminRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The subscription's id. */
                id: components["parameters"]["WebhookPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A response that must not be stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WebhookRemoved"];
                };
            };
            400: components["responses"]["BadRequest12"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden13"];
            404: components["responses"]["SubscriptionNotFound"];
            429: components["responses"]["TooManyRequests5"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    webhooks_pause: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The subscription's id. */
                id: components["parameters"]["WebhookPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A response that must not be stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Webhook"];
                };
            };
            400: components["responses"]["BadRequest12"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden12"];
            404: components["responses"]["SubscriptionNotFound"];
            /** Subscription disabled. Ten consecutive deliveries failed: fix the receiver, then resume the subscription. */
            409: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["SubscriptionDisabled"];
                };
            };
            429: components["responses"]["TooManyRequests2"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    webhooks_disable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The subscription's id. */
                id: components["parameters"]["WebhookPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["WebhookDisabling"];
            };
        };
        responses: {
            /** A response that must not be stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Webhook"];
                };
            };
            400: components["responses"]["BadRequest11"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden7"];
            404: components["responses"]["SubscriptionNotFound"];
            413: components["responses"]["BodyTooLarge3"];
            415: components["responses"]["UnsupportedMediaType3"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable4"];
        };
    };
    webhooks_resume: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The subscription's id. */
                id: components["parameters"]["WebhookPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A response that must not be stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Webhook"];
                };
            };
            400: components["responses"]["BadRequest12"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden14"];
            404: components["responses"]["SubscriptionNotFound"];
            429: components["responses"]["TooManyRequests2"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    certifications_issue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * `respond-async` (RFC 7240 section 4.1): respond as soon as the change is committed. Without it, the response waits until each delivery of the event has been attempted, at most 10 seconds or what the node's operator has set, and at most 1 second for a receiver that did not respond to its last delivery in time. Other preferences are ignored.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["CertificationRequest"];
            };
        };
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `respond-async` (RFC 7240 section 3): the response did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    /**
                     * `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Certification"];
                };
            };
            /** The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `respond-async` (RFC 7240 section 3): the response did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    /**
                     * `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Certification"];
                };
            };
            /**
             * - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `expiry_in_past`: Expiry in the past.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["ExpiryInPast"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"] | Schemas["InvalidHeader"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `insufficient_scope`: Insufficient scope.
             *     - `cross_site_request`: Cross-site request.
             *     - `not_an_issuer`: Not an issuer.
             *     - `not_certification_issuer`: Another issuer's certification.
             *     - `issuer_name_not_own`: Another issuer's name.
             *     - `own_agent_certification`: Certification of your own agent.
             */
            403: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `Bearer realm="registry"` with the error and the scope (RFC 6750 section 3.1).
                     * @example Bearer realm="registry", error="insufficient_scope", scope="agents:write"
                     */
                    "WWW-Authenticate"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["InsufficientScope"] | Schemas["CrossSiteRequest"] | Schemas["NotAnIssuer"] | Schemas["NotCertificationIssuer"] | Schemas["IssuerNameNotOwn"] | Schemas["OwnAgentCertification"];
                };
            };
            404: components["responses"]["AgentNotFound"];
            409: components["responses"]["Conflict2"];
            410: components["responses"]["AgentTombstoned3"];
            413: components["responses"]["BodyTooLarge3"];
            415: components["responses"]["UnsupportedMediaType3"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests2"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable4"];
        };
    };
    certifications_revoke: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * `respond-async` (RFC 7240 section 4.1): respond as soon as the change is committed. Without it, the response waits until each delivery of the event has been attempted, at most 10 seconds or what the node's operator has set, and at most 1 second for a receiver that did not respond to its last delivery in time. Other preferences are ignored.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** The certification's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["Revocation"];
            };
        };
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `respond-async` (RFC 7240 section 3): the response did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Certification"];
                };
            };
            400: components["responses"]["BadRequest11"];
            401: components["responses"]["Unauthorized"];
            /**
             * - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `insufficient_scope`: Insufficient scope.
             *     - `cross_site_request`: Cross-site request.
             *     - `not_an_issuer`: Not an issuer.
             *     - `not_certification_issuer`: Another issuer's certification.
             */
            403: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `Bearer realm="registry"` with the error and the scope (RFC 6750 section 3.1).
                     * @example Bearer realm="registry", error="insufficient_scope", scope="agents:write"
                     */
                    "WWW-Authenticate"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["InsufficientScope"] | Schemas["CrossSiteRequest"] | Schemas["NotAnIssuer"] | Schemas["NotCertificationIssuer"];
                };
            };
            /** No such certification. No certification has this id. */
            404: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CertificationNotFound"];
                };
            };
            413: components["responses"]["BodyTooLarge3"];
            415: components["responses"]["UnsupportedMediaType3"];
            429: components["responses"]["TooManyRequests5"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable4"];
        };
    };
    certifications_list: {
        parameters: {
            query?: {
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
                limit?: components["parameters"]["PageQuery.limit"];
                /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    /**
                     * `<…>; rel="next"` (RFC 8288) while there is a next page.
                     * @example </list?limit=50&cursor=eyJrIjo0MTd9.Gk3x>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["CertificationPage"];
                };
            };
            301: components["responses"]["AgentMoved"];
            400: components["responses"]["BadRequest14"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            500: components["responses"]["InternalError2"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    certifications_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The certification's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A response that must not be stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Certification"];
                };
            };
            400: components["responses"]["BadRequest7"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            /** No such certification. No certification has this id. */
            404: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CertificationNotFound"];
                };
            };
            500: components["responses"]["InternalError2"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    compliance_report: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * `respond-async` (RFC 7240 section 4.1): respond as soon as the change is committed. Without it, the response waits until each delivery of the event has been attempted, at most 10 seconds or what the node's operator has set, and at most 1 second for a receiver that did not respond to its last delivery in time. Other preferences are ignored.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["ViolationReport"];
            };
        };
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `respond-async` (RFC 7240 section 3): the response did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    /**
                     * `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Violation"];
                };
            };
            /** The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `respond-async` (RFC 7240 section 3): the response did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    /**
                     * `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Violation"];
                };
            };
            400: components["responses"]["BadRequest13"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden7"];
            404: components["responses"]["AgentNotFound"];
            409: components["responses"]["Conflict2"];
            410: components["responses"]["AgentTombstoned3"];
            413: components["responses"]["BodyTooLarge3"];
            415: components["responses"]["UnsupportedMediaType3"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable4"];
        };
    };
    compliance_decide: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * `respond-async` (RFC 7240 section 4.1): respond as soon as the change is committed. Without it, the response waits until each delivery of the event has been attempted, at most 10 seconds or what the node's operator has set, and at most 1 second for a receiver that did not respond to its last delivery in time. Other preferences are ignored.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** The violation's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["ViolationDecision"];
            };
        };
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `respond-async` (RFC 7240 section 3): the response did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Violation"];
                };
            };
            400: components["responses"]["BadRequest11"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden7"];
            /** No such violation. No violation has this id. */
            404: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["ViolationNotFound"];
                };
            };
            413: components["responses"]["BodyTooLarge3"];
            415: components["responses"]["UnsupportedMediaType3"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable4"];
        };
    };
    compliance_list: {
        parameters: {
            query?: {
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
                limit?: components["parameters"]["PageQuery.limit"];
                /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    /**
                     * `<…>; rel="next"` (RFC 8288) while there is a next page.
                     * @example </list?limit=50&cursor=eyJrIjo0MTd9.Gk3x>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["ViolationPage"];
                };
            };
            301: components["responses"]["AgentMoved"];
            400: components["responses"]["BadRequest14"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            500: components["responses"]["InternalError2"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    reputation_get: {
        parameters: {
            query?: {
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
                limit?: components["parameters"]["PageQuery.limit"];
                /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    /**
                     * `<…>; rel="next"` (RFC 8288) while there is a next page.
                     * @example </list?limit=50&cursor=eyJrIjo0MTd9.Gk3x>; rel="next"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["ReputationPage"];
                };
            };
            301: components["responses"]["AgentMoved"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            500: components["responses"]["InternalError2"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    reputation_report: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * `respond-async` (RFC 7240 section 4.1): respond as soon as the change is committed. Without it, the response waits until each delivery of the event has been attempted, at most 10 seconds or what the node's operator has set, and at most 1 second for a receiver that did not respond to its last delivery in time. Other preferences are ignored.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["ReputationReport"];
            };
        };
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `respond-async` (RFC 7240 section 3): the response did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    /**
                     * `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["ReputationReportReceipt"];
                };
            };
            400: components["responses"]["BadRequest13"];
            401: components["responses"]["Unauthorized"];
            /**
             * - `account_disabled`: Account disabled.
             *     - `single_operator_mode`: Single-operator mode.
             *     - `insufficient_scope`: Insufficient scope.
             *     - `cross_site_request`: Cross-site request.
             *     - `own_agent_report`: Report on your own agent.
             */
            403: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `Bearer realm="registry"` with the error and the scope (RFC 6750 section 3.1).
                     * @example Bearer realm="registry", error="insufficient_scope", scope="agents:write"
                     */
                    "WWW-Authenticate"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"] | Schemas["SingleOperatorMode"] | Schemas["InsufficientScope"] | Schemas["CrossSiteRequest"] | Schemas["OwnAgentReport"];
                };
            };
            404: components["responses"]["AgentNotFound"];
            409: components["responses"]["Conflict2"];
            410: components["responses"]["AgentTombstoned3"];
            413: components["responses"]["BodyTooLarge3"];
            415: components["responses"]["UnsupportedMediaType3"];
            422: components["responses"]["IdempotencyKeyReused"];
            /**
             * - `quota_exceeded`: Quota exceeded.
             *     - `rate_limited`: Rate limit reached.
             *     - `storage_limit_reached`: Storage limit reached.
             */
            429: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"] | Schemas["RateLimited"] | Schemas["StorageLimitReached"];
                };
            };
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable4"];
        };
    };
    liveness_get: {
        parameters: {
            query: {
                /**
                 * These agents: at most 100, repeated or separated by commas.
                 * @example [
                 *       "weather-agent"
                 *     ]
                 */
                agent_id: string[];
            };
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AgentLivenessList"];
                };
            };
            301: components["responses"]["AgentMoved"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest4"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            500: components["responses"]["InternalError2"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    liveness_choose: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The agent's id. A text that cannot be an id is one that no agent has: 404. */
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["ProbeChoice"];
            };
        };
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AgentLiveness"];
                };
            };
            400: components["responses"]["BadRequest11"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["AgentNotFound"];
            /** Agent renamed. The agent has another id now: send the request with the id in `moved_to`. Reads of the former id are redirected, writes are not. */
            409: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentIdMoved"];
                };
            };
            410: components["responses"]["AgentTombstoned3"];
            413: components["responses"]["BodyTooLarge3"];
            415: components["responses"]["UnsupportedMediaType3"];
            429: components["responses"]["TooManyRequests2"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable4"];
        };
    };
    liveness_probe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The agent's id. A text that cannot be an id is one that no agent has: 404. */
                id: components["parameters"]["AgentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AgentLiveness"];
                };
            };
            /** The probe is made soon: its host was probed a moment ago, or does not respond within 15 seconds. Read the liveness of the agent then. */
            202: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest12"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden3"];
            404: components["responses"]["AgentNotFound"];
            /**
             * - `agent_moved`: Agent renamed.
             *     - `agent_not_probed`: Not probed.
             */
            409: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AgentIdMoved"] | Schemas["AgentNotProbed"];
                };
            };
            410: components["responses"]["AgentTombstoned3"];
            /**
             * - `quota_exceeded`: Quota exceeded.
             *     - `probed_recently`: Probed recently.
             *     - `storage_limit_reached`: Storage limit reached.
             *     - `rate_limited`: Rate limit reached.
             */
            429: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["QuotaExceeded"] | Schemas["ProbedRecently"] | Schemas["StorageLimitReached"] | Schemas["RateLimited"];
                };
            };
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    liveness_keys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `public, max-age=3600`.
                     * @example public, max-age=3600
                     */
                    "Cache-Control": string;
                    Signature: components["headers"]["Signature"];
                    "Signature-Input": components["headers"]["Signature-Input"];
                    [name: string]: unknown;
                };
                content: {
                    "application/http-message-signatures-directory+json": Schemas["ProbeKeys"];
                };
            };
            400: components["responses"]["BadRequest7"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            500: components["responses"]["InternalError2"];
        };
    };
    federation_add: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * `respond-async` (RFC 7240 section 4.1): respond as soon as the change is committed. Without it, the response waits until each delivery of the event has been attempted, at most 10 seconds or what the node's operator has set, and at most 1 second for a receiver that did not respond to its last delivery in time. Other preferences are ignored.
                 * @example respond-async
                 */
                Prefer?: components["parameters"]["Prefer"];
                /**
                 * A key of your choice for this request, for example a UUID: 1 to 255 visible ASCII characters (draft-ietf-httpapi-idempotency-key-header). If you repeat the request with the same key within 24 hours, you get the response of the first success, and nothing is created twice. Keys belong to your account, or to your network if you send no credential (then at least the last 1,000 are kept), and to the operation. Failures are not kept.
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["PeerRequest"];
            };
        };
        responses: {
            /** The request has succeeded and a new resource has been created as a result. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `respond-async` (RFC 7240 section 3): the response did not wait for deliveries.
                     * @example respond-async
                     */
                    "Preference-Applied"?: string;
                    /**
                     * `true`: this is the stored response of an earlier request with the same `Idempotency-Key`.
                     * @example true
                     */
                    "Idempotency-Replayed"?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Peer"];
                };
            };
            /**
             * - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `peer_url_rejected`: Peer URL rejected.
             *     - `peer_unusable`: Peer unusable.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `duplicate_session_cookie`: Multiple sessions.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["PeerUrlRejected"] | Schemas["PeerUnusable"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["DuplicateSessionCookie"] | Schemas["InvalidHeader"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden11"];
            /**
             * - `peer_known`: Peer already added.
             *     - `peer_limit_reached`: Too many peers.
             *     - `idempotency_key_in_use`: Idempotency key in use.
             */
            409: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * Seconds to wait.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["PeerKnown"] | Schemas["PeerLimitReached"] | Schemas["IdempotencyKeyInUse"];
                };
            };
            413: components["responses"]["BodyTooLarge3"];
            415: components["responses"]["UnsupportedMediaType3"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError4"];
            /** Peer not reached. The URL did not respond, or not with a usable response: see `error`. */
            502: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["PeerNotReached"];
                };
            };
            503: components["responses"]["ServiceUnavailable4"];
        };
    };
    federation_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["PeerList"];
                };
            };
            400: components["responses"]["BadRequest7"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            500: components["responses"]["InternalError2"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    federation_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** The peer's id. */
                id: components["parameters"]["PeerPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A response that must not be stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["PeerRemoved"];
                };
            };
            400: components["responses"]["BadRequest12"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden11"];
            404: components["responses"]["PeerNotFound"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    federation_sync: {
        parameters: {
            query?: {
                /**
                 * `true`: read all agents of the peer, not only changes; retire those that it no longer has; detect again how it can be synced; and read again what its log is.
                 * @example true
                 */
                full?: "true" | "false";
            };
            header?: never;
            path: {
                /** The peer's id. */
                id: components["parameters"]["PeerPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A response that must not be stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["SyncResult"];
                };
            };
            400: components["responses"]["BadRequest12"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden11"];
            404: components["responses"]["PeerNotFound"];
            /** Sync under way. Another process of the node is syncing this peer: see `last_sync_at` in the list of peers. */
            409: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["SyncUnderWay"];
                };
            };
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    federation_conflicts: {
        parameters: {
            query?: {
                /**
                 * The maximum number of entries in the response. 1 to 100.
                 * @example 50
                 */
                limit?: components["parameters"]["PageQuery.limit"];
                /** `next_cursor` of the previous page. Without it, the list starts at the beginning. */
                cursor?: components["parameters"]["PageQuery.cursor"];
            };
            header?: never;
            path: {
                /** The peer's id. */
                id: components["parameters"]["PeerPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `<…>; rel="next"` (RFC 8288) while there is a next page.
                     * @example </list?limit=50&cursor=eyJrIjo0MTd9.Gk3x>; rel="next"
                     */
                    Link?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["PeerConflictPage"];
                };
            };
            400: components["responses"]["BadRequest16"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden2"];
            404: components["responses"]["PeerNotFound"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["DatabaseUnavailable3"];
        };
    };
    mcp_call: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The version of the protocol: the one in `_meta`, or the one that `initialize` negotiated. Without it: any before 2026-07-28.
                 * @example 2025-11-25
                 */
                "MCP-Protocol-Version"?: Schemas["McpRequestedVersion"];
                /**
                 * By version 2026-07-28: the method of the request.
                 * @example tools/call
                 */
                "Mcp-Method"?: string;
                /**
                 * By version 2026-07-28: the name of the called tool, or `=?base64?…?=` with the name in Base64.
                 * @example registry_search_agents
                 */
                "Mcp-Name"?: string;
                /**
                 * The origin of the page that sends the request, set by browsers. A node whose public URL is a loopback address, such as `localhost`, only allows its own pages.
                 * @example http://localhost:3000
                 */
                Origin?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["McpMessage"] | Schemas["McpBatch"];
            };
        };
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["McpAnswer"] | Schemas["McpAnswers"];
                };
            };
            /** The notification was accepted. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Registry-Seq": components["headers"]["Registry-Seq"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * - `malformed_json`: Malformed JSON.
             *     - `json_too_deep`: JSON nested too deeply.
             *     - `invalid_body`: Invalid body.
             *     - `unknown_member`: Unknown body field.
             *     - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `invalid_header`: Invalid header.
             */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["McpRejection"];
                    "application/problem+json": Schemas["MalformedJson"] | Schemas["JsonTooDeep"] | Schemas["InvalidBody"] | Schemas["UnknownMember"] | Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidHeader"];
                };
            };
            401: components["responses"]["Unauthorized2"];
            /**
             * - `cross_site_request`: Cross-site request.
             *     - `account_disabled`: Account disabled.
             */
            403: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CrossSiteRequest"] | Schemas["AccountDisabled"];
                };
            };
            404: components["responses"]["McpRejection"];
            413: components["responses"]["BodyTooLarge2"];
            415: components["responses"]["UnsupportedMediaType2"];
            500: components["responses"]["InternalError2"];
            /**
             * - `node_busy`: Node busy.
             *     - `outcome_unknown`: Outcome unknown.
             */
            503: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["NodeBusy"] | Schemas["OutcomeUnknown"];
                };
            };
        };
    };
    node_health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    /**
                     * `Accept`: the response is a web page if `Accept` names `text/html` and prefers it to JSON, as that of browsers does.
                     * @example Accept
                     */
                    Vary: string;
                    /**
                     * The resources that the page may load: files of the node only, nothing inline.
                     * @example default-src 'none'; script-src 'self'; style-src 'self'
                     */
                    "Content-Security-Policy"?: string;
                    /**
                     * The referrer that links of the page send to other sites: only the node's origin.
                     * @example strict-origin-when-cross-origin
                     */
                    "Referrer-Policy"?: string;
                    /**
                     * `same-origin`: pages of other sites cannot access the window of this page.
                     * @example same-origin
                     */
                    "Cross-Origin-Opener-Policy"?: string;
                    /**
                     * The browser features that the page may use: none of these.
                     * @example camera=(), geolocation=(), microphone=()
                     */
                    "Permissions-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Health"];
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest7"];
            500: components["responses"]["InternalError2"];
            /** Service unavailable. */
            503: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    /**
                     * `Accept`: the response is a web page if `Accept` names `text/html` and prefers it to JSON, as that of browsers does.
                     * @example Accept
                     */
                    Vary: string;
                    /**
                     * The resources that the page may load: files of the node only, nothing inline.
                     * @example default-src 'none'; script-src 'self'; style-src 'self'
                     */
                    "Content-Security-Policy"?: string;
                    /**
                     * The referrer that links of the page send to other sites: only the node's origin.
                     * @example strict-origin-when-cross-origin
                     */
                    "Referrer-Policy"?: string;
                    /**
                     * `same-origin`: pages of other sites cannot access the window of this page.
                     * @example same-origin
                     */
                    "Cross-Origin-Opener-Policy"?: string;
                    /**
                     * The browser features that the page may use: none of these.
                     * @example camera=(), geolocation=(), microphone=()
                     */
                    "Permissions-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Health"];
                    "text/html": string;
                };
            };
        };
    };
    node_adminHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["AdminHealth"];
                };
            };
            400: components["responses"]["BadRequest10"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden2"];
            429: components["responses"]["QuotaExceeded"];
            500: components["responses"]["InternalError4"];
            503: components["responses"]["DatabaseUnavailable3"];
        };
    };
    node_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Liveness"];
                };
            };
            400: components["responses"]["BadRequest7"];
            500: components["responses"]["InternalError2"];
        };
    };
    node_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Readiness"];
                };
            };
            400: components["responses"]["BadRequest7"];
            500: components["responses"]["InternalError2"];
            /** Service unavailable. */
            503: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Readiness"];
                };
            };
        };
    };
    node_stats: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * The change that the response must include, with all before it: the `Registry-Seq` of an earlier response, or the `seq` of an event. Without it, a node with replicas may respond with a state that is up to 5 seconds old, if you send no credential and the request is not about a later page (`cursor`, `after_seq`, `updated_since`).
                 * @example 88121
                 */
                "Registry-Seq"?: components["parameters"]["ReadAfter"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    /**
                     * `Accept`: the response is a web page if `Accept` names `text/html` and prefers it to JSON, as that of browsers does.
                     * @example Accept
                     */
                    Vary: string;
                    /**
                     * The resources that the page may load: files of the node only, nothing inline.
                     * @example default-src 'none'; script-src 'self'; style-src 'self'
                     */
                    "Content-Security-Policy"?: string;
                    /**
                     * The referrer that links of the page send to other sites: only the node's origin.
                     * @example strict-origin-when-cross-origin
                     */
                    "Referrer-Policy"?: string;
                    /**
                     * `same-origin`: pages of other sites cannot access the window of this page.
                     * @example same-origin
                     */
                    "Cross-Origin-Opener-Policy"?: string;
                    /**
                     * The browser features that the page may use: none of these.
                     * @example camera=(), geolocation=(), microphone=()
                     */
                    "Permissions-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Stats"];
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified4"];
            400: components["responses"]["BadRequest4"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            500: components["responses"]["InternalError2"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    node_openapiJson: {
        parameters: {
            query?: {
                /**
                 * Whether to add the code samples.
                 * @example true
                 */
                samples?: "true" | "false";
            };
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest4"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            500: components["responses"]["InternalError2"];
        };
    };
    node_openapiDocument: {
        parameters: {
            query?: {
                /**
                 * Whether to add the code samples.
                 * @example true
                 */
                samples?: "true" | "false";
            };
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * A tag of the contract and `.json`: its operations and what they refer to. `all.json`: all operations.
                 * @example agents.json
                 */
                document: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest4"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            /** No such OpenAPI document. `/openapi.json` has the tags that have one: `/openapi/<tag>.json`. */
            404: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["OpenapiDocumentNotFound"];
                };
            };
            500: components["responses"]["InternalError2"];
        };
    };
    node_openapiYaml: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest4"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            500: components["responses"]["InternalError2"];
        };
    };
    node_workflows: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest4"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            500: components["responses"]["InternalError2"];
        };
    };
    node_metrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain; version=0.0.4": string;
                };
            };
            /**
             * - `invalid_query`: Invalid query parameter.
             *     - `unknown_query_parameter`: Unknown query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             */
            400: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["UnknownQueryParameter"] | Schemas["DuplicateQueryParameter"];
                };
            };
            /** Metrics token required. Send the node's `METRICS_TOKEN` as `Authorization: Bearer`: an API key does not work here. */
            401: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MetricsTokenRequired"];
                };
            };
            /** Metrics disabled. The node serves metrics only if its operator has set `METRICS_TOKEN`. */
            404: {
                headers: {
                    /**
                     * `no-store`: no cache may store a response that is meant for one caller.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["MetricsDisabled"];
                };
            };
            500: components["responses"]["InternalError3"];
        };
    };
    node_webhookVectors: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    ETag: components["headers"]["ETag"];
                    /**
                     * `no-cache`: a cache may store the response, but must revalidate it before each use.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["WebhookVectors"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest4"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            500: components["responses"]["InternalError2"];
        };
    };
    site_landing: {
        parameters: {
            query?: {
                /**
                 * The search query.
                 * @example weather forecast
                 */
                q?: components["parameters"]["SearchForm.q"];
                /**
                 * A status.
                 * @example active
                 */
                status?: components["parameters"]["SearchForm.status"];
                /**
                 * A protocol.
                 * @example a2a
                 */
                protocol?: components["parameters"]["SearchForm.protocol"];
                /**
                 * A capability.
                 * @example streaming
                 */
                capabilities?: components["parameters"]["SearchForm.capabilities"];
                /** A tag. */
                tags?: components["parameters"]["SearchForm.tags"];
                /** The same as `tags`, for links that people write. */
                tag?: components["parameters"]["SearchForm.tag"];
                /**
                 * The id of a skill.
                 * @example hourly-forecast
                 */
                skills?: components["parameters"]["SearchForm.skills"];
                /** The name of a provider. */
                provider?: components["parameters"]["SearchForm.provider"];
                /**
                 * `local`, or the id of a peer.
                 * @example local
                 */
                source?: components["parameters"]["SearchForm.source"];
                /**
                 * The level of a certification.
                 * @example audited
                 */
                certification?: components["parameters"]["SearchForm.certification"];
                /**
                 * A grade.
                 * @example B
                 */
                grade?: components["parameters"]["SearchForm.grade"];
                /**
                 * How far the URLs of agents are verified.
                 * @example domain
                 */
                verified?: components["parameters"]["SearchForm.verified"];
                /**
                 * Whether agents respond.
                 * @example true
                 */
                live?: components["parameters"]["SearchForm.live"];
                /**
                 * The order of the results of a search. Lists without search words are always the newest first.
                 * @example updated
                 */
                sort?: components["parameters"]["SearchForm.sort"];
                /** The position of the next page of results. */
                cursor?: components["parameters"]["SearchForm.cursor"];
                /**
                 * The token of the set-up link. With it, the page explains how to create the owner account.
                 * @example k3cVZb0Wc4Q0Y5hHcU1m2w
                 */
                setup?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * The resources that the page may load: files of the node only, nothing inline.
                     * @example default-src 'none'; script-src 'self'; style-src 'self'
                     */
                    "Content-Security-Policy": string;
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    /**
                     * `no-cache`; `no-store` if the page shows the token of a set-up link.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    /**
                     * The descriptions of the node for programs (RFC 8288): its API catalog, its OpenAPI document, its documentation.
                     * @example </.well-known/api-catalog>; rel="api-catalog"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /**
             * - `invalid_query`: Invalid query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `invalid_cursor`: Invalid cursor.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * The resources that the page may load: files of the node only, nothing inline.
                     * @example default-src 'none'; script-src 'self'; style-src 'self'
                     */
                    "Content-Security-Policy": string;
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    /**
                     * The descriptions of the node for programs (RFC 8288): its API catalog, its OpenAPI document, its documentation.
                     * @example </.well-known/api-catalog>; rel="api-catalog"
                     */
                    Link?: string;
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidCursor"];
                    "text/html": string;
                };
            };
            /**
             * - `credential_malformed`: Malformed credential.
             *     - `credential_checksum_failed`: Mistyped key.
             *     - `credential_unknown`: Unknown credential.
             *     - `credential_revoked`: Revoked key.
             *     - `credential_expired`: Expired credential.
             */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * The resources that the page may load: files of the node only, nothing inline.
                     * @example default-src 'none'; script-src 'self'; style-src 'self'
                     */
                    "Content-Security-Policy": string;
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    /**
                     * The descriptions of the node for programs (RFC 8288): its API catalog, its OpenAPI document, its documentation.
                     * @example </.well-known/api-catalog>; rel="api-catalog"
                     */
                    Link?: string;
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["CredentialMalformed"] | Schemas["CredentialChecksumFailed"] | Schemas["CredentialUnknown"] | Schemas["CredentialRevoked"] | Schemas["CredentialExpired"];
                    "text/html": string;
                };
            };
            /** Account disabled. The operator disabled this account, so its keys and sessions are rejected. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * The resources that the page may load: files of the node only, nothing inline.
                     * @example default-src 'none'; script-src 'self'; style-src 'self'
                     */
                    "Content-Security-Policy": string;
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    /**
                     * The descriptions of the node for programs (RFC 8288): its API catalog, its OpenAPI document, its documentation.
                     * @example </.well-known/api-catalog>; rel="api-catalog"
                     */
                    Link?: string;
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AccountDisabled"];
                    "text/html": string;
                };
            };
            /** Internal error. The node failed, not your request. Its operator can find the error in the log by `request_id`. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * The resources that the page may load: files of the node only, nothing inline.
                     * @example default-src 'none'; script-src 'self'; style-src 'self'
                     */
                    "Content-Security-Policy": string;
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    /**
                     * The descriptions of the node for programs (RFC 8288): its API catalog, its OpenAPI document, its documentation.
                     * @example </.well-known/api-catalog>; rel="api-catalog"
                     */
                    Link?: string;
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InternalError"];
                    "text/html": string;
                };
            };
            /** Database unavailable. Nothing was changed: try again after `Retry-After` seconds. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * The resources that the page may load: files of the node only, nothing inline.
                     * @example default-src 'none'; script-src 'self'; style-src 'self'
                     */
                    "Content-Security-Policy": string;
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    /**
                     * The descriptions of the node for programs (RFC 8288): its API catalog, its OpenAPI document, its documentation.
                     * @example </.well-known/api-catalog>; rel="api-catalog"
                     */
                    Link?: string;
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["DatabaseUnavailable"];
                    "text/html": string;
                };
            };
        };
    };
    site_agents: {
        parameters: {
            query?: {
                /**
                 * The search query.
                 * @example weather forecast
                 */
                q?: components["parameters"]["SearchForm.q"];
                /**
                 * A status.
                 * @example active
                 */
                status?: components["parameters"]["SearchForm.status"];
                /**
                 * A protocol.
                 * @example a2a
                 */
                protocol?: components["parameters"]["SearchForm.protocol"];
                /**
                 * A capability.
                 * @example streaming
                 */
                capabilities?: components["parameters"]["SearchForm.capabilities"];
                /** A tag. */
                tags?: components["parameters"]["SearchForm.tags"];
                /** The same as `tags`, for links that people write. */
                tag?: components["parameters"]["SearchForm.tag"];
                /**
                 * The id of a skill.
                 * @example hourly-forecast
                 */
                skills?: components["parameters"]["SearchForm.skills"];
                /** The name of a provider. */
                provider?: components["parameters"]["SearchForm.provider"];
                /**
                 * `local`, or the id of a peer.
                 * @example local
                 */
                source?: components["parameters"]["SearchForm.source"];
                /**
                 * The level of a certification.
                 * @example audited
                 */
                certification?: components["parameters"]["SearchForm.certification"];
                /**
                 * A grade.
                 * @example B
                 */
                grade?: components["parameters"]["SearchForm.grade"];
                /**
                 * How far the URLs of agents are verified.
                 * @example domain
                 */
                verified?: components["parameters"]["SearchForm.verified"];
                /**
                 * Whether agents respond.
                 * @example true
                 */
                live?: components["parameters"]["SearchForm.live"];
                /**
                 * The order of the results of a search. Lists without search words are always the newest first.
                 * @example updated
                 */
                sort?: components["parameters"]["SearchForm.sort"];
                /** The position of the next page of results. */
                cursor?: components["parameters"]["SearchForm.cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * The resources that the page may load: files of the node only, nothing inline.
                     * @example default-src 'none'; script-src 'self'; style-src 'self'
                     */
                    "Content-Security-Policy": string;
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    /**
                     * `no-cache`; `no-store` if the page shows the token of a set-up link.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /**
             * - `invalid_query`: Invalid query parameter.
             *     - `duplicate_query_parameter`: Duplicate query parameter.
             *     - `invalid_cursor`: Invalid cursor.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * The resources that the page may load: files of the node only, nothing inline.
                     * @example default-src 'none'; script-src 'self'; style-src 'self'
                     */
                    "Content-Security-Policy": string;
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["InvalidQuery"] | Schemas["DuplicateQueryParameter"] | Schemas["InvalidCursor"];
                    "text/html": string;
                };
            };
            401: components["responses"]["Unauthorized6"];
            403: components["responses"]["AccountDisabled2"];
            500: components["responses"]["InternalError6"];
            503: components["responses"]["DatabaseUnavailable4"];
        };
    };
    site_activity: {
        parameters: {
            query?: {
                /**
                 * An event type.
                 * @example agent.registered
                 */
                type?: components["parameters"]["ActivityForm.type"];
                /**
                 * The id of an agent.
                 * @example weather-agent
                 */
                agent_id?: components["parameters"]["ActivityForm.agent_id"];
                /** The first day. */
                from?: components["parameters"]["ActivityForm.from"];
                /** The last day. */
                to?: components["parameters"]["ActivityForm.to"];
                /** Only events before this one, for the next page. */
                before?: components["parameters"]["ActivityForm.before"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * The resources that the page may load: files of the node only, nothing inline.
                     * @example default-src 'none'; script-src 'self'; style-src 'self'
                     */
                    "Content-Security-Policy": string;
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    /**
                     * `no-cache`; `no-store` if the page shows the token of a set-up link.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest17"];
            401: components["responses"]["Unauthorized6"];
            403: components["responses"]["AccountDisabled2"];
            500: components["responses"]["InternalError6"];
            503: components["responses"]["DatabaseUnavailable4"];
        };
    };
    site_activityAtom: {
        parameters: {
            query?: {
                /**
                 * Only these types.
                 * @example [
                 *       "agent.registered"
                 *     ]
                 */
                types?: components["parameters"]["FeedFilters.types"];
                /** Only events about this agent. */
                agent_id?: components["parameters"]["FeedFilters.agent_id"];
            };
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /** The validator of the feed. */
                    ETag: string;
                    /**
                     * `no-cache`: send `If-None-Match`.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
                };
            };
            304: components["responses"]["NotModified5"];
            400: components["responses"]["BadRequest4"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            500: components["responses"]["InternalError2"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    site_activityFeed: {
        parameters: {
            query?: {
                /**
                 * Only these types.
                 * @example [
                 *       "agent.registered"
                 *     ]
                 */
                types?: components["parameters"]["FeedFilters.types"];
                /** Only events about this agent. */
                agent_id?: components["parameters"]["FeedFilters.agent_id"];
            };
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /** The validator of the feed. */
                    ETag: string;
                    /**
                     * `no-cache`: send `If-None-Match`.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Schemas["Feed"];
                };
            };
            304: components["responses"]["NotModified5"];
            400: components["responses"]["BadRequest4"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            500: components["responses"]["InternalError2"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    site_status: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * The resources that the page may load: files of the node only, nothing inline.
                     * @example default-src 'none'; script-src 'self'; style-src 'self'
                     */
                    "Content-Security-Policy": string;
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    /**
                     * `no-cache`; `no-store` if the page shows the token of a set-up link.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["InvalidQuery"];
            401: components["responses"]["Unauthorized6"];
            403: components["responses"]["AccountDisabled2"];
            500: components["responses"]["InternalError6"];
        };
    };
    site_docs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * The resources that the page may load: files of the node only, nothing inline.
                     * @example default-src 'none'; script-src 'self'; style-src 'self'
                     */
                    "Content-Security-Policy": string;
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    /**
                     * `no-cache`; `no-store` if the page shows the token of a set-up link.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["InvalidQuery"];
            401: components["responses"]["Unauthorized6"];
            403: components["responses"]["AccountDisabled2"];
            500: components["responses"]["InternalError6"];
        };
    };
    site_reference: {
        parameters: {
            query?: {
                /**
                 * The words to search for: of titles, paths, names and descriptions.
                 * @example register agent
                 */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * The resources that the page may load: files of the node only, nothing inline.
                     * @example default-src 'none'; script-src 'self'; style-src 'self'
                     */
                    "Content-Security-Policy": string;
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    /**
                     * `no-cache`; `no-store` if the page shows the token of a set-up link.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest17"];
            401: components["responses"]["Unauthorized6"];
            403: components["responses"]["AccountDisabled2"];
            500: components["responses"]["InternalError6"];
        };
    };
    site_referencePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the page.
                 * @example agents
                 */
                page: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * The resources that the page may load: files of the node only, nothing inline.
                     * @example default-src 'none'; script-src 'self'; style-src 'self'
                     */
                    "Content-Security-Policy": string;
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    /**
                     * `no-cache`; `no-store` if the page shows the token of a set-up link.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["InvalidQuery"];
            401: components["responses"]["Unauthorized6"];
            403: components["responses"]["AccountDisabled2"];
            /** No such page of the API reference. See `/docs/reference` for its pages. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * The resources that the page may load: files of the node only, nothing inline.
                     * @example default-src 'none'; script-src 'self'; style-src 'self'
                     */
                    "Content-Security-Policy": string;
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["ReferencePageNotFound"];
                    "text/html": string;
                };
            };
            500: components["responses"]["InternalError6"];
        };
    };
    site_guide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the guide.
                 * @example start
                 */
                guide: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * The resources that the page may load: files of the node only, nothing inline.
                     * @example default-src 'none'; script-src 'self'; style-src 'self'
                     */
                    "Content-Security-Policy": string;
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    /**
                     * `no-cache`; `no-store` if the page shows the token of a set-up link.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["InvalidQuery"];
            401: components["responses"]["Unauthorized6"];
            403: components["responses"]["AccountDisabled2"];
            /** No such guide. See `/docs` for the available guides. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * The resources that the page may load: files of the node only, nothing inline.
                     * @example default-src 'none'; script-src 'self'; style-src 'self'
                     */
                    "Content-Security-Policy": string;
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["GuideNotFound"];
                    "text/html": string;
                };
            };
            500: components["responses"]["InternalError6"];
        };
    };
    site_problem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `code` of the problem.
                 * @example agent_not_found
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * The resources that the page may load: files of the node only, nothing inline.
                     * @example default-src 'none'; script-src 'self'; style-src 'self'
                     */
                    "Content-Security-Policy": string;
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    /**
                     * `no-cache`; `no-store` if the page shows the token of a set-up link.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["InvalidQuery"];
            401: components["responses"]["Unauthorized6"];
            403: components["responses"]["AccountDisabled2"];
            /** No such problem. No problem has this code: check the `code` of the error response. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * The resources that the page may load: files of the node only, nothing inline.
                     * @example default-src 'none'; script-src 'self'; style-src 'self'
                     */
                    "Content-Security-Policy": string;
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["ProblemNotFound"];
                    "text/html": string;
                };
            };
            500: components["responses"]["InternalError6"];
        };
    };
    site_agent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The agent's id. A text that cannot be an id is one that no agent has: 404.
                 * @example weather-agent
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * The resources that the page may load: files of the node only, nothing inline.
                     * @example default-src 'none'; script-src 'self'; style-src 'self'
                     */
                    "Content-Security-Policy": string;
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    /**
                     * `no-cache`; `no-store` if the page shows the token of a set-up link.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            301: components["responses"]["AgentMoved"];
            400: components["responses"]["InvalidQuery"];
            401: components["responses"]["Unauthorized6"];
            403: components["responses"]["AccountDisabled2"];
            404: components["responses"]["AgentNotFound4"];
            410: components["responses"]["AgentTombstoned4"];
            500: components["responses"]["InternalError6"];
            503: components["responses"]["DatabaseUnavailable4"];
        };
    };
    site_compare: {
        parameters: {
            query?: {
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * The resources that the page may load: files of the node only, nothing inline.
                     * @example default-src 'none'; script-src 'self'; style-src 'self'
                     */
                    "Content-Security-Policy": string;
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    /**
                     * `no-cache`; `no-store` if the page shows the token of a set-up link.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest17"];
            401: components["responses"]["Unauthorized6"];
            403: components["responses"]["AccountDisabled2"];
            404: components["responses"]["AgentNotFound4"];
            410: components["responses"]["AgentTombstoned4"];
            500: components["responses"]["InternalError6"];
            503: components["responses"]["DatabaseUnavailable4"];
        };
    };
    site_versions: {
        parameters: {
            query?: {
                /** The `seq` of the change that made the earlier version; 0 for the earliest that is kept. */
                from?: string;
                /** The `seq` of the change that made the later version. Default: the present version. */
                to?: string;
            };
            header?: never;
            path: {
                /**
                 * The agent's id. A text that cannot be an id is one that no agent has: 404.
                 * @example weather-agent
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * The resources that the page may load: files of the node only, nothing inline.
                     * @example default-src 'none'; script-src 'self'; style-src 'self'
                     */
                    "Content-Security-Policy": string;
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    /**
                     * `no-cache`; `no-store` if the page shows the token of a set-up link.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            301: components["responses"]["AgentMoved"];
            400: components["responses"]["BadRequest17"];
            401: components["responses"]["Unauthorized6"];
            403: components["responses"]["AccountDisabled2"];
            404: components["responses"]["AgentNotFound4"];
            410: components["responses"]["AgentTombstoned4"];
            500: components["responses"]["InternalError6"];
            503: components["responses"]["DatabaseUnavailable4"];
        };
    };
    site_badge: {
        parameters: {
            query?: {
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
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The agent's id.
                 * @example weather-agent
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /** The validator of the badge. */
                    ETag: string;
                    /**
                     * `public, max-age=300`: a badge follows a change within five minutes.
                     * @example public, max-age=300
                     */
                    "Cache-Control": string;
                    /**
                     * The badge loads nothing and runs nothing, also if it is opened by itself.
                     * @example default-src 'none'; sandbox
                     */
                    "Content-Security-Policy": string;
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            301: components["responses"]["AgentMoved"];
            /** The client has made a conditional request and the resource has not been modified. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /** The validator of the badge. */
                    ETag: string;
                    /**
                     * `public, max-age=300`: a badge follows a change within five minutes.
                     * @example public, max-age=300
                     */
                    "Cache-Control": string;
                    /**
                     * The badge loads nothing and runs nothing, also if it is opened by itself.
                     * @example default-src 'none'; sandbox
                     */
                    "Content-Security-Policy": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest4"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            500: components["responses"]["InternalError2"];
            503: components["responses"]["DatabaseUnavailable"];
        };
    };
    site_dashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * The resources that the page may load: files of the node only, nothing inline.
                     * @example default-src 'none'; script-src 'self'; style-src 'self'
                     */
                    "Content-Security-Policy": string;
                    "Referrer-Policy": components["headers"]["Referrer-Policy"];
                    "Cross-Origin-Opener-Policy": components["headers"]["Cross-Origin-Opener-Policy"];
                    "Permissions-Policy": components["headers"]["Permissions-Policy"];
                    /**
                     * `no-cache`; `no-store` if the page shows the token of a set-up link.
                     * @example no-cache
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["InvalidQuery"];
            401: components["responses"]["Unauthorized6"];
            403: components["responses"]["AccountDisabled2"];
            500: components["responses"]["InternalError6"];
        };
    };
    site_asset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The ETags that you have, or `*` (RFC 9110 section 13.1.2).
                 * @example "88121"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * The name, as pages link to it.
                 * @example site.k3cVZb0W.css
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /** The validator of this file. */
                    ETag: string;
                    /**
                     * `public, max-age=31536000, immutable`.
                     * @example public, max-age=31536000, immutable
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/css": string;
                    "text/javascript": string;
                    "image/svg+xml": string;
                };
            };
            /** The client has made a conditional request and the resource has not been modified. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /** The validator of this file. */
                    ETag: string;
                    /**
                     * `public, max-age=31536000, immutable`.
                     * @example public, max-age=31536000, immutable
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest4"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            /** No such asset. The name of an asset changes with its content: reload the page to get the current name. */
            404: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["AssetNotFound"];
                };
            };
            500: components["responses"]["InternalError2"];
        };
    };
    site_apiCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `public, max-age=3600`.
                     * @example public, max-age=3600
                     */
                    "Cache-Control": string;
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/linkset+json; profile=\"https://www.rfc-editor.org/info/rfc9727\"": Schemas["ApiCatalog"];
                };
            };
            400: components["responses"]["BadRequest7"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            500: components["responses"]["InternalError2"];
        };
    };
    site_securityContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A file for programs that visit sites. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `public, max-age=3600`.
                     * @example public, max-age=3600
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest7"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            /** No security contact. The operator has named no contact for reports of vulnerabilities: set `SECURITY_CONTACT`. */
            404: {
                headers: {
                    /**
                     * `no-store`: no cache may store an error, because the next request may succeed.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": Schemas["SecurityContactNotSet"];
                };
            };
            500: components["responses"]["InternalError2"];
        };
    };
    site_favicon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The request has succeeded. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `public, max-age=3600`.
                     * @example public, max-age=3600
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "image/vnd.microsoft.icon": unknown;
                };
            };
            400: components["responses"]["BadRequest7"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            500: components["responses"]["InternalError2"];
        };
    };
    site_robots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A file for programs that visit sites. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `public, max-age=3600`.
                     * @example public, max-age=3600
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest7"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            500: components["responses"]["InternalError2"];
        };
    };
    site_siteMap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A file for programs that visit sites. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `public, max-age=3600`.
                     * @example public, max-age=3600
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            400: components["responses"]["BadRequest7"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            500: components["responses"]["InternalError2"];
        };
    };
    site_llms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A file for programs that visit sites. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "API-Version": components["headers"]["API-Version"];
                    /**
                     * `public, max-age=3600`.
                     * @example public, max-age=3600
                     */
                    "Cache-Control": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest7"];
            401: components["responses"]["Unauthorized2"];
            403: components["responses"]["AccountDisabled"];
            500: components["responses"]["InternalError2"];
        };
    };
    deliver_agent_registered: {
        parameters: {
            query?: never;
            header: {
                /**
                 * `sha256=` and the HMAC-SHA256 of the raw body in hex. The key is the UTF-8 text of the 64-character secret; after a rotation, of the new one.
                 * @example sha256=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                "X-Webhook-Signature": components["parameters"]["DeliveryHeaders.x_webhook_signature"];
                /** The event type. */
                "X-Webhook-Event": components["parameters"]["DeliveryHeaders.x_webhook_event"];
                /**
                 * The event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "X-Idempotency-Key": components["parameters"]["DeliveryHeaders.x_idempotency_key"];
                /**
                 * The number of the attempt, from 1.
                 * @example 1
                 */
                "X-Webhook-Attempt": components["parameters"]["DeliveryHeaders.x_webhook_attempt"];
                /**
                 * Standard Webhooks: the event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "webhook-id": components["parameters"]["DeliveryHeaders.webhook_id"];
                /**
                 * Standard Webhooks: when this attempt was made, in epoch seconds. Reject deliveries that are older than five minutes.
                 * @example 1793491200
                 */
                "webhook-timestamp": components["parameters"]["DeliveryHeaders.webhook_timestamp"];
                /**
                 * Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; several, separated by spaces. Each secret signs with three keys: its 32 bytes (as in `whsec_…`), the 48 bytes that its digits are in base64, and its text. During a rotation the previous secret signs too, after the new one.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["DeliveryHeaders.webhook_signature"];
                /**
                 * `true` for a test that the subscription's owner requested. Absent for real events.
                 * @example true
                 */
                "X-Webhook-Test"?: components["parameters"]["DeliveryHeaders.x_webhook_test"];
                /**
                 * W3C Trace Context: the span of the request that this delivery is. Sent by nodes that export traces; the trace is that of the change, if the attempt followed it directly.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["DeliveryHeaders.traceparent"];
                /**
                 * `Registry-Node/` and the node's version.
                 * @example Registry-Node/0.1.0
                 */
                "User-Agent": components["parameters"]["DeliveryHeaders.user_agent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["AgentRegisteredEvent"];
            };
        };
        responses: {
            /** The delivery succeeded. Respond within 10 seconds; the body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["Status3XX"];
            "4XX": components["responses"]["Status4XX"];
            "5XX": components["responses"]["Status5XX"];
        };
    };
    deliver_agent_deprecated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * `sha256=` and the HMAC-SHA256 of the raw body in hex. The key is the UTF-8 text of the 64-character secret; after a rotation, of the new one.
                 * @example sha256=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                "X-Webhook-Signature": components["parameters"]["DeliveryHeaders.x_webhook_signature"];
                /** The event type. */
                "X-Webhook-Event": components["parameters"]["DeliveryHeaders.x_webhook_event"];
                /**
                 * The event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "X-Idempotency-Key": components["parameters"]["DeliveryHeaders.x_idempotency_key"];
                /**
                 * The number of the attempt, from 1.
                 * @example 1
                 */
                "X-Webhook-Attempt": components["parameters"]["DeliveryHeaders.x_webhook_attempt"];
                /**
                 * Standard Webhooks: the event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "webhook-id": components["parameters"]["DeliveryHeaders.webhook_id"];
                /**
                 * Standard Webhooks: when this attempt was made, in epoch seconds. Reject deliveries that are older than five minutes.
                 * @example 1793491200
                 */
                "webhook-timestamp": components["parameters"]["DeliveryHeaders.webhook_timestamp"];
                /**
                 * Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; several, separated by spaces. Each secret signs with three keys: its 32 bytes (as in `whsec_…`), the 48 bytes that its digits are in base64, and its text. During a rotation the previous secret signs too, after the new one.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["DeliveryHeaders.webhook_signature"];
                /**
                 * `true` for a test that the subscription's owner requested. Absent for real events.
                 * @example true
                 */
                "X-Webhook-Test"?: components["parameters"]["DeliveryHeaders.x_webhook_test"];
                /**
                 * W3C Trace Context: the span of the request that this delivery is. Sent by nodes that export traces; the trace is that of the change, if the attempt followed it directly.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["DeliveryHeaders.traceparent"];
                /**
                 * `Registry-Node/` and the node's version.
                 * @example Registry-Node/0.1.0
                 */
                "User-Agent": components["parameters"]["DeliveryHeaders.user_agent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["AgentDeprecatedEvent"];
            };
        };
        responses: {
            /** The delivery succeeded. Respond within 10 seconds; the body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["Status3XX"];
            "4XX": components["responses"]["Status4XX"];
            "5XX": components["responses"]["Status5XX"];
        };
    };
    deliver_cert_issued: {
        parameters: {
            query?: never;
            header: {
                /**
                 * `sha256=` and the HMAC-SHA256 of the raw body in hex. The key is the UTF-8 text of the 64-character secret; after a rotation, of the new one.
                 * @example sha256=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                "X-Webhook-Signature": components["parameters"]["DeliveryHeaders.x_webhook_signature"];
                /** The event type. */
                "X-Webhook-Event": components["parameters"]["DeliveryHeaders.x_webhook_event"];
                /**
                 * The event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "X-Idempotency-Key": components["parameters"]["DeliveryHeaders.x_idempotency_key"];
                /**
                 * The number of the attempt, from 1.
                 * @example 1
                 */
                "X-Webhook-Attempt": components["parameters"]["DeliveryHeaders.x_webhook_attempt"];
                /**
                 * Standard Webhooks: the event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "webhook-id": components["parameters"]["DeliveryHeaders.webhook_id"];
                /**
                 * Standard Webhooks: when this attempt was made, in epoch seconds. Reject deliveries that are older than five minutes.
                 * @example 1793491200
                 */
                "webhook-timestamp": components["parameters"]["DeliveryHeaders.webhook_timestamp"];
                /**
                 * Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; several, separated by spaces. Each secret signs with three keys: its 32 bytes (as in `whsec_…`), the 48 bytes that its digits are in base64, and its text. During a rotation the previous secret signs too, after the new one.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["DeliveryHeaders.webhook_signature"];
                /**
                 * `true` for a test that the subscription's owner requested. Absent for real events.
                 * @example true
                 */
                "X-Webhook-Test"?: components["parameters"]["DeliveryHeaders.x_webhook_test"];
                /**
                 * W3C Trace Context: the span of the request that this delivery is. Sent by nodes that export traces; the trace is that of the change, if the attempt followed it directly.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["DeliveryHeaders.traceparent"];
                /**
                 * `Registry-Node/` and the node's version.
                 * @example Registry-Node/0.1.0
                 */
                "User-Agent": components["parameters"]["DeliveryHeaders.user_agent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["CertIssuedEvent"];
            };
        };
        responses: {
            /** The delivery succeeded. Respond within 10 seconds; the body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["Status3XX"];
            "4XX": components["responses"]["Status4XX"];
            "5XX": components["responses"]["Status5XX"];
        };
    };
    deliver_cert_revoked: {
        parameters: {
            query?: never;
            header: {
                /**
                 * `sha256=` and the HMAC-SHA256 of the raw body in hex. The key is the UTF-8 text of the 64-character secret; after a rotation, of the new one.
                 * @example sha256=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                "X-Webhook-Signature": components["parameters"]["DeliveryHeaders.x_webhook_signature"];
                /** The event type. */
                "X-Webhook-Event": components["parameters"]["DeliveryHeaders.x_webhook_event"];
                /**
                 * The event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "X-Idempotency-Key": components["parameters"]["DeliveryHeaders.x_idempotency_key"];
                /**
                 * The number of the attempt, from 1.
                 * @example 1
                 */
                "X-Webhook-Attempt": components["parameters"]["DeliveryHeaders.x_webhook_attempt"];
                /**
                 * Standard Webhooks: the event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "webhook-id": components["parameters"]["DeliveryHeaders.webhook_id"];
                /**
                 * Standard Webhooks: when this attempt was made, in epoch seconds. Reject deliveries that are older than five minutes.
                 * @example 1793491200
                 */
                "webhook-timestamp": components["parameters"]["DeliveryHeaders.webhook_timestamp"];
                /**
                 * Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; several, separated by spaces. Each secret signs with three keys: its 32 bytes (as in `whsec_…`), the 48 bytes that its digits are in base64, and its text. During a rotation the previous secret signs too, after the new one.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["DeliveryHeaders.webhook_signature"];
                /**
                 * `true` for a test that the subscription's owner requested. Absent for real events.
                 * @example true
                 */
                "X-Webhook-Test"?: components["parameters"]["DeliveryHeaders.x_webhook_test"];
                /**
                 * W3C Trace Context: the span of the request that this delivery is. Sent by nodes that export traces; the trace is that of the change, if the attempt followed it directly.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["DeliveryHeaders.traceparent"];
                /**
                 * `Registry-Node/` and the node's version.
                 * @example Registry-Node/0.1.0
                 */
                "User-Agent": components["parameters"]["DeliveryHeaders.user_agent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["CertRevokedEvent"];
            };
        };
        responses: {
            /** The delivery succeeded. Respond within 10 seconds; the body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["Status3XX"];
            "4XX": components["responses"]["Status4XX"];
            "5XX": components["responses"]["Status5XX"];
        };
    };
    deliver_reputation_updated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * `sha256=` and the HMAC-SHA256 of the raw body in hex. The key is the UTF-8 text of the 64-character secret; after a rotation, of the new one.
                 * @example sha256=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                "X-Webhook-Signature": components["parameters"]["DeliveryHeaders.x_webhook_signature"];
                /** The event type. */
                "X-Webhook-Event": components["parameters"]["DeliveryHeaders.x_webhook_event"];
                /**
                 * The event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "X-Idempotency-Key": components["parameters"]["DeliveryHeaders.x_idempotency_key"];
                /**
                 * The number of the attempt, from 1.
                 * @example 1
                 */
                "X-Webhook-Attempt": components["parameters"]["DeliveryHeaders.x_webhook_attempt"];
                /**
                 * Standard Webhooks: the event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "webhook-id": components["parameters"]["DeliveryHeaders.webhook_id"];
                /**
                 * Standard Webhooks: when this attempt was made, in epoch seconds. Reject deliveries that are older than five minutes.
                 * @example 1793491200
                 */
                "webhook-timestamp": components["parameters"]["DeliveryHeaders.webhook_timestamp"];
                /**
                 * Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; several, separated by spaces. Each secret signs with three keys: its 32 bytes (as in `whsec_…`), the 48 bytes that its digits are in base64, and its text. During a rotation the previous secret signs too, after the new one.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["DeliveryHeaders.webhook_signature"];
                /**
                 * `true` for a test that the subscription's owner requested. Absent for real events.
                 * @example true
                 */
                "X-Webhook-Test"?: components["parameters"]["DeliveryHeaders.x_webhook_test"];
                /**
                 * W3C Trace Context: the span of the request that this delivery is. Sent by nodes that export traces; the trace is that of the change, if the attempt followed it directly.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["DeliveryHeaders.traceparent"];
                /**
                 * `Registry-Node/` and the node's version.
                 * @example Registry-Node/0.1.0
                 */
                "User-Agent": components["parameters"]["DeliveryHeaders.user_agent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["ReputationUpdatedEvent"];
            };
        };
        responses: {
            /** The delivery succeeded. Respond within 10 seconds; the body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["Status3XX"];
            "4XX": components["responses"]["Status4XX"];
            "5XX": components["responses"]["Status5XX"];
        };
    };
    deliver_compliance_violation: {
        parameters: {
            query?: never;
            header: {
                /**
                 * `sha256=` and the HMAC-SHA256 of the raw body in hex. The key is the UTF-8 text of the 64-character secret; after a rotation, of the new one.
                 * @example sha256=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                "X-Webhook-Signature": components["parameters"]["DeliveryHeaders.x_webhook_signature"];
                /** The event type. */
                "X-Webhook-Event": components["parameters"]["DeliveryHeaders.x_webhook_event"];
                /**
                 * The event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "X-Idempotency-Key": components["parameters"]["DeliveryHeaders.x_idempotency_key"];
                /**
                 * The number of the attempt, from 1.
                 * @example 1
                 */
                "X-Webhook-Attempt": components["parameters"]["DeliveryHeaders.x_webhook_attempt"];
                /**
                 * Standard Webhooks: the event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "webhook-id": components["parameters"]["DeliveryHeaders.webhook_id"];
                /**
                 * Standard Webhooks: when this attempt was made, in epoch seconds. Reject deliveries that are older than five minutes.
                 * @example 1793491200
                 */
                "webhook-timestamp": components["parameters"]["DeliveryHeaders.webhook_timestamp"];
                /**
                 * Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; several, separated by spaces. Each secret signs with three keys: its 32 bytes (as in `whsec_…`), the 48 bytes that its digits are in base64, and its text. During a rotation the previous secret signs too, after the new one.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["DeliveryHeaders.webhook_signature"];
                /**
                 * `true` for a test that the subscription's owner requested. Absent for real events.
                 * @example true
                 */
                "X-Webhook-Test"?: components["parameters"]["DeliveryHeaders.x_webhook_test"];
                /**
                 * W3C Trace Context: the span of the request that this delivery is. Sent by nodes that export traces; the trace is that of the change, if the attempt followed it directly.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["DeliveryHeaders.traceparent"];
                /**
                 * `Registry-Node/` and the node's version.
                 * @example Registry-Node/0.1.0
                 */
                "User-Agent": components["parameters"]["DeliveryHeaders.user_agent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["ComplianceViolationEvent"];
            };
        };
        responses: {
            /** The delivery succeeded. Respond within 10 seconds; the body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["Status3XX"];
            "4XX": components["responses"]["Status4XX"];
            "5XX": components["responses"]["Status5XX"];
        };
    };
    deliver_federation_peer_added: {
        parameters: {
            query?: never;
            header: {
                /**
                 * `sha256=` and the HMAC-SHA256 of the raw body in hex. The key is the UTF-8 text of the 64-character secret; after a rotation, of the new one.
                 * @example sha256=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
                 */
                "X-Webhook-Signature": components["parameters"]["DeliveryHeaders.x_webhook_signature"];
                /** The event type. */
                "X-Webhook-Event": components["parameters"]["DeliveryHeaders.x_webhook_event"];
                /**
                 * The event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "X-Idempotency-Key": components["parameters"]["DeliveryHeaders.x_idempotency_key"];
                /**
                 * The number of the attempt, from 1.
                 * @example 1
                 */
                "X-Webhook-Attempt": components["parameters"]["DeliveryHeaders.x_webhook_attempt"];
                /**
                 * Standard Webhooks: the event's idempotency key.
                 * @example evt_0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34
                 */
                "webhook-id": components["parameters"]["DeliveryHeaders.webhook_id"];
                /**
                 * Standard Webhooks: when this attempt was made, in epoch seconds. Reject deliveries that are older than five minutes.
                 * @example 1793491200
                 */
                "webhook-timestamp": components["parameters"]["DeliveryHeaders.webhook_timestamp"];
                /**
                 * Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; several, separated by spaces. Each secret signs with three keys: its 32 bytes (as in `whsec_…`), the 48 bytes that its digits are in base64, and its text. During a rotation the previous secret signs too, after the new one.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["DeliveryHeaders.webhook_signature"];
                /**
                 * `true` for a test that the subscription's owner requested. Absent for real events.
                 * @example true
                 */
                "X-Webhook-Test"?: components["parameters"]["DeliveryHeaders.x_webhook_test"];
                /**
                 * W3C Trace Context: the span of the request that this delivery is. Sent by nodes that export traces; the trace is that of the change, if the attempt followed it directly.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["DeliveryHeaders.traceparent"];
                /**
                 * `Registry-Node/` and the node's version.
                 * @example Registry-Node/0.1.0
                 */
                "User-Agent": components["parameters"]["DeliveryHeaders.user_agent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Schemas["FederationPeerAddedEvent"];
            };
        };
        responses: {
            /** The delivery succeeded. Respond within 10 seconds; the body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "3XX": components["responses"]["Status3XX"];
            "4XX": components["responses"]["Status4XX"];
            "5XX": components["responses"]["Status5XX"];
        };
    };
}
