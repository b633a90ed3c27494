/** Domains: which of them an account has proved, and how far that verifies its agents. */

import type { Resolve } from "../../core/egress/resolver.ts";
import type { createTxtReaders } from "../../core/egress/txt-resolver.ts";
import type { Feature } from "../../feature.ts";
import { accessEnded, agentMoved, domainAsked } from "../../registry/hooks.ts";
import { deleteClaimsOf } from "./claim-changes.ts";
import { ownsDomain, verify } from "./coverage.ts";
import { DomainChecks } from "./domain-checks.ts";
import { DomainClaim } from "./domain-claim.ts";
import * as handlers from "./handlers.ts";
import type { Parts } from "./parts.ts";
import { recheckDomains } from "./recheck.ts";
import { continueApplyingClaims } from "./verified-agents.ts";

interface Options {
  /** Resolves host names. */
  resolve: Resolve;
  /** Creates the readers of TXT records that prove domains. */
  txtReaders: typeof createTxtReaders;
  /** The port at which files and cards prove domains. */
  port: number;
}

export const domains: Feature<"domains", Parts, Options> = {
  entities: [DomainClaim],
  listeners: [agentMoved.do(verify), domainAsked.do(ownsDomain), accessEnded.do(deleteClaimsOf)],
  handlers,
  start: (
    { config, databaseOfJob, egress, clock, random, node, jobIntervals },
    { resolve, txtReaders, port },
  ) => {
    const checks = new DomainChecks({
      egress,
      resolve,
      readTxt: txtReaders(config.domainResolvers),
      node: node.publicUrl,
      port,
      clock,
    });
    return {
      parts: { domainChecks: checks },
      jobs: [
        {
          name: "domain_checks",
          run: () => recheckDomains({ database: databaseOfJob(), checks, clock, random }),
          intervalMs: jobIntervals.agingMs,
          failure: "checking claims to domains failed",
        },
        {
          name: "domain_claims",
          run: () => continueApplyingClaims(databaseOfJob()),
          intervalMs: jobIntervals.expiryMs,
          failure: "applying claims to domains to agents failed",
        },
      ],
    };
  },
};
