/** Checks of what belongs to no operation. */

import { ensure, equal } from "../assertions.ts";
import { checksOf } from "../check.ts";
import { examplePath } from "../contract/examples.ts";
import { contractOperations } from "../contract/operations.ts";
import type { Problem } from "./problem.ts";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

export const httpChecks = checksOf("core", "http", {
  "a path that nothing serves is a problem: 404 route_not_found": async (scene) => {
    const answer = await scene.get(`/${scene.prefix}/nothing`);
    answer.expectProblem(404, "route_not_found");
    equal(answer.json<Problem>().status, 404, "`status`", answer.exchange);
  },
  "another method of each path is rejected with 405 and Allow": async (scene) => {
    const byPath = Map.groupBy(
      contractOperations.filter(({ id, facade }) => scene.discovery.operations.has(id) && facade === null),
      ({ path }) => path,
    );
    for (const [path, sharing] of byPath) {
      const [first] = sharing;
      const other = methods.find((method) => sharing.every((each) => each.method !== method));
      if (!first || !other || !first.path.startsWith(path)) continue;
      const answer = await scene.send(other, examplePath(first));
      answer.expectProblem(405, "method_not_allowed");
      const allowed = answer.header("allow")?.split(/,\s*/) ?? [];
      const missing = sharing.map(({ method }) => method).filter((method) => !allowed.includes(method));
      equal(missing, [], `the methods that Allow of ${path} does not name`, answer.exchange);
    }
  },
  "an X-Request-Id of another form is replaced": async (scene) => {
    const answer = await scene.get("/list?limit=1", { "x-request-id": "not an id!" });
    const id = answer.header("x-request-id") ?? "";
    ensure(/^[\w-]{1,64}$/.test(id), `X-Request-Id is ${JSON.stringify(id)}`, answer.exchange);
  },
  "a problem has the request id of its response": async (scene) => {
    const answer = await scene.get(`/lookup/${scene.newId("nobody")}`, { "x-request-id": "conformance-2" });
    answer.expect(404);
    equal(answer.json<Problem>().request_id, "conformance-2", "`request_id`", answer.exchange);
  },
  "a problem has its own status, and a title and detail for people": async (scene) => {
    const answer = await scene.get(`/lookup/${scene.newId("nobody")}`);
    const problem = answer.expect(404).json<Problem>();
    equal(problem.status, answer.status, "`status`", answer.exchange);
    ensure(problem.title.trim() !== "" && problem.detail.trim() !== "", "an empty text", answer.exchange);
  },
  "responses permit pages of all origins": async (scene) => {
    const answer = await scene.get("/list?limit=1", { origin: "https://app.example" });
    equal(answer.header("access-control-allow-origin"), "*", "Access-Control-Allow-Origin", answer.exchange);
  },
  "the query list takes each of its forms": async (scene) => {
    const [first, second] = [scene.newWord(), scene.newWord()];
    const agent = await scene.register({ tags: [first, second] });
    const forms = [
      `tags_all=${first}&tags_all=${second}`,
      `tags_all=${first},${second}`,
      `tags_all=${first}%2C${second}`,
      `tags_all[]=${first}&tags_all[]=${second}`,
    ];
    for (const form of forms) {
      const answer = await scene.get(`/list?${form}`);
      const { agents } = answer.expect(200).json<{ agents: { agent_id: string }[] }>();
      equal(
        agents.map(({ agent_id }) => agent_id),
        [agent.agent_id],
        `the agents of ${form}`,
        answer.exchange,
      );
    }
  },
});
