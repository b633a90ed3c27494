/**
 * The libraries of OpenTelemetry, which no other module imports: the npm package has this one bundled, because the libraries
 * take 18 MB, of which the node uses a small part (server/package/build.ts).
 */
export {
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
export { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
export { type ExportResult, ExportResultCode, W3CTraceContextPropagator } from "@opentelemetry/core";
export { OTLPTraceExporter as JsonExporter } from "@opentelemetry/exporter-trace-otlp-http";
export { OTLPTraceExporter as ProtobufExporter } from "@opentelemetry/exporter-trace-otlp-proto";
export {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
export {
  BasicTracerProvider,
  BatchSpanProcessor,
  ConsoleSpanExporter,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
  type SpanExporter,
} from "@opentelemetry/sdk-trace-base";
