/** Writes the table of problems: every model of the contract whose `code` has one fixed value. */
import type { OpenApi, Schema } from "./document.ts";
import { banner } from "./write.ts";

export interface Problem {
  name: string;
  code: string;
  status: number;
  title: string;
  meaning: string;
  schema: Schema;
}

/** Every problem of the contract, sorted by code. The first sentence of its doc comment is its title, the rest its meaning. */
export function problems(document: OpenApi): Problem[] {
  return Object.entries(document.components.schemas)
    .flatMap(([name, schema]): Problem[] => {
      const code = only(schema.properties?.code);
      const status = only(schema.properties?.status);
      if (typeof code !== "string" || typeof status !== "number") return [];
      const [title = "", meaning = ""] = split(schema.description ?? "");
      if (!title || !meaning)
        throw new Error(`${name}: its doc comment needs a title, a full stop, and a meaning`);
      return [{ name, code, status, title, meaning, schema }];
    })
    .sort((a, b) => a.code.localeCompare(b.code, "en"));
}

/** Writes `generated/problems.ts`. */
export function problemsFile(document: OpenApi): string {
  const rows = problems(document).map(
    ({ code, status, title, meaning }) => `  ${code}: ${JSON.stringify({ status, title, meaning })},`,
  );
  return `${banner}
/** Every problem of the node, by code. */
export const problems = {
${rows.join("\n")}
} as const satisfies Record<string, { status: number; title: string; meaning: string }>;

/** The code of a problem. */
export type ProblemCode = keyof typeof problems;
`;
}

function only(schema: Schema | undefined): unknown {
  return schema?.enum?.length === 1 ? schema.enum[0] : undefined;
}

function split(description: string): [string, string] | [] {
  const text = description.replaceAll("\n", " ");
  const end = text.indexOf(". ");
  return end < 0 ? [] : [text.slice(0, end), text.slice(end + 2)];
}
