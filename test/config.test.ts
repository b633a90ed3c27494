/** The environment: permitted values of each variable, and that all errors are reported together. */
import { describe, expect, test } from "vitest";
import { type Config, readConfig } from "../server/assembly/config.ts";
import { ConfigError } from "../server/core/settings/setting.ts";
import { localSettings } from "../server/features/embeddings/settings.ts";

const key = Buffer.alloc(32, 7).toString("base64");

/** The errors of an environment; none if it is valid. */
function faultsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split("\n").slice(1);
  }
}

const defaultRateLimits = { sign_up: 30, sign_in: 120, anonymous_write: 60, search: 6_000, report: 600 };

const defaultStorageLimits = {
  network: 64_000_000,
  anonymous: 1_024_000_000,
  account: { free: 256_000_000, pro: 2_560_000_000, enterprise: 25_600_000_000 },
};

test("an empty environment gives a node on this machine, with a file of its own", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    publicUrl: "http://localhost:3000",
    database: { engine: "sqlite", file: "./data/registry.sqlite", readThreads: expect.any(Number) },
    strictFacts: false,
    logLevel: "info",
    logAddresses: "full",
    trustProxy: false,
    shutdownDelaySeconds: 0,
    nodeKey: null,
    lostKey: null,
    singleOperator: false,
    keysRequiredFrom: null,
    owner: null,
    oidc: null,
    signUpsPerNetwork: 20,
    maxConnections: null,
    maxConnectionsPerNetwork: null,
    maxRequestsPerNetwork: 16,
    eventStreamsPerNetwork: 64,
    rateLimits: defaultRateLimits,
    sessionWritesPerMinute: 120,
    storageLimits: defaultStorageLimits,
    deliveryWaitMs: 10_000,
    eventRetentionDays: 0,
    deliveryRetentionDays: 30,
    securityLogRetentionDays: 400,
    probesPerHour: 10_000,
    connectivityCheckUrl: null,
    metricsToken: null,
    securityContact: null,
    ardPublisherDomain: null,
    ardManifest: "all",
    namespaceMode: "warn",
    newAgentsPerDay: { free: 1_000, pro: 10_000, enterprise: 100_000 },
    tracing: null,
    embeddings: localSettings,
    egressPins: new Map(),
    domainResolvers: [],
    featuresOff: [],
  } satisfies Config);
});

test("blanks around a value do not count, and an empty value is none", () => {
  expect(readConfig({ PORT: " 8080 ", HOST: "", LOG_LEVEL: "  " })).toMatchObject({
    port: 8080,
    host: "127.0.0.1",
    logLevel: "info",
    publicUrl: "http://localhost:8080",
  });
});

