/** Signing in with an identity provider: what is rejected on the way there and back. */
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { IdentityProvider } from "../server/registry/accounts/identity-provider.ts";
import { engines, scratch } from "./engines.ts";
import { callback, cameBack, createIdentityProvider, signInAs, start } from "./identity-provider.ts";
import { failed, redirectOutcome, scene } from "./oidc-scene.ts";
import { createWorld } from "./world.ts";

const unavailable = { status: 503, code: "oidc_unavailable" };

describe.each(engines)("on %s", (engine) => {
  test("the browser is sent away with state, nonce and a PKCE challenge, each of one use", async () => {
    await using at = await scene(engine);
    const [first, second] = [await at.browser.goTo(start), await at.browser.goTo(start)].map(
      (each) => new URL(each.headers.get("location") ?? "").searchParams,
    );
    expect(Object.fromEntries(first ?? [])).toMatchObject({
      response_type: "code",
      client_id: "registry",
      scope: "openid email profile",
      redirect_uri: `http://registry.test${callback}`,
      code_challenge_method: "S256",
    });
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(first?.get(name)).toMatch(/^[\w-]{43}$/);
      expect(first?.get(name)).not.toBe(second?.get(name));
    }
  });

  test("the cookies are for the node alone, and for https where it is", async () => {
    await using at = await scene(engine, { publicUrl: "https://registry.test" });
    const begun = await at.browser.goTo(start);
    expect(begun.headers.get("set-cookie")).toMatch(
      /^oidc_flow=[\w-]+; Max-Age=600; Path=\/api\/auth\/oidc; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test.each([
    ["state", "This response does not belong to the last sign-in of this browser"],
    ["nonce", "OAUTH_JWT_CLAIM_COMPARISON_FAILED"],
    ["code_challenge", "invalid_grant"],
  ])("a response whose %s is of another start is rejected", async (name, detail) => {
    await using at = await scene(engine);
    const back = await cameBack(at.browser, at.provider, "ada-1", ({ searchParams }) => {
      searchParams.set(name, "x".repeat(43));
    });
    expect(await redirectOutcome(await at.browser.goTo(back.href))).toMatchObject(failed(detail));
    expect(at.browser.jar.has("access_token")).toBe(false);
  });

  test.each([
    ["of another issuer", "https://other.example"],
    ["of none, though the provider says that it names itself", null],
  ])("a response %s is rejected before its code is shown to anybody", async (_, issuer) => {
    await using at = await scene(engine);
    const back = await cameBack(at.browser, at.provider, "ada-1");
    if (issuer) back.searchParams.set("iss", issuer);
    else back.searchParams.delete("iss");
    expect(await redirectOutcome(await at.browser.goTo(back.href))).toMatchObject(
      failed("OAUTH_INVALID_RESPONSE"),
    );
    expect(at.provider.exchanged).toEqual([]);
  });

  test("a response is valid once, even with a kept cookie", async () => {
    await using at = await scene(engine);
    const { href } = await cameBack(at.browser, at.provider, "ada-1");
    const flow = at.browser.jar.get("oidc_flow") ?? "";
    expect(await redirectOutcome(await at.browser.goTo(href))).toEqual({ status: 303 });
    expect(at.browser.jar.has("oidc_flow")).toBe(false);
    expect(await redirectOutcome(await at.browser.goTo(href))).toMatchObject(
      failed("no sign-in in progress"),
    );
    at.browser.jar.set("oidc_flow", flow);
    expect(await redirectOutcome(await at.browser.goTo(href))).toMatchObject(failed("was used already"));
    expect(at.provider.exchanged).toHaveLength(2); // one request with its response: it is not asked again
  });

  test("a response is valid once, even if the clock was ahead meanwhile", async () => {
    await using at = await scene(engine);
    const { href } = await cameBack(at.browser, at.provider, "ada-1");
    const flow = at.browser.jar.get("oidc_flow") ?? "";
    expect(await redirectOutcome(await at.browser.goTo(href))).toEqual({ status: 303 });
    at.world.pass(3_600_000);
    expect((await signInAs("bob-2", at.world.browser(), at.provider)).status).toBe(303);
    at.world.pass(-3_600_000);
    at.browser.jar.set("oidc_flow", flow);
    expect(await redirectOutcome(await at.browser.goTo(href))).toMatchObject(failed("was used already"));
  });

  test("of a response that comes twice at once, also to two processes, one is taken", async () => {
    await using provider = await createIdentityProvider();
    await using own = await scratch(engine);
    const settings = { database: own.database, oidc: provider.settings };
    await using one = await createWorld(engine, settings, { fetch, newId: randomUUID });
    await using other = await createWorld(engine, settings, { fetch, newId: randomUUID });
    const browser = one.browser();
    const { href } = await cameBack(browser, provider, "ada-1");
    const twin = other.browser();
    for (const [name, value] of browser.jar) twin.jar.set(name, value);
    const responses = await Promise.all([browser.goTo(href), twin.goTo(href)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([303, 400]);
    expect(provider.exchanged).toHaveLength(2); // one question with its response
  });

  test("a response is for the browser that began, and for what it began last", async () => {
    await using at = await scene(engine);
    const { href } = await cameBack(at.browser, at.provider, "ada-1");
    const other = at.world.browser();
    expect(await redirectOutcome(await other.goTo(href))).toMatchObject(failed("no sign-in in progress"));
    await other.goTo(start);
    expect(await redirectOutcome(await other.goTo(href))).toMatchObject(
      failed("does not belong to the last sign-in"),
    );
    await at.browser.goTo(start);
    expect(await redirectOutcome(await at.browser.goTo(href))).toMatchObject(
      failed("does not belong to the last sign-in"),
    );
  });

  test("a cookie that the node did not give is rejected", async () => {
    await using at = await scene(engine);
    const { href } = await cameBack(at.browser, at.provider, "ada-1");
    const flow = at.browser.jar.get("oidc_flow") ?? "";
    const middle = flow.length >> 1;
    const others = [
      `${flow[0] === "A" ? "B" : "A"}${flow.slice(1)}`,
      flow.slice(0, middle) + (flow[middle] === "A" ? "B" : "A") + flow.slice(middle + 1),
      flow.slice(0, -8),
      `${flow}AAAA`,
      "",
      "short",
      `${flow}; oidc_flow=${flow}`,
    ];
    for (const each of others) {
      at.browser.jar.set("oidc_flow", each);
      expect(await redirectOutcome(await at.browser.goTo(href)), each).toMatchObject(
        failed("was not set by this node"),
      );
    }
    at.browser.jar.set("oidc_flow", flow);
    expect(await redirectOutcome(await at.browser.goTo(href))).toEqual({ status: 303 });
  });

  test("ten minutes are enough, and no more", async () => {
    await using at = await scene(engine);
    const late = await cameBack(at.browser, at.provider, "ada-1");
    at.world.pass(600_000);
    expect(await redirectOutcome(await at.browser.goTo(late.href))).toMatchObject(
      failed("The sign-in took longer than ten minutes: start again."),
    );
    const early = await cameBack(at.browser, at.provider, "ada-1");
    at.world.pass(599_000);
    expect(await redirectOutcome(await at.browser.goTo(early.href))).toEqual({ status: 303 });
  });

  test("another process of the same key finishes what one began", async () => {
    await using at = await scene(engine);
    await using elsewhere = await createWorld(engine, { oidc: at.provider.settings });
    const nodeKey = Buffer.alloc(32, 8);
    await using stranger = await createWorld(engine, { oidc: at.provider.settings, nodeKey });
    const { href } = await cameBack(at.browser, at.provider, "ada-1");
    const [carried, foreign] = [elsewhere.browser(), stranger.browser()];
    for (const { jar } of [carried, foreign]) jar.set("oidc_flow", at.browser.jar.get("oidc_flow") ?? "");
    expect(await redirectOutcome(await carried.goTo(href))).toEqual({ status: 303 });
    expect(await redirectOutcome(await foreign.goTo(href))).toMatchObject(failed("was not set by this node"));
  });

  test("a rejection by the provider is reported with its error code", async () => {
    await using at = await scene(engine);
    const denied = await cameBack(at.browser, at.provider, null);
    expect(await redirectOutcome(await at.browser.goTo(denied.href))).toMatchObject(failed("access_denied"));
    const broken = await cameBack(at.browser, at.provider, null);
    broken.searchParams.set("error", "server_error");
    expect(await redirectOutcome(await at.browser.goTo(broken.href))).toMatchObject(
      failed("reports the error server_error: start again."),
    );
    const forged = await cameBack(at.browser, at.provider, null);
    forged.searchParams.set("error", "<b>call 555</b>");
    expect((await redirectOutcome(await at.browser.goTo(forged.href))).detail).not.toContain("555");
  });

  test("a provider that is down is waited for, at the start and on the way back", async () => {
    await using at = await scene(engine);
    await at.provider.stop();
    const response = await at.browser.goTo(start);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await redirectOutcome(response)).toMatchObject(unavailable);
    await at.provider.start();
    const { href } = await cameBack(at.browser, at.provider, "ada-1");
    await at.provider.stop();
    expect(await redirectOutcome(await at.browser.goTo(href))).toMatchObject(unavailable);
    await at.provider.start();
    expect(await redirectOutcome(await at.browser.goTo(href))).toEqual({ status: 303 });
  });
});

describe("OIDC_ISSUER", () => {
  const warned: string[] = [];
  const addressAt = (setting: string, issuer: string) => {
    const at = {
      authorization_endpoint: "https://id.example/auth",
      token_endpoint: "https://id.example/token",
    };
    const provider = new IdentityProvider({
      ...{ issuer: setting, clientId: "registry", clientSecret: "secret" },
      redirectUri: `http://registry.test${callback}`,
      fetch: async (address) =>
        /^https:\/\/id.example(\/realm)?\/.well-known\/openid-configuration$/.test(String(address))
          ? Response.json({ issuer, ...at })
          : new Response("", { status: 404 }),
      warn: (reason) => void warned.push(reason),
    });
    return provider.addressOf({ state: "s", nonce: "n", verifier: "v".repeat(43) });
  };

  test.each([
    ["https://id.example/realm", "https://id.example/realm/"],
    ["https://id.example/realm/", "https://id.example/realm"],
    ["https://id.example", "https://id.example/"],
    ["https://id.example/realm/.well-known/openid-configuration", "https://id.example/realm"],
    ["https://id.example/realm/.well-known/openid-configuration", "https://id.example/realm/"],
  ])("%s is the provider %s", async (setting, issuer) => {
    expect(await addressAt(setting, issuer)).toMatchObject({ address: expect.any(String) });
  });

  test("of another provider is named with the right one", async () => {
    expect(await addressAt("https://id.example/realm", "https://other.example/realm")).toEqual({
      unavailable: true,
    });
    expect(warned.at(-1)).toContain("https://other.example/realm");
  });
});

describe("a provider that does not respond as it should", () => {
  const page = () => new Response("<p>Hello", { headers: { "content-type": "text/html" } });
  test.each<[string, () => Promise<Response>]>([
    ["responds too late", () => Promise.reject(new DOMException("late", "TimeoutError"))],
    ["is no provider", async () => page()],
    ["has failed", async () => new Response("", { status: 502 })],
    ["is somewhere else", async () => Response.redirect("https://other.example")],
    ["is of another name", async () => Response.json({ issuer: "https://other.example" })],
    ["has no pages", async () => Response.json({ issuer: "http://127.0.0.1:1" })],
    ["says nothing of itself", async () => Response.json({})],
    ["has a name that is none", async () => Response.json({ issuer: "?" })],
  ])("which %s", async (_, response) => {
    const signals: unknown[] = [];
    await using world = await createWorld(
      "sqlite",
      { oidc: { issuer: "http://127.0.0.1:1", clientId: "registry", clientSecret: "secret" } },
      {
        fetch: async (_address, init) => {
          signals.push(init?.signal);
          return response();
        },
      },
    );
    expect(await redirectOutcome(await world.browser().goTo(start))).toMatchObject(unavailable);
    expect(signals).toEqual([expect.any(AbortSignal)]);
  });

  test.each<[string, string, (token: string) => string]>([
    ["of a signature that is not its", "OAUTH_INVALID_RESPONSE", (token) => `${token.slice(0, -8)}AAAAAAAA`],
    [
      "signed by nobody",
      "OAUTH_INVALID_RESPONSE",
      (token) => `${encoded({ alg: "none" })}.${token.split(".")[1]}.`,
    ],
    ["that is none", "OAUTH_INVALID_RESPONSE", () => "token"],
  ])("which gives an ID token %s", async (_, detail, forge) => {
    await using at = await scene("sqlite", {}, async (address, init) => {
      const response = await fetch(address, init);
      if (!String(address).endsWith("/token")) return response;
      const tokens = (await response.json()) as { id_token: string }; // as the provider responds
      return Response.json({ ...tokens, id_token: forge(tokens.id_token) });
    });
    expect(await redirectOutcome(await signInAs("ada-1", at.browser, at.provider))).toMatchObject(
      failed(detail),
    );
  });

  test("which does not know the node's secret", async () => {
    await using provider = await createIdentityProvider();
    const oidc = { ...provider.settings, clientSecret: "another" };
    await using world = await createWorld("sqlite", { oidc });
    expect(await redirectOutcome(await signInAs("ada-1", world.browser(), provider))).toMatchObject(
      failed("OIDC_CLIENT_SECRET"),
    );
  });
});

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
