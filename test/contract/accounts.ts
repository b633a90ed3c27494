import type { Browser } from "../browser.ts";
import { signInAs } from "../identity-provider.ts";
import type { Scenario, Scenarios, ScenarioWorld } from "../scenario.ts";
import { password } from "../world.ts";
import {
  badSessions,
  elsewhere,
  keyForSession,
  malformedJson,
  nobodySignedIn,
  notAllowed,
  rateLimited,
  signedIn,
  tooLarge,
  twoSessions,
  unknownParameter,
  wrongMediaType,
} from "./invalid-requests.ts";
import { withProvider } from "./oidc.ts";
import { ownerAsks, ownerRefusals } from "./rejected-requests.ts";

const email = "ada@example.com";

/** The rejected requests of every operation that requires a session. */
function sessionRefusals(method: string, path: string) {
  return {
    400: [signedIn(unknownParameter(method, path)), twoSessions(method, path)],
    401: [nobodySignedIn(method, path), ...badSessions(method, path)],
    403: [...notAllowed(method, path), keyForSession(method, path)],
  };
}

/** Rejected requests from pages of other sites. */
function fromElsewhere(path: string, body: object): Scenario[] {
  const headers = { "content-type": "application/json" };
  const text = JSON.stringify(body);
  return [
    ({ send }) => send("POST", path, { headers: { ...headers, origin: "https://evil.example" }, body: text }),
    ({ send }) => send("POST", path, { headers: { ...headers, "sec-fetch-site": "same-site" }, body: text }),
  ];
}

/** Sends more concurrent requests than the hash queue accepts, and one of the rejected ones last. */
async function busy(world: ScenarioWorld, ask: () => Promise<unknown>): Promise<void> {
  await Promise.allSettled(Array.from({ length: 80 }, ask));
  const refused = world.exchanges.findIndex(({ response }) => response.status === 429);
  world.exchanges.push(...world.exchanges.splice(refused, 1));
}

export const setup: Scenarios["accounts"]["setup"] = {
  201: (world) => world.browser().accounts.setup({ token: world.setupToken, email, password }),
  400: [
    unknownParameter("POST", "/api/auth/setup"),
    malformedJson("POST", "/api/auth/setup"),
    (world) => world.browser().accounts.setup({ token: world.setupToken, email, password: "short" }),
    (world) => world.browser().accounts.setup({ token: world.setupToken, email, password: " ".repeat(12) }),
    (world) => world.browser().accounts.setup({ token: world.setupToken, email: "ada", password }),
  ],
  403: [
    (world) => world.browser().accounts.setup({ token: "wrong", email, password }),
    ...fromElsewhere("/api/auth/setup", { token: "wrong", email, password }),
  ],
  409: [
    async (world) => {
      const token = world.setupToken;
      await world.owner();
      return world.browser().accounts.setup({ token, email, password });
    },
    async (world) => {
      await world.browser().accounts.signUp({ email, password });
      return world.browser().accounts.setup({ token: world.setupToken, email, password });
    },
  ],
  413: tooLarge("POST", "/api/auth/setup"),
  415: wrongMediaType("POST", "/api/auth/setup"),
  429: [
    (world) => {
      const token = world.setupToken;
      return busy(world, () => world.browser().accounts.setup({ token, email, password }));
    },
    rateLimited("sign_up", ({ browser }) => browser().accounts.setup({ token: "wrong", email, password })),
  ],
};

