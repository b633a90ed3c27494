/**
 * Starts the node with the settings of its process, or says in one line why this Node.js cannot run it.
 *
 * Plain JavaScript that Node.js of any age parses: a version without type stripping fails on the first TypeScript file
 * with a stack trace. `npm ci` installs a new enough Node.js for the platforms in package.json's optionalDependencies;
 * elsewhere (Alpine, FreeBSD) the user's own runs the node.
 */
import module from "node:module";
import { join } from "node:path";

// crypto.argon2 hashes passwords: added in 24.7.0 (https://nodejs.org/api/crypto.html#cryptoargon2algorithm-parameters-callback).
const required = [24, 7];

if (isTooOld()) {
  console.error(
    `Registry Node needs Node.js ${required.join(".")} or newer, and this is ${process.versions.node}: install a newer one from https://nodejs.org, or run \`npm ci\` without --omit=optional.`,
  );
  process.exitCode = 1;
} else {
  // With compiled code of the last start, the next one takes half as long. It is where only those can write who can change
  // the code anyway.
  module.enableCompileCache(join(import.meta.dirname, "..", "node_modules", ".cache", "compiled"));
  await beginAgainWithSettings();
  await import("./main.ts");
}

function isTooOld() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  return major < required[0] || (major === required[0] && minor < required[1]);
}

/** Becomes a new process with the same number, standard streams and arguments, once, where that is possible. */
async function beginAgainWithSettings() {
  const { flags, environment } = await import("./process-settings.ts");
  const hasFlags = flags.every((flag) => process.execArgv.includes(flag));
  const isDone = hasFlags && Object.keys(environment).every((name) => name in process.env);
  const isChild = process.channel !== undefined; // of `node --watch`, to which it would lose its connection
  if (isDone || isChild || process.platform !== "linux") return;
  const args = [process.execPath, ...flags, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, args, { ...environment, ...process.env });
}
