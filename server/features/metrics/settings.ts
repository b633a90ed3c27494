/** Reads whether metrics are measured. */
import { optional, text } from "../../core/settings/forms.ts";
import type { Read } from "../../core/settings/setting.ts";

const form = "16 to 256 visible ASCII characters without spaces, as from: openssl rand -hex 24";
const token = optional(text(form, /^[!-~]{16,256}$/));

/** Reads the settings of metrics. */
export const readMetrics = (read: Read) => ({
  /** Null for no metrics. */
  metricsToken: read("METRICS_TOKEN", "", token, {
    says: "16 to 256 visible ASCII characters, for example from `openssl rand -hex 24`: `GET /metrics` then serves [metrics for Prometheus](README.md#watch) to `Authorization: Bearer <token>`. Without it, nothing is measured, and `/metrics` is 404.",
    secret: true,
  }),
});
