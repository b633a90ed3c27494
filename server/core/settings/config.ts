/** Reads the configuration from the environment once, and reports all errors together. */
import { isIP } from "node:net";
import { type Operation, operations } from "../../../generated/operations.ts";
import { checkCallbackUrl } from "../egress/callback-url.ts";
import { type Pins, parsePins } from "../egress/pins.ts";
import type { StorageSettings } from "../limits/storage-limits.ts";
import { StartError } from "../process/start-error.ts";
import { isCommonPassword } from "../secrets/common-passwords.ts";
import { passwordWeakness } from "../secrets/password-rules.ts";
import { emailFault, normalEmail } from "../values/email.ts";
import { type DatabaseConfig, readDatabase } from "./database-config.ts";
import { type EmbeddingSettings, readEmbeddings } from "./embedding-settings.ts";
import type { Read } from "./read-setting.ts";
import { readTracing, type TracingSettings } from "./tracing-settings.ts";

/** The configuration of a node. */
export interface Config {
  /** 0 to 65535; 0 selects a free port. */
  port: number;
  host: string;
  /** The public URL of the node, which may have a path, without a trailing slash. */
  publicUrl: string;
  database: DatabaseConfig;
  strictFacts: boolean;
  logLevel: string;
  /** `LOG_ADDRESSES`: whether the log has the addresses of clients whole, masked or not at all. */
  logAddresses: "full" | "masked" | "none";
  /** The number of proxies in front that append to `X-Forwarded-For`; false for none. */
  trustProxy: false | number;
  /** 32 bytes; null to use a key file beside the database. */
  nodeKey: Buffer | null;
  /** The fingerprint of a key whose loss the operator accepts; null for none. */
  lostKey: string | null;
  /** Whether the node is not yet open to the public. */
  singleOperator: boolean;
  /** How many accounts a client network may create in 24 hours; 0 for no limit. */
  signUpsPerNetwork: number;
  /** What becomes of new ids that begin with the domain of others. */
  namespaceMode: "warn" | "verified" | "off";
  /** How many new ids an account may register per day, by its tier; 0 for no limit. */
  newAgentsPerDay: Record<"free" | "pro" | "enterprise", number>;
  /** How many bytes a client network, all callers without an account, and an account may store per day; 0 for no limit. */
  storageLimits: StorageSettings;
  /** How many requests a client network may send per minute, by kind; 0 for no limit. */
  rateLimits: Record<NonNullable<Operation["rateLimit"]>, number>;
  /** How many writes an account may send per minute with its sessions; 0 for no limit. */
  sessionWritesPerMinute: number;
  /** The maximum number of connections, in total and per client network; null to derive it. */
  maxConnections: number | null;
  maxConnectionsPerNetwork: number | null;
  /** The maximum number of concurrent requests per client network, further ones wait; 0 for no limit. */
  maxRequestsPerNetwork: number;
  /** The maximum number of event streams per client network; 0 for no limit. */
  eventStreamsPerNetwork: number;
  /** The time from which writes require a credential: null for never, the epoch for always. */
  keysRequiredFrom: Date | null;
  /** The owner of the node; null to set it up by the link that is printed at the start. */
  owner: { email: string; password: string } | null;
  /** The OpenID Connect provider; null for none. */
  oidc: { issuer: string; clientId: string; clientSecret: string } | null;
  /** How long the response to a change waits for the deliveries of its events, in milliseconds; 0 for not at all. */
  deliveryWaitMs: number;
  /** How many days events are kept; 0 for ever. */
  eventRetentionDays: number;
  /** How many days finished deliveries are kept. */
  deliveryRetentionDays: number;
  /** How many days entries of the security log are kept; 0 for ever. */
  securityLogRetentionDays: number;
  /** How many probes of agents a process sends per hour; 0 for none. */
  probesPerHour: number;
  /** The URL that shows whether the network of the node works; null for none. */
  connectivityCheckUrl: string | null;
  /** The token that monitoring reads metrics with; null for no metrics. */
  metricsToken: string | null;
  /** Where to report vulnerabilities, as a URI; null if nowhere is named. */
  securityContact: string | null;
  /** The domain in the names of ARD entries; null for that of the public URL. */
  ardPublisherDomain: string | null;
  /** Whether the manifest of ARD lists agents, or the node alone. */
  ardManifest: "all" | "node";
  /** The export of traces; null for none. */
  tracing: TracingSettings | null;
  /** What embeds for hybrid ranking; null to rank by words alone. */
  embeddings: EmbeddingSettings | null;
  /** Addresses by `host:port` that the node may connect to although they are not public. */
  egressPins: Pins;
  /** The name servers that proofs of domains are read from; empty for those of the machine. */
  domainResolvers: string[];
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/** The variables of commands, which the node itself does not read. Not options, because other users see those. */
export const commandSettings = {
  /** The API key that a command calls a node with. */
  registryKey: "REGISTRY_KEY",
  /** The secret that a command signs with. */
  webhookSecret: "WEBHOOK_SECRET",
  /** The new password of the owner. */
  newOwnerPassword: "OWNER_NEW_PASSWORD",
} as const;

/** The errors of the environment, one per line. */
export class ConfigError extends StartError {
  override readonly name = "ConfigError";
  /** A sentence for each error. */
  readonly faults: readonly string[];

