/** Statistics of a fake registry, counted at each request. */
import type { components } from "../../../generated/openapi.d.ts";
import { countsOf } from "../agents/search.ts";
import type { State } from "../state.ts";

type Stats = components["schemas"]["Stats"];

const hour = 3_600_000;

/** The count of each value. */
function tally(values: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    countsOf(values, Number.MAX_SAFE_INTEGER).map(({ value, count }) => [value, count]),
  );
}

/** Counts the statistics. */
export function statsOf(state: State): Stats {
  const all = [...state.agents.values()];
  const living = all.filter(({ status }) => status !== "tombstoned");
  const timestamp = timestampOf(state);
  const by_status = tally(all.map(({ status }) => status));
  const by_source = tally(living.map(({ source }) => source));
  const { local = 0 } = by_source;
  const since = (hours: number) => new Date(Date.parse(timestamp) - hours * hour).toISOString();
  const registered = (hours: number) =>
    all.filter(({ registered_at }) => registered_at > since(hours)).length;
  return {
    total_agents: living.length,
    active_agents: by_status.active ?? 0,
    by_status,
    by_source,
    by_protocol: tally(living.flatMap(({ protocols }) => protocols)),
    new_agents: { "24h": registered(24), "7d": registered(7 * 24), "30d": registered(30 * 24) },
    top_capabilities: countsOf(living.flatMap(({ capabilities }) => capabilities)),
    top_tags: countsOf(living.flatMap(({ tags }) => tags)),
    events: {
      last_seq: state.journal.seq,
      "24h": state.journal.events.filter(({ committed_at }) => committed_at > since(24)).length,
    },
    ...trustOf(state),
    webhooks: webhooksOf(state),
    federation: {
      peers: state.peers.length,
      degraded_peers: state.peers.filter(({ status }) => status === "degraded").length,
      imported_agents: living.length - local,
    },
    timestamp,
  };
}

function timestampOf(state: State): string {
  const fullHour = new Date(Math.floor(Date.parse(state.now()) / hour) * hour).toISOString();
  const last = state.journal.events.at(-1)?.committed_at ?? fullHour;
  return last > fullHour ? last : fullHour;
}

function trustOf(state: State): Pick<Stats, "certifications" | "compliance" | "reputation"> {
  const { active = 0, revoked = 0, expired = 0 } = tally(state.certifications.map(({ status }) => status));
  const open = state.violations.filter(({ status }) => status === "open");
  const rated = [...state.reputations.values()].filter(
    ({ snapshot }) => snapshot.score !== null && state.agents.get(snapshot.agent_id)?.status !== "tombstoned",
  );
  return {
    certifications: { active, revoked, expired },
    compliance: { open_violations: open.length, by_severity: tally(open.map(({ severity }) => severity)) },
    reputation: { rated: rated.length, by_grade: tally(rated.map(({ snapshot }) => snapshot.grade)) },
  };
}

function webhooksOf(state: State): Stats["webhooks"] {
  const { active = 0, paused = 0, disabled = 0 } = tally(state.webhooks.map(({ status }) => status));
  const { delivered = 0, failed = 0, skipped = 0 } = tally(state.deliveries.map(({ status }) => status));
  return { subscriptions: { active, paused, disabled }, deliveries: { delivered, failed, skipped } };
}
