import type { Browser } from "../browser.ts";
import { signInAs } from "../identity-provider.ts";
import type { Scenario, Scenarios, ScenarioWorld } from "../scenario.ts";
import { password } from "../world.ts";
import { byAccount, byAnyone, byOwner, bySession } from "./access.ts";
import { withProvider } from "./oidc.ts";
import { crowded, elsewhere } from "./preparation.ts";

const email = "ada@example.com";

/** Sets the node up, with other values than good ones. */
function settingUp(request: { token?: string; email?: string; password?: string }): Scenario {
  return (world) => world.browser().accounts.setup({ token: world.setupToken, email, password, ...request });
}

export const setup: Scenarios["accounts"]["setup"] = {
  access: byAnyone,
  201: settingUp({}),
  400: {
    email_rejected: settingUp({ email: "аdа@example.com" }), // with Cyrillic а
    weak_password: {
      "a well-known password": settingUp({ password: "123456789012" }),
      "a password of spaces": settingUp({ password: " ".repeat(12) }),
    },
  },
  403: { setup_token_invalid: settingUp({ token: "wrong" }) },
  409: {
    already_set_up: async (world) => {
      const token = world.setupToken;
      await world.owner();
      return world.browser().accounts.setup({ token, email, password });
    },
    email_taken: async (world) => {
      await world.browser().accounts.signUp({ email, password });
      return settingUp({})(world);
    },
  },
  429: { too_many_sign_ins: (world) => crowded(world, 429, async () => settingUp({})(world)) },
};

export const signUp: Scenarios["accounts"]["signUp"] = {
  access: byAnyone,
  histories: ["sign up"],
  201: {
    "an address in lower case": (world) => world.browser().accounts.signUp({ email, password }),
    "an address in upper case": (world) =>
      world.browser().accounts.signUp({ email: "ADA@Example.com", password, name: "Ada" }),
  },
  400: {
    invalid_body: {
      "a password that is too long": (world) =>
        world.browser().accounts.signUp({ email, password: "x".repeat(257) }),
    },
    email_rejected: (world) => world.browser().accounts.signUp({ email: "аdа@example.com", password }), // with Cyrillic а
    weak_password: (world) => world.browser().accounts.signUp({ email, password: email }),
  },
  403: {
    sign_up_closed: elsewhere({ singleOperator: true }, (world) =>
      world.browser().accounts.signUp({ email, password }),
    ),
  },
  409: {
    email_taken: async (world) => {
      await world.browser().accounts.signUp({ email, password });
      return world.browser().accounts.signUp({ email: email.toUpperCase(), password });
    },
  },
  429: {
    too_many_sign_ins: (world) =>
      crowded(world, 429, () => world.browser().accounts.signUp({ email, password })),
    sign_up_limit_reached: elsewhere({ signUpsPerNetwork: 1 }, async (world) => {
      await world.developer();
      return world.browser().accounts.signUp({ email, password });
    }),
  },
};

const wrong = { email, password: "not the password" };

export const signIn: Scenarios["accounts"]["signIn"] = {
  access: byAnyone,
  histories: ["sign in"],
  200: {
    "without a session": async (world) =>
      world.browser().accounts.signIn({ email: (await world.developer()).email, password }),
    "with a session": async (world) => {
      const developer = await world.developer();
      return developer.accounts.signIn({ email: developer.email, password });
    },
  },
  400: {
    invalid_body: { "no password": (world) => world.browser().accounts.signIn({ email, password: "" }) },
  },
  401: {
    sign_in_failed: {
      "an unknown address": (world) => world.browser().accounts.signIn(wrong),
      "a wrong password": async (world) =>
        world.browser().accounts.signIn({ ...wrong, email: (await world.developer()).email }),
    },
  },
  403: {
    account_disabled: {
      "a correct password": async (world) => {
        const developer = await world.developer();
        await disable(world, developer);
        return world.browser().accounts.signIn({ email: developer.email, password });
      },
    },
    single_operator_mode: elsewhere({ singleOperator: true }, async (world) => {
      const owner = await world.owner();
      await world.arrange.demoteOwner();
      return world.browser().accounts.signIn({ email: owner.email, password });
    }),
  },
  429: {
    too_many_sign_ins: async (world) => {
      for (let n = 0; n < 6; n++)
        await world
          .browser()
          .accounts.signIn(wrong)
          .catch(() => undefined);
    },
  },
};

