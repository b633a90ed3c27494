/**
 * Exports spans by OpenTelemetry. Only nodes with a collector load this module and its libraries.
 *
 * The libraries read the other settings themselves: headers, timeouts, sampler, batches, the attributes of the resource.
 */

import { type ExportResult, ExportResultCode, W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter as JsonExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { OTLPTraceExporter as ProtobufExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ConsoleSpanExporter,
  type ReadableSpan,
  type SpanExporter,
} from "@opentelemetry/sdk-trace-base";
import { version } from "../../../generated/operations.ts";
import type { TracingSettings } from "./settings.ts";
import { createTracing, type Tracing } from "./tracing.ts";

/** Logs the beginning and the end of an outage of the collector. */
export interface ExportLog {
  failed: (reason: string) => void;
  recovered: () => void;
}

/** How long a node that stops waits for its last spans, in milliseconds. */
const lastExportMs = 2_000;

/** Starts to export spans. */
export function startTracing({ exporter, protocol }: TracingSettings, log: ExportLog): Tracing {
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": "registry-node", "service.version": version }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new LoggedExporter(exporterOf(exporter, protocol), log))],
  });
  const tracer = provider.getTracer("registry-node", version);
  return createTracing(tracer, new W3CTraceContextPropagator(), async () => {
    const timeout = AbortSignal.timeout(lastExportMs);
    const timedOut = new Promise((resolve) => timeout.addEventListener("abort", resolve, { once: true }));
    await Promise.race([provider.shutdown().catch(() => undefined), timedOut]); // its failure is logged
  });
}

function exporterOf(
  exporter: TracingSettings["exporter"],
  protocol: TracingSettings["protocol"],
): SpanExporter {
  if (exporter === "console") return new ConsoleSpanExporter();
  return protocol === "http/json" ? new JsonExporter() : new ProtobufExporter();
}

/** Logs when the spans of an exporter begin to be lost, and when they arrive again. */
class LoggedExporter implements SpanExporter {
  readonly #exporter: SpanExporter;
  readonly #log: ExportLog;
  #isFailing = false;

  constructor(exporter: SpanExporter, log: ExportLog) {
    this.#exporter = exporter;
    this.#log = log;
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.#exporter.export(spans, ({ code, error }) => {
      const hasFailed = code === ExportResultCode.FAILED;
      if (hasFailed && !this.#isFailing) this.#log.failed(error?.message ?? "");
      if (!hasFailed && this.#isFailing) this.#log.recovered();
      this.#isFailing = hasFailed;
      done({ code: ExportResultCode.SUCCESS }); // the failure is handled: the library would log each
    });
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown();
  }
}
