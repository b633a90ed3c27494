/** Processes that are killed (SIGKILL) while they seal: between every two steps, and several at once. */
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { NotFoundError } from "../../client/index.ts";
import { environment, flags } from "../../server/core/settings/process-settings.ts";
import { RollbackGuard } from "../../server/features/log/rollback-guard.ts";
import { LogSealer } from "../../server/features/log/sealer.ts";
import { testUrl } from "../../server/testing.ts";
import { engines, scratch } from "../engines.ts";
import { folder, type NodeProcess, start, urlOf } from "../faults/process.ts";
import { hang } from "../hang.ts";
import { createWorld, withoutExpiry } from "../world.ts";
import type { CrashingSealer } from "./crashing-sealer.ts";
import { fillJournal } from "./journal.ts";
import { SeenCheckpoints } from "./seen-checkpoints.ts";

const run = promisify(execFile);
const program = join(import.meta.dirname, "crashing-sealer.ts");

/** Starts a process that seals. @returns the step at which it killed itself; null if it has sealed all. */
async function seal(options: CrashingSealer): Promise<string | null> {
  const { NODE_COMPILE_CACHE = "" } = process.env;
  const env = { ...process.env, ...environment, NODE_COMPILE_CACHE };
  try {
    await run(process.execPath, [...flags, program, JSON.stringify(options)], { env });
    return null;
  } catch (error) {
    if (error instanceof Error && "signal" in error && error.signal === "SIGKILL" && "stdout" in error)
      return String(error.stdout);
    throw error;
  }
}

/** The notes in the file of the guard, and in those that it was about to replace it by. */
async function notesIn(path: string): Promise<string[]> {
  const names = (await readdir(path)).filter((name) => name.startsWith("log.checkpoint"));
  const notes = await Promise.all(names.map((name) => readFile(join(path, name), "utf8")));
  return notes.filter((note) => note.endsWith("=\n")); // it may be killed before it has written
}

describe.each(engines)("sealing on %s", (engine) => {
  it("goes on after a kill at any step: no event is missing, and no size has two roots", async () => {
    await using own = await scratch(engine);
    await using place = await folder();
    await using world = await createWorld(
      engine,
      { database: own.database },
      { ...withoutExpiry, newId: randomUUID },
    );
    const seen = new SeenCheckpoints();
    const nodeKey = Buffer.alloc(32, 7);
    const checkpointFile = join(place.path, "log.checkpoint");
    let size = 0;
    const look = async () => {
      const { size: published, halted } = await world.registry.log.read();
      expect(halted).toBeNull();
      const served = published === 0 ? [] : [await world.registry.log.checkpoint()];
      for (const note of [...served, ...(await notesIn(place.path))]) seen.add(note);
    };
    /** Writes events, and seals them in a process that is killed at a step. */
    const sealKilled = async (killAt: number, events = 256): Promise<string | null> => {
      const from = size + 1;
      size += events; // into one more tile, so that each process has the same steps
      await fillJournal(world, size, from);
      const step = await seal({
        database: own.database,
        checkpointFile,
        nodeKey: nodeKey.toString("hex"),
        publicUrl: testUrl,
        killAt,
      });
      await look();
      return step;
    };
    /** Seals what is left, with the checkpoint that the dead process has left, as the next one does. */
    const goOn = async () => {
      const sealer = new LogSealer({
        database: world.node.database,
        guard: new RollbackGuard(checkpointFile),
        nodeKey,
        publicUrl: testUrl,
        clock: () => new Date(),
        onHalt: expect.fail,
        onUnwritten: expect.fail,
      });
      while ((await sealer.run()) !== null);
      await look();
    };

    expect(await sealKilled(1, 150)).toContain("insert into log");
    await goOn();
    const steps: string[] = [];
    for (;;) {
      const step = await sealKilled(steps.length + 1);
      if (step === null) break;
      steps.push(step);
      await goOn();
    }
    expect(await world.registry.log.read()).toMatchObject({ size, first_seq: 1 });
    await seen.verify(world.registry);
    const names = steps.join();
    const ofFiles = engine === "sqlite" ? ["openSync", "fsyncSync", "renameSync"] : [];
    for (const each of ["log_tile", "log_bundle", "the commit", "update log", ...ofFiles])
      expect(names).toContain(each);
  });
});

describe.each(engines)("two processes on one database on %s", (engine) => {
  it("sign one root for each size while both are written to, also when one is killed", async () => {
    await using own = await scratch(engine);
    await using place = await folder();
    await using other = await folder(); // as on another machine, with a checkpoint file of its own
    const settings = {
      DATABASE_URL: urlOf(own.database),
      PUBLIC_URL: "https://registry.example",
      NODE_KEY: Buffer.alloc(32, 7).toString("base64"),
    };
    const places = engine === "postgres" ? [place.path, other.path] : [place.path, place.path];
    const seen = new SeenCheckpoints();
    await using running = new AsyncDisposableStack();
    const started = await Promise.all(places.map((path) => start(path, settings)));
    for (const each of started) running.use(each);
    const [first, second] = started as [NodeProcess, NodeProcess]; // there are two
    let registered = 0;
    const write = async ({ registry }: NodeProcess, count: number) => {
      for (let n = 0; n < count; n++) {
        const agent_id = `agent-${++registered}`;
        await registry.agents.register({ agent_id, agent_url: `https://${agent_id}.example.com/` });
      }
    };
    const look = async ({ registry }: NodeProcess) => {
      const note = await registry.log.checkpoint().catch((error: unknown) => {
        if (error instanceof NotFoundError) return null; // nothing is sealed yet
        throw error;
      });
      if (note !== null) seen.add(note);
    };
    const round = (nodes: NodeProcess[]) =>
      Promise.all(nodes.flatMap((node) => [write(node, 20), write(node, 20), look(node)]));

    for (let n = 0; n < 5; n++) await round([first, second]);
    first.send("SIGKILL");
    await first.ended;
    for (let n = 0; n < 2; n++) await round([second]);
    await expect.poll(async () => (await second.registry.log.read()).size, hang).toBe(registered);
    expect((await second.registry.log.read()).halted).toBeNull();
    for (const path of new Set(places)) for (const note of await notesIn(path)) seen.add(note);
    expect(seen.count).toBeGreaterThan(1);
    await seen.verify(second.registry);
  });
});
