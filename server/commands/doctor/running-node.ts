/** Asks a node for its health, through the guarded egress. */
import { version } from "../../../generated/operations.ts";
import type { Config } from "../../assembly/config.ts";
import type { Egress } from "../../core/egress/egress.ts";
import { nodeIdOf } from "../../core/secrets/node-key.ts";
import { isObject } from "../../core/values/json.ts";
import { type Finding, findingsOf } from "./finding.ts";

const { ok, warning, failure } = findingsOf("Port");

/** The limits of a request. */
export const limits = { limitMs: 8_000, maxBytes: 65_536 };

/** What `/health` of a node says. */
export interface Health {
  nodeId: string;
  version: string;
  /** The parts that do not work. */
  down: string[];
  /** The codes of warnings. */
  warnings: string[];
}

/** A response to a request for `/health`, or why there is none. */
export type Answer =
  | { kind: "node"; health: Health; status: number; headers: Record<string, string> }
  | { kind: "other"; status: number; headers: Record<string, string> }
  | { kind: "none"; error: string; detail: string };

/** Requests `/health` of a base URL. */
export async function askHealth(egress: Egress, baseUrl: string): Promise<Answer> {
  const got = await egress.get(`${baseUrl}/health`, { ...limits, headers: { accept: "application/json" } });
  if (!got.ok) return { kind: "none", error: got.error, detail: got.detail };
  const { status, headers, body } = got;
  const health = healthOf(body.toString());
  return health ? { kind: "node", health, status, headers } : { kind: "other", status, headers };
}

function healthOf(text: string): Health | null {
  const json = parsed(text);
  if (!isObject(json) || typeof json.node_id !== "string" || typeof json.version !== "string") return null;
  const checks = isObject(json.checks) ? Object.entries(json.checks) : [];
  const warnings = Array.isArray(json.warnings) ? json.warnings : [];
  return {
    nodeId: json.node_id,
    version: json.version,
    down: checks.flatMap(([name, check]) => (isObject(check) && check.status !== "ok" ? [name] : [])),
    warnings: warnings.flatMap((each) =>
      isObject(each) && typeof each.code === "string" ? [each.code] : [],
    ),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // not JSON
  }
}

/** The address at which the node listens, as this machine reaches it: the host of a URL, and the address. */
export function ownAddress({ host, port }: Config): { url: string; pins: [string, string][] } | null {
  const named = host.toLowerCase() === "localhost" ? "127.0.0.1" : host;
  const address = named === "0.0.0.0" ? "127.0.0.1" : named === "::" ? "::1" : named;
  if (port === 0 || !/^[\d.]+$|:/.test(address)) return null;
  const name = address.includes(":") ? `[${address}]` : address;
  return {
    url: `http://${name}:${port}`,
    pins: [
      [`${name}:${port}`, address],
      [`${address}:${port}`, address],
    ],
  };
}

/** What listens at the port. */
export interface PortState {
  findings: Finding[];
  /** Whether the node runs; null if that is not known. */
  runs: boolean | null;
}

/**
 * Checks that the port is free, or that the node uses it.
 * @param key null if it is not known.
 * @param bindError why nothing can listen there; null if it is free.
 */
export async function checkPort(
  config: Config,
  egress: Egress,
  key: Buffer | null,
  bindError: (port: number, host: string) => Promise<string | null>,
): Promise<PortState> {
  const { port, host } = config;
  const own = ownAddress(config);
  if (port === 0) return { findings: [ok("PORT=0: the start chooses a free one")], runs: null };
  const place = `port ${port} of ${host}`;
  const answer = own ? await askHealth(egress, own.url) : null;
  if (answer?.kind === "node") {
    const { nodeId } = answer.health;
    if (key && nodeId !== nodeIdOf(key))
      return {
        findings: [
          failure(
            `Another node (${nodeId}) listens at ${place}, or this one with another key: stop it, or set another PORT`,
          ),
        ],
        runs: null,
      };
    return { findings: stateOf(answer.health, place), runs: true };
  }
  const code = await bindError(port, host);
  if (code === null) return { findings: [ok(`The node does not run, and ${place} is free`)], runs: false };
  return { findings: [failure(unusable(code, place, host))], runs: null };
}

function stateOf(health: Health, place: string): Finding[] {
  const findings = [ok(`The node runs at ${place} (version ${health.version})`)];
  if (health.version !== version)
    findings.push(
      warning(`The running node is version ${health.version}, and ${version} is installed: restart it`),
    );
  if (health.down.length > 0)
    findings.push(
      failure(
        `The running node says that this does not work: ${health.down.join(", ")}. Its log says why, and GET /health since when`,
      ),
    );
  for (const code of health.warnings)
    findings.push(
      warning(`The running node warns: ${code}. GET /health explains it, and its log says what to do`),
    );
  return findings;
}

function unusable(code: string, place: string, host: string): string {
  if (code === "EADDRINUSE")
    return `Another program uses ${place}, and it is no node that answers /health: stop it (ss -ltnp shows which), or set another PORT`;
  if (code === "EACCES") return `The node may not listen at ${place}: set PORT to 1024 or more`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `HOST=${host} is no address of this machine: set another one`;
  return `The node cannot listen at ${place} (${code}): set another PORT or HOST`;
}
