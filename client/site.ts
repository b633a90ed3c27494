/** The web pages and their assets, as text. */
import type { Http } from "./http.ts";
import { type Lines, methodsOf } from "./methods.ts";
import type { LandingQuery } from "./models.ts";
import type { ReadOptions, RequestOptions } from "./options.ts";

/** The methods of `registry.site`. All except `asset` return HTML; all throw RegistryError. */
export interface Site {
  /**
   * Reads the landing page.
   * @param query the search; without it, the page shows the newest agents.
   * @throws ValidationError `invalid_cursor`.
   */
  landing(query?: LandingQuery, options?: RequestOptions): Promise<string>;

  /** Reads the list of guides. */
  docs(options?: RequestOptions): Promise<string>;

  /**
   * Reads a guide.
   * @param guide its name; `reference` is the API reference.
   * @throws NotFoundError `guide_not_found`.
   */
  guide(guide: string, options?: RequestOptions): Promise<string>;

  /**
   * Reads the page that explains a problem.
   * @param code the `code` of the problem.
   * @throws NotFoundError `problem_not_found`.
   */
  problem(code: string, options?: RequestOptions): Promise<string>;

  /**
   * Reads the page of an agent.
   * @throws NotFoundError `agent_not_found`; GoneError `agent_tombstoned`.
   */
  agent(id: string, options?: RequestOptions): Promise<string>;

  /** Reads the page of the dashboard. */
  dashboard(options?: RequestOptions): Promise<string>;

  /**
   * Reads an asset of the pages: a style sheet, a script or an image.
   * @param name its name, as pages link to it: it ends in `.css`, `.js` or `.svg`.
   * @throws NotFoundError `asset_not_found`; RegistryError `not_modified`.
   */
  asset(name: string, options?: ReadOptions): Promise<string>;
}

const lines: Lines<"site"> = {
  landing: "GET / query text/html",
  docs: "GET /docs text/html",
  guide: "GET /docs/{guide} text/html",
  problem: "GET /problems/{code} text/html",
  agent: "GET /agents/{id}/view text/html",
  dashboard: "GET /dashboard text/html",
  asset: "GET /assets/{name}",
};

/** Creates the methods of `registry.site`. */
export function createSite(http: Http): Site {
  return {
    ...methodsOf<Site>(http, lines),
    asset: (name, options) => {
      const call = { method: "GET", path: "/assets/{name}", values: { name }, accept: mediaOf(name) };
      return http.send(call, options) as Promise<string>; // a response that is not JSON is text
    },
  };
}

/** The media type of a file, by the end of its name. */
function mediaOf(name: string): string {
  if (name.endsWith(".css")) return "text/css";
  return name.endsWith(".svg") ? "image/svg+xml" : "text/javascript";
}
