/**
 * Measures the transparency log: catching up with a journal, what sealing costs beside registrations, proofs against lookups,
 * and the size of the log. `EVENTS` (default 1,000,000) are in the journal; `ENGINE` is `sqlite` or `postgres`; `ROUNDS` (default
 * 8) of `SECONDS` (default 2) with and without sealing alternate. CPU time is that of this process: PostgreSQL has its own.
 */
import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../../server/core/database/database.ts";
import { RollbackGuard } from "../../server/features/log/rollback-guard.ts";
import { LogSealer } from "../../server/features/log/sealer.ts";
import { createNode, type RegistryNode } from "../../server/node.ts";
import { inject, TestClock, testConfig, testUrl, testWorld } from "../../server/testing.ts";
import { type EngineName, scratch } from "../engines.ts";
import { folder } from "../faults/process.ts";
import { withoutExpiry } from "../world.ts";

const events = Number(process.env.EVENTS ?? 1_000_000);
const engine: EngineName = process.env.ENGINE === "postgres" ? "postgres" : "sqlite";
const rounds = Number(process.env.ROUNDS ?? 8);
const seconds = Number(process.env.SECONDS ?? 2);
const connections = 16;

await using own = await scratch(engine, { durable: true });
await using place = await folder();
await using node = await createNode(testConfig(own.database), {
  ...testWorld(new TestClock()),
  ...withoutExpiry,
});
const { database } = node;
const sealer = new LogSealer({
  database,
  guard: new RollbackGuard(`${place.path}/log.checkpoint`),
  nodeKey: Buffer.alloc(32, 7),
  publicUrl: testUrl,
  clock: () => new Date(),
  onHalt: fail,
  onUnwritten: fail,
});

function fail(reason: string): never {
  throw new Error(reason);
}

/** Runs work, and returns its duration and the CPU time of this process, in seconds. */
async function timed(work: () => Promise<unknown>): Promise<{ wall: number; cpu: number }> {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { wall: (performance.now() - startedAt) / 1_000, cpu: (user + system) / 1e6 };
}

async function sealAll(): Promise<void> {
  while ((await sealer.run()) !== null);
}

function say(what: string, figure: string): void {
  console.log(`| ${engine} | ${what} | ${figure} |`);
}

const whole = (value: number) => Math.round(value).toLocaleString("en");
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Writes events with bodies of a usual length. */
async function fillJournal(): Promise<void> {
  const step = 50_000;
  for (let from = 1; from <= events; from += step) {
    const to = Math.min(events, from + step - 1);
    await database.transaction((tx) =>
      tx.run(`insert into event (seq, id, type, agent_id, body, committed_at)
        with recursive number (n) as (select ${from} union all select n + 1 from number where n < ${to})
        select n, 'evt_' || n, 'agent.registered', 'agent', '{"idempotency_key":"evt_' || n || '","padding":"${"x".repeat(550)}"}',
          '2026-11-20T16:15:00.000Z' from number`),
    );
    await database.transaction((tx) => tx.run(`update journal set seq = ${to}`));
  }
}

/** The bytes of the database. */
async function storedBytes({ get }: Database): Promise<number> {
  const query =
    engine === "sqlite"
      ? "select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()"
      : "select pg_total_relation_size('log_tile') + pg_total_relation_size('log_bundle') as bytes";
  return Number((await get<{ bytes: number }>(query))?.bytes);
}

async function measureCatchingUp(): Promise<void> {
  await fillJournal();
  const before = await storedBytes(database);
  let longest = 0;
  const { wall, cpu } = await timed(async () => {
    for (let due: number | null = 0; due !== null; ) {
      const run = await timed(async () => {
        due = await sealer.run();
      });
      longest = Math.max(longest, run.wall);
    }
  });
  say("catching up, events a second", whole(events / wall));
  say("catching up, events a second of CPU time", whole(events / cpu));
  say("longest run of the job, ms", whole(longest * 1_000));
  say("storage, MB", whole(((await storedBytes(database)) - before) / 1e6));
  const { bytes } = (await database.get<{ bytes: number }>(
    "select (select sum(length(entries) + 2) + count(*) * 255 from log_bundle) + (select sum(length(hashes)) * 3 / 4 from log_tile) as bytes",
  )) ?? { bytes: 0 };
  say("served by all tiles and bundles, MB", whole(Number(bytes) / 1e6));
}

