/** Checks what hybrid ranking needs, unless it is off. */

import { pgvectorRemedies, pgvectorState, sqliteVectors } from "../../core/database/vector-support.ts";
import type { Rows } from "../../core/sql/rows.ts";
import { EmbeddingClient } from "../../features/embeddings/client.ts";
import type { EmbeddingSettings, EndpointSettings } from "../../features/embeddings/settings.ts";
import { type Finding, findingsOf } from "./finding.ts";

const { ok, warning, failure } = findingsOf("Embeddings");

/** How long the endpoint may take, in milliseconds: some load their model at the first request. */
const timeoutMs = 10_000;

/** Whether the database can compare vectors. A node does without, unless its operator has named an endpoint. */
export async function checkVectors(rows: Rows, { url }: EmbeddingSettings): Promise<Finding> {
  const isMissing = url === null ? warning : failure;
  if (rows.engine === "sqlite") {
    const found = sqliteVectors();
    return "missing" in found
      ? isMissing(`Hybrid ranking is off: ${found.missing}`)
      : ok("sqlite-vec is there");
  }
  const state = await pgvectorState(rows);
  if (state === "installed") return ok("pgvector is in the database");
  if (state === "missing") return isMissing(`Hybrid ranking is off: ${pgvectorRemedies.missing}`);
  return warning(`The node tries to add pgvector at its start. If it may not: ${pgvectorRemedies.available}`);
}

/** Whether the endpoint embeds a text. */
export async function checkEndpoint(
  settings: EndpointSettings,
  fetch: typeof globalThis.fetch,
): Promise<Finding> {
  const stopping = new AbortController().signal; // never aborted
  const client = new EmbeddingClient({ ...settings, fetch, requested: null, stopping });
  const embedded = await client.embed("query", ["weather"], timeoutMs);
  const { url, model, dimensions } = settings;
  if (embedded.outcome !== "ok")
    return failure(
      `${url}/embeddings gives no vectors of ${model} (${embedded.reason}): correct EMBEDDINGS_URL, EMBEDDINGS_MODEL or EMBEDDINGS_API_KEY, or start the endpoint. Until then searches rank by words alone`,
    );
  const length = embedded.vectors[0]?.length ?? 0;
  if (dimensions !== null && dimensions !== length)
    return warning(
      `${url}/embeddings ignores EMBEDDINGS_DIMENSIONS: its vectors have ${length} numbers. Unset it, or choose a model that can be shortened`,
    );
  return ok(`${url}/embeddings gives vectors of ${length} numbers`);
}
