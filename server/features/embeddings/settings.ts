/** Reads whether and by which model the search ranks by meaning too: hybrid ranking. Without embeddings it ranks by words alone. */
import { beside, choice, optional, text, whole } from "../../core/settings/forms.ts";
import type { Read } from "../../core/settings/setting.ts";

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

const endpoint = optional({
  is: "the base URL of an OpenAI-compatible API without credentials and query, for example https://api.openai.com/v1 or http://localhost:11434/v1",
  parse: (text) => {
    const url = URL.parse(text);
    const plain = url && !url.username && !url.password && !url.search && !url.hash;
    return plain && /^https?:$/.test(url.protocol) ? url.href.replace(/\/$/, "") : undefined;
  },
});
const modelName = text("the name of a model (at most 200 visible ASCII characters)", /^[ -~]{1,200}$/);
const key = optional(text("visible ASCII characters without spaces", /^[!-~]{1,1000}$/));
const length = optional(whole("a whole number", 1, maxDimensions));

/** Reads the settings of embeddings. */
export function readEmbeddings(read: Read): { embeddings: EmbeddingSettings | null } {
  const isOn = read("EMBEDDINGS", "auto", choice({ auto: true, off: false }), {
    says: "Searches find agents by meaning too: by the encoder for English that comes with the node, or by that of `EMBEDDINGS_URL`. `off`: by words alone, which saves 250 MB of memory. See [search by meaning](../server/features/site/guides/operate.md#search-by-meaning).",
  });
  const url = read("EMBEDDINGS_URL", "", endpoint, {
    says: "Another encoder: the base URL of an OpenAI-compatible API, for example `https://api.openai.com/v1` or `http://localhost:11434/v1`.",
  });
  const model = read("EMBEDDINGS_MODEL", "", beside("EMBEDDINGS_URL", url, modelName), {
    says: "The model of that API.",
  });
  const apiKey = read("EMBEDDINGS_API_KEY", "", beside("EMBEDDINGS_URL", url, key), {
    says: "The key of that API, if it needs one.",
    secret: true,
  });
  const dimensions = read("EMBEDDINGS_DIMENSIONS", "", beside("EMBEDDINGS_URL", url, length), {
    says: `The length of vectors, for models that can shorten them, from 1 to ${maxDimensions}.`,
  });
  if (!isOn) return { embeddings: null };
  return { embeddings: url && model ? { url, model, apiKey, dimensions } : localSettings };
}
