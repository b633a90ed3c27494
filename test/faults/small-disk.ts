/** File systems of a test's own, which it may fill and break. */
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { folder } from "./process.ts";

/** A file system that can be filled. */
export interface SmallDisk {
  path: string;
  /** Takes all space that is left. */
  fill(): void;
  /** Gives it back. */
  clear(): void;
}

/**
 * Mounts a file system in memory until the stack is disposed.
 * @param size as mount takes it, for example `6m`.
 */
export async function mountSmallDisk(opened: AsyncDisposableStack, size: string): Promise<SmallDisk> {
  const { path } = opened.use(await folder());
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", path]);
  opened.defer(() => void execFileSync("umount", ["-l", path]));
  const filler = join(path, "filler");
  return {
    path,
    fill: () => void execFileSync("sh", ["-c", 'cat /dev/zero > "$0" 2>/dev/null || true', filler]),
    clear: () => rmSync(filler),
  };
}

/** A file system on a disk that can fail. */
export interface FailingDisk {
  path: string;
  /** Fails all writes of the disk from now on. */
  fail(): void;
  /** Checks the file system and mounts it again, on a disk that works. No process may have a file of it open. */
  repair(): void;
}

/** Mounts an ext4 file system of 32 MB, whose disk is a file, until the stack is disposed. */
export async function mountFailingDisk(opened: AsyncDisposableStack): Promise<FailingDisk> {
  const place = opened.use(await folder()).path;
  const { path } = opened.use(await folder());
  const image = join(place, "image");
  const mount = () => void execFileSync("mount", ["-o", "loop,errors=remount-ro", image, path]);
  const setImmutable = (flag: "+i" | "-i") => void execFileSync("chattr", [flag, image]); // then writes to it fail
  execFileSync("truncate", ["-s", "32M", image]);
  execFileSync("mkfs.ext4", ["-q", "-F", image]);
  mount();
  opened.defer(() => {
    execFileSync("umount", ["-l", path]);
    setImmutable("-i");
  });
  return {
    path,
    fail: () => setImmutable("+i"),
    repair: () => {
      execFileSync("umount", [path]);
      setImmutable("-i");
      execFileSync("sh", ["-c", 'fsck.ext4 -y "$0" >/dev/null 2>&1 || [ $? -eq 1 ]', image]); // 1: errors corrected
      mount();
    },
  };
}