export const signUp: Scenarios["accounts"]["signUp"] = {
  201: [
    (world) => world.browser().accounts.signUp({ email, password }),
    (world) => world.browser().accounts.signUp({ email: "ADA@Example.com", password, name: "Ada" }),
  ],
  400: [
    unknownParameter("POST", "/api/auth/sign-up"),
    malformedJson("POST", "/api/auth/sign-up"),
    (world) => world.browser().accounts.signUp({ email, password: "x".repeat(257) }),
    (world) => world.browser().accounts.signUp({ email, password: email }),
  ],
  403: [
    elsewhere({ singleOperator: true }, (world) => world.browser().accounts.signUp({ email, password })),
    ...fromElsewhere("/api/auth/sign-up", { email, password }),
  ],
  409: async (world) => {
    await world.browser().accounts.signUp({ email, password });
    return world.browser().accounts.signUp({ email: email.toUpperCase(), password });
  },
  413: tooLarge("POST", "/api/auth/sign-up"),
  415: wrongMediaType("POST", "/api/auth/sign-up"),
  429: [
    (world) => busy(world, () => world.browser().accounts.signUp({ email, password })),
    rateLimited("sign_up", ({ browser }) => browser().accounts.signUp({ email, password })),
    elsewhere({ signUpsPerNetwork: 1 }, async (world) => {
      await world.developer();
      return world.browser().accounts.signUp({ email, password });
    }),
  ],
};

const wrong = { email, password: "not the password" };

export const signIn: Scenarios["accounts"]["signIn"] = {
  200: [
    async (world) => world.browser().accounts.signIn({ email: (await world.developer()).email, password }),
    async (world) => {
      const developer = await world.developer();
      return developer.accounts.signIn({ email: developer.email, password });
    },
  ],
  400: [
    unknownParameter("POST", "/api/auth/sign-in"),
    malformedJson("POST", "/api/auth/sign-in"),
    (world) => world.browser().accounts.signIn({ email, password: "" }),
  ],
  401: [
    (world) => world.browser().accounts.signIn(wrong),
    async (world) =>
      world
        .browser()
        .accounts.signIn({ email: (await world.developer()).email, password: "not the password" }),
  ],
  403: [
    ...fromElsewhere("/api/auth/sign-in", { email, password }),
    async (world) => {
      const developer = await world.developer();
      await disable(world, developer);
      return world.browser().accounts.signIn({ email: developer.email, password });
    },
    elsewhere({ singleOperator: true }, async (world) => {
      const owner = await world.owner();
      await world.arrange.demoteOwner();
      return world.browser().accounts.signIn({ email: owner.email, password });
    }),
  ],
  413: tooLarge("POST", "/api/auth/sign-in"),
  415: wrongMediaType("POST", "/api/auth/sign-in"),
  429: async (world) => {
    for (let n = 0; n < 6; n++)
      await world
        .browser()
        .accounts.signIn(wrong)
        .catch(() => undefined);
  },
};

const passwordPath = "/api/auth/password";
const other = "four other words";

export const changePassword: Scenarios["accounts"]["changePassword"] = {
  200: async (world) =>
    (await world.developer()).accounts.changePassword({ current_password: password, new_password: other }),
  ...sessionRefusals("POST", passwordPath),
  400: [
    ...sessionRefusals("POST", passwordPath)[400],
    signedIn(malformedJson("POST", passwordPath)),
    async (world) =>
      (await world.developer()).accounts.changePassword({
        current_password: password,
        new_password: "123456789012",
      }),
  ],
  403: [
    ...sessionRefusals("POST", passwordPath)[403],
    async (world) =>
      (await world.developer()).accounts.changePassword({ current_password: "wrong", new_password: other }),
  ],
  409: withProvider(async (world, provider) => {
    const browser = world.browser();
    await signInAs("ada-1", browser, provider);
    return browser.accounts.changePassword({ current_password: "none", new_password: other });
  }),
  413: signedIn(tooLarge("POST", passwordPath)),
  415: signedIn(wrongMediaType("POST", passwordPath)),
  429: [
    async (world) => {
      const { accounts } = await world.developer();
      for (let n = 0; n < 6; n++) {
        await accounts
          .changePassword({ current_password: "wrong", new_password: other })
          .catch(() => undefined);
      }
    },
  ],
};

