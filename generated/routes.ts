// Written by `npm run generate` from spec/. Do not edit.

import type { operations } from "./openapi.d.ts";

/** A stored JSON text of a `Body` that is sent unchanged. */
export class Verbatim<Body> {
  /** The JSON text. */
  readonly text: string;
  /** Never set: ties the text to its type. */
  declare readonly stands_for?: Body;

  constructor(text: string) {
    this.text = text;
  }
}

/** A body that is the same in many responses. It is kept as bytes, with its compressed forms. */
export class StaticBody<Body> {
  /** The bytes, of a text in UTF-8. */
  readonly bytes: Buffer;
  /** Never set: ties the text to its type. */
  declare readonly stands_for?: Body;

  constructor(body: string | Buffer) {
    this.bytes = typeof body === "string" ? Buffer.from(body) : body;
  }
}

type Declared<T> = { [K in keyof T as string extends K ? never : K]: T[K] };
type Common = "X-Request-Id" | "API-Version" | "Deprecation" | "Sunset" | "Registry-Seq" | Quota;
type Quota = "RateLimit-Policy" | "RateLimit" | "X-RateLimit-Limit" | "X-RateLimit-Remaining" | "X-RateLimit-Reset";
type Parameters<O, Place extends string> = O extends { parameters: { [P in Place]?: infer T } } ? NonNullable<T> : never;
type WithDefaults<T, Keys extends PropertyKey> = Omit<T, Keys> & Required<Pick<T, Keys & keyof T>>;
type Body<O> = O extends { requestBody?: { content: { "application/json": infer B } } } ? B : undefined;

/** A validated request, with defaults filled in. */
export interface Request<O, Defaults extends PropertyKey> {
  /** Path parameters, decoded. */
  path: Parameters<O, "path">;
  /** Query parameters. */
  query: WithDefaults<Parameters<O, "query">, Defaults>;
  /** Declared request headers, with names in lower case. */
  headers: { [K in keyof Parameters<O, "header"> as Lowercase<K & string>]: Parameters<O, "header">[K] };
  /** The JSON body. */
  body: Body<O>;
  /** The raw text of the body; empty if the operation takes none. */
  text: string;
  /** The value of the `Accept` header; empty if there is none. */
  accept: string;
  /** The query string as it was sent, with its question mark; empty if there is none. */
  search: string;
}

type ProblemOf<Status, P> = P extends { code: infer Code }
  ? { status: Status; problem: { code: Code } & Omit<Declared<P>, "type" | "title" | "status" | "request_id" | "code"> }
  : never;

type Content<Media, B> = Media extends "application/json"
  ? { body: B | Verbatim<B> | StaticBody<B> }
  : Media extends "text/event-stream"
    ? { media: Media; stream: AsyncIterable<string> }
    : { media: Media; body: string | StaticBody<string> };

type Headers<R> = R extends { headers: infer H }
  ? keyof Omit<Declared<H>, Common> extends never
    ? { headers?: undefined }
    : Partial<Omit<Declared<H>, Common>> extends Omit<Declared<H>, Common>
      ? { headers?: Repeatable<Omit<Declared<H>, Common>> }
      : { headers: Repeatable<Omit<Declared<H>, Common>> }
  : { headers?: undefined };

/** A response may have several `Set-Cookie` headers (RFC 6265 section 3), which OpenAPI cannot express. */
type Repeatable<H> = { [Name in keyof H]: Name extends "Set-Cookie" ? H[Name] | H[Name][] : H[Name] };

type ProblemHeaders<R> = R extends { headers: infer H } ? { headers?: Partial<Omit<Declared<H>, Common>> } : object;

type Reply<Status, R> = R extends { content: infer C }
  ? C extends undefined
    ? { status: Status } & Headers<R>
    : { [Media in keyof C]: Represented<Status, R, Media, C[Media]> }[keyof C]
  : { status: Status } & Headers<R>;

type Represented<Status, R, Media, B> = Media extends "application/problem+json"
  ? ProblemOf<Status, B> & ProblemHeaders<R>
  : { status: Status } & Headers<R> & Content<Media, B>;

