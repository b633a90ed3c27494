/** Violations: which rules agents break, as the operator or the node itself finds. */
import type { Feature } from "../../feature.ts";
import {
  agentErasing,
  agentReleased,
  agentRenamed,
  evidenceAsked,
  violationEnded,
  violationFound,
} from "../../registry/hooks.ts";
import * as handlers from "./handlers.ts";
import { resolveOwn } from "./own-violation.ts";
import { openBySeverity } from "./records.ts";
import { Violation } from "./violation.ts";
import {
  deleteViolations,
  eraseViolationTexts,
  renameViolations,
  reportViolation,
} from "./violation-changes.ts";

export const compliance: Feature<"compliance"> = {
  entities: [Violation],
  listeners: [
    agentRenamed.do(renameViolations),
    agentReleased.do((tx, { key }) => deleteViolations(tx, key)),
    agentErasing.do((tx, { key }) => eraseViolationTexts(tx, key)),
    evidenceAsked.do(async (tx, key) => ({ open_violations: await openBySeverity(tx, key) })),
    violationFound.do(async (tx, agent, id, finding) => {
      await reportViolation(tx, agent, id, finding);
    }),
    violationEnded.do(resolveOwn),
  ],
  handlers,
};
