/** Every check, in the order in which they are played. */
import { type Check, profiles } from "../check.ts";
import {
  batchChecks,
  changesChecks,
  lookupChecks,
  registerChecks,
  removeChecks,
  renameChecks,
  statusChecks,
} from "./core/agents.ts";
import { eventChecks } from "./core/events.ts";
import { factsChecks } from "./core/facts.ts";
import { listChecks, searchChecks } from "./core/lists.ts";
import { nodeChecks } from "./core/node.ts";
import { generatedChecks } from "./generated-requests.ts";
import { httpChecks } from "./http.ts";
import { requirementChecks, standardChecks } from "./standard.ts";

const unsorted: Check[] = [
  ...requirementChecks,
  ...httpChecks,
  ...registerChecks,
  ...lookupChecks,
  ...batchChecks,
  ...statusChecks,
  ...removeChecks,
  ...changesChecks,
  ...renameChecks,
  ...listChecks,
  ...searchChecks,
  ...factsChecks,
  ...eventChecks,
  ...nodeChecks,
  ...standardChecks,
  ...generatedChecks,
];

/** All checks, by profile. */
export const allChecks: readonly Check[] = profiles.flatMap((profile) =>
  unsorted.filter((check) => check.profile === profile),
);
