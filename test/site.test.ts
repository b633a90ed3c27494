/** The HTML pages: security policy, links, headings, examples, and the escaping of hostile text. */
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { problems } from "../generated/problems.ts";
import { ownAssets } from "../server/features/site/assets.ts";
import { html } from "../server/features/site/html.ts";
import { landingPage } from "../server/features/site/landing-page.ts";
import { prose } from "../server/features/site/markdown.ts";
import { page, securityHeaders } from "../server/features/site/page.ts";
import { problemPage } from "../server/features/site/problem-page.ts";
import { type Document, entries } from "../server/features/site/reference/document.ts";
import { createReference } from "../server/features/site/reference/page.ts";
import { setupPage } from "../server/features/site/setup-page.ts";
import { contract, schemaErrors } from "./site/document.ts";
import { emptySearch, figures } from "./site/figures.ts";

const reference = createReference(contract);
/** The pages of the reference, by path. */
const referencePages = new Map([
  ["/docs/reference", reference.overview()],
  ...reference.names.map((name) => [`/docs/reference/${name}`, reference.page(name) ?? ""] as const),
]);
const problem = problemPage("invalid_body", problems.invalid_body);
const about = {
  publicUrl: "https://registry.example.com",
  version: "0.1.0",
  figures,
  search: emptySearch,
  latest: [],
  exampleId: "my-agent-1",
};
const open = { ...about, singleOperator: false, owned: true, needsKey: false };
const pages = [
  ...[...referencePages].map(([path, text]) => [`the page ${path}`, text] as const),
  ["the results of a search in the reference", reference.search("agent")],
  ["the landing page", landingPage(open)],
  ["the landing page of a node that requires keys", landingPage({ ...open, needsKey: true })],
  ["the landing page in single-operator mode", landingPage({ ...open, singleOperator: true })],
  ["the set-up page", setupPage({ ...open, owned: false }, "k3cVZb0Wc4Q0Y5hHcU1m2w")],
  ["the set-up page of a node with an owner account", setupPage(open, "k3cVZb0Wc4Q0Y5hHcU1m2w")],
  ...Object.entries(problems).map(
    ([code, each]) => [`the problem ${code}`, problemPage(code, each)] as const,
  ),
] as const;

describe.each(pages)("%s", (_name, text) => {
  test("has no inline style or script", () => {
    expect(text).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?!(?: type="module")? src="\/assets\/)/);
  });

  test("loads only the node's own files, and links only to the node's own pages", () => {
    expect(text).not.toMatch(/<(iframe|object|embed|base)\b/i);
    expect(foreign(text)).toEqual([]);
    const loaded = all(text, /<(?:link|script|img)[^>]*\s(?:href|src)="([^"]*)"/g);
    const own = Object.values(ownAssets).map(({ name }) => `/assets/${name}`);
    expect(loaded.filter((address) => !own.includes(address))).toEqual([]);
    const links = all(text, /\s(?:href|action)="([^"]*)"/g);
    expect(links.filter((link) => !/^(#|\/)(?!\/)/.test(link))).toEqual([]);
  });

  test("has one h1 and skips no heading level", () => {
    const levels = all(text, /<h([1-6])[ >]/g).map(Number);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });
});

test("links from a later page of results to other searches lead to their first page", () => {
  const form = { q: "weather", protocol: "a2a" as const, cursor: "of-this-page" };
  const facets = { tags: [{ value: "rain", count: 1 }] };
  const results = landingPage({
    ...open,
    search: { ...emptySearch, form, facets, nextCursor: "of-the-next" },
  });
  const searches = all(results, /href="(\/\?[^"]*)"/g);
  expect(searches.some((href) => href.includes("tags=rain"))).toBe(true);
  expect(searches.filter((href) => href.includes("cursor=of-this-page"))).toEqual([]);
});

