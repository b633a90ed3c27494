/** The Dockerfile and the compose files. No container is started: image-run.test.ts runs what the image runs. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readConfig, settings } from "../../server/assembly/config.ts";
import { copiesOf, stagesOf, valuesOf } from "./dockerfile.ts";

const root = join(import.meta.dirname, "..", "..");
const read = (name: string) => readFileSync(join(root, name), "utf8");
const stages = stagesOf(read("Dockerfile"));
const image = stages.at(-1);
if (!image) throw new Error("The Dockerfile has no stage.");

describe("the Dockerfile", () => {
  it("names the version and the variant of its base image", () => {
    for (const { base } of stages) expect(base).toMatch(/^node:24(\.\d+)*-\w+-slim$/);
  });

  it("installs what the lock file says, and nothing else", () => {
    const runs = stages.flatMap((stage) => valuesOf(stage, "RUN"));
    expect(runs.filter((run) => run.startsWith("npm")).toSorted()).toEqual([
      "npm ci --ignore-scripts",
      "npm ci --ignore-scripts --omit=dev && rm -rf node_modules/node-* node_modules/.bin/node",
      "npm run build:dashboard",
    ]);
    expect(runs.filter((run) => /curl|wget|apt|sudo|chmod 777/.test(run))).toEqual([]);
  });

  it("copies files that exist and that .dockerignore lets through", () => {
    const ignore = read(".dockerignore").split("\n");
    expect(ignore).toContain("*");
    for (const path of stages.flatMap(copiesOf).flatMap(({ from, sources }) => (from ? [] : sources))) {
      expect(existsSync(join(root, path)), path).toBe(true);
      expect(ignore, path).toContain(`!${path.split("/")[0]}`);
    }
  });

  it("copies from stages that exist, and takes node_modules only from the one without development dependencies", () => {
    const copies = copiesOf(image).filter(({ from }) => from);
    const names = stages.map(({ name }) => name);
    for (const { from } of copies) expect(names).toContain(from);
    const modules = copies.filter(({ sources }) => sources.some((path) => path.endsWith("node_modules")));
    expect(modules.map(({ from }) => from)).toEqual(["dependencies"]);
  });

  it("runs as a user without rights, by number, and stops at SIGTERM", () => {
    expect(valuesOf(image, "USER")).toEqual(["1000:1000"]);
    expect(valuesOf(image, "STOPSIGNAL")).toEqual(["SIGTERM"]);
    expect(valuesOf(image, "VOLUME")).toEqual(['["/data"]']);
  });

  it("starts Node.js and its health check without a shell", () => {
    const [entry = ""] = valuesOf(image, "ENTRYPOINT");
    expect(JSON.parse(entry)).toEqual(["node", "/registry/server/registry-node.js"]);
    const [health = ""] = valuesOf(image, "HEALTHCHECK");
    const [command] = JSON.parse(health.slice(health.indexOf("CMD ") + 4)) as string[]; // JSON by the form of CMD
    expect(command).toBe("node");
  });

  it("has no secret in its layers", () => {
    const settings = stages
      .flatMap((stage) => [...valuesOf(stage, "ENV"), ...valuesOf(stage, "ARG")])
      .join(" ");
    expect(settings).not.toMatch(/KEY|PASSWORD|SECRET|TOKEN/);
  });
});

/** The parts of a compose file that the tests look at. */
interface Compose {
  services: Record<
    string,
    {
      environment?: Record<string, string | number>;
      volumes?: string[];
      healthcheck?: { test: string[] };
      privileged?: boolean;
      read_only?: boolean;
      user?: string;
      tmpfs?: string[];
      cap_drop?: string[];
      security_opt?: string[];
      ports?: string[];
    }
  >;
  volumes?: Record<string, unknown>;
}

describe.each(["compose.yaml", "compose.postgres.yaml"])("%s", (name) => {
  const { services, volumes = {} } = parse(read(name)) as Compose; // the form of compose files

  it("sets only variables that the node reads", () => {
    const known = settings;
    const set = Object.keys(services.node?.environment ?? {});
    expect(set.length).toBeGreaterThan(0);
    expect(set.filter((variable) => !known.has(variable))).toEqual([]);
  });

  it("gives no service rights that it does not need", () => {
    for (const service of Object.values(services)) expect(service.privileged).toBeUndefined();
  });

  it("declares every volume that it mounts", () => {
    const mounted = Object.values(services).flatMap((service) => service.volumes ?? []);
    expect(mounted.map((mount) => mount.split(":")[0]).toSorted()).toEqual(Object.keys(volumes).toSorted());
  });
});

describe("compose.yaml", () => {
  const { node } = (parse(read("compose.yaml")) as Compose).services; // the form of compose files

  it("runs the node on a read-only root, with /data and /tmp", () => {
    expect(node).toMatchObject({
      read_only: true,
      user: "1000:1000",
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
      tmpfs: ["/tmp"],
    });
    expect(node?.volumes).toEqual(["data:/data"]);
    expect(node?.healthcheck?.test.slice(0, 2)).toEqual(["CMD", "node"]);
  });

  it("publishes the port to this machine only", () => {
    for (const port of node?.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  it.each(["compose.yaml", "compose.postgres.yaml"])(
    "has an environment that the node accepts, with %s",
    (name) => {
      const { services } = parse(read(name)) as Compose; // the form of compose files
      const environment = { ...node?.environment, ...services.node?.environment };
      const filled = Object.entries(environment).map(([variable, value]) => [
        variable,
        String(value).replaceAll(/\$\{\w+:?([-?])([^}]*)\}/g, (_, kind: string, fallback: string) =>
          kind === "?" ? "a1b2c3" : fallback,
        ),
      ]);
      const config = readConfig(Object.fromEntries(filled));
      expect(config.database.engine).toBe(name.includes("postgres") ? "postgres" : "sqlite");
    },
  );
});
