/** A thread that runs the statements of long reads: see sqlite-read-threads.ts. */
import { parentPort, workerData } from "node:worker_threads";
import { openFile, rowsOf } from "./sqlite-connection.ts";
import type { ReadReply, ReadRequest, ThreadFile } from "./sqlite-read-threads.ts";

const { file, extension }: ThreadFile = workerData;
const rows = rowsOf(openFile(file, true, extension));

async function replyTo({ id, sql, params }: ReadRequest): Promise<ReadReply> {
  try {
    return { id, rows: await rows.all(sql, params) };
  } catch (error) {
    // An error loses its own members on its way to another thread.
    return {
      id,
      message: error instanceof Error ? error.message : String(error),
      members: { ...Object(error) },
    };
  }
}

parentPort?.on("message", async (request: ReadRequest) => parentPort?.postMessage(await replyTo(request)));
