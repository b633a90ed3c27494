/** Draws histories. */

import fc, { type Arbitrary } from "fast-check";
import type { KeyScope } from "../../generated/operations.ts";
import {
  type Action,
  type CardAddress,
  eventChoices,
  type History,
  type Step,
  type Transfer,
} from "./actions.ts";
import { type CardManner, cardManners } from "./card-hosts.ts";
import type { EngineName } from "./databases.ts";
import { type ProviderManner, providerManners, users } from "./identity-provider.ts";
import type { DatabaseFault } from "./machine.ts";
import type { Weather } from "./network.ts";
import { type Manner, manners } from "./receivers.ts";
import type { Caller, Fate } from "./scene.ts";

const receivers = 3;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const index = fc.nat({ max: 5 });
const process = fc.nat({ max: 1 });
const receiver = fc.nat({ max: receivers - 1 });
/** Most happens at few agents of one site, so that it meets. */
const agent = fc.constantFrom(0, 0, 0, 0, 1, 1, 2, 3, 5, 5, 5);
const site = fc.constantFrom(0, 0, 0, 0, 1, 1, 2);
const developer = fc.constantFrom<Caller>("ann", "ann", "bob", "owner");
const writer = fc.constantFrom<Caller>("ann", "ann", "ann", "ann", "bob", "owner", "anyone");

/** What meets the jobs of nodes. */
const withJobs = fc.constantFrom(false, false, true);

/** Most requests and their answers arrive. */
const sending = {
  fate: fc.oneof(
    { weight: 12, arbitrary: fc.constant<Fate>("fair") },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Fate>("answer lost", "request lost", "sent twice", "sent twice"),
    },
  ),
  retries: fc.constantFrom(0, 0, 2),
  process,
  withJobs,
};

const calm = {
  fate: fc.constant<Fate>("fair"),
  retries: fc.constant(0),
  process: fc.constant(0),
  withJobs: fc.constant(false),
};

const changing = { site, by: writer, agent, racers: fc.constantFrom(1, 1, 1, 1, 2, 3), ...sending };
const conditional = {
  ...changing,
  condition: fc.constantFrom("none", "none", "what was seen", "what is read now"),
};

