/** Regular expressions: none may take more than linear time, even for hostile texts. */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { Ajv } from "ajv";
import fc from "fast-check";
import { RE2JS } from "re2js";
import ts from "typescript";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import document from "../generated/openapi.json" with { type: "json" };
import { schemas, shared } from "../generated/schemas.ts";
import { tools } from "../generated/tools.ts";
import { addFormats, longestForm } from "../server/core/values/formats.ts";
import { rewrittenPatterns } from "../spec/generate/rewritten-patterns.ts";

interface Found {
  source: string;
  flags: string;
  where: string;
}

const root = join(import.meta.dirname, "..");

/** The pattern of every schema that a request is held against. */
function patternsOfSchemas(): Found[] {
  return [
    ...shared.flatMap((schema) => patternsIn(schema, String(schema.$id))),
    ...patternsIn(schemas, "schemas"),
    ...patternsIn(
      tools.map(({ request }) => request.schema),
      "tools",
    ),
  ];
}

/** Every pattern of a document of schemas: values of `pattern`, and the names in `patternProperties`. */
function patternsIn(document: unknown, where: string): Found[] {
  if (typeof document !== "object" || document === null) return [];
  return Object.entries(document).flatMap(([member, inner]) => {
    if (member === "pattern" && typeof inner === "string") return [{ source: inner, flags: "u", where }];
    const names = member === "patternProperties" ? Object.keys(inner) : [];
    return [...names.map((source) => ({ source, flags: "u", where })), ...patternsIn(inner, where)];
  });
}

/** Every regular expression of the sources, by their syntax trees. */
function expressionsOfSources(): Found[] {
  const files = globSync("{server,client}/**/*.{ts,tsx}", { cwd: root });
  return files
    .filter((file) => !/node_modules|\/dist\/|\.d\.ts$/.test(file))
    .flatMap((file) => expressionsOf(file, readFileSync(join(root, file), "utf8")));
}