describe("a value that is taken", () => {
  test.each<[name: string, text: string, config: Partial<Config>]>([
    ["PORT", "0", { port: 0 }],
    ["PORT", "65535", { port: 65_535 }],
    ["HOST", "0.0.0.0", { host: "0.0.0.0" }],
    ["HOST", "::", { host: "::" }],
    ["HOST", "registry_node-1.example", { host: "registry_node-1.example" }],
    ["PUBLIC_URL", "https://registry.example/", { publicUrl: "https://registry.example" }],
    ["PUBLIC_URL", "http://registry.example:8443", { publicUrl: "http://registry.example:8443" }],
    ["PUBLIC_URL", "https://Example.com/Agents_2/r~1/", { publicUrl: "https://example.com/Agents_2/r~1" }],
    [
      "DATABASE_URL",
      "sqlite:/var/lib/registry.db",
      { database: { engine: "sqlite", file: "/var/lib/registry.db" } },
    ],
    ["DATABASE_URL", "sqlite:///var/lib/r.db", { database: { engine: "sqlite", file: "///var/lib/r.db" } }],
    [
      "DATABASE_URL",
      "postgres://me:p%40ss@db.example/registry?sslmode=require",
      { database: { engine: "postgres", url: "postgres://me:p%40ss@db.example/registry?sslmode=require" } },
    ],
    [
      "DATABASE_URL",
      "postgresql://db.example:5433/registry",
      { database: { engine: "postgres", url: "postgresql://db.example:5433/registry" } },
    ],
    ["FACTS_VALIDATION", "strict", { strictFacts: true }],
    ["FACTS_VALIDATION", "report", { strictFacts: false }],
    ["LOG_LEVEL", "silent", { logLevel: "silent" }],
    ["LOG_ADDRESSES", "masked", { logAddresses: "masked" }],
    ["LOG_ADDRESSES", "none", { logAddresses: "none" }],
    ["TRUST_PROXY", "true", { trustProxy: 1 }],
    ["SIGN_UPS_PER_NETWORK", "0", { signUpsPerNetwork: 0 }],
    ["NAMESPACE_MODE", "verified", { namespaceMode: "verified" }],
    ["NAMESPACE_MODE", "off", { namespaceMode: "off" }],
    ["NEW_AGENTS_PER_DAY", "0, 5,1000000", { newAgentsPerDay: { free: 0, pro: 5, enterprise: 1_000_000 } }],
    ["STORED_MB_PER_NETWORK", "1", { storageLimits: { ...defaultStorageLimits, network: 1_000_000 } }],
    ["STORED_MB_WITHOUT_ACCOUNT", "0", { storageLimits: { ...defaultStorageLimits, anonymous: 0 } }],
    [
      "STORED_MB_PER_ACCOUNT",
      "1,0,2",
      {
        storageLimits: {
          ...defaultStorageLimits,
          account: { free: 1_000_000, pro: 0, enterprise: 2_000_000 },
        },
      },
    ],
    ["RATE_LIMIT_SESSION_WRITE", "7", { sessionWritesPerMinute: 7 }],
    ["RATE_LIMIT_SIGN_UP", "5", { rateLimits: { ...defaultRateLimits, sign_up: 5 } }],
    ["RATE_LIMIT_SIGN_IN", "1000000", { rateLimits: { ...defaultRateLimits, sign_in: 1_000_000 } }],
    ["RATE_LIMIT_ANONYMOUS_WRITE", "7", { rateLimits: { ...defaultRateLimits, anonymous_write: 7 } }],
    ["RATE_LIMIT_SEARCH", "8", { rateLimits: { ...defaultRateLimits, search: 8 } }],
    ["RATE_LIMIT_REPORT", "9", { rateLimits: { ...defaultRateLimits, report: 9 } }],
    ["EVENT_STREAMS_PER_NETWORK", "1", { eventStreamsPerNetwork: 1 }],
    ["MAX_REQUESTS_PER_NETWORK", "0", { maxRequestsPerNetwork: 0 }],
    ["MAX_REQUESTS_PER_NETWORK", "100", { maxRequestsPerNetwork: 100 }],
    ["TRUST_PROXY", "3", { trustProxy: 3 }],
    ["NODE_MODE", "open", { singleOperator: false }],
    ["NODE_MODE", "single-operator", { singleOperator: true }],
    ["API_KEY_MODE", "optional", { keysRequiredFrom: null }],
    ["API_KEY_MODE", "required", { keysRequiredFrom: new Date(0) }],
    ["API_KEY_REQUIRED_FROM", "2027-01-01", { keysRequiredFrom: new Date("2027-01-01T00:00:00Z") }],
    ["API_KEY_REQUIRED_FROM", "2028-02-29", { keysRequiredFrom: new Date("2028-02-29T00:00:00Z") }],
    [
      "API_KEY_REQUIRED_FROM",
      "2027-01-01T00:00:00.500+02:00",
      { keysRequiredFrom: new Date("2026-12-31T22:00:00.500Z") },
    ],
    [
      "EGRESS_PINS",
      "hook.example.test:9443=127.0.0.1, HOOK.example.test:443=[::1],pin.example.test:80=fd00::1",
      {
        egressPins: new Map([
          ["hook.example.test:9443", "127.0.0.1"],
          ["hook.example.test:443", "::1"],
          ["pin.example.test:80", "fd00::1"],
        ]),
      },
    ],
    ["SECURITY_CONTACT", "security@example.com", { securityContact: "mailto:security@example.com" }],
    ["ARD_PUBLISHER_DOMAIN", "agents.example.com", { ardPublisherDomain: "agents.example.com" }],
    ["ARD_MANIFEST", "node", { ardManifest: "node" }],
    ["FEATURES_OFF", "ard, witness,", { featuresOff: ["ard", "witness"] }],
    ["DOMAIN_RESOLVERS", "9.9.9.9, [2620:fe::fe]:53", { domainResolvers: ["9.9.9.9", "[2620:fe::fe]:53"] }],
    [
      "DOMAIN_RESOLVERS",
      "127.0.0.1:5353,2620:fe::fe",
      { domainResolvers: ["127.0.0.1:5353", "2620:fe::fe"] },
    ],
    ["SECURITY_CONTACT", "https://example.com/report", { securityContact: "https://example.com/report" }],
    ["METRICS_TOKEN", "0123456789abcdef", { metricsToken: "0123456789abcdef" }],
    ["PUBLIC_URL", "https://node.example", { connectivityCheckUrl: "https://node.example/health/live" }],
    ["PUBLIC_URL", "https://10.0.0.1", { connectivityCheckUrl: null }],
    ["CONNECTIVITY_CHECK_URL", "off", { connectivityCheckUrl: null }],
    [
      "CONNECTIVITY_CHECK_URL",
      "https://up.example.org/ping",
      { connectivityCheckUrl: "https://up.example.org/ping" },
    ],
    ["EVENT_RETENTION_DAYS", "90", { eventRetentionDays: 90 }],
    ["DELIVERY_RETENTION_DAYS", "7", { deliveryRetentionDays: 7 }],
    ["SECURITY_LOG_RETENTION_DAYS", "0", { securityLogRetentionDays: 0 }],
    ["PROBES_PER_HOUR", "0", { probesPerHour: 0 }],
    ["DELIVERY_WAIT_MS", "0", { deliveryWaitMs: 0 }],
    ["DELIVERY_WAIT_MS", "60000", { deliveryWaitMs: 60_000 }],
    ["NODE_KEY_LOST", "pl4nQ_x-0aZ9kTtV", { lostKey: "pl4nQ_x-0aZ9kTtV" }],
    ["NODE_KEY", key, { nodeKey: Buffer.alloc(32, 7) }],
    ["NODE_KEY", Buffer.alloc(32, 255).toString("base64url"), { nodeKey: Buffer.alloc(32, 255) }],
  ])("%s=%s", (name, text, config) => {
    expect(readConfig({ [name]: text })).toMatchObject(config);
  });
});

