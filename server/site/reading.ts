/**
 * What pages tell comes from the operations of the contract, asked as anybody asks them: a page never says anything else
 * than the API does, and no page knows how agents are stored.
 */
import type { paths } from "../../generated/openapi.d.ts";
import type { Origin } from "../http/admission.ts";
import { type Refusal, Refused } from "../http/refusal.ts";

/** Paths that answer a GET with JSON. */
type Readable = {
  [Path in keyof paths]: paths[Path] extends {
    get: { responses: { 200: { content: { "application/json": unknown } } } };
  }
    ? Path
    : never;
}[keyof paths];

/** What such a path answers. */
type Answer<Path extends Readable> = paths[Path] extends {
  get: { responses: { 200: { content: { "application/json": infer Body } } } };
}
  ? Body
  : never;

/** What the path and the query of a request are filled with; `undefined` and empty values are left out. */
export interface Filling {
  path?: Record<string, string>;
  query?: Record<string, string | number | readonly string[] | undefined>;
}

/**
 * Reads an operation.
 * @throws Refused with the problem that it answered: the page then answers with the same.
 */
export async function read<Path extends Readable>(
  { ask }: Pick<Origin, "ask">,
  path: Path,
  filling: Filling = {},
): Promise<Answer<Path>> {
  const { status, headers, text } = await ask({ method: "GET", url: urlOf(path, filling) });
  const body: unknown = JSON.parse(text);
  if (status === 200) return body as Answer<Path>; // what the contract says of this path
  const wait = headers["retry-after"];
  throw new Refused({
    status,
    problem: body as Refusal["problem"], // every other answer to a GET is a problem
    ...(wait !== undefined && { headers: { "Retry-After": String(wait) } }),
  });
}

/**
 * The same, where there may be nothing.
 * @returns undefined for a 404.
 */
export async function readIfThere<Path extends Readable>(
  origin: Pick<Origin, "ask">,
  path: Path,
  filling: Filling = {},
): Promise<Answer<Path> | undefined> {
  try {
    return await read(origin, path, filling);
  } catch (error) {
    if (error instanceof Refused && error.refusal.status === 404) return undefined;
    throw error;
  }
}

function urlOf(path: string, { path: values = {}, query = {} }: Filling): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    const list = [value ?? []].flat().map(String);
    return list.join("") === "" ? [] : [`${name}=${list.map(encodeURIComponent).join(",")}`];
  });
  return pairs.length === 0 ? filled : `${filled}?${pairs.join("&")}`;
}
