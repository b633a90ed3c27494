/**
 * Sends requests without the guard: to a URL that the person chose who runs a command, and which may be on their own machine.
 * The node itself sends nothing this way.
 */
import { Agent, buildConnector } from "undici";
import { Exchange } from "./exchange.ts";
import { connectFailure, EgressFailure, type ErrorClass, noPhases } from "./failures.ts";
import { defaultLimits } from "./limits.ts";

/** The result of a request. */
export interface DirectResult {
  /** Null if there was no response. */
  status: number | null;
  error: ErrorClass | null;
  totalMs: number;
}

/** Sends requests with the timeouts and errors of a delivery. */
export class DirectRequests implements AsyncDisposable {
  readonly #agent: Agent;

  constructor() {
    const connect = buildConnector({ timeout: defaultLimits.connectMs, allowH2: false });
    this.#agent = new Agent({
      allowH2: false,
      connect: (options, callback) =>
        connect(options, (error, socket) => {
          if (error) callback(connectFailure(error, isOfTls(error), noPhases), null);
          else callback(null, socket);
        }),
    });
  }

  /** Sends a POST request; redirects are not followed. @param signal aborts it. */
  async post(
    url: URL,
    { headers, body, signal }: { headers: Record<string, string>; body: string; signal: AbortSignal },
  ): Promise<DirectResult> {
    const limits = { limitMs: defaultLimits.totalMs, drainMs: defaultLimits.drainMs };
    const request = { method: "POST", url, headers, body, maxBytes: 1_024, needsWholeBody: false } as const;
    const startedAt = performance.now();
    const exchange = new Exchange(request, limits, () => undefined);
    const abort = () => exchange.abort();
    signal.addEventListener("abort", abort, { once: true });
    if (signal.aborted) abort();
    else exchange.start(this.#agent);
    const { response, failure } = await exchange.result;
    signal.removeEventListener("abort", abort);
    return {
      status: response?.status ?? null,
      error: failure instanceof EgressFailure ? failure.error : null,
      totalMs: Math.round(performance.now() - startedAt),
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#agent.destroy();
  }
}

/** Whether a connection failed in the TLS handshake, by the codes of Node.js. */
function isOfTls(error: Error): boolean {
  return "code" in error && /^(ERR_(TLS|SSL)_|CERT_|DEPTH_|SELF_|UNABLE_)/.test(String(error.code));
}
