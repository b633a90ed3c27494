/** The guides: their pages, their links, and the output of their commands. */
import { createHmac, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdtemp, mkdtempDisposable, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Schemas } from "../../client/index.ts";
import { tools } from "../../generated/tools.ts";
import { settings } from "../../server/assembly/config.ts";
import { fileOfGuide, readGuides } from "../../server/features/site/guides.ts";
import { type ShellName, type Step, shells, stepsOf, Terminal } from "../walk.ts";
import { reaching, receiver } from "../webhooks/receiver.ts";
import { createWorld, publicUrl } from "../world.ts";

const guides = await readGuides(publicUrl, "The transition is under way.");
const sourceOf = (name: string) =>
  readFileSync(new URL(`../../${fileOfGuide(name)}`, import.meta.url), "utf8");

/** Guides whose commands start other programs, and those of words. */
const withoutSteps = [
  "clients",
  "postgresql",
  "glossary",
  "deploy",
  "proxies",
  "settings",
  "backup",
  "several-machines",
  "asvs",
];
/** The blocks of a guide that talk to a node. Others start programs, which tests of their own run. */
const stepsOfGuide = (name: string): Step[] =>
  stepsOf(sourceOf(name)).filter(({ commands }) => !/^(npm|npx|go|export|createdb) |:3001/m.test(commands));
const hasSteps = ({ name }: { name: string }) => !withoutSteps.includes(name);

test("each guide is a page that the documentation links to", async () => {
  await using world = await createWorld("sqlite");
  const docs = await world.registry.site.docs();
  for (const { name, title } of guides) {
    expect(docs).toContain(`<a href="/docs/${name}">${title}</a>`);
    const text = await world.registry.site.guide(name);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).not.toContain("http://localhost:3000");
  }
});

test("the guides link only to pages that the node serves", async () => {
  await using world = await createWorld("sqlite");
  const pages = await Promise.all(guides.map(({ name }) => world.registry.site.guide(name)));
  const links = pages.flatMap((page) => [...page.matchAll(/\shref="(\/[^"#]*)[^"]*"/g)]);
  for (const link of new Set(links.map(([, path = ""]) => path)))
    expect((await world.send("GET", link)).status, link).toBe(200);
});

test("each guide has commands with their output, unless they start other programs, or it is one of words", () => {
  const without = guides.filter(({ name }) => !stepsOfGuide(name).some(({ prints }) => prints.length > 0));
  expect(without.map(({ name }) => name).sort()).toEqual(withoutSteps.toSorted());
});

/** A node, and the place and variables in which guides are followed. */
async function reader() {
  await using opened = new AsyncDisposableStack();
  const hook = opened.use(await receiver());
  const [settings, surroundings] = await reaching(hook);
  const world = opened.use(await createWorld("sqlite", settings, { ...surroundings, newId: randomUUID }));
  const address = await world.node.app.listen({ port: 0, host: "127.0.0.1" });
  const { key } = await (await world.developer()).keys.create({ name: "guide" });
  const folder = opened.use(await mkdtempDisposable(join(tmpdir(), "guide-")));
  const kept = opened.move();
  return {
    /** Pastes the commands of a guide into a new terminal, and compares what they print. */
    async follows(name: string, shell: ShellName): Promise<void> {
      await using terminal = await Terminal.open(shell, { cwd: folder.path, env: { KEY: key.raw_key } });
      for (const { commands, prints } of stepsOfGuide(name)) {
        const here = commands
          .replaceAll("http://localhost:3000", address)
          .replaceAll("hooks.example.com", `${hook.host}:${hook.port}`);
        const printed = await terminal.run(here);
        for (const line of prints) expect(printed, `${name}: ${commands}`).toContain(line);
      }
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

describe.each(shells)("in %s", (shell) => {
  test.each(guides.filter(hasSteps))(
    "the guide $name can be pasted, and prints what it shows",
    async ({ name }) => {
      await using alone = await reader();
      await alone.follows(name, shell);
    },
  );

  test("the guides can be followed in any order on one node", async () => {
    const seed = Number(process.env.GUIDES_SEED ?? Math.floor(Math.random() * 2 ** 31));
    const all = guides.filter(hasSteps).map(({ name }) => name);
    const whole = fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length });
    const [order = []] = fc.sample(whole, { seed, numRuns: 1 });
    console.log(`GUIDES_SEED=${seed}`);
    await using one = await reader();
    for (const name of order) await one.follows(name, shell);
  });
});

test("the verification without a library accepts the test vectors and rejects other signatures", async () => {
  const [, program = ""] = sourceOf("webhooks").match(/^```js\n([\s\S]*?)^```$/m) ?? [];
  const folder = await mkdtemp(join(tmpdir(), "guide-"));
  await writeFile(join(folder, "verify.mjs"), program);
  const { isSigned } = (await import(join(folder, "verify.mjs"))) as {
    isSigned: (body: string | Buffer, header: string | undefined, secret: string) => boolean;
  }; // what the guide defines
  const file = new URL("../../client/webhooks/test-vectors.json", import.meta.url);
  const { vectors } = JSON.parse(readFileSync(file, "utf8")) as Schemas["WebhookVectors"];
  for (const { secret, body_base64, headers } of vectors) {
    const body = Buffer.from(body_base64, "base64");
    const signature = headers["X-Webhook-Signature"];
    expect(isSigned(body, signature, secret)).toBe(true);
    expect(isSigned(Buffer.concat([body, Buffer.from(" ")]), signature, secret)).toBe(false);
    expect(isSigned(body, undefined, secret)).toBe(false);
    expect(isSigned(body, createHmac("sha256", secret).update(body).digest("hex"), secret)).toBe(false);
  }
  expect(vectors.length).toBeGreaterThan(0);
  await rm(folder, { recursive: true });
});

test("the MCP guide lists exactly the tools that exist", () => {
  const named = new Set(sourceOf("mcp").match(/registry_[a-z_]+/g));
  expect([...named].sort()).toEqual(tools.map(({ name }) => name).sort());
});

test("the variables in the PostgreSQL guide are read by the configuration", () => {
  const shell = [...sourceOf("postgresql").matchAll(/^```sh\n([\s\S]*?)^```$/gm)]
    .map(([, text]) => text)
    .join("");
  const variables = new Set([...shell.matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name = ""]) => name));
  expect(variables.size).toBeGreaterThan(3);
  for (const name of variables) expect([...settings.keys()]).toContain(name);
});
