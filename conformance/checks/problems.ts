/** Checks of the problems that handlers decide, as far as one request from outside can cause them. */

import { ensure, NotApplicable } from "../assertions.ts";
import { type Check, checksOf, type Play } from "../check.ts";
import { exampleBody, examplePath } from "../contract/examples.ts";
import { exampleRequest } from "../contract/invalid-requests.ts";
import { type ContractOperation, contractOperations, declaredCodes } from "../contract/operations.ts";
import type { Answer } from "../node/http.ts";
import { profileOfFeature } from "../profiles.ts";
import type { Scene } from "../scene.ts";
import { remove } from "./core/agents.ts";

/** Ids that nothing has, by the code of the problem. */
const unknownIds: Readonly<Record<string, string>> = {
  certification_not_found: "cert_unknown",
  delivery_not_found: "dlv_unknown",
  domain_not_found: "nobody.example.com",
  key_not_found: "key_unknown",
  peer_not_found: "peer_unknown",
  session_not_found: "ses_unknown",
  subscription_not_found: "whk_unknown",
  violation_not_found: "viol_unknown",
};

/** Operations on an agent of the path, which read and write it for anybody or its owner. */
const onAgents = contractOperations.filter(
  ({ path, facade }) => facade === null && /^\/(agents|lookup|agentfacts)\/\{id\}/.test(path),
);

/** Sends the example of an operation to other path parameters. */
function send(scene: Scene, operation: ContractOperation, values: Record<string, string>): Promise<Answer> {
  scene.operation(operation.id);
  const body = operation.body ? { body: JSON.stringify(exampleBody(operation)) } : {};
  const request = exampleRequest(operation, { path: examplePath(operation, values), ...body });
  const { method, url, headers } = request;
  return scene.send(method, url, { headers, body: request.body, as: callerOf(scene, operation) });
}

/** Only the owner is an issuer on every node. */
function callerOf(scene: Scene, operation: ContractOperation) {
  const needsIssuer = declaredCodes(operation.id).some(({ code }) => code === "not_an_issuer");
  return needsIssuer ? scene.owner() : scene.callerOf(operation);
}

const unknownChecks = contractOperations.flatMap((operation) =>
  declaredCodes(operation.id).flatMap(({ status, code }) => {
    const id = unknownIds[code];
    // The delivery of a path belongs to a subscription, which must be known first.
    if (id === undefined || !operation.path.includes("{") || operation.path.includes("{delivery_id}"))
      return [];
    const play: Play = async (scene) => {
      const answer = await send(scene, operation, { id, domain: id });
      answer.expectProblem(status, code);
    };
    return checksOf(profileOfFeature[operation.feature] ?? "core", operation.id, {
      [`what does not exist has ${status} ${code}`]: play,
    });
  }),
);

/** The checks of operations on a deleted or unknown agent. */
const agentChecks = onAgents.flatMap((operation) => {
  const plays: Record<string, Play> = {};
  for (const { status, code } of declaredCodes(operation.id)) {
    if (code === "agent_not_found")
      plays["an agent that does not exist has 404 agent_not_found"] = async (scene) =>
        (await send(scene, operation, { id: scene.newId("nobody") })).expectProblem(status, code);
    if (code === "agent_tombstoned")
      plays["a deleted agent has 410 agent_tombstoned"] = async (scene) => {
        scene.operation(operation.id);
        const { agent_id } = await scene.register();
        (await remove(scene, agent_id)).expect(200);
        (await send(scene, operation, { id: agent_id })).expectProblem(status, code);
      };
  }
  return checksOf("core", operation.id, plays);
});

/** The lists that have a cursor reject one that the node did not make. */
const cursorChecks = contractOperations.flatMap((operation) =>
  declaredCodes(operation.id).flatMap(({ status, code }) => {
    if (code !== "invalid_cursor" || operation.page || operation.path.includes("{")) return [];
    return checksOf(profileOfFeature[operation.feature] ?? "core", operation.id, {
      "a cursor that the node did not make is rejected": async (scene) => {
        scene.operation(operation.id);
        const { method, url } = exampleRequest(operation, { query: "cursor=made-up" });
        const answer = await scene.send(method, url, { as: scene.callerOf(operation) });
        answer.expectProblem(status, code);
      },
    });
  }),
);

/** The lists and records that need a credential. Public ones have more checks: standard.ts. */
const readChecks = contractOperations
  .filter(({ method, credentials }) => method === "GET" && !credentials.includes("none"))
  .flatMap((operation) =>
    checksOf(profileOfFeature[operation.feature] ?? "core", operation.id, {
      "has a declared response, which no cache may store": async (scene) => {
        const answer = await send(scene, operation, {});
        const caching = answer.header("cache-control");
        ensure(
          answer.status >= 400 || caching === "no-store",
          `Cache-Control is ${caching}, expected no-store: the response is for one caller`,
          answer.exchange,
        );
      },
    }),
  );

/** Registrations that are rejected, by the code of the problem. */
const rejectedRegistrations: [status: number, code: string, sentence: string, fields: object][] = [
  [409, "agent_id_reserved", "a reserved id is rejected", { agent_id: "admin" }],
  [400, "extra_too_large", "large extra fields are rejected", { note: "x".repeat(17_000) }],
  [
    400,
    "server_json_too_large",
    "a large server document is rejected",
    { server_json: { name: "com.example/large", note: "x".repeat(17_000) } },
  ],
];

const registrationChecks = checksOf("core", "agents_register", {
  ...Object.fromEntries(
    rejectedRegistrations.map(([status, code, sentence, fields]): [string, Play] => [
      sentence,
      async (scene) =>
        (await scene.registerWith(scene.registration({ ...fields }))).expectProblem(status, code),
    ]),
  ),
  "a card without a URL is rejected": async (scene) => {
    const answer = await scene.registerWith({ agent_card: { name: "Nowhere" } });
    answer.expectProblem(400, "unusable_agent_card");
  },
  "a card on a private host is not fetched": async (scene) => {
    for (const card_url of ["https://localhost/card.json", "https://10.0.0.1/card.json"])
      (await scene.registerWith({ card_url })).expectProblem(400, "card_url_rejected");
  },
  "the name of a server belongs to one agent": async (scene) => {
    scene.operation("agents_serverJson"); // not every node keeps these documents
    const server_json = { name: `com.example/${scene.newWord()}`, version: "1.0.0" };
    const { agent_id } = await scene.register({ server_json });
    (await scene.get(`/agents/${agent_id}/server.json`)).expect(200);
    const answer = await scene.registerWith(scene.registration({ server_json }));
    answer.expectProblem(409, "server_name_taken");
  },
  "a former id is not registered again": async (scene) => {
    scene.operation("agents_rename");
    if (!scene.callers.writer) throw new NotApplicable("Only agents of an account can be renamed.");
    const { agent_id } = await scene.register();
    const next = scene.newId("next");
    (await scene.write("POST", `/agents/${agent_id}/rename`, { body: { agent_id: next } })).expect(200);
    scene.removed(`agent ${agent_id}`);
    scene.afterCheck(`agent ${next}`, () => remove(scene, next));
    (await scene.registerWith(scene.registration({ agent_id }))).expectProblem(409, "agent_moved");
  },
});

/** The checks of problems. */
export const problemChecks: Check[] = [
  ...unknownChecks,
  ...agentChecks,
  ...cursorChecks,
  ...readChecks,
  ...registrationChecks,
];
