/** Domains: which of them an account has proved, and how far that verifies its agents. */
import type { Feature } from "../../feature.ts";
import { accessEnded, agentMoved, domainAsked } from "../../registry/hooks.ts";
import { deleteClaimsOf } from "./closing.ts";
import { ownsDomain, verify } from "./coverage.ts";
import { DomainClaim } from "./domain-claim.ts";

export const domains: Feature = {
  entities: [DomainClaim],
  listeners: [agentMoved.do(verify), domainAsked.do(ownsDomain), accessEnded.do(deleteClaimsOf)],
};
