/** The stage of a history: sites of one or more processes on a database each, receivers, and clients of three accounts. */
import type { SecureContext } from "node:tls";
import { Agent, fetch as httpFetch } from "undici";
import { createRegistry, type Registry } from "../../client/index.ts";
import type { Config } from "../../server/assembly/config.ts";
import type { InstanceTimes } from "../../server/core/leases/instance.ts";
import { createNode, type RegistryNode } from "../../server/node.ts";
import { inject, testConfig, toResponse } from "../../server/testing.ts";
import { openIndexInMemory, realWorld, type World } from "../../server/world.ts";
import { holdAgainstContract } from "../exchange.ts";
import { CardHost } from "./card-hosts.ts";
import { Clock, fastestClock, slowestClock } from "./clock.ts";
import type { SiteDatabase } from "./databases.ts";
import { IdentityProvider } from "./identity-provider.ts";
import { Machine } from "./machine.ts";
import { Network } from "./network.ts";
import { Order } from "./order.ts";
import { Receiver } from "./receivers.ts";
import { time } from "./virtual-time.ts";

/** Who calls: two developers, the owner of the node, and nobody in particular. */
export const callers = ["ann", "bob", "owner", "anyone"] as const;
export type Caller = (typeof callers)[number];

/** What becomes of a request on its way. */
export type Fate = "fair" | "request lost" | "answer lost" | "sent twice";

/** A request as a client sent it, and what came back. */
export interface Attempt {
  /** What the client wanted. */
  intent: Intent;
  site: number;
  method: string;
  url: string;
  /** When it was sent, and when its response came, in the order of all that was seen; `end` is infinite without a response. */
  start: number;
  end: number;
  atMs: number;
  endMs: number;
  /** The slowest clock of the site when it was sent, and the fastest when its answer came. */
  clockMs: number;
  latestClockMs: number;
  /** Null without a response. */
  status: number | null;
  headers: Record<string, string>;
  /** The text of the response. */
  text: string;
  /** Its `Idempotency-Key`; null if it has none. */
  key: string | null;
  /** Whether the network delivered it twice; the other answer reached nobody. */
  isTwice: boolean;
  /** The credential that it carried. */
  credential: string | null;
}

/** What a client wants; the names of its values are those of the step. */
export interface Intent {
  kind: string;
  by: Caller;
  [detail: string]: unknown;
}

/** The body of a response. */
export function bodyOf<Body>({ text }: Pick<Attempt, "text">): Body {
  return JSON.parse(text) as Body; // held against the contract before
}

/** The code of a problem; undefined for a success. */
export function codeOf(attempt: Attempt): string | undefined {
  if (attempt.status === null || attempt.status < 400) return undefined;
  return bodyOf<{ code: string }>(attempt).code;
}

/** A process of a site, between and during its runs. */
export interface Slot {
  name: string;
  machine: Machine | null;
  node: RegistryNode | null;
  readonly clock: Clock;
}

export interface Site {
  index: number;
  host: string;
  url: string;
  config: Config;
  /** Its PostgreSQL server; null on SQLite. */
  server: SiteDatabase["server"];
  checkpointFile: string;
  slots: Slot[];
}

export interface SceneOptions {
  /** The database of each site. */
  databases: SiteDatabase[];
  processes: number;
  receivers: number;
}

/** Enough to move an agent from one to the other. */
const cardHostCount = 2;

export const password = "correct horse battery";

/** The accounts and keys that every site has from its beginning. */
export interface Prologue {
  keys: Record<Exclude<Caller, "anyone">, string>;
  /** The ids of the accounts. */
  accounts: Record<Exclude<Caller, "anyone">, string>;
}

export const emails = { ann: "ann@example.com", bob: "bob@example.com", owner: "owner@example.com" };

/** After a step, all that it has caused has settled: the longest drift of a clock takes ten minutes. */
const settledMs = 12 * 60_000;

/** Before a step, everything has its usual intervals again. */
const wakingMs = 2 * 60_000;

