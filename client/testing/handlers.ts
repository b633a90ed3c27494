/** The handlers of all operations. A missing one does not compile. */
import * as accounts from "./accounts/handlers.ts";
import * as agents from "./agents/handlers.ts";
import * as certifications from "./certifications/handlers.ts";
import * as compliance from "./compliance/handlers.ts";
import type { Handlers } from "./context.ts";
import * as events from "./events/handlers.ts";
import * as facts from "./facts/handlers.ts";
import * as federation from "./federation/handlers.ts";
import * as keys from "./keys/handlers.ts";
import * as mcp from "./mcp/handlers.ts";
import * as node from "./node/handlers.ts";
import * as reputation from "./reputation/handlers.ts";
import * as site from "./site/handlers.ts";
import * as webhooks from "./webhooks/handlers.ts";

/** Feature -> operation -> handler. */
export const handlers: Handlers = {
  accounts,
  agents,
  certifications,
  compliance,
  events,
  facts,
  federation,
  keys,
  mcp,
  node,
  reputation,
  site,
  webhooks,
};
