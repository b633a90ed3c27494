/** Health, statistics and an outline of the OpenAPI document of a fake registry. */
import { operations, version } from "../../../generated/operations.ts";
import { Verbatim } from "../../../generated/routes.ts";
import { cacheHeaders, etagOf, matchesIfNoneMatch } from "../../../server/responses.ts";
import vectors from "../../../webhook-vectors.json" with { type: "json" };
import { digestOf } from "../bytes.ts";
import type { Handlers } from "../context.ts";
import { statsOf } from "./stats.ts";

/** An outline of the OpenAPI document with its operations. The node serves the whole document. */
const outline = {
  openapi: "3.1.0",
  info: { title: "Registry Node", version },
  paths: pathsOf(),
};

const works = { status: "ok" as const, latency_ms: 0 };
const checks = { database: works, write: { ...works, since: null } };

export const health: Handlers["node"]["health"] = async (_request, { state }) => {
  const timestamp = state.now();
  const uptime_s = Math.max(0, Math.floor((Date.parse(timestamp) - Date.parse(state.startedAt)) / 1_000));
  const node_id = "node_fake000000000000000000";
  return { status: 200, body: { status: "ok", version, node_id, uptime_s, timestamp, checks, warnings: [] } };
};

export const ready: Handlers["node"]["ready"] = async (_request, { state }) => ({
  status: 200,
  body: { status: "ok", timestamp: state.now(), checks },
});

export const live: Handlers["node"]["live"] = async () => ({ status: 200, body: { status: "ok" } });

export const stats: Handlers["node"]["stats"] = async ({ headers }, { state }) => {
  const body = statsOf(state);
  const etag = etagOfText(JSON.stringify(body));
  if (matchesIfNoneMatch(headers["if-none-match"], etag)) return { status: 304, headers: cacheHeaders(etag) };
  return { status: 200, headers: cacheHeaders(etag), body };
};

export const openapiJson: Handlers["node"]["openapiJson"] = async ({ headers }) => {
  const etag = etagOfText(JSON.stringify(outline));
  if (matchesIfNoneMatch(headers["if-none-match"], etag)) return { status: 304, headers: cacheHeaders(etag) };
  return { status: 200, headers: cacheHeaders(etag), body: outline };
};

export const openapiYaml: Handlers["node"]["openapiYaml"] = async ({ headers }) => {
  const body = JSON.stringify(outline, null, 2); // JSON is valid YAML (YAML 1.2 section 1.3)
  const etag = etagOfText(body);
  if (matchesIfNoneMatch(headers["if-none-match"], etag)) return { status: 304, headers: cacheHeaders(etag) };
  return { status: 200, headers: cacheHeaders(etag), media: "application/yaml", body };
};

export const webhookVectors: Handlers["node"]["webhookVectors"] = async ({ headers }) => {
  const text = JSON.stringify(vectors);
  const etag = etagOfText(text);
  if (matchesIfNoneMatch(headers["if-none-match"], etag)) return { status: 304, headers: cacheHeaders(etag) };
  return { status: 200, headers: cacheHeaders(etag), body: new Verbatim(text) };
};

function etagOfText(text: string): string {
  return etagOf(digestOf(text).slice("sha256:".length, 29));
}

function pathsOf(): Record<string, Record<string, { operationId: string }>> {
  const paths: Record<string, Record<string, { operationId: string }>> = {};
  for (const [feature, named] of Object.entries(operations)) {
    for (const [name, { method, path }] of Object.entries(named)) {
      paths[path] = { ...paths[path], [method.toLowerCase()]: { operationId: `${feature}_${name}` } };
    }
  }
  return paths;
}
