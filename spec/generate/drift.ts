/** Fails if `generated/` differs from what is committed, new files included. `npm run drift` generates first. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");
const { stdout, status } = spawnSync("git", ["status", "--porcelain", "generated"], {
  cwd: root,
  encoding: "utf8",
});
if (status !== 0 || stdout !== "") {
  console.error(stdout);
  console.error("generated/ has drifted: commit what `npm run generate` wrote.");
  process.exitCode = 1;
}
