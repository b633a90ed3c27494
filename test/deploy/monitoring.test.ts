/** The files for monitoring: they name metrics that a node exports, and Prometheus reads them. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { parse } from "yaml";
import { folder, start } from "../faults/process.ts";
import { freePort } from "../free-port.ts";
import { hang } from "../hang.ts";
import { namesOf } from "../metrics/exported.ts";
import { createWorld, metricsToken } from "../world.ts";

const monitoring = join(import.meta.dirname, "..", "..", "deploy", "monitoring");

/** The panels of the dashboard, as far as the tests look at them. */
interface Panel {
  id: number;
  title: string;
  targets?: { expr: string }[];
}

/** The rules for alerts, as far as the tests look at them. */
interface Rules {
  groups: {
    rules: { alert: string; expr: string; annotations: { summary: string; description: string } }[];
  }[];
}

const { panels } = JSON.parse(readFileSync(join(monitoring, "dashboard.json"), "utf8")) as {
  panels: Panel[];
};
const alerts = parse(readFileSync(join(monitoring, "alerts.yml"), "utf8")) as Rules;
const rules = alerts.groups.flatMap((group) => group.rules);
const queries = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })));

/** The names of metrics in an expression: no label or function begins so. `up` is Prometheus's own. */
function metricsIn(expr: string): string[] {
  return expr.match(/\b(registry|nodejs|process)_\w+/g) ?? [];
}

test("the dashboard and the alerts only name metrics that a node exports", async () => {
  await using world = await createWorld("sqlite");
  await world.registry.agents.register({ agent_id: "w", agent_url: "https://w.example.com/a2a" });
  const exported = namesOf(await world.registryWith(metricsToken).node.metrics());
  const named = [...queries, ...rules].flatMap(({ expr }) => metricsIn(expr));
  expect(new Set(named).size).toBeGreaterThan(30);
  expect(named.filter((name) => !exported.has(name))).toEqual([]);
});

test("each panel of the dashboard has an id and a place of its own, and shows something", () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(panels.filter((each) => "expr" in each)).toEqual([]);
  for (const { expr } of queries) expect(metricsIn(expr), expr).not.toEqual([]);
});

test("each alert says what is wrong and what to do", () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { annotations } of rules) {
    expect(annotations.summary).toMatch(/\w/);
    expect(annotations.description).toMatch(/\.$/);
  }
});

/** Debian's package `prometheus` has both programs. */
const hasPrometheus = ["promtool", "prometheus"].every(
  (program) => spawnSync(program, ["--version"]).error === undefined,
);

/** A copy of the folder, with a token. */
async function installed(token: string) {
  const own = await folder();
  cpSync(monitoring, own.path, { recursive: true });
  await writeFile(join(own.path, "metrics-token"), token);
  return own;
}

test.runIf(hasPrometheus)(
  "promtool accepts the configuration and the alerts (needs prometheus)",
  async () => {
    await using own = await installed(metricsToken);
    const promtool = (...args: string[]) =>
      execFileSync("promtool", args, { cwd: own.path, encoding: "utf8" });
    expect(promtool("check", "config", "prometheus.yml")).toContain(`${rules.length} rules found`);
    expect(promtool("check", "rules", "--lint=all", "--lint-fatal", "alerts.yml")).toContain("SUCCESS");
    expect(promtool("test", "rules", "alerts.test.yml")).toContain("SUCCESS");
  },
);

test.runIf(hasPrometheus)("promtool parses each query of the dashboard (needs prometheus)", async () => {
  await using own = await folder();
  // promtool parses rules, so each query becomes one.
  const recording = queries.map(({ expr }, index) => ({
    record: `panel:query${index}`,
    expr: expr.replaceAll("$__rate_interval", "1m").replaceAll("$instance", ".*"),
  }));
  const file = join(own.path, "queries.yml");
  await writeFile(file, JSON.stringify({ groups: [{ name: "queries", rules: recording }] })); // JSON is YAML
  const { status, stdout, stderr } = spawnSync("promtool", ["check", "rules", file], { encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toContain(`${queries.length} rules found`);
});

test.runIf(hasPrometheus)("Prometheus scrapes a node by the example (needs prometheus)", async () => {
  const token = "0123456789abcdef-scrape";
  await using data = await folder();
  await using node = await start(data.path, { METRICS_TOKEN: token });
  await using own = await installed(token);
  const file = join(own.path, "prometheus.yml");
  const example = await readFile(file, "utf8");
  const adapted = example
    .replace("localhost:3000", new URL(node.url).host)
    .replaceAll(/_interval: 15s/g, "_interval: 1s");
  await writeFile(file, adapted);
  await mkdir(join(own.path, "data"));
  const port = await freePort();
  const prometheus = spawn(
    "prometheus",
    [
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(own.path, "data")}`,
      `--web.listen-address=127.0.0.1:${port}`,
      "--log.level=error",
    ],
    { stdio: "inherit" },
  );
  const ended = once(prometheus, "close");
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`);
    return ((await response.json()) as { data: unknown }).data;
  };
  try {
    await vi.waitFor(async () => {
      const { activeTargets } = (await ask("targets")) as { activeTargets: unknown[] };
      expect(activeTargets).toMatchObject([
        { health: "up", lastError: "", labels: { job: "registry-node" } },
      ]);
      const { groups } = (await ask("rules")) as Rules;
      const loaded = groups.flatMap((group) => group.rules);
      expect(loaded).toHaveLength(rules.length);
      // Evaluated, and none fires on a healthy node.
      expect(loaded.filter((each) => !("health" in each) || each.health !== "ok")).toEqual([]);
      // Growth is extrapolated from seconds here, so an alert may be pending.
      const { alerts: active } = (await ask("alerts")) as { alerts: { state: string }[] };
      expect(active.filter(({ state }) => state === "firing")).toEqual([]);
      const query = encodeURIComponent('registry_http_requests_total{operation="node_metrics",status="200"}');
      expect(await ask(`query?query=${query}`)).toMatchObject({
        result: [{ metric: { job: "registry-node" } }],
      });
    }, hang);
  } finally {
    prometheus.kill();
    await ended;
  }
});
