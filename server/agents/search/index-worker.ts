/** The thread with the search index: see index-thread.ts. */
import { parentPort, workerData } from "node:worker_threads";
import { type Call, callOf, type Reply } from "./index-thread.ts";
import { WordIndex } from "./word-index.ts";

const { file }: { file: string } = workerData;
const index = new WordIndex(file);

parentPort?.on("message", ({ id, method, args }: Call) => {
  let reply: Reply;
  try {
    reply = { id, result: callOf(index, method, args) };
  } catch (error) {
    reply = { id, message: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(reply);
});
