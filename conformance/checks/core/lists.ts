/** Checks of lists and searches: pages, filters, order. */

import { setTimeout as pause } from "node:timers/promises";
import type { Schemas } from "../../../generated/models.d.ts";
import { CheckFailure, ensure, equal } from "../../assertions.ts";
import { type Check, checksOf } from "../../check.ts";
import type { Answer } from "../../node/http.ts";
import { type Agent, agentIn, type Scene } from "../../scene.ts";
import { remove } from "./agents.ts";

/** A page of agents. */
interface Page {
  agents: Agent[];
  count: number;
  next_cursor: string | null;
  total?: number;
}

/** The most pages of a walk: one that does not end is a failure. */
const maxPages = 50;

/** Reads all pages of a list. */
async function walk(scene: Scene, path: string): Promise<{ ids: string[]; pages: Answer[] }> {
  const pages: Answer[] = [];
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const query: string = cursor === null ? "" : `&cursor=${encodeURIComponent(cursor)}`;
    const answer: Answer = (await scene.get(path + query)).expect(200);
    const page = answer.json<Page>();
    equal(page.count, page.agents.length, "`count`", answer.exchange);
    pages.push(answer);
    ids.push(...page.agents.map(({ agent_id }) => agent_id));
    cursor = page.next_cursor;
    if (pages.length > maxPages) throw new CheckFailure("the pages do not end", answer.exchange);
  } while (cursor !== null);
  return { ids, pages };
}

/** Registers agents that share a word, so that they tie in every order but that of their ids. */
async function crowd(scene: Scene, count: number): Promise<{ word: string; ids: string[] }> {
  const word = scene.newWord();
  const ids: string[] = [];
  for (let index = 0; index < count; index++) {
    const { agent_id } = await scene.register({ name: word, tags: [word] });
    ids.push(agent_id);
  }
  return { word, ids };
}

/** The checks of paging hold of the list and of the search alike. */
function pagingChecks(subject: "agents_list" | "agents_search", pathOf: (word: string) => string): Check[] {
  return checksOf("core", subject, {
    "a second page continues where the first ended": async (scene) => {
      const { word, ids } = await crowd(scene, 5);
      const { ids: walked, pages } = await walk(scene, `${pathOf(word)}&limit=2`);
      equal(walked.toSorted(), ids.toSorted(), "the agents on all pages", pages.at(-1)?.exchange);
    },
    "pages of one entry have the order of one page": async (scene) => {
      const { word } = await crowd(scene, 3);
      const whole = await walk(scene, pathOf(word));
      const single = await walk(scene, `${pathOf(word)}&limit=1`);
      equal(single.ids, whole.ids, "the order", single.pages.at(-1)?.exchange);
    },
    "a page has at most limit entries, and the last one has no next_cursor": async (scene) => {
      const { word } = await crowd(scene, 3);
      const first = await scene.get(`${pathOf(word)}&limit=2`);
      equal(first.json<Page>().count, 2, "`count` of the first page", first.exchange);
      const last = await scene.get(`${pathOf(word)}&limit=3`);
      equal(last.json<Page>().next_cursor, null, "`next_cursor` of the only page", last.exchange);
    },
    "Link leads to the next page": async (scene) => {
      const { word } = await crowd(scene, 2);
      const first = await scene.get(`${pathOf(word)}&limit=1`);
      const [, next] = /<([^>]+)>; rel="next"/.exec(first.header("link") ?? "") ?? [];
      ensure(next !== undefined, 'there is no Link with rel="next"', first.exchange);
      const url = new URL(next, "http://node.invalid");
      equal(
        url.searchParams.get("cursor"),
        first.json<Page>().next_cursor,
        "the cursor in Link",
        first.exchange,
      );
    },
    "a row that is written meanwhile neither repeats nor hides another": async (scene) => {
      const { word, ids } = await crowd(scene, 4);
      const first = (await scene.get(`${pathOf(word)}&limit=2`)).json<Page>();
      await scene.register({ name: word, tags: [word] });
      const cursor = encodeURIComponent(first.next_cursor ?? "");
      const { ids: rest } = await walk(scene, `${pathOf(word)}&limit=50&cursor=${cursor}`).catch((error) => {
        throw error;
      });
      const seen = [...first.agents.map(({ agent_id }) => agent_id), ...rest];
      equal(new Set(seen).size, seen.length, "the number of distinct agents");
      equal(
        ids.filter((id) => !seen.includes(id)),
        [],
        "the agents that no page has",
      );
    },
    "a foreign cursor is rejected": async (scene) => {
      const { word } = await crowd(scene, 1);
      (await scene.get(`${pathOf(word)}&cursor=made-up`)).expectProblem(400, "invalid_cursor");
    },
    "a cursor of another query is rejected": async (scene) => {
      const { word } = await crowd(scene, 2);
      const { next_cursor } = (await scene.get(`${pathOf(word)}&limit=1`)).json<Page>();
      const cursor = encodeURIComponent(next_cursor ?? "");
      const answer = await scene.get(`${pathOf(word)}&status=deprecated&cursor=${cursor}`);
      answer.expectProblem(400, "invalid_cursor");
    },
    "limits are 1 to 100": async (scene) => {
      for (const limit of ["0", "101", "-1", "x", "1.5"])
        (await scene.get(`${pathOf("any")}&limit=${limit}`)).expectProblem(400, "invalid_query");
    },
  });
}

