/** The search of the landing page: what its form asked for, and what was found. */
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
  /** How many agents have each value, over all that was found; only where words were searched for. */
  facets: components["schemas"]["Facets"];
}

/** The fields that narrow a search. */
export const filters = [
  "status",
  "protocol",
  "capabilities",
  "tags",
  "skills",
  "provider",
  "source",
] as const;

/** How many agents a page shows. */
const limit = 20;

/** Searches, or lists the newest agents if there are no words to search for. */
export async function readSearch(origin: Pick<Origin, "ask">, sent: SearchForm): Promise<SearchResult> {
  const form: SearchForm = Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => (value.trim() === "" ? [] : [[name, value.trim()]])),
  );
  if (form.q === undefined) {
    const { agents, next_cursor } = await read(origin, "/list", { query: { ...form, limit } });
    return { form, agents, nextCursor: next_cursor, facets: {} };
  }
  const query = { ...form, facets: ["protocol", "tags"], limit };
  const { agents, next_cursor, facets = {} } = await read(origin, "/search", { query });
  return { form, agents, nextCursor: next_cursor, facets };
}

/** Whether anything was asked for. */
export function isAsked({ form }: Pick<SearchResult, "form">): boolean {
  return form.q !== undefined || filters.some((name) => form[name] !== undefined);
}

/** The address of a search that differs from this one; `undefined` takes a field away. A cursor is good for its own search. */
export function searchHref(
  form: SearchForm,
  change: { [Name in keyof SearchForm]?: string | undefined },
): string {
  const { cursor: _, ...rest } = form;
  const fields = Object.entries({ ...rest, ...change }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return fields.length === 0 ? "/" : `/?${fields.join("&")}`;
}
