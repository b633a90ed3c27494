/** Writes `generated/response-examples.ts`: an example of each operation's successful response, for the client's mock. */
import { type Entry, entries, type Header, type OpenApi, type Response, type Schema } from "./document.ts";
import { exampleOf, type Gaps } from "./example.ts";
import { banner } from "./write.ts";

/** Writes the file. Examples are composed of the examples of the properties. */
export function responseExamplesFile(document: OpenApi): string {
  const own = entries(document).filter(({ operation }) => !operation["x-facade"]); // the client does not call the others
  const rows = own.map(
    (entry) =>
      `  "${entry.feature}.${entry.name}": ${JSON.stringify({
        method: entry.method,
        path: entry.path,
        ...responseOf(document, entry),
      })},`,
  );
  return `${banner}
/** An example of the successful response of an operation. */
export interface ResponseExample {
  readonly method: string;
  /** The path as in the contract, with parameters in braces. */
  readonly path: string;
  readonly status: number;
  /** The required headers, without those that all responses have. */
  readonly headers: Readonly<Record<string, string>>;
  /** The media types of the body; empty if there is no body. */
  readonly media: readonly string[];
  readonly body?: unknown;
}

/** An example of each operation's successful response, by the name of the operation. */
export const responseExamples: Readonly<Record<string, ResponseExample>> = {
${rows.join("\n")}
};
`;
}

/** The last successful response with a body (201 rather than 200), otherwise the first; a redirect if there is no other. */
function responseOf(document: OpenApi, { operation }: Entry) {
  const ofClass = (start: string) =>
    Object.entries(operation.responses).filter(([status]) => status.startsWith(start));
  const successes = [...ofClass("2"), ...ofClass("3").filter(([, { content }]) => !content)];
  const found = successes.findLast(([, { content }]) => content) ?? successes[0];
  if (!found) throw new Error(`${operation.operationId} has no successful response`);
  const [status, response] = found;
  const media = Object.keys(response.content ?? {}).sort((a, b) => Number(isJson(b)) - Number(isJson(a)));
  const schema = response.content?.[media[0] ?? ""]?.schema;
  return {
    status: Number(status),
    headers: headersOf(document, response),
    media,
    ...(schema && { body: responseExample(document, schema) }),
  };
}

/** An example of the body of a response. */
export function responseExample(document: OpenApi, schema: Schema): unknown {
  return listed(exampleOf(document, schema, gaps));
}

function isJson(media: string): boolean {
  return media === "application/json";
}

/** Headers that the mock sets itself. */
const common = ["X-Request-Id", "API-Version", "Content-Digest"];

function headersOf(document: OpenApi, { headers = {} }: Response): Record<string, string> {
  const all = document.components.headers as Record<string, Header> | undefined; // as the emitter writes them
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, given]): [string, string][] => {
      const header = "schema" in given ? given : all?.[given.$ref.slice(given.$ref.lastIndexOf("/") + 1)];
      if (!header?.required || common.includes(name)) return [];
      const example = String(header.example ?? exampleOf(document, header.schema, gaps));
      return [[name, example.replaceAll("…", "example")]]; // headers of fetch are Latin-1
    }),
  );
}

const gaps: Gaps = {
  nulls: true, // so that lists end, and active agents are not deleted
  missing: ({ type }: Schema) => {
    if (type === "string") return "";
    if (type === "boolean") return true;
    if (type === "null") return null;
    return type === "array" ? [] : {};
  },
};

/** Corrects the count of a page, whose example is a full page. */
function listed(body: unknown): unknown {
  if (typeof body !== "object" || body === null || !("count" in body)) return body;
  const entries = Object.values(body).find((value) => Array.isArray(value));
  return entries ? { ...body, count: entries.length } : body;
}
