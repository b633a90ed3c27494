/**
 * An identity provider: OpenID Connect, authorization code with PKCE. It responds as the history says, and remembers which codes
 * it gave out, and what was sent for them.
 */
import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Config } from "../../server/assembly/config.ts";
import { hostOf, type Network } from "./network.ts";
import type { Order } from "./order.ts";
import { time } from "./virtual-time.ts";

/** How it responds. */
export const providerManners = [
  "good",
  "slow",
  "failing",
  "hanging",
  "accepts codes again",
  "wrong nonce",
  "wrong audience",
  "wrong issuer",
  "wrong signature",
  "expired token",
  "token of another code",
] as const;
export type ProviderManner = (typeof providerManners)[number];

/** With these, its tokens are right. */
const rightManners: ReadonlySet<ProviderManner> = new Set(["good", "slow", "accepts codes again"]);

/** A user. */
interface User {
  sub: string;
  email?: string;
  email_verified?: boolean;
}

/** Two with an e-mail address, one without, and one with that of an account that has a password. */
export const users: readonly User[] = [
  { sub: "subject-0", email: "subject-0@example.com", email_verified: true },
  { sub: "subject-1", email: "subject-1@example.com", email_verified: true },
  { sub: "subject-2", email: "subject-2@example.com", email_verified: false },
  { sub: "subject-3", email: "ann@example.com", email_verified: true },
];

/** An authorization code, from when it was given out. */
interface Code {
  subject: number;
  nonce: string;
  challenge: string;
  /** Whether a token was sent for it. */
  isUsed: boolean;
}

/** A token that was sent to a node. */
export interface SentToken {
  /** Its place in the order of all that was seen. */
  order: number;
  code: string;
  subject: number;
  isRight: boolean;
}

const host = "id.provider.com";
const tokenLifeS = 60;

/** An identity provider. */
export class IdentityProvider {
  readonly host = host;
  /** How a node is set up to use it. */
  readonly settings: NonNullable<Config["oidc"]> = {
    issuer: `https://${host}`,
    clientId: "registry",
    clientSecret: "a secret that the nodes and their provider have",
  };
  readonly tokens: SentToken[] = [];
  manner: ProviderManner = "good";
  readonly #order: Order;
  readonly #codes = new Map<string, Code>();
  #keys = newKeys();
  /** The last token that was right. */
  #lastToken = "";

  constructor(network: Network, order: Order) {
    this.#order = order;
    network.add(
      host,
      hostOf((request, response) => void this.#serve(request, response)),
    );
  }

  /** All codes that it gave out. */
  get codes(): string[] {
    return [...this.#codes.keys()];
  }

  /** Signs with another key from now on. */
  rotateKeys(): void {
    this.#keys = newKeys();
  }

  /**
   * What a browser does that a node has sent here: a user signs in.
   * @returns the address that it is sent back to.
   */
  signIn(address: string, subject: number): URL {
    const asked = new URL(address).searchParams;
    const code = time.randomness.bytes(32).toString("base64url");
    this.#codes.set(code, {
      subject,
      nonce: asked.get("nonce") ?? "",
      challenge: asked.get("code_challenge") ?? "",
      isUsed: false,
    });
    const back = new URL(asked.get("redirect_uri") ?? "");
    back.searchParams.set("code", code);
    back.searchParams.set("state", asked.get("state") ?? "");
    back.searchParams.set("iss", this.settings.issuer);
    return back;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer); // no encoding is set
    if (this.manner === "hanging") return;
    if (this.manner === "slow") await time.sleep(3_000);
    const [status, body] =
      this.manner === "failing"
        ? [503, {}]
        : this.#respond(request.url ?? "", new URLSearchParams(Buffer.concat(chunks).toString()));
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  }

  #respond(path: string, form: URLSearchParams): [status: number, body: object] {
    const { issuer } = this.settings;
    if (path === "/.well-known/openid-configuration") {
      return [
        200,
        {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ["code"],
          subject_types_supported: ["public"],
          id_token_signing_alg_values_supported: ["ES256"],
          authorization_response_iss_parameter_supported: true,
        },
      ];
    }
    if (path === "/keys") return [200, { keys: [this.#keys.published] }];
    return path === "/token" ? this.#redeem(form) : [404, {}];
  }

  /** Sends a token for a code. */
  #redeem(form: URLSearchParams): [status: number, body: object] {
    const name = form.get("code") ?? "";
    const code = this.#codes.get(name);
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isUsed = code?.isUsed && this.manner !== "accepts codes again";
    if (!code || isUsed || code.challenge !== challenge) return [400, { error: "invalid_grant" }];
    code.isUsed = true;
    const isRight = rightManners.has(this.manner);
    this.tokens.push({ order: this.#order.next(), code: name, subject: code.subject, isRight });
    const token = this.#token(code);
    if (isRight) this.#lastToken = token;
    return [200, { access_token: name, token_type: "Bearer", expires_in: tokenLifeS, id_token: token }];
  }

  #token({ subject, nonce }: Code): string {
    if (this.manner === "token of another code") return this.#lastToken;
    const { issuer, clientId } = this.settings;
    const now = Math.floor(Date.now() / 1_000);
    const claims = {
      ...users[subject],
      iss: this.manner === "wrong issuer" ? "https://id.other.com" : issuer,
      aud: this.manner === "wrong audience" ? "another client" : clientId,
      nonce: this.manner === "wrong nonce" ? "another nonce" : nonce,
      iat: now,
      exp: this.manner === "expired token" ? now - 3_600 : now + tokenLifeS,
    };
    const { kid } = this.#keys.published;
    const signed = `${partOf({ alg: "ES256", kid })}.${partOf(claims)}`;
    const key = this.manner === "wrong signature" ? newKeys().privateKey : this.#keys.privateKey;
    const signature = sign("sha256", Buffer.from(signed), { key, dsaEncoding: "ieee-p1363" });
    return `${signed}.${signature.toString("base64url")}`;
  }
}

function partOf(json: object): string {
  return Buffer.from(JSON.stringify(json)).toString("base64url");
}

/** A key, and its public part as it is published. */
function newKeys(): { privateKey: KeyObject; published: { kid: string; [member: string]: unknown } } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const kid = time.randomness.bytes(8).toString("hex");
  return { privateKey, published: { ...publicKey.export({ format: "jwk" }), kid, alg: "ES256", use: "sig" } };
}
