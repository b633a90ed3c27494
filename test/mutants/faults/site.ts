import type { Fault } from "../fault.ts";

export const faults: Fault[] = [
  {
    file: "server/features/site/handlers.ts",
    replace: "const key = `${publicUrl} ${text}`;",
    by: "const key = publicUrl;",
    effect: "the guides say that writes need no key after the transition period has ended",
  },
  {
    file: "server/features/site/handlers.ts",
    replace:
      "if (setup) return { ...pageResponse(setupPage(about, setup), `${publicUrl}/`), headers: secretPageHeaders };",
    by: "if (setup) return pageResponse(setupPage(about, setup), `${publicUrl}/`);",
    effect: "the page with the set-up token in its URL may be cached and is sent as a referrer",
  },
  {
    file: "server/features/site/activity/feeds.ts",
    replace: "const updated = events[0]?.timestamp",
    by: "const updated = events.at(-1)?.timestamp",
    effect: "feed readers see an Atom feed that was last updated when its oldest entry was",
  },
  {
    file: "server/features/site/browser-pages.ts",
    replace: "const pageHeaders = { ...securityHeaders, ...negotiated };",
    by: "const pageHeaders = { ...securityHeaders };",
    effect: "a cache in front sends the web page of /stats or /log to programs",
  },
  {
    file: "server/features/site/agent/versions.ts",
    replace: "after: merged.has(field) ? merged.get(field)?.after : after",
    by: "after",
    effect: "the comparison of versions shows a value in between as the latest one",
  },
  {
    file: "server/features/site/agent/badge.ts",
    replace: 'tone: tone === "bad" || trust === "idle" ? tone : trust',
    by: "tone: trust",
    effect: "the badge of an agent that is down is green",
  },
  {
    file: "server/features/site/search.ts",
    replace: 'return values.slice(0, maxValues).join(",");',
    by: 'return values.join(",");',
    effect: "a search page with more than 16 tags in its URL is an error page",
  },
  {
    file: "server/features/site/search-box.ts",
    replace: 'const kept = [...hidden, "sort" as const].filter',
    by: "const kept = hidden.filter",
    effect: "a new search on the page forgets the order that the visitor chose",
  },
  {
    file: "server/features/site/site-files.ts",
    replace: "const contactHolds = 180 * 86_400_000;",
    by: "const contactHolds = 180 * 86_400;",
    effect: "the file security.txt is always expired",
  },
  {
    file: "server/features/site/reference/try/try.js",
    replace: 'credentials: credential?.value === "session" ? "same-origin" : "omit",',
    by: 'credentials: "same-origin",',
    effect:
      "a request that is tried without a credential or with a key is sent with the session of the visitor",
  },
  {
    file: "server/features/site/site.js",
    replace: 'instant.getTimezoneOffset() > 0 ? "-" : "+"',
    by: 'instant.getTimezoneOffset() > 0 ? "+" : "-"',
    effect: "visitors see their local times with the wrong sign of the zone",
  },
  {
    file: "server/features/site/guides/webhooks.md",
    replace: "After ten consecutive failures",
    by: "After five consecutive failures",
    effect: "the guide names a wrong number of failures that disable a webhook",
  },
];
