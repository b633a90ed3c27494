/** Changes that share a commit: each succeeds or fails alone, and none is confirmed before it is committed. */
import { describe, expect, test } from "vitest";
import { type Durability, GroupCommit, type OpenTransaction } from "../server/core/database/group-commit.ts";
import type { Rows } from "../server/core/sql/rows.ts";
import { Account } from "../server/registry/accounts/account.ts";
import { engines } from "./engines.ts";
import { all } from "./webhooks/scene.ts";
import { createWorld } from "./world.ts";

const later = Number.POSITIVE_INFINITY;

type Step = "begin" | "savepoint" | "release" | "rollbackToSavepoint" | "commit";

/** A group of changes on an engine that only notes its statements, and fails where a test wants it to. */
function recorded(failing: Partial<Record<Step, Error>> = {}) {
  const statements: string[] = [];
  let isOpen = false;
  const run = async (name: Step, nextOpen = isOpen, durability?: Durability) => {
    statements.push(durability === "lazy" ? `${name} lazily` : name);
    const error = failing[name];
    if (error) throw error;
    isOpen = nextOpen;
  };
  const open: OpenTransaction<null> = {
    place: null,
    savepoint: () => run("savepoint"),
    release: () => run("release"),
    rollbackToSavepoint: () => run("rollbackToSavepoint"),
    settle: async () => undefined,
    commit: () => run("commit", false),
    isOpen: () => isOpen,
    async [Symbol.asyncDispose]() {
      if (isOpen) statements.push("rollback");
      isOpen = false;
    },
  };
  const begin = async (_deadline: number, durability: Durability) => {
    await run("begin", true, durability);
    return open;
  };
  const group = new GroupCommit(begin, null, () => 0); // no time passes, so no group is full
  const endTransaction = () => {
    isOpen = false;
  };
  return { group, statements, failing, endTransaction };
}

describe("a group of changes", () => {
  test("shares one commit, and gives each its result after it", async () => {
    const { group, statements } = recorded();
    const make = (result: string) =>
      group.run(async () => result, later).then((given) => statements.push(given));
    await Promise.all([make("a"), make("b")]);
    expect(statements).toEqual(["begin", "savepoint", "release", "savepoint", "release", "commit", "a", "b"]);
  });

  test("waits for the disk if one of its changes has to", async () => {
    const { group, statements } = recorded();
    await Promise.all([
      group.run(async () => "a", later, "lazy"),
      group.run(async () => "b", later, "durable"),
    ]);
    expect(statements).toEqual(["begin", "savepoint", "release", "savepoint", "release", "commit"]);
  });

  test("that does not wait for the disk takes no change that has to", async () => {
    const { group, statements } = recorded();
    let durable: Promise<string> | undefined;
    const lazy = group.run(
      async () => {
        durable = group.run(async () => "b", later);
      },
      later,
      "lazy",
    );
    await lazy;
    expect(await durable).toBe("b");
    expect(statements).toEqual([
      ...["begin lazily", "savepoint", "release", "commit"],
      ...["begin", "savepoint", "release", "commit"],
    ]);
  });

  test("undoes a change that throws, alone", async () => {
    const { group, statements } = recorded();
    const thrown = new Error("thrown by the change");
    const results = await Promise.allSettled([
      group.run(async () => "a", later),
      group.run(() => Promise.reject(thrown), later),
      group.run(async () => "c", later),
    ]);
    expect(results).toEqual([
      { status: "fulfilled", value: "a" },
      { status: "rejected", reason: thrown },
      { status: "fulfilled", value: "c" },
    ]);
    expect(statements.filter((each) => each !== "savepoint" && each !== "release")).toEqual([
      "begin",
      "rollbackToSavepoint",
      "commit",
    ]);
  });

  test("commits nothing if all of its changes throw", async () => {
    const { group, statements } = recorded();
    await expect(group.run(() => Promise.reject(new Error("no")), later)).rejects.toThrow("no");
    expect(await group.run(async () => "next", later)).toBe("next");
    expect(statements).toEqual([
      ...["begin", "savepoint", "rollbackToSavepoint", "rollback"],
      ...["begin", "savepoint", "release", "commit"],
    ]);
  });

  test("fails with the commit", async () => {
    const reason = new Error("disk full");
    const { group, statements } = recorded({ commit: reason });
    const results = await Promise.allSettled([
      group.run(async () => 1, later),
      group.run(async () => 2, later),
    ]);
    expect(results).toEqual([
      { status: "rejected", reason },
      { status: "rejected", reason },
    ]);
    expect(statements.at(-1)).toBe("rollback");
  });

  test("fails with a change that ends the transaction, and later changes do not", async () => {
    const { group, endTransaction } = recorded();
    const reason = new Error("input/output error");
    const ending = async () => {
      endTransaction();
      throw reason;
    };
    const results = await Promise.allSettled([
      group.run(async () => 1, later),
      group.run(ending, later),
      group.run(async () => 3, later),
    ]);
    expect(results).toEqual([
      { status: "rejected", reason },
      { status: "rejected", reason },
      { status: "fulfilled", value: 3 },
    ]);
  });

  test("goes on without the change for which it could not begin", async () => {
    const reason = new Error("another process writes");
    const { group, failing } = recorded({ begin: reason });
    const first = group.run(async () => 1, 0).finally(() => delete failing.begin);
    const results = await Promise.allSettled([first, group.run(async () => 2, later)]);
    expect(results).toEqual([
      { status: "rejected", reason },
      { status: "fulfilled", value: 2 },
    ]);
  });
});

