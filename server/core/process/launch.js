/**
 * Starts a program of the node, or says in one line why this Node.js cannot run it.
 *
 * Plain JavaScript that Node.js of any age parses: a version without type stripping fails on the first TypeScript file
 * with a stack trace. `npm ci` installs a new enough Node.js for the platforms in package.json's optionalDependencies;
 * elsewhere (Alpine, FreeBSD) the user's own runs the node.
 */
import { existsSync } from "node:fs";
import module from "node:module";
import { join } from "node:path";

/** The folder of the repository, or of the package. */
const root = join(import.meta.dirname, "..", "..", "..");

// The sources of the repository have `using`, which Node.js parses since 24. The compiled files of the package need what
// node:sqlite got in 22.16.0: options and arrays of rows (https://nodejs.org/docs/latest-v22.x/api/sqlite.html).
export const requiredNode = isInRepository() ? [24, 0] : [22, 16];

/**
 * Runs a program.
 * @param {() => Promise<unknown>} load imports its main module.
 * @param {boolean} serves whether it is the node itself, which has settings of its process.
 */
export async function launch(load, serves) {
  if (isTooOld(process.versions.node)) {
    console.error(
      `Registry Node needs Node.js ${requiredNode.join(".")} or newer, and this is ${process.versions.node}: install a newer one from https://nodejs.org${isInRepository() ? ", or run `npm ci` without --omit=optional" : ""}.`,
    );
    process.exitCode = 1;
    return;
  }
  // With compiled code of the last start, the next one takes half as long. It is where only those can write who can change
  // the code anyway.
  const cache = join(root, "node_modules", ".cache", "compiled");
  module.enableCompileCache(cache);
  process.env.NODE_COMPILE_CACHE ??= cache; // for threads, which do not take it over from the process
  await addDisposableStacks();
  if (serves) await beginAgainWithSettings();
  await load();
}

/** Adds what Node.js has of explicit resource management since 24 (https://github.com/tc39/proposal-explicit-resource-management). */
async function addDisposableStacks() {
  if ("AsyncDisposableStack" in globalThis) return;
  const { AsyncDisposableStack, DisposableStack, SuppressedError } = await import(
    "@whatwg-node/disposablestack"
  );
  Object.assign(globalThis, { AsyncDisposableStack, DisposableStack, SuppressedError });
}

/** Whether this is the repository, where `npm ci` installs Node.js, and not the published package. */
function isInRepository() {
  return existsSync(join(root, "package-lock.json"));
}

/**
 * Whether a version of Node.js cannot run the node.
 * @param {string} version as in `process.versions`.
 */
export function isTooOld(version) {
  const [major, minor] = version.split(".").map(Number);
  return major < requiredNode[0] || (major === requiredNode[0] && minor < requiredNode[1]);
}

/** Becomes a new process with the same number, standard streams and arguments, once, where that is possible. */
async function beginAgainWithSettings() {
  const { flags, environment } = await import("../settings/process-settings.ts");
  const hasFlags = flags.every((flag) => process.execArgv.includes(flag));
  const isDone = hasFlags && Object.keys(environment).every((name) => name in process.env);
  const isChild = process.channel !== undefined; // of `node --watch`, to which it would lose its connection
  if (isDone || isChild || process.platform !== "linux") return;
  const args = [process.execPath, ...flags, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, args, { ...environment, ...process.env });
}
