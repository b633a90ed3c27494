/** What embeds texts: an endpoint (client.ts), or the node itself (local-encoder.ts). */

/** What texts are embedded for. */
export type Purpose = "agents" | "query";

/** How a request for vectors ended, for metrics. */
export type Outcome =
  | "ok"
  | "timeout"
  | "network_error"
  | "rejected"
  | "http_error"
  | "invalid_response"
  | "busy"
  | "failed"
  | "aborted";

/** Why there are no vectors. The reason has no secret, and nothing that an endpoint wrote. */
export interface NotEmbedded {
  outcome: Exclude<Outcome, "ok">;
  reason: string;
}

/** Vectors in the order of the texts, null for a text that the model cannot read; or why there are none. */
export type Embedded = { outcome: "ok"; vectors: (number[] | null)[] } | NotEmbedded;

/** Records a request; null for no metrics. */
export type Requested = ((purpose: Purpose, outcome: Outcome) => void) | null;

export interface Encoder {
  /** Embeds texts. It never throws. */
  embed(purpose: Purpose, texts: readonly string[], timeoutMs: number): Promise<Embedded>;
}
