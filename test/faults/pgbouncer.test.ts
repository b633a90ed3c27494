/** Nodes behind a pooler that gives each transaction another connection to the server. */
import { randomUUID } from "node:crypto";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { readConfig } from "../../server/assembly/config.ts";
import { engines } from "../engines.ts";
import { hasPgBouncer, startPgBouncer } from "../pgbouncer.ts";
import { createWorld } from "../world.ts";
import { urlOf } from "./process.ts";
import { surroundings } from "./surroundings.ts";

const registration = (agent_id: string) => ({ agent_id, agent_url: `https://${agent_id}.example.com/` });

/** A database without tables behind a pooler with so many connections, and what starts a node there. */
async function pooled(poolSize: number, { besideDirect = false } = {}) {
  await using opened = new AsyncDisposableStack();
  const direct = urlOf(opened.use(await surroundings("postgres")).database);
  const url = opened.use(await startPgBouncer(direct, poolSize)).urlOf(direct);
  const env = { DATABASE_URL: url, ...(besideDirect && { DATABASE_DIRECT_URL: direct }) };
  const { database } = readConfig(env);
  const closing = opened.move();
  return {
    url,
    start: () => createWorld("postgres", { database }, { newId: () => randomUUID() }),
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

describe.runIf(engines.includes("postgres") && hasPgBouncer)("behind PgBouncer, by transaction", () => {
  test.each([
    ["alone", false],
    ["beside DATABASE_DIRECT_URL", true],
  ])("%s a node migrates, writes, reads, and starts again", async (_, besideDirect) => {
    await using pool = await pooled(3, { besideDirect });
    {
      await using node = await pool.start();
      await node.registry.agents.register(registration("first"));
      expect((await node.registry.agents.lookup("first")).seq).toBe(1);
    }
    await using node = await pool.start();
    expect((await node.registry.agents.lookup("first")).seq).toBe(1);
    expect(await node.registry.node.health()).toMatchObject({ status: "ok" });
  });

  test("two nodes write and read at once, more than the pooler has connections", async () => {
    await using pool = await pooled(2);
    await using one = await pool.start();
    await using other = await pool.start();
    const work = [one, other].flatMap(({ registry }, node) =>
      Array.from({ length: 5 }, async (_, writer) => {
        for (let n = 0; n < 4; n++) {
          const id = `agent-${node}-${writer}-${n}`;
          await registry.agents.register(registration(id));
          await Promise.all([registry.agents.lookup(id), registry.agents.search({ q: id }).page()]);
        }
      }),
    );
    await Promise.all(work);
    const seqs: number[] = [];
    for await (const { payload } of one.registry.events.list({ limit: 100 })) seqs.push(payload.seq);
    expect(seqs).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });

  test("it leaves no setting behind in the sessions that it shares with others", async () => {
    await using pool = await pooled(1);
    await using node = await pool.start();
    await node.registry.agents.register(registration("first"));
    await using client = await clientOf(pool.url);
    const { rows } = await client.query("select count(*)::int as prepared from pg_prepared_statements");
    expect(rows).toEqual([{ prepared: 0 }]);
    for (const name of ["lock_timeout", "idle_in_transaction_session_timeout", "statement_timeout"])
      expect((await client.query(`show ${name}`)).rows[0]?.[name]).toBe("0");
  });
});

async function clientOf(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return { query: (sql: string) => client.query(sql), [Symbol.asyncDispose]: () => client.end() };
}
