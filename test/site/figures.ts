/** What pages are shown with where it does not matter what. */
import type { Schemas } from "../../client/index.ts";
import type { SearchResult } from "../../server/features/site/search.ts";

/** The figures of a node with one agent. */
export const figures: Schemas["Stats"] = {
  total_agents: 1,
  active_agents: 1,
  by_status: { active: 1 },
  by_protocol: {},
  by_source: { local: 1 },
  new_agents: { "24h": 1, "7d": 1, "30d": 1 },
  top_capabilities: [],
  top_tags: [{ value: "weather", count: 1 }],
  events: { last_seq: 2, oldest_seq: 1, "24h": 2 },
  certifications: { active: 0, revoked: 0, expired: 0 },
  compliance: { open_violations: 0, by_severity: {} },
  reputation: { rated: 0, by_grade: {} },
  webhooks: {
    subscriptions: { active: 0, paused: 0, disabled: 0 },
    deliveries: { delivered: 0, failed: 0, skipped: 0 },
  },
  federation: { peers: 0, degraded_peers: 0, imported_agents: 0 },
  timestamp: "2026-11-20T16:15:00.000Z",
};

/** A search that asked for nothing and found nothing. */
export const emptySearch: SearchResult = {
  form: {},
  agents: [],
  ratings: new Map(),
  nextCursor: null,
  isTruncated: false,
  liveUnknown: undefined,
  suggestion: undefined,
  facets: {},
  areFacetsTruncated: false,
};
