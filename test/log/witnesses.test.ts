/** The witnesses of the log of a node: what they cosign is served, and what they know halts a log that lost entries. */
import { describe, expect, it, vi } from "vitest";
import { openCheckpoint, parseVerifierKey, QuorumError, verifyProof } from "../../client/proof.ts";
import { lastSeq } from "../../server/core/journal/journal.ts";
import { type Cosigner, cosignerOf, keyTypes, logKeyOf } from "../../server/features/log/log-key.ts";
import { readLog } from "../../server/features/log/log-store.ts";
import { LogSealer, originOf } from "../../server/features/log/sealer.ts";
import { cosignedAt, isBy, parseNote, parseNoteKey } from "../../server/features/log/signed-note.ts";
import { readClaims } from "../../server/features/log/witness/claims.ts";
import { CosigningRounds } from "../../server/features/log/witness/cosigning-rounds.ts";
import type { WitnessEgress } from "../../server/features/log/witness/witness-requests.ts";
import { engines } from "../engines.ts";
import { reachingPeers } from "../federation/fake-peer.ts";
import { freePort } from "../free-port.ts";
import { hang } from "../hang.ts";
import { createWorld, publicUrl, type TestWorld, withoutExpiry } from "../world.ts";

const nodeKey = Buffer.alloc(32, 7);
const origin = originOf(publicUrl);

/** How a witness of a test responds to a request; undefined if it does not respond. */
type Respond = (path: string, body: string | null) => Promise<{ status: number; text: string } | undefined>;

/** A log whose witnesses a test plays. Its jobs run when the test says so. */
class Scene implements AsyncDisposable {
  readonly world: TestWorld;
  /** Whatever was asked, in order: the name of the witness and the path. */
  readonly asked: string[] = [];
  readonly stopping = new AbortController();
  readonly #witnesses = new Map<string, Respond>();
  readonly #egress: WitnessEgress;
  #rounds: CosigningRounds | undefined;
  #now = Date.parse("2026-11-21T10:00:00.000Z");
  #sealer: LogSealer | undefined;