test("the policy allows nothing inline and no other hosts", () => {
  const policy = securityHeaders["Content-Security-Policy"];
  expect(policy).toMatch(/^default-src 'none';/);
  const sources = policy.split("; ").flatMap((directive) => directive.split(" ").slice(1));
  expect([...new Set(sources)].sort()).toEqual(["'none'", "'self'", "data:"]);
  expect(policy).not.toMatch(/(script|style|default)-src[^;]*data:/);
});

test("style sheets load nothing from other hosts", () => {
  for (const { body } of Object.values(ownAssets))
    expect(body.bytes.toString()).not.toMatch(/@import|url\((?!"?data:)/);
});

/** The ids of a page. */
const idsOf = (text: string) => all(text, /\sid="([^"]*)"/g);

describe("the reference", () => {
  const overview = referencePages.get("/docs/reference") ?? "";
  const wanted = [...entries(contract.paths), ...entries(contract.webhooks)].map(
    ({ operation }) => `operation-${operation.operationId}`,
  );
  wanted.push(...Object.keys(contract.components?.schemas ?? {}).map((name) => `schema-${name}`));
  wanted.push(...Object.keys(problems).map((code) => `problem-${code}`));
  wanted.push(...(contract.tags ?? []).map(({ name }) => `tag-${name}`));

  test("describes every operation, webhook, model, problem and tag on exactly one page", () => {
    const described = reference.names.flatMap((name) => idsOf(reference.page(name) ?? ""));
    const counts = wanted.map((id) => [id, described.filter((each) => each === id).length]);
    expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
  });

  test("has an overview with the anchors of the page that it was before, each with a link to its page", () => {
    expect(wanted.filter((id) => !idsOf(overview).includes(id))).toEqual([]);
    const links = all(overview, /href="(\/docs\/reference\/[^"]*)"/g);
    const parts = wanted.filter((id) => !/^(tag|schema)-/.test(id));
    expect(parts.filter((id) => !links.some((link) => link.endsWith(`#${id}`)))).toEqual([]);
  });

  test.each([...referencePages])("has unique ids, and an anchor for every link of %s", (path, text) => {
    const ids = idsOf(text);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const links = all(text, /href="((?:\/docs\/reference[^"]*)?#[^"]*)"/g);
    expect(links.length).toBeGreaterThan(2);
    const lost = links.filter((link) => {
      const [page, id = ""] = link.split("#");
      return !idsOf(referencePages.get(page || path) ?? "").includes(id);
    });
    expect(lost).toEqual([]);
  });

  test("links only to pages that the node serves", () => {
    const links = new Set(
      [...referencePages.values()].flatMap((text) => all(text, /href="(\/[^"#]*)[^"]*"/g)),
    );
    const served = [
      "/",
      "/activity",
      "/activity.atom",
      "/dashboard",
      "/docs",
      ...referencePages.keys(),
      "/log",
      "/status",
      ...[ownAssets.icon, ownAssets.reference, ownAssets.sheet].map(({ name }) => `/assets/${name}`),
      "/openapi.json",
      "/openapi.yaml",
      "/arazzo.yaml",
      "/docs/webhook-vectors.json",
      ...Object.keys(problems).map((code) => `/problems/${code}`),
    ];
    expect([...links].sort()).toEqual(served.sort());
  });

  test.each([...referencePages])("has at most 60 kB compressed and 11,000 elements in %s", (_path, text) => {
    expect(gzipSync(text).length).toBeLessThan(60_000);
    expect(all(text, /<([a-z]\w*)/g).length).toBeLessThan(11_000);
  });

  test.each([
    ["register agent", "/docs/reference/agents#operation-agents_register"],
    ["/list", "/docs/reference/agents#operation-agents_list"],
    ["set status", "/docs/reference/agents#operation-agents_setStatus"],
    ["registry_lookup_agent", "/docs/reference/agents#operation-agents_lookup"],
    ["cert.issued", "/docs/reference/webhook-events#operation-deliver_cert_issued"],
    ["agent_not_found", "/docs/reference/problems#problem-agent_not_found"],
    ["FactsReceipt", "/docs/reference/facts#schema-FactsReceipt"],
  ])("finds %s", (query, href) => {
    const [first] = all(reference.search(query), /<li><a href="([^"]*)">[^<]*<\/a> <span class="type">/g);
    expect(first).toBe(href);
  });

  test("finds only what has all words, and says how many", () => {
    expect(reference.search("rotate")).toMatch(/>\d+ results\./);
    expect(reference.search("rotate zzzz")).toContain("No results.");
  });

  test("shows example responses and payloads that the contract allows", () => {
    const shown = [...entries(contract.paths), ...entries(contract.webhooks)].map(({ operation }) => {
      const id = operation.operationId ?? "";
      const body = operation.requestBody?.content ?? {};
      const [response] =
        Object.entries(operation.responses ?? {}).find(([status]) => /^2\d\d$/.test(status)) ?? [];
      const content = response === undefined ? body : operation.responses?.[response]?.content;
      return { id, schema: content?.["application/json"]?.schema, example: exampleIn(id) };
    });
    expect(shown.filter(({ schema, example }) => schema && schemaErrors(schema, example))).toEqual([]);
  });
});

describe("hostile text", () => {
  const hostile = `"><img src=x onerror=alert(1)><script>alert(2)</script>javascript:alert(3)'&amp;</style>`;

  test("in every member of a document is escaped", () => {
    const hurt = createReference(hostileDocument(hostile));
    const hurtPages = hurt.names.map((name) => hurt.page(name) ?? "");
    for (const text of [hurt.overview(), hurt.search("alert(2)"), hurt.search(hostile), ...hurtPages]) {
      expect(foreign(text)).toEqual([]);
      expect(text).not.toMatch(/<img src=x|<script>|(href|src)="[^"]*javascript:/i);
      expect(text).toContain("&lt;script&gt;alert(2)&lt;/script&gt;");
    }
  });

  test("in a problem is escaped", () => {
    const text = problemPage(hostile, { status: 400, title: hostile, meaning: `\`${hostile}\`` });
    expect(foreign(text)).toEqual([]);
    expect(text).not.toMatch(/<img src=x|<script>/);
  });

  test("is escaped in templates and doc comments", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(foreign(page(text, html`<p class="${text}">${text}</p>${prose(text)}`))).toEqual([]);
      }),
    );
    expect(html`${"<b>"}${html`<b>`}${[1, undefined, "'"]}`.markup).toBe("&lt;b&gt;<b>1&#39;");
  });
});

