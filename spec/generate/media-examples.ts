/**
 * Adds an example to the request body and to the successful responses of each operation, and to each delivery, for tools that
 * show or mock them.
 */

import { requestOf } from "./code-samples/request.ts";
import { entries, type OpenApi, type Schema } from "./document.ts";
import { responseExample } from "./response-examples.ts";

/** A short text of each media type, for those whose schema has no example. */
const texts: Record<string, string> = {
  "text/html": '<!doctype html>\n<html lang="en">…</html>\n',
  "text/css": ":root { color-scheme: light dark; }\n",
  "text/javascript": "export {};\n",
  "text/markdown": "# Registry Node\n",
  "text/plain": "User-agent: *\nAllow: /\n",
  "text/plain; version=0.0.4": "# TYPE registry_agents gauge\nregistry_agents 1\n",
  "text/event-stream": "id: 88121\nevent: agent.registered\ndata: {}\n\n",
  "application/atom+xml":
    '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"/>\n',
  "application/xml":
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"/>\n',
  "application/yaml": "info:\n  title: Registry Node\n",
  "image/svg+xml": '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"/>\n',
};

/** Adds the examples. Problems have those of their fields: each code has its own model. */
export function addMediaExamples(document: OpenApi): void {
  for (const entry of entries(document)) {
    const { requestBody, responses } = entry.operation;
    for (const [media, content] of Object.entries(requestBody?.content ?? {})) {
      const { body } = requestOf(document, entry);
      if (body?.media === media) content.example = body.value;
    }
    for (const [status, { content = {} }] of Object.entries(responses)) {
      if (!status.startsWith("2")) continue;
      for (const [media, each] of Object.entries(content))
        each.example = each.schema && exampleIn(document, media, each.schema);
    }
  }
  for (const methods of Object.values(document.webhooks ?? {})) {
    for (const { requestBody } of Object.values(methods))
      for (const content of Object.values(requestBody?.content ?? {}))
        content.example = responseExample(document, content.schema); // the node sends it
  }
}

function exampleIn(document: OpenApi, media: string, schema: Schema): unknown {
  const example = responseExample(document, schema);
  return example === "" ? texts[media] : example;
}
