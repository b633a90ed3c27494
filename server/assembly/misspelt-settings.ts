/** Finds variables that were meant for the node, and that it does not read: `DATABSE_URL`, `port`, `RATE_LIMIT_READ`. */
import { distance } from "fastest-levenshtein";
import { libraryVariables } from "../features/tracing/settings.ts";
import { commandSettings, settings } from "./config.ts";

/** A variable that the node does not read, and the setting that it resembles most. */
export interface MisspeltSetting {
  name: string;
  nearest: string;
}

/** First words of settings that other programs use too: a family of the node's begins with two words then. */
const sharedWords = new Set(["API", "EVENT", "LOG", "MAX", "NODE", "PUBLIC"]);

/** First words of many variables that the node does not read, and that other programs of the machine do. */
const foreignWords = new Set(["OTEL"]);

/**
 * Variables that Kubernetes and Docker set for other services, such as one of the name "database"
 * (https://kubernetes.io/docs/concepts/services-networking/service/#environment-variables).
 */
const serviceVariable = /_SERVICE_(HOST|PORT)(_\w+)?$|_PORT_\d+_(TCP|UDP)(_\w+)?$/;

/**
 * Finds variables that resemble a setting, or that begin like several of them. Others, such as those of the shell, are not the
 * node's business.
 */
export function misspeltSettings(env: NodeJS.ProcessEnv): MisspeltSetting[] {
  const known = [...settings.keys(), ...Object.values(commandSettings), ...libraryVariables];
  const families = new Set([...settings.keys()].map(familyOf).filter((family) => family !== ""));
  return Object.keys(env)
    .filter((name) => !known.includes(name) && !isOfService(name, env[name]))
    .flatMap((name) => {
      const written = normalized(name);
      const nearest = nearestTo(written, known);
      const isOurs =
        distance(written, nearest) <= tolerance(nearest) ||
        [...families].some((family) => name.startsWith(family));
      return isOurs ? [{ name, nearest }] : [];
    });
}

/** Says what is wrong with a variable. */
export function misspellingText({ name, nearest }: MisspeltSetting): string {
  return `${name} is not a setting of the node, and has no effect. Did you mean ${nearest}?`;
}

/** The setting with all words of a name, such as OIDC_CLIENT_SECRET for OIDC_SECRET; otherwise that with the fewest wrong letters. */
function nearestTo(name: string, known: readonly string[]): string {
  const whole = known.filter((each) => name.split("_").every((word) => each.split("_").includes(word)));
  const similar = whole.length > 0 ? whole : known;
  return similar.reduce((best, each) => (distance(name, each) < distance(name, best) ? each : best));
}

/** How a name would be written as a setting. */
function normalized(name: string): string {
  return name.toUpperCase().replaceAll(/[-.]/g, "_");
}

/** The number of wrong letters of a misspelling. Short names resemble many others: HOST and HOME. */
function tolerance({ length }: string): number {
  return length <= 5 ? 1 : length <= 14 ? 2 : 3;
}

/** The beginning that a setting shares with its family, such as `OIDC_` or `API_KEY_`; empty if it is a single word. */
function familyOf(setting: string): string {
  const words = setting.split("_");
  const [first = ""] = words;
  if (foreignWords.has(first)) return "";
  const count = sharedWords.has(first) ? 2 : 1;
  return words.length > count ? `${words.slice(0, count).join("_")}_` : "";
}

function isOfService(name: string, value: string | undefined): boolean {
  return serviceVariable.test(name) || (name.endsWith("_PORT") && /^(tcp|udp):\/\//.test(value ?? ""));
}
