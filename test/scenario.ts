/** What a scenario is: how to bring about one declared status of one operation. */

import type { Registry, Schemas, Tier } from "../client/index.ts";
import type { operations } from "../generated/operations.ts";
import type { Config } from "../server/config.ts";
import type { World } from "../server/node.ts";
import type { Arranged } from "./arranged.ts";
import type { Browser } from "./browser.ts";
import type { Exchange } from "./exchange.ts";

type Operations = typeof operations;

/** Statuses that the contract test plays for every operation by itself: faults of the node. */
type FaultStatus = 500 | 503;

/** Statuses that a key can meet where none is needed: all.ts has scenarios of them for every such operation. */
type KeyStatus = 401 | 403;

/** Statuses that a repeated `Idempotency-Key` can meet: the contract test plays them for every operation that honours it. */
type RepeatStatus = 409 | 422;

/** Statuses of an operation that need no scenario of its own. */
type Supplied<Row> =
  | FaultStatus
  | (Row extends { credentials: readonly ["none"] } ? KeyStatus : never)
  | (Row extends { idempotent: true } ? RepeatStatus : never);

/** What scenarios need of a registry. */
export interface ScenarioWorld extends AsyncDisposable {
  /** The published client, without a credential. */
  registry: Registry;
  /** A browser that nobody has signed in with: a client that keeps cookies. */
  browser(): Browser;
  /** The owner of the registry, signed in; made at the first call. */
  owner(): Promise<Browser>;
  /** A developer, signed in; another one at each call. */
  developer(tier?: Tier): Promise<Browser>;
  /** A client with a new key of a browser's account. */
  keyed(browser: Browser, key?: Partial<Schemas["KeyRequest"]>): Promise<Registry>;
  /** Sends a request as it is, for what the client would not send. */
  send(
    method: string,
    path: string,
    init?: { headers?: Record<string, string>; body?: string | Buffer },
  ): Promise<Response>;
  /** Everything that was asked and answered, in order; each was held against the contract. */
  exchanges: Exchange[];
  /** Whether each POST gets an `Idempotency-Key` of its own, unless it has one. Default: false. */
  keyedPosts: boolean;
  /** Moves the clock, in milliseconds. */
  pass(milliseconds: number): void;
  /** The token that makes the owner's account; empty if there is one. */
  setupToken: string;
  /** Brings about what no operation does. */
  arrange: Arranged;
  /** Another world, with other settings of the node and other surroundings. */
  elsewhere(settings: Partial<Config>, surroundings?: Partial<World>): Promise<ScenarioWorld>;
}

/** Brings the status about, in a fresh world. What it returns does not matter: the answers are recorded. */
export type Scenario = (world: ScenarioWorld) => Promise<unknown>;

/** One scenario per operation and declared status, or several in a list. A missing one does not compile. */
export type Scenarios = {
  [Feature in keyof Operations]: {
    [Name in keyof Operations[Feature]]: Operations[Feature][Name] extends {
      statuses: readonly (infer Status)[];
    }
      ? { [S in Exclude<Status, Supplied<Operations[Feature][Name]>> & number]: Scenario | Scenario[] } & {
          [S in Extract<Status, KeyStatus | RepeatStatus>]?: Scenario | Scenario[];
        }
      : never;
  };
};

/** A method of the published client for each operation. A missing one does not compile. */
export type ClientMethods = {
  [Feature in keyof Operations]: { [Name in keyof Operations[Feature]]: (...given: never[]) => unknown };
};
