/** Checks that hold of every operation, made from the table of operations and the document. */

import { ensure, equal, NotApplicable } from "../assertions.ts";
import { type Check, checksOf, type Play } from "../check.ts";
import { examplePath } from "../contract/examples.ts";
import {
  type ExampleRequest,
  exampleRequest,
  type InvalidRequestCode,
  invalidRequests,
  type Parts,
} from "../contract/invalid-requests.ts";
import { type ContractOperation, contractOperations, declaredCodes } from "../contract/operations.ts";
import type { Answer } from "../node/http.ts";
import { profileOfFeature, profiles, requiredOperations } from "../profiles.ts";
import type { Scene } from "../scene.ts";

/** The sentence of each invalid request. */
const sentences: Record<InvalidRequestCode, string> = {
  unknown_query_parameter: "rejects an unknown query parameter",
  duplicate_query_parameter: "rejects a repeated query parameter",
  invalid_query: "rejects a query that is not UTF-8",
  invalid_path: "rejects a path parameter of another form",
  invalid_header: "rejects a header of another form",
  malformed_json: "rejects malformed JSON",
  json_too_deep: "rejects JSON that is nested too deeply",
  invalid_body: "rejects a body of another type",
  unknown_member: "rejects an unknown body field by its name",
  unexpected_body: "rejects a body where none is expected",
  body_too_large: "rejects a body over the limit",
  unsupported_media_type: "rejects a body of another media type",
};

/** One large body for each feature is enough, because it is sent over the network. */
const withLargeBody = new Set(
  [...Map.groupBy(contractOperations, ({ feature }) => feature).values()].flatMap(
    (operations) => operations.find(({ body }) => body)?.id ?? [],
  ),
);

/** Ids in examples may be those of agents that the node has. */
const withAgentId = new Set(["agents", "facts", "gallery", "nanda", "site"]);

/** Its example would be an attempt to sign in, or needs an identity provider. */
const withoutExample = new Set(["accounts_oidcStart", "accounts_oidcCallback", "node_metrics"]);

/** The checks of every operation. */
export const standardChecks: Check[] = contractOperations.flatMap((operation) =>
  checksOf(profileOfFeature[operation.feature] ?? "core", operation.id, playsOf(operation)),
);

/** A node must have some operations of a profile. */
export const requirementChecks: Check[] = profiles.flatMap((profile) =>
  requiredOperations[profile].flatMap((id) =>
    checksOf(profile, id, {
      "the node has the operation": async ({ discovery }) =>
        ensure(
          discovery.operations.has(id),
          `the node does not have ${id}, which every node of this profile has`,
        ),
    }),
  ),
);

function playsOf(operation: ContractOperation): Record<string, Play> {
  const plays: Record<string, Play> = {};
  for (const { status, code } of declaredCodes(operation.id)) {
    if (!isInvalidRequestCode(code) || (code === "body_too_large" && !withLargeBody.has(operation.id)))
      continue;
    plays[sentences[code]] = async (scene) => {
      const answer = await send(scene, operation, invalidRequests[code](operation));
      answer.expectProblem(status, code);
      if (code === "unknown_member" || code === "unknown_query_parameter") namesPlace(answer);
    };
  }
  if (
    operation.method === "GET" &&
    operation.credentials.includes("none") &&
    !withoutExample.has(operation.id)
  )
    Object.assign(plays, readPlays(operation));
  if (operation.crossOrigin)
    plays["permits pages of other origins (CORS)"] = (scene) => permitsOrigins(scene, operation);
  return plays;
}

function isInvalidRequestCode(code: string): code is InvalidRequestCode {
  return code in invalidRequests;
}

/** Sends a request as a caller that may send it. */
async function send(
  scene: Scene,
  operation: ContractOperation,
  parts: Parts = {},
  method: string = operation.method,
): Promise<Answer> {
  scene.operation(operation.id);
  const { url, headers, body } = requestTo(scene, operation, parts);
  return scene.send(method, url, { headers, body, as: scene.callerOf(operation) });
}

