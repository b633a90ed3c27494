/** Samples that call an agent: by curl, by the SDK of A2A, and as settings of MCP clients. */
import { type Html, html, type Insert } from "../html.ts";
import { quoted } from "../reference/example.ts";
import type { Connection } from "./connection.ts";

/** The question of a sample if no skill has an example. */
const usualQuestion = "What can you do?";

/** The maximum length of an example of a skill that is put into a sample, in characters. */
const maxQuestionLength = 200;

/** Renders the section; nothing if the agent speaks none of the protocols that have samples. */
export function callSection(agentId: string, connection: Connection, publicUrl: string): Insert {
  const of = (protocol: string) => connection.endpoints.find((each) => each.protocol === protocol)?.url;
  const [a2a, mcp] = [of("a2a"), of("mcp")];
  const samples = [
    ...(a2a === undefined ? [] : a2aSamples(agentId, a2a, connection, publicUrl)),
    ...(mcp === undefined ? [] : mcpSamples(agentId, mcp)),
  ];
  if (samples.length === 0) return undefined;
  return html`<section aria-labelledby="call"><h2 id="call">Call it</h2>
<p class="dim small">The request goes to the agent, not to this registry. Add your own credential if the agent needs one.</p>
${samples}</section>`;
}

function a2aSamples(
  agentId: string,
  url: string,
  { isA2aV1, hasCard, skills }: Connection,
  publicUrl: string,
): Html[] {
  const examples = skills.flatMap(({ examples }) => examples);
  const text = examples.find((each) => each.length <= maxQuestionLength) ?? usualQuestion;
  const message = isA2aV1
    ? { messageId: "1", role: "ROLE_USER", parts: [{ text }] }
    : { kind: "message", messageId: "1", role: "user", parts: [{ kind: "text", text }] };
  const method = isA2aV1 ? "SendMessage" : "message/send";
  const body = { jsonrpc: "2.0", id: 1, method, params: { message } };
  const curl = [
    `curl ${quoted(url)}`,
    "-H 'Content-Type: application/json'",
    ...(isA2aV1 ? ["-H 'A2A-Version: 1.0'"] : []),
    `-d ${quoted(asciiJson(body))}`,
  ];
  const card = `${publicUrl}/agents/${encodeURIComponent(agentId)}/card`;
  return [
    sample("curl (A2A, JSON-RPC)", curl.join(" \\\n  "), true),
    ...(hasCard ? [sample("TypeScript (A2A SDK)", sdkSample(card, message, isA2aV1))] : []),
  ];
}

/** Version 1 of the SDK has types of protocol buffers, and reads JSON by `fromJSON`. */
function sdkSample(card: string, message: object, isA2aV1: boolean): string {
  const client = `const client = await new ClientFactory().createFromUrl(${JSON.stringify(card)}, "");`;
  const sent = asciiJson({ message }, 2);
  return isA2aV1
    ? `// npm install @a2a-js/sdk@1
import { SendMessageRequest } from "@a2a-js/sdk";
import { ClientFactory } from "@a2a-js/sdk/client";

${client}
const response = await client.sendMessage(SendMessageRequest.fromJSON(${sent}));`
    : `// npm install @a2a-js/sdk@0.3
import { ClientFactory } from "@a2a-js/sdk/client";

${client}
const response = await client.sendMessage(${sent});`;
}

function mcpSamples(agentId: string, url: string): Html[] {
  const name = agentId.replaceAll(/[^A-Za-z0-9_-]+/g, "-").slice(0, 64);
  const settings = (member: string, server: object) => asciiJson({ [member]: { [name]: server } }, 2);
  return [
    sample("Claude Code", `claude mcp add --transport http ${quoted(name)} ${quoted(url)}`, true),
    sample("VS Code (.vscode/mcp.json)", settings("servers", { type: "http", url })),
    sample("Cursor (.cursor/mcp.json)", settings("mcpServers", { url })),
  ];
}

function sample(title: string, text: string, isOpen = false): Html {
  const figure = html`<figure><pre tabindex="0"><code>${text}</code></pre></figure>`;
  return isOpen
    ? html`<details open><summary>${title}</summary>${figure}</details>`
    : html`<details><summary>${title}</summary>${figure}</details>`;
}

/** JSON in printable ASCII: other characters can change the direction of a line or be invisible. */
function asciiJson(value: object, indent?: number): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value, null, indent).replace(/[^ -~\n]/g, escaped);
}
