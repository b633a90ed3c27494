/** Batches of messages, which the protocol had until version 2025-03-26 (Base Protocol, Batching). */
import { nextTurn } from "../../core/time/time-slice.ts";
import {
  type Message,
  maxResponseBytes,
  notHandled,
  type ProtocolHeaders,
  type Reply,
  rejection,
  withinRoom,
} from "./messages.ts";

/** The versions whose requests may be batches. A request without a version may be of 2025-03-26. */
const batchVersions: readonly unknown[] = [undefined, "2025-03-26", "2024-11-05", "2024-10-07"];

/**
 * Handles the messages of a batch one after another, each in a turn of the event loop of its own, so that it takes no more of
 * the node than the messages alone. Once a response would make that of the batch too large, no further message is handled.
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
  let roomBytes = maxResponseBytes;
  let isFull = false;
  for (const message of messages) {
    await nextTurn();
    const handled: Reply = isFull ? notHandled(message) : await replyTo(message, handle);
    const reply: Reply = isFull ? handled : withinRoom(handled, message, roomBytes);
    isFull ||= reply !== handled;
    if (reply.status === 202) continue;
    roomBytes -= Buffer.byteLength(reply.text);
    texts.push(reply.text);
  }
  return texts.length === 0 ? { status: 202 } : { status: 200, text: `[${texts.join(",")}]` };
}

function replyTo(message: Message, handle: (message: Message) => Promise<Reply>): Reply | Promise<Reply> {
  return message.method === "initialize" ? rejectedInitialize(message) : handle(message);
}

/** `initialize` must not be part of a batch (2025-03-26, Lifecycle, Initialization). */
function rejectedInitialize({ id }: Message): Reply {
  if (id === undefined) return { status: 202 };
  return rejection({ id }, 200, {
    code: -32600,
    message: "initialize must not be part of a batch: send it alone",
  });
}
