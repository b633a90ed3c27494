/**
 * Sends hostile bodies of the largest size at once, and measures another caller's lookups meanwhile, the memory of the
 * process, and how long it takes to stop: `node test/bench/hostile.ts`. `AT_ONCE` (default 200) may be set.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";

const atOnce = Number(process.env.AT_ONCE ?? 200);
const port = Number(process.env.PORT ?? 3_199);
const root = join(import.meta.dirname, "..", "..");
const folder = await mkdtemp(join(tmpdir(), "registry-hostile-"));
const node = spawn(process.execPath, [join(root, "server", "main.ts")], {
  env: {
    ...process.env,
    PORT: String(port),
    DATABASE_URL: `sqlite:${join(folder, "a.sqlite")}`,
    LOG_LEVEL: "error",
    RATE_LIMIT_ANONYMOUS_WRITE: "0",
  },
  stdio: ["ignore", "ignore", "inherit"],
});

/** The status of an answer; 0 for none. */
function send(method: string, path: string, body?: Buffer): Promise<number> {
  const headers =
    body === undefined ? {} : { "content-type": "application/json", "content-length": body.length };
  return new Promise((resolve) => {
    const sent = request({ port, host: "127.0.0.1", method, path, headers }, (answer) => {
      answer
        .resume()
        .on("end", () => resolve(answer.statusCode ?? 0))
        .on("error", () => resolve(0));
    });
    sent.on("error", () => resolve(0));
    sent.end(body);
  });
}

async function residentMb(): Promise<number> {
  const [, kb = "0"] = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${node.pid}/status`, "utf8")) ?? [];
  return Number(kb) / 1_024;
}

/** Another caller, in a thread of its own: what this process sends would delay it too. */
const probe = `
  const { parentPort, workerData } = require("node:worker_threads");
  (async () => {
    for (;;) {
      const before = performance.now();
      await fetch("http://127.0.0.1:" + workerData + "/lookup/a").then((answer) => answer.text());
      parentPort.postMessage(performance.now() - before);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();`;

const registration = (members: string) =>
  Buffer.from(`{"agent_id":"a","agent_url":"https://a.example.com",${members}}`);
const shapes: Record<string, Buffer> = {
  "a long name that ends in a control character": registration(`"name":"${"a".repeat(990_000)}\\u0001"`),
  "320,000 empty tags": registration(`"tags":[${Array(320_000).fill('""').join(",")}]`),
  "18,000 empty tags and a long member": registration(
    `"x":"${"a".repeat(900_000)}","tags":[${Array(18_000).fill('""').join(",")}]`,
  ),
  "a million brackets": Buffer.from("[".repeat(990_000)),
  "18,000 numbers to be kept as written": registration(
    `"agent_card":{"x":[${Array(18_000).fill("1.50").join(",")}]},"y":"${"z".repeat(800_000)}"`,
  ),
};

while ((await send("GET", "/health")) === 0) await sleep(100);
await send("POST", "/register", registration('"name":"A"')); // both checks of a registration are compiled then
await send("POST", "/register", registration('"name":""'));
for (const [name, body] of Object.entries(shapes)) {
  const statuses = new Map<number, number>();
  const started = performance.now();
  let isDone = false;
  const load = Promise.all(
    Array.from({ length: atOnce }, async () => {
      const status = await send("POST", "/register", body);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }),
  ).then(() => {
    isDone = true;
  });
  const waits: number[] = [];
  const prober = new Worker(probe, { eval: true, workerData: port }).on("message", (ms: number) =>
    waits.push(ms),
  );
  let peakMb = 0;
  while (!isDone) {
    peakMb = Math.max(peakMb, await residentMb());
    await sleep(50);
  }
  await load;
  await prober.terminate();
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
  waits.sort((a, b) => a - b);
  const at = (share: number) => Math.round(waits[Math.floor((waits.length - 1) * share)] ?? 0);
  console.log(
    `${atOnce} × ${name}: ${seconds} s, ${answers}; lookups p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms; ${Math.round(peakMb)} MB`,
  );
}
const under = Array.from({ length: atOnce }, () => send("POST", "/register", shapes["320,000 empty tags"]));
await sleep(200);
const stopping = performance.now();
node.kill("SIGTERM");
await once(node, "exit");
console.log(`SIGTERM under that load: ended after ${((performance.now() - stopping) / 1_000).toFixed(1)} s`);
await Promise.all(under);
await rm(folder, { recursive: true });
