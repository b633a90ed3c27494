/** A real OpenID provider on this machine, and what a browser does there. */
import { generateKeyPairSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import Provider, {
  type Adapter,
  type AdapterPayload,
  type Configuration,
  type KoaContextWithOIDC,
} from "oidc-provider";
import type { Config } from "../server/assembly/config.ts";
import { freePort } from "./free-port.ts";
import { type Browser, publicUrl } from "./world.ts";

/** A user of the provider. */
export interface User {
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface IdentityProvider extends AsyncDisposable {
  /** How a node is set up to use it. */
  settings: NonNullable<Config["oidc"]>;
  /** Who can sign in there, by subject. */
  users: Map<string, User>;
  /**
   * What a browser does that was sent to the provider: it signs in as a user, or declines, and is redirected back.
   * @param subject null for who rejects.
   * @returns where it is sent back to.
   */
  visit(address: string, subject: string | null): Promise<URL>;
  /** Bodies that clients sent to the provider, and that it responded with, beside web pages. */
  exchanged: string[];
  /** Stops listening. */
  stop(): Promise<void>;
  /** Listens again, where it did. */
  start(): Promise<void>;
}

/** Made once: keys of RSA take their time. */
const signingKey = {
  ...generateKeyPairSync("rsa", { modulusLength: 2_048 }).privateKey.export({ format: "jwk" }),
  kid: "test",
  alg: "RS256",
  use: "sig",
};

/** The header by which our browser says who uses it: nobody fills in a form here. */
const subjectHeader = "x-test-subject";

/** Starts a provider with a client for the test world's node. */
export async function createIdentityProvider(more: Configuration = {}): Promise<IdentityProvider> {
  const users = new Map<string, User>([
    ["ada-1", { email: "ada@example.com", email_verified: true, name: "Ada Lovelace" }],
    ["bob-2", { email: "bob@example.com", email_verified: true, name: "Bob" }],
  ]);
  const exchanged: string[] = [];
  const server = createServer();
  const port = await freePort(); // it may stop and start again
  const listen = async () => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await listen();
  const issuer = `http://127.0.0.1:${port}`;
  const clientSecret = randomBytes(24).toString("base64url");
  const provider = new Provider(issuer, {
    ...configurationOf(clientSecret, users),
    ...more,
  });
  provider.use(interactions(provider));
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.path === "/token") {
      const { oidc } = ctx as unknown as KoaContextWithOIDC; // the provider's own route
      exchanged.push(JSON.stringify(oidc?.params ?? {}), JSON.stringify(ctx.body));
    }
  });
  server.on("request", provider.callback());

  const stop = async () => {
    server.close();
    server.closeAllConnections();
    if (server.listening) await once(server, "close");
  };
  return {
    settings: { issuer, clientId: "registry", clientSecret },
    users,
    exchanged,
    visit,
    stop,
    start: listen,
    [Symbol.asyncDispose]: stop,
  };
}

/** Where a node's sign-in begins and ends. */
export const start = "/api/auth/oidc/start";
export const callback = "/api/auth/oidc/callback";

/**
 * Goes from the node to the provider, and there until it sends the browser back.
 * @param bend changes the address that the node gave.
 * @returns the address at the node, which the browser has not gone to yet.
 */
export async function cameBack(
  browser: Browser,
  provider: IdentityProvider,
  subject: string | null,
  bend: (address: URL) => void = () => undefined,
): Promise<URL> {
  const response = await browser.goTo(start);
  const address = new URL(response.headers.get("location") ?? "", publicUrl);
  bend(address);
  return provider.visit(address.href, subject);
}

/** Signs in with the provider. */
export async function signInAs(
  subject: string,
  browser: Browser,
  provider: IdentityProvider,
): Promise<Response> {
  const { href } = await cameBack(browser, provider, subject);
  return browser.goTo(href);
}

function configurationOf(clientSecret: string, users: Map<string, User>): Configuration {
  return {
    clients: [
      {
        client_id: "registry",
        client_secret: clientSecret,
        redirect_uris: [`${publicUrl}/api/auth/oidc/callback`],
      },
    ],
    adapter: Memory,
    jwks: { keys: [signingKey] },
    cookies: { keys: ["test"] },
    scopes: ["openid", "email", "profile"],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, subject) => ({
      accountId: subject,
      claims: () => ({ ...users.get(subject), sub: subject }),
    }),
    // Nobody is asked what the node may see.
    loadExistingGrant: async ({ oidc }) => {
      const accountId = oidc.session?.accountId;
      const clientId = oidc.client?.clientId;
      if (!clientId || !accountId) return undefined;
      const grant = new oidc.provider.Grant({ clientId, accountId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  };
}

/** What a provider keeps of one kind. Its own memory says at each start that it is for development. */
class Memory implements Adapter {
  readonly #kept = new Map<string, AdapterPayload>();

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    this.#kept.set(id, payload);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return this.#kept.get(id);
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...this.#kept.values()].find((each) => each.uid === uid);
  }

  async findByUserCode(): Promise<undefined> {} // of the device flow

  async consume(id: string): Promise<void> {
    const payload = this.#kept.get(id);
    if (payload) payload.consumed = Math.floor(Date.now() / 1_000);
  }

  async destroy(id: string): Promise<void> {
    this.#kept.delete(id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, payload] of this.#kept) if (payload.grantId === grantId) this.#kept.delete(id);
  }
}

/** The sign-in page, without the page. */
function interactions(provider: Provider): Parameters<Provider["use"]>[0] {
  return async (ctx, next) => {
    if (!ctx.path.startsWith("/interaction/")) return next();
    const subject = ctx.get(subjectHeader);
    const result = subject
      ? { login: { accountId: subject } }
      : { error: "access_denied", error_description: "The user said no." };
    await provider.interactionFinished(ctx.req, ctx.res, result, { mergeWithLastSubmission: false });
    ctx.respond = false;
  };
}

async function visit(address: string, subject: string | null): Promise<URL> {
  const jar = new Map<string, string>();
  let url = new URL(address);
  const { origin } = url;
  for (let hop = 0; hop < 10; hop++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, {
      redirect: "manual",
      headers: { cookie, ...(subject !== null && { [subjectHeader]: subject }) },
    });
    for (const text of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      jar.set(name, value);
    }
    const location = response.headers.get("location");
    if (!location)
      throw new Error(`The provider responded with ${response.status}: ${await response.text()}`);
    url = new URL(location, url);
    if (url.origin !== origin) return url;
  }
  throw new Error("The provider sends the browser in circles");
}