/** How many times longer intervals are while all is quiet. */
const quietFactor = 10;

/** The stage of a history. */
export class Scene {
  readonly order = new Order();
  readonly network = new Network();
  readonly sites: Site[] = [];
  readonly receivers: Receiver[] = [];
  readonly provider: IdentityProvider;
  /** Hosts that publish agent cards. */
  readonly cardHosts: CardHost[] = [];
  /** A host that publishes cards, too, at an address that is not public. */
  readonly intranet: CardHost;
  readonly attempts: Attempt[] = [];
  /** Responses that are none of the contract, failures of the node, and what else is wrong at first sight. */
  readonly faults: string[] = [];
  readonly prologue: Prologue;
  /** What was seen, in its order, for people. */
  readonly timeline: string[] = [];
  readonly #options: SceneOptions;
  #ids = 0;
  /** Between two steps that are far apart, when nothing happens but what time brings. */
  #quiet = { fromMs: 0, untilMs: 0 };

  constructor(options: SceneOptions, prologue: Prologue) {
    this.#options = options;
    this.prologue = prologue;
    Network.current = this.network;
    this.provider = new IdentityProvider(this.network, this.order);
    for (let index = 0; index < options.receivers; index++)
      this.receivers.push(new Receiver(this.network, index, this.order));
    for (const database of options.databases) this.#addSite(database);
    const elsewhere = "intranet.cards.com";
    for (let index = 0; index < cardHostCount; index++)
      this.cardHosts.push(new CardHost(this.network, { host: `cards-${index}.com`, elsewhere }, this.order));
    const notPublic = { host: elsewhere, elsewhere, address: "10.0.0.7" };
    this.intranet = new CardHost(this.network, notPublic, this.order);
  }

  note(line: string): void {
    const at = (time.now / 1_000).toFixed(3).padStart(10);
    this.timeline.push(`${at}  ${line}`);
  }

  /** Waits for the next step. */
  async rest(ms: number): Promise<void> {
    const next = time.now + ms;
    this.#quiet = { fromMs: time.now + settledMs, untilMs: next - wakingMs };
    await time.sleep(ms);
  }

  /** How long to wait until something is repeated: longer while all is quiet, so that quiet hours take little computing. */
  interval(ms: number): number {
    const { fromMs, untilMs } = this.#quiet;
    if (time.now < fromMs) return ms;
    return Math.max(ms, Math.min(quietFactor * ms, untilMs - time.now));
  }

