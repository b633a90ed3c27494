/** Authentication and authorization of every operation, for every kind of caller, in every mode of the node. */
import { describe, expect, test } from "vitest";
import type { Operation } from "../generated/operations.ts";
import { createWorldOf, everyone, type Person, type Shown } from "./authentication/people.ts";
import type { Access, Requires } from "./contract/access.ts";
import { accesses } from "./contract/all.ts";
import { engines } from "./engines.ts";
import { header, outcomeOf, setClock } from "./responses.ts";
import { createWorld, publicUrl, type TestWorld } from "./world.ts";

type Mode = "optional" | "required" | "single-operator";
const modes: Mode[] = ["optional", "required", "single-operator"];

/** They end the session of a caller, which others need. */
const endingSessions = ["accounts_signOut"];

/** The problems of authentication and authorization. */
const problemCodes = [
  "credential_missing",
  "credential_malformed",
  "credential_checksum_failed",
  "credential_unknown",
  "credential_revoked",
  "credential_expired",
  "session_required",
  "owner_required",
  "single_operator_mode",
  "duplicate_session_cookie",
  "account_disabled",
  "cross_site_request",
  "metrics_token_required",
];

/** One operation of each kind that authentication tells apart; those that end the session of a caller come last. */
const kinds = [
  ...Map.groupBy(
    accesses.filter(([{ id }]) => !endingSessions.includes(id)),
    ([{ credentials, role, page, method, signsIn, body, path }, { requires }]) =>
      [...credentials, role, page, method === "GET", signsIn, body, requires, isHealth(path)].join(),
  ).values(),
].flatMap(([first]) => (first ? [first] : []));

/** The problem code of a request with a credential and no valid content, or "authorized". */
async function outcome(world: TestWorld, { method, path, body }: Operation, shown: Shown): Promise<string> {
  const json = body ? { "content-type": "application/json" } : {};
  const sent = { headers: { ...shown, ...json }, ...(body && { body: "{}" }) };
  const response = await world.send(method, pathOf(path), sent);
  const text = await response.text();
  if (response.status < 400) return "authorized";
  const { code } = JSON.parse(text) as { code: string }; // a problem: the world has validated it by the contract
  return problemCodes.includes(code) ? code : "authorized";
}

/** A path with valid, unknown ids. */
function pathOf(template: string): string {
  const ids: [place: string, id: string][] = [
    ["/api/admin/accounts/", "acc_unknown"],
    ["/api/auth/sessions/", "ses_unknown"],
    ["/problems/", "agent_not_found"],
    ["/", "unknown"],
  ];
  const [, id = ""] = ids.find(([place]) => template.startsWith(place)) ?? [];
  return template.replace(/\{\w+\}/, id);
}

function isHealth(path: string): boolean {
  return /^\/health(\/|$)/.test(path);
}

/** The expected outcome, by what the operation requires. */
function expectedOutcome({ requires }: Access, person: Person, mode: Mode, path: string): string {
  if (isHealth(path)) return "authorized"; // no credential is read
  if (requires === "metrics token") return "metrics_token_required"; // no account opens them
  if (person.by === "key" && person.rejected) return person.rejected; // on every operation, whatever it accepts
  if (requires === "anyone") return "authorized"; // cookies are ignored where none is accepted
  if (person.by === "nothing")
    return requires === "anyone for now" && mode === "optional" ? "authorized" : "credential_missing";
  if (person.by === "key" && requires === "session") return "session_required";
  if (person.rejected) return person.rejected;
  if (person.who === "owner") return "authorized";
  if (mode === "single-operator") return "single_operator_mode";
  return requires === "owner" ? "owner_required" : "authorized";
}

/** What the table of operations has for each requirement. */
const rows = {
  "metrics token": { credentials: ["metrics"], role: null },
  anyone: { credentials: ["none"], role: null },
  "anyone for now": { credentials: ["bearer", "header", "cookie", "none"], role: null },
  account: { credentials: ["bearer", "header", "cookie"], role: null },
  session: { credentials: ["cookie"], role: null },
  owner: { credentials: ["bearer", "header", "cookie"], role: "owner" },
} satisfies Record<Requires, object>;

