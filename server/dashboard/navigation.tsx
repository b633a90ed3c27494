/** The navigation between views. */
import { useState } from "preact/hooks";
import type { Account } from "../../client/index.ts";
import { Button } from "./elements/button.tsx";
import { ErrorNotice } from "./elements/error-notice.tsx";
import { UntrustedText } from "./elements/untrusted-text.tsx";
import { type Figure, type Figures, readFigures } from "./figures.ts";
import { useAction, useLoaded } from "./loading.ts";
import { hrefOf } from "./router.ts";
import { changes, signOut } from "./session.ts";
import { isFor, preload, type View, views } from "./views.tsx";

/** Links to all views of an account; on a small screen, collapsed behind a button. */
export function Navigation({ account, at }: { account: Account; at: string }) {
  const [open, setOpen] = useState(false);
  const leaving = useAction(signOut);
  const { value: figures = {} } = useLoaded(
    (signal) => readFigures(account, signal),
    [account.id, at, changes.value],
  );
  const mine = Object.entries(views).filter(([, view]) => isFor(view, account));
  const shared = mine.filter(([, { only }]) => only === undefined);
  const special = mine.filter(([, { only }]) => only !== undefined);
  return (
    <aside class="side">
      <Button onClick={() => setOpen(!open)} unfolds={{ id: "views", open }}>
        <span aria-hidden="true">☰</span> {mine.find(([name]) => name === at)?.[1].label ?? "Menu"}
      </Button>
      <nav id="views" aria-label="Dashboard" data-open={open ? "" : undefined}>
        <Links of={shared} at={at} figures={figures} onGo={() => setOpen(false)} />
        {special.length > 0 && (
          <>
            <p class="nav-title" id="operate">
              Admin
            </p>
            <Links of={special} at={at} figures={figures} onGo={() => setOpen(false)} labelledBy="operate" />
          </>
        )}
        <div class="who">
          <UntrustedText text={account.name ?? account.email ?? account.id} />
          <span class="small">
            {account.role}, {account.tier} tier
          </span>
          <Button busy={leaving.busy} onClick={() => void leaving.run()}>
            Sign out
          </Button>
          <ErrorNotice error={leaving.error} />
        </div>
      </nav>
    </aside>
  );
}

/** A number beside a link; nothing without one. */
function Count({ of }: { of: Figure | undefined }) {
  if (!of) return null;
  return (
    <>
      {" "}
      <span class={of.waits === undefined ? "count" : "count waits"}>
        {of.count}
        {of.waits !== undefined && <span class="visually-hidden"> {of.waits}</span>}
      </span>
    </>
  );
}

/** The properties of a group of links. */
interface LinksProps {
  of: readonly (readonly [string, View])[];
  at: string;
  figures: Figures;
  onGo: () => void;
  labelledBy?: string;
}

function Links({ of, at, figures, onGo, labelledBy }: LinksProps) {
  return (
    <ul {...(labelledBy !== undefined && { "aria-labelledby": labelledBy })}>
      {of.map(([name, { label }]) => (
        <li key={name}>
          <a
            href={hrefOf(name)}
            onClick={onGo}
            onPointerEnter={() => preload(name)}
            onFocus={() => preload(name)}
            {...(name === at && { "aria-current": "page" as const })}
          >
            {label}
            <Count of={figures[name]} />
          </a>
        </li>
      ))}
    </ul>
  );
}