test("doc comments keep their paragraphs, lists and code", () => {
  const text = "First\nline with `code`.\n\n- one\ngoes on\n- two\n\nLast.";
  expect(prose(text).markup).toBe(
    "<p>First line with <code>code</code>.</p><ul><li>one goes on</li><li>two</li></ul><p>Last.</p>",
  );
  expect(prose(undefined).markup).toBe("");
});

test("an empty document is rendered", () => {
  const empty = createReference({});
  expect(foreign(empty.overview())).toEqual([]);
  expect(empty.names).toEqual([]);
});

test("recursive models and dangling references are rendered", () => {
  const schemas = {
    Node: { type: "object", properties: { next: { $ref: "#/components/schemas/Node" } } },
    Tree: { type: "array", items: { $ref: "#/components/schemas/Tree" } },
    Loop: { $ref: "#/components/schemas/Loop" },
    Lost: { type: "object", properties: { at: { $ref: "#/components/schemas/constructor" } } },
  };
  const body = { content: { "application/json": { schema: { $ref: "#/components/schemas/Node" } } } };
  const { page } = createReference({
    paths: { "/": { post: { requestBody: body } } },
    components: { schemas },
  });
  expect(page("other")).toContain('id="schema-Node"');
  expect(page("models")).toContain('id="schema-Loop"');
  expect(page("models")).not.toContain("#schema-constructor");
});