test.each(engines)(
  "on %s, changes at once have sequence numbers without a gap, although some throw",
  async (engine) => {
    await using world = await createWorld(engine);
    const { database } = world.node;
    const failed = () =>
      database.transaction(async (tx) => {
        await tx.nextSeq();
        throw new Error("a bug");
      });
    const registered = (index: number) =>
      world.registry.agents.register({ agent_id: `agent-${index}`, agent_url: "https://a.example.com/" });
    const results = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) => (index % 3 === 0 ? failed() : registered(index))),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(40);
    const events = await all(world.registry.events.list({ limit: 100 }));
    expect(events.map(({ payload }) => payload.seq)).toEqual(
      Array.from({ length: 40 }, (_, index) => index + 1),
    );
    const agents = await all(world.registry.agents.list({ limit: 100 }));
    expect(agents.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(
      events.map(({ payload }) => payload.seq),
    );
  },
);

test.each(engines)("on %s, changes at once see what the others have written", async (engine) => {
  await using world = await createWorld(engine);
  const { database } = world.node;
  await world.registry.agents.register({ agent_id: "a", agent_url: "https://a.example.com/" });
  const read = "select details from agent where agent_id = ?";
  const append = (letter: string) =>
    database.transaction(async (tx) => {
      const found = await tx.get<{ details: string | null }>(read, ["a"]);
      const details = `${found?.details ?? ""}${letter}`;
      await tx.run("update agent set details = ? where agent_id = ?", [details, "a"]);
      return [details, await tx.get(read, ["a"])];
    });
  const letters = "abcdefghijklmnopqrst";
  const results = await Promise.all([...letters].map(append));
  expect(results).toEqual(
    [...letters].map((_, n) => [letters.slice(0, n + 1), { details: letters.slice(0, n + 1) }]),
  );
  expect(await database.get(read, ["a"])).toEqual({ details: letters });
});

test.each(engines)("on %s, a change reads once what it reads ahead, until it writes", async (engine) => {
  await using world = await createWorld(engine);
  const read = "select count(*) as n from event";
  const found = await world.node.database.transaction(async (tx) => {
    tx.readAhead(() => [tx.get(read), tx.get(read)]);
    const before = await tx.get<{ n: number }>(read);
    await tx.emit({ type: "agent.registered", agentId: null, payload: { seq: await tx.nextSeq() } });
    return [before, await tx.get(read)];
  });
  expect(found).toEqual([{ n: 0 }, { n: 1 }]);
});

const doubled = "insert into journal select * from journal"; // which has one row

test.each(engines)(
  "on %s, a change that violates a constraint fails with that, and others do not",
  async (engine) => {
    await using world = await createWorld(engine);
    const { database } = world.node;
    const failing = [
      database.transaction((tx) => tx.run(doubled)),
      database.transaction(async (tx) => {
        await tx.run(doubled);
        await tx.get("select 1 as one");
      }),
      database.transaction(async (tx) => {
        await tx.run(doubled);
        await tx.em().count(Account);
      }),
      database.transaction(async (tx) => {
        await tx.nextSeq();
        await tx.run(doubled);
      }),
      database.aside((writer) => writer.run(doubled)),
    ];
    const registered = world.registry.agents.register({ agent_id: "a", agent_url: "https://a.example.com/" });
    for (const outcome of await Promise.allSettled(failing))
      expect(outcome).toMatchObject({
        status: "rejected",
        reason: { message: expect.stringMatching(/unique/i) },
      });
    expect((await registered).agent.seq).toBe(1);
    expect(await all(world.registry.events.list())).toHaveLength(1);
  },
);

test.each(engines)("on %s, only what may be repeated does not wait for the disk", async (engine) => {
  await using world = await createWorld(engine);
  const { database } = world.node;
  const setting = { sqlite: "pragma synchronous", postgres: "show synchronous_commit" }[engine];
  let reads = 0;
  // A text of its own each time, because SQLite reads the setting when it compiles the statement.
  const read = async (rows: Rows) =>
    Object.values((await rows.get<object>(`${setting} -- ${reads++}`)) ?? {});
  const durable = await database.transaction(read);
  expect(await database.aside(read, "lazy")).toEqual([{ sqlite: 1, postgres: "off" }[engine]]); // 1 is NORMAL
  expect(await database.aside(read)).toEqual(durable);
  expect(await database.transaction(read)).toEqual(durable);
});
