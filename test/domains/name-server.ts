/** A name server on this machine that has TXT records, for tests. */
import { createSocket, type RemoteInfo } from "node:dgram";
import { once } from "node:events";

/** What a name server says: the records of a name, each a list of strings; or a failure. */
export type TxtAnswer = readonly (readonly string[])[] | "NXDOMAIN" | "SERVFAIL" | "silence";

/** A running name server. */
export interface NameServer extends AsyncDisposable {
  /** Its address with its port. */
  address: string;
  /** The names that were asked for, in lower case, oldest first. */
  questions: string[];
  /** Sets what it says about a name; by default names do not exist. */
  set(name: string, answer: TxtAnswer): void;
  /** Sets what it says about all names below a domain, as a wildcard record does (RFC 4592). */
  setWildcard(domain: string, answer: TxtAnswer): void;
}

const TXT = 16;
const codes = { NXDOMAIN: 3, SERVFAIL: 2 };

/** Starts a name server. */
export async function nameServer(): Promise<NameServer> {
  const socket = createSocket("udp4");
  const zone = new Map<string, TxtAnswer>();
  const wildcards = new Map<string, TxtAnswer>();
  const questions: string[] = [];
  socket.on("message", (message: Buffer, from: RemoteInfo) => {
    const end = message.indexOf(0, 12) + 5; // the name, its type and its class
    const name = nameIn(message);
    questions.push(name);
    const wildcard = [...wildcards].find(([domain]) => name.endsWith(`.${domain}`))?.[1];
    const answer = zone.get(name) ?? wildcard ?? "NXDOMAIN";
    if (answer === "silence") return;
    socket.send(reply(message.subarray(0, end), answer), from.port, from.address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return {
    address: `127.0.0.1:${socket.address().port}`,
    questions,
    set: (name, answer) => zone.set(name.toLowerCase(), answer),
    setWildcard: (domain, answer) => wildcards.set(domain, answer),
    async [Symbol.asyncDispose]() {
      socket.close();
      await once(socket, "close");
    },
  };
}

/** The name in the question (RFC 1035 section 4.1.2). */
function nameIn(message: Buffer): string {
  const labels: string[] = [];
  for (let at = 12; message.readUInt8(at) > 0; ) {
    const length = message.readUInt8(at);
    labels.push(message.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return labels.join(".").toLowerCase();
}

/** A DNS message with the question and its records (RFC 1035 section 4.1). */
function reply(question: Buffer, answer: Exclude<TxtAnswer, "silence">): Buffer {
  const records = typeof answer === "string" ? [] : answer;
  const head = Buffer.from(question);
  head.writeUInt16BE(0x8180 | (typeof answer === "string" ? codes[answer] : 0), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt32BE(0, 8);
  const rest = records.map((strings) => {
    const data = Buffer.concat(strings.map((text) => Buffer.from([text.length, ...Buffer.from(text)])));
    return Buffer.concat([
      Buffer.from([0xc0, 12, 0, TXT, 0, 1, 0, 0, 0, 60, data.length >> 8, data.length & 255]),
      data,
    ]);
  });
  return Buffer.concat([head, ...rest]);
}
