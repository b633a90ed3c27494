/** The documentation page of a problem, which its `type` URL leads to. */
import { type Html, html } from "./html.ts";
import { inline } from "./markdown.ts";
import { page } from "./page.ts";

/** Renders the page: the meaning of the problem, what to do, and an example response. */
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
<h2>Example</h2>
<figure><figcaption>HTTP ${status}, <code>application/problem+json</code></figcaption>
<pre><code>${JSON.stringify(example(code, problem), null, 2)}</code></pre></figure>
<p>${more(code)}</p>
</main>`,
    { section: "API", description: `${status} ${code}: ${meaning.replaceAll("`", "")}` },
  );
}

function more(code: string): Html {
  return html`Some problems have additional members. See <a href="/docs/reference/problems#problem-${code}">this problem in the API
reference</a>, or <a href="/docs/reference">the whole reference</a>.`;
}

/** Advice for every problem of a status. Advice for a single problem is part of its meaning. */
const byStatus: Record<number, string> = {
  400: "Fix the request. The same request will fail again.",
  401: "Send a valid credential of this node. To read, you do not need one.",
  403: "Use a credential that has the permission, or ask the owner for it.",
  404: "Check the path and the id. Ids are case-sensitive.",
  405: "Use a method that the `Allow` header lists.",
  409: "Read the current state, then send a request that is valid for it.",
  410: "Stop requesting it. It is only available again if its owner registers it again.",
  412: "Read the resource again, apply your change to it, and send the new `ETag`.",
  413: "Send a smaller request.",
  415: "Send the body in a media type that the operation accepts.",
  417: "Leave out the `Expect` header, or send `Expect: 100-continue`.",
  429: "Wait for the number of seconds in the `Retry-After` header, then send the request again.",
  431: "Send a shorter URL, or fewer and shorter headers.",
  501: "Use another operation, or a node that supports this one.",
  503: "Wait for the number of seconds in the `Retry-After` header, then send the request again.",
};

function advice(status: number): string[] {
  const first = byStatus[status] ?? (status >= 500 ? "Try again later." : "Fix the request.");
  const report =
    "If the problem persists, report the `request_id` to the operator of the node. The node's log contains it.";
  const read = "Read `detail` and, if present, `errors`. They name what is wrong in your request.";
  return status >= 500 ? [first, report] : [first, read];
}

/** An example of the problem. It has `errors` if the meaning mentions them. */
function example(code: string, { status, title, meaning }: Parameters<typeof problemPage>[1]): object {
  const error = meaning.includes("`errors`") ? exampleError(code) : undefined;
  return {
    type: `https://registry.example.com/problems/${code}`,
    title,
    status,
    detail: error ? error.detail : meaning.replaceAll("`", ""),
    code,
    request_id: "0b9f6f0e-5a0e-4b7e-9a57-6c8d0b1f2a34",
    ...(error && { errors: [error] }),
  };
}

/** An example entry of `errors`, in the part of the request that the code names. */
function exampleError(code: string): { pointer: string; detail: string } {
  if (code.includes("query")) return { pointer: "/query/limit", detail: "`limit` must be at most 100." };
  if (code.includes("header"))
    return { pointer: "/header/if-match", detail: "`if-match` must have at most 1,000 characters." };
  const member = code.includes("facts") ? "provider" : "agent_url";
  return { pointer: `/${member}`, detail: `\`${member}\` is missing.` };
}