describe("a value that is rejected, by its name and with what it may be", () => {
  test.each([
    ...["-1", "65536", "3000a", "0x10", "1e3", "3000.0"].map((text) => [
      "PORT",
      text,
      "a port from 0 to 65535",
    ]),
    ...["localhost:80", "http://x", "a b", "-x", "[::1]"].map((text) => ["HOST", text, "without a port"]),
    ...[
      "registry.example",
      "ftp://registry.example",
      "https://me@registry.example",
      "https://registry.example?x=1",
      "https://registry.example#x",
    ].map((text) => ["PUBLIC_URL", text, "an http or https URL"]),
    ...["/api", "/docs/registry", "/a//b", "/a%20b", "/a;b", "/é", '/a"b'].map((path) => [
      "PUBLIC_URL",
      `https://registry.example${path}`,
      "does not begin with a path of the node",
    ]),
    ...[
      "sqlite:",
      "sqlite:data/",
      "sqlite://data/r.sqlite",
      "sqlite::memory:",
      "mysql://x/y",
      "registry.sqlite",
    ].map((text) => ["DATABASE_URL", text, "sqlite:<path of a file>"]),
    ...["postgres://", "postgres://db.example", "postgres://me:p%ss@db.example/registry"].map((text) => [
      "DATABASE_URL",
      text,
      "percent-encoded",
    ]),
    ["FACTS_VALIDATION", "yes", "report or strict"],
    ["LOG_LEVEL", "loud", "one of fatal, error, warn, info, debug, trace, silent"],
    ["NAMESPACE_MODE", "strict", "warn, verified or off"],
    ...["10", "1,2", "1,2,3,4", "1,,3", "a,b,c", "1,2,-3"].map((text) => [
      "NEW_AGENTS_PER_DAY",
      text,
      "three whole numbers",
    ]),
    [
      "FEATURES_OFF",
      "ard,facts",
      "separated by commas: ard, gallery, nanda, witness, federation or liveness",
    ],
    ["NODE_MODE", "closed", "open or single-operator"],
    ["NODE_MODE", "Open", "open or single-operator"],
    ["API_KEY_MODE", "true", "optional or required"],
    ...[
      "tomorrow",
      "1.1.2027",
      "2027-1-1",
      "2027-02-30",
      "2027-02-29",
      "2027-13-01",
      "2027-00-01",
      "2027-01-01T00:00:00",
      "2027-02-30T00:00:00Z",
      "2027-01-01T25:00:00Z",
      "2027-01-01 00:00:00Z",
    ].map((text) => ["API_KEY_REQUIRED_FROM", text, "an instant of RFC 3339"]),
    ...[
      "hook.example.test hook.example.test=127.0.0.1 hook.example.test:9443 hook.example.test:9443=",
      "localhost:9443=127.0.0.1 a.localhost:9443=127.0.0.1 127.0.0.1:9443=127.0.0.1 [::1]:9443=::1",
      "hook.example.test:0=127.0.0.1 hook.example.test:65536=127.0.0.1 hook.example.test:22=127.0.0.1",
      "hook.example.test:9443=localhost hook.example.test:9443=127.1 hook.example.test:9443=[127.0.0.1]",
      "hook.example.test:*=127.0.0.1 *.example.test:9443=127.0.0.1 * hook.example.test:9443=127.0.0.1/8",
      "hook.example.test:9443=127.0.0.1, a.test:1=127.0.0.1 a.test:9443=127.0.0.1,A.test:9443=::1",
    ]
      .flatMap((line) => line.split(" "))
      .map((text) => ["EGRESS_PINS", text, "host:port=address, several separated by commas"]),
    ...["9.9.9.9", "dns.example.com,9.9.9.9", "9.9.9.9:0,1.1.1.1", "2620:fe::fe:70000,[1.1.1.1]:53"].map(
      (text) => ["DOMAIN_RESOLVERS", text, "two addresses of name servers"],
    ),
    ...[
      "http://up.example.org/",
      "https://localhost/",
      "https://10.0.0.1/",
      "https://a@b.example/",
      "no",
    ].map((text) => ["CONNECTIVITY_CHECK_URL", text, "an https URL on a public host, or off"]),
    ...["short", "a".repeat(257), "a token with spaces in it", "tökentökentökentöken"].map((text) => [
      "METRICS_TOKEN",
      text,
      "16 to 256 visible ASCII characters",
    ]),
    ...["60001", "-1", "1.5", "10s", "1e3"].map((text) => ["DELIVERY_WAIT_MS", text, "milliseconds, from 0"]),
    ...["yes", "0", "-1", "10"].map((text) => ["TRUST_PROXY", text, "number of proxies in front"]),
    ...[
      "short",
      Buffer.alloc(31).toString("base64"),
      Buffer.alloc(33).toString("base64"),
      `${key.slice(0, 42)}!=`,
    ].map((text) => ["NODE_KEY", text, "openssl rand -base64 32"]),
  ] as [name: string, text: string, wanted: string][])("%s=%s", (name, text, wanted) => {
    const [fault, ...more] = faultsOf({ [name]: text });
    expect(more).toEqual([]);
    expect(fault).toMatch(new RegExp(`^ {2}- ${name} is `));
    expect(fault).toContain(wanted);
  });
});

