/** The command `registry-node listen`. */
import { randomBytes } from "node:crypto";
import { createRegistry, type EventType, eventTypes, type RegistryEvent } from "../../client/index.ts";
import { StartError } from "../core/process/start-error.ts";
import { plainText } from "../display/hidden-characters.ts";
import { readArguments, wrongUsage } from "./arguments.ts";
import type { Command } from "./command.ts";
import { stopSignal } from "./command-output.ts";
import { Forwarding } from "./listen/forward.ts";
import { environment, readNodeConfig, registryKey, webhookSecret } from "./node-environment.ts";
import { nodeErrors } from "./node-errors.ts";

const usage = "registry-node listen --url https://registry.example.com --forward http://localhost:8080/hook";

export const command: Command = {
  summary: "Print events as they happen, and forward them to a local receiver",
  help: `Print events as they happen, and forward them to a receiver on your machine as signed deliveries.

  registry-node listen [--url <url>] [--forward <url>] [--types <type>,…] [--after <seq>]

  --url <url>        the node, which must be running; default: PUBLIC_URL
  --forward <url>    POST each event to this URL, with the body, headers and signatures of a webhook; http and localhost are fine
  --types <type>,…   only events of these types; default: all
  --after <seq>      begin after the event with this number, 0 for all that are stored; default: with the next event
  --help             show this text

Each event is one line on standard output: its time, number, type and agent, and with --forward the status of the response and
the milliseconds. Events are forwarded one after another, once each, as the node would: 10 seconds at most, no redirects. After
a lost connection it goes on behind the last event, so none is missed. Events of peers are among them ("change": "imported"),
which a subscription gets with the source \`all\`. Ctrl+C ends it.
Variables: WEBHOOK_SECRET, the secret that signs (64 hexadecimal digits or whsec_…); without it, a new one is printed at the
start. REGISTRY_KEY, an API key of the node, which is not needed. Example:

  ${usage}
`,
  run,
};

const options = {
  url: { type: "string" },
  forward: { type: "string" },
  types: { type: "string" },
  after: { type: "string" },
} as const;

async function run(args: string[]): Promise<void> {
  const { values } = readArguments(args, options, { usage, most: 0 });
  environment(); // also of .env
  const types = values.types === undefined ? undefined : typesOf(values.types);
  const after = values.after === undefined ? undefined : numberOf(values.after);
  const target = values.forward === undefined ? undefined : targetOf(values.forward);
  const url = values.url ?? readNodeConfig().publicUrl;
  const given = webhookSecret();
  const secret = given ?? randomBytes(32).toString("hex");
  await using forwarding = target ? new Forwarding(target, secret) : null;
  using stop = stopSignal("It listens no longer.");
  const { signal } = stop;
  try {
    await nodeErrors(url, async () => {
      const apiKey = registryKey();
      const registry = createRegistry({ baseUrl: url, apiKey, fetch: (request) => watched(request, signal) });
      const start = after ?? (await lastSeq(registry, signal));
      console.error(`Listening to ${url}, after event ${start}. Ctrl+C ends it.`);
      if (target)
        console.error(
          `Forwarding to ${target.href}, signed with ${given ? "WEBHOOK_SECRET" : "a new secret:"}`,
        );
      if (target && !given) console.error(`WEBHOOK_SECRET=${secret}`);
      for await (const event of registry.events.stream(
        { after: start, ...(types && { types }) },
        { signal },
      )) {
        const outcome = forwarding ? await forwarding.deliver(event, signal) : null;
        if (signal.aborted) break;
        console.log(`${lineOf(event)}${outcome ? `  → ${outcomeOf(outcome)}` : ""}`);
      }
    });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** The number of the last event; 0 if there is none. */
async function lastSeq(registry: ReturnType<typeof createRegistry>, signal: AbortSignal): Promise<number> {
  const { events } = await registry.events.latest({ limit: 1 }, { signal }).page();
  return events[0]?.payload.seq ?? 0;
}

/** An event in one line. The names in it were written by others: nothing in them controls the terminal. */
function lineOf({ event, timestamp, payload }: RegistryEvent): string {
  const subject = "agent_id" in payload ? `  ${payload.agent_id} (${payload.name})` : "";
  return plainText(`${timestamp}  seq ${payload.seq}  ${event}${subject}`).replaceAll(/[\n\r\t]+/g, " ");
}

function outcomeOf({ status, error, totalMs }: Awaited<ReturnType<Forwarding["deliver"]>>): string {
  return `${status === null ? error : `HTTP ${status}`} in ${totalMs} ms`;
}

/** Says when the stream breaks, and when it is open again: the client reconnects by itself. */
async function watched(request: Request, signal: AbortSignal): Promise<Response> {
  const response = await fetch(request);
  if (!response.ok || !response.body || request.headers.get("Accept") !== "text/event-stream")
    return response;
  const last = request.headers.get("Last-Event-ID");
  if (last !== null) console.error(`Connected again, after event ${last}.`);
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const lost = () => signal.aborted || console.error("The connection is lost: connecting again …");
  response.body.pipeTo(writable).then(lost, lost);
  return new Response(readable, response);
}

function typesOf(text: string): EventType[] {
  const known = Object.keys(eventTypes) as EventType[]; // the keys are the event types
  return text.split(",").map((each) => {
    const type = known.find((one) => one === each.trim());
    if (type === undefined)
      throw new StartError(`There are no events ${JSON.stringify(each)}: the types are ${known.join(", ")}.`);
    return type;
  });
}

function numberOf(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw wrongUsage(`--after ${text} is not the number of an event`, usage);
  return Number(text);
}

function targetOf(text: string): URL {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol))
    throw wrongUsage(`--forward ${text} is not an http(s) URL`, usage);
  return url;
}
