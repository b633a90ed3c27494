/**
 * The identity provider of a node, as OpenID Connect Core 1.0 has it: the authorization code flow (section 3.1) with
 * PKCE (RFC 7636). https://openid.net/specs/openid-connect-core-1_0.html
 */
import * as openid from "openid-client";
import type { Config } from "../config.ts";
import { type Identity, identityOf } from "./identity.ts";

/** What ties the answer of a provider to its start. */
export interface Ties {
  /** Comes back with the answer (RFC 6749 section 10.12). */
  state: string;
  /** Comes back in the ID token (Core section 15.5.2). */
  nonce: string;
  /** Shown for the code; the provider knows its hash (RFC 7636 section 4.1). */
  verifier: string;
}

/** What the provider sends the browser back with. */
export type ProviderAnswer = Partial<Record<"code" | "state" | "iss" | "error", string>>;

/** The answer cannot be used, and why, for people. It holds no secret. */
export interface Failed {
  failed: string;
}

/** The provider does not answer, or not as OpenID Connect says. */
export interface Unavailable {
  unavailable: true;
}

/** What the node needs to speak with a provider. */
export interface ProviderSettings extends NonNullable<Config["oidc"]> {
  /** Where the provider sends browsers back to. */
  redirectUri: string;
  fetch: typeof fetch;
  /** Is told why the provider failed; it gets no secret. */
  warn: (reason: string) => void;
}

/** How long the provider may take for one answer, in seconds. */
const patience = 10;

/** Core section 5.4. */
const scope = "openid email profile";

/** The provider cannot be reached, or says itself that it cannot answer now. */
class Unreachable extends Error {}

/** Speaks with the identity provider. It is looked up at its first use, so the node starts without it. */
export class IdentityProvider {
  readonly #settings: ProviderSettings;
  #found: Promise<openid.Configuration | undefined> | undefined;

  constructor(settings: ProviderSettings) {
    this.#settings = settings;
  }

  /** Where a browser goes to sign in (Core section 3.1.2.1). */
  async addressOf({ state, nonce, verifier }: Ties): Promise<{ address: string } | Unavailable> {
    const provider = await this.#provider();
    if (!provider) return { unavailable: true };
    const { href: address } = openid.buildAuthorizationUrl(provider, {
      ...{ redirect_uri: this.#settings.redirectUri, scope, state, nonce },
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
    });
    return { address };
  }

  /**
   * Who signed in, by what the browser brings back. State and issuer (RFC 9207) are checked before the code is shown to
   * the provider; then the ID token's issuer, audience, nonce, times and signature (Core section 3.1.3.7).
   */
  async identify(ties: Ties, answer: ProviderAnswer): Promise<Identity | Failed | Unavailable> {
    const provider = await this.#provider();
    if (!provider) return { unavailable: true };
    try {
      return await this.#redeem(provider, ties, answer);
    } catch (error) {
      this.#settings.warn(reasonOf(error));
      if (unreachable(error)) return { unavailable: true };
      return { failed: explain(error) };
    }
  }

  async #redeem(
    provider: openid.Configuration,
    { state, nonce, verifier }: Ties,
    answer: ProviderAnswer,
  ): Promise<Identity | Failed> {
    const url = new URL(this.#settings.redirectUri);
    for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
    const tokens = await openid.authorizationCodeGrant(provider, url, {
      ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error("An ID token that was expected is not there");
    // Providers may tell of e-mail and name at their userinfo endpoint alone (Core section 5.4).
    const elsewhere = claims.email === undefined && provider.serverMetadata().userinfo_endpoint !== undefined;
    const more = elsewhere ? await openid.fetchUserInfo(provider, tokens.access_token, claims.sub) : {};
    return (
      identityOf({ ...more, ...claims }) ?? { failed: "The identity provider told a subject that is none." }
    );
  }

  /** The provider's own description of itself, kept once it is found. */
  #provider(): Promise<openid.Configuration | undefined> {
    this.#found ??= this.#discover().catch((error) => {
      this.#found = undefined; // so that the next one looks again
      this.#settings.warn(reasonOf(error));
      return undefined;
    });
    return this.#found;
  }

