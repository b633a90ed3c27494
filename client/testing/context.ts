/** What a handler of the fake may reach. */
import type { Routes } from "../../generated/routes.ts";
import type { Caller } from "../../server/http/admission.ts";
import type { Ask } from "../../server/http/asking.ts";
import type { Cookies } from "../../server/http/cookies.ts";
import type { State } from "./state.ts";

export interface Context {
  /** Who asks. */
  caller: Caller;
  state: State;
  /** The values of each cookie of the request. */
  cookies: Cookies;
  userAgent: string | null;
  requestId: string;
  /** Makes another request for the same caller. */
  ask: Ask;
}

/** All handlers, by feature. One that is missing does not compile. */
export type Handlers = Routes<Context>;
