/** Reads whether and by which model the search ranks by meaning too: hybrid ranking. */
import type { Read } from "./read-setting.ts";

/** What embeds: an endpoint, or the encoder that comes with the node. */
export type EmbeddingSettings = EndpointSettings | LocalSettings;

/** The encoder that comes with the node. */
export interface LocalSettings {
  url: null;
  model: string;
  dimensions: null;
}

/** An endpoint and its model. */
export interface EndpointSettings {
  /** The base URL without a trailing slash: requests go to `{url}/embeddings`. */
  url: string;
  model: string;
  /** Null for an endpoint without keys. */
  apiKey: string | null;
  /** The requested length of vectors; null for that of the model. */
  dimensions: number | null;
}

/** The maximum length of vectors: that of sqlite-vec. */
export const maxDimensions = 8_192;

/** The encoder of a node without an endpoint: see local-encoder.ts. Another name of the model embeds all agents again. */
export const localSettings: LocalSettings = {
  url: null,
  model: "local:universal-sentence-encoder-lite:1",
  dimensions: null,
};

/** Reads the settings; null for no hybrid ranking. */
export function readEmbeddings(read: Read): EmbeddingSettings | null {
  const isOn = read(
    "EMBEDDINGS",
    "auto",
    (text) => (text === "auto" ? true : text === "off" ? false : undefined),
    "auto or off",
  );
  const url = read(
    "EMBEDDINGS_URL",
    "",
    (text) => (text === "" ? null : toBaseUrl(text)),
    "the base URL of an OpenAI-compatible API without credentials and query, for example https://api.openai.com/v1 or http://localhost:11434/v1",
  );
  const model = read(
    "EMBEDDINGS_MODEL",
    "",
    (text) => ((url === null) === (text === "") && /^[ -~]{0,200}$/.test(text) ? text : undefined),
    "the name of a model (at most 200 visible ASCII characters), beside an EMBEDDINGS_URL",
  );
  const apiKey = read(
    "EMBEDDINGS_API_KEY",
    "",
    (text) => (text === "" ? null : url !== null && /^[!-~]{1,1000}$/.test(text) ? text : undefined),
    "visible ASCII characters without spaces, beside an EMBEDDINGS_URL",
  );
  const dimensions = read(
    "EMBEDDINGS_DIMENSIONS",
    "",
    (text) => (text === "" ? null : url === null ? undefined : toDimensions(text)),
    `a whole number from 1 to ${maxDimensions}, beside an EMBEDDINGS_URL`,
  );
  if (!isOn) return null;
  return url ? { url, model, apiKey, dimensions } : localSettings;
}

function toBaseUrl(text: string): string | undefined {
  const url = URL.parse(text);
  const plain = url && !url.username && !url.password && !url.search && !url.hash;
  return plain && /^https?:$/.test(url.protocol) ? withoutEndingSlash(url.href) : undefined;
}

function withoutEndingSlash(text: string): string {
  return text.endsWith("/") ? text.slice(0, -1) : text;
}

function toDimensions(text: string): number | undefined {
  const count = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= maxDimensions ? count : undefined;
}
