/** Signing in with an identity provider: OpenID Connect, authorization code with PKCE. */
import { refuse } from "../answers.ts";
import type { Handlers } from "../context.ts";

export const oidcStart: Handlers["accounts"]["oidcStart"] = async () =>
  refuse(
    404,
    "oidc_not_configured",
    "This node has no identity provider: sign in with e-mail address and password.",
  );

export const oidcCallback: Handlers["accounts"]["oidcCallback"] = async () =>
  refuse(
    404,
    "oidc_not_configured",
    "This node has no identity provider: sign in with e-mail address and password.",
  );
