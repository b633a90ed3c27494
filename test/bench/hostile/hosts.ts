/** Hosts on this machine that serve hostile agent cards, and lists as peers of the node. */
import { type FakePeer, fakePeer, json, record } from "../../federation/fake-peer.ts";
import { hostileValues } from "./shapes.ts";

/** As many peers as are read at once, and some that wait. */
const peerCount = 8;

export interface HostileHosts extends AsyncDisposable {
  /** The value of EGRESS_PINS. */
  pins: string;
  peers: FakePeer[];
  /** Where a card is. */
  cardUrl: string;
  /** Sets what is served from now on: a card, or a page of a list. */
  serve(text: string): void;
}

export async function hostileHosts(): Promise<HostileHosts> {
  let served = "{}";
  await using opened = new AsyncDisposableStack();
  const peers: FakePeer[] = [];
  for (let n = 0; n < peerCount; n++) {
    const answer = ({ pathname, searchParams }: URL, response: Parameters<typeof json>[0]) => {
      if (pathname === "/health") return json(response, { status: "ok", version: "0.1.0" });
      if (searchParams.get("limit") === "1")
        return json(response, { agents: [], next_cursor: null, as_of_seq: 0 });
      return response.writeHead(200, { "content-type": "application/json" }).end(served);
    };
    peers.push(opened.use(await fakePeer(answer, `peer-${n}.example.test`)));
  }
  const closing = opened.move();
  return {
    peers,
    pins: peers.map(({ pin }) => pin).join(","),
    cardUrl: `${peers[0]?.baseUrl}/card.json`,
    serve(text) {
      served = text;
    },
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

/** Cards of the largest size. */
export const hostileCards: Record<string, string> = Object.fromEntries(
  [...Object.entries(shortened(230_000)), ...Object.entries(skills())].map(([what, value]) => [
    what,
    `{"name":"A","url":"https://a.example.com/","x":${value}}`,
  ]),
);

/** Pages of the largest size: records that fit, members of records that do not, and what is no page. */
export const hostilePages: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(hostileValues).flatMap(([what, value]) => [
      [`a list that is ${what}`, page(value)],
      [`a record with ${what}`, page(`[${JSON.stringify(record("a", 1)).slice(0, -1)},"x":${value}}]`)],
    ]),
  ),
  "100 records of 490 values": page(
    `[${Array.from({ length: 100 }, (_, n) => JSON.stringify(record(`a-${n}`, n + 1, { x: Array(480).fill(0) })).replaceAll(",0", ",1.50"))}]`,
  ),
  "100 records of 38,000 characters": page(
    JSON.stringify(Array.from({ length: 100 }, (_, n) => record(`b-${n}`, n + 1, { x: "é".repeat(19_000) }))),
  ),
};

function page(agents: string): string {
  return `{"agents":${agents},"next_cursor":null,"as_of_seq":1000}`;
}

/** The hostile values that are short enough, and longer ones cut off: what is no JSON then must be read too. */
function shortened(most: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(hostileValues).map(([what, value]) => [what, value.slice(0, most)]),
  );
}

/** What cards are read for. */
function skills(): Record<string, string> {
  const skill = (n: number) => ({ id: `skill-${n}`, name: `Skill ${n}`, tags: [`tag-${n}`, "weather"] });
  return {
    "3,000 skills": `0,"skills":${JSON.stringify(Array.from({ length: 3_000 }, (_, n) => skill(n)))}`,
  };
}
