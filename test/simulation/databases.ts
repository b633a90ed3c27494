/** The databases of sites: all begin with the same rows. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Config } from "../../server/assembly/config.ts";
import { type PostgresHost, PostgresServer } from "./postgres.ts";

export type EngineName = Config["database"]["engine"];

/** A database, and the server that nodes reach it at; null for a file. */
export interface SiteDatabase {
  settings: Config["database"];
  server: { name: string; host: PostgresHost } | null;
  /** The file with the last checkpoint of the log. There is none at the beginning. */
  checkpointFile: string;
}

/** Where databases are. */
export interface Databases {
  /** The database in which the rows are made that all begin with. */
  first(): Promise<SiteDatabase>;
  /** Keeps its rows. */
  keep(): Promise<void>;
  /** The database of a site, with these rows alone. */
  begin(site: number): Promise<SiteDatabase>;
  /** Deletes them. */
  end(): Promise<void>;
}

/** Makes databases. @param folder for files. @param server the URL of a PostgreSQL server. */
export async function openDatabases(engine: EngineName, folder: string, server: string): Promise<Databases> {
  return engine === "sqlite"
    ? new Files(folder)
    : new OnServer(await PostgresServer.open(server), server, folder);
}

/** Databases of SQLite. */
class Files implements Databases {
  readonly #folder: string;
  #kept: Buffer = Buffer.alloc(0);

  constructor(folder: string) {
    this.#folder = folder;
  }

  async first(): Promise<SiteDatabase> {
    return this.#at("first");
  }

  async keep(): Promise<void> {
    this.#kept = readFileSync(this.#file("first"));
  }

  async begin(site: number): Promise<SiteDatabase> {
    const database = this.#at(`site-${site}`);
    writeFileSync(this.#file(`site-${site}`), this.#kept, { mode: 0o600 });
    return database;
  }

  async end(): Promise<void> {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** An empty folder for a file. */
  #at(name: string): SiteDatabase {
    const file = this.#file(name);
    const checkpointFile = join(emptied(dirname(file)), "log.checkpoint");
    return { settings: { engine: "sqlite", file, readThreads: 0 }, server: null, checkpointFile };
  }

  #file(name: string): string {
    return join(this.#folder, name, "registry.sqlite");
  }
}

/** Makes a folder, without what it had. */
function emptied(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Replaces the rows of all tables by those that were kept. */
const restore = `do $$ declare each record; begin
  execute (select 'truncate ' || string_agg(format('public.%I', tablename), ', ') from pg_tables where schemaname = 'kept');
  for each in
    select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
      from information_schema.columns where table_schema = 'kept' group by table_name
  loop
    execute format('insert into public.%I (%s) overriding system value select %s from kept.%I',
      each.name, each.columns, each.columns, each.name);
  end loop;
end $$`;

/**
 * Keeps the rows of all tables; columns that are computed are not kept. Rows stay where they are, whatever the server does
 * beside: their order, where a statement asks for none, and its plans are those of every run.
 */
const keep = `do $$ declare each record; begin
  for each in select tablename as name from pg_tables where schemaname = 'public' loop
    execute format('alter table public.%I set (autovacuum_enabled = false)', each.name);
  end loop;
  create schema kept;
  for each in
    select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
      from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' group by table_name
  loop
    execute format('create table kept.%I as select %s from public.%I', each.name, each.columns, each.name);
  end loop;
end $$`;

/** Identities go on from the same number in every history. */
const restart = `select setval(format('%I.%I', schemaname, sequencename)::regclass, 1000)
  from pg_sequences where schemaname = 'public'`;

const endOthers = `select pg_terminate_backend(pid, 10000) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

/** Databases of a PostgreSQL server. */
class OnServer implements Databases {
  readonly #server: PostgresServer;
  readonly #url: string;
  readonly #folder: string;
  /** Those that were made, by their names, with a connection to each for what happens between histories. */
  readonly #made = new Map<string, PostgresServer | null>();

  constructor(server: PostgresServer, url: string, folder: string) {
    this.#server = server;
    this.#url = url;
    this.#folder = folder;
  }

  async first(): Promise<SiteDatabase> {
    await this.#dropAbandoned();
    const name = this.#nameOf("first");
    await this.#server.run(`create database ${name}`);
    this.#made.set(name, null);
    return this.#at("first");
  }

  async keep(): Promise<void> {
    const first = await PostgresServer.open(this.#urlOf(this.#nameOf("first")).href);
    await first.run(endOthers);
    await first.run(keep);
    await first.end();
  }

  async begin(site: number): Promise<SiteDatabase> {
    const what = `site_${site}`;
    const name = this.#nameOf(what);
    let database = this.#made.get(name);
    if (!database) {
      await this.#server.run(`create database ${name} template ${this.#nameOf("first")}`);
      await this.#server.run(`alter database ${name} set synchronous_commit = off`);
      database = await PostgresServer.open(this.#urlOf(name).href);
      this.#made.set(name, database);
    }
    await database.run(endOthers);
    await database.run(restore);
    await database.run(restart);
    return this.#at(what);
  }

  async end(): Promise<void> {
    for (const [name, database] of this.#made) {
      await database?.end();
      await this.#server.run(`drop database ${name} with (force)`);
    }
    await this.#server.end();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Drops what simulations left behind that were killed. */
  async #dropAbandoned(): Promise<void> {
    for (const name of await this.#server.databases("registry_simulation_")) {
      const pid = Number(/\d+/.exec(name)?.[0]);
      if (!isAlive(pid)) await this.#server.run(`drop database if exists ${name} with (force)`);
    }
  }

  /** The database as nodes reach it: the name of its host is the same in every run. */
  #at(what: string): SiteDatabase {
    const url = this.#urlOf(this.#nameOf(what));
    url.hostname = `${what.replace("_", "-")}.databases.com`;
    return {
      settings: { engine: "postgres", url: url.href },
      server: { name: url.hostname, host: this.#server.host() },
      checkpointFile: join(emptied(join(this.#folder, what)), "log.checkpoint"),
    };
  }

  #nameOf(what: string): string {
    return `registry_simulation_${process.pid}_${what}`;
  }

  #urlOf(name: string): URL {
    const url = new URL(this.#url);
    url.pathname = `/${name}`;
    return url;
  }
}

/** Whether a process of this machine runs. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM"; // it runs as another user
  }
}
