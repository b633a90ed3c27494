/**
 * The command `npm run owner:reset` sets a new password for the owner of the node. It works on the database, so the node may
 * be running or stopped. It requires access to the node's configuration.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { Account } from "./accounts/account.ts";
import { isCommonPassword } from "./accounts/common-passwords.ts";
import { ownerEmail, resetOwnerPassword } from "./accounts/owner.ts";
import { passwordWeakness } from "./accounts/password-rules.ts";
import { Passwords, recommendedCost } from "./accounts/passwords.ts";
import { type Config, readConfig } from "./config.ts";
import type { Database } from "./database/database.ts";
import { openPostgres } from "./database/postgres.ts";
import { openSqlite } from "./database/sqlite.ts";
import { StartError } from "./start-error.ts";
import { databaseStartError } from "./start-failures.ts";

try {
  if (existsSync(".env")) process.loadEnvFile(".env");
  // The owner's first password is not used here, and current rules may reject it.
  const { OWNER_EMAIL: _, OWNER_PASSWORD: __, ...env } = process.env;
  const config = readConfig(env);
  await using database = await open(config.database);
  const email = await ownerEmail(database);
  if (email === undefined)
    throw new StartError("The node has no owner yet: start it, and follow the set-up link that it prints.");
  const password = process.env.OWNER_NEW_PASSWORD || (await askPassword(email));
  const { length } = [...password];
  const weakness = passwordWeakness(password, email, isCommonPassword);
  if (length < 12 || length > 256) throw new StartError("The new password must have 12 to 256 characters.");
  if (weakness) throw new StartError(`The new password ${weakness}.`);
  await resetOwnerPassword(database, password, new Passwords(recommendedCost, randomBytes));
  console.log(`The owner ${email} has a new password. All sessions of the owner have ended: sign in again.`);
} catch (error) {
  const known = error instanceof StartError;
  console.error(known ? error.message : error instanceof Error ? error.stack : error);
  process.exitCode = 1;
}

async function open(database: Config["database"]): Promise<Database> {
  const clock = () => new Date();
  if (database.engine === "sqlite" && !existsSync(database.file)) {
    throw new StartError(
      `There is no database ${database.file}: run this where the node runs, with its DATABASE_URL.`,
    );
  }
  try {
    return database.engine === "sqlite"
      ? await openSqlite(database.file, [Account], clock, randomUUID)
      : await openPostgres(database, [Account], clock, randomUUID);
  } catch (error) {
    throw databaseStartError(error, database) ?? error;
  }
}

/** Reads the password from the terminal without echo, or from the first line of piped input. */
async function askPassword(email: string): Promise<string> {
  const { stdin, stdout } = process;
  if (!stdin.isTTY) {
    for await (const line of createInterface({ input: stdin })) return line;
    throw new StartError("There is no password: type it, pipe it in, or set OWNER_NEW_PASSWORD.");
  }
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: stdin, output: silent, terminal: true });
  const ask = async (question: string) => {
    stdout.write(question);
    const typed = await terminal.question("");
    stdout.write("\n");
    return typed;
  };
  try {
    const password = await ask(`New password of ${email} (12 characters or more): `);
    if ((await ask("Again: ")) !== password)
      throw new StartError("The two passwords differ: nothing was changed.");
    return password;
  } finally {
    terminal.close();
  }
}
