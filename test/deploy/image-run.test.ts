/** Runs what the image runs, as its user, on a read-only root: mounts take the place of a container engine. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { hang } from "../hang.ts";
import { stagesOf, valuesOf } from "./dockerfile.ts";
import { canMount, fillRoot, startInRoot } from "./image-root.ts";

const text = readFileSync(join(import.meta.dirname, "..", "..", "Dockerfile"), "utf8");
const image = stagesOf(text).at(-1);
if (!image) throw new Error("The Dockerfile has no stage.");

/** The command of an instruction, in its JSON form. */
const commandOf = (name: string) => {
  const [value = ""] = valuesOf(image, name);
  return JSON.parse(value.slice(value.indexOf("["))) as string[]; // the form without a shell, by image.test.ts
};

test.runIf(canMount)(
  "the image's command runs on a read-only root, passes its health check and stops at SIGTERM (needs root on Linux, to mount)",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "registry-image-"));
    try {
      await fillRoot(folder, image);
      const settings = Object.fromEntries(
        valuesOf(image, "ENV").flatMap((value) => value.split(" ").map((each) => each.split("="))),
      ) as Record<string, string>; // NAME=value, by the form of ENV
      const node = startInRoot(folder, [...commandOf("ENTRYPOINT"), ...commandOf("CMD")], {
        ...settings,
        PORT: "0",
      });
      let output = "";
      for (const stream of [node.stdout, node.stderr]) stream?.on("data", (part) => (output += part));
      const port = await vi.waitFor(() => {
        if (node.exitCode !== null) return "";
        const [, found] = /(?:127\.0\.0\.1|0\.0\.0\.0|localhost):(\d+)/.exec(output) ?? [];
        if (!found) throw new Error(`The node does not listen yet: ${output}`);
        return found;
      }, hang);
      expect(port, output).not.toBe("");

      const health = startInRoot(folder, commandOf("HEALTHCHECK"), { PORT: port });
      expect(await once(health, "exit"), output).toEqual([0, null]);
      expect(await stat(join(folder, "data", "registry.sqlite"))).toMatchObject({ uid: 1000, gid: 1000 });
      expect(await stat(join(folder, "data", "node.key"))).toMatchObject({ uid: 1000, gid: 1000 });
      expect(output).not.toMatch(/EROFS|EACCES|read-only file system/);
      expect(output, "the dashboard is built in the image").not.toContain("Building the dashboard");

      node.kill("SIGTERM");
      expect(await once(node, "exit"), output).toEqual([0, null]);

      const unhealthy = startInRoot(folder, commandOf("HEALTHCHECK"), { PORT: port });
      expect(await once(unhealthy, "exit")).toEqual([1, null]);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);
