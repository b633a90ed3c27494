/** The thread of observer.ts: sends a lookup to the node and a request to the control in turn, and posts what each took. */
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { lookUpEveryMs, type Observed, type Ports } from "./observer.ts";

const { node, control } = workerData as Ports; // as observer.ts makes it
const agent = new Agent({ keepAlive: true });

function take(port: number): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    request({ port, host: "127.0.0.1", path: "/lookup/a", agent }, (response) => {
      response.resume().on("end", () => resolve(performance.now() - startedAt));
    })
      .on("error", reject)
      .end();
  });
}

for (;;) {
  // A node that stops closes its connections.
  const lookupMs = await take(node).catch(() => null);
  const controlMs = await take(control);
  if (lookupMs !== null) parentPort?.postMessage({ lookupMs, controlMs } satisfies Observed);
  await pause(lookUpEveryMs);
}
