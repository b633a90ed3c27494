/** A start at a path where there is no registry: a first start, or a misspelt DATABASE_URL. */
import { existsSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { confirmNewRegistry, doubtAbout } from "../server/commands/new-registry.ts";
import { folder, run, start } from "./faults/process.ts";

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
    const settings = { engine: "sqlite", file: join(place.path, "regsitry.sqlite") } as const;
    await expect(confirmNewRegistry(settings)).rejects.toThrow(/There is no registry at .*--new/);
  });
});

test("a process makes nothing at such a path without --new", async () => {
  await using place = await folder();
  const DATABASE_URL = "sqlite:./dta/registry.sqlite";
  const { code, err } = await run(place.path, { PORT: "0", DATABASE_URL }).ended;
  expect([code, err.trim().split("\n")]).toEqual([1, [expect.stringContaining("dta does not exist")]]);
  expect(existsSync(join(place.path, "dta"))).toBe(false);
  await using node = await start(place.path, { DATABASE_URL }, ["--new"]);
  expect((await node.registry.node.health()).status).toBe("ok");
});
