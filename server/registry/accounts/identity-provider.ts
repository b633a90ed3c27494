/**
 * The client of the node's identity provider: OpenID Connect Core 1.0, authorization code flow (section 3.1) with PKCE
 * (RFC 7636). https://openid.net/specs/openid-connect-core-1_0.html
 */
import * as openid from "openid-client";
import { boundedText, causeOf, codeOf } from "../../core/egress/operator-fetch.ts";
import type { CoreConfig } from "../../core/settings/config.ts";
import { type Identity, identityOf } from "./identity.ts";

/** The values that tie a response of the provider to its request. */
export interface FlowSecrets {
  /** Returned in the response (RFC 6749 section 10.12). */
  state: string;
  /** Returned in the ID token (Core section 15.5.2). */
  nonce: string;
  /** Sent with the code; the provider knows its hash (RFC 7636 section 4.1). */
  verifier: string;
}

/** The parameters of the authorization response. */
export type AuthorizationResponse = Partial<Record<"code" | "state" | "iss" | "error", string>>;

/** The response cannot be used, with the reason as text, which contains no secret. */
export interface Failed {
  failed: string;
}

/** The provider does not respond, or not as OpenID Connect requires. */
export interface Unavailable {
  unavailable: true;
}

/** The settings of the client. */
export interface ProviderSettings extends NonNullable<CoreConfig["oidc"]> {
  /** The URL that the provider sends browsers back to. */
  redirectUri: string;
  fetch: typeof fetch;
  /** Called with the reason of a failure, which contains no secret. */
  warn: (reason: string) => void;
}

/** The timeout of a request to the provider, in seconds. */
const timeoutSeconds = 10;

/** The requested scope (Core section 5.4). */
const scope = "openid email profile";

/** The provider cannot be reached, or responds with 429 or 5xx. */
class Unreachable extends Error {}

/** The client of the identity provider. It discovers the provider at the first use, so the node can start without it. */
export class IdentityProvider {
  readonly #settings: ProviderSettings;
  #found: Promise<openid.Configuration | undefined> | undefined;

  constructor(settings: ProviderSettings) {
    this.#settings = settings;
  }

  /** The URL to sign in at (Core section 3.1.2.1). */
  async addressOf({ state, nonce, verifier }: FlowSecrets): Promise<{ address: string } | Unavailable> {
    const provider = await this.#provider();
    if (!provider) return { unavailable: true };
    const { href: address } = openid.buildAuthorizationUrl(provider, {
      redirect_uri: this.#settings.redirectUri,
      scope,
      state,
      nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
    });
    return { address };
  }

  /**
   * Identifies the user by the authorization response. It checks state and issuer (RFC 9207) before it sends the code to
   * the provider, then the ID token's issuer, audience, nonce, times and signature (Core section 3.1.3.7).
   */
  async identify(
    ties: FlowSecrets,
    response: AuthorizationResponse,
  ): Promise<Identity | Failed | Unavailable> {
    const provider = await this.#provider();
    if (!provider) return { unavailable: true };
    try {
      return await this.#redeem(provider, ties, response);
    } catch (error) {
      this.#settings.warn(reasonOf(error));
      if (unreachable(error)) return { unavailable: true };
      return { failed: explain(error) };
    }
  }

