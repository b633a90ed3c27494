/** The connectivity check: whether failures are the fault of the node's own network, or of a node's only receiver. */
import { describe, expect, it } from "vitest";
import type { Config } from "../../server/assembly/config.ts";
import { Egress } from "../../server/core/egress/egress.ts";
import { ConnectivityCheck } from "../../server/registry/webhooks/connectivity-check.ts";
import { type EngineName, engines } from "../engines.ts";
import type { TestWorld } from "../world.ts";
import { type Receiver, type Respond, reaching, receiver } from "./receiver.ts";
import { type Scene, scene } from "./scene.ts";

/** A subscriber, and the host of the check; either can be closed. */
interface Network extends AsyncDisposable {
  at: Scene;
  canary: Receiver;
  /** Makes the check as the job does. */
  check(): Promise<void>;
}

async function network(engine: EngineName, respond?: Respond): Promise<Network> {
  await using opened = new AsyncDisposableStack();
  const canary = opened.use(
    await receiver((_request, response) => response.writeHead(503).end(), "canary.example.test"),
  );
  const url = canary.url("/up");
  const at = opened.use(await scene(engine, respond, {}, [canary], { connectivityCheckUrl: url }));
  const [settings, { trust }] = await reaching(canary);
  const check = () => checkOnce(at.world, url, settings, trust ?? null);
  const closing = opened.move();
  return { at, canary, check, [Symbol.asyncDispose]: () => closing.disposeAsync() };
}

async function checkOnce(
  world: TestWorld,
  url: string,
  { egressPins: pins = new Map() }: Partial<Config>,
  trust: ConstructorParameters<typeof Egress>[0]["trust"],
): Promise<void> {
  await using egress = new Egress({ resolve: async () => [], pins, trust });
  const connectivity = new ConnectivityCheck({
    url,
    database: world.node.database,
    egress,
    clock: () => new Date("2026-11-20T16:15:00.000Z"),
    warn: (what) => expect.unreachable(what),
    stopping: new AbortController().signal,
  });
  await connectivity.refresh(); // the start
  await connectivity.refresh();
}

const destroys: Respond = (_request, _response, raw) => void raw.socket.destroy();
const fails: Respond = (_request, response) => response.writeHead(500).end();

async function afterEvents({ at }: Network, events: number) {
  const { id } = await at.subscribe();
  for (let count = 0; count < events; count++) await at.cause();
  const { status, consecutive_failures } = await at.owner.webhooks.get(id);
  return { status, consecutive_failures };
}

const disabled = { status: "disabled", consecutive_failures: 10 };

describe.each(engines)("the only subscription on %s", (engine) => {
  it("stays active during an outage of the node's own network", async () => {
    await using of = await network(engine, destroys);
    await of.check();
    await of.canary[Symbol.asyncDispose]();
    expect(await afterEvents(of, 12)).toEqual({ status: "active", consecutive_failures: 0 });
  });

  it("is disabled at the tenth failure if only its receiver is down", async () => {
    await using of = await network(engine, destroys);
    await of.check();
    expect(await afterEvents(of, 12)).toEqual(disabled);
    expect(of.canary.requests.length).toBeGreaterThan(1);
  });

  it("is disabled at the tenth failure if its receiver responds, whatever the check says", async () => {
    await using of = await network(engine, fails);
    await of.check();
    await of.canary[Symbol.asyncDispose]();
    expect(await afterEvents(of, 12)).toEqual(disabled);
  });

  it("is disabled at the tenth failure if the URL of the check was never reached", async () => {
    await using of = await network(engine, destroys);
    await of.canary[Symbol.asyncDispose]();
    expect(await afterEvents(of, 12)).toEqual(disabled);
  });

  it("is disabled at the tenth failure if the URL of the check was last reached more than a day ago", async () => {
    await using of = await network(engine, destroys);
    await of.check();
    await of.canary[Symbol.asyncDispose]();
    of.at.world.pass(23 * 3_600_000);
    expect(await afterEvents(of, 2)).toEqual({ status: "active", consecutive_failures: 0 });
    of.at.world.pass(2 * 3_600_000);
    expect(await afterEvents(of, 12)).toEqual(disabled);
  });
});
