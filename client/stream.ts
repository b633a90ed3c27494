/** Server-Sent Events over fetch (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
import { ConnectionError, RegistryError } from "./errors.ts";
import { pause } from "./retries.ts";

/** A message of the stream. */
export interface Message {
  /** Its id, the position in the stream. */
  id?: string;
  /** Its type. */
  event?: string;
  /** Its data; several lines are joined. */
  data?: string;
  /** Milliseconds to wait before reconnecting. */
  retry?: number;
}

/** Connects. `last` is the id of the last received message. */
export type Open = (last: string | undefined) => Promise<ReadableStream<Uint8Array>>;

const shortestWait = 100;
const longestWait = 30_000;
/** The longest silence before a reconnect, in milliseconds: a node sends a comment every 15 seconds. */
const longestSilence = 45_000;

/**
 * Yields the messages with data, each once, over as many connections as necessary, until the signal aborts.
 *
 * It reconnects when a connection ends, breaks or fails temporarily (no response, 5xx), after a wait that doubles with each
 * failure. It throws any other error response, and every failure of the first connection.
 */
export async function* follow(open: Open, signal?: AbortSignal): AsyncGenerator<Message, void> {
  let last: string | undefined;
  let connected = false;
  let failures = 0;
  let wait = 1_000;
  while (!signal?.aborted) {
    try {
      const body = await open(last);
      connected = true;
      failures = 0;
      for await (const message of messages(body, signal)) {
        if (signal?.aborted) return;
        if (message.retry !== undefined) wait = message.retry;
        // Ids are growing numbers. If a proxy dropped Last-Event-ID, the node starts at the beginning.
        if (last !== undefined && Number(message.id) <= Number(last)) continue;
        last = message.id ?? last;
        if (message.data !== undefined) yield message;
      }
    } catch (error) {
      if (signal?.aborted) return;
      if (!connected || !mayPass(error)) throw error;
      failures += 1;
    }
    const longest = Math.min(longestWait, Math.max(shortestWait, wait) * 2 ** failures);
    await pause(longest * (0.5 + Math.random() / 2), signal).catch(() => {}); // so that clients of a restarted node do not all return at once
  }
}

/** The messages of one connection. A truncated message is ignored, with its id. */
export async function* messages(
  body: ReadableStream<Uint8Array>,
  signal?: AbortSignal,
): AsyncGenerator<Message, void> {
  let message: Message = {};
  for await (const line of lines(body, signal)) {
    if (line === "") {
      yield message;
      message = {};
      continue;
    }
    const colon = line.indexOf(":"); // a colon at the beginning marks a comment
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "data") message.data = message.data === undefined ? value : `${message.data}\n${value}`;
    else if (field === "id" && !value.includes("\0")) message.id = value;
    else if (field === "event") message.event = value;
    else if (field === "retry" && /^\d+$/.test(value)) message.retry = Number(value);
  }
}

/** The complete lines of a streamed text. They end in LF, CR or CRLF, which may be split between chunks. */
async function* lines(body: ReadableStream<Uint8Array>, signal?: AbortSignal): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => {}); // a broken stream rejects again, which is already handled
  signal?.addEventListener("abort", stop);
  const decoder = new TextDecoder();
  let rest = "";
  let returned = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  try {
    while (!signal?.aborted) {
      silence = setTimeout(stop, longestSilence);
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new ConnectionError("The event stream broke off", cause);
      });
      clearTimeout(silence);
      if (done) return;
      let text = decoder.decode(value, { stream: true });
      if (text === "") continue;
      if (returned && text.startsWith("\n")) text = text.slice(1);
      returned = text.endsWith("\r");
      const parts = text.split(/\r\n|\r|\n/);
      parts[0] = rest + parts[0]; // prepended after the split: to search a long line again for each chunk would take quadratic time
      rest = parts.pop() ?? "";
      yield* parts;
    }
  } finally {
    clearTimeout(silence);
    signal?.removeEventListener("abort", stop);
    stop();
  }
}

/** Whether a failure is temporary: no response, 5xx, or 429 without a long Retry-After. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof RegistryError)) return false;
  const { status, retryAfter } = error;
  return (status === 0 || status >= 500 || status === 429) && (retryAfter ?? 0) * 1_000 <= longestWait;
}
