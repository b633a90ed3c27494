/** All operations of the contract. One without a handler does not compile here. */
import * as accounts from "./accounts.ts";
import * as agents from "./agents.ts";
import * as certifications from "./certifications.ts";
import * as compliance from "./compliance.ts";
import type { Handlers } from "./context.ts";
import * as events from "./events.ts";
import * as facts from "./facts.ts";
import * as federation from "./federation.ts";
import * as keys from "./keys.ts";
import * as mcp from "./mcp.ts";
import * as node from "./node.ts";
import * as reputation from "./reputation.ts";
import * as site from "./site.ts";
import * as webhooks from "./webhooks.ts";

/** Feature -> operation -> what serves it. */
export const handlers: Handlers = {
  ...{ accounts, agents, certifications, compliance, events, facts, federation, keys, mcp, node },
  ...{ reputation, site, webhooks },
};
