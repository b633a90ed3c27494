/**
 * Which steps of histories send which operation. An operation that the contract gets and that is missing here does not compile,
 * and one that no history sends fails simulation.test.ts.
 */
import type { operations } from "../../generated/openapi.d.ts";
import type { Action } from "./actions.ts";

/** Deliveries are received, not sent. */
type Operation = Exclude<keyof operations, `deliver_${string}`>;

/** The steps that send it, `audit` for reads at the end of each history; or why it has no part in histories. */
type Part = readonly (Action["do"] | "audit")[] | { none: string };

const pages = { none: "A page for people, made of what other operations read." };
const documents = { none: "The same bytes at all times." };
const sameWork = (operation: string) => ({ none: `The same work as ${operation}, on the same rows.` });

export const parts: Record<Operation, Part> = {
  agents_register: ["register", "card"],
  agents_list: ["list", "audit"],
  agents_mine: sameWork("agents_list"),
  agents_search: ["search", "audit"],
  agents_lookup: ["lookup", "audit"],
  agents_lookupMany: ["audit"],
  agents_card: ["audit"],
  agents_setStatus: ["status"],
  agents_remove: ["remove"],
  facts_get: ["lookup", "audit"],
  facts_put: ["facts", "key"],
  accounts_setup: { none: "It works once, before a node has an owner." },
  accounts_signUp: ["sign up"],
  accounts_signIn: ["sign in"],
  accounts_changePassword: ["session"],
  accounts_ways: documents,
  accounts_signOut: ["session"],
  accounts_session: ["session"],
  accounts_whoami: sameWork("accounts_session and keys_list"),
  accounts_sessions: sameWork("accounts_session"),
  accounts_endSession: sameWork("accounts_signOut"),
  accounts_oidcStart: ["oidc"],
  accounts_oidcCallback: ["oidc"],
  accounts_list: ["audit"],
  accounts_update: ["account"],
  keys_create: ["create key"],
  keys_list: ["audit"],
  keys_revoke: ["key"],
  keys_rotate: ["key"],
  keys_usage: { none: "Figures for charts, written a minute later, and lost with the process by design." },
  events_list: ["follow", "audit"],
  webhooks_create: ["subscribe"],
  webhooks_list: sameWork("webhooks_adminList"),
  webhooks_get: sameWork("webhooks_adminList"),
  webhooks_update: ["subscription"],
  webhooks_remove: ["subscription"],
  webhooks_test: { none: "A test changes nothing and is sent once, while its caller waits." },
  webhooks_deliveries: ["subscription", "audit"],
  webhooks_redeliver: ["subscription"],
  webhooks_replay: ["subscription"],
  webhooks_rotateSecret: ["subscription"],
  webhooks_deliver: sameWork("webhooks_redeliver"),
  webhooks_adminCreate: sameWork("webhooks_create"),
  webhooks_adminList: ["audit"],
  webhooks_adminRemove: sameWork("webhooks_remove"),
  webhooks_pause: ["subscription"],
  webhooks_disable: ["subscription"],
  webhooks_resume: ["subscription"],
  certifications_issue: ["certify"],
  certifications_revoke: ["revoke certification"],
  certifications_list: ["audit"],
  certifications_get: ["certification"],
  compliance_report: ["violation"],
  compliance_decide: ["decide"],
  compliance_list: ["audit"],
  reputation_get: ["audit"],
  reputation_report: ["report"],
  federation_add: ["peer"],
  federation_list: ["peer", "audit"],
  federation_remove: ["peer"],
  federation_sync: ["peer", "audit"],
  federation_conflicts: { none: "A report for operators; what is held by whom shows in the records." },
  mcp_call: { none: "Its tools call the same handlers." },
  node_health: { none: "Peers ask for it; it says what the process knows." },
  node_live: documents,
  node_ready: { none: "It writes and rolls back; test/faults/outage.test.ts plays its faults." },
  node_stats: ["stats", "audit"],
  node_metrics: {
    none: "It says what the process did, and changes nothing; histories have no token for it.",
  },
  node_openapiJson: documents,
  node_openapiYaml: documents,
  node_webhookVectors: documents,
  site_landing: pages,
  site_docs: pages,
  site_guide: pages,
  site_problem: pages,
  site_agent: pages,
  site_dashboard: pages,
  site_asset: pages,
};
