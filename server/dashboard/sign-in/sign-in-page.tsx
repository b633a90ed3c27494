/** The page for users who are not signed in. */
import { LoadedContent } from "../elements/loaded-content.tsx";
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
  const loaded = useLoaded((signal) => registry.accounts.ways({ signal }));
  const { view, query } = route.value;
  return (
    <main class="door" id="contents">
      {ended && (
        <p class="notice warn" role="alert">
          <strong>Your session has ended.</strong> Sign in again to continue.
        </p>
      )}
      <LoadedContent of={loaded} what="the sign-in">
        {(ways) => {
          if (view === "setup" && ways.set_up) return <SetUp token={query.get("token") ?? ""} />;
          return view === "sign-up" && ways.sign_up ? <SignUp /> : <SignIn ways={ways} />;
        }}
      </LoadedContent>
    </main>
  );
}
