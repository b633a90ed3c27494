/** Faults of a SQLite file and of the disk that it is on. */
import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Fault, mayMount, oncePerStack } from "./fault.ts";
import { folder, type NodeProcess } from "./process.ts";
import { mountFailingDisk, mountSmallDisk } from "./small-disk.ts";

const engine = "sqlite";
const hasPrlimit = existsSync("/usr/bin/prlimit");

/** The file of a database in a folder of its own. */
const ownFile = oncePerStack(async (opened) => join(opened.use(await folder()).path, "registry.sqlite"));

const smallDisk = oncePerStack((opened) => mountSmallDisk(opened, "6m"));

/** Copies files back that were deleted while the node has them open; Linux has them under `/proc` as long as it does. */
function recoverFiles({ pid }: NodeProcess, target: string): void {
  const descriptors = `/proc/${pid}/fd`;
  for (const each of readdirSync(descriptors)) {
    const name = basename(targetOf(join(descriptors, each)) ?? "");
    if (/^registry\.sqlite(-wal)? \(deleted\)$/.test(name))
      copyFileSync(join(descriptors, each), join(dirname(target), name.replace(" (deleted)", "")));
  }
}

/** The file of a descriptor; null if the node has closed it meanwhile. */
function targetOf(descriptor: string): string | null {
  try {
    return readlinkSync(descriptor);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

async function stop(node: NodeProcess): Promise<void> {
  node.send("SIGTERM");
  await node.ended;
}

async function kill(node: NodeProcess): Promise<void> {
  node.send("SIGKILL");
  await node.ended;
}

/** Makes the files of a database immutable (`+i`), which root cannot write either, or no longer so (`-i`). */
function setImmutable(file: string, flag: "+i" | "-i"): void {
  execFileSync("chattr", [flag, file, `${file}-wal`]);
}

/** All faults of SQLite. */
export const sqliteFaults: Fault[] = [
  {
    engine,
    name: "kill -9",
    shownBy: "test/faults/kill.test.ts",
    possible: true,
    async arrange(opened) {
      const file = await ownFile(opened);
      return {
        url: `sqlite:${file}`,
        restarts: true,
        begin: (node) => node.send("SIGKILL"),
        end: () => undefined,
      };
    },
  },
  {
    engine,
    name: "disk full",
    ground: "small disk",
    possible: mayMount,
    async arrange(opened) {
      const disk = await smallDisk(opened);
      return { url: `sqlite:${join(disk.path, "registry.sqlite")}`, begin: disk.fill, end: disk.clear };
    },
  },
  {
    engine,
    name: "file size limit reached",
    ground: "file",
    possible: mayMount && hasPrlimit,
    async arrange(opened) {
      const file = await ownFile(opened);
      const limit = ({ pid }: NodeProcess, size: string) =>
        void execFileSync("prlimit", ["--pid", String(pid), `--fsize=${size}:unlimited`]);
      return {
        url: `sqlite:${file}`,
        begin: (node) => limit(node, "0"),
        end: (node) => limit(node, "unlimited"),
      };
    },
  },
  {
    engine,
    name: "files made read-only (chattr +i)",
    ground: "file",
    possible: await canMakeImmutable(),
    async arrange(opened) {
      const file = await ownFile(opened);
      return {
        url: `sqlite:${file}`,
        begin: () => setImmutable(file, "+i"),
        end: () => setImmutable(file, "-i"),
      };
    },
  },
  {
    engine,
    name: "disk full, then kill -9",
    ground: "small disk",
    possible: mayMount,
    async arrange(opened) {
      const disk = await smallDisk(opened);
      return {
        url: `sqlite:${join(disk.path, "registry.sqlite")}`,
        restarts: true,
        begin: disk.fill,
        async end(node) {
          await kill(node); // what the write-ahead log holds now is what the next start finds
          disk.clear();
        },
      };
    },
  },
  {
    engine,
    name: "files made read-only, then kill -9",
    ground: "file",
    possible: mayMount && (await canMakeImmutable()),
    async arrange(opened) {
      const file = await ownFile(opened);
      return {
        url: `sqlite:${file}`,
        restarts: true,
        begin: () => setImmutable(file, "+i"),
        async end(node) {
          await kill(node);
          setImmutable(file, "-i");
        },
      };
    },
  },
  {
    engine,
    name: "disk fails",
    possible: hasExt4() && (await canMakeImmutable()),
    failsSync: true,
    async arrange(opened) {
      const disk = await mountFailingDisk(opened);
      return {
        url: `sqlite:${join(disk.path, "registry.sqlite")}`,
        restarts: true,
        begin: disk.fail,
        async end(node) {
          await stop(node); // it keeps the file system mounted
          disk.repair();
        },
      };
    },
  },
  {
    engine,
    name: "file deleted",
    ground: "file",
    possible: process.platform === "linux",
    async arrange(opened) {
      const file = await ownFile(opened);
      return {
        url: `sqlite:${file}`,
        restarts: true,
        begin: () => {
          for (const each of [file, `${file}-wal`, `${file}-shm`]) rmSync(each);
        },
        async end(node) {
          recoverFiles(node, file);
          await stop(node);
        },
      };
    },
  },
  {
    engine,
    name: "file moved away, and back",
    ground: "file",
    possible: true,
    async arrange(opened) {
      const file = await ownFile(opened);
      return {
        url: `sqlite:${file}`,
        begin: () => renameSync(file, `${file}.away`),
        end: () => renameSync(`${file}.away`, file),
      };
    },
  },
  {
    engine,
    name: "file replaced, and put back",
    ground: "file",
    possible: true,
    async arrange(opened) {
      const file = await ownFile(opened);
      return {
        url: `sqlite:${file}`,
        begin: () => {
          renameSync(file, `${file}.away`);
          writeFileSync(file, "");
        },
        end: () => renameSync(`${file}.away`, file),
      };
    },
  },
  {
    engine,
    name: "locked by another process",
    ground: "file",
    possible: true,
    async arrange(opened) {
      const file = await ownFile(opened);
      let other: DatabaseSync | undefined;
      const release = () => other?.isOpen && other.close();
      opened.defer(() => void release());
      return {
        url: `sqlite:${file}`,
        begin: () => {
          other = new DatabaseSync(file, { timeout: 5_000 });
          other.exec("begin immediate");
        },
        end: () => void release(),
      };
    },
  },
];

/** Whether files can be made immutable here: not every user may, and not every file system has that. */
async function canMakeImmutable(): Promise<boolean> {
  if (!mayMount) return false;
  await using place = await folder();
  const file = join(place.path, "file");
  writeFileSync(file, "");
  try {
    for (const flag of ["+i", "-i"]) execFileSync("chattr", [flag, file], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Whether this machine can mount an ext4 file system of a file. */
function hasExt4(): boolean {
  return ["/usr/sbin/mkfs.ext4", "/dev/loop-control"].every(existsSync);
}
