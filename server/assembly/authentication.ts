/** How a node authenticates requests: by keys, by sessions, and by the token of the metrics. */
import { type Authenticate, createAuthentication } from "../core/http/authentication.ts";
import type { Core } from "../feature.ts";
import { tokenCheck } from "../features/metrics/token.ts";
import { authenticateSession } from "../registry/accounts/sessions.ts";
import type { Activity } from "../registry/keys/activity.ts";
import { Counter } from "../registry/keys/counter.ts";
import { authenticateKey, checkKey } from "../registry/keys/credential.ts";
import { expireKey } from "../registry/keys/expiry.ts";
import { findKey } from "../registry/keys/lookup.ts";
import { mayBeKey } from "../registry/keys/raw-key.ts";
import { SessionQuota } from "../registry/keys/session-quota.ts";
import { transitionHeaders, writesWithoutKey } from "../registry/keys/transition.ts";

/** @param activity records the use of keys. */
export function authenticationOf({ config, database, clock, warn }: Core, activity: Activity): Authenticate {
  const expire = (keyId: string, now: Date) =>
    expireKey(database, keyId, now).catch((error) => warn("the expiry of a key was not stored", error));
  const options = { counter: new Counter(database, clock), activity, expire, clock };
  const check = { find: (raw: string) => findKey(database, raw), activity, expire, clock };
  const sessionQuota = new SessionQuota(database, clock, config.sessionWritesPerMinute);
  return createAuthentication({
    credentials: {
      key: (raw, place, authorize, operation) => authenticateKey(options, raw, place, authorize, operation),
      mayBeKey,
      metricsToken: config.metricsToken === null ? null : tokenCheck(config.metricsToken),
      checkKey: (raw, place) => checkKey(check, raw, place),
      session: (tokens) =>
        authenticateSession(database, clock, tokens, (error) =>
          warn("ended sessions were not deleted", error),
        ),
      countSessionWrite: (caller, operation) => sessionQuota.count(caller, operation),
    },
    publicUrl: config.publicUrl,
    singleOperator: config.singleOperator,
    anonymousWrites: () => (writesWithoutKey(config, clock()) ? transitionHeaders(config) : null),
    unavailable: database.unavailable,
  });
}
