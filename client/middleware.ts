/** The middleware of the client: what its requests carry, and what becomes of the responses. */
import type { Middleware } from "openapi-fetch";
import { errorOf, isObject, parse } from "./errors.ts";
import { infoOf, remember, responseOf } from "./response.ts";

/** Sends an API key with requests that have no credential of their own. */
export function credentials(apiKey: string): Middleware {
  const key = apiKey.trim();
  if (/[^!-~]/.test(key)) throw new TypeError("apiKey must be visible ASCII"); // an error of `Headers` would contain it
  return {
    onRequest({ request, params }) {
      const ofCall = params.header as unknown as Headers; // the transport passes the headers of the call so
      if (!ofCall.has("Authorization")) request.headers.set("Authorization", `Bearer ${key}`);
    },
  };
}

/** Sends the same key with each attempt of a creation, so that nothing is created twice. */
export function idempotency(key: string): Middleware {
  return { onRequest: ({ request }) => request.headers.set("Idempotency-Key", key) };
}

/** Has reads include the latest change that the client knows of. The transport marks them by a `Registry-Seq`, at least -1. */
export function readAfterWrite(latest = -1): Middleware {
  return {
    onRequest({ request: { headers } }) {
      const seq = Math.max(latest, Number(headers.get("Registry-Seq") ?? Number.NaN));
      if (seq >= 0) headers.set("Registry-Seq", `${seq}`);
      else headers.delete("Registry-Seq");
    },
    onResponse({ response }) {
      latest = Math.max(latest, responseOf(response).seq ?? -1);
    },
  };
}

/**
 * Follows the redirect from a former id of an agent (301, or 308 of an older node) where `fetch` does not: once, on the same
 * host, which may get the key. Stores the metadata of the response, with the id that the agent has now.
 */
export const redirects: Middleware = {
  async onResponse({ request, response, schemaPath, params, options }) {
    const to = [301, 308].includes(response.status) && response.headers.get("Location");
    const target = to && URL.canParse(to, request.url) ? new URL(to, request.url) : null;
    const isMoved = target?.origin === new URL(request.url).origin && !request.bodyUsed;
    const found = isMoved ? await native(options.fetch(new Request(target, request))) : response;
    const url = isMoved ? target.href : found.redirected && found.url;
    const movedTo = url ? presentId(schemaPath, { ...params.path, ...params.query }, url) : null;
    remember(found, infoOf(`${request.method} ${request.url}`, found, movedTo));
    return isMoved ? found : undefined;
  },
};

/** A response of the class that openapi-fetch takes: that of another `fetch`, such as undici's, may have its own. */
async function native(sent: Promise<Response>): Promise<Response> {
  const found = await sent;
  return found instanceof Response ? found : new Response((await (found as Response).text()) || null, found);
}

/** The id in the URL that a request was redirected to; null if it is the one that was sent. */
function presentId(schemaPath: string, sent: object, url: string): string | null {
  const { pathname, searchParams } = new URL(url);
  const template = schemaPath.split("/").slice(1);
  const segments = pathname.split("/").slice(-template.length);
  const inPath = segments[template.findIndex((segment) => segment[0] === "{")];
  const id = inPath === undefined ? searchParams.get("agent_id") : decodeURIComponent(inPath);
  return id && !Object.values(sent).some((value) => String(value) === id) ? id : null;
}

/** Throws the error of a response that is not the declared success, unless the call `takes` it. */
export function problems(accept: string, takes?: (status: number, body: object) => boolean): Middleware {
  return {
    async onResponse({ response }) {
      const { ok, status } = response;
      const isDeclared = mediaOf(response) === accept;
      if (status === 202 || status === 204 ? takes?.(status, {}) : ok && isDeclared) return undefined;
      const text = await response.text();
      const value = ok ? undefined : parse(text);
      if (!isDeclared || !isObject(value) || !takes?.(status, value)) throw errorOf(response, value ?? text);
      return remember(new Response(text), responseOf(response));
    },
  };
}

/** The media type of a response, without parameters. */
export function mediaOf({ headers }: Response): string | undefined {
  return headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
}