async function disable(world: ScenarioWorld, browser: Browser): Promise<void> {
  const { account } = await browser.accounts.session();
  await (await world.owner()).accounts.update(account.id, { disabled: true });
}

export const ways: Scenarios["accounts"]["ways"] = {
  200: [
    ({ registry }) => registry.accounts.ways(),
    async (world) => (await world.owner()).accounts.ways(),
    elsewhere({ singleOperator: true }, ({ registry }) => registry.accounts.ways()),
  ],
  400: unknownParameter("GET", "/api/auth/ways"),
};

export const signOut: Scenarios["accounts"]["signOut"] = {
  204: async (world) => (await world.developer()).accounts.signOut(),
  ...sessionRefusals("POST", "/api/auth/sign-out"),
};

export const session: Scenarios["accounts"]["session"] = {
  200: [
    async (world) => (await world.developer()).accounts.session(),
    async (world) => (await world.owner()).accounts.session(),
  ],
  ...sessionRefusals("GET", "/api/auth/session"),
};

export const sessions: Scenarios["accounts"]["sessions"] = {
  200: async (world) => {
    const developer = await world.developer();
    await world.browser().accounts.signIn({ email: developer.email, password });
    return developer.accounts.sessions();
  },
  ...sessionRefusals("GET", "/api/auth/sessions"),
};

export const endSession: Scenarios["accounts"]["endSession"] = {
  204: async (world) => {
    const developer = await world.developer();
    const other = world.browser();
    await other.accounts.signIn({ email: developer.email, password });
    const found = (await developer.accounts.sessions()).sessions.find(({ current }) => !current);
    return developer.accounts.endSession(found?.id ?? "");
  },
  ...sessionRefusals("DELETE", "/api/auth/sessions/ses_unknown"),
  400: [
    ...sessionRefusals("DELETE", "/api/auth/sessions/ses_unknown")[400],
    async (world) => (await world.developer()).accounts.endSession("not an id"),
  ],
  404: async (world) => {
    const { sessions: list } = await (await world.developer()).accounts.sessions();
    return (await world.developer()).accounts.endSession(list[0]?.id ?? "");
  },
};

export { oidcCallback, oidcStart } from "./oidc.ts";

export const list: Scenarios["accounts"]["list"] = {
  200: [
    async (world) => (await world.owner()).accounts.list().page(),
    async (world) => (await world.keyed(await world.owner())).accounts.list().page(),
    async (world) => {
      await world.developer();
      for await (const _ of (await world.owner()).accounts.list({ limit: 1 }));
    },
  ],
  ...ownerRefusals("GET", "/api/admin/accounts"),
  400: [
    ...ownerRefusals("GET", "/api/admin/accounts")[400],
    async (world) => (await world.owner()).accounts.list({ cursor: "foreign" }).page(),
  ],
};

const someAccount = "/api/admin/accounts/acc_unknown";

export const update: Scenarios["accounts"]["update"] = {
  200: [
    async (world) => {
      const { account } = await (await world.developer()).accounts.session();
      return (await world.owner()).accounts.update(account.id, { tier: "pro", disabled: true });
    },
    async (world) => {
      const { account } = await (await world.developer()).accounts.session();
      return (await world.keyed(await world.owner())).accounts.update(account.id, { disabled: false });
    },
  ],
  ...ownerRefusals("PATCH", someAccount),
  400: [
    ...ownerRefusals("PATCH", someAccount)[400],
    async (world) => (await world.owner()).accounts.update("not an id", {}),
    ownerAsks(malformedJson("PATCH", someAccount)),
  ],
  404: async (world) => (await world.owner()).accounts.update("acc_unknown", { tier: "pro" }),
  409: async (world) => {
    const owner = await world.owner();
    const { account } = await owner.accounts.session();
    return owner.accounts.update(account.id, { disabled: true });
  },
  413: ownerAsks(tooLarge("PATCH", someAccount)),
  415: ownerAsks(wrongMediaType("PATCH", someAccount)),
};
