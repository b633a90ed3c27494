/** The node: health, statistics, OpenAPI document. */
import { call, checks, type Methods } from "./call.ts";
import type { Http } from "./http.ts";
import type { AdminHealth, Health, Liveness, Readiness, Stats, WebhookVectors } from "./models.ts";
import type { ReadOptions, RequestOptions } from "./options.ts";

/** Creates the methods of `registry.node`. */
export function createNode(http: Http) {
  return {
    /**
     * Reads the health of the node.
     * @returns its health, also if it is down (503): see `status`.
     */
    health(options?: RequestOptions): Promise<Health> {
      return call(http, "GET /health", { takes: checks }, options);
    },

    /**
     * Reads whether the node can serve reads and writes now.
     * @returns its readiness, also if it is not ready (503): see `status`.
     */
    ready(options?: RequestOptions): Promise<Readiness> {
      return call(http, "GET /health/ready", { takes: checks }, options);
    },

    /**
     * Reads the disk space of the database, and the periodic jobs of the process that responds. Only for the owner of the node.
     * @throws PermissionError `owner_required`.
     */
    adminHealth(options?: RequestOptions): Promise<AdminHealth> {
      return call(http, "GET /api/admin/health", {}, options);
    },

    /** Checks that the process runs. */
    live(options?: RequestOptions): Promise<Liveness> {
      return call(http, "GET /health/live", {}, options);
    },

    /** Reads the statistics of the registry. */
    stats(options?: ReadOptions): Promise<Stats> {
      return call(http, "GET /stats", {}, options);
    },

    /**
     * Reads the node's OpenAPI document: the operations that clients call.
     * @param options with `samples`, the operations have code samples.
     */
    openapiJson(options?: ReadOptions & { samples?: boolean }): Promise<Record<string, unknown>> {
      return call(http, "GET /openapi.json", { query: { samples: options?.samples } }, options);
    },

    /**
     * Reads a part of the contract as an OpenAPI document of its own.
     * @param document a tag of the contract and `.json`, such as `agents.json`; `all.json` has all operations.
     * @param options with `samples`, the operations have code samples.
     * @throws NotFoundError `openapi_document_not_found`.
     */
    openapiDocument(
      document: string,
      options?: ReadOptions & { samples?: boolean },
    ): Promise<Record<string, unknown>> {
      const query = { samples: options?.samples };
      return call(http, "GET /openapi/{document}", { path: { document }, query }, options);
    },

    /** Reads the node's OpenAPI document as YAML text. */
    openapiYaml(options?: ReadOptions): Promise<string> {
      return call(http, "GET /openapi.yaml", { accept: "application/yaml" }, options);
    },

    /** Reads the workflows for the main jobs, an Arazzo document, as YAML text. */
    workflows(options?: ReadOptions): Promise<string> {
      return call(http, "GET /arazzo.yaml", { accept: "application/yaml" }, options);
    },

    /**
     * Reads the node's metrics in the text format of Prometheus. Its `METRICS_TOKEN` is the `apiKey` of the client.
     * @throws AuthenticationError `metrics_token_required`; NotFoundError `metrics_disabled`.
     */
    metrics(options?: RequestOptions): Promise<string> {
      return call(http, "GET /metrics", { accept: "text/plain" }, options);
    },

    /** Reads the test vectors for webhook receivers. */
    webhookVectors(options?: ReadOptions): Promise<WebhookVectors> {
      return call(http, "GET /docs/webhook-vectors.json", {}, options);
    },
  } satisfies Methods<"node">;
}

/** The methods of `registry.node`. All throw RegistryError; those with `ifNoneMatch` also `not_modified`. */
export interface Node extends ReturnType<typeof createNode> {}
