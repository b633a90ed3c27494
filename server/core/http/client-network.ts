/** The network of a client; limits are counted per network. */
import { hash } from "node:crypto";

/**
 * The network that an address belongs to: the address itself for IPv4, its /64 for IPv6, because an IPv6 customer has
 * at least a /64 (RFC 6177) and can use any address in it.
 * @param address as a socket or a proxy reports it; some proxies append the port.
 */
export function clientNetwork(address: string): string {
  const [, bracketed, dotted] = /^(?:\[(.*)\]|([\d.]+))(?::\d+)?$/.exec(address) ?? [];
  const [bare = ""] = (bracketed ?? dotted ?? address).split("%");
  const groups = groupsOf(bare);
  return groups ? networkOf(groups) : bare.toLowerCase();
}

/** The hash of the network of an address, because tables do not say the addresses of clients. Each purpose has another one. */
export function networkHash(purpose: string, address: string): string {
  return hash("sha256", `${purpose} ${clientNetwork(address)}`);
}

/** The first six groups of addresses that stand for an IPv4 address: mapped (RFC 4291) and translated (NAT64, RFC 6052). */
const ofIPv4 = ["0:0:0:0:0:ffff", "64:ff9b:0:0:0:0"];

function networkOf(groups: readonly string[]): string {
  if (!ofIPv4.includes(groups.slice(0, 6).join(":"))) return groups.slice(0, 4).join(":");
  const bytes = groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((two) => [two >> 8, two & 0xff]);
  return bytes.join(".");
}

/** The eight groups of an IPv6 address, without leading zeros; null for any other text. */
function groupsOf(address: string): string[] | null {
  const url = /^[\da-f]*:[\da-f:.]*$/i.test(address) ? URL.parse(`http://[${address}]`) : null;
  if (!url) return null;
  const canonical = url.hostname.slice(1, -1); // without dots
  const [left = [], right = []] = canonical.split("::").map((half) => (half === "" ? [] : half.split(":")));
  return [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right];
}
