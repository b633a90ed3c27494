/** The faults that a node has to outlive, on each engine: played by tests for seconds, by `npm run faults` for longer. */
import { execFileSync } from "node:child_process";
import { existsSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { hasPgBouncer, startPgBouncer } from "../pgbouncer.ts";
import { type Cluster, createCluster, hasClusters } from "./cluster.ts";
import { type Outcome, type Play, playUnderLoad } from "./load.ts";
import { folder, type NodeProcess, start } from "./process.ts";
import { layWire } from "./wire.ts";

/** A fault, and how it is made. */
export interface Fault {
  engine: "sqlite" | "postgres";
  name: string;
  /** Whether some changes are made meanwhile. */
  harmless?: boolean;
  /** Whether this machine can make it. */
  possible: boolean;
  /** Where the database is, and what begins and ends the fault; the stack takes what has to be undone. */
  arrange(opened: AsyncDisposableStack): Promise<Arranged>;
}

interface Arranged {
  url: string;
  /** Given the process of the node. */
  begin(node: NodeProcess): Promise<void> | void;
  end(): Promise<void> | void;
  /** Whether the fault ends the node, which is then started again. */
  kills?: boolean;
}

/** Plays a fault, for a time in milliseconds or until it has been noticed. */
export async function playFault(
  fault: Fault,
  duration: Play["duration"],
): Promise<Outcome & { log: string[] }> {
  await using opened = new AsyncDisposableStack();
  const { path } = opened.use(await folder());
  const arranged = await fault.arrange(opened);
  const env = { DATABASE_URL: arranged.url, LOG_LEVEL: "warn" };
  let node = opened.use(await start(path, env));
  const first = node;
  const restart = async () => {
    await node[Symbol.asyncDispose]();
    node = opened.use(await start(path, env));
    return node;
  };
  const outcome = await playUnderLoad({
    node: () => node,
    begin: async () => arranged.begin(node),
    end: async () => {
      await arranged.end();
      if (arranged.kills) await restart();
    },
    ...{ duration, harmless: fault.harmless === true },
    async afterwards() {
      // Its log has the end of an outage seconds later.
      if (first.output().includes("the database does not work")) await first.said(/works again/);
      return restart(); // what only the process believed is gone
    },
  });
  const log = (await first.ended).out.split("\n").filter((line) => /"level":[456]0/.test(line));
  return { ...outcome, log };
}

const root = process.getuid?.() === 0;
const hasPrlimit = existsSync("/usr/bin/prlimit");

/** The file of a database in a folder of its own. */
async function ownFile(opened: AsyncDisposableStack): Promise<string> {
  return join(opened.use(await folder()).path, "registry.sqlite");
}

/** A file system of 6 MB. */
async function smallDisk(opened: AsyncDisposableStack): Promise<string> {
  const { path } = opened.use(await folder());
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=6m", "tmpfs", path]);
  opened.defer(() => void execFileSync("umount", ["-l", path]));
  return path;
}

async function ownCluster(opened: AsyncDisposableStack, maxConnections = 100): Promise<Cluster> {
  return opened.use(await createCluster({ maxConnections }));
}

/** A fault in which another client holds a lock, taken by a statement, until the fault ends. */
function locked(name: string, statement: string): Fault {
  return {
    ...{ engine: "postgres", name, possible: hasClusters },
    async arrange(opened) {
      const { url } = await ownCluster(opened);
      const other = new pg.Client({ connectionString: url });
      await other.connect();
      opened.defer(() => other.end());
      return {
        url,
        begin: async () => void (await other.query(`begin; ${statement}`)),
        end: async () => void (await other.query("rollback")),
      };
    },
  };
}

async function query(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const each of statements) await client.query(each);
  } finally {
    await client.end();
  }
}

const others =
  "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'";

