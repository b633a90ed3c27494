/**
 * Searches for known agents among many real names and summaries, beside bare FTS5 with the same texts in this process:
 * `TEXTS=packages.tsv npm run bench -- search`. TEXTS is a file with a column "name" and one whose title begins with
 * "summary", such as the list of a package registry; the project has none.
 *
 * `ENGINE` is `sqlite` or `postgres`; `AGENTS` (default 10000), `CONNECTIONS` (default 16) and `SECONDS` (default 5) of load
 * may be set.
 */
import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { Pool } from "undici";
import { createNode } from "../../server/node.ts";
import type { Registration } from "../../server/registry/agents/registration/registration.ts";
import { type EngineName, scratch } from "../engines.ts";
import { configOf } from "../world.ts";
import { fill } from "./fill.ts";
import { median, startNode } from "./writes/target.ts";

const engine: EngineName = process.env.ENGINE === "postgres" ? "postgres" : "sqlite";
const agents = Number(process.env.AGENTS ?? 10_000);
const connections = Number(process.env.CONNECTIONS ?? 16);
const seconds = Number(process.env.SECONDS ?? 5);

/** How many queries of each kind. */
const queries = 150;

/** A known agent: its id ends with its number, so that no two are equal. */
interface Known {
  id: string;
  name: string;
  summary: string;
}

/** A query, and the agent that it is for. */
interface Asked {
  text: string;
  id: string;
}

const known = readKnown(process.env.TEXTS ?? "");
const bare = bareIndex(known);
const sets = askedSets(known);

await using own = await scratch(engine);
{
  await using node = await createNode(configOf(own.database));
  await fill(node.database, 0, known.length, (n) => registrationOf(known[n] as Known)); // the number is below the length
}
await using node = await startNode(own.database);

const indexedMs = await indexed();
const { rate, times } = await loadNode(); // first, so that the times of single searches are those of a node that is warm
console.log(
  `${engine}, ${known.length.toLocaleString("en")} agents, indexed in ${(indexedMs / 1_000).toFixed(1)} s\n`,
);
console.log(
  "| asked for | by | first | first ten | nothing | median ms | p99 ms |\n|---|---|---:|---:|---:|---:|---:|",
);
for (const [kind, asked] of Object.entries(sets)) {
  print(kind, "node", asked.length, await measure(asked, searchNode));
  print(kind, "bare FTS5", asked.length, await measure(asked, async (text) => bare(text)));
}
console.log(
  `\n${connections} connections, each query another: ${rate} searches/s, p99 ${percentile(times, 0.99)} ms, longest ${percentile(times, 1)} ms; bare FTS5 on one thread: ${rateOfBare()}/s`,
);

/** The texts of the file, evenly taken. */
function readKnown(file: string): Known[] {
  const [titles = [], ...rows] = readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.split("\t"));
  const column = (title: string) => titles.findIndex((each) => each.startsWith(title));
  const [nameAt, summaryAt] = [column("name"), column("summary")];
  const all = rows.filter((row) => row[nameAt] && row[summaryAt]);
  const step = Math.max(1, all.length / agents);
  return Array.from({ length: Math.min(agents, all.length) }, (_, n) => {
    const row = all[Math.floor(n * step)] ?? [];
    return { id: `known-${n}`, name: row[nameAt] ?? "", summary: (row[summaryAt] ?? "").slice(0, 2_000) };
  });
}

