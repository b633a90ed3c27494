/**
 * Who may call each operation, and what callers get for objects of other accounts. It is written by hand, apart from the
 * contract: a credential that the contract drops by mistake fails a test. An operation without a line does not compile.
 */
import type { operations } from "../../generated/openapi.d.ts";

/** Deliveries are received, not sent. Facades take no credentials, or pass them on: see test/facades. */
export type OperationName = Exclude<
  keyof operations,
  `deliver_${string}` | `ard_${string}` | `gallery_${string}` | `nanda_${string}` | `witness_${string}`
>;

/** The credential that an operation requires. `anyone for now`: none in the transition period, an account's after it. */
export type Requires = "metrics token" | "anyone" | "anyone for now" | "account" | "session" | "owner";

/** Objects that belong to an account. */
export type Owned = "agent" | "delivery" | "key" | "session" | "subscription";

export interface Access {
  requires: Requires;
  /** The object that the request is about. */
  object?: Owned;
  /** The problem code that other accounts get for it. */
  others?: string;
  /** The problem code that the operator gets for the object of another account; none: the operator may. */
  operator?: string;
  /** The problem code that those get who may send it, if the node of the tests cannot do it; none: it does. */
  permitted?: string;
  /** A valid body. */
  body?: (ids: Record<Owned, string>) => object;
}

const anyone: Access = { requires: "anyone" };
const account: Access = { requires: "account" };
const session: Access = { requires: "session" };
const owner: Access = { requires: "owner" };

const agent: Access = { requires: "anyone for now", object: "agent", others: "not_agent_owner" };
const key: Access = { ...session, object: "key", others: "key_not_found", operator: "key_not_found" };
/** The operator sees the subscriptions of others, and cannot change them. */
const seen: Access = { ...account, object: "subscription", others: "subscription_not_found" };
const changed: Access = { ...seen, operator: "not_subscription_owner" };
const removed: Access = { ...changed, others: "not_subscription_owner" };
/** The operator may pause and resume those of others. */
const paused: Access = { ...seen, others: "not_subscription_owner" };

