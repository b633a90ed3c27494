/** A node and peers that say what a test wants. */
import type { Peer, Registry } from "../../client/index.ts";
import { realSyncPace, type SyncPace } from "../../server/federation/syncs.ts";
import type { EngineName } from "../engines.ts";
import { createWorld, type TestWorld } from "../world.ts";
import { type FakePeer, fakePeer, type PeerAnswer, reachingPeers } from "./fake-peer.ts";

export interface Scene extends AsyncDisposable {
  world: TestWorld;
  /** The peers, as they were made. */
  peers: FakePeer[];
  /** The owner of the node. */
  operator: Registry;
  /** Adds one of the peers to the node. */
  add(index?: number): Promise<Peer>;
  /** What the node says of a peer. */
  told(id: string): Promise<Peer | undefined>;
}

/** Nothing is read but on demand, and no limit takes long to be reached. */
export function syncPaced(pace: Partial<SyncPace> = {}, bounds: Partial<SyncPace["bounds"]> = {}): SyncPace {
  const short = { pageMs: 60_000, pageBytes: 200_000, pages: 20, bytes: 2_000_000, runMs: 600_000 };
  return { ...realSyncPace, look: 2 ** 30, answer: 120_000, bounds: { ...short, ...bounds }, ...pace };
}

/** Sets a scene. @param answers how each peer answers. */
export async function scene(
  engine: EngineName,
  answers: PeerAnswer[],
  pace: SyncPace = syncPaced(),
): Promise<Scene> {
  await using opened = new AsyncDisposableStack();
  const peers: FakePeer[] = [];
  for (const [index, answer] of answers.entries()) {
    peers.push(opened.use(await fakePeer(answer, `peer-${index}.example.test`)));
  }
  const world = opened.use(await createWorld(engine, reachingPeers(...peers), { syncPace: pace }));
  const operator = await world.owner();
  const closing = opened.move();
  return {
    ...{ world, peers, operator },
    add: (index = 0) => operator.federation.add({ base_url: peers[index]?.baseUrl ?? "" }),
    told: async (id) => (await world.registry.federation.list()).peers.find((peer) => peer.id === id),
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}
