/** The configuration of releases agrees with the packages and the contract. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { version } from "../../generated/operations.ts";

const root = join(import.meta.dirname, "..", "..");
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), "utf8"));

const { packages } = read("release-please-config.json") as {
  packages: Record<string, { "package-name": string; "extra-files"?: string[]; "exclude-paths"?: string[] }>;
}; // the form of release-please
const versions = read(".release-please-manifest.json") as Record<string, string>; // the same

describe.each(Object.entries(packages))("the release of %s", (folder, settings) => {
  it("begins with the version of its package", () => {
    const file = folder === "." ? "package.json" : join(folder, "package.json");
    expect(read(file)).toMatchObject({ version: versions[folder] });
  });

  it("names its package as it is published", () => {
    const { name } = read(folder === "." ? "package.json" : join(folder, "package.json")) as { name: string }; // npm's form
    expect(settings["package-name"]).toBe(name);
  });

  it("has a changelog, and names folders and files that exist", () => {
    const named = [...(settings["extra-files"] ?? []), ...(settings["exclude-paths"] ?? []), "CHANGELOG.md"];
    expect(named.filter((path) => !existsSync(join(root, folder, path)))).toEqual([]);
  });
});

it("the contract's version is that of the node, in the line that a release changes", () => {
  expect(version).toBe(versions["."]);
  expect(readFileSync(join(root, "spec/main.tsp"), "utf8")).toContain(
    `version: "${version}", // x-release-please-version`,
  );
});
