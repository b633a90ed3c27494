/** The ways in, for whoever is not signed in. */
import type { WaysIn } from "../../../client/index.ts";
import { Failure } from "../elements/failure.tsx";
import { Skeleton } from "../elements/shown.tsx";
import { useLoaded } from "../loading.ts";
import { route } from "../router.ts";
import { registry } from "../session.ts";
import { SetUp } from "./set-up.tsx";
import { SignIn } from "./sign-in.tsx";
import { SignUp } from "./sign-up.tsx";

/** The ways in. */
export type Way = "sign-in" | "sign-up" | "set-up";

/** Shows the way in that fits, with links to the others that are open. `ended`: a session ended just now. */
export function Door({ ended }: { ended: boolean }) {
  const { value: ways, error, reload } = useLoaded((signal) => registry.accounts.ways({ signal }), []);
  const { view, query } = route.value;
  const way = wayOf(view, ways);
  return (
    <main class="door" id="contents">
      {ended && (
        <p class="notice warn" role="alert">
          <strong>Your session has ended.</strong> Sign in again, and you go on where you were.
        </p>
      )}
      {!ways && error === undefined && <Skeleton what="the sign-in" />}
      <Failure error={error} onRetry={reload} />
      {ways && way === "sign-in" && <SignIn ways={ways} />}
      {ways && way === "sign-up" && <SignUp />}
      {ways && way === "set-up" && <SetUp token={query.get("token") ?? ""} />}
    </main>
  );
}

/** The way that the address asks for, where it is open. */
function wayOf(view: string, ways: WaysIn | undefined): Way {
  if (view === "setup" && ways?.set_up) return "set-up";
  return view === "sign-up" && ways?.sign_up ? "sign-up" : "sign-in";
}
