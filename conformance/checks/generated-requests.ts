/** Property-based checks: requests made from the schemas of the document, fitting and not. */
import fc from "fast-check";
import { CheckFailure, ensure } from "../assertions.ts";
import { type Check, checksOf, type Play } from "../check.ts";
import { fits, validationCodes } from "../contract/fits.ts";
import { all, type Case, type Draft, drafts, urlOf } from "../contract/requests.ts";
import { doubtful, fitting } from "../contract/values.ts";
import type { Answer } from "../node/http.ts";
import { profileOfFeature } from "../profiles.ts";
import type { Scene } from "../scene.ts";

/** Operations that change nothing, besides those that read. */
const safe = new Set(["agents_lookupMany", "ard_search", "ard_explore"]);

/** They send mail, sign in, reach other hosts, or change what the run itself depends on. */
const excluded = /^(accounts|mcp|ard_mcp|site|federation|node_metrics)/;

/** The most requests that look for a shorter example of a failure. */
const maxShrinks = 60;

/** The checks, of every operation whose requests can be generated. */
export const generatedChecks: Check[] = all
  .filter(({ id }) => !excluded.test(id))
  .flatMap((each) => {
    const isSafe = each.method === "GET" || safe.has(each.id);
    const plays: Record<string, Play> = {
      ...(isSafe && {
        "takes every request that fits the document": (scene) => play(scene, each, "fitting"),
      }),
      ...((isSafe || each.body) &&
        !each.isFacade && {
          "rejects every request that does not fit": (scene) => play(scene, each, "unfitting"),
        }),
    };
    return checksOf(profileOfFeature[each.id.split("_")[0] ?? ""] ?? "core", each.id, plays);
  });

async function play(scene: Scene, each: Case, kind: "fitting" | "unfitting"): Promise<void> {
  const operation = scene.operation(each.id);
  const as = scene.callerOf(operation);
  let shrinks = 0;
  const made = kind === "fitting" ? drafts(each, fitting, true) : drafts(each, doubtful, false);
  const property = fc.asyncProperty(made, async (draft) => {
    fc.pre(fits(each, draft) === (kind === "fitting"));
    if (shrinks > 0 && ++shrinks > maxShrinks) return;
    try {
      judge(each, kind, await send(scene, each, draft, as));
    } catch (error) {
      shrinks = Math.max(shrinks, 1);
      throw error;
    }
  });
  const { errorInstance } = await fc.check(property, { seed: scene.seed, numRuns: scene.runs });
  if (errorInstance instanceof Error) throw errorInstance;
}

function judge(each: Case, kind: "fitting" | "unfitting", answer: Answer): void {
  const { status, code, exchange } = answer;
  ensure(status < 500, `the status is ${status} ${code ?? ""}`, exchange);
  if (kind === "fitting") {
    if (code !== undefined && validationCodes.test(code))
      throw new CheckFailure(`a request that fits the document is rejected with ${code}`, exchange);
    return;
  }
  // An id in the path that no agent can have is like an unknown one.
  const isUnknownId = status === 404 && each.path.includes("{");
  ensure(
    isUnknownId || (code !== undefined && validationCodes.test(code)),
    `a request that does not fit the document has the response ${status} ${code ?? ""}`,
    exchange,
  );
}

/** Sends a draft. What it makes is deleted at the end of the run. */
async function send(
  scene: Scene,
  each: Case,
  draft: Draft,
  as: ReturnType<Scene["callerOf"]>,
): Promise<Answer> {
  const headers = Object.fromEntries(
    each.list
      .filter((one) => one.in === "header" && one.name in draft.values)
      .map(({ name }) => [name.toLowerCase(), String(draft.values[name])]),
  );
  const url = urlOf(each, draft);
  if (each.id === "agents_register") return scene.registerWith(draft.body ?? null, { headers }, url);
  const body = each.body ? { body: JSON.stringify(draft.body) ?? "" } : {};
  return scene.send(each.method, url, { headers, as, ...body });
}
