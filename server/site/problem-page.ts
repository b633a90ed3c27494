/** The page that a problem's `type` leads to. */

import { type Html, html } from "./html.ts";
import { inline } from "./markdown.ts";
import { page } from "./page.ts";

/** Explains one problem: what it means, what to do, and how it looks on the wire. */
export function problemPage(
  code: string,
  problem: { status: number; title: string; meaning: string },
): string {
  const { status, title, meaning } = problem;
  return page(
    title,
    html`<main class="sheet" id="contents">
<p class="eyebrow">Problem</p>
<h1>${title}</h1>
<p><b class="status s${Math.floor(status / 100)}">${status}</b> <code>${code}</code></p>
<h2>What it means</h2>
<p>${inline(meaning)}</p>
<h2>What to do</h2>
<ul>${advice(status).map((line) => html`<li>${inline(line)}</li>`)}</ul>
<h2>How it looks</h2>
<figure><figcaption>HTTP ${status}, <code>application/problem+json</code></figcaption>
<pre><code>${JSON.stringify(example(code, problem), null, 2)}</code></pre></figure>
<p>${more(code)}</p>
</main>`,
    { section: "API" },
  );
}

function more(code: string): Html {
  return html`A problem may have further members: see <a href="/docs/reference#problem-${code}">this one in the API reference</a>,
or <a href="/docs/reference">the whole reference</a>.`;
}

/** What helps with every problem of a status; what helps with this one alone is in its meaning. */
const byStatus: Record<number, string> = {
  400: "Mend the request; sent again unchanged, it will fail again.",
  401: "Send a credential that this node has issued and that is still good, or none if you only read.",
  403: "Ask for the right to do this, or do it with the credential of somebody who has it.",
  404: "Check the path and the id, letter by letter and in the right case.",
  405: "Use a method that the header `Allow` names.",
  409: "Read the current state, decide again, and send the request that fits it.",
  410: "Stop asking for it: it will not come back unless its owner registers it again.",
  412: "Read the resource again, make the change on top of what it is now, and send its new `ETag`.",
  413: "Send less in one request.",
  415: "Send the body as the media type that the operation names.",
  429: "Wait for as many seconds as the header `Retry-After` says, then send the request again.",
  431: "Send a shorter address or fewer and shorter headers.",
  501: "Use another operation, or a node that serves this one.",
  503: "Wait for as many seconds as the header `Retry-After` says, then send the request again.",
};

function advice(status: number): string[] {
  const first = byStatus[status] ?? (status >= 500 ? "Try again later." : "Mend the request.");
  const report = "Tell the operator the `request_id` if it goes on: the node's log has it too.";
  const read =
    "Read `detail`, and `errors` where there are any: they say what was wrong in this very request.";
  return status >= 500 ? [first, report] : [first, read];
}

/** A problem of this code; `errors` only where the meaning sends its reader there. */
function example(code: string, { status, title, meaning }: Parameters<typeof problemPage>[1]): object {
  const error = meaning.includes("`errors`") ? wrongPlace(code) : undefined;
  return {
    type: `https://registry.example.com/problems/${code}`,
    title,
    status,
    detail: error ? `${error.pointer} ${error.detail}` : meaning.replaceAll("`", ""),
    code,
    request_id: "0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34",
    ...(error && { errors: [error] }),
  };
}

/** What an entry of `errors` looks like for the part of the request that the code names. */
function wrongPlace(code: string): { pointer: string; detail: string } {
  if (code.includes("query")) return { pointer: "/query/limit", detail: "must be <= 100" };
  if (code.includes("header"))
    return { pointer: "/header/if-match", detail: "must NOT have more than 1000 characters" };
  return { pointer: code.includes("facts") ? "/provider" : "/agent_url", detail: "is missing" };
}