  constructor(faults: string[]) {
    super(["The node cannot start:", ...faults.map((fault) => `  - ${fault}`)].join("\n"));
    this.faults = faults;
  }
}

/**
 * Reads the configuration.
 * @throws ConfigError with the name, the value and the permitted values of every invalid variable.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const faults: string[] = [];
  const read: Read = (name, otherwise, parse, wanted) => {
    // Whitespace may belong to a password.
    const text = (name === "OWNER_PASSWORD" ? env[name] : env[name]?.trim()) || otherwise;
    const value = parse(text);
    if (value === undefined) faults.push(`${name} is ${shown(name, text)}: it must be ${wanted}`);
    return value as NonNullable<typeof value>; // if it is undefined, readConfig throws below
  };

  const port = read("PORT", "3000", toPort, "a port from 0 to 65535");
  const config: Config = {
    port,
    host: read("HOST", "127.0.0.1", toHost, "a host name or address, without a port"),
    publicUrl: read(
      "PUBLIC_URL",
      `http://localhost:${port ?? 3000}`,
      toPublicUrl,
      "an http or https URL without query and credentials. Its path has letters, digits, `-`, `.`, `_` and `~`, and does not begin with a path of the node, such as /docs",
    ),
    database: readDatabase(read),
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
    logAddresses: read(
      "LOG_ADDRESSES",
      "full",
      (text) => choice(text, { full: "full", masked: "masked", none: "none" } as const),
      "full, masked or none",
    ),
    trustProxy: read(
      "TRUST_PROXY",
      "false",
      (text) => choice(text, { false: false, true: 1 }) ?? (/^[1-9]$/.test(text) ? Number(text) : undefined),
      "true or false, or the number of proxies in front, from 1 to 9",
    ),
    nodeKey: read(
      "NODE_KEY",
      "",
      (text) => (text === "" ? null : readKey(text)),
      "32 bytes in base64, as from: openssl rand -base64 32",
    ),
    lostKey: read(
      "NODE_KEY_LOST",
      "",
      (text) => optional(text, (fingerprint) => /^[\w-]{1,64}$/.test(fingerprint)),
      "the fingerprint that the failed start named",
    ),
    singleOperator: read(
      "NODE_MODE",
      "open",
      (text) => choice(text, { open: false, "single-operator": true }),
      "open or single-operator",
    ),
    signUpsPerNetwork: read("SIGN_UPS_PER_NETWORK", "20", toLimit, limitForm),
    namespaceMode: read(
      "NAMESPACE_MODE",
      "warn",
      (text) => choice(text, { warn: "warn", verified: "verified", off: "off" } as const),
      "warn, verified or off",
    ),
    newAgentsPerDay: read(
      "NEW_AGENTS_PER_DAY",
      "1000,10000,100000",
      toLimitsOfTiers,
      "three whole numbers from 0 to 1000000, for free, pro and enterprise, such as 1000,10000,100000; 0 is for no limit",
    ),
    storageLimits: {
      network: read("STORED_MB_PER_NETWORK", "64", toBytes, limitForm),
      anonymous: read("STORED_MB_WITHOUT_ACCOUNT", "1024", toBytes, limitForm),
      account: read(
        "STORED_MB_PER_ACCOUNT",
        "256,2560,25600",
        toBytesOfTiers,
        "three whole numbers from 0 to 1000000, for free, pro and enterprise, such as 256,2560,25600; 0 is for no limit",
      ),
    },
    rateLimits: {
      sign_up: read("RATE_LIMIT_SIGN_UP", "30", toLimit, limitForm),
      sign_in: read("RATE_LIMIT_SIGN_IN", "120", toLimit, limitForm),
      anonymous_write: read("RATE_LIMIT_ANONYMOUS_WRITE", "60", toLimit, limitForm),
      search: read("RATE_LIMIT_SEARCH", "6000", toLimit, limitForm),
      report: read("RATE_LIMIT_REPORT", "600", toLimit, limitForm),
    },
    sessionWritesPerMinute: read("RATE_LIMIT_SESSION_WRITE", "120", toLimit, limitForm),
    maxConnections: read("MAX_CONNECTIONS", "", toConnections, connectionsForm),
    maxConnectionsPerNetwork: read("MAX_CONNECTIONS_PER_NETWORK", "", toConnections, connectionsForm),
    maxRequestsPerNetwork: read("MAX_REQUESTS_PER_NETWORK", "16", toLimit, limitForm),
    eventStreamsPerNetwork: read("EVENT_STREAMS_PER_NETWORK", "64", toLimit, limitForm),
    keysRequiredFrom: read(
      "API_KEY_MODE",
      "optional",
      (text) => choice(text, { optional: null, required: new Date(0) }),
      "optional or required",
    ),
    deliveryWaitMs: read(
      "DELIVERY_WAIT_MS",
      "10000",
      (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 60_000 ? Number(text) : undefined),
      "milliseconds, from 0 to 60000; 0 is for responses that do not wait for deliveries",
    ),
    eventRetentionDays: read(
      "EVENT_RETENTION_DAYS",
      "0",
      toDays,
      "days, from 0 to 36500; 0 keeps all events",
    ),
    deliveryRetentionDays: read(
      "DELIVERY_RETENTION_DAYS",
      "30",
      (text) => toDays(text) || undefined,
      "days, from 1 to 36500",
    ),
    securityLogRetentionDays: read(
      "SECURITY_LOG_RETENTION_DAYS",
      "400",
      toDays,
      "days, from 0 to 36500; 0 keeps all entries",
    ),
    probesPerHour: read(
      "PROBES_PER_HOUR",
      "10000",
      (text) => (/^\d{1,7}$/.test(text) && Number(text) <= 1_000_000 ? Number(text) : undefined),
      "a number from 0 to 1000000; 0 is for no probes of agents",
    ),
    connectivityCheckUrl: null,
    owner: readOwner(read),
    oidc: readOidc(read),
    metricsToken: read(
      "METRICS_TOKEN",
      "",
      (text) => optional(text, (token) => /^[!-~]{16,256}$/.test(token)),
      "16 to 256 visible ASCII characters without spaces, as from: openssl rand -hex 24",
    ),
    securityContact: read("SECURITY_CONTACT", "", toContact, "an e-mail address, or an https URL"),
    ardPublisherDomain: read(
      "ARD_PUBLISHER_DOMAIN",
      "",
      (text) => optional(text, (domain) => /^([a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]*$/i.test(domain)),
      "a domain, such as example.com",
    ),
    ardManifest: read(
      "ARD_MANIFEST",
      "all",
      (text) => choice(text, { all: "all", node: "node" } as const),
      "all or node",
    ),
    tracing: readTracing(read),
    embeddings: readEmbeddings(read),
    egressPins: read(
      "EGRESS_PINS",
      "",
      parsePins,
      "host:port=address, several separated by commas, each host a name that callback URLs may have",
    ),
    domainResolvers: read(
      "DOMAIN_RESOLVERS",
      "",
      toResolvers,
      "two addresses of name servers, with optional ports, separated by a comma, such as 9.9.9.9,1.1.1.1",
    ),
  };
  const announced = read(
    "API_KEY_REQUIRED_FROM",
    "",
    (text) => (text === "" ? null : toDate(text)),
    "a date (2027-01-01) or an instant of RFC 3339 (2027-01-01T00:00:00Z)",
  );
  config.keysRequiredFrom ??= announced;
  config.connectivityCheckUrl = readConnectivityCheck(read, config.publicUrl);
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

function readOwner(read: Read): Config["owner"] {
  const email = read("OWNER_EMAIL", "", (text) => optional(text, isEmail), "an e-mail address");
  const wanted = `${passwordForm}, beside an OWNER_EMAIL`;
  const password = read(
    "OWNER_PASSWORD",
    "",
    (text) =>
      (email === null) === (text === "")
        ? optional(text, (password) => isPassword(password, email ? normalEmail(email) : null))
        : undefined,
    wanted,
  );
  return email && password ? { email, password } : null;
}

/** Reads two addresses of name servers with optional ports: `9.9.9.9`, `127.0.0.1:5353`, `[2620:fe::fe]:53`. */
function toResolvers(text: string): string[] | undefined {
  if (text === "") return [];
  const servers = text.split(",").map((each) => each.trim());
  return servers.length === 2 && servers.every(isNameServer) ? servers : undefined;
}

function isNameServer(text: string): boolean {
  if (isIP(text) !== 0) return true;
  const [, bracketed, plain, port] = /^(?:\[(.+)\]|([^:]+)):([1-9]\d{0,4})$/.exec(text) ?? [];
  const isAddress = bracketed === undefined ? isIP(plain ?? "") === 4 : isIP(bracketed) === 6;
  return isAddress && Number(port) <= 65_535;
}

/** Reads a contact as a URI (RFC 9116 section 2.5.3). */
function toContact(text: string): string | null | undefined {
  if (text === "") return null;
  if (isEmail(text)) return `mailto:${text}`;
  return /^https:\/\/[!-~]+$/.test(text) && URL.canParse(text) ? text : undefined;
}

/** By default the node's own URL, if it is one that the node sends requests to. */
function readConnectivityCheck(read: Read, publicUrl: string | undefined): string | null {
  const own = `${publicUrl}/health/live`;
  return read(
    "CONNECTIVITY_CHECK_URL",
    isPublicUrl(own) ? own : "off",
    (text) => (text === "off" ? null : isPublicUrl(text) ? text : undefined),
    "an https URL on a public host, or off",
  );
}

function isPublicUrl(text: string): boolean {
  return "url" in checkCallbackUrl(text);
}

function readOidc(read: Read): Config["oidc"] {
  const issuer = read(
    "OIDC_ISSUER",
    "",
    (text) => optional(text, isIssuer),
    "an https URL (http on this machine alone)",
  );
  const wanted = "set, beside an OIDC_ISSUER";
  const beside = (text: string) => ((issuer === null) === (text === "") ? text : undefined);
  const clientId = read("OIDC_CLIENT_ID", "", beside, wanted);
  const clientSecret = read("OIDC_CLIENT_SECRET", "", beside, wanted);
  return issuer ? { issuer, clientId, clientSecret } : null;
}

/** Returns a text that passes a check; null if it is empty, undefined if it does not pass. */
function optional(text: string, passes: (text: string) => boolean): string | null | undefined {
  if (text === "") return null;
  return passes(text) ? text : undefined;
}

function isEmail(text: string): boolean {
  return text.length <= 254 && emailFault(normalEmail(text)) === null;
}

/** The contract's rule for a new password. */
export const passwordForm = "12 to 256 characters that are not easy to guess";

/** Whether a text can be the password of an account. */
export function isPassword(text: string, email: string | null): boolean {
  const { length } = [...text];
  return length >= 12 && length <= 256 && passwordWeakness(text, email, isCommonPassword) === null;
}

function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.password || url.search || url.hash) return false;
  return (
    url.protocol === "https:" ||
    (url.protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname))
  );
}

