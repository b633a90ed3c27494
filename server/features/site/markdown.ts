/** Renders the subset of Markdown that the contract's doc comments use: paragraphs, lists and `code`. */
import { type Html, html } from "./html.ts";

/** Renders a single line: `code` becomes markup, the rest is escaped. */
export function inline(text: string): Html {
  const parts = text.split(/`([^`]+)`/);
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

/** Renders paragraphs and lists. */
export function prose(text: string | undefined): Html {
  return html`${blocks(text ?? "").map(render)}`;
}

interface Block {
  list: boolean;
  lines: string[];
}

function render({ list, lines }: Block): Html {
  if (!list) return html`<p>${lines.map(inline)}</p>`;
  return html`<ul>${lines.map((line) => html`<li>${inline(line)}</li>`)}</ul>`;
}

/** Splits a text into blocks. A blank line ends a block, `- ` starts a list item, other lines continue the block. */
function blocks(text: string): Block[] {
  const found: Block[] = [];
  let open: Block | undefined;
  for (const line of text.split("\n").map((raw) => raw.trim())) {
    const entry = /^[-*] (.*)$/.exec(line)?.[1];
    const starts = entry === undefined ? !open : !open?.list;
    if (line === "") open = undefined;
    else if (starts || !open) {
      open = { list: entry !== undefined, lines: [entry ?? line] };
      found.push(open);
    } else if (entry !== undefined) open.lines.push(entry);
    else open.lines.push(`${open.lines.pop() ?? ""} ${line}`);
  }
  return found;
}
