/** Writes the table of operations: what a server or client needs to know before it reads a body. */
import {
  byFeature,
  type Entry,
  isIdempotent,
  isPage,
  type OpenApi,
  type Operation,
  type Parameter,
  problemsOf,
  type Response,
  refName,
  type Schema,
} from "./document.ts";
import { banner } from "./write.ts";

/** Writes `generated/operations.ts`. */
export function operationsFile(document: OpenApi): string {
  const features = [...byFeature(document)].map(([feature, list]) => {
    const rows = list.map((entry) => `    ${entry.name}: ${JSON.stringify(operationRow(document, entry))},`);
    return `  ${feature}: {\n${rows.join("\n")}\n  },`;
  });
  return `${banner}
/** What a key with scopes may do. */
export const keyScopes = ${JSON.stringify(document.components.schemas.KeyScope?.enum ?? [])} as const;
export type KeyScope = (typeof keyScopes)[number];

/** The properties of an operation. */
export interface Operation {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path as in the contract, with parameters in braces. */
  readonly path: string;
  /** The accepted credentials; \`none\` if a request without one is served. */
  readonly credentials: readonly ("bearer" | "header" | "cookie" | "metrics" | "none")[];
  /** The only role that may call it; null for any role. */
  readonly role: "owner" | null;
  /** Whether requests with a key use its quota. */
  readonly counted: boolean;
  /**
   * The scopes of which a key with scopes needs one, the narrowest first; empty if any key may call it. Null if it takes
   * no key.
   */
  readonly scopes: readonly KeyScope[] | null;
  /** The rate limit per client network that applies to it; null for none. */
  readonly rateLimit: "sign_up" | "sign_in" | "anonymous_write" | "search" | "report" | null;
  /** Whether it is limited by what its caller has stored: \`storage_limit_reached\` is among its problems. */
  readonly limitsStorage: boolean;
  /** Whether it signs in: its success sets the session cookie. */
  readonly signsIn: boolean;
  /** Whether it supports \`Idempotency-Key\`. */
  readonly idempotent: boolean;
  /** Whether a replica of the database may serve it: it takes \`Registry-Seq\`. */
  readonly mayLag: boolean;
  /** Whether it is a web page. */
  readonly page: boolean;
  /** Whether pages of other origins may call it: it takes and sets no cookie, or works without, and is no page itself. */
  readonly crossOrigin: boolean;
  /** The specification of others that it belongs to; null for the registry's own operations. */
  readonly facade: "ard" | "gallery" | "nanda" | "witness" | null;
  /** Further paths, with the same parameters. */
  readonly alsoAt: readonly string[];
  /** Whether its path may end with a slash. */
  readonly trailingSlash: boolean;
  /** Whether the parameter at the end of its path may contain slashes. */
  readonly restOfPath: boolean;
  /** Whether it takes a JSON body. */
  readonly body: boolean;
  /** Whether it takes a text as its body, of any media type. */
  readonly text: boolean;
  /** Query parameters with several values. */
  readonly lists: readonly string[];
  /** Query parameters with a number, in decimal digits. */
  readonly numbers: readonly string[];
  /** The statuses of its responses. */
  readonly statuses: readonly number[];
}

/** The version of the contract. */
export const version = ${JSON.stringify(document.info.version)};

/** Feature -> operation -> its properties. */
export const operations = {
${features.join("\n")}
} as const satisfies Record<string, Record<string, Operation>>;
`;
}

const credentialWords: Record<string, string> = {
  KeyBearer: "bearer",
  KeyHeader: "header",
  SessionCookie: "cookie",
  MetricsToken: "metrics",
  BearerAuth: "bearer",
  ApiKeyAuth: "header",
};

/** The properties of an operation. */
export function operationRow(document: OpenApi, entry: Entry) {
  const { method, path, operation, parameters } = entry;
  return {
    method,
    path,
    credentials: (operation.security ?? [{}]).flatMap((each) => credentialsOf(each)),
    role: operation["x-role"] ?? null,
    counted: takesKey(operation) && operation["x-uncounted"] !== true,
    scopes: operation["x-scopes"] ?? null,
    rateLimit: operation["x-rate-limit"] ?? null,
    limitsStorage: problemsOf(operation).has("StorageLimitReached"),
    signsIn: method !== "GET" && "Set-Cookie" in (successOf(operation)?.headers ?? {}),
    idempotent: isIdempotent(entry),
    mayLag: parameters.some(({ name }) => name === "Registry-Seq"),
    page: isPage(operation),
    crossOrigin: isCrossOrigin(operation),
    facade: operation["x-facade"] ?? null,
    alsoAt: operation["x-also-at"] ?? [],
    trailingSlash: operation["x-facade"] !== undefined || operation["x-trailing-slash"] === true,
    restOfPath: operation["x-rest-of-path"] === true,
    body: operation.requestBody !== undefined && !takesText(operation),
    text: takesText(operation),
    lists: parameters.filter(isList).map(({ name }) => name),
    numbers: parameters
      .filter((each) => each.in === "query" && isNumber(document, each.schema))
      .map(({ name }) => name),
    statuses: Object.keys(operation.responses).map(Number),
  };
}

function takesText({ requestBody }: Operation): boolean {
  return requestBody?.content["text/plain"] !== undefined;
}

function successOf({ responses }: Operation): Response | undefined {
  return Object.entries(responses).find(([status]) => status.startsWith("2"))?.[1];
}

function takesKey({ security = [{}] }: Operation): boolean {
  return security.flatMap((each) => credentialsOf(each)).includes("bearer");
}

function isCrossOrigin(operation: Operation): boolean {
  const credentials = (operation.security ?? [{}]).flatMap((each) => credentialsOf(each));
  const responses = Object.values(operation.responses);
  return (
    credentials.some((each) => each !== "cookie") &&
    !responses.some(({ headers = {} }) => "Set-Cookie" in headers) &&
    !isPage(operation)
  );
}

function isList(parameter: Parameter): boolean {
  return parameter.in === "query" && parameter.schema.type === "array";
}

function isNumber(document: OpenApi, { $ref, type }: Schema): boolean {
  if ($ref) return isNumber(document, document.components.schemas[refName($ref)] ?? {});
  return type === "integer" || type === "number";
}

function credentialsOf(requirement: Record<string, string[]>): string[] {
  const names = Object.keys(requirement);
  if (names.length === 0) return ["none"];
  return names.map((name) => {
    const word = credentialWords[name];
    if (!word) throw new Error(`The credential scheme ${name} is not in spec/generate/operations.ts`);
    return word;
  });
}
