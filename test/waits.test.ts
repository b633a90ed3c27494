/** How tests wait: Vitest's own limit of a second is too short on a busy machine. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

/**
 * Calls of `vi.waitFor` and `vi.waitUntil` without a limit, which would be their second argument, and tests with a limit of
 * their own in place of the one in vitest.config.ts.
 */
function wrongLimits(name: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isWait = ts.isCallExpression(node) && /^vi\.wait(?:For|Until)$/.test(node.expression.getText());
    if (isWait && node.arguments.length < 2) found.push(`${name}: ${node.getText()}`);
    const isTest = ts.isCallExpression(node) && /^(?:test|it)\b/.test(node.expression.getText());
    const limit = isTest ? node.arguments[2] : undefined;
    if (limit && ts.isNumericLiteral(limit)) found.push(`${name}: a test with a limit of ${limit.getText()}`);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true), visit);
  return found;
}

test("every test and wait for a condition has a limit that only a hang reaches", async () => {
  const files = await readdir(import.meta.dirname, { recursive: true });
  const found: string[] = [];
  for (const file of files.filter((name) => name.endsWith(".ts"))) {
    const text = await readFile(join(import.meta.dirname, file), "utf8");
    if (/vi\.wait|_000\);/.test(text)) found.push(...wrongLimits(file, text));
  }
  expect(found).toEqual([]);
});
