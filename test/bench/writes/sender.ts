/**
 * The floor of deliveries: a route of the bare framework that signs the event of a registration for each subscriber, posts it
 * with undici, and responds when all have responded. It stores and checks nothing.
 */
import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { connect as connectSecurely, createSecureContext } from "node:tls";
import fastify from "fastify";
import { Agent } from "undici";
import { deliveryHeaders, signingKeys } from "../../../server/registry/webhooks/signature.ts";
import type { Printed } from "./receivers.ts";

const { urls, authority } = JSON.parse(process.env.RECEIVERS ?? "") as Printed; // as deliveries.ts sends it
const subscribers = Array.from({ length: Number(process.env.SUBSCRIBERS) }, (_, index) => ({
  url: new URL(urls[index % urls.length] ?? ""),
  keys: { current: signingKeys(randomBytes(32).toString("hex")), previous: null },
}));

const secureContext = createSecureContext({ ca: authority });
const agent = new Agent({
  connections: 4, // as many as the node opens to an origin
  pipelining: 1,
  allowH2: false,
  connect: ({ hostname, port }, callback) => {
    const socket = connectSecurely({
      socket: connect(Number(port), "127.0.0.1"),
      servername: hostname,
      ALPNProtocols: ["http/1.1"],
      secureContext,
    });
    socket.setNoDelay().once("secureConnect", () => callback(null, socket));
  },
});

async function post(body: Buffer, key: string, { url, keys }: (typeof subscribers)[number]): Promise<void> {
  const headers = deliveryHeaders({
    type: "agent.registered",
    key,
    body,
    attempt: 1,
    at: new Date(),
    keys,
    userAgent: "Registry-Node/0.1.0",
  });
  const response = await agent.request({
    origin: url.origin,
    path: url.pathname,
    method: "POST",
    headers: { ...headers },
    body,
  });
  await response.body.dump();
}

let seq = 0;
const app = fastify();
app.post<{ Body: { agent_id: string; name: string; agent_url: string } }>(
  "/register",
  async ({ body: registered }, reply) => {
    const { agent_id, name, agent_url } = registered;
    const key = `evt_${++seq}`;
    const changed = ["name", "description", "agent_url", "protocols", "capabilities", "tags", "skills"];
    const payload = { agent_id, name, change: "created", seq, agent_url, source: "local", changed };
    const event = { event: "agent.registered", payload, timestamp: new Date(), idempotency_key: key };
    const body = Buffer.from(JSON.stringify(event));
    await Promise.all(subscribers.map((each) => post(body, key, each)));
    return reply.code(201).send({ status: "registered", agent_id, agent: registered });
  },
);
console.log(`listening on ${await app.listen({ port: 0, host: "127.0.0.1" })}`);
