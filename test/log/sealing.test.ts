/** Sealing the journal: what is published, what a crash or an older copy of the database leaves, and what proofs show. */
import { randomUUID } from "node:crypto";
import { copyFile, mkdir, mkdtemp, readFile, rm, rmdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, it } from "vitest";
import { LogProofError, openCheckpoint, parseVerifierKey, verifyProof } from "../../client/proof.ts";
import type { Database } from "../../server/core/database/database.ts";
import { lastSeq } from "../../server/core/journal/journal.ts";
import { logKeyOf } from "../../server/features/log/log-key.ts";
import { readLog, StoredTiles } from "../../server/features/log/log-store.ts";
import { leafHash, rootOf } from "../../server/features/log/merkle-tree.ts";
import { beginNewLog } from "../../server/features/log/new-log.ts";
import { checkpointIn, RollbackGuard } from "../../server/features/log/rollback-guard.ts";
import { LogSealer, type SealerOptions } from "../../server/features/log/sealer.ts";
import { engines, scratch } from "../engines.ts";
import { hang } from "../hang.ts";
import { createWorld, publicUrl, type TestWorld, withoutExpiry } from "../world.ts";
import { entriesOf } from "./journal.ts";

const folder = await mkdtemp(join(tmpdir(), "registry-log-"));
afterAll(() => rm(folder, { recursive: true }));
const nodeKey = Buffer.alloc(32, 7);
const origin = "registry.test/log";
let files = 0;

/** A node whose own job seals nothing while a test runs. */
const unsealed = (engine: TestWorld["engine"]) => createWorld(engine, {}, withoutExpiry);

/** The file of a guard that a test has for itself. */
const newFile = () => join(folder, `log-${++files}.checkpoint`);

function sealerOf(database: Database, options: Partial<SealerOptions> = {}): LogSealer {
  const clock = () => new Date("2026-11-20T16:15:00.000Z");
  return new LogSealer({
    database,
    guard: null,
    nodeKey,
    publicUrl,
    clock,
    onHalt: () => undefined,
    onUnwritten: () => undefined,
    ...options,
  });
}

async function seal(database: Database, options: Partial<SealerOptions> = {}): Promise<LogSealer> {
  const sealer = sealerOf(database, options);
  while ((await sealer.run()) !== null);
  return sealer;
}

/** Writes events, as changes do. */
async function write(database: Database, count: number): Promise<void> {
  for (let done = 0; done < count; done += 500) {
    await database.transaction(async (tx) => {
      for (let each = 0; each < Math.min(500, count - done); each++)
        await tx.emit({
          type: "agent.registered",
          agentId: "a",
          payload: { seq: await tx.nextSeq(), change: "updated" },
        });
    });
  }
}

/** The bodies of all events. */
async function bodiesOf(database: Database): Promise<string[]> {
  return (await database.all<{ body: string }>("select body from event order by seq")).map(
    ({ body }) => body,
  );
}

async function keysOf({ registry }: TestWorld): Promise<string[]> {
  return (await registry.log.read()).vkeys.map(({ vkey }) => vkey);
}

/** Records the roots that were signed for each size. */
class RecordingGuard extends RollbackGuard {
  readonly roots = new Map<string, Set<string>>();

  override write(note: string): void {
    const [, size = "", root = ""] = note.split("\n");
    this.roots.set(size, (this.roots.get(size) ?? new Set()).add(root));
    super.write(note);
  }
}

/** Breaks a database at its `count`th transaction beside changes: before its commit, or after it. */
function breaking(database: Database, count: number, when: "before" | "after"): Database {
  let left = count;
  const aside: Database["aside"] = async (work) => {
    left -= 1;
    if (left !== 0) return database.aside(work);
    if (when === "after") await database.aside(work);
    else
      await database.aside(async (writer) => {
        await work(writer);
        throw new Error("killed");
      });
    throw new Error("killed");
  };
  return { ...database, aside };
}

