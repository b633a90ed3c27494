/** The node: health, statistics, OpenAPI document. */
import type { Http } from "./http.ts";
import { type Lines, methodsOf } from "./methods.ts";
import type { Health, Liveness, Readiness, Stats, WebhookVectors } from "./models.ts";
import type { ReadOptions, RequestOptions } from "./options.ts";

/** The methods of `registry.node`. All throw RegistryError; those with `ifNoneMatch` also `not_modified`. */
export interface Node {
  /**
   * Reads the health of the node.
   * @returns its health, also if it is down (503): see `status`.
   */
  health(options?: RequestOptions): Promise<Health>;

  /**
   * Reads whether the node can serve reads and writes now.
   * @returns its readiness, also if it is not ready (503): see `status`.
   */
  ready(options?: RequestOptions): Promise<Readiness>;

  /** Checks that the process runs. */
  live(options?: RequestOptions): Promise<Liveness>;

  /** Reads the statistics of the registry. */
  stats(options?: ReadOptions): Promise<Stats>;

  /** Reads the node's OpenAPI document. */
  openapiJson(options?: ReadOptions): Promise<Record<string, unknown>>;

  /** Reads the node's OpenAPI document as YAML text. */
  openapiYaml(options?: ReadOptions): Promise<string>;

  /** Reads the test vectors for webhook receivers. */
  webhookVectors(options?: ReadOptions): Promise<WebhookVectors>;
}

const lines: Lines<"node"> = {
  health: "GET /health checks",
  ready: "GET /health/ready checks",
  live: "GET /health/live",
  stats: "GET /stats",
  openapiJson: "GET /openapi.json",
  openapiYaml: "GET /openapi.yaml application/yaml",
  webhookVectors: "GET /docs/webhook-vectors.json",
};

/** Creates the methods of `registry.node`. */
export function createNode(http: Http): Node {
  return methodsOf<Node>(http, lines);
}
