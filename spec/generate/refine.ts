/** Adds to the document what TypeSpec's emitter cannot express. */
import {
  entries,
  type Header,
  isPage,
  type OpenApi,
  type Operation,
  problemsOf,
  type Response,
  reach,
  refName,
  type Schema,
  walk,
} from "./document.ts";
import { joinDescriptions } from "./paragraphs.ts";
import { problems } from "./problems.ts";
import { requireDeclarations } from "./required-problems.ts";

const noMembers = { type: "object", properties: {} };

/**
 * Completes the document: webhooks in their own section, sealed request bodies, problems with their own examples, error
 * responses described by their codes, and no unused components.
 */
export function refine(emitted: OpenApi): OpenApi {
  const document = structuredClone(emitted);
  joinDescriptions(document);
  moveWebhooks(document);
  requireDeclarations(document);
  addAdmissionHeaders(document);
  addErrorHeaders(document);
  addChangeHeaders(document);
  for (const schema of schemasOf(document)) walk(schema, plainRecord);
  exemplifyProblems(document);
  describeFailures(document);
  sealRequests(document);
  nameListForm(document);
  addErrorPages(document);
  prune(document);
  shareHeaders(document);
  return document;
}

/** Moves operations with `@webhookEvent` into the section of webhooks, which the emitter does not support. */
function moveWebhooks(document: OpenApi): void {
  document.webhooks = {};
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const { "x-webhook": event, ...rest } = operation;
      if (event === undefined) continue;
      document.webhooks[event] = { [method]: rest };
      delete document.paths[path];
    }
  }
}

/**
 * Adds the headers of authentication and quotas. The contract declares them once, as models. They are added to every
 * response of operations that take a key, and to every response of writes that need no credential, but 401. Operations
 * with a rate limit per client network get its headers on every response, those with a limit of sessions alone on its rejection.
 */
function addAdmissionHeaders(document: OpenApi): void {
  const quota = shared(document, headersOf(document, "QuotaHeaders"));
  const { Link: link, ...dates } = headersOf(document, "TransitionHeaders");
  // Handlers set `Link` of other operations, so it is no shared header.
  const transition = { ...shared(document, dates), ...(link && { Link: link }) };
  const kept = headersOf(document, "PrivateHeaders");
  for (const { operation } of entries(document)) {
    const takesKey = (operation.security ?? []).some((each) => "KeyBearer" in each);
    if (isPrivate(operation)) {
      for (const response of Object.values(operation.responses))
        response.headers = { ...kept, ...response.headers };
    }
    const takesNone = (operation.security ?? []).some((each) => Object.keys(each).length === 0);
    const limits = Object.fromEntries(rateLimitHeaders.map((name) => [name, quota[name] ?? missing(name)]));
    for (const [status, response] of Object.entries(operation.responses)) {
      const isLimited = status === "429" && problemsOf(operation).has("RateLimited");
      if (operation["x-rate-limit"] || isLimited) response.headers = { ...response.headers, ...limits };
    }
    if (!takesKey) continue;
    for (const [status, response] of Object.entries(operation.responses)) {
      const isServedWithout = takesNone && status !== "401";
      response.headers = { ...response.headers, ...quota, ...(isServedWithout && transition) };
    }
  }
}

/** Adds the header of errors to all of them, those in the form of a facade too. */
function addErrorHeaders(document: OpenApi): void {
  const kept = headersOf(document, "ErrorHeaders");
  for (const { operation } of entries(document)) {
    for (const [status, response] of Object.entries(operation.responses))
      if (Number(status) >= 400) response.headers = { ...kept, ...response.headers };
  }
}

/** Adds the header of changes to the successful responses of operations that may change something. */
function addChangeHeaders(document: OpenApi): void {
  const change = shared(document, headersOf(document, "ChangeHeaders"));
  for (const { method, operation } of entries(document)) {
    if (method === "GET" || operation["x-safe"]) continue;
    for (const [status, response] of Object.entries(operation.responses))
      if (status.startsWith("2")) response.headers = { ...response.headers, ...change };
  }
}

/** The properties of a model as headers. */
function headersOf(document: OpenApi, model: string): Record<string, Header> {
  const { properties, required } = document.components.schemas[model] ?? missing(model);
  return Object.fromEntries(
    Object.entries(properties ?? {}).map(([name, { description, examples, ...schema }]) => [
      name,
      { required: required?.includes(name) === true, description, schema, example: examples?.[0] },
    ]),
  );
}

/** The headers of a rate limit. */
const rateLimitHeaders = ["RateLimit-Policy", "RateLimit"];

function missing(name: string): never {
  throw new Error(`The contract declares no ${name}`);
}

/** Whether responses are meant for one caller: those to a credential, and those that set a cookie. */
function isPrivate({ security = [{}], responses }: Operation): boolean {
  const takesCredential = security.some((each) => Object.keys(each).length > 0);
  return takesCredential || Object.values(responses).some(({ headers = {} }) => "Set-Cookie" in headers);
}

/** Moves headers into the components and returns references. Handlers do not set these headers, so their types omit them. */
function shared(document: OpenApi, headers: NonNullable<Response["headers"]>): typeof headers {
  document.components.headers = { ...document.components.headers, ...headers };
  return Object.fromEntries(
    Object.keys(headers).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );
}

