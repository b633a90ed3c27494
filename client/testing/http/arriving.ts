/** Requests as they come from a client. */
import { Refused } from "../../../server/http/refusal.ts";
import type { OperationName } from "../failures.ts";
import type { Jar } from "./jar.ts";
import { type Route, routeOf } from "./router.ts";
import type { Arrived } from "./serving.ts";

/** A request as it arrives. Browsers let no script set cookies, so those of the jar are added here. */
export async function arrivedOf(request: Request, root: string, jar: Jar): Promise<Arrived> {
  if (!request.url.startsWith(`${root}/`))
    throw new TypeError(`The fake registry is at ${root}, not at ${request.url}`);
  const headers = Object.fromEntries(request.headers);
  const { header } = jar;
  if (header !== undefined && headers.cookie === undefined) headers.cookie = header;
  const url = request.url.slice(root.length).split("#")[0] ?? "";
  return { method: request.method, url, headers, bytes: new Uint8Array(await request.arrayBuffer()) };
}

/** A request as tests are told of it. */
export function shown({ method, url, headers, bytes }: Arrived) {
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

/** The operation that a request reaches; null if none. */
export function operationOf({ method, url }: Arrived): OperationName | null {
  try {
    const { feature, name }: Route = routeOf(method, url.split("?")[0] ?? "");
    return `${feature}.${name}` as OperationName; // a row of the table that its type is made of
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
