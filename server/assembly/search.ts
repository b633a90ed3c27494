/** The search of a node: its index of words, and the meaning of agents where it embeds them. */
import type { NoVectors } from "../core/database/vector-support.ts";
import type { Core } from "../feature.ts";
import { createEmbeddings } from "../features/embeddings/create-embeddings.ts";
import { countWaiting } from "../features/embeddings/vectors.ts";
import { AgentSearch } from "../registry/search/search.ts";
import { SearchIndex } from "../registry/search/search-index.ts";
import type { World } from "../world.ts";
import type { Observers } from "./observers.ts";

/** The search of a node. */
export interface NodeSearch {
  agentSearch: AgentSearch;
  /** Counts the agents that wait to be embedded. */
  agentsToEmbed: () => Promise<number>;
  /** Begins to follow the agents. */
  begin: () => void;
}

/** @param noVectors why the database cannot compare vectors; null if it can. */
export function createSearch(
  { config, database, clock, log, warn, stopping, use }: Core,
  world: World,
  { recorder }: Observers,
  noVectors: NoVectors | null,
): NodeSearch {
  const embeddings =
    config.embeddings && !noVectors
      ? createEmbeddings({
          settings: config.embeddings,
          database,
          fetch: world.fetch,
          clock,
          times: world.embeddingTimes,
          requested: recorder?.embedded ?? null,
          log: (what, details) => log.warn(details, what),
          warn: (error) => warn("storing vectors of agents failed; it is retried", error),
          stopping,
        })
      : null;
  if (embeddings) use(embeddings.job);
  const index = use(
    new SearchIndex({
      database,
      index: world.openIndex(config.database),
      warn: (error) => warn("the search index does not follow the agents; it is retried", error),
      failed: (reason) =>
        log.warn({ reason }, "the search index fails: searches lack the latest changes; it is retried"),
      recovered: () => log.warn({}, "the search index has all changes again"),
    }),
  );
  return {
    agentSearch: new AgentSearch({ limits: world.searchLimits, index, meaning: embeddings?.meaning ?? null }),
    agentsToEmbed: async () => (embeddings ? countWaiting(database) : 0),
    begin: () => {
      embeddings?.job.start();
      index.start();
    },
  };
}
