/** What is on the page: the ways in, or the views of whoever is signed in. */
import type { ComponentType } from "preact";
import { useErrorBoundary } from "preact/hooks";
import type { Account } from "../../client/index.ts";
import { Announcements } from "./elements/announcements.tsx";
import { Failure } from "./elements/failure.tsx";
import { Heading } from "./elements/heading.tsx";
import { Skeleton } from "./elements/shown.tsx";
import { useLoaded } from "./loading.ts";
import { Navigation } from "./navigation.tsx";
import { type Route, route } from "./router.ts";
import { checkSession, session } from "./session.ts";
import { Door } from "./sign-in/door.tsx";
import { type View, type ViewProps, viewOf } from "./views.tsx";

/** The whole dashboard. */
export function App() {
  const state = session.value;
  return (
    <>
      <Announcements />
      {state.kind === "checking" && (
        <main class="door" id="contents">
          <Skeleton what="the dashboard" />
        </main>
      )}
      {state.kind === "failed" && (
        <main class="door" id="contents">
          <Heading title="Dashboard" />
          <Failure error={state.error} onRetry={() => void checkSession()} />
        </main>
      )}
      {state.kind === "out" && <Door ended={state.ended} />}
      {state.kind === "in" && <Inside account={state.account} />}
    </>
  );
}

/** The navigation and the view, which is made anew for each place. */
function Inside({ account }: { account: Account }) {
  const at = route.value;
  const view = viewOf(at, account);
  return (
    <div class="dashboard">
      <Navigation account={account} at={at.view} />
      <main class="view" id="contents" key={`${at.view}/${at.id}`}>
        {view ? <Place view={view} at={at} account={account} /> : <Nowhere />}
      </main>
    </div>
  );
}

function Place({ view, at, account }: { view: View; at: Route; account: Account }) {
  // An answer that is not what the contract says, as of a broken proxy, breaks what shows it: that is told, not left blank.
  const [fault, again] = useErrorBoundary();
  const Shown = shownAt(view, at);
  const given = { account, id: at.id ?? "" };
  if (fault) {
    return (
      <>
        <Heading title={view.label} />
        <Failure error={fault} onRetry={again} />
      </>
    );
  }
  if (Shown) return <Shown {...given} />;
  return view.load ? <Later load={view.load} label={view.label} {...given} /> : <Nowhere />;
}

/** What shows a place, where it is here already. */
function shownAt({ show, one, make }: View, { id }: Route): ComponentType<ViewProps> | undefined {
  if (id === null || id === "") return show;
  return id === "new" && make ? make : one;
}

/** A view whose code is brought first. */
function Later({ load, label, ...given }: ViewProps & { load: NonNullable<View["load"]>; label: string }) {
  // A component is a function, which a state would call: it travels in an object.
  const { value, error, reload } = useLoaded(async () => ({ Shown: await load() }), [load]);
  if (value) return <value.Shown {...given} />;
  return (
    <>
      <Heading title={label} />
      {error === undefined ? <Skeleton what={label} /> : <Failure error={error} onRetry={reload} />}
    </>
  );
}

function Nowhere() {
  return (
    <>
      <Heading title="Nothing here" />
      <p>
        This address leads nowhere, or to what is for the owner of the node.{" "}
        <a href="#/">Go to the overview</a>
      </p>
    </>
  );
}
