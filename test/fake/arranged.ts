/** Prepares the state of a fake registry for scenarios. */
import { createPeer } from "../../client/testing/federation/handlers.ts";
import type { State } from "../../client/testing/state.ts";
import { type Arranged, farOrigin } from "../arranged.ts";

/** Prepares by writing to the fake's state. */
export function arrangedInMemory(state: State): Arranged {
  const each = async <Item>(items: Iterable<Item>, change: Partial<Item>) => {
    for (const item of items) Object.assign(item as object, change);
  };
  return {
    demoteOwner: () => each(state.accounts, { role: "developer" }),
    disableAccount: (id) =>
      each(
        state.accounts.filter((account) => account.id === id),
        { disabled_at: "2026-01-01T00:00:00.000Z" },
      ),
    async spend(keyId, whose, count, month) {
      const key = state.keys.find(({ id }) => id === keyId);
      state.used.set(`${whose === "key" ? key?.counter : key?.account_id} ${month}`, count);
    },
    giveAwayAgents: () => each(state.agents.values(), { owner_id: "account_other" }),
    suspendAgents: () => each(state.agents.values(), { status: "suspended" }),
    importAgents: () => each(state.agents.values(), { source: "peer_far", origin: farOrigin }),
    disableSubscriptions: () =>
      each(state.webhooks, {
        status: "disabled",
        consecutive_failures: 10,
        disabled_at: "2026-11-20T16:15:00.000Z",
      }),
    async fillSubscriptions() {
      for (const webhook of [...state.webhooks]) {
        const copies = Array.from({ length: 99 }, (_, key) => ({
          ...webhook,
          key: key + 2,
          id: `whk_copy_${key}`,
        }));
        state.webhooks.push(...copies);
      }
    },
    failDeliveries: () => each(state.deliveries, { status: "failed" }),
    takeDeliveries: () => each(state.deliveries, { status: "pending", finished_at: null, under_way: true }),
    async fillPeers() {
      for (let index = 0; index < 100; index++) {
        createPeer(state, { base_url: `https://peer-${index}.example.test`, name: "Peer", mode: "plain" });
      }
    },
    takePeers: () => each(state.peers, { reading: true }),
  };
}
