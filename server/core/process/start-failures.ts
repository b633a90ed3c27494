/** Converts errors of the environment at the start to one line that names the setting and says what to do. */
import { statSync } from "node:fs";
import type { DatabaseConfig } from "../settings/database-settings.ts";
import { StartError } from "./start-error.ts";

/**
 * Explains why the database could not be opened.
 * @returns null for an error that is a bug, whose stack is needed.
 */
export function databaseStartError(error: unknown, database: DatabaseConfig): StartError | null {
  const found = causeOf(error);
  if (found === null) return null;
  const line =
    database.engine === "sqlite" ? sqliteLine(found, database.file) : postgresLine(found, database.url);
  return new StartError(line);
}

/** The error of the database engine or the operating system. */
interface Cause {
  /** A SQLSTATE, a code of Node.js, or empty. */
  code: string;
  /** SQLite's primary result code; -1 if there is none. */
  resultCode: number;
  reason: string;
  /** The file that could not be used, if the operating system names one. */
  path: string | null;
}

/** Messages of pg without a code. */
const codeless =
  /SSL connection|timeout|Connection terminated|password must be a string|client password|SASL/;

function causeOf(error: unknown): Cause | null {
  for (let each = error; each instanceof Error; each = each.cause ?? previous(each)) {
    const code = "code" in each && typeof each.code === "string" ? each.code : "";
    const errcode = "errcode" in each && typeof each.errcode === "number" ? each.errcode & 0xff : -1;
    if (code === "" && errcode < 0 && !codeless.test(each.message)) continue;
    if (code.startsWith("ERR_") && !/^ERR_(SQLITE|TLS|SSL)/.test(code)) continue; // an incorrect use of Node.js: a bug
    const path = "path" in each && typeof each.path === "string" ? each.path : null;
    const reason = (each.message || code).replaceAll(/\s+/g, " "); // if several addresses fail, there is no message
    return { code, resultCode: errcode, reason, path };
  }
  return null;
}

/** MikroORM's exceptions have the engine's error in `previous`. */
function previous(error: Error): unknown {
  return "previous" in error ? error.previous : undefined;
}

/** SQLite's result codes (https://sqlite.org/rescode.html). */
const [busy, locked, corrupt, full, notADatabase] = [5, 6, 11, 13, 26];

function sqliteLine({ resultCode, reason, path, code }: Cause, file: string): string {
  if (resultCode === notADatabase)
    return `${file} is not a database of SQLite: set DATABASE_URL to another file, or move this one away.`;
  if (resultCode === corrupt)
    return `${file} is damaged (${reason}): restore it from a backup, or set DATABASE_URL to another file.`;
  if (resultCode === busy || resultCode === locked)
    return `Another process holds the lock of ${file}: stop it, or set DATABASE_URL to another file.`;
  if (resultCode === full || code === "ENOSPC")
    return `There is no space left for ${file}: make room, or set DATABASE_URL to a file on another disk.`;
  if (isFolder(file)) return `${file} is a folder: set DATABASE_URL to sqlite:<path of a file>.`;
  const what = path === null || path === file ? file : `${path}, which ${file} needs`;
  return `The node cannot read and write ${what} (${reason}): start it as a user who may, or set DATABASE_URL to another file.`;
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

function certificateLine(server: string, code: string, message: string): string {
  const [reason] = message.split(/; if the root CA|\.? is not in the cert's/); // Node.js advises about itself
  return code === "ERR_TLS_CERT_ALTNAME_INVALID"
    ? `${server} has a certificate for another host (${reason}): name the host in DATABASE_URL as the certificate does.`
    : `${server} has a certificate that is not trusted (${reason}): set DATABASE_CA_FILE to the certificate of its authority.`;
}

function postgresLine({ code, reason, path }: Cause, url: string): string {
  const { host, pathname, username } = new URL(url);
  const server = `The PostgreSQL server at ${host}`;
  const name = decodeURIComponent(pathname.slice(1));
  if (/does not support SSL/.test(reason))
    return `${server} does not offer TLS, which sslmode in DATABASE_URL asks for: enable TLS there, or set sslmode=disable.`;
  if (/CERT|SELF_SIGNED|UNABLE_TO|^ERR_TLS|^ERR_SSL/.test(code)) return certificateLine(server, code, reason);
  if (code.startsWith("28") || /password|SASL/.test(reason))
    return `${server} does not let ${username ? `user ${decodeURIComponent(username)}` : "the user"} in (${reason}): check user, password and sslmode in DATABASE_URL.`;
  if (code === "3D000")
    return `${server} has no database ${name}: create it (createdb ${name}), or correct DATABASE_URL.`;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `No address is known for ${host} (${reason}): correct the host in DATABASE_URL, or check the name server.`;
  if (code === "ECONNREFUSED" || (code === "ENOENT" && path === null))
    return `Nothing listens at ${host} (${reason}): start PostgreSQL, or correct host and port in DATABASE_URL.`;
  if (/timeout|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/.test(`${reason} ${code}`))
    return `${server} does not respond (${reason}): check host and port in DATABASE_URL, and the network between.`;
  if (code === "53300")
    return `${server} takes no more connections (${reason}): raise its max_connections, or end others.`;
  if (code === "57P03") return `${server} is not ready (${reason}): start the node again in a moment.`;
  if (code === "25006") return `${server} is read-only (a standby?): set DATABASE_URL to the primary.`;
  if (code === "42501")
    return `The user of DATABASE_URL may not make the node's tables (${reason}): grant it the rights, or make it the owner of ${name}.`;
  if (/extension/.test(reason))
    return `${server} lacks an extension that the node needs (${reason}): install the contrib package with pg_trgm.`;
  return `The node cannot use its database at ${host} (${reason}): check DATABASE_URL.`;
}
