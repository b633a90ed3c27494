/** What the node records of the addresses of clients, in its log, in traces and in the security log. */
import { clientNetwork } from "./client-network.ts";

/** How addresses of clients are recorded: whole, as networks of many clients, or not at all. */
export type LoggedAddresses = "full" | "masked" | "none";

/** What is recorded of an address: masked, the last byte of IPv4 is 0, and IPv6 is its first 48 bits. */
export function loggedAddress(address: string, addresses: LoggedAddresses): string | undefined {
  if (addresses === "none") return undefined;
  if (addresses === "full") return address;
  const network = clientNetwork(address);
  return network.includes(".")
    ? network.replace(/\.\d+$/, ".0")
    : `${network.split(":").slice(0, 3).join(":")}::`;
}
