/** The witnesses of the log: which of them has cosigned it, and how long ago. */
import type { components } from "../../../../generated/openapi.d.ts";
import { counted, externalLink, untrustedText, when } from "../format.ts";
import { type Html, html } from "../html.ts";

type LogInfo = components["schemas"]["LogInfo"];
type Witness = LogInfo["witnesses"][number];

/** Renders the section. */
export function witnessSection({ witnesses, witness_vkey, policy, size }: LogInfo, now: Date): Html {
  return html`<section aria-labelledby="witnesses"><h2 id="witnesses">Witnesses</h2>
${witnesses.length === 0 ? html`<p class="dim">No witness cosigns this log. Two readers who were shown different logs only notice when they compare their checkpoints.</p>` : table(witnesses, size, now)}
${policy ? html`<details><summary>Policy for verifiers</summary><figure><pre tabindex="0"><code>${policy}</code></pre></figure></details>` : undefined}
${witness_vkey ? html`<p class="small">This node cosigns logs of others with the key <code class="untrusted">${witness_vkey}</code></p>` : undefined}
</section>`;
}

function table(witnesses: readonly Witness[], size: number, now: Date): Html {
  const rows = witnesses.map(
    (
      witness,
    ) => html`<tr><th scope="row">${untrustedText(witness.name)}<br><span class="small">${externalLink(witness.url)}</span></th>
<td>${cosignature(witness, size, now)}</td>
<td><code class="untrusted">${untrustedText(witness.vkey)}</code></td></tr>`,
  );
  return html`<p>A witness signs a checkpoint only if the log has grown from the one that it saw before.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Witnesses"><table><thead><tr><th scope="col">Witness</th>
<th scope="col">Latest cosignature</th><th scope="col">Key</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function cosignature({ size, cosigned_at }: Witness, present: number, now: Date): Html {
  if (size === null || cosigned_at === null) return html`<span class="dim">none yet</span>`;
  const behind = present - size;
  return html`${ageOf(cosigned_at, now)}<br><span class="small dim">${behind <= 0 ? "of the whole log" : `${counted(behind, "entry", "entries")} behind`}, ${when(cosigned_at)}</span>`;
}

/** How long ago an instant was, in its largest unit. */
function ageOf(instant: string, now: Date): Html {
  const minutes = Math.floor((now.getTime() - Date.parse(instant)) / 60_000);
  if (minutes < 1) return html`less than a minute ago`;
  if (minutes < 60) return html`${counted(minutes, "minute")} ago`;
  if (minutes < 48 * 60) return html`${counted(Math.floor(minutes / 60), "hour")} ago`;
  return html`${counted(Math.floor(minutes / 1_440), "day")} ago`;
}
