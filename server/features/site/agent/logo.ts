/** The logo of an agent on pages. */
import type { components } from "../../../../generated/openapi.d.ts";
import { firstLetter } from "../../../display/first-letter.ts";
import { type Html, html } from "../html.ts";

type Agent = components["schemas"]["Agent"];

/**
 * Renders the logo beside the name of an agent, which says the same. An agent without an icon has a letter, for which no request
 * is sent.
 * @param size the width and height in pixels.
 */
export function logoImage({ agent_id, name, icon_url }: Agent, size: 40 | 64 = 40): Html {
  if (icon_url === null)
    return html`<span class="logo logo-${size}" aria-hidden="true">${firstLetter(name)}</span>`;
  const source = `/agents/${encodeURIComponent(agent_id)}/logo`;
  return html`<img src="${source}" class="logo" width="${size}" height="${size}" alt="" loading="lazy" decoding="async">`;
}
