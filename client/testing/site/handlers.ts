/** The pages of a fake registry. They only have titles, because tests of a client do not need more. */
import { problems } from "../../../generated/problems.ts";
import { notFound, tombstoned } from "../../../server/agents/rejections.ts";
import { rejectWith } from "../../../server/responses.ts";
import { readSearch } from "../../../server/site/search.ts";
import type { Handlers } from "../context.ts";

export const landing: Handlers["site"]["landing"] = async ({ query }, context) => {
  const { setup, ...form } = query;
  if (!setup) await readSearch(context, form); // rejects what the search rejects
  return page("A fake registry");
};

export const docs: Handlers["site"]["docs"] = async () => page("Documentation");

export const dashboard: Handlers["site"]["dashboard"] = async () => page("Dashboard");

export const guide: Handlers["site"]["guide"] = async ({ path }) =>
  path.guide === "reference"
    ? page("API reference")
    : rejectWith(404, "guide_not_found", `No guide is called ${path.guide}.`);

export const problem: Handlers["site"]["problem"] = async ({ path }) => {
  const found = Object.entries(problems).find(([code]) => code === path.code);
  return found
    ? page(found[1].title)
    : rejectWith(404, "problem_not_found", `No problem has the code ${path.code}.`);
};

export const agent: Handlers["site"]["agent"] = async ({ path }, { state }) => {
  const found = state.agents.get(path.id);
  if (!found) return notFound(path.id);
  return found.status === "tombstoned" ? tombstoned(found) : page(found.agent_id);
};

export const asset: Handlers["site"]["asset"] = async ({ path }) =>
  rejectWith(404, "asset_not_found", `No file of the pages is called ${path.name}.`);

function page(title: string) {
  return {
    status: 200 as const,
    headers: {
      "Content-Security-Policy": "default-src 'none'",
      "Referrer-Policy": "no-referrer",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    },
    media: "text/html" as const,
    body: `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>`,
  };
}
