/**
 * Reads the agents of a part of a search by their liveness: those that are down follow the others, and dormant ones are last; of
 * equal ones the newest is first.
 *
 * One scan finds them all. It passes those of the first rank on at once, and ends when enough are found; the others are kept until
 * it has come to the end. Only if it began in the middle, a second one has to find the others from the beginning on.
 */
import type { Candidate } from "../bounded-page.ts";
import { lastRank } from "../liveness.ts";
import type { Part, PartScan } from "./part-scan.ts";

/** The maximum number of agents that a statement reads; and how many more than are wanted, because some may be of a later rank. */
const mostAtOnce = 1_000;
const spare = 4;

/** The end of a page in a part. */
export interface RankedEnd {
  rank: number;
  key: number;
}

export interface RankedScanOptions {
  scan: PartScan;
  part: Part;
  /** See {@link rankAt}. */
  change: number;
  /** The end of the previous page; undefined if it is in no earlier rank of this part. */
  after: RankedEnd | undefined;
  /** The key before which agents are; undefined for all. */
  before: number | undefined;
  /** The keys of agents that are not wanted. */
  except: ReadonlySet<number>;
  /** How many more agents are wanted; 0 for none. */
  wanted: () => number;
  /** Takes agents of a rank. */
  take: (rank: number, agents: readonly Candidate[]) => Promise<void>;
}

/** Reads agents until enough are taken. */
export async function scanByRank(options: RankedScanOptions): Promise<void> {
  const { after, before, wanted, take } = options;
  let end = after;
  for (let rank = after?.rank ?? 0; rank <= lastRank && wanted() > 0; rank++) {
    const kept = await scanRank(options, rank, end?.key ?? before);
    if (!end) {
      // All agents of this rank and of the later ones were seen.
      for (const [later, agents] of kept) if (wanted() > 0) await take(later, agents);
      return;
    }
    end = undefined;
  }
}

/** Takes the agents of a rank, and returns the first ones of each later rank. */
async function scanRank(
  { scan, part, change, except, wanted, take }: RankedScanOptions,
  rank: number,
  end: number | undefined,
): Promise<[number, Candidate[]][]> {
  const later: [number, Candidate[]][] = [];
  for (let each = rank + 1; each <= lastRank; each++) later.push([each, []]);
  const minRank = rank === 0 ? undefined : rank;
  await scan.each(
    part,
    end,
    () => wanted() > 0,
    async (values) => {
      let { to } = values;
      for (let factor = 1; wanted() > 0; factor *= 2) {
        const limit = Math.min(factor * wanted() + spare, mostAtOnce);
        const found = await scan.ranked(part, { ...values, to, limit, change, minRank });
        const ofRank = (each: number) =>
          found.filter((agent) => agent.rank === each && !except.has(agent.key));
        const own = ofRank(rank);
        for (const [each, agents] of later) {
          const room = Math.max(0, wanted() - agents.length);
          agents.push(...ofRank(each).slice(0, room));
        }
        if (own.length > 0) await take(rank, own);
        to = found.at(-1)?.key;
        if (found.length < limit) return;
      }
    },
  );
  return later;
}
