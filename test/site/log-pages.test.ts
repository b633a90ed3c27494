/** The pages of the transparency log and of proofs, and the links to them. */
import { describe, expect, it } from "vitest";
import { type LogView, logPage } from "../../server/features/site/log/log-page.ts";
import { asBrowser } from "../contract/preparation.ts";
import { engines } from "../engines.ts";
import { createWorld, publicUrl, type TestWorld, withoutExpiry } from "../world.ts";
import { textOf } from "./text.ts";

/** A page as a browser gets it, and its text. */
async function pageOf(world: TestWorld, path: string) {
  const response = await world.send("GET", path, asBrowser);
  const markup = await response.text();
  return { status: response.status, headers: response.headers, markup, text: textOf(markup) };
}

/** Registers agents, and seals their events. */
async function withEvents(world: TestWorld, ...agentIds: string[]): Promise<void> {
  for (const agent_id of agentIds)
    await world.registry.agents.register({ agent_id, agent_url: "https://agent.example.com" });
  await world.arrange.seal();
}

describe.each(engines)("the page of the log on %s", (engine) => {
  it("says that the first event begins an empty log", async () => {
    await using world = await createWorld(engine);
    const { status, text, markup } = await pageOf(world, "/log");
    expect(status).toBe(200);
    expect(text).toContain("No entry yet. The first event of the registry begins the log.");
    expect(markup).not.toContain('id="keys"');
    expect(markup).not.toContain('id="verify"');
  });

  it("has the name, the size, the root, the latest entry and the key", async () => {
    await using world = await createWorld(engine);
    await withEvents(world, "a", "b");
    const { text, markup } = await pageOf(world, "/log");
    const checkpoint = await world.registry.log.checkpoint();
    const [, , root = ""] = checkpoint.split("\n");
    const { vkeys } = await world.registry.log.read();
    for (const part of ["registry.test/log", "2 entries", root, vkeys[0]?.vkey ?? "none"])
      expect(text).toContain(part);
    expect(markup).toContain('<a href="/events/2/proof">event 2</a>');
    expect(markup).toContain(`<code>curl &#39;${publicUrl}/log&#39;</code>`);
    expect(text).not.toContain("halted");
  });

  it("says why the log is halted, and what the former logs were", async () => {
    await using world = await createWorld(engine);
    await withEvents(world, "a");
    await world.sql(
      "update log set halted = 'It is older than its log.', halted_at = '2026-11-20T16:20:00.000Z'",
    );
    await world.sql(`insert into former_log (origin, note, ended_at)
      values ('registry.test/log/0', null, '2026-11-19T10:00:00.000Z')`);
    const { text } = await pageOf(world, "/log");
    expect(text).toMatch(
      /The log is halted since 20 Nov 2026, 16:20 UTC : it signs nothing\. It is older than its log\./,
    );
    expect(text).toContain("registry.test/log/0 , ended on 19 Nov 2026, 10:00 UTC It had no checkpoint.");
  });

  it("is JSON for programs, with a validator of its own", async () => {
    await using world = await createWorld(engine);
    await withEvents(world, "a");
    const etag = (await pageOf(world, "/log")).headers.get("etag") ?? "";
    const program = await world.send("GET", "/log", { headers: { "if-none-match": etag } });
    expect([program.status, program.headers.get("vary")]).toEqual([200, "Accept, Accept-Encoding"]);
    expect(await program.json()).toMatchObject({ size: 1 });
    const headers = { ...asBrowser.headers, "if-none-match": etag };
    expect((await world.send("GET", "/log", { headers })).status).toBe(304);
  });
});

