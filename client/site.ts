/** The pages for people, and what they are made of: texts, as the node sends them. */
import type { operations } from "../generated/openapi.d.ts";
import { conditions, type Http, type ReadOptions, type RequestOptions, read, sending } from "./http.ts";

/** The methods of `registry.site`. All throw RegistryError for a refusal and ConnectionError for no answer. */
export type Site = ReturnType<typeof createSite>;

/** What the landing page is asked for: a search, or the set-up of the node. */
export type LandingQuery = NonNullable<operations["site_landing"]["parameters"]["query"]>;

/** Makes the methods of `registry.site`. */
export function createSite(http: Http) {
  return {
    /**
     * Reads the landing page, an HTML page.
     * @param query what to search for; without it, the page shows the newest agents.
     * @throws RegistryError `invalid_cursor`.
     */
    landing(query: LandingQuery = {}, options: RequestOptions = {}): Promise<string> {
      return read(http.GET("/", { params: { query }, ...asPage(options) }));
    },

    /** Reads the list of guides, an HTML page. */
    docs(options: RequestOptions = {}): Promise<string> {
      return read(http.GET("/docs", asPage(options)));
    },

    /**
     * Reads a guide, an HTML page.
     * @param guide its name; `reference` is the API reference.
     * @throws RegistryError `guide_not_found`, `invalid_path`.
     */
    guide(guide: string, options: RequestOptions = {}): Promise<string> {
      return read(http.GET("/docs/{guide}", { params: { path: { guide } }, ...asPage(options) }));
    },

    /**
     * Reads what a problem means, an HTML page.
     * @param code the `code` of the problem.
     * @throws RegistryError `problem_not_found`, `invalid_path`.
     */
    problem(code: string, options: RequestOptions = {}): Promise<string> {
      return read(http.GET("/problems/{code}", { params: { path: { code } }, ...asPage(options) }));
    },

    /**
     * Reads the page of an agent, an HTML page.
     * @throws RegistryError `agent_not_found`, `agent_tombstoned`.
     */
    agent(id: string, options: RequestOptions = {}): Promise<string> {
      return read(http.GET("/agents/{id}/view", { params: { path: { id } }, ...asPage(options) }));
    },

    /** Reads the page that the dashboard runs in, an HTML page. */
    dashboard(options: RequestOptions = {}): Promise<string> {
      return read(http.GET("/dashboard", asPage(options)));
    },

    /**
     * Reads a file that pages are made of.
     * @param name its name, as pages give it: it ends in `.css`, `.js` or `.svg`.
     * @throws RegistryError `asset_not_found`, `not_modified`.
     */
    asset(name: string, options: ReadOptions = {}): Promise<string> {
      const init = { params: { path: { name }, header: conditions(options) }, parseAs: "text" as const };
      return read(http.GET("/assets/{name}", { ...init, ...sending(options, mediaOf(name)) }));
    },
  };
}

/** What is not there can be told by a page too: naming problems asks for the problem. */
function asPage(options: RequestOptions) {
  return { parseAs: "text" as const, ...sending(options, "text/html, application/problem+json") };
}

/** The media type of a file, by the end of its name. */
function mediaOf(name: string): string {
  if (name.endsWith(".css")) return "text/css";
  return name.endsWith(".svg") ? "image/svg+xml" : "text/javascript";
}
