/** The command line: `conformance <base URL> [options]`. */
import { randomBytes, randomInt } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { version } from "../generated/operations.ts";
import { CredentialRejected, type SignInDetails } from "./node/accounts.ts";
import { NotARegistryNode } from "./node/discovery.ts";
import { NoResponse } from "./node/http.ts";
import { type Profile, profiles } from "./profiles.ts";
import { jsonOf, junitOf } from "./report/files.ts";
import { count, paintFor, tableOf } from "./report/table.ts";
import { type RunOptions, runConformance, selected } from "./run.ts";

/** What the process gives to the command. */
export interface Surroundings {
  env: NodeJS.ProcessEnv;
  stdout: { write(text: string): unknown; isTTY?: boolean };
  stderr: { write(text: string): unknown; isTTY?: boolean };
}

/** Exit codes: all applicable checks passed, some failed, nothing could be checked. */
export const exitCodes = { passed: 0, failed: 1, unusable: 2 } as const;

const usage = `Checks whether a registry node keeps the contract of Registry Node ${version}.

  npm run conformance -- <base URL> [options]

Which checks
  --profile NAME         ${profiles.join(", ")}; repeatable. Default: all
  --only TEXT            only checks whose subject or sentence has this text; repeatable
  --list                 print the checks, and send nothing

Credentials (each also as an environment variable, which other users do not see)
  --key KEY              an API key, to register agents and call what takes keys (REGISTRY_KEY)
  --email, --password    an account, for keys and sessions (REGISTRY_EMAIL, REGISTRY_PASSWORD)
  --sign-up              make an account for the run, and close it at the end
  --owner-key KEY        a key of the owner, for certifications and peers (REGISTRY_OWNER_KEY)
  --owner-email, --owner-password   the owner's account (REGISTRY_OWNER_EMAIL, REGISTRY_OWNER_PASSWORD)

Other hosts
  --callback-url URL     the https URL at which the node reaches this machine's receiver of webhooks
  --callback-port PORT   the port of the receiver. Default: 0, a free one
  --callback-tls KEY,CERT  PEM files, if the receiver itself speaks HTTPS; otherwise a tunnel does
  --peer-url URL         the base URL of a second node, for the profile federation

How
  --rate N               at most N requests per second. Default: 50; 0 for no limit
  --runs N               generated requests for each operation. Default: 5
  --seed N               repeats the generated requests of an earlier run
  --max-wait SECONDS     how long to wait for a rate limit. Default: 65
  --timeout SECONDS      the time limit of a request. Default: 30

Reports
  --json FILE            the results as JSON
  --junit FILE           the results for CI systems
  --quiet                no line for each check

Exit code: 0 all checks passed that apply, 1 some failed, 2 wrong usage, or the node cannot be checked.
`;

