/** The command line of the node: `registry-node <command>`. */
import { version } from "../../generated/operations.ts";
import { StartError } from "../core/process/start-error.ts";
import { commands } from "./all.ts";
import { isSimilar } from "./similar.ts";

/**
 * Runs a command. An error is printed and sets the exit code to 1: a StartError as its message alone, because it says what to do.
 * @param args the arguments of the process. Without any, it explains itself and sets the exit code to 1, so that what expects a
 * node to start notices.
 */
export async function runCommandLine(args: readonly string[]): Promise<void> {
  try {
    if (args.length === 0) process.exitCode = 1;
    await run(args.length === 0 ? ["--help"] : args);
  } catch (error) {
    const known = error instanceof StartError;
    console.error(known ? error.message : error instanceof Error ? error.stack : error);
    process.exitCode = 1;
  }
}

async function run(args: readonly string[]): Promise<void> {
  const [first = "", second = ""] = args;
  if (["--version", "-v"].includes(first)) return console.log(version);
  if (["--help", "-h", "help"].includes(first) && second === "") return console.log(await overview());
  const words = first === "help" ? args.slice(1) : args;
  const name = [words.slice(0, 2).join(" "), words[0] ?? ""].find((each) => Object.hasOwn(commands, each));
  const load = name === undefined ? undefined : commands[name];
  if (name === undefined || load === undefined) throw unknownCommand(words);
  const { command } = await load();
  const rest = words.slice(name.split(" ").length);
  if (first === "help" || rest.includes("--help") || rest.includes("-h")) return console.log(command.help);
  await command.run(rest);
}

/** The list of all commands. */
async function overview(): Promise<string> {
  const width = Math.max(...Object.keys(commands).map(({ length }) => length));
  const lines = await Promise.all(
    Object.entries(commands).map(
      async ([name, load]) => `  ${name.padEnd(width)}  ${(await load()).command.summary}`,
    ),
  );
  return `Registry Node ${version}, a registry for AI agents.

  registry-node <command> [<options>]

${lines.join("\n")}

registry-node start starts a node in this folder. registry-node <command> --help explains a command.`;
}

function unknownCommand(words: readonly string[]): StartError {
  const [word = "", next = ""] = words;
  const names = Object.keys(commands);
  const given = [`${word} ${next}`, word].map((each) => each.toLowerCase());
  const misspelt =
    given.map((each) => names.filter((name) => isSimilar(each, name))).find((each) => each.length > 0) ?? [];
  const begun = names.filter((name) => word !== "" && name.startsWith(word));
  const similar = begun.length > 0 && next === "" ? begun : misspelt.length > 0 ? misspelt : begun;
  const hint = similar.length > 0 ? ` Did you mean ${similar.join(" or ")}?` : "";
  return new StartError(
    `There is no command ${JSON.stringify(word)}.${hint} registry-node --help lists the commands.`,
  );
}