function toDate(text: string): Date | undefined {
  const form = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;
  const date = new Date(text);
  const real = form.test(text) && !Number.isNaN(date.getTime());
  return real && new Date(`${text.slice(0, 10)}T00:00:00Z`).toISOString().startsWith(text.slice(0, 10))
    ? date
    : undefined;
}

const connectionsForm = "a number of connections, from 1 to 1000000";

function toConnections(text: string): number | null | undefined {
  if (text === "") return null;
  const count = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= 1_000_000 ? count : undefined;
}

function toPort(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

const limitForm = "a whole number from 0 to 1000000; 0 is for no limit";

function toLimit(text: string): number | undefined {
  return /^\d{1,7}$/.test(text) && Number(text) <= 1_000_000 ? Number(text) : undefined;
}

/** A number of megabytes, in bytes. */
function toBytes(text: string): number | undefined {
  const limit = toLimit(text);
  return limit === undefined ? undefined : limit * 1_000_000;
}

/** Numbers of megabytes of the three tiers, in bytes. */
function toBytesOfTiers(text: string): Config["newAgentsPerDay"] | undefined {
  const limits = toLimitsOfTiers(text);
  if (!limits) return undefined;
  const { free, pro, enterprise } = limits;
  return { free: free * 1_000_000, pro: pro * 1_000_000, enterprise: enterprise * 1_000_000 };
}

/** Limits of the three tiers, separated by commas. */
function toLimitsOfTiers(text: string): Config["newAgentsPerDay"] | undefined {
  const [free, pro, enterprise, ...more] = text.split(",").map((each) => toLimit(each.trim()));
  if (free === undefined || pro === undefined || enterprise === undefined || more.length > 0)
    return undefined;
  return { free, pro, enterprise };
}

function toDays(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 36_500 ? Number(text) : undefined;
}

function toHost(text: string): string | undefined {
  const name = text.length <= 253 && /^[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?$/i.test(text);
  return name || isIP(text) > 0 ? text : undefined;
}

/** The first segments of the paths that the node serves: below a path that begins so, requests would be ambiguous. */
const ownSegments = new Set(
  Object.values(operations)
    .flatMap((feature) => Object.values(feature))
    .map(({ path }) => path.split("/")[1]),
);

function toPublicUrl(text: string): string | undefined {
  const url = URL.parse(text);
  const plain =
    url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
  if (!plain || !/^(\/[\w.~-]+)*\/?$/.test(url.pathname)) return undefined;
  const [, first = ""] = url.pathname.split("/");
  return first === "" || !ownSegments.has(first) ? url.href.replace(/\/$/, "") : undefined;
}

/** Decodes a key in base64 or base64url; undefined if it is invalid. */
export function readKey(text: string): Buffer | undefined {
  return /^\s*[\w+/-]{43}=?\s*$/.test(text) ? Buffer.from(text, "base64") : undefined;
}

function choice<Value>(text: string, values: Record<string, Value>): Value | undefined {
  return Object.hasOwn(values, text) ? values[text] : undefined;
}

/** Formats a value for an error message, without secrets. */
function shown(name: string, text: string): string {
  if (
    [
      "NODE_KEY",
      "DATABASE_URL",
      "DATABASE_DIRECT_URL",
      "DATABASE_REPLICA_URLS",
      "OWNER_PASSWORD",
      "OIDC_CLIENT_SECRET",
      "METRICS_TOKEN",
      "EMBEDDINGS_API_KEY",
    ].includes(name)
  )
    return "not right";
  const start = text.indexOf("//");
  const end = text.lastIndexOf("@");
  return JSON.stringify(start !== -1 && end > start ? `${text.slice(0, start)}//…${text.slice(end)}` : text);
}
