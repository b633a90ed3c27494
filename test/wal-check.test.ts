/** The check of a write-ahead log: what it calls damage, and what it does not. */
import {
  copyFileSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { findWalDamage } from "../server/core/database/wal-check.ts";
import { folder } from "./faults/process.ts";

const frameSize = 24 + 4_096;

/** The files of a database that a process left behind when it was killed: 40 commits in the log. */
async function killed({ checkpoint = 0 } = {}) {
  const place = await folder();
  const live = join(place.path, "live.sqlite");
  const file = join(place.path, "left.sqlite");
  const database = new DatabaseSync(live);
  database.exec(
    "pragma journal_mode = wal; pragma synchronous = full; create table t (n integer, text text)",
  );
  for (let n = 1; n <= 40; n++) {
    if (n === checkpoint) database.exec("pragma wal_checkpoint(passive)");
    database.exec(`insert into t values (${n}, '${"x".repeat(300)}')`);
  }
  for (const suffix of ["", "-wal", "-shm"]) copyFileSync(live + suffix, file + suffix);
  database.close();
  return {
    file,
    wal: `${file}-wal`,
    shm: `${file}-shm`,
    [Symbol.asyncDispose]: () => place[Symbol.asyncDispose](),
  };
}

/** How many rows SQLite finds. */
function rowsIn(file: string): number {
  using database = new DatabaseSync(file);
  return Number(database.prepare("select count(*) as count from t").get()?.count);
}

function flip(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  writeFileSync(file, bytes);
}

describe("the check of a write-ahead log", () => {
  it("finds nothing in what a killed process leaves, once or after a checkpoint", async () => {
    for (const checkpoint of [0, 20]) {
      await using left = await killed({ checkpoint });
      expect(findWalDamage(left.file)).toBeNull();
      rmSync(left.shm);
      expect(findWalDamage(left.file)).toBeNull();
      expect(rowsIn(left.file)).toBe(40);
    }
  });

  it("finds every flipped byte that costs a commit, wherever it is", async () => {
    await using left = await killed();
    const whole = readFileSync(left.wal);
    let damaged = 0;
    for (let at = 0; at < whole.length; at += 4_001) {
      const copy = `${left.file}.${at}`;
      for (const suffix of ["", "-wal", "-shm"]) copyFileSync(left.file + suffix, copy + suffix);
      flip(`${copy}-wal`, at);
      const found = findWalDamage(copy);
      const lost = 40 - rowsOrNone(copy);
      expect({ at, lost: lost > 0 }).toEqual({ at, lost: found !== null });
      if (found) damaged++;
    }
    expect(damaged).toBeGreaterThan(20);
  });

  it("finds damage in the middle without the index too, as after a copy or a loss of power", async () => {
    await using left = await killed();
    rmSync(left.shm);
    flip(left.wal, 32 + 10 * frameSize + 100);
    expect(findWalDamage(left.file)).toMatchObject({ frame: 11 });
  });

  it("finds a log that is cut off or gone, by the index", async () => {
    await using left = await killed();
    truncateSync(left.wal, Math.floor(statSync(left.wal).size / 2));
    expect(findWalDamage(left.file)).not.toBeNull();
    rmSync(left.wal);
    expect(findWalDamage(left.file)).not.toBeNull();
  });

  it("takes an end that was not written whole for what a loss of power leaves", async () => {
    await using left = await killed();
    rmSync(left.shm); // it is not synced, so what is there after a loss of power is not this
    const size = statSync(left.wal).size;
    flip(left.wal, size - frameSize + 100);
    expect(findWalDamage(left.file)).toBeNull();
    truncateSync(left.wal, size - 1_000);
    expect(findWalDamage(left.file)).toBeNull();
  });

  it("finds nothing where there is no log", async () => {
    await using left = await killed();
    expect(rowsIn(left.file)).toBe(40); // whose closing empties the log
    expect(existsSync(left.wal)).toBe(false);
    expect(findWalDamage(left.file)).toBeNull();
    expect(findWalDamage(`${left.file}-none`)).toBeNull();
  });
});

/** A damaged header may cost the table itself. */
function rowsOrNone(file: string): number {
  try {
    return rowsIn(file);
  } catch {
    return 0;
  }
}
