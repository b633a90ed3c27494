/** A node as a witness of other logs: https://c2sp.org/tlog-witness. */
import { describe, expect, it } from "vitest";
import {
  checkpointText,
  cosignerOf,
  createLogKey,
  keyTypes,
  noteOf,
} from "../../server/features/log/log-key.ts";
import {
  cosignedAt,
  isBy,
  isSignedBy,
  parseNote,
  parseNoteKey,
  parseSignatures,
} from "../../server/features/log/signed-note.ts";
import { hashOf } from "../../server/features/log/witness/watched-logs.ts";
import { engines } from "../engines.ts";
import { createWorld, noRateLimits, type TestWorld } from "../world.ts";
import { entriesOf, OtherLog, otherOrigin } from "./other-log.ts";

const log = new OtherLog(entriesOf(40));
/** The same log with another history from its eleventh entry on. */
const fork = new OtherLog([...entriesOf(10), ...entriesOf(30, "other")]);

async function witnessOf(engine: TestWorld["engine"]): Promise<TestWorld> {
  const world = await createWorld(engine);
  await (await world.owner()).log.watch(otherOrigin, { vkeys: [log.key.vkey] });
  return world;
}

async function submit(
  { send }: TestWorld,
  body: string,
): Promise<{ status: number; text: string; media: string | null }> {
  const response = await send("POST", "/log/witness/add-checkpoint", { body });
  return {
    status: response.status,
    text: await response.text(),
    media: response.headers.get("content-type"),
  };
}

async function storedNote({ send }: TestWorld): Promise<string> {
  return (await send("GET", `/log/witness/${hashOf(otherOrigin)}/checkpoint`)).text();
}

/** The key of the node as a witness. */
async function keyOf({ registry }: TestWorld) {
  const { witness_vkey } = await registry.log.read();
  const key = parseNoteKey(witness_vkey ?? "", keyTypes.cosignature);
  if (!key) throw new Error("The node has no key as a witness");
  return key;
}

