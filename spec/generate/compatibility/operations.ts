/** Finds the changes of a contract that break its callers or its receivers. spec/README.md lists what they may rely on. */
import {
  type Document,
  type Header,
  type Operation,
  operationsOf,
  type Parameter,
  type Response,
  resolve,
  type Schema,
} from "./document.ts";
import { type BreakingChange, requestChanges, responseChanges, type Versions } from "./schemas.ts";

/** All breaking changes between the released document and the current one. */
export function breakingChanges(released: Document, current: Document): BreakingChange[] {
  const versions = { released, current };
  const before = operationsOf(released.paths);
  const after = operationsOf(current.paths);
  const deliveriesBefore = operationsOf(released.webhooks);
  const deliveriesAfter = operationsOf(current.webhooks);
  return [
    ...[...before].flatMap(([where, operation]) => {
      const now = after.get(where);
      return now ? changesOfOperation(versions, operation, now, where) : [gone(where)];
    }),
    ...[...deliveriesBefore].flatMap(([where, delivery]) => {
      const now = deliveriesAfter.get(where);
      return now
        ? changesOfDelivery(versions, delivery, now, `delivery ${where}`)
        : [gone(`delivery ${where}`)];
    }),
  ];
}

function gone(where: string): BreakingChange {
  return { where, what: "is gone" };
}

/** The breaking changes of an operation: clients send its request and read its response. */
function changesOfOperation(
  versions: Versions,
  before: Operation,
  after: Operation,
  where: string,
): BreakingChange[] {
  const renamed = before.operationId !== after.operationId;
  return [
    ...(renamed ? [{ where, what: `is called ${after.operationId} now, not ${before.operationId}` }] : []),
    ...changesOfCredentials(before, after, where),
    ...changesOfParameters(versions, before, after, where),
    ...changesOfRequestBody(versions, before, after, where),
    ...changesOfResponses(versions, before, withoutBatches(versions, before, after), where),
  ];
}

/**
 * The operation without lists in its responses, if it takes a list that the release did not take: only a request that is
 * a list has a list as its response, so a client that sends what the release took reads what it read.
 */
function withoutBatches({ released, current }: Versions, before: Operation, after: Operation): Operation {
  const takesList = (document: Document, { requestBody }: Operation) =>
    Object.values(requestBody?.content ?? {}).some(({ schema = {} }) => hasList(document, schema));
  if (takesList(released, before) || !takesList(current, after)) return after;
  const responses = Object.entries(after.responses ?? {}).map(([status, each]) => {
    const response = resolve(current, each);
    const content = Object.entries(response.content ?? {}).map(([media, { schema = {} }]) => {
      const { anyOf } = schema;
      const kept = anyOf?.filter((branch) => !hasList(current, branch));
      return [media, { schema: kept ? { ...schema, anyOf: kept } : schema }] as const;
    });
    return [status, response.content ? { ...response, content: Object.fromEntries(content) } : response];
  });
  return { ...after, responses: Object.fromEntries(responses) };
}

/** Whether a list is one of the values of a schema. */
function hasList(document: Document, schema: Schema): boolean {
  const { type, anyOf = [] } = resolve(document, schema);
  return type === "array" || anyOf.some((branch) => hasList(document, branch));
}

/** The breaking changes of a delivery: receivers read its request, whose parameters are headers that the node sends. */
function changesOfDelivery(
  versions: Versions,
  before: Operation,
  after: Operation,
  where: string,
): BreakingChange[] {
  const headers = (operation: Operation, document: Document) =>
    Object.fromEntries(parametersOf(document, operation).map((each) => [each.name, each]));
  const [was, is] = [before.requestBody?.content ?? {}, after.requestBody?.content ?? {}];
  const outcomes = Object.keys(before.responses ?? {}).filter((status) => !after.responses?.[status]);
  return [
    ...changesOfHeaders(
      versions,
      headers(before, versions.released),
      headers(after, versions.current),
      where,
    ),
    ...changesOfContent(versions, was, is, where),
    ...outcomes.map((status) => ({
      where: `${where} ${status}`,
      what: "is no longer taken from a receiver",
    })),
  ];
}

/** Each way to authenticate that was sufficient must stay sufficient. */
function changesOfCredentials(before: Operation, after: Operation, where: string): BreakingChange[] {
  const now = (after.security ?? [{}]).map((each) => Object.keys(each).sort().join(" and "));
  return (before.security ?? [{}])
    .map((each) => Object.keys(each).sort().join(" and "))
    .filter((each) => !now.includes(each))
    .map((each) => ({ where, what: each === "" ? "needs a credential now" : `no longer takes ${each}` }));
}

function changesOfParameters(
  versions: Versions,
  before: Operation,
  after: Operation,
  where: string,
): BreakingChange[] {
  const place = (each: Parameter) => `${where} ${each.in} ${each.name}`;
  const was = new Map(parametersOf(versions.released, before).map((each) => [place(each), each]));
  const is = new Map(parametersOf(versions.current, after).map((each) => [place(each), each]));
  const added = [...is].filter(([name, each]) => !was.has(name) && each.required);
  return [
    ...added.map(([name]) => ({ where: name, what: "is new and required" })),
    ...[...was].flatMap(([name, each]) => {
      const now = is.get(name);
      return now
        ? changesOfParameter(versions, each, now, name)
        : [{ where: name, what: "is no longer taken" }];
    }),
  ];
}

