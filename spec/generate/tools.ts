/** Writes the tools of the MCP server: the operations with `@mcpTool`. */
import { briefInput, briefOutput } from "./brief.ts";
import { type Entry, entries, type OpenApi, type Schema, type ToolMark } from "./document.ts";
import { plain, target } from "./plain.ts";
import { banner } from "./write.ts";

/** Writes `generated/tools.ts`. */
export function toolsFile(document: OpenApi): string {
  const found = entries(document).flatMap((entry) => {
    const { "x-mcp-tool": mark, "x-facade": facade } = entry.operation;
    return mark ? [{ facade, tool: toolOf(document, entry, mark) }] : [];
  });
  const tools = found.filter(({ facade }) => facade === undefined).map(({ tool }) => tool);
  const ardTools = found.filter(({ facade }) => facade === "ard").map(({ tool }) => tool);
  rejectDuplicates("Two operations are the tool", tools);
  return `${banner}
/** A JSON Schema of objects. */
export interface ObjectSchema {
  readonly type: "object";
  readonly [keyword: string]: unknown;
}

/** The place of an argument in the request. If \`member\` is null, it is the whole body. */
export type Place =
  | { readonly in: "path" | "query"; readonly member: string }
  | { readonly in: "body"; readonly member: string | null };

/** An operation as a tool. */
export interface Tool {
  readonly name: string;
  /** The title, for people. */
  readonly title: string;
  /** The description, for language models. */
  readonly description: string;
  /** The arguments, in brief. References are inlined, because not every client resolves them. */
  readonly inputSchema: ObjectSchema;
  /** The body of a successful response, in brief. */
  readonly outputSchema: ObjectSchema;
  /** Hints for clients, for example to decide whether to ask the user first. */
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: boolean;
  };
  /** The request of a call. */
  readonly request: {
    readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
    /** The path as in the contract, with parameters in braces. */
    readonly path: string;
    /** Whether it has a body. */
    readonly body: boolean;
    /** Argument -> its place in the request. */
    readonly places: { readonly [argument: string]: Place };
    /** The arguments with all limits, which calls are checked by. */
    readonly schema: ObjectSchema;
    /** Former name of an argument, which is still accepted -> its name. */
    readonly former: { readonly [name: string]: string };
  };
}

/** Every tool of the registry, by operation. */
export const tools: readonly Tool[] = [
${tools.map((each) => `  ${JSON.stringify(each)},`).join("\n")}
];

/** The tools of ARD. */
export const ardTools: readonly Tool[] = [
${ardTools.map((each) => `  ${JSON.stringify(each)},`).join("\n")}
];
`;
}

/** An argument of a tool, and its place in the request. */
interface Argument {
  name: string;
  place: { in: string; member: string | null };
  schema: Schema;
  required: boolean;
}

function toolOf(document: OpenApi, entry: Entry, mark: ToolMark) {
  const { method, path, operation } = entry;
  const list = argumentsOf(document, entry, mark);
  rejectDuplicates(`${mark.name} has two arguments`, list);
  return {
    name: mark.name,
    title: operation.summary ?? mark.name,
    description: mark.description ?? operation.description ?? "",
    inputSchema: inputOf(list, (schema) => briefInput(document, schema)),
    outputSchema: outputOf(document, entry),
    annotations: { ...hintsOf(method), ...mark.hints },
    request: {
      method,
      path,
      body: operation.requestBody !== undefined,
      places: Object.fromEntries(list.map(({ name, place }) => [name, place])),
      schema: inputOf(list, (schema) => plain(document, schema)),
      former: mark.former ?? {},
    },
  };
}

/** The schema of all arguments. */
function inputOf(list: Argument[], schemaOf: (schema: Schema) => Schema) {
  const required = list.filter((each) => each.required).map(({ name }) => name);
  return {
    type: "object",
    properties: Object.fromEntries(list.map(({ name, schema }) => [name, schemaOf(schema)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** The arguments of a tool: parameters of the path and the query, and properties of the body. */
function argumentsOf(document: OpenApi, { parameters, operation }: Entry, mark: ToolMark): Argument[] {
  const given = parameters
    .filter((each) => each.in === "path" || each.in === "query")
    .map(({ name, in: place, schema, required = false, description, example }) => ({
      place: { in: place, member: name },
      schema: { ...schema, ...texts({ description, example }) },
      required: required || place === "path",
    }));
  const left = new Set(mark.leave_out);
  return [...given, ...bodyOf(document, operation.requestBody, mark)]
    .filter(({ place }) => !left.has(place.member ?? ""))
    .map((each) => ({ ...each, name: nameOf(each.place.member, mark) }));
}

function texts({ description, example }: { description: unknown; example: unknown }): Schema {
  return {
    ...(typeof description === "string" && { description }),
    ...(example !== undefined && { examples: [example] }),
  };
}

function nameOf(member: string | null, { body = "body", rename = {} }: ToolMark): string {
  return member === null ? body : (rename[member] ?? member);
}

/** The body as one argument if the mark says so, otherwise its properties. */
function bodyOf(
  document: OpenApi,
  body: Entry["operation"]["requestBody"],
  mark: ToolMark,
): Omit<Argument, "name">[] {
  const schema = body?.content["application/json"]?.schema;
  if (!schema) return [];
  if (mark.body !== undefined)
    return [{ place: { in: "body", member: null }, schema, required: body?.required === true }];
  const { properties, required } = members(document, schema);
  return Object.entries(properties).map(([member, each]) => ({
    place: { in: "body", member },
    schema: each,
    required: required.includes(member),
  }));
}

/**
 * The properties of an object, or of all branches of a union of objects, because several model providers reject a union at
 * the top level. If branches disagree, the last one is used: write the widest branch last.
 */
function members(
  document: OpenApi,
  schema: Schema,
): { properties: Record<string, Schema>; required: string[] } {
  const whole = target(document, schema);
  if (!whole.anyOf) return { properties: whole.properties ?? {}, required: whole.required ?? [] };
  const branches = whole.anyOf.map((each) => members(document, each));
  const always = (name: string) => branches.every(({ required }) => required.includes(name));
  return {
    properties: Object.assign({}, ...branches.map(({ properties }) => properties)),
    required: (branches[0]?.required ?? []).filter(always),
  };
}

/** The JSON bodies of successful responses. */
function outputOf(document: OpenApi, { operation }: Entry): Schema {
  const bodies = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith("2"))
    .map(([, { content }]) => content?.["application/json"]?.schema)
    .filter((schema) => schema !== undefined);
  if (bodies.length === 0) throw new Error(`${operation.operationId} is a tool, but has no JSON response`);
  return briefOutput(document, { anyOf: bodies });
}

function hintsOf(method: string) {
  const reads = method === "GET";
  return {
    readOnlyHint: reads,
    destructiveHint: method !== "GET" && method !== "POST",
    idempotentHint: method !== "POST" && method !== "PATCH", // RFC 9110 section 9.2.2
    openWorldHint: false,
  };
}

function rejectDuplicates(what: string, list: { name: string }[]): void {
  const names = list.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`${what} ${twice}: choose another name in its @mcpTool`);
}
