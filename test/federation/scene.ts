/** A test scene: a node, and fake peers that it can reach. */
import type { Peer, Registry } from "../../client/index.ts";
import { defaultSyncTimes, type SyncTimes } from "../../server/features/federation/sync-scheduler.ts";
import type { EngineName } from "../engines.ts";
import { hang } from "../hang.ts";
import { createWorld, type TestWorld } from "../world.ts";
import { type FakePeer, fakePeer, type PeerResponse, reachingPeers } from "./fake-peer.ts";

export interface Scene extends AsyncDisposable {
  world: TestWorld;
  /** The fake peers, in order of creation. */
  peers: FakePeer[];
  /** A client with the session of the node's owner. */
  operator: Registry;
  /** Adds a fake peer to the node. */
  add(index?: number): Promise<Peer>;
  /** Adds a fake peer, and synchronizes it once. */
  addAndSync(index?: number): Promise<Peer>;
  /** Returns a peer from the node's list of peers. */
  findPeer(id: string): Promise<Peer | undefined>;
}

/** Times and limits for tests: peers are synchronized on demand only, and the limits are low. */
export function testSyncTimes(
  times: Partial<SyncTimes> = {},
  limits: Partial<SyncTimes["limits"]> = {},
): SyncTimes {
  const low = { pageMs: 60_000, pageBytes: 200_000, pages: 20, bytes: 2_000_000, timeoutMs: 600_000 };
  return {
    ...defaultSyncTimes,
    pollIntervalMs: 2 ** 30,
    responseTimeoutMs: hang.timeout,
    limits: { ...low, ...limits },
    ...times,
  };
}

/** Creates a scene. @param responses how each fake peer responds. @param surroundings what the node gets besides. */
export async function scene(
  engine: EngineName,
  responses: PeerResponse[],
  syncTimes: SyncTimes = testSyncTimes(),
  surroundings: NonNullable<Parameters<typeof createWorld>[2]> = {},
): Promise<Scene> {
  await using opened = new AsyncDisposableStack();
  const peers: FakePeer[] = [];
  for (const [index, response] of responses.entries()) {
    peers.push(opened.use(await fakePeer(response, `peer-${index}.example.test`)));
  }
  const world = opened.use(
    await createWorld(engine, reachingPeers(...peers), { ...surroundings, syncTimes }),
  );
  const operator = await world.owner();
  const add = (index = 0) => operator.federation.add({ base_url: peers[index]?.baseUrl ?? "" });
  const closing = opened.move();
  return {
    world,
    peers,
    operator,
    add,
    async addAndSync(index?: number) {
      const added = await add(index);
      await operator.federation.sync(added.id);
      return added;
    },
    findPeer: async (id) => (await world.registry.federation.list()).peers.find((peer) => peer.id === id),
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}
