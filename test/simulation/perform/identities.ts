/** Performs sign-ins with the identity provider, as browsers do them. */

import type { SignInElsewhere } from "../actions.ts";
import { fastestClock } from "../clock.ts";
import { callers, type Site } from "../scene.ts";
import { time } from "../virtual-time.ts";
import { cookieIn, ignoreRejection, type Stage } from "./stage.ts";

/** How long a user takes. */
const userMs = 700;

/** Signs in with one browser, or with several at the same time. */
export async function signInElsewhere(stage: Stage, action: SignInElsewhere): Promise<void> {
  const site = stage.site(action.site);
  await Promise.all(
    Array.from({ length: action.browsers }, (_, browser) =>
      signIn(stage, site, { ...action, process: action.process + browser }),
    ),
  );
}

async function signIn(stage: Stage, site: Site, action: SignInElsewhere): Promise<void> {
  const { scene } = stage;
  const { by, subject, process } = action;
  const signedIn = await stage.sessionOf(site, by, { process });
  if (by !== "anyone" && signedIn === null) return;
  const begun = await scene.browse(site, { kind: "oidc start", by, subject }, "/api/auth/oidc/start", {
    credential: signedIn,
    process,
  });
  const address = begun?.headers.get("location");
  const flow = begun && cookieIn(begun.headers);
  if (!address || !flow) return;
  if (action.signsOut && signedIn !== null)
    await stage
      .client(site, { kind: "sign out", by, id: null }, { process }, signedIn)
      .accounts.signOut()
      .catch(ignoreRejection);
  await time.sleep(userMs);
  const { pathname, search } = scene.provider.signIn(address, subject);
  const credential = signedIn === null ? flow : `${flow}; ${signedIn}`;
  const comeBack = async (process: number) => {
    const intent = { kind: "oidc callback", by, subject };
    const fate = process === action.process ? action.fate : "fair";
    const response = await scene.browse(site, intent, pathname + search, { credential, fate, process });
    const session = response?.status === 303 ? cookieIn(response.headers) : null;
    if (session) await remember(stage, site, subject, session);
  };
  const returns = Array.from({ length: action.returns }, (_, again) => async () => {
    await time.sleep(again * action.betweenMs);
    await comeBack(process + again);
  });
  await Promise.all(returns.map((each) => each()));
}

/** Remembers a session, and whose it is. */
async function remember(stage: Stage, site: Site, subject: number, text: string): Promise<void> {
  const madeAt = fastestClock(site);
  const client = stage.client(site, { kind: "use session", by: "anyone", id: null }, {}, text);
  const { account } = await client.accounts.session();
  const { accounts } = stage.scene.prologue;
  const by = callers.find((each) => each !== "anyone" && accounts[each] === account.id) ?? "anyone";
  stage.made.identities.push({ site, subject, account: account.id });
  stage.addSession(site, by, text, madeAt);
}
