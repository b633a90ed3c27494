/** The web pages and their assets, as text. */
import { call, type Methods } from "./call.ts";
import type { Http } from "./http.ts";
import type {
  ActivityQuery,
  AgentsPageQuery,
  BadgeQuery,
  CompareQuery,
  Feed,
  FeedQuery,
  LandingQuery,
  VersionsQuery,
} from "./models.ts";
import type { ReadOptions, RequestOptions } from "./options.ts";

/** Creates the methods of `registry.site`. */
export function createSite(http: Http) {
  return {
    /**
     * Reads the landing page.
     * @param query the search; without it, the page shows the newest agents.
     * @throws ValidationError `invalid_cursor`.
     */
    landing(query?: LandingQuery, options?: RequestOptions): Promise<string> {
      return call(http, "GET /", { query, accept: "text/html" }, options);
    },

    /**
     * Reads the list of agents.
     * @throws ValidationError `invalid_cursor`.
     */
    agents(query?: AgentsPageQuery, options?: RequestOptions): Promise<string> {
      return call(http, "GET /agents", { query, accept: "text/html" }, options);
    },

    /** Reads the page of what changed, the newest first. */
    activity(query?: ActivityQuery, options?: RequestOptions): Promise<string> {
      return call(http, "GET /activity", { query, accept: "text/html" }, options);
    },

    /**
     * Reads the Atom feed of what changed.
     * @throws RegistryError `not_modified`.
     */
    activityAtom(query?: FeedQuery, options?: ReadOptions): Promise<string> {
      return call(http, "GET /activity.atom", { query, accept: "application/atom+xml" }, options);
    },

    /**
     * Reads the JSON Feed of what changed.
     * @throws RegistryError `not_modified`.
     */
    activityFeed(query?: FeedQuery, options?: ReadOptions): Promise<Feed> {
      return call(http, "GET /activity.json", { query }, options);
    },

    /** Reads the page with the health and the statistics of the node. */
    status(options?: RequestOptions): Promise<string> {
      return call(http, "GET /status", { accept: "text/html" }, options);
    },

    /** Reads the list of guides. */
    docs(options?: RequestOptions): Promise<string> {
      return call(http, "GET /docs", { accept: "text/html" }, options);
    },

    /** Reads the overview of the API reference, or searches it. */
    reference(query?: { q?: string | undefined }, options?: RequestOptions): Promise<string> {
      return call(http, "GET /docs/reference", { query, accept: "text/html" }, options);
    },

    /**
     * Reads a page of the API reference.
     * @param page its name: a tag, `webhook-events`, `problems` or `models`.
     * @throws NotFoundError `reference_page_not_found`.
     */
    referencePage(page: string, options?: RequestOptions): Promise<string> {
      return call(http, "GET /docs/reference/{page}", { path: { page }, accept: "text/html" }, options);
    },

    /**
     * Reads a guide.
     * @param guide its name.
     * @throws NotFoundError `guide_not_found`.
     */
    guide(guide: string, options?: RequestOptions): Promise<string> {
      return call(http, "GET /docs/{guide}", { path: { guide }, accept: "text/html" }, options);
    },

    /**
     * Reads the page that explains a problem.
     * @param code the `code` of the problem.
     * @throws NotFoundError `problem_not_found`.
     */
    problem(code: string, options?: RequestOptions): Promise<string> {
      return call(http, "GET /problems/{code}", { path: { code }, accept: "text/html" }, options);
    },

    /**
     * Reads the page of an agent.
     * @throws NotFoundError `agent_not_found`; GoneError `agent_tombstoned`.
     */
    agent(id: string, options?: RequestOptions): Promise<string> {
      return call(http, "GET /agents/{id}/view", { path: { id }, accept: "text/html" }, options);
    },

    /**
     * Reads the page that compares two agents.
     * @throws NotFoundError `agent_not_found`; GoneError `agent_tombstoned`.
     */
    compare(query?: CompareQuery, options?: RequestOptions): Promise<string> {
      return call(http, "GET /compare", { query, accept: "text/html" }, options);
    },

    /**
     * Reads the page that compares two versions of an agent.
     * @throws NotFoundError `agent_not_found`; GoneError `agent_tombstoned`.
     */
    versions(id: string, query?: VersionsQuery, options?: RequestOptions): Promise<string> {
      return call(http, "GET /agents/{id}/versions", { path: { id }, query, accept: "text/html" }, options);
    },

    /**
     * Reads the badge of an agent, an SVG image. For an unknown or deleted agent it says so.
     * @param query what it shows; without it, the grade and the certification.
     * @throws RegistryError `not_modified`.
     */
    badge(id: string, query?: BadgeQuery, options?: ReadOptions): Promise<string> {
      return call(
        http,
        "GET /agents/{id}/badge.svg",
        { path: { id }, query, accept: "image/svg+xml" },
        options,
      );
    },

    /** Reads the page of the dashboard. */
    dashboard(options?: RequestOptions): Promise<string> {
      return call(http, "GET /dashboard", { accept: "text/html" }, options);
    },

    /**
     * Reads an asset of the pages: a style sheet, a script or an image.
     * @param name its name, as pages link to it: it ends in `.css`, `.js` or `.svg`.
     * @throws NotFoundError `asset_not_found`; RegistryError `not_modified`.
     */
    asset(name: string, options?: ReadOptions): Promise<string> {
      return call(http, "GET /assets/{name}", { path: { name }, accept: mediaOf(name) }, options);
    },

    /** Reads the catalog of the node's APIs, a linkset in JSON. */
    apiCatalog(options?: RequestOptions): Promise<string> {
      return call(http, "GET /.well-known/api-catalog", { accept: "application/linkset+json" }, options);
    },

    /**
     * Reads where to report vulnerabilities.
     * @throws NotFoundError `security_contact_not_set`.
     */
    securityContact(options?: RequestOptions): Promise<string> {
      return call(http, "GET /.well-known/security.txt", { accept: "text/plain" }, options);
    },

    /** Reads the icon, an ICO file. */
    favicon(options?: RequestOptions): Promise<ArrayBuffer> {
      return call(http, "GET /favicon.ico", { accept: "image/vnd.microsoft.icon" }, options);
    },

    /** Reads the rules for crawlers. */
    robots(options?: RequestOptions): Promise<string> {
      return call(http, "GET /robots.txt", { accept: "text/plain" }, options);
    },

    /** Reads the site map. */
    siteMap(options?: RequestOptions): Promise<string> {
      return call(http, "GET /sitemap.xml", { accept: "application/xml" }, options);
    },

    /** Reads the introduction for language models. */
    llms(options?: RequestOptions): Promise<string> {
      return call(http, "GET /llms.txt", { accept: "text/plain" }, options);
    },
  } satisfies Methods<"site">;
}

/** The methods of `registry.site`. All except `asset`, `badge`, the feeds and the files for programs return HTML; all throw RegistryError. */
export interface Site extends ReturnType<typeof createSite> {}

/** The media type of a file, by the end of its name. */
function mediaOf(name: string): "text/css" | "image/svg+xml" | "text/javascript" {
  if (name.endsWith(".css")) return "text/css";
  return name.endsWith(".svg") ? "image/svg+xml" : "text/javascript";
}
