// Written by `npm run generate` from spec/. Do not edit.

/** The properties of an operation. */
export interface Operation {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path as in the contract, with parameters in braces. */
  readonly path: string;
  /** The accepted credentials; `none` if a request without one is served. */
  readonly credentials: readonly ("bearer" | "header" | "cookie" | "metrics" | "none")[];
  /** The only role that may call it; null for any role. */
  readonly role: "owner" | null;
  /** Whether requests with a key use its quota. */
  readonly counted: boolean;
  /** The rate limit per client network that applies to it; null for none. */
  readonly rateLimit: "sign_up" | "sign_in" | "anonymous_write" | "search" | "report" | null;
  /** Whether it signs in: its success sets the session cookie. */
  readonly signsIn: boolean;
  /** Whether it supports `Idempotency-Key`. */
  readonly idempotent: boolean;
  /** Whether a replica of the database may serve it: it takes `Registry-Seq`. */
  readonly mayLag: boolean;
  /** Whether it is a web page. */
  readonly page: boolean;
  /** Whether pages of other origins may call it: it takes and sets no cookie, or works without, and is no page itself. */
  readonly crossOrigin: boolean;
  /** Whether it takes a JSON body. */
  readonly body: boolean;
  /** Query parameters with several values. */
  readonly lists: readonly string[];
  /** Query parameters with a number, in decimal digits. */
  readonly numbers: readonly string[];
  /** The statuses of its responses. */
  readonly statuses: readonly number[];
}

/** The version of the contract. */
export const version = "0.1.0";

