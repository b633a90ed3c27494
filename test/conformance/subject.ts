/** A node that the conformance program can check whole: it listens, reaches the receiver, and has a peer. */
import { randomBytes } from "node:crypto";
import { profiles } from "../../conformance/profiles.ts";
import type { RunOptions } from "../../conformance/run.ts";
import type { EngineName } from "../engines.ts";
import { freePort } from "../free-port.ts";
import { authority, identityOf } from "../webhooks/authority.ts";
import { reaching } from "../webhooks/receiver.ts";
import { createWorld, password, type TestWorld } from "../world.ts";

const receiverHost = "hook.example.test";
const peerHost = "peer.example.test";

/** A node, and what a run needs to check it. */
export interface Subject extends AsyncDisposable {
  world: TestWorld;
  /** Where it listens. */
  baseUrl: string;
  /** The options of a run of all profiles. */
  optionsOf(differing?: Partial<RunOptions>): RunOptions;
}

/** The real clock, because the program compares times with its own. */
const realWorld = { clock: () => new Date() };

/** The id of a node is made of its key. */
const peersKey = Buffer.alloc(32, 8);

/** Starts a node, its peer and what its receiver needs. */
export async function createSubject(engine: EngineName): Promise<Subject> {
  await using opened = new AsyncDisposableStack();
  const [receiverPort, peerPort] = [await freePort(), await freePort()];
  const peerUrl = `http://${peerHost}:${peerPort}`;
  const peer = opened.use(await createWorld("sqlite", { publicUrl: peerUrl, nodeKey: peersKey }, realWorld));
  await peer.registry.agents.register({ agent_id: "far", agent_url: "https://far.example.com/a2a" });
  await peer.node.app.listen({ port: peerPort, host: "127.0.0.1" });

  const pins = [`${receiverHost}:${receiverPort}=127.0.0.1`, `${peerHost}:${peerPort}=127.0.0.1`];
  const [settings, surroundings] = await reaching(...pins.map((pin) => ({ pin })));
  const world = opened.use(await createWorld(engine, settings, { ...realWorld, ...surroundings }));
  const { email } = await world.owner();
  const baseUrl = await world.node.app.listen({ port: 0, host: "127.0.0.1" });
  const tls = await identityOf(receiverHost, await authority());
  const running = opened.move();
  return {
    world,
    baseUrl,
    optionsOf: (differing = {}) => {
      const prefix = `conf${randomBytes(5).toString("hex")}`;
      return {
        baseUrl,
        profiles,
        only: [],
        credentials: {
          signUp: { email: `${prefix}@example.com`, password },
          owner: { email: email ?? "", password },
        },
        seed: 1,
        runs: 5,
        rate: 0,
        maxWaitS: 0,
        timeoutMs: 60_000,
        receiver: { callbackUrl: `https://${receiverHost}:${receiverPort}/`, port: receiverPort, tls },
        peerUrl,
        prefix,
        ...differing,
      };
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}
