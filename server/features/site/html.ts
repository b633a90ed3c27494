/** HTML templates that escape every inserted value. */

/** Text that is already markup. Only `html` creates it for pages, so every other value is escaped. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }

  toString(): string {
    return this.markup;
  }
}

/** A value that may be inserted into a template. `undefined` renders as nothing. */
export type Insert = Html | string | number | undefined | readonly Insert[];

/** Creates HTML from a template. The template's own text is markup; inserted values are escaped unless they are `Html`. */
export function html(markup: TemplateStringsArray, ...inserts: Insert[]): Html {
  return new Html(markup.reduce((before, after, index) => before + render(inserts[index - 1]) + after));
}

/** Joins inserted values with a separator. */
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

function render(insert: Insert): string {
  if (insert === undefined) return "";
  if (insert instanceof Html) return insert.markup;
  if (typeof insert === "object") return insert.map(render).join("");
  return String(insert).replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
