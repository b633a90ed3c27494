import type { Config } from "../../server/assembly/config.ts";
import {
  callback,
  cameBack,
  createIdentityProvider,
  type IdentityProvider,
  signInAs,
  start,
} from "../identity-provider.ts";
import type { Scenario, Scenarios, ScenarioWorld } from "../scenario.ts";
import { byAnyone } from "./access.ts";
import { elsewhere } from "./preparation.ts";

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
  access: byAnyone,
  histories: ["oidc"],
  302: {
    "without a session": withProvider((world) => world.browser().goTo(start)),
    "with a session": withProvider(async (world) => (await world.developer()).goTo(start)),
  },
  403: {
    cross_site_request: withProvider((world) =>
      world.browser().goTo(start, { "sec-fetch-site": "cross-site" }),
    ),
  },
  404: { oidc_not_configured: ({ send }) => send("GET", start) },
  503: {
    oidc_unavailable: withProvider(async (world, provider) => {
      await provider.stop();
      return world.browser().goTo(start);
    }),
  },
};

export const oidcCallback: Scenarios["accounts"]["oidcCallback"] = {
  access: byAnyone,
  histories: ["oidc"],
  303: {
    "a new account": withProvider((world, provider) => signInAs("ada-1", world.browser(), provider)),
    "an identity for an account": withProvider(async (world, provider) =>
      signInAs("ada-1", await world.developer(), provider),
    ),
  },
  400: {
    oidc_failed: {
      "a response that nobody waits for": withProvider((world) =>
        world.browser().goTo(`${callback}?code=a&state=b`),
      ),
      "a user who declined": withProvider(async (world, provider) => {
        const browser = world.browser();
        return browser.goTo((await cameBack(browser, provider, null)).href);
      }),
    },
  },
  403: {
    sign_up_closed: withProvider((world, provider) => signInAs("ada-1", world.browser(), provider), {
      singleOperator: true,
    }),
    account_disabled: {
      "an identity of a disabled account": withProvider(async (world, provider) => {
        const browser = world.browser();
        await signInAs("ada-1", browser, provider);
        const { account } = await browser.accounts.session();
        await (await world.owner()).accounts.update(account.id, { disabled: true });
        return signInAs("ada-1", browser, provider);
      }),
    },
    single_operator_mode: withProvider(
      async (world, provider) => {
        const owner = await world.owner();
        await signInAs("ada-1", owner, provider);
        await world.arrange.demoteOwner();
        return signInAs("ada-1", world.browser(), provider);
      },
      { singleOperator: true },
    ),
  },
  404: { oidc_not_configured: ({ send }) => send("GET", `${callback}?code=a&state=b`) },
  409: {
    email_taken: withProvider(async (world, provider) => {
      const { email } = await world.developer();
      provider.users.set("ada-1", { email, email_verified: true });
      return signInAs("ada-1", world.browser(), provider);
    }),
    identity_taken: {
      "by another account": withProvider(async (world, provider) => {
        await signInAs("ada-1", world.browser(), provider);
        return signInAs("ada-1", await world.developer(), provider);
      }),
      "an account with another identity": withProvider(async (world, provider) => {
        const developer = await world.developer();
        await signInAs("ada-1", developer, provider);
        return signInAs("bob-2", developer, provider);
      }),
    },
  },
  429: {
    sign_up_limit_reached: withProvider(
      async (world, provider) => {
        await world.developer();
        return signInAs("ada-1", world.browser(), provider);
      },
      { signUpsPerNetwork: 1 },
    ),
  },
  503: {
    oidc_unavailable: withProvider(async (world, provider) => {
      const browser = world.browser();
      const { href } = await cameBack(browser, provider, "ada-1");
      await provider.stop();
      return browser.goTo(href);
    }),
  },
};
