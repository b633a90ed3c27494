/**
 * The network between processes, receivers and hosts: connections that carry bytes with a delay, in order, and that break. It
 * replaces `connect` of node:net and node:tls, so that everything above it is real: the guard, undici and the HTTP servers.
 */
import { Server as HttpServer, type RequestListener } from "node:http";
import { Socket } from "node:net";
import { Duplex } from "node:stream";
import { Machine } from "./machine.ts";
import { replaceIn, time } from "./virtual-time.ts";

/** That of Node.js: the imported one is replaced below. */
const RealSocket = Socket;

/** How the network treats a host. */
export type Weather =
  /** Every message arrives, after a delay. */
  | "fair"
  /** No connection is made, and nothing arrives. */
  | "cut"
  /** What is sent arrives; what is returned is lost, and the connection is reset. */
  | "loses answers"
  /** Messages take seconds. */
  | "slow";

/** Accepts connections to a host. */
export interface Host {
  /** Takes the far end of a connection. */
  accept(wire: Wire): void;
  /** Whether something listens. */
  isUp(): boolean;
  /** Whether it is in the same room as those that use it. */
  readonly isNear?: boolean;
}

/** A connection of Node.js, for what happens outside of histories. */
export function outside(): Socket {
  return new RealSocket();
}

/** One end of a connection. */
export class Wire extends Duplex {
  remoteAddress = "198.51.100.7";
  readonly remotePort = 40_000;
  readonly encrypted = true;
  readonly network: Network;
  /** The process that made the connection. */
  readonly sender: Machine | undefined;
  readonly towardsHost: boolean;
  host = "";
  peer: Wire | undefined;
  /** When what was written last arrives: later bytes do not overtake it. */
  #arrivesAt = 0;
  #isBroken = false;

  constructor(network: Network, sender: Machine | undefined, towardsHost: boolean) {
    super({ allowHalfOpen: true });
    this.network = network;
    this.sender = sender;
    this.towardsHost = towardsHost;
  }

  /** Connects it to a host, as a socket of Node.js. */
  connect(_port: number, host: string): this {
    this.network.connect(this, host);
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _: string, done: () => void): void {
    this.#send(() => this.peer?.push(chunk));
    done();
  }

  override _final(done: () => void): void {
    this.#send(() => this.peer?.push(null));
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#send(() => this.peer?.reset());
    done(error);
  }

  /** Ends as when the other side is gone. */
  reset(): void {
    if (this.destroyed) return;
    this.destroy(Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" }));
  }

  #send(arrive: () => void): void {
    const weather = this.network.weatherOf(this.host);
    if (weather === "cut") this.#isBroken = true; // what was lost is never followed by later bytes
    if (this.#isBroken) return;
    if (weather === "loses answers" && !this.towardsHost) {
      time.add(() => this.peer?.reset(), 5);
      return;
    }
    const delayMs = this.network.delayMs(weather, this.network.isNear(this.host));
    this.#arrivesAt = Math.max(time.now + delayMs, this.#arrivesAt);
    time.add(() => {
      if (this.peer && !this.peer.destroyed) arrive();
    }, this.#arrivesAt - time.now);
  }

  // Of a socket of Node.js, what undici and the HTTP server call.
  setNoDelay = () => this;
  setKeepAlive = () => this;
  setTimeout = () => this;
  ref = () => this;
  unref = () => this;
  destroySoon = () => void this.end();
}

/** The hosts of a history, and the weather between them. */
export class Network {
  /** The network of the history that runs. */
  static current: Network | undefined;

  readonly #hosts = new Map<string, Host>();
  readonly #addresses = new Map<string, string>();
  readonly #weather = new Map<string, Weather>();

  /** @param address default: a public one. */
  add(name: string, host: Host, address = `93.184.216.${this.#hosts.size + 1}`): void {
    this.#hosts.set(name, host);
    this.#addresses.set(name, address);
  }

  setWeather(name: string, weather: Weather): void {
    this.#weather.set(name, weather);
  }

  weatherOf(name: string): Weather {
    return this.#weather.get(name) ?? "fair";
  }

  clear(): void {
    this.#weather.clear();
  }

  delayMs(weather: Weather, isNear = false): number {
    if (weather === "slow") return 500 + time.randomness.below(4_000);
    if (isNear) return time.randomness.fraction();
    // Half of them in steps, so that requests that are sent together often arrive in one instant, and share a commit.
    return 1 + (time.randomness.below(2) === 0 ? 5 * time.randomness.below(4) : time.randomness.below(20));
  }

  isNear(name: string): boolean {
    return this.#hosts.get(name)?.isNear === true;
  }

  /** The addresses of a host; none if it does not exist. */
  resolve = async (name: string): Promise<string[]> => {
    const address = this.#addresses.get(name);
    return address === undefined ? [] : [address];
  };

  /** A connection of the process whose code runs. */
  wire(): Wire {
    return new Wire(this, Machine.current.getStore(), true);
  }

  /** Connects the end of a process to a host. */
  connect(near: Wire, name: string): void {
    const { sender } = near;
    near.host = name;
    near.remoteAddress = this.#addresses.get(name) ?? "";
    const host = this.#hosts.get(name);
    const weather = this.weatherOf(name);
    time.add(
      () => {
        if (near.destroyed || weather === "cut") return; // it times out
        if (!host?.isUp() || sender?.isAlive === false) {
          near.destroy(Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }));
          return;
        }
        const far = new Wire(this, sender, false);
        far.host = name;
        [near.peer, far.peer] = [far, near];
        sender?.onDeath.push(() => near.reset());
        near.emit("connect");
        near.emit("secureConnect");
        host.accept(far);
      },
      this.delayMs(weather, host?.isNear),
    );
  }
}

/** An HTTP server that never listens: connections are given to it. */
export function hostOf(handle: RequestListener): Host {
  const server = new HttpServer(handle);
  return {
    accept: (wire) => void server.emit("connection", wire), // it has all of a socket that the server uses
    isUp: () => true,
  };
}

/** Replaces the connections of this process. Call it before other modules are loaded. */
export function installNetwork(): void {
  const wire = () => {
    if (!Network.current) throw new Error("There is no history.");
    return Network.current.wire();
  };
  const connect = (to: number | { host: string }, host = "") =>
    typeof to === "number" ? wire().connect(to, host) : wire().connect(0, to.host);
  // pg makes its sockets without options, and connects them then; the standard streams of Node.js are sockets too.
  function SimulatedSocket(options?: ConstructorParameters<typeof RealSocket>[0]) {
    return options ? new RealSocket(options) : wire();
  }
  SimulatedSocket.prototype = RealSocket.prototype; // HTTP servers call its methods
  replaceIn("node:net", { connect, Socket: SimulatedSocket });
  replaceIn("node:tls", { connect, createSecureContext: () => ({}) });
}