const options = {
  profile: { type: "string", multiple: true },
  only: { type: "string", multiple: true },
  list: { type: "boolean" },
  key: { type: "string" },
  email: { type: "string" },
  password: { type: "string" },
  "sign-up": { type: "boolean" },
  "owner-key": { type: "string" },
  "owner-email": { type: "string" },
  "owner-password": { type: "string" },
  "callback-url": { type: "string" },
  "callback-port": { type: "string" },
  "callback-tls": { type: "string" },
  "peer-url": { type: "string" },
  rate: { type: "string" },
  runs: { type: "string" },
  seed: { type: "string" },
  "max-wait": { type: "string" },
  timeout: { type: "string" },
  json: { type: "string" },
  junit: { type: "string" },
  quiet: { type: "boolean" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean", short: "v" },
} as const;

/** The arguments are wrong; the message says which, and what is accepted. */
class UsageError extends Error {
  override readonly name = "UsageError";
}

type Values = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>["values"];

/** Runs the command. @returns the exit code. */
export async function runCommandLine(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { stdout, stderr } = surroundings;
  try {
    const { values, positionals } = parsed(args);
    if (values.help) return say(stdout, usage);
    if (values.version) return say(stdout, `${version}\n`);
    if (values.list) return say(stdout, listOf(values));
    return await check(await toRunOptions(values, positionals, surroundings), values, surroundings);
  } catch (error) {
    if (!isExpected(error)) throw error;
    stderr.write(`${error.message}\n${error instanceof UsageError ? "--help lists the options.\n" : ""}`);
    return exitCodes.unusable;
  }
}

function isExpected(error: unknown): error is Error {
  const expected = [UsageError, NotARegistryNode, CredentialRejected, NoResponse];
  return expected.some((each) => error instanceof each);
}

async function check(run: RunOptions, values: Values, { stdout, stderr }: Surroundings): Promise<number> {
  const paint = paintFor(stdout.isTTY === true);
  const onResult: RunOptions["onResult"] = ({ check: { profile, subject, name }, outcome }) => {
    const mark = {
      passed: paint("green", "ok"),
      failed: paint("red", "FAILED"),
      "not applicable": paint("dim", "n/a"),
    };
    stderr.write(`${profile} · ${subject}: ${name} … ${mark[outcome]}\n`);
  };
  const report = await runConformance({ ...run, onResult: values.quiet ? undefined : onResult });
  stdout.write(`${tableOf(report, paint)}\n`);
  if (values.json !== undefined) await writeFile(values.json, jsonOf(report));
  if (values.junit !== undefined) await writeFile(values.junit, junitOf(report));
  const { passed, failed } = count(report.results);
  if (failed > 0) return exitCodes.failed;
  return passed > 0 ? exitCodes.passed : exitCodes.unusable;
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function toRunOptions(
  values: Values,
  positionals: string[],
  { env }: Surroundings,
): Promise<RunOptions> {
  const [baseUrl, ...more] = positionals;
  if (baseUrl === undefined || more.length > 0)
    throw new UsageError("Pass one base URL, such as https://node.example.");
  if (!/^https?:\/\//.test(baseUrl) || !URL.canParse(baseUrl))
    throw new UsageError(`${baseUrl} is no http or https URL. Pass one such as https://node.example.`);
  const seed = wholeNumber(values.seed, "--seed", randomInt(2 ** 31));
  const prefix = `conf${randomBytes(5).toString("hex")}`;
  return {
    baseUrl: baseUrl.replace(/\/+$/, ""),
    profiles: profilesOf(values),
    only: values.only ?? [],
    credentials: {
      key: values.key ?? env.REGISTRY_KEY,
      account: details(
        values.email ?? env.REGISTRY_EMAIL,
        values.password ?? env.REGISTRY_PASSWORD,
        "--email",
      ),
      signUp: values["sign-up"]
        ? { email: `${prefix}@example.com`, password: randomBytes(18).toString("base64url") }
        : undefined,
      ownerKey: values["owner-key"] ?? env.REGISTRY_OWNER_KEY,
      owner: details(
        values["owner-email"] ?? env.REGISTRY_OWNER_EMAIL,
        values["owner-password"] ?? env.REGISTRY_OWNER_PASSWORD,
        "--owner-email",
      ),
    },
    seed,
    prefix,
    runs: wholeNumber(values.runs, "--runs", 5),
    rate: wholeNumber(values.rate, "--rate", 50),
    maxWaitS: wholeNumber(values["max-wait"], "--max-wait", 65),
    timeoutMs: wholeNumber(values.timeout, "--timeout", 30) * 1_000,
    receiver: {
      callbackUrl: values["callback-url"],
      port: wholeNumber(values["callback-port"], "--callback-port", 0),
      tls: await readTls(values["callback-tls"]),
    },
    peerUrl: values["peer-url"]?.replace(/\/+$/, ""),
  };
}

function profilesOf({ profile }: Pick<Values, "profile">): Profile[] {
  const wanted = profile?.flatMap((each) => each.split(",")) ?? [...profiles];
  return wanted.map((name) => {
    const found = profiles.find((each) => each === name);
    if (found) return found;
    throw new UsageError(`There is no profile ${name}. The profiles are ${profiles.join(", ")}.`);
  });
}

function details(
  email: string | undefined,
  password: string | undefined,
  option: string,
): SignInDetails | undefined {
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined || password === undefined)
    throw new UsageError(`${option} and its password belong together.`);
  return { email, password };
}

function wholeNumber(text: string | undefined, option: string, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^\d{1,10}$/.test(text)) throw new UsageError(`${option} is ${text}: it must be a whole number.`);
  return Number(text);
}

async function readTls(files: string | undefined): Promise<{ key: string; cert: string } | undefined> {
  if (files === undefined) return undefined;
  const [key, cert] = files.split(",");
  if (!key || !cert) throw new UsageError("--callback-tls needs two files: key.pem,cert.pem");
  const read = (path: string) =>
    readFile(path, "utf8").catch((error: Error) => {
      throw new UsageError(`--callback-tls: ${error.message}`);
    });
  return { key: await read(key), cert: await read(cert) };
}

function listOf(values: Values): string {
  const checks = selected({ profiles: profilesOf(values), only: values.only ?? [] });
  return checks.map(({ profile, subject, name }) => `${profile} · ${subject}: ${name}\n`).join("");
}

function say(stdout: Surroundings["stdout"], text: string): number {
  stdout.write(text);
  return exitCodes.passed;
}
