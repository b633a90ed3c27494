/** The command `registry-node listen`: events of a real node, forwarded to a receiver on this machine. */
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { verifyDelivery } from "../client/receiver.ts";
import { version } from "../generated/operations.ts";
import { run, spawnCommand } from "./backup/scene.ts";
import { folder, start } from "./faults/process.ts";
import { freePort } from "./free-port.ts";
import { hang } from "./hang.ts";

const secret = "8f14e45fceea467fa0e61d3f4c1b2a908f14e45fceea467fa0e61d3f4c1b2a90";

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A plain receiver on this machine. */
async function localReceiver(status = 204) {
  const requests: Received[] = [];
  const server = await localServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    requests.push({ headers: request.headers, body: String(Buffer.concat(chunks)) });
    response.writeHead(status, status === 302 ? { Location: "/elsewhere" } : {}).end();
  });
  return { ...server, url: `${server.origin}/hook`, requests };
}

/** A server on this machine. */
async function localServer(respond: RequestListener) {
  const server = createServer(respond).listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    origin: `http://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** Starts the command. */
function listening(args: string[], env: Record<string, string> = {}) {
  const child = spawnCommand("listen", args, env);
  const said = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text) => (said.out += text));
  child.stderr.setEncoding("utf8").on("data", (text) => (said.err += text));
  const ended = once(child, "close");
  return {
    said,
    lines: () => said.out.split("\n").filter((line) => line !== ""),
    hasSaid: (words: string) => expect.poll(() => said.err, hang).toContain(words),
    async interrupt() {
      child.kill("SIGINT");
      return (await ended)[0];
    },
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

test("forwards events as the node signs them, by type, and misses none while the node is restarted", async () => {
  await using place = await folder();
  await using hook = await localReceiver();
  const settings = { NODE_MODE: "open", PORT: String(await freePort()) };
  const agent = (agent_id: string) => ({ agent_id, agent_url: `https://${agent_id}.example.com/` });
  await using listener = await (async () => {
    await using node = await start(place.path, settings);
    await node.registry.agents.register(agent("before"));
    const args = ["--url", node.url, "--forward", hook.url, "--types", "agent.registered,cert.issued"];
    const listener = listening(args, { WEBHOOK_SECRET: secret });
    await listener.hasSaid("after event 1.");
    await node.registry.agents.setStatus("before", { status: "deprecated" });
    await node.registry.agents.register({ ...agent("first"), name: "Erste\u202e" });
    await expect.poll(() => listener.lines().length, hang).toBe(1);
    return listener;
  })();
  await listener.hasSaid("The connection is lost");
  await using node = await start(place.path, settings);
  await node.registry.agents.register(agent("second"));
  await expect.poll(() => listener.lines().length, hang).toBe(2);
  expect(listener.lines()).toEqual([
    expect.stringMatching(
      /^\d{4}-\S+Z {2}seq 3 {2}agent\.registered {2}first \(ErsteU\+202E\) {2}→ HTTP 204 in \d+ ms$/,
    ),
    expect.stringMatching(/seq 4 {2}agent\.registered {2}second/),
  ]);
  expect(listener.said.err).toContain("Connected again, after event 3.");
  expect(listener.said.err).not.toContain(secret);
  expect(await listener.interrupt()).toBe(0);

  const { events } = await node.registry.events.list({ types: ["agent.registered"], after: 1 }).page();
  expect(hook.requests.map(({ body }) => JSON.parse(body))).toEqual(events);
  const [{ headers, body } = { headers: {}, body: "" }] = hook.requests;
  expect(await verifyDelivery(body, headers, secret)).toEqual(events[0]);
  expect(headers).toMatchObject({ "user-agent": `Registry-Node/${version}`, "x-webhook-attempt": "1" });
  expect(Object.keys(headers).sort()).toEqual([
    ...["connection", "content-length", "content-type", "host", "user-agent", "webhook-id"],
    ...["webhook-signature", "webhook-timestamp", "x-idempotency-key", "x-webhook-attempt"],
    ...["x-webhook-event", "x-webhook-signature"],
  ]);
});

test("prints a new secret and what became of each event, from the number that is given", async () => {
  await using place = await folder();
  await using node = await start(place.path, { NODE_MODE: "open" });
  await using hook = await localReceiver(302);
  await node.registry.agents.register({ agent_id: "one", agent_url: "https://one.example.com/" });
  await using listener = listening(["--url", node.url, "--forward", hook.url, "--after", "0"]);
  await expect.poll(() => listener.said.out, hang).toMatch(/seq 1 .*→ HTTP 302 in \d+ ms\n$/);
  const [, printed = ""] = /^WEBHOOK_SECRET=([0-9a-f]{64})$/m.exec(listener.said.err) ?? [];
  const [{ headers, body } = { headers: {}, body: "" }, ...others] = hook.requests;
  expect(others).toEqual([]); // redirects are not followed
  expect(await verifyDelivery(body, headers, printed)).toMatchObject({ event: "agent.registered" });
  expect(await listener.interrupt()).toBe(0);

  const closed = `http://localhost:${await freePort()}/`;
  await using refused = listening(["--url", node.url, "--forward", closed, "--after", "0"]);
  await expect.poll(() => refused.said.out, hang).toMatch(/→ connection_refused in \d+ ms\n$/);
});

test("prints the event of a node that checks no names in one line", async () => {
  const event = {
    event: "agent.registered",
    timestamp: "2026-11-20T16:15:00.000Z",
    idempotency_key: "1",
    payload: { seq: 1, agent_id: "one", name: "One\n2026-11-20T16:16:00.000Z  seq 2  agent.deleted" },
  };
  await using node = await localServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.write(`id: 1\ndata: ${JSON.stringify(event)}\n\n`);
  });
  await using listener = listening(["--url", node.origin, "--after", "0"]);
  await expect.poll(() => listener.said.out, hang).toMatch(/agent\.deleted\)\n$/);
  expect(listener.lines()).toEqual([expect.stringContaining("one (One 2026-")]);
});

test.each([
  [["--types", "agent.invented"], "the types are agent.registered"],
  [["--forward", "localhost:8080"], "--forward localhost:8080 is not an http(s) URL"],
  [["--after", "soon"], "--after soon is not the number of an event"],
  [["--url", "http://127.0.0.1:9"], "does not respond"],
])("%j is rejected in one line", async (args, words) => {
  const { said, status } = await run("listen", ["--url", "http://127.0.0.1:9", ...args]);
  expect({ said: said.trimEnd(), status }).toEqual({ said: expect.stringContaining(words), status: 1 });
  expect(said.trimEnd().split("\n")).toHaveLength(1);
});
