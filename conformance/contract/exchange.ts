/** Holds responses against the contract: status, headers and body, by Ajv 2020 and the published document alone. */
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { type Operation, operations } from "../../generated/operations.ts";
import {
  type Document,
  document,
  type OperationObject,
  type ResponseObject,
  type Schema,
} from "./document.ts";

/** A request and its response. */
export interface Exchange {
  request: { method: string; url: string; headers: Record<string, string>; body: string | undefined };
  response: { status: number; headers: Record<string, unknown>; body: string };
}

/** What a contract can say about exchanges. */
export interface Contract {
  /** Whether a value is an event that the contract declares. */
  isDeclaredEvent(event: unknown): boolean;
  /** The operation that a request reaches, by the document's own paths; undefined if none. */
  operationOf(method: string, url: string): string | undefined;
  /**
   * Throws when a response is not one that the contract declares. A response to a request that reaches no operation must
   * be a problem.
   */
  hold(exchange: Exchange): void;
}

/** The operations of facades have further paths, which the document does not list, and errors without codes elsewhere. */
const facades = Object.values(operations)
  .flatMap((feature) => Object.values<Operation>(feature))
  .filter(({ facade }) => facade !== null);

/** The paths whose last parameter may contain slashes. */
const withRest = new Set(
  Object.values(operations)
    .flatMap((feature) => Object.values<Operation>(feature))
    .flatMap(({ restOfPath, path }) => (restOfPath ? [path] : [])),
);

/**
 * Reads the published document as a contract.
 * @param closed whether a response may only have what the document names. The document says what a response has at least,
 * because responses may grow within a major version.
 */
export function readContract({ closed }: { closed: boolean }): Contract {
  return new DocumentContract(closed ? closedDocument() : document, closed);
}

function closedDocument(): Document {
  const closed = structuredClone(document);
  close(closed.components.schemas);
  for (const methods of Object.values(closed.paths)) {
    for (const { responses } of Object.values(methods)) close(responses);
  }
  return closed;
}

interface Path {
  template: string;
  methods: Record<string, OperationObject>;
  form: RegExp;
}