const other = "four other words";

export const changePassword: Scenarios["accounts"]["changePassword"] = {
  access: bySession,
  histories: ["session"],
  200: async (world) =>
    (await world.developer()).accounts.changePassword({ current_password: password, new_password: other }),
  400: {
    weak_password: async (world) =>
      (await world.developer()).accounts.changePassword({
        current_password: password,
        new_password: "123456789012",
      }),
  },
  403: {
    wrong_password: async (world) =>
      (await world.developer()).accounts.changePassword({ current_password: "wrong", new_password: other }),
  },
  409: {
    no_password: withProvider(async (world, provider) => {
      const browser = world.browser();
      await signInAs("ada-1", browser, provider);
      return browser.accounts.changePassword({ current_password: "none", new_password: other });
    }),
  },
  429: {
    too_many_sign_ins: async (world) => {
      const { accounts } = await world.developer();
      for (let n = 0; n < 6; n++) {
        await accounts
          .changePassword({ current_password: "wrong", new_password: other })
          .catch(() => undefined);
      }
    },
  },
};

const change = { email: "countess@example.com", current_password: password };

export const changeEmail: Scenarios["accounts"]["changeEmail"] = {
  access: bySession,
  200: {
    "with a password": async (world) => (await world.developer()).accounts.changeEmail(change),
    "after a recent sign-in": withProvider(async (world, provider) => {
      const browser = world.browser();
      await signInAs("ada-1", browser, provider);
      return browser.accounts.changeEmail({ email: change.email });
    }),
  },
  400: {
    email_rejected: async (world) =>
      (await world.developer()).accounts.changeEmail({ ...change, email: "аdа@example.com" }), // with Cyrillic а
  },
  403: {
    wrong_password: {
      "a wrong password": async (world) =>
        (await world.developer()).accounts.changeEmail({ ...change, current_password: "wrong" }),
      "no password": async (world) => (await world.developer()).accounts.changeEmail({ email: change.email }),
    },
    recent_sign_in_required: withProvider(async (world, provider) => {
      const browser = world.browser();
      await signInAs("ada-1", browser, provider);
      world.pass(660_000);
      return browser.accounts.changeEmail({ email: change.email });
    }),
  },
  409: {
    email_taken: async (world) => {
      const { email } = await world.developer();
      return (await world.developer()).accounts.changeEmail({ ...change, email });
    },
  },
  429: {
    too_many_sign_ins: async (world) => {
      const { accounts } = await world.developer();
      for (let n = 0; n < 6; n++)
        await accounts.changeEmail({ ...change, current_password: "wrong" }).catch(() => undefined);
    },
  },
};

const closing = { current_password: password };
const weather = { agent_id: "weather", agent_url: "https://weather.example.com" };

/** A developer with an agent. */
async function publisher(world: ScenarioWorld): Promise<Browser> {
  const developer = await world.developer();
  await developer.agents.register(weather);
  return developer;
}

export const close: Scenarios["accounts"]["close"] = {
  access: bySession,
  204: {
    "with a password": async (world) => (await world.developer()).accounts.close(closing),
    "with agents": async (world) =>
      (await publisher(world)).accounts.close({ ...closing, agents: "tombstone" }),
    "after a recent sign-in": withProvider(async (world, provider) => {
      const browser = world.browser();
      await signInAs("ada-1", browser, provider);
      return browser.accounts.close({});
    }),
  },
  403: {
    wrong_password: async (world) => (await world.developer()).accounts.close({ current_password: "wrong" }),
    recent_sign_in_required: withProvider(async (world, provider) => {
      const browser = world.browser();
      await signInAs("ada-1", browser, provider);
      world.pass(660_000);
      return browser.accounts.close({});
    }),
  },
  409: {
    account_has_agents: async (world) => (await publisher(world)).accounts.close(closing),
    owner_cannot_close: async (world) => (await world.owner()).accounts.close(closing),
  },
  429: {
    too_many_sign_ins: async (world) => {
      const { accounts } = await world.developer();
      for (let n = 0; n < 6; n++) await accounts.close({ current_password: "wrong" }).catch(() => undefined);
    },
  },
};

