/** Requests made of the examples in the contract. */
import type { Operation } from "../../generated/operations.ts";
import { document, type ParameterObject, type Schema } from "./document.ts";

/** The path, with the examples of its parameters, or with other values by their names. */
export function examplePath({ method, path }: Operation, values: Record<string, string> = {}): string {
  const parameters = parametersOf(method, path);
  return path.replaceAll(/\{(\w+)\}/g, (_, name) => {
    const found = parameters.find((each) => each.in === "path" && each.name === name);
    return encodeURIComponent(values[name] ?? exampleOf(found));
  });
}

/** The required query parameters, with their examples. */
export function exampleQuery({ method, path }: Operation): string[] {
  return parametersOf(method, path)
    .filter((each) => each.in === "query" && each.required)
    .map((each) => `${each.name}=${encodeURIComponent(exampleOf(each))}`);
}

/** A body with the example of each required field. */
export function exampleBody({ method, path }: Operation): Record<string, unknown> {
  const { requestBody } = operationObject(method, path);
  return requiredOf(firstBranch(requestBody?.content["application/json"]?.schema));
}

/** A body with the example of each required field, and with an unknown field where the contract allows none. */
export function bodyWithUnknownField({ method, path }: Operation): Record<string, unknown> {
  const { requestBody } = operationObject(method, path);
  const schema = firstBranch(requestBody?.content["application/json"]?.schema);
  if (isSealed(schema)) return { ...requiredOf(schema), colour: "red" };
  const sealed = Object.entries(schema.properties ?? {}).find(([, each]) => isSealed(firstBranch(each)));
  if (!sealed) throw new Error(`${method} ${path} accepts any field`);
  const [name, inner] = sealed;
  return { ...requiredOf(schema), [name]: { ...requiredOf(firstBranch(inner)), colour: "red" } };
}

function operationObject(method: string, path: string) {
  const found = document.paths[path]?.[method.toLowerCase()];
  if (!found) throw new Error(`${method} ${path} is not in the contract`);
  return found;
}

function parametersOf(method: string, path: string): ParameterObject[] {
  return operationObject(method, path).parameters.map((each) =>
    each.$ref ? (document.components.parameters[nameOf(each.$ref)] ?? each) : each,
  );
}

function exampleOf(parameter: ParameterObject | undefined): string {
  const example = parameter?.example ?? resolve(parameter?.schema).examples?.[0];
  if (example === undefined) throw new Error(`The parameter ${parameter?.name} has no example`);
  return String(example);
}

function isSealed({ additionalProperties }: Schema): boolean {
  return additionalProperties === false;
}

function requiredOf({ required = [], properties = {} }: Schema): Record<string, unknown> {
  return Object.fromEntries(
    required.map((name) => {
      const { examples, enum: values } = resolve(properties[name]);
      return [name, examples?.[0] ?? values?.[0]];
    }),
  );
}

/** A schema, or the first of those that it combines. */
function firstBranch(schema: Schema | undefined): Schema {
  const { anyOf = [], ...whole } = resolve(schema);
  return anyOf[0] ? resolve(anyOf[0]) : whole;
}

/** A schema, or the component that it refers to. Examples beside the reference take precedence. */
function resolve(schema: Schema = {}): Schema {
  const { $ref, ...own } = schema;
  if (!$ref) return schema;
  return { ...document.components.schemas[nameOf($ref)], ...own };
}

function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}
