import type { Registry } from "../../client/index.ts";
import { fakePeer, numbering, type PeerResponse, reachingPeers, record } from "../federation/fake-peer.ts";
import type { Scenario, Scenarios, ScenarioWorld } from "../scenario.ts";
import { byAnyone, byOwner } from "./access.ts";
import { continuedBy, elsewhere, ownerAsks, weather } from "./preparation.ts";

const unknown = "peer_unknown";

/** Runs a scenario with a node that can reach a peer. */
function withPeer(
  play: (at: { owner: Registry; baseUrl: string; world: ScenarioWorld }) => Promise<unknown>,
  response: PeerResponse = numbering([record("far", 1)]),
): Scenario {
  return async (world) => {
    await using peer = await fakePeer(response);
    const { baseUrl } = peer;
    await elsewhere(reachingPeers(peer), async (other) => {
      await play({ owner: await other.owner(), baseUrl, world: other });
    })(world);
  };
}

/** Runs a scenario with a node that has synced a peer. */
function withAdded(
  play: (at: { owner: Registry; id: string; world: ScenarioWorld }) => Promise<unknown>,
): Scenario {
  return withPeer(async ({ owner, baseUrl, world }) => {
    const { id } = await owner.federation.add({ base_url: baseUrl });
    await owner.federation.sync(id);
    return play({ owner, id, world });
  });
}

/** Runs a scenario as the owner of a node that can reach two peers with the same two agents. */
function ofTwoPeers(play: (owner: Registry, urls: [string, string]) => Promise<unknown>): Scenario {
  return async (world) => {
    const response = numbering([record("far", 1), record("farther", 2)]);
    await using one = await fakePeer(response);
    await using other = await fakePeer(response, "other.example.test");
    await elsewhere(reachingPeers(one, other), async (node) =>
      play(await node.owner(), [one.baseUrl, other.baseUrl]),
    )(world);
  };
}

export const add: Scenarios["federation"]["add"] = {
  access: byOwner,
  histories: ["peer"],
  201: withPeer(({ owner, baseUrl }) => owner.federation.add({ base_url: baseUrl, name: "Northern" })),
  400: {
    peer_url_rejected: {
      "a loopback address": async (world) =>
        (await world.owner()).federation.add({ base_url: "https://127.0.0.1/" }),
      "a URL with a query": async (world) =>
        (await world.owner()).federation.add({ base_url: "https://node.example.test/?a=b" }),
    },
    peer_unusable: withPeer(
      ({ owner, baseUrl }) => owner.federation.add({ base_url: baseUrl }),
      (_url, response) => response.end("hello"),
    ),
  },
  409: {
    peer_known: withPeer(async ({ owner, baseUrl }) => {
      await owner.federation.add({ base_url: baseUrl });
      return owner.federation.add({ base_url: `${baseUrl}/` });
    }),
    peer_limit_reached: withPeer(async ({ owner, baseUrl, world }) => {
      await world.arrange.fillPeers();
      return owner.federation.add({ base_url: baseUrl });
    }),
  },
  502: {
    peer_not_reached: {
      "a name that does not resolve": async (world) =>
        (await world.owner()).federation.add({ base_url: "https://nowhere.example.test" }),
      "a host without a registry": withPeer(
        ({ owner, baseUrl }) => owner.federation.add({ base_url: baseUrl }),
        (_url, response) => response.writeHead(404).end(),
      ),
    },
  },
};

export const list: Scenarios["federation"]["list"] = {
  access: byAnyone,
  histories: ["peer", "audit"],
  200: {
    "no peers": ({ registry }) => registry.federation.list(),
    "a peer": withAdded(({ world }) => world.registry.federation.list()),
  },
};

export const remove: Scenarios["federation"]["remove"] = {
  access: byOwner,
  histories: ["peer"],
  200: withAdded(({ owner, id }) => owner.federation.remove(id)),
  404: {
    peer_not_found: {
      "an unknown peer": async (world) => (await world.owner()).federation.remove(unknown),
      "a removed peer": withAdded(async ({ owner, id }) => {
        await owner.federation.remove(id);
        return owner.federation.remove(id);
      }),
    },
  },
};

export const sync: Scenarios["federation"]["sync"] = {
  access: byOwner,
  histories: ["peer", "audit"],
  200: {
    "what is new": withAdded(({ owner, id }) => owner.federation.sync(id)),
    everything: withAdded(({ owner, id }) => owner.federation.sync(id, { full: true })),
  },
  400: {
    invalid_query: {
      "a flag that is neither true nor false": ownerAsks(({ send }) =>
        send("POST", `/api/admin/peers/${unknown}/sync?full=maybe`),
      ),
    },
  },
  404: { peer_not_found: async (world) => (await world.owner()).federation.sync(unknown) },
  409: {
    sync_under_way: withAdded(async ({ owner, id, world }) => {
      await world.arrange.takePeers();
      return owner.federation.sync(id);
    }),
  },
};

export const conflicts: Scenarios["federation"]["conflicts"] = {
  access: byOwner,
  200: {
    "a conflict": withPeer(async ({ owner, baseUrl }) => {
      await owner.agents.register({ agent_id: "far", agent_url: "https://near.example.com/" });
      const { id } = await owner.federation.add({ base_url: baseUrl });
      await owner.federation.sync(id);
      return owner.federation.conflicts(id).page();
    }),
    "a second page": ofTwoPeers(async ({ agents, federation }, [baseUrl]) => {
      for (const agent_id of ["far", "farther"]) await agents.register({ ...weather, agent_id });
      const { id } = await federation.add({ base_url: baseUrl });
      await federation.sync(id);
      return continuedBy(federation.conflicts(id, { limit: 1 }), (cursor) =>
        federation.conflicts(id, { cursor }),
      );
    }),
  },
  400: {
    invalid_cursor: {
      "a foreign cursor": withAdded(({ owner, id }) =>
        owner.federation.conflicts(id, { cursor: "made-up" }).page(),
      ),
      "a cursor of another peer": ofTwoPeers(async ({ agents, federation }, [one, other]) => {
        for (const agent_id of ["far", "farther"]) await agents.register({ ...weather, agent_id });
        const { id } = await federation.add({ base_url: one });
        await federation.sync(id);
        const { id: otherId } = await federation.add({ base_url: other });
        return continuedBy(federation.conflicts(id, { limit: 1 }), (cursor) =>
          federation.conflicts(otherId, { cursor }),
        );
      }),
    },
  },
  404: { peer_not_found: async (world) => (await world.owner()).federation.conflicts(unknown).page() },
};