/** Every top-level schema of the document: the components, and those in responses. */
function schemasOf(document: OpenApi): Schema[] {
  const inside: Schema[] = [];
  for (const { operation } of entries(document)) {
    for (const { content } of Object.values(operation.responses)) {
      for (const { schema } of Object.values(content ?? {})) if (schema) inside.push(schema);
    }
  }
  return [...Object.values(document.components.schemas), ...inside];
}

/**
 * Rewrites `unevaluatedProperties`, which the emitter uses for records, as `additionalProperties`, which every tool
 * supports. Without composition both mean the same.
 */
function plainRecord(schema: Schema): void {
  const { unevaluatedProperties } = schema;
  if (unevaluatedProperties === undefined) return;
  schema.additionalProperties = unevaluatedProperties as Schema; // the value of this keyword is a schema or a boolean
  delete schema.unevaluatedProperties;
}

/** Gives each problem the examples of its own `type` and `title`, not those of the shared template. */
function exemplifyProblems(document: OpenApi): void {
  for (const { code, title, schema } of problems(document)) {
    const { type, title: titleSchema, detail } = schema.properties ?? {};
    if (type) type.examples = [`http://localhost:3000/problems/${code}`];
    if (titleSchema) titleSchema.examples = [title];
    if (detail) delete detail.examples;
  }
}

/** Describes a status with several problems by all of them, not only by the first. */
function describeFailures(document: OpenApi): void {
  const known = new Map(problems(document).map((each) => [each.name, each]));
  for (const { operation } of entries(document)) {
    for (const response of Object.values(operation.responses)) {
      const choices = response.content?.["application/problem+json"]?.schema?.anyOf ?? [];
      const lines = choices.map(({ $ref }) => known.get(refName($ref ?? "")));
      if (lines.length > 1) {
        response.description = lines.map((each) => `- \`${each?.code}\`: ${each?.title}.`).join("\n");
      }
    }
  }
}

/**
 * Names the form of lists in query strings, although it is the default (OpenAPI 3.1 section 4.8.12): some generators have
 * another one.
 */
function nameListForm(document: OpenApi): void {
  for (const { parameters } of entries(document)) {
    for (const parameter of parameters) {
      if (parameter.in !== "query" || parameter.schema.type !== "array") delete parameter.explode;
      else Object.assign(parameter, { style: "form", explode: true });
    }
  }
}

/**
 * Seals request bodies, so that unknown properties are rejected. Responses stay open, because they may grow within a major
 * version.
 */
function sealRequests(document: OpenApi): void {
  const names = new Set<string>();
  for (const { operation } of entries(document)) {
    if (operation["x-facade"]) continue; // it ignores unknown properties
    for (const { schema } of bodies(operation)) reach(document, schema, names);
  }
  for (const name of names) walk(document.components.schemas[name] ?? {}, seal);
}

/** The schemas of an operation's request body. */
function bodies(operation: Operation): { schema: Schema }[] {
  return Object.values(operation.requestBody?.content ?? {});
}

function seal(schema: Schema): void {
  if (schema.properties && schema.additionalProperties === undefined) schema.additionalProperties = false;
}

/** Declares that errors of web pages are pages too, with the headers that protect every page. */
function addErrorPages(document: OpenApi): void {
  for (const { operation } of entries(document)) {
    if (!isPage(operation)) continue;
    const { "Cache-Control": _, ...protection } = operation.responses["200"]?.headers ?? {};
    for (const response of Object.values(operation.responses)) {
      if (response.content?.["application/problem+json"] === undefined) continue;
      response.content["text/html"] = { schema: { type: "string" } };
      response.headers = { ...protection, ...response.headers };
    }
  }
}

/** Removes unused components, but keeps the problems of requests that match no operation. */
function prune(document: OpenApi): void {
  const used = new Set(problems(document).map(({ name }) => name));
  for (const name of used) reach(document, document.components.schemas[name] ?? noMembers, used);
  const operations = [...Object.values(document.paths), ...Object.values(document.webhooks ?? {})].flatMap(
    (each) => Object.values(each),
  );
  for (const operation of operations) {
    for (const parameter of operation.parameters)
      if ("schema" in parameter) reach(document, parameter.schema as Schema, used); // only a $ref has no schema
    for (const { schema } of bodies(operation)) reach(document, schema, used);
    for (const response of Object.values(operation.responses)) {
      for (const { schema } of Object.values(response.content ?? {}))
        if (schema) reach(document, schema, used);
      for (const header of Object.values(response.headers ?? {})) {
        if ("schema" in header) reach(document, header.schema as Schema, used); // only a $ref has none
      }
    }
  }
  for (const { schema } of Object.values(document.components.parameters ?? {})) reach(document, schema, used);
  for (const name of Object.keys(document.components.schemas)) {
    if (!used.has(name)) delete document.components.schemas[name];
  }
}

/**
 * Moves headers that are always sent and declared alike into the components. Optional headers stay where they are,
 * because openapi-typescript treats every referenced header as required.
 */
function shareHeaders(document: OpenApi): void {
  const shared: Record<string, unknown> = {};
  for (const { operation } of entries(document)) {
    for (const response of Object.values(operation.responses)) {
      for (const [name, header] of Object.entries(response.headers ?? {})) {
        if (!("required" in header && header.required)) continue;
        shared[name] ??= header;
        if (JSON.stringify(shared[name]) !== JSON.stringify(header)) continue;
        response.headers = { ...response.headers, [name]: { $ref: `#/components/headers/${name}` } };
      }
    }
  }
  document.components.headers = { ...document.components.headers, ...shared };
}
