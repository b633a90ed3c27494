/** The monitor: what it accepts, and that each misbehaviour of a registry is found and named. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type MonitorState, monitorLog, parseState } from "../../client/monitor.ts";
import { checkpointText, logKeyOf } from "../../server/features/log/log-key.ts";
import { beginNewLog } from "../../server/features/log/new-log.ts";
import { engines } from "../engines.ts";
import { folder } from "../faults/process.ts";
import { isEveryday } from "../runs.ts";
import { publicUrl } from "../world.ts";
import { entriesOf } from "./journal.ts";
import { createWitness, type MonitorScene, monitorScene, nodeKey, origin } from "./monitor-scene.ts";

const key = logKeyOf(nodeKey, origin);

const exit = { ok: 0, unreachable: 1, misbehaviour: 2, untrusted: 3, stale: 3, wrongUsage: 4 };

/** The state that a run left. */
function stateIn({ files }: { files: Record<string, string> }): MonitorState {
  return parseState(files["state.json"] ?? "");
}

/** The checkpoints that a run kept as evidence. */
function notesIn({ files }: { files: Record<string, string> }): string[] {
  return Object.keys(files).filter((name) => name.startsWith("checkpoint-"));
}

describe.each(engines)("the monitor of a node on %s", (engine) => {
  it("trusts the key on first use, and continues where it ended", async () => {
    await using scene = await monitorScene(engine);
    await scene.grow(300);
    const first = await scene.monitor();
    expect(first.text).toContain(`First use: trusting ${key.vkey}`);
    expect(first.text).toContain(`OK: The log ${origin} has 300 entries`);
    expect(first.text).toContain("300 events were checked");
    expect(first.code).toBe(exit.ok);
    expect(stateIn(first)).toMatchObject({ origin, keys: [key.vkey], first_seq: 1, size: 300 });

    await scene.grow(1);
    const second = await scene.monitor();
    expect(second.text).toContain("1 event was checked");
    expect(second.text).not.toContain("First use");
    expect(scene.requested.filter((path) => path.startsWith("/events"))).toEqual([
      "/events?after=300&limit=100",
      "/events?after=301&limit=1",
    ]);
    expect(stateIn(second)).toMatchObject({ size: 301 });
    expect((await scene.monitor(["--quiet"])).text).toBe("");
    expect((await scene.monitor(["--all"])).text).toContain("301 events were checked");
  });

  it.skipIf(isEveryday)("keeps as much of a long log as of a short one", async () => {
    await using scene = await monitorScene(engine);
    await scene.grow(5_500);
    const { code, files } = await scene.monitor();
    expect(code).toBe(exit.ok);
    const { size, edge } = stateIn({ files });
    expect(edge.length).toBe(size.toString(2).replaceAll("0", "").length);
    expect(files["state.json"]?.length).toBeLessThan(4_000);
  });

  it.skipIf(isEveryday)("continues a run that was interrupted", async () => {
    await using scene = await monitorScene(engine);
    await scene.grow(5_500);
    const broken = await scene.monitor([], (path) =>
      path.startsWith("/log/tile/entries/020") ? new Response("", { status: 503 }) : null,
    );
    expect(broken.code).toBe(exit.unreachable);
    expect(stateIn(broken)).toMatchObject({ size: 4_096 }); // 16 bundles
    await scene.grow(100);
    const continued = await scene.monitor();
    expect(continued.text).toContain("1504 events were checked");
    expect(continued.code).toBe(exit.ok);
    expect(stateIn(continued)).toMatchObject({ size: 5_600 });
  });

  it("prints the events of one agent", async () => {
    await using scene = await monitorScene(engine);
    await scene.world.registry.agents.register({ agent_id: "b", agent_url: "https://b.example.com" });
    await scene.grow(2);
    const { text } = await scene.monitor(["--agent", "a"]);
    const lines = text.split("\n").filter((line) => line.includes("agent.registered"));
    expect(lines.map((line) => line.split("  ").slice(1))).toEqual([
      ["event 2", "agent.registered", "updated (name)"],
      ["event 3", "agent.registered", "updated (name)"],
    ]);
  });

  it("accepts events that were erased, and those that were deleted because of their age", async () => {
    await using scene = await monitorScene(engine);
    const { registry } = scene.world;
    await scene.grow(3);
    await registry.agents.register({ agent_id: "b", agent_url: "https://b.example.com" });
    await registry.agents.register({ agent_id: "b", agent_url: "https://b.example.com/a2a" });
    await scene.grow(2);
    expect((await scene.monitor()).code).toBe(exit.ok);
    await (await scene.world.owner()).erasures.create({ agent_id: "b", reason: "asked for" });
    // The erasure itself is not sealed yet, so it is read from the next checkpoint.
    const early = await scene.monitor(["--all"], async (path, pass) => {
      if (path.endsWith("/proof")) await scene.seal();
      return pass();
    });
    expect(early.text).toContain("2 of them: erased, as a later event says.");
    expect(early.code).toBe(exit.ok);
    const later = await scene.monitor(["--all"]);
    expect(later.text).toContain("2 of them: erased, as a later event says.");
    expect(later.code).toBe(exit.ok);

    await scene.world.arrange.deleteEvents();
    await scene.grow(1);
    const aged = await scene.monitor(["--all"]);
    expect(aged.text).toContain("of them: deleted because of their age.");
    expect(aged.code).toBe(exit.ok);
  });

  it("does not accept an erasure that no event says", async () => {
    await using scene = await monitorScene(engine);
    const { registry } = scene.world;
    await scene.grow(3);
    await registry.agents.register({ agent_id: "b", agent_url: "https://b.example.com" });
    await (await scene.world.owner()).erasures.create({ agent_id: "b", reason: "asked for" });
    await scene.grow(1);
    await scene.world.sql(
      "insert into redacted_event (seq, by_seq, type, committed_at, body_sha256) select 2, 5, type, committed_at, (select body_sha256 from redacted_event where seq = 4) from event where seq = 2",
    );
    await scene.world.sql("delete from event where seq = 2");
    const other = await scene.monitor();
    expect(other.text).toContain("What the registry keeps of the erased event 2 is not what it sealed.");
    expect(other.code).toBe(exit.misbehaviour);
    const [, second = ""] = await entriesOf(scene.world.node.database);
    const entry = JSON.parse(second);
    await scene.world.sql(`update redacted_event set body_sha256 = '${entry.body_sha256}' where seq = 2`);
    const unlisted = await scene.monitor();
    expect(unlisted.text).toContain("event 5 erased event 2, but event 5 does not list it");
    expect(unlisted.code).toBe(exit.misbehaviour);
  });

  describe("exits with 2, names the event and keeps the evidence", () => {
    const tampering: [string, string, string[]][] = [
      [
        "if a byte of an old body is changed",
        "another event 5 than it sealed",
        ["update event set body = replace(body, 'updated', 'updatee') where seq = 5"],
      ],
      [
        "if a body is no JSON any more",
        "another event 5 than it sealed",
        [`update event set body = replace(body, '"payload"', 'payload"') where seq = 5`],
      ],
      ["if an event is deleted", "Event 5 is gone", ["delete from event where seq = 5"]],
      [
        "if two events change places",
        "another event 5 than it sealed",
        [
          "update event set seq = 999999 where seq = 5",
          "update event set seq = 5 where seq = 6",
          "update event set seq = 6 where seq = 999999",
        ],
      ],
      [
        "if an entry of the log is changed",
        "The entry of event 5 is not the one that the log has a hash of",
        [
          `update log_bundle set entries =
            replace(entries, '"seq":5,"event":"agent.registered"', '"seq":5,"event":"agent.deprecated"')`,
        ],
      ],
    ];

    it.each(tampering)("%s", async (_what, found, statements) => {
      await using scene = await monitorScene(engine);
      await scene.grow(12);
      expect((await scene.monitor()).code).toBe(exit.ok);
      const kept = stateIn(await scene.monitor());
      for (const statement of statements) await scene.world.sql(statement);
      await scene.grow(1);
      const all = await scene.monitor(["--all"]);
      expect(all.text).toContain(`MISBEHAVIOUR: `);
      expect(all.text).toContain(found);
      expect(all.code).toBe(exit.misbehaviour);
      expect(notesIn(all).length).toBe(2);
      expect(Object.values(all.files)).toContain(kept.checkpoint);
      for (const name of notesIn(all)) expect(all.text).toContain(name);
      expect(stateIn(all)).toEqual(kept); // the next run finds it again
    });

    it("if a new event is another one than was sealed", async () => {
      await using scene = await monitorScene(engine);
      await scene.grow(12);
      await scene.monitor();
      await scene.grow(150);
      await scene.world.sql("update event set body = replace(body, 'updated', 'updatee') where seq = 140");
      const ran = await scene.monitor();
      expect(ran.text).toContain("another event 140 than it sealed");
      expect(ran.files["event-140.json"]).toContain("updatee");
      expect(ran.code).toBe(exit.misbehaviour);
    });

    it("if the list leaves out an event", async () => {
      await using scene = await monitorScene(engine);
      await scene.grow(12);
      const ran = await scene.monitor([], async (path, pass) => {
        const response = await pass();
        if (!path.startsWith("/events?")) return response;
        const page = JSON.parse(await response.text());
        const events = page.events.filter((each: { payload: { seq: number } }) => each.payload.seq !== 7);
        return Response.json({ ...page, events });
      });
      expect(ran.text).toContain("GET /events leaves out event 7");
      expect(ran.code).toBe(exit.misbehaviour);
    });

    it("if history is rewritten and signed again", async () => {
      await using scene = await monitorScene(engine);
      await scene.grow(12);
      await scene.monitor();
      await scene.world.sql("update event set body = replace(body, 'updated', 'updatee') where seq = 10");
      await scene.resealAll(); // another root for the same size
      const same = await scene.monitor();
      expect(same.text).toContain("The log was rewritten: the entries of the events 9 to 12");
      expect(same.code).toBe(exit.misbehaviour);
      expect(notesIn(same).length).toBe(2);
      await scene.grow(5);
      const grown = await scene.monitor();
      expect(grown.text).toContain("The log was rewritten: the entries of the events 9 to 12");
      expect(grown.code).toBe(exit.misbehaviour);
    });

    it("if two roots are signed for one size, also when it had not read all of the first", async () => {
      await using scene = await monitorScene(engine);
      await scene.grow(5_500);
      const broken = await scene.monitor([], (path) =>
        path.startsWith("/log/tile/entries/020") ? new Response("", { status: 503 }) : null,
      );
      expect(stateIn(broken).size).toBe(4_096);
      await scene.world.sql("update event set body = replace(body, 'updated', 'updatee') where seq = 5000");
      await scene.resealAll();
      const ran = await scene.monitor();
      expect(ran.text).toContain("The log signed two histories");
      expect(ran.text).toContain("They differ among the events 4097 to 5500.");
      expect(ran.code).toBe(exit.misbehaviour);
    });

    it("if the log lost its end, as a copy of yesterday has", async () => {
      await using scene = await monitorScene(engine);
      await scene.grow(12);
      await scene.monitor();
      await scene.world.sql("delete from event where seq > 8");
      await scene.world.sql("update journal set seq = 8");
      await scene.resealAll();
      const ran = await scene.monitor();
      expect(ran.text).toContain("it signed 12 entries, and now shows 8. Gone: events 9 to 12.");
      expect(ran.code).toBe(exit.misbehaviour);
      expect(notesIn(ran).length).toBe(2);
    });

    it("if the log is gone", async () => {
      await using scene = await monitorScene(engine);
      await scene.grow(12);
      await scene.monitor();
      await scene.world.sql("update log set size = 0, published_size = 0, note = null");
      const ran = await scene.monitor();
      expect(ran.text).toContain("The registry has no log any more");
      expect(ran.code).toBe(exit.misbehaviour);
    });

    it("if the tiles do not have the root that was signed", async () => {
      await using scene = await monitorScene(engine);
      await scene.grow(12);
      const note = key.sign(checkpointText(origin, 12, Buffer.alloc(32, 1)));
      const ran = await scene.monitor([], (path) => (path === "/log/checkpoint" ? new Response(note) : null));
      expect(ran.text).toContain("do not have the root that it signed for 12 entries");
      expect(ran.code).toBe(exit.misbehaviour);
    });

    it("if a new log drops events that the former one had", async () => {
      await using scene = await monitorScene(engine);
      await scene.grow(12);
      await scene.monitor();
      await scene.world.sql("delete from event where seq > 8");
      await scene.world.sql("update journal set seq = 8");
      const left = (await entriesOf(scene.world.node.database)).slice(0, 8);
      await scene.world.sql(`update log_bundle set entries = '${left.join("\n")}'`);
      const now = new Date("2026-11-26T14:30:00.000Z");
      await beginNewLog({ database: scene.world.node.database, kept: null, publicUrl, now });
      await scene.seal();
      const ran = await scene.monitor();
      expect(ran.text).toContain("The operator ended the log registry.test/log on 2026-11-26T14:30:00.000Z");
      expect(ran.text).toContain(`lacks the events 9 to 12, which ${origin} had`);
      expect(ran.code).toBe(exit.misbehaviour);
    });
  });

  it("follows a new log that has all that the former one had", async () => {
    await using scene = await monitorScene(engine);
    await scene.grow(12);
    await scene.monitor();
    const now = new Date("2026-11-26T14:30:00.000Z");
    await beginNewLog({ database: scene.world.node.database, kept: null, publicUrl, now });
    await scene.grow(1);
    const ran = await scene.monitor();
    expect(ran.text).toContain("The operator ended the log");
    expect(ran.code).toBe(exit.ok);
    expect(stateIn(ran)).toMatchObject({ origin: `${origin}/20261126T143000Z`, size: 13 });
    expect((await scene.monitor()).text).not.toContain("ended the log");
  });

  it("exits with 3 if the signature is forged, or by another key", async () => {
    await using scene = await monitorScene(engine);
    await scene.grow(12);
    await scene.monitor();
    const forged = await scene.monitor([], async (path, pass) => {
      const response = await pass();
      if (path !== "/log/checkpoint") return response;
      const note = await response.text();
      return new Response(`${note.slice(0, -8)}${note.at(-8) === "A" ? "B" : "A"}${note.slice(-7)}`);
    });
    expect(forged.text).toMatch(
      /NOT TRUSTED: (The signature by registry.test\/log is wrong|A signature line)/,
    );
    expect(forged.code).toBe(exit.untrusted);

    const other = logKeyOf(Buffer.alloc(32, 8), origin);
    await scene.seal({ nodeKey: Buffer.alloc(32, 8) });
    const rotated = await scene.monitor();
    expect(rotated.text).toContain(`NOT TRUSTED: The checkpoint is signed by ${other.vkey}`);
    expect(rotated.text).toContain(`--accept-key '${other.vkey}'`);
    expect(rotated.code).toBe(exit.untrusted);
    expect((await scene.monitor(["--accept-key", other.vkey])).code).toBe(exit.ok);
    expect((await scene.monitor()).code).toBe(exit.ok);
    expect((await scene.monitor(["--key", key.vkey])).code).toBe(exit.untrusted);
  });

  it("follows a change of the key while the former one signs too", async () => {
    await using scene = await monitorScene(engine);
    await scene.grow(12);
    await scene.monitor();
    const other = logKeyOf(Buffer.alloc(32, 8), origin);
    await scene.seal({ nodeKey: Buffer.alloc(32, 8) });
    const both = await scene.monitor([], async (path, pass) => {
      const response = await pass();
      if (path !== "/log/checkpoint") return response;
      const note = await response.text();
      const text = note.slice(0, note.indexOf("\n\n") + 1);
      return new Response(key.sign(text) + other.sign(text).slice(text.length + 1));
    });
    expect(both.text).toContain(
      `The log signs with a further key, beside the one that you trust: ${other.vkey}`,
    );
    expect(both.code).toBe(exit.ok);
    expect((await scene.monitor()).code).toBe(exit.ok);
  });

  it("exits with 3 if the log stands still, or an old checkpoint is shown", async () => {
    await using scene = await monitorScene(engine);
    await scene.grow(12);
    const old = await scene.world.registry.log.checkpoint();
    await scene.grow(5);
    await scene.monitor();
    const cached = await scene.monitor([], (path) => (path === "/log/checkpoint" ? new Response(old) : null));
    expect(cached.text).toContain(
      "STALE: The checkpoint is an old one, of 12 entries: the log had 17 before.",
    );
    expect(cached.code).toBe(exit.stale);
    await scene.world.sql(
      "update log set halted = 'The disk is full.', halted_at = '2026-11-20T16:15:00.000Z'",
    );
    await scene.world.registry.agents.register({ agent_id: "b", agent_url: "https://b.example.com" });
    expect((await scene.monitor()).code).toBe(exit.ok);
    const halted = await scene.monitor([], undefined, 3_600_000);
    expect(halted.text).toContain("STALE: The log stands still: it has no entry of event 18");
    expect(halted.text).toContain("It says: The disk is full.");
    expect(halted.code).toBe(exit.stale);
  });

  it("shows a split view to no two monitors that require a quorum of witnesses", async () => {
    await using one = await monitorScene(engine);
    await using other = await monitorScene(engine);
    await one.grow(12);
    await other.world.registry.agents.register({ agent_id: "b", agent_url: "https://b.example.com" });
    await other.grow(11); // another log of the same name, key and size
    const witnesses = ["W1", "W2", "W3"].map((name, index) => createWitness(`${name}.example`, index + 1));
    const policy = [
      `log ${key.vkey}`,
      ...witnesses.map(({ vkey }, index) => `witness W${index + 1} ${vkey}`),
      "group majority 2 W1 W2 W3",
      "quorum majority",
    ].join("\n");
    await using own = await folder();
    const file = join(own.path, "witnesses.policy");
    await writeFile(file, `${policy}\n`);
    /** Each witness signs the first log of a size that it sees, as an honest one does. */
    const seen = new Map<number, string>();
    const run = (scene: MonitorScene, asked: number[], args: string[] = []) =>
      scene.monitor(["--policy", file, ...args], async (path, pass) => {
        const response = await pass();
        if (path !== "/log/checkpoint") return response;
        let note = await response.text();
        const [, , root = ""] = note.split("\n");
        for (const index of asked) {
          if (!seen.has(index)) seen.set(index, root);
          if (seen.get(index) === root) note = witnesses[index]?.cosign(note) ?? note;
        }
        return new Response(note);
      });
    const accepted = await run(one, [0, 1]);
    expect(accepted.text).toContain("Cosigned by W1, W2.");
    expect(accepted.code).toBe(exit.ok);
    expect(stateIn(accepted).keys).toBeNull();
    const refused = await run(other, [0, 1, 2]);
    expect(refused.text).toContain("NOT TRUSTED: The checkpoint of 12 entries lacks the quorum `majority`");
    expect(refused.text).toContain("cosigned by W3");
    expect(refused.code).toBe(exit.untrusted);
    const aged = await run(one, [0, 1], ["--max-age", "1h"]);
    expect(aged.text).toContain("cosigned since");
    expect(aged.code).toBe(exit.untrusted);
  });

  describe("exits with 1", () => {
    const answers: [string, (path: string) => Response | Promise<Response> | null, string][] = [
      ["if every response is an error of the server", () => new Response("", { status: 500 }), "status 500"],
      ["if nothing is there", () => new Response("Not found", { status: 404 }), "status 404"],
      [
        "if a page has no log",
        () => new Response("<html>", { headers: { "Content-Type": "text/html" } }),
        "",
      ],
      ["if a response is huge", () => new Response("x".repeat(5_000_000)), "more than 65536 bytes"],
      ["if a response does not end", () => new Response(endless()), "more than 65536 bytes"],
      ["if no response comes", () => new Promise(() => {}), "no complete response in 1000 ms"],
      [
        "if a response is slow",
        () => new Response(new ReadableStream({ start: (to) => to.enqueue(Buffer.from("registry")) })),
        "no complete response in 1000 ms",
      ],
      ["if the network fails", () => Promise.reject(new TypeError("fetch failed")), "fetch failed"],
      [
        "if a tile is missing",
        (path) =>
          path.startsWith("/log/tile/0") ? Response.json({ code: "tile_not_found" }, { status: 404 }) : null,
        "The tile 0/0: status 404 tile_not_found",
      ],
      [
        "if a tile is too short",
        (path) => (path.startsWith("/log/tile/0") ? new Response("short") : null),
        "bytes",
      ],
      [
        "if a bundle is cut",
        (path) => (path.includes("entries") ? new Response("\u0000\u0005a") : null),
        "bundle",
      ],
      [
        "if events cannot be read",
        (path) => (path.startsWith("/events") ? new Response("", { status: 502 }) : null),
        "status 502",
      ],
    ];

    it.each(answers)("%s", async (_what, answer, found) => {
      await using scene = await monitorScene(engine);
      await scene.grow(12);
      expect((await scene.monitor()).code).toBe(exit.ok);
      const ran = await scene.monitor(["--all", "--timeout", "1s"], (path) => answer(path));
      expect(ran.text).toContain(found);
      expect([exit.unreachable, exit.untrusted]).toContain(ran.code);
      if (found !== "") expect(ran.code, ran.text).toBe(exit.unreachable);
      expect((await scene.monitor(["--all"])).code).toBe(exit.ok);
    });
  });
});

