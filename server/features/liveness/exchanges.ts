/**
 * The requests of probes. None changes anything: reading a task that does not exist (A2A), asking a server what it supports (MCP),
 * a GET request. Only if the owner chose so, an A2A agent gets a message: see agent-message.ts.
 */
import type { Egress, ProbeRequest, ProbeResponse } from "../../core/egress/egress.ts";
import { isObject } from "../../core/values/json.ts";
import { isFailedTask, messageParams } from "./agent-message.ts";
import type { DeclaredInterface } from "./declared-interface.ts";
import { hasReplyTo, parsed, type Reply, replyTo } from "./json-rpc.ts";
import {
  type Arrived,
  byStatus,
  found,
  hasArrived,
  notOfProtocol,
  type Outcome,
  withoutResponse,
} from "./outcome.ts";
import type { ProbeSigner } from "./probe-signature.ts";
import type { ProbeMethod } from "./probe-target.ts";
import type { Level } from "./schedule.ts";

/** The timeout of a probe with all its requests, and how much of a response is read. */
export const probeLimits = { limitMs: 10_000, maxBytes: 65_536 };

/** If less time than this is left, no further way is tried. The end of a session gets as much in any case. */
const minRequestMs = 2_000;

/** What exchanges need. */
export interface ExchangeOptions {
  egress: Pick<Egress, "probe">;
  /** The header `User-Agent`. */
  userAgent: string;
  /** Signs requests; null if they are not signed. */
  signer: Pick<ProbeSigner, "headersFor"> | null;
  /** The version of this node. */
  version: string;
  newId: () => string;
  clock: () => Date;
  /** Aborted when the node stops. */
  stopping: AbortSignal;
}

/** The URL to probe. */
export interface Probed {
  url: string;
  method: ProbeMethod;
  level: Exclude<Level, "none">;
  /** Which version of the protocol it spoke. */
  era: string | null;
  declared: DeclaredInterface;
}

/** A probe under way. */
interface Underway extends ExchangeOptions {
  /** How much of its time is left, in milliseconds. */
  leftMs: () => number;
}

/** Probes a URL. */
export async function exchange(options: ExchangeOptions, probed: Probed): Promise<Outcome> {
  const { level, method } = probed;
  const endsAt = performance.now() + probeLimits.limitMs;
  const underway = { ...options, leftMs: () => Math.max(0, endsAt - performance.now()) };
  const { bindings } = probed.declared;
  const isForeign = bindings.length > 0 && !bindings.includes("jsonrpc") && !bindings.includes("rest");
  if (isForeign) return getForeign(underway, probed);
  if (level === "reachable" || method === "http") return getUrl(underway, probed);
  if (method === "mcp") return askMcp(underway, probed);
  return askA2a(underway, probed, level);
}

/** One way to speak a protocol. @returns `next` if the URL does not speak it so, and another one is tried. */
type Attempt = (options: Underway, probed: Probed) => Promise<Outcome | { next: Outcome }>;

/** Tries the ways of a protocol while there is time, the last one that worked first. */
async function attempts(options: Underway, probed: Probed, ways: Record<string, Attempt>): Promise<Outcome> {
  const { era } = probed;
  const names = Object.keys(ways).sort((a, b) => Number(b === era) - Number(a === era));
  let best: Outcome | undefined;
  for (const name of names) {
    const result = await ways[name]?.(options, probed);
    if (!result) continue;
    if (!("next" in result)) return result;
    if (!best || rankOf(result.next) > rankOf(best)) best = result.next;
    if (options.leftMs() < minRequestMs) break;
  }
  if (!best) throw new Error("There is no way to probe");
  return best;
}

/** How much an outcome says: what speaks JSON-RPC without the method says more than what does not. */
function rankOf({ code }: Outcome): number {
  return ["wrong_protocol", "no_method", "ok"].indexOf(code);
}

/**
 * A2A, in versions 1.0 and 0.3 and the bindings that the card of the agent names, or all: reads a task that does not exist, to
 * which the only right response is the error that there is none; or sends a message, unless the agent speaks HTTP+JSON alone
 * (https://a2a-protocol.org/latest/specification/).
 */
function askA2a(options: Underway, probed: Probed, level: Probed["level"]): Promise<Outcome> {
  const { bindings } = probed.declared;
  const speaks = (binding: "jsonrpc" | "rest") => bindings.length === 0 || bindings.includes(binding);
  const [ask, ...names] =
    level === "task"
      ? ([sendMessage, "SendMessage", "message/send"] as const)
      : ([readTask, "GetTask", "tasks/get"] as const);
  return attempts(options, probed, {
    ...(speaks("jsonrpc") && {
      "1.0": (each, to) => ask(each, to, names[0], { "a2a-version": "1.0" }, "1.0"),
      "0.3": (each, to) => ask(each, to, names[1], {}, "0.3"),
    }),
    ...(speaks("rest") && { rest: (each, to) => readTaskByPath(each, to, "") }),
    ...(bindings.includes("rest") && { "rest-0.3": (each, to) => readTaskByPath(each, to, "/v1") }),
  });
}

