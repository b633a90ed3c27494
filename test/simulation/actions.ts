/** What a step of a history does: plain data, so that a history can be kept. */
import type { KeyScope } from "../../generated/operations.ts";
import type { CardManner } from "./card-hosts.ts";
import type { EngineName } from "./databases.ts";
import type { ProviderManner } from "./identity-provider.ts";
import type { DatabaseFault, Moment } from "./machine.ts";
import type { Weather } from "./network.ts";
import type { Manner } from "./receivers.ts";
import type { Caller, Fate } from "./scene.ts";

/** How a request is sent. */
export interface Sending {
  fate: Fate;
  retries: number;
  /** Which of the processes that are up gets it. */
  process: number;
  /** Whether its first request arrives when the jobs of nodes run, so that they share a commit; default: no. */
  withJobs?: boolean;
}

/** How a change of an agent is sent. */
export interface Changing extends Sending {
  site: number;
  by: Caller;
  agent: number;
  /** So many of them at the same time, each with another content. */
  racers: number;
}

/** A change that may depend on what the caller saw last: `If-Match`. */
export interface Conditional extends Changing {
  condition: "none" | "what was seen" | "what is read now";
}

export interface Register extends Changing {
  do: "register";
  /** Absent in histories that were kept before. */
  condition?: Conditional["condition"];
  version: number;
  /** A set of tags, as bits. */
  tags: number;
  named: boolean;
  /** An `Idempotency-Key` that others may use too; null for one of its own. */
  key: number | null;
}

/** Many changes at once, each of another agent: queues fill, and failures follow each other. */
export interface RegisterMany extends Sending {
  do: "register many";
  site: number;
  by: Caller;
  /** The number of the first one. */
  from: number;
  count: number;
}

export interface SetStatus extends Conditional {
  do: "status";
  to: "active" | "deprecated" | "suspended";
  message: number;
}

export interface PutFacts extends Conditional {
  do: "facts";
  version: number;
}

export interface Remove extends Conditional {
  do: "remove";
}

/** A registration by the URL of an agent card. */
export interface RegisterCard extends Changing {
  do: "card";
  /** Which of the hosts that publish cards. */
  host: number;
  address: CardAddress;
}

/** An offer of an agent to another account, and what comes of it. */
export interface Transfer extends Sending {
  do: "transfer";
  /** Which of the registrations so far: its account offers its agent. */
  registration: number;
  to: Exclude<Caller, "anyone">;
  /** What is sent once the offer is there. The account that offers may also delete its agent. */
  answers: ("accept" | "decline" | "cancel" | "remove")[];
  /** Whether each waits for the response to the one before; default: all are sent at the same time. */
  inTurn?: boolean;
}

/** What the URL of a card is like. The node fetches from public hosts by HTTPS only. */
export type CardAddress = "public" | "not public" | "not https" | "with password" | "unknown host";

export type ChangeAgent = Register | SetStatus | PutFacts | Remove;

export type Read =
  | { do: "lookup"; site: number; agent: number; facts: boolean; process: number }
  | { do: "list"; site: number; by: "tags" | "all" | "changes"; tag: number; process: number }
  | { do: "search"; site: number; word: number; process: number }
  | { do: "stats"; site: number; process: number }
  | { do: "certification"; certification: number; process: number };

export interface Subscribe extends Sending {
  do: "subscribe";
  site: number;
  by: Caller;
  receiver: number;
  /** One of {@link eventChoices}. */
  events: number;
  source: "local" | "federated" | "all";
}

export interface ChangeSubscription extends Sending {
  do: "subscription";
  hook: number;
  act:
    | "pause"
    | "resume"
    | "remove"
    | "operator pauses"
    | "operator disables"
    | "operator resumes"
    | "replay"
    | "redeliver"
    | "rotate"
    | "choose";
  events: number;
  /** Which deliveries are replayed; default: those that were skipped. */
  replayed?: "skipped" | "failed";
}

export type MakeCredential =
  | ({
      do: "create key";
      site: number;
      by: Caller;
      lifeMs: number | null;
      leftOfQuota: number | null;
      scopes: KeyScope[] | null;
      /** How many at the same time; default: one. */
      count?: number;
    } & Sending)
  | ({ do: "sign in"; site: number; by: Caller } & Sending)
  | ({ do: "sign up"; site: number; people: number } & Sending);

/** A sign-in with the identity provider. */
export interface SignInElsewhere extends Sending {
  do: "oidc";
  site: number;
  /** Who is signed in at the browser: the identity is added to that account. */
  by: Extract<Caller, "ann" | "bob" | "anyone">;
  /** Which of the provider's users. */
  subject: number;
  /** So many browsers at the same time. */
  browsers: number;
  /** How often each comes back with the same response, and after which time. */
  returns: number;
  betweenMs: number;
  /** Whether the session that the browser has is ended before it comes back; default: no. */
  signsOut?: boolean;
}

