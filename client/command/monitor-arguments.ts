/** The arguments of the monitor. */
import { parseArgs } from "node:util";

/** What the monitor is asked to do. */
export interface MonitorArguments {
  baseUrl: string;
  /** The file of the state. */
  file: string;
  /** The file of the policy. */
  policyFile: string | undefined;
  keys: string[];
  acceptedKey: string | undefined;
  agent: string | undefined;
  all: boolean;
  /** The time between two runs in milliseconds. Undefined: one run. */
  everyMs: number | undefined;
  maxCosignatureAgeS: number | undefined;
  timeoutMs: number;
  quiet: boolean;
}

/** The arguments are wrong, or a file cannot be used. The message says what to do. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** The text of `--help`. */
export const usage = `Checks the transparency log of a registry: that it only grows, and that every event is the one that was sealed.

  npm run monitor -- <URL of the registry> [options]

  --state FILE      where to keep what was checked. Default: <host>.monitor.json
  --policy FILE     whose signatures are required (https://c2sp.org/tlog-policy)
  --key KEY         a key of the log, instead of a policy; repeatable
  --accept-key KEY  trust this key too from now on, after the operator confirmed it
  --agent ID        print each new event of this agent
  --all             read all events again, not only the new ones
  --every TIME      check again and again: 60s, 5m, 1h
  --max-age TIME    how old the cosignatures of the quorum may be: 10m, 24h
  --timeout TIME    the time limit of a request. Default: 30s
  --quiet           print nothing if nothing is wrong

Without --policy and --key, the keys that the registry names at the first run are trusted and kept in the state.
Run it now and then, for example by cron. Each run continues where the last one ended.

Exit code
  0  nothing is wrong
  1  the registry could not be read
  2  misbehaviour: the evidence is in files beside the state
  3  the log is not signed as required, or does not grow
  4  wrong usage, or a file cannot be read or written
`;

const options = {
  state: { type: "string" },
  policy: { type: "string" },
  key: { type: "string", multiple: true },
  "accept-key": { type: "string" },
  agent: { type: "string" },
  all: { type: "boolean" },
  every: { type: "string" },
  "max-age": { type: "string" },
  timeout: { type: "string" },
  quiet: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

/**
 * Reads the arguments: `monitor <URL>`, or the URL alone.
 * @returns null if the help is asked for.
 * @throws UsageError if they are wrong.
 */
export function readArguments(args: readonly string[]): MonitorArguments | null {
  const { values, positionals } = parsed(args);
  if (values.help) return null;
  const [baseUrl, ...more] = positionals[0] === "monitor" ? positionals.slice(1) : positionals;
  if (baseUrl === undefined || more.length > 0)
    throw new UsageError("Pass one URL, such as: monitor https://registry.example.com");
  if (!/^https?:\/\//.test(baseUrl) || !URL.canParse(baseUrl))
    throw new UsageError(`${baseUrl} is no http(s) URL. Pass one such as https://registry.example.com`);
  const maxAgeMs = milliseconds(values["max-age"], "--max-age");
  return {
    baseUrl,
    file: values.state ?? `${new URL(baseUrl).host.replace(":", "-")}.monitor.json`,
    policyFile: values.policy,
    keys: values.key ?? [],
    acceptedKey: values["accept-key"],
    agent: values.agent,
    all: values.all ?? false,
    everyMs: milliseconds(values.every, "--every"),
    maxCosignatureAgeS: maxAgeMs === undefined ? undefined : maxAgeMs / 1_000,
    timeoutMs: milliseconds(values.timeout, "--timeout") ?? 30_000,
    quiet: values.quiet ?? false,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const units: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

function milliseconds(text: string | undefined, option: string): number | undefined {
  if (text === undefined) return undefined;
  const [, number, unit = "s"] = /^([1-9]\d{0,5})([smhd])?$/.exec(text) ?? [];
  if (number === undefined)
    throw new UsageError(`${option} is ${text}: it must be a time such as 60s, 5m, 1h or 1d.`);
  return Number(number) * (units[unit] ?? 1_000);
}
