/** The workflows: pinned actions, least rights, no credentials. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const folder = join(import.meta.dirname, "..", "..", ".github", "workflows");

/** The actions that workflows may use. */
const allowedActions = [
  "actions/checkout",
  "actions/upload-artifact",
  "docker/build-push-action",
  "docker/login-action",
  "docker/setup-buildx-action",
  "googleapis/release-please-action",
];

/** Rights beyond reading that the jobs of a workflow may have. */
const allowedWrites: Record<string, readonly string[]> = {
  "publish.yml": ["id-token"], // to sign provenance
  "image.yml": ["packages"], // to push images
  "release.yml": ["contents", "pull-requests", "id-token", "packages"], // to tag, and to pass on the rights of the two above
};

interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, { permissions?: Record<string, string>; steps?: { uses?: string; run?: string }[] }>;
}

describe.each(readdirSync(folder))("%s", (name) => {
  const text = readFileSync(join(folder, name), "utf8");
  const { permissions, jobs } = parse(text) as Workflow; // the form of workflows

  it("may only read, unless a job says more", () => {
    expect(permissions).toEqual({ contents: "read" });
    for (const job of Object.values(jobs)) {
      const writes = Object.entries(job.permissions ?? {}).filter(([, right]) => right !== "read");
      expect(writes.map(([right]) => right).filter((right) => !allowedWrites[name]?.includes(right))).toEqual(
        [],
      );
    }
  });

  it("uses known actions, each at a commit whose version is beside it", () => {
    const uses = [...text.matchAll(/uses: (?!\.\/)(.*)$/gm)].map(([, value = ""]) => value);
    expect(uses.length).toBeGreaterThan(0);
    for (const use of uses) {
      expect(use).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
      expect(allowedActions).toContain(use.split("@")[0]);
    }
  });

  it("does not insert what others wrote into scripts", () => {
    const scripts = Object.values(jobs).flatMap(({ steps }) => (steps ?? []).flatMap(({ run }) => run ?? []));
    expect(scripts.filter((script) => script.includes("${{"))).toEqual([]);
  });
});
