import type { Config } from "../../server/config.ts";
import {
  callback,
  cameBack,
  createIdentityProvider,
  type IdentityProvider,
  signInAs,
  start,
} from "../identity-provider.ts";
import type { Scenario, Scenarios, ScenarioWorld } from "../scenario.ts";
import { noRateLimits } from "../world.ts";
import { elsewhere, unknownParameter } from "./invalid-requests.ts";

/** Runs a scenario with a node that has an identity provider. */
export function withProvider(
  play: (world: ScenarioWorld, provider: IdentityProvider) => Promise<unknown>,
  settings: Partial<Config> = {},
): Scenario {
  return async (world) => {
    await using provider = await createIdentityProvider();
    await elsewhere({ oidc: provider.settings, ...settings }, (other) => play(other, provider))(world);
  };
}

export const oidcStart: Scenarios["accounts"]["oidcStart"] = {
  302: [
    withProvider((world) => world.browser().goTo(start)),
    withProvider(async (world) => (await world.developer()).goTo(start)),
  ],
  400: unknownParameter("GET", start),
  403: withProvider((world) => world.browser().goTo(start, { "sec-fetch-site": "cross-site" })),
  404: ({ send }) => send("GET", start),
  429: withProvider(
    async (world) => {
      await world.browser().goTo(start);
      return world.browser().goTo(start);
    },
    { rateLimits: { ...noRateLimits, sign_in: 1 } },
  ),
};

export const oidcCallback: Scenarios["accounts"]["oidcCallback"] = {
  303: [
    withProvider((world, provider) => signInAs("ada-1", world.browser(), provider)),
    withProvider(async (world, provider) => signInAs("ada-1", await world.developer(), provider)),
  ],
  400: [
    unknownParameter("GET", callback),
    withProvider((world) => world.browser().goTo(`${callback}?code=a&state=b`)),
    withProvider(async (world, provider) => {
      const browser = world.browser();
      return browser.goTo((await cameBack(browser, provider, null)).href);
    }),
  ],
  403: [
    withProvider((world, provider) => signInAs("ada-1", world.browser(), provider), { singleOperator: true }),
    withProvider(async (world, provider) => {
      const browser = world.browser();
      await signInAs("ada-1", browser, provider);
      const { account } = await browser.accounts.session();
      await (await world.owner()).accounts.update(account.id, { disabled: true });
      return signInAs("ada-1", browser, provider);
    }),
    withProvider(
      async (world, provider) => {
        const owner = await world.owner();
        await signInAs("ada-1", owner, provider);
        await world.arrange.demoteOwner();
        return signInAs("ada-1", world.browser(), provider);
      },
      { singleOperator: true },
    ),
  ],
  429: [
    withProvider(
      async (world, provider) => {
        await world.developer();
        return signInAs("ada-1", world.browser(), provider);
      },
      { signUpsPerNetwork: 1 },
    ),
    withProvider(
      async (world) => {
        await world.browser().goTo(`${callback}?code=a&state=b`);
        return world.browser().goTo(`${callback}?code=a&state=b`);
      },
      { rateLimits: { ...noRateLimits, sign_in: 1 } },
    ),
  ],
  404: ({ send }) => send("GET", `${callback}?code=a&state=b`),
  409: [
    withProvider(async (world, provider) => {
      const { email } = await world.developer();
      provider.users.set("ada-1", { email, email_verified: true });
      return signInAs("ada-1", world.browser(), provider);
    }),
    withProvider(async (world, provider) => {
      await signInAs("ada-1", world.browser(), provider);
      return signInAs("ada-1", await world.developer(), provider);
    }),
    withProvider(async (world, provider) => {
      const developer = await world.developer();
      await signInAs("ada-1", developer, provider);
      return signInAs("bob-2", developer, provider);
    }),
  ],
};
