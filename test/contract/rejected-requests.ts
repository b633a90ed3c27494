/** The rejected requests of operations that accept a key or a session. */
import type { Scenario } from "../scenario.ts";
import {
  badKeys,
  badSessions,
  nobodySignedIn,
  notAllowed,
  notTheOwner,
  overQuota,
  signedIn,
  twoSessions,
  unknownParameter,
} from "./invalid-requests.ts";

/** The rejected requests of an operation for every account. */
export function accountRefusals(method: string, path: string) {
  return {
    400: [signedIn(unknownParameter(method, path)), twoSessions(method, path)],
    401: [nobodySignedIn(method, path), ...badKeys(method, path), ...badSessions(method, path)],
    403: notAllowed(method, path),
    429: overQuota(method, path),
  };
}

/** The rejected requests of an operation for the owner of the node. */
export function ownerRefusals(method: string, path: string) {
  return {
    400: [ownerAsks(unknownParameter(method, path)), twoSessions(method, path)],
    401: [nobodySignedIn(method, path), ...badKeys(method, path), ...badSessions(method, path)],
    403: [...notAllowed(method, path), notTheOwner(method, path)],
    429: overQuota(method, path, "owner"),
  };
}

/** Runs a scenario as the owner. */
export function ownerAsks(play: Scenario): Scenario {
  return async (world) => signedIn(play, await world.owner())(world);
}
