/** The node itself: health, figures, its contract. */
import type { Http } from "./http.ts";
import { type Lines, methodsOf } from "./methods.ts";
import type { Health, Liveness, Readiness, Stats, WebhookVectors } from "./models.ts";
import type { ReadOptions, RequestOptions } from "./options.ts";

/** The methods of `registry.node`. All throw RegistryError; those with `ifNoneMatch` also `not_modified`. */
export interface Node {
  /**
   * Asks whether the node works.
   * @returns its health, also when it is down (503): `status` says so.
   */
  health(options?: RequestOptions): Promise<Health>;

  /**
   * Asks whether the node can serve reads and writes now.
   * @returns its readiness, also when it cannot (503): `status` says so.
   */
  ready(options?: RequestOptions): Promise<Readiness>;

  /** Asks whether the process runs. */
  live(options?: RequestOptions): Promise<Liveness>;

  /** Reads figures of the registry. */
  stats(options?: ReadOptions): Promise<Stats>;

  /** Reads the node's contract: its OpenAPI document. */
  openapiJson(options?: ReadOptions): Promise<Record<string, unknown>>;

  /** Reads the node's contract as YAML text. */
  openapiYaml(options?: ReadOptions): Promise<string>;

  /** Reads deliveries whose signatures are known, to check a receiver against. */
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

/** Makes the methods of `registry.node`. */
export function createNode(http: Http): Node {
  return methodsOf<Node>(http, lines);
}
