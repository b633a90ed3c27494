/** The page for users who are not signed in. */
import type { WaysIn } from "../../../client/index.ts";
import { ErrorNotice } from "../elements/error-notice.tsx";
import { Skeleton } from "../elements/skeleton.tsx";
import { useLoaded } from "../loading.ts";
import { route } from "../router.ts";
import { registry } from "../session.ts";
import { SetUp } from "./set-up.tsx";
import { SignIn } from "./sign-in.tsx";
import { SignUp } from "./sign-up.tsx";

/** The forms of the page. */
export type Way = "sign-in" | "sign-up" | "set-up";

/** Shows the form of the route, if it is available. `ended`: a session has just ended. */
export function SignInPage({ ended }: { ended: boolean }) {
  const { value: ways, error, reload } = useLoaded((signal) => registry.accounts.ways({ signal }), []);
  const { view, query } = route.value;
  const way = wayOf(view, ways);
  return (
    <main class="door" id="contents">
      {ended && (
        <p class="notice warn" role="alert">
          <strong>Your session has ended.</strong> Sign in again to continue.
        </p>
      )}
      {!ways && error === undefined && <Skeleton what="the sign-in" />}
      <ErrorNotice error={error} onRetry={reload} />
      {ways && way === "sign-in" && <SignIn ways={ways} />}
      {ways && way === "sign-up" && <SignUp />}
      {ways && way === "set-up" && <SetUp token={query.get("token") ?? ""} />}
    </main>
  );
}

/** The form of the route, if it is available. */
function wayOf(view: string, ways: WaysIn | undefined): Way {
  if (view === "setup" && ways?.set_up) return "set-up";
  return view === "sign-up" && ways?.sign_up ? "sign-up" : "sign-in";
}
