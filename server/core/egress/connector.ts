/**
 * Opens guarded connections for undici. All outgoing requests connect here, so no caller, redirect or DNS response can bypass
 * the guard. It resolves the host name, checks the addresses, and connects to exactly these addresses (no DNS rebinding).
 *
 * undici's own connector with a `lookup` would not do: Node.js never calls that for a host that is an address, and
 * `blockList` is ignored by `tls.connect`.
 */
import { connect as connectPlain, isIP, type LookupFunction, type Socket } from "node:net";
import {
  connect as connectSecurely,
  createSecureContext,
  getCACertificates,
  type SecureContext,
  TLSSocket,
} from "node:tls";
import type { buildConnector } from "undici";
import { isPublic, isPublicResolved, isSameAddress } from "./addresses.ts";
import { connectFailure, EgressFailure, formatSeconds, noPhases, type Phases } from "./failures.ts";
import { isPermittedPort } from "./hosts.ts";
import type { Pins } from "./pins.ts";
import type { Resolve } from "./resolver.ts";

export interface ConnectorOptions {
  resolve: Resolve;
  pins: Pins;
  /** The trusted certificate authorities; null for those of Node.js. */
  trust: SecureContext | null;
  /** The timeout of name resolution. */
  dnsMs: number;
  /** The timeout of TCP and TLS together. */
  connectMs: number;
}

/** A connection that this connector opened. */
export interface Connection {
  phases: Phases;
  /** Whether a request has been sent on it. */
  used: boolean;
}

interface Target {
  host: string;
  port: number;
  secure: boolean;
}

/** How many certificate authorities Node.js trusts, and how many of them are from `NODE_EXTRA_CA_CERTS`. */
export function trustedAuthorities(): { all: number; extra: number } {
  return { all: getCACertificates("default").length, extra: getCACertificates("extra").length };
}

/** Opens guarded connections. */
export class Connector {
  readonly #options: ConnectorOptions;
  readonly #connections = new WeakMap<Socket, Connection>();
  #trust: SecureContext | null;

  constructor(options: ConnectorOptions) {
    this.#options = options;
    this.#trust = options.trust;
  }

  /** The connection of a socket; undefined if this connector did not open it. */
  connection(socket: Socket): Connection | undefined {
    return this.#connections.get(socket);
  }

  /** The function that undici calls for each new connection. */
  readonly connect: buildConnector.connector = ({ hostname, port, protocol }, callback) => {
    const secure = protocol === "https:";
    const target = { host: hostname, port: Number(port || (secure ? 443 : 80)), secure };
    this.#open(target)
      .then(
        (socket) => callback(null, socket),
        (failure) => callback(failure, null),
      )
      .catch(() => undefined); // an error thrown by undici's callback; the request ends at its timeout
  };

  /**
   * Connects to a host with TLS, and closes the connection.
   * @returns when its certificate expires, which is valid now; null if it does not say.
   * @throws EgressFailure
   */
  async certificateExpiry({ hostname, port }: URL): Promise<Date | null> {
    const socket = await this.#open({ host: hostname, port: Number(port || 443), secure: true });
    const text = socket instanceof TLSSocket ? socket.getPeerCertificate().valid_to : "";
    socket.destroy();
    const date = new Date(text);
    return Number.isNaN(date.getTime()) ? null : date;
  }

  async #open(target: Target): Promise<Socket> {
    const phases = { ...noPhases };
    const addresses = await this.#addressesOf(target, phases);
    const trusted = target.secure ? this.#secureContext() : null;
    const connected = await connect(target, addresses, phases, this.#options.connectMs, trusted);
    this.#connections.set(connected, { phases, used: false });
    return connected;
  }

