/** A node behind a pooler that gives each transaction another connection to the server. */
import pg from "pg";
import { describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { hasPgBouncer, startPgBouncer } from "../pgbouncer.ts";
import { start, urlOf } from "./process.ts";
import { surroundings } from "./surroundings.ts";

const registration = (agent_id: string) => ({ agent_id, agent_url: `https://${agent_id}.example.com/` });

describe.runIf(engines.includes("postgres") && hasPgBouncer)("behind PgBouncer, by transaction", () => {
  test.each([
    ["alone", false],
    ["beside DATABASE_DIRECT_URL", true],
  ])("%s a node migrates, writes, reads, and starts again", async (_, besideDirect) => {
    await using place = await surroundings("postgres");
    const direct = urlOf(place.database);
    await using pooler = await startPgBouncer(direct);
    const env = {
      ...place.env,
      DATABASE_URL: pooler.urlOf(direct),
      ...(besideDirect && { DATABASE_DIRECT_URL: direct }),
    };
    {
      await using node = await start(place.path, env);
      await node.registry.agents.register(registration("first"));
      expect((await node.registry.agents.lookup("first")).seq).toBe(1);
      node.send("SIGTERM");
      expect((await node.ended).code).toBe(0);
    }
    await using node = await start(place.path, env);
    expect((await node.registry.agents.lookup("first")).seq).toBe(1);
    expect(await node.registry.node.health()).toMatchObject({ status: "ok" });
  });

  test("two processes write and read at once, more than the pooler has connections", async () => {
    await using place = await surroundings("postgres");
    await using pooler = await startPgBouncer(urlOf(place.database), 2);
    const env = { ...place.env, DATABASE_URL: pooler.urlOf(urlOf(place.database)) };
    await using one = await start(place.path, env);
    await using other = await start(place.path, env);
    const work = [one, other].flatMap(({ registry }, process) =>
      Array.from({ length: 12 }, async (_, writer) => {
        for (let n = 0; n < 5; n++) {
          const id = `agent-${process}-${writer}-${n}`;
          await registry.agents.register(registration(id));
          await Promise.all([registry.agents.lookup(id), registry.agents.search({ q: id }).page()]);
        }
      }),
    );
    await Promise.all(work);
    const seqs: number[] = [];
    for await (const { payload } of one.registry.events.list({ limit: 100 })) seqs.push(payload.seq);
    expect(seqs).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
  });

  test("it leaves no setting behind in the sessions that it shares with others", async () => {
    await using place = await surroundings("postgres");
    await using pooler = await startPgBouncer(urlOf(place.database), 1);
    const url = pooler.urlOf(urlOf(place.database));
    await using node = await start(place.path, { ...place.env, DATABASE_URL: url });
    await node.registry.agents.register(registration("first"));
    await using client = await clientOf(url);
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
