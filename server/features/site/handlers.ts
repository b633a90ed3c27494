/** Handlers of the HTML pages and their assets. */
import { version } from "../../../generated/operations.ts";
import { problems } from "../../../generated/problems.ts";
import type { Client } from "../../core/http/authentication.ts";
import { ProblemError, problemResponse } from "../../core/http/problem-response.ts";
import {
  cacheHeaders,
  contentTag,
  matchesIfNoneMatch,
  negotiated,
  rejectWith,
} from "../../core/http/responses.ts";
import { wantsPage } from "../../core/http/send.ts";
import { inTurn } from "../../core/time/turns.ts";
import type { NodeFacts } from "../../feature.ts";
import { hasOwner } from "../../registry/accounts/accounts.ts";
import { atomFeed, jsonFeed } from "./activity/feeds.ts";
import { activityPage } from "./activity/page.ts";
import { readActivity, readFeed } from "./activity/read.ts";
import { readAgent } from "./agent/agent-view.ts";
import { readBadge } from "./agent/badge.ts";
import { readComparison } from "./agent/compare.ts";
import { comparePage } from "./agent/compare-page.ts";
import { agentPage, missingPage, tombstonePage } from "./agent/page.ts";
import { readVersions, versionsPage } from "./agent/versions.ts";
import { read } from "./api-reads.ts";
import { faviconFile, ownAssets } from "./assets.ts";
import { dashboardPage } from "./dashboard-page.ts";
import { agentHref } from "./format.ts";
import { docsPage, type Guide, guidePage, readGuides } from "./guides.ts";
import { agentsPage, landingPage } from "./landing-page.ts";
import { readLatestChanges } from "./latest-changes.ts";
import { pageHeaders, secretPageHeaders, securityHeaders, withCanonical } from "./page.ts";
import type { Handlers } from "./parts.ts";
import { problemPage } from "./problem-page.ts";
import type { Reference } from "./reference/page.ts";
import { hasCriteria, readSearch, searchHref } from "./search.ts";
import { setupPage } from "./setup-page.ts";
import {
  apiCatalogOf,
  apiCatalogUrl,
  landingLinks,
  llmsOf,
  robotsOf,
  securityContactOf,
  siteMapOf,
} from "./site-files.ts";
import { readStatus, statusPage } from "./status-page.ts";

/**
 * The references and the guides, by public URL, and the guides also by the state of the transition. They are rendered at the first request, to keep the start of the process
 * short.
 */
const references = new Map<string, Reference>();
const guides = new Map<string, Promise<Guide[]>>();

async function referenceOf(client: Client, { publicUrl }: { publicUrl: string }): Promise<Reference> {
  const { createReference } = await import("./reference/page.ts"); // imported at the first request, so that a node starts faster
  const found =
    references.get(publicUrl) ??
    createReference(
      await read(client, "/openapi/{document}", {
        path: { document: "all.json" },
        query: { samples: "true" },
      }),
    );
  references.set(publicUrl, found);
  return found;
}

function guidesOf({ publicUrl, transition }: Pick<NodeFacts, "publicUrl" | "transition">): Promise<Guide[]> {
  const text = transition();
  const key = `${publicUrl} ${text}`;
  const found = guides.get(key) ?? readGuides(publicUrl, text);
  guides.set(key, found);
  return found;
}

export const landing: Handlers["site"]["landing"] = async ({ query }, { database, node, client, random }) => {
  const { setup, ...form } = query;
  const { publicUrl, singleOperator } = node;
  const owned = await hasOwner(database);
  const about = { publicUrl, version, singleOperator, owned, needsKey: !node.anonymousWrites() };
  if (setup) return { ...pageResponse(setupPage(about, setup), `${publicUrl}/`), headers: secretPageHeaders };
  const [figures, search] = await Promise.all([read(client, "/stats"), readSearch(client, form)]);
  const latest = hasCriteria(search) ? [] : await readLatestChanges(client);
  const exampleId = `my-agent-${random(4).toString("hex")}`;
  const markup = await inTurn(() => landingPage({ ...about, exampleId, figures, search, latest }));
  const response = pageResponse(markup, publicUrl + searchHref(search.form, {}));
  return { ...response, headers: { ...pageHeaders, Link: landingLinks } };
};

export const agents: Handlers["site"]["agents"] = async ({ query }, { node, client }) => {
  const [figures, search] = await Promise.all([read(client, "/stats"), readSearch(client, query)]);
  const { publicUrl, singleOperator } = node;
  const markup = await inTurn(() => agentsPage({ figures, search, singleOperator }));
  const path = hasCriteria(search) ? searchHref(search.form, {}) : "/agents";
  return pageResponse(markup, publicUrl + path);
};

export const activity: Handlers["site"]["activity"] = async ({ query }, { client, node }) => {
  const found = await readActivity(client, query);
  return pageResponse(await inTurn(() => activityPage(found)), `${node.publicUrl}/activity`);
};

