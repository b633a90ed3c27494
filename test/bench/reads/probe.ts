/** Another caller, in a thread of its own: looks an agent up every 10 ms, and says how long each took. */
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

const intervalMs = 10;
const agent = new Agent({ keepAlive: true });

function lookUp(): Promise<void> {
  return new Promise((resolve, reject) => {
    const path = "/lookup/agent-4711";
    const from = { host: "127.0.0.1", port: workerData.port, localAddress: "127.0.2.1", agent };
    request({ ...from, path }, (response) => {
      response.resume().on("end", resolve).on("error", reject);
      if (response.statusCode !== 200) reject(new Error(`The lookup got ${response.statusCode}`));
    })
      .on("error", reject)
      .end();
  });
}

for (;;) {
  const startedAt = performance.now();
  await lookUp();
  parentPort?.postMessage(performance.now() - startedAt);
  await pause(intervalMs);
}
