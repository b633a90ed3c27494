/** Reads the arguments of commands. */
import { type ParseArgsConfig, parseArgs } from "node:util";
import { StartError } from "../core/process/start-error.ts";
import { isSimilar } from "./similar.ts";

/**
 * Parses options and positional arguments.
 * @param usage the command with an example, for the error message.
 * @param most the maximum number of positional arguments.
 * @throws StartError if an option is unknown, or if there are too many arguments.
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig["options"]>>(
  args: string[],
  options: Options,
  { usage, most }: { usage: string; most: number },
) {
  const { values, positionals } = parse(args, options, usage);
  if (positionals.length > most) throw wrongUsage(`There are ${positionals.length} arguments`, usage);
  return { values, positionals };
}

function parse<Options extends NonNullable<ParseArgsConfig["options"]>>(
  args: string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const reason =
      error instanceof Error ? error.message.replace(/\.?( To specify.*)?$/s, "") : String(error);
    throw wrongUsage(`${reason}${suggestion(reason, Object.keys(options))}`, usage);
  }
}

/** What an unknown option may be meant to be. */
function suggestion(reason: string, known: readonly string[]): string {
  const [, name = ""] = /^Unknown option '--([^'=]+)/.exec(reason) ?? [];
  const meant = [...known, "help"].find((each) => isSimilar(name, each));
  return meant === undefined ? "" : `, did you mean --${meant}?`;
}

/** Says what is wrong with the arguments of a command. */
export function wrongUsage(what: string, usage: string): StartError {
  return new StartError(`${what}. Use it like this: ${usage} (--help explains more).`);
}