export const activityAtom: Handlers["site"]["activityAtom"] = async (
  { query, headers },
  { client, node },
) => {
  const text = atomFeed({ publicUrl: node.publicUrl, filters: query, events: await readFeed(client, query) });
  const cache = cacheHeaders(contentTag(text));
  if (matchesIfNoneMatch(headers["if-none-match"], cache.ETag)) return { status: 304, headers: cache };
  return { status: 200, headers: cache, media: "application/atom+xml", body: text };
};

export const activityFeed: Handlers["site"]["activityFeed"] = async (
  { query, headers },
  { client, node },
) => {
  const body = jsonFeed({ publicUrl: node.publicUrl, filters: query, events: await readFeed(client, query) });
  const cache = cacheHeaders(contentTag(JSON.stringify(body)));
  if (matchesIfNoneMatch(headers["if-none-match"], cache.ETag)) return { status: 304, headers: cache };
  return { status: 200, headers: cache, body };
};

export const status: Handlers["site"]["status"] = async (_request, { client, node }) => {
  const found = await readStatus(client);
  return pageResponse(await inTurn(() => statusPage(found)), `${node.publicUrl}/status`);
};

export const docs: Handlers["site"]["docs"] = async (_request, { node }) =>
  pageResponse(docsPage(await guidesOf(node)), `${node.publicUrl}/docs`);

export const guide: Handlers["site"]["guide"] = async ({ path }, { node }) => {
  const all = await guidesOf(node);
  const found = all.find(({ name }) => name === path.guide);
  if (!found)
    return rejectWith(
      404,
      "guide_not_found",
      `There is no guide named ${path.guide}. See /docs for the list.`,
    );
  return pageResponse(guidePage(found, all), `${node.publicUrl}/docs/${found.name}`);
};

export const reference: Handlers["site"]["reference"] = async ({ query }, { node, client }) => {
  const found = await referenceOf(client, node);
  const words = query.q?.trim() ?? "";
  const markup = words === "" ? found.overview() : found.search(words);
  return pageResponse(markup, `${node.publicUrl}/docs/reference`);
};

export const referencePage: Handlers["site"]["referencePage"] = async ({ path }, { node, client }) => {
  const found = (await referenceOf(client, node)).page(path.page);
  if (found !== undefined) return pageResponse(found, `${node.publicUrl}/docs/reference/${path.page}`);
  return rejectWith(
    404,
    "reference_page_not_found",
    `The API reference has no page ${path.page}. See /docs/reference for its pages.`,
  );
};

export const problem: Handlers["site"]["problem"] = async ({ path }, { node }) => {
  const found = Object.entries(problems).find(([code]) => code === path.code);
  if (!found) return rejectWith(404, "problem_not_found", `There is no problem with the code ${path.code}.`);
  return pageResponse(problemPage(path.code, found[1]), `${node.publicUrl}/problems/${path.code}`);
};

export const agent: Handlers["site"]["agent"] = async ({ path, accept, search }, { client, node, clock }) =>
  pageOfAgent(path.id, accept, async () => {
    const agent = await readAgent(client, path.id);
    const moved = ifMoved(path.id, agent.agent.agent_id, "view", search);
    if (moved) return moved;
    const markup = await inTurn(() => agentPage(agent, node.publicUrl, clock()));
    return pageResponse(markup, node.publicUrl + agentHref(path.id));
  });

/** Responds with a page about an agent. For browsers, a missing or deleted agent has a page too. */
async function pageOfAgent(
  id: string,
  accept: string,
  respond: () => Promise<ReturnType<typeof pageResponse> | NonNullable<ReturnType<typeof ifMoved>>>,
) {
  try {
    if (/^\.{0,2}$/.test(id)) throw unknownAgent(id); // a URL cannot carry it (RFC 3986 section 5.2.4)
    return await respond();
  } catch (error) {
    if (!(error instanceof ProblemError) || !wantsPage(accept)) throw error;
    const { status, problem } = error.response;
    if (status === 404) return withoutAgent(status, missingPage(id));
    if (status === 410) return withoutAgent(status, tombstonePage(id, problem.tombstone));
    throw error;
  }
}

/**
 * Redirects a page about a former id of an agent.
 * @param part the last part of its path.
 * @returns null for the present id.
 */
function ifMoved(agent_id: string, moved_to: string, part: string, search: string) {
  if (agent_id === moved_to) return null;
  const Location = `/agents/${encodeURIComponent(moved_to)}/${part}${search}`;
  const body = { status: "moved" as const, agent_id, moved_to };
  return { status: 301 as const, headers: { "Cache-Control": "max-age=300", Location }, body };
}

/** The response of a page about an agent that is missing (404) or deleted (410). */
function withoutAgent(status: number, body: string) {
  const response = { headers: { ...securityHeaders, ...negotiated }, media: "text/html" as const, body };
  return status === 410 ? { ...response, status: 410 as const } : { ...response, status: 404 as const };
}

