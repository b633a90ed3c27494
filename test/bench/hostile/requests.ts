/** Hostile requests of every operation and every tool: each place of a body, each parameter, each header. */

import type { Schema } from "../../../conformance/contract/values.ts";
import { operations } from "../../../generated/operations.ts";
import { tools } from "../../../generated/tools.ts";
import { document } from "../../exchange.ts";
import { largest, placesOf, sample, textWith } from "./places.ts";
import type { HostileRequest } from "./sender.ts";
import { hostileHeaders, hostileTexts, hostileValues } from "./shapes.ts";

/** The requests of one operation or tool. */
export interface Door {
  name: string;
  /** Made when they are sent: together they have gigabytes. */
  requests: (() => HostileRequest)[];
}

interface Parameter {
  $ref?: string;
  name: string;
  in: "query" | "path" | "header";
}

/** An operation of the document, with the members that are read here. */
interface Described {
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const parameters = (document.components as unknown as { parameters: Record<string, Parameter> }).parameters; // in every document

/** Members that reach something: other samples are rejected first. */
const reached: Record<string, object> = {
  agents_register: { agent_id: "a", agent_url: "https://a.example.com/" },
  accounts_changePassword: { current_password: "another password" },
};

/** Operations that would end the session that the others need, and those that stream. */
const leftOut = new Set(["accounts_signOut"]);

/** Every operation. @param cookie the session of the owner. */
export function doors(cookie: string): Door[] {
  const all = Object.entries(operations).flatMap(([feature, named]) =>
    Object.entries(named).map(([name, { method, path, credentials }]): Door => {
      const isOpen = (credentials as readonly string[]).includes("none");
      const request = { method, path, ...(!isOpen && { headers: { cookie } }) };
      return { name: `${feature}_${name}`, requests: requestsOf(`${feature}_${name}`, request) };
    }),
  );
  return [...all.filter(({ name }) => !leftOut.has(name)), ...toolDoors()];
}

type Request = Omit<HostileRequest, "what">;

function requestsOf(id: string, request: Request): Door["requests"] {
  const methods = document.paths[request.path] ?? {};
  const described = methods[request.method.toLowerCase()] as unknown as Described; // the same object
  const list = described.parameters
    .map((each) => (each.$ref ? parameters[each.$ref.split("/").at(-1) ?? ""] : each))
    .filter((each) => each !== undefined);
  const path = request.path.replaceAll(/\{\w+\}/g, "a");
  const filled = { ...request, path };
  const ofParameters = list.flatMap((parameter) => ofParameter(parameter, request, filled));
  const schema = described.requestBody?.content["application/json"]?.schema;
  if (!schema) return ofParameters;
  const base = { ...(sample(schema) as object), ...reached[id] }; // bodies are objects
  return [...ofParameters, ...bodiesOf(schema, base, (body) => ({ ...filled, body }))];
}

function ofParameter({ name, in: place }: Parameter, request: Request, filled: Request): Door["requests"] {
  if (place === "header")
    return hostileHeaders.map((text) => () => ({
      ...filled,
      what: `header ${name}`,
      headers: { ...filled.headers, [name]: text },
    }));
  return hostileTexts.map((text) => () => ({
    ...filled,
    what: `${place} ${name}: ${text.slice(0, 12)}`,
    path:
      place === "path"
        ? request.path.replaceAll(/\{(\w+)\}/g, (_, each) => (each === name ? text : "a"))
        : `${filled.path}?${name}=${text}`,
  }));
}

function bodiesOf(schema: Schema, base: object, requestOf: (body: string) => Request): Door["requests"] {
  return placesOf(schema).flatMap(({ path, schema: inner }) => {
    const at = `/${path.join("/")}`;
    const most = largest(inner);
    const texts = Object.entries({ ...hostileValues, ...(most && { "as large as it may be": most }) });
    return texts.map(([shape, text]) => () => ({
      ...requestOf(textWith(base, path, text)),
      what: `${at}: ${shape}`,
    }));
  });
}

/** Calls of each tool. */
function toolDoors(): Door[] {
  return tools.map(({ name, request: { schema: checked } }) => {
    const schema = checked as Schema;
    const request = { method: "POST", path: "/mcp" };
    const call = (given: string) =>
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":${given}}}`;
    const base = sample(schema) as object; // arguments are an object
    return { name, requests: bodiesOf(schema, base, (given) => ({ ...request, body: call(given) })) };
  });
}
