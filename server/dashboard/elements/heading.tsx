/** The heading of a view. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { navigations } from "../router.ts";
import { Theirs } from "./theirs.tsx";

/** The heading: it names the page, and whoever goes to a view starts reading there. */
export function Heading({ title, children, beside }: HeadingProps) {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Registry Node`;
  }, [title]);
  useEffect(() => {
    if (navigations > 0) element.current?.focus();
  }, []);
  return (
    <header class="view-head">
      <div>
        <h1 ref={element} tabIndex={-1}>
          <Theirs text={title} />
        </h1>
        {children}
      </div>
      {beside}
    </header>
  );
}

/** What a heading can be given. */
interface HeadingProps {
  title: string;
  /** A few words on the view. */
  children?: ComponentChildren;
  /** What one does there most. */
  beside?: ComponentChildren;
}
