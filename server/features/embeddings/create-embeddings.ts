/** Creates what embeds agents and queries. */
import type { Database } from "../../core/database/database.ts";
import { Outage } from "../../core/jobs/outage.ts";
import type { Meaning } from "../../registry/search/ranked-list.ts";
import { EmbeddingClient } from "./client.ts";
import { EmbeddingJob, type EmbeddingTimes } from "./embedding-job.ts";
import type { Requested } from "./encoder.ts";
import { LocalEncoder } from "./local-encoder.ts";
import { findNearest } from "./nearest.ts";
import { QueryVectors } from "./query-vectors.ts";
import type { EmbeddingSettings } from "./settings.ts";
import { formOf } from "./text.ts";
import { readVersion } from "./vectors.ts";

export interface EmbeddingsOptions {
  settings: EmbeddingSettings;
  database: Database;
  fetch: typeof fetch;
  clock: () => Date;
  times: EmbeddingTimes;
  requested: Requested;
  /** Logs a state that lasts. The details have no secret. */
  log: (what: string, details: object) => void;
  /** Logs a failure of the database, which is retried. */
  warn: (error: unknown) => void;
  /** Aborted when the node stops. */
  stopping: AbortSignal;
}

/** How many queries in a row may fail before it is logged: a single one may just have been slow. */
const toleratedQueries = 2;

/** Finds agents by the vectors of queries. @param form that of the vectors that can be compared. */
function meaningOf(vectors: QueryVectors, form: string): Meaning {
  return {
    version: readVersion,
    async of(text) {
      const found = await vectors.of(text);
      if (!found) return undefined;
      const vector = { vector: found.text, dimensions: found.dimensions, form };
      return (reads, values, budgetMs) => findNearest(reads, { ...values, ...vector }, budgetMs);
    },
  };
}

/** Creates the job that embeds agents, and what searches need. */
export function createEmbeddings(options: EmbeddingsOptions): { job: EmbeddingJob; meaning: Meaning } {
  const { settings, database, fetch, clock, times, requested, log, warn, stopping } = options;
  const encoder =
    settings.url === null
      ? new LocalEncoder({ requested, stopping })
      : new EmbeddingClient({ ...settings, fetch, requested, stopping });
  const form = formOf(settings);
  const ofAgents = new Outage({
    failed: (reason) => log("agents are not embedded: searches find new ones by words alone", { reason }),
    recovered: () => log("agents are embedded again", {}),
  });
  const ofQueries = new Outage(
    {
      failed: (reason) => log("queries are not embedded: searches rank by words alone", { reason }),
      recovered: () => log("queries are embedded again", {}),
    },
    toleratedQueries,
  );
  return {
    job: new EmbeddingJob({ database, encoder, form, times, outage: ofAgents, warn, stopping }),
    meaning: meaningOf(new QueryVectors({ encoder, times, outage: ofQueries, clock }), form),
  };
}
