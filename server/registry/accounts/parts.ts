/** What the handlers of accounts get beside what all handlers have. */
import type { Routes } from "../../../generated/routes.ts";
import type { Context as SharedContext } from "../../feature.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import type { Flows } from "./oidc-flow.ts";
import type { Passwords } from "./passwords.ts";

export interface Parts {
  /** Hashes and verifies passwords. */
  passwords: Passwords;
  /** The OpenID Connect provider and the sign-in flows under way; null if none is configured. */
  oidc: { provider: IdentityProvider; flows: Flows } | null;
}

export type Context = SharedContext & Parts;
export type Handlers = Routes<Context>;
