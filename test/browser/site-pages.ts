/** Every page of the site in every state that looks different, and the nodes that serve them. */
import type { TestWorld } from "../world.ts";
import { carded, fill, fillCard, fillImported, hostile, rich } from "./agents.ts";
import { type Site, startSite } from "./scene.ts";

/** Every page in every state that looks different. */
const pages = {
  landing: ["full", "/"],
  search: ["full", "/?q=weather&status=active"],
  "search-with-correction": ["full", "/?q=wether&sort=name"],
  "search-by-status": ["full", "/?status=active"],
  "search-without-result": ["full", "/?q=zzzzzz&tags=work"],
  "landing-empty": ["empty", "/"],
  "landing-closed": ["closed", "/"],
  agents: ["full", "/agents"],
  activity: ["full", "/activity"],
  "activity-filtered": ["full", "/activity?type=agent.registered&from=2026-11-20&to=2026-11-20"],
  "activity-empty": ["empty", "/activity"],
  status: ["full", "/status"],
  "status-empty": ["empty", "/status"],
  stats: ["full", "/stats"],
  "stats-empty": ["empty", "/stats"],
  health: ["full", "/health"],
  events: ["full", "/events?limit=10"],
  "events-empty": ["empty", "/events"],
  log: ["full", "/log"],
  "log-empty": ["empty", "/log"],
  "log-halted": ["halted", "/log"],
  "event-proof": ["full", "/events/3/proof"],
  "set-up": ["empty", "/?setup=k3cVZb0Wc4Q0Y5hHcU1m2w"],
  agent: ["full", `/agents/${rich}/view`],
  "agent-changed": ["full", "/agents/route-planner/view"],
  "agent-versions": ["full", "/agents/route-planner/versions?from=0"],
  "agent-without-versions": ["full", "/agents/translator/versions"],
  compare: ["full", `/compare?a=${rich}&b=route-planner`],
  "compare-hostile": ["full", `/compare?a=${encodeURIComponent(hostile)}&b=old-agent`],
  "compare-one": ["full", "/compare?a=route-planner"],
  "compare-missing": ["full", "/compare?a=route-planner&b=gone-agent"],
  "agent-hostile": ["full", `/agents/${encodeURIComponent(hostile)}/view`],
  "agent-down": ["full", "/agents/invoice-reader/view"],
  "agent-asking": ["full", "/agents/court-clerk/view"],
  "agent-reachable": ["full", "/agents/chess-coach/view"],
  "agent-unprobed": ["full", "/agents/night-watch/view"],
  "agent-deprecated": ["full", "/agents/old-agent/view"],
  "agent-imported": ["imported", "/agents/weather-agent/view"],
  "agent-with-card": ["card", `/agents/${carded}/view`],
  "agent-missing": ["full", "/agents/no-such-agent/view"],
  "agent-deleted": ["full", "/agents/gone-agent/view"],
  docs: ["full", "/docs"],
  "guide-start": ["full", "/docs/start"],
  "guide-keys": ["full", "/docs/keys"],
  "guide-webhooks": ["full", "/docs/webhooks"],
  reference: ["full", "/docs/reference"],
  "reference-search": ["full", "/docs/reference?q=register"],
  "reference-reputation": ["full", "/docs/reference/reputation"],
  "reference-events": ["full", "/docs/reference/webhook-events"],
  "reference-problems": ["full", "/docs/reference/problems"],
  "reference-models": ["full", "/docs/reference/models"],
  problem: ["full", "/problems/quota_exceeded"],
} as const;

/** The name of a page. */
export type PageName = keyof typeof pages;

/** The names of all pages. */
export const pageNames = Object.keys(pages) as PageName[]; // the keys of the object

/** Nodes that serve all pages. */
export interface Sites extends AsyncDisposable {
  /** The URL of a page. */
  addressOf(name: PageName): string;
}

/** Starts a node for each content. */
export async function startSites(): Promise<Sites> {
  const sites: Record<(typeof pages)[PageName][0], Site> = {
    full: await startSite(async (world) => {
      await fill(world);
      await world.arrange.seal();
    }),
    empty: await startSite(async () => undefined),
    closed: await startSite(async (world) => void (await world.owner()), { singleOperator: true }),
    imported: await startSite(fillImported),
    card: await startSite(fillCard),
    halted: await startSite(fillHalted),
  };
  return {
    addressOf(name) {
      const [site, path] = pages[name];
      return `${sites[site].address}${path}`;
    },
    async [Symbol.asyncDispose]() {
      for (const site of Object.values(sites)) await site[Symbol.asyncDispose]();
    },
  };
}

/** Has a log that signs nothing, and a former log. */
async function fillHalted(world: TestWorld): Promise<void> {
  await world.registry.agents.register({ agent_id: "a", agent_url: "https://agent.example.com" });
  await world.arrange.seal();
  await world.sql(`update log set halted_at = '2026-11-20T16:20:00.000Z',
    halted = 'The database has 1 entry of the log, but a checkpoint of 88,121 was published: it is older than its log.'`);
  await world.sql(`insert into former_log (origin, note, ended_at)
    select 'registry.test/log/0', note, '2026-11-19T10:00:00.000Z' from log`);
}
