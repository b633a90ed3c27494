/** The pages for people, and the files that they are made of. */
import { readFileSync } from "node:fs";
import { version } from "../../generated/operations.ts";
import { problems } from "../../generated/problems.ts";
import { hasOwner } from "../accounts/accounts.ts";
import { callerHas, refuse } from "../answers.ts";
import type { Handlers } from "../context.ts";
import { Refused } from "../http/refusal.ts";
import { agentPage, missingPage, tombstonePage } from "./agent/page.ts";
import { readAgent } from "./agent/reading.ts";
import { ownAssets } from "./assets.ts";
import { dashboardPage } from "./dashboard-page.ts";
import { docsPage, type Guide, guidePage, readGuides } from "./guides.ts";
import { landingPage } from "./landing-page.ts";
import { readLedger } from "./ledger.ts";
import { safety, secretPage } from "./page.ts";
import { problemPage } from "./problem-page.ts";
import { read } from "./reading.ts";
import { referencePage } from "./reference/page.ts";
import { isAsked, readSearch } from "./search.ts";
import { setupPage } from "./setup-page.ts";

/** The reference and the guides, made when somebody first reads them: most starts of a process come without a reader. */
let reference: string | undefined;
const guides = new Map<string, Guide[]>();

function referenceText(): string {
  const contract = new URL("../../generated/openapi.json", import.meta.url);
  reference ??= referencePage(JSON.parse(readFileSync(contract, "utf8")));
  return reference;
}

function guidesOf({ publicUrl }: { publicUrl: string }): Guide[] {
  const found = guides.get(publicUrl) ?? readGuides(publicUrl);
  guides.set(publicUrl, found);
  return found;
}

export const landing: Handlers["site"]["landing"] = async ({ query }, { database, node, origin }) => {
  const { setup, ...form } = query;
  const { publicUrl, singleOperator } = node;
  const owned = await hasOwner(database);
  const about = { publicUrl, version, singleOperator, owned, needsKey: !node.anonymousWrites() };
  if (setup) return { ...shown(setupPage(about, setup)), headers: secretPage };
  const [figures, search] = await Promise.all([read(origin, "/stats"), readSearch(origin, form)]);
  const latest = isAsked(search) ? [] : await readLedger(origin, figures.events.last_seq);
  return shown(landingPage({ ...about, figures, search, latest }));
};

export const docs: Handlers["site"]["docs"] = async (_request, { node }) => shown(docsPage(guidesOf(node)));

export const guide: Handlers["site"]["guide"] = async ({ path }, { node }) => {
  if (path.guide === "reference") return shown(referenceText());
  const all = guidesOf(node);
  const found = all.find(({ name }) => name === path.guide);
  if (!found) return refuse(404, "guide_not_found", `No guide is called ${path.guide}. See /docs.`);
  return shown(guidePage(found, all));
};

export const problem: Handlers["site"]["problem"] = async ({ path }) => {
  const found = Object.entries(problems).find(([code]) => code === path.code);
  if (!found) return refuse(404, "problem_not_found", `No problem has the code ${path.code}.`);
  return shown(problemPage(path.code, found[1]));
};

export const agent: Handlers["site"]["agent"] = async ({ path, accept }, { origin, node }) => {
  try {
    return shown(agentPage(await readAgent(origin, path.id), node.publicUrl));
  } catch (error) {
    if (!(error instanceof Refused) || !wantsPage(accept)) throw error;
    const { status, problem } = error.refusal;
    const answer = { headers: safety, media: "text/html" as const };
    if (status === 404) return { ...answer, status, body: missingPage(path.id) };
    if (status === 410) return { ...answer, status, body: tombstonePage(path.id, problem.tombstone) };
    throw error;
  }
};

/** Whether a failure is to be told by a page, as to browsers: they accept pages and do not know of problems. */
function wantsPage(accept: string): boolean {
  return accept.includes("text/html") && !accept.includes("application/problem+json");
}

export const dashboard: Handlers["site"]["dashboard"] = async (_request, context) =>
  shown(dashboardPage(context.dashboard.entry()));

/** A year, the longest that caches mind. */
const forEver = "public, max-age=31536000, immutable";

export const asset: Handlers["site"]["asset"] = async ({ path, headers }, context) => {
  const own = Object.values(ownAssets).find(({ name }) => name === path.name);
  const found = own ?? context.dashboard.find(path.name);
  if (!found) return refuse(404, "asset_not_found", `No file of the pages is called ${path.name}.`);
  const { etag, media, text } = found;
  const cache = { ETag: etag, "Cache-Control": forEver };
  if (callerHas(headers["if-none-match"], etag)) return { status: 304, headers: cache };
  return { status: 200, headers: cache, media, body: text };
};

function shown(body: string) {
  return { status: 200, headers: safety, media: "text/html", body } as const;
}
