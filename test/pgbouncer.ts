/** PgBouncer in front of the test server, pooling by transaction: what many managed databases are reached through. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "./free-port.ts";

const program = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer", "/opt/homebrew/bin/pgbouncer"].find(existsSync);

/** Whether this machine has it. */
export const hasPgBouncer = program !== undefined;

/** A pooler that runs until its disposal. */
export interface PgBouncer extends AsyncDisposable {
  /** The URL of a database of the server, by way of the pooler. */
  urlOf(direct: string): string;
  /** Kills it (SIGKILL). */
  kill(): Promise<void>;
  /** Starts it again at the same port. */
  restart(): Promise<void>;
}

/**
 * Starts it on a free port.
 * @param server the URL of a database of the server.
 * @param poolSize how many connections it keeps to each database.
 */
export async function startPgBouncer(server: string, poolSize = 3): Promise<PgBouncer> {
  if (!program) throw new Error("PgBouncer is not installed");
  await using opened = new AsyncDisposableStack();
  const { hostname, port, username, password } = new URL(server);
  const place = await mkdtemp(join(tmpdir(), "registry-pgbouncer-"));
  opened.defer(() => rm(place, { recursive: true }));
  const own = await freePort();
  const as = `user=${decodeURIComponent(username)}${password && ` password=${decodeURIComponent(password)}`}`;
  const settings = [
    "[databases]",
    `* = host=${hostname} port=${port || 5432} ${as}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${own}`,
    "unix_socket_dir =",
    "auth_type = any",
    "pool_mode = transaction",
    `default_pool_size = ${poolSize}`,
    "max_client_conn = 500",
    "server_idle_timeout = 5",
    "server_login_retry = 1", // else it does not look for 15 seconds whether a server is back
    "server_connect_timeout = 3", // else it waits 15 seconds for one that does not respond
  ];
  const file = join(place, "pgbouncer.ini");
  await writeFile(file, settings.join("\n"));
  await chmod(place, 0o755);
  const asNobody = process.getuid?.() === 0 ? ["-u", "nobody"] : []; // it does not run as root
  let running = await run(program, [...asNobody, file], own);
  opened.defer(() => running.kill());
  const closing = opened.move();
  return {
    urlOf(direct) {
      const url = new URL(direct);
      url.host = `127.0.0.1:${own}`;
      return url.href;
    },
    kill: () => running.kill(),
    restart: async () => {
      running = await run(program, [...asNobody, file], own);
    },
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

/** Runs it until it is killed, and waits until it listens. */
async function run(path: string, args: string[], port: number): Promise<{ kill(): Promise<void> }> {
  const child = spawn(path, ["-q", ...args], { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text) => (said += text));
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${said}`);
    await setTimeout(20);
  }
  return {
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => socket.destroy() && resolve(true)).on("error", () => resolve(false));
  });
}
