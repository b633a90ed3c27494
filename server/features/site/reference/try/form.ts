/** The form that sends the request of an operation to this node. It is in a template: only the script shows it. */
import type { ExampleRequest } from "../../../../../generated/example-requests.ts";
import { type Html, html, type Insert } from "../../html.ts";
import { type Document, type Entry, type Parameter, resolve, type Schema } from "../document.ts";
import { json } from "../example.ts";
import { operationTitle } from "../groups.ts";
import { problemsBy } from "../responses.ts";
import { exampleRequestOf, textOf } from "../samples/request.ts";
import { schemaOf } from "../schema.ts";

/** Renders the form; nothing for pages that redirect, which a script cannot read. */
export function tryForm(document: Document, entry: Entry): Insert {
  const statuses = Object.keys(entry.operation.responses ?? {});
  if (!statuses.some((status) => status.startsWith("2"))) return undefined;
  const request = exampleRequestOf(document, entry);
  const fields = parametersOf(document, entry).map((each) => ({
    parameter: each,
    sent: isSent(request, each),
  }));
  const [first, more] = [fields.filter(({ sent }) => sent), fields.filter(({ sent }) => !sent)];
  return html`<template data-part="form"><form class="try-form" aria-label="Try it: ${operationTitle(entry)}" data-method="${entry.method}" data-path="${entry.at}" data-accept="${acceptOf(entry)}">
${changesData(document, entry) ? warning(entry.method) : undefined}
${credential(entry)}
${first.map(({ parameter }) => field(document, parameter, request))}
${more.length > 0 ? html`<details><summary>Optional parameters</summary><div class="inside">${more.map(({ parameter }) => field(document, parameter, request))}</div></details>` : undefined}
${body(request)}
<p class="fault" role="alert" data-part="fault" hidden></p>
<button type="button" class="${entry.method === "DELETE" ? "button danger" : "button primary"}">Send request</button>
<div>
<p class="answer-status" role="status" data-part="status"></p>
<div data-part="rest" hidden>
<p><code class="answer-request" data-part="request"></code></p>
<details><summary>Response headers</summary><pre class="answer-headers" tabindex="0" data-part="headers"></pre></details>
<figure><figcaption>Response body</figcaption><pre tabindex="0"><code class="answer-body" data-part="body"></code></pre></figure>
</div></div>
</form></template>`;
}

/** The parameters of an operation. */
function parametersOf(document: Document, { operation }: Entry): Parameter[] {
  return (operation.parameters ?? []).map((each) => resolve(document.components?.parameters, each));
}

/** Whether the example has a value for the parameter. */
function isSent(request: ExampleRequest, { in: place, name }: Parameter): boolean {
  return [valuesIn(request, place)].flat().some((each) => each.name === name);
}

function valuesIn(request: ExampleRequest, place: string | undefined): ExampleRequest["path"] {
  if (place === "path") return request.path;
  if (place === "query") return request.query;
  return place === "header" ? request.headers : [];
}

/** The media type of the response to ask for: the first that the operation declares. */
function acceptOf({ operation }: Entry): string {
  const contents = Object.entries(operation.responses ?? {})
    .filter(([status]) => status.startsWith("2"))
    .flatMap(([, { content = {} }]) => Object.keys(content));
  return contents[0] ?? "*/*";
}

/** Whether a request may change something: a write declares what becomes of it if its outcome is unknown. */
function changesData(document: Document, { method, operation }: Entry): boolean {
  if (method === "GET") return false;
  return method !== "POST" || problemsBy(document, operation).some(({ code }) => code === "outcome_unknown");
}

function warning(method: string): Html {
  const what = method === "DELETE" ? "deletes or ends something" : "changes data";
  return html`<p class="notice warn"><strong>This ${what}.</strong> The request is not a test: it is sent to this node.</p>`;
}

const credentialLabels: Record<string, readonly [value: string, label: string]> = {
  KeyBearer: ["key", "API key"],
  MetricsToken: ["key", "Token"],
  SessionCookie: ["session", "Session of this browser"],
};

/** The choice of a credential; nothing if the operation takes none. */
function credential({ operation }: Entry): Insert {
  const names = (operation.security ?? []).map((needed) => Object.keys(needed)[0]);
  const choices = names.flatMap((name) =>
    name === undefined ? [["none", "None"] as const] : [credentialLabels[name] ?? []].filter(isChoice),
  );
  if (!choices.some(([value]) => value !== "none")) return undefined;
  const label = names.includes("MetricsToken") ? "Token" : "API key";
  return html`<label class="field"><span class="label">Credential</span><select name="credential">${choices.map(([value, text]) => html`<option value="${value}">${text}</option>`)}</select></label>
<label class="field" data-credential="key"><span class="label">${label}</span><input name="key" type="password" autocomplete="off" spellcheck="false" class="code"></label>
<p class="hint" data-credential="key">It is kept in this tab until you close it, and sent to this node alone.</p>
<p class="hint" data-credential="session" hidden>If you are signed in on the <a href="/dashboard">dashboard</a>, your browser sends its session.</p>`;
}

function isChoice(choice: readonly string[]): choice is readonly [string, string] {
  return choice.length === 2;
}

function field(document: Document, parameter: Parameter, request: ExampleRequest): Html {
  const { name = "", in: place = "", required, schema = {} } = parameter;
  const value = valuesIn(request, place).find((each) => each.name === name)?.value;
  const whole = schemaOf(document, schema);
  const isList = whole.type === "array";
  const label = html`<span class="label"><code>${name}</code>${required ? html` <b class="need">required</b>` : undefined} <span class="type">${place}${isList ? ", separated by commas" : undefined}</span></span>`;
  return html`<label class="field">${label}${control(whole, `${place}.${name}`, textOf(value), required)}</label>`;
}

function control({ enum: values }: Schema, name: string, value: string, required: boolean | undefined): Html {
  if (values) {
    const options = required ? values.map(String) : ["", ...values.map(String)];
    return html`<select name="${name}">${options.map((each) =>
      each === value
        ? html`<option value="${each}" selected>${each}</option>`
        : html`<option value="${each}">${each}</option>`,
    )}</select>`;
  }
  return html`<input name="${name}" value="${value}" autocomplete="off"${required ? html` required` : undefined}>`;
}

function body({ body }: ExampleRequest): Insert {
  if (!body) return undefined;
  const text = json(body.value);
  return html`<label class="field"><span class="label">Body <span class="type">${body.media}</span></span><textarea name="body" rows="${Math.min(text.split("\n").length + 1, 16)}" spellcheck="false" data-media="${body.media}">
${text}</textarea></label>`;
}