function changesOfParameter(
  versions: Versions,
  before: Parameter,
  after: Parameter,
  where: string,
): BreakingChange[] {
  const changes: BreakingChange[] = [];
  if (after.required && !before.required) changes.push({ where, what: "is required now" });
  // `explode` may change, because a list is read in every form: server/core/http/query.ts.
  const style = (parameter: Parameter) => parameter.style ?? "form";
  if (style(before) !== style(after))
    changes.push({ where, what: `is written by style ${style(after)} now` });
  const [was, is] = [
    resolve(versions.released, before.schema ?? {}).default,
    resolve(versions.current, after.schema ?? {}).default,
  ];
  if (was !== undefined && JSON.stringify(was) !== JSON.stringify(is)) {
    changes.push({ where, what: `is ${JSON.stringify(is)} by default now, not ${JSON.stringify(was)}` });
  }
  return [...changes, ...requestChanges(versions, before.schema ?? {}, after.schema ?? {}, where)];
}

function parametersOf(document: Document, { parameters = [] }: Operation): Parameter[] {
  return parameters.map((each) => resolve(document, each));
}

function changesOfRequestBody(
  versions: Versions,
  { requestBody: before }: Operation,
  { requestBody: after }: Operation,
  operation: string,
): BreakingChange[] {
  const where = `${operation} body`;
  if (!before) return after?.required ? [{ where, what: "is new and required" }] : [];
  if (!after) return [{ where, what: "is no longer taken" }];
  const required = after.required && !before.required;
  return [
    ...(required ? [{ where, what: "is required now" }] : []),
    ...Object.entries(before.content).flatMap(([media, { schema = {} }]) => {
      const now = after.content[media];
      if (!now) return [{ where, what: `is no longer taken as ${media}` }];
      return requestChanges(versions, schema, now.schema ?? {}, where);
    }),
  ];
}

/**
 * A new success status is a change. A new 4xx or 5xx is none: clients treat it as its class (RFC 9110 section 15). Nor is a
 * permanent redirect of a GET, which HTTP clients follow (sections 15.4.2 and 15.4.9).
 */
function changesOfResponses(
  versions: Versions,
  { responses: before = {} }: Operation,
  { responses: after = {} }: Operation,
  operation: string,
): BreakingChange[] {
  const isProblem = (status: string) => /^[45]/.test(status);
  const isFollowed = (status: string) =>
    (status === "301" || status === "308") &&
    operation.startsWith("GET ") &&
    resolve(versions.current, after[status] ?? {}).headers?.Location !== undefined;
  const added = Object.keys(after).filter(
    (status) => !(status in before) && !isProblem(status) && !isFollowed(status),
  );
  return [
    ...added.map((status) => ({ where: `${operation} ${status}`, what: "is a new success" })),
    ...Object.entries(before).flatMap(([status, response]) => {
      const where = `${operation} ${status}`;
      const now = after[status];
      if (!now) return isProblem(status) ? [] : [{ where, what: "is no longer a response" }];
      const read = status.startsWith("2") ? ofStatus(versions, before, status, now) : now;
      return changesOfResponse(versions, response, read, where);
    }),
  ];
}

/**
 * A success whose body is the union of those of all successes, without the branches that are the body of another status: only
 * that status has them.
 */
function ofStatus(
  versions: Versions,
  released: Record<string, Response>,
  status: string,
  current: Response,
): Response {
  const content = Object.entries(current.content ?? {}).map(([media, each]) => {
    const { anyOf } = each.schema ?? {};
    const isBodyOf = (of: string, branch: Schema) => {
      const { schema } = resolve(versions.released, released[of] ?? {}).content?.[media] ?? {};
      return schema !== undefined && responseChanges(versions, schema, branch, "").length === 0;
    };
    const others = Object.keys(released).filter((other) => other.startsWith("2") && other !== status);
    const kept = anyOf?.filter(
      (branch) => isBodyOf(status, branch) || !others.some((other) => isBodyOf(other, branch)),
    );
    return [media, kept?.length ? { ...each, schema: { ...each.schema, anyOf: kept } } : each] as const;
  });
  return { ...current, ...(current.content && { content: Object.fromEntries(content) }) };
}

function changesOfResponse(
  versions: Versions,
  before: Response,
  after: Response,
  where: string,
): BreakingChange[] {
  const [was, is] = [resolve(versions.released, before), resolve(versions.current, after)];
  return [
    ...changesOfHeaders(versions, was.headers ?? {}, is.headers ?? {}, where),
    ...changesOfContent(versions, was.content ?? {}, is.content ?? {}, where),
  ];
}

/** The breaking changes of headers, for those who read them. */
function changesOfHeaders(
  versions: Versions,
  before: Record<string, Header>,
  after: Record<string, Header>,
  where: string,
): BreakingChange[] {
  return Object.entries(before).flatMap(([name, header]) => {
    const place = `${where} header ${name}`;
    const now = after[name];
    if (!now) return [{ where: place, what: "is no longer sent" }];
    const [was, is] = [resolve(versions.released, header), resolve(versions.current, now)];
    const optional = was.required && !is.required;
    return [
      ...(optional ? [{ where: place, what: "may be absent now" }] : []),
      ...responseChanges(versions, was.schema ?? {}, is.schema ?? {}, place),
    ];
  });
}

/** The breaking changes of bodies, for those who read them. */
function changesOfContent(
  versions: Versions,
  before: NonNullable<Response["content"]>,
  after: NonNullable<Response["content"]>,
  where: string,
): BreakingChange[] {
  return Object.entries(before).flatMap(([media, { schema = {} }]) => {
    const now = after[media];
    return now
      ? responseChanges(versions, schema, now.schema ?? {}, `${where} body`)
      : [{ where, what: `is no longer sent as ${media}` }];
  });
}