/** All faults. */
export const faults: Fault[] = [
  {
    ...{ engine: "sqlite", name: "kill -9", possible: true },
    async arrange(opened) {
      const file = await ownFile(opened);
      return {
        url: `sqlite:${file}`,
        kills: true,
        begin: (node) => node.send("SIGKILL"),
        end: () => undefined,
      };
    },
  },
  {
    ...{ engine: "sqlite", name: "disk full", possible: root && process.platform === "linux" },
    async arrange(opened) {
      const disk = await smallDisk(opened);
      const filler = join(disk, "filler");
      return {
        url: `sqlite:${join(disk, "registry.sqlite")}`,
        begin: () => void execFileSync("sh", ["-c", `cat /dev/zero > ${filler} 2>/dev/null || true`]),
        end: () => void execFileSync("rm", [filler]),
      };
    },
  },
  {
    ...{ engine: "sqlite", name: "file system refuses writes", possible: root && hasPrlimit },
    async arrange(opened) {
      const file = await ownFile(opened);
      let pid = "";
      const limit = (size: string) =>
        void execFileSync("prlimit", ["--pid", pid, `--fsize=${size}:unlimited`]);
      return {
        url: `sqlite:${file}`,
        begin: (node) => {
          pid = String(node.pid);
          limit("0");
        },
        end: () => limit("unlimited"),
      };
    },
  },
  {
    ...{ engine: "sqlite", name: "file moved away, and back", possible: true },
    async arrange(opened) {
      const file = await ownFile(opened);
      return {
        url: `sqlite:${file}`,
        begin: () => renameSync(file, `${file}.away`),
        end: () => renameSync(`${file}.away`, file),
      };
    },
  },
  {
    ...{ engine: "sqlite", name: "file replaced, and put back", possible: true },
    async arrange(opened) {
      const file = await ownFile(opened);
      return {
        url: `sqlite:${file}`,
        begin: () => {
          renameSync(file, `${file}.away`);
          writeFileSync(file, "");
        },
        end: () => renameSync(`${file}.away`, file),
      };
    },
  },
  {
    ...{ engine: "postgres", name: "kill -9", possible: hasClusters },
    async arrange(opened) {
      const { url } = await ownCluster(opened);
      return { url, kills: true, begin: (node) => node.send("SIGKILL"), end: () => undefined };
    },
  },
  {
    ...{ engine: "postgres", name: "stopped", possible: hasClusters },
    async arrange(opened) {
      const cluster = await ownCluster(opened);
      return { url: cluster.url, begin: () => cluster.stop("fast"), end: () => cluster.start() };
    },
  },
  {
    ...{ engine: "postgres", name: "crashed", possible: hasClusters },
    async arrange(opened) {
      const cluster = await ownCluster(opened);
      return { url: cluster.url, begin: () => cluster.stop("immediate"), end: () => cluster.start() };
    },
  },
  {
    ...{ engine: "postgres", name: "cut silently", possible: hasClusters },
    async arrange(opened) {
      const wire = opened.use(await layWire((await ownCluster(opened)).url));
      return { url: wire.url, begin: () => wire.cut(), end: () => wire.restore() };
    },
  },
  {
    ...{ engine: "postgres", name: "connections terminated", possible: hasClusters, harmless: true },
    async arrange(opened) {
      const { url } = await ownCluster(opened);
      return { url, begin: () => query(url, others), end: () => undefined };
    },
  },
  {
    ...{ engine: "postgres", name: "connection limit reached", possible: hasClusters, harmless: true },
    async arrange(opened) {
      const { url } = await ownCluster(opened, 12);
      const hogs: pg.Client[] = [];
      const release = async () => {
        await Promise.all(hogs.splice(0).map((each) => each.end().catch(() => undefined)));
      };
      opened.defer(release);
      return {
        url,
        async begin() {
          await query(url, others); // else the node keeps the connections that it has
          for (;;) {
            const hog = new pg.Client({ connectionString: url });
            hog.on("error", () => undefined);
            try {
              await hog.connect();
            } catch {
              break;
            }
            hogs.push(hog);
          }
        },
        end: release,
      };
    },
  },
  {
    ...{ engine: "postgres", name: "read-only", possible: hasClusters },
    async arrange(opened) {
      const { url } = await ownCluster(opened);
      const set = (value: string) =>
        query(url, `alter system set default_transaction_read_only = ${value}`, "select pg_reload_conf()");
      return { url, begin: () => set("on"), end: () => set("off") };
    },
  },
  locked("table locked", "lock table agent in access exclusive mode"),
  locked("journal locked", "select seq from journal for update"),
  {
    ...{ engine: "postgres", name: "primary replaced by a promoted standby", possible: hasClusters },
    async arrange(opened) {
      const primary = await ownCluster(opened);
      const standby = opened.use(await primary.standby());
      await query(
        primary.url,
        "alter system set synchronous_standby_names = '*'", // else PostgreSQL itself loses what it answered last
        "select pg_reload_conf()",
      );
      const wire = opened.use(await layWire(primary.url));
      return {
        url: wire.url,
        async begin() {
          await primary.stop("immediate");
          wire.leadTo(standby.port); // which takes no changes yet
        },
        async end() {
          await standby.promote();
          await query(standby.url, "alter system reset synchronous_standby_names", "select pg_reload_conf()");
        },
      };
    },
  },
  {
    ...{ engine: "postgres", name: "stopped, behind PgBouncer", possible: hasClusters && hasPgBouncer },
    async arrange(opened) {
      const cluster = await ownCluster(opened);
      const pooler = opened.use(await startPgBouncer(cluster.url));
      return {
        url: pooler.urlOf(cluster.url),
        begin: () => cluster.stop("fast"),
        end: () => cluster.start(),
      };
    },
  },
];
