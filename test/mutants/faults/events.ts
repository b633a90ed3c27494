import type { Fault } from "../fault.ts";

export const faults: Fault[] = [
  {
    file: "server/registry/events/handlers.ts",
    replace: 'sent["last-event-id"] === undefined ? query.after : Number(sent["last-event-id"])',
    by: 'query.after || Number(sent["last-event-id"] ?? 0)',
    effect: "a browser that reconnects to a stream with ?after= gets all events since then again",
  },
  {
    file: "server/registry/events/handlers.ts",
    replace: 'pages.get(JSON.stringify(["events", query]), `${seq} ${oldest}`,',
    by: 'pages.get(JSON.stringify(["events", query]), `${seq}`,',
    effect: "a cached page of events still has events that the retention job has deleted, in place of 410",
  },
  {
    file: "server/registry/events/handlers.ts",
    replace: 'JSON.stringify(["latest events", query])',
    by: 'JSON.stringify(["latest events", types, agentId, before, limit])',
    effect: "a caller who filters the latest events by time gets the cached page of another period",
  },
  {
    file: "server/registry/events/journal.ts",
    replace: "const order = range.start > range.end ? -1 : 1;",
    by: "const order = range.start >= afterAll ? -1 : 1;",
    effect:
      "the second page of the latest events of a renamed agent has the oldest events, in the wrong order",
  },
  {
    file: "server/registry/events/stream.ts",
    replace: "if (isExpired(position, floor)) return;",
    by: "if (isExpired(position, floor)) position = floor;",
    effect: "a slow stream silently leaves out events that were deleted meanwhile, and does not end",
  },
  {
    file: "server/registry/events/shared-reads.ts",
    replace: "JSON.stringify([filters.types ?? null, filters.agentId ?? null, after,",
    by: "JSON.stringify([filters.types ?? null, after,",
    effect: "two streams of different agents at the same position both get the events of one of them",
  },
  {
    file: "server/registry/events/retention.ts",
    replace: "seq >= stop || committed_at >= end",
    by: "seq > stop || committed_at >= end",
    effect: "the event of a pending delivery is deleted, and a long backlog of old events is never deleted",
  },
  {
    file: "server/registry/events/redacted-event.ts",
    replace: '.where("seq", ">=", seq).orderBy("seq")',
    by: '.where("seq", ">", seq).orderBy("seq")',
    effect: "the log stops growing when the first event that is not sealed yet was redacted",
  },
];
