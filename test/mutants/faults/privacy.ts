import type { Fault } from "../fault.ts";

export const faults: Fault[] = [
  {
    file: "server/features/compliance/violation-changes.ts",
    replace: 'change === "reopened" ? 1 : known.count + 1',
    by: "known.count + 1",
    effect: "a reopened violation counts the reports from before it was resolved",
  },
  {
    file: "server/features/compliance/handlers.ts",
    replace: "JSON.stringify([agent_id, status, severity])",
    by: "JSON.stringify([agent_id, status])",
    effect: "a cursor of the violations of one severity is accepted for those of another",
  },
  {
    file: "server/features/erasures/erase-agent.ts",
    replace: "imported ? (origin?.others_until_seq ?? 0) : 0",
    by: "0",
    effect: "a peer that erases an agent deletes events of a local agent that had the id before",
  },
  {
    file: "server/features/offers/feature.ts",
    replace: "    agentErasing.do(eraseOfferMessages),\n",
    by: "",
    effect: "what an owner wrote in an offer of an erased agent can still be read",
  },
  {
    file: "server/features/erasures/steps.ts",
    replace: 'return redacts.length < redactedPerChange ? undefined : "more";',
    by: "return undefined;",
    effect: "of an erased agent with many events only the first 400 are redacted",
  },
  {
    file: "server/features/erasures/steps.ts",
    replace: "  erasure.agent_ids = [];\n",
    by: "",
    effect: "all former ids of an erased agent stay in the database after its erasure is done",
  },
  {
    file: "server/export/export.ts",
    replace: '  "agent_tombstoned",\n',
    by: "",
    effect: "an export fails if an agent is deleted while it is being made",
  },
  {
    file: "server/export/import.ts",
    replace: "    ids = remaining;\n",
    by: "    ids = [];\n",
    effect: "an import that is run again sends long agents again, and uses up the quota of the key",
  },
];
