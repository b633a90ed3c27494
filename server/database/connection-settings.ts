/** What a URL says about connections to a PostgreSQL server. */
import { checkServerIdentity, type PeerCertificate } from "node:tls";
import type pg from "pg";
import { type ConnectionOptions, parse } from "pg-connection-string";

/**
 * Reads a URL as pg does, with one difference: a certificate has to name the host also if that is an address. pg gives
 * Node.js no name in that case, and Node.js then holds the certificate against "localhost".
 */
export function connectionSettings(url: string): pg.PoolConfig {
  const options = parse(url);
  const settings = options as unknown as pg.PoolConfig; // pg does the same; the types differ in what may be null
  return { ...settings, ssl: withHostChecked(options) };
}

function withHostChecked({ ssl, host }: ConnectionOptions): pg.PoolConfig["ssl"] {
  if (!ssl || typeof ssl === "string") return ssl === undefined ? undefined : Boolean(ssl);
  const check = (_name: string, certificate: PeerCertificate) => checkServerIdentity(host ?? "", certificate);
  return { checkServerIdentity: check, ...(ssl === true ? {} : (ssl as object)) }; // the URL may say to leave the host out
}
