/** The conformance program passes our own node, and what it prints and returns. */
import { describe, expect, test } from "vitest";
import { allChecks } from "../../conformance/checks/all.ts";
import { contractOperations } from "../../conformance/contract/operations.ts";
import { profiles, requiredOperations } from "../../conformance/profiles.ts";
import { type Report, type RunOptions, runConformance } from "../../conformance/run.ts";
import { engines } from "../engines.ts";
import { type Fault, faultyProxy } from "./faulty-proxy.ts";
import { createSubject } from "./subject.ts";

/** What a run of our own node cannot check, and why. */
const notApplicable = [
  "The example leads to no resource of this node.",
  "It needs the token of the node's monitoring.",
  "Agents that adapters register belong to nobody, so the run could not delete them.",
];

function failuresOf({ results }: Report): string[] {
  return results
    .filter(({ outcome }) => outcome === "failed")
    .map(({ check, reason }) => `${check.subject}: ${check.name}: ${reason}`);
}

function reasonsOf({ results }: Report): string[] {
  return [
    ...new Set(
      results.flatMap(({ outcome, reason }) => (outcome === "not applicable" ? (reason ?? "") : [])),
    ),
  ];
}

/** What is checked of every operation is decided before any database is asked: the second engine plays the other checks. */
const ofOneOperation = Object.values(Object.groupBy(allChecks, ({ name }) => name)).flatMap((checks = []) =>
  checks.length === 1 ? checks.map(({ subject, name }) => `${subject}: ${name}`) : [],
);

describe.each(engines)("on %s", (engine) => {
  test("our node passes every profile, and is left as it was found", async () => {
    await using subject = await createSubject(engine);
    const { registry } = subject.world;
    const before = await registry.node.stats();
    const report = await runConformance(
      subject.optionsOf({ runs: 3, only: engine === engines[0] ? [] : ofOneOperation }),
    );
    expect(failuresOf(report)).toEqual([]);
    expect(reasonsOf(report).filter((reason) => !notApplicable.includes(reason))).toEqual([]);
    const played = report.results.filter(({ outcome }) => outcome === "passed");
    expect([...new Set(played.map(({ check }) => check.profile))]).toEqual([...profiles]);
    expect(report.remaining).toEqual([]);
    const after = await registry.node.stats();
    expect(after.total_agents).toBe(before.total_agents);
    expect(after.webhooks.subscriptions).toEqual(before.webhooks.subscriptions);
    expect(after.federation.peers).toEqual(before.federation.peers);
  });
});

/** The operations of a node without accounts, as one written from the contract alone may be. */
const smallNode = contractOperations.filter(({ id }) => requiredOperations.core.includes(id));
const smallPaths = smallNode.map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`));

/** Everything else is not there, not even the document. */
const withoutTheRest: Fault = {
  response(response, { url }) {
    const path = url.split("?")[0] ?? "";
    if (smallPaths.some((form) => form.test(path)) || response.body.includes('"route_not_found"'))
      return response;
    const { "x-request-id": request_id, "api-version": version = "" } = response.headers;
    const problem = {
      type: "http://node.example/problems/route_not_found",
      title: "No such operation",
      status: 404,
      detail: "This node does not have it.",
      code: "route_not_found",
      request_id,
    };
    const headers = {
      "x-request-id": String(request_id),
      "api-version": version,
      "content-type": "application/problem+json",
    };
    return { status: 404, headers, body: JSON.stringify(problem) };
  },
};

test("a node without accounts and document passes the profile core, whose other operations do not apply, and no other", async () => {
  await using subject = await createSubject("sqlite");
  await using proxy = await faultyProxy(subject.baseUrl);
  proxy.setFault(withoutTheRest);
  const play = (differing: Partial<RunOptions>) =>
    runConformance(subject.optionsOf({ baseUrl: proxy.baseUrl, credentials: {}, runs: 1, ...differing }));
  const report = await play({ profiles: ["core"] });
  expect(failuresOf(report)).toEqual([]);
  const subjects = report.results.flatMap(({ check, outcome }) =>
    outcome === "passed" ? check.subject : [],
  );
  expect([...new Set(subjects)].sort()).toEqual(["http", ...smallNode.map(({ id }) => id)].sort());
  expect(failuresOf(await play({ profiles: ["keys"], only: ["keys_create: the node has"] }))).toEqual([
    "keys_create: the node has the operation: the node does not have keys_create, which every node of this profile has",
  ]);
});