/** The expressions of a file; what is made of more than constants is read by loading the file. */
function expressionsOf(file: string, text: string): Found[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  let isMade = false;
  const visit = (node: ts.Node): void => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    const where = `${file}:${line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), where });
    }
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === "RegExp") {
      const [source, flags] = node.arguments ?? [];
      const known = source && constantOf(source, tree);
      if (known !== undefined)
        found.push({ source: known, flags: flags ? (constantOf(flags, tree) ?? "") : "", where });
      else if (!madeOfSchemas.has(file)) isMade = true;
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return isMade ? [...found, ...expressionsMadeBy(file)] : found;
}

/** The expressions that a file makes when it is loaded. @throws when it makes none: then nobody knows what they match. */
function expressionsMadeBy(file: string): Found[] {
  const code = `
    const made = [];
    globalThis.RegExp = new Proxy(RegExp, {
      construct(target, given) {
        const expression = Reflect.construct(target, given);
        if (new Error().stack.includes(${JSON.stringify(file)})) made.push([expression.source, expression.flags]);
        return expression;
      },
    });
    await import(${JSON.stringify(pathToFileURL(join(root, file)).href)});
    console.log(JSON.stringify(made));`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    encoding: "utf8",
    cwd: root,
  });
  if (stdout === "" || stdout.trim() === "[]")
    throw new Error(`${file} makes expressions that cannot be found: ${stderr}`);
  const made = JSON.parse(stdout) as [string, string][]; // written above
  return made.map(([source, flags]) => ({ source, flags, where: file }));
}

/** Makes expressions of the patterns of the schemas, which are read there. */
const madeOfSchemas = new Set(["server/core/http/validation.ts"]);

/** The text of a constant expression: literals, templates, String.raw, and constants of the file. */
function constantOf(node: ts.Node, tree: ts.SourceFile): string | undefined {
  if (ts.isRegularExpressionLiteral(node)) return node.text.slice(1, node.text.lastIndexOf("/"));
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === "String.raw")
    return templateOf(node.template, tree, true);
  if (ts.isTemplateExpression(node)) return templateOf(node, tree, false);
  if (!ts.isIdentifier(node)) return undefined;
  const named = tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === node.text);
  return named?.initializer && constantOf(named.initializer, tree);
}

function templateOf(node: ts.TemplateLiteral, tree: ts.SourceFile, isRaw: boolean): string | undefined {
  const textOf = (part: ts.TemplateLiteralLikeNode) => (isRaw ? (part.rawText ?? part.text) : part.text);
  if (ts.isNoSubstitutionTemplateLiteral(node)) return textOf(node);
  const spans = node.templateSpans.map(({ expression, literal }) => {
    const inner = constantOf(expression, tree);
    return inner === undefined ? undefined : inner + textOf(literal);
  });
  return spans.includes(undefined) ? undefined : textOf(node.head) + spans.join("");
}

const all = [...patternsOfSchemas(), ...expressionsOfSources()];
const distinct = [...new Map(all.map((each) => [`/${each.source}/${each.flags}`, each]))];

/** Length of the texts, and the time for all texts of one expression: a square of the length takes minutes. */
const length = 100_000;
const hangMs = 10_000;

/** Characters that an expression names, one of each class that it may tell apart, and those that end a match. */
function alphabetOf(source: string): string[] {
  const literal = source.replaceAll(/\\[a-zA-Z](\{[^}]*\})?|[\\^$.*+?()[\]{}|]/g, "");
  const named = [...new Set([...literal, ...source])].filter((each) => !"\\^$()[]{}|?*+".includes(each));
  return [...new Set([..."aA0 \t\n-_.:/@=\"'\\%\u00a0é天\u0001", ...named])].slice(0, 60);
}

/** What precedes a repetition in texts that an expression may match: prefixes of its literal beginning. */
function beginningsOf(source: string): string[] {
  const plain = /^\^?((?:\\[^a-zA-Z]|[^\\^$.*+?()[\]{}|])*)/.exec(source)?.[1]?.replaceAll("\\", "") ?? "";
  return [...new Set(["", plain, "https://a/", '"', "<"])];
}

/** What a thread makes hostile texts of: each beginning, then each unit repeated, then an end that does not match. */
interface HostileTexts {
  beginnings: string[];
  units: string[];
}

function hostileTexts(source: string): HostileTexts {
  const alphabet = alphabetOf(source);
  const units = [...alphabet, ...alphabet.slice(0, 12).map((each, at) => each + (alphabet[at + 1] ?? ""))];
  return { beginnings: beginningsOf(source), units };
}

/** Tries expressions one after the other in a thread, which is ended when one of them does not come back. */
const trials = `
  const { parentPort } = require("node:worker_threads");
  const ends = ["\\u0001", "\\n", "!"];
  parentPort.on("message", ({ source, flags, texts: { beginnings, units } }) => {
    const expression = new RegExp(source, flags);
    let spent = 0;
    for (const beginning of beginnings) {
      units.forEach((unit, at) => {
        const text = beginning + unit.repeat(Math.ceil(${length} / unit.length)) + ends[at % ends.length];
        const started = performance.now();
        expression.lastIndex = 0;
        text.replace(expression, "");
        spent += performance.now() - started;
      });
    }
    parentPort.postMessage(spent);
  });`;
let thread: Worker | undefined;
afterAll(() => thread?.terminate());

/** How many milliseconds an expression takes for all its texts; infinity if that is more than `hangMs`. */
function slowest(tried: { source: string; flags: string; texts: HostileTexts }): Promise<number> {
  thread ??= new Worker(trials, { eval: true });
  const worker = thread;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve(Number.POSITIVE_INFINITY);
      thread = undefined;
      void worker.terminate();
    }, hangMs);
    worker.once("message", (ms: number) => {
      clearTimeout(timer);
      worker.off("error", reject);
      resolve(ms);
    });
    worker.once("error", reject);
    worker.postMessage(tried);
  });
}

describe("the regular expressions of the contract, the server and the client", () => {
  it("are found by this test", () => {
    expect(distinct.length).toBeGreaterThan(100);
    expect(all.some(({ where }) => where === "Line")).toBe(true);
  });

  it.each(distinct)(
    `%s takes ${length.toLocaleString("en")} hostile characters without a hang`,
    async (_, { source, flags, where }) => {
      const ms = await slowest({ source, flags, texts: hostileTexts(source) });
      expect(ms, where).toBeLessThan(hangMs);
    },
  );

  it("would not pass with the pattern that blocked the process for 38 seconds", async () => {
    const [, source] = ["Line", "^[^\\x00-\\x1f\\x7f]*[^\\s\\x00-\\x1f\\x7f][^\\x00-\\x1f\\x7f]*$"];
    expect(await slowest({ source, flags: "u", texts: hostileTexts(source) })).toBe(Number.POSITIVE_INFINITY);
  });
});

describe("a format", () => {
  const ajv = new Ajv();
  addFormats(ajv);
  const isDateTime = ajv.compile<string>({ type: "string", format: "date-time" });
  const withFraction = (digits: number) => `2026-01-01T00:00:00.${"0".repeat(digits)}Z`;

  it("is that of texts up to a length", () => {
    expect(isDateTime(withFraction(longestForm - 21))).toBe(true);
    expect(isDateTime(withFraction(longestForm - 20))).toBe(false);
  });

  it("is not looked for in longer ones", () => {
    const split = vi.spyOn(String.prototype, "split");
    onTestFinished(() => split.mockRestore());
    expect(isDateTime(" ".repeat(1_000_000))).toBe(false);
    expect(split).not.toHaveBeenCalled();
  });
});

describe("a pattern that was rewritten", () => {
  const before: [string, string][] = [
    ...rewrittenPatterns.map(({ was, is }): [string, string] => [was, is]),
    [
      "^[^\\x00-\\x1f\\x7f]*[^\\s\\x00-\\x1f\\x7f][^\\x00-\\x1f\\x7f]*$",
      String(shared.find(({ $id }) => $id === "Line")?.pattern),
    ],
  ];

  it.each(before)("accepts what %s accepted, and nothing else", (was, is) => {
    const characters = fc.constantFrom(
      ..."..a-_~@ \t\n\u0000\u001f\u007f\u00a0\u2028\u3000\ufeff天é/",
      "😀",
      "\ud800",
    );
    const texts = fc.array(characters, { maxLength: 6 }).map((list) => list.join(""));
    for (const flags of ["", "u"]) {
      const [old, current] = [new RegExp(was, flags), new RegExp(is, flags)];
      fc.assert(
        fc.property(texts, (text) => current.test(text) === old.test(text)),
        { numRuns: 5_000 },
      );
    }
  });

  it("needs no look-around, which RE2 has not", () => {
    for (const { source, where } of patternsOfSchemas()) expect(source, where).not.toMatch(/\(\?[=!<]/);
  });
});

describe("the published patterns", () => {
  // RE2 is the engine of Go and of others that promise linear time. It has no look-around and no backreferences.
  const published = [
    ...patternsIn(document, "openapi.json"),
    ...patternsIn(tools, "tools"),
    ...patternsOfSchemas(),
  ];
  const distinctSources = [...new Map(published.map((each) => [each.source, each]))];

  it("are found by this test", () => {
    expect(distinctSources.length).toBeGreaterThan(25);
    expect(published.filter(({ where }) => where === "openapi.json").length).toBeGreaterThan(100);
  });

  it.each(distinctSources)("%s compiles under RE2", (source, { where }) => {
    expect(() => RE2JS.compile(source), where).not.toThrow();
  });

  it.each(["^(?!a)b$", "^(?=a)a$", "(?<!a)b", "^(a)\\1$"])("would not pass with %s", (source) => {
    expect(() => RE2JS.compile(source)).toThrow();
  });
});
