/**
 * Reads whether and how the node exports traces, by the variables of OpenTelemetry
 * (https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/).
 */
import type { Read } from "./read-setting.ts";

/** How spans are exported. */
export interface TracingSettings {
  /** To a collector, or as text to the standard output. */
  exporter: "otlp" | "console";
  /** The encoding for a collector. */
  protocol: "http/protobuf" | "http/json";
}

/** The variables that the libraries of OpenTelemetry read themselves. */
export const libraryVariables: readonly string[] = [
  "OTEL_ATTRIBUTE_COUNT_LIMIT",
  "OTEL_ATTRIBUTE_VALUE_LENGTH_LIMIT",
  "OTEL_BSP_EXPORT_TIMEOUT",
  "OTEL_BSP_MAX_EXPORT_BATCH_SIZE",
  "OTEL_BSP_MAX_QUEUE_SIZE",
  "OTEL_BSP_SCHEDULE_DELAY",
  ...["CERTIFICATE", "CLIENT_CERTIFICATE", "CLIENT_KEY", "COMPRESSION", "HEADERS", "TIMEOUT"].flatMap(
    (option) => [`OTEL_EXPORTER_OTLP_${option}`, `OTEL_EXPORTER_OTLP_TRACES_${option}`],
  ),
  "OTEL_RESOURCE_ATTRIBUTES",
  "OTEL_SERVICE_NAME",
  "OTEL_TRACES_SAMPLER",
  "OTEL_TRACES_SAMPLER_ARG",
];

/**
 * Reads the settings; null for no traces. Unlike in OpenTelemetry's own programs a collector has to be named: most nodes have
 * none, and would report every minute that it does not respond.
 */
export function readTracing(read: Read): TracingSettings | null {
  const isDisabled = read(
    "OTEL_SDK_DISABLED",
    "false",
    (text) => (/^(true|false)$/i.test(text) ? text.toLowerCase() === "true" : undefined),
    "true or false",
  );
  const endpoints = ["OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"].map((name) =>
    read(name, "", toEndpoint, "an http or https URL, for example http://localhost:4318"),
  );
  const exporter = read(
    "OTEL_TRACES_EXPORTER",
    endpoints.some((endpoint) => endpoint !== "") ? "otlp" : "none",
    (text) => (text === "otlp" || text === "console" || text === "none" ? text : undefined),
    "otlp, console or none",
  );
  const protocolOf = (name: string, otherwise: string) =>
    read(name, otherwise, toProtocol, "http/protobuf or http/json: the node does not speak gRPC");
  const general = protocolOf("OTEL_EXPORTER_OTLP_PROTOCOL", "http/protobuf");
  const protocol = protocolOf("OTEL_EXPORTER_OTLP_TRACES_PROTOCOL", general ?? "http/protobuf");
  return isDisabled || exporter === "none" ? null : { exporter, protocol };
}

function toEndpoint(text: string): string | undefined {
  return text === "" || /^https?:$/.test(URL.parse(text)?.protocol ?? "") ? text : undefined;
}

function toProtocol(text: string): TracingSettings["protocol"] | undefined {
  return text === "http/protobuf" || text === "http/json" ? text : undefined;
}
