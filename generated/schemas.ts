// Written by `npm run generate` from spec/. Do not edit.

/** A JSON Schema. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** What an operation takes, by the part of the request that carries it. */
export interface RequestSchemas {
  readonly path?: JsonSchema;
  readonly query: JsonSchema;
  readonly headers?: JsonSchema;
  readonly body?: JsonSchema;
}

/** Schemas that others refer to by `$id`. */
export const shared: readonly JsonSchema[] = [
  {"$id":"AccountChange","type":"object","properties":{"tier":{"$ref":"Tier"},"disabled":{"type":"boolean"}},"additionalProperties":false},
  {"$id":"AccountId","description":"An account's id.","type":"string","pattern":"^acc_[A-Za-z0-9_-]{1,60}$"},
  {"$id":"AgentCard","type":"object","additionalProperties":{}},
  {"$id":"AgentFacts","type":"object","properties":{"id":{"type":"string"},"agent_name":{"type":"string"},"label":{"type":"string"},"description":{"type":"string"},"version":{"type":"string"},"documentationUrl":{"type":"string"},"jurisdiction":{"type":"string"},"provider":{"$ref":"FactsProvider"},"endpoints":{"$ref":"FactsEndpoints"},"capabilities":{"$ref":"FactsCapabilities"},"skills":{"type":"array","items":{"$ref":"FactsSkill"}},"evaluations":{"$ref":"FactsEvaluations"},"telemetry":{"$ref":"FactsTelemetry"},"certification":{"$ref":"FactsCertification"}},"additionalProperties":{}},
  {"$id":"AgentId","description":"The identifier of an agent, chosen by who registers it: 1 to 255 of `A-Z a-z 0-9 . _ : @ ~ -`, case-sensitive, neither `.` nor `..` (a URL cannot carry these as a path segment: RFC 3986 section 5.2.4).","type":"string","minLength":1,"maxLength":255,"pattern":"^(?!\\.{1,2}$)[A-Za-z0-9._:@~-]+$"},
  {"$id":"AgentStatus","type":"string","enum":["active","deprecated","suspended","tombstoned"]},
  {"$id":"Cursor","type":"string","minLength":1,"maxLength":1024},
  {"$id":"Email","description":"An e-mail address: at most 254 characters, compared without regard to case.","type":"string","maxLength":254,"pattern":"^[^@\\s\\x00-\\x1f\\x7f]{1,64}@[^@\\s\\x00-\\x1f\\x7f]+$"},
  {"$id":"EventType","type":"string","enum":["agent.registered","agent.deprecated","cert.issued","cert.revoked","reputation.updated","compliance.violation","federation.peer_added"]},
  {"$id":"ExtraMembers","type":"object","additionalProperties":{}},
  {"$id":"Facet","type":"string","enum":["tags","capabilities","protocol","provider","status","source"]},
  {"$id":"FactsAuthentication","type":"object","properties":{"methods":{"type":"array","items":{"type":"string"}},"requiredScopes":{"type":"array","items":{"type":"string"}}},"additionalProperties":{}},
  {"$id":"FactsCapabilities","type":"object","properties":{"modalities":{"type":"array","items":{"type":"string"}},"streaming":{"type":"boolean"},"batch":{"type":"boolean"},"authentication":{"$ref":"FactsAuthentication"}},"additionalProperties":{}},
  {"$id":"FactsCertification","type":"object","properties":{"level":{"type":"string"},"issuer":{"type":"string"},"issuanceDate":{"type":"string"},"expirationDate":{"type":"string"}},"additionalProperties":{}},
  {"$id":"FactsEndpoints","type":"object","properties":{"static":{"type":"array","items":{"type":"string"}},"adaptive_resolver":{"$ref":"FactsResolver"}},"additionalProperties":{}},
  {"$id":"FactsEvaluations","type":"object","properties":{"performanceScore":{"type":"number"},"availability90d":{"type":"string"},"lastAudited":{"type":"string"},"auditTrail":{"type":"string"},"auditorID":{"type":"string"}},"additionalProperties":{}},
  {"$id":"FactsMetrics","type":"object","properties":{"latency_p95_ms":{"type":"number"},"throughput_rps":{"type":"number"},"error_rate":{"type":"number"},"availability":{"type":"string"}},"additionalProperties":{}},
  {"$id":"FactsProvider","type":"object","properties":{"name":{"type":"string"},"url":{"type":"string"},"did":{"type":"string"}},"additionalProperties":{}},
  {"$id":"FactsResolver","type":"object","properties":{"url":{"type":"string"},"policies":{"type":"array","items":{"type":"string"}}},"additionalProperties":{}},
  {"$id":"FactsSkill","type":"object","properties":{"id":{"type":"string"},"description":{"type":"string"},"inputModes":{"type":"array","items":{"type":"string"}},"outputModes":{"type":"array","items":{"type":"string"}},"supportedLanguages":{"type":"array","items":{"type":"string"}},"latencyBudgetMs":{"type":"integer"},"maxTokens":{"type":"integer"}},"additionalProperties":{}},
  {"$id":"FactsTelemetry","type":"object","properties":{"enabled":{"type":"boolean"},"retention":{"type":"string"},"sampling":{"type":"number"},"metrics":{"$ref":"FactsMetrics"}},"additionalProperties":{}},
  {"$id":"HttpUrl","description":"An absolute http or https URL (RFC 3986) without credentials, at most 2,048 characters, port at most 65535.","type":"string","maxLength":2048,"pattern":"^[hH][tT][tT][pP][sS]?://[^/?#@\\s]+([/?#]\\S*)?$","format":"uri"},
  {"$id":"KeyId","description":"A key's id. It is no secret.","type":"string","pattern":"^key_[A-Za-z0-9_-]{1,60}$"},
  {"$id":"KeyName","description":"A key's name, for people: 1 to 64 characters, not blank, no control characters.","type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\x00-\\x1f\\x7f]*[^\\s\\x00-\\x1f\\x7f][^\\x00-\\x1f\\x7f]*$"},
  {"$id":"KeyRequest","type":"object","required":["name"],"properties":{"name":{"$ref":"KeyName"},"tier":{"$ref":"Tier"},"expires_at":{"anyOf":[{"$ref":"SentInstant"},{"type":"null"}]}},"additionalProperties":false},
  {"$id":"Keyword","description":"A word or short phrase to filter by: 1 to 64 characters, not blank, no control characters. Kept in lower case.","type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\x00-\\x1f\\x7f]*[^\\s\\x00-\\x1f\\x7f][^\\x00-\\x1f\\x7f]*$"},
  {"$id":"Line","description":"One line of text for people: 1 to 256 characters, not blank, no control characters.","type":"string","minLength":1,"maxLength":256,"pattern":"^[^\\x00-\\x1f\\x7f]*[^\\s\\x00-\\x1f\\x7f][^\\x00-\\x1f\\x7f]*$"},
  {"$id":"LookupRequest","type":"object","required":["agent_ids"],"properties":{"agent_ids":{"type":"array","items":{"$ref":"AgentId"},"minItems":1,"maxItems":100}},"additionalProperties":false},
  {"$id":"McpId","anyOf":[{"type":"string"},{"$ref":"McpNumber"}]},
  {"$id":"McpMessage","type":"object","required":["jsonrpc","method"],"properties":{"jsonrpc":{"type":"string","enum":["2.0"]},"id":{"$ref":"McpId"},"method":{"type":"string"},"params":{"$ref":"McpParams"}},"additionalProperties":false},
  {"$id":"McpMeta","type":"object","properties":{"progressToken":{"$ref":"McpId"},"io.modelcontextprotocol/related-task":{"type":"object","properties":{"taskId":{"type":"string"}},"required":["taskId"],"additionalProperties":{}}},"additionalProperties":{}},
  {"$id":"McpNumber","type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},
  {"$id":"McpParams","type":"object","properties":{"_meta":{"$ref":"McpMeta"}},"additionalProperties":{}},
  {"$id":"McpVersion","type":"string","enum":["2025-11-25","2025-06-18","2025-03-26","2024-11-05","2024-10-07"]},
  {"$id":"Password","type":"string","minLength":12,"maxLength":256},
  {"$id":"Protocol","type":"string","enum":["a2a","mcp","http","nlweb","acp","other"]},
  {"$id":"ProviderSent","type":"object","required":["name"],"properties":{"name":{"$ref":"Line"},"url":{"anyOf":[{"$ref":"HttpUrl"},{"type":"null"}]}},"additionalProperties":false},
  {"$id":"Registration","if":{"required":["agent_card"],"properties":{"agent_card":{"not":{"type":"null"}}}},"then":{"$ref":"RegistrationByCard"},"else":{"$ref":"RegistrationByFields"}},
  {"$id":"RegistrationByCard","type":"object","required":["agent_card"],"properties":{"agent_card":{"$ref":"AgentCard"},"agent_id":{"anyOf":[{"$ref":"AgentId"},{"type":"null"}]},"agent_url":{"anyOf":[{"$ref":"HttpUrl"},{"type":"null"}]},"name":{"anyOf":[{"$ref":"Line"},{"type":"null"}]},"description":{"anyOf":[{"$ref":"Text"},{"type":"null"}]},"api_url":{"anyOf":[{"$ref":"HttpUrl"},{"type":"null"}]},"facts_url":{"anyOf":[{"$ref":"HttpUrl"},{"type":"null"}]},"documentation_url":{"anyOf":[{"$ref":"HttpUrl"},{"type":"null"}]},"icon_url":{"anyOf":[{"$ref":"HttpUrl"},{"type":"null"}]},"version":{"anyOf":[{"$ref":"Keyword"},{"type":"null"}]},"provider":{"anyOf":[{"$ref":"ProviderSent"},{"type":"null"}]},"protocols":{"type":"array","items":{"$ref":"Protocol"},"maxItems":64},"capabilities":{"type":"array","items":{"$ref":"Keyword"},"maxItems":64},"tags":{"type":"array","items":{"$ref":"Keyword"},"maxItems":64},"skills":{"type":"array","items":{"$ref":"Keyword"},"maxItems":64},"extra":{"$ref":"ExtraMembers"},"status":{},"status_message":{},"successor_agent_id":{},"sunset_at":{},"source":{},"owned":{},"has_facts":{},"registered_at":{},"updated_at":{},"tombstoned_at":{},"seq":{}},"additionalProperties":{}},
  {"$id":"RegistrationByFields","type":"object","required":["agent_id","agent_url"],"properties":{"agent_id":{"$ref":"AgentId"},"agent_url":{"$ref":"HttpUrl"},"name":{"anyOf":[{"$ref":"Line"},{"type":"null"}]},"description":{"anyOf":[{"$ref":"Text"},{"type":"null"}]},"api_url":{"anyOf":[{"$ref":"HttpUrl"},{"type":"null"}]},"facts_url":{"anyOf":[{"$ref":"HttpUrl"},{"type":"null"}]},"documentation_url":{"anyOf":[{"$ref":"HttpUrl"},{"type":"null"}]},"icon_url":{"anyOf":[{"$ref":"HttpUrl"},{"type":"null"}]},"version":{"anyOf":[{"$ref":"Keyword"},{"type":"null"}]},"provider":{"anyOf":[{"$ref":"ProviderSent"},{"type":"null"}]},"protocols":{"type":"array","items":{"$ref":"Protocol"},"maxItems":64},"capabilities":{"type":"array","items":{"$ref":"Keyword"},"maxItems":64},"tags":{"type":"array","items":{"$ref":"Keyword"},"maxItems":64},"skills":{"type":"array","items":{"$ref":"Keyword"},"maxItems":64},"extra":{"$ref":"ExtraMembers"},"status":{},"status_message":{},"successor_agent_id":{},"sunset_at":{},"source":{},"owned":{},"has_facts":{},"registered_at":{},"updated_at":{},"tombstoned_at":{},"seq":{},"agent_card":{"type":"null"}},"additionalProperties":{}},
  {"$id":"Rotation","type":"object","required":["grace_period_s"],"properties":{"grace_period_s":{"type":"number","enum":[0,3600,86400,604800]}},"additionalProperties":false},
  {"$id":"SentInstant","type":"string","format":"date-time"},
  {"$id":"Seq","type":"integer","minimum":0,"maximum":9007199254740991},
  {"$id":"SessionId","description":"A session's id. It is no secret: the cookie holds another value.","type":"string","pattern":"^ses_[A-Za-z0-9_-]{1,60}$"},
  {"$id":"SetUp","type":"object","required":["token","email","password"],"properties":{"token":{"type":"string","minLength":1,"maxLength":200},"email":{"$ref":"Email"},"password":{"$ref":"Password"}},"additionalProperties":false},
  {"$id":"SignIn","type":"object","required":["email","password"],"properties":{"email":{"$ref":"Email"},"password":{"type":"string","minLength":1,"maxLength":256}},"additionalProperties":false},
  {"$id":"SignUp","type":"object","required":["email","password"],"properties":{"email":{"$ref":"Email"},"password":{"$ref":"Password"},"name":{"$ref":"Line"}},"additionalProperties":false},
  {"$id":"StatusChange","type":"object","required":["status"],"properties":{"status":{"anyOf":[{"type":"string","enum":["active"]},{"type":"string","enum":["deprecated"]},{"type":"string","enum":["suspended"]}]},"message":{"anyOf":[{"$ref":"StatusMessage"},{"type":"null"}]},"successor_agent_id":{"anyOf":[{"$ref":"AgentId"},{"type":"null"}]},"sunset_at":{"anyOf":[{"$ref":"SentInstant"},{"type":"null"}]}},"additionalProperties":false},
  {"$id":"StatusMessage","description":"Why an agent has its status: at most 500 characters, no NUL.","type":"string","maxLength":500,"pattern":"^[^\\x00]*$"},
  {"$id":"Text","description":"Text for people: at most 4,000 characters, no NUL.","type":"string","maxLength":4000,"pattern":"^[^\\x00]*$"},
  {"$id":"Tier","type":"string","enum":["free","pro","enterprise"]},
];

/** Feature -> operation -> what it takes. */
export const schemas: { readonly [feature: string]: { readonly [operation: string]: RequestSchemas } } = {
  accounts: {
    endSession: {"path":{"type":"object","properties":{"id":{"$ref":"SessionId"}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{},"additionalProperties":false}},
    list: {"query":{"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100,"default":50},"cursor":{"$ref":"Cursor"}},"additionalProperties":false}},
    oidcCallback: {"query":{"type":"object","properties":{"code":{"type":"string","maxLength":4096},"state":{"type":"string","maxLength":1024},"iss":{"type":"string","maxLength":2048},"error":{"type":"string","maxLength":256},"error_description":{"type":"string","maxLength":4096},"error_uri":{"type":"string","maxLength":2048},"session_state":{"type":"string","maxLength":1024},"scope":{"type":"string","maxLength":2048},"authuser":{"type":"string","maxLength":64},"hd":{"type":"string","maxLength":255},"prompt":{"type":"string","maxLength":64}},"additionalProperties":false}},
    oidcStart: {"query":{"type":"object","properties":{},"additionalProperties":false}},
    session: {"query":{"type":"object","properties":{},"additionalProperties":false}},
    sessions: {"query":{"type":"object","properties":{},"additionalProperties":false}},
    setup: {"query":{"type":"object","properties":{},"additionalProperties":false},"body":{"$ref":"SetUp"}},
    signIn: {"query":{"type":"object","properties":{},"additionalProperties":false},"body":{"$ref":"SignIn"}},
    signOut: {"query":{"type":"object","properties":{},"additionalProperties":false}},
    signUp: {"query":{"type":"object","properties":{},"additionalProperties":false},"body":{"$ref":"SignUp"}},
    update: {"path":{"type":"object","properties":{"id":{"$ref":"AccountId"}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{},"additionalProperties":false},"body":{"$ref":"AccountChange"}},
  },
  agents: {
    card: {"path":{"type":"object","properties":{"id":{"$ref":"AgentId"}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{},"additionalProperties":false},"headers":{"type":"object","properties":{"if-none-match":{"type":"string","maxLength":1000}}}},
    list: {"query":{"type":"object","properties":{"status":{"type":"array","items":{"$ref":"AgentStatus"},"minItems":1,"maxItems":16},"capabilities":{"type":"array","items":{"$ref":"Keyword"},"minItems":1,"maxItems":16},"tags":{"type":"array","items":{"$ref":"Keyword"},"minItems":1,"maxItems":16},"skills":{"type":"array","items":{"$ref":"Keyword"},"minItems":1,"maxItems":16},"protocol":{"type":"array","items":{"$ref":"Protocol"},"minItems":1,"maxItems":16},"provider":{"type":"array","items":{"$ref":"Line"},"minItems":1,"maxItems":16},"source":{"type":"array","items":{"$ref":"Keyword"},"minItems":1,"maxItems":16},"updated_since":{"$ref":"SentInstant"},"after_seq":{"$ref":"Seq"},"limit":{"type":"integer","minimum":1,"maximum":100,"default":50},"cursor":{"$ref":"Cursor"}},"additionalProperties":false},"headers":{"type":"object","properties":{"if-none-match":{"type":"string","maxLength":1000}}}},
    lookup: {"path":{"type":"object","properties":{"id":{"$ref":"AgentId"}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{},"additionalProperties":false},"headers":{"type":"object","properties":{"if-none-match":{"type":"string","maxLength":1000}}}},
    lookupMany: {"query":{"type":"object","properties":{},"additionalProperties":false},"body":{"$ref":"LookupRequest"}},
    register: {"query":{"type":"object","properties":{},"additionalProperties":false},"body":{"$ref":"Registration"}},
    remove: {"path":{"type":"object","properties":{"id":{"$ref":"AgentId"}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{},"additionalProperties":false},"headers":{"type":"object","properties":{"if-match":{"type":"string","maxLength":1000}}}},
    search: {"query":{"type":"object","properties":{"q":{"type":"string","minLength":1,"maxLength":256},"status":{"type":"array","items":{"$ref":"AgentStatus"},"minItems":1,"maxItems":16},"capabilities":{"type":"array","items":{"$ref":"Keyword"},"minItems":1,"maxItems":16},"tags":{"type":"array","items":{"$ref":"Keyword"},"minItems":1,"maxItems":16},"skills":{"type":"array","items":{"$ref":"Keyword"},"minItems":1,"maxItems":16},"protocol":{"type":"array","items":{"$ref":"Protocol"},"minItems":1,"maxItems":16},"provider":{"type":"array","items":{"$ref":"Line"},"minItems":1,"maxItems":16},"source":{"type":"array","items":{"$ref":"Keyword"},"minItems":1,"maxItems":16},"updated_since":{"$ref":"SentInstant"},"after_seq":{"$ref":"Seq"},"facets":{"type":"array","items":{"$ref":"Facet"},"minItems":1,"maxItems":6},"limit":{"type":"integer","minimum":1,"maximum":100,"default":50},"cursor":{"$ref":"Cursor"}},"required":["q"],"additionalProperties":false},"headers":{"type":"object","properties":{"if-none-match":{"type":"string","maxLength":1000}}}},
    setStatus: {"path":{"type":"object","properties":{"id":{"$ref":"AgentId"}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{},"additionalProperties":false},"headers":{"type":"object","properties":{"if-match":{"type":"string","maxLength":1000}}},"body":{"$ref":"StatusChange"}},
  },
  events: {
    list: {"query":{"type":"object","properties":{"after":{"$ref":"Seq","default":0},"types":{"type":"array","items":{"$ref":"EventType"},"minItems":1,"maxItems":7},"agent_id":{"$ref":"AgentId"},"limit":{"type":"integer","minimum":1,"maximum":100,"default":50}},"additionalProperties":false},"headers":{"type":"object","properties":{"last-event-id":{"type":"string","pattern":"^\\d{1,16}$"}}}},
  },
  facts: {
    get: {"path":{"type":"object","properties":{"id":{"$ref":"AgentId"}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{},"additionalProperties":false},"headers":{"type":"object","properties":{"if-none-match":{"type":"string","maxLength":1000}}}},
    put: {"path":{"type":"object","properties":{"id":{"$ref":"AgentId"}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{},"additionalProperties":false},"headers":{"type":"object","properties":{"if-match":{"type":"string","maxLength":1000},"if-none-match":{"type":"string","maxLength":1000}}},"body":{"$ref":"AgentFacts"}},
  },
  keys: {
    create: {"query":{"type":"object","properties":{},"additionalProperties":false},"body":{"$ref":"KeyRequest"}},
    list: {"query":{"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":100,"default":50},"cursor":{"$ref":"Cursor"}},"additionalProperties":false}},
    revoke: {"path":{"type":"object","properties":{"id":{"$ref":"KeyId"}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{},"additionalProperties":false}},
    rotate: {"path":{"type":"object","properties":{"id":{"$ref":"KeyId"}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{},"additionalProperties":false},"body":{"$ref":"Rotation"}},
    usage: {"path":{"type":"object","properties":{"id":{"$ref":"KeyId"}},"required":["id"],"additionalProperties":false},"query":{"type":"object","properties":{},"additionalProperties":false}},
  },
  mcp: {
    call: {"query":{"type":"object","properties":{},"additionalProperties":false},"headers":{"type":"object","properties":{"mcp-protocol-version":{"$ref":"McpVersion"},"origin":{"type":"string","maxLength":2048}}},"body":{"$ref":"McpMessage"}},
  },
  node: {
    docs: {"query":{"type":"object","properties":{},"additionalProperties":false}},
    health: {"query":{"type":"object","properties":{},"additionalProperties":false}},
    landing: {"query":{"type":"object","properties":{"setup":{"type":"string","maxLength":200}},"additionalProperties":false}},
    live: {"query":{"type":"object","properties":{},"additionalProperties":false}},
    openapiJson: {"query":{"type":"object","properties":{},"additionalProperties":false},"headers":{"type":"object","properties":{"if-none-match":{"type":"string","maxLength":1000}}}},
    openapiYaml: {"query":{"type":"object","properties":{},"additionalProperties":false},"headers":{"type":"object","properties":{"if-none-match":{"type":"string","maxLength":1000}}}},
    problem: {"path":{"type":"object","properties":{"code":{"type":"string","pattern":"^[a-z0-9_]{1,64}$"}},"required":["code"],"additionalProperties":false},"query":{"type":"object","properties":{},"additionalProperties":false}},
    stats: {"query":{"type":"object","properties":{},"additionalProperties":false},"headers":{"type":"object","properties":{"if-none-match":{"type":"string","maxLength":1000}}}},
  },
};
