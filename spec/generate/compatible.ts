/** Fails if the contract breaks what the last released one promised. `npm run compatible`. */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");
const versions = readdirSync(join(root, "spec", "released"))
  .filter((name) => name.endsWith(".json"))
  .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
const last = versions.at(-1);
if (!last)
  throw new Error("spec/released/ has no contract: copy generated/openapi.json there when you release");

const args = [
  "diff",
  join("spec", "released", last),
  join("generated", "openapi.json"),
  "--fail-on",
  "major",
];
const { status } = spawnSync(join(root, "node_modules", ".bin", "redocly"), args, {
  cwd: root,
  stdio: "inherit",
});
process.exitCode = status ?? 1;
