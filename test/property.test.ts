/**
 * Requests made from the schemas of every operation, fitting and not. Whether one fits is decided by Ajv 2020 and the
 * published document alone, so the node's own validation is judged by another.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fits, validationCodes } from "../conformance/contract/fits.ts";
import { all, type Case, type Draft, drafts, urlOf } from "../conformance/contract/requests.ts";
import { doubtful, fitting, nasty } from "../conformance/contract/values.ts";
import { engines } from "./engines.ts";
import type { ScenarioWorld } from "./scenario.ts";
import { createWorld, metricsToken, password } from "./world.ts";

/** The headers with the credential that an operation requires: a session is the owner's, who is permitted everything, and new. */
async function credentialFor(world: ScenarioWorld, { credential }: Case): Promise<Record<string, string>> {
  if (credential === "none") return {};
  if (credential === "metrics token") return { authorization: `Bearer ${metricsToken}` };
  const { email } = await world.owner();
  const browser = world.browser();
  await browser.accounts.signIn({ email, password });
  return { cookie: `access_token=${browser.jar.get("access_token")}` };
}

async function ask(
  world: ScenarioWorld,
  each: Case,
  draft: Draft,
): Promise<{ status: number; code: string | undefined }> {
  const headers = Object.fromEntries(
    each.list
      .filter((one) => one.in === "header" && one.name in draft.values)
      .map(({ name }) => [name.toLowerCase(), String(draft.values[name])]),
  );
  Object.assign(headers, await credentialFor(world, each));
  const sent = each.body
    ? { headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(draft.body) ?? "" }
    : { headers };
  const response = await world.send(each.method, urlOf(each, draft), sent);
  const type = response.headers.get("content-type") ?? "";
  const code = type.includes("problem+json") ? ((await response.json()) as { code: string }).code : undefined; // held against the contract
  return { status: response.status, code };
}

const runs = Number(process.env.PROPERTY_RUNS ?? 20);

describe.each(engines)("on %s", (engine) => {
  test.each(all)("$id takes every request that fits the contract", async (each) => {
    await using world = await createWorld(engine);
    await fc.assert(
      fc.asyncProperty(drafts(each, fitting, true), async (draft) => {
        fc.pre(fits(each, draft));
        const { status, code } = await ask(world, each, draft);
        expect(status === 502 ? 0 : status).toBeLessThan(500); // 502: whom the request named did not respond
        expect(code ?? "none").not.toMatch(validationCodes);
      }),
      { numRuns: runs },
    );
  });

  test("a search responds whatever a person can type", async () => {
    await using world = await createWorld(engine);
    await world.registry.agents.register({
      agent_id: "a",
      agent_url: "https://a.example.com",
      name: "NEAR OR AND * 🤖 天气 o'brien",
    });
    const piece = fc.oneof(
      fc.constantFrom(...nasty, ' "', '" ', " -", '-"', '""', "o'brien", "天气"),
      fc.string({ unit: "grapheme", maxLength: 20 }),
    );
    const queries = fc
      .array(piece, { minLength: 1, maxLength: 6 })
      .map((parts) => [...parts.join(" ").toWellFormed()].slice(0, 256).join(""))
      .filter((q) => q !== "");
    await fc.assert(
      fc.asyncProperty(queries, async (q) => {
        const response = await world.send("GET", `/search?q=${encodeURIComponent(q)}&facets=tags,provider`);
        expect(response.status).toBe(200);
      }),
      { numRuns: runs * 2 },
    );
  });
});

// A rejection comes before any database is asked, and what is let in is above: one engine is enough.
describe("on sqlite", () => {
  test.each(all)("$id rejects every request that does not fit the contract, and only those", async (each) => {
    await using world = await createWorld("sqlite");
    await fc.assert(
      fc.asyncProperty(drafts(each, doubtful, false), async (draft) => {
        const before = (await world.registry.node.stats()).events.last_seq;
        const { status, code } = await ask(world, each, draft);
        expect(status === 502 ? 0 : status).toBeLessThan(500);
        if (fits(each, draft)) {
          expect(code ?? "none").not.toMatch(validationCodes);
        } else {
          // An id in the path that no agent can have is answered like an unknown one.
          const isUnknownId = code === "agent_not_found" && each.path.includes("{id}");
          if (each.isFacade) expect([400, 404]).toContain(status);
          else if (!isUnknownId) expect(code).toMatch(validationCodes);
          expect((await world.registry.node.stats()).events.last_seq).toBe(before);
        }
      }),
      { numRuns: runs },
    );
  });
});
