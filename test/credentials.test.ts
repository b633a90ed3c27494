/** Invalid credentials: each has its own code. Also which one takes precedence if there are several. */
import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { type Operation, operations } from "../generated/operations.ts";
import { makeRawKey } from "../server/registry/keys/raw-key.ts";
import { type EngineName, engines } from "./engines.ts";
import { counted, quotaHeaders, rejectionOf, setUsed, storedUse, withKey } from "./spending.ts";
import { type Browser, createWorld, type TestWorld } from "./world.ts";

const json = { "content-type": "application/json" };
const invalidToken = 'Bearer realm="registry", error="invalid_token"';

/** Sends the request of {@link spend} with other headers. */
async function put({ send }: TestWorld, headers: Record<string, string>) {
  const response = await send("PUT", "/agentfacts/nobody", { headers: { ...json, ...headers }, body: "{}" });
  const { code, detail } = (await response.json()) as { code: string; detail: string }; // a problem
  return { status: response.status, code, detail, challenge: response.headers.get("www-authenticate") };
}

const cookieOf = ({ jar }: Browser) => ({ cookie: `access_token=${jar.get("access_token")}` });

/** The same with a letter of the checksum changed. */
function mistyped(raw: string): string {
  return raw.slice(0, -1) + (raw.endsWith("0") ? "1" : "0");
}

