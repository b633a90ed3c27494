/** The list of ASVS requirements is whole, and names tests that exist. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const text = readFileSync(join(import.meta.dirname, "..", "deploy", "asvs.md"), "utf8");

/** How many requirements of levels 1 and 2 each section of version 5.0.0 has. They are numbered from 1 without gaps. */
const sections: Record<string, number> = {
  "1.1": 2,
  "1.2": 9,
  "1.3": 11,
  "1.4": 3,
  "1.5": 2,
  "2.1": 3,
  "2.2": 3,
  "2.3": 4,
  "2.4": 1,
  "3.2": 2,
  "3.3": 4,
  "3.4": 6,
  "3.5": 5,
  "3.7": 2,
  "4.1": 3,
  "4.2": 1,
  "4.3": 2,
  "4.4": 4,
  "5.1": 1,
  "5.2": 3,
  "5.3": 2,
  "5.4": 3,
  "6.1": 3,
  "6.2": 12,
  "6.3": 4,
  "6.4": 4,
  "6.5": 5,
  "6.6": 3,
  "6.8": 4,
  "7.1": 3,
  "7.2": 4,
  "7.3": 2,
  "7.4": 5,
  "7.5": 2,
  "7.6": 2,
  "8.1": 2,
  "8.2": 3,
  "8.3": 1,
  "8.4": 1,
  "9.1": 3,
  "9.2": 4,
  "10.1": 2,
  "10.2": 2,
  "10.3": 4,
  "10.4": 11,
  "10.5": 5,
  "10.6": 2,
  "10.7": 3,
  "11.1": 2,
  "11.2": 3,
  "11.3": 3,
  "11.4": 4,
  "11.5": 1,
  "11.6": 1,
  "12.1": 3,
  "12.2": 2,
  "12.3": 4,
  "13.1": 1,
  "13.2": 5,
  "13.3": 2,
  "13.4": 5,
  "14.1": 2,
  "14.2": 4,
  "14.3": 3,
  "15.1": 3,
  "15.2": 3,
  "15.3": 7,
  "16.1": 1,
  "16.2": 5,
  "16.3": 4,
  "16.4": 3,
  "16.5": 3,
  "17.1": 1,
  "17.2": 4,
  "17.3": 2,
};

interface Row {
  items: string[];
  state: string;
  tests: string[];
}

const rows = [...text.matchAll(/^\| (\d[^|]*) \| ([^|]*) \|(.*)\|([^|]*)\|$/gm)].map(
  ([, items = "", state = "", , tests = ""]): Row => ({
    items: items.split(", ").flatMap(spread),
    state,
    tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file),
  }),
);

/** `1.2.6-1.2.8` -> the three items. */
function spread(range: string): string[] {
  const [first = "", last = first] = range.split("-");
  const section = first.slice(0, first.lastIndexOf("."));
  const [from, to] = [first, last].map((item) => Number(item.slice(item.lastIndexOf(".") + 1)));
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, n) => `${section}.${Number(from) + n}`);
}

test("every requirement of levels 1 and 2 is there once, in order", () => {
  const expected = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, n) => `${section}.${n + 1}`),
  );
  expect(expected).toHaveLength(253);
  expect(rows.flatMap(({ items }) => items)).toEqual(expected);
});

test("what is met names its tests, and they exist", () => {
  for (const { items, state, tests } of rows) {
    expect(["met", "in part", "not met", "n/a"]).toContain(state);
    if (state === "met") expect(tests.length, items[0]).toBeGreaterThan(0);
    for (const file of tests) expect(existsSync(join(import.meta.dirname, file)), file).toBe(true);
  }
});

test("only the build of the dashboard and of the package start programs", () => {
  const server = join(import.meta.dirname, "..", "server");
  const files = readdirSync(server, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.(ts|tsx|js)$/.test(file) && !/(^|[/\\])dist/.test(file),
  );
  const starting = files.filter((file) => /child_process/.test(readFileSync(join(server, file), "utf8")));
  expect(starting.map((file) => file.replaceAll("\\", "/")).sort()).toEqual([
    "dashboard/build/start.ts",
    "package/build.ts",
  ]);
});
