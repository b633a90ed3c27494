/** The page that compares two versions of an agent's record. */
import { describedFields } from "../../../../client/description.ts";
import type { components } from "../../../../generated/openapi.d.ts";
import type { Client } from "../../../core/http/authentication.ts";
import { minuteOf } from "../../../display/formats.ts";
import { read } from "../api-reads.ts";
import { agentHref, counted, untrustedText, when } from "../format.ts";
import { type Html, html, type Insert } from "../html.ts";
import { page } from "../page.ts";
import { type FieldChange, fieldChanges, fieldLabel } from "./fields.ts";

type Schemas = components["schemas"];
type Change = Schemas["RecordChange"];

/** The data of the page. */
interface Versions {
  agent: Schemas["Agent"];
  /** The latest changes that were read, newest first. */
  changes: Change[];
  /** Whether there are earlier ones. */
  hasEarlier: boolean;
  /** The numbers of the two versions. */
  from: number;
  to: number;
}

/** The number of changes that are read at once, and that are looked through at most. */
const perRead = 50;
const maxChanges = 200;

/**
 * Reads the changes between two versions.
 * @throws ProblemError `agent_not_found`, `agent_tombstoned`.
 */
export async function readVersions(
  client: Pick<Client, "dispatch">,
  id: string,
  form: { from?: string | undefined; to?: string | undefined },
): Promise<Versions> {
  const path = { id };
  const agent = await read(client, "/lookup/{id}", { path });
  const wanted = form.from ? Number(form.from) : undefined;
  const changes: Change[] = [];
  let before: number | undefined;
  do {
    const query = { limit: perRead, before };
    const found = await read(client, "/agents/{id}/changes", { path, query });
    changes.push(...found.changes);
    before = found.next_before ?? undefined;
  } while (before !== undefined && changes.length < maxChanges && (wanted ?? before) < before);
  const last = changes.at(-1)?.seq ?? 0;
  const earliest = before === undefined ? 0 : last;
  const from = Math.max(wanted ?? changes[1]?.seq ?? 0, earliest);
  const to = form.to ? Number(form.to) : (changes[0]?.seq ?? 0);
  return {
    agent,
    changes,
    hasEarlier: before !== undefined,
    from: Math.min(from, to),
    to: Math.max(from, to),
  };
}

/** The URL of the page; without numbers, of the latest change. */
export function versionsHref(agentId: string, from?: number, to?: number): string {
  const path = `/agents/${encodeURIComponent(agentId)}/versions`;
  return from === undefined || to === undefined ? path : `${path}?from=${from}&to=${to}`;
}

/** Renders the page. */
export function versionsPage(versions: Versions): string {
  const { agent, changes } = versions;
  const body = html`<main class="across" id="contents">
<p class="eyebrow"><a href="/">Agents</a> / <a class="untrusted" href="${agentHref(agent.agent_id)}">${agent.agent_id}</a></p>
<h1>Versions of ${untrustedText(agent.name)}</h1>
${changes.length === 0 ? nothing(agent) : html`${form(versions)}${differences(versions)}`}
</main>`;
  return page(`Versions of ${agent.name}`, body, { section: "Agents" });
}

function nothing({ status, agent_id }: Schemas["Agent"]): Html {
  const reason =
    status === "suspended"
      ? "The versions of a suspended agent are not shown."
      : "No earlier version of this agent is kept: its record has not changed since this node keeps versions, or the events of its changes were deleted.";
  return html`<p>${reason} <a href="${agentHref(agent_id)}">Back to the agent</a></p>`;
}

/** The length of the longest whole value: that of additional fields. */
const maxLength = 100_000;

function differences({ changes, from, to, hasEarlier }: Versions): Html {
  const between = changes.filter(({ seq }) => from < seq && seq <= to);
  const fields = mergedFields(between);
  const oldest = between.at(-1);
  return html`<section aria-labelledby="differences"><h2 id="differences">${counted(fields.length, "difference")}</h2>
${oldest && html`<p class="dim">${counted(between.length, "change")}, from ${when(oldest.changed_at)} to ${when(between[0]?.changed_at ?? oldest.changed_at)}. All other fields are equal.</p>`}
${fields.length > 0 ? fieldChanges(fields, maxLength) : html`<p>Both versions have the same values.</p>`}
${hasEarlier ? html`<p class="dim small">Only the latest ${changes.length} changes can be chosen here. <code>GET /agents/{id}/changes</code> has all.</p>` : undefined}
</section>`;
}

/** What several changes, the newest first, replaced together. */
function mergedFields(changes: readonly Change[]): FieldChange[] {
  const merged = new Map<string, FieldChange>();
  for (const { field, before, after } of changes.flatMap(({ fields }) => fields))
    merged.set(field, { field, before, after: merged.has(field) ? merged.get(field)?.after : after });
  const differing = [...merged.values()].filter(
    ({ before, after }) => JSON.stringify(before) !== JSON.stringify(after),
  );
  return differing.sort((one, other) => position(one) - position(other));
}

/** The place of a field in the record; the status is after the description. */
function position({ field }: FieldChange): number {
  const names: readonly string[] = describedFields;
  const index = names.indexOf(field);
  return index === -1 ? names.length : index;
}

/** The form that chooses two versions. It works without scripts. */
function form({ agent, changes, from, to, hasEarlier }: Versions): Html {
  const earlier = hasEarlier ? changes.slice(0, -1) : changes;
  const first = hasEarlier ? changes.at(-1) : undefined;
  const options = (chosen: number) => earlier.map((change) => option(change, change.seq === chosen));
  const start = first
    ? option(first, first.seq === from)
    : html`<option value="0"${from === 0 ? html` selected` : undefined}>The earliest that is kept</option>`;
  return html`<form class="version-choice" action="${versionsHref(agent.agent_id)}" method="get">
<div><label for="from">Earlier version</label>
<select id="from" name="from">${options(from)}${start}</select></div>
<div><label for="to">Later version</label>
<select id="to" name="to">${options(to)}</select></div>
<div class="row"><button class="button primary" type="submit">Compare</button></div>
</form>`;
}

function option({ seq, changed_at, fields }: Change, isChosen: boolean): Insert {
  const text = `${minuteOf(changed_at)}: ${fields.map(({ field }) => fieldLabel(field)).join(", ")}`;
  return isChosen
    ? html`<option value="${seq}" selected>${text}</option>`
    : html`<option value="${seq}">${text}</option>`;
}