describe.each(engines)("on %s", (engine: EngineName) => {
  test.each(["authorization", "x-api-key"])("each fault of a key in %s has its own code", async (name) => {
    await using world = await createWorld(engine);
    const { developer, key } = await withKey(world);
    const { key: revoked } = await developer.keys.create({ name: "revoked" });
    await developer.keys.revoke(revoked.id);
    const { key: expired } = await developer.keys.create({ name: "e", expires_at: "2026-11-20T17:00:00Z" });
    world.pass(3_600_000);

    const sent = (raw: string) => put(world, { [name]: name === "authorization" ? `Bearer ${raw}` : raw });
    const faults: [raw: string, code: string][] = [
      ["registry_short", "credential_malformed"],
      [key.raw_key.replace("registry", "Registry"), "credential_malformed"],
      [mistyped(key.raw_key), "credential_checksum_failed"],
      [makeRawKey(randomBytes), "credential_unknown"],
      [revoked.raw_key, "credential_revoked"],
      [expired.raw_key, "credential_expired"],
    ];
    for (const [raw, code] of faults) {
      const response = await sent(raw);
      expect(response).toMatchObject({ status: 401, code, challenge: invalidToken });
      expect(response.detail).toContain(name === "authorization" ? "Authorization" : "X-API-Key");
      expect(quotaHeaders(world)).toEqual({});
    }
    expect(await sent(key.raw_key)).toMatchObject({ status: 404, code: counted, challenge: null });
    for (const { id } of [key, revoked, expired]) {
      expect(await storedUse(world, id)).toMatchObject({ own: id === key.id ? 1 : 0, account: 1 });
    }
  });

  test("without the database a key is not checked where the database is not needed", async () => {
    await using world = await createWorld(engine);
    const { key } = await withKey(world);
    await world.node.database[Symbol.asyncDispose]();
    const status = async (path: string, raw: string) =>
      (await world.send("GET", path, { headers: { "x-api-key": raw } })).status;
    expect(await status("/health/live", key.raw_key)).toBe(200);
    expect(await status("/health", key.raw_key)).toBe(503);
    expect(await status("/list", key.raw_key)).toBe(503);
    expect(await status("/openapi.json", key.raw_key)).toBe(200);
    expect(await status("/openapi.json", "registry_short")).toBe(401); // its form is wrong, whatever the database has
  });

  test.each([
    ["nothing", {}],
    ["another scheme", { authorization: "Basic dXNlcjpwYXNz" }],
    ["a scheme without a key", { authorization: "Bearer" }],
    ["an empty header", { authorization: "" }],
    ["two keys", { authorization: "Bearer registry_a registry_b" }],
    ["an empty alias", { "x-api-key": "" }],
  ])("%s in the header is reported before the body is read", async (_, headers: Record<string, string>) => {
    await using world = await createWorld(engine, { keysRequiredFrom: new Date(0) });
    const none = Object.keys(headers).length === 0;
    const response = await world.send("POST", "/register", { headers: { ...json, ...headers }, body: "{" });
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe(none ? 'Bearer realm="registry"' : invalidToken);
    expect(await response.json()).toMatchObject({
      code: none ? "credential_missing" : "credential_malformed",
    });
  });

  test.each([
    "Basic dXNlcjpwYXNz",
    "Bearer eyJhbGciOiJub25lIn0.e30.",
    "Negotiate oRQwEqADCgEBoQsGCSqGSIb3EgECAg==",
    'Digest username="registry_user", realm="x"',
    "Bearer",
    "",
  ])(
    "Authorization: %s is of others: ignored where no credential is needed, otherwise 401",
    async (authorization) => {
      await using world = await createWorld(engine);
      const { developer, key } = await withKey(world);
      const headers = { authorization };
      const open = Object.values(operations)
        .flatMap((each): Operation[] => Object.values(each))
        .filter(({ credentials, path }) => credentials.includes("none") && path !== "/events");
      for (const { method, path, body, credentials, facade } of open) {
        const url = path.replaceAll(/\{\w+\}/g, "unknown");
        const status = async (others: Record<string, string>) =>
          (
            await world.send(
              method,
              url,
              body ? { headers: { ...json, ...others }, body: "{}" } : { headers: others },
            )
          ).status;
        // A token is meant as a key where one is optional. A facade checks it when it dispatches a write.
        const isMeant = authorization.startsWith("Bearer") && credentials.includes("bearer");
        if (facade === "nanda" && method !== "GET") continue;
        expect([path, await status(headers)]).toEqual([path, isMeant ? 401 : await status({})]);
      }
      expect(await put(world, { ...headers, "x-api-key": key.raw_key })).toMatchObject({ code: counted });
      expect(await storedUse(world, key.id)).toMatchObject({ own: 1 });
      const session = { headers: { ...headers, ...cookieOf(developer) } };
      expect((await world.send("GET", "/api/developers/keys", session)).status).toBe(200);
      for (const [method, path] of [
        ["GET", "/api/developers/keys"],
        ["GET", "/api/webhooks"],
        ["POST", "/api/admin/peers"],
      ] as const) {
        const response = await world.send(method, path, { headers });
        expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, invalidToken]);
        const { code, detail } = (await response.json()) as { code: string; detail: string }; // a problem
        expect(code).toBe("credential_malformed");
        expect(detail).toContain("Authorization does not hold a key of this node");
      }
    },
  );

  test.each(["Bearer Registry_short", "registry_short", "Token registry_short", 'Bearer "registry_short"'])(
    "Authorization: %s is meant as a key, so it is checked where none is needed",
    async (authorization) => {
      await using world = await createWorld(engine);
      for (const path of ["/list", "/", "/stats", "/robots.txt"]) {
        const response = await world.send("GET", path, { headers: { authorization } });
        expect([path, response.status]).toEqual([path, 401]);
      }
      expect(await put(world, { authorization })).toMatchObject({
        status: 401,
        code: "credential_malformed",
      });
    },
  );

  test("who does not have the whole key learns nothing of it: a guess gets the response of any other", async () => {
    await using world = await createWorld(engine);
    const { developer, key } = await withKey(world);
    const guessed = (raw: string) => {
      const guess = raw.slice(0, 48); // all but one random letter, and a new checksum for it
      const letters = guess + (raw[48] === "a" ? "b" : "a");
      return makeRawKey(() => Buffer.from([...letters.slice(9)].map(indexOf)));
    };
    const before = await put(world, { "x-api-key": guessed(key.raw_key) });
    expect(before.code).toBe("credential_unknown");
    await developer.keys.revoke(key.id);
    expect(await put(world, { "x-api-key": guessed(key.raw_key) })).toEqual(before);
    expect(await put(world, { "x-api-key": makeRawKey(randomBytes) })).toEqual(before);
    expect(await put(world, { "x-api-key": mistyped(key.raw_key) })).toEqual(
      await put(world, { "x-api-key": mistyped(makeRawKey(randomBytes)) }),
    );
  });

  test("Authorization wins over X-API-Key and over the cookie, even where it is the one that is bad", async () => {
    await using world = await createWorld(engine);
    const { developer, key } = await withKey(world);
    const { key: other } = await withKey(world);
    const cookie = cookieOf(developer);
    const bearer = { authorization: `Bearer ${key.raw_key}` };

    await put(world, { ...bearer, "x-api-key": other.raw_key, ...cookie });
    expect(await storedUse(world, key.id)).toMatchObject({ own: 1 });
    expect(await storedUse(world, other.id)).toMatchObject({ own: 0 });
    await put(world, { "x-api-key": other.raw_key, ...cookie });
    expect(await storedUse(world, other.id)).toMatchObject({ own: 1 });

    const bad = { authorization: "Bearer registry_bad" };
    expect(await put(world, { ...bad, "x-api-key": other.raw_key, ...cookie })).toMatchObject({
      status: 401,
    });
    expect(await put(world, { "x-api-key": "bad", ...cookie })).toMatchObject({ status: 401 });
    const { developer: neighbour } = await withKey(world);
    const two = { cookie: `${cookie.cookie}; ${cookieOf(neighbour).cookie}` };
    expect(await put(world, { ...bearer, ...two })).toMatchObject({ code: counted });
    expect(await put(world, two)).toMatchObject({ code: "duplicate_session_cookie" });
  });

  test("the scheme's name is written in any case, and blanks around the key mean nothing", async () => {
    await using world = await createWorld(engine);
    const { key } = await withKey(world);
    for (const scheme of ["Bearer ", "bearer ", "BEARER   "]) {
      expect(await put(world, { authorization: `${scheme}${key.raw_key} ` })).toMatchObject({
        code: counted,
      });
    }
  });

  test("a session spends no quota of keys, and says what is left of its own", async () => {
    await using world = await createWorld(engine);
    const { developer, key } = await withKey(world);
    await setUsed(world, key.id, { own: 1_000, account: 5_000 });
    expect(await put(world, cookieOf(developer))).toMatchObject({ code: counted });
    expect(quotaHeaders(world)).toMatchObject({ "x-ratelimit-remaining": "4999" });
    expect(await storedUse(world, key.id)).toEqual({ own: 1_000, account: 5_000 });
  });

  test("a key is good for what its own account may do, and for nothing else", async () => {
    await using world = await createWorld(engine);
    const { key } = await withKey(world);
    const registry = world.registryWith(key.raw_key);
    expect(await rejectionOf(registry.accounts.list().page())).toMatchObject({
      status: 403,
      code: "owner_required",
    });
    expect(quotaHeaders(world)).toEqual({});
    expect(await rejectionOf(registry.keys.list().page())).toMatchObject({
      status: 403,
      code: "session_required",
    });
    expect(await storedUse(world, key.id)).toEqual({ own: 0, account: 0 });
    const owned = await world.keyed(await world.owner());
    expect((await owned.accounts.list().page()).accounts).toHaveLength(2);
    expect(quotaHeaders(world)).toMatchObject({ "x-ratelimit-remaining": "99999" });
  });
});

/** The byte that a letter of a key is made of. */
function indexOf(letter: string): number {
  return "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".indexOf(letter);
}