function registrationOf({ id, name, summary }: Known): Registration {
  const set = { name: name.slice(0, 128), description: summary, agent_url: `https://${id}.example.com/a2a` };
  return { agentId: id, derived: null, set, card: null, cardUrl: undefined, server: undefined };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

/** FTS5 as it is: all words, ranked by `bm25()`. */
function bareIndex(all: readonly Known[]): (text: string) => string[] {
  const database = new DatabaseSync(":memory:");
  database.exec("create virtual table known using fts5(name, summary, content = ''); begin");
  const insert = database.prepare("insert into known (rowid, name, summary) values (?, ?, ?)");
  for (const [n, { name, summary }] of all.entries()) insert.run(n, name, summary);
  database.exec("commit");
  const find = database.prepare("select rowid from known where known match ? order by bm25(known) limit 10");
  return (text) => {
    const words = wordsOf(text).map((word) => `"${word}"`);
    return find.all(words.join(" AND ")).map(({ rowid }) => `known-${rowid}`);
  };
}

/** Queries of each kind for agents that are evenly taken. */
function askedSets(all: readonly Known[]): Record<string, Asked[]> {
  const counts = new Map<string, number>();
  for (const { summary } of all)
    for (const word of new Set(wordsOf(summary))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const take = (textOf: (one: Known) => string[] | undefined): Asked[] => {
    const fitting = all.flatMap((one) => {
      const words = textOf(one);
      return words ? [{ text: words.join(" "), id: one.id }] : [];
    });
    const step = Math.max(1, fitting.length / queries);
    return Array.from(
      { length: Math.min(queries, fitting.length) },
      (_, n) => fitting[Math.floor(n * step)] as Asked,
    ); // below the length
  };
  const least = (words: string[], count: number) => (words.length >= count ? words : undefined);
  return {
    "names, spaces for hyphens": take(({ name }) => least(wordsOf(name), 2)),
    "the first eight words": take(({ summary }) => least(wordsOf(summary), 8)?.slice(0, 8)),
    "six words of the middle": take(({ summary }) => least(wordsOf(summary), 12)?.slice(2, 8)),
    "the four rarest words": take(({ summary }) =>
      least([...new Set(wordsOf(summary))], 6)
        ?.sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))
        .slice(0, 4),
    ),
  };
}

function pathOf(text: string): string {
  return `/search?${new URLSearchParams({ q: text, limit: "10" })}`;
}

async function searchNode(text: string): Promise<string[]> {
  const response = await fetch(`${node.url}${pathOf(text)}`);
  const { agents } = (await response.json()) as { agents: { agent_id: string }[] }; // by the contract
  return agents.map(({ agent_id }) => agent_id);
}

interface Measured {
  first: number;
  ten: number;
  nothing: number;
  times: number[];
}

async function measure(
  asked: readonly Asked[],
  find: (text: string) => Promise<string[]>,
): Promise<Measured> {
  const measured: Measured = { first: 0, ten: 0, nothing: 0, times: [] };
  for (const { text, id } of asked) {
    const startedAt = performance.now();
    const ids = await find(text);
    measured.times.push(performance.now() - startedAt);
    if (ids[0] === id) measured.first++;
    if (ids.includes(id)) measured.ten++;
    if (ids.length === 0) measured.nothing++;
  }
  return measured;
}

/** Different queries, as long as they are asked for: names of all agents, and words of their summaries. */
function* differentTexts(): Generator<string> {
  for (const { name } of known) yield wordsOf(name).join(" ");
  for (const { summary } of known) yield wordsOf(summary).slice(2, 8).join(" ");
}

/** Waits until the node, which may rebuild its index, finds all agents. @returns how long that took, in milliseconds. */
async function indexed(): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const response = await fetch(`${node.url}${pathOf("agent")}`);
    const { truncated } = (await response.json()) as { truncated?: boolean }; // by the contract
    if (!truncated) return performance.now() - startedAt;
    await setTimeout(100);
  }
}

/** Searches on some connections at once. */
async function loadNode(): Promise<{ rate: number; times: number[] }> {
  const pool = new Pool(node.url, { connections });
  const times: number[] = [];
  const texts = differentTexts();
  const startedAt = performance.now();
  const search = async () => {
    for (const text of texts) {
      const sentAt = performance.now();
      const { body } = await pool.request({ method: "GET", path: pathOf(text || "agent") });
      await body.dump();
      times.push(performance.now() - sentAt);
      if (sentAt - startedAt > 1_000 * seconds) return;
    }
  };
  await Promise.all(Array.from({ length: connections }, search));
  await pool.close();
  return { rate: Math.round((times.length * 1_000) / (performance.now() - startedAt)), times };
}

function percentile(times: readonly number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
}

function print(kind: string, by: string, count: number, { first, ten, nothing, times }: Measured): void {
  console.log(
    `| ${kind} | ${by} | ${first} of ${count} | ${ten} | ${nothing} | ${median(times).toFixed(1)} | ${percentile(times, 0.99)} |`,
  );
}

function rateOfBare(): number {
  const startedAt = performance.now();
  let count = 0;
  for (const text of differentTexts()) {
    if (text === "") continue;
    bare(text);
    count++;
    if (performance.now() - startedAt > 1_000 * seconds) break;
  }
  return Math.round((count * 1_000) / (performance.now() - startedAt));
}
