/** Templates of HTML that escape what is put into them. */

/** Text that is markup already. Pages get it from `html`, so that whatever else reaches them is escaped. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }

  toString(): string {
    return this.markup;
  }
}

/** What may stand in a template; `undefined` leaves nothing behind. */
export type Insert = Html | string | number | undefined | readonly Insert[];

/** A template of HTML: its own text is markup, every inserted value is escaped unless it is `Html`. */
export function html(markup: TemplateStringsArray, ...inserts: Insert[]): Html {
  return new Html(markup.reduce((before, after, index) => before + show(inserts[index - 1]) + after));
}

/** Inserts with a separator between them. */
export function join(inserts: readonly Insert[], separator: string): Html {
  return html`${inserts.map((insert, index) => (index === 0 ? insert : [separator, insert]))}`;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&#34;",
  "'": "&#39;",
};

function show(insert: Insert): string {
  if (insert === undefined) return "";
  if (insert instanceof Html) return insert.markup;
  if (typeof insert === "object") return insert.map(show).join("");
  return String(insert).replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
