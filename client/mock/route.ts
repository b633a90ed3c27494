/** Finds the operation of a request. */
import { type ResponseExample, responseExamples } from "../../generated/response-examples.ts";
import type { OperationName } from "./operation.ts";

/** The operation of a request. */
export interface Route {
  name: OperationName;
  example: ResponseExample;
  /** The path parameters, decoded. */
  path: Record<string, string>;
}

/** Every operation, those without path parameters first: `/docs/webhook-vectors.json` is not a guide. */
const routes = Object.entries(responseExamples)
  .map(([name, example]) => ({
    name: name as OperationName, // test/client/types.ts compares the names to the contract
    example,
    pattern: new RegExp(`^${example.path.replaceAll(".", "\\.").replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
  }))
  .sort((a, b) => Number(a.example.path.includes("{")) - Number(b.example.path.includes("{")));

/** The operation of a request; undefined if there is none. */
export function routeOf({ method, url }: Request): Route | undefined {
  const { pathname } = new URL(url);
  for (const { name, example, pattern } of routes) {
    const found = example.method === method ? pattern.exec(pathname) : null;
    if (!found) continue;
    const parameters = Object.entries(found.groups ?? {});
    const path = Object.fromEntries(parameters.map(([key, value]) => [key, decodeURIComponent(value)]));
    return { name, example, path };
  }
  return undefined;
}
