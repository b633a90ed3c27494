/** What holds at every node, whatever happened to it. The scenarios of the contract end with it. */
import { expect } from "vitest";
import { recomputeReputation } from "../../client/evidence.ts";
import type { Agent, Registry } from "../../client/index.ts";
import { outcomeOf } from "../responses.ts";
import { all } from "../webhooks/scene.ts";

const everyStatus: Agent["status"][] = ["active", "deprecated", "suspended", "tombstoned"];

/** Reads all agents of a node, the deleted ones too. */
export function allAgents({ agents }: Registry): Promise<Agent[]> {
  return all(agents.list({ status: everyStatus, limit: 100 }));
}

/** Checks that the reads of a node agree with one another: lists, lookups, search, figures, events and reputations. */
export async function expectConsistent(registry: Registry): Promise<void> {
  const agents = await allAgents(registry);
  const stats = await registry.node.stats();
  await expectSameEverywhere(registry, agents);
  await expectFollowable(registry, agents, stats.events.last_seq);
  const certifications = await all(registry.certifications.list({ limit: 100 }));
  const violations = await all(registry.compliance.list({ limit: 100, status: ["open"] }));
  const reputations = await all(registry.reputation.list({ limit: 100 }));
  const grades = reputations.map(({ grade }) => grade).filter((grade) => grade !== "NR");
  expect(stats).toEqual({
    ...stats,
    ...countedFrom(agents),
    certifications: {
      active: 0,
      revoked: 0,
      expired: 0,
      ...countsOf(certifications.map(({ status }) => status)),
    },
    compliance: {
      open_violations: violations.length,
      by_severity: countsOf(violations.map(({ severity }) => severity)),
    },
    reputation: { rated: grades.length, by_grade: countsOf(grades) },
  });
  for (const { inputs, score, grade, confidence } of reputations)
    expect(recomputeReputation(inputs)).toMatchObject({ score, grade, confidence });
}

/** The figures that agents give. */
export function countedFrom(agents: readonly Agent[]) {
  const living = agents.filter(({ status }) => status !== "tombstoned");
  return {
    total_agents: living.length,
    active_agents: living.filter(({ status }) => status === "active").length,
    by_status: countsOf(agents.map(({ status }) => status)),
    by_protocol: countsOf(living.flatMap(({ protocols }) => protocols)),
    by_source: countsOf(living.map(({ source }) => source)),
    top_capabilities: commonest(living.flatMap(({ capabilities }) => capabilities)),
    top_tags: commonest(living.flatMap(({ tags }) => tags)),
  };
}

function countsOf(values: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    [...Map.groupBy(values, (value) => value)].map(([value, same]) => [value, same.length]),
  );
}

/** The 20 commonest values, as figures list them. */
function commonest(values: readonly string[]): { value: string; count: number }[] {
  return Object.entries(countsOf(values))
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, 20);
}

/** Checks that a lookup and a search have the record of the list, and that a deleted agent is found nowhere. */
async function expectSameEverywhere(registry: Registry, agents: readonly Agent[]): Promise<void> {
  for (const agent of agents) {
    const { agent_id, name, status } = agent;
    if (status === "tombstoned") {
      expect(await outcomeOf(registry.agents.lookup(agent_id))).toBe("agent_tombstoned");
      continue;
    }
    expect(await registry.agents.lookup(agent_id)).toEqual(agent);
    const found = await all(registry.agents.search({ q: name, status: [status], limit: 100 }));
    expect(found.find((each) => each.agent_id === agent_id)).toMatchObject(agent);
  }
}

/** Checks that the events have no gap, and that the last one of each record has the number in it. */
async function expectFollowable(registry: Registry, agents: readonly Agent[], last: number): Promise<void> {
  const events = await all(registry.events.list({ limit: 100 }));
  const seqs = events.map(({ payload }) => payload.seq);
  expect(seqs).toEqual(Array.from({ length: last }, (_, index) => index + 1));
  const changed = new Map<string, number>();
  for (const { event, payload } of events)
    if (event === "agent.registered" || event === "agent.deprecated")
      changed.set(payload.agent_id, payload.seq);
  for (const { agent_id, seq } of agents)
    expect({ agent_id, seq }).toEqual({ agent_id, seq: changed.get(agent_id) });
}
