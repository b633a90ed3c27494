/** The numbers in the navigation: how many things there are, and how many wait for the user. */
import type { Account } from "../../client/index.ts";
import { countText, grouped } from "../display/formats.ts";
import { isEnded } from "./domains/domain-states.ts";
import { registry } from "./session.ts";

/** A number in the navigation. */
export interface Figure {
  count: string;
  /** What waits for the user, for screen readers: "to answer". Absent if nothing does. */
  waits?: string;
}

/** Numbers by their views. */
export type Figures = Readonly<Record<string, Figure | undefined>>;

/** Reads the numbers. */
export async function readFigures({ role }: Account, signal: AbortSignal): Promise<Figures> {
  const [agents, offers, domains, stats] = await Promise.all([
    registry.agents.mine({ limit: 1 }, { signal }).page(),
    registry.offers.list({ limit: 100 }, { signal }).page(),
    registry.domains.list({ signal }),
    role === "owner" ? registry.node.stats({ signal }) : null,
  ]);
  return {
    agents: some(agents.total ?? agents.count, agents.total_is_exact),
    offers: waiting(offers.offers.filter(({ state }) => state === "offered").length, "to answer"),
    domains: waiting(domains.domains.filter(isEnded).length, "not proven"),
    ...(stats && {
      "all-agents": some(stats.total_agents),
      violations: waiting(stats.compliance.open_violations, "open"),
      peers: waiting(stats.federation.degraded_peers, "not synchronized"),
    }),
  };
}

function some(count: number, isExact = true): Figure | undefined {
  return count === 0 ? undefined : { count: countText(count, isExact) };
}

function waiting(count: number, waits: string): Figure | undefined {
  return count === 0 ? undefined : { count: grouped(count), waits };
}
