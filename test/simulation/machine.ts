/**
 * The processes of nodes, all in this one. Each has connections to its database, a clock, and a network; a process that is
 * killed loses its connections with what they have not committed, and nothing that its code still does has an effect.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { createRequire } from "node:module";
import type { DatabaseSync as RealDatabaseSync, StatementSync } from "node:sqlite";
import { replaceIn, time } from "./virtual-time.ts";

const { DatabaseSync } = createRequire(import.meta.url)("node:sqlite") as {
  DatabaseSync: typeof RealDatabaseSync;
};

/** Where a process dies, or its database fails, relative to a statement. */
export type Moment = "statement" | "before commit" | "after commit";

/** What a failing database says (https://sqlite.org/rescode.html). */
export type DatabaseFault = "full" | "io" | "no commit" | "locked" | "lost answer";

const messages: Record<DatabaseFault, [code: number, message: string]> = {
  full: [13, "database or disk is full"],
  io: [778, "disk I/O error"],
  "no commit": [778, "disk I/O error"],
  locked: [5, "database is locked"],
  "lost answer": [1034, "disk I/O error"], // of the sync that follows the write: the commit may have been made
};

/** The statements at which it fails. */
const hits: Record<DatabaseFault, RegExp> = {
  full: /^(commit$|insert|update|delete)/i,
  io: /^(commit$|insert|update|delete)/i,
  "no commit": /^commit$/,
  locked: /^begin immediate$|^begin;.* for update/,
  "lost answer": /^commit$/,
};

/** The error that node:sqlite throws. */
function sqliteError(fault: DatabaseFault): Error {
  const [errcode, message] = messages[fault];
  return Object.assign(new Error(message), { code: "ERR_SQLITE_ERROR", errcode, errstr: message });
}

/** What the code of a dead process still throws. */
export class ProcessDied extends Error {
  readonly code = "ERR_SQLITE_ERROR";
  readonly errcode = 10;

  constructor() {
    super("The process has ended.");
  }
}

/** A process that runs a node, from its start to its end. */
export class Machine {
  /** The process whose code runs now. */
  static readonly current = new AsyncLocalStorage<Machine>();

  readonly name: string;
  isAlive = true;
  /** Called when it dies. */
  readonly onDeath: (() => void)[] = [];
  readonly #connections = new Set<SimulatedDatabase>();
  /** How many statements of this kind it survives. */
  #death: { moment: Moment; left: number } | null = null;
  /** Until when its database fails. */
  #fault: { kind: DatabaseFault; untilMs: number; after: number; left: number } | null = null;

  constructor(name: string) {
    this.name = name;
  }

  /** Runs the code of this process. */
  run<Result>(work: () => Result): Result {
    return Machine.current.run(this, work);
  }

  /** Kills it now. */
  kill(): void {
    if (!this.isAlive) return;
    this.isAlive = false;
    this.#death = null;
    for (const each of this.#connections) if (each.isOpen) each.close(); // SQLite rolls back
    for (const each of this.onDeath.splice(0)) each();
  }

  /** Kills it at a moment to come. */
  killAt(moment: Moment, after: number): void {
    this.#death = { moment, left: after };
  }

  /** Lets its database fail: after some writes, for some more, and at most some time. */
  failDatabase(
    kind: DatabaseFault,
    { forMs, after, writes }: { forMs: number; after: number; writes: number },
  ): void {
    this.#fault = { kind, untilMs: time.now + forMs, after, left: writes };
  }

  /** Heals its database. */
  healDatabase(): void {
    this.#fault = null;
    this.#death = null;
  }

  opened(connection: SimulatedDatabase): void {
    if (!this.isAlive) throw new ProcessDied();
    this.#connections.add(connection);
  }

  /** Whether it dies at this moment: then it is dead. */
  dies(moment: Moment): boolean {
    const death = this.#death;
    if (death?.moment !== moment || death.left-- > 0) return false;
    this.kill();
    return true;
  }

  /** How its database fails at a statement; null if it does not. */
  fails(sql: string): DatabaseFault | null {
    const kind = this.#fault?.kind;
    if (kind === undefined || !hits[kind].test(sql) || !this.#uses()) return null;
    return kind;
  }

  /** Whether the fault happens once more. */
  #uses(): boolean {
    if (!this.#fault) return false;
    if (this.#fault.after-- > 0 && time.now < this.#fault.untilMs) return false;
    if (this.#fault.left-- > 0 && time.now < this.#fault.untilMs) return true;
    this.#fault = null;
    return false;
  }
}

const nobody = new Machine("nobody");

/** A connection to a file of SQLite, of the process that opens it. */
class SimulatedDatabase extends DatabaseSync {
  readonly #machine = Machine.current.getStore() ?? nobody;
  readonly #isReadOnly: boolean;

  constructor(...params: ConstructorParameters<typeof RealDatabaseSync>) {
    super(...params);
    this.#isReadOnly = params[1]?.readOnly === true;
    this.#machine.opened(this);
  }

  override exec(sql: string): void {
    this.#execute(sql, () => super.exec(sql));
  }

  override prepare(sql: string): StatementSync {
    const statement = super.prepare(sql);
    for (const method of ["all", "get", "run"] as const) {
      const real = statement[method].bind(statement) as (...params: unknown[]) => unknown;
      Object.defineProperty(statement, method, {
        value: (...params: unknown[]) => this.#execute(sql, () => real(...params)),
      });
    }
    return statement;
  }

  /** Runs a statement, unless something happens before it or instead of it. */
  #execute<Result>(text: string, run: () => Result): Result {
    const machine = this.#machine;
    const sql = this.#isReadOnly ? "" : text; // faults are those of writes
    const isCommit = sql === "commit";
    if (!machine.isAlive || machine.dies(isCommit ? "before commit" : "statement")) throw new ProcessDied();
    const fault = machine.fails(sql);
    if ((fault === "io" || fault === "no commit") && isCommit) super.exec("rollback"); // as SQLite may: https://sqlite.org/lang_transaction.html
    if (fault !== null && fault !== "lost answer") throw sqliteError(fault);
    const result = run();
    if (fault !== null) throw sqliteError(fault);
    if (isCommit && machine.dies("after commit")) throw new ProcessDied();
    return result;
  }
}

/** Replaces SQLite's connections. Call it before other modules are loaded. */
export function installMachines(): void {
  replaceIn("node:sqlite", { DatabaseSync: SimulatedDatabase });
}
