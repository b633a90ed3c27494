/** Reads the configuration of a node from the environment once, with the settings of its features. */
import { readCore } from "../core/settings/config.ts";
import { list, oneOf } from "../core/settings/forms.ts";
import { type Read, readSettings, settingsOf } from "../core/settings/setting.ts";
import { readAudit } from "../features/audit/settings.ts";
import { readDomains } from "../features/domains/settings.ts";
import { readEmbeddings } from "../features/embeddings/settings.ts";
import { readArd } from "../features/facades/ard/settings.ts";
import { readFacts } from "../features/facts/settings.ts";
import { readLiveness } from "../features/liveness/settings.ts";
import { readMetrics } from "../features/metrics/settings.ts";
import { readSite } from "../features/site/settings.ts";
import { readTracing } from "../features/tracing/settings.ts";

/** The configuration of a node. */
export interface Config extends ReturnType<typeof readAll> {}

/** The variables of commands, which the node itself does not read. Not options, because other users see those. */
export const commandSettings = {
  registryKey: "REGISTRY_KEY",
  webhookSecret: "WEBHOOK_SECRET",
  newOwnerPassword: "OWNER_NEW_PASSWORD",
} as const;

/** The features that a node can be without. */
const separable = ["ard", "gallery", "nanda", "witness", "federation", "liveness"];

/** Reads the settings of the core, and those of each feature that has some. */
function readAll(read: Read) {
  return {
    ...readCore(read),
    ...readEmbeddings(read),
    ...readFacts(read),
    ...readAudit(read),
    ...readLiveness(read),
    ...readDomains(read),
    ...readMetrics(read),
    ...readArd(read),
    ...readSite(read),
    ...readTracing(read),
    featuresOff: read("FEATURES_OFF", "", list(oneOf(...separable)), {
      says: `Features that the node does not have, separated by commas: \`${separable.join("`, `")}\`.`,
    }),
  };
}

/**
 * Reads the configuration.
 * @throws ConfigError with the name, the value and the permitted values of every invalid variable.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  return readSettings(env, readAll);
}

/** All settings of the node by name, in the order of deploy/settings.md. */
export const settings = settingsOf(readAll);
