/** The environment, read once, all faults told together. */
import { isIP } from "node:net";

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
    host: read("HOST", "127.0.0.1", toHost, "a host name or address, without a port"),
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
      "sqlite:<path of a file> or postgres://user:password@host:port/database (special characters percent-encoded)",
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
    nodeKey: read(
      "NODE_KEY",
      "",
      (text) => (text === "" ? null : readKey(text)),
      "32 bytes in base64, as from: openssl rand -base64 32",
    ),
  };
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

function toPort(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

function toHost(text: string): string | undefined {
  const name = text.length <= 253 && /^[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?$/i.test(text);
  return name || isIP(text) > 0 ? text : undefined;
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
  if (text.startsWith("sqlite:")) {
    const file = text.slice("sqlite:".length);
    // Not a folder; not a host, as in sqlite://data/registry.sqlite; not `:memory:`, which each connection has for itself.
    return file === "" || /\/$|^\/\/[^/]|^:memory:$/.test(file) ? undefined : { engine: "sqlite", file };
  }
  const url = /^postgres(ql)?:/.test(text) ? URL.parse(text) : null;
  return url?.host && url.pathname.length > 1 && decodes(text)
    ? { engine: "postgres", url: text }
    : undefined;
}

function decodes(text: string): boolean {
  try {
    return decodeURIComponent(text) !== "";
  } catch {
    return false;
  }
}

/** A key in base64 or base64url; undefined if it is none. */
export function readKey(text: string): Buffer | undefined {
  return /^\s*[\w+/-]{43}=?\s*$/.test(text) ? Buffer.from(text, "base64") : undefined;
}

function choice<Value>(text: string, values: Record<string, Value>): Value | undefined {
  return Object.hasOwn(values, text) ? values[text] : undefined;
}

/** A value as it may be shown: not where it holds a secret. */
function shown(name: string, text: string): string {
  if (name === "NODE_KEY" || name === "DATABASE_URL") return "not right";
  return JSON.stringify(text.replace(/\/\/.*@/, "//…@"));
}
