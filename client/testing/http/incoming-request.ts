/** Reads the requests of a client. */
import { ProblemError } from "../../../server/http/problem-response.ts";
import type { OperationName } from "../failures.ts";
import type { CookieJar } from "./cookie-jar.ts";
import { type Route, routeOf } from "./router.ts";
import type { IncomingRequest } from "./serve.ts";

/** Reads a request, and adds the cookies of the jar, because browsers let no script set them. */
export async function readRequest(request: Request, root: string, jar: CookieJar): Promise<IncomingRequest> {
  if (!request.url.startsWith(`${root}/`))
    throw new TypeError(`The fake registry is at ${root}, not at ${request.url}`);
  const headers = Object.fromEntries(request.headers);
  const { header } = jar;
  if (header !== undefined && headers.cookie === undefined) headers.cookie = header;
  const url = request.url.slice(root.length).split("#")[0] ?? "";
  return { method: request.method, url, headers, bytes: new Uint8Array(await request.arrayBuffer()) };
}

/** A request as tests see it. */
export function toFakeRequest({ method, url, headers, bytes }: IncomingRequest) {
  const text = new TextDecoder().decode(bytes);
  return { method, url, headers, body: text === "" ? undefined : readValue(text) };
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The operation of a request; null if there is none. */
export function operationOf({ method, url }: IncomingRequest): OperationName | null {
  try {
    const { feature, name }: Route = routeOf(method, url.split("?")[0] ?? "");
    return `${feature}.${name}` as OperationName; // a row of the table from which the type is derived
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}
