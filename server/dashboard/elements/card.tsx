/** Cards, and lists of them. */
import type { ComponentChildren } from "preact";
import { EmptyState } from "./empty-state.tsx";

/** The properties of a card. */
interface CardProps {
  title: ComponentChildren;
  /** The level of its heading. */
  level?: 2 | 3;
  /** Content beside the title, such as badges. */
  beside?: ComponentChildren;
  /** Where the title leads. */
  href?: string | undefined;
  /** Whether all of the card leads there. */
  linked?: boolean;
  children: ComponentChildren;
}

/** One item of a list of cards. */
export function Card({ title, level = 2, beside, href, linked = false, children }: CardProps) {
  const Title = `h${level}` as const;
  return (
    <li class={linked ? "card linked" : "card"}>
      <div class="card-head">
        <Title>{href === undefined ? title : <a href={href}>{title}</a>}</Title>
        {beside}
      </div>
      {children}
    </li>
  );
}

/** The properties of a list of cards. */
interface CardsProps<Item> {
  of: readonly Item[];
  /** What is said if there are none. */
  nothing: string;
  /** The card of an item, with a key. */
  children: (item: Item) => ComponentChildren;
}

/** A list of cards. */
export function Cards<Item>({ of, nothing, children }: CardsProps<Item>) {
  if (of.length === 0) return <EmptyState title={nothing} />;
  return <ul class="cards">{of.map((item) => children(item))}</ul>;
}
