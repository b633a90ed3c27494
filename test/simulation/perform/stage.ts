/** What all performers share: the scene, what was made so far, and how a request is sent. */

import { type Registry, RegistryError } from "../../../client/index.ts";
import type { KeyScope } from "../../../generated/operations.ts";
import { type History, longestJumpMs, type Sending } from "../actions.ts";
import { fastestClock } from "../clock.ts";
import type { Follower } from "../followers.ts";
import type { Monitor } from "../monitors.ts";
import { type Caller, emails, type Intent, password, type Scene, type Site } from "../scene.ts";

/** What a subscription receives, from a request on. */
export interface Choice {
  events: readonly string[];
  source: "local" | "federated" | "all";
}

/** A subscription that was asked for. Its id and secret are known if the answer came. */
export interface Hook extends Choice {
  site: Site;
  by: Caller;
  path: string;
  id: string | null;
  /** Its secrets, oldest first, and when each was known. */
  secrets: { text: string; atMs: number }[];
}

/** A key or session of a history. */
export interface Credential {
  site: Site;
  by: Caller;
  kind: "key" | "session";
  id: string | null;
  /** What is sent. */
  text: string;
  /** When it was made, by the fastest clock of its site. */
  madeAt: number;
  /** When it was known, in the order of all that was seen. */
  madeOrder: number;
  /** When it ends by the clock of its node; null for never. */
  expiresAt: number | null;
  /** What was left of its quota when it was made; null for the whole. */
  quota: number | null;
  /** The id of the key whose counter it shares. */
  family: string | null;
  /** The scopes of a key; null for a session and for a key without scopes. */
  scopes: KeyScope[] | null;
}

/** What a history has made so far. */
export interface Made {
  hooks: Hook[];
  credentials: Credential[];
  certifications: { site: Site; id: string }[];
  violations: { site: Site; id: string }[];
  followers: Follower[];
  monitors: Monitor[];
  /** The accounts that users of the identity provider were signed in to. */
  identities: { site: Site; subject: number; account: string }[];
  /** The e-mail addresses of accounts that were signed up. */
  people: { site: Site; email: string }[];
}

/** Responses of an `Idempotency-Key` are kept for 24 hours; a history goes on for some hours. */
const keptKeyMs = 3_600_000 * 12;

/** Whether no `Idempotency-Key` of a history gets so old that it is forgotten. */
export function keysLast(history: History): boolean {
  return longestJumpMs(history) < keptKeyMs;
}

/** A history on its way. */
export class Stage {
  readonly scene: Scene;
  /** Whether no `Idempotency-Key` gets so old that it is forgotten. */
  readonly keysLast: boolean;
  readonly made: Made = {
    hooks: [],
    credentials: [],
    certifications: [],
    violations: [],
    followers: [],
    monitors: [],
    identities: [],
    people: [],
  };

  constructor(scene: Scene, history: History) {
    this.scene = scene;
    this.keysLast = keysLast(history);
  }

  site(index: number): Site {
    const site = pick(this.scene.sites, index);
    if (!site) throw new Error("A history has a site.");
    return site;
  }

  /** A client for one request. */
  client(
    site: Site,
    intent: Intent,
    sending: Partial<Sending> = {},
    credential: string | null = this.scene.keyOf(intent.by),
  ): Registry {
    return this.scene.client(site, intent, { ...sending, credential });
  }

  /** Signs in, for what needs a session. @returns the cookie; null if that failed. */
  async sessionOf(site: Site, by: Caller, sending: Partial<Sending> = {}): Promise<string | null> {
    if (by === "anyone") return null;
    let cookie: string | null = null;
    await this.client(site, { kind: "sign in", by }, sending, null).accounts.signIn(
      { email: emails[by], password },
      {
        onResponse: ({ headers }) => {
          cookie = cookieIn(headers);
        },
      },
    );
    return cookie;
  }

  /** Remembers a session that was made. @param madeAt by the fastest clock of its site, now or before. */
  addSession(site: Site, by: Caller, text: string | null, madeAt = fastestClock(site)): void {
    const session = {
      kind: "session",
      id: null,
      expiresAt: null,
      quota: null,
      family: null,
      scopes: null,
    } as const;
    const madeOrder = this.scene.order.next();
    if (text !== null) this.made.credentials.push({ ...session, site, by, text, madeAt, madeOrder });
  }
}

/** The first cookie that a response sets; null if it sets none. */
export function cookieIn(headers: Headers): string | null {
  return headers.getSetCookie()[0]?.split(";")[0] ?? null;
}

/** What was rejected does not keep others from what they do next. */
export function ignoreRejection(error: unknown): void {
  if (!(error instanceof RegistryError)) throw error;
}

/** Sends several requests at the same time. @throws what one of them throws. */
export async function race(racers: number, send: (racer: number) => Promise<void>): Promise<void> {
  const sent = await Promise.allSettled(Array.from({ length: racers }, (_, racer) => send(racer)));
  const failed = sent.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}

/** The one that a step means: steps name things by numbers, so that a history without some of its steps is one too. */
export function pick<Each>(list: readonly Each[], index: number): Each | undefined {
  return list[index % Math.max(1, list.length)];
}
