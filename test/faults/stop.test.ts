/** Processes that come and go as they are meant to: one after the other, two at once, and one too many. */
import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect, createServer } from "node:net";
import { expect, test } from "vitest";
import { RegistryError } from "../../client/index.ts";
import { drainTimes } from "../../server/core/http/drain.ts";
import { engines } from "../engines.ts";
import { agentIds } from "./database.ts";
import { browserAt, type NodeProcess, run, start } from "./process.ts";
import { surroundings } from "./surroundings.ts";

const owner = { email: "owner@example.com", password: "correct horse battery" };

const registration = (agent_id: string, more: object = {}) => ({
  agent_id,
  agent_url: `https://${agent_id}.example.com/`,
  ...more,
});

// At once, because processes are mostly waited for.
test.concurrent("a request under way gets its response and a stream its end before the process ends by itself, with 0", async () => {
  await using place = await surroundings("sqlite");
  await using node = await start(place.path, place.env);
  const { agent } = await node.registry.agents.register(registration("first"));
  const stream = await fetch(`${node.url}/events`, { headers: { accept: "text/event-stream" } });
  const text = stream.text(); // fails if the stream is cut off
  const body = JSON.stringify(registration("under-way"));
  const { port } = new URL(node.url);
  const socket = connect(Number(port), "127.0.0.1").setEncoding("utf8");
  let heard = "";
  socket.on("data", (text) => (heard += text));
  const head = ["POST /register HTTP/1.1", "Host: localhost", "Content-Type: application/json"];
  socket.write([...head, `Content-Length: ${body.length}`, "Expect: 100-continue", "", ""].join("\r\n"));
  while (!heard.includes("100 Continue")) await once(socket, "data");

  node.send("SIGTERM");
  while (await listens(port)); // it takes no new connections, and has not hung up on this one
  expect(await text).toMatch(/^retry: 1000\n/);
  socket.write(body);
  await once(socket, "close");
  expect(heard).toMatch(/HTTP\/1\.1 201 [\s\S]*"status":"registered"/);
  expect(heard).toMatch(/\r\nconnection: close\r\n/i);
  const { code, signal, out, err } = await node.ended;
  expect({ code, signal, err }).toEqual({ code: 0, signal: null, err: "" });
  expect(out).not.toContain(hangingUp); // it ended as soon as its last response was out

  await using next = await start(place.path, place.env);
  expect(await next.registry.agents.lookup("first")).toEqual(agent);
  expect((await next.registry.agents.lookup("under-way")).seq).toBe(2);
  expect((await next.registry.events.list().page()).events).toHaveLength(2);
  expect((await next.registry.agents.search({ q: "first" }).page()).count).toBe(1);
});

test.concurrent("a port that is in use is reported in one line, and the process ends with 1", async () => {
  await using place = await surroundings("sqlite");
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const address = taken.address();
  const port = typeof address === "object" ? String(address?.port) : "";
  await using node = run(place.path, { ...place.env, PORT: port });
  const { code, err } = await node.ended;
  taken.close();
  expect(err).toBe(`Port ${port} is in use: stop what uses it, or start with PORT=<another>.\n`);
  expect(code).toBe(1);
});

test.concurrent.each(engines)(
  "two processes that start at once on an empty database share all that is made there, on %s",
  async (engine) => {
    await using place = await surroundings(engine);
    const env = { ...place.env, OWNER_EMAIL: owner.email, OWNER_PASSWORD: owner.password };
    const both = await Promise.all([start(place.path, env), start(place.path, env)]);
    await using one = both[0];
    await using other = both[1];
    for (const { url } of both) {
      const { accounts } = browserAt(url);
      await accounts.signIn(owner);
      expect((await accounts.list().page()).accounts).toHaveLength(1);
    }

    const outcomes = await Promise.all([write(one, "one"), write(other, "other")]);
    expect(outcomes.flat().filter((outcome) => outcome === "failed")).toEqual([]);
    // One process reads the key of the cursors that the other has made.
    const { next_cursor } = await one.registry.agents.list({ limit: 2 }).page();
    const rest = await other.registry.agents.list({ limit: 2, cursor: next_cursor ?? "" }).page();
    expect(rest.agents).toHaveLength(2);

    const ids = async ({ registry }: NodeProcess) => {
      const found: string[] = [];
      for await (const { agent_id } of registry.agents.list({ limit: 100 })) found.push(agent_id);
      return found.sort();
    };
    const expected = ["one", "other", "same"].flatMap((name) => numbers.map((n) => `${name}-${n}`)).sort();
    expect(await ids(one)).toEqual(expected);
    expect(await ids(other)).toEqual(expected);

    const changes = new Map<string, string[]>();
    let seq = 0;
    for await (const { payload } of one.registry.events.list({ limit: 100 })) {
      const event = payload as { seq: number; agent_id: string; change: string }; // only agents were written
      expect(event.seq).toBe(++seq);
      changes.set(event.agent_id, [...(changes.get(event.agent_id) ?? []), event.change]);
    }
    for (const id of expected) {
      expect(changes.get(id)).toEqual(id.startsWith("same") ? ["created", "updated"] : ["created"]);
    }
    expect((await other.registry.node.stats()).total_agents).toBe(expected.length);
  },
);

