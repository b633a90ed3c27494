/** The house stays as small as it is: what stands loose in the server, how long its root is, and its functions. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const server = join(import.meta.dirname, "..", "server");

/** The sources of the server. */
const sources = readdirSync(server, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)dist/.test(name));

/** Functions that are longer than others may be: three openers, a list of routes, tables. The list only gets shorter. */
const longFunctions = [
  "core/database/postgres.ts: openPostgres",
  "core/database/sqlite.ts: openSqlite",
  "core/http/app.ts: createApp",
  "core/http/authentication.ts: createAuthentication",
  "core/http/routes.ts: serve",
  "dashboard/elements/secret-dialog.tsx: SecretDialog",
  "features/facts/handlers.ts: put",
  "features/metrics/recorder.ts: createRecorder",
  "registry/agents/registration/imports.ts: importRecords",
  "registry/agents/registration/register.ts: applyRegistration",
  "registry/webhooks/test-payload.ts: payloads",
];

/** The names of the functions of a file with more than sixty lines. */
function longFunctionsIn(name: string): string[] {
  const text = readFileSync(join(server, name), "utf8");
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && "body" in node && node.body) {
      const lines = lineOf(node.end) - lineOf(node.getStart()) + 1;
      const named = node.name ?? (node.parent as { name?: ts.Node }).name; // a variable names its function
      if (lines > 60) found.push(`${name}: ${named?.getText() ?? "a function without a name"}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

test("few files stand loose in the server", () => {
  const loose = readdirSync(server).filter((name) => /\.(js|ts)$/.test(name));
  expect(loose).toHaveLength(8);
});

test("the root is short", () => {
  const lines = readFileSync(join(server, "node.ts"), "utf8").split("\n");
  expect(lines.length).toBeLessThanOrEqual(200);
});

test("functions fit on a page", () => {
  expect(sources.flatMap(longFunctionsIn).sort()).toEqual(longFunctions);
});
