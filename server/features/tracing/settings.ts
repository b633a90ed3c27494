/**
 * Reads whether and how the node exports traces, by the variables of OpenTelemetry
 * (https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/).
 */
import { choice, oneOf, text } from "../../core/settings/forms.ts";
import type { Form, Read } from "../../core/settings/setting.ts";

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

const boolean: Form<boolean> = {
  is: "true or false",
  parse: (text) => choice({ true: true, false: false }).parse(text.toLowerCase()),
};
const endpointUrl = text(
  "an http or https URL, for example http://localhost:4318",
  (text) => text === "" || /^https?:$/.test(URL.parse(text)?.protocol ?? ""),
);
const encoding = {
  ...oneOf("http/protobuf", "http/json"),
  is: "http/protobuf or http/json: the node does not speak gRPC",
};

/**
 * Reads the settings of traces. Unlike in OpenTelemetry's own programs a collector has to be named: most nodes have none, and
 * would report every minute that it does not respond.
 */
export function readTracing(read: Read): { tracing: TracingSettings | null } {
  const isDisabled = read("OTEL_SDK_DISABLED", "false", boolean, { says: "`true` exports no traces." });
  const endpoint = read("OTEL_EXPORTER_OTLP_ENDPOINT", "", endpointUrl, {
    says: "The URL of an OpenTelemetry collector, for example `http://localhost:4318`: the node then exports [traces](README.md#traces).",
  });
  const tracesEndpoint = read("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "", endpointUrl, {
    says: "The same, as the whole URL, without `/v1/traces` after it.",
  });
  const usual = endpoint || tracesEndpoint ? "otlp" : "none";
  const exporter = read("OTEL_TRACES_EXPORTER", usual, oneOf("otlp", "console", "none"), {
    says: "`console` prints spans instead, `none` exports none.",
    defaultText: "`otlp` with a collector",
  });
  const general = read("OTEL_EXPORTER_OTLP_PROTOCOL", "http/protobuf", encoding, {
    says: "Or `http/json`.",
  });
  const protocol = read("OTEL_EXPORTER_OTLP_TRACES_PROTOCOL", general ?? "http/protobuf", encoding, {
    says: "The same for traces alone.",
    defaultText: "`OTEL_EXPORTER_OTLP_PROTOCOL`",
  });
  return { tracing: isDisabled || exporter === "none" ? null : { exporter, protocol } };
}