/** A filter, with the field of an agent that has it and the field of one that has not. */
const filters: [query: (word: string) => string, has: (word: string) => object, hasNot: object][] = [
  [(word) => `tags=${word}`, (word) => ({ tags: [word] }), { tags: ["other"] }],
  [(word) => `capabilities=${word}`, (word) => ({ capabilities: [word] }), { capabilities: ["other"] }],
  [(word) => `skills=${word}`, (word) => ({ skills: [word] }), { skills: ["other"] }],
  [(word) => `provider=${word}`, (word) => ({ provider: { name: word } }), { provider: { name: "other" } }],
];

export const listChecks: Check[] = [
  ...pagingChecks("agents_list", (word) => `/list?tags=${word}`),
  ...checksOf("core", "agents_list", {
    "each filter has the agents that match, and no others": async (scene) => {
      for (const [query, has, hasNot] of filters) {
        const word = scene.newWord();
        const { agent_id } = await scene.register({ ...has(word) });
        await scene.register({ ...hasNot });
        const answer = await scene.get(`/list?${query(word)}`);
        const found = answer
          .expect(200)
          .json<Page>()
          .agents.map((each) => each.agent_id);
        equal(found, [agent_id], `the agents of ${query(word)}`, answer.exchange);
      }
    },
    "several values of a filter are alternatives, and tags_all needs all": async (scene) => {
      const [one, two] = [scene.newWord(), scene.newWord()];
      const both = await scene.register({ tags: [one, two] });
      const single = await scene.register({ tags: [two] });
      const any = await walk(scene, `/list?tags=${one},${two}`);
      equal(any.ids.toSorted(), [both.agent_id, single.agent_id].toSorted(), "the agents with any tag");
      const all = await walk(scene, `/list?tags_all=${one},${two}`);
      equal(all.ids, [both.agent_id], "the agents with all tags");
    },
    "status selects active and deprecated agents": async (scene) => {
      const word = scene.newWord();
      const active = await scene.register({ tags: [word] });
      const old = await scene.register({ tags: [word] });
      const body = { status: "deprecated" };
      (await scene.write("PUT", `/agents/${old.agent_id}/status`, { body })).expect(200);
      for (const [status, id] of [
        ["active", active.agent_id],
        ["deprecated", old.agent_id],
      ] as const) {
        const answer = await scene.get(`/list?tags=${word}&status=${status}`);
        equal(
          answer.json<Page>().agents.map((each) => each.agent_id),
          [id],
          `the ${status} agents`,
          answer.exchange,
        );
      }
    },
    "after_seq has the changes after a number, in their order": async (scene) => {
      const before = await scene.register();
      const ids = [(await scene.register()).agent_id, (await scene.register()).agent_id];
      const { ids: walked, pages } = await walk(scene, `/list?after_seq=${before.seq}&limit=100`);
      const own = walked.filter((id) => id.startsWith(scene.prefix));
      equal(own, ids, "the agents after the number", pages[0]?.exchange);
    },
    "updated_since has what changed at a time or later, deleted agents too, in the order of the changes":
      async (scene) => {
        const tags = [scene.newWord()];
        const [changed, gone] = [await scene.register({ tags }), await scene.register({ tags })];
        await scene.register({ tags });
        await pause(20); // dates have milliseconds
        const body = scene.registration({ agent_id: changed.agent_id, name: "Changed", tags });
        const { updated_at } = agentIn((await scene.registerWith(body)).expect(200));
        await remove(scene, gone.agent_id);
        const { ids, pages } = await walk(scene, `/list?updated_since=${updated_at}&limit=100`);
        const own = ids.filter((id) => id.startsWith(scene.prefix));
        equal(own, [changed.agent_id, gone.agent_id], "the agents since the change", pages[0]?.exchange);
      },
    "total is the number of agents on all pages": async (scene) => {
      const { word } = await crowd(scene, 3);
      const answer = await scene.get(`/list?tags=${word}&limit=1`);
      equal(answer.json<Page>().total, 3, "`total`", answer.exchange);
    },
    "a record in the list is that of its lookup": async (scene) => {
      const { word, ids } = await crowd(scene, 1);
      const answer = await scene.get(`/list?tags=${word}`);
      equal(answer.json<Page>().agents[0], await scene.lookup(ids[0] ?? ""), "the record", answer.exchange);
    },
    "facets count the agents of the whole list": async (scene) => {
      const { word } = await crowd(scene, 3);
      const answer = await scene.get(`/list?tags=${word}&facets=tags&limit=1`);
      const { facets } = answer
        .expect(200)
        .json<{ facets?: { tags?: { values?: { value: string; count: number }[] } } }>();
      const text = JSON.stringify(facets ?? null);
      ensure(
        text.includes(word) && /"count":3\b/.test(text),
        `the facets are ${text.slice(0, 300)}`,
        answer.exchange,
      );
    },
  }),
];