/** The response of a skeleton. The contract does not declare it, so its tests fail. */
export interface Skeleton {
  status: 501;
  problem: { code: "not_implemented"; detail: string };
}

/** The response of a handler: a declared status with its headers and body, or a declared problem. */
export type Answer<O> = O extends { responses: infer R } ? { [S in keyof R]: Reply<S, R[S]> }[keyof R] | Skeleton : never;

/** Serves one operation. It returns a declared response, and throws only for undeclared failures, such as bugs. */
export type Handler<O, Context, Defaults extends PropertyKey = never> = (
  request: Request<O, Defaults>,
  context: Context,
) => Promise<Answer<O>>;

/** All operations of the contract. */
export interface Routes<Context> {
  accounts: {
    /** POST /api/auth/email: Change the e-mail address. */
    changeEmail: Handler<operations["accounts_changeEmail"], Context>;
    /** PATCH /api/account: Change your name. */
    changeName: Handler<operations["accounts_changeName"], Context>;
    /** POST /api/auth/password: Change the password. */
    changePassword: Handler<operations["accounts_changePassword"], Context>;
    /** DELETE /api/account: Close your account. */
    close: Handler<operations["accounts_close"], Context>;
    /** DELETE /api/auth/sessions/{id}: End a session. */
    endSession: Handler<operations["accounts_endSession"], Context>;
    /** POST /api/admin/accounts/{id}/password-link: Issue a password link. */
    issuePasswordLink: Handler<operations["accounts_issuePasswordLink"], Context>;
    /** GET /api/admin/accounts: List accounts. */
    list: Handler<operations["accounts_list"], Context, "limit">;
    /** GET /api/auth/oidc/callback: Return from the identity provider. */
    oidcCallback: Handler<operations["accounts_oidcCallback"], Context>;
    /** GET /api/auth/oidc/start: Sign in with the identity provider. */
    oidcStart: Handler<operations["accounts_oidcStart"], Context>;
    /** POST /api/auth/password/reset: Set a new password with a link. */
    resetPassword: Handler<operations["accounts_resetPassword"], Context>;
    /** GET /api/auth/session: Read the current session. */
    session: Handler<operations["accounts_session"], Context>;
    /** GET /api/auth/sessions: List your sessions. */
    sessions: Handler<operations["accounts_sessions"], Context>;
    /** POST /api/auth/setup: Set up the node. */
    setup: Handler<operations["accounts_setup"], Context>;
    /** POST /api/auth/sign-in: Sign in. */
    signIn: Handler<operations["accounts_signIn"], Context>;
    /** POST /api/auth/sign-out: Sign out. */
    signOut: Handler<operations["accounts_signOut"], Context>;
    /** POST /api/auth/sign-up: Sign up. */
    signUp: Handler<operations["accounts_signUp"], Context>;
    /** PATCH /api/admin/accounts/{id}: Change an account. */
    update: Handler<operations["accounts_update"], Context>;
    /** GET /api/auth/ways: List sign-in methods. */
    ways: Handler<operations["accounts_ways"], Context>;
    /** GET /api/whoami: Check your credential. */
    whoami: Handler<operations["accounts_whoami"], Context>;
  };
  agents: {
    /** GET /api/admin/agents: List all agents and their owners. */
    adminList: Handler<operations["agents_adminList"], Context, "limit">;
    /** GET /agents/{id}/card: Read an agent's card. */
    card: Handler<operations["agents_card"], Context>;
    /** GET /agents/{id}/changes: List the changes of an agent. */
    changes: Handler<operations["agents_changes"], Context, "limit">;
    /** GET /list: List agents. */
    list: Handler<operations["agents_list"], Context, "limit">;
    /** GET /agents/{id}/logo: Read an agent's logo. */
    logo: Handler<operations["agents_logo"], Context>;
    /** GET /lookup/{id}: Look up an agent. */
    lookup: Handler<operations["agents_lookup"], Context>;
    /** POST /lookup: Look up several agents. */
    lookupMany: Handler<operations["agents_lookupMany"], Context>;
    /** GET /api/developers/agents: List your agents. */
    mine: Handler<operations["agents_mine"], Context, "limit">;
    /** POST /register: Register or update an agent. */
    register: Handler<operations["agents_register"], Context>;
    /** POST /api/admin/agents/{id}/release: Release the id of a deleted agent. */
    release: Handler<operations["agents_release"], Context>;
    /** DELETE /agents/{id}: Delete an agent. */
    remove: Handler<operations["agents_remove"], Context>;
    /** POST /agents/{id}/rename: Rename an agent. */
    rename: Handler<operations["agents_rename"], Context>;
    /** GET /search: Search agents. */
    search: Handler<operations["agents_search"], Context, "limit">;
    /** GET /agents/{id}/server.json: Read an agent's server.json. */
    serverJson: Handler<operations["agents_serverJson"], Context>;
    /** PUT /agents/{id}/status: Deprecate or reactivate an agent. */
    setStatus: Handler<operations["agents_setStatus"], Context>;
    /** POST /agents/{id}/transfer: Offer an agent to another account. */
    transfer: Handler<operations["agents_transfer"], Context>;
    /** GET /agents/{id}/.well-known/agent-card.json: Read an agent's card at its well-known path. */
    wellKnownCard: Handler<operations["agents_wellKnownCard"], Context>;
  };
  ard: {
    /** GET /.well-known/ai-catalog.json: AI Catalog. */
    aiCatalog: Handler<operations["ard_aiCatalog"], Context>;
    /** GET /ard/catalog/{part}: Read a part of the catalog. */
    catalog: Handler<operations["ard_catalog"], Context>;
    /** POST /ard/explore: Count entries by field. */
    explore: Handler<operations["ard_explore"], Context>;
    /** GET /ard/agents/{identifier}: Read an entry. */
    get: Handler<operations["ard_get"], Context>;
    /** GET /ard/agents: List entries. */
    list: Handler<operations["ard_list"], Context, "pageSize">;
    /** GET /.well-known/ard.json: ARD manifest. */
    manifest: Handler<operations["ard_manifest"], Context>;
    /** POST /ard/mcp: Call the MCP endpoint of ARD. */
    mcp: Handler<operations["ard_mcp"], Context>;
    /** POST /ard/search: Search entries. */
    search: Handler<operations["ard_search"], Context>;
  };
  audit: {
    /** GET /api/admin/security-log: Read the security log of all accounts. */
    adminList: Handler<operations["audit_adminList"], Context, "limit">;
    /** GET /api/account/security-log: Read your security log. */
    list: Handler<operations["audit_list"], Context, "limit">;
  };
  certifications: {
    /** GET /certifications/{id}: Read a certification. */
    get: Handler<operations["certifications_get"], Context>;
    /** POST /api/admin/certifications: Issue or renew a certification. */
    issue: Handler<operations["certifications_issue"], Context>;
    /** GET /certifications: List certifications. */
    list: Handler<operations["certifications_list"], Context, "limit">;
    /** DELETE /api/admin/certifications/{id}: Revoke a certification. */
    revoke: Handler<operations["certifications_revoke"], Context>;
  };
  compliance: {
    /** PATCH /api/admin/compliance/violations/{id}: Resolve or waive a violation. */
    decide: Handler<operations["compliance_decide"], Context>;
    /** GET /compliance: List violations. */
    list: Handler<operations["compliance_list"], Context, "limit">;
    /** POST /api/admin/compliance/violations: Report a violation. */
    report: Handler<operations["compliance_report"], Context>;
  };
  domains: {
    /** POST /api/developers/domains/{domain}/check: Check a claim now. */
    check: Handler<operations["domains_check"], Context>;
    /** POST /api/developers/domains: Claim a domain. */
    claim: Handler<operations["domains_claim"], Context>;
    /** GET /api/developers/domains: List your domains. */
    list: Handler<operations["domains_list"], Context>;
    /** DELETE /api/developers/domains/{domain}: Remove a claim. */
    remove: Handler<operations["domains_remove"], Context>;
  };
  erasures: {
    /** GET /api/admin/erasures: List the erasures with their agents. */
    adminList: Handler<operations["erasures_adminList"], Context, "limit">;
    /** POST /api/admin/erasures: Erase an agent. */
    create: Handler<operations["erasures_create"], Context>;
    /** GET /erasures: List the erasures. */
    list: Handler<operations["erasures_list"], Context, "limit">;
  };
  events: {
    /** GET /events/{seq}: Read an event. */
    get: Handler<operations["events_get"], Context>;
    /** GET /events/latest: Read the latest events. */
    latest: Handler<operations["events_latest"], Context, "limit">;
    /** GET /events: Read or follow the events. */
    list: Handler<operations["events_list"], Context, "after" | "limit">;
  };
  facts: {
    /** GET /agentfacts/{id}: Read an agent's AgentFacts. */
    get: Handler<operations["facts_get"], Context>;
    /** PUT /agentfacts/{id}: Store an agent's AgentFacts. */
    put: Handler<operations["facts_put"], Context>;
  };
  federation: {
    /** POST /api/admin/peers: Add a peer. */
    add: Handler<operations["federation_add"], Context>;
    /** GET /api/admin/peers/{id}/conflicts: List conflicts with a peer. */
    conflicts: Handler<operations["federation_conflicts"], Context, "limit">;
    /** GET /peers: List peers. */
    list: Handler<operations["federation_list"], Context>;
    /** DELETE /api/admin/peers/{id}: Remove a peer. */
    remove: Handler<operations["federation_remove"], Context>;
    /** POST /api/admin/peers/{id}/sync: Sync with a peer. */
    sync: Handler<operations["federation_sync"], Context, "full">;
  };
  gallery: {
    /** GET /agents/{id}/server-card: Read the MCP server card of an agent. */
    card: Handler<operations["gallery_card"], Context>;
    /** GET /v0.1/servers.json: MCP servers as a file. */
    file: Handler<operations["gallery_file"], Context>;
    /** GET /v0.1/servers: List MCP servers. */
    list: Handler<operations["gallery_list"], Context, "limit">;
    /** GET /mcp/server-card: Read the MCP server card of the node. */
    nodeCard: Handler<operations["gallery_nodeCard"], Context>;
    /** GET /v0.1/servers/{name}/versions/{version}: Read an MCP server. */
    version: Handler<operations["gallery_version"], Context>;
    /** GET /v0.1/servers/{name}/versions: List the versions of an MCP server. */
    versions: Handler<operations["gallery_versions"], Context>;
    /** GET /v0.1/servers/{publisher}/{name}/versions: List the versions of an MCP server by an unencoded name. */
    versionsUnencoded: Handler<operations["gallery_versionsUnencoded"], Context>;
    /** GET /v0.1/servers/{publisher}/{name}/versions/{version}: Read an MCP server by an unencoded name. */
    versionUnencoded: Handler<operations["gallery_versionUnencoded"], Context>;
  };
  keys: {
    /** POST /api/developers/keys: Create a key. */
    create: Handler<operations["keys_create"], Context>;
    /** GET /api/developers/keys: List your keys. */
    list: Handler<operations["keys_list"], Context, "limit">;
    /** DELETE /api/developers/keys/{id}: Revoke a key. */
    revoke: Handler<operations["keys_revoke"], Context>;
    /** POST /api/developers/keys/{id}/rotate: Rotate a key. */
    rotate: Handler<operations["keys_rotate"], Context>;
    /** PATCH /api/developers/keys/{id}: Rename a key. */
    update: Handler<operations["keys_update"], Context>;
    /** GET /api/developers/keys/{id}/usage: Read a key's usage. */
    usage: Handler<operations["keys_usage"], Context, "days">;
  };
  liveness: {
    /** PUT /agents/{id}/liveness: Choose how an agent is probed. */
    choose: Handler<operations["liveness_choose"], Context>;
    /** GET /liveness: Read the liveness of agents. */
    get: Handler<operations["liveness_get"], Context>;
    /** GET /.well-known/http-message-signatures-directory: Read the keys of probes. */
    keys: Handler<operations["liveness_keys"], Context>;
    /** POST /agents/{id}/probe: Probe an agent now. */
    probe: Handler<operations["liveness_probe"], Context>;
  };
  log: {
    /** PUT /api/admin/log/witnesses/{name}: Add a witness of the log. */
    addWitness: Handler<operations["log_addWitness"], Context>;
    /** GET /log/checkpoint: Read the latest checkpoint. */
    checkpoint: Handler<operations["log_checkpoint"], Context>;
    /** GET /log/tile/entries/{place}: Read a bundle of entries. */
    entries: Handler<operations["log_entries"], Context>;
    /** GET /events/{seq}/proof: Prove that an event is in the log. */
    proof: Handler<operations["log_proof"], Context>;
    /** GET /log: Read what the log is. */
    read: Handler<operations["log_read"], Context>;
    /** DELETE /api/admin/log/witnesses/{name}: Remove a witness of the log. */
    removeWitness: Handler<operations["log_removeWitness"], Context>;
    /** GET /log/tile/{place}: Read a tile of hashes. */
    tile: Handler<operations["log_tile"], Context>;
    /** DELETE /api/admin/log/watched/{origin}: Stop to witness a log. */
    unwatch: Handler<operations["log_unwatch"], Context>;
    /** PUT /api/admin/log/watched/{origin}: Witness a log. */
    watch: Handler<operations["log_watch"], Context>;
    /** GET /api/admin/log/watched: List the logs that the node witnesses. */
    watched: Handler<operations["log_watched"], Context>;
    /** GET /api/admin/log/witnesses: List the witnesses of the log. */
    witnesses: Handler<operations["log_witnesses"], Context>;
  };
  mcp: {
    /** POST /mcp: Call the MCP endpoint. */
    call: Handler<operations["mcp_call"], Context>;
  };
  nanda: {
    /** GET /nanda/agents/{id}: Read the state of an agent. */
    agent: Handler<operations["nanda_agent"], Context>;
    /** GET /nanda/status/{id}: Read whether an agent is alive. */
    alive: Handler<operations["nanda_alive"], Context>;
    /** PUT /nanda/agents/{id}/status: Send a heartbeat. */
    beat: Handler<operations["nanda_beat"], Context>;
    /** GET /nanda/clients: List clients. */
    clients: Handler<operations["nanda_clients"], Context>;
    /** GET /nanda/v1/search: Search agents for a list. */
    found: Handler<operations["nanda_found"], Context, "limit">;
    /** GET /nanda/health: Check the health. */
    health: Handler<operations["nanda_health"], Context>;
    /** GET /nanda/v1/status/{id}: Read whether an agent is alive as a value. */
    isAlive: Handler<operations["nanda_isAlive"], Context>;
    /** GET /nanda/list: List agents. */
    list: Handler<operations["nanda_list"], Context>;
    /** GET /nanda/lookup/{id}: Look up an agent. */
    lookup: Handler<operations["nanda_lookup"], Context>;
    /** GET /nanda/get_mcp_registry: Read the endpoint of an MCP server. */
    mcpEndpoint: Handler<operations["nanda_mcpEndpoint"], Context>;
    /** GET /nanda/mcp_servers: List MCP servers. */
    mcpServers: Handler<operations["nanda_mcpServers"], Context>;
    /** POST /nanda/register: Register an agent. */
    register: Handler<operations["nanda_register"], Context>;
    /** DELETE /nanda/agents/{id}: Delete an agent. */
    remove: Handler<operations["nanda_remove"], Context>;
    /** GET /nanda/search: Search agents. */
    search: Handler<operations["nanda_search"], Context, "limit">;
    /** GET /nanda/sender/{id}: Read the name of a sender. */
    sender: Handler<operations["nanda_sender"], Context>;
    /** GET /nanda/stats: Read counts. */
    stats: Handler<operations["nanda_stats"], Context>;
    /** GET /nanda/v1/list: List the URLs of agents. */
    urls: Handler<operations["nanda_urls"], Context>;
  };
  node: {
    /** GET /api/admin/health: Disk space and jobs of the node. */
    adminHealth: Handler<operations["node_adminHealth"], Context>;
    /** GET /health: Health of the node. */
    health: Handler<operations["node_health"], Context>;
    /** GET /health/live: Liveness of the process. */
    live: Handler<operations["node_live"], Context>;
    /** GET /metrics: Metrics for Prometheus. */
    metrics: Handler<operations["node_metrics"], Context>;
    /** GET /openapi/{document}: Read an OpenAPI document. */
    openapiDocument: Handler<operations["node_openapiDocument"], Context, "samples">;
    /** GET /openapi.json: OpenAPI document as JSON. */
    openapiJson: Handler<operations["node_openapiJson"], Context, "samples">;
    /** GET /openapi.yaml: OpenAPI document as YAML. */
    openapiYaml: Handler<operations["node_openapiYaml"], Context>;
    /** GET /health/ready: Readiness of the node. */
    ready: Handler<operations["node_ready"], Context>;
    /** GET /stats: Statistics of the registry. */
    stats: Handler<operations["node_stats"], Context>;
    /** GET /docs/webhook-vectors.json: Test vectors for webhook receivers. */
    webhookVectors: Handler<operations["node_webhookVectors"], Context>;
    /** GET /arazzo.yaml: Arazzo workflows. */
    workflows: Handler<operations["node_workflows"], Context>;
  };
  offers: {
    /** POST /api/developers/offers/{id}/accept: Accept an offer. */
    accept: Handler<operations["offers_accept"], Context>;
    /** POST /api/developers/offers/{id}/cancel: Cancel an offer. */
    cancel: Handler<operations["offers_cancel"], Context>;
    /** POST /api/developers/offers/claim: Claim an offer by its link. */
    claim: Handler<operations["offers_claim"], Context>;
    /** POST /api/developers/offers/{id}/decline: Decline an offer. */
    decline: Handler<operations["offers_decline"], Context>;
    /** GET /api/developers/offers: List your offers. */
    list: Handler<operations["offers_list"], Context, "direction" | "limit">;
  };
  reputation: {
    /** GET /reputation: Read reputations. */
    get: Handler<operations["reputation_get"], Context, "limit">;
    /** POST /reputation/reports: Report on an agent. */
    report: Handler<operations["reputation_report"], Context>;
  };
  site: {
    /** GET /activity: Activity of the registry. */
    activity: Handler<operations["site_activity"], Context>;
    /** GET /activity.atom: Activity as an Atom feed. */
    activityAtom: Handler<operations["site_activityAtom"], Context>;
    /** GET /activity.json: Activity as a JSON Feed. */
    activityFeed: Handler<operations["site_activityFeed"], Context>;
    /** GET /agents/{id}/view: Read an agent's page. */
    agent: Handler<operations["site_agent"], Context>;
    /** GET /agents: List of agents. */
    agents: Handler<operations["site_agents"], Context>;
    /** GET /.well-known/api-catalog: API catalog. */
    apiCatalog: Handler<operations["site_apiCatalog"], Context>;
    /** GET /assets/{name}: Read an asset of the pages. */
    asset: Handler<operations["site_asset"], Context>;
    /** GET /agents/{id}/badge.svg: Badge of an agent. */
    badge: Handler<operations["site_badge"], Context>;
    /** GET /compare: Compare two agents. */
    compare: Handler<operations["site_compare"], Context>;
    /** GET /dashboard: Dashboard. */
    dashboard: Handler<operations["site_dashboard"], Context>;
    /** GET /docs: Documentation. */
    docs: Handler<operations["site_docs"], Context>;
    /** GET /favicon.ico: Icon. */
    favicon: Handler<operations["site_favicon"], Context>;
    /** GET /docs/{guide}: Read a guide. */
    guide: Handler<operations["site_guide"], Context>;
    /** GET /: Landing page and search. */
    landing: Handler<operations["site_landing"], Context>;
    /** GET /llms.txt: Introduction for language models. */
    llms: Handler<operations["site_llms"], Context>;
    /** GET /problems/{code}: Explain a problem. */
    problem: Handler<operations["site_problem"], Context>;
    /** GET /docs/reference: API reference. */
    reference: Handler<operations["site_reference"], Context>;
    /** GET /docs/reference/{page}: Read a page of the API reference. */
    referencePage: Handler<operations["site_referencePage"], Context>;
    /** GET /robots.txt: Rules for crawlers. */
    robots: Handler<operations["site_robots"], Context>;
    /** GET /.well-known/security.txt: Security contact. */
    securityContact: Handler<operations["site_securityContact"], Context>;
    /** GET /sitemap.xml: Site map. */
    siteMap: Handler<operations["site_siteMap"], Context>;
    /** GET /status: Status of the node. */
    status: Handler<operations["site_status"], Context>;
    /** GET /agents/{id}/versions: Compare versions of an agent. */
    versions: Handler<operations["site_versions"], Context>;
  };
  webhooks: {
    /** POST /api/admin/webhooks: Subscribe to events. */
    adminCreate: Handler<operations["webhooks_adminCreate"], Context>;
    /** GET /api/admin/webhooks: List subscriptions. */
    adminList: Handler<operations["webhooks_adminList"], Context, "limit">;
    /** DELETE /api/admin/webhooks/{id}: Delete a subscription. */
    adminRemove: Handler<operations["webhooks_adminRemove"], Context>;
    /** POST /api/webhooks: Subscribe to events. */
    create: Handler<operations["webhooks_create"], Context>;
    /** POST /api/queue/webhook-deliver: Attempt a delivery. */
    deliver: Handler<operations["webhooks_deliver"], Context, "fail_on_error">;
    /** GET /api/webhooks/{id}/deliveries: List deliveries. */
    deliveries: Handler<operations["webhooks_deliveries"], Context, "limit">;
    /** GET /api/webhooks/{id}/deliveries/{delivery_id}: Read a delivery. */
    delivery: Handler<operations["webhooks_delivery"], Context>;
    /** PATCH /api/admin/webhooks/{id}/disable: Disable a subscription. */
    disable: Handler<operations["webhooks_disable"], Context>;
    /** GET /api/webhooks/{id}: Read a subscription. */
    get: Handler<operations["webhooks_get"], Context>;
    /** GET /api/webhooks: List your subscriptions. */
    list: Handler<operations["webhooks_list"], Context, "limit">;
    /** PATCH /api/admin/webhooks/{id}/pause: Pause a subscription. */
    pause: Handler<operations["webhooks_pause"], Context>;
    /** POST /api/webhooks/{id}/deliveries/{delivery_id}/redeliver: Redeliver an event. */
    redeliver: Handler<operations["webhooks_redeliver"], Context>;
    /** DELETE /api/webhooks/{id}: Delete a subscription. */
    remove: Handler<operations["webhooks_remove"], Context>;
    /** POST /api/webhooks/{id}/replay: Replay deliveries. */
    replay: Handler<operations["webhooks_replay"], Context>;
    /** PATCH /api/admin/webhooks/{id}/resume: Resume a subscription. */
    resume: Handler<operations["webhooks_resume"], Context>;
    /** POST /api/webhooks/{id}/rotate-secret: Rotate the secret. */
    rotateSecret: Handler<operations["webhooks_rotateSecret"], Context>;
    /** POST /api/webhooks/{id}/test: Test a subscription. */
    test: Handler<operations["webhooks_test"], Context>;
    /** PATCH /api/webhooks/{id}: Change a subscription. */
    update: Handler<operations["webhooks_update"], Context>;
  };
  witness: {
    /** POST /log/witness/add-checkpoint: Have a checkpoint cosigned. */
    addCheckpoint: Handler<operations["witness_addCheckpoint"], Context>;
    /** GET /log/witness/{hash}/checkpoint: Read the latest cosigned checkpoint of a log. */
    checkpoint: Handler<operations["witness_checkpoint"], Context>;
  };
}
