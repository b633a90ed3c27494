/** The key of the log after the node key was rotated. */
import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { verifyProof } from "../../client/proof.ts";
import type { Database } from "../../server/core/database/database.ts";
import { deleteEndedKeys, keepFormerKeys } from "../../server/features/log/former-keys.ts";
import { logKeyOf, logSeedOf } from "../../server/features/log/log-key.ts";
import { LogSealer, originOf } from "../../server/features/log/sealer.ts";
import { engines } from "../engines.ts";
import { createWorld, publicUrl, type TestWorld, withoutExpiry } from "../world.ts";

const overlapMs = 30 * 86_400_000;
const origin = originOf(publicUrl);
const start = new Date("2026-11-21T10:00:00.000Z");
const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const [first, second, third] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer]; // three are made

async function seal(database: Database, nodeKey: Buffer, now: Date): Promise<void> {
  const sealer = new LogSealer({
    ...{ database, guard: null, nodeKey, publicUrl, clock: () => now },
    onHalt: () => undefined,
    onUnwritten: () => undefined,
  });
  while ((await sealer.run()) !== null);
}

function rotate(database: Database, from: Buffer, to: Buffer, now: Date): Promise<void> {
  return database.aside((writer) => keepFormerKeys(writer, { from, to }, { now, random: randomBytes }));
}

async function register({ registry }: TestWorld, agent_id: string): Promise<void> {
  await registry.agents.register({ agent_id, agent_url: `https://${agent_id}.example.com` });
}

/** Whether a proof is accepted by a reader who knows one key. */
async function isAccepted({ registry }: TestWorld, nodeKey: Buffer): Promise<boolean> {
  const proof = await registry.log.proof(1);
  return verifyProof(null, proof, { keys: [logKeyOf(nodeKey, origin).vkey] }).then(
    () => true,
    () => false,
  );
}

describe.each(engines)("the key of the log after a rotation on %s", (engine) => {
  it("signs beside the new one for 30 days", async () => {
    await using world = await createWorld(engine, {}, withoutExpiry);
    const { database } = world.node;
    world.stand(start.toISOString());
    await register(world, "a");
    await seal(database, first, start);
    await rotate(database, first, second, later(1_000));
    await seal(database, second, later(2_000));
    const { vkeys, policy } = await world.registry.log.read();
    expect(vkeys).toEqual([
      {
        vkey: logKeyOf(first, origin).vkey,
        from: start.toISOString(),
        until: later(1_000 + overlapMs).toISOString(),
      },
      { vkey: logKeyOf(second, origin).vkey, from: later(2_000).toISOString(), until: null },
    ]);
    expect(policy).toBe(`${vkeys.map(({ vkey }) => `log ${vkey}\n`).join("")}quorum none\n`);
    expect([await isAccepted(world, first), await isAccepted(world, second)]).toEqual([true, true]);

    world.stand(later(overlapMs + 2_000).toISOString());
    await deleteEndedKeys(database, later(overlapMs + 2_000));
    await register(world, "b");
    await seal(database, second, later(overlapMs + 3_000));
    expect([await isAccepted(world, first), await isAccepted(world, second)]).toEqual([false, true]);
    expect(await database.all("select vkey from log_key where seed is not null")).toEqual([]);
    expect((await world.registry.log.read()).policy).not.toContain(logKeyOf(first, origin).vkey);
  });

  it("also signs after a second rotation within that time", async () => {
    await using world = await createWorld(engine, {}, withoutExpiry);
    const { database } = world.node;
    await register(world, "a");
    await seal(database, first, start);
    await rotate(database, first, second, later(1_000));
    await seal(database, second, later(2_000));
    await rotate(database, second, third, later(3_000));
    await seal(database, third, later(4_000));
    for (const each of [first, second, third]) expect(await isAccepted(world, each)).toBe(true);
  });

  it("is not readable in the database", async () => {
    await using world = await createWorld(engine, {}, withoutExpiry);
    const { database } = world.node;
    await register(world, "a");
    await seal(database, first, start);
    await rotate(database, first, second, later(1_000));
    const [row] = await database.all<{ seed: string }>("select seed from log_key");
    const seed = logSeedOf(first, origin);
    expect(Buffer.from(row?.seed ?? "", "base64").includes(seed)).toBe(false);
    expect(row?.seed).not.toContain(seed.toString("base64").slice(0, 20));
  });
});