/** A badge follows a change within five minutes: proxies of images ask again after that. */
const badgeHeaders = {
  "Cache-Control": "public, max-age=300",
  "Content-Security-Policy": "default-src 'none'; sandbox",
};

export const badge: Handlers["site"]["badge"] = async ({ path, query, headers, search }, { client }) => {
  const { agentId, body } = await readBadge(client, path.id, query);
  const moved = ifMoved(path.id, agentId, "badge.svg", search);
  if (moved) return moved;
  const cache = { ...badgeHeaders, ETag: contentTag(body) };
  if (matchesIfNoneMatch(headers["if-none-match"], cache.ETag)) return { status: 304, headers: cache };
  return { status: 200, headers: cache, media: "image/svg+xml", body };
};

export const versions: Handlers["site"]["versions"] = async (
  { path, query, accept, search },
  { client, node },
) =>
  pageOfAgent(path.id, accept, async () => {
    const found = await readVersions(client, path.id, query);
    const moved = ifMoved(path.id, found.agent.agent_id, "versions", search);
    if (moved) return moved;
    const markup = await inTurn(() => versionsPage(found));
    return pageResponse(markup, `${node.publicUrl}/agents/${encodeURIComponent(path.id)}/versions`);
  });

export const compare: Handlers["site"]["compare"] = async ({ query, accept }, { client, node }) => {
  const found = await readComparison(client, query);
  if (found.problem && !wantsPage(accept)) throw found.problem;
  const body = await inTurn(() => comparePage(found));
  if (found.problem) return withoutAgent(found.problem.response.status, body);
  return pageResponse(body, `${node.publicUrl}/compare`);
};

function unknownAgent(id: string): ProblemError {
  return new ProblemError(problemResponse("agent_not_found", `No agent is registered as ${id}.`));
}

export const dashboard: Handlers["site"]["dashboard"] = async (
  _request,
  { dashboard, node: { publicUrl } },
) => pageResponse(dashboardPage(dashboard.entry(), publicUrl), `${publicUrl}/dashboard`);

/** One year. The file names contain a digest of the content, so the content of a URL never changes. */
const immutable = "public, max-age=31536000, immutable";

export const asset: Handlers["site"]["asset"] = async ({ path, headers }, context) => {
  const own = Object.values(ownAssets).find(({ name }) => name === path.name);
  const found = own ?? context.dashboard.find(path.name);
  if (!found) return rejectWith(404, "asset_not_found", `There is no asset named ${path.name}.`);
  const { etag, media, body } = found;
  const cache = { ETag: etag, "Cache-Control": immutable };
  if (matchesIfNoneMatch(headers["if-none-match"], etag)) return { status: 304, headers: cache };
  return { status: 200, headers: cache, media, body };
};

/** @param url that of the page, absolute. */
function pageResponse(markup: string, url: string) {
  return htmlResponse(withCanonical(markup, url));
}

function htmlResponse(body: string) {
  return { status: 200, headers: pageHeaders, media: "text/html", body } as const;
}

/** Files for programs change with a new version of the node, or with its settings. */
const fileHeaders = { "Cache-Control": "public, max-age=3600" };

export const apiCatalog: Handlers["site"]["apiCatalog"] = async (_request, { node: { publicUrl } }) => ({
  status: 200,
  headers: { ...fileHeaders, Link: `<${apiCatalogUrl(publicUrl)}>; rel="api-catalog"` },
  media: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  body: JSON.stringify(apiCatalogOf(publicUrl)),
});

export const securityContact: Handlers["site"]["securityContact"] = async (_request, { node, clock }) =>
  node.securityContact === null
    ? rejectWith(
        404,
        "security_contact_not_set",
        "The operator of this node has named no contact (SECURITY_CONTACT).",
      )
    : plainFile(securityContactOf(node.publicUrl, node.securityContact, clock()));

export const robots: Handlers["site"]["robots"] = async (_request, { node }) =>
  plainFile(robotsOf(node.publicUrl));

export const siteMap: Handlers["site"]["siteMap"] = async (_request, { node, client }) => ({
  status: 200,
  headers: fileHeaders,
  media: "application/xml",
  body: siteMapOf(node.publicUrl, await guidesOf(node), (await referenceOf(client, node)).names),
});

export const llms: Handlers["site"]["llms"] = async (_request, { node, client }) =>
  plainFile(llmsOf(node.publicUrl, await guidesOf(node), (await referenceOf(client, node)).names));

export const favicon: Handlers["site"]["favicon"] = async () => ({
  status: 200,
  headers: fileHeaders,
  media: "image/vnd.microsoft.icon",
  body: faviconFile,
});

function plainFile(body: string) {
  return { status: 200, headers: fileHeaders, media: "text/plain", body } as const;
}