describe("the owner", () => {
  const OWNER_EMAIL = "ada@example.com";
  const OWNER_PASSWORD = "correct horse battery";

  test.each([
    [OWNER_EMAIL, OWNER_PASSWORD],
    ["ada+node@xn--bcher-kva.example", "xylem zebras"],
    [`${"a".repeat(64)}@${"b".repeat(189)}`, `${"💐".repeat(252)}abdo`],
    [OWNER_EMAIL, "  blanks are a part of it  "],
  ])("is taken: %s", (email, password) => {
    expect(readConfig({ OWNER_EMAIL: email, OWNER_PASSWORD: password }).owner).toEqual({ email, password });
  });

  test.each([
    ["ada", OWNER_PASSWORD, 'OWNER_EMAIL is "ada": it must be an e-mail address'],
    [`${"a".repeat(65)}@example.com`, OWNER_PASSWORD, "an e-mail address"],
    [`a@${"b".repeat(253)}`, OWNER_PASSWORD, "an e-mail address"],
    ["a\u007f@example.com", OWNER_PASSWORD, "an e-mail address"],
    [OWNER_EMAIL, "hunter2hunt", "OWNER_PASSWORD is not right: it must be 12 to 256 characters"],
    [OWNER_EMAIL, "hunter2 ".repeat(33), "12 to 256 characters"],
    [OWNER_EMAIL, "", "OWNER_PASSWORD is not right"],
    ["", "hunter2hunter2", "beside an OWNER_EMAIL"],
  ])("is rejected: %j with %j", (email, password, wanted) => {
    const faults = faultsOf({ OWNER_EMAIL: email, OWNER_PASSWORD: password });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(wanted);
    expect(faults[0]).not.toContain("hunter");
  });
});

