/** curl commands that pages show for copying. */
import { type Html, html } from "./html.ts";
import { quoted } from "./reference/example.ts";

/** Signs in and stores the session in a cookie jar. */
export function signInCommand(publicUrl: string): Html {
  const body = { email: "you@example.com", password: "your password" };
  return command(publicUrl, "/api/auth/sign-in", body, "-c registry.cookies");
}

/** What the commands that register an agent depend on. */
interface RegistrationCommands {
  publicUrl: string;
  needsKey: boolean;
  /** The id of the agent. It must be new: an id belongs to the account that registered it. */
  exampleId: string;
}

/** Registers an agent, and creates the key that makes you its owner. */
export function registerAgent({ publicUrl, needsKey, exampleId }: RegistrationCommands): Html {
  const agent = { agent_id: exampleId, agent_url: "https://agent.example.com/a2a" };
  const account = { email: "you@example.com", password: "a password of 12 letters or more" };
  const withKey = html`<p>If you register with a key, only you can edit the agent. Sign up, then create a key:</p>
${command(publicUrl, "/api/auth/sign-up", account, "-c registry.cookies")}
${command(publicUrl, "/api/developers/keys", { name: "my first key" }, "-b registry.cookies")}
<p>Send the <code>raw_key</code> of the response in place of <code>registry_…</code>:</p>
${checkKey(publicUrl)}`;
  return needsKey
    ? html`${withKey}${command(publicUrl, "/register", agent, "-H 'Authorization: Bearer registry_…'")}`
    : html`${command(publicUrl, "/register", agent)}${withKey}`;
}

/** Checks a key: it changes nothing and uses no quota, so it works for every valid key. */
export function checkKey(publicUrl: string): Html {
  const lines = [`curl ${quoted(`${publicUrl}/api/whoami`)}`, "-H 'Authorization: Bearer registry_…'"];
  return figure(lines);
}

/** Searches for agents. */
export function findAgent(publicUrl: string): Html {
  return readCommand(`${publicUrl}/search?q=weather`);
}

/** Reads a URL. */
export function readCommand(url: string): Html {
  return figure([`curl ${quoted(url)}`]);
}

/** A command that sends a JSON body, broken into lines. */
export function command(publicUrl: string, path: string, body: object, ...more: string[]): Html {
  const lines = [
    `curl ${quoted(publicUrl + path)}`,
    ...more,
    "-H 'Content-Type: application/json'",
    `-d ${quoted(asciiJson(body))}`,
  ];
  return figure(lines);
}

/** A command that is broken into lines. */
function figure(lines: string[]): Html {
  return html`<figure><pre><code>${lines.join(" \\\n  ")}</code></pre></figure>`;
}

/** JSON in printable ASCII. Other characters are escaped: some change the direction of a line or break it. */
function asciiJson(body: object): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(body).replace(/[^ -~]/g, escaped);
}
