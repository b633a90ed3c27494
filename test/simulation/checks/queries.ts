/** Lists, searches, facets and statistics equal what the records say; a stored record equals a computed one. */
import type { components } from "../../../generated/openapi.d.ts";
import { tags } from "../actions.ts";
import type { SiteAudit } from "../audit.ts";
import type { Evidence } from "./check.ts";

type Agent = components["schemas"]["Agent"];

export function queriesAgree({ audits }: Evidence): string[] {
  return audits.flatMap((audit) => {
    const where = ` at node ${audit.site.index}`;
    const checks = [wrongRecords, wrongTimes, wrongLookup, wrongLists, wrongSearches, wrongStats];
    return checks.flatMap((check) => check(audit).map((each) => each + where));
  });
}

function wrongRecords({ lookups, mirror, facts }: SiteAudit): string[] {
  return [...lookups].flatMap(([id, { text, again }]) => {
    const listed = mirror.get(id);
    const expected = !listed
      ? "agent_not_found"
      : listed.status === "tombstoned"
        ? "agent_tombstoned"
        : JSON.stringify(listed);
    const wrong: string[] = [];
    if (text !== expected)
      wrong.push(`the lookup of ${id} shows ${text.slice(0, 300)}, and the list ${expected.slice(0, 300)}`);
    if (text !== again)
      wrong.push(`the stored record of ${id} is ${text.slice(0, 300)}, and computed ${again.slice(0, 300)}`);
    if (listed?.has_facts && facts.get(id)?.endsWith("not_found"))
      wrong.push(`${id} says that it has AgentFacts, and has none`);
    if (listed && !listed.has_facts && facts.get(id)?.startsWith("{"))
      wrong.push(`${id} says that it has no AgentFacts, and has some`);
    return wrong;
  });
}

/** A record changed when its last event says: readers ask for what changed since a time. */
function wrongTimes({ events, mirror }: SiteAudit): string[] {
  const times = new Map(events.map(({ payload, timestamp }) => [payload.seq, timestamp]));
  return [...mirror.values()].flatMap(({ agent_id, seq, updated_at }) =>
    updated_at === times.get(seq)
      ? []
      : [`${agent_id} changed at ${updated_at}, and its event ${seq} is of ${times.get(seq)}`],
  );
}

/** Whether a lookup of many agents found those that are not deleted, as single lookups do. */
function wrongLookup({ lookups, lookedUp }: SiteAudit): string[] {
  const shown = lookedUp.agents.map((each) => JSON.stringify(each)).sort();
  const wanted = [...lookups.values()].map(({ text }) => text).filter((text) => text.startsWith("{"));
  return shown.join() === wanted.sort().join()
    ? []
    : [`the lookup of many finds ${shown.length} agents, and single ones find ${wanted.length}, or others`];
}

function wrongLists({ listed, mirror }: SiteAudit): string[] {
  const agents = [...mirror.values()];
  const expected: Record<string, Agent[]> = { all: agents.filter(isListed), since: agents };
  for (const tag of tags)
    expected[`tag ${tag}`] = agents.filter((each) => isListed(each) && each.tags.includes(tag));
  for (const status of ["active", "deprecated", "suspended", "tombstoned"])
    expected[`status ${status}`] = agents.filter((each) => each.status === status);
  expected["source local"] = agents.filter((each) => isListed(each) && each.source === "local");
  return Object.entries(expected).flatMap(([name, wanted]) =>
    unlike(`the list by ${name}`, listed[name] ?? [], wanted),
  );
}

function wrongSearches({ found, facets, mirror }: SiteAudit): string[] {
  const searchable = [...mirror.values()].filter(isListed);
  const wrong = tags.flatMap((tag) =>
    unlike(
      `the search for ${tag}`,
      found[tag] ?? [],
      searchable.filter((each) => each.tags.includes(tag)),
    ),
  );
  for (const version of [1, 2]) {
    const words = `version ${version}`;
    const named = searchable.filter((each) => `${each.name} ${each.description}`.includes(words));
    const missing = named.filter(({ agent_id }) => !found[words]?.includes(agent_id));
    if (missing.length > 0)
      wrong.push(`the search for "${words}" misses ${missing.map(({ agent_id }) => agent_id)}`);
  }
  for (const [word, ids] of Object.entries(found)) {
    const gone = ids.filter((id) => !searchable.some(({ agent_id }) => agent_id === id));
    if (gone.length > 0) wrong.push(`the search for ${word} finds ${gone}, which are not listed`);
  }
  const counted = new Map((facets?.tags ?? []).map(({ value, count }) => [value, count]));
  const agents = (found.agent ?? []).flatMap((id) => mirror.get(id) ?? []);
  for (const tag of tags) {
    const count = agents.filter((each) => each.tags.includes(tag)).length;
    if ((counted.get(tag) ?? 0) !== count)
      wrong.push(`the facet of ${tag} is ${counted.get(tag) ?? 0} and not ${count}`);
  }
  const byStatus = sortedEntries(
    Object.fromEntries((facets?.status ?? []).map((each) => [each.value, each.count])),
  );
  const wanted = countsOf(agents.map(({ status }) => status));
  if (JSON.stringify(byStatus) !== JSON.stringify(wanted))
    wrong.push(`the facets of status are ${JSON.stringify(byStatus)} and not ${JSON.stringify(wanted)}`);
  return wrong;
}

function wrongStats({ stats, mirror, events, certifications, webhooks }: SiteAudit): string[] {
  const agents = [...mirror.values()];
  const living = agents.filter(({ status }) => status !== "tombstoned");
  const byStatus = countsOf(agents.map(({ status }) => status));
  const bySource = countsOf(living.map(({ source }) => source));
  const listed = living.filter(({ status }) => status !== "suspended");
  const byTag = countsOf(listed.flatMap((each) => each.tags));
  const wrong: string[] = [];
  const compare = (what: string, shown: unknown, wanted: unknown) => {
    if (JSON.stringify(shown) !== JSON.stringify(wanted))
      wrong.push(`/stats says ${what} ${JSON.stringify(shown)} and not ${JSON.stringify(wanted)}`);
  };
  compare("total_agents", stats.total_agents, living.length);
  compare("by_status", sortedEntries(stats.by_status), byStatus);
  compare("by_source", sortedEntries(stats.by_source), bySource);
  compare(
    "top_tags",
    countsOf(stats.top_tags.flatMap(({ value, count }) => Array(count).fill(value))),
    byTag,
  );
  compare(
    "active certifications",
    stats.certifications.active,
    certifications.filter(({ status }) => status === "active").length,
  );
  const { active, paused, disabled } = stats.webhooks.subscriptions;
  compare("webhooks", active + paused + disabled, webhooks.length);
  compare("last_seq", stats.events.last_seq, events.length);
  return wrong;
}

function isListed({ status }: Agent): boolean {
  return status === "active" || status === "deprecated";
}

function unlike(what: string, shown: readonly string[], wanted: readonly Agent[]): string[] {
  const ids = wanted.map(({ agent_id }) => agent_id);
  if ([...shown].sort().join() === ids.sort().join()) return [];
  return [`${what} has ${[...shown].sort()} and not ${ids}`];
}

function countsOf(values: readonly string[]): [string, number][] {
  return sortedEntries(
    Object.fromEntries([...Map.groupBy(values, (each) => each)].map(([value, all]) => [value, all.length])),
  );
}

function sortedEntries(counts: Record<string, number>): [string, number][] {
  return Object.entries(counts)
    .filter(([, count]) => count !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1));
}