test.concurrent("a client that never finishes its request does not keep the process from ending", async () => {
  await using place = await surroundings("sqlite");
  await using node = await start(place.path, place.env);
  const { port } = new URL(node.url);
  const socket = connect(Number(port), "127.0.0.1");
  socket.write(
    "POST /register HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\nContent-Type: application/json\r\n\r\n{",
  );
  await once(socket, "connect");
  await node.registry.node.live(); // connections are taken in order, so the first is there
  node.send("SIGTERM");
  await once(socket, "close");
  const { code, out } = await node.ended;
  expect(code).toBe(0);
  expect(out).toContain(hangingUp);
});

// Not concurrent: hardly any client is delayed for so long then.
test("clients with kept connections get responses, or no new connection, while the node stops", async () => {
  await using place = await surroundings("sqlite");
  await using node = await start(place.path, place.env);
  let confirmed = 0;
  const clients = Array.from({ length: 60 }, async (_, client) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let n = 0, sentAt = performance.now(); ; n++) {
      // Its connection was idle for as long, or less. A node that stops may have closed it, and the client gets a reset.
      const isDelayed = performance.now() - sentAt >= drainTimes.idleMs;
      sentAt = performance.now();
      const outcome = await post(`${node.url}/register`, agent, registration(`stop-${client}-${n}`));
      if (outcome === "201") confirmed += 1;
      else return isDelayed && outcome === "ECONNRESET" ? "delayed" : outcome;
    }
  });
  while (confirmed < 120) await node.registry.node.live();
  node.send("SIGTERM");
  const outcomes = await Promise.all(clients);
  await node.ended;
  expect(outcomes.filter((outcome) => outcome !== "not connected" && outcome !== "delayed")).toEqual([]);
  expect(await agentIds(place.database)).toHaveLength(confirmed); // no response was lost
});

/** Posts JSON; gives the status, or the code of the error. */
function post(url: string, agent: Agent, body: object): Promise<string> {
  return new Promise((resolve) => {
    const sent = request(
      url,
      { method: "POST", agent, headers: { "Content-Type": "application/json" } },
      (response) => {
        const end = () => resolve(String(response.statusCode));
        response
          .on("error", ({ message }) => resolve(message))
          .on("end", end)
          .resume();
      },
    );
    // A new connection that the node had not taken yet when it stopped listening is reset by the system.
    sent.on("error", (error: NodeJS.ErrnoException) =>
      resolve(sent.reusedSocket ? (error.code ?? error.message) : "not connected"),
    );
    sent.end(JSON.stringify(body));
  });
}

/** What a node logs when it has waited for its clients in vain. */
const hangingUp = "hanging up on clients that do not finish";

/** How many agents each of two processes writes for itself, and how many both do. `STOP_AGENTS=200` for a longer fight. */
const numbers = Array.from({ length: Number(process.env.STOP_AGENTS ?? 40) }, (_, index) => index);

/** Registers agents of its own and as many that others register too, several at a time. */
async function write({ registry }: NodeProcess, name: string): Promise<string[]> {
  const waiting = numbers.flatMap((n) => [
    registration(`${name}-${n}`),
    registration(`same-${n}`, { description: `By ${name}` }),
  ]);
  const outcomes: string[] = [];
  const connections = Array.from({ length: 8 }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        outcomes.push((await registry.agents.register(next)).status);
      } catch (error) {
        if (!(error instanceof RegistryError)) throw error;
        outcomes.push("failed");
      }
    }
  });
  await Promise.all(connections);
  return outcomes;
}

/** Whether a process accepts connections there. */
function listens(port: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("connect", () => socket.destroy() && resolve(true)).on("error", () => resolve(false));
  });
}
