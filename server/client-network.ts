/** The network of a client; limits are counted per network. */

/**
 * The network that an address belongs to: the address itself for IPv4, its /64 for IPv6, because an IPv6 customer has
 * at least a /64 (RFC 6177) and can use any address in it.
 * @param address as a socket or a proxy reports it; some proxies append the port.
 */
export function clientNetwork(address: string): string {
  const [, bracketed, dotted] = /^(?:\[(.*)\]|([\d.]+))(?::\d+)?$/.exec(address) ?? [];
  const bare = bracketed ?? dotted ?? address;
  return bare.includes(":") && !bare.includes(".") ? network64(bare) : bare.toLowerCase();
}

function network64(address: string): string {
  const [head = "", tail] = address.split("%")[0]?.split("::") ?? [];
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros =
    tail === undefined ? [] : new Array<string>(Math.max(8 - left.length - right.length, 0)).fill("0");
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, "")).join(":");
}