test("the page of a problem explains it and links to the reference", () => {
  for (const part of ["Invalid body", "invalid_body", "400", "Fields are missing", 'href="/docs/reference"'])
    expect(problem).toContain(part);
  const example = JSON.parse(plain(all(problem, /<pre[^>]*><code>(.*?)<\/code>/gs)[0] ?? ""));
  expect(schemaErrors({ $ref: "#/components/schemas/InvalidBody" }, example)).toBeUndefined();
});

/** The first group of every match. */
function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, group]) => group ?? "");
}

/** The markup of a page that is not one of the tags that pages use: injected markup, or a tag missing in the list. */
function foreign(text: string): string[] {
  const tags =
    /<\/?(?:html|head|meta|title|link|script|img|body|header|footer|aside|form|label|input|select|option|button|bdi|time|article|fieldset|legend|template|textarea|strong|ol|svg|path|text|rect|nav|main|section|div|figure|figcaption|details|summary|table|thead|tbody|tr|th|td|dl|dt|dd|ul|li|p|h[1-4]|a|b|q|br|code|pre|span)(?: (?:lang|charset|name|property|content|title|rel|href|src|type|class|id|for|name|value|method|action|role|alt|width|height|scope|tabindex|placeholder|autocomplete|datetime|data-[a-z]+|rows|spellcheck|maxlength|aria-[a-z]+)="[^"<>]*"| open| selected| checked| hidden| required)*>/g;
  const rest = text.replace("<!doctype html>", "").replace(tags, "");
  return all(rest, /(.{0,20}[<>"'].{0,40})/gs);
}

/** Decodes the entities of a markup. */
function plain(markup: string): string {
  return markup.replace(/&(?:lt|gt|amp|#34|#39);/g, (entity) => {
    const characters: Record<string, string> = {
      "&lt;": "<",
      "&gt;": ">",
      "&amp;": "&",
      "&#34;": '"',
      "&#39;": "'",
    };
    return characters[entity] ?? entity;
  });
}

/** The last JSON example of an operation in the reference: its response, or the body of a delivery. */
function exampleIn(id: string): unknown {
  const described = reference.names.map((name) => reference.page(name) ?? "");
  const section =
    described.join("").split(`class="operation" id="operation-${id}"`)[1]?.split("</section>")[0] ?? "";
  const shown = all(section, /<pre tabindex="0"><code>(.*?)<\/code>/gs).at(-1);
  return shown === undefined ? undefined : JSON.parse(plain(shown));
}

/** A document with `text` in every member that takes a text. */
function hostileDocument(text: string): Document {
  const schema = {
    type: text,
    format: text,
    description: text,
    pattern: text,
    enum: [text],
    examples: [text],
    default: text,
    properties: {
      [text]: { $ref: `#/components/schemas/${text}`, description: text, examples: [{ [text]: text }] },
    },
  };
  const fixed = {
    properties: { code: { const: text }, status: { const: 400 } },
    description: `${text}. ${text}`,
  };
  const header = { description: text, schema };
  const content = { [text]: { schema }, "application/json": { schema } };
  const operation = {
    operationId: text,
    summary: text,
    description: text,
    tags: [text],
    parameters: ["path", "query", "header", text].map((place) => ({
      name: text,
      in: place,
      required: true,
      ...header,
    })),
    requestBody: { description: text, content },
    responses: {
      [text]: { description: text, headers: { [text]: header }, content },
      200: { description: text, content },
      400: { description: "", content: { [text]: { schema: fixed } } },
    },
    security: [{ [text]: [] }],
    "x-codeSamples": [{ lang: text, label: text, source: text }],
  };
  return {
    info: { title: text, version: text, description: `- ${text}\n\n\`${text}\`` },
    servers: [{ url: text }],
    tags: [{ name: text, description: text }],
    paths: { [text]: { post: operation } },
    webhooks: { [text]: { post: { ...operation, operationId: `${text}2` } } },
    components: {
      schemas: { [text]: schema, Fixed: fixed },
      securitySchemes: { [text]: { type: "apiKey", in: text, name: text, description: text } },
    },
  };
}
