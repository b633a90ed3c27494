/** The page of webhook events: the headers of a delivery, and the payload of each event. */

import { type Html, html, type Insert } from "../html.ts";
import { prose } from "../markdown.ts";
import { type Document, type Entry, entries, type Parameter, resolve, type Schema } from "./document.ts";
import { exampleOf, json } from "./example.ts";
import { operationAnchor } from "./groups.ts";
import { parameterOf } from "./operation.ts";
import { responsesOf } from "./responses.ts";
import { membersOf, schemaOf, typeOf } from "./schema.ts";

/** Renders the section. The headers that all events share are described once, before the events. */
export function webhookSection(document: Document): Insert {
  const events = entries(document.webhooks);
  const [first] = events;
  if (!first) return undefined;
  const headers = parametersOf(document, first).filter((header) => inAll(document, events, header));
  return html`<section id="webhooks"><h1>Webhook events</h1>
<div class="text">
<p>The node sends each event as a <code>${first.method}</code> request to the URL of every subscription to its type. Test your
signature verification with the <a href="/docs/webhook-vectors.json">test vectors</a>.</p>
<h2>Delivery headers</h2>
<dl>${headers.map((header) => parameterOf(document, header))}</dl>
<h2>Response of your endpoint</h2>
${responsesOf(document, first.operation.responses ?? {}, { headers: new Map(), requestHeaders: new Map(), problems: new Set() })}
</div>
<h2>Events</h2>
${events.map((event) => eventOf(document, event, headers))}</section>
`;
}

function inAll(document: Document, events: Entry[], { name }: Parameter): boolean {
  return events.every((event) => parametersOf(document, event).some((other) => other.name === name));
}

function parametersOf(document: Document, { operation }: Entry): Parameter[] {
  return (operation.parameters ?? []).map((each) => resolve(document.components?.parameters, each));
}

function eventOf(document: Document, event: Entry, common: Parameter[]): Html {
  const { operation, at } = event;
  const own = parametersOf(document, event).filter(({ name }) =>
    common.every((other) => other.name !== name),
  );
  const body = operation.requestBody && resolve(document.components?.requestBodies, operation.requestBody);
  const schema = Object.values(body?.content ?? {})[0]?.schema ?? {};
  return html`<section class="operation" id="${operationAnchor(event)}"><div class="text">
<h3><code>${at}</code></h3>
${prose(operation.description)}
${own.length > 0 ? html`<h4>Additional headers</h4><dl>${own.map((each) => parameterOf(document, each))}</dl>` : undefined}
<h4>Body</h4>
<p><span class="type">${typeOf(document, schema)}</span></p>
${payload(document, schema)}
</div>
<div class="code"><figure><figcaption>Body</figcaption><pre tabindex="0"><code>${example(document, schema)}</code></pre></figure></div>
</section>
`;
}

/** The fields of the event's `payload`. All other fields are the same for every event. */
function payload(document: Document, event: Schema): Insert {
  const found = schemaOf(document, event).properties?.payload;
  if (!found) return undefined;
  return html`<details><summary>Fields of <code>payload</code></summary>
<div class="inside">${membersOf(document, schemaOf(document, found))}</div></details>`;
}

function example(document: Document, schema: Schema): string {
  return json(exampleOf(document, schema, "response") ?? {});
}