async function sendMessage(
  options: Underway,
  { url, declared }: Probed,
  method: string,
  headers: Record<string, string>,
  era: "1.0" | "0.3",
): Promise<Outcome | { next: Outcome }> {
  const params = { ...tenantParam(declared), ...messageParams(era, options.newId()) };
  const { result, reply } = await call(options, url, method, params, headers);
  const decided = decide(options, result, reply);
  if (decided) return decided;
  if (!reply) return { next: notOfProtocol(arrived(result)) };
  if ("result" in reply) {
    const hasFailed = isFailedTask(reply.result);
    return found(result, hasFailed ? "degraded" : "up", hasFailed ? "task_failed" : "ok", era);
  }
  if (reply.code === extensionRequired) return found(result, "up", "ok", era);
  const isOtherVersion = reply.code === methodNotFound || reply.code === versionNotSupported;
  if (isOtherVersion) return { next: found(result, "degraded", noMethodOr(reply)) };
  return found(result, "degraded", "task_failed", era);
}

/** Requests name the tenant of their interface (a2a.proto GetTaskRequest.tenant). */
function tenantParam({ tenant }: DeclaredInterface): { tenant?: string } {
  return tenant === null ? {} : { tenant };
}

/** Errors of A2A: the task does not exist; requests must support an extension; this version is not supported. */
const taskNotFound = -32_001;
const extensionRequired = -32_008;
const versionNotSupported = -32_009;
/** The error of JSON-RPC for an unknown method. */
const methodNotFound = -32_601;

async function readTask(
  options: Underway,
  { url, declared }: Probed,
  method: string,
  headers: Record<string, string>,
  era: string,
): Promise<Outcome | { next: Outcome }> {
  const params = { ...tenantParam(declared), id: options.newId() };
  const { result, reply } = await call(options, url, method, params, headers);
  const decided = decide(options, result, reply);
  if (decided) return decided;
  if (reply && "code" in reply) {
    if (reply.code === taskNotFound || reply.code === extensionRequired)
      return found(result, "up", "ok", era);
    const other = reply.code === versionNotSupported;
    return {
      next: other ? found(result, "up", "ok", null) : found(result, "degraded", noMethodOr(reply)),
    };
  }
  return { next: notOfProtocol(arrived(result)) };
}

/** Reads a task over HTTP+JSON. @param version the beginning of the path: that of version 0.3 is `/v1`. */
async function readTaskByPath(
  options: Underway,
  { url, declared: { tenant } }: Probed,
  version: "" | "/v1",
): Promise<Outcome | { next: Outcome }> {
  const task = new URL(url);
  const base = task.pathname.replace(/\/$/, "") + (tenant === null ? "" : `/${encodeURIComponent(tenant)}`);
  task.pathname = `${base}${version}/tasks/${encodeURIComponent(options.newId())}`;
  const headers = version === "" ? { accept, "a2a-version": "1.0" } : { accept };
  const result = await send(options, task.href, "GET", null, headers);
  const decided = decide(options, result, undefined);
  if (decided) return decided;
  const { response } = arrived(result);
  const isError = response.status >= 400 && isExpectedError(response.body.toString("utf8"));
  return isError
    ? found(result, "up", "ok", `rest${version && "-0.3"}`)
    : { next: notOfProtocol(arrived(result)) };
}

/** Whether a body is an error of A2A over HTTP+JSON that an agent which works responds with: its reason or type names it. */
function isExpectedError(text: string): boolean {
  const expected =
    /task[-_ ]?not[-_ ]?found|extension[-_ ]?support[-_ ]?required|version[-_ ]?not[-_ ]?supported/i;
  // The text, not the parsed body: writing one of many levels again could overflow the stack.
  return isObject(parsed(text)) && expected.test(text);
}

/**
 * MCP: `server/discover` of version 2026-07-28, which has no sessions, else `initialize` of the versions before it, whose session
 * is ended at once (https://modelcontextprotocol.io/specification).
 */
function askMcp(options: Underway, probed: Probed): Promise<Outcome> {
  return attempts(options, probed, { "2026-07-28": discover, "2025-11-25": initialize });
}

const mcpAccept = "application/json, text/event-stream";
/** The error of MCP for a version that the server does not support. */
const unsupportedVersion = -32_022;

async function discover(options: Underway, { url }: Probed): Promise<Outcome | { next: Outcome }> {
  const version = "2026-07-28";
  const method = "server/discover";
  const prefix = "io.modelcontextprotocol/";
  const _meta = {
    [`${prefix}protocolVersion`]: version,
    [`${prefix}clientInfo`]: clientInfo(options),
    [`${prefix}clientCapabilities`]: {},
  };
  const headers = { accept: mcpAccept, "mcp-protocol-version": version, "mcp-method": method };
  const { result, reply } = await call(options, url, method, { _meta }, headers);
  const decided = decide(options, result, reply);
  if (decided) return decided;
  const isUp =
    reply &&
    ("result" in reply ? Array.isArray(reply.result.supportedVersions) : reply.code === unsupportedVersion);
  return isUp ? found(result, "up", "ok", version) : { next: notUp(result, reply) };
}

