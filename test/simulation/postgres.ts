/**
 * PostgreSQL in histories. Statements reach it over the simulated network, and run on a real server, one after another, while
 * virtual time stands still: so they run in the same order in every run. A statement that waits for a lock lets the others go
 * on. The timeouts of locks and of idle transactions would go by the server's own clock, so they are kept here instead.
 */
import type { Socket } from "node:net";
import pg from "pg";
import type { DatabaseFault } from "./machine.ts";
import { type Host, outside, type Wire } from "./network.ts";
import {
  cancelledBy,
  endsResponse,
  type Message,
  MessageReader,
  processOf,
  query,
  stateOf,
  sync,
  type Turn,
  TurnReader,
  withState,
} from "./postgres-messages.ts";
import { realSleep, time } from "./virtual-time.ts";

/** What a failing server says (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const failures: Record<Exclude<DatabaseFault, "lost answer">, [sqlState: string, message: string]> = {
  full: ["53100", "could not extend file: No space left on device"],
  io: ["58030", "could not write to file: Input/output error"],
  "no commit": ["58030", "could not write to file: Input/output error"],
  locked: ["55P03", "canceling statement due to lock timeout"],
};

/** A statement that fails. */
function failure(fault: keyof typeof failures): Message {
  const [sqlState, message] = failures[fault];
  return query(`do $$ begin raise exception '${message}' using errcode = '${sqlState}'; end $$`);
}

/** How long a statement runs before it is asked whether it waits for a lock, in real milliseconds. */
const patienceMs = 3;

/** How often those that wait are looked at, in virtual milliseconds: what nobody in the history did may have let them go on. */
const lookMs = 20;

/** The real server. */
export class PostgresServer {
  readonly #url: URL;
  readonly #control: pg.Client;
  readonly #waiting = new Set<Session>();
  #last: Promise<unknown> = Promise.resolve();

  private constructor(url: URL, control: pg.Client) {
    this.#url = url;
    this.#control = control;
  }

  /** Connects to a server. @throws if it cannot be reached. */
  static async open(url: string): Promise<PostgresServer> {
    const control = new pg.Client({ connectionString: url, stream: () => outside() });
    await control.connect();
    return new PostgresServer(new URL(url), control);
  }

  /** A host of the simulated network that accepts connections to it. */
  host(): PostgresHost {
    return new PostgresHost(this);
  }

