/** What a scenario is: how to bring about one declared status, or one declared problem, of one operation. */

import type { Registry, Schemas, Tier } from "../client/index.ts";
import type { operations } from "../generated/operations.ts";
import type { problemCodes } from "../generated/problem-codes.ts";
import type { Config } from "../server/assembly/config.ts";
import type { World } from "../server/world.ts";
import type {
  faultCodes,
  repetitionCodes,
  standardCodes,
  unplayedCodes,
} from "../spec/generate/supplied-codes.ts";
import type { Arranged } from "./arranged.ts";
import type { Browser } from "./browser.ts";
import type { Access } from "./contract/access.ts";
import type { Exchange } from "./exchange.ts";
import type { Action } from "./simulation/actions.ts";

type Operations = typeof operations;

type Codes = typeof problemCodes;

/** Codes that need no scenario of their own, where the operation does not decide them: see {@link Supplied}. */
export type StandardCode = (typeof standardCodes)[number];
export type FaultCode = (typeof faultCodes)[number];
type OtherSuppliedCode = FaultCode | (typeof repetitionCodes)[number] | keyof typeof unplayedCodes;

/** Standard codes that the handlers of other operations decide: see `isStandard`. */
type ConditionalCode = "owner_required" | "cross_site_request" | "single_operator_mode";

type TakesSession<Row> = Row extends { credentials: readonly (infer Credential)[] }
  ? "cookie" extends Credential
    ? true
    : false
  : never;

/** Codes of an operation that need no scenario of its own: `isSupplied`, as a type. */
type Supplied<Row> =
  | Exclude<StandardCode, ConditionalCode>
  | (Row extends { role: "owner" } ? "owner_required" : never)
  | (TakesSession<Row> extends true ? "cross_site_request" | "single_operator_mode" : never)
  | (Row extends { signsIn: true } ? "cross_site_request" : never)
  | OtherSuppliedCode;

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
  /** Everything that was sent and received, in order; each was held against the contract. */
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
  /** Another world, the same one for each call with the same settings. It is disposed with this one. */
  sharedElsewhere(settings: Partial<Config>): Promise<ScenarioWorld>;
}

/** Brings the status about, in a fresh world. What it returns does not matter: the responses are recorded. */
export type Scenario = (world: ScenarioWorld) => Promise<unknown>;

/** One scenario, or several, named by what they show. */
export type Played = Scenario | { [shows: string]: Scenario };

/** Statuses of successful responses, and of redirections. */
type Success<Row, ByStatus> = Row extends { statuses: readonly (infer Status)[] }
  ? Exclude<Status & number, keyof ByStatus | 503 | (Row extends { facade: string } ? GenericStatus : never)>
  : never;

/** Statuses of errors of facades that need no scenario: test/facades/errors.test.ts plays them. */
type GenericStatus = 413 | 415 | 429 | 500;

type CodeOf<List> = List extends readonly (infer Code extends string)[] ? Code : never;

/** Status -> code -> scenarios, for every code that is not supplied; further scenarios of supplied codes are optional. */
type Problems<ByStatus, Given> = {
  [Status in keyof ByStatus as Exclude<CodeOf<ByStatus[Status]>, Given> extends never ? never : Status]: {
    [Code in Exclude<CodeOf<ByStatus[Status]>, Given>]: Played;
  };
} & {
  [Status in keyof ByStatus]?: { [Code in Extract<CodeOf<ByStatus[Status]>, Given>]?: Played };
};

/** Scenarios of each operation, by status, and from 400 on by code. A missing one does not compile. */
export type Scenarios = {
  [Feature in keyof Operations]: {
    [Name in keyof Operations[Feature]]: ScenariosOf<
      Operations[Feature][Name],
      Feature extends keyof Codes ? (Name extends keyof Codes[Feature] ? Codes[Feature][Name] : never) : never
    >;
  };
};

type ScenariosOf<Row, ByStatus> = {
  [Status in Success<Row, ByStatus>]: Played;
} & Problems<ByStatus, Supplied<Row>> &
  (Row extends { facade: null } ? Beside : unknown);

/** What stands beside the scenarios of an operation of the registry's own. */
interface Beside {
  /** Who may call it. */
  access: Access;
  /** The steps of histories that send it, `audit` for reads at the end of each history; none if it has no part in them. */
  histories?: readonly (Action["do"] | "audit")[];
}

/** The features of the registry's own interface. Facades are for the clients of other specifications. */
type OwnFeature = {
  [Feature in keyof Operations]: Operations[Feature] extends Record<string, { facade: null }>
    ? Feature
    : never;
}[keyof Operations];

/** A method of the published client for each operation. A missing one does not compile. */
export type ClientMethods = {
  [Feature in OwnFeature]: { [Name in keyof Operations[Feature]]: (...given: never[]) => unknown };
};
