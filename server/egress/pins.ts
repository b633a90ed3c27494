/**
 * Pins: the one way to reach an address that is not public, for development and tests. A pin is exact, host and port and
 * address; there is no switch that turns the guard off.
 */
import { isIP } from "node:net";
import { faultOfName, isOpenPort } from "./hosts.ts";

/** Addresses by `host:port`. */
export type Pins = ReadonlyMap<string, string>;

const form = /^([^:=\s[\]]+):([1-9]\d{0,4})=(?:\[([0-9a-f:.]+)\]|([0-9a-f:.]+))$/i;

/**
 * Reads pins, as `hook.example.test:9443=127.0.0.1`, separated by commas.
 * @returns undefined if one of them is no pin: not in the form, twice, or for a host or port that is never called.
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
    if (faultOfName(host) !== null || !isOpenPort(Number(port))) return undefined;
    const place = `${host}:${port}`;
    if (pins.has(place)) return undefined;
    pins.set(place, address);
  }
  return pins;
}
