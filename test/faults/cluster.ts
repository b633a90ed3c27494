/** PostgreSQL servers of a test's own, which it may stop, fill, cut off and replace. */

import { execFile, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { appendFile, chmod, chown, lchown, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { openPostgres } from "../../server/core/database/postgres.ts";
import { Orm } from "../../server/core/sql/orm.ts";
import { freePort } from "../free-port.ts";
import type { Identity } from "../webhooks/authority.ts";

const execute = promisify(execFile);

/** Where Debian keeps the programs of its newest PostgreSQL. */
const versions = existsSync("/usr/lib/postgresql") ? readdirSync("/usr/lib/postgresql").sort() : [];
const programs = versions
  .map((version) => `/usr/lib/postgresql/${version}/bin`)
  .filter((each) => existsSync(join(each, "initdb")))
  .at(-1);

/** Whether this machine can run servers of a test's own. */
export const hasClusters = programs !== undefined;

/** A server; its disposal stops it and deletes its files. */
export interface Cluster extends AsyncDisposable {
  port: number;
  /** The URL of its one database. */
  url: string;
  start(): Promise<void>;
  stop(mode?: "fast" | "immediate"): Promise<void>;
  /** Kills the postmaster (SIGKILL), and waits until its other processes have ended by themselves. */
  kill(): Promise<void>;
  /** A standby of it, which receives its changes. */
  standby(): Promise<Cluster>;
  /** Makes a standby the primary. */
  promote(): Promise<void>;
}

/** What a server is set up with. */
export interface ClusterOptions {
  maxConnections?: number;
  /** A folder for its write-ahead log, which is then kept as small as PostgreSQL can. */
  walFolder?: string;
  /** What it proves itself by. */
  tls?: Identity;
  /** Whether its database is without tables. By default it has those of a node, which is then up a second earlier. */
  withoutTables?: boolean;
}

/** Makes a server and starts it. */
export async function createCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const place = await makePlace();
  const data = join(place, "data");
  await execute("cp", ["-a", await templateOf(options), data]);
  const settings = [
    `max_connections = ${options.maxConnections ?? 100}`,
    "superuser_reserved_connections = 1",
    "max_wal_senders = 10",
    "shared_buffers = '16MB'",
  ];
  if (options.tls) {
    const { uid, gid } = owner();
    for (const [name, text] of Object.entries({
      "server.crt": options.tls.cert,
      "server.key": options.tls.key,
    })) {
      await writeFile(join(data, name), text, { mode: 0o600 });
      await chown(join(data, name), uid, gid);
    }
    settings.push("ssl = on");
  }
  if (options.walFolder) {
    await moveWal(data, options.walFolder);
    settings.push("max_wal_size = '32MB'", "min_wal_size = '32MB'");
  }
  await appendFile(join(data, "postgresql.conf"), `${settings.join("\n")}\n`);
  return started(place);
}

/** Moves the write-ahead log of a server that has not been started to another disk. */
async function moveWal(data: string, folder: string): Promise<void> {
  const { uid, gid } = owner();
  const [wal, moved] = [join(data, "pg_wal"), join(folder, "pg_wal")];
  await chmod(folder, 0o755);
  await execute("cp", ["-a", wal, moved]);
  await rm(wal, { recursive: true });
  await symlink(moved, wal);
  await lchown(wal, uid, gid);
}

/** Files of servers that do not run: copying them takes a tenth of the time of making them. */
const templates: { empty?: Promise<string>; migrated?: Promise<string> } = {};

function templateOf({ withoutTables = false }: ClusterOptions): Promise<string> {
  templates.empty ??= makeEmptyTemplate();
  if (withoutTables) return templates.empty;
  templates.migrated ??= makeMigratedTemplate(templates.empty);
  return templates.migrated;
}

async function makeEmptyTemplate(): Promise<string> {
  const place = await makeLastingPlace();
  const data = join(place, "data");
  const rights = ["--auth=trust", "--username=postgres"];
  await run("initdb", "-D", data, ...rights, "--encoding=UTF8", "--locale=C.UTF-8", "-N");
  const settings = [
    "listen_addresses = '127.0.0.1'",
    "unix_socket_directories = ''",
    "fsync = off", // what these tests are about is not the server's disk
  ];
  await appendFile(join(data, "postgresql.conf"), `${settings.join("\n")}\n`);
  return data;
}

/** Gives the database the tables of a node, without its key and its settings. */
async function makeMigratedTemplate(empty: Promise<string>): Promise<string> {
  const place = await makeLastingPlace();
  const data = join(place, "data");
  await execute("cp", ["-a", await empty, data]);
  const cluster = await started(place);
  const database = await openPostgres({ url: cluster.url }, new Orm([]), () => new Date(), randomUUID);
  await database[Symbol.asyncDispose]();
  await cluster.stop();
  return data;
}

/** A folder for as long as this process runs. Vitest may kill it: databases.ts deletes what is named after the run. */
async function makeLastingPlace(): Promise<string> {
  const place = await makePlace(`registry-template-${process.env.TEST_RUN}-`);
  process.once("exit", () => rmSync(place, { recursive: true, force: true }));
  return place;
}

async function started(place: string): Promise<Cluster> {
  const data = join(place, "data");
  const port = await freePort();
  const start = async () => {
    await run("pg_ctl", "-D", data, "-l", join(place, "log"), "-o", `-p ${port}`, "-w", "start");
  };
  const stop = async (mode: "fast" | "immediate" = "fast") => {
    await run("pg_ctl", "-D", data, "-m", mode, "-w", "stop");
  };
  await start();
  return {
    port,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    async kill() {
      const [pid = ""] = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
      const children = spawnSync("pgrep", ["-P", pid]).stdout.toString().trim().split("\n").map(Number);
      process.kill(Number(pid), "SIGKILL");
      while (children.some(runs)) await pause(20);
    },
    async standby() {
      const other = await makePlace();
      const source = ["-h", "127.0.0.1", "-p", String(port), "-U", "postgres"];
      await run("pg_basebackup", ...source, "-D", join(other, "data"), "-R", "-c", "fast");
      return started(other);
    },
    promote: () => run("pg_ctl", "-D", data, "-w", "promote"),
    async [Symbol.asyncDispose]() {
      await stop("immediate").catch(() => undefined); // it may be stopped
      await rm(place, { recursive: true, force: true });
    },
  };
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function makePlace(prefix = "registry-cluster-"): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), prefix));
  await giveToServer(place);
  return place;
}

/** Makes the user whose servers these are the owner of a folder. */
export async function giveToServer(folder: string): Promise<void> {
  const { uid, gid } = owner();
  await chown(folder, uid, gid);
  await chmod(folder, 0o700);
}

/** Runs a program of PostgreSQL, which rejects to be run by root. */
async function run(program: string, ...args: string[]): Promise<void> {
  if (!programs) throw new Error("PostgreSQL's own programs are not installed");
  const { uid, gid } = owner();
  await execute(join(programs, program), args, { uid, gid, cwd: "/" });
}

/** The owner of the files of a server: Debian's user if the tests run as root, else the current user. */
function owner(): { uid: number; gid: number } {
  const [uid = 0, gid = 0] = [process.getuid?.(), process.getgid?.()];
  if (uid !== 0) return { uid, gid };
  const idOf = (option: string) => Number(spawnSync("id", [option, "postgres"]).stdout.toString());
  return { uid: idOf("-u"), gid: idOf("-g") };
}
