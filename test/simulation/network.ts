/**
 * The network between processes, receivers and hosts: connections that carry bytes with a delay, in order, and that break. It
 * replaces `connect` of node:net and node:tls, so that everything above it is real: the guard, undici and the HTTP servers.
 */
import { Server as HttpServer, type RequestListener } from "node:http";
import type { Socket } from "node:net";
import { Duplex } from "node:stream";
import { Machine } from "./machine.ts";
import { replaceIn, time } from "./virtual-time.ts";

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
  accept(socket: Socket): void;
  /** Whether something listens. */
  isUp(): boolean;
}

/** One end of a connection. */
class Wire extends Duplex {
  readonly remoteAddress: string;
  readonly remotePort = 40_000;
  readonly encrypted = true;
  readonly network: Network;
  readonly host: string;
  readonly towardsHost: boolean;
  peer: Wire | undefined;
  /** When what was written last arrives: later bytes do not overtake it. */
  #arrivesAt = 0;
  #isBroken = false;

  constructor(network: Network, host: string, towardsHost: boolean, remoteAddress: string) {
    super({ allowHalfOpen: true });
    this.network = network;
    this.host = host;
    this.towardsHost = towardsHost;
    this.remoteAddress = remoteAddress;
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
    this.#arrivesAt = Math.max(time.now + this.network.delayMs(weather), this.#arrivesAt);
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
}

/** The hosts of a history, and the weather between them. */
export class Network {
  /** The network of the history that runs. */
  static current: Network | undefined;

  readonly #hosts = new Map<string, Host>();
  readonly #weather = new Map<string, Weather>();

  add(name: string, host: Host): void {
    this.#hosts.set(name, host);
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

  delayMs(weather: Weather): number {
    return weather === "slow" ? 500 + time.randomness.below(4_000) : 1 + time.randomness.below(20);
  }

  /** The addresses of a host; none if it does not exist. */
  resolve = async (name: string): Promise<string[]> => {
    const index = [...this.#hosts.keys()].indexOf(name);
    return index < 0 ? [] : [addressOf(index)];
  };

  /** Opens a connection of the process whose code runs. */
  connect(name: string): Wire {
    const machine = Machine.current.getStore();
    const index = [...this.#hosts.keys()].indexOf(name);
    const near = new Wire(this, name, true, addressOf(index));
    const host = this.#hosts.get(name);
    const weather = this.weatherOf(name);
    time.add(() => {
      if (near.destroyed || weather === "cut") return; // it times out
      if (!host?.isUp() || machine?.isAlive === false) {
        near.destroy(Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }));
        return;
      }
      const far = new Wire(this, name, false, "198.51.100.7");
      [near.peer, far.peer] = [far, near];
      machine?.onDeath.push(() => near.reset());
      near.emit("connect");
      near.emit("secureConnect");
      host.accept(far as unknown as Socket); // all of it that servers use
    }, this.delayMs(weather));
    return near;
  }
}

/** A public address. */
function addressOf(index: number): string {
  return `93.184.216.${index + 1}`;
}

/** An HTTP server that never listens: connections are given to it. */
export function hostOf(handle: RequestListener): Host {
  const server = new HttpServer(handle);
  return {
    accept: (socket) => void server.emit("connection", socket),
    isUp: () => true,
  };
}

/** Replaces the connections of this process. Call it before other modules are loaded. */
export function installNetwork(): void {
  const connect = ({ host }: { host: string }) => {
    if (!Network.current) throw new Error("There is no history.");
    return Network.current.connect(host);
  };
  replaceIn("node:net", { connect });
  replaceIn("node:tls", { connect, createSecureContext: () => ({}) });
}
