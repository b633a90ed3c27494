/** The hook of the repository that checks the subjects of commits: `.githooks/commit-msg`. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const hooks = join(import.meta.dirname, "..", ".githooks");

test("a commit needs a conventional subject of at most 72 characters", () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "commits-"));
  execFileSync("git", ["init", "--quiet", folder.path]);
  const messageFor = (subject: string) => {
    const author = ["-c", "user.name=Ada", "-c", "user.email=ada@example.com"];
    const commit = ["commit", "--quiet", "--allow-empty", "--message", subject];
    const options = { cwd: folder.path, encoding: "utf8" } as const;
    return spawnSync("git", ["-c", `core.hooksPath=${hooks}`, ...author, ...commit], options).stderr;
  };
  expect(messageFor(`fix(webhooks)!: ${"ü".repeat(56)}`)).toBe("");
  expect(messageFor(`fix(webhooks)!: ${"ü".repeat(57)}`)).toContain("must have at most 72 characters");
  expect(messageFor("Stop delivering")).toContain("must be like `fix(webhooks): ");
  expect(messageFor("Merge branch 'main' into limits")).toBe("");
});
