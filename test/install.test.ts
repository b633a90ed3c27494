/** What `npm ci` installs on each platform, read from the lock file: a missing binary shows only on the machine that lacks it. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, test } from "vitest";

const root = join(import.meta.dirname, "..");

interface Manifest {
  scripts: Record<string, string>;
  allowScripts?: Record<string, boolean>;
}

interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  dev?: boolean;
  hasInstallScript?: boolean;
  os?: string | string[];
  cpu?: string | string[];
  libc?: string | string[];
  optionalDependencies?: Record<string, string>;
}

interface Platform {
  os: string;
  cpu: string;
  /** The C library; only Linux has a choice. */
  libc?: string;
}

const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Manifest; // npm's form
const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
  packages: Record<string, LockedPackage>;
}; // likewise

const platforms: Platform[] = [
  { os: "linux", cpu: "x64", libc: "glibc" },
  { os: "linux", cpu: "arm64", libc: "glibc" },
  { os: "darwin", cpu: "x64" },
  { os: "darwin", cpu: "arm64" },
  { os: "win32", cpu: "x64" },
];

/** Whether npm installs a package there. A list names what is meant, or with `!` what is not. */
function fits({ os, cpu, libc }: LockedPackage, platform: Platform): boolean {
  return (
    allows(os, platform.os) &&
    allows(cpu, platform.cpu) &&
    (platform.os !== "linux" || allows(libc, platform.libc ?? ""))
  );
}

function allows(list: string | string[] | undefined, value: string): boolean {
  const entries = [list ?? []].flat();
  const excluded = entries.filter((each) => each.startsWith("!")).map((each) => each.slice(1));
  const included = entries.filter((each) => !each.startsWith("!"));
  return !excluded.includes(value) && (included.length === 0 || included.includes(value));
}

/** The optional dependencies of a package, as the lock file resolves them. */
function variantsOf(path: string, { optionalDependencies = {} }: LockedPackage): LockedPackage[] {
  return Object.keys(optionalDependencies).flatMap((name) => {
    for (let folder = path; ; folder = folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, "")) {
      const found = lock.packages[`${folder === "" ? "" : `${folder}/`}node_modules/${name}`];
      if (found) return [found];
      if (folder === "") return [];
    }
  });
}

/** Packages that come as one binary for each platform: most of their optional dependencies name an operating system and a processor. */
const binaries = Object.entries(lock.packages)
  .map(([path, locked]) => ({ path, variants: variantsOf(path, locked).filter(({ os, cpu }) => os && cpu) }))
  .filter(({ variants }) => variants.length > 1);

describe("the lock file", () => {
  it("knows the packages that come as binaries", () => {
    const names = binaries.map(({ path }) => path);
    for (const name of ["", "node_modules/rolldown", "node_modules/lightningcss", "node_modules/esbuild"]) {
      expect(names).toContain(name);
    }
  });

  it.each(platforms)("has a binary of each for $os $cpu", (platform) => {
    for (const { path, variants } of binaries) {
      expect(
        variants.filter((each) => fits(each, platform)),
        `${path || "the project (Node.js itself)"} on ${platform.os} ${platform.cpu}`,
      ).not.toHaveLength(0);
    }
  });

  it("gives one Node.js to each platform, and none that needs glibc to a machine with musl", () => {
    const nodes = variantsOf("", lock.packages[""] ?? {});
    for (const platform of platforms) expect(nodes.filter((each) => fits(each, platform))).toHaveLength(1);
    expect(nodes.filter((each) => fits(each, { os: "linux", cpu: "x64", libc: "musl" }))).toHaveLength(0);
  });

  it("holds the digest of every package", () => {
    for (const [path, { integrity, link }] of Object.entries(lock.packages)) {
      if (path === "" || link || !path.includes("node_modules")) continue;
      expect(integrity, path).toMatch(/^sha512-/);
    }
  });

  it("allows no install script that package.json does not name", () => {
    const scripted = Object.entries(lock.packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.replace(/^.*node_modules\//, ""));
    expect(Object.keys(manifest.allowScripts ?? {})).toEqual(expect.arrayContaining(scripted));
    expect(readFileSync(join(root, ".npmrc"), "utf8")).toContain("strict-allow-scripts=true");
  });
});

describe("the scripts of package.json", () => {
  it.each(Object.entries(manifest.scripts))("%s uses nothing that only one shell has", (_name, script) => {
    // Joined by `&&`, which every shell has; without quotes, variables, pipes, redirections and assignments, which differ.
    expect(script).not.toMatch(/["'`$|;<>*~]|(^|&& )\w+=|(^|&& )(test|rm|cp|mv|exec|export) /);
  });
});

test("a Node.js that is too old says so in one line", async () => {
  const old = `Object.defineProperty(process.versions, "node", { value: "20.20.2" }); await import("./server/start.js");`;
  const outcome = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", old], {
    cwd: root,
  }).then(
    () => ({ code: 0, stderr: "" }),
    (error: { code: number; stderr: string }) => error, // of execFile
  );
  expect(outcome.code).toBe(1);
  expect(outcome.stderr.trim().split("\n")).toHaveLength(1);
  expect(outcome.stderr).toContain("needs Node.js 24.0 or newer, and this is 20.20.2");
});
