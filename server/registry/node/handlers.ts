/** The operations on the node itself. */
import { readFileSync } from "node:fs";
import type { components } from "../../../generated/openapi.d.ts";
import { version } from "../../../generated/operations.ts";
import { StaticBody } from "../../../generated/routes.ts";
import type { Database } from "../../core/database/database.ts";
import type { WriteOutcome } from "../../core/database/monitor.ts";
import { readsInTurns } from "../../core/database/read-turns.ts";
import { within } from "../../core/database/within.ts";
import {
  cacheHeaders,
  contentTag,
  matchesIfNoneMatch,
  negotiated,
  noStore,
  rejectWith,
  revalidated,
} from "../../core/http/responses.ts";
import { lastSeq } from "../../core/journal/journal.ts";
import type { NodeFacts } from "../../feature.ts";
import { isPart, jsonDocument, yamlDocument } from "./openapi-documents.ts";
import type { Handlers } from "./parts.ts";
import { hourOf, readStats } from "./stats.ts";

export { adminHealth } from "./admin-health.ts";

/** A document that is the same for every caller, and its ETag. */
interface Document<Body> {
  body: StaticBody<Body>;
  etag: string;
}

const vectors = documentOf<components["schemas"]["WebhookVectors"]>(
  readFileSync(new URL("../../../client/webhooks/test-vectors.json", import.meta.url), "utf8"),
);

/** Its source is the OpenAPI document beside it, so it is the same at every URL. */
const workflowsDocument = documentOf<string>(
  readFileSync(new URL("../../../generated/arazzo.yaml", import.meta.url), "utf8"),
);

/** The OpenAPI documents by form, public URL and features, read at the first request. */
const openapiDocuments = new Map<string, Document<never>>();

/** The timeouts of database checks, in milliseconds. */
const readTimeoutMs = 2_000;
const writeTimeoutMs = 3_000;

/** How long `/health` waits for a write check before it reports the last known outcome, in milliseconds. */
const writeCheckTimeoutMs = 1_000;

export const health: Handlers["node"]["health"] = async (
  _request,
  { database, monitor, warnings, clock, node },
) => {
  const [read, write] = await Promise.all([
    checkRead(database),
    monitor.checkWrite(writeCheckTimeoutMs, null).then((outcome) => outcome ?? monitor.lastWrite),
  ]);
  const checks = { database: read, write: writeCheck(write) };
  const status = read.status === "ok" && write.works ? ("ok" as const) : ("down" as const);
  const body = {
    status,
    version,
    node_id: node.id,
    uptime_s: Math.max(0, Math.floor((clock().getTime() - node.startedAt.getTime()) / 1_000)),
    timestamp: clock().toISOString(),
    checks,
    warnings: [
      ...database.warnings().map(({ code, detail, since }) => ({ code, detail, since: since.toISOString() })),
      ...warnings(),
    ],
  };
  return status === "ok"
    ? { status: 200, headers: { ...noStore, ...negotiated }, body }
    : { status: 503, headers: { "Retry-After": 5, ...negotiated }, body };
};

export const ready: Handlers["node"]["ready"] = async (_request, { database, monitor, clock, node }) => {
  const now = clock();
  const [read, write] = await Promise.all([
    checkRead(database),
    monitor.checkWrite(writeTimeoutMs, { works: false, latencyMs: writeTimeoutMs, since: now }),
  ]);
  const works = read.status === "ok" && write.works && !node.leaving.signal.aborted;
  const status = works ? ("ok" as const) : ("down" as const);
  const body = { status, timestamp: now.toISOString(), checks: { database: read, write: writeCheck(write) } };
  return status === "ok"
    ? { status: 200, headers: noStore, body }
    : { status: 503, headers: { "Retry-After": 5 }, body };
};

async function checkRead(database: Database) {
  const started = performance.now();
  const works = await within(
    lastSeq(database).then(
      () => true,
      () => false,
    ),
    readTimeoutMs,
    false,
  );
  return {
    status: works ? ("ok" as const) : ("down" as const),
    latency_ms: rounded(performance.now() - started),
  };
}

