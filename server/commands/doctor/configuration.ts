/** Checks the variables, and that Node.js is new enough. */
import { version } from "../../../generated/operations.ts";
import { type Config, readConfig, settings } from "../../assembly/config.ts";
import { misspellingText, misspeltSettings } from "../../assembly/misspelt-settings.ts";
import { isTooOld, requiredNode } from "../../core/process/launch.js";
import { ConfigError } from "../../core/settings/setting.ts";
import { type Finding, findingsOf } from "./finding.ts";

const { ok, warning, failure } = findingsOf("Configuration");

/**
 * Checks all variables, as a start does.
 * @param ofFile the names of those that `.env` sets.
 * @returns the configuration; null if the node would not start with it.
 */
export function checkConfiguration(
  env: NodeJS.ProcessEnv,
  ofFile: ReadonlySet<string>,
): { config: Config | null; findings: Finding[] } {
  const place = (name: string) => (ofFile.has(name) ? " It is in .env." : "");
  const misspelt = misspeltSettings(env).map((each) =>
    warning(`${misspellingText(each)} Correct or remove it.${place(each.name)}`),
  );
  try {
    const config = readConfig(env);
    const set = [...settings.keys()].filter((name) => env[name]);
    const message = `All settings are valid. ${set.length === 0 ? "None is set" : `Set: ${set.join(", ")}`}`;
    return { config, findings: [ok(message), ...misspelt] };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { config: null, findings: [...error.faults.map(failure), ...misspelt] };
  }
}

/** Checks the version of Node.js, and names that of the node. */
export function checkVersions(nodeVersion: string): Finding {
  const part = findingsOf("Versions");
  const found = `Registry Node ${version} on Node.js ${nodeVersion}`;
  if (!isTooOld(nodeVersion)) return part.ok(found);
  return part.failure(
    `${found}, which is too old: install Node.js ${requiredNode.join(".")} or newer, or run \`npm ci\` without --omit=optional`,
  );
}
