/** The environment, read once, all faults told together. */

/** How a node is set up. */
export interface Config {
  /** 0 to 65535; 0 takes a free one. */
  port: number;
  host: string;
  /** Where people reach the node; no slash at the end. */
  publicUrl: string;
  database: { engine: "sqlite"; file: string } | { engine: "postgres"; url: string };
  strictFacts: boolean;
  logLevel: string;
  trustProxy: boolean;
  /** 32 bytes; null to keep one beside the database. */
  nodeKey: Buffer | null;
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/** What is wrong with the environment, a line a fault. */
export class ConfigError extends Error {
  constructor(faults: string[]) {
    super(["The node cannot start:", ...faults.map((fault) => `  - ${fault}`)].join("\n"));
    this.name = "ConfigError";
  }
}

/**
 * Reads the configuration.
 * @throws ConfigError naming every variable that is wrong, what it was, and what it may be.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const faults: string[] = [];
  const read = <Value>(
    name: string,
    otherwise: string,
    parse: (text: string) => Value | undefined,
    wanted: string,
  ): Value => {
    const text = env[name]?.trim() || otherwise;
    const value = parse(text);
    if (value === undefined) faults.push(`${name} is ${shown(name, text)}: it must be ${wanted}`);
    return value as Value; // an undefined one is told below, and nobody sees it
  };

  const port = read("PORT", "3000", toPort, "a port from 0 to 65535");
  const config: Config = {
    port,
    host: read("HOST", "127.0.0.1", (text) => text, "a host name or address"),
    publicUrl: read(
      "PUBLIC_URL",
      `http://localhost:${port ?? 3000}`,
      toOrigin,
      "an http or https URL without path, query or credentials",
    ),
    database: read(
      "DATABASE_URL",
      "sqlite:./data/registry.sqlite",
      toDatabase,
      "sqlite:<path> or postgres://user:password@host:port/database",
    ),
    strictFacts: read(
      "FACTS_VALIDATION",
      "report",
      (text) => choice(text, { report: false, strict: true }),
      "report or strict",
    ),
    logLevel: read(
      "LOG_LEVEL",
      "info",
      (text) => (logLevels.includes(text) ? text : undefined),
      `one of ${logLevels.join(", ")}`,
    ),
    trustProxy: read(
      "TRUST_PROXY",
      "false",
      (text) => choice(text, { false: false, true: true }),
      "true or false",
    ),
    nodeKey: read("NODE_KEY", "", toKey, "32 bytes in base64, as from: openssl rand -base64 32"),
  };
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

function toPort(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

function toOrigin(text: string): string | undefined {
  const url = URL.parse(text);
  const plain =
    url &&
    /^https?:$/.test(url.protocol) &&
    !url.username &&
    !url.password &&
    !url.search &&
    !url.hash &&
    url.pathname === "/";
  return plain ? url.origin : undefined;
}

function toDatabase(text: string): Config["database"] | undefined {
  if (text.startsWith("sqlite:") && text.length > "sqlite:".length)
    return { engine: "sqlite", file: text.slice("sqlite:".length) };
  const url = /^postgres(ql)?:/.test(text) ? URL.parse(text) : null;
  return url?.host && url.pathname.length > 1 ? { engine: "postgres", url: text } : undefined;
}

function toKey(text: string): Buffer | null | undefined {
  if (text === "") return null;
  const key = Buffer.from(text, "base64");
  return key.length === 32 ? key : undefined;
}

function choice<Value>(text: string, values: Record<string, Value>): Value | undefined {
  return values[text];
}

/** A value as it may be shown: not where it holds a secret. */
function shown(name: string, text: string): string {
  return name === "NODE_KEY" || name === "DATABASE_URL" ? "not right" : JSON.stringify(text);
}
