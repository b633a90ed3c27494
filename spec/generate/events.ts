/** Writes `generated/events.ts`: the event types and an example payload of each. */
import { type OpenApi, refName, type Schema } from "./document.ts";
import { banner } from "./write.ts";

/** Writes the file. Examples are composed of the examples of the properties. */
export function eventsFile(document: OpenApi): string {
  const examples = Object.entries(document.webhooks ?? {}).map(([type, { post }]) => {
    const envelope = post?.requestBody?.content["application/json"]?.schema;
    const payload = envelope && schemaOf(document, envelope).properties?.payload;
    if (!payload) throw new Error(`The event ${type} has no payload`);
    return `  ${JSON.stringify(type)}: ${JSON.stringify(exampleOf(document, payload))},`;
  });
  return `${banner}
import type { Schemas } from "./models.d.ts";

/** The payload of each event type. */
export type Payloads = { [Event in Schemas["RegistryEvent"] as Event["event"]]: Event["payload"] };

/** An example payload of each event type. */
export const examples: Payloads = {
${examples.join("\n")}
};
`;
}

/** Writes `generated/event-types.ts`: the event types with their descriptions, for programs that offer a choice. */
export function eventTypesFile(document: OpenApi): string {
  const types = Object.entries(document.webhooks ?? {}).map(
    ([type, { post }]) => `  ${JSON.stringify(type)}: ${JSON.stringify(post?.description ?? "")},`,
  );
  return `${banner}
import type { Schemas } from "./models.d.ts";

/** The description of each event type. */
export const eventTypes: Readonly<Record<Schemas["EventType"], string>> = {
${types.join("\n")}
};
`;
}

/** Resolves a schema that may be a `$ref`. */
function schemaOf(document: OpenApi, schema: Schema): Schema {
  return schema.$ref === undefined ? schema : (document.components.schemas[refName(schema.$ref)] ?? {});
}

/** An example of a value that a schema allows. */
function exampleOf(document: OpenApi, given: Schema): unknown {
  if (given.examples?.length) return given.examples[0];
  const schema = schemaOf(document, given);
  if (schema.examples?.length) return schema.examples[0];
  if (schema.enum?.length) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  const [first] = (schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []).filter(({ type }) => type !== "null");
  if (first) return exampleOf(document, first);
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, member]) => [name, exampleOf(document, member)]),
    );
  }
  if (schema.type === "array" && schema.items) return [exampleOf(document, schema.items)];
  throw new Error(`A property of an event has no example: ${JSON.stringify(given)}`);
}
