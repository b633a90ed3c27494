/** Writes `generated/events.ts`: the event types and an example payload of each. */
import type { OpenApi } from "./document.ts";
import { exampleOf, type Gaps, resolved } from "./example.ts";
import { banner } from "./write.ts";

/** Writes the file. Examples are composed of the examples of the properties. */
export function eventsFile(document: OpenApi): string {
  const examples = Object.entries(document.webhooks ?? {}).map(([type, { post }]) => {
    const envelope = post?.requestBody?.content["application/json"]?.schema;
    const payload = envelope && resolved(document, envelope).properties?.payload;
    if (!payload) throw new Error(`The event ${type} has no payload`);
    return `  ${JSON.stringify(type)}: ${JSON.stringify(exampleOf(document, payload, gaps))},`;
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

const gaps: Gaps = {
  nulls: false,
  missing(schema) {
    throw new Error(`A property of an event has no example: ${JSON.stringify(schema)}`);
  },
};