class DocumentContract implements Contract {
  readonly #document: Document;
  readonly #closed: boolean;
  readonly #paths: Path[];
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true });
  readonly #compiled = new Map<string, ValidateFunction>();
  /** The last bodies that fit: a client that polls gets the same one again and again. */
  readonly #fitting = new Recent<true>();
  /** The operations that the last requests reached. */
  readonly #found = new Recent<[string, OperationObject]>();

  constructor(whole: Document, closed: boolean) {
    this.#document = whole;
    this.#closed = closed;
    this.#paths = sortedPaths(whole).flatMap(([template, methods]) => {
      const further = facades.filter(({ path }) => path === template).flatMap(({ alsoAt }) => alsoAt);
      const rest = withRest.has(template) ? ".*" : "[^/]+";
      return [template, ...further].map((path) => ({ template, methods, form: formOf(path, rest) }));
    });
    formats.default(this.#ajv);
    this.#ajv.addSchema(whole, "contract");
  }

  isDeclaredEvent(event: unknown): boolean {
    return this.#ajv.validate({ $ref: "contract#/components/schemas/RegistryEvent" }, event);
  }

  operationOf(method: string, url: string): string | undefined {
    return this.#find(method, url)?.[1].operationId;
  }

  hold({ request, response }: Exchange): void {
    const where = `${request.method} ${request.url.slice(0, 200)} -> ${response.status}`;
    if (request.method === "OPTIONS" && response.status === 204) return; // a preflight request: test/cors.test.ts
    const found = this.#find(request.method === "HEAD" ? "GET" : request.method, request.url);
    if (!found && /^\/(ard|v0\.1|v0|servers|nanda)(\/|$)/.test(request.url)) return; // test/facades/errors.test.ts
    if (!found || ([404, 405, 400, 417, 421].includes(response.status) && isRouteless(response))) {
      this.#holdProblem(where, response);
      return;
    }
    const [path, { responses }] = found;
    const method = request.method === "HEAD" ? "get" : request.method.toLowerCase();
    const declared = responses[response.status];
    if (!declared)
      throw new Error(`${where}: the contract does not declare this status\n${response.body.slice(0, 500)}`);

    const undeclared = this.#closed ? undeclaredHeaders(response, declared) : [];
    if (undeclared.length > 0)
      throw new Error(`${where}: the contract does not declare the headers ${undeclared.join(", ")}`);
    for (const [name, header] of Object.entries(declared.headers ?? {})) {
      const { required, schema } = header.$ref
        ? (this.#document.components.headers[header.$ref.split("/").at(-1) ?? ""] ?? {})
        : header;
      const values = [response.headers[name.toLowerCase()] ?? []].flat(); // cookies are set one by one
      if (values.length === 0 && required) throw new Error(`${where}: the header ${name} is missing`);
      if (!schema) continue;
      for (const value of values)
        this.#hold(
          `${where}: the header ${name}`,
          pointer(schema, `header/${name}`),
          schema,
          coerced(schema, value),
        );
    }
    for (const name of httpDates) {
      const date = response.headers[name];
      if (date !== undefined && new Date(String(date)).toUTCString() !== date)
        throw new Error(`${where}: the header ${name} is no HTTP date: ${date}`);
    }
    if (request.method === "HEAD" || !declared.content) {
      if (response.body !== "" && request.method !== "HEAD")
        throw new Error(`${where}: has a body, and the contract declares none`);
      return;
    }
    const media = String(response.headers["content-type"] ?? "").replace("; charset=utf-8", "");
    const content = declared.content[media];
    if (!content) throw new Error(`${where}: the contract does not declare the media type ${media}`);
    if (!media.endsWith("json")) return;
    const at = `contract#/paths/${escaped(path)}/${method}/responses/${response.status}/content/${escaped(media)}/schema`;
    const known = `${at} ${response.body}`;
    if (this.#fitting.get(known)) return;
    this.#hold(`${where}: the body`, at, undefined, JSON.parse(response.body));
    this.#fitting.set(known, true);
  }

  #holdProblem(where: string, response: Exchange["response"]): void {
    for (const name of ["x-request-id", "api-version"]) {
      if (response.headers[name] === undefined) throw new Error(`${where}: the header ${name} is missing`);
    }
    const media = String(response.headers["content-type"]);
    if (media.startsWith("text/html")) return; // for browsers: test/site/error-pages.test.ts
    if (!media.startsWith("application/problem+json")) throw new Error(`${where}: is not a problem`);
    if (response.body === "") return; // a response to HEAD
    const body = JSON.parse(response.body) as { code?: string };
    const schema = Object.entries(this.#document.components.schemas).find(
      ([, each]) => codeOf(each) === body.code,
    );
    if (!schema) throw new Error(`${where}: ${body.code} is no code of the contract`);
    this.#hold(`${where}: the body`, `contract#/components/schemas/${schema[0]}`, undefined, body);
  }

  #find(method: string, url: string): [string, OperationObject] | undefined {
    const path = (url.split("?")[0] ?? "").replace(/(?<=.)\/$/, ""); // the router decides where a slash may follow
    const known = `${method} ${path}`;
    const found = this.#found.get(known) ?? this.#search(method, path);
    if (found) this.#found.set(known, found);
    return found;
  }

  #search(method: string, path: string): [string, OperationObject] | undefined {
    for (const { template, form, methods } of this.#paths) {
      const operation = methods[method.toLowerCase()];
      if (operation && form.test(path)) return [template, operation];
    }
    return undefined;
  }

  #hold(what: string, at: string, schema: Schema | undefined, value: unknown): void {
    let validate = this.#compiled.get(at);
    if (!validate) {
      validate = this.#ajv.compile(schema ? absolute(schema) : { $ref: at });
      this.#compiled.set(at, validate);
    }
    if (!validate(value))
      throw new Error(
        `${what} does not fit: ${this.#ajv.errorsText(validate.errors)}\n${JSON.stringify(value)?.slice(0, 1_000)}`,
      );
  }
}

