/**
 * Measures what subscribers cost: a registration that waits for its deliveries, with so many subscribers of real https
 * receivers on this machine. `npm run bench -- webhooks`; `TIMES` (default 40 registrations a figure) may be set. Node
 * and receivers are in this process, so figures compare with each other alone.
 */
import { engines } from "../engines.ts";
import { receiver } from "../webhooks/receiver.ts";
import { scene } from "../webhooks/scene.ts";

const times = Number(process.env.TIMES ?? 40);
const hosts = 25;

console.log("| engine   | subscribers | p50 ms | p99 ms | deliveries/s |");
console.log("|----------|------------:|-------:|-------:|-------------:|");
for (const engine of engines) {
  for (const subscribers of [0, 1, 10, 100]) {
    await using ended = new AsyncDisposableStack();
    const others = await Promise.all(
      Array.from({ length: hosts }, (_, index) => receiver(undefined, `hook.example-${index}.test`)),
    );
    for (const each of others) ended.use(each);
    await using at = await scene(engine, undefined, {}, others);
    for (let index = 0; index < subscribers; index++) {
      await at.owner.webhooks.create({ callbackUrl: others[index % hosts]?.url() ?? "" });
    }
    await at.cause(); // connects
    const taken: number[] = [];
    for (let count = 0; count < times; count++) {
      const started = performance.now();
      await at.cause();
      taken.push(performance.now() - started);
    }
    taken.sort((a, b) => a - b);
    const at50 = taken[Math.floor(times * 0.5)] ?? 0;
    const at99 = taken[Math.floor(times * 0.99)] ?? 0;
    const rate = (subscribers * times * 1_000) / taken.reduce((sum, each) => sum + each, 0);
    const cells = [engine.padEnd(8), subscribers, at50.toFixed(1), at99.toFixed(1), Math.round(rate)];
    console.log(`| ${cells.join(" | ")} |`);
  }
}
process.exit(0);
