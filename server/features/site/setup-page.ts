/** The page that the set-up link leads to. It explains how to create the owner account. */
import { checkKey, command, signInCommand } from "./commands.ts";
import { type Html, html } from "./html.ts";
import { page } from "./page.ts";

/** What the landing page and the set-up page show of the node. */
export interface NodeInfo {
  publicUrl: string;
  version: string;
  /** Whether only the owner may write. */
  singleOperator: boolean;
  /** Whether the owner account exists. */
  owned: boolean;
  /** Whether writing needs a key. */
  needsKey: boolean;
}

/** The sign-in view of the dashboard. */
export const signIn = "/dashboard#/sign-in";

/** The view of the dashboard that creates the owner account. */
const setUp = "/dashboard#/setup";

/**
 * Renders the page.
 * @param token the token in the link, which is untrusted input.
 */
export function setupPage({ publicUrl, version, owned }: NodeInfo, token: string): string {
  return page(
    "Set up",
    html`<main class="sheet" id="contents">
<p class="eyebrow">${new URL(publicUrl).host} · version ${version}</p>
${owned ? usedLink(publicUrl) : setupSteps(publicUrl, token)}
<p><a href="/">About this node</a>, <a href="/docs">guides</a></p>
</main>`,
    { section: "Agents" },
  );
}

function usedLink(publicUrl: string): Html {
  return html`<h1>Already set up</h1>
<p>The owner account exists, and the set-up link works only once. Sign in with the e-mail address and password of the
owner account.</p>
<p><a class="button primary" href="${signIn}">Sign in</a></p>
${signInCommand(publicUrl)}`;
}

function setupSteps(publicUrl: string, token: string): Html {
  const body = { token, email: "you@example.com", password: "a password of 12 letters or more" };
  return html`<h1>Create the owner account</h1>
<p>This node has no owner account yet. Use the set-up link that the node printed when it started: its token creates the
account.</p>
<p><a class="button primary" href="${setUp}?token=${encodeURIComponent(token.toWellFormed())}">Create account</a></p>
<h2>From the command line</h2>
<p>Send this request once, with your own e-mail address and password.</p>
${command(publicUrl, "/api/auth/setup", body, "-c registry.cookies")}
<p>You are now signed in as the owner. The session cookie is in <code>registry.cookies</code>.</p>
<h2>Next: create an API key</h2>
<p>Programs need a key to publish. It is shown once: store the <code>raw_key</code> from the response.</p>
${command(publicUrl, "/api/developers/keys", { name: "my first key" }, "-b registry.cookies")}
<p>Check it: send the <code>raw_key</code> in place of <code>registry_…</code>.</p>
${checkKey(publicUrl)}`;
}