/** How many texts are remembered, and how long each may be. */
const remembered = { texts: 2_000, length: 4_096 };

/** Remembers something of texts, for a while. */
class Recent<Value> {
  readonly #values = new Map<string, Value>();

  get(text: string): Value | undefined {
    return this.#values.get(text);
  }

  set(text: string, value: Value): void {
    if (text.length > remembered.length) return;
    if (this.#values.size >= remembered.texts) this.#values.clear();
    this.#values.set(text, value);
  }
}

/** The paths of the document: those with a rest last, of these the longest first, as the router tries them. */
function sortedPaths({ paths }: Document) {
  const rank = (path: string) => (withRest.has(path) ? 1 / path.length : 0);
  return Object.entries(paths).sort(([one], [other]) => rank(one) - rank(other));
}

/** A pattern of the URLs of a path. Its last parameter is `rest`. */
function formOf(path: string, rest: string): RegExp {
  const escaped = path.replaceAll(/[.]/g, "\\.").replace(/\{\w+\}$/, rest);
  return new RegExp(`^${escaped.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
}

/** Headers with a date in the form of RFC 9110 section 5.6.7. */
const httpDates = ["last-modified", "sunset"];

/**
 * Headers of HTTP itself, those that protect every response alike (test/security-headers.test.ts), and those for browsers,
 * which the introduction of the document explains (test/cors.test.ts).
 */
const undeclaredOnPurpose = new Set([
  "content-type",
  "content-length",
  "content-encoding",
  "accept-encoding", // of 415 (RFC 9110 section 15.5.16)
  "accept-patch", // likewise (RFC 5789 section 2.2)
  "vary",
  "date",
  "connection",
  "keep-alive",
  "transfer-encoding",
  "strict-transport-security",
  "access-control-allow-origin",
  "access-control-expose-headers",
  "x-content-type-options",
]);

function undeclaredHeaders({ headers }: Exchange["response"], declared: ResponseObject): string[] {
  const names = new Set(Object.keys(declared.headers ?? {}).map((name) => name.toLowerCase()));
  return Object.keys(headers).filter(
    (name) => headers[name] !== undefined && !names.has(name) && !undeclaredOnPurpose.has(name),
  );
}

/** A problem that belongs to no operation may be the response on any path. */
function isRouteless(response: Exchange["response"]): boolean {
  return /("code":"|\d · )(route_not_found|method_not_allowed|malformed_request|expectation_failed|misdirected_request)["<]/.test(
    response.body,
  );
}

function codeOf(schema: Schema): unknown {
  const values = schema.properties?.code?.enum;
  return values?.length === 1 ? values[0] : undefined;
}

/** The texts of schemas of headers. */
const texts = new WeakMap<Schema, string>();

function pointer(schema: Schema, name: string): string {
  if (typeof schema.$ref === "string") return `contract${schema.$ref}`;
  const text = texts.get(schema) ?? JSON.stringify(schema);
  texts.set(schema, text);
  return `${name}:${text}`;
}

function absolute(schema: Schema): Schema {
  return typeof schema.$ref === "string" ? { $ref: `contract${schema.$ref}` } : schema;
}

/** A header is text; the schema may want a number. */
function coerced(schema: Schema, value: unknown): unknown {
  return schema.type === "integer" ? Number(value) : String(value);
}

function close(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  const schema = value as Schema; // any object may be one
  if (
    schema.properties !== undefined &&
    schema.additionalProperties === undefined &&
    !("description" in value && "in" in value)
  ) {
    schema.additionalProperties = false;
  }
  for (const each of Object.values(value)) close(each);
}

function escaped(part: string): string {
  return encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));
}
