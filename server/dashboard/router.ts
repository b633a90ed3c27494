/** Where somebody is in the dashboard: the fragment of the address, so that the back button and links work. */
import { signal } from "@preact/signals";

/** A place: `#/webhooks/whk_1` is the view `webhooks` of `whk_1`. */
export interface Route {
  view: string;
  /** What the view is about, if it is about one thing. */
  id: string | null;
  /** What follows a question mark: `#/setup?token=…`. */
  query: URLSearchParams;
}

/** Where somebody is now. */
export const route = signal<Route>(parseRoute(location.hash) ?? emptyRoute());

function emptyRoute(): Route {
  return { view: "", id: null, query: new URLSearchParams() };
}

/** How often somebody has gone elsewhere: the first heading that is shown is not focused, all others are. */
export let navigations = 0;

/** What is asked before somebody leaves a place: false keeps them there. */
let mayLeave = () => true;

/** Asks before somebody leaves this place, by the back button too, until the function that it gives is called. */
export function askBeforeLeaving(ask: () => boolean): () => void {
  mayLeave = ask;
  return () => {
    mayLeave = () => true;
  };
}

addEventListener("hashchange", ({ oldURL }) => {
  const next = parseRoute(location.hash);
  // An anchor, such as that of the skip link, is no place: who loads the page anew should be where they were.
  if (!next) return history.replaceState(null, "", oldURL);
  if (!mayLeave()) return history.pushState(null, "", oldURL);
  navigations += 1;
  scrollTo(0, 0);
  route.value = next;
});

/** The place that a fragment names; null if it is an anchor within the page. */
export function parseRoute(fragment: string): Route | null {
  if (fragment !== "" && !fragment.startsWith("#/")) return null;
  const [path = "", query = ""] = fragment.slice(2).split("?");
  const [view = "", id] = path.split("/");
  return { view, id: id === undefined ? null : decoded(id), query: new URLSearchParams(query) };
}

/** The address of a place, for links. */
export function hrefOf(view: string, id?: string): string {
  return id === undefined ? `#/${view}` : `#/${view}/${encodeURIComponent(id)}`;
}

/** Goes to a place. */
export function go(view: string, id?: string): void {
  location.hash = hrefOf(view, id);
}

/** Anybody may have written the fragment. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
