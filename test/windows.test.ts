/** Filtered lists that are read in windows: complete, in order, and in statements of a bounded size. */
import { describe, expect, test } from "vitest";
import { windowRows } from "../server/core/database/windows.ts";
import { type Param, type Rows, rowsFrom } from "../server/core/sql/rows.ts";
import { certificationsBefore } from "../server/features/certifications/records.ts";
import { violationsBefore } from "../server/features/compliance/records.ts";
import { deliveriesBefore } from "../server/registry/webhooks/deliveries.ts";
import { engines } from "./engines.ts";
import { createWorld, type TestWorld } from "./world.ts";

const rows = 2 * windowRows + 500;
const now = "2026-11-20T00:00:00.000Z";
const numbers = `with recursive number (n) as (select 1 union all select n + 1 from number where n < ${rows})`;

/**
 * Many certifications, violations, and deliveries of a subscription; every five hundredth differs from the others, also where a
 * window ends.
 */
async function fillLists({ sql }: TestWorld): Promise<void> {
  const often = (rare: string, common: string) => `case when n % 500 = 1 then '${rare}' else '${common}' end`;
  await sql(`${numbers} insert into certification
      (id, agent_key, agent_id, level, issuer, account_id, status, issued_at, expires_at, counted)
    select 'cert_' || n, n, 'agent', ${often("audited", "basic")}, 'Issuer', 'account', 'active', '${now}',
      ${often("2026-01-01T00:00:00.000Z", "2999-01-01T00:00:00.000Z")}, true from number`);
  await sql(`${numbers} insert into violation
      (id, agent_key, agent_id, rule, severity, detail, status, count, first_seen_at, last_seen_at)
    select 'viol_' || n, n, 'agent', 'rule', ${often("critical", "low")}, '', ${often("waived", "open")}, 1, '${now}', '${now}'
      from number`);
  await sql(`${numbers} insert into event (seq, id, type, agent_id, body, committed_at)
    select n, 'evt_' || n, ${often("cert.issued", "agent.registered")}, 'agent', '{}', '${now}' from number`);
  await sql(`insert into delivery (id, webhook_key, seq, type, status, cause, attempts, created_at)
    select 'dlv_' || seq, 1, seq, type, case when seq % 500 = 1 then 'failed' else 'delivered' end, 'event', 0, '${now}'
      from event`);
}

type Read = (rows: Rows, before: number | undefined, limit: number) => Promise<{ id: string }[]>;

const rare: Record<string, Read> = {
  "certifications by level": (rows, before, limit) =>
    certificationsBefore(rows, { level: ["audited"] }, { before, limit, now }),
  "certifications by status": (rows, before, limit) =>
    certificationsBefore(rows, { agent_id: "agent", status: ["expired"] }, { before, limit, now }),
  "violations by severity": (rows, before, limit) =>
    violationsBefore(rows, { severity: ["critical"] }, { before, limit }),
  "violations by status": (rows, before, limit) =>
    violationsBefore(rows, { agent_id: "agent", status: ["waived"] }, { before, limit }),
  "deliveries by status": (rows, before, limit) =>
    deliveriesBefore(rows, 1, { status: ["failed"] }, before, limit),
  "deliveries by event": (rows, before, limit) =>
    deliveriesBefore(rows, 1, { event: ["cert.issued"] }, before, limit),
};

const numberOf = ({ id }: { id: string }) => Number(id.split("_")[1]);

describe.each(engines)("on %s", (engine) => {
  test("lists give exactly the rows that meet a rare filter, newest first, page by page", async () => {
    await using world = await createWorld(engine);
    await fillLists(world);
    const expected = Array.from({ length: rows }, (_, index) => rows - index).filter((n) => n % 500 === 1);
    for (const [name, read] of Object.entries(rare)) {
      const first = await read(world.node.database, undefined, 5);
      const second = await read(world.node.database, numberOf(first.at(-1) ?? { id: "" }), 5);
      expect([...first, ...second].map(numberOf), name).toEqual(expected);
    }
  });

  test("lists without a match go through the table in windows, and lists without a filter take one statement", async () => {
    await using world = await createWorld(engine);
    await fillLists(world);
    const statements = async (read: (rows: Rows) => Promise<unknown[]>) => {
      let count = 0;
      const all = <Row>(sql: string, params?: readonly Param[]) => {
        count++;
        return world.node.database.all<Row>(sql, params);
      };
      return [(await read(rowsFrom(engine, all))).length, count];
    };
    const position = { before: undefined, limit: 101 };
    expect(await statements((rows) => violationsBefore(rows, { status: ["resolved"] }, position))).toEqual([
      0, 6,
    ]);
    expect(await statements((rows) => violationsBefore(rows, { status: ["open"] }, position))).toEqual([
      101, 2,
    ]);
    expect(await statements((rows) => violationsBefore(rows, {}, position))).toEqual([101, 1]);
  });
});

test("no statement of these lists sorts or goes through more than a window on SQLite", async () => {
  await using world = await createWorld("sqlite");
  await fillLists(world);
  const { database } = world.node;
  const plans: string[] = [];
  const all = async <Row>(sql: string, params: readonly Param[] = []) => {
    const steps = await database.all<{ detail: string }>(`explain query plan ${sql}`, params);
    plans.push(...steps.map(({ detail }) => `${detail} | ${sql}`));
    return database.all<Row>(sql, params);
  };
  const rows = rowsFrom("sqlite", all);
  for (const read of Object.values(rare)) {
    await read(rows, undefined, 101);
    await read(rows, 3_000, 101);
  }
  expect(plans.filter((plan) => /TEMP B-TREE/.test(plan))).toEqual([]);
  // Of a whole table, only the end of the newest window is looked for, from its newest row on.
  const scans = plans.filter((plan) => /^SCAN (?!json_each)/.test(plan));
  expect(scans.filter((plan) => !/limit 1 offset/.test(plan))).toEqual([]);
  expect(plans.length).toBeGreaterThan(20);
});
