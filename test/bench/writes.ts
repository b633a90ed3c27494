/**
 * Measures registrations against their floor: a bare route that writes the same rows in a durable transaction for each request.
 * Then their deliveries: see writes/deliveries.ts. `SECONDS` (default 5) are measured `ROUNDS` times (default 3), alternating,
 * with `CONNECTIONS` (default 32); `ENGINE` is `sqlite` or `postgres`; `ONLY` is `registrations` or `deliveries`. The load comes
 * from this process, all that is measured are processes of their own.
 */
import { join } from "node:path";
import { type EngineName, scratch } from "../engines.ts";
import { startArguments, urlOf } from "../faults/process.ts";
import { configOf } from "../world.ts";
import { measureDeliveries } from "./writes/deliveries.ts";
import { measureAll, startTarget } from "./writes/target.ts";

const seconds = Number(process.env.SECONDS ?? 5);
const rounds = Number(process.env.ROUNDS ?? 3);
const connections = Number(process.env.CONNECTIONS ?? 32);
const engine: EngineName = process.env.ENGINE === "postgres" ? "postgres" : "sqlite";

async function measureRegistrations(): Promise<void> {
  await using own = await scratch(engine, { durable: true });
  await using floors = await scratch(engine, { durable: true });
  const nodeKey = configOf(own.database).nodeKey?.toString("base64") ?? "";
  await using node = await startTarget("node", startArguments, {
    PORT: "0",
    DATABASE_URL: urlOf(own.database),
    LOG_LEVEL: "silent",
    NODE_KEY: nodeKey,
    MAX_REQUESTS_PER_NETWORK: String(connections),
  });
  await using floor = await startTarget("floor", [join(import.meta.dirname, "writes", "floor.ts")], {
    FLOOR_DATABASE: JSON.stringify(floors.database),
  });
  const targets = [floor, node];
  const found = await measureAll(targets, { connections, seconds }, rounds);
  console.log(`${engine}, ${connections} connections, median of ${rounds} × ${seconds} s`);
  console.log("|  | registrations/s | of the floor | p50 ms | p99 ms |");
  console.log("|---|---:|---:|---:|---:|");
  for (const [index, { name }] of targets.entries()) {
    const { rate = 0, p50 = 0, p99 = 0 } = found[index] ?? {};
    const share = `${((100 * rate) / (found[0]?.rate ?? 1)).toFixed(0)} %`;
    const cells = [name, Math.round(rate).toLocaleString("en"), share, p50.toFixed(0), p99.toFixed(0)];
    console.log(`| ${cells.join(" | ")} |`);
  }
}

if (process.env.ONLY !== "deliveries") await measureRegistrations();
if (process.env.ONLY !== "registrations") await measureDeliveries(engine, seconds, rounds);