  /** Opens a real connection. */
  connect(): Socket {
    return outside()
      .connect(Number(this.#url.port || 5_432), this.#url.hostname)
      .setNoDelay();
  }

  /** Does something outside of the history, after all that was asked before; time stands still. */
  next(work: () => Promise<void>): void {
    this.#last = this.#last.then(work).then(() => this.#letGoOn());
    time.hold(this.#last);
  }

  /** Remembers a session whose statement waits for a lock. */
  waits(session: Session): void {
    this.#waiting.add(session);
    setTimeout(() => this.#waiting.has(session) && this.next(async () => this.waits(session)), lookMs);
  }

  forget(session: Session): void {
    this.#waiting.delete(session);
  }

  /** Waits until a statement that was cancelled has responded, if it waited for a lock. */
  async cancelled(process: number): Promise<void> {
    await [...this.#waiting].find((each) => each.process === process)?.responded;
  }

  /** Whether a process of the server waits for a lock of another one. */
  async isBlocked(process: number): Promise<boolean> {
    const { rows } = await this.#control.query<{ blocked: boolean }>(
      "select cardinality(pg_blocking_pids($1)) > 0 as blocked",
      [process],
    );
    return rows[0]?.blocked === true;
  }

  async cancel(process: number): Promise<void> {
    await this.#control.query("select pg_cancel_backend($1)", [process]);
  }

  /** Ends a process of the server, and waits until its locks are gone. */
  async terminate(process: number): Promise<void> {
    await this.#control.query("select pg_terminate_backend($1)", [process]);
    const isThere = "select 1 from pg_stat_activity where pid = $1";
    while ((await this.#control.query(isThere, [process])).rowCount) await realSleep(1);
  }

  /** The databases whose names begin so. */
  async databases(prefix: string): Promise<string[]> {
    const { rows } = await this.#control.query<{ datname: string }>(
      "select datname from pg_database where starts_with(datname, $1)",
      [prefix],
    );
    return rows.map(({ datname }) => datname);
  }

  async run(sql: string): Promise<void> {
    await this.#control.query(sql);
  }

  async end(): Promise<void> {
    await this.#control.end();
  }

  /** Lets those go on that need not wait any more, in the order in which they began to wait. */
  async #letGoOn(): Promise<void> {
    for (let isMoving = true; isMoving; ) {
      isMoving = false;
      for (const session of [...this.#waiting]) {
        if (await this.isBlocked(session.process)) continue;
        isMoving = true;
        this.#waiting.delete(session);
        await session.goOn();
      }
    }
  }
}

/** A server in the simulated network. */
export class PostgresHost implements Host {
  readonly isNear = true;
  readonly #server: PostgresServer;
  readonly #sessions = new Set<Session>();

  constructor(server: PostgresServer) {
    this.#server = server;
  }

  isUp(): boolean {
    return true;
  }

  accept(wire: Wire): void {
    const session = new Session(this.#server, wire, () => this.#sessions.delete(session));
    this.#sessions.add(session);
  }

  /** Ends all connections, as a server that restarts. */
  restart(): void {
    for (const session of this.#sessions) session.break();
  }
}

/** A turn that has no response yet. */
interface OpenTurn {
  turn: Turn;
  fault: DatabaseFault | null;
  /** What was received of its response. */
  response: Message[];
}

/** A connection. */
class Session {
  /** The process of the server. */
  process = 0;
  readonly #server: PostgresServer;
  readonly #wire: Wire;
  readonly #real: Socket;
  readonly #turns: Turn[] = [];
  readonly #ended: () => void;
  #open: OpenTurn | null = null;
  #responded = Promise.withResolvers<void>();
  #isOver = false;
  #state = "I";
  #lockTimeoutMs = 0;
  #idleTimeoutMs = 0;
  #timeout: ReturnType<typeof setTimeout> | undefined;

  constructor(server: PostgresServer, wire: Wire, ended: () => void) {
    this.#server = server;
    this.#wire = wire;
    this.#ended = ended;
    this.#real = server.connect();
    const turns = new TurnReader();
    const responses = new MessageReader("server");
    wire.on("data", (chunk: Buffer) => {
      this.#turns.push(...turns.read(chunk));
      server.next(() => this.#proceed());
    });
    wire.on("error", () => undefined); // it is closed then
    wire.on("end", () => server.next(() => this.#end()));
    wire.on("close", () => server.next(() => this.#end()));
    this.#real.on("data", (chunk: Buffer) => {
      for (const message of responses.read(chunk)) this.#receive(message);
    });
    this.#real.on("error", () => undefined);
    this.#real.on("close", () => this.#responded.resolve());
  }

  /** Settles when the server has responded to what was sent last. */
  get responded(): Promise<void> {
    return this.#responded.promise;
  }

  /** Ends it as a server does that stops. */
  break(): void {
    this.#wire.reset();
  }

  /** Goes on after a lock was waited for. */
  async goOn(): Promise<void> {
    clearTimeout(this.#timeout);
    await this.#finish();
    await this.#proceed();
  }

  #receive(message: Message): void {
    if (message.type === "K") this.process = processOf(message);
    if (message.type === "Z") this.#state = stateOf(message);
    this.#open?.response.push(message);
    if (endsResponse(message)) this.#responded.resolve();
  }

  /** Takes the turns that have arrived, unless one of them waits. */
  async #proceed(): Promise<void> {
    while (!this.#open && !this.#isOver) {
      const turn = this.#turns.shift();
      if (!turn) return;
      await this.#take(turn);
    }
  }

  async #take(turn: Turn): Promise<void> {
    clearTimeout(this.#timeout);
    const machine = this.#wire.sender;
    const [first] = turn.messages;
    const cancelled = first ? cancelledBy(first) : null;
    if (first && cancelled !== null) {
      this.#real.end(first.bytes);
      await this.responded;
      return this.#server.cancelled(cancelled);
    }
    if (machine && !machine.isAlive) return;
    if (machine?.dies(turn.sql === "commit" ? "before commit" : "statement")) return;
    const fault = machine?.fails(turn.sql) ?? null;
    this.#open = { turn, fault, response: [] };
    if (fault === null || fault === "lost answer")
      this.#send(turn.messages.map((each) => this.#withoutTimeouts(each)));
    else await this.#sendFailing(turn, fault);
    await this.#finish();
  }

  /** A statement is prepared before it fails. */
  async #sendFailing({ messages }: Turn, fault: keyof typeof failures): Promise<void> {
    const prepared = messages.filter(({ type }) => type === "P");
    if (prepared.length > 0) {
      this.#send([...prepared, sync]);
      await this.responded;
      if (this.#open) this.#open.response = this.#open.response.filter(({ type }) => type === "1"); // ParseComplete
    }
    this.#send([failure(fault)]);
  }

  #send(messages: Message[]): void {
    this.#responded = Promise.withResolvers();
    if (this.#real.destroyed) this.#responded.resolve();
    this.#real.write(Buffer.concat(messages.map(({ bytes }) => bytes)));
  }

  /** Takes over the timeouts of a transaction that begins. */
  #withoutTimeouts(message: Message): Message {
    if (message.type !== "Q") return message;
    const sql = message.bytes.toString("utf8", 5, message.bytes.length - 1);
    if (!sql.startsWith("begin")) return message;
    this.#lockTimeoutMs = Number(/ lock_timeout = (\d+)/.exec(sql)?.[1] ?? 0);
    this.#idleTimeoutMs = Number(/ idle_in_transaction_session_timeout = (\d+)/.exec(sql)?.[1] ?? 0);
    return query(sql.replaceAll(/(_timeout) = \d+/g, "$1 = 0"));
  }

  /** Waits for the response to the turn, and sends it back; or remembers that it waits for a lock. */
  async #finish(): Promise<void> {
    if (!(await this.#responds())) {
      this.#server.waits(this);
      if (this.#lockTimeoutMs > 0)
        this.#timeout = setTimeout(() => this.#server.next(() => this.#cancel()), this.#lockTimeoutMs);
      return;
    }
    const open = this.#open;
    this.#open = null;
    if (!open) return;
    if (this.#real.destroyed) return this.#wire.reset();
    const isCommit = open.turn.sql === "commit";
    if (isCommit && open.fault === "lost answer") return this.#wire.reset();
    if (isCommit && this.#wire.sender?.dies("after commit")) return;
    this.#wire.write(Buffer.concat(open.response.map(({ bytes }) => bytes)));
    if (this.#state !== "I" && this.#idleTimeoutMs > 0)
      this.#timeout = setTimeout(() => this.break(), this.#idleTimeoutMs);
  }

  /** @returns whether the server responded; otherwise the statement waits for a lock. */
  async #responds(): Promise<boolean> {
    const responded = this.responded.then(() => true);
    for (;;) {
      if (await Promise.race([responded, realSleep(patienceMs).then(() => false)])) return true;
      if (this.process !== 0 && (await this.#server.isBlocked(this.process))) return false;
    }
  }

  /** Ends a statement that waits for a lock. */
  async #cancel(): Promise<void> {
    if (!this.#open) return;
    this.#server.forget(this);
    await this.#server.cancel(this.process);
    await this.responded;
    const [lockNotAvailable] = failures.locked;
    this.#open.response = this.#open.response.map((each) => withState(each, "57014", lockNotAvailable));
    await this.goOn();
  }

  async #end(): Promise<void> {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timeout);
    this.#server.forget(this);
    this.#ended();
    this.#real.destroy();
    if (this.#open || this.#state !== "I") await this.#server.terminate(this.process);
    this.#wire.end();
  }
}
