/** Fails if `generated/` differs from the committed files, including new files. `npm run drift` generates first. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");
const { stdout, status } = spawnSync("git", ["status", "--porcelain", "generated"], {
  cwd: root,
  encoding: "utf8",
});
if (status !== 0 || stdout !== "") {
  console.error(stdout);
  console.error("generated/ is out of date: commit the files that `npm run generate` wrote.");
  process.exitCode = 1;
}