  /** Starts a process of a site. It may die, or fail, while it starts. */
  async start(site: Site, slot: Slot): Promise<void> {
    if (slot.machine?.isAlive) return;
    const machine = new Machine(slot.name);
    slot.machine = machine;
    slot.node = null;
    try {
      const node = await machine.run(async () => {
        const created = await createNode(site.config, this.#world(site, slot));
        await created.app.ready(); // as listening would
        return created;
      });
      if (!machine.isAlive) return void this.#bury(node);
      slot.node = node;
      machine.onDeath.push(() => {
        if (slot.node === node) slot.node = null;
        this.#bury(node);
      });
      this.note(`${slot.name} is up`);
    } catch (error) {
      if (machine.isAlive) this.note(`${slot.name} did not start: ${(error as Error).message.slice(0, 120)}`);
      machine.kill();
    }
  }

  /** Stops a process as an operator does. */
  async stop(slot: Slot): Promise<void> {
    const { machine, node } = slot;
    if (!machine?.isAlive || !node) return;
    slot.node = null;
    this.note(`${slot.name} stops`);
    await machine.run(() => node[Symbol.asyncDispose]());
    machine.onDeath.length = 0;
    machine.kill();
  }

  kill(slot: Slot): void {
    if (!slot.machine?.isAlive) return;
    this.note(`${slot.name} is killed`);
    slot.machine.kill();
  }

  /** A client of a site, as the SDK makes it. Every attempt of it is remembered with what it was for. */
  client(site: Site, intent: Intent, options: ClientOptions = {}): Registry {
    const { retries = 0, credential = this.keyOf(intent.by) } = options;
    return createRegistry({
      baseUrl: site.url,
      ...(credential?.startsWith("registry_") && { apiKey: credential }),
      ...(credential?.startsWith("access_token=") && { headers: { cookie: credential } }),
      maxRetries: retries,
      timeout: 60_000,
      fetch: this.fetchOf(site, intent, options),
    });
  }

  /** What sends the requests of a client of a site. Only the first one has another fate than a fair one. */
  fetchOf(
    site: Site,
    intent: Intent,
    { fate = "fair", credential = this.keyOf(intent.by), process, withJobs }: ClientOptions = {},
  ): (request: Request) => Promise<Response> {
    let sent = 0;
    return (request) => {
      const isFirst = sent++ === 0;
      const sender = { credential, process, withJobs: withJobs && isFirst };
      return this.#send(site, intent, request, isFirst ? fate : "fair", sender);
    };
  }

  /** Opens a page, as a browser does. @returns null without a response. */
  async browse(
    site: Site,
    intent: Intent,
    path: string,
    { fate = "fair", credential = null, process }: ClientOptions,
  ): Promise<Response | null> {
    const headers = credential === null ? {} : { cookie: credential };
    const request = new Request(`${site.url}${path}`, { headers });
    return this.#send(site, intent, request, fate, { credential, process }).catch(() => null);
  }

  keyOf(caller: Caller): string | null {
    return caller === "anyone" ? null : this.prologue.keys[caller];
  }

  /** Ends all processes. */
  async close(): Promise<void> {
    for (const { slots } of this.sites) for (const slot of slots) slot.machine?.kill();
    await time.sleep(60_000); // what they still do ends
  }

  #addSite({ settings, server, checkpointFile }: SiteDatabase): void {
    const index = this.sites.length;
    const host = `node-${index}.registries.com`;
    const url = `https://${host}`;
    const config: Config = {
      ...testConfig(settings),
      publicUrl: url,
      logLevel: "info",
      oidc: this.provider.settings,
      nodeKey: Buffer.alloc(32, index + 1),
    };
    const slots = Array.from({ length: this.#options.processes }, (_, process) => ({
      name: `node ${index}.${process}`,
      machine: null,
      node: null,
      clock: new Clock(),
    }));
    const site: Site = { index, host, url, config, server, checkpointFile, slots };
    this.sites.push(site);
    if (server) this.network.add(server.name, server.host);
    this.network.add(host, {
      isUp: () => site.slots.some(({ node }) => node !== null),
      accept: (wire) => {
        const slot = site.slots.find(({ node }) => node !== null);
        if (!slot?.machine || !slot.node) return void wire.destroy();
        const { machine, node } = slot;
        machine.onDeath.push(() => wire.destroy());
        machine.run(() => node.app.server.emit("connection", wire));
      },
    });
  }

  #world({ checkpointFile }: Site, slot: Slot): World {
    const dispatcher = new Agent();
    return {
      ...realWorld,
      fetch: ((url: string, init: object) =>
        httpFetch(url, { ...init, dispatcher })) as unknown as typeof fetch, // of the same standard
      checkpointFile: () => checkpointFile,
      clock: () => new Date(slot.clock.read()),
      newId: () => `sim-${++this.#ids}`,
      random: (bytes) => time.randomness.bytes(bytes),
      passwordCost: { memory: 8, passes: 1 },
      searchLimits: withoutBudget,
      openIndex: openIndexInMemory, // a thread knows no virtual time
      resolve: this.network.resolve,
      trust: {} as SecureContext, // the simulated network does not encrypt
      jobIntervals: { expiryMs: jobsMs, agingMs: 60_000 },
      deliveryTimes: { ...realWorld.deliveryTimes, pollIntervalMs: jobsMs },
      syncTimes: { ...realWorld.syncTimes, pollIntervalMs: jobsMs, limits: shortPages },
      instanceTimes: new QuietInstanceTimes(this),
    };
  }

  /** What a dead process still has in memory goes, without an effect. */
  #bury(node: RegistryNode): void {
    void Promise.resolve(node[Symbol.asyncDispose]()).catch(() => undefined); // its database is closed
  }

  async #send(site: Site, intent: Intent, request: Request, fate: Fate, sender: Sender): Promise<Response> {
    const payload = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const { pathname, search } = new URL(request.url);
    const headers = Object.fromEntries(request.headers);
    const attempt: Attempt = {
      intent,
      site: site.index,
      method: request.method,
      url: pathname + search,
      start: this.order.next(),
      end: Number.POSITIVE_INFINITY,
      atMs: time.now,
      endMs: Number.POSITIVE_INFINITY,
      clockMs: slowestClock(site),
      latestClockMs: Number.POSITIVE_INFINITY,
      status: null,
      headers: {},
      text: "",
      key: headers["idempotency-key"] ?? null,
      isTwice: fate === "sent twice",
      credential: sender.credential,
    };
    this.attempts.push(attempt);
    const send = (process = sender.process ?? 0) =>
      this.#deliver(site, process, { method: request.method, url: attempt.url, headers, payload });
    await time.sleep(sender.withJobs ? untilJobs() : this.network.delayMs("fair"));
    if (fate === "request lost") return this.#unanswered(attempt, "lost on its way");
    if (fate === "sent twice") void send((sender.process ?? 0) + 1).catch(() => undefined); // to another process; nobody reads its response
    const response = await send().catch((error: Error) => this.#unanswered(attempt, error.message));
    if (fate === "answer lost")
      return this.#unanswered(attempt, `its answer ${response.statusCode} was lost`);
    await time.sleep(this.network.delayMs("fair"));
    attempt.status = response.statusCode;
    attempt.headers = Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
    );
    attempt.text = response.body;
    attempt.end = this.order.next();
    attempt.endMs = time.now;
    attempt.latestClockMs = fastestClock(site);
    this.note(`${describe(attempt)} -> ${attempt.status} ${codeOf(attempt) ?? ""}`);
    this.#judge(attempt, headers, payload?.toString(), response);
    return toResponse(request.method, response);
  }

  /** @throws always, as `fetch` does. */
  #unanswered(attempt: Attempt, why: string): never {
    attempt.endMs = time.now;
    this.note(`${describe(attempt)} -> no answer: ${why}`);
    throw new TypeError("fetch failed", { cause: new Error(why) });
  }

  /** Gives a request to a process of a site. */
  async #deliver(site: Site, process: number | undefined, request: Parameters<typeof inject>[1]) {
    const up = site.slots.filter(({ node }) => node !== null);
    const slot = up[(process ?? 0) % Math.max(1, up.length)];
    if (!slot?.machine || !slot.node) throw new Error("connect ECONNREFUSED");
    const { machine, node } = slot;
    const { promise: death, reject } = Promise.withResolvers<never>();
    const died = () => reject(new Error("read ECONNRESET"));
    machine.onDeath.push(died);
    const response = machine.run(() => inject(node, request));
    const first = await Promise.race([response, death]).finally(() => {
      const index = machine.onDeath.indexOf(died);
      if (index >= 0) machine.onDeath.splice(index, 1);
    });
    if (!machine.isAlive) throw new Error("read ECONNRESET");
    return first;
  }

  #judge(
    attempt: Attempt,
    headers: Record<string, string>,
    body: string | undefined,
    response: InjectedLike,
  ): void {
    try {
      holdAgainstContract({
        request: { method: attempt.method, url: attempt.url, headers, body },
        response: { status: response.statusCode, headers: response.headers, body: response.body },
      });
    } catch (error) {
      this.faults.push((error as Error).message);
    }
    if (attempt.status === 500)
      this.faults.push(`${describe(attempt)} was answered with 500: ${attempt.text}`);
  }
}

