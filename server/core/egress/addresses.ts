/**
 * Decides which IP addresses the node may connect to: public addresses only. For IPv6, only the allocated unicast range is
 * permitted, so a new special-purpose range outside of it is rejected without a change here.
 */
import { isIPv4, isIPv6 } from "node:net";

/**
 * IPv4 ranges that are not public: those of IANA's registry of special-purpose addresses (RFC 6890) that are not globally
 * reachable, and addresses of services that clouds provide to their own machines only.
 */
const nonPublic4 = [
  "0.0.0.0/8", // this network (RFC 791 section 3.2); Linux takes 0.0.0.0 for itself
  "10.0.0.0/8", // private (RFC 1918)
  "100.64.0.0/10", // carrier-grade NAT (RFC 6598), with a cloud's metadata at 100.100.100.200
  "127.0.0.0/8", // loopback (RFC 1122 section 3.2.1.3)
  "168.63.129.16/32", // Azure's own services, the same for every machine there
  "169.254.0.0/16", // link-local (RFC 3927), with the metadata of most clouds at 169.254.169.254
  "172.16.0.0/12", // private (RFC 1918)
  "192.0.0.0/24", // protocol assignments (RFC 6890), with a cloud's metadata at 192.0.0.192
  "192.0.2.0/24", // documentation (RFC 5737)
  "192.31.196.0/24", // AS112 (RFC 7535)
  "192.52.193.0/24", // multicast tunnelling (RFC 7450)
  "192.88.99.0/24", // relays of 6to4 (RFC 7526)
  "192.168.0.0/16", // private (RFC 1918)
  "192.175.48.0/24", // AS112 (RFC 7534)
  "198.18.0.0/15", // benchmarks (RFC 2544)
  "198.51.100.0/24", // documentation (RFC 5737)
  "203.0.113.0/24", // documentation (RFC 5737)
  "224.0.0.0/4", // multicast (RFC 5771)
  "240.0.0.0/4", // reserved (RFC 1112 section 4), and broadcast (RFC 919)
].map(rangeOf);

/**
 * The only IPv6 range that IANA has allocated for global unicast (RFC 4291 section 2.4). Outside of it are loopback,
 * link-local, unique local and multicast addresses, and those that embed an IPv4 address: mapped, compatible, translated
 * (RFC 6052).
 */
const unicast6 = rangeOf("2000::/3");

/** IPv6 ranges within {@link unicast6} that are not public. */
const nonPublic6 = [
  "2001::/23", // protocol assignments (RFC 2928): Teredo, which holds an IPv4 address, benchmarks, ORCHID
  "2001:db8::/32", // documentation (RFC 3849)
  "2002::/16", // 6to4 (RFC 3056), which holds an IPv4 address
  "2620:4f:8000::/48", // AS112 (RFC 7534)
  "3ffe::/16", // the 6bone, given back (RFC 3701)
  "3fff::/20", // documentation (RFC 9637)
].map(rangeOf);

/** The interface identifiers of ISATAP, which embed an IPv4 address: 0000:5efe, and 0200:5efe for a global one (RFC 5214 section 6.1). */
const isatap = [
  [0x00, 0x00, 0x5e, 0xfe],
  [0x02, 0x00, 0x5e, 0xfe],
];

/**
 * Whether an address is public, so that the node may connect to it.
 * @param address IPv4 as four decimal numbers, or IPv6 in any notation of RFC 4291 without brackets. Anything else is not
 * public, including an address with a zone.
 */
export function isPublic(address: string): boolean {
  const bytes = bytesOf(address);
  if (!bytes) return false;
  if (bytes.length === 4) return !nonPublic4.some((range) => contains(range, bytes));
  return (
    contains(unicast6, bytes) &&
    !nonPublic6.some((range) => contains(range, bytes)) &&
    !isatap.some((identifier) => identifier.every((byte, index) => bytes[8 + index] === byte))
  );
}

/** The prefix under which DNS64 writes an IPv4 address as IPv6 (RFC 6052 section 2.1). */
const dns64 = rangeOf("64:ff9b::/96");

/** Whether the node may connect to an address that a name server gave: of one made by DNS64 (RFC 6147), the IPv4 address decides. */
export function isPublicResolved(address: string): boolean {
  const bytes = bytesOf(address);
  const isMade = bytes?.length === 16 && contains(dns64, bytes);
  return isPublic(isMade ? bytes.slice(12).join(".") : address);
}

/** Whether two strings are the same address. An IPv4-mapped address is not equal to the IPv4 address. */
export function isSameAddress(one: string, other: string): boolean {
  const [bytes, others] = [bytesOf(one), bytesOf(other)];
  return bytes !== undefined && others !== undefined && Buffer.from(bytes).equals(Buffer.from(others));
}

/** Parses an address to 4 or 16 bytes; undefined if it is not an address. */
export function bytesOf(address: string): number[] | undefined {
  if (isIPv4(address)) return address.split(".").map(Number);
  // A zone (RFC 4007 section 11) names an interface of this machine.
  return isIPv6(address) && !address.includes("%") ? bytesOf6(address) : undefined;
}

/** Parses a valid IPv6 address. */
function bytesOf6(address: string): number[] {
  const [head = "", tail] = address.split("::");
  const [first, last] = [groups(head), groups(tail ?? "")];
  return [...first, ...Array<number>(16 - first.length - last.length).fill(0), ...last];
}

/** Parses the groups between colons; the last may be an IPv4 address. */
function groups(text: string): number[] {
  if (text === "") return [];
  return text.split(":").flatMap((group) => {
    if (group.includes(".")) return group.split(".").map(Number);
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
}

interface Range {
  bytes: number[];
  bits: number;
}

/** Parses a range in CIDR notation (RFC 4632). */
function rangeOf(text: string): Range {
  const [address = "", bits] = text.split("/");
  const bytes = bytesOf(address);
  if (!bytes) throw new Error(`${text} is no range`);
  return { bytes, bits: Number(bits) };
}

function contains({ bytes, bits }: Range, address: number[]): boolean {
  return bytes.every((byte, index) => {
    const counted = Math.min(8, Math.max(0, bits - index * 8));
    const mask = (0xff << (8 - counted)) & 0xff;
    return ((byte ^ (address[index] ?? 0)) & mask) === 0;
  });
}
