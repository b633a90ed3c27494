/** A list of names and values. */
import { type Html, html, type Insert } from "./html.ts";

/** Renders the list. */
export function pairs(rows: [name: Insert, value: Insert][]): Html {
  const pairs = rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return html`<dl class="pairs">${pairs}</dl>`;
}
