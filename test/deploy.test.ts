/** The files of the guide for several machines fit together, and to the node. No container is started. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readConfig, settings } from "../server/assembly/config.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "deploy", "several-machines");
const read = (name: string) => readFileSync(join(folder, name), "utf8");

/** The parts of compose.yaml that the tests look at. */
interface Service {
  build?: string;
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  environment?: Record<string, string | number>;
  volumes?: string[];
  networks?: { default: { ipv4_address: string } };
}

const composeText = read("compose.yaml");
const { services } = parse(composeText, { merge: true }) as { services: Record<string, Service> };
const nodes = Object.values(services).filter(({ build }) => build);

/** Values as an operator may fill them in. */
const filledIn: Record<string, string> = {
  POSTGRES_PASSWORD: "0a1b",
  REGISTRY_PASSWORD: "2c3d",
  REPLICATION_PASSWORD: "4e5f",
  NODE_KEY: Buffer.alloc(32, 7).toString("base64"),
  PUBLIC_URL: "https://registry.example.com",
  PROXY_PORT: "8080",
  OWNER_EMAIL: "ada@example.com",
  OWNER_PASSWORD: "correct horse battery",
};

/** The environment of a service, with the variables of `.env` replaced. */
function environmentOf({ environment = {} }: Service): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      String(value).replace(/\$\{(\w+)[^}]*\}/g, (_, variable: string) => filledIn[variable] ?? ""),
    ]),
  );
}

test("compose.yaml has several nodes, and sets only variables that a node reads", () => {
  expect(nodes.length).toBeGreaterThan(1);
  const known = settings;
  for (const node of nodes)
    expect(Object.keys(node.environment ?? {}).filter((name) => !known.has(name))).toEqual([]);
});

test("a node accepts its environment, and uses the standby", () => {
  for (const node of nodes) {
    expect(readConfig(environmentOf(node))).toMatchObject({
      host: "0.0.0.0",
      publicUrl: filledIn.PUBLIC_URL,
      trustProxy: 1,
      database: {
        engine: "postgres",
        url: "postgres://registry:2c3d@primary:5432/registry",
        replicaUrls: ["postgres://registry:2c3d@standby:5432/registry"],
      },
    });
  }
  expect(Object.keys(services)).toEqual(expect.arrayContaining(["primary", "standby"]));
});

test(".env.example has the variables of compose.yaml and no others", () => {
  const used = [...composeText.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  const offered = [...read(".env.example").matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(offered.toSorted()).toEqual([...new Set(used)].toSorted());
  expect(offered.toSorted()).toEqual(Object.keys(filledIn).toSorted());
});

test("every file that is mounted exists, and scripts can be executed", () => {
  const mounted = Object.values(services)
    .flatMap(({ volumes = [] }) => volumes)
    .filter((each) => each.startsWith("./"))
    .map((each) => each.split(":")[0] ?? "");
  expect(mounted).toEqual(["./nginx.conf", "./primary-init.sh", "./standby-start.sh"]);
  for (const name of mounted) {
    const { mode } = statSync(join(folder, name));
    // The image of PostgreSQL would run a script that cannot be executed within its own shell.
    if (name.endsWith(".sh")) expect(mode & 0o111, name).toBe(0o111);
  }
});

test("the nodes run in the image that test/deploy/ checks, with the same restrictions as a single one", () => {
  const { services: single } = parse(readFileSync(join(root, "compose.yaml"), "utf8")) as {
    services: Record<string, Service>;
  }; // the form of compose files
  const { read_only, tmpfs, cap_drop, security_opt } = single.node ?? {};
  for (const node of nodes) {
    expect(join(folder, node.build ?? "")).toBe(root);
    expect(node).toMatchObject({ read_only, tmpfs, cap_drop, security_opt });
  }
});

test("nginx.conf sends requests to the addresses of all nodes", () => {
  const upstream = [...read("nginx.conf").matchAll(/^\s*server (\S+:\d+)/gm)].map(([, address]) => address);
  const listening = nodes.map(
    ({ networks, environment }) => `${networks?.default.ipv4_address}:${environment?.PORT}`,
  );
  expect(upstream).toEqual(listening);
});

test.each(["primary-init.sh", "standby-start.sh"])("%s is a valid script", (name) => {
  expect(spawnSync("bash", ["-n", join(folder, name)], { encoding: "utf8" })).toMatchObject({
    status: 0,
    stderr: "",
  });
});

const nginx = "/usr/sbin/nginx";
/** nginx opens its log files, which only root may where Debian puts them. */
const canCheck = existsSync(nginx) && process.getuid?.() === 0;

test.runIf(canCheck)("nginx accepts nginx.conf (needs nginx in /usr/sbin, and root)", async () => {
  const place = await mkdtemp(join(tmpdir(), "registry-nginx-"));
  const options = ["-t", "-q", "-e", "stderr", "-g", `pid ${join(place, "pid")};`];
  const { status, stderr } = spawnSync(nginx, [...options, "-c", join(folder, "nginx.conf")], {
    encoding: "utf8",
  });
  await rm(place, { recursive: true });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});