/** Heartbeats are rarer while all is quiet: nobody dies then. */
class QuietInstanceTimes implements InstanceTimes {
  readonly maxMissedHeartbeats = 4;
  readonly #scene: Scene;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  get heartbeatMs(): number {
    return this.#scene.interval(3_000);
  }
}

/** So that a sync reads several pages, and may fail between them. */
const shortPages = { ...realWorld.syncTimes.limits, pageBytes: 14_000 };

/** A PostgreSQL server goes by its own clock. */
const withoutBudget = { ...realWorld.searchLimits, budgetMs: { sqlite: 60_000, postgres: 60_000 } };

type InjectedLike = Awaited<ReturnType<typeof inject>>;

/** How often most jobs of nodes run, in milliseconds. */
const jobsMs = 20_000;

/**
 * How long it is until the jobs of nodes run that began with the history: this time, or the next one. Of two waits that end at the
 * same instant, the one that began first is over first.
 */
export function untilJobs(): number {
  return jobsMs * (1 + time.randomness.below(2)) - (time.now % jobsMs);
}

interface Sender {
  credential: string | null;
  process: number | undefined;
  withJobs?: boolean | undefined;
}

export interface ClientOptions {
  fate?: Fate;
  retries?: number;
  /** Which of the processes that are up gets it. */
  process?: number;
  /** Whether the first request arrives when jobs run. */
  withJobs?: boolean;
  /** A key or a cookie; default: the caller's key. */
  credential?: string | null;
}

