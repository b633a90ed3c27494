/** Writes JSON values as literals of programming languages. */

/** How a language writes what differs from JSON. */
export interface Syntax {
  /** The name of a member. */
  key(name: string): string;
  word(value: boolean | null): string;
  indent: string;
  /** Around the members of an object on one line. */
  braces: readonly [string, string];
}

export const typescriptSyntax: Syntax = {
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)),
  word: String,
  indent: "  ",
  braces: ["{ ", " }"],
};

export const pythonSyntax: Syntax = {
  key: (name) => JSON.stringify(name),
  word: (value) => (value === null ? "None" : value ? "True" : "False"),
  indent: "    ",
  braces: ["{", "}"],
};

/** The longest object or list on one line, in characters. */
const maxLine = 60;

/**
 * The literal of a value.
 * @param indent the spaces before the line that the literal begins in.
 */
export function literal(value: unknown, syntax: Syntax, indent = ""): string {
  if (value === null || typeof value === "boolean") return syntax.word(value);
  if (typeof value !== "object") return JSON.stringify(value);
  const inner = indent + syntax.indent;
  const [open, items, close] = Array.isArray(value)
    ? (["[", value.map((each) => literal(each, syntax, inner)), "]"] as const)
    : (["{", membersOf(value, syntax, inner), "}"] as const);
  if (items.length === 0) return open + close;
  const [before, after] = open === "{" ? syntax.braces : [open, close];
  const line = before + items.join(", ") + after;
  if (line.length <= maxLine && !line.includes("\n")) return line;
  return `${open}\n${items.map((item) => `${inner}${item},\n`).join("")}${indent}${close}`;
}

function membersOf(value: object, syntax: Syntax, indent: string): string[] {
  return Object.entries(value).map(([name, each]) => `${syntax.key(name)}: ${literal(each, syntax, indent)}`);
}