function writeCheck({ works, latencyMs, since }: WriteOutcome) {
  const status = works ? ("ok" as const) : ("down" as const);
  return { status, latency_ms: rounded(latencyMs), since: since?.toISOString() ?? null };
}

function rounded(ms: number): number {
  return Math.round(ms * 100) / 100;
}

export const live: Handlers["node"]["live"] = async () => ({
  status: 200,
  headers: noStore,
  body: { status: "ok" },
});

export const stats: Handlers["node"]["stats"] = async ({ headers }, { database, clock, pages }) => {
  const now = clock();
  // No sequence number covers all figures: deliveries end without a change. Some count the last hours.
  const state = `${await database.version()} ${hourOf(now)}`;
  const { body, etag } = await pages.get("stats", state, async () =>
    documentOf<components["schemas"]["Stats"]>(JSON.stringify(await readStats(readsInTurns(database), now))),
  );
  const cache = { ...cacheHeaders(etag), ...negotiated };
  if (matchesIfNoneMatch(headers["if-none-match"], etag)) return { status: 304, headers: cache };
  return { status: 200, headers: cache, body };
};

export const openapiJson: Handlers["node"]["openapiJson"] = async ({ headers, query }, { node }) => {
  const { body, etag } = openapiOf("client", query, node);
  return revalidated(headers, etag, body);
};

export const openapiDocument: Handlers["node"]["openapiDocument"] = async (request, { node }) => {
  const { path, headers, query } = request;
  const part = path.document.replace(/\.json$/, "");
  if (part === path.document || !isPart(part, node)) {
    const detail = `There is no document ${path.document}. /openapi.json has the tags that have one: /openapi/<tag>.json.`;
    return rejectWith(404, "openapi_document_not_found", detail);
  }
  const { body, etag } = openapiOf(part, query, node);
  return revalidated(headers, etag, body);
};

export const openapiYaml: Handlers["node"]["openapiYaml"] = async ({ headers }, { node }) => {
  const { body, etag } = kept("yaml", node, () => yamlDocument(node));
  if (matchesIfNoneMatch(headers["if-none-match"], etag)) return { status: 304, headers: cacheHeaders(etag) };
  return { status: 200, headers: cacheHeaders(etag), media: "application/yaml", body };
};

export const workflows: Handlers["node"]["workflows"] = async ({ headers }) => {
  const { body, etag } = workflowsDocument;
  if (matchesIfNoneMatch(headers["if-none-match"], etag)) return { status: 304, headers: cacheHeaders(etag) };
  return { status: 200, headers: cacheHeaders(etag), media: "application/yaml", body };
};

export const webhookVectors: Handlers["node"]["webhookVectors"] = async ({ headers }) => {
  const { body, etag } = vectors;
  return revalidated(headers, etag, body);
};

export const metrics: Handlers["node"]["metrics"] = async (_request, { metrics }) =>
  metrics
    ? { status: 200, media: "text/plain; version=0.0.4", body: await metrics() }
    : {
        status: 404,
        problem: {
          code: "metrics_disabled",
          detail: "This node serves no metrics: its operator has not set METRICS_TOKEN.",
        },
      };

/** A part of the contract as JSON. */
function openapiOf(part: string, query: { samples?: "true" | "false" }, node: NodeFacts): Document<never> {
  const samples = query.samples === "true";
  return kept(`${part} ${samples}`, node, () => jsonDocument(node, part, { samples }));
}

/** An OpenAPI document of a node, from those that were read before. Its body is of any type: the text is the whole. */
function kept(form: string, { publicUrl, featuresOff }: NodeFacts, read: () => string): Document<never> {
  const name = [form, publicUrl, ...featuresOff].join(" ");
  const found = openapiDocuments.get(name) ?? documentOf<never>(read());
  openapiDocuments.set(name, found);
  return found;
}

function documentOf<Body>(text: string): Document<Body> {
  return { body: new StaticBody(text), etag: contentTag(text) };
}
