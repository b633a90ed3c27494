/** A thread that runs the statements of long reads: see sqlite-read-threads.ts. */
import { workerData } from "node:worker_threads";
import { replyToCalls } from "./call-thread.ts";
import { openFile, rowsOf } from "./sqlite-connection.ts";
import type { ReadRequest, ThreadFile } from "./sqlite-read-threads.ts";

const { file, extension }: ThreadFile = workerData;
const rows = rowsOf(openFile(file, true, extension));

replyToCalls<ReadRequest>(({ sql, params }) => rows.all(sql, params));
