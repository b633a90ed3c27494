/** A node with a real identity provider, and a user who signs in. */
import { expect } from "vitest";
import type { Config } from "../server/assembly/config.ts";
import type { EngineName } from "./engines.ts";
import { createIdentityProvider, type IdentityProvider } from "./identity-provider.ts";
import { type Browser, createWorld, type TestWorld } from "./world.ts";

export interface Scene extends AsyncDisposable {
  world: TestWorld;
  provider: IdentityProvider;
  /** That nobody has signed in with. */
  browser: Browser;
}

export async function scene(
  engine: EngineName,
  settings: Partial<Config> = {},
  fetcher: typeof fetch = fetch,
  configuration: Parameters<typeof createIdentityProvider>[0] = {},
): Promise<Scene> {
  await using opened = new AsyncDisposableStack();
  const provider = opened.use(await createIdentityProvider(configuration));
  const oidc = { oidc: provider.settings, ...settings };
  const world = opened.use(await createWorld(engine, oidc, { fetch: fetcher }));
  const closing = opened.move();
  return {
    world,
    provider,
    browser: world.browser(),
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

/** The status and code of a response, and what it says. */
export async function redirectOutcome(
  response: Response,
): Promise<{ status: number; code?: string; detail?: string }> {
  const text = await response.text();
  const { code, detail } = (text ? JSON.parse(text) : {}) as { code?: string; detail?: string }; // a problem
  return { status: response.status, ...(code && { code }), ...(detail && { detail }) };
}

/** The rejection of a response that cannot be used. */
export function failed(detail: string) {
  return { status: 400, code: "oidc_failed", detail: expect.stringContaining(detail) };
}
