/** The node itself: health, figures, and its contract. */
import { conditions, type Http, type ReadOptions, type RequestOptions, read, sending } from "./http.ts";
import type { Health, Liveness, Stats, WebhookVectors } from "./models.ts";

/** The methods of `registry.node`. All throw RegistryError for a refusal and ConnectionError for no answer. */
export type Node = ReturnType<typeof createNode>;

/** Makes the methods of `registry.node`. */
export function createNode(http: Http) {
  return {
    /**
     * Asks whether the node works.
     * @returns its health, also when it is down (503): `status` says so.
     */
    async health(options: RequestOptions = {}): Promise<Health> {
      const call = http.GET("/health", sending(options));
      const { error, response } = await call;
      return response.status === 503 && error && "checks" in error ? error : read(call);
    },

    /** Asks whether the process runs. */
    live(options: RequestOptions = {}): Promise<Liveness> {
      return read(http.GET("/health/live", sending(options)));
    },

    /**
     * Reads figures of the registry.
     * @throws RegistryError `not_modified`.
     */
    stats(options: ReadOptions = {}): Promise<Stats> {
      return read(http.GET("/stats", { params: { header: conditions(options) }, ...sending(options) }));
    },

    /**
     * Reads the node's contract: its OpenAPI document.
     * @throws RegistryError `not_modified`.
     */
    openapiJson(options: ReadOptions = {}): Promise<Record<string, unknown>> {
      return read(
        http.GET("/openapi.json", { params: { header: conditions(options) }, ...sending(options) }),
      );
    },

    /**
     * Reads the node's contract as YAML text.
     * @throws RegistryError `not_modified`.
     */
    openapiYaml(options: ReadOptions = {}): Promise<string> {
      const init = { params: { header: conditions(options) }, parseAs: "text" as const };
      return read(http.GET("/openapi.yaml", { ...init, ...sending(options, "application/yaml") }));
    },

    /**
     * Reads deliveries whose signatures are known, to check a receiver against.
     * @throws RegistryError `not_modified`.
     */
    webhookVectors(options: ReadOptions = {}): Promise<WebhookVectors> {
      const init = { params: { header: conditions(options) } };
      return read(http.GET("/docs/webhook-vectors.json", { ...init, ...sending(options) }));
    },
  };
}
