/** What the owner of a node watches: the disk of the database, and jobs that fail or are late. */
import { describe, expect, it } from "vitest";
import type { Disk } from "../server/core/database/disk-space.ts";
import { JobWatch } from "../server/core/jobs/job-watch.ts";
import { engines } from "./engines.ts";
import { namesOf, valuesOf } from "./metrics/exported.ts";
import { createWorld, metricsToken, type TestWorld, withoutExpiry } from "./world.ts";

/** A disk that tests fill. */
function disk(freeBytes: number) {
  const state = { freeBytes, totalBytes: 100_000_000_000 };
  return { state, readDisk: async (): Promise<Disk> => ({ ...state }) };
}

const metricsOf = (world: TestWorld) => world.registryWith(metricsToken).node.metrics();

describe("the disk of the database", () => {
  it("is scarce if it has no room for a copy of the database and one gigabyte", async () => {
    const { state, readDisk } = disk(50_000_000_000);
    await using world = await createWorld("sqlite", {}, { readDisk });
    const owner = await world.owner();
    const { status, disk: found } = await owner.node.adminHealth();
    expect(found).toMatchObject({ status: "ok", free_bytes: 50_000_000_000, total_bytes: 100_000_000_000 });
    expect(status).toBe("ok");
    expect(found.database_bytes).toBeGreaterThan(100_000);
    state.freeBytes = 1_000_000_000;
    const scarce = await owner.node.adminHealth();
    expect(scarce).toMatchObject({ status: "warning", disk: { status: "warning" } });
    expect(scarce.disk.warning_below_bytes).toBe(1_000_000_000 + (scarce.disk.database_bytes ?? 0));
    state.freeBytes = scarce.disk.warning_below_bytes ?? 0;
    state.freeBytes += 10_000_000; // the database may have grown
    expect((await owner.node.adminHealth()).disk.status).toBe("ok");
  });

  it("is unknown if it cannot be read, which is no reason for a warning", async () => {
    const readDisk = () => Promise.reject(new Error("ENOSYS"));
    await using world = await createWorld("sqlite", {}, { readDisk });
    expect(await (await world.owner()).node.adminHealth()).toMatchObject({
      status: "ok",
      disk: { status: "unknown", free_bytes: null, warning_below_bytes: null },
    });
  });

  it.runIf(engines.includes("postgres"))("is unknown on PostgreSQL, whose database has a size", async () => {
    await using world = await createWorld("postgres");
    const { disk: found } = await (await world.owner()).node.adminHealth();
    expect(found).toMatchObject({ status: "unknown", free_bytes: null, total_bytes: null });
    expect(found.database_bytes).toBeGreaterThan(1_000_000);
    expect(namesOf(await metricsOf(world))).not.toContain("registry_disk_free_bytes");
  });

  it("is in the metrics", async () => {
    const { readDisk } = disk(7_000_000_000);
    await using world = await createWorld("sqlite", {}, { readDisk });
    const values = valuesOf(await metricsOf(world));
    expect(values.get("registry_disk_free_bytes")).toBe(7_000_000_000);
    expect(values.get("registry_disk_size_bytes")).toBe(100_000_000_000);
    const size = values.get("registry_database_size_bytes") ?? 0;
    expect(values.get("registry_disk_warning_bytes")).toBe(1_000_000_000 + size);
  });
});

describe.each(engines)("the jobs of a node on %s", (engine) => {
  it("are on time after the start, and late when their clock has passed the instant at which they were due", async () => {
    await using world = await createWorld(engine, {}, withoutExpiry);
    const owner = await world.owner();
    const { status, jobs } = await owner.node.adminHealth();
    expect(status).toBe("ok");
    expect(jobs.map(({ name }) => name)).toEqual(jobs.map(({ name }) => name).toSorted());
    const expiry = jobs.find(({ name }) => name === "key_expiry");
    expect(expiry).toMatchObject({ status: "ok", failed_at: null, consecutive_failures: 0 });
    const { last_success_at: at, due_at } = expiry ?? { due_at: "" };
    expect(Date.parse(due_at) - Date.parse(at ?? "")).toBe(86_400_000 + 60_000);
    world.pass(86_400_000 + 120_000);
    const late = await owner.node.adminHealth();
    expect(late.status).toBe("warning");
    expect(late.jobs.find(({ name }) => name === "key_expiry")).toMatchObject({ status: "late", due_at });
    const values = valuesOf(await metricsOf(world));
    expect(values.get('registry_job_late{name="key_expiry"}')).toBe(1);
    expect(values.get('registry_job_last_success_timestamp_seconds{name="key_expiry"}')).toBe(
      Date.parse(at ?? "") / 1_000,
    );
  });

  it("are shown to the owner alone", async () => {
    await using world = await createWorld(engine);
    await world.owner();
    const rejected = (await world.developer()).node.adminHealth();
    await expect(rejected).rejects.toMatchObject({ code: "owner_required" });
  });
});

describe("the watch over jobs", () => {
  let now = 0;
  const clock = () => new Date(now);

  /** A watch with a job whose interval is a second. */
  function watch(): JobWatch {
    now = Date.parse("2026-11-20T12:00:00Z");
    const added = new JobWatch(clock);
    added.add("sweep", 1_000);
    return added;
  }

  it("finds a job failed from its first failure on until it succeeds", () => {
    const jobs = watch();
    jobs.ran("sweep", false);
    const lastSuccessAt = clock();
    now += 1_000;
    jobs.ran("sweep", true);
    now += 1_000;
    jobs.ran("sweep", true);
    expect(jobs.states()).toMatchObject([
      { name: "sweep", status: "failed", lastSuccessAt, failedAt: clock(), consecutiveFailures: 2 },
    ]);
    jobs.ran("sweep", false);
    expect(jobs.states()).toMatchObject([{ status: "ok", failedAt: null, consecutiveFailures: 0 }]);
  });

  it("finds a job late that never ran, or whose run takes longer than a minute", () => {
    const jobs = watch();
    now += 61_000;
    expect(jobs.states()).toMatchObject([{ status: "ok", lastSuccessAt: null }]);
    now += 1;
    expect(jobs.states()).toMatchObject([{ status: "late", lastSuccessAt: null }]);
    jobs.ran("sweep", false);
    expect(jobs.states()).toMatchObject([{ status: "ok" }]);
    now += 61_001;
    expect(jobs.states()).toMatchObject([{ status: "late" }]);
  });

  it("ignores jobs that were not added", () => {
    const jobs = watch();
    jobs.ran("other", true);
    expect(jobs.states()).toHaveLength(1);
  });
});
