/** A node with two name servers and a host that its accounts can claim, for tests. */
import type { DomainClaim, Registry } from "../../client/index.ts";
import type { Config } from "../../server/assembly/config.ts";
import { createTxtReaders } from "../../server/core/egress/txt-resolver.ts";
import type { World } from "../../server/world.ts";
import type { EngineName } from "../engines.ts";
import { type Receiver, type Respond, reaching, receiver } from "../webhooks/receiver.ts";
import { createWorld, publicUrl, type TestWorld, withoutExpiry } from "../world.ts";
import { type NameServer, nameServer, type TxtAnswer } from "./name-server.ts";

/** The host of the scene. */
export const host = "agents.example.test";

/** How TXT records name the node of tests. */
export const issuer = new URL(publicUrl).host;

export interface Scene extends AsyncDisposable {
  world: TestWorld;
  /** Serves https for {@link host}; by default 404 for every path. */
  web: Receiver;
  nameServers: [NameServer, NameServer];
  /** Sets what both name servers say. */
  setTxt(name: string, answer: TxtAnswer): void;
}

/** Creates the scene. Time passes when the test says so. */
export async function domainScene(
  engine: EngineName,
  settings: Partial<Config> = {},
  surroundings: Partial<World> = {},
): Promise<Scene> {
  await using opened = new AsyncDisposableStack();
  const web = opened.use(await receiver(nothing, host));
  const nameServers: [NameServer, NameServer] = [
    opened.use(await nameServer()),
    opened.use(await nameServer()),
  ];
  const [reachingWeb, trusting] = await reaching(web);
  const world = opened.use(
    await createWorld(
      engine,
      { ...reachingWeb, domainResolvers: nameServers.map(({ address }) => address), ...settings },
      {
        ...trusting,
        ...withoutExpiry,
        txtReaders: createTxtReaders,
        domainProofPort: web.port,
        ...surroundings,
      },
    ),
  );
  const closing = opened.move();
  return {
    world,
    web,
    nameServers,
    setTxt: (name, answer) => {
      for (const server of nameServers) server.set(name, answer);
    },
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

const nothing: Respond = (_, response) => response.writeHead(404).end();

/** Responds with JSON at a path, and with 404 at others. */
export function json(path: string, document: unknown): Respond {
  return (request, response) => {
    if (request.path !== path) return response.writeHead(404).end();
    return response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(document));
  };
}

/** The path of the file. */
export const filePath = "/.well-known/registry-node.json";

/** Serves the file that a claim asks for. */
export function file({ records }: Pick<DomainClaim, "records">): Respond {
  return json(filePath, JSON.parse(records.http.content));
}

/** An agent card with the extension that a claim asks for. */
export function card({ records }: Pick<DomainClaim, "records">): object {
  return { name: "Weather", capabilities: { extensions: [JSON.parse(records.card.extension)] } };
}

/** The outcomes of a check, by method. */
export function outcomes({ findings }: DomainClaim): Record<string, string> {
  return Object.fromEntries(findings.map(({ method, outcome }) => [method, outcome]));
}

/** Milliseconds. */
export const hour = 3_600_000;

/** The name of the TXT record of {@link host}. */
export const record = `_registry-node.${host}`;

/** An account that has proved {@link host}, with a client that has its key. */
export async function withDomain(scene: Scene, policy: "host" | "subdomains"): Promise<Registry> {
  const registry = await scene.world.keyed(await scene.world.developer());
  const { records } = await registry.domains.claim({ domain: host });
  const { value, value_with_subdomains } = records.dns;
  scene.setTxt(record, [[policy === "host" ? value : value_with_subdomains]]);
  await registry.domains.check(host);
  return registry;
}
