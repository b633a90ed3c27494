/**
 * Reads the data of pages through the node's own API operations, so a page never shows anything that the API does not,
 * and does not depend on the database.
 */

import type { paths } from "../../../generated/openapi.d.ts";
import type { Client } from "../../core/http/authentication.ts";
import { ProblemError, type ProblemResponse } from "../../core/http/problem-response.ts";
import { BoundedMap } from "../../core/values/bounded-map.ts";

/** The paths whose GET operation responds with JSON. */
type Readable = {
  [Path in keyof paths]: paths[Path] extends {
    get: { responses: { 200: { content: { "application/json": unknown } } } };
  }
    ? Path
    : never;
}[keyof paths];

/** The body of a successful response. */
type Body<Path extends Readable> = paths[Path] extends {
  get: { responses: { 200: { content: { "application/json": infer Json } } } };
}
  ? Json
  : never;

/** The values of path and query parameters. `undefined` and empty values are omitted. */
export interface Parameters {
  path?: Record<string, string>;
  query?: Record<string, string | number | readonly string[] | undefined>;
}

/**
 * Calls a GET operation and returns the body of its response.
 * @throws ProblemError with the operation's problem, which becomes the response of the page.
 */
export async function read<Path extends Readable>(
  { dispatch }: Pick<Client, "dispatch">,
  path: Path,
  parameters: Parameters = {},
): Promise<Body<Path>> {
  const url = urlOf(path, parameters);
  const text = await readText({ dispatch }, url);
  return parsed(url, text) as Body<Path>; // the contract declares this body for the path
}

/**
 * Calls a GET operation whose response may be no JSON.
 * @throws ProblemError with the operation's problem.
 */
export async function readText({ dispatch }: Pick<Client, "dispatch">, url: string): Promise<string> {
  const { status, headers, text } = await dispatch({ method: "GET", url });
  if (status === 200) return text;
  const wait = headers["retry-after"];
  throw new ProblemError({
    status,
    problem: JSON.parse(text) as ProblemResponse["problem"], // every other response to a GET is a problem
    ...(wait !== undefined && { headers: { "Retry-After": String(wait) } }),
  });
}

/** The latest bodies by URL. Parsing them takes longer than all else of a page, and most have not changed since. */
const latestBodies = new BoundedMap<string, { text: string; body: unknown }>(16);

/** The length of the longest body that is kept. */
const maxLength = 131_072;

/** Parses the body of a URL, unless it is that of the last time. Pages do not change what they read. */
function parsed(url: string, text: string): unknown {
  const latest = latestBodies.get(url);
  const kept = latest?.text === text ? latest : { text, body: JSON.parse(text) as unknown };
  if (text.length <= maxLength) latestBodies.set(url, kept);
  else latestBodies.delete(url);
  return kept.body;
}

/**
 * Calls a GET operation whose resource may not exist.
 * @returns undefined for a 404.
 */
export async function readIfFound<Path extends Readable>(
  client: Pick<Client, "dispatch">,
  path: Path,
  parameters: Parameters = {},
): Promise<Body<Path> | undefined> {
  try {
    return await read(client, path, parameters);
  } catch (error) {
    if (error instanceof ProblemError && error.response.status === 404) return undefined;
    throw error;
  }
}

function urlOf(path: string, { path: values = {}, query = {} }: Parameters): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    const list = [value ?? []].flat().map(String);
    return list.join("") === "" ? [] : [`${name}=${list.map(encodeURIComponent).join(",")}`];
  });
  return pairs.length === 0 ? filled : `${filled}?${pairs.join("&")}`;
}
