/** The page that the set-up link leads to: how the owner's account is made. */
import { command, signInCommand } from "./commands.ts";
import { type Html, html } from "./html.ts";
import { page } from "./page.ts";

/** What these pages tell of the node. */
export interface About {
  publicUrl: string;
  version: string;
  /** Whether it serves its owner alone, beside readers. */
  singleOperator: boolean;
  /** Whether it has its owner. */
  owned: boolean;
  /** Whether writing needs a key. */
  needsKey: boolean;
}

/** Where people sign in. */
export const signIn = "/dashboard#/sign-in";

/** Where they make the owner's account. */
const setUp = "/dashboard#/setup";

/**
 * Says how to make the owner's account.
 * @param token as it stands in the link, which anybody may have written.
 */
export function setupPage({ publicUrl, version, owned }: About, token: string): string {
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
  return html`<h1>This node has its owner</h1>
<p>The set-up link works once, and the owner account is there. Sign in with its e-mail address and password.</p>
<p><a class="button primary" href="${signIn}">Sign in</a></p>
${signInCommand(publicUrl)}`;
}

function setupSteps(publicUrl: string, token: string): Html {
  const body = { token, email: "you@example.com", password: "a password of 12 letters or more" };
  return html`<h1>Make the owner account</h1>
<p>This node has no owner yet. The token is that of the link which you followed: it must be the one that the node printed
when it started.</p>
<p><a class="button primary" href="${setUp}?token=${encodeURIComponent(token.toWellFormed())}">Make the account</a></p>
<h2>Or by a command</h2>
<p>Send this once, with your own e-mail address and password.</p>
${command(publicUrl, "/api/auth/setup", body, "-c registry.cookies")}
<p>You are then signed in, as the cookie in <code>registry.cookies</code>, and administer the node.</p>
<h2>Then make a key</h2>
<p>Programs write with a key. It is shown once: keep the <code>raw_key</code> of the answer.</p>
${command(publicUrl, "/api/developers/keys", { name: "my first key" }, "-b registry.cookies")}`;
}
