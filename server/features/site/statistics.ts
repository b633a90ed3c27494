/** The statistics of the registry, in words. */
import type { components } from "../../../generated/openapi.d.ts";
import { grouped } from "../../display/formats.ts";
import { counted, untrustedText } from "./format.ts";
import { type Html, html, type Insert } from "./html.ts";
import { pairs } from "./pairs.ts";
import { type filters, searchHref } from "./search.ts";

type Schemas = components["schemas"];

/** The figures of the registry, in words. */
export function registrySection({
  total_agents,
  active_agents,
  new_agents,
  events,
  webhooks,
  certifications,
  compliance,
  federation,
}: Schemas["Stats"]): Html {
  const { delivered, failed } = webhooks.deliveries;
  return html`<section aria-labelledby="registry"><h2 id="registry">Registry</h2>
${pairs([
  [
    "Agents",
    html`<a href="/agents">${grouped(total_agents)}</a>, <a href="${searchHref({}, { status: "active" })}">${grouped(active_agents)} active</a>`,
  ],
  [
    "Registered in 24 hours, 7 days, 30 days",
    [new_agents["24h"], new_agents["7d"], new_agents["30d"]].map(grouped).join(", "),
  ],
  [
    "Changes",
    html`<a href="/activity">${grouped(events.last_seq)}</a>, ${grouped(events["24h"])} in 24 hours`,
  ],
  ["Certifications", `${grouped(certifications.active)} active`],
  ["Violations", `${grouped(compliance.open_violations)} open`],
  ["Webhook subscriptions", `${grouped(webhooks.subscriptions.active)} active`],
  ["Webhook deliveries", `${grouped(delivered)} delivered, ${grouped(failed)} failed`],
  ["Peers", `${counted(federation.peers, "peer")}, ${counted(federation.imported_agents, "imported agent")}`],
])}
</section>`;
}

/** The numbers of agents by what lists can be filtered by, each a link to that list. */
export function breakdowns({
  by_status,
  by_protocol,
  reputation,
  top_tags,
  top_capabilities,
}: Schemas["Stats"]): Insert {
  const { tombstoned: _, ...listed } = by_status; // deleted agents are in no list
  return [
    breakdown("Agents by status", "status", listed),
    breakdown("Agents by protocol", "protocol", by_protocol),
    breakdown("Agents by grade", "grade", reputation.by_grade),
    breakdown("Most common tags", "tags", firstOf(top_tags)),
    breakdown("Most common capabilities", "capabilities", firstOf(top_capabilities)),
  ];
}

/** The number of tags and of capabilities shown. */
const maxRows = 10;

function firstOf(counts: readonly Schemas["ValueCount"][]): Record<string, number> {
  return Object.fromEntries(counts.slice(0, maxRows).map(({ value, count }) => [value, count]));
}

function breakdown(title: string, filter: (typeof filters)[number], figures: Record<string, number>): Insert {
  const rows = Object.entries(figures).sort(([, a], [, b]) => b - a);
  if (rows.length === 0) return undefined;
  const links = rows.map(
    ([
      value,
      figure,
    ]) => html`<div><dt><a class="untrusted" href="${searchHref({}, { [filter]: value })}">${untrustedText(value)}</a></dt>
<dd class="number">${grouped(figure)}</dd></div>`,
  );
  return html`<section><h2>${title}</h2>\n<dl class="counts">${links}</dl></section>`;
}
