/** What spec/README.md promises to callers and receivers, change by change: the contract as it is, changed in one place. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  type Document,
  type Operation,
  type Parameter,
  resolve,
  type Schema,
} from "../spec/generate/compatibility/document.ts";
import { breakingChanges } from "../spec/generate/compatibility/operations.ts";

const text = readFileSync(join(import.meta.dirname, "..", "generated", "openapi.json"), "utf8");

/** A contract to be changed. */
class Draft {
  readonly document = JSON.parse(text) as Document; // written by the generator

  operation(method: string, path: string): Operation {
    return present(this.document.paths?.[path]?.[method], `${method} ${path}`);
  }

  delivery(event: string): Operation {
    return present(this.document.webhooks?.[event]?.post, event);
  }

  component<Value>(section: string, name: string): Value {
    return present(this.document.components?.[section]?.[name], name) as Value; // the caller names the section
  }

  schema(name: string): Schema {
    return this.component("schemas", name);
  }

  member(schema: string, name: string): Schema {
    return present(this.schema(schema).properties?.[name], `${schema}.${name}`);
  }

  /** Replaces a member's schema. */
  setMember(schema: string, name: string, value: Schema): void {
    const { properties = {} } = this.schema(schema);
    properties[name] = value;
  }

  parameter(method: string, path: string, name: string): Parameter {
    const parameters = this.operation(method, path).parameters ?? [];
    const at = parameters.findIndex((each) => (each.$ref ? this.#named(each.$ref).name : each.name) === name);
    const own = structuredClone(this.#resolved(present(parameters[at], name))); // else all that share it would change
    parameters[at] = own;
    return own;
  }

  problems(method: string, path: string, status: string): Schema[] {
    const { responses = {} } = this.operation(method, path);
    const own = structuredClone(resolve(this.document, present(responses[status], status))); // likewise
    responses[status] = own;
    const schema = own.content?.["application/problem+json"]?.schema;
    return present(schema?.anyOf ?? undefined, `problems of ${status}`);
  }

  #resolved(parameter: Parameter): Parameter {
    return parameter.$ref ? this.#named(parameter.$ref) : parameter;
  }

  #named(ref: string): Parameter {
    return this.component("parameters", ref.replace("#/components/parameters/", ""));
  }
}

function present<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The contract has no ${name}`);
  return value;
}

function without<Value>(list: Value[] | undefined, value: Value): Value[] {
  const left = (list ?? []).filter((each) => each !== value);
  if (left.length === (list ?? []).length) throw new Error(`${value} was not there`);
  return left;
}

type Change = [what: string, change: (draft: Draft) => unknown];

const breaking: Change[] = [
  // Operations
  ["an operation is removed", ({ document }) => delete document.paths?.["/lookup/{id}"]?.get],
  [
    "a path is renamed",
    ({ document }) => {
      const paths = document.paths ?? {};
      paths["/find"] = present(paths["/search"], "/search");
      delete paths["/search"];
    },
  ],
  ["an operation is renamed", (draft) => (draft.operation("get", "/list").operationId = "agents_all")],
  ["a read needs a credential", (draft) => (draft.operation("get", "/list").security = [{ KeyBearer: [] }])],
  [
    "a write no longer takes the alias of the key header",
    (draft) => {
      const operation = draft.operation("post", "/register");
      operation.security = operation.security?.filter((each) => !("KeyHeader" in each)) ?? [];
    },
  ],

  // Parameters
  ["a parameter is removed", (draft) => draft.operation("get", "/list").parameters?.shift()],
  ["a parameter is renamed", (draft) => (draft.parameter("get", "/list", "tags").name = "tag")],
  ["a parameter becomes required", (draft) => (draft.parameter("get", "/list", "tags").required = true)],
  [
    "a required parameter is added",
    (draft) =>
      draft
        .operation("get", "/list")
        .parameters?.push({ name: "tenant", in: "query", required: true, schema: { type: "string" } }),
  ],
  [
    "a required request header is added",
    (draft) =>
      draft
        .operation("put", "/agentfacts/{id}")
        .parameters?.push({ name: "X-Reason", in: "header", required: true, schema: { type: "string" } }),
  ],
  [
    "a parameter's default changes",
    (draft) => (present(draft.parameter("get", "/list", "limit").schema, "schema").default = 20),
  ],
  [
    "a parameter's default is removed",
    (draft) => delete draft.parameter("get", "/list", "limit").schema?.default,
  ],
  [
    "a parameter's maximum is lowered",
    (draft) => (present(draft.parameter("get", "/list", "limit").schema, "schema").maximum = 50),
  ],
  [
    "a parameter's minimum is raised",
    (draft) => (present(draft.parameter("get", "/list", "limit").schema, "schema").minimum = 10),
  ],
  [
    "a parameter takes fewer values in its list",
    (draft) => (present(draft.parameter("get", "/list", "tags").schema, "schema").maxItems = 2),
  ],
  [
    "a parameter's type changes",
    (draft) => (draft.parameter("get", "/list", "limit").schema = { type: "string" }),
  ],
  [
    "a list is written in another style",
    (draft) => (draft.parameter("get", "/list", "tags").style = "pipeDelimited"),
  ],
  [
    "a value of a filter is removed",
    (draft) => {
      const status = draft.parameter("get", "/list", "status");
      status.schema = { type: "array", items: { type: "string", enum: ["active"] } };
    },
  ],

  // Request bodies
  [
    "a member of a request is removed",
    (draft) => delete draft.schema("RegistrationByFields").properties?.description,
  ],
  ["a member of a request becomes required", (draft) => draft.schema("KeyRequest").required?.push("tier")],
  [
    "a required member is added to a request",
    (draft) => {
      draft.setMember("KeyRequest", "purpose", { type: "string" });
      draft.schema("KeyRequest").required?.push("purpose");
    },
  ],
  [
    "a member of a request gets shorter",
    (draft) => draft.setMember("KeyRequest", "name", { type: "string", maxLength: 10 }),
  ],
  [
    "a member of a request gets a pattern",
    (draft) =>
      draft.setMember("KeyRequest", "name", {
        type: "string",
        minLength: 1,
        maxLength: 64,
        pattern: "^[a-z]+$",
      }),
  ],
  [
    "a member of a request gets a format",
    (draft) => draft.setMember("RegistrationByFields", "version", { type: "string", format: "date-time" }),
  ],
  [
    "a member of a request may no longer be null",
    (draft) => draft.setMember("WebhookChange", "description", { type: "string" }),
  ],
  [
    "a request is no longer taken as JSON",
    (draft) => {
      const body = present(draft.operation("post", "/register").requestBody, "body");
      body.content = { "application/cbor": present(body.content["application/json"], "JSON") };
    },
  ],
  [
    "a body is asked for where there was none",
    (draft) =>
      (draft.operation("delete", "/agents/{id}").requestBody = {
        required: true,
        content: { "application/json": { schema: { type: "object" } } },
      }),
  ],

  // Responses
  [
    "a success gets another status",
    (draft) => {
      const responses = present(draft.operation("get", "/list").responses, "responses");
      responses["203"] = present(responses["200"], "200");
      delete responses["200"];
    },
  ],
  [
    "a further success is added",
    (draft) => (present(draft.operation("delete", "/agents/{id}").responses, "responses")["202"] = {}),
  ],
  [
    "a read redirects without saying where",
    (draft) => (present(draft.operation("get", "/list").responses, "responses")["308"] = {}),
  ],
  [
    "a write redirects",
    (draft) =>
      (present(draft.operation("delete", "/agents/{id}").responses, "responses")["308"] = {
        headers: { Location: { required: true, schema: { type: "string" } } },
      }),
  ],
  ["a member of a response is removed", (draft) => delete draft.schema("Agent").properties?.seq],
  [
    "a member of a response becomes optional",
    (draft) => (draft.schema("Agent").required = without(draft.schema("Agent").required, "seq")),
  ],
  [
    "a member of a response may be null",
    (draft) => draft.setMember("Agent", "agent_url", { type: ["string", "null"], format: "uri" }),
  ],
  ["a member of a response changes its type", (draft) => draft.setMember("Agent", "seq", { type: "string" })],
  [
    "a member of a response gets a value that is not open",
    (draft) => (draft.schema("AgentStatus").enum = [...(draft.schema("AgentStatus").enum ?? []), "archived"]),
  ],
  [
    "a member of a response is no longer a list",
    (draft) => draft.setMember("Agent", "tags", { type: "string" }),
  ],
  [
    "a success may have a body that no success had",
    (draft) => {
      const content = draft.operation("post", "/register").responses?.["200"]?.content?.["application/json"];
      present(content?.schema?.anyOf, "union").push({
        type: "object",
        properties: { job: { type: "string" } },
      });
    },
  ],
  [
    "a body that successes share loses a member",
    (draft) => {
      for (const name of ["UpdatedAgentAnswer", "NewAgentAnswer"])
        delete draft.schema(name).properties?.agent;
    },
  ],
  ["an id in a response has another form", (draft) => (draft.schema("KeyId").pattern = "^k[0-9]+$")],
  [
    "an instant in a response has no format any more",
    (draft) => draft.setMember("Agent", "registered_at", { type: "string" }),
  ],
  [
    "a header of a response is removed",
    (draft) => delete draft.operation("get", "/list").responses?.["200"]?.headers?.ETag,
  ],
  [
    "a header of a response may be absent",
    (draft) => {
      const headers = present(draft.operation("get", "/list").responses?.["200"]?.headers, "headers");
      headers.ETag = { required: false, schema: { type: "string" } };
    },
  ],
  [
    "a response is sent in another media type",
    (draft) => {
      const response = present(draft.operation("get", "/list").responses?.["200"], "200");
      response.content = { "application/xml": present(response.content?.["application/json"], "JSON") };
    },
  ],
  [
    "a member of every problem is removed",
    (draft) => delete draft.schema("AgentNotFound").properties?.request_id,
  ],

  // Deliveries
  ["a type of event is removed", ({ document }) => delete document.webhooks?.["cert.issued"]],
  ["a header of a delivery is removed", (draft) => draft.delivery("agent.registered").parameters?.shift()],
  [
    "a member of an envelope is removed",
    (draft) => delete draft.schema("AgentRegisteredEvent").properties?.idempotency_key,
  ],
  [
    "a member of a payload becomes optional",
    (draft) => {
      const payload = draft.member("AgentRegisteredEvent", "payload");
      const own = payload.$ref ? draft.schema(payload.$ref.replace("#/components/schemas/", "")) : payload;
      own.required = without(own.required, "agent_id");
    },
  ],
  [
    "a receiver may no longer respond with any 2xx",
    (draft) => delete draft.delivery("agent.registered").responses?.["2XX"],
  ],
];

const compatible: Change[] = [
  [
    "a request may be a list, and only then its response is one",
    (draft) => {
      const list: Schema = { type: "array", items: {} };
      const { requestBody, responses } = draft.operation("post", "/lookup");
      for (const content of [requestBody?.content, responses?.["200"]?.content]) {
        const json = content?.["application/json"];
        if (json) json.schema = { anyOf: [json.schema ?? {}, list] };
      }
    },
  ],
  ["nothing", () => undefined],
  [
    "a read redirects, which HTTP clients follow",
    (draft) =>
      (present(draft.operation("get", "/list").responses, "responses")["301"] = {
        headers: { Location: { required: true, schema: { type: "string" } } },
      }),
  ],
  ["texts change", (draft) => (draft.schema("Agent").description = "Another text.")],
  [
    "an operation is added",
    ({ document }) =>
      (present(document.paths, "paths")["/ping"] = {
        get: { operationId: "node_ping", responses: { "200": {} } },
      }),
  ],
  [
    "an operation takes a further kind of credential",
    (draft) => draft.operation("post", "/register").security?.push({ Mtls: [] }),
  ],
  [
    "an operation no longer needs a credential",
    (draft) => draft.operation("get", "/api/developers/keys").security?.push({}),
  ],

  [
    "an optional parameter is added",
    (draft) =>
      draft
        .operation("get", "/list")
        .parameters?.push({ name: "colour", in: "query", required: false, schema: { type: "string" } }),
  ],
  [
    "a list is written in the other form",
    (draft) => (draft.parameter("get", "/list", "tags").explode = false),
  ],
  [
    "a parameter's maximum is raised",
    (draft) => (present(draft.parameter("get", "/list", "limit").schema, "schema").maximum = 500),
  ],
  [
    "a pattern is written in another way that matches the same",
    (draft) => {
      for (const name of ["Line", "Keyword"])
        draft.schema(name).pattern = "^[^\\x00-\\x1f\\x7f\\S]*[^\\s\\x00-\\x1f\\x7f][^\\x00-\\x1f\\x7f]*$";
    },
  ],

  [
    "an optional member is added to a request",
    (draft) => draft.setMember("KeyRequest", "purpose", { type: "string" }),
  ],
  ["a member of a request is no longer required", (draft) => (draft.schema("KeyRequest").required = [])],
  [
    "a member of a request may be null",
    (draft) =>
      draft.setMember("KeyRequest", "name", {
        anyOf: [draft.member("KeyRequest", "name"), { type: "null" }],
      }),
  ],
  ["a member of a request may be longer", (draft) => (draft.schema("KeyName").maxLength = 200)],
  [
    "a request takes a further value",
    (draft) =>
      draft.setMember("WebhookChange", "status", { type: "string", enum: ["active", "paused", "muted"] }),
  ],
  [
    "a body is no longer required",
    (draft) => (present(draft.operation("post", "/register").requestBody, "body").required = false),
  ],

  [
    "a member is added to a response",
    (draft) => {
      draft.setMember("Agent", "region", { type: "string" });
      draft.schema("Agent").required?.push("region");
    },
  ],
  [
    "a member of a response is no longer null",
    (draft) => draft.setMember("Agent", "description", { $ref: "#/components/schemas/Text" }),
  ],
  [
    "a member of a response is always there",
    (draft) => (draft.schema("Agent").required = Object.keys(draft.schema("Agent").properties ?? {})),
  ],
  ["a response has fewer values", (draft) => draft.schema("KeyStatus").enum?.pop()],
  [
    "a header is added to a response",
    (draft) =>
      (present(draft.operation("get", "/list").responses?.["200"]?.headers, "headers").Vary = {
        schema: { type: "string" },
      }),
  ],
  [
    "a further problem is declared under a status",
    (draft) => draft.problems("get", "/list", "400").push({ $ref: "#/components/schemas/QuotaExceeded" }),
  ],
  [
    "a further problem status is declared",
    (draft) => (present(draft.operation("get", "/list").responses, "responses")["418"] = {}),
  ],
  ["a problem is no longer given", (draft) => draft.problems("get", "/list", "400").pop()],
  ["a member is added to a problem", (draft) => draft.setMember("AgentNotFound", "hint", { type: "string" })],

  [
    "a type of event is added",
    (draft) => {
      draft.schema("EventType").enum?.push("agent.verified");
      const event = structuredClone(draft.schema("AgentRegisteredEvent"));
      present(event.properties, "properties").event = { type: "string", enum: ["agent.verified"] };
      present(draft.document.components?.schemas, "schemas").AgentVerifiedEvent = event;
      for (const each of Object.values(draft.document.components?.schemas ?? {}) as Schema[]) {
        if (each.anyOf?.some(({ $ref }) => $ref?.endsWith("/AgentRegisteredEvent")))
          each.anyOf.push({ $ref: "#/components/schemas/AgentVerifiedEvent" });
      }
      present(draft.document.webhooks, "webhooks")["agent.verified"] = structuredClone(
        present(draft.document.webhooks?.["agent.registered"], "agent.registered"),
      );
    },
  ],
  [
    "a header is added to a delivery",
    (draft) =>
      draft
        .delivery("agent.registered")
        .parameters?.push({ name: "X-Node", in: "header", required: false, schema: { type: "string" } }),
  ],
  [
    "a member is added to a payload",
    (draft) => {
      const payload = draft.member("AgentRegisteredEvent", "payload");
      const own = payload.$ref ? draft.schema(payload.$ref.replace("#/components/schemas/", "")) : payload;
      present(own.properties, "properties").region = { type: "string" };
    },
  ],
];

const released = new Draft().document;

describe("a change of the contract breaks callers or receivers when", () => {
  it.each(breaking)("%s", (_, change) => {
    const draft = new Draft();
    change(draft);
    expect(breakingChanges(released, draft.document)).not.toEqual([]);
  });
});

describe("a change of the contract is compatible when", () => {
  it.each(compatible)("%s", (_, change) => {
    const draft = new Draft();
    change(draft);
    expect(breakingChanges(released, draft.document)).toEqual([]);
  });
});
