/** Reads the configuration of the database. */
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import type { PostgresSettings } from "../database/postgres.ts";
import type { Read } from "./read-setting.ts";

/** Settings of a file. */
export interface SqliteSettings {
  file: string;
  /** The number of threads for long reads; 0, the default, to run them in the main thread. */
  readThreads?: number;
}

/** The configuration of a node's database. */
export type DatabaseConfig =
  | ({ engine: "sqlite" } & SqliteSettings)
  | ({ engine: "postgres" } & PostgresSettings);

const serverForm =
  "postgres://user:password@host:port/database (special characters percent-encoded; a file in sslrootcert that can be read)";

/** Reads the variables of the database. */
export function readDatabase(read: Read): DatabaseConfig {
  const caFile = read(
    "DATABASE_CA_FILE",
    "",
    (text) => (text === "" || holdsCertificate(text) ? text : undefined),
    "a file with the certificate (PEM) of the authority that signed the database server's",
  );
  const database = read(
    "DATABASE_URL",
    "sqlite:./data/registry.sqlite",
    (text) => toDatabase(text, caFile),
    `sqlite:<path of a file> or ${serverForm}`,
  );
  const directUrl = read(
    "DATABASE_DIRECT_URL",
    "",
    (text) => (text === "" ? null : toServer(text, caFile)),
    serverForm,
  );
  const replicaUrls = read(
    "DATABASE_REPLICA_URLS",
    "",
    (text) => toReplicas(text, caFile),
    `empty, or standbys of the PostgreSQL server of DATABASE_URL, separated by commas: ${serverForm}`,
  );
  const preparedStatements = read(
    "DATABASE_PREPARED_STATEMENTS",
    "auto",
    (text) => (text === "auto" || text === "on" || text === "off" ? text : undefined),
    "auto, on or off",
  );
  const readThreads = read(
    "DATABASE_READ_THREADS",
    "auto",
    (text) => (text === "auto" ? threadsFor(availableParallelism()) : toThreads(text)),
    "auto, or a number from 0 to 16",
  );
  if (database?.engine === "sqlite") return { ...database, readThreads };
  return { ...database, ...(directUrl && { directUrl }), replicaUrls, preparedStatements };
}

/** Parses a list of servers, each with a comma between; undefined if one of them is invalid. */
function toReplicas(text: string, caFile: string): string[] | undefined {
  const urls = text
    .split(",")
    .filter((each) => each.trim() !== "")
    .map((each) => toServer(each.trim(), caFile));
  return urls.every((each) => each !== undefined) ? urls : undefined;
}

function toDatabase(text: string, caFile: string): DatabaseConfig | undefined {
  if (text.startsWith("sqlite:")) {
    const file = text.slice("sqlite:".length);
    // Rejects a folder, a host as in sqlite://data/registry.sqlite, and `:memory:`, which is a separate database per connection.
    return file === "" || /\/$|^\/\/[^/]|^:memory:$/.test(file) ? undefined : { engine: "sqlite", file };
  }
  const url = toServer(text, caFile);
  return url === undefined ? undefined : { engine: "postgres", url };
}

/** Parses the URL of a server. With a CA file, the server must present a certificate of that authority. */
function toServer(text: string, caFile: string): string | undefined {
  const url = /^postgres(ql)?:/.test(text) ? URL.parse(text) : null;
  if (!url?.host || url.pathname.length <= 1 || !decodes(text)) return undefined;
  const named = url.searchParams.get("sslrootcert");
  if (named && !holdsCertificate(named)) return undefined;
  if (caFile === "") return text;
  if (!named) url.searchParams.set("sslrootcert", caFile);
  if (!url.searchParams.has("sslmode")) url.searchParams.set("sslmode", "verify-full");
  return url.href;
}

/** One less than the processors, so that one serves other requests; at least 1, and at most 4 because of their memory. */
function threadsFor(processors: number): number {
  return Math.min(4, Math.max(1, processors - 1));
}

function toThreads(text: string): number | undefined {
  return /^\d{1,2}$/.test(text) && Number(text) <= 16 ? Number(text) : undefined;
}

function holdsCertificate(file: string): boolean {
  try {
    return readFileSync(file, "utf8").includes("-----BEGIN CERTIFICATE-----");
  } catch {
    return false;
  }
}

function decodes(text: string): boolean {
  try {
    return decodeURIComponent(text) !== "";
  } catch {
    return false;
  }
}
