/** The options of an app without a database, for tests of what is in front of handlers: it lets everybody in. */
import { realConnectionTimes } from "../server/core/http/connections.ts";
import { fairQueueLimits } from "../server/core/http/fair-queue.ts";
import { ForwardedHeaders } from "../server/core/http/forwarded-headers.ts";
import type { CompleteOptions } from "../server/core/http/options.ts";
import { StreamLimit } from "../server/core/http/stream-limit.ts";
import { errorPage } from "../server/features/site/error-page.ts";
import { securityHeaders } from "../server/features/site/page.ts";
import { testUrl } from "../server/testing.ts";

export const openToAll: CompleteOptions<undefined> = {
  publicUrl: testUrl,
  problemPages: { headers: securityHeaders, render: errorPage },
  hosts: null,
  connections: { total: 100, perNetwork: null },
  connectionTimes: realConnectionTimes,
  requests: { ...fairQueueLimits, perNetwork: null },
  logLevel: "silent",
  logAddresses: "full",
  trustProxy: false,
  forwardedHeaders: new ForwardedHeaders(false, () => new Date()),
  unavailable: () => false,
  recorder: null,
  tracer: null,
  databaseFailed: () => undefined,
  outcomeUnknown: () => false,
  runOnce: (_request, context, handle) => handle(context),
  stopping: new AbortController().signal,
  applyLimit: () => null,
  limitStorage: async () => undefined,
  quotaExceeded: () => undefined,
  streams: new StreamLimit(null),
  featuresOff: new Set(),
  contextFor: () => undefined,
  afterwards: async () => ({}),
  authenticate: async () => ({
    caller: { account: null, role: null, session: null, key: null, scopes: null },
    headers: {},
  }),
};
