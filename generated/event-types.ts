// Written by `npm run generate` from spec/. Do not edit.

import type { Schemas } from "./models.d.ts";

/** The description of each event type. */
export const eventTypes: Readonly<Record<Schemas["EventType"], string>> = {
  "agent.registered": "New agent registered or updated.",
  "agent.deprecated": "Agent deprecated or tombstoned.",
  "cert.issued": "Certification issued or renewed.",
  "cert.revoked": "Certification revoked or expired.",
  "reputation.updated": "Reputation score changed.",
  "compliance.violation": "Compliance violation detected.",
  "federation.peer_added": "New federation peer connected.",
};
