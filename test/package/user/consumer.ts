/** What a project writes against the package, to be compiled as its own. Nothing of it is run. */
import {
  type Agent,
  createRegistry,
  type ErrorCode,
  type Registration,
  RegistryError,
  type RegistryOptions,
  type Schemas,
} from "@registry-node/client";
import { recomputeReputation } from "@registry-node/client/evidence";
import { createMockRegistry } from "@registry-node/client/testing";
import {
  createReceiver,
  type EventOf,
  type ReceiverOptions,
  verifyDelivery,
} from "@registry-node/client/webhooks";

const options: RegistryOptions = { baseUrl: "https://registry.example.com", apiKey: undefined };
const registry = createRegistry(options);
const registration: Registration = { agent_id: "a", agent_url: "https://a.example.com", tags: ["weather"] };
const onRevoked = (event: EventOf<"cert.revoked">) => event.payload.reason;
const receiving: ReceiverOptions = { secret: ["a", "b"], on: { "cert.revoked": onRevoked } };

/** Uses each kind of method. */
export async function use(headers: Record<string, string>, stop: AbortSignal): Promise<Agent[]> {
  const { agent }: { agent: Schemas["Agent"] } = await registry.agents.register(registration, {
    signal: stop,
  });
  const agents: Agent[] = [agent];
  for await (const found of registry.agents.search({ q: "weather", facets: ["tags"] })) agents.push(found);
  for await (const { as_of_seq } of registry.agents.list().pages()) console.log(as_of_seq.toFixed());
  for await (const event of registry.events.stream({ after: 1 }, { signal: stop })) {
    if (event.event === "agent.registered") console.log(event.payload.agent_url);
  }
  const event = await verifyDelivery(new Uint8Array(), headers, "secret");
  if (event.event === "cert.revoked") console.log(onRevoked(event));
  const { reputations } = await registry.reputation.get({ agent_id: "a" });
  for (const { inputs, score } of reputations) console.log(recomputeReputation(inputs).score === score);
  createReceiver(receiving);
  const mock = createMockRegistry({ agents: [registration] });
  mock.agents.lookup.fails("database_unavailable", { times: 2 });
  mock.keys.create.returns(({ body }) => ({ key: { ...mock.keys.create.example.key, name: body.name } }));
  createRegistry({ baseUrl: mock.baseUrl, fetch: mock.fetch });
  for (const call of mock.calls) if (call.operation === "agents.lookupMany") console.log(call.body.agent_ids);
  return agents;
}

/** Tells a rejection by its code. */
export function codeOf(error: unknown): ErrorCode | undefined {
  return error instanceof RegistryError ? error.code : undefined;
}

// @ts-expect-error: the types are there, and they reject.
registry.agents.lookup(7);
// @ts-expect-error: a query has no such member.
registry.agents.list({ tag: ["weather"] });
// @ts-expect-error: no problem has this code.
createMockRegistry().agents.lookup.fails("agent_lost");
// @ts-expect-error: an agent has no such status.
createMockRegistry().agents.lookup.returns({ status: "lost" });
// @ts-expect-error: no event is called so.
createReceiver({ secret: "", on: { "agent.lost": () => {} } });