/** The id of an account that its user has closed. */
async function closedId(world: ScenarioWorld): Promise<string> {
  const developer = await world.developer();
  const { account } = await developer.accounts.session();
  await developer.accounts.close(closing);
  return account.id;
}

/** Issues a link for a developer. @returns its token. */
async function linkToken(world: ScenarioWorld): Promise<string> {
  const { account } = await (await world.developer()).accounts.session();
  const { url } = await (await world.owner()).accounts.issuePasswordLink(account.id);
  return new URLSearchParams(url.split("?")[1]).get("token") ?? "";
}

export const resetPassword: Scenarios["accounts"]["resetPassword"] = {
  access: byAnyone,
  200: async (world) =>
    world.browser().accounts.resetPassword({ token: await linkToken(world), new_password: other }),
  400: {
    weak_password: async (world) =>
      world.browser().accounts.resetPassword({ token: await linkToken(world), new_password: "123456789012" }),
  },
  403: {
    password_link_invalid: (world) =>
      world.browser().accounts.resetPassword({ token: "unknown", new_password: other }),
  },
  429: {
    too_many_sign_ins: async (world) => {
      const { accounts } = world.browser();
      for (let n = 0; n < 6; n++)
        await accounts.resetPassword({ token: "unknown", new_password: other }).catch(() => undefined);
    },
  },
};

export const issuePasswordLink: Scenarios["accounts"]["issuePasswordLink"] = {
  access: byOwner,
  200: {
    "with a session": async (world) => {
      const { account } = await (await world.developer()).accounts.session();
      return (await world.owner()).accounts.issuePasswordLink(account.id);
    },
    "with a key": async (world) => {
      const { account } = await (await world.developer()).accounts.session();
      return (await world.keyed(await world.owner())).accounts.issuePasswordLink(account.id);
    },
  },
  404: {
    account_not_found: async (world) => (await world.owner()).accounts.issuePasswordLink("acc_unknown"),
  },
  409: {
    account_is_closed: async (world) =>
      (await world.owner()).accounts.issuePasswordLink(await closedId(world)),
    account_not_enabled: async (world) => {
      const developer = await world.developer();
      const { account } = await developer.accounts.session();
      await disable(world, developer);
      return (await world.owner()).accounts.issuePasswordLink(account.id);
    },
    email_missing: withProvider(async (world, provider) => {
      const browser = world.browser();
      await signInAs("who-shares-no-address", browser, provider);
      const { account } = await browser.accounts.session();
      return (await world.owner()).accounts.issuePasswordLink(account.id);
    }),
    owner_resets_password: async (world) => {
      const owner = await world.owner();
      return owner.accounts.issuePasswordLink((await owner.accounts.session()).account.id);
    },
  },
};

async function disable(world: ScenarioWorld, browser: Browser): Promise<void> {
  const { account } = await browser.accounts.session();
  await (await world.owner()).accounts.update(account.id, { disabled: true });
}

export const ways: Scenarios["accounts"]["ways"] = {
  access: byAnyone,
  200: {
    "before the set-up": ({ registry }) => registry.accounts.ways(),
    "after the set-up": async (world) => (await world.owner()).accounts.ways(),
    "in single-operator mode": elsewhere({ singleOperator: true }, ({ registry }) =>
      registry.accounts.ways(),
    ),
  },
};

export const signOut: Scenarios["accounts"]["signOut"] = {
  access: bySession,
  histories: ["session"],
  204: async (world) => (await world.developer()).accounts.signOut(),
};

