/** The heading of a view. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { navigations } from "../router.ts";
import { UntrustedText } from "./untrusted-text.tsx";

/** The heading: it sets the page title, and gets the focus after a navigation. */
export function Heading({ kind, title, about, back, children, beside }: HeadingProps) {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = [title, ...(kind === undefined ? [] : [kind]), "Registry Node"].join(" · ");
  }, [kind, title]);
  // With the heading itself, not after the next frame: by then the user may be typing.
  useLayoutEffect(() => {
    if (navigations > 0) element.current?.focus();
  }, []);
  return (
    <header class="view-head">
      <div>
        <h1 ref={element} tabIndex={-1}>
          {kind !== undefined && <span class="kind">{kind} </span>}
          <UntrustedText text={title} />
        </h1>
        {about !== undefined && <p>{about}</p>}
        {back && (
          <p>
            <a href={back.href}>
              ← <UntrustedText text={back.name} />
            </a>
          </p>
        )}
        {children}
      </div>
      {beside}
    </header>
  );
}

/** The properties of a heading. */
interface HeadingProps {
  /** What the view is about, if its title is the name of an object: "Agent". */
  kind?: string;
  title: string;
  /** A short description of the view, or what else is below the title. */
  about?: string;
  /** The view above this one. */
  back?: { href: string; name: string };
  children?: ComponentChildren;
  /** The main action of the view. */
  beside?: ComponentChildren;
}
