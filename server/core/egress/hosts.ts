/** Checks host names and ports: those that no public host has are rejected. */

/**
 * Top-level domains without public hosts: special-use domains (RFC 6761, RFC 6762 with its appendix G, RFC 7686, RFC 9476),
 * ICANN's `internal` and names that it will not delegate, and those of container hosts. `test` and `example` are special-use
 * domains too, but permitted: they never resolve publicly, and tests need them.
 */
const localNames = new Set(
  [
    "localhost localdomain localdomain4 localdomain6 local internal intranet private corp home lan mail localnet",
    "onion invalid alt arpa svc consul docker",
  ].flatMap((names) => names.split(" ")),
);

/** Ports that browsers block too, because other protocols may misinterpret an HTTP request (Fetch standard, section 2.9). */
const badPorts = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/** Letters, digits, inner hyphens (RFC 1123 section 2.1), and underscores, which occur in practice. */
const label = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/;

/**
 * Checks a host name.
 * @param name in lower case, in its ASCII form.
 * @returns the reason why it is rejected, as a sentence; null for a name that may be public.
 */
export function hostNameError(name: string): string | null {
  const labels = name.split(".");
  if (name.endsWith(".")) return "The host name must not end with a dot.";
  if (name.length > 253 || !labels.every((each) => label.test(each))) return "The host name is not valid.";
  const last = labels.at(-1) ?? "";
  if (localNames.has(last)) return `Names under ${last} are not public.`;
  if (labels.length === 1) return "The host name must have a domain.";
  // Parsers treat a name that ends in a number as an IPv4 address (URL standard, section 3.5).
  if (/^(\d+|0x[0-9a-f]*)$/.test(last)) return "The host name is not valid.";
  return null;
}

/** Whether the node may connect to a port. */
export function isPermittedPort(port: number): boolean {
  return Number.isInteger(port) && port >= 0 && port <= 65_535 && !badPorts.has(port);
}
