/** The root of the dashboard: the sign-in page, or the views of the signed-in account. */
import type { ComponentType } from "preact";
import { useErrorBoundary } from "preact/hooks";
import type { Account } from "../../client/index.ts";
import { Announcements } from "./elements/announcements.tsx";
import { ErrorNotice } from "./elements/error-notice.tsx";
import { Heading } from "./elements/heading.tsx";
import { Skeleton } from "./elements/skeleton.tsx";
import { useLoaded } from "./loading.ts";
import { Navigation } from "./navigation.tsx";
import { type Route, route } from "./router.ts";
import { checkSession, session } from "./session.ts";
import { NewPasswordPage } from "./sign-in/new-password-page.tsx";
import { SignInPage } from "./sign-in/sign-in-page.tsx";
import type { Parts, ViewProps } from "./view-props.ts";
import { loadParts, partsOf, type View, viewOf } from "./views.tsx";

/** The root component. */
export function App() {
  const state = session.value;
  if (route.value.view === "password") {
    return (
      <>
        <Announcements />
        <NewPasswordPage />
      </>
    );
  }
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
          <ErrorNotice error={state.error} onRetry={() => void checkSession()} />
        </main>
      )}
      {state.kind === "out" && <SignInPage ended={state.ended} />}
      {state.kind === "in" && <SignedInApp account={state.account} />}
    </>
  );
}

/** The navigation and the view, which is recreated for each route. */
function SignedInApp({ account }: { account: Account }) {
  const at = route.value;
  const view = viewOf(at, account);
  return (
    <div class="dashboard">
      <Navigation account={account} at={at.view} />
      <main class="view" id="contents" key={`${at.view}/${at.isNew}/${at.id}/${at.part}`}>
        {view ? <Place view={view} at={at} account={account} /> : <NotFound />}
      </main>
    </div>
  );
}

function Place({ view, at, account }: { view: View; at: Route; account: Account }) {
  // An unexpected response, for example of a broken proxy, can break a view: show the error instead of a blank page.
  const [fault, again] = useErrorBoundary();
  if (fault) {
    return (
      <>
        <Heading title={view.label} />
        <ErrorNotice error={fault} onRetry={again} />
      </>
    );
  }
  return <LoadedView view={view} at={at} account={account} />;
}

/** The component of a route. */
function Part({ parts, at, account }: { parts: Parts; at: Route; account: Account }) {
  const Shown = shownAt(parts, at);
  return Shown ? <Shown account={account} id={at.id ?? ""} /> : <NotFound />;
}

function shownAt(
  { show, one, make, edit }: Parts,
  { id, isNew, part }: Route,
): ComponentType<ViewProps> | undefined {
  if (isNew) return part ? undefined : make;
  if (id === null || id === "") return show;
  if (part !== null && part !== "") return part === "edit" ? edit : undefined;
  return one;
}

/** A view, whose code is loaded first. The same component before and after, so that a change of the query keeps its state. */
function LoadedView({ view, ...given }: { view: View; at: Route; account: Account }) {
  const { value, error, reload } = useLoaded(() => loadParts(view), [view]);
  const parts = partsOf(view) ?? value;
  if (parts) return <Part parts={parts} {...given} />;
  return (
    <>
      <Heading title={view.label} />
      {error === undefined ? <Skeleton what={view.label} /> : <ErrorNotice error={error} onRetry={reload} />}
    </>
  );
}

function NotFound() {
  return (
    <>
      <Heading title="Page not found" />
      <p>
        This page does not exist, or you have no access to it. <a href="#/">Go to the overview</a>
      </p>
    </>
  );
}