function requestTo(scene: Scene, operation: ContractOperation, parts: Parts): ExampleRequest {
  const values: Record<string, string> = withAgentId.has(operation.feature)
    ? { id: `${scene.prefix}-nobody` }
    : {};
  return exampleRequest(operation, { path: examplePath(operation, values), ...parts });
}

function namesPlace(answer: Answer): void {
  const { errors = [] } = answer.json<{ errors?: { pointer: string }[] }>();
  ensure(
    errors.some(({ pointer }) => pointer.endsWith("colour")),
    "no error names `colour`",
    answer.exchange,
  );
}

/** The checks of reads that need no credential. */
function readPlays(operation: ContractOperation): Record<string, Play> {
  return {
    "has a declared response to the example": async (scene) => {
      const answer = await send(scene, operation);
      ensure(answer.status < 500, `the status is ${answer.status}`, answer.exchange);
    },
    "sends your X-Request-Id back": async (scene) => {
      const answer = await send(scene, operation, { headers: { "x-request-id": "conformance-1" } });
      equal(answer.header("x-request-id"), "conformance-1", "X-Request-Id", answer.exchange);
    },
    "responds to HEAD like to GET, without a body": async (scene) => {
      const get = await send(scene, operation);
      const head = await send(scene, operation, {}, "HEAD");
      equal(head.status, get.status, "the status of HEAD", head.exchange);
      equal(head.text, "", "the body of HEAD", head.exchange);
      for (const name of ["content-type", "etag"])
        equal(head.header(name), get.header(name), `the header ${name} of HEAD`, head.exchange);
    },
    "ignores credentials in Authorization that are no key": async (scene) => {
      const without = await send(scene, operation);
      const basic = await send(scene, operation, { headers: { authorization: "Basic dXNlcjpwYXNz" } });
      equal(basic.status, without.status, "the status with Basic credentials", basic.exchange);
    },
    "says how caches may use its response": async (scene) => {
      const answer = await send(scene, operation);
      if (answer.status !== 200) throw new NotApplicable("The example leads to no resource of this node.");
      const caching = answer.header("cache-control");
      const isPage = answer.header("content-type")?.startsWith("text/html");
      if (caching === "no-cache")
        ensure(
          answer.header("etag") !== null || isPage === true,
          "`no-cache` without an ETag",
          answer.exchange,
        );
      ensure(caching !== null, "the header Cache-Control is missing", answer.exchange);
    },
    ...(operation.statuses.includes(304) && {
      "responds with 304 to its own ETag": async (scene) => {
        const answer = await send(scene, operation);
        if (answer.status !== 200) throw new NotApplicable("The example leads to no resource of this node.");
        const etag = answer.header("etag") ?? "";
        const again = await send(scene, operation, { headers: { "if-none-match": etag } });
        // Others may have changed the registry between the two requests.
        if (again.header("etag") !== etag)
          throw new NotApplicable("The resource changed between two requests.");
        again.expect(304);
        equal(again.text, "", "the body", again.exchange);
        (await send(scene, operation, { headers: { "if-none-match": '"another"' } })).expect(200);
      },
    }),
  };
}

async function permitsOrigins(scene: Scene, operation: ContractOperation): Promise<void> {
  scene.operation(operation.id);
  const { url } = requestTo(scene, operation, {});
  const headers = { origin: "https://app.example", "access-control-request-method": operation.method };
  const preflight = await scene.send("OPTIONS", url, { headers });
  preflight.expect(204, 200);
  equal(
    preflight.header("access-control-allow-origin"),
    "*",
    "Access-Control-Allow-Origin",
    preflight.exchange,
  );
  ensure(
    preflight.header("access-control-allow-methods")?.includes(operation.method) ?? false,
    `Access-Control-Allow-Methods does not have ${operation.method}`,
    preflight.exchange,
  );
}
