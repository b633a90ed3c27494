/** A start at a path where there is no registry: a first start, or a misspelt DATABASE_URL. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { doubtAbout } from "../server/commands/new-registry.ts";
import { folder, start } from "./faults/process.ts";

describe("a new registry is expected", () => {
  test("at the default path", () => {
    expect(doubtAbout(resolve("data/registry.sqlite"))).toBeNull();
  });

  test("in a folder without a database, such as a new volume with other files", async () => {
    await using place = await folder();
    await mkdir(join(place.path, "lost+found"));
    writeFileSync(join(place.path, "notes.sqlite"), "this is no database");
    writeFileSync(join(place.path, "new.sqlite.key"), "");
    expect(doubtAbout(join(place.path, "new.sqlite"))).toBeNull();
  });
});

describe("a path may be misspelt", () => {
  test("if its folder does not exist", async () => {
    await using place = await folder();
    expect(doubtAbout(join(place.path, "dta", "registry.sqlite"))).toContain("does not exist");
  });

  test("if another database is beside it, and not if it exists", async () => {
    await using place = await folder();
    const file = join(place.path, "registry.sqlite");
    using database = new DatabaseSync(file);
    database.exec("create table agent (id)");
    expect(doubtAbout(join(place.path, "regsitry.sqlite"))).toBe("its folder has registry.sqlite");
    expect(doubtAbout(file)).toBeNull();
  });
});

test("without a terminal a process warns, unless a new one is meant", async () => {
  await using place = await folder();
  for (const [name, args] of [
    ["dta", []],
    ["new", ["--new"]],
  ] as const) {
    await using node = await start(place.path, { DATABASE_URL: `sqlite:./${name}/registry.sqlite` }, [
      ...args,
    ]);
    expect((await node.registry.node.health()).status).toBe("ok");
    const warning = `There is no registry at ${resolve(place.path, name, "registry.sqlite")}: the folder`;
    node.send("SIGTERM");
    expect((await node.ended).err.includes(warning)).toBe(name === "dta");
  }
});

test("the main module starts by itself too", () => {
  const { status, stderr } = spawnSync(process.execPath, ["server/main.ts"], { env: { PORT: "no port" } });
  expect([status, String(stderr)]).toEqual([1, expect.stringContaining("The node cannot start")]);
});
