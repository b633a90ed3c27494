/**
 * The open databases of worlds. Opening one takes longer than most tests, on PostgreSQL ten times as long: a database whose world
 * has ended is emptied and serves the next one.
 */

import type { Config } from "../server/assembly/config.ts";
import type { Database } from "../server/core/database/database.ts";
import type { Committed } from "../server/core/database/group-commit.ts";
import { DatabaseClosed } from "../server/core/sql/rows.ts";
import { openDatabase, type World } from "../server/world.ts";
import { type EngineName, emptied, type Scratch, scratch } from "./engines.ts";

type Surroundings = Pick<World, "clock" | "newId">;

/** An open database, and what differs between the nodes that it serves. */
interface Open {
  database: Database;
  serves: Surroundings & { committed: Committed };
}

interface Kept {
  own: Scratch;
  open?: Open;
}

const idle: Record<EngineName, Kept[]> = { sqlite: [], postgres: [] };

/** Surroundings of a world whose database is opened for it alone: for tests of its statements, its files and its size. */
export const withOwnDatabase = { openDatabase };

/** A database lent to one world. It is emptied with its disposal. */
export interface Lent extends Scratch {
  /** Opens it for the node of the world, which closes it for itself alone. */
  open: World["openDatabase"];
}

/**
 * Lends an empty database.
 * @param prepare prepares one that is new, before a node opens it
 * @param isNew whether it must be one that no world has used
 */
export async function lendDatabase(
  engine: EngineName,
  prepare: (own: Scratch) => Promise<unknown>,
  isNew: boolean,
): Promise<Lent> {
  const kept: Kept = (isNew ? undefined : idle[engine].pop()) ?? { own: await scratch(engine) };
  const { own } = kept;
  if (!kept.open) await prepare(own);
  let lent: Database | undefined;
  return {
    database: own.database,
    async open(config, world, committed, extension) {
      if (config !== own.database || extension !== null || lent)
        return openDatabase(config, world, committed, extension); // the test has its own settings
      kept.open ??= await opened(config, { ...world, committed });
      kept.open.serves = { ...world, committed };
      lent = closedAlone(kept.open.database);
      return lent;
    },
    async [Symbol.asyncDispose]() {
      await lent?.[Symbol.asyncDispose]();
      if (!kept.open) return own[Symbol.asyncDispose]();
      try {
        await emptied(own.database, kept.open.database);
        idle[engine].push(kept);
      } catch {
        await kept.open.database[Symbol.asyncDispose](); // the test broke it
        await own[Symbol.asyncDispose]();
      }
    },
  };
}

async function opened(config: Config["database"], first: Open["serves"]): Promise<Open> {
  const open: Pick<Open, "serves"> = { serves: first };
  const surroundings = { clock: () => open.serves.clock(), newId: () => open.serves.newId() };
  const committed = (changes: number) => open.serves.committed?.(changes);
  return Object.assign(open, { database: await openDatabase(config, surroundings, committed, null) });
}

/** A database that others go on using when it is closed: it rejects what it is asked then, as a closed one does. */
function closedAlone(database: Database): Database {
  let isClosed = false;
  const running = new Set<Promise<unknown>>();
  const asked = (work: () => unknown): unknown => {
    if (isClosed) return Promise.reject(new DatabaseClosed());
    const result = work();
    if (result instanceof Promise) {
      running.add(result);
      result.then(
        () => running.delete(result),
        () => running.delete(result),
      );
    }
    return result;
  };
  const guarded = <Guarded extends object>(guardedObject: Guarded): Guarded =>
    new Proxy(guardedObject, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (name === "longReads") return guarded(target === database ? database.longReads : target);
        if (typeof member !== "function" || ["unavailable", "pools", "warnings"].includes(String(name)))
          return member;
        return (...given: unknown[]) => asked(() => Reflect.apply(member, target, given));
      },
    });
  const close = async () => {
    isClosed = true;
    await Promise.allSettled(running);
  };
  return { ...guarded(database), [Symbol.asyncDispose]: close };
}
