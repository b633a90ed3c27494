/** A server of the contract on Fastify: handlers are yours, everything around them is that of Registry Node. */
import type { Routes as RoutesOf } from "../generated/routes.ts";
import type { RequestContext } from "../server/core/http/options.ts";

export {
  type Answer,
  type Handler,
  type Request,
  type Skeleton,
  StaticBody,
  Verbatim,
} from "../generated/routes.ts";
export type { Account, Accounts } from "../server/core/http/accounts.ts";
export { createApp } from "../server/core/http/app.ts";
export type { Authenticate, Authenticated, Caller, Client } from "../server/core/http/authentication.ts";
export { drain } from "../server/core/http/drain.ts";
export type { AppOptions, RequestContext } from "../server/core/http/options.ts";
export { prefersAsync } from "../server/core/http/prefer.ts";
export { ProblemError, problemResponse } from "../server/core/http/problem-response.ts";
export {
  cacheHeaders,
  contentTag,
  etagOf,
  isNotModified,
  matchesIfNoneMatch,
  noStore,
  preconditionFailed,
  rejectWith,
  revalidated,
  satisfiesIfMatch,
} from "../server/core/http/responses.ts";
export { Cursors, type Position } from "../server/core/paging/cursors.ts";
export {
  invalidCursor,
  type NextPage,
  openPage,
  type Page,
  type PagedList,
  type PageQuery,
} from "../server/core/paging/paging.ts";
export { notImplemented, type Skeletons, skeletons } from "./skeletons.ts";

/**
 * All handlers, by feature: an operation of the contract without one does not compile.
 * @template Context what handlers receive beside the request; made by the option `contextFor`.
 */
export type Routes<Context = RequestContext> = RoutesOf<Context>;
