/**
 * The traces of a node: what its parts call to make spans, each by an interface of its own, or null without traces. The names of
 * attributes are OpenTelemetry's semantic conventions. The name of a span has few values: an operation or a kind of statement,
 * never an id. Attributes have no values of statements, queries, bodies or credentials. Background work without anything to do
 * has no span.
 */

import {
  type Attributes,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TextMapPropagator,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import type { OutgoingTracer } from "../../core/egress/egress.ts";
import { withoutKeys } from "../../core/http/masking.ts";
import type { RequestTracer } from "../../core/http/request-tracing.ts";
import type { DatabaseTracer } from "../../core/sql/tracer.ts";
import type { DeliveryTracer } from "../../registry/webhooks/attempts.ts";
import { statementName } from "./statement-name.ts";

/** The spans of a node. */
export interface Tracing extends AsyncDisposable {
  requests: RequestTracer;
  database: DatabaseTracer;
  outgoing: OutgoingTracer;
  deliveries: DeliveryTracer;
}

/** The maximum length of the text of a statement in a span. */
const maxTextLength = 2_000;

/**
 * Creates the spans of a node.
 * @param propagator reads and writes the headers that connect the spans of processes.
 * @param close exports the last spans.
 */
export function createTracing(
  tracer: Tracer,
  propagator: TextMapPropagator,
  close: () => Promise<void>,
): Tracing {
  // It holds the current span of asynchronous code. Several nodes of a process share the first one.
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  return {
    requests: requestTracer(tracer, propagator),
    database: databaseTracer(tracer),
    outgoing: outgoingTracer(tracer, propagator),
    deliveries: deliveryTracer(tracer),
    [Symbol.asyncDispose]: close,
  };
}

/** A span for each request of a client (https://opentelemetry.io/docs/specs/semconv/http/http-spans/). */
function requestTracer(tracer: Tracer, propagator: TextMapPropagator): RequestTracer {
  return {
    began({ method, path, headers, id, address }, next) {
      const parent = propagator.extract(ROOT_CONTEXT, headers, incoming);
      const span = tracer.startSpan(
        method,
        {
          kind: SpanKind.SERVER,
          attributes: {
            "http.request.method": method,
            "url.path": withoutKeys(path),
            "registry.request_id": id,
            ...(address !== undefined && { "client.address": address }),
          },
        },
        parent,
      );
      context.with(trace.setSpan(parent, span), next);
      return {
        traceId: span.spanContext().traceId,
        ended({ route, operation, status, code }) {
          if (route !== undefined) span.updateName(`${method} ${route}`);
          span.setAttributes({
            "http.response.status_code": status,
            ...(route !== undefined && { "http.route": route }),
            ...(operation !== undefined && { "registry.operation": operation }),
            ...(code !== undefined && { "registry.problem": code }),
          });
          if (status >= 500) fail(span, String(status));
          span.end();
        },
      };
    },
  };
}

/**
 * A span for each statement of a request or delivery (https://opentelemetry.io/docs/specs/semconv/database/database-spans/).
 * Statements of jobs have none: most find nothing to do, every second.
 */
function databaseTracer(tracer: Tracer): DatabaseTracer {
  const isTraced = () => trace.getActiveSpan()?.isRecording() ?? false;
  const attributesOf = (name: string, engine: string): Attributes => ({
    "db.system.name": engine === "sqlite" ? "sqlite" : "postgresql",
    "db.query.summary": name,
    "db.operation.name": name.split(" ")[0] ?? name,
  });
  return {
    async statement(engine, sql, run) {
      if (!isTraced()) return run();
      const name = statementName(sql);
      const attributes = { ...attributesOf(name, engine), "db.query.text": sql.slice(0, maxTextLength) };
      return inSpan(tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }), run);
    },
    async transaction(run) {
      if (!isTraced()) return run((work) => work());
      const span = tracer.startSpan("transaction");
      const within = trace.setSpan(context.active(), span);
      return inSpan(span, () => run((work) => context.with(within, work)));
    },
  };
}

/** A span for each outgoing request, whose headers name it: what the other side does belongs to the same trace. */
function outgoingTracer(tracer: Tracer, propagator: TextMapPropagator): OutgoingTracer {
  return (purpose, method, url) => {
    const { origin, pathname, hostname, port, protocol } = URL.parse(url) ?? new URL("invalid:");
    const attributes = {
      "http.request.method": method,
      "server.address": hostname,
      "server.port": Number(port) || (protocol === "http:" ? 80 : 443),
      "url.full": `${origin}${pathname}`, // not the query, which may hold a secret of the receiver
      "registry.purpose": purpose,
    };
    const span = tracer.startSpan(method, { kind: SpanKind.CLIENT, attributes });
    const headers: { traceparent?: string; tracestate?: string } = {};
    propagator.inject(trace.setSpan(context.active(), span), headers, outgoing);
    const { traceparent } = headers; // not the state, which may be another client's
    return {
      headers: traceparent === undefined ? {} : { traceparent },
      ended(status, error) {
        if (status !== null) span.setAttribute("http.response.status_code", status);
        if (error !== null || (status ?? 0) >= 400) fail(span, error ?? String(status));
        span.end();
      },
    };
  };
}

/** A span for each attempt at a delivery (https://opentelemetry.io/docs/specs/semconv/messaging/messaging-spans/). */
function deliveryTracer(tracer: Tracer): DeliveryTracer {
  return {
    bind() {
      const bound = context.active();
      return (work) => context.with(bound, work);
    },
    async attempt({ webhookId, attempt, event }, send) {
      const attributes = {
        "messaging.system": "webhook",
        "messaging.operation.type": "send",
        "messaging.message.id": event.id,
        "registry.event_type": event.type,
        "registry.webhook_id": webhookId,
        "registry.attempt": attempt,
      };
      const span = tracer.startSpan(`deliver ${event.type}`, { kind: SpanKind.PRODUCER, attributes });
      return inSpan(span, async () => {
        const outcome = await send();
        if (outcome === null) span.setAttribute("registry.aborted", true);
        else if (outcome.error !== null) fail(span, outcome.error);
        return outcome;
      });
    },
  };
}

/** Runs work within a span, and ends it. */
async function inSpan<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    return await context.with(trace.setSpan(context.active(), span), work);
  } catch (error) {
    fail(span, error instanceof Error ? error.name : "error"); // not its message, which may hold values
    throw error;
  } finally {
    span.end();
  }
}

/** @param type says what failed, from a small set of values. */
function fail(span: Span, type: string): void {
  span.setAttribute("error.type", type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Headers of a request, in lower case. */
const incoming = {
  get: (headers: Record<string, string | string[] | undefined>, name: string) => headers[name],
  keys: (headers: object) => Object.keys(headers),
};

const outgoing = {
  set(headers: Record<string, string>, name: string, value: string) {
    headers[name] = value;
  },
};
