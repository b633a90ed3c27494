/**
 * Sends hostile requests to every operation and tool, serves hostile cards and pages of peers, and measures another caller's
 * lookups meanwhile, the longest turn of the event loop, the memory of the process, and how long it takes to stop:
 * `node test/bench/hostile.ts`.
 *
 * Every request is sent alone first, and those that took longest then `AT_ONCE` (default 200) at once, from `NETWORKS`
 * (default 20) addresses. `WORST` (default 8) says how many of them, `EACH=1` shows every operation; `ENGINE` is `sqlite` or `postgres`; `DOORS` takes the
 * operations and tools whose names contain one of its words, separated by commas.
 */
import { setPriority } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { createRegistry } from "../../client/index.ts";
import { type EngineName, scratch } from "../engines.ts";
import { browserAt, folder, urlOf } from "../faults/process.ts";
import { hostileCards, hostileHosts, hostilePages } from "./hostile/hosts.ts";
import { head, line, measure, type Row, worstOf } from "./hostile/measure.ts";
import { startNode } from "./hostile/node.ts";
import { observe } from "./hostile/observer.ts";
import { doors } from "./hostile/requests.ts";
import { type HostileRequest, send } from "./hostile/sender.ts";

const atOnce = Number(process.env.AT_ONCE ?? 200);
const worstCount = Number(process.env.WORST ?? 8);
const engine: EngineName = process.env.ENGINE === "postgres" ? "postgres" : "sqlite";
const wanted = (process.env.DOORS ?? "").split(",");

const owner = { OWNER_EMAIL: "owner@example.com", OWNER_PASSWORD: "correct horse battery" };
const limits = ["SIGN_IN", "SIGN_UP"];
await using own = await scratch(engine);
await using place = await folder();
await using hosts = await hostileHosts();
await using node = await startNode(place.path, {
  ...owner,
  ...Object.fromEntries(limits.map((limit) => [`RATE_LIMIT_${limit}`, "0"])),
  SIGN_UPS_PER_NETWORK: "0",
  DATABASE_URL: urlOf(own.database),
  EGRESS_PINS: hosts.pins,
});
const cookies: string[] = [];
const address = `http://127.0.0.1:${node.port}`;
const operator = browserAt(address, cookies);
await operator.accounts.signIn({ email: owner.OWNER_EMAIL, password: owner.OWNER_PASSWORD });
const cookie = cookies.join("; ");
await createRegistry({ baseUrl: address }).agents.register({
  agent_id: "a",
  agent_url: "https://a.example.com/",
});
const peers = await Promise.all(
  hosts.peers.map(({ baseUrl }) => operator.federation.add({ base_url: baseUrl })),
);
await using observer = await observe(node.port);
setPriority(19); // hostile clients are elsewhere, and take no processor from the node and the others

console.log(`${engine}, idle: ${(await node.peakMb()).toFixed(0)} MB\n\n${head}`);
const alone: Row[] = [];
const slowest: { request: () => HostileRequest; door: string; ms: number }[] = [];
for (const { name, requests } of doors(cookie).filter(({ name }) =>
  wanted.some((word) => name.includes(word)),
)) {
  const row = await measure(`${name}, one at a time`, node, observer, async (count) => {
    for (const request of requests) {
      const startedAt = performance.now();
      count(await send(node.port, request()));
      slowest.push({ request, door: name, ms: performance.now() - startedAt });
    }
  });
  alone.push(row);
  if (process.env.EACH !== undefined) console.log(line(row));
}
console.log(line(worstOf(`${alone.length} operations and tools, one request at a time`, alone)));

for (const { request, door } of ofDifferentShapes(slowest)) {
  const sent = request();
  await many(`${atOnce} × ${door} ${sent.what}`, () => send(node.port, sent));
}
const byUrl = {
  what: "",
  method: "POST",
  path: "/register",
  body: JSON.stringify({ card_url: hosts.cardUrl }),
};
await each("cards by URL", hostileCards, 1, () => send(node.port, byUrl));
await each("cards by URL", hostileCards, atOnce, () => send(node.port, byUrl));
let synced = 0;
const sync = () => {
  const { id = "" } = peers[synced++ % peers.length] ?? {};
  return operator.federation.sync(id, { full: true }).then(
    () => 200,
    (error: { status?: number }) => error.status ?? 0,
  );
};
await each("pages of a peer", hostilePages, 1, sync);
await each(`pages of ${peers.length} peers`, hostilePages, peers.length, sync);

const last = ofDifferentShapes(slowest)[0]?.request() ?? byUrl;
const under = Array.from({ length: atOnce }, () => send(node.port, last));
await pause(300);
console.log(
  `\nSIGTERM under ${atOnce} × ${last.what}: ended after ${((await node.stop()) / 1_000).toFixed(1)} s`,
);
await Promise.all(under);

/** Sends so many at once. */
async function many(what: string, request: () => Promise<number>, count = atOnce): Promise<Row> {
  const row = await measure(what, node, observer, (note) =>
    Promise.all(Array.from({ length: count }, () => request().then(note))),
  );
  if (count === atOnce) console.log(line(row));
  return row;
}

/** Serves each text, and has it read so many times at once. */
async function each(
  what: string,
  texts: Record<string, string>,
  count: number,
  request: () => Promise<number>,
) {
  const rows: Row[] = [];
  for (const text of Object.values(texts)) {
    hosts.serve(text);
    rows.push(
      await measure(what, node, observer, (note) =>
        Promise.all(Array.from({ length: count }, () => request().then(note))),
      ),
    );
  }
  console.log(line(worstOf(`${rows.length} ${what}, ${count} at once`, rows)));
}

/** The slowest requests, two at most of each operation or tool. */
function ofDifferentShapes(all: typeof slowest): typeof slowest {
  const taken = new Map<string, number>();
  return all
    .toSorted((a, b) => b.ms - a.ms)
    .filter(({ door }) => {
      const count = (taken.get(door) ?? 0) + 1;
      taken.set(door, count);
      return count <= 2;
    })
    .slice(0, worstCount);
}
