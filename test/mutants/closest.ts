/** Which test files are the likeliest to find a fault: of those that run its place, those that use its rarer words. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readDurations } from "../durations.ts";
import type { Fault } from "./fault.ts";
import type { Reach } from "./reach.ts";

const root = join(import.meta.dirname, "..", "..");

interface TestFile {
  path: string;
  words: Set<string>;
}

const testFiles: TestFile[] = readdirSync(join(root, "test"), { recursive: true, encoding: "utf8" })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => ({
    path: `test/${name}`,
    words: new Set([
      ...wordsOf(readFileSync(join(root, "test", name), "utf8")),
      ...pathWords(`test/${name}`),
    ]),
  }));

/** Longer files meet a fault alone only where no other can: they come with all faults at once. */
const longestMs = 45_000;
const durations = readDurations();

/** How rare a word is among test files: a word of all tells nothing. */
const rarities = new Map<string, number>();

/**
 * The test files that are likely to find the fault, the likeliest first.
 * @param reach those that run its place, which count twice; none if that is not known, as with what runs in a browser
 * @param count how many
 */
export function closestTo({ file, replace, effect }: Fault, reach: Reach, count: number): string[] {
  const asked = [...new Set([...pathWords(file), ...wordsOf(replace), ...wordsOf(effect)])];
  const named = new Set(pathWords(file));
  const reached = reach.module.size > 0 ? testFiles.filter(({ path }) => reach.module.has(path)) : testFiles;
  const quick = reached.filter(({ path }) => (durations.get(path) ?? 0) <= longestMs);
  const candidates = quick.length > 0 ? quick : reached;
  const scored = candidates.map(({ path, words }) => {
    const inText = asked.reduce((sum, word) => sum + (words.has(word) ? rarityOf(word) : 0), 0);
    const inName = pathWords(path).reduce((sum, word) => sum + (named.has(word) ? 2 * rarityOf(word) : 0), 0);
    return { path, score: (inText + inName) * (reach.place.has(path) ? 2 : 1) };
  });
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ path }) => path);
}

function rarityOf(word: string): number {
  const known = rarities.get(word);
  if (known !== undefined) return known;
  const having = testFiles.filter(({ words }) => words.has(word)).length;
  const rarity = Math.log((testFiles.length + 1) / (having + 1));
  rarities.set(word, rarity);
  return rarity;
}

/** The words of a path, without the folder that all share and the ending. */
function pathWords(path: string): string[] {
  return wordsOf(path.replace(/^[^/]+\//, "").replace(/\.(test\.)?tsx?$/, ""));
}

/** The words of a text, also those that a name is made of. */
function wordsOf(text: string): string[] {
  return (text.match(/[A-Z]?[a-z]{2,}|[A-Z]{2,}/g) ?? []).map((word) => word.toLowerCase());
}
