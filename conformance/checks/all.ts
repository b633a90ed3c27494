/** Every check, in the order in which they are played. */
import type { Check } from "../check.ts";
import { profiles } from "../profiles.ts";
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
import { facadeChecks } from "./facades.ts";
import { federationChecks } from "./federation.ts";
import { generatedChecks } from "./generated-requests.ts";
import { httpChecks } from "./http.ts";
import { accountChecks } from "./keys/accounts.ts";
import { credentialChecks } from "./keys/credentials.ts";
import { keyChecks } from "./keys/keys.ts";
import { logChecks } from "./log.ts";
import { problemChecks } from "./problems.ts";
import { requirementChecks, standardChecks } from "./standard.ts";
import { trustChecks } from "./trust.ts";
import { webhookChecks } from "./webhooks.ts";

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
  ...keyChecks,
  ...accountChecks,
  ...webhookChecks,
  ...trustChecks,
  ...federationChecks,
  ...facadeChecks,
  ...logChecks,
  ...standardChecks,
  ...problemChecks,
  ...generatedChecks,
  ...credentialChecks,
];

/** All checks, by profile. */
export const allChecks: readonly Check[] = profiles.flatMap((profile) =>
  unsorted.filter((check) => check.profile === profile),
);
