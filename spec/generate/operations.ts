/** The table of operations: what a server or client needs to know of each before it has a body in hand. */
import {
  byFeature,
  type Entry,
  type OpenApi,
  type Operation,
  type Parameter,
  type Response,
  refName,
  type Schema,
} from "./document.ts";
import { banner } from "./write.ts";

/** Writes `generated/operations.ts`. */
export function operationsFile(document: OpenApi): string {
  const features = [...byFeature(document)].map(([feature, list]) => {
    const rows = list.map((entry) => `    ${entry.name}: ${JSON.stringify(row(document, entry))},`);
    return `  ${feature}: {\n${rows.join("\n")}\n  },`;
  });
  return `${banner}
/** What is known of an operation before a request is read. */
export interface Operation {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** As in the contract: parameters in braces. */
  readonly path: string;
  /** What may identify the caller; \`none\` where a request without any is served. */
  readonly credentials: readonly ("bearer" | "header" | "cookie" | "none")[];
  /** Who alone may call it; null for whoever has a credential. */
  readonly role: "owner" | null;
  /** The limit per client network that its requests count towards; null for none. */
  readonly rateLimit: "sign_up" | "sign_in" | "anonymous_write" | "search" | "report" | null;
  /** Whether it signs in: its success sets the session's cookie. */
  readonly signsIn: boolean;
  /** Whether it honours \`Idempotency-Key\`. */
  readonly idempotent: boolean;
  /** Whether it takes a JSON body. */
  readonly body: boolean;
  /** Query parameters that hold several values, separated by commas. */
  readonly lists: readonly string[];
  /** Those of them that may be given several times too. */
  readonly repeats: readonly string[];
  /** Query parameters that hold a number, in decimal digits. */
  readonly numbers: readonly string[];
  /** The statuses it can answer. */
  readonly statuses: readonly number[];
}

/** The version of the contract. */
export const version = ${JSON.stringify(document.info.version)};

/** Feature -> operation -> what is known of it. */
export const operations = {
${features.join("\n")}
} as const satisfies Record<string, Record<string, Operation>>;
`;
}

const credentialWords: Record<string, string> = {
  KeyBearer: "bearer",
  KeyHeader: "header",
  SessionCookie: "cookie",
  BearerAuth: "bearer",
  ApiKeyAuth: "header",
};

function row(document: OpenApi, { method, path, operation, parameters }: Entry) {
  return {
    method,
    path,
    credentials: (operation.security ?? [{}]).flatMap((each) => credentialsOf(each)),
    role: operation["x-role"] ?? null,
    rateLimit: operation["x-rate-limit"] ?? null,
    signsIn: method !== "GET" && "Set-Cookie" in (successOf(operation)?.headers ?? {}),
    idempotent: operation["x-idempotent"] === true,
    body: operation.requestBody !== undefined,
    lists: parameters.filter(isList).map(({ name }) => name),
    repeats: parameters.filter((each) => isList(each) && each.explode !== false).map(({ name }) => name),
    numbers: parameters
      .filter((each) => each.in === "query" && isNumber(document, each.schema))
      .map(({ name }) => name),
    statuses: Object.keys(operation.responses).map(Number),
  };
}

function successOf({ responses }: Operation): Response | undefined {
  return Object.entries(responses).find(([status]) => status.startsWith("2"))?.[1];
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
    if (!word) throw new Error(`The credential scheme ${name} has no word in spec/generate/operations.ts`);
    return word;
  });
}
