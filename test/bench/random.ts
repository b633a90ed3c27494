/**
 * Sends random requests of every operation, made from the document, and holds each response against it:
 * `node test/bench/random.ts`.
 *
 * `REQUESTS` (default 100,000) says how many, `SEED` which, `ENGINE` is `sqlite` or `postgres`. A third of them fits the
 * contract, a third is near its bounds or outside of them, and a third has values that fit nothing. Five kinds of callers send
 * them. A line is printed for each response that the contract does not declare, each 5xx that is not the fault of a host which
 * the request named, and each request without a response.
 */
import { Agent, request as httpRequest } from "node:http";
import fc from "fast-check";
import { all, type Case, type Draft, drafts, urlOf } from "../../conformance/contract/requests.ts";
import { anything, doubtful, fitting } from "../../conformance/contract/values.ts";
import { makeRawKey } from "../../server/registry/keys/raw-key.ts";
import { type EngineName, scratch } from "../engines.ts";
import { type Exchange, holdAgainstContract } from "../exchange.ts";
import { browserAt, folder, urlOf as urlOfDatabase } from "../faults/process.ts";
import { head, line, measure } from "./hostile/measure.ts";
import { startNode } from "./hostile/node.ts";
import { observe } from "./hostile/observer.ts";

const count = Number(process.env.REQUESTS ?? 100_000);
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const engine: EngineName = process.env.ENGINE === "postgres" ? "postgres" : "sqlite";
const atOnce = 16;

/** Callers who may more send more of the requests. */
const share: Record<string, number> = {
  "a developer's key": 2,
  "a developer's session": 3,
  "the owner's session": 3,
};

/** They end the sessions that the others need. */
const leftOut = new Set(["accounts_signOut", "accounts_changePassword"]);

const owner = { OWNER_EMAIL: "owner@example.com", OWNER_PASSWORD: "correct horse battery" };
await using own = await scratch(engine);
await using place = await folder();
await using node = await startNode(place.path, {
  ...owner,
  DATABASE_URL: urlOfDatabase(own.database),
  RATE_LIMIT_SIGN_UP: "0",
  RATE_LIMIT_SIGN_IN: "0",
  SIGN_UPS_PER_NETWORK: "0",
});
const callers = await createCallers(`http://127.0.0.1:${node.port}`);
await using observer = await observe(node.port);
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

const requests = randomRequests();
const faults = new Map<string, number>();
console.log(
  `${engine}, seed ${seed}, ${requests.length} requests of ${Object.keys(callers).length} callers\n\n${head}`,
);
const row = await measure("random requests", node, observer, async (note) => {
  let next = 0;
  const worker = async () => {
    for (let each = requests[next++]; each; each = requests[next++]) note(await judged(each));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
});
console.log(line(row));
agent.destroy();
for (const [fault, times] of faults) console.log(`\n${times} × ${fault}`);
console.log(`\n${faults.size === 0 ? "No" : faults.size} faults.`);
process.exitCode = faults.size === 0 ? 0 : 1;

interface RandomRequest {
  operation: Case;
  draft: Draft;
  caller: string;
}

/** The headers with the credentials of each caller. */
async function createCallers(address: string): Promise<Record<string, Record<string, string>>> {
  const [ofOwner, ofDeveloper]: [string[], string[]] = [[], []];
  const operator = browserAt(address, ofOwner);
  await operator.accounts.signIn({ email: owner.OWNER_EMAIL, password: owner.OWNER_PASSWORD });
  const developer = browserAt(address, ofDeveloper);
  const { account } = await developer.accounts.signUp({
    email: "ada@example.com",
    password: "another horse battery",
  });
  await operator.accounts.update(account.id, { tier: "enterprise" });
  const { key } = await developer.keys.create({ name: "random", tier: "enterprise" });
  return {
    nobody: {},
    "an unknown key": { authorization: `Bearer ${makeRawKey((size) => Buffer.alloc(size, 7))}` },
    "a developer's key": { authorization: `Bearer ${key.raw_key}` },
    "a developer's session": { cookie: ofDeveloper.join("; ") },
    "the owner's session": { cookie: ofOwner.join("; ") },
  };
}

/** The requests, in an order in which operations, values and callers alternate. */
function randomRequests(): RandomRequest[] {
  const taken = all.filter(({ id }) => !leftOut.has(id));
  const names = Object.keys(callers).flatMap((name) => Array.from({ length: share[name] ?? 1 }, () => name));
  const kinds = [
    (operation: Case) => drafts(operation, fitting, true),
    (operation: Case) => drafts(operation, doubtful, false),
    (operation: Case) => drafts(operation, () => anything, false),
  ];
  const each = Math.ceil(count / taken.length / kinds.length);
  const made = taken.flatMap((operation, at) =>
    kinds.flatMap((make, kind) =>
      fc
        .sample(make(operation), { numRuns: each, seed: seed + at * kinds.length + kind })
        .map((draft, index) => ({
          order: index + (at * kinds.length + kind) / 1_000,
          operation,
          draft,
          caller: names[(index + at + kind) % names.length] ?? "nobody",
        })),
    ),
  );
  return made.sort((a, b) => a.order - b.order);
}

/** Sends a request and holds its response against the contract. @returns its status; 0 for none. */
async function judged({ operation, draft, caller }: RandomRequest): Promise<number> {
  const headers: Record<string, string> = { ...callers[caller] };
  for (const { name, in: where } of operation.list)
    if (where === "header" && name in draft.values) headers[name.toLowerCase()] = String(draft.values[name]);
  const body = operation.body ? (JSON.stringify(draft.body) ?? "") : undefined;
  if (body !== undefined) headers["content-type"] = "application/json";
  const sent = { method: operation.method, url: urlOf(operation, draft), headers, body };
  const response = await exchange(sent);
  const where = `${operation.id} by ${caller}`;
  if (response === undefined) {
    note(`${where}: no response to ${sent.url.slice(0, 200)} ${body?.slice(0, 300) ?? ""}`);
    return 0;
  }
  try {
    holdAgainstContract({ request: sent, response });
  } catch (error) {
    note(`${where}: ${error instanceof Error ? error.message.slice(0, 600) : error}`);
  }
  if (response.status >= 500 && response.status !== 502)
    note(`${where}: ${response.status} ${response.body.slice(0, 300)}`);
  return response.status;
}

function note(fault: string): void {
  faults.set(fault, (faults.get(fault) ?? 0) + 1);
}

function exchange({
  method,
  url,
  headers,
  body,
}: Exchange["request"]): Promise<Exchange["response"] | undefined> {
  return new Promise((resolve) => {
    const ofBody = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const out = httpRequest(
      { agent, host: "127.0.0.1", port: node.port, method, path: url, headers: { ...headers, ...ofBody } },
      (response) => {
        const chunks: Buffer[] = [];
        response
          .on("data", (chunk: Buffer) => chunks.push(chunk))
          .on("error", () => resolve(undefined))
          .on("end", () => {
            const { statusCode: status = 0, headers: received } = response;
            resolve({ status, headers: received, body: Buffer.concat(chunks).toString() });
          });
      },
    );
    out.on("error", () => resolve(undefined));
    out.end(body);
  });
}