/** Feature -> operation -> its properties. */
export const operations = {
  accounts: {
    changePassword: {"method":"POST","path":"/api/auth/password","credentials":["cookie"],"role":null,"counted":false,"rateLimit":"sign_in","signsIn":true,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":false,"body":true,"lists":[],"numbers":[],"statuses":[200,400,401,403,409,413,415,429,500,503]},
    endSession: {"method":"DELETE","path":"/api/auth/sessions/{id}","credentials":["cookie"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":false,"body":false,"lists":[],"numbers":[],"statuses":[204,400,401,403,404,500,503]},
    list: {"method":"GET","path":"/api/admin/accounts","credentials":["bearer","header","cookie"],"role":"owner","counted":true,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":["limit"],"statuses":[200,400,401,403,429,500,503]},
    oidcCallback: {"method":"GET","path":"/api/auth/oidc/callback","credentials":["none"],"role":null,"counted":false,"rateLimit":"sign_in","signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":false,"body":false,"lists":[],"numbers":[],"statuses":[303,400,401,403,404,409,429,500,503]},
    oidcStart: {"method":"GET","path":"/api/auth/oidc/start","credentials":["none"],"role":null,"counted":false,"rateLimit":"sign_in","signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":false,"body":false,"lists":[],"numbers":[],"statuses":[302,400,401,403,404,429,500,503]},
    session: {"method":"GET","path":"/api/auth/session","credentials":["cookie"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":false,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,500,503]},
    sessions: {"method":"GET","path":"/api/auth/sessions","credentials":["cookie"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":false,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,500,503]},
    setup: {"method":"POST","path":"/api/auth/setup","credentials":["none"],"role":null,"counted":false,"rateLimit":"sign_up","signsIn":true,"idempotent":true,"mayLag":false,"page":false,"crossOrigin":false,"body":true,"lists":[],"numbers":[],"statuses":[201,400,401,403,409,413,415,422,429,500,503]},
    signIn: {"method":"POST","path":"/api/auth/sign-in","credentials":["none"],"role":null,"counted":false,"rateLimit":"sign_in","signsIn":true,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":false,"body":true,"lists":[],"numbers":[],"statuses":[200,400,401,403,413,415,429,500,503]},
    signOut: {"method":"POST","path":"/api/auth/sign-out","credentials":["cookie"],"role":null,"counted":false,"rateLimit":null,"signsIn":true,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":false,"body":false,"lists":[],"numbers":[],"statuses":[204,400,401,403,500,503]},
    signUp: {"method":"POST","path":"/api/auth/sign-up","credentials":["none"],"role":null,"counted":false,"rateLimit":"sign_up","signsIn":true,"idempotent":true,"mayLag":false,"page":false,"crossOrigin":false,"body":true,"lists":[],"numbers":[],"statuses":[201,400,401,403,409,413,415,422,429,500,503]},
    update: {"method":"PATCH","path":"/api/admin/accounts/{id}","credentials":["bearer","header","cookie"],"role":"owner","counted":true,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":true,"lists":[],"numbers":[],"statuses":[200,400,401,403,404,409,413,415,429,500,503]},
    ways: {"method":"GET","path":"/api/auth/ways","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,500,503]},
    whoami: {"method":"GET","path":"/api/whoami","credentials":["bearer","header","cookie"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,500,503]},
  },
  agents: {
    card: {"method":"GET","path":"/agents/{id}/card","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":true,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,304,400,401,403,404,410,500,503]},
    list: {"method":"GET","path":"/list","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":true,"page":false,"crossOrigin":true,"body":false,"lists":["status","capabilities","tags","tags_all","skills","protocol","provider","source","certification","grade","facets"],"numbers":["after_seq","limit"],"statuses":[200,304,400,401,403,500,503]},
    lookup: {"method":"GET","path":"/lookup/{id}","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":true,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,304,400,401,403,404,410,500,503]},
    lookupMany: {"method":"POST","path":"/lookup","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":true,"page":false,"crossOrigin":true,"body":true,"lists":[],"numbers":[],"statuses":[200,400,401,403,413,415,500,503]},
    mine: {"method":"GET","path":"/api/developers/agents","credentials":["cookie"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":false,"body":false,"lists":[],"numbers":["limit"],"statuses":[200,400,401,403,500,503]},
    register: {"method":"POST","path":"/register","credentials":["bearer","header","cookie","none"],"role":null,"counted":true,"rateLimit":"anonymous_write","signsIn":false,"idempotent":true,"mayLag":false,"page":false,"crossOrigin":true,"body":true,"lists":[],"numbers":[],"statuses":[200,201,400,401,403,409,413,415,422,429,500,502,503]},
    remove: {"method":"DELETE","path":"/agents/{id}","credentials":["bearer","header","cookie","none"],"role":null,"counted":true,"rateLimit":"anonymous_write","signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,404,412,429,500,503]},
    search: {"method":"GET","path":"/search","credentials":["none"],"role":null,"counted":false,"rateLimit":"search","signsIn":false,"idempotent":false,"mayLag":true,"page":false,"crossOrigin":true,"body":false,"lists":["status","capabilities","tags","tags_all","skills","protocol","provider","source","certification","grade","facets"],"numbers":["after_seq","limit"],"statuses":[200,304,400,401,403,429,500,503]},
    setStatus: {"method":"PUT","path":"/agents/{id}/status","credentials":["bearer","header","cookie","none"],"role":null,"counted":true,"rateLimit":"anonymous_write","signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":true,"lists":[],"numbers":[],"statuses":[200,400,401,403,404,410,412,413,415,429,500,503]},
    wellKnownCard: {"method":"GET","path":"/agents/{id}/.well-known/agent-card.json","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":true,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,304,400,401,403,404,410,500,503]},
  },
  certifications: {
    get: {"method":"GET","path":"/certifications/{id}","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,404,500,503]},
    issue: {"method":"POST","path":"/api/admin/certifications","credentials":["bearer","header","cookie"],"role":null,"counted":true,"rateLimit":null,"signsIn":false,"idempotent":true,"mayLag":false,"page":false,"crossOrigin":true,"body":true,"lists":[],"numbers":[],"statuses":[200,201,400,401,403,404,409,410,413,415,422,429,500,503]},
    list: {"method":"GET","path":"/certifications","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":["status","level"],"numbers":["limit"],"statuses":[200,400,401,403,500,503]},
    revoke: {"method":"DELETE","path":"/api/admin/certifications/{id}","credentials":["bearer","header","cookie"],"role":null,"counted":true,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":true,"lists":[],"numbers":[],"statuses":[200,400,401,403,404,413,415,429,500,503]},
  },
  compliance: {
    decide: {"method":"PATCH","path":"/api/admin/compliance/violations/{id}","credentials":["bearer","header","cookie"],"role":"owner","counted":true,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":true,"lists":[],"numbers":[],"statuses":[200,400,401,403,404,413,415,429,500,503]},
    list: {"method":"GET","path":"/compliance","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":["status","severity"],"numbers":["limit"],"statuses":[200,400,401,403,500,503]},
    report: {"method":"POST","path":"/api/admin/compliance/violations","credentials":["bearer","header","cookie"],"role":"owner","counted":true,"rateLimit":null,"signsIn":false,"idempotent":true,"mayLag":false,"page":false,"crossOrigin":true,"body":true,"lists":[],"numbers":[],"statuses":[200,201,400,401,403,404,409,410,413,415,422,429,500,503]},
  },
  events: {
    latest: {"method":"GET","path":"/events/latest","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":["types"],"numbers":["before","limit"],"statuses":[200,400,401,403,500,503]},
    list: {"method":"GET","path":"/events","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":["types"],"numbers":["after","limit"],"statuses":[200,400,401,403,410,500,503]},
  },
  facts: {
    get: {"method":"GET","path":"/agentfacts/{id}","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":true,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,304,400,401,403,404,410,500,503]},
    put: {"method":"PUT","path":"/agentfacts/{id}","credentials":["bearer","header","cookie","none"],"role":null,"counted":true,"rateLimit":"anonymous_write","signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":true,"lists":[],"numbers":[],"statuses":[200,400,401,403,404,410,412,413,415,429,500,503]},
  },
  federation: {
    add: {"method":"POST","path":"/api/admin/peers","credentials":["bearer","header","cookie"],"role":"owner","counted":true,"rateLimit":null,"signsIn":false,"idempotent":true,"mayLag":false,"page":false,"crossOrigin":true,"body":true,"lists":[],"numbers":[],"statuses":[201,400,401,403,409,413,415,422,429,500,502,503]},
    conflicts: {"method":"GET","path":"/api/admin/peers/{id}/conflicts","credentials":["bearer","header","cookie"],"role":"owner","counted":true,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":["limit"],"statuses":[200,400,401,403,404,429,500,503]},
    list: {"method":"GET","path":"/peers","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,500,503]},
    remove: {"method":"DELETE","path":"/api/admin/peers/{id}","credentials":["bearer","header","cookie"],"role":"owner","counted":true,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,404,429,500,503]},
    sync: {"method":"POST","path":"/api/admin/peers/{id}/sync","credentials":["bearer","header","cookie"],"role":"owner","counted":true,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,404,409,429,500,503]},
  },
  keys: {
    create: {"method":"POST","path":"/api/developers/keys","credentials":["cookie"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":true,"mayLag":false,"page":false,"crossOrigin":false,"body":true,"lists":[],"numbers":[],"statuses":[201,400,401,403,409,413,415,422,500,503]},
    list: {"method":"GET","path":"/api/developers/keys","credentials":["cookie"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":false,"body":false,"lists":[],"numbers":["limit"],"statuses":[200,400,401,403,500,503]},
    revoke: {"method":"DELETE","path":"/api/developers/keys/{id}","credentials":["cookie"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":false,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,404,500,503]},
    rotate: {"method":"POST","path":"/api/developers/keys/{id}/rotate","credentials":["cookie"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":true,"mayLag":false,"page":false,"crossOrigin":false,"body":true,"lists":[],"numbers":[],"statuses":[201,400,401,403,404,409,413,415,422,500,503]},
    update: {"method":"PATCH","path":"/api/developers/keys/{id}","credentials":["cookie"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":false,"body":true,"lists":[],"numbers":[],"statuses":[200,400,401,403,404,413,415,500,503]},
    usage: {"method":"GET","path":"/api/developers/keys/{id}/usage","credentials":["cookie"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":false,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,404,500,503]},
  },
  mcp: {
    call: {"method":"POST","path":"/mcp","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":true,"lists":[],"numbers":[],"statuses":[200,202,400,401,403,404,413,415,500,503]},
  },
  node: {
    health: {"method":"GET","path":"/health","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,500,503]},
    live: {"method":"GET","path":"/health/live","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,500]},
    metrics: {"method":"GET","path":"/metrics","credentials":["metrics"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,404,500]},
    openapiJson: {"method":"GET","path":"/openapi.json","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,304,400,401,403,500]},
    openapiYaml: {"method":"GET","path":"/openapi.yaml","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,304,400,401,403,500]},
    ready: {"method":"GET","path":"/health/ready","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,500,503]},
    stats: {"method":"GET","path":"/stats","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":true,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,304,400,401,403,500,503]},
    webhookVectors: {"method":"GET","path":"/docs/webhook-vectors.json","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,304,400,401,403,500]},
  },
  reputation: {
    get: {"method":"GET","path":"/reputation","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":["agent_id"],"numbers":["limit"],"statuses":[200,304,400,401,403,500,503]},
    report: {"method":"POST","path":"/reputation/reports","credentials":["bearer","header","cookie"],"role":null,"counted":true,"rateLimit":"report","signsIn":false,"idempotent":true,"mayLag":false,"page":false,"crossOrigin":true,"body":true,"lists":[],"numbers":[],"statuses":[200,400,401,403,404,409,410,413,415,422,429,500,503]},
  },
  site: {
    activity: {"method":"GET","path":"/activity","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":true,"crossOrigin":false,"body":false,"lists":[],"numbers":["before"],"statuses":[200,400,401,403,500,503]},
    activityAtom: {"method":"GET","path":"/activity.atom","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":["types"],"numbers":[],"statuses":[200,304,400,401,403,500,503]},
    activityFeed: {"method":"GET","path":"/activity.json","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":["types"],"numbers":[],"statuses":[200,304,400,401,403,500,503]},
    agent: {"method":"GET","path":"/agents/{id}/view","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":true,"crossOrigin":false,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,404,410,500,503]},
    agents: {"method":"GET","path":"/agents","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":true,"crossOrigin":false,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,500,503]},
    apiCatalog: {"method":"GET","path":"/.well-known/api-catalog","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,500]},
    asset: {"method":"GET","path":"/assets/{name}","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,304,400,401,403,404,500]},
    dashboard: {"method":"GET","path":"/dashboard","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":true,"crossOrigin":false,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,500]},
    docs: {"method":"GET","path":"/docs","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":true,"crossOrigin":false,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,500]},
    guide: {"method":"GET","path":"/docs/{guide}","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":true,"crossOrigin":false,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,404,500]},
    landing: {"method":"GET","path":"/","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":true,"crossOrigin":false,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,500,503]},
    llms: {"method":"GET","path":"/llms.txt","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,500]},
    problem: {"method":"GET","path":"/problems/{code}","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":true,"crossOrigin":false,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,404,500]},
    robots: {"method":"GET","path":"/robots.txt","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,500]},
    securityContact: {"method":"GET","path":"/.well-known/security.txt","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,404,500]},
    siteMap: {"method":"GET","path":"/sitemap.xml","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,500]},
    status: {"method":"GET","path":"/status","credentials":["none"],"role":null,"counted":false,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":true,"crossOrigin":false,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,500]},
  },
  webhooks: {
    adminCreate: {"method":"POST","path":"/api/admin/webhooks","credentials":["bearer","header","cookie"],"role":null,"counted":true,"rateLimit":null,"signsIn":false,"idempotent":true,"mayLag":false,"page":false,"crossOrigin":true,"body":true,"lists":[],"numbers":[],"statuses":[201,400,401,403,409,413,415,422,429,500,503]},
    adminList: {"method":"GET","path":"/api/admin/webhooks","credentials":["bearer","header","cookie"],"role":null,"counted":true,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":["limit"],"statuses":[200,400,401,403,429,500,503]},
    adminRemove: {"method":"DELETE","path":"/api/admin/webhooks/{id}","credentials":["bearer","header","cookie"],"role":null,"counted":true,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,404,429,500,503]},
    create: {"method":"POST","path":"/api/webhooks","credentials":["bearer","header","cookie"],"role":null,"counted":true,"rateLimit":null,"signsIn":false,"idempotent":true,"mayLag":false,"page":false,"crossOrigin":true,"body":true,"lists":[],"numbers":[],"statuses":[201,400,401,403,409,413,415,422,429,500,503]},
    deliver: {"method":"POST","path":"/api/queue/webhook-deliver","credentials":["bearer","header","cookie"],"role":null,"counted":true,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":true,"lists":[],"numbers":[],"statuses":[200,400,401,403,404,409,413,415,429,500,502,503]},
    deliveries: {"method":"GET","path":"/api/webhooks/{id}/deliveries","credentials":["bearer","header","cookie"],"role":null,"counted":true,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":["status","event"],"numbers":["limit"],"statuses":[200,400,401,403,404,429,500,503]},
    disable: {"method":"PATCH","path":"/api/admin/webhooks/{id}/disable","credentials":["bearer","header","cookie"],"role":"owner","counted":true,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":true,"lists":[],"numbers":[],"statuses":[200,400,401,403,404,413,415,429,500,503]},
    get: {"method":"GET","path":"/api/webhooks/{id}","credentials":["bearer","header","cookie"],"role":null,"counted":true,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,404,429,500,503]},
    list: {"method":"GET","path":"/api/webhooks","credentials":["bearer","header","cookie"],"role":null,"counted":true,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":["limit"],"statuses":[200,400,401,403,429,500,503]},
    pause: {"method":"PATCH","path":"/api/admin/webhooks/{id}/pause","credentials":["bearer","header","cookie"],"role":null,"counted":true,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,404,409,429,500,503]},
    redeliver: {"method":"POST","path":"/api/webhooks/{id}/deliveries/{delivery_id}/redeliver","credentials":["bearer","header","cookie"],"role":null,"counted":true,"rateLimit":null,"signsIn":false,"idempotent":true,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,404,409,422,429,500,503]},
    remove: {"method":"DELETE","path":"/api/webhooks/{id}","credentials":["bearer","header","cookie"],"role":null,"counted":true,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,404,429,500,503]},
    replay: {"method":"POST","path":"/api/webhooks/{id}/replay","credentials":["bearer","header","cookie"],"role":null,"counted":true,"rateLimit":null,"signsIn":false,"idempotent":true,"mayLag":false,"page":false,"crossOrigin":true,"body":true,"lists":[],"numbers":[],"statuses":[200,400,401,403,404,409,413,415,422,429,500,503]},
    resume: {"method":"PATCH","path":"/api/admin/webhooks/{id}/resume","credentials":["bearer","header","cookie"],"role":null,"counted":true,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":false,"lists":[],"numbers":[],"statuses":[200,400,401,403,404,429,500,503]},
    rotateSecret: {"method":"POST","path":"/api/webhooks/{id}/rotate-secret","credentials":["bearer","header","cookie"],"role":null,"counted":true,"rateLimit":null,"signsIn":false,"idempotent":true,"mayLag":false,"page":false,"crossOrigin":true,"body":true,"lists":[],"numbers":[],"statuses":[200,400,401,403,404,409,413,415,422,429,500,503]},
    test: {"method":"POST","path":"/api/webhooks/{id}/test","credentials":["bearer","header","cookie"],"role":null,"counted":true,"rateLimit":null,"signsIn":false,"idempotent":true,"mayLag":false,"page":false,"crossOrigin":true,"body":true,"lists":[],"numbers":[],"statuses":[200,400,401,403,404,409,413,415,422,429,500,503]},
    update: {"method":"PATCH","path":"/api/webhooks/{id}","credentials":["bearer","header","cookie"],"role":null,"counted":true,"rateLimit":null,"signsIn":false,"idempotent":false,"mayLag":false,"page":false,"crossOrigin":true,"body":true,"lists":[],"numbers":[],"statuses":[200,400,401,403,404,409,413,415,429,500,503]},
  },
} as const satisfies Record<string, Record<string, Operation>>;
