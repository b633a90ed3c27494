/** The command line of the node: `registry-node <command>`. */
import { version } from "../../generated/operations.ts";
import { StartError } from "../core/process/start-error.ts";
import { commands } from "./all.ts";

/**
 * Runs a command. An error is printed and sets the exit code to 1: a StartError as its message alone, because it says what to do.
 * @param args the arguments of the process. Without any, the node starts.
 */
export async function runCommandLine(args: readonly string[]): Promise<void> {
  try {
    await run(args.length === 0 ? ["start"] : args);
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

  registry-node [<command>] [<options>]

${lines.join("\n")}

registry-node <command> --help explains a command. Without a command, the node starts in this folder.`;
}

function unknownCommand(words: readonly string[]): StartError {
  const [word = ""] = words;
  const similar = Object.keys(commands).filter((name) => isSimilar(name, word));
  const hint = similar.length > 0 ? ` Did you mean ${similar.join(" or ")}?` : "";
  return new StartError(
    `There is no command ${JSON.stringify(word)}.${hint} registry-node --help lists the commands.`,
  );
}

/** Whether a word may be meant to be a command: it begins the name, or has most pairs of its letters. */
function isSimilar(name: string, word: string): boolean {
  if (word !== "" && name.startsWith(word)) return true;
  const pairs = (text: string) => [...text].slice(1).map((letter, index) => `${text[index]}${letter}`);
  const [wanted, given] = [pairs(name), new Set(pairs(word.toLowerCase()))];
  const shared = wanted.filter((pair) => given.has(pair)).length;
  return shared * 2 >= Math.max(wanted.length, given.size);
}