describe.each(engines)("a witness on %s", (engine) => {
  it("cosigns a log that only grows, and serves what it cosigned", async () => {
    await using world = await witnessOf(engine);
    const key = await keyOf(world);
    expect(key.name).toBe("registry.test/log/witness");
    let old = 0;
    for (const size of [3, 4, 16, 16, 33]) {
      world.stand("2026-11-21T10:00:00.500Z");
      const { status, text } = await submit(world, await log.request(old, size));
      expect(status).toBe(200);
      const [signature, ...more] = parseSignatures(text) ?? [];
      if (!signature) throw new Error("There is no signature");
      expect(more).toEqual([]);
      expect(isBy(key, signature)).toBe(true);
      expect(cosignedAt(key, await log.text(size), signature)).toEqual(new Date("2026-11-21T10:00:00.000Z"));
      expect(cosignedAt(key, await fork.text(size + 1), signature)).toBeNull();
      expect(await storedNote(world)).toBe(await log.note(size, text));
      old = size;
    }
    const { logs } = await (await world.owner()).log.watched();
    expect(logs).toMatchObject([{ origin: otherOrigin, size: 33, cosigned_at: "2026-11-21T10:00:00.500Z" }]);
  });

  it("cosigns one of two histories", async () => {
    await using world = await witnessOf(engine);
    await submit(world, await log.request(0, 20));
    expect(await submit(world, await fork.request(20, 20))).toMatchObject({ status: 422 });
    expect(await submit(world, await fork.request(10, 20))).toMatchObject({ status: 409, text: "20\n" });
    expect(await submit(world, await fork.request(20, 30))).toMatchObject({ status: 422 });
    expect(await storedNote(world)).toContain(await log.text(20));
    expect((await submit(world, await log.request(20, 30))).status).toBe(200);
  });

  it("cosigns a log of no entries only with the root of none", async () => {
    await using world = await witnessOf(engine);
    const text = checkpointText(otherOrigin, 0, Buffer.alloc(32, 1));
    const other = await log.request(0, 0, noteOf(text, [log.key.lineOf(text)]));
    expect(await submit(world, other)).toMatchObject({ status: 422 });
    expect(await submit(world, await log.request(0, 0))).toMatchObject({ status: 200 });
  });

  it("names its size to a log that does not know it", async () => {
    await using world = await witnessOf(engine);
    await submit(world, await log.request(0, 20));
    const stale = await submit(world, await log.request(10, 30));
    expect(stale).toEqual({ status: 409, text: "20\n", media: "text/x.tlog.size" });
  });

  it("never goes back and never cosigns two histories when requests arrive at once", async () => {
    await using world = await witnessOf(engine);
    await submit(world, await log.request(0, 10));
    const bodies = await Promise.all(
      [11, 12, 13, 20, 30].flatMap((size) => [log.request(10, size), fork.request(10, size)]),
    );
    const results = await Promise.all(bodies.map((body) => submit(world, body)));
    expect(results.filter(({ status }) => status === 200).length).toBe(1);
    const won = results.findIndex(({ status }) => status === 200);
    const note = parseNote(await storedNote(world));
    expect(bodies[won]).toContain(note?.text ?? "nothing");
    const size = note?.text.split("\n")[1];
    for (const { status, text } of results.filter((each) => each.status !== 200))
      expect([status, text]).toEqual([409, `${size}\n`]);
  });

  it("cosigns the first checkpoint of one log when several arrive at once", async () => {
    await using world = await witnessOf(engine);
    const bodies = await Promise.all([log.request(0, 20), fork.request(0, 20), log.request(0, 15)]);
    const statuses = (await Promise.all(bodies.map((body) => submit(world, body)))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
  });

  it("keeps what it cosigned while the log is not watched", async () => {
    await using world = await witnessOf(engine);
    const owner = await world.owner();
    await submit(world, await log.request(0, 20));
    await owner.log.unwatch(otherOrigin);
    expect((await submit(world, await log.request(20, 30))).status).toBe(404);
    await owner.log.watch(otherOrigin, { vkeys: [log.key.vkey] });
    expect((await submit(world, await fork.request(0, 20))).status).toBe(409);
    expect((await submit(world, await fork.request(20, 30))).status).toBe(422);
    expect((await submit(world, await log.request(20, 30))).status).toBe(200);
  });

  it("accepts only the keys that the operator confirmed last", async () => {
    await using world = await witnessOf(engine);
    await submit(world, await log.request(0, 10));
    const rotated = new OtherLog(entriesOf(40), { seed: 6 });
    expect((await submit(world, await rotated.request(10, 20))).status).toBe(403);
    await (await world.owner()).log.watch(otherOrigin, { vkeys: [rotated.key.vkey] });
    expect((await submit(world, await log.request(10, 20))).status).toBe(403);
    expect((await submit(world, await rotated.request(10, 20))).status).toBe(200);
  });
});

describe("signatures of a submitted checkpoint", () => {
  const lineOf = async (key = log.key) => key.lineOf(await log.text(7));
  const strange = createLogKey(Buffer.alloc(32, 9), otherOrigin);
  const witness = cosignerOf(Buffer.alloc(32, 9), "witness.example/w");

  it("by unknown keys are ignored, and are not served", async () => {
    await using world = await witnessOf("sqlite");
    const text = await log.text(7);
    const others = [
      await lineOf(strange), // the name of the log, another key
      await lineOf(createLogKey(Buffer.alloc(32, 5), "another.example/log")), // the key of the log, another name
      witness.lineOf(text, new Date("2026-11-21T10:00:00.000Z")),
    ];
    const { status, text: line } = await submit(world, await log.request(0, 7, await log.note(7, ...others)));
    expect(status).toBe(200);
    expect(await storedNote(world)).toBe(await log.note(7, line));
    expect((await submit(world, await log.request(7, 7, `${text}\n${others.join("")}`))).status).toBe(403);
  });

  it("may be there twice, and are served once", async () => {
    await using world = await witnessOf("sqlite");
    const twice = await log.note(7, await lineOf());
    const { status, text } = await submit(world, await log.request(0, 7, twice));
    expect(status).toBe(200);
    expect(await storedNote(world)).toBe(await log.note(7, text));
  });

  it("by several keys of the log are served all", async () => {
    await using world = await witnessOf("sqlite");
    await (await world.owner()).log.watch(otherOrigin, { vkeys: [log.key.vkey, strange.vkey] });
    const both = await log.note(7, await lineOf(strange));
    const { text } = await submit(world, await log.request(0, 7, both));
    expect(await storedNote(world)).toBe(both + text);
  });

  it("that are wrong make the whole note invalid, also beside a right one", async () => {
    await using world = await witnessOf("sqlite");
    const forged = log.key.lineOf(await fork.text(30)); // the right key, another text
    const note = await log.note(7, forged);
    expect(await submit(world, await log.request(0, 7, note))).toMatchObject({ status: 403 });
    expect((await submit(world, await log.request(0, 7))).status).toBe(200);
  });

  it("over the name of another log say nothing of this one", async () => {
    await using world = await witnessOf("sqlite");
    const text = (await log.text(7)).replace(otherOrigin, "another.example/log");
    expect((await submit(world, await log.request(0, 7, log.key.sign(text)))).status).toBe(404);
  });
});

describe("a request to cosign", () => {
  it("may have any media type, and none", async () => {
    await using world = await witnessOf("sqlite");
    for (const [index, media] of [
      "text/plain",
      "application/json",
      "application/x-www-form-urlencoded",
    ].entries()) {
      const body = await log.request(index, index + 1);
      const headers = { "content-type": media };
      const response = await world.send("POST", "/log/witness/add-checkpoint", { headers, body });
      expect([media, response.status]).toEqual([media, 200]);
    }
    expect((await submit(world, await log.request(3, 4))).status).toBe(200);
  });

  it("is limited in size, and must not be encoded", async () => {
    await using world = await witnessOf("sqlite");
    const large = `old 0\n\n${"x".repeat(65_536)}`;
    expect((await submit(world, large)).status).toBe(413);
    const headers = { "content-encoding": "gzip" };
    const encoded = await world.send("POST", "/log/witness/add-checkpoint", { headers, body: "old 0\n" });
    expect(encoded.status).toBe(415);
  });

  it("is limited for each network", async () => {
    const rateLimits = { ...noRateLimits, anonymous_write: 2 };
    await using world = await createWorld("sqlite", { rateLimits });
    const statuses: number[] = [];
    for (let n = 0; n < 3; n++) statuses.push((await submit(world, await log.request(0, 7))).status);
    expect(statuses).toEqual([404, 404, 429]);
  });
});

describe("a key of a note", () => {
  it("is of one type", () => {
    const { vkey } = log.key;
    expect(parseNoteKey(vkey, keyTypes.ed25519)?.name).toBe(otherOrigin);
    expect(parseNoteKey(vkey, keyTypes.cosignature)).toBeNull();
    expect(parseNoteKey(`${vkey}A`, keyTypes.ed25519)).toBeNull();
    expect(parseNoteKey(vkey.replace(/\+[0-9a-f]{8}\+/, "+00000000+"), keyTypes.ed25519)).toBeNull();
  });

  it("of a witness is not that of the log of the same node", async () => {
    await using world = await createWorld("sqlite");
    await world.registry.agents.register({ agent_id: "a", agent_url: "https://a.example.com" });
    await world.arrange.seal();
    const { vkeys, witness_vkey } = await world.registry.log.read();
    const bytesOf = (vkey = "") => Buffer.from(vkey.split("+").slice(2).join("+"), "base64").subarray(1);
    expect(bytesOf(vkeys[0]?.vkey)).not.toEqual(bytesOf(witness_vkey ?? ""));
  });

  it("verifies the cosignature of the specification's form", () => {
    const key = parseNoteKey(log.key.vkey, keyTypes.ed25519);
    const [signature] = parseSignatures(log.key.lineOf("text\n")) ?? [];
    expect(key && signature && isSignedBy(key, "text\n", signature)).toBe(true);
    expect(key && signature && isSignedBy(key, "test\n", signature)).toBe(false);
  });
});
