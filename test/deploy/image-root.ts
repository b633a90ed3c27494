/** A root file system like that of the image, made of mounts, because the tests have no container engine. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, chown, cp, mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { copiesOf, type Stage } from "./dockerfile.ts";

const repository = join(import.meta.dirname, "..", "..");

/** Whether this machine lets the tests mount: Linux, root, and a mount namespace of their own. */
export const canMount: boolean =
  process.platform === "linux" &&
  process.getuid?.() === 0 &&
  spawnSync("unshare", ["--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status === 0;

/** Copies what the image copies into a folder: sources from the repository, packages without those for development. */
export async function fillRoot(folder: string, image: Stage): Promise<void> {
  const copies = copiesOf(image).filter(
    ({ sources }) => !sources.some((path) => path.endsWith("node_modules")),
  );
  for (const { sources, target } of copies) {
    for (const source of sources) {
      const path = source.replace(/^\/registry\//, "");
      const to = join(folder, target.endsWith("/") ? join(target, path) : target);
      const from = join(repository, path);
      await cp(from, to, {
        recursive: true,
        preserveTimestamps: true,
        filter: (each) => !each.includes("node_modules"),
      });
    }
  }
  for (const path of await productionPackages()) {
    const to = join(folder, "registry", path);
    await mkdir(dirname(to), { recursive: true });
    await cp(join(repository, path), to, { recursive: true, filter: isOwnFile(path) });
  }
  await chmod(folder, 0o755); // mkdtemp creates folders that only root may enter
  await mkdir(join(folder, "data"));
  await chown(join(folder, "data"), 1000, 1000);
}

/** The folders that `npm ci --omit=dev` installs on this machine, without the copies of Node.js. */
async function productionPackages(): Promise<string[]> {
  const text = await readFile(join(repository, "package-lock.json"), "utf8");
  const { packages } = JSON.parse(text) as { packages: Record<string, Record<string, unknown>> }; // npm's form
  return Object.entries(packages)
    .filter(([path, entry]) => path.startsWith("node_modules/") && !entry.link)
    .filter(([path, { dev, devOptional }]) => !dev && !devOptional && !path.startsWith("node_modules/node-"))
    .map(([path]) => path)
    .filter((path) => existsSync(join(repository, path))); // binaries of other platforms are not installed
}

/** Leaves out packages within a package, which have their own entry in the lock file. */
function isOwnFile(path: string): (from: string) => boolean {
  const own = join(repository, path);
  return (from) => !from.slice(own.length).includes("/node_modules");
}

/**
 * Starts a command as uid 1000, with a folder as its read-only root, where only /data and /tmp are writable.
 * @param env the whole environment of the command.
 */
export function startInRoot(folder: string, command: string[], env: Record<string, string>): ChildProcess {
  const script = `
    set -eu
    root="$1"; node="$2"; shift 2
    mount --make-rprivate /
    mount --bind "$root" "$root"
    for each in bin sbin lib lib32 lib64 libx32 usr etc; do
      if [ -L "/$each" ]; then ln -sfn "$(readlink "/$each")" "$root/$each"
      elif [ -d "/$each" ]; then
        mkdir -p "$root/$each" && mount --bind "/$each" "$root/$each" && mount -o remount,bind,ro "$root/$each"
      fi
    done
    mkdir -p "$root/proc" "$root/dev" "$root/tmp" "$root/node"
    mount --bind /proc "$root/proc"
    mount --bind /dev "$root/dev"
    mount --bind "$node" "$root/node"
    mount -o remount,bind,ro "$root/node"
    mount --bind "$root/data" "$root/data"
    mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
    mount -o remount,bind,ro "$root"
    exec chroot --userspec=1000:1000 "$root" "$@"`;
  const words = ["--mount", "sh", "-c", script, "sh", folder, dirname(process.execPath), ...command];
  const path = `/node:${process.env.PATH ?? "/usr/bin:/bin"}`;
  return spawn("unshare", words, { env: { ...env, PATH: path }, stdio: ["ignore", "pipe", "pipe"] });
}
