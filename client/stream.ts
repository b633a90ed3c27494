/** Server-Sent Events over fetch (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
import { ConnectionError, RegistryError } from "./errors.ts";
import { pause } from "./retries.ts";

/** What one block of the stream says. */
export interface Message {
  /** The position of the stream after it. */
  id?: string;
  /** Its type. */
  event?: string;
  /** Its content; several lines are joined. */
  data?: string;
  /** Milliseconds to wait before connecting again. */
  retry?: number;
}

/** Connects; `last` is the id of the last message that was taken. */
export type Open = (last: string | undefined) => Promise<ReadableStream<Uint8Array>>;

const shortestWait = 100;
const longestWait = 30_000;
/** A node that lives says something every 15 seconds. In milliseconds. */
const longestSilence = 45_000;

/**
 * Gives the messages that have data, each once, over as many connections as it takes; ends when the signal aborts.
 *
 * A connection that ends or breaks is made again, as is one that fails while the node is away (no answer, 5xx), after a
 * wait that doubles with each failure. Throws any other refusal, and every failure of the first connection.
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
        // Ids are numbers that grow. A proxy may have dropped Last-Event-ID, and then the node starts over.
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
    await pause(longest * (0.5 + Math.random() / 2), signal).catch(() => {}); // clients of a node that restarts come one by one
  }
}

/** The messages of one connection. One that is cut off is left out, with its id. */
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
    const colon = line.indexOf(":"); // at the beginning: a comment
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "data") message.data = message.data === undefined ? value : `${message.data}\n${value}`;
    else if (field === "id" && !value.includes("\0")) message.id = value;
    else if (field === "event") message.event = value;
    else if (field === "retry" && /^\d+$/.test(value)) message.retry = Number(value);
  }
}

/** The whole lines of a text that comes in pieces. They end in LF, CR or CRLF, which may itself be torn. */
async function* lines(body: ReadableStream<Uint8Array>, signal?: AbortSignal): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => {}); // a broken stream says so again: that is known
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
      parts[0] = rest + parts[0]; // whose end was not there: to look for it again takes for ever in a long line
      rest = parts.pop() ?? "";
      yield* parts;
    }
  } finally {
    clearTimeout(silence);
    signal?.removeEventListener("abort", stop);
    stop();
  }
}

/** No answer, 5xx, or too many at once; with Retry-After for hours it is not waited for. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof RegistryError)) return false;
  const { status, retryAfter } = error;
  return (status === 0 || status >= 500 || status === 429) && (retryAfter ?? 0) * 1_000 <= longestWait;
}
