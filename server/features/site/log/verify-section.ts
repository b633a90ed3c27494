/** How a visitor verifies that an event is in the log: in this browser, and by a program. */
import type { Entry } from "../dashboard-build.ts";
import { type Html, html } from "../html.ts";

/** What is verified. */
export interface Verifiable {
  publicUrl: string;
  /** The number of the event that the form begins with. */
  seq: number;
  /** The present keys of the log. */
  keys: readonly string[];
  /** The script of the form; undefined if it is not built yet: then there is no form. */
  script: Entry | undefined;
}

/** Renders the section. The script shows the form, so that there is none without it. */
export function verifySection(verifiable: Verifiable): Html {
  return html`<section aria-labelledby="verify"><h2 id="verify">Verify</h2>
${verifiable.script ? form(verifiable) : undefined}
<p>By a program, with the event as you received it and the key that you kept:</p>
${program(verifiable)}
<p class="small"><a href="/docs/log">Check this registry yourself</a> explains what this proves, and how to see that the log only grows.</p>
</section>`;
}

function form({ seq, keys }: Verifiable): Html {
  return html`<form class="verify-event" hidden>
<div><label for="verify-seq">Number of the event</label>
<input id="verify-seq" name="seq" value="${seq}" inputmode="numeric" pattern="[0-9]{1,15}" maxlength="15" required></div>
<div><label for="verify-keys">Key of the log</label>
<textarea id="verify-keys" class="code" name="keys" rows="3" required spellcheck="false" autocapitalize="off" aria-describedby="verify-keys-hint">${keys.join("\n")}</textarea>
<p class="small dim" id="verify-keys-hint">Enter the key that you kept. The key of this page only shows that the registry agrees with itself.</p></div>
<p><button class="button primary" type="submit">Verify in this browser</button></p>
<output></output>
</form>`;
}

function program({ publicUrl, seq, keys }: Verifiable): Html {
  const lines = [
    'import { verifyProof } from "@registry-node/client/proof";',
    "",
    `const read = async (path) => (await fetch(${JSON.stringify(publicUrl)} + path)).text();`,
    `const body = await read("/events/${seq}");`,
    `const proof = await read("/events/${seq}/proof");`,
    `const keys = ${JSON.stringify(keys, null, 2)};`,
    "console.log(await verifyProof(body, proof, { keys }));",
  ];
  return html`<figure><pre tabindex="0"><code>${lines.join("\n")}</code></pre></figure>`;
}
