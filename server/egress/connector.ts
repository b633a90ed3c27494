/**
 * Opens connections, for undici. Here and nowhere else is decided where the node may connect to, so that no caller, no
 * redirect and no answer of a name server leads around it. Names are resolved here, and what was judged is what is
 * connected to.
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
} from "node:tls";
import type { buildConnector } from "undici";
import { isPublic, isSameAddress } from "./addresses.ts";
import { connectFailure, EgressFailure, inWords, noPhases, type Phases } from "./failures.ts";
import { isOpenPort } from "./hosts.ts";
import type { Pins } from "./pins.ts";
import type { Resolve } from "./resolver.ts";

export interface ConnectorSettings {
  resolve: Resolve;
  pins: Pins;
  /** Certificates of authorities to trust besides those that Node.js trusts, as PEM. */
  trust: string[];
  /** For the resolver, in milliseconds. */
  dnsMs: number;
  /** For TCP and TLS together, in milliseconds. */
  connectMs: number;
}

/** A connection that was opened here. */
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

/** Opens guarded connections. */
export class Connector {
  readonly #settings: ConnectorSettings;
  readonly #connections = new WeakMap<Socket, Connection>();
  #context: SecureContext | undefined;

  constructor(settings: ConnectorSettings) {
    this.#settings = settings;
  }

  /** What is known of a connection; undefined for one of somebody else. */
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
      .catch(() => undefined); // undici's own fault; the request ends at its limit
  };

  async #open(target: Target): Promise<Socket> {
    const phases = { ...noPhases };
    const addresses = await this.#addressesOf(target, phases);
    const connected = await connect(target, addresses, phases, this.#settings.connectMs, () =>
      this.#trusted(),
    );
    this.#connections.set(connected, { phases, used: false });
    return connected;
  }

  /** The addresses that may be connected to: all that the host has, or none. */
  async #addressesOf({ host, port, secure }: Target, phases: Phases): Promise<[string, ...string[]]> {
    const pin = this.#settings.pins.get(`${host}:${port}`);
    if (pin !== undefined) return [pin];
    if (!secure) throw new EgressFailure("egress_blocked", "Only https URLs are called.");
    if (!isOpenPort(port)) throw new EgressFailure("egress_blocked", "This port is not called.");
    if (isIP(host) > 0) {
      if (!isPublic(host)) throw new EgressFailure("egress_blocked", "The address is not public.");
      return [host];
    }
    const started = performance.now();
    const [first, ...others] = await resolveWithin(this.#settings.dnsMs, this.#settings.resolve, host);
    phases.dns_ms = since(started);
    if (first === undefined) throw new EgressFailure("dns_error", "The host name has no address.", phases);
    // One address that is not public speaks for the intent of all: none is taken.
    if (![first, ...others].every(isPublic)) {
      throw new EgressFailure(
        "egress_blocked",
        "The host name leads to an address that is not public.",
        phases,
      );
    }
    return [first, ...others];
  }

  /** Made at the first connection and used for all: reading the authorities takes a while. */
  #trusted(): SecureContext {
    const { trust } = this.#settings;
    // `ca` replaces what Node.js trusts.
    this.#context ??= createSecureContext(
      trust.length > 0 ? { ca: [...getCACertificates("default"), ...trust] } : {},
    );
    return this.#context;
  }
}

/** Resolves a name, whatever the resolver does. */
async function resolveWithin(limitMs: number, resolve: Resolve, host: string): Promise<string[]> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const failure = new EgressFailure(
    "dns_error",
    `The host name was not resolved within ${inWords(limitMs)}.`,
  );
  const timer = setTimeout(() => reject(failure), limitMs);
  try {
    return await Promise.race([resolve(host), late]);
  } catch (error) {
    throw error === failure
      ? failure
      : new EgressFailure("dns_error", "The host name could not be resolved.");
  } finally {
    clearTimeout(timer);
  }
}

/** Connects to the first of some addresses that answers; the name stays in SNI and in the check of the certificate. */
function connect(
  { host, port, secure }: Target,
  addresses: [string, ...string[]],
  phases: Phases,
  limitMs: number,
  trusted: () => SecureContext,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    let reached: number | undefined;
    const options = { host, port, lookup: lookupOf(addresses), autoSelectFamily: true };
    const socket = secure
      ? connectSecurely({
          ...options,
          servername: isIP(host) > 0 ? "" : host, // RFC 6066 section 3: no addresses
          ALPNProtocols: ["http/1.1"],
          secureContext: trusted(),
          rejectUnauthorized: true, // whatever NODE_TLS_REJECT_UNAUTHORIZED says
        })
      : connectPlain(options);
    const timer = setTimeout(() => {
      const detail = `There was no connection within ${inWords(limitMs)}.`;
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
    socket.once(secure ? "secureConnect" : "connect", () => {
      clearTimeout(timer);
      if (secure && reached !== undefined) phases.tls_ms = since(reached);
      if (!socket.destroyed) resolve(socket);
    });
    // Stays for the life of the connection, so that no error of it is ever unheard.
    socket.on("error", (error) => reject(connectFailure(error, reached !== undefined, phases)));
    socket.once("close", () => {
      clearTimeout(timer);
      reject(connectFailure(new Error("closed"), reached !== undefined, phases));
    });
  });
}

/** Answers with addresses that have been judged already. */
function lookupOf(addresses: [string, ...string[]]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, answer) => {
    process.nextTick(() => {
      if (all) answer(null, found);
      else answer(null, addresses[0], isIP(addresses[0]));
    });
  };
}

function since(instant: number): number {
  return Math.round(performance.now() - instant);
}
