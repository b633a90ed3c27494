/**
 * Messages of PostgreSQL's protocol, as far as histories look into them
 * (https://www.postgresql.org/docs/current/protocol-message-formats.html).
 */

/** A message as it is sent; the type of a client's first one is empty. */
export interface Message {
  type: string;
  bytes: Buffer;
}

/** Cuts what arrives into messages. */
export class MessageReader {
  #rest: Buffer = Buffer.alloc(0);
  /** Whether the next message has no type. */
  #isFirst: boolean;

  constructor(sender: "client" | "server") {
    this.#isFirst = sender === "client";
  }

  read(chunk: Buffer): Message[] {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    const messages: Message[] = [];
    for (;;) {
      const typeLength = this.#isFirst ? 0 : 1;
      if (this.#rest.length < typeLength + 4) return messages;
      const length = typeLength + this.#rest.readInt32BE(typeLength);
      if (this.#rest.length < length) return messages;
      messages.push({
        type: this.#rest.toString("latin1", 0, typeLength),
        bytes: this.#rest.subarray(0, length),
      });
      this.#rest = this.#rest.subarray(length);
      this.#isFirst = false;
    }
  }
}

/** What a client sends until it needs a response. */
export interface Turn {
  messages: Message[];
  /** The text of its statements; empty for none. */
  sql: string;
}

/** Makes turns of a client's messages. */
export class TurnReader {
  readonly #reader = new MessageReader("client");
  /** The texts of prepared statements, by name. */
  readonly #texts = new Map<string, string>();
  #messages: Message[] = [];
  #sql = "";

  read(chunk: Buffer): Turn[] {
    const turns: Turn[] = [];
    for (const message of this.#reader.read(chunk)) {
      this.#messages.push(message);
      this.#sql += this.#sqlOf(message);
      if (!needsResponse(message)) continue;
      turns.push({ messages: this.#messages, sql: this.#sql });
      this.#messages = [];
      this.#sql = "";
    }
    return turns;
  }

  #sqlOf({ type, bytes }: Message): string {
    if (type === "Q") return textAt(bytes, 5);
    if (type === "P") {
      const name = textAt(bytes, 5);
      this.#texts.set(name, textAt(bytes, 5 + Buffer.byteLength(name) + 1));
    }
    if (type !== "B") return "";
    const portal = textAt(bytes, 5);
    return this.#texts.get(textAt(bytes, 5 + Buffer.byteLength(portal) + 1)) ?? "";
  }
}

/** Query, Sync, the first message, and those of passwords. */
function needsResponse({ type }: Message): boolean {
  return type === "Q" || type === "S" || type === "" || type === "p";
}

/** Whether a message of the server ends its response: ReadyForQuery, or a request for a password. */
export function endsResponse({ type, bytes }: Message): boolean {
  const isFine = (code: number) => code === 0 || code === 12; // AuthenticationOk, AuthenticationSASLFinal
  return type === "Z" || (type === "R" && !isFine(bytes.readInt32BE(5)));
}

/** The text at a place, which ends with a zero. */
function textAt(bytes: Buffer, start: number): string {
  return bytes.toString("utf8", start, bytes.indexOf(0, start));
}

/** The message of statements without parameters. */
export function query(sql: string): Message {
  const length = Buffer.byteLength(sql) + 5;
  const bytes = Buffer.alloc(length + 1);
  bytes.write("Q", 0);
  bytes.writeInt32BE(length, 1);
  bytes.write(sql, 5);
  return { type: "Q", bytes };
}

/** The message Sync. */
export const sync: Message = { type: "S", bytes: Buffer.from([0x53, 0, 0, 0, 4]) };

/** The process that a BackendKeyData message names. */
export function processOf({ bytes }: Message): number {
  return bytes.readInt32BE(5);
}

/** The state of the transaction in a ReadyForQuery message: `I` for none, `T`, or `E` for one that has failed. */
export function stateOf({ bytes }: Message): string {
  return bytes.toString("latin1", 5, 6);
}

/** The process whose statement a client's first message asks to cancel; null if it asks for something else. */
export function cancelledBy({ type, bytes }: Message): number | null {
  const isRequest = type === "" && bytes.length === 16 && bytes.readInt32BE(4) === 80_877_102;
  return isRequest ? bytes.readInt32BE(8) : null;
}

/** An ErrorResponse with another SQLSTATE of the same length. */
export function withState(message: Message, from: string, to: string): Message {
  if (message.type !== "E") return message;
  return {
    type: "E",
    bytes: Buffer.from(message.bytes.toString("latin1").replace(`C${from}\0`, `C${to}\0`), "latin1"),
  };
}
