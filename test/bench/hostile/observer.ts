/** Another caller: looks an agent up again and again, in a thread of its own, and asks the control beside it. */
import { fork } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

/** Where the node and the control listen. */
export interface Ports {
  node: number;
  control: number;
}

/** What a lookup and a request to the control took, in milliseconds. */
export interface Observed {
  lookupMs: number;
  controlMs: number;
}

/** How long the caller waits between two lookups, in milliseconds. */
export const lookUpEveryMs = 5;

export interface Observer extends AsyncDisposable {
  /** What was observed since the last call. */
  take(): Observed[];
}

/** Starts the control, and looks up until disposal. */
export async function observe(node: number): Promise<Observer> {
  const control = fork(join(import.meta.dirname, "control.ts"));
  const [address] = await once(control, "message");
  const workerData: Ports = { node, control: (address as AddressInfo).port }; // it listens on a port, not on a pipe
  let observed: Observed[] = [];
  const worker = new Worker(join(import.meta.dirname, "asking.ts"), { workerData });
  worker.on("message", (each: Observed) => observed.push(each));
  await once(worker, "message");
  return {
    take() {
      const taken = observed;
      observed = [];
      return taken;
    },
    async [Symbol.asyncDispose]() {
      await worker.terminate();
      control.disconnect();
    },
  };
}
