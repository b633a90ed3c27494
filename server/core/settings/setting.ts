/** A setting of the node: an environment variable, how it is read and checked, and what it does. */
import { StartError } from "../process/start-error.ts";

/** What a setting is for. */
export interface Purpose {
  /** What it does, as Markdown for deploy/settings.md. */
  says: string;
  /** How that table names a default that depends on something else. */
  defaultText?: string;
  /** Whether errors must not show its value. */
  secret?: true;
  /** Whether whitespace around the value belongs to it, as to a password. */
  keepsBlanks?: true;
}

/** How the text of a setting is read and checked. */
export interface Form<Value> {
  /** What a value has to be: "it must be …". */
  is: string;
  /** Returns the value; undefined if the text is not valid. The text is empty if nothing is set. */
  parse: (text: string) => Value | undefined;
}

/**
 * Defines and reads a setting, and records an error if it is invalid.
 * @param otherwise the text that applies if the variable is not set; empty for none.
 */
export type Read = <Value>(name: string, otherwise: string, form: Form<Value>, purpose: Purpose) => Value;

/** The errors of the environment, one per line. */
export class ConfigError extends StartError {
  override readonly name = "ConfigError";
  /** A sentence for each error. */
  readonly faults: readonly string[];

  constructor(faults: string[]) {
    super(["The node cannot start:", ...faults.map((fault) => `  - ${fault}`)].join("\n"));
    this.faults = faults;
  }
}

/**
 * Reads settings.
 * @param values defines them, by a call of `read` for each. The value of an invalid one is undefined until all are read.
 * @throws ConfigError with the name, the value and the permitted values of every invalid variable.
 */
export function readSettings<Values>(env: NodeJS.ProcessEnv, values: (read: Read) => Values): Values {
  const faults: string[] = [];
  const read: Read = <Value>(...[name, otherwise, form, { secret, keepsBlanks }]: Parameters<Read>) => {
    const text = (keepsBlanks ? env[name] : env[name]?.trim()) || otherwise;
    const value = form.parse(text);
    if (value === undefined)
      faults.push(`${name} is ${secret ? "not right" : shown(text)}: it must be ${form.is}`);
    return value as Value; // if it is undefined, an error is thrown below
  };
  const result = values(read);
  if (faults.length > 0) throw new ConfigError(faults);
  return result;
}

/** The settings that a function reads, by name. */
export function settingsOf(values: (read: Read) => unknown): ReadonlyMap<string, Purpose> {
  const settings = new Map<string, Purpose>();
  readSettings({}, (read) =>
    values((name, otherwise, form, purpose) => {
      settings.set(name, { defaultText: otherwise && `\`${otherwise}\``, ...purpose });
      return read(name, otherwise, form, purpose);
    }),
  );
  return settings;
}

/** Formats a value for an error message, without the credentials of a URL. */
function shown(text: string): string {
  const start = text.indexOf("//");
  const end = text.lastIndexOf("@");
  return JSON.stringify(start !== -1 && end > start ? `${text.slice(0, start)}//…${text.slice(end)}` : text);
}
