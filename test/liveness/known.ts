/** Liveness of agents as if they had been probed for days, for tests of pages. */
import { observe, type State, unprobed } from "../../server/features/liveness/state.ts";
import type { Day } from "../../server/features/liveness/uptime.ts";
import type { TestWorld } from "../world.ts";

const dayMs = 86_400_000;

/** What is known of an agent. */
export interface Known {
  state: State;
  level?: "reachable" | "protocol";
  method?: "a2a" | "mcp" | "http";
  outcome?: string;
  isVerified?: boolean;
  /** The last days until today, the oldest first; null for a day without a probe. */
  days: readonly (Omit<Day, "day"> | null)[];
}

/** Has an agent with this liveness. */
export async function insertLiveness(world: TestWorld, agentId: string, known: Known): Promise<void> {
  const { state, level = "protocol", method = "a2a", outcome = "ok", isVerified = true } = known;
  const now = Date.parse((await world.registry.node.health()).timestamp);
  const dateOf = (index: number) => new Date(now - (known.days.length - 1 - index) * dayMs).toISOString();
  const days = known.days.flatMap((each, index) =>
    each ? [{ day: dateOf(index).slice(0, 10), ...each }] : [],
  );
  const memory = { ...observe(unprobed(now - 9 * dayMs), "up", now - 9 * dayMs), state };
  const origin = `https://${agentId}.probed.example.com`;
  const text = (value: unknown) => `'${typeof value === "string" ? value : JSON.stringify(value)}'`;
  await world.sql(`insert into probe_origin (origin, next_at, free_at, robots, robots_at)
    values (${text(origin)}, null, '', null, null)`);
  await world.sql(`insert into probe_target
    (origin_key, url, method, level, is_verified, memory, state, former_state, days, latencies, outcome, checked_at)
    select key, origin || '/', ${text(method)}, ${text(level)}, ${isVerified}, ${text(memory)}, ${text(state)}, ${text(state)}, ${text(days)},
      ${text(days.length === 0 ? [] : [84])}, ${days.length === 0 ? "null" : text(outcome)},
      ${days.length === 0 ? "null" : text(new Date(now - 600_000).toISOString())}
    from probe_origin where origin = ${text(origin)}`);
  await world.sql(`insert into agent_probe (agent_key, target_key, wanted, is_verified)
    select a.key, t.key, null, ${isVerified} from agent a, probe_target t
    where a.agent_id = ${text(agentId)} and t.url = ${text(`${origin}/`)}`);
}

/** So many equal days. */
export function repeated(count: number, responded: number, auth: number, failed: number): Omit<Day, "day">[] {
  return Array.from({ length: count }, () => ({ responded, auth, failed }));
}
