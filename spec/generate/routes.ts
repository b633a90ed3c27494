/** Writes the typed stubs: one member for every operation. */
import { byFeature, type Entry, type OpenApi } from "./document.ts";
import { banner } from "./write.ts";

/** Writes `generated/routes.ts`. */
export function routesFile(document: OpenApi): string {
  const features = [...byFeature(document)].map(([feature, list]) => {
    const rows = list.map(
      (entry) => `    /** ${summary(entry)} */\n    ${entry.name}: Handler<${typeArguments(entry)}>;`,
    );
    return `  ${feature}: {\n${rows.join("\n")}\n  };`;
  });
  return `${banner}
import type { operations } from "./openapi.d.ts";

/** A stored JSON text of a \`Body\` that is sent unchanged. */
export class Verbatim<Body> {
  /** The JSON text. */
  readonly text: string;
  /** Never set: ties the text to its type. */
  declare readonly stands_for?: Body;

  constructor(text: string) {
    this.text = text;
  }
}

/** A body that is the same in many responses. It is kept as bytes, with its compressed forms. */
export class StaticBody<Body> {
  /** The bytes, of a text in UTF-8. */
  readonly bytes: Buffer;
  /** Never set: ties the text to its type. */
  declare readonly stands_for?: Body;

  constructor(body: string | Buffer) {
    this.bytes = typeof body === "string" ? Buffer.from(body) : body;
  }
}

type Declared<T> = { [K in keyof T as string extends K ? never : K]: T[K] };
type Common = "X-Request-Id" | "API-Version" | "Deprecation" | "Sunset" | "Registry-Seq" | Quota;
type Quota = "RateLimit-Policy" | "RateLimit" | "X-RateLimit-Limit" | "X-RateLimit-Remaining" | "X-RateLimit-Reset";
type Parameters<O, Place extends string> = O extends { parameters: { [P in Place]?: infer T } } ? NonNullable<T> : never;
type WithDefaults<T, Keys extends PropertyKey> = Omit<T, Keys> & Required<Pick<T, Keys & keyof T>>;
type Body<O> = O extends { requestBody?: { content: { "application/json": infer B } } } ? B : undefined;

/** A validated request, with defaults filled in. */
export interface Request<O, Defaults extends PropertyKey> {
  /** Path parameters, decoded. */
  path: Parameters<O, "path">;
  /** Query parameters. */
  query: WithDefaults<Parameters<O, "query">, Defaults>;
  /** Declared request headers, with names in lower case. */
  headers: { [K in keyof Parameters<O, "header"> as Lowercase<K & string>]: Parameters<O, "header">[K] };
  /** The JSON body. */
  body: Body<O>;
  /** The raw text of the body; empty if the operation takes none. */
  text: string;
  /** The value of the \`Accept\` header; empty if there is none. */
  accept: string;
  /** The query string as it was sent, with its question mark; empty if there is none. */
  search: string;
}

type ProblemOf<Status, P> = P extends { code: infer Code }
  ? { status: Status; problem: { code: Code } & Omit<Declared<P>, "type" | "title" | "status" | "request_id" | "code"> }
  : never;

type Content<Media, B> = Media extends "application/json"
  ? { body: B | Verbatim<B> | StaticBody<B> }
  : Media extends "text/event-stream"
    ? { media: Media; stream: AsyncIterable<string> }
    : { media: Media; body: string | StaticBody<string> };

type Headers<R> = R extends { headers: infer H }
  ? keyof Omit<Declared<H>, Common> extends never
    ? { headers?: undefined }
    : Partial<Omit<Declared<H>, Common>> extends Omit<Declared<H>, Common>
      ? { headers?: Repeatable<Omit<Declared<H>, Common>> }
      : { headers: Repeatable<Omit<Declared<H>, Common>> }
  : { headers?: undefined };

/** A response may have several \`Set-Cookie\` headers (RFC 6265 section 3), which OpenAPI cannot express. */
type Repeatable<H> = { [Name in keyof H]: Name extends "Set-Cookie" ? H[Name] | H[Name][] : H[Name] };

type ProblemHeaders<R> = R extends { headers: infer H } ? { headers?: Partial<Omit<Declared<H>, Common>> } : object;

type Reply<Status, R> = R extends { content: infer C }
  ? C extends undefined
    ? { status: Status } & Headers<R>
    : { [Media in keyof C]: Represented<Status, R, Media, C[Media]> }[keyof C]
  : { status: Status } & Headers<R>;

type Represented<Status, R, Media, B> = Media extends "application/problem+json"
  ? ProblemOf<Status, B> & ProblemHeaders<R>
  : { status: Status } & Headers<R> & Content<Media, B>;

/** The response of a skeleton. The contract does not declare it, so its tests fail. */
export interface Skeleton {
  status: 501;
  problem: { code: "not_implemented"; detail: string };
}

/** The response of a handler: a declared status with its headers and body, or a declared problem. */
export type Answer<O> = O extends { responses: infer R } ? { [S in keyof R]: Reply<S, R[S]> }[keyof R] | Skeleton : never;

/** Serves one operation. It returns a declared response, and throws only for undeclared failures, such as bugs. */
export type Handler<O, Context, Defaults extends PropertyKey = never> = (
  request: Request<O, Defaults>,
  context: Context,
) => Promise<Answer<O>>;

/** All operations of the contract. */
export interface Routes<Context> {
${features.join("\n")}
}
`;
}

function typeArguments({ operation, parameters }: Entry): string {
  const defaults = parameters.filter((each) => each.in === "query" && each.schema.default !== undefined);
  const names = defaults.map(({ name }) => JSON.stringify(name)).join(" | ");
  const tail = names ? `, ${names}` : "";
  return `operations[${JSON.stringify(operation.operationId)}], Context${tail}`;
}

function summary({ method, path, operation }: Entry): string {
  return `${method} ${path}: ${operation.summary ?? operation.operationId}.`;
}
