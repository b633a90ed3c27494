/** The transaction that the reads of a turn of the event loop share on SQLite, and when it ends. */
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { openFile, rowsOf } from "../server/core/database/sqlite-connection.ts";
import { TurnSnapshot } from "../server/core/database/sqlite-snapshot.ts";
import { folder } from "./faults/process.ts";
import { withOwnDatabase } from "./shared-databases.ts";
import { createWorld } from "./world.ts";

/** A file with a number, two connections to it, and reads of the number. */
async function numberInFile() {
  const own = await folder();
  const file = join(own.path, "numbers.sqlite");
  const writer = openFile(file, false);
  writer.exec("create table number (value integer); insert into number values (1)");
  const reader = openFile(file, true);
  const snapshot = new TurnSnapshot(reader);
  const rows = rowsOf(reader, () => snapshot.begin());
  const read = async () => (await rows.get<{ value: number }>("select value from number"))?.value;
  const close = async () => {
    if (reader.isOpen) reader.close();
    writer.close();
    await own[Symbol.asyncDispose]();
  };
  const write = (value: number) => writer.exec(`update number set value = ${value}`);
  return { reader, snapshot, read, write, writer, [Symbol.asyncDispose]: close };
}

test("the reads of a turn see one state, and those of the next turn what others have committed", async () => {
  await using number = await numberInFile();
  expect(await number.read()).toBe(1);
  number.write(2);
  expect(await number.read()).toBe(1);
  await setImmediate();
  expect(await number.read()).toBe(2);
});

test("a read after the end of the snapshot sees what was committed in its turn", async () => {
  await using number = await numberInFile();
  await number.read();
  number.write(2);
  number.snapshot.end();
  expect(await number.read()).toBe(2);
});

test("no lock stays after the turn", async () => {
  await using number = await numberInFile();
  await number.read();
  number.write(2);
  const checkpoint = () => number.writer.prepare("pragma wal_checkpoint(truncate)").get()?.busy;
  number.writer.exec("pragma busy_timeout = 0");
  expect(checkpoint()).toBe(1);
  await setImmediate();
  expect(checkpoint()).toBe(0);
});

test("the connection may be closed in the turn of a read", async () => {
  await using number = await numberInFile();
  await number.read();
  number.reader.close();
  await setImmediate();
  await expect(number.read()).rejects.toThrow(expect.objectContaining({ code: "ERR_INVALID_STATE" }));
});

test("a read after a change sees it, also if the node has read in the turn of the commit", async () => {
  await using world = await createWorld("sqlite", {}, withOwnDatabase);
  const { database } = world.node;
  const probes = async () =>
    (await database.get<{ probed_at: string }>("select probed_at from write_probe"))?.probed_at;
  const before = await probes();
  await database.aside(async (writer) => {
    await writer.run("update write_probe set probed_at = 'changed'");
    expect(await probes()).toBe(before);
  });
  expect(await probes()).toBe("changed");
});
