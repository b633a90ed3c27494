/** The dashboard at a node's start: built where it is missing, and never in the way of the node. */
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { provideDashboard } from "../server/dashboard/build/start.ts";
import { DashboardBuild } from "../server/features/site/dashboard-build.ts";

let place = "";
const said: string[] = [];
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), "dashboard-start-"));
  said.length = 0;
  for (const way of ["log", "error"] as const) {
    vi.spyOn(console, way).mockImplementation((text: string) => void said.push(`${way}: ${text}`));
  }
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(place, { recursive: true });
});

test("a start without a build makes one, which the pages then serve; the next start makes none", async () => {
  const folder = join(place, "dist");
  await provideDashboard({ folder });
  expect(said).toEqual([
    "log: Building the dashboard, which takes a few seconds the first time …",
    "log: The dashboard is ready at /dashboard.",
  ]);
  const build = new DashboardBuild(folder);
  expect(build.entry()?.scripts.at(-1)?.name).toMatch(/^main-/);
  expect(build.entry()?.sheets).toHaveLength(1);
  await provideDashboard({ folder });
  expect(said).toHaveLength(2);
});

test("a build that is older than its sources is rebuilt", async () => {
  const folder = join(place, "dist");
  const manifest = join(folder, "manifest.json");
  await mkdir(folder);
  await writeFile(manifest, "{}");
  await utimes(manifest, new Date(0), new Date(0));
  await provideDashboard({ folder });
  expect(Object.keys(JSON.parse(await readFile(manifest, "utf8")))).not.toEqual([]);
});

test("a build that fails is reported with what to do, and does not end the process", async () => {
  await writeFile(join(place, "file"), "");
  await provideDashboard({ folder: join(place, "file", "dist") });
  expect(said.at(-1)).toMatch(
    /^error: The dashboard could not be built\. The API works without it\. Run `npm run build:dashboard` to try again\.\n.*E/s,
  );
});

test("a node that stops ends the build", async () => {
  await provideDashboard({
    folder: join(place, "dist"),
    signal: AbortSignal.timeout(50),
  });
  expect(said).toHaveLength(1);
});