/** The time between two steps: often none, so that they are concurrent; sometimes so long that everything settles. */
const afterMs = fc.oneof(
  { weight: 100, arbitrary: fc.constant(0) },
  { weight: 120, arbitrary: fc.integer({ min: 1, max: 60 }) },
  { weight: 60, arbitrary: fc.integer({ min: 100, max: 3_000 }) },
  { weight: 15, arbitrary: fc.integer({ min: 5_000, max: 60_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(20 * minute, hour, 3 * hour) },
);

type Fields<Name> = {
  [Key in keyof Omit<Extract<Action, { do: Name }>, "do">]: Arbitrary<Extract<Action, { do: Name }>[Key]>;
};

interface Weighted {
  name: Action["do"];
  weight: number;
  arbitrary: Arbitrary<Step>;
}

/** A kind of step, and how often it is drawn. */
function step<Name extends Action["do"]>(weight: number, name: Name, fields: Fields<Name>): Weighted {
  const drawn: Arbitrary<unknown> = fc.record({ afterMs, do: fc.constant(name), ...fields });
  return { name, weight, arbitrary: drawn as Arbitrary<Step> }; // of this kind: see Fields
}

const agentSteps = [
  step(16, "register", {
    ...changing,
    condition: fc.constantFrom("none", "none", "none", "none", "what was seen", "what is read now"),
    version: fc.nat({ max: 4 }),
    tags: fc.nat({ max: 7 }),
    named: fc.boolean(),
    key: fc.constantFrom(null, null, null, null, 0, 1),
  }),
  step(2, "register many", {
    site,
    by: developer,
    from: fc.constantFrom(0, 0, 5),
    count: fc.constantFrom(4, 8, 14),
    ...sending,
  }),
  step(7, "status", {
    ...conditional,
    to: fc.constantFrom("active", "deprecated", "suspended"),
    message: fc.nat({ max: 2 }),
  }),
  step(7, "facts", { ...conditional, version: fc.nat({ max: 3 }) }),
  step(5, "remove", conditional),
  step(4, "transfer", {
    registration: fc.nat({ max: 30 }),
    to: fc.constantFrom("bob", "bob", "ann", "owner"),
    answers: fc.constantFrom<Transfer["answers"]>(
      ["accept"],
      ["accept"],
      ["accept", "accept"],
      ["accept", "cancel"],
      ["accept", "decline"],
      ["decline"],
      ["cancel"],
      ["remove", "accept"],
    ),
    inTurn: fc.boolean(),
    ...sending,
  }),
  step(5, "lookup", { site, agent, facts: fc.boolean(), process }),
  step(2, "list", {
    site,
    by: fc.constantFrom("tags", "all", "changes"),
    tag: fc.nat({ max: 2 }),
    process,
  }),
  step(2, "search", { site, word: index, process }),
  step(1, "stats", { site, process }),
];

const cardSteps = [
  step(6, "card", {
    ...changing,
    agent: fc.constantFrom(0, 0, 0, 1),
    host: fc.constantFrom(0, 0, 1),
    address: fc.oneof(
      { weight: 9, arbitrary: fc.constant<CardAddress>("public") },
      {
        weight: 1,
        arbitrary: fc.constantFrom<CardAddress>("not public", "not https", "with password", "unknown host"),
      },
    ),
  }),
  step(4, "publish", {
    host: fc.constantFrom(0, 0, 1),
    manner: fc.constantFrom<CardManner>(...cardManners, "good", "good", "slow"),
  }),
];

const events = fc.nat({ max: eventChoices.length - 1 });

const webhookSteps = [
  step(4, "subscribe", {
    site,
    by: developer,
    receiver,
    events,
    source: fc.constantFrom("local", "local", "all", "federated"),
    ...sending,
  }),
  step(7, "subscription", {
    hook: index,
    act: fc.constantFrom(
      "pause",
      "resume",
      "resume",
      "remove",
      "operator pauses",
      "operator disables",
      "operator resumes",
      "replay",
      "redeliver",
      "rotate",
      "choose",
    ),
    events,
    replayed: fc.constantFrom("skipped", "failed"),
    ...sending,
  }),
  step(4, "receiver", {
    receiver,
    manner: fc.constantFrom<Manner>(...manners, "good", "failing", "failing", "failing", "hanging"),
  }),
];

const accountSteps = [
  step(3, "create key", {
    site,
    by: developer,
    lifeMs: fc.constantFrom(null, null, 10_000, hour),
    leftOfQuota: fc.constantFrom(null, 0, 2, 5),
    scopes: fc.constantFrom<KeyScope[] | null>(
      null,
      null,
      ["facts:write"],
      ["agents:write", "webhooks:manage"],
    ),
    count: fc.constantFrom(1, 1, 3),
    ...sending,
  }),
  step(8, "key", {
    key: index,
    act: fc.constantFrom(
      ...(["use", "use", "use often", "use often"] as const),
      ...(["use for all", "use for all", "revoke", "rotate", "rotate"] as const),
    ),
    graceS: fc.constantFrom<0 | 3_600>(0, 0, 3_600),
    ...sending,
  }),
  step(3, "sign in", { site, by: developer, ...sending }),
  step(1, "sign up", { site, people: fc.integer({ min: 1, max: 4 }), ...calm }),
  step(4, "session", {
    session: index,
    act: fc.constantFrom("use", "use", "use", "sign out", "change password"),
    ...sending,
  }),
  step(5, "oidc", {
    site,
    by: fc.constantFrom("anyone", "anyone", "anyone", "ann", "bob"),
    subject: fc.nat({ max: users.length - 1 }),
    browsers: fc.constantFrom(1, 1, 1, 2),
    returns: fc.constantFrom(1, 1, 2),
    betweenMs: fc.constantFrom(0, 0, 400, 20_000),
    signsOut: fc.constantFrom(false, false, true),
    ...sending,
  }),
  step(2, "provider", {
    manner: fc.constantFrom<ProviderManner | "new keys">(...providerManners, "good", "good", "new keys"),
  }),
  step(2, "account", {
    site,
    who: fc.constantFrom("ann", "bob", "bob"),
    forMs: fc.constantFrom(50, 2_000, 40_000, null, null),
  }),
];

const trustSteps = [
  step(6, "certify", {
    site,
    by: fc.constantFrom<Caller>("bob", "owner"), // an issuer does not certify its own agents
    agent,
    level: fc.constantFrom(0, 0, 0, 1, 2),
    lifeMs: fc.constantFrom(null, null, null, 10_000, 30_000, hour),
    ...sending,
  }),
  step(2, "revoke certification", { certification: index, ...sending }),
  step(3, "certification", { certification: index, process }),
  step(3, "report", {
    site,
    by: developer,
    agent,
    success: fc.boolean(),
    times: fc.constantFrom(1, 1, 6, 12),
    ...sending,
  }),
  step(3, "violation", { site, agent, rule: fc.nat({ max: 1 }), severity: fc.nat({ max: 4 }), ...sending }),
  step(1, "decide", { violation: index, as: fc.constantFrom("resolved", "waived"), ...sending }),
];

const following = {
  site,
  by: fc.constantFrom("pages", "stream", "stream", "changes"),
  agent: fc.constantFrom(undefined, 0, 1),
} as const;

const siteSteps = [
  step(5, "peer", { site, of: process, act: fc.constantFrom("add", "add", "sync", "sync", "remove") }),
  step(2, "follow", following),
  step(1, "monitor", { site, everyMs: fc.constantFrom(300, 5_000, 60_000) }),
];

/** Short, so that most of a history happens to nodes that work. */
const faultSteps = [
  step(4, "kill", {
    site,
    process,
    moment: fc.constantFrom(
      "now",
      "statement",
      "statement",
      "before commit",
      "before commit",
      "after commit",
    ),
    after: fc.oneof(fc.nat({ max: 4 }), fc.nat({ max: 12 })),
    downMs: fc.constantFrom(10, 500, 3_000, 15_000),
    withJobs,
  }),
  step(1, "stop", { site, process, downMs: fc.constantFrom(10, 2_000) }),
  step(2, "clock", {
    site,
    process,
    byMs: fc.constantFrom(-day, -hour, -minute, minute, 2 * hour, 2 * hour, day, 6 * day, 32 * day),
  }),
  step(2, "drift", {
    site,
    process,
    percent: fc.constantFrom(-50, -5, -1, 1, 5, 50),
    forMs: fc.constantFrom(3_000, 30_000, 10 * minute),
  }),
  step(6, "database", {
    site,
    process,
    fault: fc.constantFrom<DatabaseFault>(
      ...(["full", "io", "io", "no commit", "no commit", "locked", "lost answer", "lost answer"] as const),
    ),
    after: fc.constantFrom(0, 0, 1, 2, 3, 4, 6, 9),
    writes: fc.constantFrom(1, 1, 2, 20),
    forMs: fc.constantFrom(100, 1_000, 10_000),
    withJobs,
  }),
  step(1, "server", { site }),
  step(2, "weather", {
    host: fc.nat({ max: 11 }),
    weather: fc.constantFrom<Weather>("cut", "loses answers", "slow", "fair"),
    forMs: fc.constantFrom(200, 3_000, 30_000),
  }),
];

/** What most histories begin with: without subscribers, readers and peers, little can go wrong. */
const begin = {
  subscribe: step(1, "subscribe", {
    site: fc.constantFrom(0, 0, 0, 1),
    by: developer,
    receiver,
    events: fc.constantFrom(0, 0, 0, 1),
    source: fc.constantFrom("local", "all"),
    ...calm,
  }),
  peer: step(1, "peer", { site, of: process, act: fc.constant("add") }),
  follow: step(1, "follow", following),
  monitor: step(1, "monitor", { site, everyMs: fc.constantFrom(300, 60_000) }),
  register: step(1, "register", {
    ...changing,
    ...calm,
    condition: fc.constant("none"),
    version: fc.nat({ max: 4 }),
    tags: fc.nat({ max: 7 }),
    named: fc.boolean(),
    key: fc.constant(null),
  }),
};

const beginnings = [
  begin.subscribe,
  begin.subscribe,
  begin.peer,
  begin.peer,
  begin.register,
  begin.register,
  begin.follow,
  begin.follow,
  begin.monitor,
];

/** They are left out of a history that is wrong without them. */
const beginning = fc
  .tuple(...beginnings.map(({ arbitrary }) => fc.option(arbitrary, { freq: 4, nil: undefined })))
  .map((steps) => steps.filter((each) => each !== undefined));

const kinds = [...agentSteps, ...cardSteps, ...webhookSteps, ...accountSteps, ...trustSteps, ...siteSteps];

/** Steps that have to do with each other. In a history of all kinds few of them meet. */
const themes = {
  agents: ["register", "status", "facts", "remove", "lookup", "transfer"],
  cards: ["card", "publish", "lookup", "remove"],
  reads: ["register", "register many", "facts", "remove", "list", "search", "stats", "follow"],
  webhooks: ["subscribe", "subscription", "receiver", "register many", "register"],
  keys: ["create key", "key", "account"],
  sessions: ["sign in", "sign up", "session", "oidc", "provider", "account"],
  trust: [
    ...(["certify", "revoke certification", "certification", "report", "violation"] as const),
    ...(["decide", "account", "status"] as const),
  ],
  federation: ["peer", "register", "register many", "status", "facts", "remove"],
  log: ["monitor", "register", "register many", "facts"],
} as const satisfies Record<string, readonly Action["do"][]>;

/** What a history may be about. */
export type Theme = keyof typeof themes;

export const themeNames = Object.keys(themes) as Theme[]; // it has no others

/** The steps that no theme has: there should be none. */
export function stepsWithoutTheme(): Action["do"][] {
  const themed = new Set<Action["do"]>(themeNames.flatMap((name) => themes[name]));
  return kinds.map(({ name }) => name).filter((name) => !themed.has(name));
}

/** What breaks in a history of themes; often nothing, for then the checks allow nothing that a fault would explain. */
const troubles: readonly Action["do"][][] = [
  [],
  [],
  ["kill"],
  ["database"],
  ["kill", "database", "weather"],
  ["clock", "drift"],
  ["weather", "receiver"],
  faultSteps.map(({ name }) => name),
];

/** Steps of some themes, and the changes that all of them need. */
function stepsAbout(chosen: Arbitrary<readonly Theme[]>): Arbitrary<Weighted[]> {
  return fc.tuple(chosen, fc.constantFrom(...troubles)).map(([about, trouble]) => {
    const named = about.flatMap((theme) => themes[theme]);
    const names = new Set<Action["do"]>([...named, ...trouble, "register"]);
    return [...kinds, ...faultSteps].filter(({ name }) => names.has(name));
  });
}

/** Histories of at most so many steps. */
export function histories(
  maxSteps: number,
  engine: EngineName,
  only: Partial<Pick<History, "sites" | "processes">> & { about?: Theme } = {},
): Arbitrary<History> {
  const steps = (of: Weighted[]) =>
    fc.array(fc.oneof(...of), { minLength: 1, maxLength: maxSteps, size: "max" });
  const all = [...kinds, ...faultSteps];
  const ofAnything = fc.oneof(
    { weight: 1, arbitrary: fc.constant(all) },
    // Where nothing breaks, the checks allow nothing that a fault would explain.
    { weight: 1, arbitrary: fc.constant(kinds) },
    // Of a few kinds alone, for they meet more often so (Groce et al.: Swarm Testing, ISSTA 2012).
    { weight: 1, arbitrary: fc.subarray(all, { minLength: 6, maxLength: 16 }) },
    { weight: 5, arbitrary: stepsAbout(fc.subarray(themeNames, { minLength: 1, maxLength: 2 })) },
  );
  const kindsOfSteps = only.about ? stepsAbout(fc.constant([only.about])) : ofAnything;
  return kindsOfSteps.chain((drawn) =>
    fc.record({
      seed: fc.nat(),
      engine: fc.constant(engine),
      sites: only.sites ? fc.constant(only.sites) : sitesFor(drawn),
      processes: only.processes ? fc.constant(only.processes) : fc.constantFrom(1, 2),
      receivers: fc.constant(receivers),
      steps: fc.tuple(beginning, steps(drawn)).map(([first, others]) => [...first, ...others]),
    }),
  );
}

/** Most faults need one site, and a history of several takes as many times as long. */
function sitesFor(drawn: readonly Weighted[]): Arbitrary<number> {
  const federates = drawn.some(({ name }) => name === "peer");
  return federates ? fc.constantFrom(2, 2, 3) : fc.constantFrom(1, 1, 1, 2);
}
