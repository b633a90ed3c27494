/** The file with the state of the monitor, and the files with evidence beside it. */
import { open, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { type MonitorMisbehaviour, type MonitorState, parseState } from "../monitor.ts";
import { UsageError } from "./monitor-arguments.ts";

/**
 * Reads the state.
 * @returns null if there is no file yet.
 * @throws UsageError if the file cannot be read, or is no state.
 */
export async function readState(file: string): Promise<MonitorState | null> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw new UsageError(`The state cannot be read: ${error.message}`);
  });
  if (text === null) return null;
  try {
    return parseState(text);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(`${file} is no state of a monitor. Move it away to begin again.`);
  }
}

/**
 * Writes the state: a crash leaves the former one or the new one.
 * @throws UsageError if the file cannot be written.
 */
export async function writeState(file: string, state: MonitorState): Promise<void> {
  try {
    const part = `${file}.part`;
    const handle = await open(part, "w");
    try {
      await handle.writeFile(`${JSON.stringify(state, null, 2)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, file);
    await syncFolder(dirname(file));
  } catch (error) {
    throw new UsageError(`The state cannot be written: ${messageOf(error)}`);
  }
}

/**
 * Writes what shows a misbehaviour. The names depend on the content, so a later run does not write it again.
 * @returns the names of the files.
 */
export async function writeEvidence(
  file: string,
  { notes, seq, found }: MonitorMisbehaviour,
): Promise<string[]> {
  const files = notes.map((note) => {
    const [, size = "", root = ""] = note.split("\n");
    return {
      name: `${file}.checkpoint-${size}-${root.replaceAll(/[^A-Za-z0-9]/g, "").slice(0, 8)}.txt`,
      text: note,
    };
  });
  if (found !== null) files.push({ name: `${file}.event-${seq}.json`, text: found });
  try {
    for (const { name, text } of files) await writeFile(name, text);
  } catch (error) {
    throw new UsageError(`The evidence cannot be written: ${messageOf(error)}`);
  }
  return files.map(({ name }) => name);
}

/** Makes a rename durable, where folders can be opened. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => null); // Windows opens no folders
  await handle?.sync().catch(() => {}); // some file systems cannot
  await handle?.close();
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
