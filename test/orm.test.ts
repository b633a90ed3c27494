/** Entity managers on the rows of a node. Their guarantees within changes: test/group-commit.test.ts. */
import { defineEntity, type EntitySchema, p, raw } from "@mikro-orm/sql";
import { expect, it } from "vitest";
import { JsonText } from "../server/core/sql/json-text.ts";
import { Orm } from "../server/core/sql/orm.ts";
import { type Engine, type Param, rowsFrom } from "../server/core/sql/rows.ts";
import { Account } from "../server/registry/accounts/account.ts";
import { ApiKey } from "../server/registry/keys/api-key.ts";
import { createWorld } from "./world.ts";

/** An entity manager, and the statements that it has run. */
function recorded(engine: Engine, entities: EntitySchema[] = [Account, ApiKey], answer: object[] = []) {
  const statements: { sql: string; params: readonly Param[] }[] = [];
  const rows = rowsFrom(engine, async (sql, params = []) => {
    statements.push({ sql, params });
    return answer as never[]; // the rows of any statement
  });
  return { em: new Orm(entities).managerOn(rows), statements };
}

it.each(["sqlite", "postgres"] as const)("binds all values on %s", async (engine) => {
  const { em, statements } = recorded(engine);
  const value = "it's a ?, or ??";
  await em.find(ApiKey, { name: value, tier: { $in: ["free", "pro"] } }, { limit: 3 });
  await em.find(ApiKey, { [raw("lower(?)", ["name"])]: raw("upper(?)", [value]) });
  await em.nativeUpdate(ApiKey, { id: value }, { name: value });
  await em.nativeDelete(ApiKey, { id: [value] });
  for (const { sql, params } of statements) {
    expect(sql).not.toContain("it's");
    expect(params).toContain(value);
    expect(sql.match(/\?/g)).toHaveLength(params.length);
  }
  expect(statements).toHaveLength(4);
});

it("writes and compares JSON as text, and its absence as null", async () => {
  const Note = defineEntity({
    name: "Note",
    tableName: "note",
    properties: { id: p.text().primary(), words: p.type(new JsonText<string[]>()).strictNullable() },
  });
  const { em, statements } = recorded("sqlite", [Note], [{ id: "a", words: '["x"]' }]);
  const note = await em.findOneOrFail(Note, { id: "a" });
  await em.flush();
  note.words?.push("y");
  await em.flush();
  em.assign(note, { words: ["z"] });
  await em.flush();
  note.words = null;
  await em.flush();
  expect(statements.slice(1).map(({ params }) => params[0])).toEqual(['["x","y"]', '["z"]', null]);
});

it("counts the rows that a statement changed", async () => {
  await using world = await createWorld("sqlite");
  const { email } = await world.developer();
  const changed = await world.node.database.transaction(async (tx) => [
    await tx.em().nativeUpdate(Account, { email }, { name: "Ann" }),
    await tx.em().nativeUpdate(Account, { email: "b@example.com" }, { name: "Ann" }),
  ]);
  expect(changed).toEqual([1, 0]);
});

it("writes changed entities before the next statement of the change, and undoes them with it", async () => {
  await using world = await createWorld("sqlite");
  const { id } = (await (await world.developer()).accounts.session()).account;
  const { database } = world.node;
  const renamed = database.transaction(async (tx) => {
    const account = await tx.em().findOneOrFail(Account, { id });
    account.name = "Ann";
    expect(await tx.get("select name from account where id = ?", [id])).toEqual({ name: "Ann" });
    throw new Error("undone");
  });
  await expect(renamed).rejects.toThrow("undone");
  expect(await database.em().findOne(Account, { id })).toMatchObject({ name: null });
});

it("keeps the errors of the database", async () => {
  await using world = await createWorld("sqlite");
  const { database } = world.node;
  await database[Symbol.asyncDispose]();
  const error = await database
    .em()
    .count(Account)
    .catch((caught: unknown) => caught);
  expect(database.unavailable(error)).toBe(true);
});

it("has no transaction of its own, and writes nothing outside of a change", async () => {
  await using world = await createWorld("sqlite");
  const em = world.node.database.em();
  await expect(em.nativeUpdate(Account, {}, { name: "Ann" })).rejects.toThrow(/readonly/);
});