export type UseCredential =
  | ({
      do: "key";
      key: number;
      act: "use" | "use often" | "use for all" | "revoke" | "rotate";
      /** How long a rotated key still works; default: not at all. */
      graceS?: 0 | 3_600;
    } & Sending)
  | ({ do: "session"; session: number; act: "use" | "sign out" | "change password" } & Sending);

export interface DisableAccount {
  do: "account";
  site: number;
  who: "ann" | "bob";
  /** For how long it is disabled; null for good. */
  forMs: number | null;
}

export type Judge =
  | ({
      do: "certify";
      site: number;
      /** Default: the owner of the node. */
      by?: Caller;
      agent: number;
      level: number;
      lifeMs: number | null;
    } & Sending)
  | ({ do: "revoke certification"; certification: number } & Sending)
  | ({ do: "report"; site: number; by: Caller; agent: number; success: boolean; times: number } & Sending)
  | ({ do: "violation"; site: number; agent: number; rule: number; severity: number } & Sending)
  | ({ do: "decide"; violation: number; as: "resolved" | "waived" } & Sending);

export interface ChangePeer {
  do: "peer";
  site: number;
  /** Which of the other sites. */
  of: number;
  act: "add" | "remove" | "sync";
}

export interface Follow {
  do: "follow";
  site: number;
  by: "pages" | "stream" | "changes";
  /** Whose changes alone are read; undefined for all events. */
  agent?: number | undefined;
}

/** A monitor begins to check the transparency log of a site. */
export interface Watch {
  do: "monitor";
  site: number;
  /** How often at first, in milliseconds; default: once a minute. */
  everyMs?: number;
}

export interface Kill {
  do: "kill";
  site: number;
  process: number;
  moment: Moment | "now";
  /** How many such moments it survives. */
  after: number;
  downMs: number;
  /** Whether it waits until the jobs of nodes run; default: no. */
  withJobs?: boolean;
}

export type Fail =
  | Kill
  | { do: "stop"; site: number; process: number; downMs: number }
  | { do: "clock"; site: number; process: number; byMs: number }
  /** A clock runs faster or slower for some time. What it has gained or lost then remains. */
  | { do: "drift"; site: number; process: number; percent: number; forMs: number }
  | {
      do: "database";
      site: number;
      process: number;
      fault: DatabaseFault;
      /** How many writes it survives, and how many then fail. */
      after: number;
      writes: number;
      forMs: number;
      withJobs?: boolean;
    }
  /** The PostgreSQL server of a site restarts. */
  | { do: "server"; site: number }
  | { do: "weather"; host: number; weather: Weather; forMs: number }
  | { do: "receiver"; receiver: number; manner: Manner }
  | { do: "provider"; manner: ProviderManner | "new keys" }
  | { do: "publish"; host: number; manner: CardManner };

export type Action =
  | ChangeAgent
  | RegisterMany
  | RegisterCard
  | Transfer
  | Read
  | Subscribe
  | ChangeSubscription
  | MakeCredential
  | SignInElsewhere
  | UseCredential
  | DisableAccount
  | Judge
  | ChangePeer
  | Follow
  | Watch
  | Fail;

/** A step: what happens, and how long after the step before. */
export type Step = { afterMs: number } & Action;

const faults = new Set<Action["do"]>(["kill", "stop", "clock", "drift", "database", "server", "weather"]);

/** Whether a step lets a process, its clock, its database or the network fail. */
export function isFault(step: Action): boolean {
  return faults.has(step.do);
}

/** A history, as it is kept. */
export interface History {
  seed: number;
  engine: EngineName;
  sites: number;
  processes: number;
  receivers: number;
  steps: Step[];
}

/** How far a clock jumps at most in a history, forward or back, and by drifting, in milliseconds; 0 if none does. */
export function longestJumpMs({ steps }: Pick<History, "steps">): number {
  const jumps = steps.map((step) => (step.do === "clock" ? Math.abs(step.byMs) : 0));
  const drifts = steps.map((step) => (step.do === "drift" ? Math.abs(step.percent / 100) * step.forMs : 0));
  return Math.max(0, ...jumps) + drifts.reduce((sum, each) => sum + each, 0);
}

export const tags = ["red", "green", "blue"];

export const levels = ["basic", "verified", "audited"] as const;

/** The events of subscriptions; empty for all. */
export const eventChoices = [
  [],
  ["agent.registered"],
  ["agent.deprecated", "cert.revoked"],
  ["cert.issued", "cert.revoked"],
  ["reputation.updated", "compliance.violation", "federation.peer_added"],
] as const;
