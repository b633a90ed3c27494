/** The command `registry-node owner reset`: a new password for the owner of the node, also while the node runs. */
import { randomBytes } from "node:crypto";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { StartError } from "../core/process/start-error.ts";
import { isCommonPassword } from "../core/secrets/common-passwords.ts";
import { passwordWeakness } from "../core/secrets/password-rules.ts";
import { ownerEmail, resetOwnerPassword } from "../registry/accounts/owner.ts";
import { Passwords, recommendedCost } from "../registry/accounts/passwords.ts";
import { readArguments } from "./arguments.ts";
import type { Command } from "./command.ts";
import { openNodeDatabase } from "./node-database.ts";
import { newOwnerPassword, readNodeConfig } from "./node-environment.ts";

const usage = "registry-node owner reset";

export const command: Command = {
  summary: "Replace a lost password of the owner",
  help: `Replace a lost password of the owner, while the node runs or not.

  registry-node owner reset

It asks for the new password, or reads the first line of standard input, or OWNER_NEW_PASSWORD. All sessions of the owner end.
Run it where the node runs, with its variables: DATABASE_URL says which database it is.
`,
  run,
};

async function run(args: string[]): Promise<void> {
  readArguments(args, {}, { usage, most: 0 });
  const config = readNodeConfig();
  await using database = await openNodeDatabase(config.database);
  const email = await ownerEmail(database);
  if (email === undefined)
    throw new StartError("The node has no owner yet: start it, and follow the set-up link that it prints.");
  const password = newOwnerPassword() ?? (await askPassword(email));
  const { length } = [...password];
  const weakness = passwordWeakness(password, email, isCommonPassword);
  if (length < 12 || length > 256) throw new StartError("The new password must have 12 to 256 characters.");
  if (weakness) throw new StartError(`The new password ${weakness}.`);
  await resetOwnerPassword(database, password, new Passwords(recommendedCost, randomBytes));
  console.log(`The owner ${email} has a new password. All sessions of the owner have ended: sign in again.`);
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
