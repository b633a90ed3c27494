/** What checks act in: the node under test, the callers, and the agents that they made. */
import { createHash } from "node:crypto";
import type { Schemas } from "../generated/models.d.ts";
import { CheckFailure, NotApplicable } from "./assertions.ts";
import { type ContractOperation, contractOperations } from "./contract/operations.ts";
import type { Caller, Callers } from "./node/callers.ts";
import type { Discovery } from "./node/discovery.ts";
import type { Answer, Http, Sent } from "./node/http.ts";
import type { ReceiverSource } from "./receiver.ts";

/** An agent as the registry shows it. */
export type Agent = Schemas["Agent"];

/** The record in the response to a registration. */
export function agentIn(answer: Answer): Agent {
  return answer.json<{ agent: Agent }>().agent;
}

/** What a scene is made of. */
export interface SceneOptions {
  http: Http;
  discovery: Discovery;
  callers: Callers;
  /** Begins every id that the run makes; letters and digits. */
  prefix: string;
  seed: number;
  /** The number of generated requests for each operation. */
  runs: number;
  receivers: ReceiverSource;
  /** The base URL of a second node, which the federation profile adds as a peer; undefined for none. */
  peerUrl: string | undefined;
}

/** Removes something that a check made. */
export type Removal = () => Promise<unknown>;

/** The scene of one run. */
export class Scene {
  readonly http: Http;
  readonly discovery: Discovery;
  readonly callers: Callers;
  readonly prefix: string;
  readonly seed: number;
  readonly runs: number;
  readonly receivers: ReceiverSource;
  readonly peerUrl: string | undefined;
  readonly #ofCheck = new Map<string, Removal>();
  readonly #ofRun = new Map<string, Removal>();
  readonly #made = new Map<string, Promise<unknown>>();
  #count = 0;

  constructor(options: SceneOptions) {
    this.http = options.http;
    this.discovery = options.discovery;
    this.callers = options.callers;
    this.prefix = options.prefix;
    this.seed = options.seed;
    this.runs = options.runs;
    this.receivers = options.receivers;
    this.peerUrl = options.peerUrl;
  }

  /** Sends a request of nobody, or of the given caller. */
  send(method: string, path: string, sent?: Sent): Promise<Answer> {
    return this.http.send(method, path, sent);
  }

  /** Reads without a credential. */
  get(path: string, headers?: Record<string, string>): Promise<Answer> {
    return this.http.send("GET", path, { headers });
  }

  /** Writes as the caller that writes agents. */
  write(method: string, path: string, sent: Sent = {}): Promise<Answer> {
    return this.http.send(method, path, { as: this.callers.writer, ...sent });
  }

  /** The path of a URL of the node, which may be relative, below the base URL. */
  pathOf(url: string): string {
    const base = new URL(this.http.options.baseUrl);
    const { pathname, search } = new URL(url, base);
    const below = base.pathname === "/" ? "" : base.pathname;
    return (pathname.startsWith(`${below}/`) ? pathname.slice(below.length) : pathname) + search;
  }

  /** A new id, which nothing on the node has. */
  newId(word = "agent"): string {
    return `${this.prefix}-${word}-${++this.#count}`;
  }

  /** A new word, which no agent of the node has. Words of a run have nothing in common, because searches forgive misspelling. */
  newWord(): string {
    const digest = createHash("sha256")
      .update(`${this.prefix} ${++this.#count}`)
      .digest("hex");
    return `w${digest.slice(0, 20)}`;
  }

  /** The body of a registration. */
  registration(fields: Record<string, unknown> = {}): Record<string, unknown> & { agent_id: string } {
    const agent_id = typeof fields.agent_id === "string" ? fields.agent_id : this.newId();
    return {
      agent_url: `https://${agent_id}.example.com/a2a`,
      name: "Conformance Agent",
      ...fields,
      agent_id,
    };
  }

