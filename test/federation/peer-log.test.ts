/** What peers say their logs are, and what the operator confirmed of it. */
import { describe, expect, test, vi } from "vitest";
import { engines } from "../engines.ts";
import { hang } from "../hang.ts";
import { json, logInfo, numbering, type PeerResponse, plain, withLog } from "./fake-peer.ts";
import { type Scene, scene } from "./scene.ts";

const list = numbering([], () => 1);
const dayMs = 86_400_000;

/** How often the peers were asked what their logs are. */
const reads = ({ peers }: Scene) =>
  peers.flatMap(({ requests }) => requests).filter((url) => url === "/log").length;

/** What the node knows of the log of its only peer. */
const known = async ({ world }: Scene) => (await world.registry.federation.list()).peers[0]?.log;

/** The lines about other keys in the log of a node. */
function otherKeysLogged({ world }: Scene): unknown[] {
  const lines: unknown[] = [];
  vi.spyOn(world.node.app.log, "warn").mockImplementation((...[details, what]: unknown[]) => {
    if (String(what).includes("other keys")) lines.push(details);
  });
  return lines;
}

describe.each(engines)("on %s", (engine) => {
  test("knows the keys of a peer from when it is added, and reads them again once a day", async () => {
    const info = logInfo();
    await using at = await scene(engine, [withLog(list, () => info)]);
    const { id, log } = await at.add();
    expect(log).toEqual({
      origin: info.origin,
      vkeys: info.vkeys.map(({ vkey }) => vkey),
      witness_vkey: info.witness_vkey,
      is_witness: false,
      is_watched: false,
      read_at: expect.any(String),
    });
    for (let syncs = 0; syncs < 3; syncs++) await at.operator.federation.sync(id);
    expect(reads(at)).toBe(1);
    expect(await known(at)).toEqual(log);
    at.world.pass(dayMs);
    await at.operator.federation.sync(id);
    await at.operator.federation.sync(id);
    expect(reads(at)).toBe(2);
    const again = await known(at);
    expect(again).toEqual({ ...log, read_at: expect.any(String) });
    expect(Date.parse(again?.read_at ?? "")).toBeGreaterThanOrEqual(Date.parse(log?.read_at ?? "") + dayMs);
    await at.operator.federation.sync(id, { full: true });
    expect(reads(at)).toBe(3);
  });

  test("reads the log of a node, which has keys once it has events", async () => {
    await using at = await scene(engine, [list]);
    const peerUrl = `${at.peers[0]?.baseUrl}`;
    await using other = await at.world.elsewhere({ publicUrl: peerUrl, nodeKey: Buffer.alloc(32, 9) });
    at.peers[0]?.response(async ({ pathname, search }, response) => {
      const { status, body } = await other
        .send("GET", pathname + search)
        .then(async (sent) => ({ status: sent.status, body: await sent.json() }));
      json(response, body, status);
    });
    const { id, log } = await at.add();
    expect(log).toMatchObject({ origin: `${peerUrl.replace("http://", "")}/log`, vkeys: [] });
    await other.registry.agents.register({ agent_id: "far", agent_url: "https://far.example.com/a2a" });
    await vi.waitUntil(async () => (await other.registry.log.read()).vkeys.length > 0, hang);
    await at.operator.federation.sync(id);
    const { origin, vkeys, witness_vkey } = await other.registry.log.read();
    expect(await known(at)).toMatchObject({ origin, vkeys: vkeys.map(({ vkey }) => vkey), witness_vkey });
  });

  test.each<[what: string, respond: PeerResponse]>([
    ["has no log", (_url, response) => json(response, { code: "not_found" }, 404)],
    ["responds with a page", (_url, response) => response.end("<html>")],
    ["responds with another document", (_url, response) => json(response, { vkeys: "many" })],
    ["responds with a list", (_url, response) => json(response, [])],
    ["names its log with a line break", (_url, response) => json(response, { ...logInfo(), origin: "a\nb" })],
    [
      "names its log with half a character",
      (_url, response) => response.end('{"origin":"\\ud800","vkeys":[]}'),
    ],
  ])("a peer that %s has null, and is asked again the next day", async (_what, respond) => {
    const response: PeerResponse = (url, out) =>
      url.pathname === "/log" ? respond(url, out) : list(url, out);
    await using at = await scene(engine, [response]);
    const { id, log } = await at.add();
    expect(log).toBeNull();
    expect(await at.operator.federation.sync(id)).toMatchObject({ status: "complete" });
    expect([await known(at), reads(at)]).toEqual([null, 1]);
    at.world.pass(dayMs);
    await at.operator.federation.sync(id);
    expect(reads(at)).toBe(2);
  });

  test("a peer with the plain interface has null, and is not asked at each of its syncs", async () => {
    await using at = await scene(engine, [plain(() => ["far"])]);
    const { id, log } = await at.add();
    for (let syncs = 0; syncs < 3; syncs++)
      expect(await at.operator.federation.sync(id)).toMatchObject({ status: "complete" });
    expect([log, reads(at)]).toEqual([null, 1]);
  });

  test.each<[what: string, respond: PeerResponse]>([
    ["closes the connection", (_url, response) => response.destroy()],
    ["responds with 500", (_url, response) => json(response, {}, 500)],
    ["responds with 429", (_url, response) => json(response, {}, 429)],
    ["sends more than a log has", (_url, response) => response.end(Buffer.alloc(1_100_000, 0x20))],
  ])("a peer that %s fails no sync, and keeps what it said before", async (_what, respond) => {
    const info = logInfo();
    let isBroken = true;
    const whole = withLog(list, () => info);
    await using at = await scene(engine, [
      (url, out) => (url.pathname === "/log" && isBroken ? respond(url, out) : whole(url, out)),
    ]);
    const lines = otherKeysLogged(at);
    const { id, log } = await at.add();
    expect(log).toBeNull();
    expect(await at.operator.federation.sync(id)).toMatchObject({ status: "complete" });
    expect(await known(at)).toBeNull();
    isBroken = false;
    await at.operator.federation.sync(id);
    const read = await known(at);
    expect(read).toMatchObject({ origin: info.origin });
    isBroken = true;
    at.world.pass(dayMs);
    const before = reads(at);
    expect(await at.operator.federation.sync(id)).toMatchObject({ status: "complete" });
    const after = reads(at);
    expect(after).toBeGreaterThan(before);
    expect(await at.operator.federation.sync(id)).toMatchObject({ status: "complete" });
    expect([await known(at), reads(at)]).toEqual([read, after]);
    expect(lines).toEqual([]);
  });

  test("keeps keys that sign now and that it could verify, at most eight", async () => {
    const info = logInfo({ seeds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] });
    const keys = info.vkeys.map(({ vkey }) => vkey);
    const ended = info.vkeys[8];
    if (ended) ended.until = "2020-01-01T00:00:00.000Z";
    const more = [
      "",
      "none",
      5,
      null,
      keys[0]?.replace("log+", "log+0"),
      info.witness_vkey,
      `a\u0000${keys[0]}`,
    ];
    const sent = {
      ...info,
      vkeys: [...info.vkeys, info.vkeys[9], ...more.map((vkey) => ({ vkey, from: "", until: null })), null],
      witness_vkey: keys[0],
    };
    await using at = await scene(engine, [withLog(list, () => sent)]);
    const { log } = await at.add();
    expect(log).toMatchObject({ vkeys: [...keys.slice(1, 8), keys[9]], witness_vkey: null });
  });

  test("shows what the operator confirmed; other keys of the peer change nothing of it", async () => {
    let info = logInfo();
    await using at = await scene(engine, [withLog(list, () => info)]);
    const lines = otherKeysLogged(at);
    const { id, base_url, log } = await at.add();
    if (!log?.witness_vkey) throw new Error("The peer has a witness key");
    const { log: admin } = at.operator;
    await admin.watch(log.origin, { vkeys: log.vkeys });
    expect(await known(at)).toMatchObject({ is_witness: false, is_watched: true });
    await admin.addWitness("north", { vkey: log.witness_vkey, url: `${base_url}/log/witness` });
    expect(await known(at)).toMatchObject({ is_witness: true, is_watched: true });
    const confirmed = async () => [await admin.watched(), await admin.witnesses()];
    const before = await confirmed();
    info = logInfo({ seeds: [3, 5], witnessSeed: 6 });
    at.world.pass(dayMs);
    await at.operator.federation.sync(id);
    const now = await known(at);
    expect(now).toMatchObject({ witness_vkey: info.witness_vkey, is_witness: false, is_watched: false });
    expect(now?.vkeys).toHaveLength(2);
    expect(await confirmed()).toEqual(before);
    expect(lines).toEqual([
      {
        peer: id,
        before: { log_origin: log.origin, log_vkeys: log.vkeys[0], witness_vkey: log.witness_vkey },
        now: { log_origin: log.origin, log_vkeys: now?.vkeys.join(" "), witness_vkey: info.witness_vkey },
      },
    ]);
    await admin.watch(log.origin, { vkeys: now?.vkeys ?? [] });
    expect(await known(at)).toMatchObject({ is_witness: false, is_watched: true });
    info = logInfo({ seeds: [5], witnessSeed: 6 });
    await at.operator.federation.sync(id, { full: true });
    expect(await known(at)).toMatchObject({ is_watched: true });
    await admin.unwatch(log.origin);
    expect(await known(at)).toMatchObject({ is_watched: false });
    expect(lines).toHaveLength(2);
  });

  test("a peer that is added again has the keys that it says then", async () => {
    let info = logInfo();
    await using at = await scene(engine, [withLog(list, () => info)]);
    const { id } = await at.addAndSync();
    await at.operator.federation.remove(id);
    info = logInfo({ seeds: [5] });
    expect((await at.add()).log?.vkeys).toEqual(info.vkeys.map(({ vkey }) => vkey));
  });

  test("a removal waits for no peer that does not say what its log is", async () => {
    let isSilent = false;
    const response: PeerResponse = (url, out) => {
      if (url.pathname !== "/log") return list(url, out);
      return isSilent ? undefined : json(out, {}, 500);
    };
    await using at = await scene(engine, [response]);
    const { id } = await at.add();
    isSilent = true;
    const sync = at.operator.federation.sync(id);
    await vi.waitUntil(() => reads(at) === 2, hang);
    await at.operator.federation.remove(id);
    expect(await sync).toMatchObject({ status: "complete" });
    expect(await known(at)).toBeUndefined();
  });
});
