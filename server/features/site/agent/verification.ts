/** What is proved about the URLs of an agent: its badge, and the line in the summary. */
import type { components } from "../../../../generated/openapi.d.ts";
import { day, untrustedText } from "../format.ts";
import { type Html, html, type Insert } from "../html.ts";

type Agent = components["schemas"]["Agent"];
type Verification = components["schemas"]["AgentVerification"];

/** The methods, as sentences name them. */
const methods: Record<NonNullable<Verification["method"]>, string> = {
  http: "a file on its host",
  dns: "DNS",
  card: "its agent card",
};

/** The badge with the domain, and since when it is proved. An agent that is not verified has none. */
export function verificationBadge({ verification }: Pick<Agent, "verification">): Insert {
  const { level, domain, verified_at } = verification;
  if (level === "none" || domain === null || verified_at === null) return undefined;
  const what = level === "url" ? html`card at ${untrustedText(domain)}` : untrustedText(domain);
  return html`<span class="badge ${level === "url" ? "info" : "good"} domain"><span><span class="visually-hidden">Verified: </span>${what}, since ${day(verified_at)}</span></span>`;
}

/** What is proved, in words; nothing if nothing is. */
export function verificationText({ level, domain, method, verified_at }: Verification): Html | undefined {
  if (level === "none" || domain === null || method === null || verified_at === null) return undefined;
  const reach = { url: "Only the URL of its card", host: "This host", domain: "This domain" }[level];
  return html`${untrustedText(domain)}<br><span class="dim small">${reach} is confirmed by ${methods[method]}, since ${day(verified_at)}. <a href="/docs/domains">What this means</a></span>`;
}

/** What the peer of an imported agent says, which this node has not checked. */
export function peerVerificationText({ origin }: Pick<Agent, "origin">): Html | undefined {
  const text = origin?.verification && verificationText(origin.verification);
  return (
    text && html`${text}<br><span class="dim small">So says the registry that it was imported from.</span>`
  );
}
