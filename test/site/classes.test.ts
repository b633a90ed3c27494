/** The classes in the markup of the pages and of the dashboard, in every state: each has a rule. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const server = new URL("../../server/", import.meta.url);

/** The texts of all files below a folder of the server whose names end so. */
function textsOf(folder: string, end: string): [name: string, text: string][] {
  const files = readdirSync(new URL(folder, server), { recursive: true }).map(String);
  return files
    .filter((name) => name.endsWith(end))
    .map((name) => [name, readFileSync(new URL(`${folder}${name}`, server), "utf8")]);
}

/** The classes that a file writes as a constant; those that it builds are checked in a browser. */
function classesOf(text: string): string[] {
  return [...text.matchAll(/\bclass(?:Name)?="([^"]*)"/g)].flatMap(([, names = ""]) =>
    names.split(/\s+/).filter((name) => /^[a-z][\w-]*$/.test(name)),
  );
}

/** The classes with a rule in the style sheets below some folders. */
function ruled(...folders: string[]): Set<string> {
  const sheets = folders.flatMap((folder) => textsOf(folder, ".css")).map(([, text]) => text);
  return new Set(
    sheets.flatMap((text) => [...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name)),
  );
}

test.each([
  ["the site", "features/site/", ".ts", ["features/site/"]],
  ["the dashboard", "dashboard/", ".tsx", ["features/site/style/", "dashboard/"]],
] as const)("every class of %s has a rule", (_, folder, end, sheets) => {
  const known = ruled(...sheets);
  const files = textsOf(folder, end);
  const missing = files.flatMap(([name, text]) =>
    classesOf(text)
      .filter((each) => !known.has(each))
      .map((each) => `${name}: ${each}`),
  );
  expect(files.flatMap(([, text]) => classesOf(text)).length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});
