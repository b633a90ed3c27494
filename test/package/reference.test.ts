/** The API reference of the client, from the published types. */
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { writeReference } from "../../client/build/reference.ts";
import { prepared } from "./prepared.ts";

const { installed } = await prepared(inject("preparing"));

test("every export has a comment, every link works, and each method has a page", async () => {
  const folder = await mkdtemp(join(tmpdir(), "registry-reference-"));
  const copy = join(folder, "client");
  await cp(join(installed, "node_modules", "@registry-node", "client"), copy, { recursive: true });
  expect(await writeReference(join(copy, "dist"), join(folder, "pages"))).toEqual([]);
  const agents = await readFile(join(folder, "pages", "interfaces", "index.Agents.html"), "utf8");
  for (const method of ["register", "lookup", "setstatus"]) expect(agents).toContain(`id="${method}"`);
  await rm(folder, { recursive: true });
});
