/** The client of the embeddings endpoint (https://platform.openai.com/docs/api-reference/embeddings/create). */
import { version } from "../../../generated/operations.ts";
import { boundedText, causeOf } from "../../core/egress/operator-fetch.ts";
import type { Embedded, Encoder, Purpose, Requested } from "./encoder.ts";
import { type EndpointSettings, maxDimensions } from "./settings.ts";

export interface EmbeddingClientOptions extends EndpointSettings {
  fetch: typeof fetch;
  requested: Requested;
  /** Aborted when the node stops. */
  stopping: AbortSignal;
}

/** The maximum size of a response: 16 vectors of 8,192 numbers with 25 characters each. */
const maxBytes = 4_194_304;

/** Statuses that reject these texts, such as one that is too long for the model; the same request fails again. */
const rejections = new Set([400, 413, 422]);

/** Statuses whose remedy is known. */
const remedies: Record<number, string> = {
  401: "HTTP 401: check EMBEDDINGS_API_KEY",
  403: "HTTP 403: check EMBEDDINGS_API_KEY",
  404: "HTTP 404: check EMBEDDINGS_URL and EMBEDDINGS_MODEL",
  429: "HTTP 429: too many requests",
};

/** Requests vectors of texts. */
export class EmbeddingClient implements Encoder {
  readonly #options: EmbeddingClientOptions;

  constructor(options: EmbeddingClientOptions) {
    this.#options = options;
  }

  async embed(purpose: Purpose, texts: readonly string[], timeoutMs: number): Promise<Embedded> {
    const embedded = await this.#send(texts, timeoutMs);
    this.#options.requested?.(purpose, embedded.outcome);
    return embedded;
  }

  async #send(texts: readonly string[], timeoutMs: number): Promise<Embedded> {
    const { url, model, apiKey, dimensions, fetch, stopping } = this.#options;
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(`${url}/embeddings`, {
        method: "POST",
        headers: {
          accept: "application/json",
          "content-type": "application/json",
          "user-agent": `Registry-Node/${version}`,
          ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify({ model, input: texts, ...(dimensions !== null && { dimensions }) }),
        redirect: "error", // the key is for this host alone
        signal: AbortSignal.any([timeout, stopping]),
      });
      const text = await boundedText(response, maxBytes);
      if (response.status !== 200) return failureOf(response.status);
      const vectors = text === undefined ? undefined : vectorsOf(text, texts.length);
      if (vectors) return { outcome: "ok", vectors };
      return { outcome: "invalid_response", reason: "the response is not that of the embeddings API" };
    } catch (error) {
      if (stopping.aborted) return { outcome: "aborted", reason: "the node stops" };
      if (timeout.aborted)
        return { outcome: "timeout", reason: `no response within ${timeoutMs} milliseconds` };
      return { outcome: "network_error", reason: causeOf(error) };
    }
  }
}

function failureOf(status: number): Embedded {
  const reason = remedies[status] ?? `HTTP ${status}`;
  return { outcome: rejections.has(status) ? "rejected" : "http_error", reason };
}

/** Reads the vectors of a response; undefined if it is not one to so many texts, or if a vector has no direction. */
function vectorsOf(text: string, count: number): number[][] | undefined {
  const data = listIn(text);
  if (data?.length !== count) return undefined;
  const vectors: number[][] = [];
  for (const [place, each] of data.entries()) {
    const { index = place, embedding } = Object(each) as { index?: unknown; embedding?: unknown }; // checked below
    if (typeof index !== "number" || !isVector(embedding)) return undefined;
    vectors[index] = embedding;
  }
  const length = vectors[0]?.length;
  const isWhole = vectors.length === count && vectors.every((each) => each.length === length);
  return isWhole && Object.keys(vectors).length === count ? vectors : undefined;
}

function listIn(text: string): unknown[] | undefined {
  try {
    const { data } = Object(JSON.parse(text)) as { data?: unknown }; // checked below
    return Array.isArray(data) ? data : undefined;
  } catch {
    return undefined; // JSON.parse throws for what is not JSON
  }
}

function isVector(value: unknown): value is number[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > maxDimensions) return false;
  return value.every((each) => Number.isFinite(each)) && value.some((each) => each !== 0);
}