test("the contract requires of every operation what stands beside its scenarios", () => {
  const found = accesses.map(([{ id, credentials, role, scopes }]) => ({ id, credentials, role, scopes }));
  expect(found).toEqual(
    accesses.map(([{ id }, { requires, scopes }]) => ({ id, ...rows[requires], scopes })),
  );
});

describe.each(modes)("in %s mode", (mode) => {
  test("every kind of operation lets in those that it is for", async () => {
    await using crowd = await createWorldOf("sqlite", {
      singleOperator: mode === "single-operator",
      keysRequiredFrom: mode === "required" ? new Date(0) : null,
    });
    for (const person of everyone) {
      const found: Record<string, string> = {};
      for (const [operation] of kinds)
        found[operation.id] = await outcome(crowd.world, operation, crowd.shownBy(person.is));
      const expected = kinds.map(([{ id, path }, access]) => [
        id,
        expectedOutcome(access, person, mode, path),
      ]);
      expect(found, person.is).toEqual(Object.fromEntries(expected));
    }
  });
});

describe.each(engines)("on %s", (engine) => {
  describe("a write without a credential", () => {
    const agent = { agent_id: "a", agent_url: "https://a.example.com" };
    const end = "2026-12-01T00:00:00.000Z";

    test("is marked as deprecated in every response, with a link to the documentation", async () => {
      await using world = await createWorld(engine);
      for (const [operation, { requires }] of accesses) {
        if (requires !== "anyone for now") continue;
        await outcome(world, operation, {});
        expect(header(world, "deprecation")).toMatch(/^@\d{10}$/);
        expect(header(world, "sunset")).toBeUndefined();
        const link = /^<(.*)>; rel="deprecation"; type="text\/html"$/.exec(header(world, "link") ?? "");
        expect(link?.[1]).toBe(`${publicUrl}/docs/keys#transition-period`);
      }
    });

    test.each([
      [null, "No end date is set yet"],
      [new Date(end), "until Tue, 01 Dec 2026 00:00:00 GMT"],
      [new Date(0), "the transition period is over"],
    ])("is explained by the page of that link, which has its end (%s)", async (keysRequiredFrom, words) => {
      await using world = await createWorld(engine, { keysRequiredFrom });
      const text = await world.registry.site.guide("keys");
      expect(text).toContain('id="transition-period"');
      expect(text).toContain('href="#create-a-key"');
      expect(text).toContain(words);
    });

    test("is not mentioned in responses to a key, a session or a reader", async () => {
      await using world = await createWorld(engine, { keysRequiredFrom: new Date(end) });
      const developer = await world.developer();
      for (const request of [
        async () => developer.agents.register(agent),
        async () => (await world.keyed(developer)).agents.register(agent),
        async () => world.registry.agents.lookup("a"),
        async () => world.registry.agents.lookupMany({ agent_ids: ["a"] }),
      ]) {
        await request();
        for (const name of ["deprecation", "sunset", "link"]) expect(header(world, name)).toBeUndefined();
      }
    });

    test("announces its end, and is rejected from then on", async () => {
      await using world = await createWorld(engine, { keysRequiredFrom: new Date(end) });
      const developer = await world.developer();
      const keyed = await world.keyed(developer);
      await setClock(world, Date.parse(end) - 1);
      expect(await outcomeOf(world.registry.agents.register(agent))).toBe("served");
      expect(header(world, "sunset")).toBe("Tue, 01 Dec 2026 00:00:00 GMT");
      expect(header(world, "deprecation")).toBe("@1795132800");

      await setClock(world, end);
      expect(await outcomeOf(world.registry.agents.register(agent))).toBe("credential_missing");
      for (const name of ["deprecation", "sunset", "link"]) expect(header(world, name)).toBeUndefined();
      expect(header(world, "www-authenticate")).toBe('Bearer realm="registry"');
      expect(await outcomeOf(keyed.agents.register({ ...agent, agent_id: "b" }))).toBe("served");
      expect((await world.registry.agents.lookup("a")).owned).toBe(false);
    });
  });
});
