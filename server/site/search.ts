/** The search box of the landing page: what it was asked, and what was found. */
import type { components, operations } from "../../generated/openapi.d.ts";
import type { Origin } from "../http/admission.ts";
import { read } from "./reading.ts";

/** What the form sent; empty fields ask for nothing. */
export type SearchForm = Omit<NonNullable<operations["site_landing"]["parameters"]["query"]>, "setup">;

/** The form, and a page of what was found for it. */
export interface SearchResult {
  form: SearchForm;
  agents: components["schemas"]["Agent"][];
  nextCursor: string | null;
  /** How many agents have each value, over all that was found; only where something was searched for. */
  facets: components["schemas"]["Facets"];
}

/** How many agents a page shows. */
const limit = 20;

/** Searches, or lists the newest agents if there is nothing to search for. */
export async function readSearch(origin: Pick<Origin, "ask">, form: SearchForm): Promise<SearchResult> {
  const q = form.q?.trim();
  if (!q) {
    const { q: _, ...filters } = form;
    const { agents, next_cursor } = await read(origin, "/list", { query: { ...filters, limit } });
    return { form: filters, agents, nextCursor: next_cursor, facets: {} };
  }
  const query = { ...form, q, facets: ["tags", "protocol"], limit };
  const { agents, next_cursor, facets } = await read(origin, "/search", { query });
  return { form: { ...form, q }, agents, nextCursor: next_cursor, facets: facets ?? {} };
}