export const accesses: Record<OperationName, Access> = {
  agents_register: {
    ...agent,
    body: ({ agent: agent_id }) => ({ agent_id, agent_url: "https://a.example.com" }),
  },
  agents_list: anyone,
  agents_mine: session,
  agents_adminList: owner,
  agents_release: owner,
  agents_search: anyone,
  agents_lookup: anyone,
  agents_lookupMany: anyone,
  agents_card: anyone,
  agents_serverJson: anyone,
  agents_logo: anyone,
  agents_changes: anyone,
  agents_wellKnownCard: anyone,
  agents_setStatus: { ...agent, body: () => ({ status: "deprecated" }) },
  agents_remove: agent,
  agents_rename: {
    ...account,
    object: "agent",
    others: "not_agent_owner",
    body: ({ agent: agent_id }) => ({ agent_id: `${agent_id}-renamed` }),
  },
  agents_transfer: {
    ...account,
    object: "agent",
    others: "not_agent_owner",
    operator: "not_agent_owner",
    body: () => ({ to: "nobody@example.com" }),
  },
  liveness_get: anyone,
  liveness_keys: anyone,
  liveness_choose: {
    ...account,
    object: "agent",
    others: "not_agent_owner",
    body: () => ({ probes: "none" }),
  },
  liveness_probe: {
    ...account,
    object: "agent",
    others: "not_agent_owner",
    permitted: "agent_not_probed",
  },
  facts_get: anyone,
  facts_put: { ...agent, body: () => ({ label: "A" }) },
  accounts_setup: anyone,
  accounts_signUp: anyone,
  accounts_signIn: anyone,
  accounts_changePassword: session,
  accounts_changeEmail: session,
  accounts_close: session,
  accounts_resetPassword: anyone,
  accounts_ways: anyone,
  accounts_signOut: session,
  accounts_session: session,
  accounts_whoami: account,
  accounts_sessions: session,
  accounts_endSession: {
    ...session,
    object: "session",
    others: "session_not_found",
    operator: "session_not_found",
  },
  accounts_oidcStart: anyone,
  accounts_oidcCallback: anyone,
  accounts_list: owner,
  accounts_update: owner,
  accounts_issuePasswordLink: owner,
  audit_list: session,
  audit_adminList: owner,
  keys_create: session,
  keys_list: session,
  keys_revoke: key,
  keys_update: { ...key, body: () => ({ name: "renamed" }) },
  keys_rotate: { ...key, body: () => ({ grace_period_s: 0 }) },
  keys_usage: key,
  domains_claim: account,
  domains_list: account,
  domains_check: account, // of its own claim: test/domains/claims.test.ts
  domains_remove: account,
  offers_list: account,
  offers_accept: account, // of offers to it: test/offers/transfer.test.ts
  offers_decline: account,
  offers_cancel: account,
  events_list: anyone,
  events_latest: anyone,
  events_get: anyone,
  erasures_create: { ...owner, body: ({ agent: agent_id }) => ({ agent_id, reason: "asked for" }) },
  erasures_adminList: owner,
  erasures_list: anyone,
  log_read: anyone,
  log_checkpoint: anyone,
  log_tile: anyone,
  log_entries: anyone,
  log_proof: anyone,
  log_witnesses: owner,
  log_addWitness: owner,
  log_removeWitness: owner,
  log_watched: owner,
  log_watch: owner,
  log_unwatch: owner,
  webhooks_create: account,
  webhooks_list: account,
  webhooks_get: seen,
  webhooks_update: { ...changed, body: () => ({ description: "Changed" }) },
  webhooks_remove: removed,
  webhooks_test: changed,
  webhooks_deliveries: seen,
  webhooks_delivery: seen,
  webhooks_redeliver: changed,
  webhooks_replay: { ...changed, body: () => ({ since_seq: 1 }) },
  webhooks_rotateSecret: { ...changed, body: () => ({ grace_period_s: 0 }) },
  webhooks_deliver: {
    ...account,
    object: "delivery",
    others: "delivery_not_found",
    body: ({ delivery: delivery_id }) => ({ delivery_id }),
  },
  webhooks_adminCreate: account,
  webhooks_adminList: account,
  webhooks_adminRemove: removed,
  webhooks_pause: paused,
  webhooks_resume: paused,
  webhooks_disable: owner,
  certifications_issue: account, // of an issuer: test/trust/certifications.test.ts
  certifications_revoke: account,
  certifications_list: anyone,
  certifications_get: anyone,
  compliance_report: owner,
  compliance_decide: owner,
  compliance_list: anyone,
  reputation_get: anyone,
  reputation_report: account,
  federation_add: owner,
  federation_list: anyone,
  federation_remove: owner,
  federation_sync: owner,
  federation_conflicts: owner,
  mcp_call: anyone,
  node_health: anyone,
  node_adminHealth: owner,
  node_live: anyone,
  node_metrics: { requires: "metrics token" },
  node_ready: anyone,
  node_stats: anyone,
  node_openapiJson: anyone,
  node_openapiYaml: anyone,
  node_workflows: anyone,
  node_webhookVectors: anyone,
  site_landing: anyone,
  site_agent: anyone,
  site_docs: anyone,
  site_guide: anyone,
  site_reference: anyone,
  site_referencePage: anyone,
  site_problem: anyone,
  site_badge: anyone,
  site_versions: anyone,
  site_compare: anyone,
  site_dashboard: anyone,
  site_agents: anyone,
  site_activity: anyone,
  site_activityAtom: anyone,
  site_activityFeed: anyone,
  site_status: anyone,
  site_apiCatalog: anyone,
  site_securityContact: anyone,
  site_robots: anyone,
  site_siteMap: anyone,
  site_llms: anyone,
  site_favicon: anyone,
  site_asset: anyone,
};

/** Returns the line of an operation by its name in `generated/operations.ts`, such as `keys.create`. */
export function accessOf(name: string): Access {
  return accesses[name.replace(".", "_") as OperationName]; // both names are of operations of the document
}
