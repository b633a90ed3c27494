/** Reads the events of the page of activity and of its feeds. */
import type { components, operations } from "../../../../generated/openapi.d.ts";
import type { Client } from "../../../core/http/authentication.ts";
import { ProblemError } from "../../../core/http/problem-response.ts";
import { read } from "../api-reads.ts";
import { readSealed, type Sealed } from "../log/sealed.ts";

/** The fields of the form. Empty fields are ignored. */
export type ActivityForm = NonNullable<operations["site_activity"]["parameters"]["query"]>;

/** The filters of a feed. */
export type FeedFilters = NonNullable<operations["site_activityFeed"]["parameters"]["query"]>;

export type Event = components["schemas"]["RegistryEvent"];

/** A page of events, the newest first. */
export interface Activity {
  form: ActivityForm;
  events: Event[];
  /** Which events have a proof; null for none. */
  sealed: Sealed | null;
  /** The position of older events; null if there are none. */
  nextBefore: number | null;
  /** A day of the form that is in no calendar, such as 2026-02-30. */
  impossibleDay: string | undefined;
}

/** The number of events on a page, and in a feed. */
const limit = 50;

const dayMs = 86_400_000;

/** Reads the events that the form selects. Days are those of UTC. */
export async function readActivity(client: Pick<Client, "dispatch">, sent: ActivityForm): Promise<Activity> {
  const fields = Object.entries(sent).filter(([, value]) => String(value).trim() !== "");
  const form: ActivityForm = Object.fromEntries(fields);
  const { type, agent_id, from, to, before } = form;
  const impossibleDay = [from, to].find((day) => day !== undefined && !isDay(day));
  const none = { form, events: [], sealed: null, nextBefore: null, impossibleDay };
  if (impossibleDay !== undefined) return none;
  const query = {
    types: type,
    agent_id: agent_id?.trim(),
    before,
    since: from === undefined ? undefined : `${from}T00:00:00Z`,
    until: to === undefined ? undefined : new Date(Date.parse(to) + dayMs).toISOString(),
    limit,
  };
  try {
    const [{ events, next_before }, sealed] = await Promise.all([
      read(client, "/events/latest", { query }),
      readSealed(client),
    ]);
    return { form, events, sealed, nextBefore: next_before, impossibleDay };
  } catch (error) {
    // Any text may be typed, and what cannot be an id is one that no agent has.
    if (!(error instanceof ProblemError) || error.response.problem.code !== "invalid_query") throw error;
    return none;
  }
}

/** Reads the events of a feed. */
export async function readFeed(client: Pick<Client, "dispatch">, filters: FeedFilters): Promise<Event[]> {
  return (await read(client, "/events/latest", { query: { ...filters, limit } })).events;
}

/** Whether a text of the form `2026-02-30` is a day. `Date` takes the day after the last one of a month for the next month's. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text < "9999-12-31";
}
