import type { Fault } from "../fault.ts";

export const faults: Fault[] = [
  {
    file: "server/agents/search/budget.ts",
    replace: "database.bounded(budgetMs, async (rows) => {",
    by: "database.bounded(0, async (rows) => {",
    effect: "on PostgreSQL one slow statement of a search runs for seconds, and the search fails with 503",
  },
  {
    file: "server/agents/search/entries.ts",
    replace:
      '  if (agent.status === "suspended") return { name, terms: [], details: [], description: [] };\n',
    by: "",
    effect: "a suspended agent is found by the words of its hidden description",
  },
  {
    file: "server/agents/search/facets.ts",
    replace: "count(distinct ${key}) as count",
    by: "count(*) as count",
    effect: "an agent with two certifications of a level counts twice in the facet",
  },
  {
    file: "server/agents/search/hybrid.ts",
    replace: "except: new Set(nearest),",
    by: "except: new Set(),",
    effect: "a search by meaning shows agents a second time on later pages",
  },
  {
    file: "server/agents/search/hybrid.ts",
    replace: ", ...conditions(values, dialect)];",
    by: "];",
    effect:
      "later pages of a search by meaning show agents that were suspended or changed since the first page",
  },
  {
    file: "server/agents/search/leftovers.ts",
    replace: "    await engineOf(writer).unindexWords(writer, words);\n",
    by: "",
    effect: "on SQLite the words of an erased agent stay in the file, in the index of misspelt words",
  },
  {
    file: "server/agents/search/nearest.ts",
    replace: "and v.form = ${form} and v.dimensions",
    by: "and v.dimensions",
    effect: "after a change of the model, queries are compared to vectors of the former model",
  },
  {
    file: "server/agents/search/nearest.ts",
    replace: "sum += mean * compared;",
    by: "sum = mean * compared;",
    effect:
      "with more than a thousand agents, search by meaning finds few: only the oldest count in the average",
  },
  {
    file: "server/agents/search/parts.ts",
    replace: "sql`case when a.agent_id = ${id} then 0 else ${rankAt(change)} end`",
    by: "rankAt(change)",
    effect:
      "the agent with exactly the searched id is not first if it is down and another has the id as its name",
  },
  {
    file: "server/agents/search/placed-words.ts",
    replace: "from = at + 1;",
    by: "from = at + word.length;",
    effect: "highlights of Chinese and Japanese texts mark whole sentences and not the words",
  },
  {
    file: "server/agents/search/plan.ts",
    replace: 'widened === undefined ? await isWide(term, matchLevel, vocabulary) : widened[index] === "1";',
    by: "await isWide(term, matchLevel, vocabulary);",
    effect:
      "later pages of a misspelt query match other agents once an agent with that spelling is registered",
  },
  {
    file: "server/agents/search/postgres.ts",
    replace: "      position = Math.min(position + gap, lastPosition);\n",
    by: "",
    effect:
      "on PostgreSQL a phrase matches across two tags, or the end of one text and the begin of the next",
  },
  {
    file: "server/agents/search/query.ts",
    replace: "    if (bareWord) bareWords++;\n    if (bareWord && words.every(isSkipped)) continue;",
    by: "    if (bareWord && words.every(isSkipped)) continue;\n    if (bareWord) bareWords++;",
    effect:
      "a need such as 'find me a train to Rome' is searched like keywords: agents with some words are lost",
  },
  {
    file: "server/agents/search/ranked-scan.ts",
    replace: "    end = undefined;\n",
    by: "",
    effect:
      "later pages of a search leave out agents that are down and were registered after those shown before",
  },
  {
    file: "server/agents/search/search.ts",
    replace: "request.after?.change ?? request.change",
    by: "request.change",
    effect: "agents that go down between two pages of a search are shown twice or not at all",
  },
  {
    file: "server/agents/search/sorted-agents.ts",
    replace: 'sql` collate "C"`',
    by: "sql``",
    effect: "on PostgreSQL names are sorted by the collation of the database, otherwise than on SQLite",
  },
  {
    file: "server/agents/search/sorted.ts",
    replace: "const end = this.#state.newest + 1;",
    by: "const end = undefined;",
    effect: "later pages of a sorted search have agents that were registered after its first page",
  },
  {
    file: "server/agents/search/suggestion.ts",
    replace: "each !== text && [...each].length <= longestQuery",
    by: "each !== text",
    effect: "a suggestion may be longer than a query may be, and is rejected when it is searched",
  },
];