  /** Registers an agent, which the end of the check deletes. */
  async register(fields: Record<string, unknown> = {}): Promise<Agent> {
    const answer = await this.registerWith(this.registration(fields));
    return agentIn(answer.expect(201));
  }

  /** Sends a registration, and deletes the agent after the check if it was made. */
  async registerWith(body: unknown, sent: Sent = {}, path = "/register"): Promise<Answer> {
    const answer = await this.write("POST", path, { body, ...sent });
    if (answer.status === 201) {
      const { agent_id } = agentIn(answer);
      this.afterCheck(`agent ${agent_id}`, () => this.#delete(agent_id));
    }
    return answer;
  }

  /** Deletes an agent with a session if there is one, because requests with a key use its quota. */
  #delete(agent_id: string): Promise<Answer> {
    const as = this.callers.developer ?? this.callers.writer;
    return this.send("DELETE", `/agents/${encodeURIComponent(agent_id)}`, { as });
  }

  /** Looks an agent up. */
  async lookup(id: string): Promise<Agent> {
    return (await this.get(`/lookup/${encodeURIComponent(id)}`)).expect(200).json<Agent>();
  }

  /** An operation of the contract. The check does not apply if the node does not have it. */
  operation(id: string): ContractOperation {
    const found = contractOperations.find((each) => each.id === id);
    if (!found) throw new CheckFailure(`${id} is no operation of the contract`);
    if (!this.discovery.operations.has(id)) throw new NotApplicable(`The node does not have ${id}.`);
    return found;
  }

  /** The session of a developer. Without one, the check does not apply. */
  developer(): Caller {
    if (!this.callers.developer)
      throw new NotApplicable("It needs an account: pass --email and --password, or --sign-up.");
    return this.callers.developer;
  }

  /** The owner. Without one, the check does not apply. */
  owner(): Caller {
    if (!this.callers.owner)
      throw new NotApplicable("It needs the owner: pass --owner-key, or --owner-email and --owner-password.");
    return this.callers.owner;
  }

  /** A caller that may call an operation: a session if there is one, because it has no quota. */
  callerOf({ role, credentials }: ContractOperation): Caller | undefined {
    if (credentials.includes("metrics"))
      throw new NotApplicable("It needs the token of the node's monitoring.");
    if (role === "owner") return this.owner();
    const { writer, developer } = this.callers;
    if (credentials.length === 1 && credentials.includes("none")) return undefined;
    if (developer && credentials.includes("cookie")) return developer;
    if (credentials.includes("none") || (writer && credentials.includes("bearer"))) return writer;
    return this.developer();
  }

  /** Removes something when its check ends, the last first. */
  afterCheck(what: string, removal: Removal): void {
    this.#ofCheck.set(what, removal);
  }

  /** Removes something when the run ends, because several checks use it. */
  afterRun(what: string, removal: Removal): void {
    this.#ofRun.set(what, removal);
  }

  /** Makes something that several checks of the run use, once. */
  once<Value>(name: string, make: () => Promise<Value>): Promise<Value> {
    const found = this.#made.get(name) ?? make();
    this.#made.set(name, found);
    return found as Promise<Value>; // what was made under this name
  }

  /** Forgets what a check has removed itself. */
  removed(what: string): void {
    this.#ofCheck.delete(what);
  }

  /** Removes what the check made. @returns a sentence for each thing that remains. */
  endCheck(): Promise<string[]> {
    return removeAll(this.#ofCheck);
  }

  /** Removes what the run made. @returns a sentence for each thing that remains. */
  endRun(): Promise<string[]> {
    return removeAll(this.#ofRun);
  }
}

async function removeAll(removals: Map<string, Removal>): Promise<string[]> {
  const remaining: string[] = [];
  for (const [what, removal] of [...removals].reverse()) {
    await removal().catch((error: Error) => remaining.push(`${what}: ${error.message}`));
  }
  removals.clear();
  return remaining;
}
