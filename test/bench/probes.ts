/**
 * Measures what probes cost: the processor time of the node's process for signed probes of agents with TLS, each on a host of its
 * own, in the rhythm of 10,000 an hour. The agents are another process. `npm run bench -- probes`; `TIMES` (default 2,000 probes)
 * may be set.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { createSecureContext } from "node:tls";
import { fileURLToPath } from "node:url";
import { probeSignerOf } from "../../server/features/liveness/probe-signature.ts";
import { engines } from "../engines.ts";
import { egressTo, proberOf } from "../liveness/own-prober.ts";
import { insertTargets, runUntil, StoppedClock } from "../liveness/simulated-hosts.ts";
import { authority, identityOf } from "../webhooks/authority.ts";
import { createWorld } from "../world.ts";

const times = Number(process.env.TIMES ?? 2_000);
const perHour = 10_000;
const hour = 3_600_000;

const agents = fork(fileURLToPath(new URL("probed-agents.ts", import.meta.url)));
agents.send(await identityOf("*.example.test", await authority()));
const [port] = await once(agents, "message");
const trust = createSecureContext({ ca: (await authority()).cert });
const signer = probeSignerOf(Buffer.alloc(32, 7), "https://registry.example");

console.log("| engine   | probes | up | ms of processor a probe | share of a core at 10,000 an hour |");
console.log("|----------|-------:|---:|------------------------:|----------------------------------:|");
for (const engine of engines) {
  await using world = await createWorld(engine);
  const clock = new StoppedClock();
  const hosts = Array.from({ length: times }, (_, index) => ({
    url: `https://host-${index}.example.test:${port}/agent`,
    pin: `host-${index}.example.test:${port}=127.0.0.1`,
  }));
  await using egress = egressTo(hosts, { trust });
  const options = { level: "protocol", isVerified: true } as const;
  await insertTargets(
    world,
    clock,
    hosts.map(({ url }) => ({ url, ...options })),
  );
  await world.sql("update probe_target set method = 'a2a'");
  await using prober = proberOf(world, { egress, signer, clock: clock.read, probesPerHour: perHour });
  const before = process.cpuUsage();
  await runUntil(clock.now + (times / perHour) * hour, clock, prober);
  const { user, system } = process.cpuUsage(before);
  const count = async (where: string) => {
    const sql = `select count(*) as count from probe_target where ${where}`;
    return Number((await world.node.database.get<{ count: number }>(sql))?.count);
  };
  const probed = await count("checked_at is not null");
  const up = await count("outcome = 'ok'");
  const each = (user + system) / 1_000 / probed;
  const share = `${((each * perHour * 100) / hour).toFixed(2)} %`;
  console.log(`| ${[engine.padEnd(8), probed, up, each.toFixed(2), share].join(" | ")} |`);
}
agents.kill();
process.exit(0);
