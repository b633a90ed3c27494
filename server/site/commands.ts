/** Commands to be copied: what the node can do, from a shell. */
import { type Html, html } from "./html.ts";
import { quoted } from "./reference/example.ts";

/** Signs in; the cookie jar then holds the session. */
export function signInCommand(publicUrl: string): Html {
  const body = { email: "you@example.com", password: "your password" };
  return command(publicUrl, "/api/auth/sign-in", body, "-c registry.cookies");
}

/** Registers an agent, and makes the key that makes it one's own. */
export function registerAgent({ publicUrl, needsKey }: { publicUrl: string; needsKey: boolean }): Html {
  const agent = { agent_id: "my-agent", agent_url: "https://agent.example.com/a2a" };
  const account = { email: "you@example.com", password: "a password of 12 letters or more" };
  const withKey = html`<p>With a key the agent is yours, and nobody else changes it. Sign up, then make a key:</p>
${command(publicUrl, "/api/auth/sign-up", account, "-c registry.cookies")}
${command(publicUrl, "/api/developers/keys", { name: "my first key" }, "-b registry.cookies")}`;
  return needsKey
    ? html`${withKey}${command(publicUrl, "/register", agent, "-H 'Authorization: Bearer registry_…'")}`
    : html`${command(publicUrl, "/register", agent)}${withKey}`;
}

/** Searches. */
export function findAgent(publicUrl: string): Html {
  return html`<figure><pre><code>curl ${quoted(`${publicUrl}/search?q=weather`)}</code></pre></figure>`;
}

/** A command that sends a body, on lines that fit. */
export function command(publicUrl: string, path: string, body: object, ...more: string[]): Html {
  const lines = [
    `curl ${quoted(publicUrl + path)}`,
    ...more,
    "-H 'Content-Type: application/json'",
    `-d ${quoted(plainJson(body))}`,
  ];
  return html`<figure><pre><code>${lines.join(" \\\n  ")}</code></pre></figure>`;
}

/** JSON of printable ASCII alone: other characters could change how the rest of a line looks, or where it ends. */
function plainJson(body: object): string {
  const numbered = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(body).replace(/[^ -~]/g, numbered);
}