export const session: Scenarios["accounts"]["session"] = {
  access: bySession,
  histories: ["session"],
  200: {
    "of a developer": async (world) => (await world.developer()).accounts.session(),
    "of the owner": async (world) => (await world.owner()).accounts.session(),
  },
};

export const whoami: Scenarios["accounts"]["whoami"] = {
  access: byAccount(),
  200: {
    "with a session": async (world) => (await world.developer()).accounts.whoami(),
    "with a key": async (world) => (await world.keyed(await world.developer())).accounts.whoami(),
    "with a key that expires": async (world) => {
      const key = { expires_at: "2027-01-01T00:00:00Z" };
      return (await world.keyed(await world.owner(), key)).accounts.whoami();
    },
  },
};

export const sessions: Scenarios["accounts"]["sessions"] = {
  access: bySession,
  200: async (world) => {
    const developer = await world.developer();
    await world.browser().accounts.signIn({ email: developer.email, password });
    return developer.accounts.sessions();
  },
};

export const endSession: Scenarios["accounts"]["endSession"] = {
  access: { ...bySession, object: "session", others: "session_not_found", operator: "session_not_found" },
  204: async (world) => {
    const developer = await world.developer();
    const other = world.browser();
    await other.accounts.signIn({ email: developer.email, password });
    const found = (await developer.accounts.sessions()).sessions.find(({ current }) => !current);
    return developer.accounts.endSession(found?.id ?? "");
  },
  404: {
    session_not_found: async (world) => {
      const { sessions: list } = await (await world.developer()).accounts.sessions();
      return (await world.developer()).accounts.endSession(list[0]?.id ?? "");
    },
  },
};

export { oidcCallback, oidcStart } from "./oidc.ts";

export const list: Scenarios["accounts"]["list"] = {
  access: byOwner,
  histories: ["audit"],
  200: {
    "with a session": async (world) => (await world.owner()).accounts.list().page(),
    "with a key": async (world) => (await world.keyed(await world.owner())).accounts.list().page(),
    "several pages": async (world) => {
      await world.developer();
      for await (const _ of (await world.owner()).accounts.list({ limit: 1 }));
    },
    "by their ids": async (world) => {
      const { account } = await (await world.developer()).accounts.session();
      return (await world.owner()).accounts.list({ id: [account.id, "acc_unknown"] }).page();
    },
    "by what they contain": async (world) =>
      (await world.owner()).accounts.list({ contains: "OWNER@" }).page(),
  },
  400: {
    invalid_cursor: async (world) => (await world.owner()).accounts.list({ cursor: "foreign" }).page(),
  },
};

export const update: Scenarios["accounts"]["update"] = {
  access: byOwner,
  histories: ["account"],
  200: {
    "with a session": async (world) => {
      const { account } = await (await world.developer()).accounts.session();
      return (await world.owner()).accounts.update(account.id, { tier: "pro", disabled: true });
    },
    "with a key": async (world) => {
      const { account } = await (await world.developer()).accounts.session();
      return (await world.keyed(await world.owner())).accounts.update(account.id, { disabled: false });
    },
    "an issuer": async (world) => {
      const { account } = await (await world.developer()).accounts.session();
      return (await world.owner()).accounts.update(account.id, { issuer: true });
    },
  },
  404: {
    account_not_found: async (world) => (await world.owner()).accounts.update("acc_unknown", { tier: "pro" }),
  },
  409: {
    account_is_closed: async (world) =>
      (await world.owner()).accounts.update(await closedId(world), { disabled: false }),
    owner_cannot_be_disabled: async (world) => {
      const owner = await world.owner();
      const { account } = await owner.accounts.session();
      return owner.accounts.update(account.id, { disabled: true });
    },
  },
};

export const changeName: Scenarios["accounts"]["changeName"] = {
  access: bySession,
  200: {
    "a name": async (world) => (await world.developer()).accounts.changeName({ name: "Ada Lovelace" }),
    none: async (world) => (await world.developer()).accounts.changeName({ name: null }),
  },
};
