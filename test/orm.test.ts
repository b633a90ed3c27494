/** Entity managers on the rows of a node. Their guarantees within changes: test/group-commit.test.ts. */
import { raw, UniqueConstraintViolationException } from "@mikro-orm/sql";
import { expect, it } from "vitest";
import { type Managed, Orm } from "../server/core/sql/orm.ts";
import { type Engine, type Param, rowsFrom } from "../server/core/sql/rows.ts";
import { Account } from "../server/registry/accounts/account.ts";
import { OidcState } from "../server/registry/accounts/oidc-state.ts";
import { ApiKey } from "../server/registry/keys/api-key.ts";
import { engines } from "./engines.ts";
import { createWorld } from "./world.ts";

/** An entity manager, and the statements that it has run. */
function recorded(engine: Engine) {
  const statements: { sql: string; params: readonly Param[] }[] = [];
  const rows = rowsFrom(engine, async (sql, params = []) => {
    statements.push({ sql, params });
    return [];
  });
  return { em: new Orm([Account, ApiKey]).managerOn(rows), statements };
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

it("counts the rows that a statement changed", async () => {
  await using world = await createWorld("sqlite");
  const { email } = await world.developer();
  const changed = await world.node.database.transaction(async (tx) => [
    await tx.em().nativeUpdate(Account, { email }, { name: "Ann" }),
    await tx.em().nativeUpdate(Account, { email: "b@example.com" }, { name: "Ann" }),
  ]);
  expect(changed).toEqual([1, 0]);
});

it.each(engines)("writes what entities of other transactions were changed, on %s", async (engine) => {
  await using world = await createWorld(engine);
  const { id } = (await (await world.developer()).accounts.session()).account;
  const { database } = world.node;
  await database.aside(async (writer) => {
    (await writer.em().findOneOrFail(Account, { id })).name = "Ann";
    expect(await writer.get("select name from account where id = ?", [id])).toEqual({ name: "Ann" });
    (await writer.em().findOneOrFail(Account, { id })).name = "Bob";
  });
  expect(await database.em().findOne(Account, { id })).toMatchObject({ name: "Bob" });
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

it.each(engines)("throws what says that the database is gone, on %s", async (engine) => {
  await using world = await createWorld(engine);
  const { database } = world.node;
  await database[Symbol.asyncDispose]();
  const error = await database
    .em()
    .find(Account, {})
    .catch((thrown) => thrown);
  expect(database.unavailable(error)).toBe(true);
});

it("has no transaction of its own, and writes nothing outside of a change", async () => {
  await using world = await createWorld("sqlite");
  const em = world.node.database.em();
  await expect(em.nativeUpdate(Account, {}, { name: "Ann" })).rejects.toThrow(/readonly/);
});

it.each(engines)("says which constraint a change violates, on %s", async (engine) => {
  await using world = await createWorld(engine);
  const { database } = world.node;
  const state = { state: "a", used_at: "2026-11-01T00:00:00.000Z" };
  const again = async (writer: Managed) => {
    await writer.em().insert(OidcState, state);
    await writer.em().insert(OidcState, state);
  };
  await expect(database.transaction(again)).rejects.toThrow(UniqueConstraintViolationException);
  await expect(database.aside(again)).rejects.toThrow(UniqueConstraintViolationException);
});
