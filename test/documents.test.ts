/** Documents name files that exist, and their links lead to files and headings. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { withSettings } from "../server/package/settings-table.ts";

const root = join(import.meta.dirname, "..");

/** What is built or installed, and the guides, whose links are those of a node. */
const notOurs = /(^|\/)(node_modules|dist|reference|data|runtimes|generators|guides)(\/|$)/;
/** All files and folders of the repository. */
const paths = globSync(["*", ".ci/*", ".github/**/*", "*/**/*"], {
  cwd: root,
  exclude: (path) => notOurs.test(path),
});
const documents = paths.filter((path) => path.endsWith(".md") && !path.endsWith("CHANGELOG.md"));

/** Folders that are built. */
const built = ["client/dist", "client/reference", "contract/dist", "conformance/dist", "server/package/dist"];
const topFolder = "(?:server|client|conformance|contract|create|spec|test|generated|deploy)/";
const namedPath = new RegExp(`\`(${topFolder}[\\w./-]+|(?:[\\w-]+/)*[\\w.-]+\\.tsx?)\``, "g");

/** The Markdown of a document, without blocks of code. */
function proseOf(path: string): string {
  return readFileSync(join(root, path), "utf8").replace(/^ *```.*?^ *```$/gms, "");
}

/** The links of a document to the repository. */
function linksOf(document: string): string[] {
  const text = proseOf(document).replace(/`[^`\n]*`/g, "");
  return [...text.matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)].map(([, link = ""]) => link);
}

/** Whether a link of a document leads to a file, and its anchor to a heading, whose anchors are those of GitHub. */
function leadsSomewhere(document: string, link: string): boolean {
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? document : join(dirname(document), path);
  if (!existsSync(join(root, target))) return false;
  if (anchor === undefined) return true;
  const headings = [...proseOf(target).matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading.toLowerCase(),
  );
  return headings.some((each) => each.replace(/[^\p{L}\p{N} _-]/gu, "").replaceAll(" ", "-") === anchor);
}

/** The files and folders that a document names, by their paths or by the ends of these. */
function namesIn(document: string): string[] {
  const named = [...proseOf(document).matchAll(namedPath)].map(([, path = ""]) => path.replace(/\/$/, ""));
  return named.filter((path) => !built.includes(path));
}

const exists = (name: string) => paths.some((path) => `/${path}`.endsWith(`/${name}`));

describe.each(documents)("%s", (document) => {
  test("has links that lead to files and headings", () => {
    expect(linksOf(document).filter((link) => !leadsSomewhere(document, link))).toEqual([]);
  });

  test("names files that exist", () => {
    expect(namesIn(document).filter((name) => !exists(name))).toEqual([]);
  });
});

test("links and names are found", () => {
  expect(linksOf("README.md").length).toBeGreaterThan(10);
  for (const document of ["CONTRIBUTING.md", "SECURITY.md", "server/ARCHITECTURE.md"])
    expect(namesIn(document).length).toBeGreaterThan(20);
});

test("every test that SECURITY.md names by its title exists", async () => {
  const text = await readFile(join(root, "SECURITY.md"), "utf8");
  const named = [...text.matchAll(/`(test\/[\w./-]+\.ts)` "([^"]+)"/g)];
  expect(named).not.toHaveLength(0);
  const missing: string[] = [];
  for (const [, path = "", title = ""] of named) {
    const test = await readFile(join(root, path), "utf8");
    const parts = title.split("…").map((part) => part.trim());
    if (!parts.every((part) => test.includes(part))) missing.push(`${path}: ${title}`);
  }
  expect(missing).toEqual([]);
});

test("the table of settings in deploy/settings.md is that of their definitions", async () => {
  const text = await readFile(join(root, "deploy", "settings.md"), "utf8");
  expect(withSettings(text), "the table has drifted: run npm run generate").toBe(text);
});

test.each([
  ["README.md", 10_000],
  ["CONTRIBUTING.md", 9_000],
])("%s has at most %i bytes: what is longer has a guide", async (file, most) => {
  expect((await readFile(join(root, file))).byteLength).toBeLessThanOrEqual(most);
});

test.each([
  ["README.md", "package.json"],
  ["client/README.md", "client/package.json"],
  ["conformance/README.md", "conformance/package.json"],
  ["contract/README.md", "contract/package.json"],
  ["create/README.md", "create/template/package.json"],
])("%s needs the Node.js that %s says", async (document, manifest) => {
  const { engines } = JSON.parse(await readFile(join(root, manifest), "utf8")) as {
    engines: { node: string };
  };
  const text = await readFile(join(root, document), "utf8");
  expect(/Node\.js (\d+(?:\.\d+)?) (?:or|and) (?:newer|later)/.exec(text)?.[1]).toBe(
    engines.node.replace(">=", ""),
  );
});