  constructor(world: TestWorld) {
    this.world = world;
    const send = async (url: string, body: string | null) => {
      const { hostname, pathname } = new URL(url);
      this.asked.push(`${hostname.split(".")[0]} ${pathname}`);
      return this.#witnesses.get(hostname)?.(pathname, body);
    };
    // Only what the rounds read of the results.
    this.#egress = {
      post: async ({ url, body }: { url: string; body: string }) => {
        const response = await send(url, body);
        return {
          status: response?.status ?? null,
          body: Buffer.from(response?.text ?? ""),
          detail: "It is down.",
        };
      },
      get: async (url: string) => {
        const response = await send(url, null);
        return response
          ? { ok: true, status: response.status, headers: {}, body: Buffer.from(response.text) }
          : { ok: false, detail: "It is down." };
      },
    } as unknown as WitnessEgress;
  }

  /** Adds a witness. */
  async add(name: string, vkey: string, respond: Respond): Promise<void> {
    this.#witnesses.set(`${name}.example.test`, respond);
    const owner = await this.world.owner();
    await owner.log.addWitness(name, { vkey, url: `https://${name}.example.test/w/` });
  }

  async write(...ids: string[]): Promise<void> {
    for (const agent_id of ids)
      await this.world.registry.agents.register({ agent_id, agent_url: `https://${agent_id}.example.com` });
  }

  get sealer(): LogSealer {
    const { database } = this.world.node;
    this.#sealer ??= new LogSealer({
      database,
      guard: null,
      readClaims: () => readClaims(this.#options),
      nodeKey,
      publicUrl,
      clock: () => new Date(this.#now),
      onHalt: () => undefined,
      onUnwritten: () => undefined,
    });
    return this.#sealer;
  }

  /** Seals until all is published, or the log halts. */
  async seal(): Promise<void> {
    const { database } = this.world.node;
    await vi.waitUntil(async () => {
      while ((await this.sealer.run()) !== null);
      const log = await readLog(database);
      return log !== undefined && (log.halted !== null || log.published_size === (await lastSeq(database)));
    }, hang);
  }

  /** Lets a minute pass, and runs the round that is due. */
  async round(milliseconds = 60_000): Promise<void> {
    this.pass(milliseconds);
    this.#rounds ??= new CosigningRounds({
      ...this.#options,
      onLarger: (shown) => this.sealer.recheck(shown),
    });
    while ((await this.#rounds.step()) !== null);
  }

  pass(milliseconds: number): void {
    this.#now += milliseconds;
    this.world.stand(new Date(this.#now).toISOString());
  }

  async checkpoint(): Promise<string> {
    return this.world.registry.log.checkpoint();
  }

  get #options() {
    const { database } = this.world.node;
    const clock = () => new Date(this.#now);
    return {
      database,
      egress: this.#egress,
      nodeKey,
      firstOrigin: origin,
      clock,
      stopping: this.stopping.signal,
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.world[Symbol.asyncDispose]();
  }
}

async function scene(engine: TestWorld["engine"]): Promise<Scene> {
  return new Scene(await createWorld(engine, {}, withoutExpiry));
}

/** A witness that cosigns whatever it gets. */
function willing(seed: number, name = `w${seed}.example/w`): { cosigner: Cosigner; respond: Respond } {
  const cosigner = cosignerOf(Buffer.alloc(32, seed), name);
  return {
    cosigner,
    respond: async (_path, body) => ({
      status: 200,
      text: cosigner.lineOf(textIn(body ?? ""), new Date("2026-11-21T10:00:00.000Z")),
    }),
  };
}

/** The text of the checkpoint in a request. */
function textIn(body: string): string {
  return parseNote(body.slice(body.indexOf("\n\n") + 2))?.text ?? "";
}

/** A node as a witness of the log. */
async function realWitness(
  watched: string[],
): Promise<AsyncDisposable & { vkey: string; respond: Respond; world: TestWorld }> {
  const world = await createWorld("sqlite", { nodeKey: Buffer.alloc(32, 3) });
  await (await world.owner()).log.watch(origin, { vkeys: watched });
  const { witness_vkey } = await world.registry.log.read();
  return {
    world,
    vkey: witness_vkey ?? "",
    respond: async (path, body) => {
      const url = path.replace(/^\/w\//, "/log/witness/");
      const response = await world.send(body === null ? "GET" : "POST", url, body === null ? {} : { body });
      return { status: response.status, text: await response.text() };
    },
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}

function sizeOf(note: string): number {
  return Number(note.split("\n")[1]);
}

const vkeyOfLog = logKeyOf(nodeKey, origin).vkey;
const namesIn = (note: string) => (parseNote(note)?.signatures ?? []).map(({ name }) => name);

describe.each(engines)("a log with witnesses on %s", (engine) => {
  it("serves the cosignatures of exactly its checkpoint, and a policy with their majority", async () => {
    await using at = await scene(engine);
    const [one, two] = [willing(1), willing(2)];
    await at.add("one", one.cosigner.vkey, one.respond);
    await at.add("two", two.cosigner.vkey, two.respond);
    await at.write("a", "b");
    await at.seal();
    expect(namesIn(await at.checkpoint())).toEqual([origin]);
    await at.round();
    const note = await at.checkpoint();
    expect(namesIn(note)).toEqual([origin, "w1.example/w", "w2.example/w"]);
    const key = parseNoteKey(one.cosigner.vkey, keyTypes.cosignature);
    const { text, signatures } = parseNote(note) ?? { text: "", signatures: [] };
    const cosignature = signatures.find((each) => key && isBy(key, each));
    expect(key && cosignature && cosignedAt(key, text, cosignature)).toEqual(
      new Date("2026-11-21T10:00:00.000Z"),
    );
    const info = await at.world.registry.log.read();
    expect(info.witnesses).toEqual([
      expect.objectContaining({ name: "one", size: 2, cosigned_at: "2026-11-21T10:00:00.000Z" }),
      expect.objectContaining({ name: "two", url: "https://two.example.test/w", size: 2 }),
    ]);
    expect(info.policy).toBe(
      `log ${vkeyOfLog}\nwitness one ${one.cosigner.vkey}\nwitness two ${two.cosigner.vkey}\ngroup Majority 2 one two\nquorum Majority\n`,
    );
  });

  it("serves the checkpoint that a majority cosigned while the next one is not, for five minutes", async () => {
    await using at = await scene(engine);
    let isDown = false;
    for (const seed of [1, 2, 3]) {
      const { cosigner, respond } = willing(seed);
      const failing: Respond = async (...given) => (isDown || seed === 3 ? undefined : respond(...given));
      await at.add(`w${seed}`, cosigner.vkey, failing);
    }
    await at.write("a");
    await at.seal();
    await at.round();
    const cosigned = await at.checkpoint();
    expect(namesIn(cosigned)).toEqual([origin, "w1.example/w", "w2.example/w"]);
    isDown = true;
    await at.write("b");
    await at.seal();
    await at.round();
    expect(await at.checkpoint()).toBe(cosigned);
    expect((await at.world.registry.log.read()).size).toBe(2);
    // What the cosigned checkpoint has is proved in it, what is newer in the newest one.
    expect(await at.world.registry.log.proof(1)).toContain(cosigned);
    const proof = await at.world.registry.log.proof(2);
    expect(await verifyProof(null, proof, { keys: [vkeyOfLog] })).toMatchObject({ size: 2 });
    at.pass(300_000);
    expect(namesIn(await at.checkpoint())).toEqual([origin]);
    expect(await openCheckpoint(await at.checkpoint(), [await parseVerifierKey(vkeyOfLog)])).toMatchObject({
      size: 2,
    });
    isDown = false;
    await at.round();
    expect(namesIn(await at.checkpoint()).length).toBe(3);
    expect(await at.world.registry.log.proof(2)).toContain(await at.checkpoint());
  });

  it("never serves an older checkpoint than before, whether its witnesses respond or not", async () => {
    await using at = await scene(engine);
    const { cosigner, respond } = willing(1);
    const before: string[] = []; // what happens while the witness thinks
    await at.write("a");
    await at.seal();
    const sizes = [sizeOf(await at.checkpoint())];
    await at.add("one", cosigner.vkey, async (...given) => {
      const id = before.shift();
      if (id) {
        await at.write(id);
        await at.seal();
        sizes.push(sizeOf(await at.checkpoint()));
      }
      return id === "fails" ? undefined : respond(...given);
    });
    for (const id of ["b", "fails", "c", "d"]) {
      before.push(id);
      await at.round();
      sizes.push(sizeOf(await at.checkpoint()));
      at.pass(300_000);
      await at.write(`${id}-later`);
      await at.seal();
      sizes.push(sizeOf(await at.checkpoint()));
    }
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
    expect(new Set(sizes).size).toBeGreaterThan(3);
  });

  it("suggests a policy that its checkpoints and proofs meet", async () => {
    await using at = await scene(engine);
    for (const seed of [1, 2, 3]) {
      const { cosigner, respond } = willing(seed);
      await at.add(`w${seed}`, cosigner.vkey, seed === 3 ? async () => undefined : respond);
    }
    await at.write("a");
    await at.seal();
    const { policy } = await at.world.registry.log.read();
    const proof = () => at.world.registry.log.proof(1);
    await expect(verifyProof(null, await proof(), { policy })).rejects.toThrow(QuorumError);
    await at.round();
    expect(await verifyProof(null, await proof(), { policy })).toMatchObject({ size: 1 });
  });

  it("asks each witness once a minute while the log grows, and once an hour otherwise", async () => {
    await using at = await scene(engine);
    const { cosigner, respond } = willing(1);
    await at.add("one", cosigner.vkey, respond);
    await at.round();
    expect(at.asked).toEqual([]); // there is no checkpoint
    for (const id of ["a", "b", "c"]) {
      await at.write(id);
      await at.seal();
      await at.round(20_000);
    }
    expect(at.asked.filter((each) => each.includes("add-checkpoint")).length).toBe(1);
    await at.round();
    expect(at.asked.filter((each) => each.includes("add-checkpoint")).length).toBe(2);
    await at.round();
    expect(at.asked.filter((each) => each.includes("add-checkpoint")).length).toBe(2);
    await at.round(3_600_000);
    expect(at.asked.filter((each) => each.includes("add-checkpoint")).length).toBe(3);
  });

  it("sends the proof from the size that a witness names", async () => {
    await using at = await scene(engine);
    await using witness = await realWitness([vkeyOfLog]);
    await at.add("one", witness.vkey, witness.respond);
    await at.write("a", "b", "c");
    await at.seal();
    await at.round();
    const owner = await at.world.owner();
    await owner.log.removeWitness("one"); // the node forgets what it cosigned
    await at.add("one", witness.vkey, witness.respond);
    await at.write("d", "e");
    await at.seal();
    await at.round();
    expect((await owner.log.witnesses()).witnesses).toMatchObject([{ size: 5, last_error: null }]);
    expect(at.asked.filter((each) => each.includes("add-checkpoint")).length).toBe(3);
    expect(namesIn(await at.checkpoint()).length).toBe(2);
  });

  it("says why a witness did not cosign, and serves nothing of it", async () => {
    await using at = await scene(engine);
    const other = willing(9, "w1.example/w");
    const { cosigner } = willing(1);
    const answers: [string, Respond, string][] = [
      ["dead", async () => undefined, "It is down."],
      ["busy", async () => ({ status: 503, text: "" }), "503"],
      ["unknown", async () => ({ status: 404, text: "" }), "it does not witness this log"],
      ["odd", async () => ({ status: 409, text: "many\n" }), "not with the size"],
      ["empty", async () => ({ status: 200, text: "" }), "no cosignature"],
      ["another", other.respond, "no cosignature by the key"],
      [
        "wrong",
        async (_path, body) => ({
          status: 200,
          text: cosigner.lineOf(`${textIn(body ?? "")}more\n`, new Date()),
        }),
        "wrong",
      ],
    ];
    await at.write("a");
    await at.seal();
    const owner = await at.world.owner();
    for (const [name, respond, reason] of answers) {
      await at.add(name, cosigner.vkey, respond);
      await at.round();
      const { witnesses } = await owner.log.witnesses();
      expect(witnesses).toMatchObject([{ name, size: null, last_error: expect.stringContaining(reason) }]);
      expect(namesIn(await at.checkpoint())).toEqual([origin]);
      await owner.log.removeWitness(name);
    }
  });

  it("goes on sealing while a witness does not respond", async () => {
    await using at = await scene(engine);
    const never = Promise.withResolvers<undefined>();
    await at.write("a");
    await at.seal();
    await at.add("slow", willing(1).cosigner.vkey, () => never.promise);
    const round = at.round();
    await vi.waitUntil(() => at.asked.length > 0, hang);
    await at.write("b");
    await at.seal();
    expect(await at.world.registry.log.read()).toMatchObject({ size: 2, halted: null });
    never.resolve(undefined);
    await round;
  });

  it("no longer serves the cosignatures of a witness that was removed", async () => {
    await using at = await scene(engine);
    const { cosigner, respond } = willing(1);
    await at.add("one", cosigner.vkey, respond);
    await at.write("a");
    await at.seal();
    await at.round();
    await at.write("b");
    await at.seal();
    expect(namesIn(await at.checkpoint())).toEqual([origin, "w1.example/w"]);
    await (await at.world.owner()).log.removeWitness("one");
    expect(namesIn(await at.checkpoint())).toEqual([origin]);
  });

  it("does not reach its majority with a second history", async () => {
    await using at = await scene(engine);
    await using witness = await realWitness([vkeyOfLog]);
    await at.add("one", witness.vkey, witness.respond);
    await at.write("a", "b");
    await at.seal();
    await at.round();
    // Another node with the same key shows other readers another history, under the same name.
    await using second = await scene(engine);
    await second.add("one", witness.vkey, async (path, body) =>
      body === null ? undefined : witness.respond(path, body),
    );
    await second.write("x", "y");
    await second.seal();
    await second.round();
    expect(namesIn(await second.checkpoint())).toEqual([origin]);
    await second.write("z");
    await second.seal();
    await second.round();
    expect(namesIn(await second.checkpoint())).toEqual([origin]);
    const { witnesses } = await (await second.world.owner()).log.witnesses();
    expect(witnesses).toMatchObject([{ size: null, last_error: expect.stringContaining("another history") }]);
  });

  it("halts at its start if a witness has cosigned more than the database has", async () => {
    await using at = await scene(engine);
    await using witness = await realWitness([vkeyOfLog]);
    await at.write("a", "b");
    await at.add("one", witness.vkey, witness.respond);
    // What was published before the database was replaced by an older copy.
    await using later = await scene(engine);
    await later.add("one", witness.vkey, witness.respond);
    await later.write("a", "b", "c");
    await later.seal();
    await later.round();

    await at.seal();
    expect(at.sealer.halt?.reason).toContain(
      "3 entries was cosigned by the witness one, and the database has only 2",
    );
    await expect(at.checkpoint()).rejects.toMatchObject({ code: "checkpoint_not_found" });
  });

  it("halts if a witness shows another history while it runs, and not because of what a witness says without proof", async () => {
    await using at = await scene(engine);
    await at.write("a", "b");
    await at.seal();
    const { cosigner } = willing(1);
    const text = `${origin}\n9\n${Buffer.alloc(32, 1).toString("base64")}\n`;
    const forged = logKeyOf(Buffer.alloc(32, 8), origin).sign(text);
    let shown = forged;
    await at.add("liar", cosigner.vkey, async (_path, body) =>
      body === null ? { status: 200, text: shown } : { status: 409, text: "9\n" },
    );
    await at.round();
    await at.seal();
    expect(at.sealer.halt).toBeNull();
    const { witnesses } = await (await at.world.owner()).log.witnesses();
    expect(witnesses).toMatchObject([{ last_error: expect.stringContaining("9 entries") }]);
    shown = logKeyOf(nodeKey, origin).sign(text);
    await at.round();
    await at.seal();
    expect(at.sealer.halt?.reason).toContain("9 entries was cosigned by the witness liar");
  });

  it("does not halt at its start if a witness does not respond", async () => {
    await using at = await scene(engine);
    await at.write("a");
    await at.add("dead", willing(1).cosigner.vkey, async () => undefined);
    await at.seal();
    expect(await at.world.registry.log.read()).toMatchObject({ size: 1, halted: null });
    expect(at.asked.length).toBe(1);
  });
});

/** Two nodes that listen, and reach each other by their names. */
async function twoNodes(engine: TestWorld["engine"]) {
  await using opened = new AsyncDisposableStack();
  const places = await Promise.all(
    ["north", "south"].map(async (name) => ({ host: `${name}.example.test`, port: await freePort() })),
  );
  const pins = reachingPeers(...places.map(({ host, port }) => ({ pin: `${host}:${port}=127.0.0.1` })));
  const jobIntervals = { expiryMs: 20, agingMs: 86_400_000 };
  const nodes: { world: TestWorld; url: string }[] = [];
  for (const [index, { host, port }] of places.entries()) {
    const url = `http://${host}:${port}`;
    const nodeKey = Buffer.alloc(32, index + 1);
    const settings = { ...pins, nodeKey, host: "0.0.0.0", publicUrl: url };
    const world = opened.use(await createWorld(engine, settings, { jobIntervals }));
    await world.node.app.listen({ port, host: "127.0.0.1" });
    nodes.push({ world, url });
  }
  const closing = opened.move();
  return { nodes, [Symbol.asyncDispose]: () => closing.disposeAsync() };
}

describe.each(engines)("two nodes on %s", (engine) => {
  it("witness each other", async () => {
    await using at = await twoNodes(engine);
    const { nodes } = at;
    for (const { world } of nodes)
      await world.registry.agents.register({ agent_id: "a", agent_url: "https://a.example.com" });
    for (const { world } of nodes)
      await vi.waitUntil(async () => (await world.registry.log.read()).size > 0, hang);
    for (const [index, { world }] of nodes.entries()) {
      const other = nodes[1 - index];
      if (!other) throw new Error("There is one node");
      const log = await other.world.registry.log.read();
      const owner = await world.owner();
      await owner.log.watch(log.origin, { vkeys: log.vkeys.map(({ vkey }) => vkey) });
      await owner.log.addWitness("other", { vkey: log.witness_vkey ?? "", url: `${other.url}/log/witness` });
    }
    for (const [index, { world }] of nodes.entries()) {
      await vi.waitUntil(async () => {
        world.pass(60_000);
        return namesIn(await world.registry.log.checkpoint()).length === 2;
      }, hang);
      const { origin: name, witnesses, halted } = await world.registry.log.read();
      expect(witnesses).toMatchObject([{ name: "other", size: expect.any(Number) }]);
      expect(halted).toBeNull();
      const watched = await (await nodes[1 - index]?.world.owner())?.log.watched();
      expect(watched?.logs).toMatchObject([{ origin: name, size: witnesses[0]?.size }]);
    }
  });
});
