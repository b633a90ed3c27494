/** The router of the dashboard. Routes are in the URL fragment, so that the back button and links work. */
import { signal } from "@preact/signals";

/** A route: `#/webhooks/whk_1` is the view `webhooks` of `whk_1`, `#/agents/weather/edit` a part of that of `weather`. */
export interface Route {
  view: string;
  /** The id of the item, if the view shows one. */
  id: string | null;
  /** Whether the view creates an item: `#/webhooks/new`. */
  isNew: boolean;
  /** The part of the view of one item, such as `edit`. */
  part: string | null;
  /** The query: `#/setup?token=…`. */
  query: URLSearchParams;
}

/** The segment of a view that creates an item. An item with this id has it in another form: see {@link segmentOf}. */
const newItem = "new";

/** Views that are parts of others now, by their former names. */
const former: Readonly<Record<string, string>> = { security: "account" };

/** The current route. */
export const route = signal<Route>(parseRoute(location.hash) ?? emptyRoute());

function emptyRoute(): Route {
  return { view: "", id: null, isNew: false, part: null, query: new URLSearchParams() };
}

/** The number of navigations. The first heading does not get the focus, later ones do. */
export let navigations = 0;

/** Called before a navigation: false prevents it. */
let mayLeave = () => true;

/** Guards against leaving the route, also by the back button, until the returned function is called. */
export function guardNavigation(ask: () => boolean): () => void {
  mayLeave = ask;
  return () => {
    mayLeave = () => true;
  };
}

addEventListener("hashchange", ({ oldURL }) => {
  const next = parseRoute(location.hash);
  // An anchor, such as that of the skip link, is not a route: restore the URL, so that a reload shows the same view.
  if (!next) return history.replaceState(null, "", oldURL);
  if (!mayLeave()) return history.pushState(null, "", oldURL);
  navigations += 1;
  scrollTo(0, 0);
  route.value = next;
});

/** Parses a fragment; null if it is an anchor within the page. */
export function parseRoute(fragment: string): Route | null {
  if (fragment !== "" && !fragment.startsWith("#/")) return null;
  const [path = "", query = ""] = fragment.slice(2).split("?");
  const [view = "", id, part = null] = path.split("/");
  const isNew = id === newItem;
  return {
    view: former[view] ?? view,
    id: id === undefined || isNew ? null : decoded(id),
    isNew,
    part,
    query: new URLSearchParams(query),
  };
}

/** The URL of a route, for links. */
export function hrefOf(view: string, id?: string, part?: string): string {
  const path = [view, ...(id === undefined ? [] : [segmentOf(id)]), ...(part ? [part] : [])];
  return `#/${path.join("/")}`;
}

/** The URL of a view that creates an item. */
export function hrefOfNew(view: string): string {
  return `#/${view}/${newItem}`;
}

function segmentOf(id: string): string {
  return id === newItem ? "%6Eew" : encodeURIComponent(id);
}

/** The URL of the current route with another query, without empty values. */
export function routeWith(query: Readonly<Record<string, string>>): string {
  const [path = "#/"] = location.hash.split("?");
  const given = Object.entries(query).filter(([, value]) => value !== "");
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** Navigates to a route. */
export function go(view: string, id?: string): void {
  location.hash = hrefOf(view, id);
}

/** Replaces the route, for example by one with another query, without a navigation. */
export function replaceRoute(href: string): void {
  history.replaceState(null, "", href);
  route.value = parseRoute(href) ?? emptyRoute();
}

/** Decodes a segment, which may be invalid. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