async function initialize(options: Underway, { url }: Probed): Promise<Outcome | { next: Outcome }> {
  const version = "2025-11-25";
  const params = { protocolVersion: version, capabilities: {}, clientInfo: clientInfo(options) };
  const { result, reply } = await call(options, url, "initialize", params, { accept: mcpAccept });
  const session = result.response?.headers["mcp-session-id"];
  if (session !== undefined) {
    const headers = { "mcp-session-id": session, "mcp-protocol-version": version };
    await send(options, url, "DELETE", null, headers);
  }
  const decided = decide(options, result, reply);
  if (decided) return decided;
  const isUp = reply && "result" in reply && typeof reply.result.protocolVersion === "string";
  return isUp ? found(result, "up", "ok", version) : { next: notUp(result, reply) };
}

function clientInfo({ version }: ExchangeOptions) {
  return { name: "registry-node-liveness", version };
}

/** Requests a URL of a binding that is no HTTP/1.1, such as gRPC. An error of that protocol says nothing of the agent. */
async function getForeign(options: Underway, probed: Probed): Promise<Outcome> {
  const outcome = await getUrl(options, probed);
  const isForeign = ["tls_error", "network_error", "connection_reset", "server_error"].includes(outcome.code);
  return isForeign ? { ...outcome, verdict: "none" } : outcome;
}

/** Requests the URL. Many servers of a protocol respond to GET with an error of their own, and are reachable all the same. */
async function getUrl(options: Underway, { url, method }: Probed): Promise<Outcome> {
  const result = await send(options, url, "GET", null, { accept: "*/*" });
  if (!hasArrived(result)) return withoutResponse(result);
  const { status } = result.response;
  const decided = byStatus(result, options.clock());
  if (decided && (decided.verdict === "none" || decided.verdict === "gone")) return decided;
  const isNotThere = status >= 500 || (method === "http" && status === 404);
  return isNotThere ? notOfProtocol(result) : found(result, "reachable", "ok");
}

/** The media types of A2A, in both bindings. */
const accept = "application/json, application/a2a+json";

/** Sends a request of JSON-RPC. */
async function call(
  options: Underway,
  url: string,
  method: string,
  params: object,
  headers: Record<string, string>,
): Promise<{ result: ProbeResponse; reply: Reply | undefined }> {
  const id = options.newId();
  const body = JSON.stringify({ jsonrpc: "2.0", id, method, params });
  const sent = { accept, ...headers, "content-type": "application/json" };
  const result = await send(options, url, "POST", body, sent, hasReplyTo(id));
  return { result, reply: hasArrived(result) ? replyTo(id, result) : undefined };
}

function send(
  options: Underway,
  url: string,
  method: ProbeRequest["method"],
  body: string | null,
  headers: Record<string, string>,
  isEnough?: (body: Buffer) => boolean,
): Promise<ProbeResponse> {
  const { egress, stopping, leftMs } = options;
  return egress.probe({
    url,
    method,
    headers: headersOf(options, method, url, headers),
    body,
    limitMs: Math.max(minRequestMs, leftMs()),
    maxBytes: probeLimits.maxBytes,
    ...(isEnough && { isEnough }),
    signal: stopping,
  });
}

/** The headers of each request: what it accepts, who sends it, and the signature. */
export function headersOf(
  { userAgent, signer, clock }: Pick<ExchangeOptions, "userAgent" | "signer" | "clock">,
  method: string,
  url: string,
  headers: Record<string, string>,
): Record<string, string> {
  return {
    "accept-encoding": "identity",
    ...headers,
    "user-agent": userAgent,
    ...signer?.headersFor(method, url, clock()),
  };
}

/** The outcome that needs no further attempt: no response, or a status that means the same in all protocols. */
function decide({ clock }: ExchangeOptions, result: ProbeResponse, reply: Reply | undefined): Outcome | null {
  if (!hasArrived(result)) return withoutResponse(result);
  const decided = byStatus(result, clock());
  if (decided) return decided;
  return !reply && result.response.status >= 500 ? notOfProtocol(result) : null;
}

function notUp(result: ProbeResponse, reply: Reply | undefined): Outcome {
  return reply ? found(result, "degraded", noMethodOr(reply)) : notOfProtocol(arrived(result));
}

function noMethodOr(reply: Reply): "no_method" | "wrong_protocol" {
  return "code" in reply && reply.code === methodNotFound ? "no_method" : "wrong_protocol";
}

/** The response, which {@link decide} has found. */
function arrived(result: ProbeResponse): Arrived {
  if (!hasArrived(result)) throw new Error("There is no response");
  return result;
}
