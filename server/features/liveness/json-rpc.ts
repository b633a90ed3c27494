/** Responses of JSON-RPC 2.0, whole or as an event of a stream. */
import { isObject } from "../../core/values/json.ts";
import type { Arrived } from "./outcome.ts";

/** A response to a request: its result, or the code of its error. */
export type Reply = { result: Record<string, unknown> } | { code: number };

/** Finds the response to a request of this id; undefined if there is none, for example in an HTML page. */
export function replyTo(id: string, { response }: Pick<Arrived, "response">): Reply | undefined {
  const text = response.body.toString("utf8");
  const isStream = /^text\/event-stream\b/i.test(response.headers["content-type"] ?? "");
  for (const message of isStream ? messagesOf(text) : [text]) {
    const reply = parseReply(id, message);
    if (reply) return reply;
  }
  return undefined;
}

/** Whether the beginning of a stream has the response to a request of this id. */
export function hasReplyTo(id: string): (body: Buffer) => boolean {
  return (body) => messagesOf(body.toString("utf8")).some((message) => parseReply(id, message));
}

/** The data of the events of a stream that are complete (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
function messagesOf(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/);
  const messages: string[] = [];
  let data: string[] = [];
  for (const line of lines) {
    if (line.startsWith("data:")) data.push(line.slice(5).trimStart());
    if (line !== "") continue;
    if (data.length > 0) messages.push(data.join("\n"));
    data = [];
  }
  return messages;
}

function parseReply(id: string, text: string): Reply | undefined {
  const message = parsed(text);
  if (!isObject(message) || message.jsonrpc !== "2.0" || message.id !== id) return undefined;
  if (isObject(message.error) && typeof message.error.code === "number") return { code: message.error.code };
  return isObject(message.result) ? { result: message.result } : undefined;
}

/** Parses JSON; undefined if it is invalid. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // JSON.parse throws for invalid JSON
  }
}
