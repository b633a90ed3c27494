/** The operations on the node itself. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { version } from "../../generated/operations.ts";
import { Verbatim } from "../../generated/routes.ts";
import { cacheHeaders, callerHas, etagOf } from "../answers.ts";
import type { Handlers } from "../context.ts";
import { readStats } from "./stats.ts";

const json = document("generated/openapi.json");
const yaml = document("generated/openapi.yaml");
const vectors = document("webhook-vectors.json");

export const health: Handlers["node"]["health"] = async (_request, { database, clock, node }) => {
  const started = performance.now();
  const works = await database.get("select seq from journal where id = 1").then(
    () => true,
    () => false,
  );
  const status = works ? ("ok" as const) : ("down" as const);
  const body = {
    status,
    version,
    node_id: node.id,
    uptime_s: Math.max(0, Math.floor((clock().getTime() - node.startedAt.getTime()) / 1_000)),
    timestamp: clock().toISOString(),
    checks: { database: { status, latency_ms: Math.round((performance.now() - started) * 100) / 100 } },
  };
  return works ? { status: 200, body } : { status: 503, headers: { "Retry-After": 5 }, body };
};

export const live: Handlers["node"]["live"] = async () => ({ status: 200, body: { status: "ok" } });

export const stats: Handlers["node"]["stats"] = async ({ headers }, { database, clock }) => {
  const body = await readStats(database, clock());
  const etag = etagOf(digestOf(JSON.stringify(body))); // no number tells of every figure: deliveries end without a change
  if (callerHas(headers["if-none-match"], etag)) return { status: 304, headers: cacheHeaders(etag) };
  return { status: 200, headers: cacheHeaders(etag), body };
};

export const openapiJson: Handlers["node"]["openapiJson"] = async ({ headers }) => {
  if (callerHas(headers["if-none-match"], json.etag))
    return { status: 304, headers: cacheHeaders(json.etag) };
  return { status: 200, headers: cacheHeaders(json.etag), body: new Verbatim(json.text) };
};

export const openapiYaml: Handlers["node"]["openapiYaml"] = async ({ headers }) => {
  if (callerHas(headers["if-none-match"], yaml.etag))
    return { status: 304, headers: cacheHeaders(yaml.etag) };
  return { status: 200, headers: cacheHeaders(yaml.etag), media: "application/yaml", body: yaml.text };
};

export const webhookVectors: Handlers["node"]["webhookVectors"] = async ({ headers }) => {
  if (callerHas(headers["if-none-match"], vectors.etag))
    return { status: 304, headers: cacheHeaders(vectors.etag) };
  return { status: 200, headers: cacheHeaders(vectors.etag), body: new Verbatim(vectors.text) };
};

/** A document of the project, read once, and its validator. */
function document(path: string): { text: string; etag: string } {
  const text = readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
  return { text, etag: etagOf(digestOf(text)) };
}

/** 132 bits of a text's SHA-256: enough that two texts never share them. */
function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}
