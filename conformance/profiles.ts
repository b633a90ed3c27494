/** The profiles, which of them an operation belongs to, and what a node of a profile must have. */

/** The profiles, in the order in which they are played. */
export const profiles = ["core", "keys", "webhooks", "trust", "federation", "facades", "log"] as const;
export type Profile = (typeof profiles)[number];

/** The profile of each feature of the contract. */
export const profileOfFeature: Readonly<Record<string, Profile>> = {
  agents: "core",
  facts: "core",
  events: "core",
  node: "core",
  site: "core",
  accounts: "keys",
  audit: "keys",
  domains: "keys",
  keys: "keys",
  offers: "keys",
  webhooks: "webhooks",
  certifications: "trust",
  erasures: "trust",
  liveness: "trust",
  log: "log",
  compliance: "trust",
  reputation: "trust",
  federation: "federation",
  ard: "facades",
  gallery: "facades",
  mcp: "facades",
  nanda: "facades",
  witness: "log",
};

/** The operations without which a node is none of its profile. All others may be missing. */
export const requiredOperations: Readonly<Record<Profile, readonly string[]>> = {
  core: [
    "agents_register",
    "agents_list",
    "agents_search",
    "agents_lookup",
    "agents_lookupMany",
    "agents_setStatus",
    "agents_remove",
    "facts_get",
    "facts_put",
    "events_list",
    "events_latest",
  ],
  keys: ["keys_create", "keys_list", "keys_revoke", "keys_rotate"],
  webhooks: ["webhooks_create", "webhooks_list", "webhooks_get", "webhooks_remove", "webhooks_deliveries"],
  trust: ["certifications_issue", "certifications_list", "reputation_get", "reputation_report"],
  federation: ["federation_add", "federation_list", "federation_sync", "federation_remove"],
  facades: [],
  log: ["log_read", "log_checkpoint", "log_tile", "log_entries", "log_proof"],
};

/** Whether every node of a profile has an operation. */
export function isRequired(id: string): boolean {
  return Object.values(requiredOperations).some((ids) => ids.includes(id));
}
