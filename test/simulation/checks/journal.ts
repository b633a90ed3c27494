/** The journal has no gap, its times never go back, and every reader sees each event once. */
import type { SiteAudit } from "../audit.ts";
import { changesOfAgents, type Follower } from "../followers.ts";
import type { Evidence } from "./check.ts";

export function journalIsWhole({ audits, made }: Evidence): string[] {
  return audits.flatMap((audit) => {
    const { events, site } = audit;
    const wrong: string[] = [];
    const where = `the journal of node ${site.index}`;
    for (const [index, event] of events.entries()) {
      const { seq } = event.payload;
      const before = events[index - 1];
      if (seq !== index + 1) wrong.push(`In ${where} ${seq} stands where ${index + 1} is due.`);
      if (before && event.timestamp < before.timestamp)
        wrong.push(`In ${where} time goes back at ${seq}: ${before.timestamp}, ${event.timestamp}.`);
      if (events.findIndex((each) => each.idempotency_key === event.idempotency_key) !== index)
        wrong.push(`In ${where} ${event.idempotency_key} stands twice.`);
      if (wrong.length > 0) break;
    }
    const followers = made.followers.filter((each) => each.site === site);
    return [...wrong, ...followers.flatMap((each) => readOnce(each, audit))];
  });
}

/** Whether a reader has seen each event once, in order, as it stands in the journal. It may have read on since. */
function readOnce(follower: Follower, { events, mirror, site }: SiteAudit): string[] {
  const who = `A reader by ${follower.by} of node ${site.index}`;
  if (follower.by === "changes") {
    return [...mirror].flatMap(([id, agent]) => {
      const known = follower.records.get(id);
      if (known === JSON.stringify(agent)) return [];
      if (known && (JSON.parse(known) as typeof agent).seq > agent.seq) return [];
      return [`${who} has another record of ${id}: ${known?.slice(0, 300) ?? "none"}`];
    });
  }
  const seen = follower.events;
  const due = events.filter((event) => isFor(follower, event));
  const index = due.findIndex((event, place) => seen[place]?.text !== JSON.stringify(event));
  if (index < 0) return [];
  return [
    `${who} saw ${seen[index]?.text.slice(0, 200) ?? "nothing"} as event ${index + 1} of ${due.length}.`,
  ];
}

/** Whether a reader asked for an event. */
function isFor({ agent }: Follower, { event, payload }: SiteAudit["events"][number]): boolean {
  if (agent === null) return true;
  const isChange = changesOfAgents.some((each) => each === event);
  return isChange && "agent_id" in payload && payload.agent_id === agent;
}
