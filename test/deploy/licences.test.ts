/** The licences of what is installed for production, read from the lock file. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** `MIT OR Apache` is how sqlite-vec writes that it has both. */
const allowed = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "MIT OR Apache"];

/** Vite has lightningcss (MPL-2.0) to build the dashboard. Its files are used unchanged, and nothing of it is in the build. */
const exceptions = /^lightningcss(-|$)/;

test("every production dependency has a licence of the list", () => {
  const text = readFileSync(join(import.meta.dirname, "..", "..", "package-lock.json"), "utf8");
  const { packages } = JSON.parse(text) as {
    packages: Record<string, { license?: string; dev?: boolean; link?: boolean }>;
  }; // npm's form
  const production = Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes("node_modules/") && !dev && !link)
    .map(([path, { license }]) => ({
      name: path.replace(/^.*node_modules\//, ""),
      license: license ?? "none",
    }));
  expect(production.length).toBeGreaterThan(100);
  const faults = production.filter(
    ({ name, license }) => !allowed.includes(license) && !exceptions.test(name),
  );
  expect(faults).toEqual([]);
});
