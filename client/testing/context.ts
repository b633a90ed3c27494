/** The context of a handler of the fake. */
import type { Routes } from "../../generated/routes.ts";
import type { Caller } from "../../server/http/authentication.ts";
import type { Cookies } from "../../server/http/cookies.ts";
import type { Dispatch } from "../../server/http/internal-request.ts";
import type { State } from "./state.ts";

export interface Context {
  /** The caller. */
  caller: Caller;
  state: State;
  /** The values of each cookie of the request. */
  cookies: Cookies;
  userAgent: string | null;
  requestId: string;
  /** Dispatches another request on behalf of the same caller. */
  dispatch: Dispatch;
}

/** All handlers, by feature. A missing one does not compile. */
export type Handlers = Routes<Context>;
