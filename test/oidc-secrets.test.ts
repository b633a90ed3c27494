/** What passes between node and provider is nowhere else: not in responses, and not in the log of a real process. */
import { expect, test } from "vitest";
import { folder, start as startProcess } from "./faults/process.ts";
import {
  callback,
  cameBack,
  createIdentityProvider,
  type IdentityProvider,
  start,
} from "./identity-provider.ts";
import { scene } from "./oidc-scene.ts";
import { publicUrl } from "./world.ts";

/** All secrets: requests and responses of the token endpoint, and the node's own secret. */
function secretsOf({ exchanged, settings }: IdentityProvider): string[] {
  const bodies = exchanged.map((body) => JSON.parse(body) as Record<string, unknown>); // objects, as OAuth has it
  const names = ["code", "code_verifier", "access_token", "id_token"];
  const values = bodies.flatMap((body) => names.map((name) => body[name]));
  return [settings.clientSecret, ...values.filter((value) => typeof value === "string")];
}

/** A sign-in that succeeds, one that the provider rejects the code of, and one with the provider gone. */
async function journeys(
  goTo: (address: string, cookie?: string) => Promise<Response>,
  provider: IdentityProvider,
): Promise<number[]> {
  const statuses: number[] = [];
  const ways: [bend: (address: URL) => void, before: () => Promise<void>][] = [
    [() => undefined, async () => undefined],
    [({ searchParams }) => searchParams.set("code_challenge", "x".repeat(43)), async () => undefined],
    [() => undefined, () => provider.stop()],
  ];
  for (const [bend, before] of ways) {
    const begun = await goTo(start);
    const address = new URL(begun.headers.get("location") ?? "");
    bend(address);
    const { search } = await provider.visit(address.href, "ada-1");
    await before();
    const cookie = begun.headers.get("set-cookie")?.split(";")[0] ?? "";
    statuses.push((await goTo(`${callback}${search}`, cookie)).status);
  }
  return statuses;
}

test("a process logs no code, token or secret, whatever goes wrong", async () => {
  await using provider = await createIdentityProvider();
  await using at = await folder();
  const { issuer, clientId, clientSecret } = provider.settings;
  const node = await startProcess(at.path, {
    LOG_LEVEL: "trace",
    PUBLIC_URL: publicUrl,
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
  });
  await using _ = node;
  const statuses = await journeys(
    (address, cookie = "") => fetch(`${node.url}${address}`, { redirect: "manual", headers: { cookie } }),
    provider,
  );
  expect(statuses).toEqual([303, 400, 503]);
  node.send("SIGTERM");
  const { out, err } = await node.ended;
  expect(out).toContain(`"path":"${callback}","status":303`);
  expect(out).toContain("identity provider failed");
  expect(out).toContain("ECONNREFUSED");
  for (const secret of secretsOf(provider)) expect(out + err).not.toContain(secret);
  expect(secretsOf(provider).length).toBeGreaterThan(6);
});

test("no response holds a token, a verifier or the node's secret", async () => {
  await using at = await scene("sqlite");
  const { browser, provider, world } = at;
  await journeys((address, cookie) => browser.goTo(address, cookie ? { cookie } : {}), provider);
  await provider.start();
  await browser.goTo((await cameBack(browser, provider, null)).href);
  const responses = JSON.stringify(world.exchanges.map(({ response }) => response));
  for (const secret of secretsOf(provider)) expect(responses).not.toContain(secret);
});
