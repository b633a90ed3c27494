import type { Fault } from "../fault.ts";

export const faults: Fault[] = [
  {
    file: "server/registry/peers/peer.ts",
    replace: '\n    .where("status", "<>", "removed")',
    by: "",
    effect: "the metric of peers counts removed peers",
  },
  {
    file: "server/features/tracing/tracing.ts",
    replace: '"url.full": `${origin}${pathname}`,',
    by: '"url.full": url,',
    effect: "the collector of traces gets the secrets in the queries of webhook URLs",
  },
  {
    file: "server/features/tracing/tracing.ts",
    replace: '"url.path": withoutKeys(path),',
    by: '"url.path": path,',
    effect: "the collector of traces gets an API key that a caller put into the path",
  },
  {
    file: "server/features/tracing/opentelemetry.ts",
    replace:
      '.merge(resourceFromAttributes({ "service.name": "registry-node", "service.version": version }))\n      .merge(detectResources({ detectors: [envDetector] })),',
    by: '.merge(detectResources({ detectors: [envDetector] }))\n      .merge(resourceFromAttributes({ "service.name": "registry-node", "service.version": version })),',
    effect: "the setting OTEL_SERVICE_NAME has no effect on traces",
  },
];
