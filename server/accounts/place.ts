/**
 * The network that an address belongs to: an IPv6 customer has a /64 at least (RFC 6177), and may take any address of it.
 * @param address as a socket or a proxy tells it; some proxies add the port.
 */
export function placeOf(address: string): string {
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