describe.each(engines)("the log on %s", (engine) => {
  it("has an entry for each event, also if there are more than one transaction has", async () => {
    await using world = await unsealed(engine);
    const { database } = world.node;
    await write(database, 2_300);
    await seal(database);
    const { size, vkeys, first_seq } = await world.registry.log.read();
    expect({ size, first_seq }).toEqual({ size: 2_300, first_seq: 1 });
    const keys = await Promise.all(vkeys.map(({ vkey }) => parseVerifierKey(vkey)));
    const checkpoint = await openCheckpoint(await world.registry.log.checkpoint(), keys);
    expect(checkpoint).toMatchObject({ origin, size: 2_300 });

    // The tiles and bundles say the same, without the database.
    const bundle = Buffer.from(await world.registry.log.entries("008.p/252"));
    const tile = Buffer.from(await world.registry.log.tile("0/008.p/252"));
    const entries: Buffer[] = [];
    for (let at = 0; at < bundle.length; at += 2 + bundle.readUInt16BE(at))
      entries.push(bundle.subarray(at + 2, at + 2 + bundle.readUInt16BE(at)));
    expect(entries.length).toBe(252);
    expect(Buffer.concat(entries.map((entry) => leafHash(entry)))).toEqual(tile);
    expect(JSON.parse(String(entries[0]))).toMatchObject({ v: 1, seq: 2_049, event: "agent.registered" });
  });

  it("proves each event to who has its body, and nothing else", async () => {
    await using world = await unsealed(engine);
    const { database } = world.node;
    await write(database, 300);
    await seal(database);
    const keys = await keysOf(world);
    const bodies = await bodiesOf(database);
    for (const seq of [1, 2, 128, 256, 257, 300]) {
      const proof = await world.registry.log.proof(seq);
      const body = bodies[seq - 1] ?? "";
      const verified = await verifyProof(body, proof, { keys });
      expect(verified).toMatchObject({ origin, index: seq - 1, size: 300, entry: { seq } });
      expect(await verifyProof(Buffer.from(body), proof, { keys })).toEqual(verified);
      expect((await verifyProof(null, proof, { keys })).entry.seq).toBe(seq);
      await expect(verifyProof(body.replace("updated", "updatee"), proof, { keys })).rejects.toThrow(
        `another body for event ${seq}`,
      );
      const strange = [logKeyOf(Buffer.alloc(32, 8), origin).vkey];
      await expect(verifyProof(body, proof, { keys: strange })).rejects.toThrow("None of the keys");
    }
    const proof = await world.registry.log.proof(257);
    for (let at = 0; at < proof.length; at += 7) {
      const changed = `${proof.slice(0, at)}${proof[at] === "A" ? "B" : "A"}${proof.slice(at + 1)}`;
      await expect(verifyProof(bodies[256] ?? "", changed, { keys }), `at ${at}`).rejects.toThrow(
        LogProofError,
      );
    }
  });

  it("still proves an event whose body was deleted", async () => {
    await using world = await unsealed(engine);
    const { database } = world.node;
    await write(database, 3);
    await seal(database);
    const [, body = ""] = await bodiesOf(database);
    await world.sql("delete from event where seq = 2");
    await write(database, 2);
    await seal(database);
    const proof = await world.registry.log.proof(2);
    const verified = await verifyProof(body, proof, { keys: await keysOf(world) });
    expect(verified).toMatchObject({ size: 5, entry: { seq: 2 } });
  });

  it("begins with the oldest event that there is", async () => {
    await using world = await unsealed(engine);
    const { database } = world.node;
    await write(database, 5);
    await world.arrange.deleteEvents();
    await seal(database);
    expect(await world.registry.log.read()).toMatchObject({ first_seq: 5, size: 1 });
    const [body = ""] = await bodiesOf(database);
    const verified = await verifyProof(body, await world.registry.log.proof(5), {
      keys: await keysOf(world),
    });
    expect(verified).toMatchObject({ index: 0, entry: { seq: 5 } });
  });

  it("goes on if another process dies after it has kept a checkpoint of events that came later", async () => {
    await using world = await unsealed(engine);
    const { database } = world.node;
    const file = newFile();
    await write(database, 3);
    let isFirst = true;
    const aside: Database["aside"] = async (...given) => {
      if (isFirst) {
        isFirst = false; // it has read how far the journal is
        await write(database, 2);
        const dying = sealerOf(breaking(database, 1, "before"), { guard: new RollbackGuard(file) });
        await expect(dying.run()).rejects.toThrow("killed");
      }
      return database.aside(...given);
    };
    const sealer = sealerOf({ ...database, aside }, { guard: new RollbackGuard(file) });
    await sealer.run();
    const kept = await readFile(file, "utf8");
    expect(checkpointIn(kept).size).toBe(5);
    await sealer.run();
    expect(sealer.halt).toBeNull();
    expect(await world.registry.log.read()).toMatchObject({ size: 5, halted: null });
    expect(await world.registry.log.checkpoint()).toBe(kept);
  });

  it("is the same after a crash at any moment", async () => {
    await using world = await unsealed(engine);
    const { database } = world.node;
    const file = newFile();
    const checkpoints = new Map<number, string>();
    for (const when of ["before", "after"] as const)
      for (const count of [1, 2]) {
        await write(database, 1_100);
        const broken = sealerOf(breaking(database, count, when), { guard: new RollbackGuard(file) });
        await expect(
          (async () => {
            while ((await broken.run()) !== null);
          })(),
        ).rejects.toThrow("killed");
        const published = await readLog(database);
        const kept = await readFile(file, "utf8").catch(() => null);
        for (const note of [published?.note ?? null, kept]) {
          if (note === null) continue;
          const [, size = ""] = note.split("\n");
          expect(Number(size)).toBeLessThanOrEqual(await lastSeq(database)); // the file may be ahead of the log
          expect(checkpoints.get(Number(size)) ?? note).toBe(note); // one root for each size
          checkpoints.set(Number(size), note);
        }
        const sealer = await seal(database, { guard: new RollbackGuard(file) });
        expect(sealer.halt).toBeNull();
        expect(await readFile(file, "utf8")).toBe(await world.registry.log.checkpoint());
      }
    const log = await readLog(database);
    expect([log?.size, log?.published_size]).toEqual([4_400, 4_400]);
    const entries = await entriesOf(database);
    expect(entries.map((entry) => JSON.parse(entry).seq)).toEqual(entries.map((_, index) => index + 1));
    expect(entries).toHaveLength(4_400);
  });

  // On PostgreSQL the job has a transaction of its own.
  it.runIf(engine === "sqlite")("publishes nothing of changes whose commit it shares", async () => {
    await using own = await scratch("sqlite");
    await using world = await createWorld(engine, { database: own.database }, withoutExpiry);
    const { database } = world.node;
    using other = new DatabaseSync(own.database.file, { readOnly: true });
    const ahead: string[] = [];
    class Comparing extends RollbackGuard {
      override write(note: string): void {
        const committed = other.prepare("select max(seq) as seq from event").get()?.seq;
        const { size } = checkpointIn(note);
        if (size > Number(committed)) ahead.push(`${size} entries of ${committed} events`);
        super.write(note);
      }
    }
    const sealer = sealerOf(database, { guard: new Comparing(newFile()) });
    for (let round = 0; round < 60; round++) {
      await write(database, 1);
      const seal = async () => {
        for (let turn = 0; turn < round % 20; turn++) await null;
        await sealer.run();
      };
      await Promise.all([write(database, 1), write(database, 1), seal()]);
    }
    expect(ahead).toEqual([]);
  });

  it("halts if the last event was deleted before it was sealed", async () => {
    await using world = await unsealed(engine);
    const { database } = world.node;
    await write(database, 3);
    await world.sql("delete from event where seq = 3");
    expect((await seal(database)).halt?.reason).toContain("The event 3 was deleted");
  });

  it("is sealed by several processes at once, which sign one root for each size", async () => {
    await using world = await unsealed(engine);
    const { database } = world.node;
    const guard = new RecordingGuard(newFile());
    const sealers = Array.from({ length: 4 }, () => sealerOf(database, { guard }));
    for (let round = 0; round < 5; round++)
      await Promise.all([write(database, 600), ...sealers.map((each) => each.run())]);
    await seal(database);
    expect(await world.registry.log.read()).toMatchObject({ size: 3_000, halted: null });
    expect([...guard.roots.values()].every((roots) => roots.size === 1)).toBe(true);
  });

  it("halts if the database is an older copy, and signs nothing", async () => {
    await using world = await unsealed(engine);
    const { database } = world.node;
    const file = newFile();
    await write(database, 5);
    await seal(database, { guard: new RollbackGuard(file) });
    // What an older copy has: the events and the log of an earlier moment.
    const later = logKeyOf(nodeKey, origin).sign(`${origin}\n8\n${Buffer.alloc(32, 1).toString("base64")}\n`);
    await writeFile(file, later);
    const reasons: string[] = [];
    const onHalt = (reason: string) => reasons.push(reason);
    const before = await world.registry.log.checkpoint();
    await write(database, 2);
    const sealer = await seal(database, { guard: new RollbackGuard(file), onHalt });
    expect(sealer.halt?.reason).toContain("8 entries was published, and the database has only 7");
    expect(reasons.length).toBe(1);
    await write(database, 3); // more events than were published: it stays halted
    await seal(database, { guard: new RollbackGuard(file), onHalt });
    expect(await world.registry.log.checkpoint()).toBe(before);
    expect(await readFile(file, "utf8")).toBe(later);
    expect((await world.registry.log.read()).halted?.reason).toBe(sealer.halt?.reason);
    expect(reasons.length).toBe(1);
  });

  it("publishes no checkpoint that its file cannot keep", async () => {
    await using world = await unsealed(engine);
    const { database } = world.node;
    const file = newFile();
    const next = `${file}.${process.pid}`; // where it is written first
    await mkdir(next);
    const reasons: string[] = [];
    const sealer = sealerOf(database, {
      guard: new RollbackGuard(file),
      onUnwritten: (reason) => reasons.push(reason),
    });
    for (let round = 0; round < 2; round++) {
      await write(database, 1);
      await sealer.run();
    }
    expect(await readLog(database)).toMatchObject({ size: 2, published_size: 0, note: null });
    expect(reasons).toEqual([expect.stringContaining("EISDIR")]);
    await rmdir(next);
    await sealer.run();
    expect(await readFile(file, "utf8")).toBe(await world.registry.log.checkpoint());
  });

  it("halts if its history is another one than was published", async () => {
    await using world = await unsealed(engine);
    const { database } = world.node;
    const file = newFile();
    await write(database, 5);
    await seal(database);
    await writeFile(
      file,
      logKeyOf(nodeKey, origin).sign(`${origin}\n4\n${Buffer.alloc(32, 1).toString("base64")}\n`),
    );
    const sealer = await seal(database, { guard: new RollbackGuard(file) });
    expect(sealer.halt?.reason).toContain("its history is another one");
  });

  it("halts if an event was deleted before it was sealed", async () => {
    await using world = await unsealed(engine);
    const { database } = world.node;
    await write(database, 3);
    await seal(database);
    await write(database, 3);
    await world.sql("delete from event where seq = 5");
    expect((await seal(database)).halt?.reason).toContain("The event 5 was deleted");
    expect(await world.registry.log.read()).toMatchObject({ size: 3 });
  });

  it("proves the bodies of events that were erased before they were sealed", async () => {
    await using world = await unsealed(engine);
    const { database } = world.node;
    await write(database, 3);
    await world.registry.agents.register({ agent_id: "b", agent_url: "https://b.example.com" });
    const [, , , erased = ""] = await bodiesOf(database);
    await (await world.owner()).erasures.create({ agent_id: "b", reason: "asked for" });
    expect(await bodiesOf(database)).not.toContain(erased);
    const sealer = await seal(database);
    expect(sealer.halt).toBeNull();
    const proof = await world.registry.log.proof(4);
    const verified = await verifyProof(erased, proof, { keys: await keysOf(world) });
    expect(verified.entry).toMatchObject({ seq: 4, event: "agent.registered" });
  });

  it("goes on under another name after a new log was begun", async () => {
    await using world = await unsealed(engine);
    const { database } = world.node;
    const file = newFile();
    await write(database, 5);
    await seal(database, { guard: new RollbackGuard(file) });
    const bodies = await bodiesOf(database);
    const later = logKeyOf(nodeKey, origin).sign(`${origin}\n8\n${Buffer.alloc(32, 1).toString("base64")}\n`);
    await writeFile(file, later);
    await seal(database, { guard: new RollbackGuard(file) });
    const [formerKey = ""] = await keysOf(world);
    const now = new Date("2026-11-26T14:30:00.000Z");
    await beginNewLog({ database, kept: later, publicUrl, now });
    const sealer = await seal(database, { guard: new RollbackGuard(file) });
    expect(sealer.halt).toBeNull();
    const log = await world.registry.log.read();
    expect(log).toMatchObject({ origin: `${origin}/20261126T143000Z`, size: 5, halted: null });
    expect(log.former).toEqual([
      { origin, vkeys: [formerKey], checkpoint: later, ended_at: now.toISOString() },
    ]);
    const proof = await world.registry.log.proof(3);
    await verifyProof(bodies[2] ?? "", proof, { keys: await keysOf(world) });
    await expect(verifyProof(bodies[2] ?? "", proof, { keys: [formerKey] })).rejects.toThrow(LogProofError);
  });

  it("begins a new log with the oldest event if events between are gone", async () => {
    await using world = await unsealed(engine);
    const { database } = world.node;
    await write(database, 3);
    await seal(database);
    await write(database, 3);
    await world.arrange.deleteEvents();
    expect((await seal(database)).halt).not.toBeNull();
    await beginNewLog({ database, kept: null, publicUrl, now: new Date("2026-11-26T14:30:00.000Z") });
    await seal(database);
    expect(await world.registry.log.read()).toMatchObject({ first_seq: 6, size: 1, halted: null });
  });

  it("has the new key beside the former one after the node key was rotated", async () => {
    await using world = await unsealed(engine);
    const { database } = world.node;
    await write(database, 3);
    await seal(database);
    await seal(database, { nodeKey: Buffer.alloc(32, 8) });
    const { vkeys } = await world.registry.log.read();
    expect(vkeys.map(({ until }) => until !== null).sort()).toEqual([false, true]);
    const [body = ""] = await bodiesOf(database);
    const present = vkeys.filter(({ until }) => until === null).map(({ vkey }) => vkey);
    await verifyProof(body, await world.registry.log.proof(1), { keys: present });
  });

  it("has the roots of its tiles at every size", async () => {
    await using world = await unsealed(engine);
    const { database } = world.node;
    const leaves: Buffer[] = [];
    for (const count of [1, 254, 1, 1, 260]) {
      await write(database, count);
      await seal(database);
      const entries = await entriesOf(database);
      leaves.push(...entries.slice(leaves.length).map(leafHash));
      const [, , root] = (await world.registry.log.checkpoint()).split("\n");
      const memory = { at: async (_level: number, index: number) => leaves[index] ?? Buffer.alloc(0) };
      const small = leaves.length < 256 ? await rootOf(memory, leaves.length) : null;
      expect(root).toBe(
        (small ?? (await rootOf(new StoredTiles(database), leaves.length))).toString("base64"),
      );
    }
  });
});