  /** https://openid.net/specs/openid-connect-discovery-1_0.html section 4 */
  async #discover(): Promise<openid.Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    const url = new URL(issuer);
    const provider = await openid.discovery(url, clientId, {}, authentication(clientSecret), {
      timeout: patience,
      [openid.customFetch]: (address, init) => this.#ask(address, init),
      execute: [
        // Core section 3.1.3.7 lets TLS stand for the signature, but not every way to a provider has it to its end.
        openid.enableNonRepudiationChecks,
        // The configuration takes an http issuer of this machine alone.
        ...(url.protocol === "http:" ? [openid.allowInsecureRequests] : []),
      ],
    });
    openid.buildAuthorizationUrl(provider, {}); // throws for a description without a usable address
    return provider;
  }

  /** Asks the provider, and reads the whole answer: one that breaks off is none. */
  async #ask(url: string, { body, ...init }: openid.CustomFetchOptions): Promise<Response> {
    try {
      const form = body instanceof URLSearchParams ? body : null; // the token request's; the others have none
      const response = await this.#settings.fetch(url, { ...init, body: form });
      const text = await boundedText(response);
      const { status, headers } = response;
      if (status === 429 || status >= 500) throw new Unreachable(`HTTP ${status}`);
      return new Response(text === "" ? null : text, { status, headers });
    } catch (error) {
      if (error instanceof Unreachable) throw error;
      throw new Unreachable(causeOf(error));
    }
  }
}

/** The longest answer of a provider, in bytes: descriptions, key sets and tokens have a few thousand. */
const maxBytes = 262_144;

/** The body of an answer. @throws Unreachable for one that is too long; the rest of it is not read. */
async function boundedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Unreachable(`an answer of more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/**
 * How the node proves to be the client: HTTP Basic, which is what providers take that name nothing (Discovery section 3),
 * and the body where a provider names that and not Basic.
 */
function authentication(secret: string): openid.ClientAuth {
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const inBody = methods.includes("client_secret_post") && !methods.includes("client_secret_basic");
    const prove = inBody ? openid.ClientSecretPost(secret) : openid.ClientSecretBasic(secret);
    prove(server, client, body, headers);
  };
}

function unreachable(error: unknown): boolean {
  return error instanceof Error && (error instanceof Unreachable || error.cause instanceof Unreachable);
}

/**
 * Why an answer cannot be used, for people. The errors themselves carry tokens and answers of the provider, so nothing
 * of them is told but codes.
 */
function explain(error: unknown): string {
  if (error instanceof openid.AuthorizationResponseError) {
    return error.error === "access_denied"
      ? "The identity provider says that the sign-in was refused or given up (access_denied): start again."
      : `The identity provider answered the error ${codeOf(error.error)}: start again.`;
  }
  if (error instanceof openid.WWWAuthenticateChallengeError || refusesClient(error)) {
    return "The identity provider does not accept this node: its operator should check OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.";
  }
  if (error instanceof openid.ResponseBodyError) {
    return `The identity provider does not take the code, which is used, old or not of this sign-in (${codeOf(error.error)}): start again.`;
  }
  if (error instanceof openid.ClientError) {
    return `What the identity provider answered does not belong to this sign-in (${codeOf(error.code)}): start again.`;
  }
  throw error;
}

function refusesClient(error: unknown): boolean {
  return error instanceof openid.ResponseBodyError && error.error === "invalid_client";
}

/** What the log may tell of an error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error instanceof Unreachable) return error.message;
  if (error.cause instanceof Unreachable) return error.cause.message;
  const code = "code" in error ? error.code : undefined;
  const told = "error" in error ? ` ${codeOf(error.error)}` : "";
  return `${error.name} ${codeOf(code)}${told}`;
}

/** Why a request failed: the system's word for it, as in ECONNREFUSED, or the error's name. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { cause } = error;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return typeof code === "string" ? codeOf(code) : error.name;
}

/** A code as it may be told: what is longer or of other characters may be anything. */
function codeOf(value: unknown): string {
  return typeof value === "string" && /^[\w.-]{1,64}$/.test(value) ? value : "unknown";
}
