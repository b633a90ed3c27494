/** Batches of messages, which the protocol had until version 2025-03-26 (Base Protocol, Batching). */
import { type Message, type ProtocolHeaders, type Reply, rejection } from "./messages.ts";

/** The versions whose requests may be batches. A request without a version may be of 2025-03-26. */
const batchVersions: readonly unknown[] = [undefined, "2025-03-26", "2024-11-05", "2024-10-07"];

/**
 * Handles the messages of a batch one after another, so that it takes no more of the node than the messages alone.
 * @param handle handles one message.
 */
export async function handleBatch(
  messages: readonly Message[],
  headers: ProtocolHeaders,
  handle: (message: Message) => Promise<Reply>,
): Promise<Reply> {
  const version = headers["mcp-protocol-version"];
  if (!batchVersions.includes(version))
    return rejection({}, 400, {
      code: -32600,
      message: `Version ${version} of the protocol has no batches: send one message with each request`,
    });
  const texts: string[] = [];
  for (const message of messages) {
    const reply = message.method === "initialize" ? rejectedInitialize(message) : await handle(message);
    if (reply.status !== 202) texts.push(reply.text);
  }
  return texts.length === 0 ? { status: 202 } : { status: 200, text: `[${texts.join(",")}]` };
}

/** `initialize` must not be part of a batch (2025-03-26, Lifecycle, Initialization). */
function rejectedInitialize({ id }: Message): Reply {
  if (id === undefined) return { status: 202 };
  return rejection({ id }, 200, {
    code: -32600,
    message: "initialize must not be part of a batch: send it alone",
  });
}
