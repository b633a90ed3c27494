import type { Registry } from "../../client/index.ts";
import { fakePeer, numbering, type PeerAnswer, reachingPeers, record } from "../federation/fake-peer.ts";
import type { Scenario, Scenarios, ScenarioWorld } from "../scenario.ts";
import {
  badId,
  badKeys,
  badSessions,
  elsewhere,
  malformedJson,
  nobodySignedIn,
  notAllowed,
  notTheOwner,
  overQuota,
  signedIn,
  tooLarge,
  twoSessions,
  unknownParameter,
  wrongMediaType,
} from "./invalid-requests.ts";

const path = "/api/admin/peers";
const unknown = "peer_unknown";

/** Runs a scenario as the owner. */
function operator(play: Scenario): Scenario {
  return async (world) => signedIn(play, await world.owner())(world);
}

/** The rejected requests of every operation that requires the operator. */
function refusals(method: string, path: string) {
  return {
    400: [operator(unknownParameter(method, path)), twoSessions(method, path)],
    401: [nobodySignedIn(method, path), ...badKeys(method, path), ...badSessions(method, path)],
    403: [...notAllowed(method, path), notTheOwner(method, path)],
    429: overQuota(method, path, "owner"),
  };
}

/** Runs a scenario with a node that can reach a peer. */
function withPeer(
  play: (at: { owner: Registry; baseUrl: string; world: ScenarioWorld }) => Promise<unknown>,
  answer: PeerAnswer = numbering([record("far", 1)]),
): Scenario {
  return async (world) => {
    await using peer = await fakePeer(answer);
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

export const add: Scenarios["federation"]["add"] = {
  ...refusals("POST", path),
  201: withPeer(({ owner, baseUrl }) => owner.federation.add({ base_url: baseUrl, name: "Northern" })),
  400: [
    ...refusals("POST", path)[400],
    operator(malformedJson("POST", path)),
    async (world) => (await world.owner()).federation.add({ base_url: "https://127.0.0.1/" }),
    async (world) => (await world.owner()).federation.add({ base_url: "https://node.example.test/?a=b" }),
    withPeer(
      ({ owner, baseUrl }) => owner.federation.add({ base_url: baseUrl }),
      (_url, response) => response.end("hello"),
    ),
  ],
  409: [
    withPeer(async ({ owner, baseUrl }) => {
      await owner.federation.add({ base_url: baseUrl });
      return owner.federation.add({ base_url: `${baseUrl}/` });
    }),
    withPeer(async ({ owner, baseUrl, world }) => {
      await world.arrange.fillPeers();
      return owner.federation.add({ base_url: baseUrl });
    }),
  ],
  413: operator(tooLarge("POST", path)),
  415: operator(wrongMediaType("POST", path)),
  502: [
    async (world) => (await world.owner()).federation.add({ base_url: "https://nowhere.example.test" }),
    withPeer(
      ({ owner, baseUrl }) => owner.federation.add({ base_url: baseUrl }),
      (_url, response) => response.writeHead(404).end(),
    ),
  ],
};

export const list: Scenarios["federation"]["list"] = {
  200: [
    ({ registry }) => registry.federation.list(),
    withAdded(({ world }) => world.registry.federation.list()),
  ],
  400: unknownParameter("GET", "/peers"),
};

export const remove: Scenarios["federation"]["remove"] = {
  ...refusals("DELETE", `${path}/${unknown}`),
  200: withAdded(({ owner, id }) => owner.federation.remove(id)),
  400: [
    ...refusals("DELETE", `${path}/${unknown}`)[400],
    operator(badId("DELETE", `${path}/{id}`)),
    operator(({ send }) =>
      send("DELETE", `${path}/${unknown}`, { headers: { "content-type": "application/json" }, body: "{}" }),
    ),
  ],
  404: [
    async (world) => (await world.owner()).federation.remove(unknown),
    withAdded(async ({ owner, id }) => {
      await owner.federation.remove(id);
      return owner.federation.remove(id);
    }),
  ],
};

const syncPath = `${path}/${unknown}/sync`;

/** As `refusals`, for an operation without a body although its method usually has one. */
function bodiless(scenarios: Scenario[]): Scenario[] {
  return scenarios.map((play) => (world) => {
    const send: ScenarioWorld["send"] = (method, to, init) => {
      const { body: _, ...rest } = init ?? {};
      return world.send(method, to, rest);
    };
    return play({ ...world, send });
  });
}

const syncRefusals = refusals("POST", syncPath);

export const sync: Scenarios["federation"]["sync"] = {
  401: bodiless(syncRefusals[401]),
  403: bodiless(syncRefusals[403]),
  429: bodiless(syncRefusals[429]),
  200: [
    withAdded(({ owner, id }) => owner.federation.sync(id)),
    withAdded(({ owner, id }) => owner.federation.sync(id, { full: true })),
  ],
  400: [
    ...bodiless(syncRefusals[400]),
    operator(({ send }) => send("POST", `${path}/a%2Fb/sync`)),
    operator(({ send }) => send("POST", `${syncPath}?full=maybe`)),
  ],
  404: async (world) => (await world.owner()).federation.sync(unknown),
  409: withAdded(async ({ owner, id, world }) => {
    await world.arrange.takePeers();
    return owner.federation.sync(id);
  }),
};

export const conflicts: Scenarios["federation"]["conflicts"] = {
  ...refusals("GET", `${path}/${unknown}/conflicts`),
  200: withPeer(async ({ owner, baseUrl }) => {
    await owner.agents.register({ agent_id: "far", agent_url: "https://near.example.com/" });
    const { id } = await owner.federation.add({ base_url: baseUrl });
    await owner.federation.sync(id);
    return owner.federation.conflicts(id).page();
  }),
  400: [
    ...refusals("GET", `${path}/${unknown}/conflicts`)[400],
    operator(badId("GET", `${path}/{id}/conflicts`)),
    withAdded(({ owner, id }) => owner.federation.conflicts(id, { cursor: "made-up" }).page()),
  ],
  404: async (world) => (await world.owner()).federation.conflicts(unknown).page(),
};
