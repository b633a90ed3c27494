/**
 * Pins: the only way to reach an address that is not public, for development and tests. A pin maps one host and port to one
 * address. No option turns the guard off.
 */
import { isIP } from "node:net";
import { hostNameError, isPermittedPort } from "./hosts.ts";

/** Addresses by `host:port`. */
export type Pins = ReadonlyMap<string, string>;

const form = /^([^:=\s[\]]+):([1-9]\d{0,4})=(?:\[([0-9a-f:.]+)\]|([0-9a-f:.]+))$/i;

/**
 * Parses pins like `hook.example.test:9443=127.0.0.1`, separated by commas.
 * @returns undefined if a pin is malformed, a duplicate, or for a host or port that is never permitted.
 */
export function parsePins(text: string): Pins | undefined {
  const pins = new Map<string, string>();
  if (text.trim() === "") return pins;
  for (const each of text.split(",")) {
    const [, name = "", port = "", bracketed, bare] = form.exec(each.trim()) ?? [];
    const address = bracketed ?? bare ?? "";
    const family = isIP(address);
    const host = name.toLowerCase();
    if (family === 0 || (bracketed !== undefined && family !== 6)) return undefined;
    if (hostNameError(host) !== null || !isPermittedPort(Number(port))) return undefined;
    const hostAndPort = `${host}:${port}`;
    if (pins.has(hostAndPort)) return undefined;
    pins.set(hostAndPort, address);
  }
  return pins;
}