describe.each(engines)("the page of a proof on %s", (engine) => {
  it("has what the log says of the event", async () => {
    await using world = await createWorld(engine);
    await withEvents(world, "a", "b");
    const { status, text } = await pageOf(world, "/events/2/proof");
    expect(status).toBe(200);
    expect(text).toMatch(
      /Type agent\.registered Time 20 Nov 2026, 16:15 UTC SHA-256 of its body [0-9a-f]{64} /,
    );
    expect(text).toContain("Entry number 1 of 2 entries, counted from 0");
  });

  it("is the proof for programs", async () => {
    await using world = await createWorld(engine);
    await withEvents(world, "a");
    const response = await world.send("GET", "/events/1/proof");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      vary: "Accept, Accept-Encoding",
    });
    expect(await response.text()).toMatch(/^c2sp\.org\/tlog-proof@v1\n/);
  });

  it("does not exist for an event that is not sealed yet", async () => {
    await using world = await createWorld(engine, {}, withoutExpiry);
    await world.registry.agents.register({ agent_id: "a", agent_url: "https://agent.example.com" });
    const { status, headers, markup } = await pageOf(world, "/events/1/proof");
    expect([status, headers.get("retry-after")]).toEqual([404, "1"]);
    expect(JSON.parse(markup)).toMatchObject({ code: "event_not_sealed" });
  });
});

describe.each(["/activity", "/events", "/agents/a/view"])("%s", (path) => {
  it("links the proofs of sealed events", async () => {
    await using world = await createWorld("sqlite");
    await withEvents(world, "a");
    expect((await pageOf(world, path)).markup).toContain('<a href="/events/1/proof">');
  });

  it("has no link to a proof that does not exist yet", async () => {
    await using world = await createWorld("sqlite", {}, withoutExpiry);
    await world.registry.agents.register({ agent_id: "a", agent_url: "https://agent.example.com" });
    const { status, markup } = await pageOf(world, path);
    expect(status).toBe(200);
    expect(markup).not.toContain("/proof");
  });
});

describe("the witnesses on the page of the log", () => {
  const vkey = "witness.example.com+1f2e3d4c+BHq8QGKSgrpcHj/1dOdlNC0R6sHgh7V6r6iHxLNHV4Um";
  const view = (more: object): LogView => ({
    log: {
      origin: "registry.test/log",
      vkeys: [],
      size: 120,
      first_seq: 1,
      halted: null,
      former: [],
      witness_vkey: null,
      witnesses: [],
      policy: "",
      ...more,
    },
    checkpoint:
      "registry.test/log\n120\nSJBxmR4cP3cFxjPkN7BmBwHGXCmnzk5ZcYVzHXlnJ1s=\n\n— registry.test/log aaaa\n",
    latest: undefined,
    now: new Date("2026-11-20T16:15:00.000Z"),
  });
  const textWith = (more: object) => textOf(logPage(view(more), { publicUrl, script: undefined }));
  const witness = (name: string, size: number | null, cosigned_at: string | null) => ({
    name,
    vkey,
    url: `https://${name}/`,
    size,
    cosigned_at,
  });

  it("have the age of their latest cosignature, and how far it is behind", () => {
    const text = textWith({
      witness_vkey: vkey,
      policy: "log registry.test/log\nquorum none\n",
      witnesses: [
        witness("now.example.com", 120, "2026-11-20T16:14:30.000Z"),
        witness("hours.example.com", 100, "2026-11-20T11:15:00.000Z"),
        witness("days.example.com", 20, "2026-11-10T16:15:00.000Z"),
        witness("new.example.com", null, null),
      ],
    });
    expect(text).toContain("less than a minute ago of the whole log, 20 Nov 2026, 16:14 UTC");
    expect(text).toContain("5 hours ago 20 entries behind");
    expect(text).toContain("10 days ago 100 entries behind");
    expect(text).toContain("none yet");
    expect(text).toContain(`This node cosigns logs of others with the key ${vkey}`);
    expect(text).toContain("Policy for verifiers log registry.test/log quorum none");
  });

  it("are missed if there are none", () => {
    expect(textWith({ witnesses: [] })).toContain("No witness cosigns this log.");
  });

  it("are escaped", () => {
    const hostile = logPage(
      view({
        witnesses: [
          { ...witness("x", 1, null), name: "<script>alert(1)</script>", url: "javascript:alert(2)" },
        ],
      }),
      { publicUrl, script: undefined },
    );
    expect(hostile).not.toMatch(/<script>alert|href="javascript/);
  });
});
