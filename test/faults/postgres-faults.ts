/** Faults of a PostgreSQL server, of the network to it, and of PgBouncer in front of it. */
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { hasPgBouncer, type PgBouncer, startPgBouncer } from "../pgbouncer.ts";
import { type Cluster, type ClusterOptions, createCluster, giveToServer, hasClusters } from "./cluster.ts";
import { type Fault, mayMount, oncePerStack } from "./fault.ts";
import { mountSmallDisk } from "./small-disk.ts";
import { layWire, type Wire } from "./wire.ts";

const engine = "postgres";
const possible = hasClusters;

async function ownCluster(opened: AsyncDisposableStack, options?: ClusterOptions): Promise<Cluster> {
  return opened.use(await createCluster(options));
}

const plainCluster = oncePerStack((opened) => ownCluster(opened));

/** A server of a fault's own, and a pooler in front of it. */
interface Pooled {
  cluster: Cluster;
  /** Between the two. */
  wire: Wire;
  pooler: PgBouncer;
  /** The URL of the database, by way of the pooler. */
  url: string;
}

const ownPooler = oncePerStack(async (opened): Promise<Pooled> => {
  const cluster = await plainCluster(opened);
  const wire = opened.use(await layWire(cluster.url));
  const pooler = opened.use(await startPgBouncer(wire.url));
  return { cluster, wire, pooler, url: pooler.urlOf(wire.url) };
});

async function connectTo(url: string, options?: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, ...(options && { options }) });
  client.on("error", () => undefined); // the fault may end it
  await client.connect();
  return client;
}

/** Runs statements at a server itself: a pooler does not know the option. */
async function query(url: string, ...statements: string[]): Promise<void> {
  const client = await connectTo(url, "-c idle_session_timeout=0"); // a fault may set it
  try {
    for (const each of statements) await client.query(each);
  } finally {
    await client.end();
  }
}

/** Changes a setting of a server that runs. */
function configure(url: string, setting: string): Promise<void> {
  return query(url, `alter system ${setting}`, "select pg_reload_conf()");
}

/** A fault in which another client holds a lock, taken by a statement, until the fault ends. */
function locked(name: string, statement: string): Fault {
  return {
    engine,
    name,
    possible,
    ground: "connections",
    async arrange(opened) {
      const { url } = await plainCluster(opened);
      let other: pg.Client | undefined;
      const release = async () => other?.end();
      opened.defer(release);
      return {
        url,
        async begin() {
          other = await connectTo(url);
          await other.query(`begin; ${statement}`);
        },
        end: release,
      };
    },
  };
}

/** A fault in which an administrator runs a statement again and again. Changes between two of them succeed. */
function repeated(
  name: string,
  statement: string,
  arrange: (opened: AsyncDisposableStack) => Promise<Urls>,
): Fault {
  return {
    engine,
    name,
    possible,
    ground: "connections",
    harmless: true,
    async arrange(opened) {
      const { url, direct } = await arrange(opened);
      const ending = new AbortController();
      let work: Promise<void> | undefined;
      const repeat = async () => {
        const client = await connectTo(direct);
        while (!ending.signal.aborted) {
          await client.query(statement);
          await pause(repeatIntervalMs);
        }
        await client.end();
      };
      return {
        url,
        begin: () => {
          work = repeat();
        },
        end: async () => {
          ending.abort();
          await work;
        },
      };
    },
  };
}

/** Where the node finds a database, and where an administrator does. */
interface Urls {
  url: string;
  direct: string;
}

const repeatIntervalMs = 250;

async function withoutPooler(opened: AsyncDisposableStack): Promise<Urls> {
  const { url } = await plainCluster(opened);
  return { url, direct: url };
}

async function byPooler(opened: AsyncDisposableStack): Promise<Urls> {
  const { url, cluster } = await ownPooler(opened);
  return { url, direct: cluster.url };
}

/** A condition on `pg_stat_activity`: the connections of others. */
const others = "pid <> pg_backend_pid() and backend_type = 'client backend'";
const terminateOthers = `select pg_terminate_backend(pid) from pg_stat_activity where ${others}`;
const cancelOthers = `select pg_cancel_backend(pid) from pg_stat_activity where ${others} and state <> 'idle'`;

