/** The guides: their pages, their links, and the output of their commands. */
import { createHmac, randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Schemas } from "../../client/index.ts";
import { tools } from "../../generated/tools.ts";
import { settings } from "../../server/assembly/config.ts";
import { readGuides } from "../../server/features/site/guides.ts";
import { stepsOf, walk } from "../walk.ts";
import { reaching, receiver } from "../webhooks/receiver.ts";
import { createWorld, publicUrl } from "../world.ts";

const guides = await readGuides(publicUrl, "The transition is under way.");
const sourceOf = (name: string) =>
  readFileSync(new URL(`../../server/features/site/guides/${name}.md`, import.meta.url), "utf8");
const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

/** Guides whose commands start other programs, and one of words. */
const withoutSteps = ["clients", "postgresql", "glossary"];
const hasSteps = ({ name }: { name: string }) => stepsOf(sourceOf(name)).length > 0;

/**
 * The shells that readers have, and where they are; undefined if this machine does not have it. What Debian's sh runs, which
 * knows no more than POSIX says, bash runs too; zsh has rules of its own.
 */
const shells = ["sh", "zsh"].map((name) => {
  const places = [process.env[name.toUpperCase()], `/usr/bin/${name}`, `/bin/${name}`];
  return [name, places.find((place) => place !== undefined && existsSync(place))] as const;
});

test("each guide is a page that the documentation links to", async () => {
  await using world = await createWorld("sqlite");
  const docs = await world.registry.site.docs();
  for (const { name, title } of guides) {
    expect(docs).toContain(`<a href="/docs/${name}">${title}</a>`);
    const text = await world.registry.site.guide(name);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).not.toContain("localhost:3000");
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
  const without = guides.filter((each) => !hasSteps(each)).map(({ name }) => name);
  expect(without.sort()).toEqual(withoutSteps.toSorted());
});

describe.each(guides.filter(hasSteps))("the guide $name", ({ name }) => {
  test.for(shells)("has commands with the output that it shows, in %s", async ([shell, path], context) => {
    // The guides are also for people with zsh, the shell of macOS. Debian does not install it; `apt-get install zsh` does.
    if (path === undefined) {
      await context.annotate(`not run: this machine has no ${shell}`, "notice");
      return;
    }
    await using hook = await receiver();
    const [settings, surroundings] = await reaching(hook);
    await using world = await createWorld("sqlite", settings, { ...surroundings, newId: randomUUID });
    const address = await world.node.app.listen({ port: 0, host: "127.0.0.1" });
    const { key } = await (await world.developer()).keys.create({ name: "guide" });
    const steps = stepsOf(sourceOf(name));
    const outputs = await walk(
      steps,
      (commands) =>
        commands
          .replaceAll("http://localhost:3000", address)
          .replaceAll("hooks.example.com", `${hook.host}:${hook.port}`),
      { KEY: key.raw_key },
      path,
    );
    for (const [index, { commands, prints }] of steps.entries()) {
      for (const line of prints) expect(outputs[index], commands).toContain(line);
    }
  });
});

test("the receiver in the guide equals the tested one in the README", () => {
  const example = (text: string) => text.match(/^```ts\n([\s\S]*?createReceiver[\s\S]*?)^```$/m)?.[1];
  expect(example(sourceOf("webhooks"))).toBeDefined();
  expect(example(sourceOf("webhooks"))).toBe(example(readme.slice(readme.indexOf("## Receive webhooks"))));
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