  /** Resolves a host to its addresses. @throws EgressFailure unless all of them are permitted. */
  async #addressesOf({ host, port, secure }: Target, phases: Phases): Promise<[string, ...string[]]> {
    const pin = this.#options.pins.get(`${host}:${port}`);
    if (pin !== undefined) return [pin];
    if (!secure) throw new EgressFailure("egress_blocked", "The URL must begin with https://.");
    if (!isPermittedPort(port))
      throw new EgressFailure("egress_blocked", "The node does not connect to this port.");
    if (isIP(host) > 0) {
      if (!isPublic(host)) throw new EgressFailure("egress_blocked", "The address is not public.");
      return [host];
    }
    const started = performance.now();
    const [first, ...others] = await resolveWithTimeout(this.#options.dnsMs, this.#options.resolve, host);
    phases.dns_ms = since(started);
    if (first === undefined) throw new EgressFailure("dns_error", "The host name has no address.", phases);
    // One address that is not public suggests an attack, so none of the addresses is used.
    if (![first, ...others].every(isPublicResolved)) {
      throw new EgressFailure(
        "egress_blocked",
        "The host name leads to an address that is not public.",
        phases,
      );
    }
    return [first, ...others];
  }

  /** Creates the context at the first connection and reuses it, because reading the authorities of Node.js is slow. */
  #secureContext(): SecureContext {
    this.#trust ??= createSecureContext();
    return this.#trust;
  }
}

/** The least time of each address, in milliseconds: enough for a lost first packet, which is sent again after a second (RFC 6298). */
const minAttemptMs = 1_500;

/** Resolves a name within a timeout. */
async function resolveWithTimeout(limitMs: number, resolve: Resolve, host: string): Promise<string[]> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const failure = new EgressFailure(
    "dns_error",
    `The host name was not resolved within ${formatSeconds(limitMs)}.`,
  );
  const timer = setTimeout(() => reject(failure), limitMs);
  try {
    return await Promise.race([resolve(host), timeout]);
  } catch (error) {
    throw error === failure
      ? failure
      : new EgressFailure("dns_error", "The host name could not be resolved.");
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Connects to the first address that responds. The host name is used for SNI and the check of the certificate.
 * @param trusted null for a connection without TLS.
 */
function connect(
  { host, port }: Target,
  addresses: [string, ...string[]],
  phases: Phases,
  limitMs: number,
  trusted: SecureContext | null,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    let reached: number | undefined;
    const options = {
      ...{ host, port, lookup: fixedLookup(addresses), autoSelectFamily: true },
      autoSelectFamilyAttemptTimeout: Math.max(minAttemptMs, Math.floor(limitMs / addresses.length)),
    };
    const socket = trusted
      ? connectSecurely({
          ...options,
          servername: isIP(host) > 0 ? "" : host, // RFC 6066 section 3: no addresses
          ALPNProtocols: ["http/1.1"],
          secureContext: trusted,
          rejectUnauthorized: true, // whatever NODE_TLS_REJECT_UNAUTHORIZED says
        })
      : connectPlain(options);
    const timer = setTimeout(() => {
      const detail = `The connection was not established within ${formatSeconds(limitMs)}.`;
      socket.destroy(new EgressFailure("connect_timeout", detail));
    }, limitMs);
    socket.setNoDelay(true);
    socket.setKeepAlive(true, 60_000);
    socket.once("connect", () => {
      reached = performance.now();
      phases.connect_ms = Math.round(reached - started);
      const { remoteAddress = "" } = socket;
      if (!addresses.some((address) => isSameAddress(address, remoteAddress))) {
        socket.destroy(new EgressFailure("egress_blocked", "The connection led to another address."));
      }
    });
    socket.once(trusted ? "secureConnect" : "connect", () => {
      clearTimeout(timer);
      if (trusted && reached !== undefined) phases.tls_ms = since(reached);
      if (!socket.destroyed) resolve(socket);
    });
    // This listener stays for the life of the connection, so that no error event is unhandled.
    socket.on("error", (error) => reject(connectFailure(error, reached !== undefined, phases)));
    socket.once("close", () => {
      clearTimeout(timer);
      reject(connectFailure(new Error("closed"), reached !== undefined, phases));
    });
  });
}

/** Returns a lookup function with fixed addresses, which have been checked. */
function fixedLookup(addresses: [string, ...string[]]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, callback) => {
    process.nextTick(() => {
      if (all) callback(null, found);
      else callback(null, addresses[0], isIP(addresses[0]));
    });
  };
}

function since(instant: number): number {
  return Math.round(performance.now() - instant);
}
