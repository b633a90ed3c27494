/** Nodes whose reads go to standbys of PostgreSQL: what callers see while these lag behind, fail, or are promoted. */
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createRegistry, type Registry } from "../../client/index.ts";
import { hang } from "../hang.ts";
import { password } from "../world.ts";
import { type Cluster, createCluster, hasClusters } from "./cluster.ts";
import { browserAt, folder, type NodeProcess, start } from "./process.ts";
import { layWire, type Wire } from "./wire.ts";

const nodeKey = Buffer.alloc(32, 7).toString("base64");

describe.runIf(hasClusters)("reads of a node with replicas", () => {
  let place: Awaited<ReturnType<typeof folder>>;
  let primary: Cluster;
  let standbys: Cluster[];
  let wires: Wire[];
  /** Two processes, each with both standbys. */
  let nodes: NodeProcess[];
  const opened = new AsyncDisposableStack();

  beforeAll(async () => {
    place = opened.use(await folder());
    primary = opened.use(await createCluster());
    standbys = [opened.use(await primary.standby()), opened.use(await primary.standby())];
    wires = [];
    for (const { url } of standbys) wires.push(opened.use(await layWire(url)));
    const urls = wires.map(({ url }) => url);
    nodes = [opened.use(await startWith(urls)), opened.use(await startWith(urls))];
  });
  afterEach(() => resumeReplay());
  afterAll(() => opened.disposeAsync());

  const startWith = (replicas: string[]) =>
    start(place.path, {
      DATABASE_URL: primary.url,
      DATABASE_REPLICA_URLS: replicas.join(","),
      NODE_KEY: nodeKey,
      LOG_LEVEL: "info",
    });

  /** Waits until reads of both processes go to both replicas. */
  async function inUse(): Promise<[NodeProcess, NodeProcess]> {
    for (const node of nodes)
      for (const { url } of wires) await expect.poll(() => isUsed(node, url), hang).toBe(true);
    return nodes as [NodeProcess, NodeProcess]; // there are two
  }

  /** Returns when no replica replays any more: to pause is a request, which takes effect later. */
  const pauseReplay = async () => {
    for (const { url } of standbys) {
      await ask(url, "select pg_wal_replay_pause()");
      const state = async () =>
        (await ask(url, "select pg_get_wal_replay_pause_state() as state")).rows[0]?.state;
      await expect.poll(state).toBe("paused");
    }
  };
  const resumeReplay = () =>
    Promise.all(standbys.map(({ url }) => ask(url, "select pg_wal_replay_resume()")));

  /** Does something while replicas are used, although they lag behind. A machine too slow for that has another try. */
  async function withinLag(work: (node: NodeProcess) => Promise<void>): Promise<void> {
    for (;;) {
      const [node] = await inUse();
      const from = node.output().length;
      try {
        return await work(node);
      } catch (error) {
        const wasLeftOut = () => node.output().slice(from).includes("reads do not go to a replica");
        await vi
          .waitFor(() => expect(wasLeftOut()).toBe(true), { timeout: 2_000 })
          .catch(() => {
            throw error;
          });
      }
      await resumeReplay();
    }
  }

  /** Registers an agent that no replica has. */
  async function registerUnseen(registry: Registry): Promise<{ id: string; seq: number }> {
    const id = `unseen-${Math.random().toString(36).slice(2)}`;
    const { agent } = await registry.agents.register({ agent_id: id, agent_url: "https://a.example.com/" });
    return { id, seq: agent.seq };
  }

  test("a stranger gets a state of some seconds ago", async () => {
    const readUnseen = async (node: NodeProcess) => {
      await pauseReplay();
      const { id } = await registerUnseen(node.registry);
      const { agents } = strangerAt(node);
      await expect(agents.lookup(id)).rejects.toMatchObject({ code: "agent_not_found" });
      expect((await agents.lookupMany({ agent_ids: [id] })).missing).toEqual([id]);
      const listed = await agents.list({ limit: 100 }).page();
      expect(listed.agents.map((each) => each.agent_id)).not.toContain(id);
    };
    await withinLag(readUnseen);
  });

  test("a client sees its own change through another process at once", async () => {
    const [node, other] = await inUse();
    await pauseReplay();
    const { id, seq } = await registerUnseen(node.registry);
    const elsewhere = strangerAt(other);
    expect(await node.registry.agents.lookup(id)).toMatchObject({ agent_id: id });
    expect(await elsewhere.agents.lookup(id, { seq })).toMatchObject({ agent_id: id });
    expect((await elsewhere.agents.lookupMany({ agent_ids: [id] }, { seq })).agents).toHaveLength(1);
    expect((await elsewhere.agents.search({ q: id }, { seq }).page()).agents).toHaveLength(1);
    expect((await elsewhere.agents.list({ limit: 1 }, { seq }).page()).agents).toMatchObject([
      { agent_id: id },
    ]);
  });

  test("a caller with a credential sees every change, also without a number", async () => {
    const [node] = await inUse();
    await pauseReplay();
    const { id } = await registerUnseen(node.registry);
    const browser = browserAt(node.url);
    await browser.accounts.signUp({ email: `${id}@example.com`, password });
    const { key } = await browser.keys.create({ name: "reader" });
    const keyed = createRegistry({ baseUrl: node.url, apiKey: key.raw_key });
    expect(await keyed.agents.lookup(id)).toMatchObject({ agent_id: id });
    const cookie = { cookie: "theme=dark" };
    expect((await fetch(`${node.url}/lookup/${id}`, { headers: cookie })).status).toBe(200);
    expect(await (await fetch(`${node.url}/agents/${id}/view`, { headers: cookie })).text()).toContain(id);
  });

  test("a mirror that continues from a change gets every later one", async () => {
    const [node] = await inUse();
    await pauseReplay();
    const { id, seq } = await registerUnseen(node.registry);
    const { agents } = await strangerAt(node)
      .agents.list({ after_seq: seq - 1 })
      .page();
    expect(agents).toMatchObject([{ agent_id: id }]);
  });

  test("a replica that lags more than 5 seconds behind is left out", async () => {
    const [node] = await inUse();
    await pauseReplay();
    const { id } = await registerUnseen(node.registry);
    for (const { url } of wires)
      await expect.poll(() => node.output(), hang).toMatch(leftOut(url, "lags behind"));
    expect(await strangerAt(node).agents.lookup(id)).toMatchObject({ agent_id: id });
    await resumeReplay();
    await inUse();
  });

  test.each([
    ["is killed", async () => standbys[0]?.kill(), async () => standbys[0]?.start()],
    ["becomes silent", async () => wires[0]?.cut(), async () => wires[0]?.restore()],
  ])("no read fails when a replica %s, and it is used again afterwards", async (_, begin, end) => {
    const [node] = await inUse();
    const { id } = await registerUnseen(node.registry);
    await expect.poll(() => standbyHas(standbys, id)).toBe(true);
    const stranger = strangerAt(node);
    const failures: unknown[] = [];
    let isOver = false;
    let reads = 0;
    const readers = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        await Promise.all([
          stranger.agents.lookup(id),
          stranger.agents.search({ q: id }).page(),
          stranger.node.stats(),
        ]).catch((error: unknown) => failures.push(error));
        reads++;
        await pause(50);
      }
    });
    await begin();
    const { url = "" } = wires[0] ?? {};
    await expect.poll(() => isUsed(node, url), hang).toBe(false);
    const before = reads;
    await expect.poll(() => reads).toBeGreaterThan(before + 20);
    await end();
    await inUse();
    isOver = true;
    await Promise.all(readers);
    expect(failures).toEqual([]);
  });

  test("reads of strangers go on while the primary is stopped", async () => {
    const [node] = await inUse();
    const { id } = await registerUnseen(node.registry);
    await expect.poll(() => standbyHas(standbys, id)).toBe(true);
    await primary.stop();
    await using _started = { [Symbol.asyncDispose]: () => primary.start() };
    // A busy machine may make a check late: the replica is left out until the next one.
    const found = () =>
      strangerAt(node)
        .agents.lookup(id)
        .catch((error: unknown) => error);
    await expect.poll(found).toMatchObject({ agent_id: id });
    await expect(node.registry.agents.lookup(id, { seq: 1_000_000 })).rejects.toMatchObject({ status: 503 });
  });

  test("clients that write and read through two processes always see their own change", async () => {
    const both = await inUse();
    const clients = Array.from({ length: 8 }, async (_, n) => {
      let seq = 0;
      for (let round = 0; round < 10; round++) {
        const [writer, reader] = round % 2 ? both : both.toReversed();
        if (!writer || !reader) throw new Error("There are two nodes");
        const id = `client-${n}`;
        const description = `round ${round}`;
        const written = await createRegistry({ baseUrl: writer.url }).agents.register({
          agent_id: id,
          agent_url: "https://a.example.com/",
          description,
        });
        seq = written.agent.seq;
        const read = strangerAt(reader);
        expect(await read.agents.lookup(id, { seq })).toMatchObject({ description, seq });
        const { agents } = await read.agents.list({ after_seq: seq - 1 }, { seq }).page();
        expect(agents[0]).toMatchObject({ seq: expect.any(Number) });
      }
    });
    await Promise.all(clients);
  });

  test("a server that is no standby, and one of another node, are left out", async () => {
    await using stranger = await createCluster();
    await using standby = await stranger.standby();
    await using promoted = await primary.standby();
    await using node = await startWith([primary.url, standby.url, promoted.url]);
    await node.said(leftOut(primary.url, "is not a standby"));
    await node.said(leftOut(standby.url, "another node"));
    await node.said(new RegExp(`${new URL(promoted.url).host}.*"reads go to a replica"`));
    await promoted.promote();
    await node.said(leftOut(promoted.url, "is not a standby"));
    const { id } = await registerUnseen(node.registry);
    expect(await strangerAt(node).agents.lookup(id)).toMatchObject({ agent_id: id });
  });
});

/** A client that has changed nothing. */
function strangerAt({ url }: NodeProcess): Registry {
  return createRegistry({ baseUrl: url, maxRetries: 0, timeout: 600_000 });
}

/** Whether reads of a node go to a replica, as it said last. */
function isUsed(node: NodeProcess, url: string): boolean {
  const { host } = new URL(url);
  const said = node
    .output()
    .split("\n")
    .filter((line) => line.includes(`"replica":"${host}`));
  return said.at(-1)?.includes('"reads go to a replica"') === true;
}

/** The log line that a replica is left out for a reason. */
function leftOut(url: string, reason: string): RegExp {
  return new RegExp(`"replica":"${new URL(url).host}[^\\n]*${reason}[^\\n]*"reads do not go to a replica"`);
}

async function ask(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

async function standbyHas(standbys: Cluster[], id: string): Promise<boolean> {
  const found = await Promise.all(
    standbys.map(({ url }) => ask(url, `select 1 from agent where agent_id = '${id}'`)),
  );
  return found.every(({ rowCount }) => rowCount === 1);
}
