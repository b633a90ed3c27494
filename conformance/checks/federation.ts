/** Checks of peers. They need the owner, and a second node that the first can reach. */
import type { Schemas } from "../../generated/models.d.ts";
import { ensure, equal, NotApplicable } from "../assertions.ts";
import { checksOf } from "../check.ts";
import type { Agent, Scene } from "../scene.ts";

type Peer = Schemas["Peer"];
type SyncResult = Schemas["SyncResult"];

const peersPath = "/api/admin/peers";

/** The most rounds of a sync: each takes some pages. */
const maxRounds = 20;

function peerUrl({ peerUrl: url }: Scene): string {
  if (url === undefined) throw new NotApplicable("It needs a second node: pass --peer-url.");
  return url;
}

/** Adds the second node as a peer, until the end of the run. */
const peer = (scene: Scene): Promise<Peer> => scene.once("peer", () => add(scene));

async function add(scene: Scene): Promise<Peer> {
  scene.operation("federation_add");
  const body = { base_url: peerUrl(scene), name: `Peer ${scene.prefix}` };
  const answer = await scene.send("POST", peersPath, { as: scene.owner(), body });
  if (answer.code === "peer_known")
    throw new NotApplicable("The second node is a peer already: remove it first.");
  const made = answer.expect(201).json<Peer>();
  scene.afterRun(`peer ${made.id}`, () =>
    scene.send("DELETE", `${peersPath}/${made.id}`, { as: scene.owner() }),
  );
  return made;
}

async function sync(scene: Scene, { id }: Peer): Promise<SyncResult> {
  for (let round = 0; ; round++) {
    const answer = await scene.send("POST", `${peersPath}/${id}/sync`, { as: scene.owner() });
    if (answer.code === "sync_under_way" && round < maxRounds) continue;
    const result = answer.expect(200).json<SyncResult>();
    if (result.status !== "running" || round >= maxRounds) return result;
  }
}

export const federationChecks = [
  ...checksOf("federation", "federation_add", {
    "a peer on a private address is rejected": async (scene) => {
      scene.operation("federation_add");
      const body = { base_url: "https://10.0.0.1" };
      const answer = await scene.send("POST", peersPath, { as: scene.owner(), body });
      answer.expectProblem(400, "peer_url_rejected");
    },
    "a peer is public, and only once in the list": async (scene) => {
      const made = await peer(scene);
      const answer = (await scene.get("/peers")).expect(200);
      const found = answer.json<{ peers: { id: string }[] }>().peers.filter(({ id }) => id === made.id);
      equal(found.length, 1, "the number of entries of the peer", answer.exchange);
      const again = await scene.send("POST", peersPath, {
        as: scene.owner(),
        body: { base_url: peerUrl(scene) },
      });
      again.expectProblem(409, "peer_known");
    },
  }),
  ...checksOf("federation", "federation_sync", {
    "a sync imports the agents of the peer, as agents of the peer": async (scene) => {
      const made = await peer(scene);
      const result = await sync(scene, made);
      equal(result.status, "complete", "`status` of the sync");
      const answer = (await scene.get(`/list?source=${made.id}&limit=100`)).expect(200);
      const { agents } = answer.json<{ agents: Agent[] }>();
      if (agents.length === 0) throw new NotApplicable("The second node has no agents of its own.");
      ensure(
        agents.every(({ source }) => source === made.id),
        "an agent has another `source`",
        answer.exchange,
      );
      ensure(
        agents.every(({ origin }) => origin !== null),
        "an agent has no `origin`",
        answer.exchange,
      );
    },
    "a second sync changes nothing": async (scene) => {
      const made = await peer(scene);
      await sync(scene, made);
      const { created, updated, tombstoned, conflicts } = await sync(scene, made);
      equal(
        { created, updated, tombstoned, conflicts },
        { created: 0, updated: 0, tombstoned: 0, conflicts: 0 },
        "the second sync",
      );
    },
    "an imported agent cannot be changed here": async (scene) => {
      const made = await peer(scene);
      await sync(scene, made);
      const { agents } = (await scene.get(`/list?source=${made.id}&limit=1`)).json<{ agents: Agent[] }>();
      const [imported] = agents;
      if (!imported) throw new NotApplicable("The second node has no agents of its own.");
      const body = { ...scene.registration({ agent_id: imported.agent_id }), name: "Taken over" };
      (await scene.send("POST", "/register", { as: scene.owner(), body })).expectProblem(
        403,
        "agent_imported",
      );
    },
    "an unknown peer has 404": async (scene) => {
      scene.operation("federation_sync");
      const answer = await scene.send("POST", `${peersPath}/peer_unknown/sync`, { as: scene.owner() });
      answer.expectProblem(404, "peer_not_found");
    },
  }),
];
