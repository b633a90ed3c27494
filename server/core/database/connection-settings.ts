/** Parses connection URLs of PostgreSQL. */
import { checkServerIdentity, type PeerCertificate } from "node:tls";
import type pg from "pg";
import { type ConnectionOptions, parse } from "pg-connection-string";

/**
 * Parses a URL like pg, with one difference: the certificate must also match a host that is an IP address. In that case pg
 * passes no name to Node.js, which then checks the certificate against "localhost".
 */
export function connectionSettings(url: string): pg.PoolConfig {
  const options = parse(url);
  const settings = options as unknown as pg.PoolConfig; // as in pg; the types differ in nullability
  return { ...settings, ssl: withHostChecked(options) };
}

function withHostChecked({ ssl, host }: ConnectionOptions): pg.PoolConfig["ssl"] {
  if (!ssl || typeof ssl === "string") return ssl === undefined ? undefined : Boolean(ssl);
  const check = (_name: string, certificate: PeerCertificate) => checkServerIdentity(host ?? "", certificate);
  return { checkServerIdentity: check, ...(ssl === true ? {} : (ssl as object)) }; // the URL may disable the check of the host
}

/** The host and the database of a server, for messages: without its user and password. */
export function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
