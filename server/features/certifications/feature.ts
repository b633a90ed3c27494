/** Certifications: what issuers confirm of agents. */
import type { Feature } from "../../feature.ts";
import {
  agentDeleted,
  agentErasing,
  agentHandedOver,
  agentReleased,
  agentRenamed,
  agentTransferred,
  evidenceAsked,
  leftoversRemoved,
  trustRecounted,
} from "../../registry/hooks.ts";
import { Certification } from "./certification.ts";
import {
  deleteCertifications,
  eraseEvidence,
  renameCertifications,
  revokeAll,
  revokeIssued,
  revokeOwn,
} from "./certification-changes.ts";
import { recountCertifications } from "./counted.ts";
import { expireCertifications } from "./expiry.ts";
import * as handlers from "./handlers.ts";
import { activeLevels } from "./records.ts";

export const certifications: Feature<"certifications"> = {
  entities: [Certification],
  listeners: [
    agentDeleted.do((tx, agent) => revokeAll(tx, agent, "cessation_of_operation")),
    agentTransferred.do((tx, agent) => revokeAll(tx, agent, "affiliation_changed")),
    agentHandedOver.do(async (tx, agent, { owner }) => {
      if (owner && agent.owner_id != null) await revokeOwn(tx, agent);
    }),
    agentRenamed.do(renameCertifications),
    agentReleased.do((tx, { key }) => deleteCertifications(tx, key)),
    agentErasing.do((tx, { key }) => eraseEvidence(tx, key)), // before the events of their revocations
    leftoversRemoved.do(revokeIssued),
    trustRecounted.do(recountCertifications),
    evidenceAsked.do(async (tx, key) => ({ certifications: await activeLevels(tx, key, tx.now) })),
  ],
  handlers,
  start: ({ databaseOfJob, clock, jobIntervals }) => ({
    jobs: [
      {
        name: "certification_expiry",
        run: () => expireCertifications(databaseOfJob(), clock),
        intervalMs: jobIntervals.expiryMs,
        failure: "expiring certifications failed",
      },
    ],
  }),
};
