/** The thread with the search index: see index-thread.ts. */
import { rmSync } from "node:fs";
import { workerData } from "node:worker_threads";
import { replyToCalls } from "../../core/database/call-thread.ts";
import { busy, resultCode } from "../../core/database/sqlite-errors.ts";
import { makePrivateFile } from "../../core/process/private-files.ts";
import { type Call, callOf } from "./index-thread.ts";
import { WordIndex } from "./word-index.ts";

const { file }: { file: string } = workerData;

/** Opens the index. Without its file, or if another process has it, this one has an index that ends with it. */
function openIndex(): WordIndex {
  if (file === "") return new WordIndex("");
  makePrivateFile(file);
  try {
    return new WordIndex(file);
  } catch (error) {
    if (resultCode(error) === busy) return new WordIndex("");
  }
  try {
    rmSync(file, { force: true }); // it cannot be read, and has nothing that the database lacks
    makePrivateFile(file);
    return new WordIndex(file);
  } catch {
    return new WordIndex("");
  }
}

const index = openIndex();

replyToCalls<Call>(({ method, args }) => callOf(index, method, args));
