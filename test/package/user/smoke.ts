/** What the client must do wherever it runs: the same file for every runtime. It knows of no module of any of them. */
import { createRegistry, RegistryError } from "@registry-node/client";
import { monitorLog } from "@registry-node/client/monitor";
import { verifyProof } from "@registry-node/client/proof";
import { createMockRegistry } from "@registry-node/client/testing";
import { createReceiver, signDelivery } from "@registry-node/client/webhooks";

/** Uses the client against a node; gives what was done, and throws what went wrong. */
export async function smoke(baseUrl: string): Promise<string[]> {
  const registry = createRegistry({ baseUrl });
  const agent_id = `smoke-${crypto.randomUUID()}`;
  const { events } = await registry.node.stats();
  const { status } = await registry.agents.register({ agent_id, agent_url: "https://smoke.example.com/a2a" });

  let listed = 0;
  for await (const agent of registry.agents.list({ limit: 1 })) if (agent.agent_id === agent_id) listed += 1;
  const { name } = await registry.agents.lookup(agent_id);
  return [
    status,
    `listed ${listed} time`,
    `looked up ${name === agent_id}`,
    await rejected(() => registry.agents.lookup(`${agent_id}-2`)),
    await streamed(baseUrl, agent_id, events.last_seq),
    ...(await received()),
    await mocked(),
    await monitored(baseUrl),
  ];
}

/** The code of the error that something throws. */
async function rejected(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return "not rejected";
  } catch (error) {
    return error instanceof RegistryError && error instanceof Error ? error.code : String(error);
  }
}

/** Follows the journal up to the event of an agent. */
async function streamed(baseUrl: string, agent_id: string, after: number): Promise<string> {
  const aborter = new AbortController();
  const query = { after };
  for await (const event of createRegistry({ baseUrl }).events.stream(query, { signal: aborter.signal })) {
    if (event.event !== "agent.registered" || event.payload.agent_id !== agent_id) continue;
    aborter.abort();
    return `streamed ${event.event}`;
  }
  return "the stream ended";
}

/** Signs a delivery, and receives it as it is and tampered with. */
async function received(): Promise<string[]> {
  const secret = "8f2b6c1de4a7095338c1f0a96d7e42b5cb9013f86a5e7d24190c8b3fe6d7a250";
  const handled: string[] = [];
  const receive = createReceiver({
    secret,
    on: { "cert.revoked": (event) => void handled.push(event.payload.reason ?? "no reason") },
  });
  const event = {
    event: "cert.revoked",
    timestamp: "2026-11-20T16:15:00.000Z",
    idempotency_key: "evt_1",
    payload: { reason: "superseded" },
  };
  const { body, headers } = await signDelivery(JSON.stringify(event), secret);
  const post = (text: string) =>
    receive(new Request("http://receiver.test/", { method: "POST", body: text, headers }));
  const tampered = await post(body.replace("superseded", "unspecified"));
  const { status } = await post(body);
  return [`received ${status} ${handled}`, `tampered ${tampered.status}`];
}

/** Checks the log, as soon as it is sealed, and proves its first event. */
async function monitored(baseUrl: string): Promise<string> {
  const registry = createRegistry({ baseUrl });
  for (;;) {
    const bodies: string[] = [];
    const result = await monitorLog({ baseUrl, onEvent: ({ body }) => void bodies.push(body) });
    if (result.kind === "unreachable") {
      await new Promise((resolve) => setTimeout(resolve, 100)); // it has no checkpoint yet
      continue;
    }
    const { vkeys } = await registry.log.read();
    const proof = await registry.log.proof(1);
    const keys = vkeys.map(({ vkey }) => vkey);
    const { entry } = await verifyProof(bodies[0] ?? "", proof, { keys });
    return `monitored: ${result.kind}, proved event ${entry.seq}`;
  }
}

/** Does to the mock registry what was done to the node. */
async function mocked(): Promise<string> {
  const { registry, calls, emit } = createMockRegistry();
  const { status } = await registry.agents.register({
    agent_id: "smoke",
    agent_url: "https://smoke.example.com",
  });
  const { name } = await registry.agents.lookup("smoke");
  const rejection = await rejected(() => registry.agents.lookup("smoke-2"));
  emit("agent.registered");
  const { events } = await registry.events.list().page();
  return `mocked: ${status} ${name} ${rejection}, ${calls.length} calls, ${events.length} event`;
}
