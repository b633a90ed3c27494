/** The environment: what each variable may be, and that every fault is told at once. */
import { describe, expect, test } from "vitest";
import { type Config, ConfigError, readConfig } from "../server/config.ts";

const key = Buffer.alloc(32, 7).toString("base64");

/** The faults told of an environment; none if it is taken. */
function faultsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split("\n").slice(1);
  }
}

test("an empty environment gives a node on this machine, with a file of its own", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    publicUrl: "http://localhost:3000",
    database: { engine: "sqlite", file: "./data/registry.sqlite" },
    strictFacts: false,
    logLevel: "info",
    trustProxy: false,
    nodeKey: null,
    singleOperator: false,
    keysRequiredFrom: null,
    owner: null,
    oidc: null,
  } satisfies Config);
});

test("blanks around a value do not count, and an empty value is none", () => {
  expect(readConfig({ PORT: " 8080 ", HOST: "", LOG_LEVEL: "  " })).toMatchObject({
    ...{ port: 8080, host: "127.0.0.1", logLevel: "info", publicUrl: "http://localhost:8080" },
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
    ["TRUST_PROXY", "true", { trustProxy: 1 }],
    ["TRUST_PROXY", "3", { trustProxy: 3 }],
    ["NODE_KEY", key, { nodeKey: Buffer.alloc(32, 7) }],
    ["NODE_KEY", Buffer.alloc(32, 255).toString("base64url"), { nodeKey: Buffer.alloc(32, 255) }],
  ])("%s=%s", (name, text, config) => {
    expect(readConfig({ [name]: text })).toMatchObject(config);
  });
});

describe("a value that is refused, by its name and with what it may be", () => {
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
      "https://registry.example/api",
      "https://me@registry.example",
    ].map((text) => ["PUBLIC_URL", text, "an http or https URL"]),
    ...["https://registry.example?x=1", "https://registry.example#x"].map((text) => [
      "PUBLIC_URL",
      text,
      "without path",
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
      ...["DATABASE_URL", text, "percent-encoded"],
    ]),
    ["FACTS_VALIDATION", "yes", "report or strict"],
    ["LOG_LEVEL", "loud", "one of fatal, error, warn, info, debug, trace, silent"],
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

test("every fault is told at once", () => {
  const faults = faultsOf({
    PORT: "x",
    LOG_LEVEL: "loud",
    DATABASE_URL: "mysql://x/y",
    TRUST_PROXY: "maybe",
  });
  expect(faults.map((fault) => fault.match(/[A-Z_]+/)?.[0])).toEqual([
    ...["PORT", "DATABASE_URL", "LOG_LEVEL", "TRUST_PROXY"],
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
