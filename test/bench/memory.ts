/**
 * Measures whether memory stays flat: the heap after a forced collection, after the first tenth of `AGENTS` (default 200,000)
 * registrations and after all. `ENGINE` is `sqlite` or `postgres`; `CONNECTIONS` (default 32) requests are under way at once.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createNode } from "../../server/node.ts";
import { type EngineName, scratch } from "../engines.ts";
import { configOf, noRateLimits } from "../world.ts";

const agents = Number(process.env.AGENTS ?? 200_000);
const connections = Number(process.env.CONNECTIONS ?? 32);
const engine: EngineName = process.env.ENGINE === "postgres" ? "postgres" : "sqlite";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void; // what this flag defines

await using own = await scratch(engine);
await using node = await createNode({ ...configOf(own.database), rateLimits: noRateLimits });

async function register(n: number): Promise<void> {
  const id = `agent-${n}`;
  const response = await node.app.inject({
    method: "POST",
    url: "/register",
    payload: {
      agent_id: id,
      name: `Agent ${n}`,
      agent_url: `https://${id}.example.com/a2a`,
      description: "Forecasts the weather of the next days, by the hour.",
      tags: ["weather", `tag-${n % 50}`],
    },
  });
  if (response.statusCode !== 201) throw new Error(`${response.statusCode}: ${response.body}`);
}

let registered = 0;

/** Registers agents up to a number. @returns the heap in megabytes, after a collection. */
async function registerUpTo(end: number): Promise<number> {
  const sender = async () => {
    while (registered < end) await register(registered++);
  };
  await Promise.all(Array.from({ length: connections }, sender));
  collect();
  collect(); // what the first one finalized
  return process.memoryUsage().heapUsed / 2 ** 20;
}

const first = await registerUpTo(agents / 10);
const last = await registerUpTo(agents);
console.log(
  `${engine}: heap after ${agents / 10} registrations ${first.toFixed(1)} MB, after ${agents} ${last.toFixed(1)} MB`,
);
console.log(`ratio ${(last / first).toFixed(2)}`);
