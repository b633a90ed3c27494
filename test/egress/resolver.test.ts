/** Resolving names: DNS responses and timeouts. */
import { createSocket, type RemoteInfo } from "node:dgram";
import { once } from "node:events";
import { expect, test } from "vitest";
import { createResolver } from "../../server/core/egress/resolver.ts";

/** Query types (RFC 1035 section 3.2.2, RFC 3596). */
const types = { A: 1, AAAA: 28 };

/** The response to a query of a type: addresses as bytes, a failure code, or no response. */
type Zone = (type: number) => number[][] | number | null;

/** A name server on this machine. */
async function nameServer(zone: Zone) {
  const socket = createSocket("udp4");
  socket.on("message", (question: Buffer, from: RemoteInfo) => {
    const end = question.indexOf(0, 12) + 5; // the name, its type and its class
    const response = zone(question.readUInt16BE(end - 4));
    if (response !== null) socket.send(reply(question.subarray(0, end), response), from.port, from.address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return {
    servers: [`127.0.0.1:${socket.address().port}`],
    async [Symbol.asyncDispose]() {
      socket.close();
      await once(socket, "close");
    },
  };
}

/** A DNS message with the question and its responses (RFC 1035 section 4.1). */
function reply(question: Buffer, response: number[][] | number): Buffer {
  const head = Buffer.from(question);
  const records = typeof response === "number" ? [] : response;
  head.writeUInt16BE(0x8180 | (typeof response === "number" ? response : 0), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt32BE(0, 8);
  const rest = records.map((bytes) => {
    const type = bytes.length === 4 ? types.A : types.AAAA;
    return Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, bytes.length, ...bytes]);
  });
  return Buffer.concat([head, ...rest]);
}

const [NXDOMAIN, SERVFAIL] = [3, 2];
const four = [
  [192, 0, 1, 1],
  [11, 0, 0, 1],
];
const six = [[0x26, 0x06, ...Array(13).fill(0), 1]];

test.each<[string, Zone, string[]]>([
  [
    "addresses of both kinds",
    (type) => (type === types.A ? four : six),
    ["192.0.1.1", "11.0.0.1", "2606::1"],
  ],
  ["addresses of one kind, and none of the other", (type) => (type === types.A ? [] : six), ["2606::1"]],
  [
    "addresses of one kind, and a failure for the other",
    (type) => (type === types.A ? four : SERVFAIL),
    ["192.0.1.1", "11.0.0.1"],
  ],
  [
    "addresses of one kind, and silence for the other",
    (type) => (type === types.A ? four : null),
    ["192.0.1.1", "11.0.0.1"],
  ],
  ["no addresses", () => [], []],
  ["no such name", () => NXDOMAIN, []],
])("%s", async (_name, zone, addresses) => {
  await using server = await nameServer(zone);
  const found = await createResolver(300, server.servers)("hook.example.test");
  expect(found.toSorted()).toEqual(addresses.toSorted());
});

test.each<[string, Zone]>([
  ["a failure", () => SERVFAIL],
  ["silence", () => null],
])("%s is no response, and comes in time", async (_name, zone) => {
  await using server = await nameServer(zone);
  const started = performance.now();
  await expect(createResolver(300, server.servers)("hook.example.test")).rejects.toThrow();
  expect(performance.now() - started).toBeLessThan(60_000);
});

test("does not resolve names of /etc/hosts", async () => {
  await using server = await nameServer(() => NXDOMAIN);
  const found = await createResolver(300, server.servers)("ip6-localhost");
  expect(found).toEqual([]);
});
