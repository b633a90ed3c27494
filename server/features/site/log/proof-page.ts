/** The page that browsers get for `GET /events/{seq}/proof`: what the log says of an event, and its proof. */
import type { LogEntry } from "../../../../client/log/entry.ts";
import { readCommand } from "../commands.ts";
import { counted, when } from "../format.ts";
import { html } from "../html.ts";
import { page } from "../page.ts";
import { pairs } from "../pairs.ts";
import { type Verifiable, verifySection } from "./verify-section.ts";

/** The parts of a proof that the page shows. */
interface Proof {
  entry: LogEntry;
  index: number;
  hashes: number;
  origin: string;
  size: number;
}

/**
 * Renders the page.
 * @param text the proof, as programs get it.
 */
export function proofPage(text: string, verifiable: Verifiable): string {
  const { entry, index, hashes, origin, size } = proofOf(text);
  const body = html`<main class="sheet" id="contents">
<p class="eyebrow"><a href="/log">Transparency log</a> / event ${entry.seq}</p>
<h1>Proof of event ${entry.seq}</h1>
<p class="lead">This event is in the log of this registry. The proof shows it to everybody who has a key of the log.</p>
${pairs([
  ["Type", html`<code>${entry.event}</code>`],
  ["Time", when(entry.timestamp)],
  ["SHA-256 of its body", html`<code>${entry.body_sha256}</code>`],
  ["Entry", html`number ${index} of ${counted(size, "entry", "entries")}, counted from 0`],
  ["Log", html`<code>${origin}</code>`],
  ["Path to the root", counted(hashes, "hash", "hashes")],
])}
<p><a href="/events/${entry.seq}">The event</a> as programs read it, if it was not deleted</p>
${verifySection(verifiable)}
<section class="for-programs" aria-labelledby="programs">
<h2 id="programs">For programs</h2>
<p>Programs get the proof (<a href="/docs/reference/log#operation-log_proof"><code>GET /events/{seq}/proof</code></a>):</p>
${readCommand(`${verifiable.publicUrl}/events/${entry.seq}/proof`)}
<details><summary>The proof</summary><figure><pre tabindex="0"><code>${text}</code></pre></figure></details>
</section>
</main>`;
  return page(`Proof of event ${entry.seq}`, body, {
    section: "Activity",
    scripts: verifiable.script?.scripts ?? [],
    description: `The proof that event ${entry.seq} is in the transparency log of this registry of AI agents.`,
  });
}

/** Reads the node's own proof (https://c2sp.org/tlog-proof). */
function proofOf(text: string): Proof {
  const end = text.indexOf("\n\n");
  const [, extra = "", index = "", ...hashes] = text.slice(0, end).split("\n");
  const [origin = "", size = ""] = text.slice(end + 2).split("\n");
  const entry = Buffer.from(extra.replace("extra ", ""), "base64").toString();
  return {
    entry: JSON.parse(entry) as LogEntry, // the node's own
    index: Number(index.replace("index ", "")),
    hashes: hashes.length,
    origin,
    size: Number(size),
  };
}
