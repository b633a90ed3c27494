/** The session of the user, and the client of the dashboard. */
import { signal } from "@preact/signals";
import { type Account, createRegistry, RegistryError } from "../../client/index.ts";
import { keepDrafts, resumeDrafts } from "./drafts.ts";
import { route } from "./router.ts";

/** The state of the session. */
export type SessionState =
  | { kind: "checking" }
  | { kind: "in"; account: Account }
  /** Not signed in; `ended` if a session has just ended. */
  | { kind: "out"; ended: boolean }
  /** The check failed. */
  | { kind: "failed"; error: unknown };

/** The current session state. */
export const session = signal<SessionState>({ kind: "checking" });

/** How many changes the user has made: what is shown of other views may be outdated after each. */
export const changes = signal(0);

/** The URL of the node, without a trailing slash: the page is `dashboard` below it. */
export const nodeUrl = new URL(".", location.href).href.replace(/\/$/, "");

/** The client, with the user's session. */
export const registry = createRegistry({ baseUrl: nodeUrl, fetch: noticing });

/** Reads the current session from the node. */
export async function checkSession(): Promise<void> {
  session.value = { kind: "checking" };
  try {
    signedIn((await registry.accounts.session()).account);
  } catch (error) {
    session.value = isSignedOut(error) ? { kind: "out", ended: false } : { kind: "failed", error };
  }
}

/**
 * Sets the signed-in account. If it typed something before its session ended, it returns there. From a sign-in route it
 * navigates to where the user wanted to go, or to the overview; otherwise the route stays.
 */
export function signedIn(account: Account): void {
  const view = resumeDrafts(account.id);
  if (view !== null) location.hash = view;
  else if (doors.includes(route.value.view)) location.hash = route.value.query.get("next") ?? "#/";
  session.value = { kind: "in", account };
}

/** The routes of forms to sign in. */
const doors = ["sign-in", "sign-up", "setup"];

/** The URL of a form to sign in, from which the user then goes to the present route. */
export function doorTo(door: "sign-in" | "sign-up"): string {
  const { view, query } = route.value;
  const next = doors.includes(view) ? query.get("next") : location.hash;
  return next === null || next.length < 3 ? `#/${door}` : `#/${door}?${new URLSearchParams({ next })}`;
}

/** Ends the session and reloads the page, so that nothing of it stays in memory. */
export async function signOut(): Promise<void> {
  await registry.accounts.signOut();
  location.hash = "";
  location.reload();
}

/** Sends a request, and notices if the session has ended. */
async function noticing(request: Request): Promise<Response> {
  const { value } = session;
  const writes = !["GET", "HEAD"].includes(request.method);
  const response =
    value.kind === "in" && writes ? await writeAs(value.account, request) : await fetch(request);
  if (response.status === 401 && session.value.kind === "in") {
    keepDrafts(session.value.account.id);
    session.value = { kind: "out", ended: true };
  }
  if (writes && response.ok) changes.value += 1;
  return response;
}

/**
 * Writes as the account that the page shows, or not at all. Another tab may have signed out (an open node accepts anonymous
 * writes), or signed in with another account, which the page must show first.
 */
async function writeAs(account: Account, request: Request): Promise<Response> {
  const now = await whoIs();
  if (now === null) return new Response(null, { status: 401 });
  if (now.id === account.id) return fetch(request);
  location.reload();
  return new Promise(() => undefined); // the page is reloading
}

/** The account that the browser is signed in with, in all tabs. */
async function whoIs(): Promise<Account | null> {
  try {
    return (await createRegistry({ baseUrl: nodeUrl }).accounts.session()).account;
  } catch (error) {
    if (isSignedOut(error)) return null;
    throw error;
  }
}

function isSignedOut(error: unknown): boolean {
  return error instanceof RegistryError && error.status === 401;
}