/** A request, for people. */
export function describe({ intent, method, url, site }: Attempt): string {
  const { kind, by, ...details } = intent;
  return `${by} at node ${site}: ${kind} ${JSON.stringify(details)} (${method} ${url.slice(0, 80)})`;
}

/** Makes the database that every site begins with: three accounts with a key each. */
export async function makePrologue({ settings, server, checkpointFile }: SiteDatabase): Promise<Prologue> {
  let ids = 0;
  const machine = new Machine("prologue");
  Network.current = new Network();
  if (server) Network.current.add(server.name, server.host);
  const config = {
    ...testConfig(settings),
    owner: { email: emails.owner, password },
  };
  const guarding = { checkpointFile: () => checkpointFile };
  const world = {
    ...realWorld,
    ...guarding,
    passwordCost: { memory: 8, passes: 1 },
    newId: () => `first-${++ids}`,
  };
  const node = await machine.run(() => createNode(config, world));
  const keys: Record<string, string> = {};
  const accounts: Record<string, string> = {};
  for (const [name, email] of Object.entries(emails)) {
    let cookie = "";
    const registry = createRegistry({
      baseUrl: config.publicUrl,
      maxRetries: 0,
      fetch: async (request) => {
        const payload = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
        const { pathname: url } = new URL(request.url);
        const headers = { ...Object.fromEntries(request.headers), ...(cookie && { cookie }) };
        const response = await inject(node, { method: request.method, url, headers, payload });
        cookie = String(response.headers["set-cookie"] ?? cookie).split(";")[0] ?? "";
        return toResponse(request.method, response);
      },
    });
    const account = { email, password };
    const signed = name === "owner" ? registry.accounts.signIn(account) : registry.accounts.signUp(account);
    accounts[name] = (await signed).account.id;
    keys[name] = (await registry.keys.create({ name: "simulation" })).key.raw_key;
  }
  await node.database.transaction(async (tx) => {
    await tx.run("delete from node_key"); // every site has a key of its own
    await tx.run("delete from session");
    await tx.run("update account set tier = 'enterprise', created_at = '2026-01-01T00:00:00.000Z'");
    await tx.run(`update account set issuer = true where id = '${accounts.bob}'`);
    await tx.run("update api_key set tier = 'enterprise', created_at = '2026-01-01T00:00:00.000Z'");
  });
  await node[Symbol.asyncDispose]();
  return { keys, accounts } as Prologue; // one for each of the emails
}
