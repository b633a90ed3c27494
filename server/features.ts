/** The features of a node, a line each, in the order in which they start and take part in changes. */
import type { EntitySchema } from "@mikro-orm/sql";
import type { Config } from "./assembly/config.ts";
import type { SearchLimits } from "./core/database/read-budget.ts";
import { WriteProbe } from "./core/database/write-probe.ts";
import type { Resolve } from "./core/egress/resolver.ts";
import type { createTxtReaders } from "./core/egress/txt-resolver.ts";
import { IdempotentRequest } from "./core/idempotency/stored-response.ts";
import { Figure } from "./core/journal/figures.ts";
import { type Listener, Listeners } from "./core/journal/hook.ts";
import { Event, Journal } from "./core/journal/journal.ts";
import { InstanceRecord, type ReleaseLeases } from "./core/leases/instance.ts";
import { KeyFingerprint } from "./core/secrets/key-fingerprint.ts";
import { Orm } from "./core/sql/orm.ts";
import type { Core, Feature, Handlers, Plugin, Started } from "./feature.ts";
import { audit } from "./features/audit/feature.ts";
import { certifications } from "./features/certifications/feature.ts";
import { compliance } from "./features/compliance/feature.ts";
import { domains } from "./features/domains/feature.ts";
import { embeddings } from "./features/embeddings/feature.ts";
import { erasures } from "./features/erasures/feature.ts";
import { ard } from "./features/facades/ard/feature.ts";
import { gallery } from "./features/facades/gallery/feature.ts";
import { nanda } from "./features/facades/nanda/feature.ts";
import { facts } from "./features/facts/feature.ts";
import { federation } from "./features/federation/feature.ts";
import type { SyncTimes } from "./features/federation/sync-scheduler.ts";
import { liveness } from "./features/liveness/feature.ts";
import { log } from "./features/log/feature.ts";
import { witness } from "./features/log/witness/feature.ts";
import { offers } from "./features/offers/feature.ts";
import { transfer } from "./features/offers/transfer.ts";
import { reputation } from "./features/reputation/feature.ts";
import { site, withPages } from "./features/site/feature.ts";
import { accounts } from "./registry/accounts/feature.ts";
import type { Passwords } from "./registry/accounts/passwords.ts";
import { agents } from "./registry/agents/feature.ts";
import { events } from "./registry/events/feature.ts";
import { keys } from "./registry/keys/feature.ts";
import type { Parts as KeyParts } from "./registry/keys/parts.ts";
import { whoami } from "./registry/keys/whoami.ts";
import { mcp } from "./registry/mcp/feature.ts";
import { node } from "./registry/node/feature.ts";
import type { Parts as NodeParts } from "./registry/node/parts.ts";
import { search } from "./registry/search/search-agents.ts";
import type { createDispatcher } from "./registry/webhooks/create-dispatcher.ts";
import { createFanOut } from "./registry/webhooks/fan-out.ts";
import { webhooks } from "./registry/webhooks/feature.ts";

/** What single features need of the surroundings of a node, which tests replace. */
export interface Surroundings {
  /** Sends requests to the identity provider and the embeddings endpoint. */
  fetch: typeof fetch;
  /** Resolves the hosts of outgoing requests. */
  resolve: Resolve;
  /** Creates the readers of TXT records that prove domains. */
  txtReaders: typeof createTxtReaders;
  /** The port at which files and cards prove domains. */
  domainProofPort: number;
  /** Timeouts, intervals and limits of synchronizing peers. */
  syncTimes: SyncTimes;
  /** The file that keeps the last checkpoint of the log; null to keep none. */
  checkpointFile: (database: Config["database"]) => string | null;
  /** Limits of one search. */
  searchLimits: SearchLimits;
}

/** What the root has made before the features start. */
export interface Given extends Surroundings {
  passwords: Passwords;
  keys: KeyParts;
  sending: ReturnType<typeof createDispatcher>;
  node: NodeParts;
  dashboardFolder: string;
}

/** A feature whose handlers get its parts from the context that the root makes. */
export interface Plugged<Name extends keyof Handlers> extends Plugin {
  handlers: Handlers[Name];
  start: (core: Core, given: Given) => Started<object>;
}

/** An operation of the contract without a handler does not compile. */
export const features: { [Name in keyof Handlers]: Plugged<Name> } = {
  webhooks: plug(webhooks, ({ sending }) => sending),
  accounts: plug({ ...accounts, handlers: { ...accounts.handlers, whoami } }, ({ passwords, fetch }) => ({
    passwords,
    fetch,
  })),
  keys: plug(keys, (given) => given.keys),
  agents: plug({ ...agents, handlers: { ...agents.handlers, search, transfer } }, ({ searchLimits }) => ({
    searchLimits,
  })),
  events: plug(events),
  mcp: plug(mcp),
  audit: plug(audit),
  facts: plug(facts),
  domains: plug(domains, ({ resolve, txtReaders, domainProofPort: port }) => ({ resolve, txtReaders, port })),
  certifications: plug(certifications),
  compliance: plug(compliance),
  offers: plug(offers),
  erasures: plug(erasures),
  federation: plug(federation, ({ syncTimes }) => syncTimes),
  reputation: plug(reputation),
  liveness: plug(liveness),
  log: plug(log, ({ checkpointFile }) => ({ checkpointFile })),
  witness: plug(witness),
  ard: plug(ard),
  gallery: plug(gallery),
  nanda: plug(nanda),
  node: plug(node, (given) => given.node),
  site: plug(site, ({ dashboardFolder }) => ({ dashboardFolder })),
};

/** Those without operations. */
const plugins: readonly Plugin[] = [embeddings];

/** Plugs a feature in. @param options what it needs of what the root has made. */
function plug<Name extends keyof Handlers, Parts extends object, Options>(
  feature: Feature<Name, Parts, Options>,
  ...[options]: unknown extends Options ? [] : [(given: Given) => Options]
): Plugged<Name> {
  const { start, handlers } = feature;
  return {
    ...feature,
    handlers: handlers as Handlers[Name], // the context of its operations has its parts: see contextsOf in assembly/app-options.ts
    start: (core, given) => start?.(core, options?.(given) as Options) ?? {}, // one that needs none takes none
  };
}

/** The handlers of all operations. */
export const handlers: Handlers = withPages(
  // The same names: each feature has the handlers of its own operations.
  Object.fromEntries(
    Object.entries(features).map(([name, feature]) => [name, feature.handlers]),
  ) as unknown as Handlers,
);

const all: readonly Plugin[] = [...Object.values(features), ...plugins];

/** The entities of all tables but those of vectors. */
export const entities: EntitySchema[] = [
  ...[Event, Figure, IdempotentRequest, InstanceRecord, Journal, KeyFingerprint, WriteProbe],
  ...all.flatMap((each) => each.entities ?? []),
];

/** Reads and writes them. */
export const orm = new Orm(entities);

/** Release the leases of processes that have ended. */
export const releases: readonly ReleaseLeases[] = all.flatMap((each) => each.releases ?? []);

/** What happens in the changes of one database. */
export function createListeners(): Listeners {
  const ofFeatures: Listener[] = all.flatMap((each) => each.listeners ?? []);
  return new Listeners([createFanOut(), ...ofFeatures]);
}
