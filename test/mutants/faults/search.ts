import type { Fault } from "../fault.ts";

export const faults: Fault[] = [
  {
    file: "server/core/database/read-budget.ts",
    replace: "database.bounded(budgetMs, async (rows) => {",
    by: "database.bounded(0, async (rows) => {",
    effect: "on PostgreSQL one slow statement of facets runs for seconds, and the search fails with 503",
  },
  {
    file: "server/registry/search/entries.ts",
    replace: 'const terms = isHidden ? [] : [...sets, provider?.name ?? ""];',
    by: 'const terms = [...sets, provider?.name ?? ""];',
    effect: "a suspended agent is found by its hidden tags",
  },
  {
    file: "server/registry/search/entries.ts",
    replace: "    .join(` ${gap} `);",
    by: '    .join(" ");',
    effect: "a phrase in quotes matches across two tags",
  },
  {
    file: "server/registry/search/entries.ts",
    replace: ".concat(`=${agent_id}`))],",
    by: ")],",
    effect: "an id with signs or capital letters is not first when it is searched",
  },
  {
    file: "server/registry/agents/lists/facets.ts",
    replace: "count(distinct ${key}) as count",
    by: "count(*) as count",
    effect: "an agent with two certifications of a level counts twice in the facet",
  },
  {
    file: "server/core/values/fold.ts",
    replace: '.replace(nasal, "\\u0902")',
    by: "",
    effect: "Hindi words with another sign for the same nasal do not find each other",
  },
  {
    file: "server/features/embeddings/nearest.ts",
    replace: "and v.form = ${form} and v.dimensions",
    by: "and v.dimensions",
    effect: "after a change of the model, queries are compared to vectors of the former model",
  },
  {
    file: "server/features/embeddings/nearest.ts",
    replace: "sum += mean * compared;",
    by: "sum = mean * compared;",
    effect:
      "with more than a thousand agents, search by meaning finds few: only the oldest count in the average",
  },
  {
    file: "server/registry/search/plan.ts",
    replace: "    room -= similar.length;\n",
    by: "",
    effect: "a long misspelt query makes an expression of hundreds of words",
  },
  {
    file: "server/registry/search/plan.ts",
    replace: "[...phrasesOf(wanted), anyOf([each])]",
    by: "[anyOf([each])]",
    effect: "words in a row outside of quotes find agents without the phrase in quotes",
  },
  {
    file: "server/registry/search/query.ts",
    replace: "      if (isBare) query.row.push(...words);\n",
    by: "      if (isBare && !words.every(isSkipped)) query.row.push(...words);\n",
    effect:
      "a need such as 'find me a train to Rome' is searched like keywords: agents with some words are lost",
  },
  {
    file: "server/registry/search/query.ts",
    replace: "  if (words.filter(isUnspaced).length <= longestPhrase) return [searched(words)];",
    by: "  return [searched(words)];",
    effect: "a Japanese or Chinese sentence only finds agents that have all of it in a row",
  },
  {
    file: "server/registry/search/ranked-list.ts",
    replace: "else if (found.length < mostWeighed && !words.isComplete && most < deepest) most *= 10;",
    by: "else if (false) most *= 10;",
    effect: "a filter that few of the best matches pass leaves a page empty where agents match",
  },
  {
    file: "server/registry/search/ranked-list.ts",
    replace:
      "    if (found.length === 0 && words.isComplete && next && words.plan.wanted.length > 0) from = next;\n    else if",
    by: "    if",
    effect:
      "where a filter that many agents pass leaves none with all words, those with some of them are not found",
  },
  {
    file: "server/registry/search/ranked-list.ts",
    replace: "  const exact = all.filter(({ score }) => score === 1);",
    by: "  const exact: RankedAgent[] = [];",
    effect: "the agent with exactly the searched name is not first where another is nearer by meaning",
  },
  {
    file: "server/registry/search/search-index.ts",
    replace: "    if (found && markOf(found) === mark) return seq;",
    by: "    if (found) return seq;",
    effect: "after a restore of another backup searches find agents that are not there",
  },
  {
    file: "server/registry/search/search-index.ts",
    replace: "    if (this.#opened !== this.#options.index.opened) this.#reached = undefined;\n",
    by: "",
    effect: "after the thread of the index has ended, searches find only what changes from then on",
  },
  {
    file: "server/registry/search/search.ts",
    replace: "    if (isCurrent && !list.lacksMeaning) this.#lists.set(name, made);",
    by: "    this.#lists.set(name, made);",
    effect: "a search whose embedding was late ranks by words alone until the next change",
  },
  {
    file: "server/registry/search/search.ts",
    replace: "      const sizes = await fitting(database, values, next);\n      const candidates",
    by: "      const sizes = await fitting(database, valuesOf({}), next);\n      const candidates",
    effect: "later pages of a search show agents that do not match its filters any more",
  },
  {
    file: "server/registry/search/search.ts",
    replace: "each !== text && [...each].length <= longestQuery",
    by: "each !== text",
    effect: "a suggestion may be longer than a query may be, and is rejected when it is searched",
  },
  {
    file: "server/registry/search/search.ts",
    replace: "  if (at >= 0 && (list === name || agents[at]?.score === score)) return at + 1;",
    by: "  if (at >= 0 && agents[at]?.score === score) return at;",
    effect: "each page of a search begins with the last agent of the page before it",
  },
  {
    file: "server/registry/search/sorted-agents.ts",
    replace: 'sql` collate "C"`',
    by: "sql``",
    effect: "on PostgreSQL names are sorted by the collation of the database, otherwise than on SQLite",
  },
  {
    file: "server/registry/search/word-index.ts",
    replace: '    const wanted = words === "~" || hasUnwanted ? folded : words;',
    by: '    const wanted = words === "~" ? folded : words;',
    effect: "a search for '-sea' finds the agent whose name is Sea",
  },
  {
    file: "server/registry/search/word-index.ts",
    replace: "      count(countedWords(old.words), -1);\n",
    by: "",
    effect: "a word that only a deleted agent had is still taken for right, so a misspelling finds nothing",
  },
  {
    file: "server/registry/search/word-index.ts",
    replace: '    if (entry.isHidden) this.#run("insert into hidden values (?)", key);\n',
    by: "",
    effect: "suspended agents are counted, and come and go in the totals of a search",
  },
  {
    file: "server/registry/search/word-index.ts",
    replace: "    if (found !== version) this.clear();",
    by: "    if (found === 0) this.clear();",
    effect: "after an upgrade searches go on with entries that an earlier version has made",
  },
  {
    file: "server/registry/search/word-index.ts",
    replace: "  insert into entry (entry, rank) values ('secure-delete', 1);\n",
    by: "",
    effect: "the words of an erased agent stay in the file of the search index",
  },
];