export const searchChecks: Check[] = [
  ...pagingChecks("agents_search", (word) => `/search?q=${word}`),
  ...checksOf("core", "agents_search", {
    "an agent is found by words of its name, tags and description": async (scene) => {
      const words = [scene.newWord(), scene.newWord(), scene.newWord()];
      const [name, tag, description] = words;
      const { agent_id } = await scene.register({ name, tags: [tag], description });
      for (const word of words) {
        const answer = await scene.get(`/search?q=${word}`);
        const found = answer
          .expect(200)
          .json<Page>()
          .agents.map((each) => each.agent_id);
        equal(found, [agent_id], `the agents found by ${word}`, answer.exchange);
      }
    },
    "an agent is not found by a word that it had before": async (scene) => {
      const word = scene.newWord();
      const { agent_id } = await scene.register({ name: word });
      (await scene.registerWith(scene.registration({ agent_id, name: "Another" }))).expect(200);
      const answer = await scene.get(`/search?q=${word}`);
      equal(answer.json<Page>().agents, [], "the agents found", answer.exchange);
    },
    "sort=name orders by name": async (scene) => {
      const word = scene.newWord();
      for (const letter of ["b", "c", "a"]) await scene.register({ name: `${letter} ${word}`, tags: [word] });
      const answer = await scene.get(`/search?q=${word}&sort=name`);
      const names = answer
        .expect(200)
        .json<Page>()
        .agents.map(({ name }) => name);
      equal(names, [`a ${word}`, `b ${word}`, `c ${word}`], "the names", answer.exchange);
    },
    "sort=newest begins with the latest registration": async (scene) => {
      const { word, ids } = await crowd(scene, 3);
      const answer = await scene.get(`/search?q=${word}&sort=newest`);
      const found = answer
        .expect(200)
        .json<Page>()
        .agents.map((each) => each.agent_id);
      equal(found, ids.toReversed(), "the order", answer.exchange);
    },
    "highlights have the found words at their places, in UTF-16 code units": async (scene) => {
      const word = scene.newWord();
      const name = `Ägir 🌊🌊 ${word} tides`;
      await scene.register({ name });
      const answer = await scene.get(`/search?q=${word}&highlight=name`);
      const [agent] = answer.expect(200).json<{ agents: { match: Schemas["Match"] }[] }>().agents;
      const found = agent?.match.highlights?.map(({ field, text, ranges }) => [
        field,
        text,
        ranges.map(({ start, end }) => text.slice(start, end)),
      ]);
      equal(found, [["name", name, [word]]], "the highlights", answer.exchange);
    },
    "a search without a query is rejected": async (scene) => {
      (await scene.get("/search")).expectProblem(400, "invalid_query");
    },
    "filters narrow a search": async (scene) => {
      const word = scene.newWord();
      const { agent_id } = await scene.register({ name: word, capabilities: ["tides"] });
      await scene.register({ name: word, capabilities: ["other"] });
      const answer = await scene.get(`/search?q=${word}&capabilities=tides`);
      equal(
        answer.json<Page>().agents.map((each) => each.agent_id),
        [agent_id],
        "the agents",
        answer.exchange,
      );
    },
  }),
];
