/**
 * Requests made from the schemas of every operation, fitting and not. Whether one fits is decided by Ajv 2020 and the
 * published document alone, so the node's own validation is judged by another.
 */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fits, validationCodes } from "../conformance/contract/fits.ts";
import { all, type Case, type Draft, drafts, urlOf } from "../conformance/contract/requests.ts";
import { doubtful, fitting, nasty } from "../conformance/contract/values.ts";
import { type EngineName, engines } from "./engines.ts";
import { isEveryday } from "./runs.ts";
import { createWorld, metricsToken, password, type TestWorld } from "./world.ts";

/** A node, and a session of its owner, who is permitted everything. */
class Visit {
  readonly world: TestWorld;
  #session: Promise<string> | undefined;

  constructor(world: TestWorld) {
    this.world = world;
  }

  /** Sends a request with the credential that its operation requires. */
  async ask(each: Case, draft: Draft): Promise<{ status: number; code: string | undefined }> {
    const headers = Object.fromEntries(
      each.list
        .filter((one) => one.in === "header" && one.name in draft.values)
        .map(({ name }) => [name.toLowerCase(), String(draft.values[name])]),
    );
    const body = each.body ? (JSON.stringify(draft.body) ?? "") : undefined;
    if (each.body) headers["content-type"] = "application/json";
    if (each.credential === "metrics token") headers.authorization = `Bearer ${metricsToken}`;
    const send = async () => {
      if (each.credential === "session") headers.cookie = await this.#cookie();
      return this.world.send(each.method, urlOf(each, draft), {
        headers,
        ...(body !== undefined && { body }),
      });
    };
    let response = await send();
    if (response.status === 401 && each.credential === "session") {
      this.#session = undefined; // a request before this one may have ended it
      response = await send();
    }
    const type = response.headers.get("content-type") ?? "";
    const code = type.includes("problem+json")
      ? ((await response.json()) as { code: string }).code // held against the contract
      : undefined;
    return { status: response.status, code };
  }

  #cookie(): Promise<string> {
    this.#session ??= this.#signIn();
    return this.#session;
  }

  async #signIn(): Promise<string> {
    const { email } = await this.world.owner();
    const browser = this.world.browser();
    await browser.accounts.signIn({ email, password });
    return `access_token=${browser.jar.get("access_token")}`;
  }
}

/**
 * The operations that share a node: those of a feature, which find what the ones before them made. Those of accounts have
 * one each: a node lets nobody sign in for a while after so many failed attempts, and others end sessions.
 */
const groups = Object.entries(
  Object.groupBy(all, ({ id }) => (id.startsWith("accounts_") ? id : (id.split("_")[0] ?? ""))),
).map(([name, cases = []]) => ({ name, cases }));

/** Starts a node for a group of operations, and signs in to it where one needs that. */
function useNode(engine: EngineName): () => Visit {
  let world: TestWorld;
  let visit: Visit;
  beforeAll(async () => {
    world = await createWorld(engine);
    visit = new Visit(world);
  });
  afterAll(() => world?.[Symbol.asyncDispose]());
  return () => visit;
}

const runs = Number(process.env.PROPERTY_RUNS ?? (isEveryday ? 4 : 8));

describe.each(engines)("on %s", (engine) => {
  describe.each(groups)("$name", ({ cases }) => {
    const visit = useNode(engine);
    test.each(cases)("$id takes every request that fits the contract", async (each) => {
      await fc.assert(
        fc.asyncProperty(drafts(each, fitting, true), async (draft) => {
          fc.pre(fits(each, draft));
          const { status, code } = await visit().ask(each, draft);
          expect(status === 502 ? 0 : status).toBeLessThan(500); // 502: whom the request named did not respond
          expect(code ?? "none").not.toMatch(validationCodes);
        }),
        { numRuns: runs },
      );
    });
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

/** The sequence number of the last change, without a request. */
async function lastSeq({ world }: Visit): Promise<number | undefined> {
  return (await world.node.database.get<{ seq: number }>("select seq from journal"))?.seq;
}

// A rejection comes before any database is asked, and what is let in is above: one engine is enough.
describe("on sqlite", () => {
  describe.each(groups)("$name", ({ cases }) => {
    const visit = useNode("sqlite");
    test.each(cases)(
      "$id rejects every request that does not fit the contract, and only those",
      async (each) => {
        await fc.assert(
          fc.asyncProperty(drafts(each, doubtful, false), async (draft) => {
            const before = await lastSeq(visit());
            const { status, code } = await visit().ask(each, draft);
            expect(status === 502 ? 0 : status).toBeLessThan(500);
            if (fits(each, draft)) {
              expect(code ?? "none").not.toMatch(validationCodes);
            } else {
              // A value in the path that nothing can have is answered like an unknown one.
              const isUnknownId = status === 404 && each.path.includes("{");
              if (each.isFacade) expect([400, 404]).toContain(status);
              else if (!isUnknownId) expect(code).toMatch(validationCodes);
              expect(await lastSeq(visit())).toBe(before);
            }
          }),
          { numRuns: runs },
        );
      },
    );
  });
});
