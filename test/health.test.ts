/** What the node says of itself: whether it lives, whether it can be read and written, and what its operator has to know. */
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import type { Socket } from "node:net";
import { dirname, join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { type Registry, RegistryError } from "../client/index.ts";
import { type Operation, operations } from "../generated/operations.ts";
import { ForwardedHeaders } from "../server/core/http/forwarded-headers.ts";
import { engines } from "./engines.ts";
import { folder, start } from "./faults/process.ts";
import { header } from "./responses.ts";
import { createWorld } from "./world.ts";

const fileOf = (description: string) => description.replace("SQLite, ", "");

const registration = (agent_id: string) => ({ agent_id, agent_url: `https://${agent_id}.example.com/` });

describe.each(engines)("on %s", (engine) => {
  it("is ready while it can read and write", async () => {
    await using world = await createWorld(engine);
    const works = { status: "ok", latency_ms: expect.any(Number) };
    expect(await world.registry.node.ready()).toMatchObject({
      status: "ok",
      checks: { database: works, write: { ...works, since: null } },
    });
    expect(await world.registry.node.health()).toMatchObject({
      status: "ok",
      checks: { write: works },
      warnings: [],
    });
  });

  it("says how long it has been running, in seconds", async () => {
    await using world = await createWorld(engine);
    const { uptime_s } = await world.registry.node.health();
    world.pass(90_000);
    expect((await world.registry.node.health()).uptime_s).toBe(uptime_s + 90);
  });

  it("writes once for all who ask within a second", async () => {
    await using world = await createWorld(engine);
    await Promise.all(Array.from({ length: 50 }, () => world.registry.node.ready()));
    const probedAt = await probe(world);
    await Promise.all(Array.from({ length: 50 }, () => world.registry.node.ready()));
    expect(await probe(world)).toBe(probedAt);
  });

  const probe = async ({ node }: Awaited<ReturnType<typeof createWorld>>) =>
    (await node.database.get<{ probed_at: string }>("select probed_at from write_probe"))?.probed_at;
});

describe("proxies in front that are not trusted", () => {
  const forwarded = (value: string) => ({ "x-forwarded-for": value });

  it.each<[what: string, trustProxy: false | number, headers: Record<string, string>, says: string | null]>([
    ["none is trusted", false, forwarded("203.0.113.9"), "Set TRUST_PROXY=true"],
    ["one is trusted, and two are there", 1, forwarded("203.0.113.9, 10.0.0.2"), "the number of proxies"],
    ["ports are appended", 1, forwarded("[2606:4700::1]:443, 10.0.0.2:3000"), "the number of proxies"],
    ["it sends Forwarded alone", 1, { forwarded: "for=203.0.113.9" }, "X-Forwarded-For"],
    ["one is trusted, and one is there", 1, forwarded("203.0.113.9"), null],
    ["clients are of the inner network", 1, forwarded("10.0.0.2"), null],
    ["the doctor forges an address", 1, forwarded("2001:db8:1:2::1, 10.0.0.2"), null],
    ["two are trusted, and two are there", 2, forwarded("203.0.113.9, 10.0.0.2"), null],
    ["the header is none of addresses", 1, forwarded("unknown, 10.0.0.2"), null],
    ["none is there", false, {}, null],
  ])("are told when %s", async (_what, trustProxy, headers, says) => {
    await using world = await createWorld("sqlite", { trustProxy, logLevel: "warn" });
    const logged: string[] = [];
    vi.spyOn(world.node.app.log, "warn").mockImplementation(
      (_fields: unknown, text?: string) => void logged.push(text ?? ""),
    );
    const url = await world.node.app.listen({ port: 0, host: "127.0.0.1" });
    for (let count = 0; count < 3; count += 1) await (await fetch(`${url}/list`, { headers })).text();
    const { status, warnings } = await world.registry.node.health();
    const found = warnings.filter(({ code }) => code === "proxy_not_trusted");
    expect([status, found.length, logged.length]).toEqual(says === null ? ["ok", 0, 0] : ["ok", 1, 1]);
    for (const each of [...found.map(({ detail }) => detail), ...logged]) expect(each).toContain(says);
    world.pass(3_600_000);
    expect((await world.registry.node.health()).warnings).toEqual([]);
  });

  it("are not believed on a connection from outside, where anybody can send the headers", () => {
    const seen = new ForwardedHeaders(false, () => new Date());
    const from = (remoteAddress: string) =>
      seen.see({ socket: { remoteAddress } as Socket, headers: forwarded("203.0.113.9") }); // all that it reads
    for (const address of ["8.8.8.8", "2606:4700::1", "::ffff:8.8.8.8", ""])
      expect(from(address)).toBeUndefined();
    expect(seen.warning).toBeNull();
    expect(from("::ffff:172.18.0.2")).toContain("TRUST_PROXY");
  });
});

describe("a data folder that is gone", () => {
  it("is no internal error of any operation: health is 503, and what needs the database too", async () => {
    await using world = await createWorld("sqlite");
    const cookie = `access_token=${(await world.owner()).jar.get("access_token")}`;
    const data = dirname(fileOf(world.node.database.description));
    await rename(data, `${data}.away`);
    try {
      const all = Object.values(operations).flatMap((named) => Object.values<Operation>(named));
      const failed = await Promise.all(
        all.map(async ({ method, path, body }) => {
          const headers = { cookie, ...(body && { "content-type": "application/json" }) };
          const sent = body ? { headers, body: "{}" } : { headers };
          const { status } = await world.send(method, path.replaceAll(/\{\w+\}/g, "unknown"), sent);
          return status === 500 ? [`${method} ${path}`] : [];
        }),
      );
      expect(failed.flat()).toEqual([]);
      expect((await world.send("GET", "/health")).status).toBe(503);
    } finally {
      await rename(`${data}.away`, data);
    }
  });
});

describe("a file that is not there any more", () => {
  it("rejects changes, and health and readiness report it until it is back", async () => {
    await using world = await createWorld("sqlite");
    const file = fileOf(world.node.database.description);
    await world.registry.agents.register(registration("before"));
    await rename(file, `${file}.away`);
    await expect(world.registry.agents.register(registration("lost"))).rejects.toMatchObject({
      status: 503,
      code: "database_unavailable",
    });
    const down = { status: "down", checks: { write: { status: "down", since: expect.any(String) } } };
    expect(await world.registry.node.ready()).toMatchObject(down);
    expect(header(world, "retry-after")).toBe("5");
    expect(await world.registry.node.health()).toMatchObject(down);
    expect(header(world, "retry-after")).toBe("5");
    expect(await world.registry.node.live()).toEqual({ status: "ok" });
    await rename(`${file}.away`, file);
    await world.registry.agents.register(registration("after"));
    expect(await world.registry.node.ready()).toMatchObject({ status: "ok" });
  });

  it("takes no change either if the write-ahead log alone was deleted, or the file was replaced", async () => {
    for (const change of [
      (file: string) => rm(`${file}-wal`),
      async (file: string) => {
        await writeFile(`${file}.new`, await readFile(file));
        await rename(`${file}.new`, file);
      },
    ]) {
      await using world = await createWorld("sqlite");
      await world.registry.agents.register(registration("before"));
      await change(fileOf(world.node.database.description));
      await expect(world.registry.agents.register(registration("lost"))).rejects.toBeInstanceOf(
        RegistryError,
      );
      expect(await world.registry.node.ready()).toMatchObject({ status: "down" });
    }
  });
});

it("says that its log was damaged while it was stopped, until the operator deletes the copy of the log", async () => {
  await using place = await folder();
  const file = join(place.path, "registry.sqlite");
  const nodeKey = Buffer.alloc(32, 7);
  const env = { DATABASE_URL: `sqlite:${file}`, LOG_LEVEL: "warn", NODE_KEY: nodeKey.toString("base64") };
  const startAgain = () => createWorld("sqlite", { database: { engine: "sqlite", file }, nodeKey });
  {
    await using node = await start(place.path, env);
    for (let n = 0; n < 20; n++) await node.registry.agents.register(registration(`agent-${n}`));
    node.send("SIGKILL");
    await node.ended;
  }
  const log = await readFile(`${file}-wal`);
  const middle = 32 + Math.floor(log.length / 8_240) * 4_120 + 200;
  log[middle] = (log[middle] ?? 0) ^ 0xff;
  await writeFile(`${file}-wal`, log);

  {
    await using node = await start(place.path, env);
    expect(await warningsOf(node)).toEqual(["journal_damaged"]);
    node.send("SIGTERM");
    expect((await node.ended).out).toMatch(/write-ahead log of the database was damaged/);
  }
  {
    await using again = await startAgain();
    expect(await warningsOf(again)).toEqual(["journal_damaged"]);
  }
  const copies = (await readdir(dirname(file))).filter((name) => name.includes(".damaged-"));
  expect(copies).toHaveLength(1);
  expect(await readFile(join(dirname(file), copies[0] ?? ""))).toEqual(log);
  await rm(join(dirname(file), copies[0] ?? ""));
  await using again = await startAgain();
  expect(await warningsOf(again)).toEqual([]);
});

/** The codes of the warnings. If a change that was lost was in the transparency log, that halts as well. */
async function warningsOf({ registry }: { registry: Registry }): Promise<string[]> {
  const { status, warnings } = await registry.node.health();
  expect(status).toBe("ok");
  return warnings.map(({ code }) => code).filter((code) => code !== "log_halted");
}