describe("a node whose database file was replaced by an older copy", () => {
  it("halts the log if the file was copied without the last checkpoint", async () => {
    const file = join(folder, "copied", "registry.sqlite");
    const start = () => createWorld("sqlite", { database: { engine: "sqlite", file } }, withoutExpiry);
    {
      await using world = await start();
      await write(world.node.database, 3);
      await world.arrange.seal();
    }
    await rm(join(folder, "copied", "log.checkpoint"));
    await using copy = await start();
    const halted = async () => (await copy.registry.log.read()).halted?.reason;
    await expect.poll(halted, hang).toContain("log.checkpoint, is not beside it");
  });

  it("serves on, says so in /health, and signs nothing", async () => {
    const file = join(folder, "registry.sqlite");
    const surroundings = { ...withoutExpiry, newId: randomUUID };
    const start = () => createWorld("sqlite", { database: { engine: "sqlite", file } }, surroundings);
    const register = async (agent_id: string) => {
      await using world = await start(); // which seals what was written before
      await world.registry.agents.register({ agent_id, agent_url: `https://${agent_id}.example.com/a2a` });
      return (await world.registry.log.read()).size;
    };
    await register("first");
    expect(await register("second")).toBe(1);
    await copyFile(file, join(folder, "older.sqlite"));
    await register("third");
    expect(await register("fourth")).toBe(3);
    const kept = join(folder, "log.checkpoint");
    const checkpoint = await readFile(kept, "utf8");

    await copyFile(join(folder, "older.sqlite"), file);
    await using restored = await start();
    const health = await restored.registry.node.health();
    expect(health).toMatchObject({ status: "ok", warnings: [{ code: "log_halted" }] });
    expect(health.warnings[0]?.detail).toContain("log new-epoch");
    expect(await restored.registry.log.read()).toMatchObject({ size: 1 });
    expect((await restored.registry.log.read()).halted?.reason).toContain("older copy");
    await restored.registry.agents.register({ agent_id: "fifth", agent_url: "https://e.example.com/a2a" });
    expect(await readFile(kept, "utf8")).toBe(checkpoint);
  });
});
