/** What the handlers of domains get beside what all handlers have. */
import type { Routes } from "../../../generated/routes.ts";
import type { Context as SharedContext } from "../../feature.ts";
import type { DomainChecks } from "./domain-checks.ts";

export interface Parts {
  /** Looks for the proofs of domains. */
  domainChecks: DomainChecks;
}

export type Context = SharedContext & Parts;
export type Handlers = Routes<Context>;
