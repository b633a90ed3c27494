/** What the compiler checks of handlers, shown by what does not compile: nothing here runs. */
import { rejectWith } from "../contract/fastify.ts";
import type { Routes } from "../generated/routes.ts";

type Handlers = Routes<object>;

type Lookup = Handlers["agents"]["lookup"];
type Create = Handlers["keys"]["create"];
type Revoke = Handlers["keys"]["revoke"];

export const declared: Lookup = async () => rejectWith(404, "agent_not_found", "No agent has this id.");
export const declaredWithMembers: Create = async () =>
  rejectWith(409, "active_key_limit_reached", "Revoke a key.", { limit: 5, active: 5 });

// @ts-expect-error: a code that no problem has
export const misspelt: Lookup = async () => rejectWith(404, "agent_not_fuond", "No agent has this id.");

// @ts-expect-error: a code that the operation does not declare
export const ofAnother: Lookup = async () => rejectWith(404, "key_not_found", "You have no such key.");

// @ts-expect-error: a status that is not that of the code
export const otherStatus: Revoke = async () => rejectWith(409, "key_not_found", "You have no such key.");

// @ts-expect-error: without the members that the problem has
export const withoutMembers: Create = async () => rejectWith(409, "active_key_limit_reached", "Revoke one.");

export const wrongMember: Create = async () =>
  // @ts-expect-error: with a member of another type
  rejectWith(409, "active_key_limit_reached", "Revoke a key.", { limit: "5", active: 5 });

// @ts-expect-error: a status that the operation does not declare
export const otherSuccess: Revoke = async () => ({ status: 206, body: {} });

// @ts-expect-error: without the body of the success
export const withoutBody: Revoke = async () => ({ status: 200, headers: {} });

// @ts-expect-error: no response
export const nothing: Revoke = async () => undefined;
