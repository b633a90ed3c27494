/** Finds out which operations of the contract a node has. */

import { examplePath } from "../contract/examples.ts";
import { type ContractOperation, contractOperations } from "../contract/operations.ts";
import type { Answer } from "./http.ts";
import { type Http, NoResponse } from "./http.ts";

/** What was found. */
export interface Discovery {
  /** The version of the contract that the node names, or "unknown". */
  version: string;
  /** The ids of the operations that it has. */
  operations: ReadonlySet<string>;
  /** Whether it serves its OpenAPI document. */
  hasDocument: boolean;
}

/** How many paths are tried at once: fewer than the requests that nodes serve at once for each client. */
const atOnce = 8;

/** The host does not respond like a registry node. */
export class NotARegistryNode extends Error {
  override readonly name = "NotARegistryNode";
}

/**
 * Reads the node's OpenAPI document, and tries each path of it with a method that the contract does not define there: a node
 * that has the path responds with 405, a node without it with 404.
 * @throws NotARegistryNode with what to do.
 */
export async function discover(http: Http): Promise<Discovery> {
  const first = await firstAnswer(http);
  const version = first.header("api-version");
  if (version === null)
    throw new NotARegistryNode(
      `${http.options.baseUrl} responds, but not like a registry node: GET /list has the status ${first.status}` +
        " and no header API-Version. Check the base URL, and whether a proxy answers in its place.",
    );
  const documented = await documentedOperations(http);
  const listed = contractOperations.filter(({ id }) => documented?.has(id) ?? true);
  const operations = new Set<string>();
  const paths = [...Map.groupBy(listed, (each) => each.path)];
  while (paths.length > 0) {
    const together = paths.splice(0, atOnce).map(async ([path, sharing]) => {
      if (await isServed(http, path, sharing)) for (const { id } of sharing) operations.add(id);
    });
    await Promise.all(together);
  }
  return { version, operations, hasDocument: documented !== null };
}

async function firstAnswer(http: Http): Promise<Answer> {
  try {
    return await http.sendUnchecked("GET", "/list?limit=1");
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error;
    throw new NotARegistryNode(`${error.message}. Is the node running at ${http.options.baseUrl}?`);
  }
}

/** The operations in the node's own document, the whole one if it has parts; null if it serves none. */
async function documentedOperations(http: Http): Promise<Set<string> | null> {
  const all = await http.sendUnchecked("GET", "/openapi/all.json");
  const answer = all.status === 200 ? all : await http.sendUnchecked("GET", "/openapi.json");
  if (answer.status !== 200) return null;
  const { paths } = answer.json<{ paths?: Record<string, Record<string, { operationId?: string }>> }>();
  const ids = Object.values(paths ?? {}).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId }) => operationId ?? []),
  );
  return new Set(ids);
}

/** Whether a path is routed. Requests with a method that nothing defines change nothing. */
async function isServed(http: Http, path: string, sharing: readonly ContractOperation[]): Promise<boolean> {
  const [operation] = sharing;
  if (!operation) return false;
  const defined = new Set(
    contractOperations.filter((each) => each.path === path).map(({ method }) => method),
  );
  const method =
    (["PATCH", "PUT", "DELETE", "POST", "GET"] as const).find((each) => !defined.has(each)) ?? "PURGE";
  const answer = await http.sendUnchecked(method, examplePath(operation));
  return answer.status !== 404 || !isRouteless(answer);
}

/** A facade has no codes, so its own 404 is taken for a missing path. */
function isRouteless({ code }: Answer): boolean {
  return code === undefined || code === "route_not_found";
}