/** A body that never ends. */
function endless(): ReadableStream {
  return new ReadableStream({ pull: (to) => to.enqueue(Buffer.alloc(10_000, "x")) });
}

describe("the command of the monitor", () => {
  it("explains itself, and rejects wrong usage", async () => {
    await using scene = await monitorScene("sqlite");
    expect((await scene.monitor(["--help"])).text).toContain("Exit code");
    const wrong = [
      ["--every", "soon"],
      ["--unknown"],
      ["more"],
      ["--policy", "/no/such/file"],
      ["--accept-key", "k"],
    ];
    for (const args of wrong) expect((await scene.monitor(args)).code, args.join(" ")).toBe(exit.wrongUsage);
    expect((await scene.monitor(["--key", "no key"])).text).toContain(
      "This is no Ed25519 key of a log: no key",
    );
  });

  it("repeats until a misbehaviour is found", async () => {
    await using scene = await monitorScene("sqlite");
    await scene.grow(3);
    let runs = 0;
    const ran = await scene.monitor(["--every", "60s"], async (path, pass) => {
      if (path !== "/log/checkpoint") return pass();
      runs += 1;
      if (runs === 2) await scene.grow(1);
      if (runs === 3) {
        await scene.grow(1);
        await scene.world.sql("update event set body = replace(body, 'updated', 'updatee') where seq = 5");
      }
      return pass();
    });
    expect(ran.code).toBe(exit.misbehaviour);
    expect(runs).toBe(3);
  });

  it("shows control characters of a registry by their numbers", async () => {
    await using scene = await monitorScene("sqlite");
    await scene.grow(3);
    await scene.monitor();
    await scene.world.sql("update log set halted = '\u001b[2J', halted_at = '2026-11-20T16:15:00.000Z'");
    await scene.world.registry.agents.register({ agent_id: "b", agent_url: "https://b.example.com" });
    expect((await scene.monitor([], undefined, 3_600_000)).text).toContain("It says: \\u{1b}[2J");
  });

  it("does not begin again if its state is damaged", async () => {
    await using scene = await monitorScene("sqlite");
    await scene.grow(3);
    const { files } = await scene.monitor();
    const state = files["state.json"] ?? "";
    for (const damaged of ["", "{}", state.slice(0, 40), state.replace('"size": 3', '"size": 4')])
      expect(() => parseState(damaged)).toThrow(TypeError);
  });
});

describe("monitorLog", () => {
  it("ends when its signal aborts, with the reason", async () => {
    const aborter = new AbortController();
    const running = monitorLog({
      baseUrl: publicUrl,
      signal: aborter.signal,
      fetch: () => new Promise(() => {}),
    });
    aborter.abort(new Error("enough"));
    await expect(running).rejects.toThrow("enough");
  });
});
