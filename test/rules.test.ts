/** The sentences about values of another form: each rule is one, and none is a description of the value. */
import { expect, test } from "vitest";
import { schemas, shared } from "../generated/schemas.ts";
import { tools } from "../generated/tools.ts";
import { type Part, validationProblem } from "../server/core/http/validation-errors.ts";

interface Formed {
  where: string;
  schema: Record<string, unknown>;
}

/** Finds all schemas with a pattern or a format, whose rules are quoted in problems. */
function formed(value: unknown, where: string): Formed[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.entries(value).flatMap(([member, each]) => formed(each, `${where}/${member}`));
  const schema = value as Record<string, unknown>; // or an array, which has no such members
  const hasForm = typeof schema.pattern === "string" || typeof schema.format === "string";
  return hasForm ? [{ where, schema }, ...inner] : inner;
}

const all = [
  ...formed(shared, "shared"),
  ...formed(schemas, "schemas"),
  ...tools.flatMap(({ name, request }) => formed(request.schema, name)),
];

test("every rule of a value's form is the predicate of a sentence that says what it must be", () => {
  expect(all.length).toBeGreaterThan(50);
  const wrong = all.flatMap(({ where, schema }) => {
    const keyword = "pattern" in schema ? "pattern" : "format";
    const error = { instancePath: "/value", keyword, params: {}, parentSchema: { ...schema, $id: "other" } };
    const details = (["path", "query", "headers", "body"] satisfies Part[]).map(
      (part) => validationProblem(part, [error]).problem.detail,
    );
    const isSentence = (detail: string) =>
      /^`value` must (?!be this)(?:be|have|contain|not|begin|end)\b.*\.$/.test(detail);
    return details.every(isSentence) ? [] : [`${where}: ${details[0]}`];
  });
  expect(wrong).toEqual([]);
});
