/** Accounts of developers and of the operator: passwords, sessions, sign-in. */
import { operations } from "../../../generated/operations.ts";
import type { Core, Feature } from "../../feature.ts";
import { Account } from "./account.ts";
import { continueClosing } from "./closed-accounts.ts";
import * as handlers from "./handlers.ts";
import { IdentityProvider } from "./identity-provider.ts";
import { Flows } from "./oidc-flow.ts";
import { OidcState } from "./oidc-state.ts";
import type { Handlers, Parts } from "./parts.ts";
import { PasswordLink } from "./password-link.ts";
import type { Passwords } from "./passwords.ts";
import { Session } from "./session.ts";
import { deleteEnded } from "./session-expiry.ts";
import { SignInFailure } from "./sign-in-failure.ts";
import { SignInNetwork } from "./sign-in-network.ts";
import { SignUp } from "./sign-up-limit.ts";

interface Options {
  /** Hashes and verifies passwords. */
  passwords: Passwords;
  /** Sends requests to the identity provider. */
  fetch: typeof fetch;
}

/** What the credential of a request is, the keys say. */
type AllButWhoami = Omit<Feature<"accounts", Parts, Options>, "handlers"> & {
  handlers: Omit<Handlers["accounts"], "whoami">;
};

export const accounts: AllButWhoami = {
  entities: [Account, OidcState, PasswordLink, Session, SignInFailure, SignInNetwork, SignUp],
  handlers,
  start: (core, { passwords, fetch }) => {
    const { database, databaseOfJob, clock, jobIntervals } = core;
    return {
      parts: { passwords, oidc: oidcOf(core, fetch) },
      jobs: [
        {
          name: "session_expiry",
          run: () => deleteEnded(database, clock),
          intervalMs: jobIntervals.expiryMs,
          failure: "deleting ended sessions failed",
        },
        {
          name: "account_closing",
          run: () => continueClosing(databaseOfJob(), clock),
          intervalMs: jobIntervals.expiryMs,
          failure: "removing what is left of a closed account failed",
        },
      ],
    };
  },
};

/** Sign-in by the identity provider; null if none is configured. */
function oidcOf({ config, nodeKey, random, log }: Core, send: typeof fetch): Parts["oidc"] {
  const { oidc, publicUrl } = config;
  if (!oidc) return null;
  const redirectUri = `${publicUrl}${operations.accounts.oidcCallback.path}`;
  const warn = (reason: string) => log.warn({ reason }, "identity provider failed");
  return {
    provider: new IdentityProvider({ ...oidc, redirectUri, fetch: send, warn }),
    flows: new Flows(nodeKey, random),
  };
}
