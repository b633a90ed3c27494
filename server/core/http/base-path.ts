/**
 * A node whose public URL has a path, such as https://example.com/registry.
 *
 * All other code writes paths as if there were none. This module adds the path to what is sent, in references of pages and in
 * headers, and removes it from requests: some proxies remove it before (nginx with `proxy_pass http://node/;`), others
 * pass it on.
 */
import type { FastifyInstance, FastifyReply } from "fastify";

/** Returns the path of a public URL, without a trailing slash; empty if it has none. */
export function basePathOf(publicUrl: string): string {
  return new URL(publicUrl).pathname.replace(/\/$/, "");
}

/** Removes the path from the target of a request. */
export function withoutBasePath(target: string, basePath: string): string {
  if (!target.startsWith(basePath)) return target;
  const rest = target.slice(basePath.length);
  if (rest === "" || rest.startsWith("?")) return `/${rest}`;
  return rest.startsWith("/") ? rest : target;
}

/** Attributes with a reference that begins at the root. Inserted text cannot look like one: its quotes are escaped. */
const reference = /( (?:href|src|action)=")\/(?!\/)/g;

/** Adds the path to the references of a page. */
function pageBelow(markup: string, basePath: string): string {
  return markup.replaceAll(reference, `$1${basePath}/`);
}

/** Adds the path to the references of headers: `Link: </list>`, `Location: /lookup/a`, `Set-Cookie: …; Path=/`. */
function headersBelow(reply: FastifyReply, basePath: string): void {
  const change = (name: string, changed: (value: string) => string) => {
    const value = reply.getHeader(name);
    if (value !== undefined)
      reply.header(name, Array.isArray(value) ? value.map(changed) : changed(String(value)));
  };
  change("location", (value) => value.replace(/^\/(?!\/)/, `${basePath}/`));
  change("link", (value) => value.replaceAll(/<\/(?!\/)/g, `<${basePath}/`));
  if (!reply.hasHeader("set-cookie")) return;
  const cookies = [reply.getHeader("set-cookie")].flat().map(String);
  reply.removeHeader("set-cookie"); // the framework appends cookies to those that are there
  reply.header(
    "set-cookie",
    cookies.map((cookie) =>
      cookie.replace(/; Path=(\/[^;]*)/i, (_, path) => `; Path=${basePath}${path === "/" ? "" : path}`),
    ),
  );
}

/** Adds the path to the responses of all routes that are added later. Must precede the compression of responses. */
export function addBasePath(app: FastifyInstance, basePath: string): void {
  if (basePath === "") return;
  const changed = new WeakMap<Buffer, Buffer>(); // of documents that are sent often, whose compressed forms are kept
  app.addHook("onSend", (_request, reply, payload: unknown, done) => {
    headersBelow(reply, basePath);
    if (!String(reply.getHeader("content-type")).startsWith("text/html")) return done(null, payload);
    if (typeof payload === "string") return done(null, pageBelow(payload, basePath));
    if (!Buffer.isBuffer(payload)) return done(null, payload);
    const page = changed.get(payload) ?? Buffer.from(pageBelow(payload.toString(), basePath));
    changed.set(payload, page);
    done(null, page);
  });
}