describe("the identity provider", () => {
  const OIDC_ISSUER = "https://id.example.com/realms/main";
  const all = { OIDC_ISSUER, OIDC_CLIENT_ID: "registry", OIDC_CLIENT_SECRET: "hunter2" };

  test.each([OIDC_ISSUER, "http://localhost:8080", "http://127.0.0.1:8080/", "http://[::1]:8080"])(
    "is taken: %s",
    (issuer) => {
      const { oidc } = readConfig({ ...all, OIDC_ISSUER: issuer });
      expect(oidc).toEqual({ issuer, clientId: "registry", clientSecret: "hunter2" });
    },
  );

  test.each([
    ["id.example.com", "an https URL"],
    ["http://id.example.com", "an https URL"],
    ["https://id.example.com?x=1", "an https URL"],
    ["https://id.example.com#x", "an https URL"],
    ["https://me:hunter2@id.example.com", "an https URL"],
  ])("is rejected: %s", (issuer, wanted) => {
    const faults = faultsOf({ ...all, OIDC_ISSUER: issuer });
    expect(faults.join("\n")).toContain(`OIDC_ISSUER is`);
    expect(faults.join("\n")).toContain(wanted);
    expect(faults.join("\n")).not.toContain("hunter");
  });

  test.each(Object.keys(all))("needs %s beside the others", (name) => {
    const faults = faultsOf({ ...all, [name]: "" }).join("\n");
    expect(faults).toContain(name === "OIDC_ISSUER" ? "OIDC_CLIENT_ID" : name);
    expect(faults).not.toContain("hunter");
  });
});

describe("the embeddings", () => {
  const EMBEDDINGS_URL = "https://api.example.com/v1/";
  const all = { EMBEDDINGS_URL, EMBEDDINGS_MODEL: "text-small", EMBEDDINGS_API_KEY: "hunter2" };

  test("are those of an endpoint, also one on a private network without a key", () => {
    expect(readConfig({ ...all, EMBEDDINGS_DIMENSIONS: "512" }).embeddings).toEqual({
      url: "https://api.example.com/v1",
      model: "text-small",
      apiKey: "hunter2",
      dimensions: 512,
    });
    const local = { EMBEDDINGS_URL: "http://ollama:11434/v1", EMBEDDINGS_MODEL: "nomic-embed-text" };
    expect(readConfig(local).embeddings).toMatchObject({
      url: local.EMBEDDINGS_URL,
      apiKey: null,
      dimensions: null,
    });
  });

  test("are those of the node without an endpoint, and none with EMBEDDINGS=off", () => {
    expect(readConfig({ EMBEDDINGS: "auto" }).embeddings).toEqual(localSettings);
    for (const others of [{}, all])
      expect(readConfig({ ...others, EMBEDDINGS: "off" }).embeddings).toBeNull();
  });

  test.each([
    ["EMBEDDINGS", "on", "auto or off"],
    ["EMBEDDINGS_URL", "api.example.com", "the base URL of an OpenAI-compatible API"],
    ["EMBEDDINGS_URL", "https://me:hunter2@api.example.com", "without credentials and query"],
    ["EMBEDDINGS_URL", "https://api.example.com/v1?key=1", "without credentials and query"],
    ["EMBEDDINGS_URL", "", "beside an EMBEDDINGS_URL"],
    ["EMBEDDINGS_MODEL", "", "the name of a model"],
    ["EMBEDDINGS_API_KEY", "hunter 2", "visible ASCII characters without spaces"],
    ["EMBEDDINGS_DIMENSIONS", "0", "a whole number from 1 to 8192"],
    ["EMBEDDINGS_DIMENSIONS", "8193", "a whole number from 1 to 8192"],
  ])("are rejected with %s=%s", (name, text, wanted) => {
    const faults = faultsOf({ ...all, [name]: text }).join("\n");
    expect(faults).toContain(wanted);
    expect(faults).not.toContain("hunter");
  });
});

test("an invalid date is reported even where it would have no effect", () => {
  const [fault] = faultsOf({ API_KEY_MODE: "required", API_KEY_REQUIRED_FROM: "soon" });
  expect(fault).toContain("API_KEY_REQUIRED_FROM");
  const env = { API_KEY_MODE: "required", API_KEY_REQUIRED_FROM: "2027-01-01" };
  expect(readConfig(env).keysRequiredFrom).toEqual(new Date(0));
});

test("all errors are reported together", () => {
  const faults = faultsOf({
    PORT: "x",
    LOG_LEVEL: "loud",
    DATABASE_URL: "mysql://x/y",
    TRUST_PROXY: "maybe",
  });
  expect(faults.map((fault) => fault.match(/[A-Z_]+/)?.[0])).toEqual([
    "PORT",
    "TRUST_PROXY",
    "DATABASE_URL",
    "LOG_LEVEL",
  ]);
});

test("secrets are not shown in faults", () => {
  const [database = "", nodeKey = ""] = faultsOf({
    DATABASE_URL: "postgres://me:hunter2@db.example",
    NODE_KEY: "hunter3-is-no-key",
  });
  expect(database).toContain("DATABASE_URL");
  expect(database + nodeKey).not.toMatch(/hunter/);
});
