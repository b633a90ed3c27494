/** The page that browsers get for `GET /log`: what the log is, its keys, and how to verify an event. */
import type { components } from "../../../../generated/openapi.d.ts";
import type { Client } from "../../../core/http/authentication.ts";
import { ProblemError } from "../../../core/http/problem-response.ts";
import { read, readText } from "../api-reads.ts";
import { readCommand } from "../commands.ts";
import type { Entry } from "../dashboard-build.ts";
import { counted, day, when } from "../format.ts";
import { type Html, html, type Insert } from "../html.ts";
import { page } from "../page.ts";
import { pairs } from "../pairs.ts";
import { sealedOf } from "./sealed.ts";
import { verifySection } from "./verify-section.ts";
import { witnessSection } from "./witnesses.ts";

type Schemas = components["schemas"];

/** What the page shows. */
export interface LogView {
  log: Schemas["LogInfo"];
  /** The latest checkpoint; null before the first. */
  checkpoint: string | null;
  /** The latest event of the journal; undefined if there is none. */
  latest: Schemas["RegistryEvent"] | undefined;
  now: Date;
}

/** Reads the log, its checkpoint, and the latest event. */
export async function readLogView(client: Pick<Client, "dispatch">, now: Date): Promise<LogView> {
  const [log, checkpoint, { events }] = await Promise.all([
    read(client, "/log"),
    readText(client, "/log/checkpoint").catch((error: unknown) => {
      if (error instanceof ProblemError && error.response.status === 404) return null;
      throw error;
    }),
    read(client, "/events/latest", { query: { limit: 1 } }),
  ]);
  return { log, checkpoint, latest: events[0], now };
}

/** Where the page is, and the script of its form. */
interface Surroundings {
  publicUrl: string;
  script: Entry | undefined;
}

/** Renders the page. */
export function logPage(view: LogView, { publicUrl, script }: Surroundings): string {
  const { log, checkpoint, now } = view;
  const sealed = sealedOf(log);
  const keys = log.vkeys.filter(({ until }) => until === null).map(({ vkey }) => vkey);
  const body = html`<main class="sheet" id="contents">
<h1>Transparency log</h1>
<p class="lead">A signed list of every event of this registry, which only grows. With it you can prove what the registry sent you, and notice if it rewrites its history. <a href="/docs/log">How it works</a></p>
${haltNotice(log.halted)}
${sealed && checkpoint !== null ? present(view, checkpoint) : html`<div class="empty"><p><b>No entry yet.</b></p><p>The first event of the registry begins the log.</p></div>`}
${keySection(log.vkeys)}
${witnessSection(log, now)}
${sealed ? verifySection({ publicUrl, script, keys, seq: sealed.last }) : undefined}
${formerSection(log.former)}
<section class="for-programs" aria-labelledby="programs">
<h2 id="programs">For programs</h2>
<p>Programs get the same as JSON: <a href="/docs/reference/log#operation-log_read"><code>GET /log</code></a>. The files of the log are below
<code>/log/</code>, in the form of <a href="https://c2sp.org/tlog-tiles" rel="noopener">tlog-tiles</a>.</p>
${readCommand(`${publicUrl}/log`)}
</section>
</main>`;
  return page("Transparency log", body, {
    section: "Activity",
    scripts: script?.scripts ?? [],
    description:
      "The transparency log of this registry of AI agents: its size, its root and its keys, and how to verify an event.",
  });
}

function haltNotice(halted: Schemas["LogHalt"] | null): Insert {
  if (halted === null) return undefined;
  return html`<div class="notice bad"><p><b>The log is halted since ${when(halted.since)}: it signs nothing.</b> ${halted.reason}</p>
<p>The registry works, but its new events have no proof.</p></div>`;
}

/** The name, the size and the root, as the checkpoint says. */
function present({ log, latest }: LogView, checkpoint: string): Html {
  const [, , root = ""] = checkpoint.split("\n");
  const last = sealedOf(log)?.last ?? 0;
  const waiting = (latest?.payload.seq ?? 0) - last;
  return html`<section aria-labelledby="checkpoint"><h2 id="checkpoint" class="visually-hidden">Latest checkpoint</h2>
${pairs([
  ["Name", html`<code>${log.origin}</code>`],
  ["Size", counted(log.size, "entry", "entries")],
  ["Root", html`<code>${root}</code>`],
  [
    "Latest entry",
    html`<a href="/events/${last}/proof">event ${last}</a>${latest && waiting === 0 ? html`, ${when(latest.timestamp)}` : undefined}`,
  ],
  ...(waiting > 0 ? ([["Not sealed yet", counted(waiting, "event")]] as [Insert, Insert][]) : []),
])}
<details><summary>The signed checkpoint</summary>
<figure><pre tabindex="0"><code>${checkpoint}</code></pre></figure></details>
</section>`;
}

function keySection(keys: Schemas["LogInfo"]["vkeys"]): Insert {
  if (keys.length === 0) return undefined;
  const present = keys.filter(({ until }) => until === null);
  const former = keys.filter(({ until }) => until !== null);
  return html`<section aria-labelledby="keys"><h2 id="keys">${present.length === 1 ? "Key" : "Keys"}</h2>
<p>Keep ${present.length === 1 ? "this key: with it" : "these keys: with them"} you verify all later checkpoints and proofs. A key that you ask for each time only shows that the registry agrees with itself.</p>
${present.map(({ vkey, from }) => html`<figure><figcaption>since ${day(from)}</figcaption><pre tabindex="0"><code>${vkey}</code></pre></figure>`)}
${
  former.length === 0
    ? undefined
    : html`<h3>Former keys</h3><ul class="plain-list">${former.map(
        ({ vkey, from, until }) =>
          html`<li><code class="untrusted">${vkey}</code><p class="small dim">${day(from)} – ${until === null ? "" : day(until)}</p></li>`,
      )}</ul>`
}
</section>`;
}

function formerSection(former: Schemas["LogInfo"]["former"]): Insert {
  if (former.length === 0) return undefined;
  return html`<section aria-labelledby="former"><h2 id="former">Former logs</h2>
<p>The operator ended these logs and began a new one, for example after a restored backup. Their last checkpoints are evidence of what was published.</p>
<ul class="plain-list">${former.toReversed().map(
    ({ origin, checkpoint, ended_at }) => html`<li><p><code>${origin}</code>, ended on ${when(ended_at)}</p>
${
  checkpoint === null
    ? html`<p class="small dim">It had no checkpoint.</p>`
    : html`<details><summary>Its last checkpoint</summary><figure><pre tabindex="0"><code>${checkpoint}</code></pre></figure></details>`
}</li>`,
  )}</ul></section>`;
}
