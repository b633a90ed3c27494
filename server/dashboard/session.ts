/** Who is signed in, and the client that everything here speaks through. */
import { signal } from "@preact/signals";
import { type Account, createRegistry, RegistryError } from "../../client/index.ts";
import { go, route } from "./router.ts";

/** What is known of whoever uses the page. */
export type SessionState =
  | { kind: "checking" }
  | { kind: "in"; account: Account }
  /** Nobody is signed in; `ended` if somebody was until now. */
  | { kind: "out"; ended: boolean }
  /** It cannot be told. */
  | { kind: "failed"; error: unknown };

/** Whoever uses the page. */
export const session = signal<SessionState>({ kind: "checking" });

/** The node, as whoever is signed in sees it. */
export const registry = createRegistry({ baseUrl: location.origin, fetch: noticing });

/** Asks the node who is signed in. */
export async function checkSession(): Promise<void> {
  session.value = { kind: "checking" };
  try {
    signedIn((await registry.accounts.session()).account);
  } catch (error) {
    session.value = isSignedOut(error) ? { kind: "out", ended: false } : { kind: "failed", error };
  }
}

/** Notes that somebody is signed in. Who came for that goes to the overview, all others stay where they wanted to be. */
export function signedIn(account: Account): void {
  if (["sign-in", "sign-up", "setup"].includes(route.value.view)) go("");
  session.value = { kind: "in", account };
}

/** Ends the session. The page is loaded anew, so that nothing of it stays in memory. */
export async function signOut(): Promise<void> {
  await registry.accounts.signOut();
  location.hash = "";
  location.reload();
}

/** A session that ends while the page is open is noticed at the next request, whatever asks. */
async function noticing(request: Request): Promise<Response> {
  const { value } = session;
  const writes = !["GET", "HEAD"].includes(request.method);
  const response =
    value.kind === "in" && writes ? await writeAs(value.account, request) : await fetch(request);
  if (response.status === 401 && session.value.kind === "in") session.value = { kind: "out", ended: true };
  return response;
}

/**
 * Writes as whoever the page names, or not at all. Another tab may have signed out, and an open node takes what nobody
 * sends; or somebody else has signed in there, whom the page must name first.
 */
async function writeAs(account: Account, request: Request): Promise<Response> {
  const now = await whoIs();
  if (now === null) return new Response(null, { status: 401 });
  if (now.id === account.id) return fetch(request);
  location.reload();
  return new Promise(() => undefined); // the page is on its way out
}

/** Who the browser is signed in as, in all tabs. */
async function whoIs(): Promise<Account | null> {
  try {
    return (await createRegistry({ baseUrl: location.origin }).accounts.session()).account;
  } catch (error) {
    if (isSignedOut(error)) return null;
    throw error;
  }
}

function isSignedOut(error: unknown): boolean {
  return error instanceof RegistryError && error.status === 401;
}
