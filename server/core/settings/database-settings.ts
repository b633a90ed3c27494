/** Reads which database the node uses, and how. */
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import type { PostgresSettings } from "../database/postgres.ts";
import { list, oneOf, optional, text, whole } from "./forms.ts";
import type { Form, Read } from "./setting.ts";

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

/** Where the database is unless DATABASE_URL says otherwise. */
export const defaultDatabaseFile = "./data/registry.sqlite";

const certificate = text(
  "a file with the certificate (PEM) of the authority that signed the database server's",
  (file) => file === "" || holdsCertificate(file),
);

/** Reads the settings of the database. */
export function readDatabase(read: Read): { database: DatabaseConfig } {
  const caFile = read("DATABASE_CA_FILE", "", certificate, {
    says: "The CA certificate (PEM) of a PostgreSQL server: the connection is encrypted, and the server's name is verified (`sslmode=verify-full`; `sslrootcert=` in the URL does the same).",
  });
  const server: Form<string> = {
    is: "postgres://user:password@host:port/database (special characters percent-encoded; a file in sslrootcert that can be read)",
    parse: (text) => toServer(text, caFile),
  };
  const fileOrServer: Form<DatabaseConfig> = {
    is: `sqlite:<path of a file> or ${server.is}`,
    parse: (text) => toDatabase(text, server),
  };
  const standbys = {
    ...list(server),
    is: `empty, or standbys of the PostgreSQL server of DATABASE_URL, separated by commas: ${server.is}`,
  };
  const database = read("DATABASE_URL", `sqlite:${defaultDatabaseFile}`, fileOrServer, {
    says: "Or `postgres://user:password@host:port/database` (with `pg_trgm`; tested on PostgreSQL 15).",
    secret: true,
  });
  const directUrl = read("DATABASE_DIRECT_URL", "", optional(server), {
    says: "Behind a pooler such as PgBouncer: the server itself, for migrations. Set `server_login_retry = 1` and `server_connect_timeout = 3` in PgBouncer, or it may notice only after 15 seconds that the server is back.",
    defaultText: "`DATABASE_URL`",
    secret: true,
  });
  const replicaUrls = read("DATABASE_REPLICA_URLS", "", standbys, {
    says: "Standbys of the PostgreSQL server (streaming replication), separated by commas. Lookups, lists, searches, facts and statistics read from them: see [Several machines](several-machines/README.md).",
    secret: true,
  });
  const readThreads = read("DATABASE_READ_THREADS", "auto", threads, {
    says: "On SQLite: the number of threads for lists and other long reads, so that they do not keep other requests waiting; each takes about 40 MB. `auto`: one less than the processors, 1 to 4. `0`: none.",
  });
  const preparedStatements = read("DATABASE_PREPARED_STATEMENTS", "auto", oneOf("auto", "on", "off"), {
    says: "`auto` uses prepared statements unless it detects a pooler; `on` for a pooler that supports them, such as PgBouncer ≥ 1.21 with `max_prepared_statements`; `off` never.",
  });
  if (database?.engine === "sqlite") return { database: { ...database, readThreads } };
  return { database: { ...database, ...(directUrl && { directUrl }), replicaUrls, preparedStatements } };
}

function toDatabase(text: string, server: Form<string>): DatabaseConfig | undefined {
  if (text.startsWith("sqlite:")) {
    const file = text.slice("sqlite:".length);
    // Rejects a folder, a host as in sqlite://data/registry.sqlite, and `:memory:`, which is a separate database per connection.
    return file === "" || /\/$|^\/\/[^/]|^:memory:$/.test(file) ? undefined : { engine: "sqlite", file };
  }
  const url = server.parse(text);
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

const count = whole("a number", 0, 16);

/** By default one less than the processors, so that one serves other requests; at least 1, and at most 4 because of their memory. */
const threads: Form<number> = {
  is: `auto, or ${count.is}`,
  parse: (text) =>
    text === "auto" ? Math.min(4, Math.max(1, availableParallelism() - 1)) : count.parse(text),
};

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
