/** How a fake registry answers a request: the same steps as the node's, in the same order. */
import { privacyHeaders } from "../../../server/http/admission.ts";
import { bodyLimit, readBody } from "../../../server/http/body.ts";
import { readCookies } from "../../../server/http/cookies.ts";
import { holdsKey } from "../../../server/http/masking.ts";
import { prefersAsync } from "../../../server/http/prefer.ts";
import { readQuery } from "../../../server/http/query.ts";
import { inputRefusal, Refused, refusal } from "../../../server/http/refusal.ts";
import { expireDue } from "../certifications/changes.ts";
import type { Context } from "../context.ts";
import { handlers } from "../handlers.ts";
import type { State } from "../state.ts";
import { attempt } from "../webhooks/attempts.ts";
import { admissionOf } from "./admission.ts";
import { type AnyAnswer, marks, type Sent, sent, sentRefusal } from "./answers.ts";
import { runOnce } from "./idempotency.ts";
import { type Route, routeOf } from "./router.ts";
import { checkRequest } from "./validation.ts";

/** A request, as far as it is looked at. */
export interface Arrived {
  method: string;
  /** Path and query. */
  url: string;
  /** By their names in lower case. */
  headers: Record<string, string>;
  bytes: Uint8Array;
}

/** A handler, whatever its operation. */
type AnyHandler = (request: object, context: Context) => Promise<AnyAnswer>;

/** Answers a request. What nobody expected is thrown: in a test it should be seen. */
export async function serve(state: State, arrived: Arrived): Promise<Sent> {
  const given = arrived.headers["x-request-id"] ?? "";
  const requestId = /^[\w-]{1,64}$/.test(given) && !holdsKey(given) ? given : state.newId("request");
  const more = marks(requestId); // headers of the answer, whatever it is; what is found out on the way is added
  const done = await refusedOr(() => answer(state, arrived, more, requestId));
  const { problem, headers } = done;
  return problem
    ? sentRefusal({ ...done, problem, headers: textOf(headers) }, state.settings.baseUrl, more)
    : sent(done, more);
}

async function answer(
  state: State,
  arrived: Arrived,
  more: Record<string, string>,
  requestId: string,
): Promise<AnyAnswer> {
  const { method, url, headers } = arrived;
  const [pathname = "", ...query] = url.split("?");
  const route = routeOf(method, pathname);
  const before = state.journal.events.length;
  expireDue(state);
  Object.assign(more, privacyHeaders(route.operation));
  const cookies = readCookies(headers.cookie, parseCookie);
  const { caller, settle, ...admitted } = await admissionOf(state)(route.operation, {
    method,
    headers,
    cookies,
  });
  Object.assign(more, admitted.headers);
  const done = await refusedOr(() => {
    const parts = partsOf(route, arrived, query.join("?"));
    checkRequest(route.feature, route.name, parts);
    const userAgent = headers["user-agent"]?.slice(0, 300) ?? null;
    const ask: Context["ask"] = (asked) => askFor(state, arrived, requestId, asked);
    const handle = () => handlerOf(route)(parts, { caller, state, cookies, userAgent, requestId, ask });
    const key = route.operation.idempotent ? headers["idempotency-key"] : undefined;
    if (key === undefined) return handle();
    const fingerprint = `${url} ${parts.text || JSON.stringify(parts.body ?? "")}`;
    return runOnce(state, route.operation, caller, { key, fingerprint }, handle);
  });
  await settle?.(done.status);
  if (state.journal.events.length > before) Object.assign(more, await delivered(state, headers.prefer));
  return done;
}

/** What comes of some work; a refusal that it throws is an answer too. */
async function refusedOr(work: () => Promise<AnyAnswer>): Promise<AnyAnswer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

/** The generated type has a member for each row of the generated table; what a handler takes was validated by its row. */
function handlerOf({ feature, name }: Route): AnyHandler {
  const all = handlers as unknown as Record<string, Record<string, AnyHandler>>;
  const handler = all[feature]?.[name];
  if (!handler) throw new Error(`No handler for ${feature}.${name}`);
  return handler;
}

function partsOf({ operation, path }: Route, { method, headers, bytes }: Arrived, query: string) {
  if (!operation.body && bytes.length > 0 && method !== "GET" && method !== "HEAD") {
    const errors = [{ pointer: "", detail: "is not taken by this operation" }];
    throw new Refused(inputRefusal("unexpected_body", errors));
  }
  const body = operation.body && bytes.length > 0 ? bodyOf(bytes, headers, operation.signsIn) : undefined;
  const accept = method === "HEAD" ? "" : (headers.accept ?? "");
  return {
    ...{ path: { ...path }, query: readQuery(query, operation), headers: { ...headers } },
    ...{ body: body?.json, text: body?.text ?? "", accept },
  };
}

function bodyOf(bytes: Uint8Array, headers: Record<string, string>, secret: boolean) {
  if (headers["content-type"]?.split(";")[0]?.trim().toLowerCase() !== "application/json") {
    const detail = "The body must be sent as Content-Type: application/json.";
    throw new Refused(refusal("unsupported_media_type", detail));
  }
  if (bytes.length > bodyLimit) {
    const detail = `The body has more than ${bodyLimit.toLocaleString("en")} bytes.`;
    throw new Refused(refusal("body_too_large", detail));
  }
  return readBody(bytes, secret);
}

/** Delivers what is owed, before the answer unless that is not wanted. @returns headers of the answer. */
async function delivered(state: State, prefer: string | undefined): Promise<Record<string, string>> {
  const owed = state.journal.owed.splice(0);
  const attempts = Promise.all(owed.map((each) => attempt(state, each)));
  if (prefersAsync(prefer)) return { "Preference-Applied": "respond-async" };
  await attempts;
  return {};
}

/** What goes on to a request that is made for the same caller. */
const passedOn = ["authorization", "x-api-key", "user-agent", "prefer"];

async function askFor(
  state: State,
  { headers }: Arrived,
  requestId: string,
  { method, url, body }: Parameters<Context["ask"]>[0],
): ReturnType<Context["ask"]> {
  const passed = Object.entries(headers).filter(([name]) => passedOn.includes(name));
  const answered = await serve(state, {
    ...{ method, url, bytes: new TextEncoder().encode(body === undefined ? "" : JSON.stringify(body)) },
    headers: {
      ...{ ...Object.fromEntries(passed), accept: "application/json", "x-request-id": requestId },
      ...(body !== undefined && { "content-type": "application/json" }),
    },
  });
  const told = answered.headers.map(([name, value]) => [name.toLowerCase(), value]);
  const text = typeof answered.body === "string" ? answered.body : ""; // no tool is a stream
  return { status: answered.status, headers: Object.fromEntries(told), text };
}

/** The cookie of one pair, decoded where it can be. */
function parseCookie(pair: string): Record<string, string> {
  const [before = "", ...after] = pair.split("=");
  const name = before.trim();
  const [, value = ""] = /^"?([^"]*)"?$/.exec(after.join("=").trim()) ?? [];
  return name === "" || after.length === 0 ? {} : { [name]: value };
}

function textOf(headers: AnyAnswer["headers"] = {}): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]),
  );
}