  async #redeem(
    provider: openid.Configuration,
    { state, nonce, verifier }: FlowSecrets,
    response: AuthorizationResponse,
  ): Promise<Identity | Failed> {
    const url = new URL(this.#settings.redirectUri);
    for (const [name, value] of Object.entries(response)) url.searchParams.set(name, value);
    const tokens = await openid.authorizationCodeGrant(provider, url, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error("The ID token is missing");
    // Some providers only return e-mail and name at their userinfo endpoint (Core section 5.4).
    const elsewhere = claims.email === undefined && provider.serverMetadata().userinfo_endpoint !== undefined;
    const more = elsewhere ? await openid.fetchUserInfo(provider, tokens.access_token, claims.sub) : {};
    return (
      identityOf({ ...more, ...claims }) ?? { failed: "The identity provider returned an invalid subject." }
    );
  }

  /** The provider's metadata, cached after discovery. */
  #provider(): Promise<openid.Configuration | undefined> {
    this.#found ??= this.#discover().catch((error) => {
      this.#found = undefined; // so that the next call discovers again
      this.#settings.warn(reasonOf(error));
      return undefined;
    });
    return this.#found;
  }

  /**
   * Discovers the provider (https://openid.net/specs/openid-connect-discovery-1_0.html section 4). OIDC_ISSUER may also be the
   * URL of its metadata, and may have a slash at the end that the issuer does not have, or lack one.
   */
  async #discover(): Promise<openid.Configuration> {
    const issuer = this.#settings.issuer.replace(/\/\.well-known\/openid-configuration\/?$/, "");
    try {
      return await this.#discoverAt(issuer);
    } catch (error) {
      const named = issuerIn(error);
      if (named === undefined || withoutSlash(named) !== withoutSlash(issuer)) throw error;
      return await this.#discoverAt(named);
    }
  }

  async #discoverAt(issuer: string): Promise<openid.Configuration> {
    const { clientId, clientSecret } = this.#settings;
    const url = new URL(issuer);
    const provider = await openid.discovery(url, clientId, {}, authentication(clientSecret), {
      timeout: timeoutSeconds,
      [openid.customFetch]: (address, init) => this.#ask(address, init),
      execute: [
        // Core section 3.1.3.7 accepts TLS instead of the signature, but TLS may end at a proxy before the provider.
        openid.enableNonRepudiationChecks,
        // The configuration only accepts http issuers on the loopback address.
        ...(url.protocol === "http:" ? [openid.allowInsecureRequests] : []),
      ],
    });
    openid.buildAuthorizationUrl(provider, {}); // throws for metadata without a usable endpoint
    return provider;
  }

  /** Sends a request to the provider, and reads the whole response; an incomplete one counts as none. */
  async #ask(url: string, { body, ...init }: openid.CustomFetchOptions): Promise<Response> {
    try {
      const form = body instanceof URLSearchParams ? body : null; // only the token request has a body
      const response = await this.#settings.fetch(url, { ...init, body: form });
      const text = await boundedText(response, maxBytes);
      if (text === undefined) throw new Unreachable(`a response of more than ${maxBytes} bytes`);
      const { status, headers } = response;
      if (status === 429 || status >= 500) throw new Unreachable(`HTTP ${status}`);
      return new Response(text === "" ? null : text, { status, headers });
    } catch (error) {
      if (error instanceof Unreachable) throw error;
      throw new Unreachable(causeOf(error));
    }
  }
}

/** The size limit of a response in bytes. Metadata, key sets and tokens have a few thousand. */
const maxBytes = 262_144;

/**
 * The client authentication of the node: HTTP Basic, which is the default (Discovery section 3), or in the body if the
 * provider only supports that.
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
 * The reason why a response cannot be used, as text. The errors themselves contain tokens and responses of the provider, so
 * only their codes are used.
 */
function explain(error: unknown): string {
  if (error instanceof openid.AuthorizationResponseError) {
    return error.error === "access_denied"
      ? "The identity provider reports that the sign-in was rejected or cancelled (access_denied): start again."
      : `The identity provider reports the error ${codeOf(error.error)}: start again.`;
  }
  if (error instanceof openid.WWWAuthenticateChallengeError || rejectsClient(error)) {
    return "The identity provider rejects this node: its operator must check OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.";
  }
  if (error instanceof openid.ResponseBodyError) {
    return `The identity provider rejects the code, which is used, expired or from another sign-in (${codeOf(error.error)}): start again.`;
  }
  if (error instanceof openid.ClientError) {
    return `The response of the identity provider does not belong to this sign-in (${codeOf(error.code)}): start again.`;
  }
  throw error;
}

function rejectsClient(error: unknown): boolean {
  return error instanceof openid.ResponseBodyError && error.error === "invalid_client";
}

/** The issuer that the metadata of the provider name, if they are rejected because OIDC_ISSUER is another. */
function issuerIn(error: unknown): string | undefined {
  if (!(error instanceof openid.ClientError) || typeof error.cause !== "object") return undefined;
  const { attribute, body } = (error.cause ?? {}) as { attribute?: unknown; body?: { issuer?: unknown } }; // of openid-client
  return attribute === "issuer" && typeof body?.issuer === "string" ? body.issuer : undefined;
}

function withoutSlash(url: string): string {
  return url.endsWith("/") ? url.slice(0, -1) : url;
}

/** The reason of an error for the log. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error instanceof Unreachable) return error.message;
  if (error.cause instanceof Unreachable) return error.cause.message;
  const issuer = issuerIn(error);
  if (issuer !== undefined)
    return `the provider says that its issuer is ${issuer.slice(0, 200)}: set OIDC_ISSUER to it`;
  const code = "code" in error ? error.code : undefined;
  const cause = "error" in error ? ` ${codeOf(error.error)}` : "";
  return `${error.name} ${codeOf(code)}${cause}`;
}
