/** What holds at every node, whatever happened to it. The scenarios of the contract end with it. */
import { expect } from "vitest";
import { recomputeReputation } from "../../client/evidence.ts";
import {
  type Agent,
  type EventOf,
  type Registry,
  type RegistryEvent,
  responseOf,
  type Schemas,
} from "../../client/index.ts";
import { outcomeOf } from "../responses.ts";
import { all } from "../webhooks/scene.ts";

/** The statuses of agents, that of the deleted ones too. */
export const everyStatus: Agent["status"][] = ["active", "deprecated", "suspended", "tombstoned"];

/** Reads all agents of a node, the deleted ones too. */
export function allAgents({ agents }: Registry): Promise<Agent[]> {
  return all(agents.list({ status: everyStatus, limit: 100 }));
}

/**
 * Checks that the reads of a node agree with one another: lists, lookups, search, figures, events and reputations. If a
 * periodic job changes the node between two of them, they are read again.
 */
export async function expectConsistent(registry: Registry): Promise<void> {
  const { events } = await registry.node.stats();
  try {
    await expectAgreement(registry);
  } catch (error) {
    const now = await registry.node.stats();
    if (now.events.last_seq === events.last_seq) throw error;
    await expectConsistent(registry);
  }
}

async function expectAgreement(registry: Registry): Promise<void> {
  const agents = await allAgents(registry);
  const stats = await registry.node.stats();
  const events = await all(registry.events.list({ limit: 2 })); // several pages, where there are three events
  await expectSameEverywhere(registry, agents, events);
  expectFollowable(events, agents, stats.events.last_seq);
  expectContinuous(events);
  await expectFiltered(registry, agents, events);
  const certifications = await all(registry.certifications.list({ limit: 100 }));
  const violations = await all(registry.compliance.list({ limit: 100, status: ["open"] }));
  expect(violations).toEqual(violations.map((each) => ({ ...each, note: null, decided_at: null })));
  const reputations = await all(registry.reputation.list({ limit: 100 }));
  const { peers } = await registry.federation.list();
  const grades = reputations.map(({ grade }) => grade).filter((grade) => grade !== "NR");
  expect(stats).toEqual({
    ...stats,
    ...countedFrom(agents),
    ...(redactedBy(events).length === 0 && countedLately(events, stats.timestamp)), // redacted events count still
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
    federation: {
      peers: peers.filter(({ status }) => status !== "removing").length,
      degraded_peers: peers.filter(({ status }) => status === "degraded").length,
      imported_agents: agents.filter(({ status, source }) => status !== "tombstoned" && source !== "local")
        .length,
    },
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

/** The figures that events give: those of the last hours, the hour under way included. */
function countedLately(events: readonly RegistryEvent[], timestamp: string) {
  const created = events.filter(
    ({ payload }) => "change" in payload && payload.change === "created" && !("previous_agent_id" in payload),
  );
  const within = (some: readonly RegistryEvent[], hours: number) => {
    const start = new Date(Date.parse(timestamp) - (hours - 1) * 3_600_000).toISOString().slice(0, 13);
    return some.filter((event) => event.timestamp.slice(0, 13) >= start).length;
  };
  return {
    events: {
      last_seq: events.length,
      oldest_seq: events[0]?.payload.seq ?? null,
      "24h": within(events, 24),
    },
    new_agents: {
      "24h": within(created, 24),
      "7d": within(created, 7 * 24),
      "30d": within(created, 30 * 24),
    },
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

/**
 * Checks that a lookup and a search have the record of the list, that a deleted agent is found nowhere, and that an agent
 * has AgentFacts if its record says so.
 */
async function expectSameEverywhere(
  registry: Registry,
  agents: readonly Agent[],
  events: readonly RegistryEvent[],
): Promise<void> {
  for (const agent of agents) {
    const { agent_id, name, status } = agent;
    if (status === "tombstoned") {
      const isFormer = agent.moved_to !== null;
      expect(await outcomeOf(registry.agents.lookup(agent_id))).toBe(
        isFormer ? "served" : "agent_tombstoned",
      );
      continue;
    }
    const record = await registry.agents.lookup(agent_id);
    expect(record).toEqual(agent);
    if (status === "deprecated") {
      const header = responseOf(record).headers.get("deprecation"); // in seconds (RFC 9745)
      const changes = events.filter(({ payload }) => "agent_id" in payload && payload.agent_id === agent_id);
      const dates = changes.map(({ timestamp }) => `@${Math.floor(Date.parse(timestamp) / 1_000)}`);
      expect(dates).toContain(header);
    }
    const found = await all(registry.agents.search({ q: name, status: [status], limit: 100 }));
    expect(found.find((each) => each.agent_id === agent_id)).toMatchObject(agent);
    const facts = await outcomeOf(registry.facts.get(agent_id));
    expect({ agent_id, facts }).toEqual({ agent_id, facts: agent.has_facts ? "served" : "facts_not_found" });
  }
}

/** The numbers of the events that others redacted. */
function redactedBy(events: readonly RegistryEvent[]): number[] {
  return events.flatMap((event) => (event.event === "agent.deprecated" ? (event.payload.redacts ?? []) : []));
}

/** Checks that the events have no gap but for redacted ones, and that the last one of each record has the number in it. */
function expectFollowable(events: readonly RegistryEvent[], agents: readonly Agent[], last: number): void {
  const seqs = [...events.map(({ payload }) => payload.seq), ...redactedBy(events)].sort((a, b) => a - b);
  expect(seqs).toEqual(Array.from({ length: last }, (_, index) => index + 1));
  const changed = new Map<string, number>();
  for (const { event, payload } of events)
    if (event === "agent.registered" || event === "agent.deprecated")
      changed.set(payload.agent_id, payload.seq);
  for (const { agent_id, seq } of agents)
    expect({ agent_id, seq }).toEqual({ agent_id, seq: changed.get(agent_id) });
}

/** Checks that each event continues the earlier ones about the same certification, violation or reputation. */
function expectContinuous(events: readonly RegistryEvent[]): void {
  for (const [, [first, ...later]] of groupedBy(
    events,
    "cert.issued",
    ({ certification }) => certification.id,
  )) {
    expect(first?.change).toBe("issued");
    for (const { change } of later) expect(change).toBe("renewed");
  }
  for (const [, ended] of groupedBy(events, "cert.revoked", ({ certification }) => certification.id))
    expect(ended.length).toBe(1);
  for (const [, reports] of groupedBy(events, "compliance.violation", ({ violation }) => violation.id)) {
    for (const [index, { change, violation }] of reports.entries()) {
      const before = reports[index - 1];
      expect(change === "opened").toBe(before === undefined);
      if (change === "escalated")
        expect(severities.indexOf(violation.severity)).toBeGreaterThan(
          severities.indexOf(before?.violation.severity ?? "critical"),
        );
    }
  }
  for (const [, updates] of groupedBy(events, "reputation.updated", ({ agent_id }) => agent_id)) {
    for (const [index, { change, previous, current }] of updates.entries()) {
      expect(previous).toEqual(updates[index - 1]?.current ?? { score: null, grade: "NR" });
      expect(change).toBe(previous.grade === current.grade ? "score" : "grade");
    }
  }
}

const severities: Schemas["Severity"][] = ["info", "low", "medium", "high", "critical"];

/** The payloads of the events of a type, by what they are about. */
function groupedBy<Type extends RegistryEvent["event"]>(
  events: readonly RegistryEvent[],
  type: Type,
  subject: (payload: EventOf<Type>["payload"]) => string,
): Map<string, EventOf<Type>["payload"][]> {
  const ofType = events.filter((each): each is EventOf<Type> => each.event === type);
  return Map.groupBy(
    ofType.map(({ payload }) => payload as EventOf<Type>["payload"]), // which TypeScript does not index by a type parameter
    subject,
  );
}

/** Checks that each filter selects the entries that match it, and none by a value that no entry has. */
async function expectFiltered(
  { agents: { list }, certifications, compliance, events: journal }: Registry,
  agents: readonly Agent[],
  events: readonly RegistryEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const limit = 100;
  const selects = async <Entry>(filtered: AsyncIterable<Entry>, expected: readonly Entry[]) =>
    expect(await all(filtered)).toEqual(expected);
  for (const source of ["local", "none"])
    await selects(
      list({ status: everyStatus, source: [source], limit }),
      agents.filter((each) => each.source === source),
    );
  for (const name of ["capabilities", "tags", "skills", "provider"] as const)
    await selects(list({ status: everyStatus, [name]: ["none"] }), []);
  const agent_id = agents[0]?.agent_id ?? "none";
  const present = agents.find((each) => each.agent_id === (agents[0]?.moved_to ?? agent_id));
  const ids = [agent_id, present?.agent_id, ...(present?.previous_agent_ids ?? [])];
  await selects(
    journal.list({ agent_id, limit }),
    events.filter(({ payload }) => "agent_id" in payload && ids.includes(payload.agent_id)),
  );
  await selects(
    journal.list({ types: ["cert.issued"], limit }),
    events.filter(({ event }) => event === "cert.issued"),
  );
  await selects(journal.list({ agent_id: "none", types: ["agent.registered"] }), []);
  await selects(certifications.list({ agent_id: "none" }), []);
  await selects(compliance.list({ agent_id: "none" }), []);
  const certified = await all(certifications.list({ limit }));
  const violated = await all(compliance.list({ limit }));
  if (certified.length === 0 && violated.length === 0) return;
  for (const [name, value] of [
    ["level", "basic"],
    ["level", "verified"],
    ["status", "active"],
    ["status", "revoked"],
  ] as const)
    await selects(
      certifications.list({ [name]: [value], limit }),
      certified.filter((each) => each[name] === value),
    );
  for (const [name, value] of [
    ["severity", "high"],
    ["severity", "low"],
    ["status", "open"],
    ["status", "resolved"],
  ] as const)
    await selects(
      compliance.list({ [name]: [value], limit }),
      violated.filter((each) => each[name] === value),
    );
}
