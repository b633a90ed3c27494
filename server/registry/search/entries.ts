/** Makes the entries of agents in the search index. */

import { fold } from "../../core/values/fold.ts";
import type { AgentRow } from "../agents/record/records.ts";
import { stemOf } from "./english.ts";
import { type CutText, cutText, join, wordsOf } from "./words.ts";

/** The columns of an entry with the words of an agent. */
export type TextField = "name" | "terms" | "details" | "description";

/** What an entry is made of; lists are JSON. */
export type IndexedAgent = Pick<
  AgentRow,
  | "key"
  | "agent_id"
  | "name"
  | "description"
  | "provider"
  | "protocols"
  | "capabilities"
  | "tags"
  | "skills"
  | "status"
  | "details"
  | "server_name"
>;

/** An entry: texts of words between spaces. */
export interface Entry extends Record<TextField, string> {
  key: number;
  /** Identifiers whose parts are joined: `websearch` for `web-search`. */
  joined: string;
  /** The stems of words that differ from them: of names, and of all others. */
  name_stems: string;
  stems: string;
  /** What is exactly the agent's id or name: see {@link exactNames}. */
  names: string[];
  /** Whether only those who ask for suspended agents find it. */
  isHidden: boolean;
}

/** Separates texts of one field. It is a private-use character, which is never a word, so no phrase matches across. */
const gap = "\ue000";

/** The most words of a name or a term that is also found as one word. */
const mostJoined = 4;

/** Makes the entry of an agent; null for a tombstone, which has none. A suspended agent is found by its names alone. */
export function entryOf(agent: IndexedAgent): Entry | null {
  const { key, agent_id, status, server_name } = agent;
  if (status === "tombstoned") return null;
  const published = server_name?.includes("/") ? [server_name] : []; // others are made of the id
  const names = [agent.name, agent_id, ...published];
  const isHidden = status === "suspended";
  const sets = [agent.tags, agent.capabilities, agent.skills, agent.protocols].flatMap(
    (list) => JSON.parse(list) as string[], // as they are stored
  );
  const provider = JSON.parse(agent.provider ?? "null") as { name: string } | null; // the same
  const terms = isHidden ? [] : [...sets, provider?.name ?? ""];
  const details = isHidden ? [] : agent.details.split("\n");
  const description = isHidden ? "" : (agent.description ?? "");
  const cut = {
    name: names.map(cutText),
    terms: terms.map(cutText),
    details: details.map(cutText),
    description: [cutText(description)],
  };
  const name = textOf(cut.name);
  const others = {
    terms: textOf(cut.terms),
    details: textOf(cut.details),
    description: textOf(cut.description),
  };
  const joined = [
    ...[...cut.name, ...cut.terms].flatMap(joinedOf),
    ...cut.description.flatMap((text) => text.joined),
  ];
  return {
    ...{ key, name, ...others, isHidden },
    joined: [...new Set(joined)].join(" "),
    name_stems: stemsOf(name),
    stems: stemsOf(Object.values(others).join(" ")),
    names: [...new Set([agent.name, agent_id].flatMap((each) => exactNames(each)).concat(`=${agent_id}`))],
  };
}

/** The forms of a text that is exactly a name: folded, and as words without what is between them. */
export function exactNames(text: string): string[] {
  return [`=${fold(text)}`, `~${wordsOf(text).join(" ")}`];
}

/** The text of a field: words between spaces, with a gap between texts. */
function textOf(texts: readonly CutText[]): string {
  return texts
    .map(({ words }) => words.join(" "))
    .filter(Boolean)
    .join(` ${gap} `);
}

function stemsOf(text: string): string {
  const stems = text.split(" ").flatMap((word) => (stemOf(word) === word ? [] : stemOf(word)));
  return [...new Set(stems)].join(" ");
}

function joinedOf({ words, joined }: CutText): string[] {
  const whole = words.length <= mostJoined ? join(words) : undefined;
  return whole === undefined ? joined : [...joined, whole];
}