let registered = 0;

/** Registers agents for a round. @returns how many. */
async function register(node: RegistryNode): Promise<number> {
  const before = registered;
  const end = performance.now() + seconds * 1_000;
  const caller = async () => {
    while (performance.now() < end) {
      const agent_id = `agent-${++registered}`;
      const payload = JSON.stringify({
        agent_id,
        agent_url: `https://${agent_id}.example.com/a2a`,
        name: agent_id,
      });
      const headers = { "content-type": "application/json" };
      const { statusCode } = await inject(node, { method: "POST", url: "/register", headers, payload });
      if (statusCode !== 201) fail(`A registration got ${statusCode}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, caller));
  return registered - before;
}

async function measureShare(): Promise<void> {
  await register(node); // warm
  await sealAll();
  const ratios: number[] = [];
  const shares: number[] = [];
  const rates: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const perCpu = async (isSealed: boolean) => {
      const stop = new AbortController();
      const sealing = (async () => {
        while (isSealed && !stop.signal.aborted) {
          await sealer.run();
          await pause(1_000, undefined, { signal: stop.signal }).catch(() => undefined); // the round is over
        }
      })();
      let count = 0;
      const { wall, cpu } = await timed(async () => {
        count = await register(node);
      });
      stop.abort();
      await sealing;
      rates.push(count / wall);
      return { count, cpu };
    };
    const withSealing = await perCpu(true);
    await sealAll();
    const without = await perCpu(false);
    const late = await timed(sealAll); // what was not sealed in that round, in one run
    await database.transaction(async (tx) => {
      const payload = { seq: tx.nextSeq(), change: "updated" } as const;
      await tx.emit({ type: "agent.registered", agentId: "a", payload });
    });
    const one = await timed(sealAll);
    ratios.push(withSealing.cpu / withSealing.count / (without.cpu / without.count));
    shares.push((late.cpu + one.cpu * (seconds - 1)) / without.cpu);
  }
  say("registrations a second", whole(median(rates)));
  say("CPU time per registration, with sealing each second to without", median(ratios).toFixed(3));
  say("CPU time of sealing, share of that of the registrations", `${(median(shares) * 100).toFixed(1)} %`);
}

async function measureProofs(): Promise<void> {
  const url = await node.app.listen({ port: 0, host: "127.0.0.1" });
  const times = { lookup: [] as number[], late: [] as number[], any: [] as number[] };
  const ask = async (kind: keyof typeof times, path: string) => {
    const startedAt = performance.now();
    const response = await fetch(url + path);
    await response.arrayBuffer();
    if (response.status !== 200) fail(`${path}: ${response.status}`);
    times[kind].push(performance.now() - startedAt);
  };
  await sealAll();
  const { size } = (await database.get<{ size: number }>("select size from log")) ?? { size: 0 };
  const lookUp = (n: number) =>
    ask("lookup", `/lookup/agent-${1 + ((n * 7_919) % (registered - connections))}`);
  for (let n = 1; n <= 2_000; n++) {
    await lookUp(n);
    await ask("late", `/events/${size - ((n * 7_919) % 10_000)}/proof`);
  }
  for (let n = 1; n <= 2_000; n++) {
    await lookUp(n);
    await ask("any", `/events/${1 + ((n * 104_729) % size)}/proof`);
  }
  const [lookup, late, any] = [times.lookup, times.late, times.any].map((each) => median(each.slice(200)));
  say("lookup, median ms", (lookup ?? 0).toFixed(2));
  say("proof of one of the last 10,000 events, to a lookup", ((late ?? 0) / (lookup ?? 1)).toFixed(2));
  say("proof of any event, to a lookup", ((any ?? 0) / (lookup ?? 1)).toFixed(2));
}

/** What a run of the job costs when there is nothing to seal: each process has one a second. */
async function measureIdle(): Promise<void> {
  const { cpu } = await timed(async () => {
    for (let run = 0; run < 1_000; run++) await sealer.run();
  });
  say("CPU time of a run without new events, ms", cpu.toFixed(3));
}

console.log(`${whole(events)} events, load ${loadavg()[0]?.toFixed(1)} at the start`);
console.log("| Engine | What | Figure |\n|---|---|---:|");
await measureCatchingUp();
await measureIdle();
await measureShare();
await measureProofs();
console.log(`\nload ${loadavg()[0]?.toFixed(1)} at the end`);