/** Takes all connections that a server has left; gives the connections back when it is called again. */
function connectionHog(url: string) {
  const taken: pg.Client[] = [];
  return {
    async take() {
      for (;;) {
        try {
          taken.push(await connectTo(url));
        } catch {
          return;
        }
      }
    },
    async release() {
      await Promise.all(taken.splice(0).map((each) => each.end().catch(() => undefined)));
    },
  };
}

/** A fault during which the server is down. */
function serverDown(name: string, begin: (cluster: Cluster) => void | Promise<void>): Fault {
  return {
    engine,
    name,
    possible,
    ground: "server",
    async arrange(opened) {
      const cluster = await plainCluster(opened);
      return { url: cluster.url, begin: () => begin(cluster), end: cluster.start };
    },
  };
}

/** All faults of PostgreSQL. */
export const postgresFaults: Fault[] = [
  {
    engine,
    name: "kill -9",
    shownBy: "test/faults/kill.test.ts",
    possible,
    async arrange(opened) {
      const { url } = await plainCluster(opened);
      return { url, restarts: true, begin: (node) => node.send("SIGKILL"), end: () => undefined };
    },
  },
  serverDown("PostgreSQL stopped", (cluster) => cluster.stop("fast")),
  serverDown("PostgreSQL stopped without a checkpoint", (cluster) => cluster.stop("immediate")),
  serverDown("kill -9 of PostgreSQL", (cluster) => cluster.kill()),
  {
    engine,
    name: "kill -9 of one server process",
    ground: "server",
    possible,
    harmless: true,
    async arrange(opened) {
      const { url } = await plainCluster(opened);
      return {
        url,
        async begin() {
          const client = await connectTo(url);
          const { rows } = await client.query(`select pid from pg_stat_activity where ${others} limit 1`);
          process.kill(rows[0].pid, "SIGKILL"); // PostgreSQL then ends all others too, and recovers
          await client.end();
        },
        end: () => undefined,
      };
    },
  },
  {
    engine,
    name: "disk of the tables full",
    possible: possible && mayMount,
    async arrange(opened) {
      const cluster = await ownCluster(opened, { withoutTables: true });
      const disk = await mountSmallDisk(opened, "16m");
      await giveToServer(disk.path);
      await query(
        cluster.url,
        `create tablespace small location '${disk.path}'`,
        "alter database postgres set default_tablespace = small",
      );
      return { url: cluster.url, begin: disk.fill, end: disk.clear };
    },
  },
  {
    engine,
    name: "disk of the write-ahead log full",
    shownBy: "PostgreSQL stopped without a checkpoint",
    possible: possible && mayMount,
    async arrange(opened) {
      const disk = await mountSmallDisk(opened, "80m");
      const cluster = await ownCluster(opened, { walFolder: disk.path });
      return {
        url: cluster.url,
        async begin() {
          disk.fill();
          await useUpWal(cluster.url); // PostgreSQL ends itself then
        },
        async end() {
          disk.clear();
          await cluster.stop("immediate").catch(() => undefined); // it may have ended
          await cluster.start();
        },
      };
    },
  },
  {
    engine,
    name: "cut silently",
    shownBy: "test/faults/outage.test.ts",
    possible,
    async arrange(opened) {
      const wire = opened.use(await layWire((await plainCluster(opened)).url));
      return { url: wire.url, begin: wire.cut, end: wire.restore };
    },
  },
  repeated("connections terminated", terminateOthers, withoutPooler),
  repeated("statements cancelled", cancelOthers, withoutPooler),
  {
    engine,
    name: "idle connections ended by the server",
    ground: "connections",
    possible,
    harmless: true,
    async arrange(opened) {
      const { url } = await plainCluster(opened);
      return {
        url,
        begin: () => configure(url, "set idle_session_timeout = '100ms'"),
        end: () => configure(url, "reset idle_session_timeout"),
      };
    },
  },
  {
    engine,
    name: "connection limit of the server reached",
    shownBy: "connection limit of the user reached",
    possible,
    harmless: true,
    async arrange(opened) {
      const { url } = await ownCluster(opened, { maxConnections: 12 });
      const hog = connectionHog(url);
      opened.defer(hog.release);
      return {
        url,
        async begin() {
          await query(url, terminateOthers); // else the node keeps the connections that it has
          await hog.take();
        },
        end: hog.release,
      };
    },
  },
  {
    engine,
    name: "connection limit of the user reached",
    possible,
    async arrange(opened) {
      const cluster = await ownCluster(opened, { withoutTables: true }); // the node's role makes them, and owns them
      await query(cluster.url, "create role node login", "alter database postgres owner to node");
      await query(cluster.url, "alter schema public owner to node");
      const url = new URL(cluster.url);
      url.username = "node";
      return {
        url: url.href,
        begin: () => query(cluster.url, "alter role node connection limit 0", terminateOthers),
        end: () => query(cluster.url, "alter role node connection limit -1"),
      };
    },
  },
  {
    engine,
    name: "read-only",
    ground: "connections",
    possible,
    async arrange(opened) {
      const { url } = await plainCluster(opened);
      return {
        url,
        begin: () => configure(url, "set default_transaction_read_only = on"),
        end: () => configure(url, "set default_transaction_read_only = off"),
      };
    },
  },
  locked("table locked", "lock table agent in access exclusive mode"),
  {
    ...locked("journal locked", "select seq from journal for update"),
    shownBy: "test/faults/outage.test.ts",
  },
  {
    engine,
    name: "primary replaced by a promoted standby",
    possible,
    async arrange(opened) {
      const primary = await plainCluster(opened);
      const standby = opened.use(await primary.standby());
      // Else PostgreSQL itself loses what it confirmed last.
      await configure(primary.url, "set synchronous_standby_names = '*'");
      const wire = opened.use(await layWire(primary.url));
      return {
        url: wire.url,
        async begin() {
          await primary.stop("immediate");
          wire.leadTo(standby.port); // which takes no changes yet
        },
        async end() {
          await standby.promote();
          await configure(standby.url, "reset synchronous_standby_names");
        },
      };
    },
  },
  {
    engine,
    name: "PostgreSQL stopped, behind PgBouncer",
    ground: "pooler",
    possible: possible && hasPgBouncer,
    async arrange(opened) {
      const { cluster, url } = await ownPooler(opened);
      return { url, begin: () => cluster.stop("fast"), end: cluster.start };
    },
  },
  {
    engine,
    name: "kill -9 of PgBouncer",
    ground: "pooler",
    possible: possible && hasPgBouncer,
    async arrange(opened) {
      const { pooler, url } = await ownPooler(opened);
      return { url, begin: pooler.kill, end: pooler.restart };
    },
  },
  {
    engine,
    name: "cut silently, behind PgBouncer",
    ground: "pooler",
    possible: possible && hasPgBouncer,
    async arrange(opened) {
      const { wire, url } = await ownPooler(opened);
      return { url, begin: wire.cut, end: wire.restore };
    },
  },
  {
    engine,
    name: "all connections of PgBouncer in use",
    ground: "pooler",
    possible: possible && hasPgBouncer,
    async arrange(opened) {
      const { url } = await ownPooler(opened);
      const hogs: pg.Client[] = [];
      const release = async () => void (await Promise.all(hogs.splice(0).map((each) => each.end())));
      opened.defer(release);
      return {
        url,
        async begin() {
          for (let n = 0; n < 3; n++) {
            const hog = await connectTo(url);
            hogs.push(hog);
            await hog.query("begin"); // keeps a connection to the server until it ends
          }
        },
        end: release,
      };
    },
  },
  {
    ...repeated("connections terminated, behind PgBouncer", terminateOthers, byPooler),
    ground: "pooler",
    possible: possible && hasPgBouncer,
  },
];

/** Makes a server write until its log has no space left, and it ends itself. */
async function useUpWal(url: string): Promise<void> {
  const client = await connectTo(url);
  try {
    for (;;) await client.query("select pg_logical_emit_message(true, 'test', 'x'), pg_switch_wal()");
  } catch {
    await client.end().catch(() => undefined);
  }
}
